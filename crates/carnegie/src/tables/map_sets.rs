//! Sets of slots and of cities, and those the rules speak of.

use super::map::{City, Slot};
use super::strips::Project;
use serde::{Serialize, Serializer};
use std::fmt;

/// Some of the 68 slots.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SlotSet(u128);

/// Some of the 32 cities.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CitySet(u32);

impl SlotSet {
    pub const EMPTY: SlotSet = SlotSet(0);

    pub const fn contains(self, slot: Slot) -> bool {
        self.0 & (1 << slot.0) != 0
    }

    #[must_use]
    pub const fn with(self, slot: Slot) -> SlotSet {
        SlotSet(self.0 | 1 << slot.0)
    }

    #[must_use]
    pub const fn union(self, other: SlotSet) -> SlotSet {
        SlotSet(self.0 | other.0)
    }

    #[must_use]
    pub const fn both(self, other: SlotSet) -> SlotSet {
        SlotSet(self.0 & other.0)
    }

    #[must_use]
    pub const fn minus(self, other: SlotSet) -> SlotSet {
        SlotSet(self.0 & !other.0)
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The leftmost slot of the first city.
    pub fn first(self) -> Option<Slot> {
        (!self.is_empty()).then(|| Slot(self.0.trailing_zeros() as u8))
    }

    /// City by city, each from left to right.
    pub fn iter(self) -> impl Iterator<Item = Slot> {
        let mut left = self;
        std::iter::from_fn(move || {
            let slot = left.first()?;
            left.0 &= left.0 - 1;
            Some(slot)
        })
    }

    pub fn cities(self) -> CitySet {
        self.iter().map(Slot::city).collect()
    }
}

impl CitySet {
    pub const EMPTY: CitySet = CitySet(0);

    pub const fn all() -> CitySet {
        CitySet(u32::MAX)
    }

    pub const fn contains(self, city: City) -> bool {
        self.0 & (1 << city.0) != 0
    }

    #[must_use]
    pub const fn with(self, city: City) -> CitySet {
        CitySet(self.0 | 1 << city.0)
    }

    #[must_use]
    pub const fn without(self, city: City) -> CitySet {
        CitySet(self.0 & !(1 << city.0))
    }

    #[must_use]
    pub const fn both(self, other: CitySet) -> CitySet {
        CitySet(self.0 & other.0)
    }

    #[must_use]
    pub const fn union(self, other: CitySet) -> CitySet {
        CitySet(self.0 | other.0)
    }

    #[must_use]
    pub const fn minus(self, other: CitySet) -> CitySet {
        CitySet(self.0 & !other.0)
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn is_subset(self, of: CitySet) -> bool {
        self.minus(of).is_empty()
    }

    pub fn iter(self) -> impl Iterator<Item = City> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let city = City(left.trailing_zeros() as u8);
            left &= left - 1;
            Some(city)
        })
    }

    /// CA-8.6: the cities of this set that lines join to one of them, over cities of this set only.
    pub fn reached_from(self, city: City) -> CitySet {
        let mut reached = self.both(CitySet::EMPTY.with(city));
        let mut edge = reached;
        while !edge.is_empty() {
            let next = edge.iter().fold(CitySet::EMPTY, |next, city| next.union(city.neighbours()));
            edge = next.both(self).minus(reached);
            reached = reached.union(edge);
        }
        reached
    }
}

impl FromIterator<City> for CitySet {
    fn from_iter<I: IntoIterator<Item = City>>(cities: I) -> CitySet {
        cities.into_iter().fold(CitySet::EMPTY, CitySet::with)
    }
}

impl FromIterator<Slot> for SlotSet {
    fn from_iter<I: IntoIterator<Item = Slot>>(slots: I) -> SlotSet {
        slots.into_iter().fold(SlotSet::EMPTY, SlotSet::with)
    }
}

impl fmt::Debug for SlotSet {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl fmt::Debug for CitySet {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for SlotSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl Serialize for CitySet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

/// CA-5.6: the slots that take each project.
pub(crate) const FITTING: [SlotSet; 4] = {
    let mut fitting = [SlotSet::EMPTY; 4];
    let mut slot = 0;
    while slot < Slot::COUNT {
        let mut project = 0;
        while project < 4 {
            if Slot(slot as u8).fits(Project::ALL[project]) {
                fitting[project] = fitting[project].with(Slot(slot as u8));
            }
            project += 1;
        }
        slot += 1;
    }
    fitting
};

pub(crate) const IN_REGION: [SlotSet; 4] = {
    let mut regions = [SlotSet::EMPTY; 4];
    let mut slot = 0;
    while slot < Slot::COUNT {
        let region = Slot(slot as u8).region() as usize;
        regions[region] = regions[region].with(Slot(slot as u8));
        slot += 1;
    }
    regions
};

pub(crate) const IN_SMALL_CITIES: SlotSet = {
    let mut small = SlotSet::EMPTY;
    let mut slot = 0;
    while slot < Slot::COUNT {
        if Slot(slot as u8).city().is_small() {
            small = small.with(Slot(slot as u8));
        }
        slot += 1;
    }
    small
};

/// CA-1.8: the Housing slots of medium and large cities.
pub(crate) const START_SLOTS: SlotSet = FITTING[Project::Housing as usize].minus(IN_SMALL_CITIES);

/// Every slot of the board.
pub(crate) const ALL_SLOTS: SlotSet = SlotSet((1 << Slot::COUNT) - 1);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_cities_take_every_project() {
        assert_eq!(IN_SMALL_CITIES.len(), 18);
        assert!(FITTING.iter().all(|fitting| IN_SMALL_CITIES.minus(*fitting).is_empty()));
        assert_eq!(FITTING.map(|fitting| fitting.minus(IN_SMALL_CITIES).len()), [14, 14, 13, 9]);
        assert_eq!(START_SLOTS.len(), 14);
        assert_eq!(IN_REGION.iter().map(|region| region.len()).sum::<usize>(), ALL_SLOTS.len());
    }

    #[test]
    fn sets_list_in_the_order_of_the_map() {
        let set: SlotSet = ["Boston 1", "Chicago 3", "Chicago 1"].iter().filter_map(|name| Slot::named(name)).collect();

        assert_eq!(serde_json::to_string(&set).unwrap(), r#"["Chicago 1","Chicago 3","Boston 1"]"#);
        assert_eq!(set.cities().len(), 2);
    }
}
