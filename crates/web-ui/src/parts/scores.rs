//! Who stands where, beside every part of a phone's page: the masthead has room for it. Readers by ear have the players' cards.

use crate::SIGNS;
use engine::Seat;
use maud::{Markup, html};

/// "◆ $36 ● $32", by seats; what each has stands behind what stands for it.
pub(crate) fn scores(has: impl IntoIterator<Item = String>, rest: &Markup) -> Markup {
    let has = has.into_iter().zip(SIGNS).enumerate();
    signed(has.map(|(seat, (has, sign))| (Seat(seat as u8), html! { i.sign { (sign) } }, has)), rest)
}

/// The same where the game has signs of its own.
pub(crate) fn signed(players: impl IntoIterator<Item = (Seat, Markup, String)>, rest: &Markup) -> Markup {
    html! {
        p.scores aria-hidden="true" {
            @for (seat, sign, has) in players { span class={ "player-" (seat.0) } { (sign) (has) } " " }
            (rest)
        }
    }
}
