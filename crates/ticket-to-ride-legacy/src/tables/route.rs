//! The routes between cities, and sets of them.

use super::cards::Colour;
use super::city::City;
use super::company::Company;
use super::map::MAP;
use engine::{Numbered, Set};
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

/// A route's number: `r001` to `r150` are printed, higher ones were laid during the campaign.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RouteId(pub(crate) u8);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Route {
    pub id: RouteId,
    pub ends: [City; 2],
    pub length: u8,
    /// None for grey: one colour of choice (LG-4.8).
    pub colour: Option<Colour>,
    /// Routes of one group lie side by side: a double or a triple (LG-4.11).
    pub(crate) group: Option<u8>,
}

/// A set of routes.
pub type RouteSet = Set<RouteId, 4>;

impl RouteId {
    /// The cities of a printed route; none for one that was laid during a campaign.
    pub fn printed_ends(self) -> Option<[City; 2]> {
        MAP.routes.get(self.index()).map(|route| route.ends)
    }

    /// Its place in arrays that have one entry for each.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl Route {
    /// Whether it ends at this city.
    pub fn touches(&self, city: City) -> bool {
        self.ends.contains(&city)
    }

    /// LG-4.13: whose own route it is; grey and white ones are nobody's.
    pub fn company(&self) -> Option<Company> {
        Company::ALL.into_iter().find(|company| Some(company.colour()) == self.colour)
    }
}

impl Numbered for RouteId {
    const LIMIT: usize = 256;

    fn number(self) -> u8 {
        self.0
    }

    fn numbered(number: u8) -> RouteId {
        RouteId(number)
    }
}

impl fmt::Display for RouteId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "r{:03}", u16::from(self.0) + 1)
    }
}

impl fmt::Debug for RouteId {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for RouteId {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for RouteId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<RouteId, D::Error> {
        let id = String::deserialize(from)?;
        let number = id.strip_prefix('r').and_then(|number| number.parse::<u16>().ok());
        match number {
            Some(number @ 1..=256) => Ok(RouteId((number - 1) as u8)),
            _ => Err(D::Error::custom(format!("no route is called {id}"))),
        }
    }
}
