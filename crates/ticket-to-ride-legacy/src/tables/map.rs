//! LG-2.4: our map, compiled in from `contents/map.json`.

use super::cards::Colour;
use super::city::City;
use super::region::{Region, RegionSet};
use super::route::{Route, RouteId};
use super::ticket::Strip;
use serde::Deserialize;
use std::sync::LazyLock;

/// What is printed on the boards and in the company boxes.
pub(crate) struct Map {
    pub(crate) regions: Vec<PrintedRegion>,
    pub(crate) cities: Vec<PrintedCity>,
    pub(crate) routes: Vec<Route>,
    /// The first 33, then those that join with a region.
    pub(crate) tickets: Vec<PrintedTicket>,
    pub(crate) years: Vec<u16>,
    /// LG-3.8: by chapter.
    pub(crate) trains: Vec<u8>,
    pub(crate) company_bonus_dollars: u32,
    /// LG-5.3: by the number of trains that are left.
    train_bonus: Vec<u32>,
}

pub(crate) static MAP: LazyLock<Map> = LazyLock::new(|| {
    let printed = serde_json::from_str(include_str!("../../contents/map.json"));
    Map::of(printed.unwrap_or_else(|error| panic!("contents/map.json: {error}")))
});

/// The years of the campaign's games, the first one first.
pub fn years() -> &'static [u16] {
    &MAP.years
}

#[derive(Deserialize)]
pub(crate) struct PrintedRegion {
    pub(crate) id: Region,
    pub(crate) name: String,
    pub(crate) unlocked_at_start: bool,
    pub(crate) neighbours: RegionSet,
}

#[derive(Deserialize)]
pub(crate) struct PrintedCity {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) region: Region,
    pub(crate) x: u16,
    pub(crate) y: u16,
    pub(crate) large: bool,
    pub(crate) label: String,
}

pub(crate) struct PrintedTicket {
    pub(crate) ends: [City; 2],
    pub(crate) value: u32,
    pub(crate) regions: RegionSet,
    pub(crate) strips: Vec<Strip>,
}

impl Map {
    /// LG-5.3: dollars for trains left.
    pub(crate) fn train_bonus(&self, trains: u8) -> u32 {
        self.train_bonus[usize::from(trains)]
    }

    fn of(mut file: MapFile) -> Map {
        file.regions.sort_by_key(|region| region.id);
        let number = |id: &str| file.cities.iter().position(|city| city.id == id);
        let city = |id: &str| City(number(id).unwrap_or_else(|| panic!("contents/map.json: no city {id}")) as u8);
        let mut groups = Vec::new();
        let mut group = |name: &String| match groups.iter().position(|known| known == name) {
            Some(known) => known as u8,
            None => {
                groups.push(name.clone());
                groups.len() as u8 - 1
            }
        };
        let routes = file.routes.iter().enumerate().map(|(index, route)| Route {
            id: RouteId(index as u8),
            ends: [city(&route.a), city(&route.b)],
            length: route.length,
            colour: route.colour.colour(),
            group: route.parallel_group.as_ref().map(&mut group),
        });
        let routes = routes.collect();
        let tickets = file.tickets.iter().chain(&file.expansion_tickets).map(|ticket| PrintedTicket {
            ends: [city(&ticket.a), city(&ticket.b)],
            value: ticket.value,
            regions: ticket.region_needed,
            strips: ticket.strips.clone(),
        });
        let tickets = tickets.collect();
        Map {
            routes,
            tickets,
            regions: file.regions,
            cities: file.cities,
            years: file.campaign.years,
            trains: file.campaign.trains,
            company_bonus_dollars: file.company_bonus_dollars,
            train_bonus: (0..=u8::MAX).map(|trains| bonus_of(&file.train_bonus, trains)).collect(),
        }
    }
}

/// As the table says it.
fn bonus_of(table: &[TrainBonus], trains: u8) -> u32 {
    let fits = |bonus: &&TrainBonus| {
        let (least, most) = bonus.trains_left;
        least <= trains && most.is_none_or(|most| trains <= most)
    };
    table.iter().find(fits).map_or(0, |bonus| bonus.dollars)
}

