//! One refusal of each kind: the tests of the rules and of the page go through them.

use crate::illegal::{Illegal, OptionsFault};
use crate::{BoxId, Card, City, Colour, Company, Contract, Growth, Person, Phase, RouteId, RuleCard, Ticket};
use engine::Seat;

impl Illegal {
    /// One of each kind.
    pub fn samples() -> Vec<Illegal> {
        let (route, ends, seat) = (RouteId(3), [City(0), City(1)], Seat(0));
        let options = |fault| Illegal::Options { fault };
        vec![
            Illegal::WrongSeats { seats: 6 },
            options(OptionsFault::Chapter { chapter: 13 }),
            options(OptionsFault::Companies { companies: 3 }),
            options(OptionsFault::Twice { company: Company::Red }),
            options(OptionsFault::Tickets { tickets: 9 }),
            options(OptionsFault::Route { route }),
            options(OptionsFault::Slot { rule: RuleCard::at_the_start()[0] }),
            options(OptionsFault::Limits),
            Illegal::NotNow { phase: Phase::Turn { seat } },
            Illegal::TooFewCards { cards: 8 },
            Illegal::NoOpenCard { place: 5 },
            Illegal::OpenLocomotive,
            Illegal::OpenCardsFrozen,
            Illegal::NothingForSale,
            Illegal::NothingToDraw,
            Illegal::NoSuchRoute { route },
            Illegal::RouteNotOpen { route },
            Illegal::RouteClaimed { ends, by: seat },
            Illegal::OwnRoute { ends },
            Illegal::RouteClosed { ends },
            Illegal::RouteBarred { ends },
            Illegal::TooFewTrains { trains: 2, length: 3 },
            Illegal::WrongColour { route: Colour::Red },
            Illegal::WrongPayment { length: 3 },
            Illegal::CardsMissing { colour: Some(Colour::Red), cards: 2, locomotives: 1 },
            Illegal::CardsMissing { colour: None, cards: 0, locomotives: 3 },
            Illegal::ColourShort { colour: Colour::Yellow, needs: 3, cards: 0, locomotives: 2 },
            Illegal::SetMissing { cards: 2, locomotives: 1 },
            Illegal::NoTicketLeft,
            Illegal::KeepMore { kept: 1, least: 2, first: true },
            Illegal::NotOffered { offered: 3 },
            Illegal::MayNotPass,
            Illegal::NotInDiscards,
            Illegal::NoDepotThere { city: City(0) },
            Illegal::NoLocomotive,
            Illegal::NotThatCity { city: City(0) },
            Illegal::NotThatRoute { route },
            Illegal::BoxNotReady { which: BoxId::Texas },
            Illegal::NoSuchGrowth { growth: Growth::Train },
            Illegal::NotThatContract { contract: Contract::all().next().unwrap() },
            Illegal::NotInOffice { person: Person::all().next().unwrap() },
            Illegal::NotFree { person: Person::all().next().unwrap() },
            Illegal::NobodyHelps,
            Illegal::NotDrawn,
            Illegal::NotThatTicket { ticket: Ticket::all().next() },
            Illegal::NotThatTicket { ticket: None },
            Illegal::RuleNotFound,
            Illegal::TooFewCoins { coins: 3, dollars: 4 },
            Illegal::CouplersFitted,
            Illegal::SnowNeedsCard { ends },
            Illegal::NoSnowThere { route },
            Illegal::NotInHand { card: Card::LOCOMOTIVE },
            Illegal::NoTank,
            Illegal::NotInSeason { ticket: Ticket(0) },
            Illegal::LoanTaken,
        ]
    }
}
