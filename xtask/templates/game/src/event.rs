//! What happened, as facts.

use engine::{Message, Seat};
use serde::Serialize;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "fact", rename_all = "snake_case")]
pub enum Event {
    GameBegan { first: Seat },
    LinksLaid { seat: Seat, links: u8 },
    GameEnded,
}

impl Event {
    pub(crate) fn message(&self) -> Message {
        match *self {
            Event::GameBegan { first } => Message::new("sl-game-began").seat("seat", first),
            Event::LinksLaid { seat, links } => {
                Message::new("sl-links-laid").seat("seat", seat).number("links", links)
            }
            Event::GameEnded => Message::new("sl-game-ended"),
        }
    }
}
