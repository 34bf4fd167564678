//! When to draw more tickets (LG-4.16): the best of those drawn, as far as one knows what is in the deck.

use super::plan::{draws, length};
use super::reach::Reach;
use super::tickets::chance_of;
use super::tracks::Tracks;
use super::weights::Weights;
use super::{Outlook, clock};
use std::cell::RefCell;
use std::cmp::Reverse;
use std::rc::Rc;
use ticket_to_ride_legacy::{City, RouteSet, Ticket, TicketSet};

/// How much more than it is worth a draw is said to bring at most, at the least.
pub(super) const FLATTERED: f64 = 2.0;
/// Who can draw fewer cards before the end completes no more tickets.
const CARDS_FOR_A_TICKET: f64 = 6.0;

/// A draw of tickets that somebody thinks about.
pub(super) struct Drawing<'a> {
    outlook: &'a Outlook<'a>,
    weights: Weights,
    /// What may be drawn.
    in_deck: TicketSet,
    /// Routes that are laid or will be.
    laid: RouteSet,
    /// Trains and turns that the plan leaves for more tickets.
    trains: u8,
    turns: f64,
    /// What a usual turn earns.
    a_turn: f64,
}

impl<'a> Drawing<'a> {
    /// None for who has work to do.
    pub(super) fn of(outlook: &'a Outlook<'a>) -> Option<Drawing<'a>> {
        let Outlook { view, seat, plan, turns, is_last_turn, .. } = outlook;
        let at_work = plan.at_stake > 0.0;
        if at_work && !is_last_turn && plan.missing.len() > 1 {
            return None;
        }
        let (player, own) = (view.player(*seat), outlook.tracks.own);
        let known = player.tickets.unwrap_or(TicketSet::EMPTY);
        Some(Drawing {
            outlook,
            weights: Weights::now(),
            in_deck: view.world.options().tickets.minus(known),
            laid: if at_work { own.union(plan.missing) } else { own },
            trains: player.trains.saturating_sub(plan.trains),
            turns: if *is_last_turn { 0.0 } else { turns - 1.0 - plan.turns(view, *seat) },
            a_turn: clock::a_turn(view, *seat),
        })
    }

    /// Whether there is no time left for a ticket that is not completed already.
    fn is_late(&self) -> bool {
        !self.outlook.is_last_turn && self.turns * draws(self.outlook.view) < CARDS_FOR_A_TICKET
    }

    pub(super) fn worth(&self) -> f64 {
        let mut profits = Vec::with_capacity(self.in_deck.len());
        ways_of_all(&self.outlook.tracks, self.in_deck, self.laid, |ticket, missing| {
            profits.push(self.profit(ticket, missing));
        });
        self.of_best(profits)
    }

    fn profit(&self, ticket: Ticket, missing: Option<RouteSet>) -> f64 {
        let value = f64::from(ticket.value());
        let Some(missing) = missing else { return -value };
        let needed = length(self.outlook.view, missing);
        if missing.is_empty() {
            return value;
        }
        if needed > self.trains || self.outlook.is_last_turn {
            return -value;
        }
        self.by_work(value, missing.len(), needed, self.outlook.tracks.dollars_of(missing))
    }

    /// What a ticket brings that takes so many claims and cards, which pay these dollars.
    fn by_work(&self, value: f64, claims: usize, cards: u8, dollars: f64) -> f64 {
        let Weights { work_turn, on_the_way, .. } = self.weights;
        let work = self.work(claims, cards);
        (2.0 * chance_of(work, self.turns) - 1.0) * value + on_the_way * dollars - work_turn * self.a_turn * work
    }

    fn work(&self, claims: usize, cards: u8) -> f64 {
        let Outlook { view, seat, .. } = self.outlook;
        let hand = f64::from(view.player(*seat).card_count);
        claims as f64 + (f64::from(cards) - self.weights.for_tickets * hand).max(0.0) / draws(view)
    }

    /// No draw is worth more: as if nobody stood in the shortest ways, and every claim on them paid as the best one does.
    pub(super) fn at_most(&self) -> f64 {
        let tracks = &self.outlook.tracks;
        let best_pay = tracks.free.iter().map(|route| tracks.dollars(route)).fold(0.0, f64::max);
        let world = &self.outlook.view.world;
        let reach = Reach::of(world);
        let beyond = reach.beyond(self.laid.iter().flat_map(|id| world.route(id).ends).collect());
        let profit = |ticket: Ticket| {
            let value = f64::from(ticket.value());
            match beyond.least(ticket.ends()) {
                (0, _) => value,
                (_, trains) if trains > self.trains || self.outlook.is_last_turn => -value,
                (claims, trains) => self.by_work_at_most(value, claims, trains, best_pay),
            }
        };
        self.of_best(self.in_deck.iter().map(profit).collect())
    }

    /// As much as a draw may well be worth, which is less than what it is at most.
    fn seems(&self) -> f64 {
        if self.outlook.is_last_turn { self.at_most() } else { self.at_most() - FLATTERED }
    }

    /// What a ticket brings at most that takes at least so many claims and trains.
    fn by_work_at_most(&self, value: f64, claims: u8, trains: u8, best_pay: f64) -> f64 {
        let by = |claims: u8| self.by_work(value, claims.into(), trains.max(claims), f64::from(claims) * best_pay);
        let mut most = by(claims);
        // Work takes away more and more of the hope: what is no better with one claim more is no better with several.
        for next in (claims + 1..=self.trains).map(by) {
            if next <= most {
                break;
            }
            most = next;
        }
        let Weights { work_turn, on_the_way, .. } = self.weights;
        let without_hope = f64::from(self.trains) * (on_the_way * best_pay - work_turn * self.a_turn).max(0.0) - value;
        most.max(without_hope)
    }

    fn of_best(&self, profits: Vec<f64>) -> f64 {
        let Outlook { view, is_last_turn, .. } = self.outlook;
        let seen = usize::from(view.world.options().limits.tickets_seen).min(usize::from(view.ticket_deck_count));
        let best = best_of(profits, seen);
        if *is_last_turn { best } else { best - self.weights.tickets_turn * self.a_turn }
    }
}

