//! What happened, as facts. A secret in them is a letter to its owner.

mod told;

use crate::tables::ticket::{Offer, Strip, Ticket};
use crate::{
    BoxId, Card, Cards, City, Colour, Company, Contract, EventCard, Growth, Name, Payslip, Person, Postcard, RouteId,
    RuleCard,
};
use engine::{Letter, Seat, Viewer};
use serde::Serialize;

/// Cards, tickets, coins and trains move only as these say.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(tag = "fact", rename_all = "snake_case")]
pub enum Event {
    /// LG-3.1
    GameBegan {
        year: u16,
    },
    CompanySeated {
        seat: Seat,
        company: Company,
    },
    /// LG-3.17: for what its office promises beyond a limit.
    OfficePaid {
        seat: Seat,
        dollars: u32,
    },
    /// LG-3.9: the card's holder is not here; chance gave it to this player.
    StartPlayerDrawn {
        seat: Seat,
    },
    /// LG-3.4
    HandDealt {
        seat: Seat,
        count: u8,
        cards: Letter<Cards>,
    },
    CardTurnedUp {
        place: u8,
        card: Card,
    },
    /// LG-4.3
    OpenCardsDiscarded,
    /// LG-3.5
    FirstTicketsDealt {
        seat: Seat,
        count: u8,
        tickets: Letter<Offer>,
    },
    /// LG-4.16
    TicketsDrawn {
        seat: Seat,
        count: u8,
        tickets: Letter<Offer>,
    },
    TicketsKept {
        seat: Seat,
        kept: u8,
        returned: u8,
        tickets: Letter<Offer>,
    },
    OpenCardTaken {
        seat: Seat,
        card: Card,
    },
    CardDrawn {
        seat: Seat,
        card: Letter<Card>,
    },
    /// LG-4.20: there was no card left to draw.
    NoCardLeft {
        seat: Seat,
    },
    /// LG-4.4
    DeckRebuilt {
        cards: u8,
    },
    /// LG-4.6
    EventTurned {
        event: EventCard,
    },
    /// LG-4.7: there was no other event to turn.
    NoOtherEvent,
    /// LG-4.7
    EventsReshuffled {
        events: u8,
    },
    RouteClaimed {
        seat: Seat,
        route: RouteId,
        ends: [City; 2],
        length: u8,
        colour: Option<Colour>,
        /// Of the cards paid.
        locomotives: u8,
        /// Fewer than the route is long where something else stood for one.
        cards: u8,
        completes: Letter<Completed>,
    },
    /// LG-4.11: the other half of a double, with 2 or 3 players.
    RouteClosed {
        route: RouteId,
        ends: [City; 2],
    },
    /// LG-4.13
    BonusEarned {
        seat: Seat,
        dollars: u32,
    },
    /// By the current event or one that strikes.
    EventPaid {
        seat: Seat,
        event: EventCard,
        dollars: u32,
    },
    /// By an event that strikes.
    EventCost {
        seat: Seat,
        event: EventCard,
        dollars: u32,
    },
    /// LG-4.25
    Passed {
        seat: Seat,
    },
    /// LG-5.1
    LastRound {
        seat: Seat,
        trains: u8,
    },
    /// LG-4.25
    AllPassed,
    /// LG-5.12: one of the tickets that are shown at the end.
    TicketShown {
        seat: Seat,
        ticket: Ticket,
        completed: bool,
    },
    /// LG-5.2
    PayslipWritten {
        seat: Seat,
        payslip: Payslip,
    },
    /// LG-5.5
    GameWon {
        seat: Seat,
    },
    /// LG-5.6
    StartCardTaken {
        seat: Seat,
    },
    /// By a rule found during the campaign.
    RulePaid {
        seat: Seat,
        rule: RuleCard,
        dollars: u32,
    },
    CouplersFitted {
        seat: Seat,
        dollars: u32,
    },
    CouplersDeclined {
        seat: Seat,
    },
    SnowFell {
        routes: u8,
    },
    /// Beside the payment: for a snowed route, or for the relief train.
    CardGiven {
        seat: Seat,
        card: Card,
    },
    NothingGiven {
        seat: Seat,
    },
    SnowCleared {
        seat: Seat,
        route: RouteId,
        ends: [City; 2],
    },
    TanksLaid {
        tanks: u8,
    },
    TankTaken {
        seat: Seat,
        city: City,
    },
    TankUsed {
        seat: Seat,
    },
    SeasonTurned {
        strip: Strip,
    },
    TicketLaidOpen {
        seat: Seat,
        ticket: Ticket,
    },
    /// It lies open for this game and is worth more; or none does.
    TicketAwaited {
        seat: Seat,
        ticket: Option<Ticket>,
    },
    NoTicketLaidOpen {
        seat: Seat,
    },
    ReliefArrived {
        city: City,
        cards: u8,
    },
    ReliefLate {
        city: City,
        cards: u8,
    },
    /// For good.
    TrainWon {
        seat: Seat,
    },
    LoanTaken {
        seat: Seat,
        dollars: u32,
    },
    /// A draw that could have been lengthened was not.
    DrawEnded {
        seat: Seat,
    },
    DrawLengthened {
        seat: Seat,
        dollars: u32,
    },
    ThroughTrainReady {
        from: City,
        to: City,
    },
    ThroughTrainMoved {
        city: City,
    },
    /// On the Bureau's own rails.
    ThroughTrainBridged {
        city: City,
    },
    ThroughTrainHeld {
        seat: Seat,
    },
    StampEarned {
        seat: Seat,
    },
    ThroughTrainArrived {
        city: City,
    },
    /// Bound for this city.
    ThroughTrainWaits {
        city: City,
    },
    NameWritten {
        seat: Seat,
        name: Name,
    },
    /// 0 coal, 1 copper, 2 silver.
    OreFound {
        seat: Seat,
        kind: u8,
    },
    /// Set-up step 10
    ContractDealt {
        contract: Contract,
    },
    ContractChosen {
        seat: Seat,
        contract: Contract,
    },
    ContractMet {
        seat: Seat,
        contract: Contract,
        medal: bool,
    },
    /// LG-5.8: one side is read to all.
    PostcardReceived {
        seat: Seat,
        postcard: Postcard,
    },
    /// Set-up step 13
    PersonTravels {
        seat: Seat,
        person: Person,
    },
    /// A power that works once a game is used.
    PersonHelped {
        seat: Seat,
        person: Person,
    },
    PersonPaid {
        seat: Seat,
        person: Person,
        dollars: u32,
    },
    /// After the game.
    PersonJoined {
        seat: Seat,
        person: Person,
    },
    /// Tickets that were looked at lie under the deck.
    TicketsLeft {
        seat: Seat,
        count: u8,
    },
    NoCardTaken {
        seat: Seat,
    },
    DrawnCardDiscarded {
        seat: Seat,
        card: Card,
    },
    /// It comes from the office: everybody knows it.
    TicketFromOffice {
        seat: Seat,
        ticket: Ticket,
    },
    /// Into the office, or none.
    TicketLaidAside {
        seat: Seat,
        ticket: Option<Ticket>,
    },
    SacksLaid {
        sacks: u8,
    },
    SackTaken {
        seat: Seat,
    },
    HerdStarted {
        city: City,
    },
    HerdDriven {
        seat: Seat,
        city: City,
    },
    CargoLoaded {
        seat: Seat,
    },
    ShipSailed,
    DepotBuilt {
        seat: Seat,
        city: City,
        locomotives: u8,
    },
    DepotDeclined {
        seat: Seat,
    },
    GrowthTurnedUp {
        growth: Growth,
    },
    GrowthTaken {
        seat: Seat,
        growth: Growth,
    },
    /// LG-5.8: shown to all.
    PostcardMet {
        seat: Seat,
        postcard: Postcard,
    },
    PostcardPaid {
        seat: Seat,
        postcard: Postcard,
        dollars: u32,
    },
    /// LG-1.12: announced at once, opened after the game.
    BoxEarned {
        which: BoxId,
    },
    /// LG-1.7
    BoxOpened {
        seat: Seat,
        which: BoxId,
    },
    CityChosen {
        seat: Seat,
        city: City,
    },
    /// LG-6.5: where the second line will lie; its colour is asked for next.
    LineChosen {
        seat: Seat,
        route: RouteId,
        ends: [City; 2],
    },
    RouteChosen {
        seat: Seat,
        route: RouteId,
        ends: [City; 2],
        colour: Option<Colour>,
        doubled: bool,
    },
    /// LG-5.7
    EventBanished {
        seat: Seat,
        event: EventCard,
    },
}

/// Tickets that a claim completes: until the end their owner alone knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Completed {
    pub tickets: Offer,
    /// What they are worth at the end.
    pub dollars: u32,
}

impl Event {
    /// What this viewer may know of it.
    pub(crate) fn seen_by(mut self, viewer: Viewer) -> Event {
        match &mut self {
            Event::HandDealt { cards, .. } => *cards = cards.seen_by(viewer),
            Event::CardDrawn { card, .. } => *card = card.seen_by(viewer),
            Event::RouteClaimed { completes, .. } => *completes = completes.seen_by(viewer),
            Event::FirstTicketsDealt { tickets, .. }
            | Event::TicketsDrawn { tickets, .. }
            | Event::TicketsKept { tickets, .. } => *tickets = tickets.seen_by(viewer),
            _ => {}
        }
        self
    }

    /// Whether somebody saw something that others did not.
    pub(crate) fn shows_secret(&self) -> bool {
        matches!(
            self,
            Event::HandDealt { .. }
                | Event::FirstTicketsDealt { .. }
                | Event::TicketsDrawn { .. }
                | Event::CardDrawn { .. }
                | Event::TicketShown { .. }
                | Event::TicketLaidOpen { .. }
        )
    }
}
