//! What incomes, departments and rewards give.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Resource {
    Money,
    Goods,
    /// Victory points, at once.
    Points,
    /// New workers from the reserve (CA-2.10).
    Worker,
    /// Study points, to be spent at once (CA-4.8, CA-5.15).
    Study,
    /// Moves of workers in the company (CA-5.14).
    Moves,
}

/// An amount of one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gain {
    pub what: Resource,
    pub amount: u8,
}

impl Gain {
    /// So much of one thing.
    pub const fn new(what: Resource, amount: u8) -> Gain {
        Gain { what, amount }
    }
}

impl Resource {
    pub const ALL: [Resource; 6] =
        [Resource::Money, Resource::Goods, Resource::Points, Resource::Worker, Resource::Study, Resource::Moves];

    /// Its place in arrays that have one entry for each.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The id of its name in the word files.
    pub const fn word(self) -> &'static str {
        match self {
            Resource::Money => "ca-resource-money",
            Resource::Goods => "ca-resource-goods",
            Resource::Points => "ca-resource-points",
            Resource::Worker => "ca-resource-worker",
            Resource::Study => "ca-resource-study",
            Resource::Moves => "ca-resource-moves",
        }
    }
}
