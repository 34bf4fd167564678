//! The contracts of the year: what the Bureau asks for, one a game.

use super::text::Text;
use super::vocabulary::Condition;
use crate::face_down::FaceDown;
use crate::world::World;
use engine::{Numbered, Set};
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;
use std::sync::LazyLock;

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Contract(u8);

pub type ContractSet = Set<Contract>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Printed {
    id: String,
    name: Text,
    text: Text,
    when: Condition,
}

struct Line {
    /// The id in the word files: `lg-contract-night-express`.
    word: String,
    printed: Printed,
}

static CONTRACTS: LazyLock<Vec<Line>> = LazyLock::new(|| {
    let printed: Vec<Printed> = super::read("contracts.json", include_str!("../../contents/contracts.json"));
    printed.into_iter().map(|printed| Line { word: format!("lg-contract-{}", printed.id), printed }).collect()
});

impl Contract {
    pub fn all() -> impl Iterator<Item = Contract> {
        (0..CONTRACTS.len() as u8).map(Contract)
    }

    /// The whole deck of a new campaign.
    pub fn deck() -> ContractSet {
        Contract::all().collect()
    }

    pub fn parse(id: &str) -> Option<Contract> {
        Contract::all().find(|contract| contract.id() == id)
    }

    pub fn id(self) -> &'static str {
        &self.printed().id
    }

    /// The id of its name: the words themselves are [`Contract::name`].
    pub fn word(self) -> &'static str {
        &CONTRACTS[usize::from(self.0)].word
    }

    pub fn name(self) -> &'static Text {
        &self.printed().name
    }

    pub fn text(self) -> &'static Text {
        &self.printed().text
    }

    pub(crate) fn when(self) -> &'static Condition {
        &self.printed().when
    }

    /// Whether everything it names has been found.
    pub(crate) fn is_possible(self, world: &World) -> bool {
        let cities = self.when().cities();
        cities.into_iter().all(|city| world.is_open(city)) && (world.has_zones() || !self.when().names_zones())
    }

    fn printed(self) -> &'static Printed {
        &CONTRACTS[usize::from(self.0)].printed
    }
}

impl Numbered for Contract {
    const LIMIT: usize = 64;

    fn number(self) -> u8 {
        self.0
    }

    fn numbered(number: u8) -> Contract {
        Contract(number)
    }
}

impl FaceDown for Contract {
    const WHAT: &'static str = "contract";

    fn count() -> usize {
        CONTRACTS.len()
    }
}

impl fmt::Debug for Contract {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for Contract {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Contract {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Contract, D::Error> {
        let id = String::deserialize(from)?;
        Contract::parse(&id).ok_or_else(|| D::Error::custom(format!("no contract is called {id}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Options, RuleCard};
    use std::collections::BTreeSet;

    /// LG-6.3: thirty contracts, each with its own id and words; three for each of ten games with two boards to spare.
    #[test]
    fn there_are_thirty_contracts() {
        let ids: BTreeSet<&str> = Contract::all().map(Contract::id).collect();
        let texts: BTreeSet<&str> = Contract::all().map(|contract| contract.text().en.as_str()).collect();

        assert_eq!((ids.len(), texts.len(), Contract::deck().len()), (30, 30, 30));
    }

    /// LG-6.5: on the first boards alone there are three to choose from in each of the ten games.
    #[test]
    fn the_east_has_contracts_enough() {
        let world = World::new(2, &Options::default()).unwrap();
        let east = Contract::all().filter(|contract| contract.is_possible(&world)).count();

        assert!(east >= 10 + 2, "{east}");
    }

    /// LG-5.13: a contract that speaks of time zones hangs on no wall before there are any.
    #[test]
    fn contracts_speak_of_what_is_found() {
        let noons = Contract::parse("two-noons-apart").unwrap();
        let is_possible = |rule: &str| {
            let mut rules = RuleCard::at_the_start();
            rules.push(RuleCard::parse(rule).unwrap());
            noons.is_possible(&World::new(2, &Options { rules, ..Options::default() }).unwrap())
        };

        assert!(is_possible("standard-time") && !is_possible("mail"));
    }
}
