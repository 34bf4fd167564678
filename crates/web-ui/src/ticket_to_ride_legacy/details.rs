//! What a choice costs and changes, in one soft line under its name.

use super::choices::kept;
use super::reach::{Missing, missing_together};
use crate::{People, Words};
use engine::Seat;
use ticket_to_ride_legacy::{
    Action, Card, Change, Choose, City, Colour, Growth, Limit, Payment, Phase, Places, Route, RouteId, RouteSet,
    RuleWorks, Ticket, View, Works,
};

/// LG-5.1: once somebody has brought the last round, everybody has one turn.
pub(crate) fn is_last_turn(view: &View) -> bool {
    view.last_turn.is_some()
}

pub(crate) struct Details<'a> {
    pub(crate) view: &'a View,
    pub(crate) seat: Seat,
    pub(crate) words: &'a Words,
    pub(crate) people: &'a People,
    /// What own tickets still need.
    pub(crate) missing: Vec<(Ticket, Missing)>,
    /// The routes that can be claimed now.
    pub(crate) claimable: RouteSet,
    /// Hundreds of ways to pay: what a claim does not do is left out, so that the page stays light.
    pub(crate) is_brief: bool,
}

impl Details<'_> {
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
        let mut parts = vec![self.use_of(open)];
        parts.push(self.say("lg-detail-cards-left", "left", left.into()));
        parts
    }

    /// "3 of 4 red for Detroit–Chicago": a missing piece of an own ticket that this card brings nearer.
    fn use_of(&self, open: Option<Card>) -> String {
        let Some(card) = open else { return self.words.say("lg-detail-unseen") };
        let Some(colour) = card.colour() else { return self.words.say("lg-detail-any-colour") };
        let have = self.view.player(self.seat).hand.map_or(0, |hand| hand.of(colour)) + 1;
        let pieces = self.missing.iter().flat_map(|(_, its)| its.of_any_way(self.view, self.seat));
        let takes_it = |route: &&Route| have <= route.length && route.colour.is_none_or(|its| its == colour);
        // What the hand can't pay yet comes first; what takes no other colour is named before what takes any.
        let order = |route: &&Route| (self.is_payable(route), route.colour.is_none(), !self.is_of_the_way(route.id));
        let wanted = pieces.map(|id| self.view.world.route(id)).filter(takes_it).min_by_key(order);
        let mut args = vec![("have", have.into()), ("colour", self.words.say(colour.word()).into())];
        let Some(route) = wanted else { return self.words.say_with("lg-detail-spare-card", &args) };
        let [from, to] = route.ends;
        // LG-4.8: locomotives in hand stand for what is missing.
        let locomotives = self.view.player(self.seat).hand.map_or(0, |hand| hand.locomotives());
        args.extend([("length", route.length.into()), ("locomotives", locomotives.min(route.length - have).into())]);
        args.extend([("from", from.name().into()), ("to", to.name().into())]);
        self.words.say_with("lg-detail-card-for", &args)
    }

    /// LG-4.8, LG-4.11: whether the hand holds as many cards as it takes, or as one beside it takes that is free too.
    fn is_payable(&self, route: &Route) -> bool {
        let free = self.view.free_routes(self.seat);
        let beside = self.view.world.beside(route.id).iter().filter(|id| free.contains(*id));
        beside.chain([route.id]).any(|id| self.is_held(self.view.world.route(id)))
    }

    fn is_held(&self, route: &Route) -> bool {
        let hand = self.view.player(self.seat).hand.unwrap_or_default();
        let held = |colour: Colour| hand.of(colour) + hand.locomotives();
        route.colour.map_or_else(|| Colour::ALL.into_iter().map(held).max().unwrap_or_default(), held) >= route.length
    }

    /// Whether it lies on the ways that own tickets show.
    fn is_of_the_way(&self, id: RouteId) -> bool {
        self.missing.iter().any(|(_, its)| its.routes.contains(id))
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
        let held = self.missing.iter().filter(|(_, its)| its.trains > 0).map(|(ticket, _)| *ticket);
        let held: Vec<Ticket> = held.collect();
        let held_count = held.len();
        let all = missing_together(self.view, self.seat, held.into_iter().chain(tickets).collect());
        let own = self.view.player(self.seat).trains;
        let together = all.map(|all| {
            let is_too_many = all.trains > u32::from(own);
            let id = if is_too_many { "lg-detail-together.too-many" } else { "lg-detail-together" };
            self.words.say_with(id, &[("held", held_count.into()), ("trains", all.trains.into()), ("own", own.into())])
        });
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
        if self.has(&RuleWorks::LargeCities) && self.view.world.touches_large(route) {
            let cards = self.view.world.options().limits.large_city_cards + self.more(Limit::LargeCityCards);
            parts.push(self.say("lg-detail-large-city", "cards", cards.into()));
        }
        if payment.skulls + payment.locomotive_skulls > 0 && !self.view.pieces.of[self.seat.index()].couplers {
            parts.push(self.say("lg-detail-skulls", "skulls", (payment.skulls + payment.locomotive_skulls).into()));
        }
        parts.extend(self.depots_of_others(route));
        let tickets = self.own_tickets(id);
        let none = (tickets.is_empty() && !self.is_brief).then(|| self.words.say("lg-detail-no-ticket"));
        parts.extend(tickets.into_iter().chain(none));
        parts
    }

    /// LG-5.3: what trains left bring at the end, where a claim makes it more; in a last turn, also where it does not.
    fn for_few_trains(&self, before: u8, left: u8) -> Option<String> {
        let [now, then] = [before, left].map(|trains| self.view.world.train_bonus(trains));
        match then > now {
            true => Some(self.say("lg-detail-few-trains", "dollars", then.into())),
            false => is_last_turn(self.view).then(|| self.say("lg-detail-few-trains-stay", "dollars", then.into())),
        }
    }

    /// Which of one's own tickets this completes, and which it is a missing piece of.
    fn own_tickets(&self, id: RouteId) -> Vec<String> {
        let its = self.missing.iter().filter(|(_, missing)| missing.takes(self.view, id));
        let (last, others): (Vec<_>, Vec<_>) = its.partition(|(_, missing)| missing.ends_with(self.view, id));
        let named = |said: &str, its: &[&(Ticket, Missing)]| {
            (!its.is_empty()).then(|| self.words.say_with(said, &[("tickets", self.some_of(its).into())]))
        };
        let completes = named("lg-detail-completes", &last);
        let on_the_way = named("lg-detail-on-the-way", &others).filter(|_| completes.is_none() || !self.is_brief);
        completes.into_iter().chain(on_the_way).collect()
    }

    /// "Boston–Buffalo, Atlanta–Detroit and 2 more": as many as one reads.
    fn some_of(&self, tickets: &[&(Ticket, Missing)]) -> String {
        let most = if self.is_brief { 1 } else { 2 };
        let names = tickets.iter().take(most).map(|(ticket, _)| {
            let [from, to] = ticket.ends();
            format!("{}–{}", from.name(), to.name())
        });
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
