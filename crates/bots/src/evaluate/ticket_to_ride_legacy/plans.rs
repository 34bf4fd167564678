//! Plans for the tickets of a hand, and for each set of those that can be kept: sets that begin alike share the beginnings of their plans.

use super::plan::{Fits, Plan, draws};
use super::tracks::Tracks;
use engine::Seat;
use ticket_to_ride_legacy::{City, RouteSet, Ticket, TicketSet, View};

/// Two cities to be joined.
#[derive(Clone, Copy, Debug)]
struct Goal {
    ticket: Ticket,
    ends: [City; 2],
    /// Dollars between done and not done.
    stake: f64,
    /// The same for each turn that it takes at least, whoever stands in its way.
    for_a_turn: f64,
}

/// Goals in the order in which they are planned for.
struct Order {
    goals: Vec<Goal>,
    /// Where several sets are asked for: what was planned for the beginnings of those that were.
    known: Option<Vec<(TicketSet, Plan)>>,
}

/// Those of four tickets.
const BEGINNINGS: usize = 15;

/// Plans for some of these tickets at a time.
pub(super) struct Plans<'a> {
    view: &'a View,
    seat: Seat,
    tracks: &'a Tracks,
    turns: f64,
    /// Tickets whose cities are joined.
    done: TicketSet,
    /// The longest first makes a trunk for the others.
    by_stake: Order,
    /// The one that is nearest to its end first loses least.
    by_turn: Order,
    /// Of all plans that were made; none where they hang on more than that.
    grounds: Option<Grounds>,
}

/// A plan, and all that it hangs on.
pub(super) struct Planned {
    plan: Plan,
    tickets: TicketSet,
    own: RouteSet,
    free: RouteSet,
    trains: u8,
    grounds: Grounds,
}

/// Why a plan is what it is.
#[derive(Clone, Copy)]
struct Grounds {
    /// The ways that were looked at, taken or not.
    ways: RouteSet,
    /// As long as there are so many turns, it fits whatever is in the hand.
    turns: f64,
}

impl Planned {
    /// What is planned for the tickets of a hand. It stays so while cards are drawn, and while others claim what none of its ways needs.
    pub(super) fn of(view: &View, seat: Seat, tracks: &Tracks, tickets: TicketSet, turns: f64) -> Plan {
        let trains = view.player(seat).trains;
        let mut last = tracks.planned();
        if let Some(last) = last.as_ref().filter(|last| last.holds(tracks, tickets, trains, turns)) {
            return last.plan;
        }
        let mut plans = Plans::new(view, seat, tracks, tickets, turns);
        let plan = plans.of(tickets);
        let (own, free) = (tracks.own, tracks.free);
        *last = plans.grounds.map(|grounds| Planned { plan, tickets, own, free, trains, grounds });
        plan
    }

    /// No other way can have become the cheapest where nothing was laid and none of these is lost.
    fn holds(&self, tracks: &Tracks, tickets: TicketSet, trains: u8, turns: f64) -> bool {
        let is_of_the_same = self.own == tracks.own && self.tickets == tickets && self.trains == trains;
        let are_open = tracks.free.is_subset(self.free) && self.grounds.ways.is_subset(tracks.free);
        is_of_the_same && are_open && turns >= self.grounds.turns
    }
}

