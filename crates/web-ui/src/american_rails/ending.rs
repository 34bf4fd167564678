//! The end of the game: who won and why it ended, the course of the money as a plot and as a table.

use super::badges::share_badges;
use super::plot::plot;
use super::prompt::{reason, winners};
use crate::{Moment, Scene};
use american_rails::{AmericanRails, Phase, View};
use engine::{Chance, Game, Seat, Seed, Standing};
use maud::{Markup, html};

pub(crate) fn ending(scene: &Scene<AmericanRails>, course: &[Moment<AmericanRails>]) -> Markup {
    let Phase::Finished { reasons } = scene.view.phase else { return html! {} };
    html! {
        div.results {
            h2.winner { (winners(scene.view, scene.words, scene.people)) }
            p { (reason(reasons, scene.words)) }
            (standings(scene))
            @if course.len() > 1 {
                figure.course {
                    figcaption { (scene.words.say("ar-course")) }
                    (plot(course, scene))
                }
                (money_by_year(course, scene))
            }
        }
    }
}

/// The places, with what everybody owned and the railways paid in the last year.
fn standings(scene: &Scene<AmericanRails>) -> Markup {
    let words = scene.words;
    html! {
        table.standings {
            thead {
                tr {
                    th scope="col" { (words.say("ar-rank")) }
                    th scope="col" { (words.say("ar-player")) }
                    th scope="col" { (words.say("ar-money")) }
                    th scope="col" { (words.say("ar-shares")) }
                    th scope="col" { (words.say("ar-last-dividends")) }
                }
            }
            tbody {
                @for standing in by_rank(scene.view) {
                    tr.first[standing.rank == 1] {
                        td.n { (standing.rank) }
                        th scope="row" { (words.player(standing.seat, scene.people)) }
                        td.n { (words.money(standing.score)) }
                        td { (share_badges(standing.seat, scene)) }
                        td.n { (words.money(scene.view.player(standing.seat).dividends_due)) }
                    }
                }
            }
        }
    }
}

fn by_rank(view: &View) -> Vec<Standing> {
    let seed = Seed::new("imagined");
    let game = AmericanRails::imagine(view, &mut Chance::new(&seed, 0));
    let mut standings: Vec<Standing> = game.standings().iter().copied().collect();
    standings.sort_by_key(|standing| standing.rank);
    standings
}

/// The plot as a table: everybody's money after each year's dividends.
fn money_by_year(course: &[Moment<AmericanRails>], scene: &Scene<AmericanRails>) -> Markup {
    let years = year_ends(course);
    html! {
        table.by-year {
            caption { (scene.words.say("ar-money-by-year")) }
            thead {
                tr {
                    th scope="col" { (scene.words.say("ar-player")) }
                    @for (year, _) in &years { th scope="col" { (year) } }
                }
            }
            tbody {
                @for seat in Seat::all(scene.view.players.len()) {
                    tr {
                        th scope="row" { (scene.words.player(seat, scene.people)) }
                        @for (_, view) in &years { td.n { (scene.words.money(view.player(seat).money)) } }
                    }
                }
            }
        }
    }
}

/// The first moment after each year: its dividends are paid, nothing else has happened.
fn year_ends(course: &[Moment<AmericanRails>]) -> Vec<(u16, &View)> {
    let mut ends: Vec<(u16, &View)> = course
        .windows(2)
        .filter(|pair| pair[1].view.year > pair[0].view.year)
        .map(|pair| (pair[0].view.year, &pair[1].view))
        .collect();
    ends.extend(course.last().map(|last| (last.view.year, &last.view)));
    ends
}
