//! The record: one JSON file that holds a whole game.

use crate::{Refusal, Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::fmt::Debug;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    pub format: u32,
    /// The slug of the game.
    pub game: String,
    /// The version of the game's rules that it was played by.
    pub rules: u32,
    pub options: Value,
    pub seats: Vec<RecordedSeat>,
    pub seed: Seed,
    /// How a served table came by its seed; a record made at the command line has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fair: Option<FairSeed>,
    pub actions: Vec<RecordedAction>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordedSeat {
    pub name: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordedAction {
    pub seat: Seat,
    pub action: Value,
}

/// Neither server nor players could choose the seed: the server's part was fixed by its hash before the players added theirs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FairSeed {
    /// SHA-256 of the server's part, shown when the table was opened.
    pub commitment: String,
    pub server: String,
    /// What each human seat added, in the order of the seats.
    pub players: Vec<String>,
}

impl FairSeed {
    /// The commitment to a server's part.
    pub fn commit(server: &str) -> String {
        digest(server.as_bytes())
    }

    /// The server's secret and what the players added, before they are mixed.
    pub fn new(server: String, players: Vec<String>) -> FairSeed {
        FairSeed { commitment: FairSeed::commit(&server), server, players }
    }

    /// The seed both parts make: SHA-256 of the parts, each closed by a line break.
    pub fn seed(&self) -> Seed {
        let mut hash = Sha256::new();
        for part in std::iter::once(&self.server).chain(&self.players) {
            hash.update(part.as_bytes());
            hash.update(b"\n");
        }
        Seed::new(hex(&hash.finalize()))
    }

    /// Whether the server's secret is the one it had promised by its hash.
    pub fn keeps_its_commitment(&self) -> bool {
        FairSeed::commit(&self.server) == self.commitment
    }
}

/// Why a record can't be replayed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum RecordError<I: Debug> {
    #[error("this is record format {found}; this program reads format {known}")]
    OtherFormat { found: u32, known: u32 },
    #[error("this is a record of {found}, not of {wanted}")]
    OtherGame { found: String, wanted: &'static str },
    #[error("it was played by version {found} of the rules; this program plays version {known}")]
    OtherRules { found: u32, known: u32 },
    #[error("its options can't be read: {why}")]
    BadOptions { why: String },
    #[error("its table can't be opened: {0:?}")]
    CannotOpen(I),
    #[error("action {number} is not one of this game: {why}")]
    UnknownAction { number: usize, why: String },
    #[error("action {number}, by seat {}, is refused: {refusal}", seat.0 + 1)]
    Refused { number: usize, seat: Seat, refusal: Refusal<I> },
}

impl Record {
    pub const FORMAT: u32 = 1;

    pub(crate) fn check_heading<I: Debug>(&self, game: &'static str, rules: u32) -> Result<(), RecordError<I>> {
        if self.format != Record::FORMAT {
            return Err(RecordError::OtherFormat { found: self.format, known: Record::FORMAT });
        }
        if self.game != game {
            return Err(RecordError::OtherGame { found: self.game.clone(), wanted: game });
        }
        if self.rules != rules {
            return Err(RecordError::OtherRules { found: self.rules, known: rules });
        }
        Ok(())
    }
}

/// SHA-256 in hexadecimal.
pub fn digest(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

/// Two digits a byte.
pub fn hex(bytes: &[u8]) -> String {
    const DIGITS: [char; 16] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'];
    let mut text = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        text.extend([byte >> 4, byte & 15].map(|digit| DIGITS[usize::from(digit)]));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fair_seed_needs_every_part() {
        let fair = FairSeed::new("server".into(), vec!["anna".into(), "erik".into()]);

        assert!(fair.keeps_its_commitment());
        assert_ne!(fair.seed(), FairSeed::new("server".into(), vec!["anna".into()]).seed());
        assert_ne!(fair.seed(), FairSeed::new("server".into(), vec!["annae".into(), "rik".into()]).seed());
        let forged = FairSeed { server: "other".into(), ..fair };
        assert!(!forged.keeps_its_commitment());
    }

    #[test]
    fn unknown_fields_in_a_record_are_an_error() {
        let json = r#"{"format":1,"game":"x","rules":1,"options":{},"seats":[],"seed":"1","actions":[],"extra":1}"#;

        assert!(serde_json::from_str::<Record>(json).is_err());
    }
}
