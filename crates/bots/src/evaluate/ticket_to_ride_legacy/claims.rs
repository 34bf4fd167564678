//! Which routes to claim, and with which cards.

use super::clock;
use super::earnings::{self, Earnings};
use super::plan::Plan;
use super::tracks::{Detour, Tracks};
use super::weights::Weights;
use super::{AS_GOOD, Outlook};
use crate::Asked;
use engine::{Chance, Game, Seat};
use ticket_to_ride_legacy::{
    Action, CitySet, Colour, Event, LegacyGame, Payment, Pieces, Reward, Route, RouteId, RouteSet, View,
};

/// A water tank stands for any card, in any claim.
const TANK: f64 = 0.9;
/// Dollars that each rule in force may bring with a claim and nobody has reckoned with.
const SURPRISE: f64 = 1.5;
/// No route has more trains.
const LONGEST: usize = 6;
/// The most that a pickaxe can find: a chip, and the last one of a set.
const ORE: f64 = 4.4;
/// What it is worth to pay with one in any case.
const PICKAXE: f64 = 0.2;

/// Claims that were tried on an imagined table: every route once, and only those that may be the best there is to do.
pub(super) struct Claims<'a> {
    outlook: &'a Outlook<'a>,
    earnings: Earnings<'a>,
    asked: Asked,
    /// Whether claims away from large cities bring what one sees, and ask for no luck: no card is missing in the row that would be turned up.
    is_plain: bool,
    /// Made when the first claim is tried.
    imagined: Option<LegacyGame>,
    before: f64,
    tried: Vec<(RouteId, f64)>,
    /// By length: what it brings in the end that the trains are laid.
    endings: [f64; LONGEST + 1],
    /// What a train costs that is laid for nothing that was planned.
    spent: f64,
    /// By colour: cards that the plan is waiting for.
    needed: [u8; Colour::ALL.len()],
    /// What each claim may bring by rules and by chains, beyond what one sees at first sight.
    by_rules: f64,
    by_chains: f64,
    /// A buffer; nobody reads it.
    events: Vec<Event>,
}

/// What a claim of a route seems to bring, its price left out.
struct FirstSight {
    seems: f64,
    at_most: f64,
}

