//! The last chapter: one train, one clock, from the Atlantic to the Pacific, over everybody's rails.

use super::claim_decisions;
use super::deck::Dealer;
use super::steps::pay_by_rule;
use crate::contents::rules::{RuleCard, RuleWorks};
use crate::state::LegacyGame;
use crate::tables::route::RouteId;
use crate::world::World;
use crate::{Action, City, Event, Illegal, Phase};
use engine::{Chance, Seat, SeatSet};
use std::collections::VecDeque;

const STEP: usize = 14;
const FEWEST_COMPANIES: usize = 2;

/// Set-up step 10: it stands in the east and everybody knows where it is going.
pub(crate) fn stand_ready(game: &mut LegacyGame, from: City, ports: &[City], events: &mut Vec<Event>) {
    let to = game.world.options().last_stop.or_else(|| last_stop(&game.world, ports, |_| 0));
    if let Some(to) = to {
        game.pieces.through_train = vec![from];
        game.pieces.last_stop = Some(to);
        events.push(Event::ThroughTrainReady { from, to });
    }
}

/// The open port with most claims of the campaign, tied the first named; with none open, the westernmost large city.
pub(crate) fn last_stop(world: &World, ports: &[City], claims: impl Fn(City) -> u32) -> Option<City> {
    let open = ports.iter().copied().filter(|city| world.is_open(*city));
    let westernmost = || {
        let large = City::all().filter(|city| world.is_open(*city) && world.is_large(*city));
        large.min_by_key(|city| city.place().0)
    };
    open.rev().max_by_key(|city| claims(*city)).or_else(westernmost)
}

/// A claim at its city may take it to the other end; never back to a city it has left.
pub(crate) fn wait_for(game: &LegacyGame, seat: Seat, route: RouteId) -> Option<Phase> {
    next_stop(game, route).map(|_| Phase::ThroughTrain { seat, route })
}

/// Who sends it on, over which route, and where to.
pub(crate) fn may_send(game: &LegacyGame) -> Result<(Seat, RouteId, City), Illegal> {
    let (seat, route) = may_hold(game)?;
    let city = next_stop(game, route).ok_or(Illegal::NotThatRoute { route })?;
    Ok((seat, route, city))
}

pub(crate) fn send(game: &mut LegacyGame, chance: &mut Chance, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let (seat, route, city) = may_send(game)?;

    game.pieces.through_train.push(city);
    events.push(Event::ThroughTrainMoved { city });
    stamp(game, seat, events);
    if let Some((rule, RuleWorks::ThroughTrain { dollars, .. })) = its_rule(game) {
        pay_by_rule(game, seat, rule, *dollars, &mut Dealer::new(seat, chance, events));
    }
    claim_decisions::go_on(game, seat, route, STEP + 1, events);
    Ok(())
}

pub(crate) fn may_hold(game: &LegacyGame) -> Result<(Seat, RouteId), Illegal> {
    match game.phase {
        Phase::ThroughTrain { seat, route } => Ok((seat, route)),
        phase => Err(Illegal::NotNow { phase }),
    }
}

pub(crate) fn hold(game: &mut LegacyGame, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let (seat, route) = may_hold(game)?;

    events.push(Event::ThroughTrainHeld { seat });
    claim_decisions::go_on(game, seat, route, STEP + 1, events);
    Ok(())
}

pub(crate) fn list(legal: &mut Vec<Action>) {
    legal.extend([Action::SendTrain, Action::HoldTrain]);
}

/// When the game ends it goes on by itself along anybody's unbroken trains, and over a few gaps if that brings it to its
/// last stop; each company whose routes it uses gets a stamp.
pub(crate) fn run_on(game: &mut LegacyGame, events: &mut Vec<Event>) {
    let (Some(at), Some(to)) = (standing_at(game), game.pieces.last_stop) else { return };
    let mut used = SeatSet::EMPTY;
    for (route, city) in way_towards(game, at, to) {
        game.pieces.through_train.push(city);
        let owner = game.all_seats().find(|seat| game.player(*seat).routes.contains(route));
        events.push(match owner {
            Some(_) => Event::ThroughTrainMoved { city },
            None => Event::ThroughTrainBridged { city },
        });
        used = owner.map_or(used, |owner| used.with(owner));
    }
    used.iter().for_each(|seat| stamp(game, seat, events));
    let arrived = has_arrived(game);
    events.push(if arrived { Event::ThroughTrainArrived { city: to } } else { Event::ThroughTrainWaits { city: to } });
}

