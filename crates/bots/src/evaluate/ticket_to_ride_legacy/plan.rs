//! What a company means to claim for its tickets.

use super::tracks::Tracks;
use super::weights::Weights;
use super::{clock, tickets};
use engine::Seat;
use ticket_to_ride_legacy::{Cards, City, Colour, RouteSet, TicketSet, View};

/// Two cities to be joined.
#[derive(Clone, Copy, Debug)]
struct Goal {
    ends: [City; 2],
    /// Dollars between done and not done.
    stake: f64,
    /// The same for each turn that it takes at least, whoever stands in its way.
    for_a_turn: f64,
}

/// The routes that complete the tickets, and what hangs on them.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Plan {
    /// Still to be claimed.
    pub(super) missing: RouteSet,
    /// The trains they take.
    pub(super) trains: u8,
    /// Dollars that they bring in the end: of an open ticket twice its value, as it is no longer one that is not.
    pub(super) at_stake: f64,
    /// What the tickets bring if nothing more is claimed.
    pub(super) safe: f64,
}

impl Plan {
    /// For these tickets, and what else can be aimed for: as many dollars as the trains and turns allow.
    pub(super) fn of(view: &View, seat: Seat, tracks: &Tracks, tickets: TicketSet, turns: f64) -> Plan {
        let mut safe = 0.0;
        let mut goals: Vec<Goal> = Vec::with_capacity(tickets.len());
        for ticket in tickets.iter() {
            let (ends, value) = (ticket.ends(), f64::from(ticket.value()));
            if tracks.are_joined(ends) {
                safe += value;
            } else {
                safe -= value;
                goals.push(Goal { ends, stake: 2.0 * value, for_a_turn: 0.0 });
            }
        }
        let started = Plan { safe, ..Plan::default() };
        // The longest first makes a trunk for the others.
        goals.sort_by(|some, other| other.stake.total_cmp(&some.stake));
        let mut plan = started.with_all(view, seat, tracks, &goals, turns);
        if goals.len() > 1 {
            let beyond = tracks.beyond();
            for goal in &mut goals {
                let (claims, trains) = beyond.least(goal.ends);
                goal.for_a_turn = goal.stake / (f64::from(claims) + f64::from(trains) / draws(view));
            }
        }
        // In the same order it would be the same plan.
        if !goals.is_sorted_by(|some, other| some.for_a_turn >= other.for_a_turn) {
            // The one that is nearest to its end first loses least.
            goals.sort_by(|some, other| other.for_a_turn.total_cmp(&some.for_a_turn));
            let near = started.with_all(view, seat, tracks, &goals, turns);
            plan = if near.better_than(&plan) { near } else { plan };
        }
        plan.with_chains(view, seat, tracks, turns)
    }

    /// The contract and postcards that ask for a chain, where it pays to go out of one's way for them.
    fn with_chains(self, view: &View, seat: Seat, tracks: &Tracks, turns: f64) -> Plan {
        let mut plan = self;
        for (ends, worth) in tracks.chains.iter().copied() {
            let Some(missing) = tracks.missing(ends, tracks.own.union(plan.missing)) else { continue };
            let pays = Weights::now().in_time * worth + tracks.dollars_of(missing);
            if pays > effort(view, missing) * clock::a_turn(view, seat) {
                plan = plan.with(view, seat, missing, worth, turns);
            }
        }
        plan
    }

    /// Turns it takes: one for every claim, and those in which the missing cards are drawn.
    pub(super) fn turns(&self, view: &View, seat: Seat) -> f64 {
        if self.missing.is_empty() {
            return 0.0;
        }
        let hand = view.player(seat).hand.unwrap_or_default();
        let usable =
            f64::from(matched(view, &hand, self.missing)) + Weights::now().of_later_use * f64::from(hand.total());
        let cards = (f64::from(self.trains) - usable).max(0.0);
        self.missing.len() as f64 + cards / draws(view)
    }

    fn with_all(self, view: &View, seat: Seat, tracks: &Tracks, goals: &[Goal], turns: f64) -> Plan {
        goals.iter().fold(self, |plan, goal| {
            let missing = tracks.missing(goal.ends, tracks.own.union(plan.missing));
            missing.map_or(plan, |missing| plan.with(view, seat, missing, goal.stake, turns))
        })
    }

    /// These routes too, for what they bring; as it was where there are too few trains or turns for them.
    fn with(self, view: &View, seat: Seat, missing: RouteSet, stake: f64, turns: f64) -> Plan {
        let plan = Plan {
            missing: self.missing.union(missing),
            trains: self.trains + length(view, missing),
            at_stake: self.at_stake + stake,
            ..self
        };
        let at_most = effort_of(view, plan.missing, plan.trains);
        let fits = plan.trains <= view.player(seat).trains && (at_most <= turns || plan.turns(view, seat) <= turns);
        if fits { plan } else { self }
    }

    fn better_than(&self, other: &Plan) -> bool {
        self.at_stake > other.at_stake || (self.at_stake == other.at_stake && self.trains < other.trains)
    }

    /// What the tickets will bring, if they are done as likely as one can tell.
    pub(super) fn worth(&self, view: &View, seat: Seat, turns: f64) -> f64 {
        self.safe + tickets::chance_of(self.turns(view, seat), turns) * self.at_stake
    }
}

/// Cards of the hand that these routes can take: coloured ones first, grey ones what is left.
pub(super) fn matched(view: &View, hand: &Cards, routes: RouteSet) -> u8 {
    let mut left = Colour::ALL.map(|colour| hand.of(colour));
    let (mut taken, mut grey) = (0, RouteSet::EMPTY);
    let mut take = |left: &mut u8, length: u8| {
        let there = length.min(*left);
        *left -= there;
        taken += there;
    };
    for route in routes.iter().map(|id| view.world.route(id)) {
        match route.colour {
            Some(colour) => take(&mut left[colour as usize], route.length),
            None => grey = grey.with(route.id),
        }
    }
    for route in grey.iter().map(|id| view.world.route(id)) {
        if let Some(most) = left.iter_mut().max_by_key(|left| **left) {
            take(most, route.length);
        }
    }
    taken
}

pub(super) fn length(view: &View, routes: RouteSet) -> u8 {
    routes.iter().map(|id| view.world.route(id).length).sum()
}

/// Cards a turn of drawing brings (LG-4.1).
pub(super) fn draws(view: &View) -> f64 {
    f64::from(view.world.options().limits.cards_drawn)
}

fn effort(view: &View, missing: RouteSet) -> f64 {
    effort_of(view, missing, length(view, missing))
}

/// Turns for these claims, which take so many trains, with nothing in the hand.
fn effort_of(view: &View, missing: RouteSet, trains: u8) -> f64 {
    missing.len() as f64 + f64::from(trains) / draws(view)
}
