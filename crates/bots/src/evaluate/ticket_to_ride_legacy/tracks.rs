//! The map as one company sees it: its own routes, those it could still claim, and the cheapest chain over them.

use super::earnings::Earnings;
use super::paying::{Pressing, Prices};
use super::reach::Beyond;
use super::ways::{ANYTHING, Between, CARD};
use engine::Seat;
use std::rc::Rc;
use ticket_to_ride_legacy::{City, CitySet, Network, Route, RouteId, RouteSet, View};

/// Own and free routes, and what it knows of ways over them.
pub(super) struct Tracks {
    pub(super) own: RouteSet,
    pub(super) free: RouteSet,
    /// Where own routes lead.
    pub(super) reached: CitySet,
    network: Network,
    prices: Rc<Prices>,
    /// Cities that the contract or a postcard asks to join, and what that brings.
    pub(super) chains: Vec<([City; 2], f64)>,
}

impl Tracks {
    pub(super) fn of(view: &View, seat: Seat) -> Tracks {
        let (own, free) = (view.player(seat).routes, view.free_routes(seat));
        let earnings = Earnings::of(view, seat);
        let reached = own.iter().flat_map(|id| view.world.route(id).ends).collect();
        let (network, prices) = (view.network(seat), Prices::of(&earnings, free));
        Tracks { own, free, reached, network, prices, chains: earnings.chains().collect() }
    }

    /// What a claim of this route brings besides tickets; nothing where it can't be claimed.
    pub(super) fn dollars(&self, route: RouteId) -> f64 {
        if self.free.contains(route) { self.prices.dollars[route.index()] } else { 0.0 }
    }

    pub(super) fn dollars_of(&self, routes: RouteSet) -> f64 {
        routes.iter().map(|route| self.dollars(route)).sum()
    }

    /// How far cities are at least from its own routes.
    pub(super) fn beyond(&self) -> Beyond<'_> {
        self.prices.reach.beyond(self.reached)
    }

    /// Whether own routes join these cities.
    pub(super) fn are_joined(&self, ends: [City; 2]) -> bool {
        let are_reached = ends.iter().all(|city| self.reached.contains(*city));
        are_reached && self.network.joins(ends)
    }

    /// The routes still missing in the cheapest chain between two cities, where these are laid already; none if there
    /// is no way any more.
    pub(super) fn missing(&self, ends: [City; 2], laid: RouteSet) -> Option<RouteSet> {
        let open = self.free.union(laid);
        self.prices.ways.borrow_mut().missing(Between { ends, laid, open, dearest: ANYTHING })
    }

    /// The same from a city to each of these: tells the place of each, in no order.
    pub(super) fn missing_to_each(
        &self,
        from: City,
        to: impl Iterator<Item = City> + Clone,
        laid: RouteSet,
        tell: impl FnMut(usize, Option<RouteSet>),
    ) {
        self.prices.ways.borrow_mut().missing_to_each(from, to, laid, self.free.union(laid), tell);
    }

    /// How pressing each of these routes is that a plan misses, by what is told of one; the most pressing first. It stays so while cards are drawn.
    pub(super) fn pressing(&self, missing: RouteSet, tell: impl Fn(RouteId) -> f64) -> Rc<[(RouteId, f64)]> {
        let (own, free) = (self.own, self.free);
        let is_it = |last: &&Pressing| last.own == own && last.free == free && last.missing == missing;
        if let Some(last) = self.prices.pressing.borrow().as_ref().filter(is_it) {
            return Rc::clone(&last.routes);
        }
        let mut routes: Vec<_> = missing.iter().map(|route| (route, tell(route))).collect();
        routes.sort_by(|(_, some), (_, other)| other.total_cmp(some));
        let routes: Rc<[_]> = routes.into();
        self.prices.pressing.replace(Some(Pressing { own, free, missing, routes: Rc::clone(&routes) }));
        routes
    }

    /// How many cards more it takes to go round a route, where these are laid already: no more are counted than `most`.
    pub(super) fn detour(&self, route: &Route, beside: RouteSet, laid: RouteSet, most: f64) -> f64 {
        let (lost, dearest) = (beside.with(route.id), (most * CARD) as u16);
        let open = self.free.union(laid).minus(lost);
        let mut ways = self.prices.ways.borrow_mut();
        let round = ways.missing(Between { ends: route.ends, laid: laid.minus(lost), open, dearest });
        round.map_or(most, |round| ways.cost_of(round) as f64 / CARD)
    }
}
