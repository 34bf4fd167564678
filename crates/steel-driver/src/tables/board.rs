//! SD-0.4: the two boards, and the sets the rules ask for.

use super::cities::{City, CitySet};
use super::links::{Link, LinkSet};
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

    /// The cities in play on this side of the board.
    pub const fn cities(self) -> CitySet {
        match self {
            Board::Cities38 => CitySet::all(City::ON_EVERY_BOARD),
            Board::Cities42 => CitySet::all(City::COUNT),
        }
    }

    /// The links in play on this side of the board.
    pub const fn links(self) -> LinkSet {
        match self {
            Board::Cities38 => LinkSet::all(Link::OF_38_CITIES),
            Board::Cities42 => LINKS_42,
        }
    }
}

/// SD-4.5: the links that touch a hexagonal city.
pub(crate) static STARTING_LINKS: LinkSet = {
    let mut links = LinkSet::EMPTY;
    let mut link = 0;
    while link < Link::COUNT {
        let (a, b) = Link(link as u8).ends();
        if a.is_start() || b.is_start() {
            links = links.with_number(link as u8);
        }
        link += 1;
    }
    links
};

/// The links that cost no more than this.
pub(crate) fn links_within(stones: u8) -> LinkSet {
    WITHIN[usize::from(stones.min(Link::DEAREST))]
}

const LINKS_42: LinkSet = LinkSet::all(Link::COUNT).without_number(Link::NOT_OF_42_CITIES.0);

static WITHIN: [LinkSet; Link::DEAREST as usize + 1] = {
    let mut within = [LinkSet::EMPTY; Link::DEAREST as usize + 1];
    let mut stones = 0;
    while stones < within.len() {
        let mut links = LinkSet::EMPTY;
        let mut link = 0;
        while link < Link::COUNT {
            if Link(link as u8).price() as usize <= stones {
                links = links.with_number(link as u8);
            }
            link += 1;
        }
        within[stones] = links;
        stones += 1;
    }
    within
};

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
            assert_eq!(City::on(board.links()), board.cities());
            let reached = MAP.reachable(board.links(), City::NEW_YORK);
            assert_eq!(reached, board.cities(), "every city can be reached");
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
