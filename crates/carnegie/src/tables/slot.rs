//! The 68 building slots of the board's cities.

use super::map::{City, FIRST_SLOT};
use super::region::Region;
use super::strips::Project;
use engine::{Numbered, Set};
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

/// A place for one disc: the slots of a city are numbered from the left. In JSON `Chicago 3`, or just `Reno` where there
/// is only one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Slot(pub(super) u8);

/// Some of the 68 slots, city by city, each from left to right.
pub type SlotSet = Set<Slot, 2>;

impl Numbered for Slot {
    const LIMIT: usize = Slot::COUNT;

    fn number(self) -> u8 {
        self.0
    }

    fn numbered(number: u8) -> Slot {
        Slot(number)
    }
}

impl Slot {
    /// How many there are.
    pub const COUNT: usize = 68;

    /// City by city, each from left to right.
    pub fn all() -> impl DoubleEndedIterator<Item = Slot> {
        (0..Slot::COUNT as u8).map(Slot)
    }

    /// Its place in arrays that have one entry for each.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The city it belongs to.
    pub const fn city(self) -> City {
        CITY_OF[self.index()]
    }

    /// In which of the four regions it lies.
    pub const fn region(self) -> Region {
        self.city().region()
    }

    /// Its place in the city, from 1 on the left.
    pub const fn place(self) -> u8 {
        self.0 - FIRST_SLOT[self.city().index()] + 1
    }

    /// The project it is meant for; none in a small city, which takes any.
    pub const fn project(self) -> Option<Project> {
        let slots = self.city().meant_for();
        if slots.is_empty() { None } else { Some(slots[self.place() as usize - 1]) }
    }

    /// CA-5.6: a small city takes any project.
    pub const fn fits(self, project: Project) -> bool {
        match self.project() {
            None => true,
            Some(meant) => meant as u8 == project as u8,
        }
    }

    /// By its name in JSON.
    pub fn named(name: &str) -> Option<Slot> {
        Slot::all().find(|slot| slot.to_string() == name)
    }
}

const CITY_OF: [City; Slot::COUNT] = {
    let mut cities = [City(0); Slot::COUNT];
    let mut city = 0;
    while city < City::COUNT {
        let mut number = 0;
        while number < City(city as u8).slot_count() {
            cities[(FIRST_SLOT[city] + number) as usize] = City(city as u8);
            number += 1;
        }
        city += 1;
    }
    cities
};

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let city = self.city();
        if city.is_small() { f.write_str(city.name()) } else { write!(f, "{city} {}", self.place()) }
    }
}

impl fmt::Debug for Slot {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Slot {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Slot {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Slot, D::Error> {
        let name = String::deserialize(from)?;
        Slot::named(&name).ok_or_else(|| D::Error::custom(format!("no slot is called {name:?}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_answer_to_their_names() {
        for slot in Slot::all() {
            assert_eq!(Slot::named(&slot.to_string()), Some(slot));
            assert!(slot.city().slot_set().contains(slot));
        }
        let chicago = Slot::named("Chicago 3").unwrap();
        assert_eq!((chicago.city(), chicago.project()), (City::CHICAGO, Some(Project::Industry)));
        assert_eq!(Slot::named("Reno").unwrap().project(), None);
        assert_eq!(Slot::named("Reno 1"), None);
        assert_eq!(Slot::named("Chicago 6"), None);
    }
}
