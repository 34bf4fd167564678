//! Why an action was refused, with the numbers and the rule.

use crate::contents::rules::RuleCard;
use crate::tables::route::RouteId;
use crate::{BoxId, Card, City, Colour, Company, Contract, Growth, Person, Phase, Ticket};
use engine::{Message, Rule, Seat};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The game is for 2 to 5 players.
    WrongSeats {
        seats: usize,
    },
    /// No game can be played on this world.
    Options {
        fault: OptionsFault,
    },
    /// The table waits for something else.
    NotNow {
        phase: Phase,
    },
    /// Too few cards in deck and discards to choose drawing.
    TooFewCards {
        cards: u8,
    },
    NoOpenCard {
        place: u8,
    },
    /// An open locomotive is never the second card.
    OpenLocomotive,
    /// The current event allows blind draws only.
    OpenCardsFrozen,
    /// The current event sells nothing, or one has bought it.
    NothingForSale,
    /// Nothing but action cards in deck and discards.
    NothingToDraw,
    NoSuchRoute {
        route: RouteId,
    },
    /// LG-1.5: its cities are not named: they may not have been found.
    RouteNotOpen {
        route: RouteId,
    },
    RouteClaimed {
        ends: [City; 2],
        by: Seat,
    },
    OwnRoute {
        ends: [City; 2],
    },
    RouteClosed {
        ends: [City; 2],
    },
    /// They have the route beside it.
    RouteBarred {
        ends: [City; 2],
    },
    TooFewTrains {
        trains: u8,
        length: u8,
    },
    WrongColour {
        route: Colour,
    },
    /// The payment's numbers fit no set of so many cards.
    WrongPayment {
        length: u8,
    },
    CardsMissing {
        colour: Option<Colour>,
        cards: u8,
        locomotives: u8,
    },
    /// Colour and locomotives together are too few.
    ColourShort {
        colour: Colour,
        needs: u8,
        cards: u8,
        locomotives: u8,
    },
    /// A grey route takes any one colour.
    SetMissing {
        cards: u8,
        locomotives: u8,
    },
    NoTicketLeft,
    KeepMore {
        kept: u8,
        least: u8,
        first: bool,
    },
    NotOffered {
        offered: u8,
    },
    /// Something else can be done.
    MayNotPass,
    NotInDiscards,
    /// A large city, one with a depot, not an end of the route, or a second depot in this game.
    NoDepotThere {
        city: City,
    },
    NoLocomotive,
    NotThatCity {
        city: City,
    },
    NotThatRoute {
        route: RouteId,
    },
    /// Neither earned nor to be chosen, or its region does not touch the map.
    BoxNotReady {
        which: BoxId,
    },
    NoSuchGrowth {
        growth: Growth,
    },
    NotThatContract {
        contract: Contract,
    },
    NotInOffice {
        person: Person,
    },
    /// In somebody's office.
    NotFree {
        person: Person,
    },
    /// Nobody who travels along can do it, or can do it again.
    NobodyHelps,
    /// Not one of the cards just drawn.
    NotDrawn,
    /// Completed, or another's.
    NotThatTicket {
        ticket: Option<Ticket>,
    },
    /// No rule that allows it is in force.
    RuleNotFound,
    TooFewCoins {
        coins: u32,
        dollars: u32,
    },
    /// Once is enough.
    CouplersFitted,
    /// A snowed route costs one card more than they have.
    SnowNeedsCard {
        ends: [City; 2],
    },
    NoSnowThere {
        route: RouteId,
    },
    NotInHand {
        card: Card,
    },
    NoTank,
    /// Not their own, open already, or without the strip of the season.
    NotInSeason {
        ticket: Ticket,
    },
    /// One a game.
    LoanTaken,
}

