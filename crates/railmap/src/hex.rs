//! Places on a board of hexes that stand on a point.

/// Column and row as boards count them: odd rows lie half a hex further east ("odd-r").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Offset {
    pub col: i8,
    pub row: i8,
}

/// The same place on two slanted axes, where steps and distances are plain sums.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Axial {
    pub q: i8,
    pub r: i8,
}

impl Offset {
    /// A column and a row, as maps are printed.
    pub const fn new(col: i8, row: i8) -> Offset {
        Offset { col, row }
    }

    /// The same place on slanted axes, where distances are sums.
    pub const fn axial(self) -> Axial {
        Axial { q: self.col - (self.row - (self.row & 1)) / 2, r: self.row }
    }

    /// The six places that share an edge with this one, from the north-east clockwise.
    pub const fn neighbours(self) -> [Offset; 6] {
        let here = self.axial();
        let mut places = [self; 6];
        let mut direction = 0;
        while direction < 6 {
            let (q, r) = STEPS[direction];
            places[direction] = Axial { q: here.q + q, r: here.r + r }.offset();
            direction += 1;
        }
        places
    }

    /// Steps from here to there.
    pub const fn distance(self, to: Offset) -> u8 {
        let (a, b) = (self.axial(), to.axial());
        let (q, r) = (a.q - b.q, a.r - b.r);
        (q.unsigned_abs() + r.unsigned_abs() + (q + r).unsigned_abs()) / 2
    }
}

impl Axial {
    /// The same place by column and row.
    pub const fn offset(self) -> Offset {
        Offset { col: self.q + (self.r - (self.r & 1)) / 2, row: self.r }
    }
}

/// North-east, east, south-east, south-west, west, north-west.
const STEPS: [(i8, i8); 6] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_ways_of_counting_name_the_same_place() {
        for (col, row) in [(0, 0), (1, 2), (0, 3), (18, 1), (0, 17), (-1, -1), (3, -2)] {
            let place = Offset::new(col, row);
            assert_eq!(place.axial().offset(), place);
        }
        assert_eq!(Offset::new(0, 17).axial(), Axial { q: -8, r: 17 });
    }

    #[test]
    fn odd_rows_lie_half_a_hex_further_east() {
        let around = |col, row| Offset::new(col, row).neighbours().map(|place| (place.col, place.row));

        assert_eq!(around(4, 2), [(4, 1), (5, 2), (4, 3), (3, 3), (3, 2), (3, 1)]);
        assert_eq!(around(4, 3), [(5, 2), (5, 3), (5, 4), (4, 4), (3, 3), (4, 2)]);
    }

    #[test]
    fn a_neighbour_is_one_step_away() {
        let place = Offset::new(5, 7);

        assert!(place.neighbours().iter().all(|next| next.distance(place) == 1));
        assert_eq!(place.distance(place), 0);
        assert_eq!(Offset::new(0, 0).distance(Offset::new(4, 4)), 6);
    }
}