impl<'a> Claims<'a> {
    pub(super) fn new(outlook: &'a Outlook<'a>, asked: Asked) -> Claims<'a> {
        let Outlook { view, seat, ref plan, ref tracks, .. } = *outlook;
        let trains = view.player(seat).trains;
        let now = hope(view, trains);
        let ending = |length: usize| trains.checked_sub(length as u8).map_or(0.0, |left| hope(view, left) - now);
        let mut needed = [0; Colour::ALL.len()];
        for route in plan.missing.iter().map(|id| view.world.route(id)) {
            if let Some(colour) = route.colour {
                needed[colour as usize] += route.length;
            }
        }
        let earnings = Earnings::of(view, seat);
        let is_row_full = view.open_cards.iter().all(Option::is_some);
        let may_end_event = outlook.is_last_turn && earnings.has_event_that_pays_in_the_end();
        Claims {
            outlook,
            asked,
            is_plain: earnings.are_plain() && is_row_full && !may_end_event,
            earnings,
            imagined: None,
            before: gathered(view, seat),
            tried: Vec::with_capacity(8),
            endings: std::array::from_fn(ending),
            spent: Weights::now().spent * clock::a_turn(view, seat),
            needed,
            by_rules: SURPRISE * view.world.rules().len() as f64,
            by_chains: tracks.chains.iter().map(|(_, worth)| worth).sum(),
            events: Vec::new(),
        }
    }

    /// Whether a claim is worth a trial at any rate: one of the plan, or the last one.
    pub(super) fn is_promising(&self, route: RouteId) -> bool {
        self.outlook.is_last_turn || self.outlook.plan.missing.contains(route)
    }

    /// What claims of a route bring that nobody planned, by what pays for them: tried if one may be better than the best so far, else as far as one can
    /// tell at first sight.
    pub(super) fn beside_the_plan(&mut self, claims: &[Action], best: f64, chance: &mut Chance, worths: &mut [f64]) {
        let Action::Claim { route, .. } = claims[0] else { return };
        let FirstSight { seems, at_most } = self.at_first_sight(route);
        for (action, worth) in claims.iter().zip(worths) {
            let Action::Claim { payment, .. } = action else { continue };
            let found = f64::from(payment.pickaxes);
            if self.asked == Asked::Best && at_most + (ORE + PICKAXE) * found < best - AS_GOOD {
                *worth = seems;
                continue;
            }
            *worth = seems - self.price(route, *payment);
            if *worth + (at_most - seems) + ORE * found >= best {
                *worth = self.worth(route, *payment, chance);
            }
        }
    }

    /// Of a claim beside the plan, whatever pays for it.
    fn at_first_sight(&self, route: RouteId) -> FirstSight {
        let dollars = self.outlook.tracks.dollars(route);
        let seems = self.unplanned(route, dollars);
        // An event pays more than is hoped for before, and so do a chain that is joined and what pickaxes find.
        FirstSight { seems, at_most: seems + dollars.abs() + self.by_rules + self.by_chains }
    }

    pub(super) fn worth(&mut self, route: RouteId, payment: Payment, chance: &mut Chance) -> f64 {
        let worth = match self.tried.iter().find(|(tried, _)| *tried == route) {
            Some((_, worth)) => *worth,
            None => {
                let worth = self.of_route(route, payment, chance);
                self.tried.push((route, worth));
                worth
            }
        };
        worth - self.price(route, payment)
    }

    fn of_route(&mut self, id: RouteId, payment: Payment, chance: &mut Chance) -> f64 {
        let Outlook { view, seat, plan, .. } = *self.outlook;
        let earned = match self.reckoned(id) {
            Some(earned) => earned,
            None => {
                let Some(outcome) = self.try_out(id, payment, chance) else { return f64::NEG_INFINITY };
                self.earned_in(&outcome)
            }
        };
        if self.outlook.is_last_turn {
            let (trains, length) = (view.player(seat).trains, view.world.route(id).length);
            return earned + self.bonus(trains - length) - self.bonus(trains) + self.newly_completed(id);
        }
        if plan.missing.contains(id) {
            let Weights { on_plan, each_train, urgent, .. } = Weights::now();
            let length = f64::from(view.world.route(id).length);
            return on_plan + earned + each_train * length + urgent * self.urgency(id);
        }
        self.unplanned(id, earned)
    }

    /// What a claim earns at once, where that can be told without trying it: at a large city but for an event that the card there may turn up, which
    /// who asks for the best alone does not think through.
    pub(super) fn reckoned(&self, id: RouteId) -> Option<f64> {
        let (world, route) = (&self.outlook.view.world, self.outlook.view.world.route(id));
        let is_sure = self.asked == Asked::Best || !world.touches_large(route);
        (self.is_plain && is_sure).then(|| self.earnings.at_once(route))
    }

    /// The table after a claim.
    pub(super) fn try_out(&mut self, route: RouteId, payment: Payment, chance: &mut Chance) -> Option<LegacyGame> {
        let Outlook { view, seat, .. } = *self.outlook;
        let mut outcome = self.imagined.get_or_insert_with(|| LegacyGame::imagine(view, chance)).clone();
        self.events.clear();
        outcome.apply(seat, &Action::Claim { route, payment }, chance, &mut self.events).ok()?;
        Some(outcome)
    }

    pub(super) fn earned_in(&self, outcome: &LegacyGame) -> f64 {
        let Outlook { view, seat, .. } = *self.outlook;
        of_pieces(view, outcome.pieces(), outcome.coins_of(seat), seat) - self.before
    }

    /// What a claim is worth that earns so much and serves no plan.
    fn unplanned(&self, id: RouteId, earned: f64) -> f64 {
        let Outlook { view, seat, plan, .. } = self.outlook;
        let (trains, length) = (view.player(*seat).trains, view.world.route(id).length);
        let spoilt = if trains - length < plan.trains || (trains - length <= 2 && plan.at_stake > 0.0) {
            plan.at_stake
        } else {
            0.0
        };
        earned + self.endings[usize::from(length)] - self.spent * f64::from(length) - spoilt
    }

    fn urgency(&self, id: RouteId) -> f64 {
        self.outlook.pressing.iter().find(|(route, _)| *route == id).map_or(0.0, |(_, pressing)| *pressing)
    }

    /// What the cards of a payment could do elsewhere, and what their signs cost.
    fn price(&self, id: RouteId, payment: Payment) -> f64 {
        let route = self.outlook.view.world.route(id);
        let names = f64::from(payment.skulls + payment.locomotive_skulls) * Weights::now().name_written;
        if self.outlook.is_last_turn {
            return names;
        }
        let coloured = payment.cards_due(route.length).saturating_sub(payment.locomotives);
        let tank = if payment.tank { TANK } else { 0.0 };
        let elsewhere = payment.colour.map_or(0, |colour| self.needed_elsewhere(route, colour, coloured));
        let Weights { locomotive_paid, needed_elsewhere, .. } = Weights::now();
        locomotive_paid * f64::from(payment.locomotives) + needed_elsewhere * f64::from(elsewhere) + names + tank
            - PICKAXE * f64::from(payment.pickaxes)
    }

    /// How many of these cards other routes of the plan are waiting for.
    fn needed_elsewhere(&self, route: &Route, colour: Colour, cards: u8) -> u8 {
        let is_planned = route.colour == Some(colour) && self.outlook.plan.missing.contains(route.id);
        let need = self.needed[colour as usize] - if is_planned { route.length } else { 0 };
        let left = self.outlook.hand().of(colour).saturating_sub(cards);
        need.saturating_sub(left).min(cards)
    }

    /// LG-5.4: what a last claim brings: a ticket that is completed is no longer one that is not.
    fn newly_completed(&self, route: RouteId) -> f64 {
        let Outlook { view, seat, ref tracks, .. } = *self.outlook;
        let reached = view.world.route(route).ends.into_iter().fold(tracks.reached, CitySet::with);
        let tickets = view.player(seat).tickets.into_iter().flat_map(|tickets| tickets.iter());
        let fresh = tickets.filter(|ticket| {
            let are_reached = ticket.ends().iter().all(|city| reached.contains(*city));
            are_reached && !tracks.are_joined(ticket.ends()) && view.would_complete(seat, route, *ticket)
        });
        fresh.map(|ticket| 2.0 * f64::from(ticket.value())).sum()
    }

    fn bonus(&self, trains: u8) -> f64 {
        f64::from(self.outlook.view.world.train_bonus(trains))
    }
}

