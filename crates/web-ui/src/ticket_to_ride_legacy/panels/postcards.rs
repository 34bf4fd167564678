//! LG-5.8: postcards: the side that was read aloud for all, the other for its owner.

use super::super::found::Found;
use crate::Scene;
use engine::Seat;
use maud::{Markup, html};
use ticket_to_ride_legacy::LegacyGame;

pub(crate) fn postcards(seat: Seat, scene: &Scene<LegacyGame>) -> Markup {
    let cards = Found::by(scene).postcards(seat);
    let words = scene.words;
    html! {
        @if !cards.is_empty() {
            details.postcards id={ "postcards-" (seat.0) } {
                summary { (words.say_with("lg-postcards", &[("count", cards.len().into())])) }
                ul {
                    @for card in &cards {
                        li.postcard.met[card.is_met] {
                            b.number { "№ " (card.number) @if card.is_met { " ✓" } }
                            p { (card.aloud) }
                            @match card.secret {
                                Some(secret) => p.secret { (secret) },
                                None => p.secret.sealed { (words.say("lg-postcard-sealed")) },
                            }
                        }
                    }
                }
            }
        }
    }
}
