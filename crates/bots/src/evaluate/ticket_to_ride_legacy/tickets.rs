//! Which tickets to keep, and when to draw more.

use super::plan::{Plan, draws, length};
use super::tracks::Tracks;
use super::weights::Weights;
use super::{Outlook, clock};
use engine::Seat;
use std::cell::RefCell;
use std::cmp::Reverse;
use std::rc::Rc;
use ticket_to_ride_legacy::{Action, City, CitySet, Places, RouteSet, Ticket, TicketSet, View};

/// LG-3.5, LG-4.16: the tickets that fit together, with those held and with each other.
pub(super) fn appraise(view: &View, seat: Seat, legal: &[Action], worths: &mut Vec<f64>) {
    let tracks = Tracks::of(view, seat);
    let turns = clock::turns_left(view);
    let player = view.player(seat);
    let held = player.tickets.unwrap_or(TicketSet::EMPTY);
    let offered: Vec<Ticket> = player.offered.into_iter().flat_map(|offer| offer.iter()).collect();
    for action in legal {
        worths.push(match action {
            Action::KeepTickets { places } => {
                let tickets = kept(&offered, *places).fold(held, TicketSet::with);
                of_tickets(view, seat, &tracks, tickets, turns)
            }
            // Tickets that were looked at first may be left: then the turn is still to come.
            Action::LeaveTickets => {
                let a_turn = Weights::now().tickets_turn * clock::a_turn(view, seat);
                of_tickets(view, seat, &tracks, held, turns) + a_turn
            }
            _ => 0.0,
        });
    }
}

/// LG-4.16: the best of those drawn, as far as one knows what is in the deck.
pub(super) fn draw(outlook: &Outlook) -> f64 {
    let Outlook { view, seat, plan, turns, .. } = outlook;
    let player = view.player(*seat);
    let at_work = plan.at_stake > 0.0;
    if at_work && !outlook.is_last_turn && plan.missing.len() > 1 {
        return -Weights::now().busy;
    }
    let Weights { tickets_turn, work_turn, on_the_way, .. } = Weights::now();
    let trains = player.trains.saturating_sub(plan.trains);
    let left = if outlook.is_last_turn { 0.0 } else { turns - 1.0 - plan.turns(view, *seat) };
    let laid = if at_work { outlook.tracks.own.union(plan.missing) } else { outlook.tracks.own };
    let known = player.tickets.unwrap_or(TicketSet::EMPTY);
    let in_deck = view.world.options().tickets.minus(known);
    let a_turn = clock::a_turn(view, *seat);
    let profit = |ticket: Ticket, missing: Option<RouteSet>| {
        let value = f64::from(ticket.value());
        let Some(missing) = missing else { return -value };
        let needed = length(view, missing);
        if missing.is_empty() {
            return value;
        }
        if needed > trains || outlook.is_last_turn {
            return -value;
        }
        let work = work(view, *seat, missing.len(), needed);
        (2.0 * chance_of(work, left) - 1.0) * value + on_the_way * outlook.tracks.dollars_of(missing)
            - work_turn * a_turn * work
    };
    let mut profits = Vec::with_capacity(in_deck.len());
    ways_of_all(&outlook.tracks, in_deck, laid, |ticket, missing| profits.push(profit(ticket, missing)));
    let seen = usize::from(view.world.options().limits.tickets_seen).min(usize::from(view.ticket_deck_count));
    let best = best_of(profits, seen);
    if outlook.is_last_turn { best } else { best - tickets_turn * a_turn }
}

/// The routes that each of these tickets still takes, in no order of theirs: tickets that meet in a city share a search.
fn ways_of_all(tracks: &Tracks, tickets: TicketSet, laid: RouteSet, mut tell: impl FnMut(Ticket, Option<RouteSet>)) {
    for Meeting { from, ends, tickets } in &*meetings(tickets) {
        let ways = tracks.ways_from(*from, *ends, laid);
        tickets.iter().for_each(|(ticket, to)| tell(*ticket, ways.missing(*to)));
    }
}

/// Tickets that begin or end in a city.
struct Meeting {
    from: City,
    ends: CitySet,
    /// With their other ends.
    tickets: Vec<(Ticket, City)>,
}

/// How many sets of tickets are known at a time: each company looks for others.
const SETS: usize = 8;

