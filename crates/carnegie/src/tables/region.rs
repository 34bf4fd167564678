//! The four regions of the map.

use serde::{Deserialize, Serialize};

/// In the order of the data; arrays of regions are indexed by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Region {
    West,
    Midwest,
    South,
    East,
}

impl Region {
    pub const ALL: [Region; 4] = [Region::West, Region::Midwest, Region::South, Region::East];

    /// Its place in arrays that have one entry for each.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The id of its name in the word files.
    pub const fn word(self) -> &'static str {
        match self {
            Region::West => "ca-region-west",
            Region::Midwest => "ca-region-midwest",
            Region::South => "ca-region-south",
            Region::East => "ca-region-east",
        }
    }
}
