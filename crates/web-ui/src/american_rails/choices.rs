//! The legal actions as buttons: what each does, what it costs and changes, which shapes lead to it.

use super::canvas::{hex_id, middle};
use super::details::Details;
use super::effects::Effects;
use crate::parts::imagined::Trial;
use crate::{Choice, ChoiceKind, People, Words};
use american_rails::{Action, Hex, Phase, View};
use engine::Seat;
use std::cmp::Reverse;

pub(crate) fn choices(view: &View, seat: Seat, legal: &[Action], words: &Words, people: &People) -> Vec<Choice> {
    let trial = Trial::on(view);
    let mut listed: Vec<(Action, Effects)> =
        legal.iter().map(|action| (*action, Effects::of(&trial, seat, action))).collect();
    listed.sort_by_cached_key(|(action, effects)| rank(view, seat, action, effects));
    let details = Details { view, seat, words, people };
    listed
        .iter()
        .map(|(action, effects)| Choice {
            action: serde_json::to_string(action).expect("actions are plain data"),
            label: label(view, action, legal, words),
            detail: details.of(action, effects),
            targets: targets(action),
            tag: tag(view, action, effects, words),
            kind: kind(action, legal),
            way: None,
            is_for_ever: false,
            loses: *action == Action::Leave,
        })
        .collect()
}

/// Where a hex lies, in a few words: "Buffalo", "the plains by St. Louis".
pub(crate) fn place(hex: Hex, words: &Words) -> String {
    match hex.city() {
        Some(city) => city.name.to_owned(),
        None => {
            let terrain = words.say(hex.terrain().word());
            words.say_with("ar-place", &[("terrain", terrain.into()), ("near", hex.near().name.into())])
        }
    }
}

/// The same among others of its terrain by the same city, which it could be taken for: "the plains east of St. Louis".
fn place_among(hex: Hex, others: impl IntoIterator<Item = Hex>, words: &Words) -> String {
    let is_alike = |other: Hex| other != hex && other.terrain() == hex.terrain() && other.near().hex == hex.near().hex;
    if hex.city().is_some() || !others.into_iter().any(is_alike) {
        return place(hex, words);
    }
    let city = hex.near();
    let twelfth = twelfth_from(city.hex, hex);
    // The six ways to the hexes that border on the city lead on to hexes behind them.
    let is_behind = twelfth.is_multiple_of(2) && !hex.neighbours().contains(city.hex);
    let way = words.say_with("ar-way", &[("twelfth", twelfth.into())]);
    let args = [("terrain", words.say(hex.terrain().word()).into()), ("way", way.into()), ("near", city.name.into())];
    words.say_with(if is_behind { "ar-place-further" } else { "ar-place-there" }, &args)
}

/// In which direction, in twelfths of a circle: 0 is east, 3 south.
fn twelfth_from(from: Hex, to: Hex) -> u32 {
    let (from, to) = (middle(from), middle(to));
    let turned = (to.y - from.y).atan2(to.x - from.x) / std::f32::consts::TAU;
    (turned.rem_euclid(1.0) * 12.0).round() as u32 % 12
}

pub(crate) fn label(view: &View, action: &Action, legal: &[Action], words: &Words) -> String {
    match *action {
        Action::NameRailway { railway } => {
            words.say_with("ar-do-name", &[("railway", words.say(railway.word()).into())])
        }
        Action::Bid { dollars } => words.say_with("ar-do-bid", &[("dollars", dollars.into())]),
        Action::Pass => words.say("ar-do-pass"),
        Action::PlaceFirstCube { city } => {
            let Phase::FirstCube { railway, .. } = view.phase else { return place(city, words) };
            let railway = words.say(railway.word());
            words.say_with("ar-do-first-cube", &[("railway", railway.into()), ("city", city.near().name.into())])
        }
        Action::MoveTrain { space } => super::space_name(view, space, words),
        Action::Develop { city } => words.say_with("ar-do-develop", &[("city", city.near().name.into())]),
        Action::Finance { railway } => {
            words.say_with("ar-do-finance", &[("railway", words.say(railway.word()).into())])
        }
        Action::TakeFromBank => words.say("ar-do-take"),
        Action::TakeFromOthers => words.say("ar-do-others-pay"),
        Action::PlaceCube { railway, hex } => {
            let id = if matches!(view.phase, Phase::Take { .. }) { "ar-do-expand-2" } else { "ar-do-expand" };
            let hexes = legal.iter().filter_map(|other| match *other {
                Action::PlaceCube { railway: its, hex } if its == railway => Some(hex),
                _ => None,
            });
            let place = place_among(hex, hexes, words);
            words.say_with(id, &[("railway", words.say(railway.word()).into()), ("place", place.into())])
        }
        Action::Leave => words.say("ar-do-leave"),
        Action::Stop => words.say("ar-do-stop"),
    }
}

