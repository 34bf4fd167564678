//! The end of the game: the places, the course of the money as a plot and as a table.

use super::badges::share_badges;
use crate::parts::course::{self, Counted, Course, Step, Unit};
use crate::parts::faces::placed;
use crate::parts::imagined::standings;
use crate::parts::who::says_you;
use crate::{Moment, Scene};
use american_rails::{AmericanRails, Phase, View};
use maud::{Markup, html};

pub(crate) fn ending(scene: &Scene<AmericanRails>, course: &[Moment<AmericanRails>]) -> Markup {
    let Phase::Finished { .. } = scene.view.phase else { return html! {} };
    let course = Course {
        steps: &steps(course),
        unit: Unit::Dollars,
        label: scene.words.say("ar-plot"),
        caption: scene.words.say("ar-money-by-year"),
        words: scene.words,
        tells_rises: true,
        counted: Counted::players(scene.people),
    };
    html! {
        div.results {
            (places(scene))
            (course.draw())
        }
    }
}

/// The places, with what everybody owned and the railways paid in the last year.
fn places(scene: &Scene<AmericanRails>) -> Markup {
    let words = scene.words;
    html! {
        table.standings {
            thead {
                tr {
                    th scope="col" { (words.say("ar-rank")) }
                    th scope="col" { (words.say("player")) }
                    th scope="col" { (words.say("ar-money")) }
                    th scope="col" { (words.say("ar-shares")) }
                    th scope="col" { (words.say("ar-last-dividends")) }
                }
            }
            tbody {
                @for standing in standings::<AmericanRails>(scene.view).by_rank() {
                    tr.first[standing.rank == 1].mine[says_you(standing.seat, scene.people)] {
                        td.n { (standing.rank) }
                        th scope="row" { (placed(standing.seat, scene.people, words)) }
                        td.n { (words.money(standing.score)) }
                        td { (share_badges(standing.seat, scene)) }
                        td.n { (words.money(scene.view.player(standing.seat).dividends_due)) }
                    }
                }
            }
        }
    }
}

/// The years as stages of the plot; what comes before the first is the preparation.
fn steps(course: &[Moment<AmericanRails>]) -> Vec<Step> {
    let stage = |view: &View| match view.column {
        None => String::new(),
        Some(_) => view.year.to_string(),
    };
    course::steps(course, stage, |view| view.players.iter().map(|player| player.money).collect())
}
