//! Why a bot would do it, where what it costs and changes does not say so: what a claim brings that no ticket needs, what a card is for.

use super::awaited::Awaited;
use super::choices::kept;
use super::details::{card_for, is_last_turn};
use super::reach::Plan;
use crate::{Rank, Words};
use engine::Seat;
use ticket_to_ride_legacy::{Action, Card, Colour, Payment, Phase, Places, Route, RouteId, RuleWorks, Ticket, View};

pub(crate) fn why(view: &View, seat: Seat, action: &Action, rank: Rank, words: &Words) -> Vec<String> {
    let is_draw = matches!(action, Action::TakeOpen { .. } | Action::DrawBlind);
    if is_draw && is_last_turn(view) {
        // LG-5.1: who would draw cards in their last turn has nothing that still counts.
        let is_in_vain = rank == Rank::First && matches!(view.phase, Phase::Turn { .. });
        return if is_in_vain { vec![words.say("lg-why-nothing-counts")] } else { Vec::new() };
    }
    let reasons = Reasons { view, seat, words, plan: Plan::held(view, seat) };
    match *action {
        Action::TakeOpen { place } => {
            let card = view.open_cards.get(usize::from(place)).copied().flatten();
            card.and_then(|card| reasons.another_use(card.colour()?)).into_iter().collect()
        }
        Action::DrawBlind if rank == Rank::First => reasons.nothing_open().into_iter().collect(),
        Action::DrawTickets if reasons.are_tickets_done() && !is_last_turn(view) => {
            vec![reasons.of_tickets("lg-why-new-tickets")]
        }
        Action::Claim { route, payment } => reasons.beside_tickets(route, payment),
        Action::KeepTickets { places } => reasons.on_the_way_of(places),
        _ => Vec::new(),
    }
}

/// LG-4.8: a locomotive stands for any card, so nobody is told to spend one where a card of the colour that they hold would do as well. What asks for
/// cards in hand may want it otherwise.
pub(crate) fn is_wasteful(view: &View, seat: Seat, action: &Action) -> bool {
    let Action::Claim { route, payment } = *action else { return false };
    let route = view.world.route(route);
    let hand = view.player(seat).hand.unwrap_or_default();
    let signed = payment.pickaxes + payment.skulls;
    let coloured = payment.cards_due(route.length).saturating_sub(payment.locomotives + signed);
    let is_spare = |colour: Colour| hand.count(Card::plain(colour)) > coloured;
    let is_held = match payment.colour.or(route.colour) {
        Some(colour) => is_spare(colour),
        None => Colour::ALL.into_iter().any(is_spare),
    };
    payment.locomotives > 0 && is_held && view.aims(seat).next().is_none()
}

/// What has no ground that the table shows: tickets that nobody can complete while others could be kept, more tickets while those held are still to be
/// completed, a card that no ticket asks for while another would be of use.
pub(crate) fn is_in_vain(view: &View, seat: Seat, action: &Action) -> bool {
    match *action {
        Action::KeepTickets { places } => {
            let tickets: Vec<Ticket> = kept(view, seat, places).collect();
            !can_be_done(view, seat, &tickets) && could_keep_better(view, seat)
        }
        Action::DrawTickets => !is_last_turn(view) && !Plan::held(view, seat).routes.is_empty(),
        Action::TakeOpen { place } => {
            let awaited = Awaited::of(view, seat, &Plan::held(view, seat));
            let colour = view.open_cards.get(usize::from(place)).copied().flatten().and_then(|card| card.colour());
            awaited.is_waiting() && colour.is_some_and(|colour| awaited.purpose(colour).is_none())
        }
        _ => false,
    }
}

/// LG-5.4: each has a way, and there are trains enough for all.
fn can_be_done(view: &View, seat: Seat, kept: &[Ticket]) -> bool {
    let plan = Plan::with(view, seat, kept.iter().copied());
    plan.trains <= u32::from(view.player(seat).trains) && kept.iter().all(|ticket| plan.missing(*ticket).is_some())
}

/// LG-3.5, LG-4.16: of the first tickets two are kept, of others one.
fn could_keep_better(view: &View, seat: Seat) -> bool {
    let offered: Vec<Ticket> = view.player(seat).offered.into_iter().flat_map(|offer| offer.iter()).collect();
    let can = |tickets: &[Ticket]| can_be_done(view, seat, tickets);
    match view.phase {
        Phase::FirstTickets { .. } => {
            let mut pairs = (1..offered.len()).flat_map(|second| (0..second).map(move |first| (first, second)));
            pairs.any(|(first, second)| can(&[offered[first], offered[second]]))
        }
        _ => offered.iter().any(|ticket| can(&[*ticket])),
    }
}

struct Reasons<'a> {
    view: &'a View,
    seat: Seat,
    words: &'a Words,
    /// For own tickets.
    plan: Plan,
}

