//! The nine persons of the conductor's box.

use super::text::Text;
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;
use std::sync::LazyLock;

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Person(u8);

/// A set of persons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PeopleSet(u16);

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

impl PeopleSet {
    pub const NONE: PeopleSet = PeopleSet(0);

    /// All nine.
    pub fn all() -> PeopleSet {
        Person::all().collect()
    }

    pub fn contains(self, person: Person) -> bool {
        self.0 & (1 << person.0) != 0
    }

    #[must_use]
    pub fn with(self, person: Person) -> PeopleSet {
        PeopleSet(self.0 | 1 << person.0)
    }

    #[must_use]
    pub fn without(self, person: Person) -> PeopleSet {
        PeopleSet(self.0 & !(1 << person.0))
    }

    pub fn touches(self, other: PeopleSet) -> bool {
        self.0 & other.0 != 0
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn iter(self) -> impl Iterator<Item = Person> {
        Person::all().filter(move |person| self.contains(*person))
    }
}

impl FromIterator<Person> for PeopleSet {
    fn from_iter<I: IntoIterator<Item = Person>>(people: I) -> PeopleSet {
        people.into_iter().fold(PeopleSet::NONE, PeopleSet::with)
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

/// LG-1.5: by number, so that a file names nothing that lies face down.
impl Serialize for PeopleSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter().map(|person| person.0))
    }
}

/// By number, or by id where somebody wrote it by hand.
impl<'de> Deserialize<'de> for PeopleSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<PeopleSet, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Named {
            Number(u8),
            Id(Person),
        }
        let known = |named: Named| match named {
            Named::Id(person) => Ok(person),
            Named::Number(number) => {
                let found = Person::all().find(|person| person.0 == number);
                found.ok_or_else(|| D::Error::custom(format!("no person has number {number}")))
            }
        };
        Vec::<Named>::deserialize(from)?.into_iter().map(known).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// LG-1.5: what lies face down is not named in a file; a file written by hand may use ids.
    #[test]
    fn a_set_is_written_by_number() {
        let all: PeopleSet = Person::all().collect();
        let json = serde_json::to_string(&all).unwrap();

        assert!(Person::all().all(|person| !json.contains(person.id())), "{json}");
        assert_eq!(serde_json::from_str::<PeopleSet>(&json).unwrap(), all);
        let id = Person::all().next().unwrap().id();
        assert_eq!(serde_json::from_str::<PeopleSet>(&format!("[{id:?}]")).unwrap().len(), 1);
        assert!(serde_json::from_str::<PeopleSet>("[99]").is_err());
    }

    /// LG-6.3: nine persons, each with a power of their own.
    #[test]
    fn nine_persons_can_join_a_company() {
        let ids: BTreeSet<&str> = Person::all().map(Person::id).collect();
        let powers: BTreeSet<String> = Person::all().map(|person| format!("{:?}", person.power())).collect();

        assert_eq!((ids.len(), powers.len(), PeopleSet::all().len()), (9, 9, 9));
    }
}