impl Outlook<'_> {
    pub(super) fn hand(&self) -> ticket_to_ride_legacy::Cards {
        self.view.player(self.seat).hand.unwrap_or_default()
    }
}

/// A route that is hard to go round is claimed before somebody else does: the cards of the way round.
pub(super) fn pressing(view: &View, tracks: &Tracks, plan: &Plan, id: RouteId) -> Detour {
    let beside = if view.players.len() < 4 { view.world.beside(id) } else { RouteSet::EMPTY };
    tracks.detour(view.world.route(id), beside, tracks.own.union(plan.missing), Weights::now().long_way_round)
}

/// Dollars, and what will be dollars on the payslip.
pub(super) fn gathered(view: &View, seat: Seat) -> f64 {
    of_pieces(view, &view.pieces, view.player(seat).coins, seat)
}

/// The same of a table that is one claim on.
fn of_pieces(view: &View, pieces: &Pieces, coins: u32, seat: Seat) -> f64 {
    let own = &pieces.of[seat.index()];
    let chips: u8 = own.ore.iter().sum();
    let sets = own.ore.into_iter().min().unwrap_or(0);
    let met = own.postcards_met.iter().map(|card| match card.reward() {
        Reward::Dollars(_) | Reward::Resort { .. } => 0.0,
        reward => earnings::of_reward(view, reward),
    });
    let medal = if pieces.contract_met.first() == Some(&seat) { earnings::MEDAL } else { 0.0 };
    let others = met.sum::<f64>() + medal + TANK * f64::from(own.tanks);
    others + f64::from(coins) + 1.5 * f64::from(own.sacks) + 1.4 * f64::from(chips) + 3.0 * f64::from(sets)
}

/// Where no ticket is left to work for: the free route that brings most for the turns it takes.
pub(super) fn best_paying(view: &View, seat: Seat, tracks: &Tracks) -> RouteSet {
    let player = view.player(seat);
    let (trains, hand) = (player.trains, player.hand.unwrap_or_default());
    let pace = super::plan::draws(view);
    let missing_card = Weights::now().missing_card;
    let now = hope(view, trains);
    let ending: [f64; LONGEST + 1] =
        std::array::from_fn(|length| hope(view, trains.saturating_sub(length as u8)) - now);
    let mut there = [0; Colour::ALL.len() + 1];
    Colour::ALL.into_iter().for_each(|colour| there[colour as usize] = hand.of(colour));
    there[Colour::ALL.len()] = there.into_iter().max().unwrap_or(0);
    let locomotives = hand.locomotives();
    let turns = |there: u8| -> [f64; LONGEST + 1] {
        std::array::from_fn(|length| {
            let missing = (length as u8).saturating_sub(there + locomotives);
            1.0 + missing_card * f64::from(missing) / pace
        })
    };
    let turns = there.map(turns);
    let worth = |route: &Route| {
        let (colour, length) =
            (route.colour.map_or(Colour::ALL.len(), |colour| colour as usize), usize::from(route.length));
        (tracks.dollars(route.id) + ending[length]) / turns[colour][length]
    };
    let fits = |route: &&Route| route.length <= trains;
    let routes = tracks.free.iter().map(|id| view.world.route(id)).filter(fits);
    let best = routes.map(|route| (route.id, worth(route))).max_by(|(_, some), (_, other)| some.total_cmp(other));
    best.map(|(id, _)| id).into_iter().collect()
}

/// LG-5.3: what trains left will bring, as far as one can tell; every train laid is a step towards it.
fn hope(view: &View, trains: u8) -> f64 {
    f64::from(view.world.train_bonus(trains)) - Weights::now().train_left * f64::from(trains)
}
