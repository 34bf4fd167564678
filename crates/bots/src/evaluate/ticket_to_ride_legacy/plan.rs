//! What a company means to claim for its tickets.

use super::tracks::Tracks;
use engine::Seat;
use ticket_to_ride_legacy::{Colour, Route, RouteSet, Ticket, TicketSet, View};

/// The routes that complete the tickets, and what hangs on them.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Plan {
    /// Still to be claimed.
    pub(super) missing: RouteSet,
    /// The trains they take.
    pub(super) trains: u8,
    /// Dollars of the tickets that they complete.
    pub(super) at_stake: u32,
    /// Dollars of tickets completed already.
    pub(super) safe: u32,
    /// Dollars of tickets that are given up.
    pub(super) lost: u32,
}

impl Plan {
    /// For these tickets: as many dollars as the trains and turns allow.
    pub(super) fn of(view: &View, seat: Seat, tracks: &Tracks, tickets: TicketSet, turns: f64) -> Plan {
        let mut safe = 0;
        let mut open: Vec<(Ticket, f64)> = Vec::new();
        for ticket in tickets.iter() {
            match tracks.missing(ticket.ends(), tracks.own) {
                Some(missing) if missing.is_empty() => safe += ticket.value(),
                Some(missing) => open.push((ticket, f64::from(ticket.value()) / effort(view, missing))),
                None => open.push((ticket, 0.0)),
            }
        }
        let started = Plan { safe, ..Plan::default() };
        // The longest first makes a trunk for the others; the one that is nearest to its end first loses least.
        open.sort_by_key(|(ticket, _)| std::cmp::Reverse(ticket.value()));
        let trunk = started.with_all(view, seat, tracks, &open, turns);
        open.sort_by(|(_, some), (_, other)| other.total_cmp(some));
        let near = started.with_all(view, seat, tracks, &open, turns);
        if near.better_than(&trunk) { near } else { trunk }
    }

    /// Turns it takes: one for every claim, and those in which the missing cards are drawn.
    pub(super) fn turns(&self, view: &View, seat: Seat) -> f64 {
        if self.missing.is_empty() {
            return 0.0;
        }
        let hand = view.player(seat).hand.unwrap_or_default();
        // Not every card in the hand has a colour that is needed.
        let usable = 0.7 * f64::from(hand.total());
        let cards = (f64::from(self.trains) - usable).max(0.0);
        self.missing.len() as f64 + cards / draws(view)
    }

    fn with_all(self, view: &View, seat: Seat, tracks: &Tracks, tickets: &[(Ticket, f64)], turns: f64) -> Plan {
        tickets.iter().fold(self, |plan, (ticket, _)| plan.with(view, seat, tracks, *ticket, turns))
    }

    fn with(self, view: &View, seat: Seat, tracks: &Tracks, ticket: Ticket, turns: f64) -> Plan {
        let given_up = Plan { lost: self.lost + ticket.value(), ..self };
        let Some(missing) = tracks.missing(ticket.ends(), tracks.own.union(self.missing)) else { return given_up };
        let plan = Plan {
            missing: self.missing.union(missing),
            trains: self.trains + length(view, missing),
            at_stake: self.at_stake + ticket.value(),
            ..self
        };
        let fits = plan.trains <= view.player(seat).trains && plan.turns(view, seat) <= turns;
        if fits { plan } else { given_up }
    }

    fn better_than(&self, other: &Plan) -> bool {
        (self.at_stake, std::cmp::Reverse(self.trains)) > (other.at_stake, std::cmp::Reverse(other.trains))
    }
}

/// Cards of each colour that the plan needs beyond those in the hand: grey routes take what is left over.
pub(super) fn wanted(view: &View, seat: Seat, missing: RouteSet) -> [u8; 6] {
    let hand = view.player(seat).hand.unwrap_or_default();
    let mut left = Colour::ALL.map(|colour| hand.of(colour));
    let mut wanted = [0; 6];
    let routes = || missing.iter().map(|id| view.world.route(id));
    for Route { colour, length, .. } in routes() {
        if let Some(colour) = colour {
            let of = *colour as usize;
            let there = left[of].min(*length);
            left[of] -= there;
            wanted[of] += length - there;
        }
    }
    for route in routes().filter(|route| route.colour.is_none()) {
        let of = (0..left.len()).max_by_key(|of| left[*of]).unwrap_or(0);
        let there = left[of].min(route.length);
        left[of] -= there;
        wanted[of] += route.length - there;
    }
    wanted
}

pub(super) fn length(view: &View, routes: RouteSet) -> u8 {
    routes.iter().map(|id| view.world.route(id).length).sum()
}

/// Cards a turn of drawing brings (LG-4.1).
pub(super) fn draws(view: &View) -> f64 {
    f64::from(view.world.options().limits.cards_drawn)
}

fn effort(view: &View, missing: RouteSet) -> f64 {
    missing.len() as f64 + f64::from(length(view, missing)) / draws(view)
}
