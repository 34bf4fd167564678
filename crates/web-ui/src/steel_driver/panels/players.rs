//! The investors as cards: money, stones, control, shares, what they are about to collect.

use super::super::badges::{badge, control_stone};
use super::FORECAST_FROM;
use crate::glossary::word;
use crate::parts::faces::bot_face;
use crate::parts::who::you;
use crate::{Inputs, Scene};
use engine::Seat;
use maud::{Markup, html};
use std::cell::LazyCell;
use steel_driver::{Company, Forecast, Phase, SteelDriver, View};

pub(crate) fn players(scene: &Scene<SteelDriver>) -> Markup {
    let forecast = LazyCell::new(|| forecast(scene.view));
    let card = |seat: Seat| {
        let draw = |scene: &Scene<SteelDriver>| card(seat, (*forecast).as_ref(), scene);
        scene.piece(("card", seat.index()), || looks_at(seat, (*forecast).as_ref(), scene.view), draw)
    };
    html! { ul.people { @for seat in Seat::all(scene.view.players.len()) { (card(seat)) } } }
}

/// What lies before a player, and what it is worth.
fn looks_at(seat: Seat, forecast: Option<&[Forecast; 6]>, view: &View) -> Inputs {
    let holding = |company: Company| (view.shares_of(seat, company), view.company(company).controller == Some(seat));
    let holdings = Company::ALL.map(holding);
    let turn = (view.phase.seat() == Some(seat), has_marker(seat, view));
    let worth = forecast.map(|forecast| view.worth_now(seat, forecast));
    let player = view.player(seat);
    Inputs::of(&(player.money, player.stones, holdings, turn, collects(seat, view), worth))
}

/// Whoever is to open an auction, or has opened it.
fn has_marker(seat: Seat, view: &View) -> bool {
    matches!(view.phase, Phase::Open { .. } | Phase::Auction(_)) && view.active == seat
}

/// What the companies in this player's control are about to pay.
pub(crate) fn collects(seat: Seat, view: &View) -> u32 {
    view.companies.iter().filter(|company| company.controller == Some(seat)).map(|company| company.profit).sum()
}

fn forecast(view: &View) -> Option<[Forecast; 6]> {
    (view.round >= FORECAST_FROM && view.phase != Phase::Finished).then(|| view.forecast())
}

fn card(seat: Seat, forecast: Option<&[Forecast; 6]>, scene: &Scene<SteelDriver>) -> Markup {
    let (words, people) = (scene.words, scene.people);
    let is_turn = scene.view.phase.seat() == Some(seat);
    html! {
        li id={ "player-card-" (seat.0) } class={ "player-" (seat.0) @if is_turn { " act" } } aria-current=[is_turn.then_some("true")] {
            span.nm {
                i.sign aria-hidden="true" { (people.sign(seat)) } " " (bot_face(seat, people, words)) (people.name(seat))
                small { (you(words)) }
            }
            span.m { (words.money(scene.view.player(seat).money)) }
            span.s { (holdings(seat, scene)) }
            span.d { (soon(seat, scene).join(" · ")) (worth(seat, forecast, scene)) }
        }
    }
}

/// A badge for each company, with the number of shares; round and ringed where the player has its control stone.
fn holdings(seat: Seat, scene: &Scene<SteelDriver>) -> Markup {
    let words = scene.words;
    let owned: Vec<Company> =
        Company::ALL.into_iter().filter(|company| scene.view.shares_of(seat, *company) > 0).collect();
    html! {
        @if owned.is_empty() { small { (words.say("sd-owns-nothing")) } }
        @for company in owned {
            @let (shares, name) = (scene.view.shares_of(seat, company), words.say(company.word()));
            @let controls = scene.view.company(company).controller == Some(seat);
            @let held = words.say_with("shares-held", &[("company", name.clone().into()), ("shares", shares.into())]);
            @let leads = controls.then(|| words.say_with("sd-controls", &[("company", name.into())]));
            @let said = [Some(held), leads].into_iter().flatten().collect::<Vec<_>>().join(", ");
            span.holding title=(said) {
                @if controls { (control_stone(company, words)) } @else { (badge(company, words)) }
                @if shares > 1 { small aria-hidden="true" { "×" (shares) } }
                span.unseen { (said) }
            }
        }
    }
}

/// "3 stones · marker · collects $120".
fn soon(seat: Seat, scene: &Scene<SteelDriver>) -> Vec<String> {
    let (words, view) = (scene.words, scene.view);
    let mut parts = vec![words.say_with("sd-stones", &[("stones", view.player(seat).stones.into())])];
    if has_marker(seat, view) {
        parts.push(words.say("sd-has-marker"));
    }
    let collects = collects(seat, view);
    if collects > 0 {
        parts.push(words.say_with("sd-collects", &[("dollars", collects.into())]));
    }
    parts
}

/// " · forecast $640": what it counts opens with it.
fn worth(seat: Seat, forecast: Option<&[Forecast; 6]>, scene: &Scene<SteelDriver>) -> Markup {
    let Some(forecast) = forecast else { return html! {} };
    let words = scene.words;
    let said = words.say_with("sd-worth-now", &[("dollars", scene.view.worth_now(seat, forecast).into())]);
    let opens = word(&said, &words.say("sd-worth-now.title"), &format!("means-worth-{}", seat.0));
    html! { " · " (opens) }
}
