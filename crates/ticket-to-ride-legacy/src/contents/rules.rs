//! LG-1.8: rules that enter numbered slots.

use super::vocabulary::Filter;
use crate::tables::city::City;
use crate::tables::region::Region;
use engine::Text;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// A rule that can be found.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RuleCard(u8);

/// Where a rule's sticker goes. A slot holds one rule at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Slot {
    /// LG-4.12: 1 to 14.
    Claim(u8),
    /// Steps 10 to 13.
    SetUp(u8),
    /// LG-5.7: steps 4, 5 and 7.
    End(u8),
    /// No numbered step: what turns may hold besides.
    Turn,
}

/// What brings a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// It is printed in the rulebook.
    Start,
    Story,
    Box(super::boxes::BoxId),
}

/// What a rule does, with its numbers.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum RuleWorks {
    /// LG-4.13
    CompanyRoutes,
    /// LG-4.14
    LargeCities,
    PayForClaims(Vec<Pay>),
    /// Skulls in payments are written down; what safe couplers cost, once they are sold.
    Names {
        dollars: u32,
        couplers: Option<u32>,
    },
    /// Pickaxes in payments draw chips: coal, copper, silver.
    Ore {
        region: Region,
        bag: [u8; 3],
        each: u32,
        set: u32,
    },
    Herd {
        region: Region,
        dollars: u32,
        large: u32,
    },
    Harvest {
        region: Region,
        sacks: u8,
        each: u32,
        most: u32,
        tied: u32,
    },
    Ship {
        ports: Vec<City>,
        more_than_companies: u8,
        most: u32,
        others: u32,
    },
    /// What the bank pays a depot's owner.
    Depots {
        with_two: u32,
        with_more: u32,
    },
    /// On half of the routes touching the region: an extra card, and dollars for it.
    Snow {
        region: Region,
        dollars: u32,
    },
    /// Tanks in dry cities: so many in each with few companies, and with many.
    Water {
        cities: Vec<City>,
        few: u8,
        many: u8,
    },
    /// After a claim at a resort a ticket with the season's strip may be shown.
    Season {
        resorts: Vec<City>,
        dollars: u32,
    },
    /// With so many cards for each company the relief train reaches its city; who gave so many wins a train.
    Relief {
        city: City,
        per_company: u8,
        for_a_train: u8,
    },
    /// A loan, what is due for it on the payslip, and what one card more costs in a draw.
    PaperMoney {
        loan: u32,
        due: u32,
        card: u32,
    },
    /// What a claim that sends it on earns, what a stamp is worth in the vault, and what every company with one gets if
    /// the train arrives. The Bureau's own rails carry it over so many gaps with two, three, four and five companies.
    ThroughTrain {
        from: City,
        ports: Vec<City>,
        dollars: u32,
        stamp: u32,
        arrival: u32,
        gaps: [u8; 4],
    },
    /// Set-up step 12: each rule in force lays out its markers; safe couplers are offered.
    Markers,
    /// Set-up step 10 and claim step 14: three are dealt; what the first company to meet the one chosen takes, and the
    /// second, from so many companies on.
    Contract {
        dealt: u8,
        first: u32,
        second: u32,
        second_from: u8,
    },
    /// Set-up step 13 and claim step 13: one of a company's people travels along.
    People,
    /// End step 4.
    NewBoards,
    /// End step 5.
    Post,
    /// End step 7.
    Growth,
}

impl RuleWorks {
    /// Whether it is about time zones.
    pub(crate) fn names_zones(&self) -> bool {
        matches!(self, RuleWorks::PayForClaims(pays) if pays.iter().any(|pay| pay.routes.between_zones.is_some()))
    }
}

/// Claims that earn dollars.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pay {
    pub routes: Filter,
    pub dollars: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Printed {
    id: String,
    slot: Slot,
    /// Slots that it takes besides.
    #[serde(default)]
    also: Vec<Slot>,
    /// Rules that rest while this one is in force.
    #[serde(default)]
    rests: Vec<String>,
    from: Source,
    /// The last year in which it is in force; without one it lasts for good.
    until: Option<u16>,
    name: Text,
    text: Text,
    /// A long one in one sentence.
    brief: Option<Text>,
    works: RuleWorks,
}

printed_card!(RuleCard, "rule", file: "rules.json", word: "lg-rule-");

impl RuleCard {
    /// LG-4.12: the two rules that are printed.
    pub fn at_the_start() -> Vec<RuleCard> {
        RuleCard::all().filter(|rule| rule.source() == Source::Start).collect()
    }

    /// Its place in the rulebook.
    pub fn slot(self) -> Slot {
        self.printed().slot
    }

    /// Every slot it takes.
    pub fn slots(self) -> impl Iterator<Item = Slot> {
        std::iter::once(self.slot()).chain(self.printed().also.iter().copied())
    }

    /// Whether the other rule rests while this one is in force.
    pub fn rests(self, other: RuleCard) -> bool {
        self.printed().rests.iter().any(|id| id == other.id())
    }

    /// Those of the rules found that are in force: not the ones that rest.
    pub fn in_force(found: &[RuleCard]) -> Vec<RuleCard> {
        found.iter().copied().filter(|rule| !found.iter().any(|other| other.rests(*rule))).collect()
    }

    /// Where it is found.
    pub fn source(self) -> Source {
        self.printed().from
    }

    /// LG-1.16: the last year in which it is in force; none for good.
    pub fn until(self) -> Option<u16> {
        self.printed().until
    }

    /// What is new about it, for who hears of it for the first time; the whole of it stands in the rulebook.
    pub fn in_brief(self) -> &'static Text {
        self.printed().brief.as_ref().unwrap_or(&self.printed().text)
    }

    /// What it changes.
    pub fn works(self) -> &'static RuleWorks {
        &self.printed().works
    }

    /// What so many stamps of the Through Train are worth in the vault.
    pub(crate) fn stamps_dollars(stamps: u8, arrived: bool) -> u32 {
        let worth = RuleCard::all().find_map(|rule| match *rule.works() {
            RuleWorks::ThroughTrain { stamp, arrival, .. } => {
                Some(u32::from(stamps) * stamp + if arrived && stamps > 0 { arrival } else { 0 })
            }
            _ => None,
        });
        worth.unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// LG-1.16: a rule that rests is a rule, and takes a slot of the one it makes way for.
    #[test]
    fn only_rules_in_the_way_rest() {
        for rule in RuleCard::all() {
            for id in &rule.printed().rests {
                let other = RuleCard::parse(id).unwrap_or_else(|| panic!("{rule:?}: no rule is called {id}"));
                assert!(rule.slots().any(|slot| other.slots().any(|its| its == slot)), "{rule:?}: {other:?}");
            }
        }
    }

    /// LG-1.8, LG-4.12: claim steps are 1 to 14, set-up steps 10 to 13, end steps 4, 5 and 7.
    #[test]
    fn every_rule_has_a_slot_of_the_rulebook() {
        for (rule, slot) in RuleCard::all().flat_map(|rule| rule.slots().map(move |slot| (rule, slot))) {
            let exists = match slot {
                Slot::Claim(step) => (1..=14).contains(&step),
                Slot::SetUp(step) => (10..=13).contains(&step),
                Slot::End(step) => [4, 5, 7].contains(&step),
                Slot::Turn => true,
            };
            assert!(exists, "{rule:?}: {slot:?}");
        }
        let printed: Vec<Slot> = RuleCard::at_the_start().into_iter().map(RuleCard::slot).collect();
        assert_eq!(printed, [Slot::Claim(3), Slot::Claim(12)]);
    }
}
