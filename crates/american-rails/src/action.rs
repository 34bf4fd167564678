//! AR-9.1: the decisions of the game.

use crate::{Hex, Railway, Space};
use serde::{Deserialize, Serialize};

/// One decision of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// The railway a share of which is auctioned next: in the preparation, and on Auction a share.
    NameRailway {
        railway: Railway,
    },
    Bid {
        dollars: u32,
    },
    /// Out of this auction for good.
    Pass,
    /// The winner's choice for a railway that is not on the board yet.
    PlaceFirstCube {
        city: Hex,
    },
    MoveTrain {
        space: Space,
    },
    Develop {
        city: Hex,
    },
    Finance {
        railway: Railway,
    },
    TakeFromBank,
    TakeFromOthers,
    /// One cube of an Expand. On Take, with 4 or 5 players, it is also the choice of Expand 2.
    PlaceCube {
        railway: Railway,
        hex: Hex,
    },
    /// Leaves the action of the space undone as a whole.
    Leave,
    /// Ends an Expand after at least one cube.
    Stop,
}