/// The file as it is written; its notes and canvas are for people.
#[derive(Deserialize)]
struct MapFile {
    regions: Vec<PrintedRegion>,
    cities: Vec<PrintedCity>,
    routes: Vec<RouteLine>,
    tickets: Vec<TicketLine>,
    expansion_tickets: Vec<TicketLine>,
    campaign: CampaignLine,
    train_bonus: Vec<TrainBonus>,
    company_bonus_dollars: u32,
}

#[derive(Deserialize)]
struct RouteLine {
    a: String,
    b: String,
    length: u8,
    colour: Printed,
    parallel_group: Option<String>,
}

#[derive(Deserialize)]
struct TicketLine {
    a: String,
    b: String,
    value: u32,
    region_needed: RegionSet,
    strips: Vec<Strip>,
}

#[derive(Deserialize)]
struct CampaignLine {
    years: Vec<u16>,
    trains: Vec<u8>,
}

#[derive(Deserialize)]
struct TrainBonus {
    trains_left: (u8, Option<u8>),
    dollars: u32,
}

/// A route's printed colour.
#[derive(Deserialize)]
#[serde(untagged)]
enum Printed {
    Colour(Colour),
    Grey(Grey),
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Grey {
    Grey,
}

impl Printed {
    fn colour(&self) -> Option<Colour> {
        match self {
            Printed::Colour(colour) => Some(*colour),
            Printed::Grey(Grey::Grey) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::ticket::Ticket;
    use std::collections::BTreeSet;

    /// LG-2.4: the map has the boards, cities and routes it says, and its numbers run on.
    #[test]
    fn the_map_is_whole() {
        assert_eq!((MAP.regions.len(), MAP.cities.len(), MAP.routes.len()), (13, City::COUNT, 150));
        assert!(Region::ALL.into_iter().eq(MAP.regions.iter().map(|region| region.id)), "every region once");
        for route in &MAP.routes {
            assert!(route.ends[0] != route.ends[1] && (1..=6).contains(&route.length), "{route:?}");
        }
        let on_a_route: BTreeSet<City> = MAP.routes.iter().flat_map(|route| route.ends).collect();
        assert_eq!(on_a_route.len(), City::COUNT, "every city can be reached");
    }

    /// LG-2.4: routes side by side join the same cities and are as long.
    #[test]
    fn doubles_and_triples_lie_side_by_side() {
        let mut sizes = [0; 3];
        let groups: BTreeSet<u8> = MAP.routes.iter().filter_map(|route| route.group).collect();
        for group in groups {
            let routes: Vec<&Route> = MAP.routes.iter().filter(|route| route.group == Some(group)).collect();
            assert!(routes.iter().all(|route| (route.ends, route.length) == (routes[0].ends, routes[0].length)));
            sizes[routes.len() - 1] += 1;
        }

        assert_eq!(sizes, [0, 12, 1]);
    }

    /// LG-2.5: each ticket has one or two strips, each strip is as common as the others.
    #[test]
    fn strips_are_evenly_spread() {
        let with = |strip: Strip, tickets: usize| {
            Ticket::all().take(tickets).filter(|ticket| ticket.strips().contains(&strip)).count()
        };
        for ticket in Ticket::all() {
            let strips: BTreeSet<&Strip> = ticket.strips().iter().collect();
            assert!((1..=2).contains(&strips.len()) && strips.len() == ticket.strips().len(), "{ticket:?}");
        }
        for tickets in [Ticket::AT_THE_START, 87] {
            let counts = Strip::ALL.map(|strip| with(strip, tickets));
            assert!(counts.iter().max().unwrap() - counts.iter().min().unwrap() <= 2, "{counts:?}");
        }
    }

    /// LG-2.2: 33 tickets at the start, all within the open boards; more join later. No two are the same.
    #[test]
    fn tickets_join_two_cities_each_in_its_own_way() {
        let ends: BTreeSet<[City; 2]> = Ticket::all().map(Ticket::ends).collect();

        assert_eq!((ends.len(), MAP.tickets.len()), (87, 87));
        let start = Region::at_the_start();
        assert!(Ticket::all().take(Ticket::AT_THE_START).all(|ticket| ticket.regions().is_subset(start)));
        assert!(Ticket::all().skip(Ticket::AT_THE_START).all(|ticket| !ticket.regions().is_subset(start)));
        assert_eq!(Ticket::parse("new-york--toronto").map(Ticket::value), Some(4));
    }
}