impl Reasons<'_> {
    fn are_tickets_done(&self) -> bool {
        self.plan.routes.is_empty()
    }

    /// Why tickets ask for nothing more: they are completed, or can't be.
    fn of_tickets(&self, id: &str) -> String {
        let mut held = self.view.player(self.seat).tickets.into_iter().flat_map(|tickets| tickets.iter());
        let are_lost = held.any(|ticket| !self.view.completes(self.seat, ticket));
        self.words.say(&if are_lost { format!("{id}.lost") } else { id.to_owned() })
    }

    /// What a claim is good for that no ticket needs: tickets are done, trains become few, its cards are for nothing else.
    fn beside_tickets(&self, id: RouteId, payment: Payment) -> Vec<String> {
        if !self.plan.uses(self.view, id).is_empty() {
            return Vec::new();
        }
        let spare = payment.colour.filter(|colour| payment.locomotives == 0 && !self.takes(*colour));
        let cards = match self.are_tickets_done() {
            true => Some(self.of_tickets("lg-why-tickets-done")),
            false => spare.map(|colour| {
                let colour = self.words.say(colour.word());
                self.words.say_with("lg-why-spare-cards", &[("colour", colour.into())])
            }),
        };
        cards.into_iter().chain(self.few_trains(self.view.world.route(id).length)).collect()
    }

    /// LG-5.3: where so many trains laid bring no bonus yet, how far the next one is.
    fn few_trains(&self, length: u8) -> Option<String> {
        let trains = self.view.player(self.seat).trains;
        let left = trains.checked_sub(length)?;
        let bonus = |trains: u8| self.view.world.train_bonus(trains);
        if bonus(left) > bonus(trains) || is_last_turn(self.view) {
            return None;
        }
        let at = (0..left).rev().find(|fewer| bonus(*fewer) > bonus(left))?;
        let args = [("at", at.into()), ("dollars", bonus(at).into())];
        Some(self.words.say_with("lg-why-fewer-trains", &args))
    }

    /// What tickets bring by their way: the bonus of routes of one's own colour, cards at large cities.
    fn on_the_way_of(&self, places: Places) -> Vec<String> {
        let way = Plan::with(self.view, self.seat, kept(self.view, self.seat, places));
        let (world, player) = (&self.view.world, self.view.player(self.seat));
        let has = |works: &RuleWorks| world.rules().iter().any(|rule| rule.works() == works);
        let is_own = |id: &RouteId| world.route(*id).company() == Some(player.company);
        let own = way.pieces(self.view, self.seat).filter(|lines| lines.iter().any(is_own)).count();
        let large = way.routes.iter().filter(|id| world.touches_large(world.route(*id))).count();
        let said = |count: usize, works: &RuleWorks, id: &str| {
            let args = [
                ("count", count.into()),
                ("dollars", (count as u32 * world.companies()[self.seat.index()].bonus_dollars).into()),
            ];
            (count > 0 && has(works)).then(|| self.words.say_with(id, &args))
        };
        let bonus = said(own, &RuleWorks::CompanyRoutes, "lg-why-own-routes");
        bonus.into_iter().chain(said(large, &RuleWorks::LargeCities, "lg-why-large-cities")).collect()
    }

    /// Whether a missing piece of a ticket takes this colour.
    fn takes(&self, colour: Colour) -> bool {
        let takes = |id: RouteId| self.view.world.route(id).colour.is_none_or(|its| its == colour);
        self.plan.of_any_way(self.view, self.seat).iter().any(takes)
    }

    fn awaited(&self) -> Awaited<'_> {
        Awaited::of(self.view, self.seat, &self.plan)
    }

    /// Of the open cards none is a locomotive, nor of a colour that a ticket waits for.
    fn nothing_open(&self) -> Option<String> {
        let mut open = self.view.open_cards.iter().flatten();
        let awaited = self.awaited();
        let is_needed = |card: &Card| card.colour().is_none_or(|colour| awaited.purpose(colour).is_some());
        (!open.any(is_needed)).then(|| self.words.say("lg-why-no-open-card"))
    }

    /// A card that no ticket waits for: the free route of its colour that it brings nearest, or one that takes any.
    fn another_use(&self, colour: Colour) -> Option<String> {
        let player = self.view.player(self.seat);
        let have = player.hand.map_or(0, |hand| hand.of(colour)) + 1;
        let takes = |route: &Route| have <= route.length && route.colour.is_none_or(|its| its == colour);
        let awaited = self.awaited();
        if awaited.purpose(colour).is_some() {
            return None;
        }
        let routes = self.view.free_routes(self.seat);
        let routes = routes.iter().map(|id| self.view.world.route(id));
        let route = routes
            .filter(|route| takes(route) && route.length <= player.trains)
            .min_by_key(|route| (route.colour.is_none(), route.length - have, std::cmp::Reverse(route.length)))?;
        let said = card_for(self.view, awaited.told(route.id, colour), colour, self.words);
        let lays = self.words.say_with("lg-why-lays", &[("trains", route.length.into())]);
        Some(format!("{said}: {lays}"))
    }
}
