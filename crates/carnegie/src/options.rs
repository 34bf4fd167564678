//! What the players agree on before the first move.

use engine::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// CA-1.10: alone one always starts.
    pub start: StartPlayer,
    /// CA-9.2: how strong Andrew is; he plays only against one player alone.
    pub level: Level,
}

/// CA-1.10: who is the start player of the first round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StartPlayer {
    #[default]
    Seat1,
    Seat2,
    Seat3,
    Seat4,
    Drawn,
}

/// CA-9.2
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    #[default]
    Beginner,
    Normal,
    Hard,
    Expert,
}

impl StartPlayer {
    /// The seat that is named; none if it is to be drawn.
    pub fn seat(self) -> Option<Seat> {
        match self {
            StartPlayer::Seat1 => Some(Seat(0)),
            StartPlayer::Seat2 => Some(Seat(1)),
            StartPlayer::Seat3 => Some(Seat(2)),
            StartPlayer::Seat4 => Some(Seat(3)),
            StartPlayer::Drawn => None,
        }
    }
}

impl Level {
    pub const ALL: [Level; 4] = [Level::Beginner, Level::Normal, Level::Hard, Level::Expert];

    /// The id of its name in the word files.
    pub const fn word(self) -> &'static str {
        match self {
            Level::Beginner => "ca-level-beginner",
            Level::Normal => "ca-level-normal",
            Level::Hard => "ca-level-hard",
            Level::Expert => "ca-level-expert",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_left_out_have_defaults_and_unknown_ones_are_refused() {
        assert_eq!(serde_json::from_str::<Options>("{}").unwrap(), Options::default());
        let drawn = serde_json::from_str::<Options>(r#"{"start":"drawn","level":"expert"}"#).unwrap();
        assert_eq!(drawn, Options { start: StartPlayer::Drawn, level: Level::Expert });
        assert!(serde_json::from_str::<Options>(r#"{"banker":"seat1"}"#).is_err());
    }
}
