//! Small marks with a colour and a sign: railways and shares.

use crate::parts::badges;
use crate::{People, Scene};
use american_rails::{AmericanRails, Railway, RailwayView, View};
use engine::Seat;
use maud::{Markup, html};

/// A railway's letter on its colour. The name stands beside it, so readers by ear don't miss it.
pub(crate) fn badge(railway: Railway) -> Markup {
    html! { b.co.(railway.word()) aria-hidden="true" { (railway.letter()) } }
}

/// A player's shares as badges of their railways; several of one as one badge with their number.
pub(crate) fn share_badges(seat: Seat, scene: &Scene<AmericanRails>) -> Markup {
    let owned = |railway: &Railway| scene.view.shares_of(seat, *railway) > 0;
    html! {
        @if !Railway::ALL.iter().any(owned) { small { (scene.words.say("ar-owns-nothing")) } }
        @for railway in Railway::ALL.into_iter().filter(owned) {
            @let shares = scene.view.shares_of(seat, railway);
            @let said = scene.words.say_with("shares-held", &[("company", scene.words.say(railway.word()).into()), ("shares", shares.into())]);
            span title=(said) { (badge(railway)) @if shares > 1 { small.times aria-hidden="true" { "×" (shares) } } span.unseen { (said) } } " "
        }
    }
}

/// A railway's shares: who holds them, then the unsold ones, then those that left the game.
pub(crate) fn share_pips(view: &View, railway: &RailwayView, people: &People) -> Markup {
    let held = Seat::all(view.players.len()).map(|seat| (seat, view.shares_of(seat, railway.railway)));
    html! {
        (badges::share_pips(held, railway.shares_left, people))
        @for _ in 0..railway.shares_removed { i.pip.removed { "×" } }
    }
}
