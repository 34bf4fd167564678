//! Small marks with a colour and a sign: railways, shares, trains.

use crate::{People, Scene};
use american_rails::{AmericanRails, Railway, RailwayView, View};
use engine::Seat;
use maud::{Markup, html};

/// A railway's letter on its colour. The name stands beside it, so readers by ear don't miss it.
pub(crate) fn badge(railway: Railway) -> Markup {
    html! { b.co.(railway.word()) aria-hidden="true" { (railway.letter()) } }
}

/// A player's train: sign on colour.
pub(crate) fn train(seat: Seat, people: &People) -> Markup {
    html! { i class={ "tr player-" (seat.0) } role="img" aria-label=(people.name(seat)) { (people.sign(seat)) } }
}

/// A player's shares, each as its railway's badge.
pub(crate) fn share_badges(seat: Seat, scene: &Scene<AmericanRails>) -> Markup {
    let owned = |railway: &Railway| scene.view.shares_of(seat, *railway) > 0;
    html! {
        @if !Railway::ALL.iter().any(owned) { small { (scene.words.say("ar-owns-nothing")) } }
        @for railway in Railway::ALL.into_iter().filter(owned) {
            @for _ in 0..scene.view.shares_of(seat, railway) { (badge(railway)) " " }
            span.unseen { (scene.view.shares_of(seat, railway)) " " (scene.words.say(railway.word())) }
        }
    }
}

/// A railway's shares: who holds them, then the unsold ones, then those that left the game.
pub(crate) fn share_pips(view: &View, railway: &RailwayView, people: &People) -> Markup {
    html! {
        @for seat in Seat::all(view.players.len()) {
            @for _ in 0..view.shares_of(seat, railway.railway) {
                i class={ "pip player-" (seat.0) } { (people.sign(seat)) }
            }
        }
        @for _ in 0..railway.shares_left { i.pip.open {} }
        @for _ in 0..railway.shares_removed { i.pip.removed { "×" } }
    }
}
