//! Ticket to Ride Legacy: 2–5 railway companies, a campaign of twelve games. The law is
//! `rules/ticket-to-ride-legacy.md`.
//!
//! In reading order: what is printed, what is on the table, what players do, what comes of it.

mod contents;
mod face_down;
mod tables;

mod options;
mod state;
mod world;

mod action;
mod aims;
mod rules;

mod campaign;
mod event;
mod illegal;
mod imagine;
mod lessons;
mod outcome;
mod payslip;
mod pieces;
mod samples;
mod scenarios;
mod script;
mod unfound;
mod view;

use engine::conformance::Conforms;
use engine::{Chance, Game, Message, Rule, Seat, SeatSet, Standings, Viewer};
use rules::{
    banish, choice, claim, contract, couplers, depots, draft, draw, end, gifts, growth, medals, new_boards,
    paper_money, relief, season, setup, snow, spare_cards, through_train, tickets, travellers, turn,
};

pub use action::{Action, Payment, Places};
pub use aims::{Aim, Brings};
pub use campaign::{
    Campaign, CampaignFault, CompanyBox, Entry, FileFault, GameTotal, ImportFault, Part, SeenCampaign, Stage, Total,
};
pub use contents::boxes::{BoxId, Tally};
pub use contents::contracts::{Contract, ContractSet};
pub use contents::endings::Ending;
pub use contents::events::{EventCard, EventSet};
pub use contents::growth::{Growth, GrowthCards};
pub use contents::names::Name;
pub use contents::people::{PeopleSet, Person, Power};
pub use contents::postcards::{Kind, Postcard, PostcardSet, Reward};
pub use contents::rules::{Pay, RuleCard, RuleWorks, Slot};
pub use contents::story::{By, Choice, Choose, Sign as StorySign, StoryCard, margin, sources, title};
pub use contents::vocabulary::{Condition, Count, Effect, Filter, Limit, Token, Who, Works};
pub use engine::Text;
pub use event::{Completed, Event};
pub use illegal::{Illegal, OptionsFault};
pub use lessons::LESSONS;
pub use options::{Change, CompanyOptions, KeptTicket, Limits, Options, Tallies};
pub use outcome::{CompanyOutcome, Outcome};
pub use payslip::Payslip;
pub use pieces::{OwnPieces, Pieces};
pub use rules::network::Network;
pub use scenarios::SCENARIOS;
pub use script::LegacyScript;
pub use state::{LegacyGame, Phase};
pub use tables::cards::{Card, Cards, Colour, Sign};
pub use tables::city::{City, CitySet};
pub use tables::company::Company;
pub use tables::map::years;
pub use tables::region::{Region, RegionSet, Zone};
pub use tables::route::{Route, RouteId, RouteSet};
pub use tables::ticket::{Offer, Strip, Ticket, TicketSet};
pub use view::{PlayerView, ReturnedTicket, View};
pub use world::{KnownWorld, World};

impl Game for LegacyGame {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;

    const SLUG: &'static str = "ticket-to-ride-legacy";
    const RULES: u32 = 3;

    fn new(
        seats: usize,
        options: &Options,
        chance: &mut Chance,
        events: &mut Vec<Event>,
    ) -> Result<LegacyGame, Illegal> {
        setup::set_up(seats, options, chance, events)
    }

    fn seats(&self) -> usize {
        self.seat_count()
    }

    fn to_act(&self) -> SeatSet {
        self.phase.to_act()
    }