pub(crate) fn has_arrived(game: &LegacyGame) -> bool {
    game.pieces.last_stop.is_some() && standing_at(game) == game.pieces.last_stop
}

fn its_rule(game: &LegacyGame) -> Option<(RuleCard, &'static RuleWorks)> {
    game.world.claim_step(STEP).map(|rule| (rule, rule.works()))
}

fn stamp(game: &mut LegacyGame, seat: Seat, events: &mut Vec<Event>) {
    game.pieces.of[seat.index()].stamps += 1;
    events.push(Event::StampEarned { seat });
}

fn standing_at(game: &LegacyGame) -> Option<City> {
    game.pieces.through_train.last().copied()
}

/// Where this route would take it.
fn next_stop(game: &LegacyGame, route: RouteId) -> Option<City> {
    let at = standing_at(game).filter(|_| !has_arrived(game))?;
    let city = other_end(&game.world, route, at)?;
    (!game.pieces.through_train.contains(&city)).then_some(city)
}

fn other_end(world: &World, route: RouteId, at: City) -> Option<City> {
    match world.route(route).ends {
        [from, to] if from == at => Some(to),
        [from, to] if to == at => Some(from),
        _ => None,
    }
}

/// To the last stop with the fewest gaps, then by the fewest routes, if the gaps are no more than the Bureau has rails
/// for; else over nobody's gaps to the nearest city that trains reach. Of equal ways the one with the lower route numbers.
fn way_towards(game: &LegacyGame, at: City, to: City) -> Vec<(RouteId, City)> {
    let reached = reach(game, at);
    let distance = |city: City| {
        let ((x, y), (to_x, to_y)) = (city.place(), to.place());
        u32::from(x.abs_diff(to_x)).pow(2) + u32::from(y.abs_diff(to_y)).pow(2)
    };
    let gaps_to = |city: City| reached[city.index()].map(|leg| leg.cost.0);
    let goal = if gaps_to(to).is_some_and(|gaps| gaps <= gaps_allowed(game)) {
        Some(to)
    } else {
        City::all().filter(|city| *city == at || gaps_to(*city) == Some(0)).min_by_key(|city| distance(*city))
    };
    let mut way = Vec::new();
    let mut city = goal.unwrap_or(at);
    while let Some(leg) = reached[city.index()].filter(|_| city != at) {
        way.push((leg.over, city));
        city = leg.from;
    }
    way.reverse();
    way
}

/// LG-6.5: fewer companies have fewer trains to lay across a continent.
fn gaps_allowed(game: &LegacyGame) -> u16 {
    match its_rule(game) {
        Some((_, RuleWorks::ThroughTrain { gaps, .. })) => u16::from(gaps[game.seat_count() - FEWEST_COMPANIES]),
        _ => 0,
    }
}

/// How a city is reached: with how many gaps and routes, and the last step there.
#[derive(Clone, Copy)]
struct Leg {
    cost: (u16, u16),
    over: RouteId,
    from: City,
}

