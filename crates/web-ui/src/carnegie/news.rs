//! What the last decision changed: for short marks on the board.

use carnegie::{Event, Owner, Slot};
use serde::Serialize;

/// Discs that are new on the map.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub(crate) struct News {
    built: Vec<(Slot, Owner)>,
}

impl News {
    pub(crate) fn of(events: &[Event]) -> News {
        News { built: events.iter().filter_map(built).collect() }
    }

    pub(crate) fn is_new(&self, slot: Slot, owner: Owner) -> bool {
        self.built.contains(&(slot, owner))
    }
}

fn built(event: &Event) -> Option<(Slot, Owner)> {
    match *event {
        Event::StartDiscPlaced { seat, slot } | Event::ProjectBuilt { seat, slot, .. } => {
            Some((slot, Owner::Seat(seat)))
        }
        Event::AndrewBuilds { slot } => Some((slot, Owner::Andrew)),
        _ => None,
    }
}
