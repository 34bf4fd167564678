//! Small marks of players, with a colour and a sign: markers and share pips.

use crate::People;
use engine::Seat;
use maud::{Markup, html};

/// A player's marker: sign on colour, with the name for readers by ear.
pub(crate) fn marker(seat: Seat, people: &People) -> Markup {
    html! { i class={ "tr player-" (seat.0) } role="img" title=(people.name(seat)) { (people.sign(seat)) } }
}

/// Shares as pips: each player's in seat order, then the unsold ones.
pub(crate) fn share_pips(held: impl Iterator<Item = (Seat, u8)>, unsold: u8, people: &People) -> Markup {
    html! {
        @for (seat, shares) in held {
            @for _ in 0..shares { i class={ "pip player-" (seat.0) } { (people.sign(seat)) } }
        }
        @for _ in 0..unsold { i.pip.open {} }
    }
}
