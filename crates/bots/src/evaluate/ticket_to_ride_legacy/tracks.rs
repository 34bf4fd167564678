//! The map as one company sees it: its own routes, those it could still claim, and the cheapest chain over them.

use engine::Seat;
use ticket_to_ride_legacy::{City, Route, RouteId, RouteSet, View, World};

/// Own and free routes, by the cities they touch.
pub(super) struct Tracks {
    pub(super) own: RouteSet,
    pub(super) free: RouteSet,
    /// By city: where its edges begin in the list. The last entry is the end of it.
    first: [u16; City::COUNT + 1],
    edges: Vec<Edge>,
}

#[derive(Clone, Copy)]
struct Edge {
    to: u8,
    cost: u16,
    route: RouteId,
}

/// What chains are measured in: tenths of a card.
const CARD: u16 = 10;
/// A claim takes a turn in which no cards are drawn.
const CLAIM: u16 = 14;
/// LG-4.14: a large city gives a card back.
const LARGE_CITY: u16 = 6;
/// LG-4.13: each dollar of the company bonus is worth so much of a card.
const BONUS_DOLLAR: u16 = 5;

impl Tracks {
    pub(super) fn of(view: &View, seat: Seat) -> Tracks {
        let (own, free) = (view.player(seat).routes, view.free_routes(seat));
        let colour = view.player(seat).company.colour();
        let bonus = view.world.companies()[seat.index()].bonus_dollars as u16;
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
            let bonus = if route.colour == Some(colour) { bonus } else { 0 };
            let cost = cost(&view.world, route, bonus);
            let [from, to] = route.ends.map(City::index);
            for (here, there) in [(from, to), (to, from)] {
                edges[usize::from(next[here])] = Edge { to: there as u8, cost, route: id };
                next[here] += 1;
            }
        }
        Tracks { own, free, first, edges }
    }

    /// The routes still missing in the cheapest chain between two cities, where these are laid already; none if there
    /// is no way any more.
    pub(super) fn missing(&self, ends: [City; 2], laid: RouteSet) -> Option<RouteSet> {
        let [from, to] = ends.map(City::index);
        let mut reached = [Reached { cost: u16::MAX, from: 0, by: None }; City::COUNT];
        let mut waiting: u128 = 1 << from;
        reached[from].cost = 0;
        loop {
            let here = nearest(waiting, &reached)?;
            if here == to {
                return Some(self.way_back(from, to, &reached, laid));
            }
            waiting &= !(1 << here);
            for edge in &self.edges[usize::from(self.first[here])..usize::from(self.first[here + 1])] {
                let step = if laid.contains(edge.route) { 0 } else { edge.cost };
                let cost = reached[here].cost + step;
                let there = usize::from(edge.to);
                if cost < reached[there].cost {
                    reached[there] = Reached { cost, from: here as u8, by: Some(edge.route) };
                    waiting |= 1 << there;
                }
            }
        }
    }

    fn way_back(&self, from: usize, to: usize, reached: &[Reached; City::COUNT], laid: RouteSet) -> RouteSet {
        let mut missing = RouteSet::NONE;
        let mut here = to;
        while here != from {
            let Reached { from: before, by, .. } = reached[here];
            if let Some(route) = by.filter(|route| !laid.contains(*route)) {
                missing = missing.with(route);
            }
            here = usize::from(before);
        }
        missing
    }
}

/// How a city was reached.
#[derive(Clone, Copy)]
struct Reached {
    cost: u16,
    from: u8,
    by: Option<RouteId>,
}

fn nearest(waiting: u128, reached: &[Reached; City::COUNT]) -> Option<usize> {
    let mut left = waiting;
    let mut best = None;
    let mut least = u16::MAX;
    while left != 0 {
        let city = left.trailing_zeros() as usize;
        left &= left - 1;
        if reached[city].cost < least {
            (least, best) = (reached[city].cost, Some(city));
        }
    }
    best
}

fn cost(world: &World, route: &Route, bonus: u16) -> u16 {
    let cards = CARD * u16::from(route.length) + CLAIM;
    let back = BONUS_DOLLAR * bonus + if world.touches_large(route) { LARGE_CITY } else { 0 };
    cards.saturating_sub(back).max(1)
}