thread_local! {
    /// Where the tickets of a set meet; the newest last.
    static MEETINGS: RefCell<Vec<(TicketSet, Rc<[Meeting]>)>> = const { RefCell::new(Vec::new()) };
}

/// Where these meet, each of them once.
fn meetings(tickets: TicketSet) -> Rc<[Meeting]> {
    MEETINGS.with_borrow_mut(|known| {
        if let Some((_, meetings)) = known.iter().find(|(known, _)| *known == tickets) {
            return Rc::clone(meetings);
        }
        if known.len() == SETS {
            known.remove(0);
        }
        let meetings = find_meetings(tickets);
        known.push((tickets, Rc::clone(&meetings)));
        meetings
    })
}

/// Those cities come first in which most of them meet.
fn find_meetings(tickets: TicketSet) -> Rc<[Meeting]> {
    let mut left: Vec<Ticket> = tickets.iter().collect();
    let mut meeting = [0_u8; City::COUNT];
    left.iter().flat_map(|ticket| ticket.ends()).for_each(|city| meeting[city.index()] += 1);
    let mut cities: Vec<City> = City::all().filter(|city| meeting[city.index()] > 0).collect();
    cities.sort_by_key(|city| Reverse(meeting[city.index()]));
    let mut meetings = Vec::new();
    for from in cities {
        let other_end = |ticket: &Ticket| match ticket.ends() {
            [one, other] if one == from => Some(other),
            [one, other] if other == from => Some(one),
            _ => None,
        };
        let here: Vec<(Ticket, City)> = left.iter().filter_map(|ticket| Some((*ticket, other_end(ticket)?))).collect();
        if !here.is_empty() {
            left.retain(|ticket| other_end(ticket).is_none());
            meetings.push(Meeting { from, ends: here.iter().map(|(_, to)| *to).collect(), tickets: here });
        }
    }
    meetings.into()
}

/// Set-up step 10: the contract that goes best with one's tickets.
pub(super) fn contract(view: &View, seat: Seat, action: &Action) -> f64 {
    let Action::ChooseContract { contract } = *action else { return 0.0 };
    let mut chosen = view.clone();
    chosen.pieces.contract = Some(contract);
    let tickets = view.player(seat).tickets.unwrap_or(TicketSet::EMPTY);
    of_tickets(&chosen, seat, &Tracks::of(&chosen, seat), tickets, clock::turns_left(view))
}

/// How likely work that takes so many turns is finished in the turns that are left.
pub(super) fn chance_of(work: f64, turns: f64) -> f64 {
    if work <= 0.0 {
        return 1.0;
    }
    let Weights { sure, hurried, .. } = Weights::now();
    (sure - hurried * work / turns.max(0.5)).clamp(0.0, 0.97)
}

fn work(view: &View, seat: Seat, claims: usize, cards: u8) -> f64 {
    let hand = f64::from(view.player(seat).card_count);
    claims as f64 + (f64::from(cards) - Weights::now().for_tickets * hand).max(0.0) / draws(view)
}

fn kept(offered: &[Ticket], places: Places) -> impl Iterator<Item = Ticket> {
    offered.iter().enumerate().filter(move |(place, _)| places.contains(*place)).map(|(_, ticket)| *ticket)
}

fn of_tickets(view: &View, seat: Seat, tracks: &Tracks, tickets: TicketSet, turns: f64) -> f64 {
    let plan = Plan::of(view, seat, tracks, tickets, turns);
    let Weights { work_turn, on_the_way, .. } = Weights::now();
    let work = work_turn * clock::a_turn(view, seat) * plan.turns(view, seat);
    plan.worth(view, seat, turns) + on_the_way * tracks.dollars_of(plan.missing) - work
}

/// The best of so many, drawn by chance: what one may expect.
fn best_of(mut worths: Vec<f64>, drawn: usize) -> f64 {
    if worths.is_empty() || drawn == 0 {
        return f64::NEG_INFINITY;
    }
    worths.sort_by(f64::total_cmp);
    let all = worths.len() as f64;
    let at_most = |rank: usize| (rank as f64 / all).powi(drawn as i32);
    worths.iter().enumerate().map(|(rank, worth)| worth * (at_most(rank + 1) - at_most(rank))).sum()
}
