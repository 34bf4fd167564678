//! The map as one company sees it: its own routes, those it could still claim, and the cheapest chain over them.

use super::earnings::Earnings;
use engine::Seat;
use std::cell::RefCell;
use ticket_to_ride_legacy::{Cards, City, Colour, Route, RouteId, RouteSet, View};

/// Own and free routes, by the cities they touch.
pub(super) struct Tracks {
    pub(super) own: RouteSet,
    pub(super) free: RouteSet,
    /// By city: where its edges begin in the list. The last entry is the end of it.
    first: [u16; City::COUNT + 1],
    edges: Vec<Edge>,
    /// By route: dollars that a claim of it brings; 0 where it can't be claimed.
    dollars: Vec<f64>,
    /// Cities that the contract or a postcard asks to join, and what that brings.
    pub(super) chains: Vec<([City; 2], f64)>,
    /// For the next search: many ways are looked for.
    waiting: RefCell<Waiting>,
}

#[derive(Clone, Copy)]
struct Edge {
    to: u8,
    cost: u16,
    route: RouteId,
}

/// What chains are measured in: tenths of a card.
const CARD: f64 = 10.0;
/// A claim takes a turn in which no cards are drawn.
const CLAIM: f64 = 14.0;
/// Each dollar that a claim brings is worth so much of a card.
const DOLLAR: f64 = 9.0;
/// A grey route takes any colour: its cards are sooner there.
const GREY: f64 = 0.9;
/// How far a card in the hand makes a route cheaper: another route may need it too.
const IN_HAND: f64 = 0.3;
/// No claim is for nothing.
const LEAST: f64 = 4.0;

impl Tracks {
    pub(super) fn of(view: &View, seat: Seat) -> Tracks {
        let (own, free) = (view.player(seat).routes, view.free_routes(seat));
        let earnings = Earnings::of(view, seat);
        let hand = view.player(seat).hand.unwrap_or_default();
        let mut dollars = vec![0.0; view.world.routes().len()];
        for id in free.iter() {
            dollars[id.index()] = earnings.from(view.world.route(id));
        }
        let usable = own.union(free);
        let mut first = [0; City::COUNT + 1];
        for city in usable.iter().flat_map(|id| view.world.route(id).ends) {
            first[city.index() + 1] += 1;
        }
        for city in 0..City::COUNT {
            first[city + 1] += first[city];
        }
        let mut next = first;
        let count = usize::from(first[City::COUNT]);
        let mut edges = usable.first().map_or(Vec::new(), |route| vec![Edge { to: 0, cost: 0, route }; count]);
        for id in usable.iter() {
            let route = view.world.route(id);
            let cost = cost(route, &hand, dollars[id.index()]);
            let [from, to] = route.ends.map(City::index);
            for (here, there) in [(from, to), (to, from)] {
                edges[usize::from(next[here])] = Edge { to: there as u8, cost, route: id };
                next[here] += 1;
            }
        }
        let (chains, waiting) = (earnings.chains().collect(), RefCell::new(Waiting::for_edges(edges.len())));
        Tracks { own, free, first, edges, dollars, chains, waiting }
    }

    /// What a claim of this route brings besides tickets.
    pub(super) fn dollars(&self, route: RouteId) -> f64 {
        self.dollars[route.index()]
    }

    pub(super) fn dollars_of(&self, routes: RouteSet) -> f64 {
        routes.iter().map(|route| self.dollars(route)).sum()
    }

    /// The routes still missing in the cheapest chain between two cities, where these are laid already; none if there
    /// is no way any more.
    pub(super) fn missing(&self, ends: [City; 2], laid: RouteSet) -> Option<RouteSet> {
        let [from, to] = ends;
        let mut reached = [NOT_REACHED; City::COUNT];
        self.search(from, Some(to), laid, RouteSet::EMPTY, u16::MAX, &mut reached)?;
        Ways { from, laid, reached }.missing(to)
    }

    /// The cheapest chains from a city to all others.
    pub(super) fn ways_from(&self, from: City, laid: RouteSet) -> Ways {
        let mut reached = [NOT_REACHED; City::COUNT];
        self.search(from, None, laid, RouteSet::EMPTY, u16::MAX, &mut reached);
        Ways { from, laid, reached }
    }