/// What is wrong with a world.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionsFault {
    Chapter {
        chapter: u8,
    },
    /// Another number of companies than of seats.
    Companies {
        companies: usize,
    },
    Twice {
        company: Company,
    },
    Tickets {
        tickets: usize,
    },
    /// A change to a route that can't be.
    Route {
        route: RouteId,
    },
    /// Two rules in one slot.
    Slot {
        rule: RuleCard,
    },
    Limits,
}

impl Illegal {
    pub(crate) fn rule(self) -> Rule {
        Rule(match self {
            Illegal::WrongSeats { .. } => "LG-1.13",
            Illegal::Options { fault } => fault.rule(),
            Illegal::NotNow { phase: Phase::FirstTickets { .. } } => "LG-3.12",
            Illegal::NotNow { phase: Phase::Tickets { .. } } => "LG-4.24",
            Illegal::NotNow { phase: Phase::Draw { .. } } => "LG-4.18",
            Illegal::NotNow { phase: Phase::Banish { .. } } => "LG-5.10",
            Illegal::NotNow { .. } => "LG-4.1",
            Illegal::TooFewCards { .. } => "LG-4.5",
            Illegal::NoOpenCard { .. } => "LG-4.1",
            Illegal::OpenLocomotive => "LG-4.2",
            Illegal::OpenCardsFrozen => "LG-4.7",
            Illegal::NothingForSale => "LG-4.27",
            Illegal::NothingToDraw => "LG-4.20",
            Illegal::NoSuchRoute { .. } => "LG-2.4",
            Illegal::RouteNotOpen { .. } => "LG-4.10",
            Illegal::RouteClaimed { .. } | Illegal::OwnRoute { .. } | Illegal::TooFewTrains { .. } => "LG-4.9",
            Illegal::RouteClosed { .. } | Illegal::RouteBarred { .. } => "LG-4.11",
            Illegal::WrongColour { .. } | Illegal::CardsMissing { .. } => "LG-4.8",
            Illegal::ColourShort { .. } | Illegal::SetMissing { .. } => "LG-4.8",
            Illegal::WrongPayment { .. } => "LG-4.22",
            Illegal::NoTicketLeft => "LG-4.24",
            Illegal::KeepMore { first: true, .. } => "LG-3.5",
            Illegal::KeepMore { first: false, .. } => "LG-4.16",
            Illegal::NotOffered { .. } => "LG-4.16",
            Illegal::MayNotPass => "LG-4.25",
            Illegal::NotInDiscards => "LG-5.10",
            Illegal::NotThatCity { .. } | Illegal::NotThatRoute { .. } => "LG-6.1",
            Illegal::BoxNotReady { .. } => "LG-6.2",
            Illegal::NoDepotThere { .. } => "LG-6.3",
            Illegal::NoLocomotive => "LG-5.14",
            Illegal::NoSuchGrowth { .. } => "LG-6.3",
            Illegal::NotThatContract { .. } => "LG-6.3",
            Illegal::NotInOffice { .. } | Illegal::NotFree { .. } | Illegal::NobodyHelps => "LG-6.3",
            Illegal::NotDrawn => "LG-4.14",
            Illegal::NotThatTicket { .. } => "LG-6.1",
            Illegal::RuleNotFound => "LG-1.8",
            Illegal::TooFewCoins { .. } => "LG-2.7",
            Illegal::CouplersFitted => "LG-6.3",
            Illegal::SnowNeedsCard { .. } | Illegal::NoSnowThere { .. } | Illegal::NotInHand { .. } => "LG-6.3",
            Illegal::NoTank | Illegal::NotInSeason { .. } | Illegal::LoanTaken => "LG-6.3",
        })
    }

