//! The legal actions as real buttons in one form: for keyboard, screen reader, and pages without script. The board's shapes point at them.

use super::Setting;
use crate::parts::auction::{QUICK_RAISES, stepper};
use crate::{Choice, ChoiceKind, Way, Words};
use engine::Seat;
use maud::{Markup, PreEscaped, html};
use std::collections::{BTreeSet, HashSet};

/// More than this, and of every group of ways only the best are listed, each of which spends something else; all of them are a page of
/// their own.
const MANY: usize = 150;
const BEST: usize = 2;

pub(super) fn actions(setting: &Setting, words: &Words, seat: Seat, choices: &[Choice]) -> Markup {
    let amounts: Vec<&Choice> = choices.iter().filter(|choice| is_amount(choice)).collect();
    let listed = apart(choices.iter().filter(|choice| choice.kind == ChoiceKind::Listed));
    let (plain, on_board): (Vec<&Choice>, Vec<&Choice>) =
        listed.into_iter().partition(|choice| choice.targets.is_empty());
    let shortens = on_board.len() > MANY;
    html! {
        section #actions.panel.actions aria-labelledby="actions-title" {
            h2 #actions-title { (words.say("your-move")) }
            form #act method="post" action=(url(setting)) {
                (hidden(setting, seat))
                @if !plain.is_empty() { ul.moves { @for choice in plain { li { (button(choice)) } } } }
                @if !on_board.is_empty() {
                    // Behind a click: the board shows them better.
                    details #moves open[on_board.iter().any(|choice| is_asked_for(setting, choice))] {
                        summary { (words.say_with("all-moves", &[("count", on_board.len().into())])) }
                        ul.moves {
                            @for alike in on_board.chunk_by(|one, other| are_ways_of_one(one, other)) {
                                li { (one_or_group(setting, words, alike, shortens)) }
                            }
                        }
                    }
                }
            }
            @if !amounts.is_empty() { (any_amount(setting, words, seat, &amounts, choices)) }
        }
    }
}

/// Of those that nobody could tell apart (places in a city that are alike) the first.
fn apart<'a>(choices: impl Iterator<Item = &'a Choice>) -> Vec<&'a Choice> {
    let read =
        |choice: &'a Choice| (&choice.label, &choice.detail, &choice.targets, choice.way.as_ref().map(|way| &way.of));
    let mut known = HashSet::new();
    choices.filter(|choice| choice.targets.is_empty() || known.insert(read(choice))).collect()
}

/// The reader wants to see all ways to do this.
fn is_asked_for(setting: &Setting, choice: &Choice) -> bool {
    choice.way.as_ref().is_some_and(|way| setting.ways.as_ref() == Some(&way.of))
}

fn are_ways_of_one(one: &Choice, other: &Choice) -> bool {
    one.way.as_ref().zip(other.way.as_ref()).is_some_and(|(one, other)| one.of == other.of)
}

/// A choice; or several ways to do the same under their name, with what is said of the first of them.
fn one_or_group(setting: &Setting, words: &Words, alike: &[&Choice], shortens: bool) -> Markup {
    let (Some(Way { of, name, .. }), [first, _, ..]) = (&alike[0].way, alike) else { return button(alike[0]) };
    let is_open = is_asked_for(setting, first);
    let is_dear = |choice: &Choice| choice.way.as_ref().is_some_and(|way| way.is_dear);
    let (listed, others): (Vec<&Choice>, Vec<&Choice>) = match shortens && !is_open {
        true => {
            // Of each shape that leads there.
            let mut listed: Vec<Option<&String>> = Vec::new();
            alike.iter().partition(|choice| {
                let first = choice.targets.first();
                listed.extend((!is_dear(choice)).then_some(first));
                !is_dear(choice) && listed.iter().filter(|other| **other == first).count() <= BEST
            })
        }
        false => (alike.to_vec(), Vec::new()),
    };
    html! {
        details.ways open[is_open] {
            summary { span { (name) } " " small { (first.detail) } }
            ul {
                @for choice in listed { li { (way(choice, first)) } }
                @if !others.is_empty() { li { (more_ways(setting, words, of, &others)) } }
            }
        }
    }
}

