//! A board of up to 256 hexes: who borders on whom, and what hangs together.

use crate::Offset;
use sets::{Numbered, Set};

/// The hexes `H` of a board, numbered in the order of its table.
#[derive(Clone, Debug)]
pub struct HexMap<H: Numbered, const HEXES: usize> {
    places: [Offset; HEXES],
    neighbours: [Set<H, 4>; HEXES],
}

impl<H: Numbered + Eq, const HEXES: usize> HexMap<H, HEXES> {
    /// A board with hexes at these places; hexes that share an edge are neighbours.
    pub const fn new(places: [Offset; HEXES]) -> HexMap<H, HEXES> {
        assert!(HEXES <= 256, "a set holds 256 hexes");
        let mut neighbours = [Set::EMPTY; HEXES];
        let mut hex = 0;
        while hex < HEXES {
            let mut other = 0;
            while other < HEXES {
                if places[hex].distance(places[other]) == 1 {
                    neighbours[hex] = neighbours[hex].with_number(other as u8);
                }
                other += 1;
            }
            hex += 1;
        }
        HexMap { places, neighbours }
    }

    /// Where a hex lies.
    pub fn place(&self, hex: H) -> Offset {
        self.places[usize::from(hex.number())]
    }

    /// The hexes of the map that share a side with it.
    pub fn neighbours(&self, hex: H) -> Set<H, 4> {
        self.neighbours[usize::from(hex.number())]
    }

    /// Every hex that borders on one of these; some of them may be among these.
    pub fn next_to(&self, hexes: Set<H, 4>) -> Set<H, 4> {
        hexes.iter().fold(Set::EMPTY, |around, hex| around.union(self.neighbours(hex)))
    }

    /// The connected piece of `hexes` that `from` lies in: nothing if it does not lie in them.
    pub fn piece(&self, hexes: Set<H, 4>, from: H) -> Set<H, 4> {
        let mut piece = Set::only(from).both(hexes);
        loop {
            let more = piece.union(self.next_to(piece).both(hexes));
            if more == piece {
                return piece;
            }
            piece = more;
        }
    }

    /// Whether one can walk from each of these to each other without leaving them.
    pub fn is_connected(&self, hexes: Set<H, 4>) -> bool {
        hexes.first().is_none_or(|from| self.piece(hexes, from) == hexes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two rows of four, with a hole: `0 1 . 2` above `3 4 5 6`, the lower row half a hex further east.
    const BOARD: HexMap<u8, 7> = HexMap::new([
        Offset::new(0, 0),
        Offset::new(1, 0),
        Offset::new(3, 0),
        Offset::new(0, 1),
        Offset::new(1, 1),
        Offset::new(2, 1),
        Offset::new(3, 1),
    ]);

    fn set(hexes: &[u8]) -> Set<u8, 4> {
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
