//! The table of American Rails in plain characters, for the terminal; and what its players call things there.

use super::canvas::hex_id;
use super::{phase_numeral, space_name};
use crate::parts::columns::columns;
use crate::{People, Words};
use american_rails::{CITIES, City, Hex, Phase, Railway, Space, Terrain, View};
use engine::Seat;

/// The map, the cities with railways, the railways, the action track and the players.
pub(crate) fn in_text(view: &View, words: &Words, people: &People) -> String {
    let legend = words.say("ar-text-legend");
    let mut parts = vec![format!("{}\n{legend}", map(view)), cities(view), railways(view, words, people)];
    if view.column.is_some() && !matches!(view.phase, Phase::Finished { .. }) {
        parts.push(action_track(view, words, people));
    }
    parts.push(players(view, words, people));
    parts.retain(|part| !part.is_empty());
    parts.join("\n\n")
}

/// The shape on the page that is called so: `Buffalo`, `12-0`, `Republic`, `Expand 4`.
pub(crate) fn target_of(typed: &str, words: &Words) -> Option<String> {
    let is = |name: &str| name.eq_ignore_ascii_case(typed);
    let hex = Hex::all().find(|hex| is(&hex.to_string()) || is(&hex_id(*hex)));
    let railway = Railway::ALL.into_iter().find(|railway| is(railway.name()));
    let space = Space::ALL
        .into_iter()
        .find(|space| is(&words.say(space.word())) || space.word().strip_prefix("space-").is_some_and(is));
    hex.map(|hex| format!("hex-{}", hex_id(hex)))
        .or_else(|| railway.map(|railway| railway.word().to_owned()))
        .or_else(|| space.map(|space| space.word().to_owned()))
}

const ROWS: u8 = 18;
const COLUMNS: u8 = 19;

/// Four characters a hex; odd rows lie half a hex further east. Cubes are letters, cities their first three.
fn map(view: &View) -> String {
    let numbers: String = (0..COLUMNS).map(|col| format!("{col:<4}")).collect();
    let mut lines = vec![format!("   {}", numbers.trim_end())];
    for row in 0..ROWS {
        let shift = if row % 2 == 1 { "  " } else { "" };
        let cells: String = (0..COLUMNS).map(|col| cell(view, Hex::at(col, row))).collect();
        lines.push(format!("{row:>2} {shift}{}", cells.trim_end()));
    }
    lines.join("\n")
}

fn cell(view: &View, hex: Option<Hex>) -> String {
    let Some(hex) = hex else { return "    ".to_owned() };
    let letters = letters_at(view, hex);
    let text = match (hex.city(), hex.terrain()) {
        // In capitals once a railway is there.
        (Some(city), _) if letters.is_empty() => short_name(city),
        (Some(city), _) => short_name(city).to_uppercase(),
        (None, _) if letters.len() > 3 => format!("{}+", &letters[..2]),
        (None, _) if !letters.is_empty() => letters,
        (None, Terrain::Forest) => "\"".to_owned(),
        (None, Terrain::Mountain) => "^".to_owned(),
        (None, _) => ".".to_owned(),
    };
    format!("{text:<4}")
}

/// The first three letters, or of two words the first two and the first.
fn short_name(city: &City) -> String {
    match city.name.split_once(' ') {
        Some((first, second)) => first.chars().take(2).chain(second.chars().take(1)).collect(),
        None => unlike_others(city).to_owned(),
    }
}

/// The names that begin alike: Charleston, Charlestown and Charlotte, Indianapolis is alone.
fn unlike_others(city: &City) -> &'static str {
    match city.name {
        "Charleston" => "Csn",
        "Charlestown" => "Ctn",
        "Charlotte" => "Clt",
        name => &name[..3],
    }
}

fn letters_at(view: &View, hex: Hex) -> String {
    view.cubes_at(hex).iter().map(Railway::letter).collect()
}

/// Cities that a railway has reached: what they are worth and who is there, three a line.
fn cities(view: &View) -> String {
    let reached: Vec<String> = CITIES
        .iter()
        .filter_map(|city| {
            let value = view.city_value(city.hex)?;
            let house = if view.houses.contains(city.hex) { "+" } else { "" };
            let there = letters_at(view, city.hex);
            (!there.is_empty()).then(|| format!("{}{house} {}/{} {there}", city.name, value.full, value.shared))
        })
        .collect();
    let lines = reached.chunks(3).map(|line| line.iter().map(|city| format!("{city:<26}")).collect::<String>());
    lines.map(|line| line.trim_end().to_owned()).collect::<Vec<_>>().join("\n")
}

fn railways(view: &View, words: &Words, people: &People) -> String {
    let heading = ["ar-railway", "ar-income", "ar-treasury", "ar-dividend", "ar-cubes", "ar-shares"];
    let mut rows = vec![heading.map(|id| words.say(id)).to_vec()];
    for railway in view.railways.iter().filter(|railway| railway.in_game) {
        let name = format!("{} {}", railway.railway.letter(), words.say(railway.railway.word()));
        let shares = shares(view, railway.railway, words, people);
        rows.push(vec![
            name,
            words.money(railway.income),
            words.money(railway.treasury),
            words.money(railway.dividend_per_share),
            railway.cubes_left.to_string(),
            shares,
        ]);
    }
    columns(&rows)
}

