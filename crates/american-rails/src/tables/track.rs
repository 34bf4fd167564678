//! AR-3.4: the spaces of an action column.

use serde::{Deserialize, Serialize};

/// From top to bottom: the higher a train stands, the sooner it moves in the next phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Space {
    Pass,
    Develop,
    Finance,
    /// $2 from the bank, or the others pay $2; with 4 or 5 players also an Expand 2.
    Take,
    Expand3,
    Auction,
    Expand4,
}

impl Space {
    pub const ALL: [Space; 7] =
        [Space::Pass, Space::Develop, Space::Finance, Space::Take, Space::Expand3, Space::Auction, Space::Expand4];

    /// Its place in arrays that have one entry for each.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// AR-4.8: how many cubes it lets a player place, where it is an Expand.
    pub const fn cubes(self) -> Option<u8> {
        match self {
            Space::Expand3 => Some(3),
            Space::Expand4 => Some(4),
            _ => None,
        }
    }

    /// The id of its name in the word files.
    pub const fn word(self) -> &'static str {
        match self {
            Space::Pass => "space-pass",
            Space::Develop => "space-develop",
            Space::Finance => "space-finance",
            Space::Take => "space-take",
            Space::Expand3 => "space-expand3",
            Space::Auction => "space-auction",
            Space::Expand4 => "space-expand4",
        }
    }
}
