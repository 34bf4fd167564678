//! A board of up to 256 hexes: who borders on whom, and what hangs together.

use crate::{Offset, Set};

/// The hexes of a board are numbered in the order of its table; everything else is told by those numbers.
#[derive(Clone, Debug)]
pub struct HexMap<const HEXES: usize> {
    places: [Offset; HEXES],
    neighbours: [Set; HEXES],
}

impl<const HEXES: usize> HexMap<HEXES> {
    /// A board with hexes at these places; hexes that share an edge are neighbours.
    pub const fn new(places: [Offset; HEXES]) -> HexMap<HEXES> {
        assert!(HEXES <= 256, "a set holds 256 hexes");
        let mut neighbours = [Set::EMPTY; HEXES];
        let mut hex = 0;
        while hex < HEXES {
            let mut other = 0;
            while other < HEXES {
                if places[hex].distance(places[other]) == 1 {
                    neighbours[hex] = neighbours[hex].with(other as u8);
                }
                other += 1;
            }
            hex += 1;
        }
        HexMap { places, neighbours }
    }

    pub const fn place(&self, hex: u8) -> Offset {
        self.places[hex as usize]
    }

    pub const fn neighbours(&self, hex: u8) -> Set {
        self.neighbours[hex as usize]
    }

    /// Every hex that borders on one of these; some of them may be among these.
    pub fn next_to(&self, hexes: Set) -> Set {
        hexes.iter().fold(Set::EMPTY, |around, hex| around.union(self.neighbours(hex)))
    }

    /// The connected piece of `hexes` that `from` lies in: nothing if it does not lie in them.
    pub fn piece(&self, hexes: Set, from: u8) -> Set {
        let mut piece = Set::EMPTY.with(from).both(hexes);
        loop {
            let more = piece.union(self.next_to(piece).both(hexes));
            if more == piece {
                return piece;
            }
            piece = more;
        }
    }

    /// Whether one can walk from each of these to each other without leaving them.
    pub fn is_connected(&self, hexes: Set) -> bool {
        hexes.first().is_none_or(|from| self.piece(hexes, from) == hexes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two rows of four, with a hole: `0 1 . 2` above `3 4 5 6`, the lower row half a hex further east.
    const BOARD: HexMap<7> = HexMap::new([
        Offset::new(0, 0),
        Offset::new(1, 0),
        Offset::new(3, 0),
        Offset::new(0, 1),
        Offset::new(1, 1),
        Offset::new(2, 1),
        Offset::new(3, 1),
    ]);

    fn set(hexes: &[u8]) -> Set {
        hexes.iter().copied().collect()
    }

    #[test]
    fn hexes_that_share_an_edge_are_neighbours() {
        assert_eq!(BOARD.neighbours(1), set(&[0, 3, 4]));
        assert_eq!(BOARD.neighbours(2), set(&[5, 6]));
        assert_eq!(BOARD.next_to(set(&[0, 2])), set(&[1, 3, 5, 6]));
        assert_eq!(BOARD.place(6), Offset::new(3, 1));
    }

    #[test]
    fn a_hole_parts_what_lies_on_its_sides() {
        assert!(!BOARD.is_connected(set(&[0, 1, 2])));
        assert!(BOARD.is_connected(set(&[0, 1, 4, 5, 2])));
        assert!(BOARD.is_connected(Set::EMPTY));
        assert_eq!(BOARD.piece(set(&[0, 1, 2, 6]), 2), set(&[2, 6]));
        assert_eq!(BOARD.piece(set(&[0, 1]), 2), Set::EMPTY);
    }
}
