//! What the last decision changed, read from its sentences: for short marks on the board.

use crate::parts::told::{proper_name, seat};
use engine::{Message, Seat};
use ticket_to_ride_legacy::City;

#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct News {
    /// Claims: the names of both cities, and by whom.
    claims: Vec<([&'static str; 2], Seat)>,
}

impl News {
    pub(crate) fn read(messages: &[Message]) -> News {
        let claim = |message: &Message| {
            let is_claim = message.id.starts_with("lg-route-claimed");
            let ends = [proper_name(message, "from")?, proper_name(message, "to")?];
            is_claim.then_some((ends, seat(message, "seat")?))
        };
        News { claims: messages.iter().filter_map(claim).collect() }
    }

    pub(crate) fn is_new(&self, ends: [City; 2], seat: Seat) -> bool {
        self.claims.contains(&(ends.map(City::name), seat))
    }
}