/// What leads to those that are not listed; their shapes lead to it.
fn more_ways(setting: &Setting, words: &Words, of: &str, others: &[&Choice]) -> Markup {
    let targets: BTreeSet<&str> = others.iter().flat_map(|choice| &choice.targets).map(String::as_str).collect();
    let targets: Vec<&str> = [of].into_iter().chain(targets.into_iter().filter(|target| *target != of)).collect();
    html! {
        a.more-ways href=(setting.ways_of(of)) data-targets=(targets.join(" ")) {
            (words.say_with("more-ways", &[("count", others.len().into())]))
        }
    }
}

/// One of several: what is said of them all stands above it.
fn way(choice: &Choice, first: &Choice) -> Markup {
    let by = choice.way.as_ref().map_or(choice.label.as_str(), |way| way.by.as_str());
    let says = match choice.detail == first.detail {
        true => html! { (by) },
        false => html! { span { (by) } " " small { (choice.detail) } },
    };
    let targets = html! { (choice.targets.join(" ")) }.into_string();
    let value = way_value(&choice.action);
    PreEscaped(format!("<button name=\"action\" {value} data-targets=\"{targets}\">{}</button>", says.0))
}

/// The value of one of several ways. An action has many double quotes: in single ones it is half as long.
pub(super) fn way_value(action: &str) -> String {
    format!("value='{}'", action.replace('&', "&amp;").replace('<', "&lt;").replace('\'', "&#39;"))
}

/// Any amount: with script a number to step or to type, without it one list of them all. It begins with the first, which is the least, or
/// what a coach speaks of. Quick raises and the way out stand beside it: a bid is made in one place.
fn any_amount(setting: &Setting, words: &Words, seat: Seat, amounts: &[&Choice], choices: &[Choice]) -> Markup {
    let dollars_of = || amounts.iter().map(|choice| dollars(choice));
    let (least, most) = (dollars_of().min().unwrap_or(0), dollars_of().max().unwrap_or(0));
    let first = dollars_of().next().unwrap_or(least);
    html! {
        form #act-amount.any-amount.single[amounts.len() == 1] method="post" action=(url(setting)) {
            (hidden(setting, seat))
            label for="amount" { (words.say("other-bid")) }
            select #amount name="action" {
                @for choice in amounts {
                    option value=(choice.action) data-amount=(dollars(choice)) data-vain[choice.loses] { (amount_text(choice)) }
                }
            }
            span.raises role="group" aria-label=(words.say("other-bid")) {
                @for choice in quick_raises(amounts, |_| false) { button type="button" data-quick=(dollars(choice)) { (dollars(choice)) } }
            }
            (stepper((least, most), first, &words.say("other-bid"), None, words))
            button.bid.vain[amounts.first().is_some_and(|choice| choice.loses)] { (words.say("bid")) }
            @for choice in choices.iter().filter(|choice| choice.kind == ChoiceKind::Quiet) {
                button.way-out form="act" name="action" value=(choice.action) { (choice.label) }
            }
            output.d for="amount-number" { (amounts.first().map_or("", |choice| choice.detail.as_str())) }
        }
    }
}

/// As its button says it, with the detail behind the first dot: the script takes them apart again (`amounts.js`).
fn amount_text(choice: &Choice) -> String {
    match choice.detail.as_str() {
        "" => choice.label.clone(),
        detail => format!("{} · {detail}", choice.label),
    }
}

fn dollars(choice: &Choice) -> u32 {
    match choice.kind {
        ChoiceKind::Amount { amount, .. } => amount,
        ChoiceKind::Main | ChoiceKind::Other | ChoiceKind::Quiet | ChoiceKind::Listed => 0,
    }
}

/// The least amount, one more, and a jump; and the one that is `wanted` here, which has its place among them.
pub(super) fn quick_raises<'a>(amounts: &[&'a Choice], wanted: impl Fn(&Choice) -> bool) -> Vec<&'a Choice> {
    let least = amounts.iter().map(|choice| dollars(choice)).min().unwrap_or(0);
    let is_quick = |choice: &Choice| QUICK_RAISES.iter().any(|raise| dollars(choice) == least + raise);
    let mut quick: Vec<&Choice> = amounts.iter().copied().filter(|choice| is_quick(choice) || wanted(choice)).collect();
    quick.sort_by_key(|choice| dollars(choice));
    quick
}

