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

/// "New York pays $8 a year alone, $5 shared · a cube costs $4 · there: American"
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
        false => words.say_with("ar-stands-costs", &[("price", view.price(hex).into())]),
    };
    let names: Vec<String> = there.iter().map(|railway| words.say(railway.word())).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let who = match names.is_empty() {
        true => words.say("ar-stands-nobody"),
        false => words.say_with("ar-stands-there", &[("railways", words.listed(&names).into())]),
    };
    [named, costs, who].join(" · ")
}

/// "American earns $12: $6 a year for each share · Anna 1, Erik 1, 3 unsold · treasury $4, 20 cubes left"
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
    let held: Vec<String> =
        held.filter(|(_, shares)| *shares > 0).map(|(name, shares)| format!("{name} {shares}")).collect();
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
        let starts = format!("Chicago pays ${} a year alone, ${} shared", value.full, value.shared);
        assert!(of_city.starts_with(&starts), "{of_city}");
        let of_railway = said(railway.railway.word()).unwrap();
        assert!(of_railway.contains(&format!("${} a year for each share", railway.dividend_per_share)), "{of_railway}");
        assert_eq!(said("space-develop"), None);
    }
}
