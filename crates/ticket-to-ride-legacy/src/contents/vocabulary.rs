//! The small language that contents are written in: whom something befalls, what it does, which routes it means.

use super::boxes::BoxId;
use super::events::EventCard;
use crate::tables::cards::Colour;
use crate::tables::city::City;
use crate::tables::region::RegionSet;
use crate::tables::route::Route;
use crate::world::World;
use serde::{Deserialize, Serialize};

/// Whom an effect befalls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    Each,
    /// All who have the fewest of it.
    Fewest(Count),
    /// All who have the most of it.
    Most(Count),
}

/// What can be counted of a company.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Count {
    Coins,
    /// Large cities that its routes touch.
    LargeCities,
    TrainsLeft,
    Routes,
    /// In hand.
    Cards,
    Tickets,
}

/// What happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    Gain {
        who: Who,
        dollars: u32,
    },
    GainForEach {
        who: Who,
        of: Count,
        dollars: u32,
        most: u32,
    },
    /// Who has less pays what they have (LG-2.7).
    Pay {
        who: Who,
        dollars: u32,
    },
    Draw {
        who: Who,
        cards: u8,
    },
    /// The open cards are discarded and replaced.
    SweepOpen,
}

/// How an event works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Works {
    /// While it is current, such claims earn dollars.
    OnClaim { routes: Filter, dollars: u32 },
    /// The first such claim while it is current earns dollars, and no other.
    First { routes: Filter, dollars: u32 },
    /// When it is over, who has made most such claims while it was current takes dollars; tied, all do.
    MostClaims { routes: Filter, dollars: u32 },
    /// LG-4.27: while it is current each company may once pay dollars and draw cards.
    Sale { dollars: u32, cards: u8 },
    /// While it is current, no open card can be drawn.
    BlindDraws,
    /// While it is current, an open locomotive is like any other card.
    TameLocomotives,
    /// While it is current, a limit is higher.
    More { of: Limit, by: u8 },
    /// LG-4.7, a lightning bolt: once, at once.
    Strikes(Effect),
}

/// Numbers of the rules that contents may change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    /// LG-4.16: three.
    TicketsSeen,
    /// LG-4.14: one.
    LargeCityCards,
    /// LG-4.1: two.
    CardsDrawn,
}

/// What a postcard waits for: looked at after each claim of its owner.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Condition {
    /// The claim just made.
    Claim(Filter),
    /// It was of this length or more, and locomotives alone paid.
    PaidInLocomotives(u8),
    /// They have so many of what a rule hands out: none before it is found (LG-5.13).
    Has {
        what: Token,
        at_least: u8,
    },
    /// So many of their routes are such.
    Claims {
        routes: Filter,
        at_least: u8,
    },
    Chain([City; 2]),
    /// Their chain with the route just claimed touches so many regions.
    ChainRegions(usize),
    Coins {
        exactly: u32,
    },
    CardsInHand {
        at_most: u8,
    },
    ColoursInHand {
        at_least: u8,
    },
    TrainsLeft {
        at_most: u8,
    },
    /// They have claimed none in so many turns before this one.
    TurnsWithoutClaim(u16),
    EventNow(EventCard),
    IsOpen(BoxId),
    All(Vec<Condition>),
    Any(Vec<Condition>),
}

/// What rules found during the campaign hand out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Token {
    Sacks,
    /// Chips of any kind.
    Ore,
    /// In the ship that is being loaded.
    Cargo,
    Tanks,
    /// Of all games.
    Depots,
}

impl Condition {
    /// Every city it names.
    pub(crate) fn cities(&self) -> Vec<City> {
        match self {
            Condition::Claim(routes) | Condition::Claims { routes, .. } => routes.at.into_iter().collect(),
            Condition::Chain(ends) => ends.to_vec(),
            Condition::All(parts) | Condition::Any(parts) => parts.iter().flat_map(Condition::cities).collect(),
            _ => Vec::new(),
        }
    }

    pub(crate) fn names_zones(&self) -> bool {
        match self {
            Condition::Claim(routes) | Condition::Claims { routes, .. } => routes.between_zones.is_some(),
            Condition::All(parts) | Condition::Any(parts) => parts.iter().any(Condition::names_zones),
            _ => false,
        }
    }
}

/// Which routes are meant: all that is said must hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Filter {
    pub shortest: Option<u8>,
    pub longest: Option<u8>,
    /// It touches this city.
    pub at: Option<City>,
    pub colour: Option<Colour>,
    /// It touches a large city, or does not.
    pub large: Option<bool>,
    /// It is grey, or is not.
    pub grey: Option<bool>,
    /// Its ends lie in two regions, or do not.
    pub between_regions: Option<bool>,
    /// Its ends lie in two time zones, or do not; no route fits while there are none (LG-5.13).
    pub between_zones: Option<bool>,
    /// It touches one of these regions.
    pub regions: Option<RegionSet>,
}

impl Filter {
    /// Whether it means this route.
    pub fn fits(&self, route: &Route, world: &World) -> bool {
        let is = |wanted: Option<bool>, holds: bool| wanted.is_none_or(|wanted| wanted == holds);
        let [from, to] = route.ends;
        self.shortest.is_none_or(|shortest| route.length >= shortest)
            && self.longest.is_none_or(|longest| route.length <= longest)
            && self.at.is_none_or(|city| route.touches(city))
            && self.colour.is_none_or(|colour| route.colour == Some(colour))
            && is(self.large, world.touches_large(route))
            && is(self.grey, route.colour.is_none())
            && is(self.between_regions, from.region() != to.region())
            && (self.between_zones.is_none() || world.has_zones())
            && is(self.between_zones, from.region().zone() != to.region().zone())
            && self.regions.is_none_or(|regions| route.ends.iter().any(|city| regions.contains(city.region())))
    }
}
