//! The page of Carnegie, in reading order: what lies still, what changes, what stands beside it, what is said.

mod canvas;
mod icons;
mod targets;

mod backdrop;
mod shapes;

mod board;
mod built;
mod lines;
mod news;

mod badges;
mod panels;

mod choices;
mod details;
mod effects;
mod first;
mod meant;
mod prompt;
mod reasons;
mod said;

mod ending;
mod recap;
mod together;

mod in_text;

mod options;

#[cfg(test)]
mod tests;

use crate::SIGNS;
use crate::parts;
use crate::{Choice, Inputs, Moment, OptionField, Paint, Panel, People, Prompt, Rank, Scene, Shows, Words};
use carnegie::{Action, Carnegie, Event, Options, Phase, ROUNDS, Resource, Timeline, View};
use engine::{Message, Rule, Seat};
use maud::{Markup, html};

impl Paint for Carnegie {
    type Script = carnegie::CarnegieScript;

    const TITLE: &'static str = "Carnegie";
    const SEATS: (usize, usize) = (1, 4);
    const DIGEST: &'static str = include_str!("../../../../rules/carnegie.md");
    const DIGEST_IN: &'static [(&'static str, &'static str)] =
        &[("nl", include_str!("../../../../rules/nl/carnegie.md"))];
    const SCENARIOS: &'static [(&'static str, &'static str)] = carnegie::SCENARIOS;
    const LESSONS: &'static [(&'static str, &'static str)] = carnegie::LESSONS;
    const PICTURES: &'static [(usize, Shows)] = &[
        (0, Shows::Board),
        (4, Shows::Work(0)),
        (5, Shows::PartOfBoard("960 170 220 152")),
        (12, Shows::Work(1)),
        (12, Shows::Work(2)),
    ];
    const OPTIONS: &'static [OptionField<Options>] = options::OPTIONS;
    const ONE_QUESTION_AT_A_TIME: bool = true;

    fn progress(view: &View, words: &Words) -> Markup {
        progress(view, words)
    }

    fn prompt(view: &View, words: &Words, people: &People) -> Prompt {
        prompt::prompt(view, words, people)
    }

    fn asked(view: &View, seat: Seat, words: &Words, people: &People) -> String {
        prompt::asked(view, seat, words, people)
    }

    fn choices(view: &View, seat: Seat, legal: &[Action], words: &Words, people: &People) -> Vec<Choice> {
        choices::choices(view, seat, legal, words, people)
    }

    fn why(view: &View, seat: Seat, action: &Action, _: Rank, words: &Words) -> Vec<String> {
        reasons::why(view, seat, action, words)
    }

    /// CA-5.20, CA-7.1: where a worker comes to lie and what standing up costs is all there is to a move.
    fn why_says_all(action: &Action) -> bool {
        matches!(action, Action::MoveWorker { .. } | Action::Activate { .. } | Action::SellGood)
    }

    fn is_no_advice(view: &View, seat: Seat, before: &[Action], action: &Action) -> bool {
        reasons::is_no_advice(view, seat, before, action)
    }

    fn meant_by(view: &View, seat: Seat, target: &str) -> Vec<Action> {
        meant::meant_by(view, seat, target)
    }

    fn meant_after(view: &View, seat: Seat, walked: &[&str], target: &str) -> Vec<Action> {
        meant::meant_after(view, seat, walked, target)
    }

    fn comes_first(
        view: &View,
        seat: Seat,
        walked: &[&str],
        target: &str,
        legal: &[Action],
    ) -> Option<(Message, Rule)> {
        first::comes_first(view, seat, walked, target, legal)
    }

    fn stands_at(view: &View, target: &str, words: &Words, people: &People) -> Option<String> {
        built::stands_at(view, target, words, people)
    }

    fn board(scene: &Scene<Carnegie>) -> Markup {
        board::board(scene)
    }

    fn board_looks_at(view: &View, news: &[Event]) -> Option<Inputs> {
        Some(board::looks_at(view, news))
    }

    fn backdrop(view: &View, words: &Words) -> Markup {
        backdrop::backdrop(view, words)
    }

    fn backdrop_looks_at(view: &View) -> Inputs {
        Inputs::of(&backdrop::has_neutral(view))
    }

    fn panels(scene: &Scene<Carnegie>) -> Vec<Panel<Carnegie>> {
        panels::panels(scene)
    }

    fn work(scene: &Scene<Carnegie>, which: usize) -> Markup {
        panels::of_the_first(scene, which)
    }

    fn ending(scene: &Scene<Carnegie>, course: &[Moment<Carnegie>]) -> Markup {
        ending::ending(scene, course)
    }

    fn rival(view: &View, words: &Words) -> Option<(String, i64)> {
        Some((words.say("ca-andrew"), view.andrew_score()?.total().into()))
    }

    /// The round; before the first one the set-up has no mark.
    fn time_mark(event: &Event, words: &Words) -> Option<String> {
        match *event {
            Event::RoundBegan { round, .. } => Some(words.say_with("ca-mark-round", &[("round", round.into())])),
            Event::GameEnded => Some(words.say("ca-mark-end")),
            _ => None,
        }
    }

    fn in_text(view: &View, words: &Words, people: &People) -> String {
        in_text::in_text(view, words, people)
    }

    fn target_of(typed: &str, words: &Words) -> Option<String> {
        in_text::target_of(typed, words)
    }

    fn badge(word: &str, _: &Words) -> Option<Markup> {
        Timeline::ALL.into_iter().find(|timeline| timeline.word() == word).map(badges::kind)
    }

    fn score(score: i64, words: &Words) -> String {
        words.say_with("ca-gain-points", &[("amount", score.into())])
    }

    fn may_talk(_: &View) -> bool {
        true
    }
}

