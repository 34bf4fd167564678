//! The last chapter: one train, one clock, from the Atlantic to the Pacific, over everybody's rails.

use super::claim_decisions;
use super::deck::Dealer;
use super::steps::pay_by_rule;
use crate::contents::rules::{RuleCard, RuleWorks};
use crate::state::LegacyGame;
use crate::tables::route::{RouteId, RouteSet};
use crate::world::World;
use crate::{Action, City, Event, Illegal, Phase};
use engine::{Chance, Seat, SeatSet};
use std::collections::VecDeque;

const STEP: usize = 14;

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

/// When the game ends it goes on by itself along anybody's unbroken trains; each company whose routes it uses gets a
/// stamp.
pub(crate) fn run_on(game: &mut LegacyGame, events: &mut Vec<Event>) {
    let (Some(at), Some(to)) = (standing_at(game), game.pieces.last_stop) else { return };
    let mut used = SeatSet::NONE;
    for (route, city) in way_towards(game, at, to) {
        game.pieces.through_train.push(city);
        events.push(Event::ThroughTrainMoved { city });
        let owner = game.all_seats().find(|seat| game.player(*seat).routes.contains(route));
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

/// By the fewest routes to the last stop; where no trains lead there, to the nearest city they do reach. Of equal ways
/// the one with the lower route numbers.
fn way_towards(game: &LegacyGame, at: City, to: City) -> Vec<(RouteId, City)> {
    let reached = reach(game, at);
    let distance = |city: City| {
        let ((x, y), (to_x, to_y)) = (city.place(), to.place());
        u32::from(x.abs_diff(to_x)).pow(2) + u32::from(y.abs_diff(to_y)).pow(2)
    };
    let nearest =
        City::all().filter(|city| *city == at || reached[city.index()].is_some()).min_by_key(|c| distance(*c));
    let mut way = Vec::new();
    let mut city = nearest.unwrap_or(at);
    while let Some((route, before)) = reached[city.index()] {
        way.push((route, city));
        city = before;
    }
    way.reverse();
    way
}

/// By city: over which route, and from where, it is reached first; never through a city that was left before.
fn reach(game: &LegacyGame, from: City) -> [Option<(RouteId, City)>; City::COUNT] {
    let mut reached = [None; City::COUNT];
    let mut to_look_at = VecDeque::from([from]);
    let laid: RouteSet = game.claimed;
    while let Some(at) = to_look_at.pop_front() {
        for route in laid.iter() {
            let Some(city) = other_end(&game.world, route, at) else { continue };
            if reached[city.index()].is_none() && !game.pieces.through_train.contains(&city) {
                reached[city.index()] = Some((route, at));
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

    /// LG-6.1: a claim at its city may take it to the other end: $2 and a stamp.
    #[test]
    fn a_claim_may_send_it_on() {
        let mut game = with_hand(bound_for("seattle"), ANNA, Colour::Green, 3);
        game.does(claim_with(&game, "boston", "new-york", Colour::Green));
        assert_eq!(game.legal(), [Action::SendTrain, Action::HoldTrain]);
        let mut held = game.clone();
        game.does(Action::SendTrain);
        assert_eq!(game.pieces.through_train, ["boston", "new-york"].map(city));
        assert_eq!((game.player(ANNA).coins, stamps(&game), game.to_move()), (2, [1, 0], ERIK));

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

    /// LG-6.1: it never fails alone: where the trains end it waits, as near to its last stop as they lead.
    #[test]
    fn where_the_trains_end_it_waits() {
        let mut waits = bound_for("chicago").owns(ERIK, &[("boston", "albany"), ("albany", "buffalo")]);
        end::finish(&mut waits, &mut Vec::new());

        assert_eq!(waits.pieces.through_train, ["boston", "albany", "buffalo"].map(city));
        assert_eq!((stamps(&waits), waits.outcome().unwrap().train_arrived), ([0, 1], Some(false)));
    }
}