    pub(crate) fn message(self) -> Message {
        match self {
            Illegal::WrongSeats { seats } => Message::new("lg-no-wrong-seats").number("seats", seats as i64),
            Illegal::Options { fault } => fault.message(),
            Illegal::NotNow { phase: Phase::Draw { .. } } => Message::new("lg-no-next-card"),
            Illegal::NotNow { phase } => Message::new("lg-no-not-now").word("phase", phase.word()),
            Illegal::TooFewCards { cards } => Message::new("lg-no-too-few-cards").number("cards", cards),
            Illegal::NoOpenCard { place } => Message::new("lg-no-open-card").number("place", i64::from(place) + 1),
            Illegal::OpenLocomotive => Message::new("lg-no-open-locomotive"),
            Illegal::OpenCardsFrozen => Message::new("lg-no-open-cards-frozen"),
            Illegal::NothingForSale => Message::new("lg-no-nothing-for-sale"),
            Illegal::NothingToDraw => Message::new("lg-no-nothing-to-draw"),
            Illegal::NoSuchRoute { route } => Message::new("lg-no-such-route").number("route", i64::from(route.0) + 1),
            Illegal::RouteNotOpen { route } => {
                Message::new("lg-no-route-not-open").number("route", i64::from(route.0) + 1)
            }
            Illegal::RouteClaimed { ends, by } => between("lg-no-route-claimed", ends).seat("seat", by),
            Illegal::OwnRoute { ends } => between("lg-no-own-route", ends),
            Illegal::RouteClosed { ends } => between("lg-no-route-closed", ends),
            Illegal::RouteBarred { ends } => between("lg-no-route-barred", ends),
            Illegal::TooFewTrains { trains, length } => {
                Message::new("lg-no-too-few-trains").number("trains", trains).number("length", length)
            }
            Illegal::WrongColour { route } => Message::new("lg-no-wrong-colour").word("colour", route.word()),
            Illegal::WrongPayment { length } => Message::new("lg-no-wrong-payment").number("length", length),
            Illegal::CardsMissing { colour: Some(colour), cards, locomotives } => Message::new("lg-no-cards-missing")
                .word("colour", colour.word())
                .number("cards", cards)
                .number("locomotives", locomotives),
            Illegal::CardsMissing { colour: None, locomotives, .. } => {
                Message::new("lg-no-locomotives-missing").number("locomotives", locomotives)
            }
            Illegal::ColourShort { colour, needs, cards, locomotives } => Message::new("lg-no-colour-short")
                .word("colour", colour.word())
                .number("needs", needs)
                .number("cards", cards)
                .number("locomotives", locomotives),
            Illegal::SetMissing { cards, locomotives } => {
                Message::new("lg-no-set-missing").number("cards", cards).number("locomotives", locomotives)
            }
            Illegal::NoTicketLeft => Message::new("lg-no-ticket-left"),
            Illegal::KeepMore { kept, least, .. } => {
                Message::new("lg-no-keep-more").number("kept", kept).number("least", least)
            }
            Illegal::NotOffered { offered } => Message::new("lg-no-not-offered").number("offered", offered),
            Illegal::MayNotPass => Message::new("lg-no-pass"),
            Illegal::NotInDiscards => Message::new("lg-no-not-in-discards"),
            Illegal::NoDepotThere { city } => Message::new("lg-no-depot-there").name("city", city.name()),
            Illegal::NoLocomotive => Message::new("lg-no-locomotive"),
            Illegal::NotThatCity { city } => Message::new("lg-no-not-that-city").name("city", city.name()),
            Illegal::NotThatRoute { route } => {
                Message::new("lg-no-not-that-route").number("route", i64::from(route.0) + 1)
            }
            Illegal::BoxNotReady { which } => Message::new("lg-no-box-not-ready").word("box", which.word()),
            Illegal::NoSuchGrowth { growth } => Message::new("lg-no-such-growth").word("growth", growth.word()),
            Illegal::NotThatContract { contract } => {
                Message::new("lg-no-not-that-contract").word("contract", contract.word())
            }
            Illegal::NotInOffice { person } => Message::new("lg-no-not-in-office").word("person", person.word()),
            Illegal::NotFree { person } => Message::new("lg-no-not-free").word("person", person.word()),
            Illegal::NobodyHelps => Message::new("lg-no-nobody-helps"),
            Illegal::NotDrawn => Message::new("lg-no-not-drawn"),
            Illegal::NotThatTicket { ticket: Some(ticket) } => between("lg-no-not-that-ticket", ticket.ends()),
            Illegal::NotThatTicket { ticket: None } => Message::new("lg-no-ticket-to-lay-aside"),
            Illegal::RuleNotFound => Message::new("lg-no-rule-not-found"),
            Illegal::TooFewCoins { coins, dollars } => {
                Message::new("lg-no-too-few-coins").number("coins", coins).number("dollars", dollars)
            }
            Illegal::CouplersFitted => Message::new("lg-no-couplers-fitted"),
            Illegal::SnowNeedsCard { ends } => between("lg-no-snow-needs-card", ends),
            Illegal::NoSnowThere { route } => Message::new("lg-no-snow-there").number("route", i64::from(route.0) + 1),
            Illegal::NotInHand { card } => Message::new("lg-no-not-in-hand").word("card", card.word()),
            Illegal::NoTank => Message::new("lg-no-tank"),
            Illegal::NotInSeason { ticket } => between("lg-no-not-in-season", ticket.ends()),
            Illegal::LoanTaken => Message::new("lg-no-loan-taken"),
        }
    }
}