/// The round, and where we are in it.
fn progress(view: &View, words: &Words) -> Markup {
    let now = stage(view.phase);
    let round = match view.round {
        0 => words.say("ca-set-up"),
        round => words.say_with("ca-round-of", &[("round", round.into()), ("rounds", ROUNDS.into())]),
    };
    html! {
        ol.years aria-label=(words.say("ca-rounds")) {
            li.now { (round) }
            @if view.round > 0 {
                @for (index, id) in STAGES.into_iter().enumerate() {
                    @let is_now = now == Some(index);
                    li.past[now.is_some_and(|now| index < now)].now[is_now] aria-current=[is_now.then_some("step")] { (words.say(id)) }
                }
            }
        }
        (scores(view))
    }
}

/// What is counted stands behind each of two; of more there is room for it once.
fn scores(view: &View) -> Markup {
    let star = icons::resource(Resource::Points);
    match view.andrew_score() {
        Some(andrew) => html! {
            p.scores aria-hidden="true" {
                @for seat in view.seats() { span class={ "player-" (seat.0) } { i.sign { (SIGNS[seat.index()]) } (view.score(seat).total()) (star) } " " }
                span.andrew { i.sign { "A" } (andrew.total()) (star) }
            }
        },
        None => parts::scores::scores(view.seats().map(|seat| view.score(seat).total().to_string()), &star),
    }
}

/// The parts of a round.
const STAGES: [&str; 4] = ["ca-stage-timeline", "ca-stage-event", "ca-stage-departments", "ca-stage-activate"];

fn stage(phase: Phase) -> Option<usize> {
    match phase {
        Phase::ChooseTimeline { .. } => Some(0),
        Phase::TakeBack { .. }
        | Phase::Study { from_project: false, .. }
        | Phase::ChooseIncome { .. }
        | Phase::Donate { .. } => Some(1),
        Phase::Departments { .. }
        | Phase::PlaceDepartment { .. }
        | Phase::BringWorker { .. }
        | Phase::Build { .. }
        | Phase::Study { from_project: true, .. } => Some(2),
        Phase::Activate { .. } => Some(3),
        Phase::ChooseSides { .. }
        | Phase::PlaceStartDisc { .. }
        | Phase::TakeDepartment { .. }
        | Phase::SetUpMoves { .. }
        | Phase::Welfare { .. }
        | Phase::Finished => None,
    }
}

/// Whose company the reader looks at first: the one that acts for them, else their own, else whoever the table waits for.
fn shown_seat(scene: &Scene<Carnegie>) -> Seat {
    scene
        .acting
        .look()
        .or(scene.people.mine.look().first())
        .or(scene.view.phase.to_act().first())
        .filter(|seat| seat.index() < scene.view.players.len())
        .unwrap_or(Seat(0))
}
