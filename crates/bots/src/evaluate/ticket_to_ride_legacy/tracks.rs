//! The map as one company sees it: its own routes, those it could still claim, and the cheapest chain over them.

use super::earnings::Earnings;
use super::paying::{Pressing, Prices};
use super::plans::Planned;
use super::reach::Beyond;
use super::ways::{ANYTHING, Between, CARD};
use engine::Seat;
use std::cell::RefMut;
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

/// The way round a route.
pub(super) struct Detour {
    pub(super) cards: f64,
    /// None of them where it is too long, or there is none.
    by: RouteSet,
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

    /// The last plan that was made with these prices.
    pub(super) fn planned(&self) -> RefMut<'_, Option<Planned>> {
        self.prices.planned.borrow_mut()
    }

    /// How pressing each of these routes is that a plan misses, by what is told of one; the most pressing first. It stays so while cards are drawn, and
    /// while others claim what no way round them needs.
    pub(super) fn pressing(&self, missing: RouteSet, tell: impl Fn(RouteId) -> Detour) -> Rc<[(RouteId, f64)]> {
        let (own, free) = (self.own, self.free);
        let holds = |last: &&Pressing| {
            let is_of_the_same = last.own == own && last.missing == missing;
            is_of_the_same && free.is_subset(last.free) && last.ways_round.is_subset(free)
        };
        if let Some(last) = self.prices.pressing.borrow().as_ref().filter(holds) {
            return Rc::clone(&last.routes);
        }
        let mut ways_round = RouteSet::EMPTY;
        let mut tell = |route: RouteId| {
            let detour = tell(route);
            ways_round = ways_round.union(detour.by);
            (route, detour.cards)
        };
        let mut routes: Vec<_> = missing.iter().map(&mut tell).collect();
        routes.sort_by(|(_, some), (_, other)| other.total_cmp(some));
        let routes: Rc<[_]> = routes.into();
        let pressing = Pressing { own, free, missing, ways_round, routes: Rc::clone(&routes) };
        self.prices.pressing.replace(Some(pressing));
        routes
    }

    /// What it takes to go round a route, where these are laid already: no more cards are counted than `most`.
    pub(super) fn detour(&self, route: &Route, beside: RouteSet, laid: RouteSet, most: f64) -> Detour {
        let (lost, dearest) = (beside.with(route.id), (most * CARD) as u16);
        let open = self.free.union(laid).minus(lost);
        let mut ways = self.prices.ways.borrow_mut();
        let round = ways.missing(Between { ends: route.ends, laid: laid.minus(lost), open, dearest });
        match round {
            Some(by) => Detour { cards: ways.cost_of(by) as f64 / CARD, by },
            None => Detour { cards: most, by: RouteSet::EMPTY },
        }
    }
}