    /// How many cards more it takes to go round a route, where these are laid already: no more are counted than `most`.
    pub(super) fn detour(&self, route: &Route, beside: RouteSet, laid: RouteSet, most: f64) -> f64 {
        let lost = beside.with(route.id);
        let ([from, to], dearest) = (route.ends, (most * CARD) as u16);
        let mut reached = [NOT_REACHED; City::COUNT];
        let found = self.search(from, Some(to), laid.minus(lost), lost, dearest, &mut reached);
        found.map_or(most, |cost| f64::from(cost) / CARD)
    }

    /// What the cheapest chain without the lost routes costs, if it is less than `dearest`; and how every city on it was reached. Without
    /// an end, chains to all cities are looked for.
    fn search(
        &self,
        from: City,
        to: Option<City>,
        laid: RouteSet,
        lost: RouteSet,
        dearest: u16,
        reached: &mut [Reached; City::COUNT],
    ) -> Option<u16> {
        let to = to.map(City::index);
        let mut waiting = self.waiting.borrow_mut();
        waiting.keys.clear();
        reached[from.index()].cost = 0;
        waiting.add(0, from.index() as u8);
        while let Some((cost, here)) = waiting.take() {
            let here = usize::from(here);
            if cost >= dearest {
                return None;
            }
            if to == Some(here) {
                return Some(cost);
            }
            // Meanwhile there was a cheaper way here, and it was taken.
            if cost > reached[here].cost {
                continue;
            }
            for edge in &self.edges[usize::from(self.first[here])..usize::from(self.first[here + 1])] {
                if lost.contains(edge.route) {
                    continue;
                }
                let step = if laid.contains(edge.route) { 0 } else { edge.cost };
                let cost = cost + step;
                let there = usize::from(edge.to);
                // What is no cheaper than a way that is known can't be on a better one.
                if cost < reached[there].cost && to.is_none_or(|to| cost < reached[to].cost) {
                    reached[there] = Reached { cost, from: here as u8, by: Some(edge.route) };
                    waiting.add(cost, edge.to);
                }
            }
        }
        None
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
            let Reached { from: before, by, .. } = self.reached[here];
            let route = by?;
            if !self.laid.contains(route) {
                missing = missing.with(route);
            }
            here = usize::from(before);
        }
        Some(missing)
    }
}

/// How a city was reached.
#[derive(Clone, Copy)]
struct Reached {
    cost: u16,
    from: u8,
    by: Option<RouteId>,
}

const NOT_REACHED: Reached = Reached { cost: u16::MAX, from: 0, by: None };

/// Cities that wait for their turn, the cheapest first; of equal ones the first of the list. A heap in one place: many ways are looked for.
struct Waiting {
    keys: Vec<u32>,
}

impl Waiting {
    /// Every edge adds a city at most once, and so does the beginning.
    fn for_edges(edges: usize) -> Waiting {
        Waiting { keys: Vec::with_capacity(edges + 1) }
    }

    fn add(&mut self, cost: u16, city: u8) {
        let key = u32::from(cost) << 8 | u32::from(city);
        let mut place = self.keys.len();
        self.keys.push(key);
        while place > 0 {
            let above = (place - 1) / 2;
            if self.keys[above] <= key {
                break;
            }
            self.keys[place] = self.keys[above];
            place = above;
        }
        self.keys[place] = key;
    }

    fn take(&mut self) -> Option<(u16, u8)> {
        let last = self.keys.pop()?;
        let first = self.keys.first().copied().unwrap_or(last);
        let count = self.keys.len();
        let mut place = 0;
        loop {
            let mut below = 2 * place + 1;
            if below >= count {
                break;
            }
            if below + 1 < count && self.keys[below + 1] < self.keys[below] {
                below += 1;
            }
            if last <= self.keys[below] {
                break;
            }
            self.keys[place] = self.keys[below];
            place = below;
        }
        if count > 0 {
            self.keys[place] = last;
        }
        Some(((first >> 8) as u16, first as u8))
    }
}

fn cost(route: &Route, hand: &Cards, dollars: f64) -> u16 {
    let length = f64::from(route.length);
    let there = f64::from(there(route, hand)).min(length);
    let ease = if route.colour.is_none() { GREY } else { 1.0 };
    let cost = CARD * ease * (length - IN_HAND * there) + CLAIM - DOLLAR * dollars;
    cost.max(LEAST) as u16
}

/// Cards in the hand that the route could take: of its colour, or most of one.
fn there(route: &Route, hand: &Cards) -> u8 {
    match route.colour {
        Some(colour) => hand.of(colour),
        None => Colour::ALL.into_iter().map(|colour| hand.of(colour)).max().unwrap_or(0),
    }
}
