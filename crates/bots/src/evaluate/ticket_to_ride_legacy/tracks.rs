//! The map as one company sees it: its own routes, those it could still claim, and the cheapest chain over them.

use super::earnings::Earnings;
use super::paying;
use super::reach::Reach;
use super::weights::Weights;
use engine::{Numbered, Seat};
use std::cell::RefCell;
use std::rc::Rc;
use ticket_to_ride_legacy::{Cards, City, CitySet, Colour, Route, RouteId, RouteSet, View};

/// Own and free routes, by the cities they touch.
pub(super) struct Tracks {
    pub(super) own: RouteSet,
    pub(super) free: RouteSet,
    reach: Rc<Reach>,
    costs: Costs,
    /// By route: dollars that a claim of it brings.
    dollars: Rc<[f64]>,
    /// Cities that the contract or a postcard asks to join, and what that brings.
    pub(super) chains: Vec<([City; 2], f64)>,
    /// Chains that were looked for already: sets of tickets that are compared have most of theirs in common.
    known: RefCell<Vec<Known>>,
}

/// A chain between two cities where these are laid already: the routes that it still misses, if there is one.
struct Known {
    ends: [City; 2],
    laid: RouteSet,
    missing: Option<RouteSet>,
}

/// By route: nothing for one's own, [`NEVER`] where they can't lay any train.
type Costs = [u16; RouteId::LIMIT];

/// What chains are measured in: tenths of a card.
const CARD: f64 = 10.0;
/// No claim is for nothing.
const LEAST: f64 = 4.0;
/// The longest route and its claim are far from it.
const MOST: f64 = 127.0;

impl Tracks {
    pub(super) fn of(view: &View, seat: Seat) -> Tracks {
        let (own, free) = (view.player(seat).routes, view.free_routes(seat));
        let earnings = Earnings::of(view, seat);
        let there = There::of(&view.player(seat).hand.unwrap_or_default());
        let dollars = paying::dollars(&earnings, free);
        let weights = Weights::now();
        let mut costs = [NEVER; RouteId::LIMIT];
        own.iter().for_each(|id| costs[id.index()] = 0);
        for id in free.iter() {
            costs[id.index()] = cost(view.world.route(id), &there, dollars[id.index()], &weights);
        }
        let (reach, chains) = (Reach::of(&view.world), earnings.chains().collect());
        Tracks { own, free, reach, costs, dollars, chains, known: RefCell::default() }
    }

    /// What a claim of this route brings besides tickets; nothing where it can't be claimed.
    pub(super) fn dollars(&self, route: RouteId) -> f64 {
        if self.free.contains(route) { self.dollars[route.index()] } else { 0.0 }
    }

    pub(super) fn dollars_of(&self, routes: RouteSet) -> f64 {
        routes.iter().map(|route| self.dollars(route)).sum()
    }

    /// The routes still missing in the cheapest chain between two cities, where these are laid already; none if there
    /// is no way any more.
    pub(super) fn missing(&self, ends: [City; 2], laid: RouteSet) -> Option<RouteSet> {
        let is_it = |known: &&Known| known.ends == ends && known.laid == laid;
        if let Some(known) = self.known.borrow().iter().find(is_it) {
            return known.missing;
        }
        let missing = self.look_for(ends, laid);
        self.known.borrow_mut().push(Known { ends, laid, missing });
        missing
    }

    fn look_for(&self, [from, to]: [City; 2], laid: RouteSet) -> Option<RouteSet> {
        let mut reached = [NOT_REACHED; City::COUNT];
        self.search(Search { to: Some(to), ..Search::from(from, laid) }, &mut reached)?;
        Ways { from, laid, reached }.missing(to)
    }

    /// The cheapest chains from a city to these.
    pub(super) fn ways_from(&self, from: City, to: CitySet, laid: RouteSet) -> Ways {
        let mut reached = [NOT_REACHED; City::COUNT];
        self.search(Search { all: to, ..Search::from(from, laid) }, &mut reached);
        Ways { from, laid, reached }
    }

    /// How many cards more it takes to go round a route, where these are laid already: no more are counted than `most`.
    pub(super) fn detour(&self, route: &Route, beside: RouteSet, laid: RouteSet, most: f64) -> f64 {
        let lost = beside.with(route.id);
        let [from, to] = route.ends;
        let dearest = (most * CARD) as u16;
        let search = Search { to: Some(to), lost, dearest, ..Search::from(from, laid.minus(lost)) };
        self.search(search, &mut [NOT_REACHED; City::COUNT]).map_or(most, |cost| f64::from(cost) / CARD)
    }

