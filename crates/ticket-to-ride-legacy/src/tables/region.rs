//! LG-2.3: thirteen region boards, five of them open from the start.

use super::map::MAP;
use engine::{Numbered, Set};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Region {
    NorthEast,
    MidAtlantic,
    GreatLakes,
    Ohio,
    SouthEast,
    Florida,
    Texas,
    CentralPlains,
    Prairies,
    Rockies,
    SouthWest,
    California,
    Cascades,
}

/// Standard time: the zones of 1883.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Zone {
    Eastern,
    Central,
    Mountain,
    Pacific,
}

pub type RegionSet = Set<Region>;

impl Region {
    #[rustfmt::skip]
    pub const ALL: [Region; 13] = [
        Region::NorthEast, Region::MidAtlantic, Region::GreatLakes, Region::Ohio, Region::SouthEast, Region::Florida,
        Region::Texas, Region::CentralPlains, Region::Prairies, Region::Rockies, Region::SouthWest,
        Region::California, Region::Cascades,
    ];

    /// LG-2.3: the five boards of the east.
    pub fn at_the_start() -> RegionSet {
        Region::ALL.into_iter().filter(|region| MAP.regions[*region as usize].unlocked_at_start).collect()
    }

    /// As it stands on the board: a proper name, the same in both languages.
    pub fn name(self) -> &'static str {
        &MAP.regions[self as usize].name
    }

    /// The time zone it is in.
    pub fn zone(self) -> Zone {
        match self {
            Region::NorthEast | Region::MidAtlantic | Region::SouthEast | Region::Florida => Zone::Eastern,
            Region::GreatLakes | Region::Ohio | Region::Texas | Region::CentralPlains | Region::Prairies => {
                Zone::Central
            }
            Region::Rockies | Region::SouthWest => Zone::Mountain,
            Region::California | Region::Cascades => Zone::Pacific,
        }
    }

    /// The boards that lie beside it.
    pub fn neighbours(self) -> RegionSet {
        MAP.regions[self as usize].neighbours
    }
}

impl Numbered for Region {
    const LIMIT: usize = Region::ALL.len();

    fn number(self) -> u8 {
        self as u8
    }

    fn numbered(number: u8) -> Region {
        Region::ALL[usize::from(number)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// LG-2.3: five boards lie in the east, eight more arrive, and neighbours are so from both sides.
    #[test]
    fn five_of_thirteen_boards_are_open_at_the_start() {
        let open = Region::at_the_start();

        assert_eq!((open.len(), Region::ALL.len()), (5, 13));
        assert!(open.contains(Region::NorthEast) && !open.contains(Region::Florida));
        for region in Region::ALL {
            assert!(region.neighbours().iter().all(|other| other.neighbours().contains(region)), "{region:?}");
        }
    }
}
