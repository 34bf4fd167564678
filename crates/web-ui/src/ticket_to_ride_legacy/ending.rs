//! The end of the game: the payslips line by line, the course of the coins.

use super::found::Found;
use super::panels::worth;
use super::prompt::ahead_by;
use crate::parts::course::{self, Counted, Course, Step, Unit};
use crate::parts::faces::placed;
use crate::parts::imagined::standings;
use crate::{Moment, Scene, Words};
use engine::{Seat, Standing};
use maud::{Markup, html};
use ticket_to_ride_legacy::{LegacyGame, Payslip, Phase, PlayerView, View};

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
        tells_rises: false,
        counted: Counted::players(people),
    };
    html! {
        div.results {
            (payslips(scene))
            (course.draw())
            @if let Some(margin) = Found::by(scene).margin() { aside.margin { h3 { (words.say("lg-margin")) } p { (margin) } } }
        }
    }
}

/// LG-5.2: a slip for each company, by its place; they are turned over from the last to the first.
pub(crate) fn payslips(scene: &Scene<LegacyGame>) -> Markup {
    html! {
        h2.slips-title { (scene.words.say("lg-payslips")) }
        ol.payslips { @for standing in standings::<LegacyGame>(scene.view).by_rank() { (slip(standing, scene)) } }
    }
}

fn slip(standing: Standing, scene: &Scene<LegacyGame>) -> Markup {
    let (words, player) = (scene.words, scene.view.player(standing.seat));
    let payslip = player.payslip.unwrap_or_default();
    html! {
        li.payslip.first[standing.rank == 1] {
            h3 {
                span.rank { (standing.rank) }
                (placed(standing.seat, scene.people, words))
            }
            dl {
                (line(&words.say("lg-coins"), payslip.coins, words))
                (line(&words.say_with("lg-slip-trains", &[("trains", player.trains.into())]), payslip.train_bonus, words))
                (line(&words.say("lg-tickets"), payslip.tickets, words))
                (tickets(standing.seat, scene))
                @if payslip.others != 0 { (line(&words.say("lg-others"), payslip.others, words)) }
            }
            p.sum { span { (words.say("lg-total")) } b { (words.money(payslip.dollars())) } }
            @if let Some(why) = ahead_by(scene.view, standing.rank) { small.ahead { (words.say(why)) } }
            @if falls_short(&payslip) { small { (words.say("lg-slip-floor")) } }
        }
    }
}

fn line(name: &str, dollars: impl Into<i64>, words: &Words) -> Markup {
    html! { dt { (name) } dd { (words.money(dollars.into())) } }
}

/// LG-5.12: all tickets are shown, with what each gave or cost.
fn tickets(seat: Seat, scene: &Scene<LegacyGame>) -> Markup {
    html! {
        @for ticket in scene.view.player(seat).tickets.into_iter().flat_map(|tickets| tickets.iter()) {
            @let [from, to] = ticket.ends();
            @let is_done = scene.view.completes(seat, ticket);
            @let dollars = if is_done { i64::from(worth(scene.view, seat, ticket)) } else { -i64::from(ticket.value()) };
            dt.shown-ticket.done[is_done] { (if is_done { "✓ " } else { "✗ " }) (from.name()) "–" (to.name()) }
            dd.shown-ticket.done[is_done] { (scene.words.money(dollars)) }
        }
    }
}

/// LG-5.2: a payslip never falls below $0.
fn falls_short(payslip: &Payslip) -> bool {
    i64::from(payslip.coins) + i64::from(payslip.train_bonus) + i64::from(payslip.tickets) + i64::from(payslip.others)
        < 0
}

/// Rounds of the table as stages of the plot, five at a time so that they can be read; then what the payslips make of the coins.
fn steps(course: &[Moment<LegacyGame>], words: &Words) -> Vec<Step> {
    const ROUNDS: usize = 5;
    let first = |view: &View| usize::from(view.turns).saturating_sub(1) / view.players.len() / ROUNDS * ROUNDS + 1;
    let stage = |view: &View| {
        let first = first(view);
        words.say_with("lg-rounds", &[("from", first.into()), ("to", (first + ROUNDS - 1).into())])
    };
    let mut steps = course::steps(course, stage, |view| view.players.iter().map(|player| player.coins).collect());
    let payday = course.last().filter(|last| last.view.phase == Phase::Finished);
    steps.extend(payday.into_iter().flat_map(|last| payday_steps(last, words)));
    steps
}

/// Everybody's coins as they stood before, and the sums of the payslips.
fn payday_steps(last: &Moment<LegacyGame>, words: &Words) -> [Step; 2] {
    let players = &last.view.players;
    let step = |amounts: Vec<u32>| Step { number: last.number, stage: words.say("lg-payslips"), amounts };
    let dollars = |player: &PlayerView| player.payslip.unwrap_or_default().dollars();
    [step(players.iter().map(|player| player.coins).collect()), step(players.iter().map(dollars).collect())]
}