    /// What the cheapest chain costs, if there is one; and how every city on it was reached. Of cities that are reached for the same, the first
    /// of the list goes first.
    fn search(&self, search: Search, reached: &mut [Reached; City::COUNT]) -> Option<u16> {
        let Search { from, mut all, laid, lost, dearest, .. } = search;
        let to = search.to.map(City::index);
        let mut costs = self.costs;
        laid.minus(self.own).iter().for_each(|id| costs[id.index()] = 0);
        lost.iter().for_each(|id| costs[id.index()] = NEVER);
        reached[from.index()].cost = 0;
        // What is no cheaper than the way that is known to the end can't be on a better one.
        let mut most = NEVER;
        let mut waiting = Waiting::of(from);
        while let Some((cost, here)) = waiting.take() {
            if cost >= dearest {
                return None;
            }
            all = all.without_number(here);
            let here = usize::from(here);
            if to == Some(here) || (to.is_none() && all.is_empty()) {
                return Some(cost);
            }
            for line in self.reach.lines_from(here) {
                let there = usize::from(line.to);
                let (known, cost) = (reached[there].cost, cost + costs[line.route.index()]);
                if cost < known && cost < most {
                    reached[there] = Reached { cost, from: here as u8, by: line.route.number() };
                    if to == Some(there) {
                        most = cost;
                    }
                    match known {
                        NEVER => waiting.add(cost, line.to),
                        _ => waiting.hurry(cost, line.to),
                    }
                }
            }
        }
        None
    }
}

/// What chain is looked for.
#[derive(Clone, Copy)]
struct Search {
    from: City,
    /// Without one end, chains to all of these are.
    to: Option<City>,
    all: CitySet,
    laid: RouteSet,
    /// Routes that nobody can use.
    lost: RouteSet,
    /// What it must cost less than.
    dearest: u16,
}

impl Search {
    fn from(from: City, laid: RouteSet) -> Search {
        Search { from, to: None, all: CitySet::EMPTY, laid, lost: RouteSet::EMPTY, dearest: u16::MAX }
    }
}

/// The cheapest chains from one city, over routes that are laid already and others.
pub(super) struct Ways {
    from: City,
    laid: RouteSet,
    reached: [Reached; City::COUNT],
}

impl Ways {
    /// The routes still missing in the chain to a city; none if there is no way.
    pub(super) fn missing(&self, to: City) -> Option<RouteSet> {
        let (from, mut here) = (self.from.index(), to.index());
        let mut missing = RouteSet::EMPTY;
        while here != from {
            let Reached { cost, from: before, by } = self.reached[here];
            if cost == NEVER {
                return None;
            }
            missing = missing.with_number(by);
            here = usize::from(before);
        }
        Some(missing.minus(self.laid))
    }
}

/// How a city was reached.
#[derive(Clone, Copy)]
struct Reached {
    cost: u16,
    from: u8,
    /// The number of the route.
    by: u8,
}

/// More than any chain costs, and little enough to be added to one.
const NEVER: u16 = 1 << 14;
const NOT_REACHED: Reached = Reached { cost: NEVER, from: 0, by: 0 };

/// Cities that wait for their turn, the cheapest first; of equal ones the first of the list. Few wait at a time.
struct Waiting {
    /// Cost and city as one number, in no order.
    who: [u32; City::COUNT],
    count: usize,
    /// By city: its place among them.
    places: [u8; City::COUNT],
}

impl Waiting {
    fn of(from: City) -> Waiting {
        let mut waiting = Waiting { who: [0; City::COUNT], count: 0, places: [0; City::COUNT] };
        waiting.add(0, from.index() as u8);
        waiting
    }

    fn add(&mut self, cost: u16, city: u8) {
        self.who[self.count] = number(cost, city);
        self.places[usize::from(city)] = self.count as u8;
        self.count += 1;
    }

    /// There is a cheaper way for somebody who waits.
    fn hurry(&mut self, cost: u16, city: u8) {
        self.who[usize::from(self.places[usize::from(city)])] = number(cost, city);
    }

    fn take(&mut self) -> Option<(u16, u8)> {
        let (mut place, mut first) = (0, u32::MAX);
        for (index, who) in self.who[..self.count].iter().enumerate() {
            if *who < first {
                (place, first) = (index, *who);
            }
        }
        self.count = self.count.checked_sub(1)?;
        let last = self.who[self.count];
        self.who[place] = last;
        self.places[usize::from(last as u8)] = place as u8;
        Some(((first >> 8) as u16, first as u8))
    }
}

/// The cheaper come first, then the first of the list.
fn number(cost: u16, city: u8) -> u32 {
    (u32::from(cost) << 8) | u32::from(city)
}

/// Cards in the hand that a route could take: by colour, and for a grey one most of one.
struct There {
    by_colour: [u8; Colour::ALL.len()],
    of_one: u8,
}

impl There {
    fn of(hand: &Cards) -> There {
        let by_colour = Colour::ALL.map(|colour| hand.of(colour));
        There { by_colour, of_one: by_colour.into_iter().max().unwrap_or(0) }
    }

    fn for_route(&self, route: &Route) -> u8 {
        route.colour.map_or(self.of_one, |colour| self.by_colour[colour as usize])
    }
}

fn cost(route: &Route, there: &There, dollars: f64, weights: &Weights) -> u16 {
    let length = f64::from(route.length);
    let there = f64::from(there.for_route(route)).min(length);
    let ease = if route.colour.is_none() { weights.grey } else { 1.0 };
    let cost = CARD * ease * (length - weights.in_hand * there) + weights.claim - weights.dollar * dollars;
    cost.clamp(LEAST, MOST) as u16
}
