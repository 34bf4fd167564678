//! The players in the order of this phase: money, shares, what the year would bring, whose turn it is, and in an auction who is still in.

use super::super::badges::share_badges;
use super::action_track::{has_moved, order};
use super::auction::bidders;
use crate::parts::faces::bot_face;
use crate::parts::who::you;
use crate::{Inputs, Scene};
use american_rails::{AmericanRails, Phase, View};
use engine::Seat;
use maud::{Markup, html};

pub(crate) fn players(scene: &Scene<AmericanRails>) -> Markup {
    html! { ol.people.in-rows.in-order { @for seat in in_order(scene) { (row(seat, scene)) } } }
}

/// Everybody in the order of this phase; whom it does not name yet comes after them.
fn in_order(scene: &Scene<AmericanRails>) -> Vec<Seat> {
    let ordered = order(scene.view);
    let rest = Seat::all(scene.view.players.len()).filter(|seat| !ordered.contains(seat));
    ordered.iter().copied().chain(rest).collect()
}

fn row(seat: Seat, scene: &Scene<AmericanRails>) -> Markup {
    let looks_at = || {
        let place = (is_turn(seat, scene.view), place(seat, scene.view), has_moved(scene.view, seat));
        Inputs::of(&(scene.view.player(seat), place, bidding(seat, scene)))
    };
    scene.piece(("row", seat.index()), looks_at, |scene| drawn_row(seat, scene))
}

fn is_turn(seat: Seat, view: &View) -> bool {
    view.phase.seat() == Some(seat)
}

/// In the order of this phase, counted from 0.
fn place(seat: Seat, view: &View) -> Option<usize> {
    order(view).iter().position(|other| *other == seat)
}

fn drawn_row(seat: Seat, scene: &Scene<AmericanRails>) -> Markup {
    let words = scene.words;
    let player = scene.view.player(seat);
    let is_turn = is_turn(seat, scene.view);
    let due = [("dollars", player.dividends_due.into())];
    let bidding = bidding(seat, scene);
    let state = bidding.as_ref().map_or("", |(class, _)| class);
    html! {
        li id={ "player-card-" (seat.0) } class={ "player-" (seat.0) " " (state) @if is_turn { " act" } } aria-current=[is_turn.then_some("true")] {
            (place_in_order(seat, scene))
            span.nm {
                i.sign aria-hidden="true" { (scene.people.sign(seat)) } " " (bot_face(seat, scene.people, words)) (scene.people.name(seat))
                small { (you(words)) }
            }
            span.m { (words.money(player.money)) }
            span.s { (share_badges(seat, scene)) @if let Some((_, said)) = &bidding { " " span.bid { (said) } } }
            span.d data-sum title=(words.say_with("ar-dividends-due", &due)) {
                span aria-hidden="true" { (words.say_with("ar-a-year", &due)) }
                span.unseen { (words.say_with("ar-dividends-due", &due)) }
            }
        }
    }
}

/// In an auction: who bids now, leads with which bid, is in or out.
fn bidding(seat: Seat, scene: &Scene<AmericanRails>) -> Option<(&'static str, String)> {
    let Phase::Auction(auction) = scene.view.phase else { return None };
    let bidders = bidders(auction, scene);
    Some((bidders.state(seat), bidders.said(seat, scene.words)))
}

/// The number in the order of this phase; a tick for who has moved.
fn place_in_order(seat: Seat, scene: &Scene<AmericanRails>) -> Markup {
    let place = place(seat, scene.view);
    let moved = has_moved(scene.view, seat) && !is_turn(seat, scene.view);
    html! {
        @if let Some(place) = place {
            @let id = if moved { "ar-has-moved" } else { "ar-in-order" };
            @let said = scene.words.say_with(id, &[("place", (place + 1).into())]);
            span.nth.moved[moved] title=(said) {
                span aria-hidden="true" { @if moved { "✓" } @else { (place + 1) } }
                span.unseen { (said) }
            }
        } @else { span.nth.none {} }
    }
}
