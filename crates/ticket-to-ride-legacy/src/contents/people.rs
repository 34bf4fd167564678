//! The nine persons of the conductor's box.

use crate::face_down::FaceDown;
use engine::{Set, Text};
use serde::Deserialize;
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

printed_card!(Person, "person", file: "people.json", word: "lg-person-");

impl Person {
    /// All nine.
    pub fn everybody() -> PeopleSet {
        Person::all().collect()
    }

    /// What this person does for a company.
    pub fn power(self) -> Power {
        self.printed().power
    }
}

impl FaceDown for Person {
    const WHAT: &'static str = "person";

    fn count() -> usize {
        LINES.len()
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