/// By city; never through one that was left before.
fn reach(game: &LegacyGame, from: City) -> [Option<Leg>; City::COUNT] {
    let mut reached: [Option<Leg>; City::COUNT] = [None; City::COUNT];
    let mut to_look_at = VecDeque::from([from]);
    while let Some(at) = to_look_at.pop_front() {
        let (gaps, routes) = if at == from { (0, 0) } else { reached[at.index()].map_or((0, 0), |leg| leg.cost) };
        for over in game.world.open_routes().iter() {
            let Some(city) = other_end(&game.world, over, at) else { continue };
            let cost = (gaps + u16::from(!game.claimed.contains(over)), routes + 1);
            let is_better = reached[city.index()].is_none_or(|leg| cost < leg.cost);
            if is_better && !game.pieces.through_train.contains(&city) {
                reached[city.index()] = Some(Leg { cost, over, from: at });
                to_look_at.push_back(city);
            }
        }
    }
    reached
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Colour;
    use crate::rules::end;
    use crate::rules::positions::{ANNA, ERIK, city, claim_with, everywhere, with_hand};

    /// The train stands in Boston and is bound for this city.
    fn bound_for(id: &str) -> LegacyGame {
        let mut game = everywhere(2, &["through-train"]).coins(ANNA, 0);
        game.pieces.through_train = vec![city("boston")];
        game.pieces.last_stop = Some(city(id));
        game
    }

    fn stamps(game: &LegacyGame) -> [u8; 2] {
        [game.pieces.of[0].stamps, game.pieces.of[1].stamps]
    }

    /// LG-6.1: its last stop is the open port with most claims; with none open the westernmost large city.
    #[test]
    fn it_goes_to_the_busiest_port() {
        let game = everywhere(2, &[]);
        let ports = ["san-francisco", "seattle"].map(city);
        let claims = |city: City| u32::from(city.id() == "seattle");
        assert_eq!(last_stop(&game.world, &ports, claims), Some(city("seattle")));
        assert_eq!(last_stop(&game.world, &ports, |_| 3), Some(city("san-francisco")), "tied, the first named");

        let east = crate::rules::positions::first_turn(2);
        let large = City::all().filter(|city| east.world.is_open(*city) && east.world.is_large(*city));
        assert_eq!(last_stop(&east.world, &ports, |_| 3), large.min_by_key(|city| city.place().0));
    }

    /// LG-6.1: a claim at its city may take it to the other end: $3 and a stamp.
    #[test]
    fn a_claim_may_send_it_on() {
        let mut game = with_hand(bound_for("seattle"), ANNA, Colour::Green, 3);
        game.does(claim_with(&game, "boston", "new-york", Colour::Green));
        assert_eq!(game.legal(), [Action::SendTrain, Action::HoldTrain]);
        let mut held = game.clone();
        game.does(Action::SendTrain);
        assert_eq!(game.pieces.through_train, ["boston", "new-york"].map(city));
        assert_eq!((game.player(ANNA).coins, stamps(&game), game.to_move()), (3, [1, 0], ERIK));

        held.does(Action::HoldTrain);
        assert_eq!((held.pieces.through_train.len(), stamps(&held), held.to_move()), (1, [0, 0], ERIK));
    }

    /// LG-6.1: never back to a city it has left, and not beyond its last stop.
    #[test]
    fn it_never_goes_back() {
        let mut game = with_hand(bound_for("seattle"), ANNA, Colour::Green, 3);
        game.pieces.through_train = ["boston", "new-york"].map(city).to_vec();
        game.does(claim_with(&game, "boston", "new-york", Colour::Green));
        assert_eq!(game.to_move(), ERIK);

        let mut game = with_hand(bound_for("boston"), ANNA, Colour::Green, 3);
        game.does(claim_with(&game, "boston", "new-york", Colour::Green));
        assert_eq!(game.to_move(), ERIK);
    }

    /// LG-6.1: at the end it goes on along anybody's trains; each company whose routes it uses gets one stamp.
    #[test]
    fn at_the_end_it_goes_on_by_itself() {
        let game = bound_for("toronto").owns(ANNA, &[("boston", "albany"), ("buffalo", "toronto")]);
        let mut arrives = game.owns(ERIK, &[("albany", "buffalo"), ("boston", "new-york")]);
        end::finish(&mut arrives, &mut Vec::new());

        assert_eq!(arrives.pieces.through_train, ["boston", "albany", "buffalo", "toronto"].map(city));
        assert_eq!((stamps(&arrives), has_arrived(&arrives)), ([1, 1], true));
        assert_eq!(arrives.outcome().unwrap().train_arrived, Some(true));
    }

    /// LG-6.1, LG-6.5: with two companies the Bureau's own rails carry it over four gaps, if that brings it home.
    #[test]
    fn a_few_gaps_are_bridged_if_that_brings_it_home() {
        let game = bound_for("toronto").owns(ANNA, &[("boston", "albany"), ("albany", "buffalo")]);
        let (mut arrives, mut events) = (game.clone(), Vec::new());
        end::finish(&mut arrives, &mut events);

        assert_eq!((stamps(&arrives), has_arrived(&arrives)), ([1, 0], true));
        assert!(events.contains(&Event::ThroughTrainBridged { city: city("toronto") }));
    }

    /// LG-6.1: where too many gaps are left it waits, as near to its last stop as trains lead.
    #[test]
    fn where_the_trains_end_it_waits() {
        let mut waits = bound_for("seattle").owns(ERIK, &[("boston", "albany"), ("albany", "buffalo")]);
        end::finish(&mut waits, &mut Vec::new());

        assert_eq!(waits.pieces.through_train, ["boston", "albany", "buffalo"].map(city));
        assert_eq!((stamps(&waits), waits.outcome().unwrap().train_arrived), ([0, 1], Some(false)));
    }
}
