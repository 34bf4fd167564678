//! LG-2.3: eight region boxes and the conductor's box.

use super::events::{EventCard, Joins};
use super::rules::RuleCard;
use crate::tables::city::City;
use crate::tables::region::Region;
use engine::Text;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// Actions, views and files name a box by its lid (LG-1.5: what is inside is nobody's business yet); contents may name it by its region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BoxId {
    #[serde(rename = "sun", alias = "florida")]
    Florida,
    #[serde(rename = "horseshoe", alias = "texas")]
    Texas,
    #[serde(rename = "plough", alias = "centralplains")]
    CentralPlains,
    #[serde(rename = "bell", alias = "prairies")]
    Prairies,
    #[serde(rename = "hammer", alias = "rockies")]
    Rockies,
    #[serde(rename = "key", alias = "southwest")]
    SouthWest,
    #[serde(rename = "shell", alias = "california")]
    California,
    #[serde(rename = "cone", alias = "cascades")]
    Cascades,
    Conductor,
}

/// LG-6.2: what earns a box. Looked at when a game ends, unless it says at once.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Earned {
    /// A company's chain joins two cities.
    Chain([City; 2]),
    /// A company's chain touches cities of so many regions.
    ChainRegions(usize),
    /// A company completes a ticket to one of these.
    TicketTo(Vec<City>),
    /// A company completes so many tickets.
    Completed(u8),
    /// At once: a claim of this length or more paid in locomotives alone.
    LocomotiveClaim(u8),
    /// Something counted over the whole campaign.
    Tally {
        of: Tally,
        at_least: u32,
        per_company: u32,
    },
    /// The same company is last for the second time running.
    LastTwice,
    Any(Vec<Earned>),
}

/// What the campaign counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tally {
    /// Claims of length 3 or more at Chicago or St. Louis.
    HubClaims,
    /// Pickaxes in payments.
    Pickaxes,
    PostcardsMet,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Printed {
    id: BoxId,
    region: Option<Region>,
    rule: Option<RuleCard>,
    earned: Earned,
    name: Text,
    text: Text,
    rumour: Text,
    wren: Text,
    note: Text,
    sources: String,
}

static BOXES: LazyLock<Vec<Printed>> = LazyLock::new(|| {
    let mut boxes: Vec<Printed> = super::read("boxes.json", include_str!("../../contents/boxes.json"));
    boxes.sort_by_key(|printed| printed.id);
    boxes
});

impl BoxId {
    #[rustfmt::skip]
    pub const ALL: [BoxId; 9] = [
        BoxId::Florida, BoxId::Texas, BoxId::CentralPlains, BoxId::Prairies, BoxId::Rockies, BoxId::SouthWest,
        BoxId::California, BoxId::Cascades, BoxId::Conductor,
    ];

    /// None for the conductor's box.
    pub fn region(self) -> Option<Region> {
        self.printed().region
    }

    /// The rule that lies in it, if one does.
    pub fn rule(self) -> Option<RuleCard> {
        self.printed().rule
    }

    /// The events that join the deck with it.
    pub fn events(self) -> impl Iterator<Item = EventCard> {
        EventCard::all().filter(move |card| *card.joins() == Joins::Box(self))
    }

    pub(crate) fn earned(self) -> &'static Earned {
        &self.printed().earned
    }

    /// Only for who may see the box open (LG-1.5).
    pub fn name(self) -> &'static Text {
        &self.printed().name
    }

    /// What is read aloud when it opens.
    pub fn text(self) -> &'static Text {
        &self.printed().text
    }

    /// Whose country it is: what really happened.
    pub fn note(self) -> &'static Text {
        &self.printed().note
    }

    /// What is on its lid: `sun`. All that is known of a closed box.
    pub fn lid(self) -> &'static str {
        self.word().trim_start_matches("lg-box-")
    }

    /// Where the note can be looked up: the same in both languages.
    pub fn sources(self) -> &'static str {
        &self.printed().sources
    }

    /// What is said about how it is earned: only for who has heard it (LG-1.5).
    pub fn rumour(self) -> &'static Text {
        &self.printed().rumour
    }

    /// Josiah Wren is found in the last box opened: how, if it is this one.
    pub fn wren(self) -> &'static Text {
        &self.printed().wren
    }

    /// The id of the outside of the box in the word files.
    pub fn word(self) -> &'static str {
        match self {
            BoxId::Florida => "lg-box-sun",
            BoxId::Texas => "lg-box-horseshoe",
            BoxId::CentralPlains => "lg-box-plough",
            BoxId::Prairies => "lg-box-bell",
            BoxId::Rockies => "lg-box-hammer",
            BoxId::SouthWest => "lg-box-key",
            BoxId::California => "lg-box-shell",
            BoxId::Cascades => "lg-box-cone",
            BoxId::Conductor => "lg-box-conductor",
        }
    }

    fn printed(self) -> &'static Printed {
        &BOXES[self as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::super::rules::Source;
    use super::*;
    use crate::RegionSet;

    /// LG-2.3, LG-6.2: eight region boxes and the conductor's; every region that is closed at the start has one.
    #[test]
    fn every_closed_region_has_a_box() {
        assert!(BOXES.iter().map(|printed| printed.id).eq(BoxId::ALL));
        let regions: RegionSet = BoxId::ALL.into_iter().filter_map(BoxId::region).collect();
        let closed: RegionSet =
            Region::ALL.into_iter().filter(|region| !Region::at_the_start().contains(*region)).collect();
        assert_eq!((regions, BoxId::Conductor.region()), (closed, None));
    }

    /// LG-1.5: what an action or a view says of a box is its lid; contents may say its region.
    #[test]
    fn a_box_is_written_by_its_lid() {
        for its in BoxId::ALL {
            let written = serde_json::to_string(&its).unwrap();
            assert_eq!(written, format!("\"{}\"", its.lid()));
            assert_eq!(serde_json::from_str::<BoxId>(&written).unwrap(), its);
        }
        assert_eq!(serde_json::from_str::<BoxId>("\"texas\"").unwrap(), BoxId::Texas);
    }

    /// A rule that comes from a box lies in that box.
    #[test]
    fn a_boxs_rule_lies_in_the_box_it_names() {
        for rule in RuleCard::all() {
            if let Source::Box(its) = rule.source() {
                assert_eq!(its.rule(), Some(rule), "{rule:?}");
            }
        }
        for its in BoxId::ALL {
            assert!(its.rule().is_none_or(|rule| rule.source() == Source::Box(its)), "{its:?}");
        }
    }
}
