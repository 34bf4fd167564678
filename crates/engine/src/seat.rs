//! Seats round the table, numbered clockwise, and small sets of them.

use serde::{Deserialize, Serialize};

/// A place at the table. `Seat(0)` is the one players call seat 1; the numbers grow clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
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

/// A set of up to eight seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct SeatSet(u8);

impl SeatSet {
    pub const NONE: SeatSet = SeatSet(0);

    pub fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Every seat of a table of `seats`.
    pub fn all(seats: usize) -> SeatSet {
        Seat::all(seats).collect()
    }

    pub fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest-numbered seat.
    pub fn first(self) -> Option<Seat> {
        (!self.is_empty()).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    pub fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    pub fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    pub fn is_subset(self, of: SeatSet) -> bool {
        self.0 & !of.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::NONE, SeatSet::with)
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> SeatSet {
        seats.into_iter().filter(|seat| seat.0 < 8).collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Vec<Seat> {
        set.iter().collect()
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
