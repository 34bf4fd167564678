//! The players as cards: money, shares, what the year would bring, whose turn it is.

use super::super::badges::share_badges;
use super::action_track::order;
use crate::Scene;
use crate::parts::who::from_my_chair;
use american_rails::AmericanRails;
use engine::{Seat, SeatSet};
use maud::{Markup, html};

pub(crate) fn players(scene: &Scene<AmericanRails>) -> Markup {
    html! { ul.people { @for seat in from_my_chair(scene.people, scene.view.players.len()) { (card(seat, scene)) } } }
}

fn card(seat: Seat, scene: &Scene<AmericanRails>) -> Markup {
    let words = scene.words;
    let player = scene.view.player(seat);
    let is_turn = scene.view.phase.seat() == Some(seat);
    let due = [("dollars", player.dividends_due.into())];
    html! {
        li id={ "player-card-" (seat.0) } class={ "player-" (seat.0) @if is_turn { " act" } } aria-current=[is_turn.then_some("true")] {
            span.nm {
                (place_in_order(seat, scene))
                i.sign aria-hidden="true" { (scene.people.sign(seat)) } " " (scene.people.name(seat))
                // A card has room for the name; one's own is the first.
                @if scene.people.is_bot(seat) { span.unseen { " " (words.say("bot")) } }
                @if scene.people.mine == SeatSet::only(seat) { span.unseen { " " (words.say("you")) } }
            }
            span.m { (words.money(player.money)) }
            span.s { (share_badges(seat, scene)) }
            span.d title=(words.say_with("ar-dividends-due", &due)) {
                span aria-hidden="true" { (words.say_with("ar-a-year", &due)) }
                span.unseen { (words.say_with("ar-dividends-due", &due)) }
            }
        }
    }
}

/// The number in the order of this phase.
fn place_in_order(seat: Seat, scene: &Scene<AmericanRails>) -> Markup {
    html! {
        @if let Some(place) = order(scene.view).iter().position(|other| *other == seat) {
            @let said = scene.words.say_with("ar-in-order", &[("place", (place + 1).into())]);
            span.nth title=(said) { span aria-hidden="true" { (place + 1) } span.unseen { (said) } } " "
        }
    }
}
