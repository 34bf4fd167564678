//! Why a bot would do it, where what it costs and changes does not say so: what a claim brings that no ticket needs, what a card is for.

use super::choices::{kept, missing_pieces};
use super::details::is_last_turn;
use super::reach::{Missing, missing_together};
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
    let reasons = Reasons { view, seat, words, missing: missing_pieces(view, seat) };
    match *action {
        Action::TakeOpen { place } => {
            let card = view.open_cards.get(usize::from(place)).copied().flatten();
            card.and_then(|card| reasons.another_use(card.colour()?)).into_iter().collect()
        }
        Action::DrawBlind if rank == Rank::First => reasons.nothing_open().into_iter().collect(),
        Action::DrawTickets if reasons.are_tickets_done() && !is_last_turn(view) => {
            vec![words.say("lg-why-new-tickets")]
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

struct Reasons<'a> {
    view: &'a View,
    seat: Seat,
    words: &'a Words,
    /// What own tickets still need.
    missing: Vec<(Ticket, Missing)>,
}

impl Reasons<'_> {
    fn are_tickets_done(&self) -> bool {
        self.missing.iter().all(|(_, its)| its.routes.is_empty())
    }

    /// What a claim is good for that no ticket needs: tickets are done, trains become few, its cards are for nothing else.
    fn beside_tickets(&self, id: RouteId, payment: Payment) -> Vec<String> {
        if self.missing.iter().any(|(_, its)| its.takes(self.view, id)) {
            return Vec::new();
        }
        let spare = payment.colour.filter(|colour| payment.locomotives == 0 && !self.waits_for(*colour));
        let cards = match self.are_tickets_done() {
            true => Some(self.words.say("lg-why-tickets-done")),
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
        let held = self.missing.iter().map(|(ticket, _)| *ticket);
        let all = held.chain(kept(self.view, self.seat, places)).collect();
        let Some(way) = missing_together(self.view, self.seat, all) else { return Vec::new() };
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
    fn waits_for(&self, colour: Colour) -> bool {
        let takes = |id: RouteId| self.view.world.route(id).colour.is_none_or(|its| its == colour);
        self.missing.iter().any(|(_, its)| its.of_any_way(self.view, self.seat).any(takes))
    }

    /// Of the open cards none is a locomotive, nor of a colour that a ticket waits for.
    fn nothing_open(&self) -> Option<String> {
        let mut open = self.view.open_cards.iter().flatten();
        let is_needed = |card: &Card| card.colour().is_none_or(|colour| self.waits_for(colour));
        (!open.any(is_needed)).then(|| self.words.say("lg-why-no-open-card"))
    }

    /// A card that no ticket waits for: the free route of its colour that it brings nearest, or one that takes any.
    fn another_use(&self, colour: Colour) -> Option<String> {
        let player = self.view.player(self.seat);
        let have = player.hand.map_or(0, |hand| hand.of(colour)) + 1;
        let takes = |route: &Route| have <= route.length && route.colour.is_none_or(|its| its == colour);
        let mut pieces = self.missing.iter().flat_map(|(_, its)| its.of_any_way(self.view, self.seat));
        if pieces.any(|id| takes(self.view.world.route(id))) {
            return None;
        }
        let locomotives = player.hand.map_or(0, |hand| hand.locomotives());
        let routes = self.view.free_routes(self.seat);
        let routes = routes.iter().map(|id| self.view.world.route(id));
        let route = routes
            .filter(|route| takes(route) && route.length <= player.trains)
            .min_by_key(|route| (route.colour.is_none(), route.length - have, std::cmp::Reverse(route.length)))?;
        let [from, to] = route.ends;
        let args = [
            ("have", have.into()),
            ("length", route.length.into()),
            ("locomotives", locomotives.min(route.length - have).into()),
            ("colour", self.words.say(colour.word()).into()),
            ("from", from.name().into()),
            ("to", to.name().into()),
        ];
        Some(self.words.say_with("lg-detail-card-for", &args))
    }
}
