//! What a company means to claim for its tickets.

use super::tracks::Tracks;
use super::weights::Weights;
use super::{clock, tickets};
use engine::Seat;
use ticket_to_ride_legacy::{Cards, Colour, RouteSet, View};

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

/// Whether there are trains and turns enough for more routes.
#[derive(Clone, Copy)]
pub(super) enum Fits {
    NotTheTrains,
    /// Whatever is in the hand, if there are so many turns.
    Within(f64),
    /// As the cards in the hand allow, or not.
    ByTheHand,
}

impl Plan {
    /// The contract and postcards that ask for a chain, where it pays to go out of one's way for them.
    pub(super) fn with_chains(self, view: &View, seat: Seat, tracks: &Tracks, turns: f64) -> Plan {
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

    /// These routes too, for what they bring; as it was where there are too few trains or turns for them.
    pub(super) fn with(self, view: &View, seat: Seat, missing: RouteSet, stake: f64, turns: f64) -> Plan {
        self.and(view, seat, missing, stake, turns).0
    }

    /// The same, and why.
    pub(super) fn and(self, view: &View, seat: Seat, missing: RouteSet, stake: f64, turns: f64) -> (Plan, Fits) {
        let plan = Plan {
            missing: self.missing.union(missing),
            trains: self.trains + length(view, missing),
            at_stake: self.at_stake + stake,
            ..self
        };
        let at_most = effort_of(view, plan.missing, plan.trains);
        if plan.trains > view.player(seat).trains {
            (self, Fits::NotTheTrains)
        } else if at_most <= turns {
            (plan, Fits::Within(at_most))
        } else {
            (if plan.turns(view, seat) <= turns { plan } else { self }, Fits::ByTheHand)
        }
    }

    pub(super) fn better_than(&self, other: &Plan) -> bool {
        self.at_stake > other.at_stake || (self.at_stake == other.at_stake && self.trains < other.trains)
    }

    /// What the tickets will bring, if they are done as likely as one can tell.
    pub(super) fn worth(&self, view: &View, seat: Seat, turns: f64) -> f64 {
        self.worth_by(self.turns(view, seat), turns)
    }

    /// The same for who knows how many turns it takes.
    pub(super) fn worth_by(&self, needed: f64, turns: f64) -> f64 {
        self.safe + tickets::chance_of(needed, turns) * self.at_stake
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
