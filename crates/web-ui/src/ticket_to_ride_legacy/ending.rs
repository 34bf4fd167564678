//! The end of the game: who won, the payslips line by line, the course of the coins.

use super::badges::badge;
use super::choices::ticket_name;
use super::found::Found;
use super::prompt::{standings, tie_break, winner};
use crate::parts::course::{Course, Step, Unit};
use crate::{Moment, Scene, Words};
use engine::{Seat, Standing};
use maud::{Markup, html};
use ticket_to_ride_legacy::{LegacyGame, Payslip, Phase, View};

pub(crate) fn ending(scene: &Scene<LegacyGame>, course: &[Moment<LegacyGame>]) -> Markup {
    if scene.view.phase != Phase::Finished {
        return html! {};
    }
    let (words, people) = (scene.words, scene.people);
    let course = Course {
        steps: &steps(course, words),
        unit: Unit::Dollars,
        label: words.say("lg-plot"),
        caption: words.say("lg-coins-by-round"),
        words,
        people,
    };
    html! {
        div.results {
            h2.winner { (winner(scene.view, words, people)) }
            @let tie_break = tie_break(scene.view, words);
            @if !tie_break.is_empty() { p { (tie_break) } }
            (payslips(scene))
            (tickets(scene))
            @if let Some(margin) = Found::by(scene).margin() { aside.margin { h3 { (words.say("lg-margin")) } p { (margin) } } }
            (course.draw())
        }
    }
}

/// LG-5.2: one line a company, in the order of their places.
fn payslips(scene: &Scene<LegacyGame>) -> Markup {
    let words = scene.words;
    let column = |id: &str| html! { th scope="col" { (words.say(id)) } };
    html! {
        table.standings {
            caption { (words.say("lg-payslips")) }
            thead { tr { (column("lg-rank")) (column("player")) (column("lg-coins")) (column("lg-trains-left")) (column("lg-tickets")) (column("lg-others")) (column("lg-total")) } }
            tbody {
                @for standing in by_rank(scene.view) {
                    @let payslip = scene.view.player(standing.seat).payslip.unwrap_or_default();
                    tr.first[standing.rank == 1] {
                        td.n { (standing.rank) }
                        th scope="row" { (badge(scene.view.player(standing.seat).company)) " " (words.player(standing.seat, scene.people)) }
                        (amounts(payslip, words))
                    }
                }
            }
        }
    }
}

fn amounts(payslip: Payslip, words: &Words) -> Markup {
    html! {
        td.n { (words.money(payslip.coins)) }
        td.n { (words.money(payslip.train_bonus)) }
        td.n { (words.money(payslip.tickets)) }
        td.n { (words.money(payslip.others)) }
        td.n { b { (words.money(payslip.dollars())) } }
    }
}

/// LG-5.12: all tickets are shown.
fn tickets(scene: &Scene<LegacyGame>) -> Markup {
    html! {
        ul.shown-tickets {
            @for seat in Seat::all(scene.view.players.len()) {
                li {
                    (scene.words.player(seat, scene.people)) ": "
                    @for ticket in scene.view.player(seat).tickets.into_iter().flat_map(|tickets| tickets.iter()) {
                        @let is_done = scene.view.completes(seat, ticket);
                        span.shown-ticket.done[is_done] { (if is_done { "✓ " } else { "✗ " }) (ticket_name(ticket, scene.words)) } " "
                    }
                }
            }
        }
    }
}

fn by_rank(view: &View) -> Vec<Standing> {
    let mut standings: Vec<Standing> = standings(view).iter().copied().collect();
    standings.sort_by_key(|standing| standing.rank);
    standings
}

/// Rounds of the table as stages of the plot, five at a time so that they can be read.
fn steps(course: &[Moment<LegacyGame>], words: &Words) -> Vec<Step> {
    const ROUNDS: usize = 5;
    let round = |view: &View| usize::from(view.turns).saturating_sub(1) / view.players.len() / ROUNDS * ROUNDS + 1;
    let stage = |view: &View| words.say_with("lg-round", &[("round", round(view).into())]);
    course
        .iter()
        .map(|moment| Step {
            number: moment.number,
            stage: stage(&moment.view),
            amounts: moment.view.players.iter().map(|player| player.coins).collect(),
        })
        .collect()
}
