//! What a network is told of a position: from one seat's place what it holds, what it means to do and how far that is, and of the others what
//! everybody sees.

use super::{Outlook, claims, clock, plan, tickets};
use crate::learn::Inputs;
use engine::{Game, Seat, Viewer};
use ticket_to_ride_legacy::{Colour, LegacyGame, Phase, RouteId, View};

const OTHERS: usize = 4;
const OF_THE_TABLE: usize = 18;
const OF_ONES_OWN: usize = 42;
const OF_ANOTHER: usize = 11;
pub(super) const COUNT: usize = OF_THE_TABLE + OF_ONES_OWN + OTHERS * OF_ANOTHER;

/// For every seat, one after the other: each is told its own cards and tickets, and no one else's.
pub(super) fn write(game: &LegacyGame, inputs: &mut Vec<f32>) {
    for seat in Seat::all(game.seats()) {
        let view = game.view(Viewer::Seat(seat));
        let outlook = Outlook::of(&view, seat);
        let from = inputs.len();
        let mut told = Inputs::to(inputs);
        table(&outlook, &mut told);
        own(&outlook, &mut told);
        for place in 1..=OTHERS {
            other(&view, seat, place, &mut told);
        }
        debug_assert_eq!(inputs.len() - from, COUNT);
    }
}

fn table(outlook: &Outlook, told: &mut Inputs) {
    let Outlook { view, seat, .. } = outlook;
    told.number(f32::from(view.world.options().chapter) / 12.0);
    told.one_of(4, view.players.len().clamp(2, 5) - 2);
    told.number(outlook.turns as f32 / 10.0);
    told.yes(outlook.is_last_turn);
    told.yes(view.phase.to_act().contains(*seat));
    let (kind, left) = match view.phase {
        Phase::FirstTickets { .. } => (0, 0),
        Phase::Turn { .. } => (1, 0),
        Phase::Draw { left, .. } => (2, left),
        Phase::LongerDraw { .. } => (2, 1),
        Phase::Tickets { .. } | Phase::LookAhead { .. } => (3, 0),
        Phase::Finished => (5, 0),
        _ => (4, 0),
    };
    told.one_of(6, kind);
    told.number(f32::from(left) / 2.0);
    told.number(f32::from(view.deck_count) / 60.0);
    told.number(f32::from(view.ticket_deck_count) / 30.0);
    told.yes(view.player(*seat).payslip.is_some());
}

fn own(outlook: &Outlook, told: &mut Inputs) {
    let Outlook { view, seat, tracks, plan, turns, .. } = outlook;
    let (player, hand) = (view.player(*seat), outlook.hand());
    let has = has(view, *seat);
    let worth = plan.worth(view, *seat, *turns) as f32;
    let takes = plan.turns(view, *seat);
    told.number(has / 30.0);
    told.number(player.coins as f32 / 30.0);
    told.number(view.world.train_bonus(player.trains) as f32 / 10.0);
    told.number((has + worth) / 40.0);
    told.number(worth / 20.0);
    told.number(plan.safe as f32 / 20.0);
    told.number(plan.at_stake as f32 / 20.0);
    told.number(tickets::chance_of(takes, *turns) as f32);
    told.number(takes as f32 / 10.0);
    told.number(((turns - takes) as f32 / 5.0).clamp(-2.0, 2.0));
    told.number(plan.missing.len() as f32 / 6.0);
    told.number(f32::from(plan.trains) / 15.0);
    told.number(f32::from(player.trains) / 20.0);
    told.number((f32::from(player.trains) - f32::from(plan.trains)) / 10.0);
    told.number(tracks.dollars_of(plan.missing) as f32 / 10.0);
    told.number(clock::a_turn(view, *seat) as f32 / 3.0);
    let held = player.tickets.into_iter().flat_map(|tickets| tickets.iter());
    let done = held.filter(|ticket| view.completes(*seat, *ticket)).count();
    told.number(f32::from(player.ticket_count) / 5.0);
    told.number(done as f32 / 5.0);
    told.number(f32::from(player.card_count) / 12.0);
    told.number(f32::from(hand.locomotives()) / 3.0);
    let mut colours = Colour::ALL.map(|colour| hand.of(colour));
    colours.sort_unstable_by(|one, other| other.cmp(one));
    colours.iter().for_each(|count| told.number(f32::from(*count) / 4.0));
    let matched = plan::matched(view, &hand, plan.missing);
    told.number(f32::from(matched) / 8.0);
    told.number((f32::from(plan.trains) - f32::from(matched)) / 8.0);
    pressing(outlook, told);
    let mut wanted = outlook.wanted;
    wanted.sort_unstable_by(|one, other| other.total_cmp(one));
    wanted.iter().take(3).for_each(|worth| told.number(*worth as f32));
    told.number(wanted.iter().sum::<f64>() as f32 / 4.0);
    let open = || view.open_cards.iter().flatten();
    let useful = |colour: Colour| outlook.wanted[colour as usize] > 0.0;
    told.number(open().filter(|card| card.colour().is_some_and(useful)).count() as f32 / 3.0);
    told.number(open().filter(|card| card.is_locomotive()).count() as f32);
    told.number(f32::from(player.offered_count) / 3.0);
    told.number(f32::from(view.pieces.of[seat.index()].sacks) / 3.0);
    told.number(view.world.companies()[seat.index()].bonus_dollars as f32 / 5.0);
}

