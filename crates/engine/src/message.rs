//! Facts and refusals as message ids with arguments: prose, in either language, is made of them elsewhere.

use crate::Seat;
use serde::{Serialize, Serializer};
use std::fmt;

/// A paragraph of a game's digest, for example `AR-4.10`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub struct Rule(pub &'static str);

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// What happened, or why something can't: an id and its arguments.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Message {
    /// The id of its sentence in the word files, for example `bid-raised`.
    pub id: &'static str,
    #[serde(serialize_with = "as_map")]
    pub args: Vec<(&'static str, Arg)>,
}

/// One argument of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Arg {
    Number(i64),
    /// A player: shown as name and sign.
    Seat(Seat),
    /// The id of another message, for words that both languages have: `terrain-forest`.
    Word(&'static str),
    /// A proper name, the same in every language: `Buffalo`.
    Name(&'static str),
}

impl Message {
    /// A sentence of the word files, by its id.
    pub fn new(id: &'static str) -> Message {
        Message { id, args: Vec::new() }
    }

    /// With a number in it.
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Message {
        self.with(name, Arg::Number(number.into()))
    }

    /// With a player in it: the page puts the name there.
    pub fn seat(self, name: &'static str, seat: Seat) -> Message {
        self.with(name, Arg::Seat(seat))
    }

    /// With another entry of the word files in it.
    pub fn word(self, name: &'static str, id: &'static str) -> Message {
        self.with(name, Arg::Word(id))
    }

    /// With a proper name in it, the same in every language.
    pub fn name(self, name: &'static str, proper: &'static str) -> Message {
        self.with(name, Arg::Name(proper))
    }

    fn with(mut self, name: &'static str, arg: Arg) -> Message {
        self.args.push((name, arg));
        self
    }
}

fn as_map<S: Serializer>(args: &[(&'static str, Arg)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(args.iter().copied())
}

/// For developers: `cannot-afford treasury=1 cost=2`. Players read the word files' sentence.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.id)?;
        for (name, arg) in &self.args {
            match arg {
                Arg::Number(number) => write!(f, " {name}={number}")?,
                Arg::Seat(seat) => write!(f, " {name}=seat {}", seat.0 + 1)?,
                Arg::Word(text) | Arg::Name(text) => write!(f, " {name}={text}")?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_an_id_with_named_arguments() {
        let message = Message::new("bid-raised").seat("seat", Seat(1)).number("dollars", 12);

        assert_eq!(message.to_string(), "bid-raised seat=seat 2 dollars=12");
        let json = serde_json::to_string(&message).unwrap();
        assert_eq!(json, r#"{"id":"bid-raised","args":{"seat":1,"dollars":12}}"#);
    }
}
