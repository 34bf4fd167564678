//! What claims bring besides tickets and what they cost, kept as long as nothing happens that it hangs on.

use super::earnings::Earnings;
use super::plans::Planned;
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
    /// The last plan that was made, and how pressing its routes were.
    pub(super) planned: RefCell<Option<Planned>>,
    pub(super) pressing: RefCell<Option<Pressing>>,
}

/// How pressing routes of a plan are, the most pressing first: it hangs on these alone.
pub(super) struct Pressing {
    pub(super) own: RouteSet,
    pub(super) free: RouteSet,
    pub(super) missing: RouteSet,
    /// The ways round them.
    pub(super) ways_round: RouteSet,
    pub(super) routes: Rc<[(RouteId, f64)]>,
}

/// What was worked out for a company.
struct Known {
    world: KnownWorld,
    seat: Seat,
    weights: Weights,
    /// What the rules pay, whatever the event, that do not go by what lies on the board.
    by_rules: Rc<[f64]>,
    /// By the event that pays for claims, if there is one; the newest last. Without aims, and where no rule goes by what lies on the board, nothing
    /// else counts.
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
        Prices { dollars, ways, reach, planned: RefCell::new(None), pressing: RefCell::new(None) }
    }
}

/// What is known of what the lasting rules pay this company.
fn known<R>(earnings: &Earnings, look: impl FnOnce(&mut Known) -> R) -> R {
    let (world, seat, weights) = (&earnings.view.world, earnings.seat, Weights::now());
    KNOWN.with_borrow_mut(|all| {
        let place = &mut all[seat.index() % KEPT];
        let is_it = |known: &Known| known.world.is(world) && known.seat == seat && known.weights == weights;
        if !place.as_ref().is_some_and(is_it) {
            let by_rules = by_route(earnings, world.open_routes(), |route| earnings.by_lasting_rules(route));
            *place = Some(Known { world: world.clone(), seat, weights, by_rules, by_event: Vec::new() });
        }
        look(place.as_mut().expect("it is known by now"))
    })
}

/// Where they stay the same as long as the event does.
fn lasting(earnings: &Earnings) -> Rc<Prices> {
    let event = earnings.paying_event();
    known(earnings, |known| {
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
    let lasting = known(earnings, |known| Rc::clone(&known.by_rules));
    let dollars = by_route(earnings, routes, |route| earnings.from(route, lasting[route.id.index()]));
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::campaign::practised_world;
    use crate::{BotName, Turn};
    use engine::{Chance, Game, Seed, Viewer, settle};
    use ticket_to_ride_legacy::LegacyGame;

    /// All along games of several years, whatever lies on the board.
    #[test]
    fn what_lasting_rules_pay_and_what_lies_on_the_board_make_up_what_all_rules_pay() {
        let (mut compared, mut by_pieces) = (0, 0);
        for number in [4, 7, 10] {
            let seed = Seed::new(format!("paying {number}"));
            let (mut events, mut legal, mut chance) = (Vec::new(), Vec::new(), Chance::new(&seed, 0));
            let mut game = LegacyGame::new(3, practised_world(3, number), &mut chance, &mut events).unwrap();
            settle(&mut game, &mut chance, &mut events, &mut legal);
            let mut bot = BotName::Conductor.sit_down::<LegacyGame>();
            while let Some(seat) = game.to_act().first() {
                let view = game.view(Viewer::Seat(seat));
                let earnings = Earnings::of(&view, seat);
                let lasting = known(&earnings, |known| Rc::clone(&known.by_rules));
                for route in view.free_routes(seat).iter().map(|id| view.world.route(id)) {
                    let kept = lasting[route.id.index()];
                    assert_eq!(earnings.by_rules(route, kept), earnings.by_all_rules(route), "{route:?}");
                    compared += 1;
                    by_pieces += u32::from(earnings.by_all_rules(route) != kept);
                }
                let action = bot.choose(&Turn::at(&game, seat, &legal), &mut chance);
                game.apply(seat, &action, &mut chance, &mut events).unwrap();
                settle(&mut game, &mut chance, &mut events, &mut legal);
            }
        }

        assert!(compared > 1_000 && by_pieces > 20, "{compared} compared, {by_pieces} with something there");
    }
}
