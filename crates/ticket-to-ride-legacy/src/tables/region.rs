//! LG-2.3: thirteen region boards, five of them open from the start.

use super::map::MAP;
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

/// A set of regions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Region>", into = "Vec<Region>")]
pub struct RegionSet(u16);

impl Region {
    #[rustfmt::skip]
    pub const ALL: [Region; 13] = [
        Region::NorthEast, Region::MidAtlantic, Region::GreatLakes, Region::Ohio, Region::SouthEast, Region::Florida,
        Region::Texas, Region::CentralPlains, Region::Prairies, Region::Rockies, Region::SouthWest,
        Region::California, Region::Cascades,
    ];

    /// As it stands on the board: a proper name, the same in both languages.
    pub fn name(self) -> &'static str {
        &MAP.regions[self as usize].name
    }

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

impl RegionSet {
    pub const NONE: RegionSet = RegionSet(0);

    /// LG-2.3: the five boards of the east.
    pub fn at_the_start() -> RegionSet {
        Region::ALL.into_iter().filter(|region| MAP.regions[*region as usize].unlocked_at_start).collect()
    }

    pub fn contains(self, region: Region) -> bool {
        self.0 & (1 << region as u16) != 0
    }

    #[must_use]
    pub fn with(self, region: Region) -> RegionSet {
        RegionSet(self.0 | 1 << region as u16)
    }

    pub fn is_subset(self, of: RegionSet) -> bool {
        self.0 & !of.0 == 0
    }

    pub fn touches(self, other: RegionSet) -> bool {
        self.0 & other.0 != 0
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Region> {
        Region::ALL.into_iter().filter(move |region| self.contains(*region))
    }
}

impl FromIterator<Region> for RegionSet {
    fn from_iter<I: IntoIterator<Item = Region>>(regions: I) -> RegionSet {
        regions.into_iter().fold(RegionSet::NONE, RegionSet::with)
    }
}

impl From<Vec<Region>> for RegionSet {
    fn from(regions: Vec<Region>) -> RegionSet {
        regions.into_iter().collect()
    }
}

impl From<RegionSet> for Vec<Region> {
    fn from(set: RegionSet) -> Vec<Region> {
        set.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// LG-2.3: five boards lie in the east, eight more arrive, and neighbours are so from both sides.
    #[test]
    fn five_of_thirteen_boards_are_open_at_the_start() {
        let open = RegionSet::at_the_start();

        assert_eq!((open.len(), Region::ALL.len()), (5, 13));
        assert!(open.contains(Region::NorthEast) && !open.contains(Region::Florida));
        for region in Region::ALL {
            assert!(region.neighbours().iter().all(|other| other.neighbours().contains(region)), "{region:?}");
        }
    }
}