    fn legal_actions(&self, seat: Seat, legal: &mut Vec<Action>) {
        if !self.phase.to_act().contains(seat) {
            return;
        }
        match self.phase {
            Phase::FirstTickets { .. } | Phase::Tickets { .. } => tickets::list_choices(self, seat, legal),
            Phase::Turn { .. } => turn::list(self, seat, legal),
            Phase::Draw { .. } | Phase::LongerDraw { .. } => draw::list(self, legal),
            Phase::Banish { .. } => banish::list(self, legal),
            Phase::Depot { .. } => depots::list(self, legal),
            Phase::Choice { .. } => choice::list(self, legal),
            Phase::LineColour { .. } => choice::list_colours(legal),
            Phase::OpenBox { .. } => new_boards::list(self, legal),
            Phase::Growth { .. } => growth::list(self, legal),
            Phase::Contract { .. } => contract::list(self, legal),
            Phase::Traveller { .. } => travellers::list(self, seat, legal),
            Phase::LookAhead { .. } => tickets::list_ahead(self, seat, legal),
            Phase::DiscardDrawn { .. } => spare_cards::list_discards(self, seat, legal),
            Phase::OpenCard { .. } => spare_cards::list_open_cards(self, legal),
            Phase::Draft { .. } => draft::list(self, legal),
            Phase::Couplers { .. } => couplers::list(legal),
            Phase::SnowCard { .. } => gifts::list(self, seat, legal),
            Phase::Plough { .. } => snow::list(self, legal),
            Phase::Relief { .. } => {
                gifts::list(self, seat, legal);
                legal.push(Action::GiveNothing);
            }
            Phase::Season { .. } => season::list(self, seat, legal),
            Phase::ThroughTrain { .. } => through_train::list(legal),
            Phase::Finished => {}
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Illegal> {
        match *action {
            Action::KeepTickets { places } => tickets::may_keep(self, seat, places).map(drop),
            Action::TakeOpen { place } => draw::may_take_open(self, place).map(drop),
            Action::DrawBlind => draw::may_draw_blind(self).map(drop),
            Action::Claim { route, payment } => claim::may_claim(self, route, payment).map(drop),
            Action::DrawTickets => tickets::may_draw(self).map(drop),
            Action::Pass => turn::may_pass(self).map(drop),
            Action::Banish { event } => banish::may_banish(self, event).map(drop),
            Action::BuildDepot { city } => depots::may_build(self, city).map(drop),
            Action::NoDepot => depots::may_decline(self).map(drop),
            Action::ChooseCity { city } => choice::may_choose_city(self, city).map(drop),
            Action::ChooseRoute { route } => choice::may_choose_route(self, route).map(drop),
            Action::ChooseColour { .. } => choice::may_choose_colour(self).map(drop),
            Action::OpenBox { which } => new_boards::may_open(self, which).map(drop),
            Action::TakeGrowth { growth } => growth::may_take(self, growth).map(drop),
            Action::ChooseContract { contract } => contract::may_choose(self, contract).map(drop),
            Action::TakeAlong { person } => travellers::may_choose(self, person).map(drop),
            Action::LookAhead => tickets::may_look_ahead(self).map(drop),
            Action::LeaveTickets => tickets::may_leave(self).map(drop),
            Action::DiscardDrawn { card } => spare_cards::may_discard(self, card).map(drop),
            Action::TakeCard { place } => spare_cards::may_take_card(self, place).map(drop),
            Action::TakeNoCard => spare_cards::may_take_no_card(self).map(drop),
            Action::TakePerson { person } => draft::may_take(self, person).map(drop),
            Action::LayTicketAside { ticket } => choice::may_lay_aside(self, Some(ticket)).map(drop),
            Action::LayNoTicketAside => choice::may_lay_aside(self, None).map(drop),
            Action::FitCouplers => couplers::may_fit(self).map(drop),
            Action::NoCouplers => couplers::may_decline(self).map(drop),
            Action::GiveCard { card } => gifts::may_give(self, card).map(drop),
            Action::GiveNothing => relief::may_decline(self).map(drop),
            Action::Plough { route } => snow::may_plough(self, route).map(drop),
            Action::ShowTicket { ticket } => season::may_show(self, ticket).map(drop),
            Action::ShowNoTicket => season::may_decline(self).map(drop),
            Action::TakeLoan => paper_money::may_borrow(self).map(drop),
            Action::BuyCards => rules::current_event::may_buy(self).map(drop),
            Action::EndDraw => draw::may_end(self).map(drop),
            Action::SendTrain => through_train::may_send(self).map(drop),
            Action::HoldTrain => through_train::may_hold(self).map(drop),
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        chance: &mut Chance,
        events: &mut Vec<Event>,
    ) -> Result<(), Illegal> {
        let done = match *action {
            Action::KeepTickets { places } => tickets::keep(self, seat, places, chance, events),
            Action::TakeOpen { place } => draw::take_open(self, place, chance, events),
            Action::DrawBlind => draw::draw_blind(self, chance, events),
            Action::Claim { route, payment } => claim::claim(self, route, payment, chance, events),
            Action::DrawTickets => tickets::draw(self, chance, events),
            Action::Pass => turn::pass(self, events),
            Action::Banish { event } => banish::banish(self, event, events),
            Action::BuildDepot { city } => depots::build(self, city, events),
            Action::NoDepot => depots::decline(self, events),
            Action::ChooseCity { city } => choice::choose_city(self, city, chance, events),
            Action::ChooseRoute { route } => choice::choose_route(self, route, chance, events),
            Action::ChooseColour { colour } => choice::choose_colour(self, colour, chance, events),
            Action::OpenBox { which } => new_boards::open(self, which, events),
            Action::TakeGrowth { growth } => growth::take(self, growth, events),
            Action::ChooseContract { contract } => contract::choose(self, contract, chance, events),
            Action::TakeAlong { person } => travellers::choose(self, person, chance, events),
            Action::LookAhead => tickets::look_ahead(self, chance, events),
            Action::LeaveTickets => tickets::leave(self, events),
            Action::DiscardDrawn { card } => spare_cards::discard(self, card, events),
            Action::TakeCard { place } => spare_cards::take_card(self, place, chance, events),
            Action::TakeNoCard => spare_cards::take_no_card(self, events),
            Action::TakePerson { person } => draft::take(self, person, events),
            Action::LayTicketAside { ticket } => choice::lay_aside(self, Some(ticket), chance, events),
            Action::LayNoTicketAside => choice::lay_aside(self, None, chance, events),
            Action::FitCouplers => couplers::fit(self, chance, events),
            Action::NoCouplers => couplers::decline(self, chance, events),
            Action::GiveCard { card } => gifts::give(self, card, chance, events),
            Action::GiveNothing => relief::decline(self, events),
            Action::Plough { route } => snow::plough(self, route, events),
            Action::ShowTicket { ticket } => season::show(self, ticket, chance, events),
            Action::ShowNoTicket => season::decline(self, events),
            Action::TakeLoan => paper_money::borrow(self, events),
            Action::BuyCards => rules::current_event::buy(self, chance, events),
            Action::EndDraw => draw::end(self, events),
            Action::SendTrain => through_train::send(self, chance, events),
            Action::HoldTrain => through_train::hold(self, events),
        };
        medals::turn_over(self, chance);
        done
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn imagine(view: &View, chance: &mut Chance) -> LegacyGame {
        imagine::imagine(view, chance)
    }

    fn standings(&self) -> Standings {
        end::standings(self)
    }

    fn seen_by(event: &Event, viewer: Viewer) -> Event {
        event.seen_by(viewer)
    }

    fn tell(event: &Event) -> Message {
        event.message()
    }

    fn names_unfound(&self, action: &Action) -> bool {
        unfound::names_unfound(self, action)
    }

    /// LG-1.5: outside a campaign nobody has received a postcard.
    fn is_for_campaigns(options: &Options) -> bool {
        options.companies.iter().any(|its| !its.postcards.is_empty())
    }

    fn explain(illegal: &Illegal) -> Message {
        illegal.message()
    }

    fn rule(illegal: &Illegal) -> Rule {
        illegal.rule()
    }

    fn shows_secret(event: &Event) -> bool {
        event.shows_secret()
    }
}

/// What the conformance kit must know.
impl Conforms for LegacyGame {
    /// The first game with any number of companies, and every chapter in a world where all boxes are open.
    fn tables() -> Vec<(usize, Options)> {
        let first = (2..=5).map(|seats| (seats, Options::default()));
        let late = (1..=12).flat_map(|chapter| [2, 5].map(|seats| (seats, Campaign::rehearsal(chapter, seats))));
        first.chain(late).chain([3, 4].map(|seats| (seats, Campaign::rehearsal(9, seats)))).collect()
    }

    /// Train cards of each colour, action cards, tickets, events, and each company's trains. Who has not read the year's story
    /// can't imagine the events it brings: they are not counted.
    fn sums(&self) -> Vec<(&'static str, i64)> {
        let mut cards = self.deck;
        cards.add_all(&self.discards);
        self.open_cards.iter().flatten().for_each(|card| cards.add(*card, 1));
        self.players.iter().for_each(|player| cards.add_all(player.hand.known_to_rules()));
        let tickets: usize = self
            .players
            .iter()
            .map(|player| player.tickets.known_to_rules().len() + player.offered.known_to_rules().len())
            .sum();
        let of_story = world::story_events(&self.world);
        let laid_out = self.events.discards.iter().chain(&self.events.banished).copied();
        let events = self.events.deck.iter().chain(laid_out).filter(|event| !of_story.contains(*event)).count();
        let trains = self.players.iter().map(|player| {
            let laid: u8 = player.routes.iter().map(|route| self.world.route(route).length).sum();
            ("trains", i64::from(player.trains + laid))
        });
        let kinds = Card::all().map(|card| ("cards", i64::from(cards.count(card))));
        let others = [("tickets", (tickets + self.ticket_deck.len()) as i64), ("events", events as i64)];
        kinds.chain(others).chain(trains).collect()
    }
}