pub(super) fn is_amount(choice: &Choice) -> bool {
    matches!(choice.kind, ChoiceKind::Amount { .. })
}

/// What its last shape says once the others are chosen; where one shape is all of it, the shape is drawn with its tag.
fn tag_on_the_way(choice: &Choice) -> Option<&str> {
    choice.tag.as_deref().filter(|_| choice.targets.len() > 1)
}

fn button(choice: &Choice) -> Markup {
    html! {
        button name="action" value=(choice.action)
            data-targets=[(!choice.targets.is_empty()).then(|| choice.targets.join(" "))] data-tag=[tag_on_the_way(choice)] data-for-ever[choice.is_for_ever] data-vain[choice.loses] {
            span { (choice.label) } " "
            @if !choice.detail.is_empty() { small { (choice.detail) } }
        }
    }
}

fn url(setting: &Setting) -> String {
    format!("/tables/{}/actions", setting.id)
}

/// The version tells a late post that the table has moved on.
fn hidden(setting: &Setting, seat: Seat) -> Markup {
    html! {
        input type="hidden" name="version" value=(setting.version);
        input type="hidden" name="seat" value=(seat.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bid(dollars: u32) -> Choice {
        Choice {
            action: format!("{{\"bid\":{dollars}}}"),
            label: format!("Bid ${dollars}"),
            detail: String::new(),
            targets: Vec::new(),
            tag: None,
            kind: ChoiceKind::Amount { amount: dollars, unit: "amount-dollars" },
            way: None,
            is_for_ever: false,
            loses: false,
        }
    }

    #[test]
    fn nothing_in_an_action_or_a_target_ends_its_attribute() {
        let choice = Choice { action: "{\"a\":\"'<&\"}".into(), targets: vec!["x\"y".into()], ..bid(1) };

        assert_eq!(
            way(&choice, &choice).into_string(),
            "<button name=\"action\" value='{\"a\":\"&#39;&lt;&amp;\"}' data-targets=\"x&quot;y\">Bid $1</button>"
        );
    }

    #[test]
    fn of_two_that_nobody_could_tell_apart_one_is_listed() {
        let on = |target: &str, action: &str| Choice { targets: vec![target.into()], action: action.into(), ..bid(1) };
        let choices = [on("city-4", "0"), on("city-4", "2"), on("city-5", "3"), bid(1), bid(1)];

        let listed: Vec<&str> = apart(choices.iter()).iter().map(|choice| choice.action.as_str()).collect();

        assert_eq!(listed, ["0", "3", &choices[3].action, &choices[4].action]);
    }

    #[test]
    fn what_stays_for_ever_is_marked() {
        let marked = |is_for_ever| button(&Choice { is_for_ever, ..bid(1) }).into_string().contains(" data-for-ever>");

        assert!(marked(true) && !marked(false));
    }

    #[test]
    fn quick_raises_are_one_two_and_five_more_than_the_bid_so_far() {
        let bids: Vec<Choice> = (13..=30).map(bid).collect();
        let bids: Vec<&Choice> = bids.iter().collect();

        let labels: Vec<&str> = quick_raises(&bids, |_| false).iter().map(|choice| choice.label.as_str()).collect();

        assert_eq!(labels, ["Bid $13", "Bid $14", "Bid $17"]);
        assert_eq!(quick_raises(&bids[..2], |_| false).len(), 2, "never more than somebody has");
    }

    #[test]
    fn the_amount_that_a_coach_speaks_of_stands_among_the_quick_raises() {
        let bids: Vec<Choice> = (1..=30).map(bid).collect();
        let bids: Vec<&Choice> = bids.iter().collect();

        let labels: Vec<&str> =
            quick_raises(&bids, |choice| dollars(choice) == 4).iter().map(|choice| choice.label.as_str()).collect();

        assert_eq!(labels, ["Bid $1", "Bid $2", "Bid $4", "Bid $5"]);
    }
}
