//! SD-0.4: the two boards, and the sets the rules ask for.

use super::cities::{City, CitySet};
use super::links::{Link, LinkSet};
use railmap::Set;
use serde::{Deserialize, Serialize};

/// How many cities the map has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Board {
    #[default]
    #[serde(rename = "38")]
    Cities38,
    /// With Seattle, Spokane, San Diego and Boise.
    #[serde(rename = "42")]
    Cities42,
}

impl Board {
    pub const ALL: [Board; 2] = [Board::Cities38, Board::Cities42];

    pub const fn cities(self) -> CitySet {
        match self {
            Board::Cities38 => CitySet::of(up_to(City::ON_EVERY_BOARD)),
            Board::Cities42 => CitySet::of(up_to(City::COUNT as u8)),
        }
    }

    pub const fn links(self) -> LinkSet {
        match self {
            Board::Cities38 => LinkSet::of(LINKS_38),
            Board::Cities42 => LinkSet::of(LINKS_42),
        }
    }
}

/// SD-4.5: the links that touch a hexagonal city.
pub(crate) static STARTING_LINKS: LinkSet = LinkSet::of({
    let mut links = Set::EMPTY;
    let mut link = 0;
    while link < Link::COUNT {
        let (a, b) = Link(link as u8).ends();
        if a.is_start() || b.is_start() {
            links = links.with(link as u8);
        }
        link += 1;
    }
    links
});

/// The links that cost no more than this.
pub(crate) fn links_within(stones: u8) -> LinkSet {
    WITHIN[usize::from(stones.min(Link::DEAREST))]
}

const LINKS_38: Set = up_to(Link::OF_38_CITIES);
const LINKS_42: Set = up_to(Link::COUNT as u8).without(Link::NOT_OF_42_CITIES.0);

static WITHIN: [LinkSet; Link::DEAREST as usize + 1] = {
    let mut within = [LinkSet::EMPTY; Link::DEAREST as usize + 1];
    let mut stones = 0;
    while stones < within.len() {
        let mut links = Set::EMPTY;
        let mut link = 0;
        while link < Link::COUNT {
            if Link(link as u8).price() as usize <= stones {
                links = links.with(link as u8);
            }
            link += 1;
        }
        within[stones] = LinkSet::of(links);
        stones += 1;
    }
    within
};

const fn up_to(end: u8) -> Set {
    let mut set = Set::EMPTY;
    let mut number = 0;
    while number < end {
        set = set.with(number);
        number += 1;
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Good;
    use crate::tables::links::MAP;

    fn colours(board: Board) -> [usize; 5] {
        Good::ALL.map(|good| board.cities().iter().filter(|city| city.good() == good).count())
    }

    /// SD-0.4: 38 cities, 12/12/6/5/3; with four more all 42 pieces are used; on both the pieces are enough.
    #[test]
    fn the_pieces_are_enough_for_every_city() {
        assert_eq!(colours(Board::Cities38), [12, 12, 6, 5, 3]);
        assert_eq!(colours(Board::Cities42), [12, 12, 6, 6, 6]);
        assert_eq!(Board::ALL.map(|board| board.cities().len()), [38, 42]);
    }

    /// SD-0.4: the larger board has nine links more and lacks Portland–Salt Lake City.
    #[test]
    fn the_larger_board_has_other_links() {
        let [small, large] = Board::ALL.map(Board::links);

        assert_eq!((small.len(), large.len()), (83, 91));
        assert_eq!(small.minus(large), LinkSet::EMPTY.with(Link::named("Portland–Salt Lake City").unwrap()));
        for board in Board::ALL {
            assert_eq!(board.links().cities(), board.cities());
            let reached = MAP.reachable(board.links().numbers(), City::NEW_YORK.0);
            assert_eq!(CitySet::of(reached), board.cities(), "every city can be reached");
        }
    }

    /// SD-4.4: the more stones, the more links.
    #[test]
    fn stones_buy_links() {
        assert!(links_within(0).is_empty() && links_within(1).is_empty());
        assert_eq!(links_within(6), Link::all().collect());
        assert_eq!(links_within(60), links_within(6));
        for stones in 2..=6 {
            assert!(links_within(stones).iter().all(|link| link.price() <= stones));
            assert!(links_within(stones).len() > links_within(stones - 1).len());
        }
    }

    #[test]
    fn a_board_is_known_by_its_number_of_cities() {
        assert_eq!(serde_json::to_string(&Board::ALL).unwrap(), r#"["38","42"]"#);
    }
}
