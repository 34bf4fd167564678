//! What claims bring besides tickets, kept as long as nothing happens that it hangs on.

use super::earnings::Earnings;
use super::weights::Weights;
use engine::Seat;
use std::cell::RefCell;
use std::rc::Rc;
use ticket_to_ride_legacy::{EventCard, KnownWorld, Route, RouteSet};

/// What was worked out for a company. Without aims, and where no rule goes by what lies on the board, nothing else counts.
struct Known {
    world: KnownWorld,
    seat: Seat,
    weights: Weights,
    /// What the rules pay, whatever the event.
    by_rules: Rc<[f64]>,
    event: Option<EventCard>,
    event_taken: bool,
    dollars: Rc<[f64]>,
}

/// One for each company of a table.
const KEPT: usize = 5;

thread_local! {
    static KNOWN: RefCell<[Option<Known>; KEPT]> = const { RefCell::new([const { None }; KEPT]) };
}

/// By route: dollars that a claim of it may be expected to bring; of those beside these routes anything.
pub(super) fn dollars(earnings: &Earnings, routes: RouteSet) -> Rc<[f64]> {
    if !earnings.are_lasting() {
        return by_route(earnings, routes, |route| earnings.from(route));
    }
    let (view, seat, weights) = (earnings.view, earnings.seat, Weights::now());
    let (event, event_taken) = (view.event, view.pieces.event_taken);
    KNOWN.with_borrow_mut(|all| {
        let place = &mut all[seat.index() % KEPT];
        let here = |known: &&mut Known| known.world.is(&view.world) && known.seat == seat && known.weights == weights;
        match place.as_mut().filter(here) {
            Some(known) if (known.event, known.event_taken) == (event, event_taken) => {}
            Some(known) => {
                known.dollars = with_event(earnings, &known.by_rules);
                (known.event, known.event_taken) = (event, event_taken);
            }
            None => {
                let by_rules = by_route(earnings, view.world.open_routes(), |route| earnings.by_rules(route));
                let dollars = with_event(earnings, &by_rules);
                *place =
                    Some(Known { world: view.world.clone(), seat, weights, by_rules, event, event_taken, dollars });
            }
        }
        place.as_ref().map(|known| Rc::clone(&known.dollars)).expect("it is known by now")
    })
}

fn with_event(earnings: &Earnings, by_rules: &Rc<[f64]>) -> Rc<[f64]> {
    if !earnings.has_paying_event() {
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
