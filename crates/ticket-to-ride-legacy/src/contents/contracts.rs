//! The contracts of the year: what the Bureau asks for, one a game.

use super::vocabulary::Condition;
use crate::face_down::FaceDown;
use crate::tables::city::City;
use crate::world::World;
use engine::{Set, Text};
use serde::Deserialize;
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

printed_card!(Contract, "contract", file: "contracts.json", word: "lg-contract-");

impl Contract {
    /// The whole deck of a new campaign.
    pub fn deck() -> ContractSet {
        Contract::all().collect()
    }

    pub(crate) fn when(self) -> &'static Condition {
        &self.printed().when
    }

    /// The cities it names.
    pub fn cities(self) -> Vec<City> {
        self.when().cities()
    }

    /// Whether everything it names has been found.
    pub(crate) fn is_possible(self, world: &World) -> bool {
        self.cities().into_iter().all(|city| world.is_open(city)) && (world.has_zones() || !self.when().names_zones())
    }
}

impl FaceDown for Contract {
    const WHAT: &'static str = "contract";

    fn count() -> usize {
        LINES.len()
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
        let texts: BTreeSet<&str> = Contract::all().map(|contract| contract.text().of("en")).collect();

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
