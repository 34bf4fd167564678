//! The page of Sample Line: the links that wait, and who laid how many. As it grows, one file for each part.

mod campaign;

#[cfg(test)]
mod tests;

use crate::parts::imagined::standings;
use crate::{Choice, ChoiceKind, Moment, OptionField, Paint, Panel, People, Place, Prompt, Retell, Scene, Shows, Words};
use engine::{Seat, SeatSet};
use maud::{Markup, html};
use sample_line::{Action, Event, Options, Phase, SampleLine, View};

const VIEW_BOX: &str = "0 0 400 240";

impl Paint for SampleLine {
    type Script = sample_line::SampleLineScript;

    const TITLE: &'static str = "Sample Line";
    const SEATS: (usize, usize) = (2, 4);
    const DIGEST: &'static str = include_str!("../../../../rules/sample-line.md");
    const SCENARIOS: &'static [(&'static str, &'static str)] = sample_line::SCENARIOS;
    const LESSONS: &'static [(&'static str, &'static str)] = sample_line::LESSONS;
    const PICTURES: &'static [(usize, Shows)] =
        &[(0, Shows::Board), (1, Shows::Board), (2, Shows::Board), (4, Shows::Board), (3, Shows::Board)];
    const OPTIONS: &'static [OptionField<Options>] = &[];

    fn progress(view: &View, words: &Words) -> Markup {
        html! { p { (waiting(view, words)) } }
    }

    fn prompt(view: &View, words: &Words, people: &People) -> Prompt {
        match view.phase {
            Phase::Build { seat } => {
                let text = words.say_with("sl-prompt-build", &[("player", people.name(seat).into())]);
                Prompt { text, detail: waiting(view, words) }
            }
            Phase::Finished => Prompt { text: winners(view, words, people), detail: String::new() },
        }
    }

    fn choices(view: &View, _: Seat, legal: &[Action], words: &Words, _: &People) -> Vec<Choice> {
        legal.iter().map(|action| choice(view, action, words)).collect()
    }

    fn meant_by(_: &View, _: Seat, target: &str) -> Vec<Action> {
        let links = target.strip_prefix("links-").and_then(|links| links.parse().ok());
        links.map(|links| Action::LayLinks { links }).into_iter().collect()
    }

    fn board(scene: &Scene<SampleLine>) -> Markup {
        html! {
            svg #board viewBox=(VIEW_BOX) role="group" aria-label=(waiting(scene.view, scene.words)) {
                g.sl-links aria-hidden="true" {
                    @for link in 0..scene.view.waiting { rect x=(32 + 34 * u32::from(link)) y="56" width="28" height="8" {} }
                }
                @for (links, x) in [(1, 80), (2, 220)] {
                    rect.sl-lay.legal[scene.lit.is_lit(&target(links))] x=(x) y="120" width="100" height="60" data-target=(target(links)) {}
                    text.sl-number x=(x + 50) y="160" aria-hidden="true" { (links) }
                }
            }
        }
    }

    fn backdrop(_: &View, _: &Words) -> Markup {
        html! { svg #backdrop viewBox=(VIEW_BOX) aria-hidden="true" { rect.sl-land width="400" height="240" {} } }
    }

    fn panels(scene: &Scene<SampleLine>) -> Vec<Panel<SampleLine>> {
        vec![Panel::titled(Place::Beside("players"), scene.words.say("sl-panel-players"), players)]
    }

    fn ending(scene: &Scene<SampleLine>, _: &[Moment<SampleLine>]) -> Markup {
        let (view, words, people) = (scene.view, scene.words, scene.people);
        html! {
            @if view.phase == Phase::Finished {
                div.results {
                    p { (winners(view, words, people)) }
                    table.standings { tbody {
                        @for standing in standings::<SampleLine>(view).by_rank() {
                            tr.first[standing.rank == 1] {
                                td.n { (standing.rank) }
                                th scope="row" { (words.player(standing.seat, people)) }
                                td.n { (SampleLine::score(standing.score, words)) }
                            }
                        }
                    } }
                }
            }
        }
    }

    fn time_mark(_: &Event, _: &Words) -> Option<String> {
        None
    }

    fn in_text(view: &View, words: &Words, people: &People) -> String {
        let laid = view.laid.iter().zip(Seat::all(view.laid.len()));
        let laid = laid.map(|(laid, seat)| format!("{} {laid}", people.name(seat)));
        format!("{}\n{}", waiting(view, words), laid.collect::<Vec<_>>().join(" · "))
    }

    fn target_of(typed: &str, _: &Words) -> Option<String> {
        ["1", "2"].contains(&typed).then(|| format!("links-{typed}"))
    }

    fn score(score: i64, words: &Words) -> String {
        words.say_with("sl-score", &[("links", score.into())])
    }

    fn may_talk(_: &View) -> bool {
        true
    }
}

impl Retell for SampleLine {
    const COUNTS: &'static str = "sl-counts";

    fn counts(view: &View, seat: Seat) -> i64 {
        view.laid[seat.index()].into()
    }
}

/// The shape that lays so many links.
fn target(links: u8) -> String {
    format!("links-{links}")
}

fn choice(view: &View, action: &Action, words: &Words) -> Choice {
    let Action::LayLinks { links } = *action;
    Choice {
        action: serde_json::to_string(action).expect("actions are plain data"),
        label: words.say_with("sl-do-lay", &[("links", links.into())]),
        detail: words.say_with("sl-do-lay.detail", &[("left", (view.waiting - links).into())]),
        targets: vec![target(links)],
        tag: None,
        kind: ChoiceKind::Listed,
        way: None,
        is_for_ever: false,
        loses: false,
    }
}

fn players(scene: &Scene<SampleLine>) -> Markup {
    let (view, words) = (scene.view, scene.words);
    html! {
        ul.sl-players {
            @for seat in Seat::all(view.laid.len()) {
                li { (words.player(seat, scene.people)) ": " (SampleLine::score(view.laid[seat.index()].into(), words)) }
            }
        }
    }
}

fn waiting(view: &View, words: &Words) -> String {
    words.say_with("sl-waiting", &[("links", view.waiting.into())])
}

fn winners(view: &View, words: &Words, people: &People) -> String {
    let winners: SeatSet = standings::<SampleLine>(view).winners().collect();
    words.say_with("sl-prompt-finished", &[("winners", words.names(winners, people).into())])
}
