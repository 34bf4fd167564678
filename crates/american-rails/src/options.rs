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

#[cfg(test)]
mod tests {
    use super::*;

    /// AR-1.6, AR-8.2: what is not said is as usual, and what the game does not know is refused.
    #[test]
    fn options_are_read_from_json() {
        let read = |json| serde_json::from_str::<Options>(json).ok();

        assert_eq!(read("{}"), Some(Options::default()));
        let drawn = Options { banker: Banker::Drawn, negotiation: false };
        assert_eq!(read(r#"{"banker":"drawn","negotiation":false}"#), Some(drawn));
        assert_eq!(read(r#"{"banker":"seat2"}"#), None);
        assert_eq!(read(r#"{"bankers":"drawn"}"#), None);
    }
}
