//! Why an action is refused, with the numbers and the rule.

use engine::{Message, Rule};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    WrongSeats { seats: usize },
    WrongLinks { links: u8, most: u8 },
    Finished,
}

impl Illegal {
    pub(crate) fn rule(self) -> Rule {
        Rule(match self {
            Illegal::WrongSeats { .. } => "SL-1.1",
            Illegal::WrongLinks { .. } => "SL-2.1",
            Illegal::Finished => "SL-3.1",
        })
    }

    pub(crate) fn message(self) -> Message {
        match self {
            Illegal::WrongSeats { seats } => Message::new("sl-no-wrong-seats").number("seats", seats as i64),
            Illegal::WrongLinks { links, most } => {
                Message::new("sl-no-wrong-links").number("links", links).number("most", most)
            }
            Illegal::Finished => Message::new("sl-no-finished"),
        }
    }
}
