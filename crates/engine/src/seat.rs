//! Seats round the table, numbered clockwise, and small sets of them.

use serde::{Deserialize, Serialize};
use sets::{Numbered, Set};

/// A place at the table. `Seat(0)` is the one players call seat 1; the numbers grow clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// Its place in arrays that have one entry for each.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The left neighbour: the next seat clockwise at a table of `seats`.
    pub fn left(self, seats: usize) -> Seat {
        Seat(if self.index() + 1 >= seats { 0 } else { self.0 + 1 })
    }

    /// Every seat of a table, from the first clockwise.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> {
        (0..seats as u8).map(Seat)
    }
}

/// Some of the seats.
pub type SeatSet = Set<Seat>;

impl Numbered for Seat {
    const LIMIT: usize = 64;

    fn number(self) -> u8 {
        self.0
    }

    fn numbered(number: u8) -> Seat {
        Seat(number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_left_neighbour_of_the_last_seat_is_the_first() {
        assert_eq!(Seat(2).left(4), Seat(3));
        assert_eq!(Seat(3).left(4), Seat(0));
    }

    #[test]
    fn a_set_remembers_who_is_in_it() {
        let set: SeatSet = [Seat(3), Seat(1)].into_iter().collect();

        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(1), Seat(3)]);
        assert_eq!(set.first(), Some(Seat(1)));
        assert_eq!(set.without(Seat(1)), SeatSet::only(Seat(3)));
        assert!(!set.contains(Seat(200)), "a seat that no table has is in no set");
    }
}