/// "2 Anna, 1 Erik, 1 unsold".
fn shares(view: &View, railway: Railway, words: &Words, people: &People) -> String {
    let its = view.railway(railway);
    let held =
        Seat::all(usize::from(view.seats)).map(|seat| (view.shares_of(seat, railway), people.name(seat).to_owned()));
    let rest = [(its.shares_left, words.say("ar-unsold")), (its.shares_removed, words.say("ar-removed"))];
    let some = held.chain(rest).filter(|(count, _)| *count > 0);
    some.map(|(count, whose)| format!("{count} {whose}")).collect::<Vec<_>>().join(", ")
}

fn action_track(view: &View, words: &Words, people: &People) -> String {
    let phases = (0..3).filter_map(phase_numeral).map(str::to_owned);
    let mut rows = vec![std::iter::once(view.year.to_string()).chain(phases).collect::<Vec<_>>()];
    for space in Space::ALL {
        let trains = view.action_track.iter().map(|column| match column[space.index()] {
            Some(seat) => people.name(seat).to_owned(),
            None => "·".to_owned(),
        });
        rows.push(std::iter::once(space_name(view, space, words)).chain(trains).collect());
    }
    columns(&rows)
}

/// In the order of their turns.
fn players(view: &View, words: &Words, people: &People) -> String {
    let rest = Seat::all(usize::from(view.seats)).filter(|seat| !view.turn_order.contains(seat));
    let rows: Vec<Vec<String>> = view
        .turn_order
        .iter()
        .copied()
        .chain(rest)
        .map(|seat| {
            let due = [("dollars", view.player(seat).dividends_due.into())];
            vec![
                people.name(seat).to_owned(),
                words.money(view.player(seat).money),
                words.say_with("ar-dividends-due", &due),
            ]
        })
        .collect();
    columns(&rows)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lang, Person};
    use american_rails::AmericanRails;
    use engine::{Chance, Game, SeatSet, Seed, Viewer, settle};
    use std::collections::BTreeSet;

    fn people() -> People {
        let person = |name: &str| Person { name: name.to_owned(), bot: None, is_open: false };
        People::new(["Anna", "Erik", "Angela", "Peter"].map(person).to_vec(), SeatSet::EMPTY)
    }

    /// A game after so many moves, each any that is offered.
    fn view_after(moves: usize) -> View {
        let seed = Seed::new("in text");
        let mut chance = Chance::new(&seed, 0);
        let (mut events, mut legal) = (Vec::new(), Vec::new());
        let mut game = AmericanRails::new(4, &Default::default(), &mut chance, &mut events).unwrap();
        settle(&mut game, &mut chance, &mut events, &mut legal);
        for _ in 0..moves {
            let seat = game.to_act().first().unwrap();
            let action = chance.pick(&legal).unwrap();
            game.apply(seat, &action, &mut chance, &mut events).unwrap();
            settle(&mut game, &mut chance, &mut events, &mut legal);
        }
        game.view(Viewer::All)
    }

    #[test]
    fn every_city_has_its_own_three_letters() {
        let names: BTreeSet<String> = CITIES.iter().map(short_name).collect();

        assert_eq!(names.len(), CITIES.len());
        assert!(names.iter().all(|name| name.len() == 3), "{names:?}");
    }

    #[test]
    fn the_map_fits_a_terminal_and_the_tables_name_everybody() {
        for lang in Lang::ALL {
            let text = in_text(&view_after(150), Words::new(lang), &people());

            let map_and_legend = text.split("\n\n").next().unwrap();
            assert!(map_and_legend.lines().all(|line| line.chars().count() <= 80), "{text}");
            for name in ["Anna", "Erik", "Angela", "Peter", "Republic"] {
                assert!(text.contains(name), "{name} is missing:\n{text}");
            }
        }
    }

    #[test]
    fn a_reached_city_stands_in_capitals() {
        let view = view_after(150);
        let reached = CITIES.iter().find(|city| !view.cubes_at(city.hex).is_empty()).expect("or nothing is tested");
        let empty = CITIES.iter().find(|city| view.cubes_at(city.hex).is_empty()).expect("or nothing is tested");

        let map = map(&view);

        assert!(map.contains(&short_name(reached).to_uppercase()), "{map}");
        assert!(map.contains(&format!("{} ", short_name(empty))), "{map}");
    }

    #[test]
    fn players_name_things_as_they_are_called() {
        let words = Words::new(Lang::En);

        assert_eq!(target_of("st. louis", words).as_deref(), Some("hex-1-6"));
        assert_eq!(target_of("12-8", words).as_deref(), Some("hex-12-8"));
        assert_eq!(target_of("Republic", words).as_deref(), Some("railway-republic"));
        assert_eq!(target_of("expand 4", words).as_deref(), Some("space-expand4"));
        assert_eq!(target_of("develop", words).as_deref(), Some("space-develop"));
        assert_eq!(target_of("nowhere", words), None);
    }
}
