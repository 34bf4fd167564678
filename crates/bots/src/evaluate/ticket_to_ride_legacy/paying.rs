//! What claims bring besides tickets, kept as long as nothing happens that it hangs on.

use super::earnings::Earnings;
use super::weights::Weights;
use engine::Seat;
use std::cell::RefCell;
use std::rc::Rc;
use ticket_to_ride_legacy::{EventCard, KnownWorld, RouteSet};

/// What was worked out for a company. Without aims, and where no rule goes by what lies on the board, nothing else counts.
struct Known {
    world: KnownWorld,
    seat: Seat,
    event: Option<EventCard>,
    event_taken: bool,
    weights: Weights,
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
        return work_out(earnings, routes);
    }
    let (view, seat, weights) = (earnings.view, earnings.seat, Weights::now());
    let event_taken = view.pieces.event_taken;
    let is_it = |known: &Known| {
        known.world.is(&view.world)
            && (known.seat, known.event, known.event_taken) == (seat, view.event, event_taken)
            && known.weights == weights
    };
    KNOWN.with_borrow_mut(|all| {
        let place = &mut all[seat.index() % KEPT];
        if let Some(known) = place.as_ref().filter(|known| is_it(known)) {
            return Rc::clone(&known.dollars);
        }
        let dollars = work_out(earnings, view.world.open_routes());
        let known = Known { world: view.world.clone(), seat, event: view.event, event_taken, weights, dollars };
        Rc::clone(&place.insert(known).dollars)
    })
}

fn work_out(earnings: &Earnings, routes: RouteSet) -> Rc<[f64]> {
    let world = &earnings.view.world;
    let mut dollars = vec![0.0; world.routes().len()];
    for id in routes.iter() {
        dollars[id.index()] = earnings.from(world.route(id));
    }
    dollars.into()
}