impl<'a> Plans<'a> {
    pub(super) fn new(view: &'a View, seat: Seat, tracks: &'a Tracks, tickets: TicketSet, turns: f64) -> Plans<'a> {
        let mut done = TicketSet::EMPTY;
        let mut goals: Vec<Goal> = Vec::with_capacity(tickets.len());
        for ticket in tickets.iter() {
            let ends = ticket.ends();
            if tracks.are_joined(ends) {
                done = done.with(ticket);
            } else {
                goals.push(Goal { ticket, ends, stake: 2.0 * f64::from(ticket.value()), for_a_turn: 0.0 });
            }
        }
        goals.sort_by(|some, other| other.stake.total_cmp(&some.stake));
        if goals.len() > 1 {
            let beyond = tracks.beyond();
            for goal in &mut goals {
                let (claims, trains) = beyond.least(goal.ends);
                goal.for_a_turn = goal.stake / (f64::from(claims) + f64::from(trains) / draws(view));
            }
        }
        // In the same order they would be the same plans.
        let mut by_turn = Vec::new();
        if !goals.is_sorted_by(|some, other| some.for_a_turn >= other.for_a_turn) {
            by_turn.clone_from(&goals);
            by_turn.sort_by(|some, other| other.for_a_turn.total_cmp(&some.for_a_turn));
        }
        let [by_stake, by_turn] = [goals, by_turn].map(|goals| Order { goals, known: None });
        let grounds = tracks.chains.is_empty().then_some(Grounds { ways: RouteSet::EMPTY, turns: 0.0 });
        Plans { view, seat, tracks, turns, done, by_stake, by_turn, grounds }
    }

    /// For who asks for several sets.
    pub(super) fn shared(mut self) -> Plans<'a> {
        for order in [&mut self.by_stake, &mut self.by_turn] {
            order.known = Some(Vec::with_capacity(BEGINNINGS));
        }
        self
    }

    /// For these tickets, and what else can be aimed for: as many dollars as the trains and turns allow.
    pub(super) fn of(&mut self, tickets: TicketSet) -> Plan {
        let Plans { view, seat, tracks, turns, done, .. } = *self;
        let mut grounds = self.grounds;
        let mut step = |plan: Plan, goal: &Goal| {
            let Some(missing) = tracks.missing(goal.ends, tracks.own.union(plan.missing)) else { return plan };
            let (plan, fits) = plan.and(view, seat, missing, goal.stake, turns);
            grounds = grounds.and_then(|grounds| grounds.and(missing, fits));
            plan
        };
        let mut plan = self.by_stake.plan(tickets, &mut step);
        if !self.by_stake.of(tickets).is_sorted_by(|some, other| some.for_a_turn >= other.for_a_turn) {
            let near = self.by_turn.plan(tickets, &mut step);
            plan = if near.better_than(&plan) { near } else { plan };
        }
        self.grounds = grounds;
        plan.safe = tickets.iter().fold(0.0, |safe, ticket| {
            let value = f64::from(ticket.value());
            if done.contains(ticket) { safe + value } else { safe - value }
        });
        plan.with_chains(view, seat, tracks, turns)
    }
}

impl Grounds {
    /// With another step; none where it hangs on the hand.
    fn and(self, missing: RouteSet, fits: Fits) -> Option<Grounds> {
        let ways = self.ways.union(missing);
        match fits {
            Fits::Within(turns) => Some(Grounds { ways, turns: self.turns.max(turns) }),
            Fits::NotTheTrains => Some(Grounds { ways, ..self }),
            Fits::ByTheHand => None,
        }
    }
}

impl Order {
    /// The goals of these tickets.
    fn of(&self, tickets: TicketSet) -> impl Iterator<Item = &Goal> {
        self.goals.iter().filter(move |goal| tickets.contains(goal.ticket))
    }

    fn plan(&mut self, tickets: TicketSet, step: &mut impl FnMut(Plan, &Goal) -> Plan) -> Plan {
        let (mut plan, mut begun) = (Plan::default(), TicketSet::EMPTY);
        for goal in self.goals.iter().filter(|goal| tickets.contains(goal.ticket)) {
            begun = begun.with(goal.ticket);
            let known = self.known.iter().flatten().find(|(known, _)| *known == begun);
            plan = match known {
                Some((_, known)) => *known,
                None => {
                    let next = step(plan, goal);
                    self.known.iter_mut().for_each(|known| known.push((begun, next)));
                    next
                }
            };
        }
        plan
    }
}

#[cfg(test)]
mod tests {
    use super::super::clock;
    use super::*;
    use engine::{Chance, Game, Seed, Viewer};
    use ticket_to_ride_legacy::{LegacyGame, Options};

    /// Whatever was asked for before: every set of six tickets, at several tables.
    #[test]
    fn a_plan_that_shares_its_beginning_is_the_one_made_for_its_set_alone() {
        let (mut chosen_by_turn, seat) = (0, Seat(0));
        for number in 0..8 {
            let seed = Seed::new(format!("plans {number}"));
            let mut chance = Chance::new(&seed, 0);
            let game = LegacyGame::new(4, &Options::default(), &mut chance, &mut Vec::new()).unwrap();
            let view = game.view(Viewer::Seat(seat));
            let (tracks, turns) = (Tracks::of(&view, seat), clock::turns_left(&view));
            let mut deck = Ticket::at_the_start();
            let all: Vec<Ticket> = (0..6).map(|_| chance.draw(&mut deck).expect("there are more")).collect();
            let mut plans = Plans::new(&view, seat, &tracks, all.iter().copied().collect(), turns).shared();
            for bits in 0..1 << all.len() {
                let kept = all.iter().enumerate().filter(|(place, _)| bits >> place & 1 == 1);
                let set: TicketSet = kept.map(|(_, ticket)| *ticket).collect();
                let mut alone = Plans::new(&view, seat, &tracks, set, turns);

                let (shared, alone_plan) = (plans.of(set), alone.of(set));

                assert_eq!(format!("{shared:?}"), format!("{alone_plan:?}"), "{set:?}");
                chosen_by_turn += u32::from(!alone.by_turn.goals.is_empty());
            }
        }

        assert!(chosen_by_turn > 50, "{chosen_by_turn} were planned in two orders");
    }
}
