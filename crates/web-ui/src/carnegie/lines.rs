//! Lines between cities that hold discs of one player: the network that counts in the end.

use super::canvas::place;
use carnegie::{City, View};
use engine::Seat;
use maud::{Markup, html};
use std::fmt::Write;

/// How far apart the lines of two players run that go the same way.
const LANE: f32 = 4.0;

/// CA-8.6: every player's joined cities, side by side where several have joined the same two.
pub(crate) fn networks(view: &View) -> Markup {
    html! {
        g.networks {
            @for seat in view.seats() {
                @let path = network(view, seat);
                @if !path.is_empty() { path #{ "network-" (seat.0) } class={ "player-" (seat.0) } d=(path) {} }
            }
        }
    }
}

fn network(view: &View, seat: Seat) -> String {
    let own = City::of_slots(view.player(seat).projects);
    let mut path = String::new();
    for from in own.iter() {
        for to in from.neighbours().both(own).iter().filter(|to| *to > from) {
            let (start, end) = (place(from), place(to));
            let shift = lane(view, seat, from, to) * LANE;
            let long = (end.x - start.x).hypot(end.y - start.y).max(1.0);
            let (x, y) = ((start.y - end.y) / long * shift, (end.x - start.x) / long * shift);
            let (start, end) = (start.moved(x, y).rounded(), end.moved(x, y).rounded());
            let _ = write!(path, "M{} {}L{} {}", start.x, start.y, end.x, end.y);
        }
    }
    path
}

/// The middle lane is 0.
fn lane(view: &View, seat: Seat, from: City, to: City) -> f32 {
    let has_both = |seat: &Seat| {
        let own = City::of_slots(view.player(*seat).projects);
        own.contains(from) && own.contains(to)
    };
    let along: Vec<Seat> = view.seats().filter(has_both).collect();
    let place = along.iter().position(|other| *other == seat).unwrap_or(0) as f32;
    place - (along.len() as f32 - 1.0) / 2.0
}