/// The shapes on the page that, clicked together, are this action.
fn targets(action: &Action) -> Vec<String> {
    match *action {
        Action::NameRailway { railway } | Action::Finance { railway } => vec![railway.word().to_owned()],
        Action::PlaceFirstCube { city } | Action::Develop { city } => vec![hex_target(city)],
        Action::MoveTrain { space } => vec![space.word().to_owned()],
        Action::PlaceCube { railway, hex } => vec![railway.word().to_owned(), hex_target(hex)],
        Action::Bid { .. }
        | Action::Pass
        | Action::TakeFromBank
        | Action::TakeFromOthers
        | Action::Leave
        | Action::Stop => Vec::new(),
    }
}

fn hex_target(hex: Hex) -> String {
    format!("hex-{}", hex_id(hex))
}

/// AR-4.5: where the two dollars may be cubes, those on the map are what gets somebody on.
fn kind(action: &Action, legal: &[Action]) -> ChoiceKind {
    let expands = legal.iter().any(|other| matches!(other, Action::PlaceCube { .. }));
    match *action {
        Action::TakeFromBank if expands => ChoiceKind::Other,
        Action::Bid { dollars } => ChoiceKind::Amount { amount: dollars, unit: "amount-dollars" },
        Action::TakeFromBank => ChoiceKind::Main,
        Action::TakeFromOthers => ChoiceKind::Other,
        Action::Pass | Action::Leave | Action::Stop => ChoiceKind::Quiet,
        _ => ChoiceKind::Listed,
    }
}

/// AR-5.4: some of what a cube brings is for a pair of special cities that it joins. The legend says what the sign means.
const PAIR: &str = "★";

/// Where an income changes: what a cube costs and brings its railway; what a house brings which railways.
fn tag(view: &View, action: &Action, effects: &Effects, words: &Words) -> Option<String> {
    let plus = |dollars: i64| format!("{}{}", if dollars > 0 { "+" } else { "" }, words.money(dollars));
    match *action {
        Action::PlaceCube { railway, hex } => {
            let gain = effects.gain(railway);
            let joined: i64 = effects.pairs.iter().map(|(_, _, dollars)| i64::from(*dollars)).sum();
            let pair = if joined > 0 { format!(" {PAIR}{}", plus(joined)) } else { String::new() };
            (gain != 0).then(|| format!("{}: {}{pair}", words.money(view.price(hex)), plus(gain - joined)))
        }
        Action::PlaceFirstCube { .. } => effects.incomes.first().map(|(_, _, to)| plus((*to).into())),
        Action::Develop { .. } => {
            let (railway, ..) = effects.incomes.first()?;
            let letters: String = effects.incomes.iter().map(|(railway, ..)| railway.letter()).collect();
            Some(format!("{letters} {}", plus(effects.gain(*railway))))
        }
        _ => None,
    }
}

/// What earns most comes first; what is alike stands in the order of the board. Leaving comes last.
fn rank(view: &View, seat: Seat, action: &Action, effects: &Effects) -> (Reverse<i64>, usize, u32, usize) {
    let order = |first: i64, second: usize, third: u32, fourth: usize| (Reverse(first), second, third, fourth);
    match *action {
        Action::PlaceCube { railway, hex } => {
            order(effects.gain(railway), railway.index(), view.price(hex), hex.index())
        }
        Action::PlaceFirstCube { city } => {
            order(city.city().map_or(0, |city| i64::from(city.full)), 0, 0, city.index())
        }
        Action::Develop { city } => order(gain_of_seat(view, seat, effects), 0, 0, city.index()),
        Action::Finance { railway } => order(i64::from(view.shares_of(seat, railway) > 0), 0, 0, railway.index()),
        Action::NameRailway { railway } => order(0, 0, 0, railway.index()),
        Action::MoveTrain { space } => order(0, 0, 0, space.index()),
        Action::Bid { dollars } => order(0, 0, dollars, 0),
        Action::TakeFromBank => order(0, 0, 0, 0),
        Action::TakeFromOthers => order(0, 0, 0, 1),
        Action::Pass | Action::Stop | Action::Leave => order(i64::MIN, 0, 0, 0),
    }
}

/// The income that railways would gain of which the player owns a share, less what the others would.
pub(crate) fn gain_of_seat(view: &View, seat: Seat, effects: &Effects) -> i64 {
    let sign = |railway| if view.shares_of(seat, railway) > 0 { 1 } else { -1 };
    effects.incomes.iter().map(|(railway, from, to)| sign(*railway) * (i64::from(*to) - i64::from(*from))).sum()
}