/// What it is worth to draw tickets; nothing where it can't be worth so much.
pub(super) fn worth_of_at_least(outlook: &Outlook, least: f64) -> Option<f64> {
    match Drawing::of(outlook) {
        Some(drawing) if least.is_finite() && (drawing.is_late() || drawing.seems() < least) => None,
        Some(drawing) => Some(drawing.worth()),
        None => Some(-Weights::now().busy),
    }
}

/// The routes that each of these tickets still takes, in no order of theirs: tickets that meet in a city share a search.
fn ways_of_all(tracks: &Tracks, tickets: TicketSet, laid: RouteSet, mut tell: impl FnMut(Ticket, Option<RouteSet>)) {
    for Meeting { from, tickets } in &*meetings(tickets) {
        let ends = tickets.iter().map(|(_, to)| *to);
        tracks.missing_to_each(*from, ends, laid, |place, missing| tell(tickets[place].0, missing));
    }
}

/// Tickets that begin or end in a city.
struct Meeting {
    from: City,
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
            meetings.push(Meeting { from, tickets: here });
        }
    }
    meetings.into()
}

/// The best of so many, drawn by chance: what one may expect.
fn best_of(mut worths: Vec<f64>, drawn: usize) -> f64 {
    if worths.is_empty() || drawn == 0 {
        return f64::NEG_INFINITY;
    }
    put_in_order(&mut worths);
    let all = worths.len() as f64;
    let (mut sum, mut below) = (0.0, 0.0);
    for (rank, worth) in (1..).zip(worths) {
        let at_most = (f64::from(rank) / all).powi(drawn as i32);
        sum += worth * (at_most - below);
        below = at_most;
    }
    sum
}

/// The lowest first. They are few: each is put where it belongs among those before it.
fn put_in_order(worths: &mut [f64]) {
    for place in 1..worths.len() {
        let (worth, mut to) = (worths[place], place);
        while to > 0 && worths[to - 1] > worth {
            worths[to] = worths[to - 1];
            to -= 1;
        }
        worths[to] = worth;
    }
}
