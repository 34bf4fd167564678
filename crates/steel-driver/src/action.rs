//! The decisions of the game.

use crate::{City, Company, Link};
use serde::{Deserialize, Serialize};

/// One decision of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// SD-3.1: the active player puts a control stone up for auction with an opening bid.
    Open { company: Company, stones: u8 },
    /// SD-3.1: the active player gives the marker to his left neighbour.
    PassMarker,
    /// SD-3.2: a higher bid.
    Raise { stones: u8 },
    /// SD-3.2: out of this auction for good.
    Pass,
    /// SD-4.2: one link of the company whose turn it is. The start is said only for a company's first link between two
    /// hexagonal cities (SD-4.5).
    Build {
        link: Link,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        start: Option<City>,
    },
    /// SD-8.3: the good of a city for the company whose turn it is.
    TakeGood { city: City },
}
