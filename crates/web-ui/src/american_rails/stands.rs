//! What somebody reads who clicks on a place or a railway that leads nowhere now: what it pays and costs, and who is there.

use super::canvas::hex_of_target;
use super::choices::place;
use crate::{People, Words};
use american_rails::{Hex, Railway, View};
use engine::Seat;

pub(crate) fn stands_at(view: &View, target: &str, words: &Words, people: &People) -> Option<String> {
    match hex_of_target(target) {
        Some(hex) => Some(hex_in_words(view, hex, words)),
        None => Railway::ALL
            .into_iter()
            .find(|railway| railway.word() == target)
            .map(|railway| railway_in_words(view, railway, words, people)),
    }
}

/// "New York pays $8 a year alone, $5 each if shared · there: American, earning $8 · a cube costs $4 now: +$5, American −$3"
fn hex_in_words(view: &View, hex: Hex, words: &Words) -> String {
    let pays = view.city_value(hex).map(|value| {
        let name = place(hex, words);
        let args = [("city", name.into()), ("full", value.full.into()), ("shared", value.shared.into())];
        words.say_with("ar-stands-city", &args)
    });
    let named = pays.unwrap_or_else(|| capitalised(&place(hex, words)));
    let there = view.cubes_at(hex);
    let is_full = hex.terrain().holds_one_cube() && !there.is_empty();
    let costs = match is_full {
        true => words.say("ar-stands-full"),
        false => {
            [Some(words.say_with("ar-stands-costs", &[("price", view.price(hex).into())])), brings(view, hex, words)]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join(": ")
        }
    };
    [named, who_is_there(view, hex, words), costs].join(" · ")
}

/// In a city with what each of them earns there.
fn who_is_there(view: &View, hex: Hex, words: &Words) -> String {
    let there = view.cubes_at(hex);
    let names: Vec<String> = there.iter().map(|railway| words.say(railway.word())).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let earns = view.city_value(hex).map_or(0, |value| if there.len() == 1 { value.full } else { value.shared });
    let args = [("railways", words.listed(&names).into()), ("earns", earns.into()), ("count", there.len().into())];
    match (there.is_empty(), hex.city()) {
        (true, _) => words.say("ar-stands-nobody"),
        (false, None) => words.say_with("ar-stands-there", &args),
        (false, Some(_)) => words.say_with("ar-stands-there.earning", &args),
    }
}

/// AR-5.1: what the next railway to come there earns, and what one that was alone loses by it.
fn brings(view: &View, hex: Hex, words: &Words) -> Option<String> {
    let (value, there) = (view.city_value(hex)?, view.cubes_at(hex));
    let (full, shared) = (value.full, value.shared);
    let alone = there.iter().next().filter(|_| there.len() == 1);
    let adds = words.say_with("ar-stands-adds", &[("adds", if there.is_empty() { full } else { shared }.into())]);
    let loses = alone.map(|railway| {
        let args = [("railway", words.say(railway.word()).into()), ("loses", full.saturating_sub(shared).into())];
        words.say_with("ar-stands-loses", &args)
    });
    Some([Some(adds), loses].into_iter().flatten().collect::<Vec<_>>().join(", "))
}

/// "American earns $12: $6 a year for each share · Anna holds 1 share, Erik 2 · 3 unsold · treasury $4, 20 cubes left"
fn railway_in_words(view: &View, railway: Railway, words: &Words, people: &People) -> String {
    let its = view.railway(railway);
    let args = [
        ("railway", words.say(railway.word()).into()),
        ("income", its.income.into()),
        ("pays", its.dividend_per_share.into()),
        ("treasury", its.treasury.into()),
        ("cubes", its.cubes_left.into()),
        ("unsold", its.shares_left.into()),
    ];
    let held = Seat::all(view.players.len()).map(|seat| (people.name(seat), view.shares_of(seat, railway)));
    let said = |(name, shares): (&str, u8)| {
        words.say_with("ar-stands-holds", &[("name", name.into()), ("shares", shares.into())])
    };
    let held: Vec<String> = held.filter(|(_, shares)| *shares > 0).map(said).collect();
    let earns = if held.is_empty() { "ar-stands-railway.unheld" } else { "ar-stands-railway" };
    let parts = [words.say_with(earns, &args), held.join(", "), words.say_with("ar-stands-has", &args)];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;
    use crate::page_testing::{people, play};
    use american_rails::AmericanRails;
    use engine::{Game, Viewer};

    #[test]
    fn a_place_and_a_railway_tell_what_they_pay_whoever_is_to_act() {
        let view = play::<AmericanRails>(3, Default::default(), "stands", |_| {}).game().view(Viewer::All);
        let said = |target: &str| stands_at(&view, target, Words::new(Lang::En), &people(3));
        let chicago = Hex::of_city("Chicago").unwrap();
        let value = view.city_value(chicago).unwrap();
        let railway = view.railways.iter().find(|its| its.shares_held > 0).unwrap();

        let of_city = said(&format!("hex-{}-{}", chicago.col(), chicago.row())).unwrap();
        let starts = format!("Chicago pays ${} a year alone, ${} each where shared", value.full, value.shared);
        assert!(of_city.starts_with(&starts), "{of_city}");
        let of_railway = said(railway.railway.word()).unwrap();
        assert!(of_railway.contains(&format!("${} a year for each share", railway.dividend_per_share)), "{of_railway}");
        assert_eq!(said("space-develop"), None);
    }

    /// AR-5.1, AR-4.10.
    #[test]
    fn a_city_tells_what_each_railway_earns_there_and_what_the_next_one_would() {
        let mut view = play::<AmericanRails>(4, Default::default(), "stands", |_| {}).game().view(Viewer::All);
        let buffalo = Hex::of_city("Buffalo").unwrap();
        view.houses = Default::default();
        let mut said = |there: &[Railway]| {
            for its in &mut view.railways {
                its.track = Default::default();
                if there.contains(&its.railway) {
                    its.track = its.track.with(buffalo);
                }
            }
            hex_in_words(&view, buffalo, Words::new(Lang::En))
        };

        let pays = "Buffalo pays $4 a year alone, $3 each where shared";
        assert_eq!(said(&[]), format!("{pays} · no railway there yet · a cube costs $2 now: +$4 a year"));
        let alone = "there: National, earning $4 · a cube costs $4 now: +$3 a year, National −$1";
        assert_eq!(said(&[Railway::National]), format!("{pays} · {alone}"));
        let shared = "there: National and Liberty, earning $3 each · a cube costs $6 now: +$3 a year";
        assert_eq!(said(&[Railway::National, Railway::Liberty]), format!("{pays} · {shared}"));
    }

    /// A name may end in a number.
    #[test]
    fn a_railway_tells_shares_from_the_names_of_players() {
        let mut view = play::<AmericanRails>(4, Default::default(), "stands", |_| {}).game().view(Viewer::All);
        for (player, shares) in view.players.iter_mut().zip([1, 0, 2, 0]) {
            player.shares[Railway::American.index()] = shares;
        }
        let people = people(4);
        let said = railway_in_words(&view, Railway::American, Words::new(Lang::En), &people);
        let [first, third] = [0, 2].map(|seat| people.name(Seat(seat)));
        assert!(said.contains(&format!(" · {first} holds 1 share, {third} holds 2 shares · ")), "{said}");
    }
}
