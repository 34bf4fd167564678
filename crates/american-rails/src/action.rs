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

#[cfg(test)]
mod tests {
    use super::*;

    /// AR-9.1: records and programs that play write decisions so.
    #[test]
    fn an_action_is_plain_json() {
        let cube = Action::PlaceCube { railway: Railway::Republic, hex: Hex::of_city("St. Louis").unwrap() };
        let written = [
            (cube, r#"{"do":"place_cube","railway":"republic","hex":"St. Louis"}"#),
            (Action::MoveTrain { space: Space::Expand3 }, r#"{"do":"move_train","space":"expand3"}"#),
            (Action::TakeFromBank, r#"{"do":"take_from_bank"}"#),
        ];
        for (action, json) in written {
            assert_eq!(serde_json::to_string(&action).unwrap(), json);
            assert_eq!(serde_json::from_str::<Action>(json).ok(), Some(action));
        }
    }

    #[test]
    fn what_is_no_action_is_not_read() {
        for json in [
            r#"{"do":"bid","dollars":-1}"#,
            r#"{"do":"bid","dollars":10,"seat":2}"#,
            r#"{"do":"place_cube","railway":"republic","hex":"Denver"}"#,
            r#"{"do":"fly"}"#,
        ] {
            assert!(serde_json::from_str::<Action>(json).is_err(), "{json}");
        }
    }
}
