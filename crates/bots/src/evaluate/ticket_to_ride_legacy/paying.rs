//! What claims bring besides tickets and what they cost, kept as long as nothing happens that it hangs on.

use super::earnings::Earnings;
use super::reach::Reach;
use super::ways::Ways;
use super::weights::Weights;
use engine::Seat;
use std::cell::RefCell;
use std::rc::Rc;
use ticket_to_ride_legacy::{EventCard, KnownWorld, Route, RouteId, RouteSet};

/// What claims bring a company and cost it, whatever cards it holds, and the ways that were found by it.
pub(super) struct Prices {
    /// By route: dollars that a claim of it may be expected to bring; of those that nobody can claim anything.
    pub(super) dollars: Rc<[f64]>,
    pub(super) ways: RefCell<Ways>,
    pub(super) reach: Rc<Reach>,
}

/// What was worked out for a company. Without aims, and where no rule goes by what lies on the board, nothing else counts.
struct Known {
    world: KnownWorld,
    seat: Seat,
    weights: Weights,
    /// What the rules pay, whatever the event.
    by_rules: Rc<[f64]>,
    /// By the event that pays for claims, if there is one; the newest last.
    by_event: Vec<(Option<EventCard>, Rc<Prices>)>,
}

/// One for each company of a table.
const KEPT: usize = 5;
/// Events that pay one after the other, and come again to who imagines how a game goes on.
const EVENTS: usize = 8;

thread_local! {
    static KNOWN: RefCell<[Option<Known>; KEPT]> = const { RefCell::new([const { None }; KEPT]) };
    /// The newest of each company where they change with every claim.
    static PASSING: RefCell<[Option<Rc<Prices>>; KEPT]> = const { RefCell::new([const { None }; KEPT]) };
}

impl Prices {
    /// For a company that could claim these.
    pub(super) fn of(earnings: &Earnings, routes: RouteSet) -> Rc<Prices> {
        if earnings.are_lasting() { lasting(earnings) } else { passing(earnings, routes) }
    }

    fn new(earnings: &Earnings, dollars: Rc<[f64]>, are_lasting: bool) -> Prices {
        let reach = Reach::of(&earnings.view.world);
        let ways = RefCell::new(Ways::new(&earnings.view.world, Rc::clone(&reach), &dollars, are_lasting));
        Prices { dollars, ways, reach }
    }
}

/// Where they stay the same as long as the event does.
fn lasting(earnings: &Earnings) -> Rc<Prices> {
    let (world, seat, weights) = (&earnings.view.world, earnings.seat, Weights::now());
    let event = earnings.paying_event();
    KNOWN.with_borrow_mut(|all| {
        let place = &mut all[seat.index() % KEPT];
        let is_it = |known: &Known| known.world.is(world) && known.seat == seat && known.weights == weights;
        if !place.as_ref().is_some_and(is_it) {
            let by_rules = by_route(earnings, world.open_routes(), |route| earnings.by_rules(route));
            *place = Some(Known { world: world.clone(), seat, weights, by_rules, by_event: Vec::new() });
        }
        let known = place.as_mut().expect("it is known by now");
        if let Some((_, prices)) = known.by_event.iter().find(|(known, _)| *known == event) {
            return Rc::clone(prices);
        }
        if known.by_event.len() == EVENTS {
            known.by_event.remove(0);
        }
        let prices = Rc::new(Prices::new(earnings, with_event(earnings, &known.by_rules), true));
        known.by_event.push((event, Rc::clone(&prices)));
        prices
    })
}

/// Where they go by what lies on the board: the same as at the last decision if none of these routes brings another sum.
fn passing(earnings: &Earnings, routes: RouteSet) -> Rc<Prices> {
    let dollars = by_route(earnings, routes, |route| earnings.from(route));
    PASSING.with_borrow_mut(|all| {
        let place = &mut all[earnings.seat.index() % KEPT];
        let is_same = |id: RouteId, last: &Prices| last.dollars.get(id.index()) == Some(&dollars[id.index()]);
        let is_it = |last: &&Rc<Prices>| {
            last.ways.borrow().are_of(&earnings.view.world) && routes.iter().all(|id| is_same(id, last))
        };
        if let Some(last) = place.as_ref().filter(is_it) {
            return Rc::clone(last);
        }
        Rc::clone(place.insert(Rc::new(Prices::new(earnings, dollars, false))))
    })
}

fn with_event(earnings: &Earnings, by_rules: &Rc<[f64]>) -> Rc<[f64]> {
    if earnings.paying_event().is_none() {
        return Rc::clone(by_rules);
    }
    by_route(earnings, earnings.view.world.open_routes(), |route| by_rules[route.id.index()] + earnings.by_event(route))
}

fn by_route(earnings: &Earnings, routes: RouteSet, pays: impl Fn(&Route) -> f64) -> Rc<[f64]> {
    let world = &earnings.view.world;
    let mut dollars = vec![0.0; world.routes().len()];
    for id in routes.iter() {
        dollars[id.index()] = pays(world.route(id));
    }
    dollars.into()
}
