//! The page of Steel Driver, in reading order: what lies still, what changes, what stands beside it, what is said.

mod canvas;

mod backdrop;
mod shapes;

mod board;
mod coasts;
mod news;
mod ribbon;
mod tracks;

mod badges;
mod panels;

mod choices;
mod details;
mod meant;
mod prompt;
mod reach;
mod reasons;

mod ending;
mod recap;

mod in_text;

mod options;

#[cfg(test)]
mod tests;

use crate::parts::scores::scores;
use crate::{Choice, Inputs, Moment, OptionField, Paint, Panel, People, Prompt, Rank, Scene, Shows, Words};
use engine::Seat;
use maud::{Markup, html};
use steel_driver::{Action, Company, Event, Good, LAST_ROUND, Options, Phase, SteelDriver, View};

impl Paint for SteelDriver {
    type Script = steel_driver::SteelDriverScript;

    const TITLE: &'static str = "Steel Driver";
    const SEATS: (usize, usize) = (3, 6);
    const DIGEST: &'static str = include_str!("../../../../rules/steel-driver.md");
    const DIGEST_IN: &'static [(&'static str, &'static str)] =
        &[("nl", include_str!("../../../../rules/nl/steel-driver.md"))];
    const SCENARIOS: &'static [(&'static str, &'static str)] = steel_driver::SCENARIOS;
    const LESSONS: &'static [(&'static str, &'static str)] = steel_driver::LESSONS;
    const PICTURES: &'static [(usize, Shows)] = &[
        (0, Shows::Board),
        (6, Shows::PartOfBoard("340 330 420 262")),
        (7, Shows::PartOfBoard("205 328 440 275")),
        (10, Shows::PartOfBoard("500 170 420 262")),
        (10, Shows::Work(0)),
    ];
    /// Whoever bids, opens, builds, builds on a later round's network, sees what shares are worth, takes goods.
    const HINTS_WHEN: &'static [&'static str] = &[
        ".any-amount",
        ".opening",
        ".links .legal",
        ":root:has(.years .past) .links .legal",
        ".companies td:nth-child(8)",
        "[value*=take_good]",
    ];
    const OPTIONS: &'static [OptionField<Options>] = options::OPTIONS;
    const LIST_BESIDE_HEADING: bool = true;

    fn progress(view: &View, words: &Words) -> Markup {
        progress(view, words)
    }

    fn prompt(view: &View, words: &Words, people: &People) -> Prompt {
        prompt::prompt(view, words, people)
    }

    fn short_prompt(view: &View, words: &Words, people: &People) -> Option<String> {
        prompt::short(view, words, people)
    }

    fn choices(view: &View, seat: Seat, legal: &[Action], words: &Words, people: &People) -> Vec<Choice> {
        choices::choices(view, seat, legal, words, people)
    }

    fn why(view: &View, seat: Seat, action: &Action, rank: Rank, words: &Words) -> Vec<String> {
        reasons::why(view, seat, action, rank, words)
    }

    fn comes_to(view: &View, seat: Seat, action: &Action) -> Option<u32> {
        reasons::comes_to(view, seat, action)
    }

    fn why_says_all(action: &Action) -> bool {
        matches!(action, Action::Open { .. } | Action::Raise { .. } | Action::Pass | Action::PassMarker)
    }

    fn meant_by(view: &View, _: Seat, target: &str) -> Vec<Action> {
        meant::meant_by(view, target)
    }

    fn stands_at(view: &View, target: &str, words: &Words, _: &People) -> Option<String> {
        meant::stands_at(view, target, words)
    }

    fn board(scene: &Scene<SteelDriver>) -> Markup {
        board::board(scene)
    }

    fn board_looks_at(view: &View, news: &[Event]) -> Option<Inputs> {
        Some(board::looks_at(view, news))
    }

    fn backdrop(view: &View, words: &Words) -> Markup {
        backdrop::backdrop(view.options.map, words)
    }

    fn backdrop_looks_at(view: &View) -> Inputs {
        Inputs::of(&view.options.map)
    }

    fn panels(scene: &Scene<SteelDriver>) -> Vec<Panel<SteelDriver>> {
        panels::panels(scene)
    }

    fn work(scene: &Scene<SteelDriver>, _which: usize) -> Markup {
        panels::whose_they_are(scene)
    }

    fn ending(scene: &Scene<SteelDriver>, course: &[Moment<SteelDriver>]) -> Markup {
        ending::ending(scene, course)
    }

    /// The round, and in it the building: `R2`, `R2·build`; then the final accounting.
    fn time_mark(event: &Event, words: &Words) -> Option<String> {
        match *event {
            Event::RoundBegan { round } => Some(words.say_with("sd-mark-round", &[("round", round.into())])),
            Event::AuctionsEnded { round, .. } => Some(words.say_with("sd-mark-build", &[("round", round.into())])),
            Event::GoodsPlaced { .. } => Some(words.say("sd-stage-end")),
            _ => None,
        }
    }

    fn in_text(view: &View, words: &Words, people: &People) -> String {
        in_text::in_text(view, words, people)
    }

    fn target_of(typed: &str, words: &Words) -> Option<String> {
        in_text::target_of(typed, words)
    }

    fn badge(word: &str, words: &Words) -> Option<Markup> {
        let company = Company::ALL.into_iter().find(|company| company.word() == word);
        let company = company.map(|company| badges::badge(company, words));
        company.or_else(|| Good::ALL.into_iter().find(|good| good.word() == word).map(badges::good))
    }

    fn may_talk(_: &View) -> bool {
        true
    }
}

/// The five rounds, and the final accounting as the last stop.
fn progress(view: &View, words: &Words) -> Markup {
    let is_end = matches!(view.phase, Phase::TakeGood { .. } | Phase::Finished);
    let stop = |name: String, past: bool, now: bool| {
        html! { li.past[past].now[now] aria-current=[now.then_some("step")] { (name) } }
    };
    html! {
        ol.years aria-label=(words.say("sd-rounds")) {
            @for round in 1..=LAST_ROUND {
                @let name = words.say_with("sd-round", &[("round", round.into())]);
                (stop(name, is_end || round < view.round, !is_end && round == view.round))
            }
            (stop(words.say("sd-stage-end"), false, is_end))
        }
        (scores(view.players.iter().map(|player| words.money(player.money)), &html! {}))
    }
}

/// "1st", "2nd".
fn ordinal(place: usize, words: &Words) -> String {
    words.say_with("sd-ordinal", &[("place", place.into())])
}
