//! What the players agree on before the first move.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// AR-1.6
    pub banker: Banker,
    /// AR-8.2: without it the players of a running game can't chat.
    pub negotiation: bool,
}

/// AR-1.6: who keeps the bank, and so names the first railway.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Banker {
    #[default]
    Seat1,
    Drawn,
}

impl Default for Options {
    fn default() -> Options {
        Options { banker: Banker::Seat1, negotiation: true }
    }
}
