//! What a choice costs and changes, in one soft line under its name.

use super::choices::kept;
use super::reach::missing;
use crate::{People, Words};
use engine::Seat;
use ticket_to_ride_legacy::{Action, Change, City, Payment, Places, Route, RouteId, RuleWorks, Ticket, View, Works};

pub(crate) struct Details<'a> {
    pub(crate) view: &'a View,
    pub(crate) seat: Seat,
    pub(crate) words: &'a Words,
    pub(crate) people: &'a People,
}

impl Details<'_> {
    pub(crate) fn of(&self, action: &Action) -> String {
        let parts = match *action {
            Action::KeepTickets { places } => self.keep(places),
            Action::TakeOpen { .. } | Action::DrawBlind => Vec::new(),
            Action::Claim { route, payment } => self.claim(route, payment),
            Action::DrawTickets => vec![self.say("lg-detail-tickets", "tickets", self.view.ticket_deck_count.into())],
            Action::Banish { .. } => vec![self.words.say("lg-detail-banish")],
            Action::BuildDepot { city } => vec![self.depot(city)],
            Action::ChooseContract { contract } => vec![self.text(contract.word())],
            Action::TakeAlong { person } | Action::TakePerson { person } => vec![self.text(person.word())],
            _ => Vec::new(),
        };
        parts.join(" · ")
    }

    /// What a contract or a person does.
    fn text(&self, word: &str) -> String {
        self.words.say(&format!("{word}.text"))
    }

    /// "$14 if all are completed · 12 trains at least".
    fn keep(&self, places: Places) -> Vec<String> {
        let tickets: Vec<Ticket> = kept(self.view, self.seat, places).collect();
        let worth: u32 = tickets.iter().map(|ticket| ticket.value()).sum();
        let most =
            tickets.iter().filter_map(|ticket| missing(self.view, self.seat, *ticket)).map(|its| its.trains).max();
        let mut parts = vec![self.say("lg-detail-worth", "dollars", worth.into())];
        parts.extend(most.map(|trains| self.say("lg-detail-at-least", "trains", trains.into())));
        parts
    }

    /// "20 → 17 trains · company bonus $2 · Fair weather $1 · a card for the large city".
    fn claim(&self, id: RouteId, payment: Payment) -> Vec<String> {
        let route = self.view.world.route(id);
        let trains = self.view.player(self.seat).trains;
        let args = [("from", trains.into()), ("to", trains.saturating_sub(route.length).into())];
        let mut parts = vec![self.words.say_with("lg-detail-trains", &args)];
        parts.extend(self.event(route));
        parts.extend(self.bonus(route));
        parts.extend(self.rules(route));
        if self.has(&RuleWorks::LargeCities) && self.view.world.touches_large(route) {
            let cards = self.view.world.options().limits.large_city_cards;
            parts.push(self.say("lg-detail-large-city", "cards", cards.into()));
        }
        if payment.skulls + payment.locomotive_skulls > 0 && !self.view.pieces.of[self.seat.index()].couplers {
            parts.push(self.say("lg-detail-skulls", "skulls", (payment.skulls + payment.locomotive_skulls).into()));
        }
        parts.extend(self.depots_of_others(route));
        parts
    }

    /// What the current event pays for it.
    fn event(&self, route: &Route) -> Option<String> {
        let event = self.view.event?;
        match event.works() {
            Works::OnClaim { routes, dollars } if routes.fits(route, &self.view.world) => {
                Some(format!("{} +{}", self.words.say(event.word()), self.words.money(dollars)))
            }
            _ => None,
        }
    }

    /// LG-4.13
    fn bonus(&self, route: &Route) -> Option<String> {
        let company = self.view.player(self.seat).company;
        let is_own = self.has(&RuleWorks::CompanyRoutes) && route.company() == Some(company);
        let dollars = self.view.world.companies()[self.seat.index()].bonus_dollars;
        is_own.then(|| self.say("lg-detail-bonus", "dollars", dollars.into()))
    }

    /// What rules found during the campaign pay for it.
    fn rules(&self, route: &Route) -> Vec<String> {
        let mut parts = Vec::new();
        for rule in self.view.world.rules() {
            let dollars: u32 = match rule.works() {
                RuleWorks::PayForClaims(pays) => {
                    pays.iter().filter(|pay| pay.routes.fits(route, &self.view.world)).map(|pay| pay.dollars).sum()
                }
                RuleWorks::Snow { dollars, .. } if self.view.pieces.snow.contains(route.id) => *dollars,
                RuleWorks::Herd { dollars, .. } if self.view.pieces.herd.is_some_and(|city| route.touches(city)) => {
                    *dollars
                }
                _ => 0,
            };
            if dollars > 0 {
                parts.push(format!("{} +{}", self.words.say(rule.word()), self.words.money(dollars)));
            }
        }
        if self.view.pieces.sacks.contains(route.id) {
            parts.push(self.words.say("lg-detail-sack"));
        }
        if self.view.pieces.snow.contains(route.id) {
            parts.push(self.words.say("lg-detail-snow"));
        }
        if self.view.pieces.tanks.iter().any(|(city, tanks)| *tanks > 0 && route.touches(*city)) {
            parts.push(self.words.say("lg-detail-tank"));
        }
        parts
    }

    /// Others whom the bank pays for a claim at their depot.
    fn depots_of_others(&self, route: &Route) -> Option<String> {
        let own = self.view.player(self.seat).company;
        let owner = self.view.world.options().changes.iter().find_map(|change| match change {
            Change::Depot { city, company } if *company != own && route.touches(*city) => Some(*company),
            _ => None,
        })?;
        let seat = Seat::all(self.view.players.len()).find(|seat| self.view.player(*seat).company == owner)?;
        Some(self.words.say_with("lg-detail-their-depot", &[("name", self.people.name(seat).into())]))
    }

    fn depot(&self, city: City) -> String {
        self.words.say_with("lg-detail-depot", &[("city", city.name().into())])
    }

    fn has(&self, works: &RuleWorks) -> bool {
        self.view.world.rules().iter().any(|rule| rule.works() == works)
    }

    fn say(&self, id: &str, name: &str, number: crate::Value) -> String {
        self.words.say_with(id, &[(name, number)])
    }
}
