//! LG-2.3, LG-5.8: 77 postcards: one side is read aloud, the other only by its owner until its condition is met.

use super::boxes::BoxId;
use super::contracts::Contract;
use super::growth::Growth;
use super::vocabulary::Condition;
use crate::tables::city::City;
use crate::tables::ticket::Ticket;
use engine::{Numbered, Set, Text};
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;
use std::sync::LazyLock;

/// A postcard by its number, from 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Postcard(u8);

pub type PostcardSet = Set<Postcard, 2>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Errand,
    Hunch,
    Tool,
    Introduction,
    Letter,
    Page,
}

/// How a company comes by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum From {
    /// Its number stands on this ticket.
    Ticket(Ticket),
    /// It lies in this box, for who opens it.
    Box(BoxId),
    /// A story card says who gets it.
    Story,
    /// It lies with the growth cards, for who takes one.
    Growth,
    /// The first to meet this contract gets it.
    Contract(Contract),
}

/// What it gives once its condition is met.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Reward {
    Dollars(u32),
    Cards(u8),
    /// For the office, for good.
    Office(Growth),
    /// Face down in the vault, worth this at the end.
    Vault(u32),
    /// One of Wren's pages, for the vault.
    Page,
    /// Dollars at once, and a resort for good.
    Resort {
        city: City,
        dollars: u32,
    },
    /// Somebody joins the company after the game; where there is no room, dollars at once.
    Person {
        otherwise: u32,
    },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Printed {
    number: u8,
    kind: Kind,
    from: From,
    aloud: Text,
    secret: Text,
    when: Condition,
    reward: Reward,
}

static POSTCARDS: LazyLock<Vec<Printed>> = LazyLock::new(|| {
    let mut cards: Vec<Printed> = super::read("postcards.json", include_str!("../../contents/postcards.json"));
    cards.sort_by_key(|printed| printed.number);
    cards
});

impl Postcard {
    pub const COUNT: usize = 77;

    /// All of them, by number.
    pub fn all() -> impl Iterator<Item = Postcard> {
        (1..=Postcard::COUNT as u8).map(Postcard)
    }

    /// As it is printed.
    pub fn number(self) -> u8 {
        self.0
    }

    /// What sort of postcard it is.
    pub fn kind(self) -> Kind {
        self.printed().kind
    }

    /// The side that is read to all.
    pub fn aloud(self) -> &'static Text {
        &self.printed().aloud
    }

    /// LG-1.5: only for its owner, until it is met.
    pub fn secret(self) -> &'static Text {
        &self.printed().secret
    }

    /// Whether no ticket, box, contract or growth card brings it: the story names who receives it.
    pub fn is_sent_by_story(self) -> bool {
        self.from() == From::Story
    }

    pub(crate) fn from(self) -> From {
        self.printed().from
    }

    pub(crate) fn when(self) -> &'static Condition {
        &self.printed().when
    }

    /// What it brings.
    pub fn reward(self) -> Reward {
        self.printed().reward
    }

    fn printed(self) -> &'static Printed {
        &POSTCARDS[usize::from(self.0) - 1]
    }
}

impl Numbered for Postcard {
    const LIMIT: usize = Postcard::COUNT + 1;

    fn number(self) -> u8 {
        self.0
    }

    fn numbered(number: u8) -> Postcard {
        Postcard(number)
    }
}

impl fmt::Debug for Postcard {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "postcard {}", self.0)
    }
}

impl Serialize for Postcard {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Postcard {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Postcard, D::Error> {
        let number = u8::deserialize(from)?;
        let known = (1..=Postcard::COUNT).contains(&usize::from(number));
        known.then_some(Postcard(number)).ok_or_else(|| D::Error::custom(format!("there is no postcard {number}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// LG-2.3, LG-6.4: 77 postcards, numbered through.
    #[test]
    fn there_are_77_postcards() {
        assert!(POSTCARDS.iter().map(|printed| printed.number).eq(1..=77));
    }

    /// LG-5.8: no two come by the same ticket or contract; each box has one.
    #[test]
    fn no_two_postcards_come_in_the_same_way() {
        let alone = Postcard::all().filter(|card| !matches!(card.from(), From::Story | From::Growth));
        let sources: Vec<String> = alone.map(|card| format!("{:?}", card.from())).collect();
        assert_eq!(sources.iter().collect::<BTreeSet<_>>().len(), sources.len());
        for its in BoxId::ALL {
            assert_eq!(Postcard::all().filter(|card| card.from() == From::Box(its)).count(), 1, "{its:?}");
        }
        let first = |card: &Postcard| matches!(card.from(), From::Ticket(ticket) if usize::from(ticket.0) < Ticket::AT_THE_START);
        assert_eq!(Postcard::all().filter(first).count(), 16);
    }

    /// The page and its secret differ, in both languages.
    #[test]
    fn each_side_has_its_own_words() {
        for card in Postcard::all() {
            assert_ne!(card.aloud(), card.secret(), "{card:?}");
            assert_ne!(card.secret().of("en"), card.secret().of("nl"), "{card:?}");
        }
        let pages: Vec<Postcard> = Postcard::all().filter(|card| card.reward() == Reward::Page).collect();
        assert!(pages.iter().all(|card| card.kind() == Kind::Page) && pages.len() == 10);
    }
}
