//! The 16 department tiles and the five printed departments.

use super::company::COMPANY;
use super::timeline::Timeline;
use serde::{Deserialize, Serialize};

/// The tiles come first, in the order of their numbers (CA-5.11); then the printed ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Department {
    Training,
    Recruiting,
    SafetyAndQuality,
    NewLobby,
    Purchasing,
    Sales,
    Logistics,
    PropertyManagement,
    Engineering,
    ConstructionOutsourcing,
    SupplyChain,
    Communications,
    AdvancedResearch,
    AdvancedDesign,
    CharitableGiving,
    Telegraph,
    HumanResources,
    TradeAndFinance,
    Planning,
    Construction,
    ResearchAndDevelopment,
}

/// What stands on a tile: the price of each desk.
#[rustfmt::skip]
const DESK_PRICES: [&[u8]; Department::TILE_COUNT] = [
    &[2],       // Training
    &[1, 1],    // Recruiting
    &[5],       // Safety & Quality
    &[],        // New Lobby
    &[0, 0],    // Purchasing
    &[1, 1],    // Sales
    &[3, 3],    // Logistics
    &[0],       // Property Management
    &[2, 2],    // Engineering
    &[3],       // Construction Outsourcing
    &[1, 1],    // Supply Chain
    &[8],       // Communications
    &[3],       // Advanced Research
    &[3, 3, 3], // Advanced Design
    &[3],       // Charitable Giving
    &[2],       // Telegraph
];

/// Which uses each.
const TIMELINES: [Timeline; Department::COUNT] = {
    let mut timelines = [Timeline::HumanResources; Department::COUNT];
    let mut tile = 0;
    while tile < Department::TILE_COUNT {
        timelines[tile] = Timeline::ALL[tile / 4];
        tile += 1;
    }
    timelines[Department::HumanResources.index()] = Timeline::HumanResources;
    timelines[Department::TradeAndFinance.index()] = Timeline::Management;
    timelines[Department::Planning.index()] = Timeline::Management;
    timelines[Department::Construction.index()] = Timeline::Construction;
    timelines[Department::ResearchAndDevelopment.index()] = Timeline::ResearchAndDevelopment;
    timelines
};

impl Department {
    pub const COUNT: usize = 21;
    pub const TILE_COUNT: usize = 16;
    /// CA-1.2
    pub const COPIES: u8 = 2;

    /// The tiles by number.
    pub const TILES: [Department; Department::TILE_COUNT] = [
        Department::Training,
        Department::Recruiting,
        Department::SafetyAndQuality,
        Department::NewLobby,
        Department::Purchasing,
        Department::Sales,
        Department::Logistics,
        Department::PropertyManagement,
        Department::Engineering,
        Department::ConstructionOutsourcing,
        Department::SupplyChain,
        Department::Communications,
        Department::AdvancedResearch,
        Department::AdvancedDesign,
        Department::CharitableGiving,
        Department::Telegraph,
    ];

    pub const PRINTED: [Department; 5] = [
        Department::HumanResources,
        Department::TradeAndFinance,
        Department::Planning,
        Department::Construction,
        Department::ResearchAndDevelopment,
    ];

    /// Its place in arrays that have one entry for each.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The number on the tile; a printed department has none.
    pub const fn number(self) -> Option<u8> {
        if self.is_tile() { Some(self as u8 + 1) } else { None }
    }

    /// Whether it is a tile that is built, not one printed on the board.
    pub const fn is_tile(self) -> bool {
        self.index() < Department::TILE_COUNT
    }

    /// The timeline that uses it: four tiles of each, in the order of their numbers.
    pub const fn timeline(self) -> Timeline {
        TIMELINES[self.index()]
    }

    /// CA-5.11: the last of each type is never "used".
    pub const fn is_ongoing(self) -> bool {
        matches!(
            self,
            Department::NewLobby | Department::PropertyManagement | Department::Communications | Department::Telegraph
        )
    }

    /// The price of each desk, the cheapest first (CA-7.1, CA-7.5).
    pub fn desk_prices(self) -> &'static [u8] {
        if self.is_tile() { DESK_PRICES[self.index()] } else { COMPANY.desk_prices(self) }
    }

    /// The id of its name in the word files.
    pub const fn word(self) -> &'static str {
        match self {
            Department::Training => "ca-department-training",
            Department::Recruiting => "ca-department-recruiting",
            Department::SafetyAndQuality => "ca-department-safety-and-quality",
            Department::NewLobby => "ca-department-new-lobby",
            Department::Purchasing => "ca-department-purchasing",
            Department::Sales => "ca-department-sales",
            Department::Logistics => "ca-department-logistics",
            Department::PropertyManagement => "ca-department-property-management",
            Department::Engineering => "ca-department-engineering",
            Department::ConstructionOutsourcing => "ca-department-construction-outsourcing",
            Department::SupplyChain => "ca-department-supply-chain",
            Department::Communications => "ca-department-communications",
            Department::AdvancedResearch => "ca-department-advanced-research",
            Department::AdvancedDesign => "ca-department-advanced-design",
            Department::CharitableGiving => "ca-department-charitable-giving",
            Department::Telegraph => "ca-department-telegraph",
            Department::HumanResources => "ca-department-human-resources",
            Department::TradeAndFinance => "ca-department-trade-and-finance",
            Department::Planning => "ca-department-planning",
            Department::Construction => "ca-department-construction",
            Department::ResearchAndDevelopment => "ca-department-research-and-development",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// CA-5.11: four tiles of each type, the last of them ongoing.
    #[test]
    fn each_type_has_four_tiles_and_one_of_them_is_ongoing() {
        for (index, tile) in Department::TILES.into_iter().enumerate() {
            assert_eq!(tile.index(), index);
            assert_eq!(tile.number(), Some(index as u8 + 1));
            assert_eq!(tile.is_ongoing(), index % 4 == 3, "{tile:?}");
            assert_eq!(tile.timeline(), Timeline::ALL[index / 4]);
        }
    }

    /// CA-2.2: a department has one to three desks; only New Lobby has none.
    #[test]
    fn every_department_but_new_lobby_has_one_to_three_desks() {
        for department in Department::TILES.into_iter().chain(Department::PRINTED) {
            let desks = department.desk_prices().len();
            let wanted = if department == Department::NewLobby { 0..=0 } else { 1..=3 };
            assert!(wanted.contains(&desks), "{department:?}");
            assert!(department.desk_prices().is_sorted(), "{department:?}");
        }
    }
}
