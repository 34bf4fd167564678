//! What a choice costs and changes, in one soft line under its name.

use super::awaited::{Awaited, Purpose};
use super::badges::sign;
use super::choices::kept;
use super::contract;
use super::panels::sign_means;
use super::reach::{LastWay, Plan, Use};
use crate::{People, Words};
use engine::Seat;
use ticket_to_ride_legacy::{
    Action, Card, Change, Choose, City, Colour, Growth, Limit, Payment, Phase, Places, Route, RouteId, RouteSet,
    RuleWorks, Sign, Ticket, View, Works,
};

/// LG-5.1: once somebody has brought the last round, everybody has one turn.
pub(crate) fn is_last_turn(view: &View) -> bool {
    view.last_turn.is_some()
}

pub(crate) struct Details<'a> {
    view: &'a View,
    seat: Seat,
    words: &'a Words,
    people: &'a People,
    /// For own tickets.
    plan: Plan,
    last_ways: Vec<LastWay>,
    /// The routes that can be claimed now.
    claimable: RouteSet,
    /// Hundreds of ways to pay: what a claim does not do is left out, so that the page stays light.
    is_brief: bool,
}

impl<'a> Details<'a> {
    pub(crate) fn of_plan(
        view: &'a View,
        seat: Seat,
        plan: Plan,
        claimable: RouteSet,
        (words, people): (&'a Words, &'a People),
        is_brief: bool,
    ) -> Details<'a> {
        let last_ways = plan.last_ways(view, seat);
        Details { view, seat, words, people, plan, last_ways, claimable, is_brief }
    }

    pub(crate) fn of(&self, action: &Action) -> String {
        let parts = match *action {
            Action::KeepTickets { places } => self.keep(places),
            Action::TakeOpen { place } => self.draw(self.view.open_cards.get(usize::from(place)).copied().flatten()),
            Action::DrawBlind => self.draw(None),
            Action::Claim { route, payment } => self.claim(route, payment),
            Action::DrawTickets => vec![self.tickets()],
            Action::Banish { .. } => vec![self.words.say("lg-detail-banish")],
            Action::BuildDepot { city } => vec![self.depot(city)],
            Action::ChooseCity { .. } => vec![self.large_for_good()],
            Action::ChooseRoute { .. } => self.drawn_for_good().into_iter().collect(),
            Action::ChooseContract { contract } => vec![self.text(contract.word())],
            Action::TakeAlong { person } | Action::TakePerson { person } => vec![self.text(person.word())],
            Action::TakeLoan => self.loan().into_iter().collect(),
            Action::TakeGrowth { growth } => self.growth(growth).into_iter().collect(),
            _ => Vec::new(),
        };
        parts.join(" · ")
    }

    /// What a contract or a person does.
    fn text(&self, word: &str) -> String {
        self.words.say(&format!("{word}.text"))
    }

    /// "$6 now, $7 off your payslip".
    fn loan(&self) -> Option<String> {
        self.view.world.rules().iter().find_map(|rule| match rule.works() {
            RuleWorks::PaperMoney { loan, due, .. } => {
                Some(self.words.say_with("lg-detail-loan", &[("dollars", (*loan).into()), ("due", (*due).into())]))
            }
            _ => None,
        })
    }

    /// LG-3.17
    fn growth(&self, growth: Growth) -> Option<String> {
        let dollars = self.view.world.dollars_instead(self.seat.index(), growth)?;
        Some(self.say("lg-detail-growth-beyond", "dollars", dollars.into()))
    }

    /// LG-4.1, LG-4.2: what this card is good for, and what comes after it.
    fn draw(&self, open: Option<Card>) -> Vec<String> {
        let left = match self.view.phase {
            Phase::Turn { .. } if open.is_some_and(|card| card.is_locomotive()) => 0,
            Phase::Turn { .. } => self.view.world.options().limits.cards_drawn.saturating_sub(1),
            Phase::Draw { left, .. } => left.saturating_sub(1),
            _ => return Vec::new(),
        };
        if is_last_turn(self.view) {
            return vec![self.words.say("lg-detail-last-cards")];
        }
        let mut parts = vec![self.purpose(open)];
        parts.push(self.say("lg-detail-cards-left", "left", left.into()));
        let signed = open.map(Card::sign).filter(|sign| *sign != Sign::Plain);
        parts.extend(signed.map(|its| format!("{} {}", sign(its), sign_means(its, self.view, self.words))));
        parts
    }

    /// "then 3 of the 4 red for Detroit–Chicago": a missing piece of an own ticket that this card brings nearer.
    fn purpose(&self, open: Option<Card>) -> String {
        let Some(card) = open else { return self.words.say("lg-detail-unseen") };
        let Some(colour) = card.colour() else { return self.words.say("lg-detail-any-colour") };
        match Awaited::of(self.view, self.seat, &self.plan).purpose(colour) {
            Some(purpose) => {
                let said = card_for(self.view, purpose, colour, self.words);
                let other =
                    self.plan.uses(self.view, purpose.route).into_iter().find(|(_, its)| *its == Use::AnotherWay);
                let other = other.filter(|_| !self.plan.needs(self.view, purpose.route));
                let ways = other.map(|(ticket, _)| self.say("lg-detail-another-way", "tickets", ends(ticket).into()));
                std::iter::once(said).chain(ways).collect::<Vec<_>>().join(" · ")
            }
            None => {
                let have = self.view.player(self.seat).hand.map_or(0, |hand| hand.of(colour)) + 1;
                let args = [("have", have.into()), ("colour", self.words.say(colour.word()).into())];
                self.words.say_with("lg-detail-spare-card", &args)
            }
        }
    }

    /// LG-4.16: how many are looked at, of how many.
    fn tickets(&self) -> String {
        if is_last_turn(self.view) {
            return self.words.say("lg-detail-last-tickets");
        }
        let deck = self.view.ticket_deck_count;
        let seen = (self.view.world.options().limits.tickets_seen + self.more(Limit::TicketsSeen)).min(deck);
        self.words.say_with("lg-detail-tickets", &[("seen", seen.into()), ("tickets", deck.into())])
    }

    /// "Together 12 of your 20 trains · $14 if completed, −$14 if not": with what is held already and can still be completed.
    fn keep(&self, places: Places) -> Vec<String> {
        let tickets: Vec<Ticket> = kept(self.view, self.seat, places).collect();
        let worth: u32 = tickets.iter().map(|ticket| ticket.value()).sum();
        let plan = Plan::with(self.view, self.seat, tickets.iter().copied());
        let have_ways = tickets.iter().all(|ticket| plan.missing(*ticket).is_some());
        let together = have_ways.then(|| together(self.view, self.seat, &plan, self.plan.open().count(), self.words));
        together.into_iter().chain([self.say("lg-detail-worth", "dollars", worth.into())]).collect()
    }

    /// "Colour bonus $2 · 11 → 8 trains · at the end $1 for few trains left · Fair weather $1 · a card for the large city".
    fn claim(&self, id: RouteId, payment: Payment) -> Vec<String> {
        let route = self.view.world.route(id);
        let trains = self.view.player(self.seat).trains;
        let left = trains.saturating_sub(route.length);
        let mut parts: Vec<String> = self.bonus(route).into_iter().collect();
        parts.push(self.words.say_with("lg-detail-trains", &[("from", trains.into()), ("to", left.into())]));
        parts.extend(self.for_few_trains(trains, left));
        parts.extend(self.event(route));
        parts.extend(self.bonus_beside(id));
        parts.extend(self.rules(route));
        parts.extend(contract::by_claim(self.view, self.seat, route, self.words));
        if self.has(&RuleWorks::LargeCities) && self.view.world.touches_large(route) {
            let cards = self.view.world.options().limits.large_city_cards + self.more(Limit::LargeCityCards);
            parts.push(self.say("lg-detail-large-city", "cards", cards.into()));
        }
        parts.extend(self.names(payment.skulls + payment.locomotive_skulls));
        parts.extend(self.depots_of_others(route));
        let tickets = self.own_tickets(id);
        let none = (tickets.is_empty() && !self.is_brief).then(|| self.words.say("lg-detail-no-ticket"));
        parts.extend(tickets.into_iter().chain(none));
        parts
    }

    /// LG-6.3: what skulls cost.
    fn names(&self, skulls: u8) -> Option<String> {
        let each = self.view.world.rules().iter().find_map(|rule| match rule.works() {
            RuleWorks::Names { dollars, .. } => Some(*dollars),
            _ => None,
        })?;
        let args = [("skulls", skulls.into()), ("dollars", (each * u32::from(skulls)).into())];
        let is_safe = skulls == 0 || self.view.pieces.of[self.seat.index()].couplers;
        (!is_safe).then(|| self.words.say_with("lg-detail-skulls", &args))
    }

    /// LG-5.3: what trains left bring at the end, where a claim makes it more; in a last turn, also where it does not.
    fn for_few_trains(&self, before: u8, left: u8) -> Option<String> {
        let [now, then] = [before, left].map(|trains| self.view.world.train_bonus(trains));
        match then > now {
            true => Some(self.say("lg-detail-few-trains", "dollars", then.into())),
            false => is_last_turn(self.view).then(|| self.say("lg-detail-few-trains-stay", "dollars", then.into())),
        }
    }

    /// Which of one's own tickets this completes, and which it is a missing piece of: the only one, it may be.
    fn own_tickets(&self, id: RouteId) -> Vec<String> {
        let uses = self.plan.uses(self.view, id);
        let named = |which: Use, said: &str| {
            let its: Vec<Ticket> = uses.iter().filter(|(_, its)| *its == which).map(|(ticket, _)| *ticket).collect();
            (!its.is_empty()).then(|| self.words.say_with(said, &[("tickets", self.some_of(&its).into())]))
        };
        let last = self.last_ways.iter().find(|last| last.route == id);
        let last = last.map(|last| match last.into {
            Some(city) => self.say("lg-detail-last-way-into", "city", city.name().into()),
            None => self.say("lg-detail-last-way", "ticket", ends(last.ticket).into()),
        });
        let completes = named(Use::Completes, "lg-detail-completes");
        let is_enough = completes.is_some() && self.is_brief;
        let on_the_way = named(Use::Part, "lg-detail-on-the-way").filter(|_| !is_enough);
        let another = named(Use::AnotherWay, "lg-detail-another-way").filter(|_| !self.is_brief);
        completes.into_iter().chain(on_the_way).chain(another).chain(last).collect()
    }

    /// "Boston–Buffalo, Atlanta–Detroit and 2 more": as many as one reads.
    fn some_of(&self, tickets: &[Ticket]) -> String {
        let most = if self.is_brief { 1 } else { 2 };
        let names = tickets.iter().take(most).map(|ticket| ends(*ticket));
        let more = tickets.len().checked_sub(most).filter(|more| *more > 0);
        let more = more.map(|more| self.say("lg-detail-more-tickets", "count", more.into()));
        let names: Vec<String> = names.chain(more).collect();
        self.words.listed(&names.iter().map(String::as_str).collect::<Vec<_>>())
    }

    /// What the current event adds to a number of the rules.
    fn more(&self, limit: Limit) -> u8 {
        match self.view.event.map(|event| event.works()) {
            Some(Works::More { of, by }) if of == limit => by,
            _ => 0,
        }
    }

    /// What the current event pays for it.
    fn event(&self, route: &Route) -> Option<String> {
        let event = self.view.event?;
        match event.works() {
            Works::First { .. } if self.view.pieces.event_taken => None,
            Works::OnClaim { routes, dollars } | Works::First { routes, dollars }
                if routes.fits(route, &self.view.world) =>
            {
                Some(format!("{} +{}", self.words.say(event.word()), self.words.money(dollars)))
            }
            _ => None,
        }
    }

    /// LG-4.13
    fn bonus(&self, route: &Route) -> Option<String> {
        self.is_own(route).then(|| self.say("lg-detail-bonus", "dollars", self.colour_bonus().into()))
    }

    /// The route beside this one that would bring the bonus, where it is free and only its cards are missing.
    fn bonus_beside(&self, id: RouteId) -> Option<String> {
        let is_missed =
            |other: &RouteId| !self.claimable.contains(*other) && self.is_own(self.view.world.route(*other));
        let free = self.view.free_routes(self.seat);
        let own = self.view.world.beside(id).iter().filter(|other| free.contains(*other)).find(is_missed)?;
        let colour = self.view.world.route(own).colour?;
        let route = self.words.say(&format!("{}.route", colour.word()));
        let args = [("route", route.into()), ("dollars", self.colour_bonus().into())];
        Some(self.words.say_with("lg-detail-bonus-beside", &args))
    }

    fn is_own(&self, route: &Route) -> bool {
        self.has(&RuleWorks::CompanyRoutes) && route.company() == Some(self.view.player(self.seat).company)
    }

    fn colour_bonus(&self) -> u32 {
        self.view.world.companies()[self.seat.index()].bonus_dollars
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

    /// LG-4.14: what a large city brings.
    fn large_for_good(&self) -> String {
        let cards = self.view.world.options().limits.large_city_cards;
        self.say("lg-detail-large-for-good", "cards", cards.into())
    }

    /// What becomes of a route that a choice of the story changes.
    fn drawn_for_good(&self) -> Option<String> {
        let Phase::Choice { number, .. } = self.view.phase else { return None };
        match self.view.world.options().choices.get(usize::from(number))?.choose {
            Choose::SecondLine { .. } => Some(self.words.say("lg-detail-second-line")),
            Choose::OwnColour { .. } => Some(self.say("lg-detail-own-colour", "dollars", self.colour_bonus().into())),
            Choose::LargeCity { .. } | Choose::KeptTicket { .. } | Choose::AwaitedTicket { .. } => None,
        }
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

/// "Together 12 of your 20 trains": what a plan takes, and how much of it was held before.
pub(crate) fn together(view: &View, seat: Seat, plan: &Plan, held: usize, words: &Words) -> String {
    let own = view.player(seat).trains;
    let is_too_many = plan.trains > u32::from(own);
    let id = if is_too_many { "lg-detail-together.too-many" } else { "lg-detail-together" };
    words.say_with(id, &[("held", held.into()), ("trains", plan.trains.into()), ("own", own.into())])
}

/// "then 2 of the 3 yellow for Atlanta–Raleigh, 3 with your locomotive"
pub(crate) fn card_for(view: &View, purpose: Purpose, colour: Colour, words: &Words) -> String {
    let route = view.world.route(purpose.route);
    let [from, to] = route.ends;
    let args = [
        ("have", purpose.have.into()),
        ("length", route.length.into()),
        ("colour", words.say(colour.word()).into()),
        ("locomotives", (purpose.with_locomotives - purpose.have).into()),
        ("all", purpose.with_locomotives.into()),
        ("from", from.name().into()),
        ("to", to.name().into()),
    ];
    words.say_with("lg-detail-card-for", &args)
}

/// "Boston–Buffalo".
fn ends(ticket: Ticket) -> String {
    let [from, to] = ticket.ends();
    format!("{}–{}", from.name(), to.name())
}
