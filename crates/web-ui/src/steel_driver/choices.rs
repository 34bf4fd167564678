//! The legal actions as buttons: what each does, what it costs and changes, which shapes lead to it.

use super::canvas::{city_target, link_target};
use super::details::Details;
use crate::{Choice, ChoiceKind, People, Words};
use engine::Seat;
use std::cmp::Reverse;
use steel_driver::{Action, City, Link, Phase, View};

pub(crate) fn choices(view: &View, seat: Seat, legal: &[Action], words: &Words, people: &People) -> Vec<Choice> {
    let details = Details { view, seat, words, people };
    let mut listed = legal.to_vec();
    listed.sort_by_cached_key(|action| rank(&details, action));
    listed
        .iter()
        .map(|action| Choice {
            action: serde_json::to_string(action).expect("actions are plain data"),
            label: label(view, action, words),
            detail: details.of(action),
            targets: targets(view, action),
            tag: None,
            kind: kind(action),
            way: None,
            is_for_ever: false,
            loses: details.is_in_vain(action),
        })
        .collect()
}

fn label(view: &View, action: &Action, words: &Words) -> String {
    let company = view.phase.company().map_or_else(String::new, |company| words.say(company.word()));
    match *action {
        Action::Open { company, stones } => {
            words.say_with("sd-do-open", &[("company", words.say(company.word()).into()), ("stones", stones.into())])
        }
        Action::PassMarker => words.say("sd-do-pass-marker"),
        Action::Raise { stones } => words.say_with("sd-do-raise", &[("stones", stones.into())]),
        Action::Pass => words.say("sd-do-pass"),
        Action::Build { link, start } => {
            let company = ("company", company.into());
            match start.or_else(|| only_start(view, link)) {
                Some(start) => {
                    let (a, b) = link.ends();
                    let end = if a == start { b } else { a };
                    let args = [company, ("start", start.name().into()), ("end", end.name().into())];
                    words.say_with("sd-do-build-from", &args)
                }
                None => words.say_with("sd-do-build", &[company, ("link", link.to_string().into())]),
            }
        }
        Action::TakeGood { city } => {
            let good = words.say(city.good().word());
            words.say_with("sd-do-take", &[("good", good.into()), ("city", city.name().into())])
        }
    }
}

/// The shapes on the page that, clicked together, are this action: a first link, and the hexagon that it starts from.
fn targets(view: &View, action: &Action) -> Vec<String> {
    match *action {
        Action::Open { company, stones } => vec![company.word().to_owned(), format!("stones-{stones}")],
        Action::Build { link, start } => {
            let start = start.or_else(|| only_start(view, link));
            [link_target(link)].into_iter().chain(start.map(city_target)).collect()
        }
        Action::TakeGood { city } => vec![city_target(city)],
        Action::PassMarker | Action::Raise { .. } | Action::Pass => Vec::new(),
    }
}

/// SD-4.5: the end at which a first link starts, where one alone is hexagonal.
fn only_start(view: &View, link: Link) -> Option<City> {
    let company = view.phase.company()?;
    let (a, b) = link.ends();
    let starts = [a, b].into_iter().find(|city| city.is_start());
    starts.filter(|_| view.company(company).links.is_empty())
}

fn kind(action: &Action) -> ChoiceKind {
    match *action {
        Action::Raise { stones } => ChoiceKind::Amount { amount: stones.into(), unit: "sd-amount-stones" },
        Action::PassMarker | Action::Pass => ChoiceKind::Quiet,
        Action::Open { .. } | Action::Build { .. } | Action::TakeGood { .. } => ChoiceKind::Listed,
    }
}

/// What earns most comes first, of that the cheapest; what is alike stands in the order of the board. Passing comes last.
fn rank(details: &Details, action: &Action) -> (Reverse<i64>, u32, usize) {
    let order = |gain: u32, price: u32, index: usize| (Reverse(i64::from(gain)), price, index);
    match *action {
        Action::Build { link, start } => match details.view.phase {
            Phase::Build { company, .. } => {
                let preview = details.view.preview(company, link, start);
                order(preview.profit, preview.price.into(), link.index())
            }
            _ => order(0, 0, link.index()),
        },
        Action::TakeGood { city } => order(details.gain_of(city), 0, city.index()),
        Action::Open { company, stones } => order(0, company.index() as u32, stones.into()),
        Action::Raise { stones } => order(0, stones.into(), 0),
        Action::PassMarker | Action::Pass => (Reverse(i64::MIN), 0, 0),
    }
}