/// How hard what is missing is to go round, whether it can be paid for now, and whether others are near it.
fn pressing(outlook: &Outlook, told: &mut Inputs) {
    let Outlook { view, seat, .. } = outlook;
    let hand = outlook.hand();
    let most = outlook.pressing.iter().map(|(_, pressing)| *pressing).fold(0.0, f64::max);
    let sum: f64 = outlook.pressing.iter().map(|(_, pressing)| *pressing).sum();
    told.number(most as f32 / 10.0);
    told.number(sum as f32 / 20.0);
    let payable = |id: RouteId| {
        let route = view.world.route(id);
        let there = match route.colour {
            Some(colour) => hand.of(colour),
            None => Colour::ALL.into_iter().map(|colour| hand.of(colour)).max().unwrap_or(0),
        };
        there + hand.locomotives() >= route.length
    };
    let ready = outlook.pressing.iter().filter(|(id, _)| payable(*id));
    told.number(ready.clone().count() as f32 / 3.0);
    told.number(ready.map(|(_, pressing)| *pressing).fold(0.0, f64::max) as f32 / 10.0);
    let near = |id: &RouteId| {
        let ends = view.world.route(*id).ends;
        let others = || Seat::all(view.players.len()).filter(|other| other != seat);
        let routes = || others().flat_map(|other| view.player(other).routes.iter());
        ends.iter().any(|city| routes().any(|route| view.world.route(route).touches(*city)))
    };
    told.number(outlook.plan.missing.iter().filter(near).count() as f32 / 5.0);
}

fn other(view: &View, seat: Seat, place: usize, told: &mut Inputs) {
    let seats = view.players.len();
    if place >= seats {
        return told.nothing(OF_ANOTHER);
    }
    let other = Seat(((seat.index() + place) % seats) as u8);
    let (player, theirs) = (view.player(other), has(view, other));
    told.number(1.0);
    told.yes(view.phase.to_act().contains(other));
    told.number(theirs / 30.0);
    told.number((has(view, seat) - theirs) / 20.0);
    told.number(view.world.train_bonus(player.trains) as f32 / 10.0);
    told.number(f32::from(player.trains) / 20.0);
    told.number((f32::from(player.trains) - f32::from(view.player(seat).trains)) / 10.0);
    told.number(f32::from(player.card_count) / 12.0);
    told.number(f32::from(player.ticket_count) / 5.0);
    told.number(player.routes.len() as f32 / 10.0);
    told.number(f32::from(player.seen.locomotives()) / 3.0);
}

/// Dollars, without tickets.
fn has(view: &View, seat: Seat) -> f32 {
    let player = view.player(seat);
    match player.payslip {
        Some(payslip) => payslip.dollars() as f32,
        None => claims::gathered(view, seat) as f32 + view.world.train_bonus(player.trains) as f32,
    }
}