impl OptionsFault {
    fn rule(self) -> &'static str {
        match self {
            OptionsFault::Chapter { .. } => "LG-1.1",
            OptionsFault::Companies { .. } | OptionsFault::Twice { .. } => "LG-1.13",
            OptionsFault::Tickets { .. } => "LG-3.13",
            OptionsFault::Route { .. } => "LG-2.4",
            OptionsFault::Slot { .. } | OptionsFault::Limits => "LG-1.8",
        }
    }

    fn message(self) -> Message {
        match self {
            OptionsFault::Chapter { chapter } => Message::new("lg-no-such-chapter").number("chapter", chapter),
            OptionsFault::Companies { companies } => {
                Message::new("lg-no-wrong-companies").number("companies", companies as i64)
            }
            OptionsFault::Twice { company } => Message::new("lg-no-company-twice").word("company", company.word()),
            OptionsFault::Tickets { tickets } => Message::new("lg-no-few-tickets").number("tickets", tickets as i64),
            OptionsFault::Route { route } => Message::new("lg-no-route-change").number("route", i64::from(route.0) + 1),
            OptionsFault::Slot { rule } => Message::new("lg-no-slot-taken").word("rule", rule.word()),
            OptionsFault::Limits => Message::new("lg-no-limits"),
        }
    }
}

fn between(id: &'static str, [from, to]: [City; 2]) -> Message {
    Message::new(id).name("from", from.name()).name("to", to.name())
}

#[cfg(test)]
mod tests {
    use super::*;

    const DIGEST: &str = include_str!("../../../rules/ticket-to-ride-legacy.md");

    #[test]
    fn every_refusal_stands_on_a_paragraph_of_the_digest_and_has_its_own_sentence() {
        let mut ids = std::collections::BTreeSet::new();
        for illegal in Illegal::samples() {
            assert!(DIGEST.contains(&format!("\n- {} ", illegal.rule())), "{illegal:?}");
            assert!(illegal.message().id.starts_with("lg-no-"), "{illegal:?}");
            assert!(ids.insert(illegal.message().id), "{illegal:?} shares its sentence");
        }
    }

    /// LG-4.9: a refusal carries its numbers.
    #[test]
    fn a_refusal_tells_its_numbers() {
        let refusal = Illegal::TooFewTrains { trains: 2, length: 3 };

        assert_eq!(refusal.message().to_string(), "lg-no-too-few-trains trains=2 length=3");
        assert_eq!(refusal.rule(), Rule("LG-4.9"));
    }
}
