//! The nine persons of the conductor's box.

use super::text::Text;
use crate::face_down::FaceDown;
use engine::{Numbered, Set};
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;
use std::sync::LazyLock;

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Person(u8);

pub type PeopleSet = Set<Person>;

/// What a person does for the company that takes them along.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Power {
    /// Once: an open locomotive as the second or third card of a draw (LG-4.2).
    LateLocomotive,
    /// Once: tickets are seen before drawing them is chosen (LG-4.24).
    LookAhead,
    /// Once: a grey route earns the company bonus (LG-4.13).
    GreyBonus,
    /// Once: a route of this length or more costs one card less.
    CardLess { from: u8 },
    /// Large cities give one card more, and one of those drawn is discarded (LG-4.14).
    PickOfCards,
    /// Once: after a claim, an open card that is no locomotive.
    OpenCard,
    /// Once: the closed half of a double (LG-4.11); where none closes, dollars for a double.
    ClosedDouble { dollars: u32 },
    /// The better of two chips; where there are none, a dollar for each pickaxe up to this.
    Pickaxes { most: u32 },
    /// Dollars for the first claim in each region.
    NewRegions { dollars: u32 },
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Printed {
    id: String,
    name: Text,
    text: Text,
    power: Power,
}

struct Line {
    /// The id in the word files: `lg-person-teller`.
    word: String,
    printed: Printed,
}

static PEOPLE: LazyLock<Vec<Line>> = LazyLock::new(|| {
    let printed: Vec<Printed> = super::read("people.json", include_str!("../../contents/people.json"));
    printed.into_iter().map(|printed| Line { word: format!("lg-person-{}", printed.id), printed }).collect()
});

impl Person {
    pub fn all() -> impl Iterator<Item = Person> {
        (0..PEOPLE.len() as u8).map(Person)
    }

    /// All nine.
    pub fn everybody() -> PeopleSet {
        Person::all().collect()
    }

    pub fn parse(id: &str) -> Option<Person> {
        Person::all().find(|person| person.id() == id)
    }

    pub fn id(self) -> &'static str {
        &self.printed().id
    }

    /// The id of the name: the words themselves are [`Person::name`].
    pub fn word(self) -> &'static str {
        &PEOPLE[usize::from(self.0)].word
    }

    pub fn name(self) -> &'static Text {
        &self.printed().name
    }

    pub fn text(self) -> &'static Text {
        &self.printed().text
    }

    pub fn power(self) -> Power {
        self.printed().power
    }

    fn printed(self) -> &'static Printed {
        &PEOPLE[usize::from(self.0)].printed
    }
}

impl Numbered for Person {
    const LIMIT: usize = 64;

    fn number(self) -> u8 {
        self.0
    }

    fn numbered(number: u8) -> Person {
        Person(number)
    }
}

impl FaceDown for Person {
    const WHAT: &'static str = "person";

    fn count() -> usize {
        PEOPLE.len()
    }
}

impl fmt::Debug for Person {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for Person {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Person {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Person, D::Error> {
        let id = String::deserialize(from)?;
        Person::parse(&id).ok_or_else(|| D::Error::custom(format!("nobody is called {id}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// LG-6.3: nine persons, each with a power of their own.
    #[test]
    fn nine_persons_can_join_a_company() {
        let ids: BTreeSet<&str> = Person::all().map(Person::id).collect();
        let powers: BTreeSet<String> = Person::all().map(|person| format!("{:?}", person.power())).collect();

        assert_eq!((ids.len(), powers.len(), Person::everybody().len()), (9, 9, 9));
    }
}
