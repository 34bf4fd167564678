//! How an event is told: the id of its sentence, with what was opened of it.

use super::{Completed, Event};
use crate::tables::ticket::{Offer, Ticket};
use crate::{Cards, Colour};
use engine::{Letter, Message, Seat};

impl Event {
    pub(crate) fn message(&self) -> Message {
        match *self {
            Event::GameBegan { year } => Message::new("lg-game-began").number("year", year),
            Event::CompanySeated { seat, company } => {
                of_seat("lg-company-seated", seat).word("company", company.word())
            }
            Event::OfficePaid { seat, dollars } => of_seat("lg-office-paid", seat).number("dollars", dollars),
            Event::StartPlayerDrawn { seat } => of_seat("lg-start-player-drawn", seat),
            Event::HandDealt { seat, count, cards } => hand_dealt(seat, count, &cards),
            Event::CardTurnedUp { place, card } => {
                Message::new("lg-card-turned-up").number("place", place + 1).word("card", card.word())
            }
            Event::OpenCardsDiscarded => Message::new("lg-open-cards-discarded"),
            Event::FirstTicketsDealt { seat, count, tickets } => {
                offered(["lg-first-tickets-dealt", "lg-first-tickets-dealt-own"], seat, count, &tickets)
            }
            Event::TicketsDrawn { seat, count, tickets } => {
                offered(["lg-tickets-drawn", "lg-tickets-drawn-own"], seat, count, &tickets)
            }
            Event::TicketsKept { seat, kept, returned, tickets } => {
                offered(["lg-tickets-kept", "lg-tickets-kept-own"], seat, kept, &tickets).number("returned", returned)
            }
            Event::OpenCardTaken { seat, card } => of_seat("lg-open-card-taken", seat).word("card", card.word()),
            Event::CardDrawn { seat, card } => match card.open() {
                Some(card) => of_seat("lg-card-drawn-own", seat).word("card", card.word()),
                None => of_seat("lg-card-drawn", seat),
            },
            Event::NoCardLeft { seat } => of_seat("lg-cards-gone", seat),
            Event::DeckRebuilt { cards } => Message::new("lg-deck-rebuilt").number("cards", cards),
            Event::EventTurned { event } => Message::new("lg-event-turned").word("event", event.word()),
            Event::NoOtherEvent => Message::new("lg-event-stays"),
            Event::EventsReshuffled { events } => Message::new("lg-events-reshuffled").number("events", events),
            Event::RouteClaimed { seat, ends, colour, locomotives, cards, completes, .. } => {
                let message = claimed(seat, cards, colour, locomotives);
                completing(message.name("from", ends[0].name()).name("to", ends[1].name()), &completes)
            }
            Event::RouteClosed { ends, .. } => {
                Message::new("lg-route-closed").name("from", ends[0].name()).name("to", ends[1].name())
            }
            Event::BonusEarned { seat, dollars } => of_seat("lg-bonus-earned", seat).number("dollars", dollars),
            Event::EventPaid { seat, event, dollars } => {
                of_seat("lg-event-paid", seat).word("event", event.word()).number("dollars", dollars)
            }
            Event::EventCost { seat, event, dollars } => {
                of_seat("lg-event-cost", seat).word("event", event.word()).number("dollars", dollars)
            }
            Event::Passed { seat } => of_seat("lg-passed", seat),
            Event::LastRound { seat, trains } => of_seat("lg-last-round", seat).number("trains", trains),
            Event::AllPassed => Message::new("lg-all-passed"),
            Event::TicketShown { seat, ticket, completed } => {
                let id = if completed { "lg-ticket-completed" } else { "lg-ticket-not-completed" };
                of_ticket(id, seat, ticket)
            }
            Event::PayslipWritten { seat, payslip } => of_seat("lg-payslip-written", seat)
                .number("coins", payslip.coins)
                .number("trains", payslip.train_bonus)
                .number("tickets", payslip.tickets)
                .number("others", payslip.others)
                .number("dollars", payslip.dollars()),
            Event::GameWon { seat } => of_seat("lg-game-won", seat),
            Event::StartCardTaken { seat } => of_seat("lg-start-card-taken", seat),
            Event::RulePaid { seat, rule, dollars } => {
                of_seat("lg-rule-paid", seat).word("rule", rule.word()).number("dollars", dollars)
            }
            Event::CouplersFitted { seat, dollars } => of_seat("lg-couplers-fitted", seat).number("dollars", dollars),
            Event::CouplersDeclined { seat } => of_seat("lg-couplers-declined", seat),
            Event::SnowFell { routes } => Message::new("lg-snow-fell").number("routes", routes),
            Event::CardGiven { seat, card } => of_seat("lg-card-given", seat).word("card", card.word()),
            Event::NothingGiven { seat } => of_seat("lg-nothing-given", seat),
            Event::SnowCleared { seat, ends, .. } => {
                of_seat("lg-snow-cleared", seat).name("from", ends[0].name()).name("to", ends[1].name())
            }
            Event::TanksLaid { tanks } => Message::new("lg-tanks-laid").number("tanks", tanks),
            Event::TankTaken { seat, city } => of_seat("lg-tank-taken", seat).name("city", city.name()),
            Event::TankUsed { seat } => of_seat("lg-tank-used", seat),
            Event::SeasonTurned { strip } => Message::new("lg-season-turned").word("strip", strip.word()),
            Event::TicketLaidOpen { seat, ticket } => {
                let [from, to] = ticket.ends();
                let message = of_seat("lg-ticket-laid-open", seat).name("from", from.name()).name("to", to.name());
                message.number("dollars", ticket.value())
            }
            Event::TicketAwaited { seat, ticket: Some(ticket) } => of_ticket("lg-ticket-awaited", seat, ticket),
            Event::TicketAwaited { seat, ticket: None } => of_seat("lg-no-ticket-awaited", seat),
            Event::NoTicketLaidOpen { seat } => of_seat("lg-ticket-not-laid-open", seat),
            Event::ReliefArrived { city, cards } => {
                Message::new("lg-relief-arrived").name("city", city.name()).number("cards", cards)
            }
            Event::ReliefLate { city, cards } => {
                Message::new("lg-relief-late").name("city", city.name()).number("cards", cards)
            }
            Event::TrainWon { seat } => of_seat("lg-train-won", seat),
            Event::LoanTaken { seat, dollars } => of_seat("lg-loan-taken", seat).number("dollars", dollars),
            Event::DrawEnded { seat } => of_seat("lg-draw-ended", seat),
            Event::DrawLengthened { seat, dollars } => of_seat("lg-draw-lengthened", seat).number("dollars", dollars),
            Event::ThroughTrainReady { from, to } => {
                Message::new("lg-through-train-ready").name("from", from.name()).name("to", to.name())
            }
            Event::ThroughTrainMoved { city } => Message::new("lg-through-train-moved").name("city", city.name()),
            Event::ThroughTrainBridged { city } => Message::new("lg-through-train-bridged").name("city", city.name()),
            Event::ThroughTrainHeld { seat } => of_seat("lg-through-train-held", seat),
            Event::StampEarned { seat } => of_seat("lg-stamp-earned", seat),
            Event::ThroughTrainArrived { city } => Message::new("lg-through-train-arrived").name("city", city.name()),
            Event::ThroughTrainWaits { city } => Message::new("lg-through-train-waits").name("city", city.name()),
            Event::NameWritten { seat, name } => of_seat("lg-name-written", seat).name("name", name.text()),
            Event::OreFound { seat, kind } => {
                let ore = ["lg-ore-coal", "lg-ore-copper", "lg-ore-silver"][usize::from(kind.min(2))];
                of_seat("lg-ore-found", seat).word("ore", ore)
            }
            Event::ContractDealt { contract } => Message::new("lg-contract-dealt").word("contract", contract.word()),
            Event::ContractChosen { seat, contract } => {
                of_seat("lg-contract-chosen", seat).word("contract", contract.word())
            }
            Event::ContractMet { seat, contract, medal } => {
                let id = if medal { "lg-contract-met" } else { "lg-contract-met-second" };
                of_seat(id, seat).word("contract", contract.word())
            }
            Event::PostcardReceived { seat, postcard } => {
                of_seat("lg-postcard-received", seat).number("postcard", postcard.number())
            }
            Event::PersonTravels { seat, person } => of_seat("lg-person-travels", seat).word("person", person.word()),
            Event::PersonHelped { seat, person } => of_seat("lg-person-helped", seat).word("person", person.word()),
            Event::PersonPaid { seat, person, dollars } => {
                of_seat("lg-person-paid", seat).word("person", person.word()).number("dollars", dollars)
            }
            Event::PersonJoined { seat, person } => of_seat("lg-person-joined", seat).word("person", person.word()),
            Event::TicketsLeft { seat, count } => of_seat("lg-tickets-left", seat).number("count", count),
            Event::NoCardTaken { seat } => of_seat("lg-no-card-taken", seat),
            Event::DrawnCardDiscarded { seat, card } => {
                of_seat("lg-drawn-card-discarded", seat).word("card", card.word())
            }
            Event::TicketFromOffice { seat, ticket } => of_ticket("lg-ticket-from-office", seat, ticket),
            Event::TicketLaidAside { seat, ticket: Some(ticket) } => of_ticket("lg-ticket-laid-aside", seat, ticket),
            Event::TicketLaidAside { seat, ticket: None } => of_seat("lg-no-ticket-laid-aside", seat),
            Event::SacksLaid { sacks } => Message::new("lg-sacks-laid").number("sacks", sacks),
            Event::SackTaken { seat } => of_seat("lg-sack-taken", seat),
            Event::HerdStarted { city } => Message::new("lg-herd-started").name("city", city.name()),
            Event::HerdDriven { seat, city } => of_seat("lg-herd-driven", seat).name("city", city.name()),
            Event::CargoLoaded { seat } => of_seat("lg-cargo-loaded", seat),
            Event::ShipSailed => Message::new("lg-ship-sailed"),
            Event::DepotBuilt { seat, city, locomotives } => {
                of_seat("lg-depot-built", seat).name("city", city.name()).number("locomotives", locomotives)
            }
            Event::DepotDeclined { seat } => of_seat("lg-depot-declined", seat),
            Event::GrowthTurnedUp { growth } => Message::new("lg-growth-turned-up").word("growth", growth.word()),
            Event::GrowthTaken { seat, growth } => of_seat("lg-growth-taken", seat).word("growth", growth.word()),
            Event::PostcardMet { seat, postcard } => {
                of_seat("lg-postcard-met", seat).number("postcard", postcard.number())
            }
            Event::PostcardPaid { seat, postcard, dollars } => {
                of_seat("lg-postcard-paid", seat).number("postcard", postcard.number()).number("dollars", dollars)
            }
            Event::BoxEarned { which } => Message::new("lg-box-earned").word("box", which.word()),
            Event::BoxOpened { seat, which } => of_seat("lg-box-opened", seat).word("box", which.word()),
            Event::CityChosen { seat, city } => of_seat("lg-city-chosen", seat).name("city", city.name()),
            Event::LineChosen { seat, ends, .. } => {
                of_seat("lg-line-chosen", seat).name("from", ends[0].name()).name("to", ends[1].name())
            }
            Event::RouteChosen { seat, ends, colour, doubled, .. } => {
                let id = if doubled { "lg-route-doubled" } else { "lg-route-painted" };
                of_seat(id, seat)
                    .name("from", ends[0].name())
                    .name("to", ends[1].name())
                    .word("colour", colour.map_or("lg-grey", Colour::word))
            }
            Event::EventBanished { seat, event } => of_seat("lg-event-banished", seat).word("event", event.word()),
        }
    }
}

fn of_seat(id: &'static str, seat: Seat) -> Message {
    Message::new(id).seat("seat", seat)
}

fn of_ticket(id: &'static str, seat: Seat, ticket: Ticket) -> Message {
    let [from, to] = ticket.ends();
    of_seat(id, seat).name("from", from.name()).name("to", to.name()).number("dollars", ticket.value())
}

fn hand_dealt(seat: Seat, count: u8, cards: &Letter<Cards>) -> Message {
    let Some(cards) = cards.open() else {
        return of_seat("lg-hand-dealt", seat).number("count", count);
    };
    let mut message = of_seat("lg-hand-dealt-own", seat).number("count", count);
    for colour in Colour::ALL {
        message = message.number(colour_argument(colour), cards.of(colour));
    }
    message.number("locomotives", cards.locomotives())
}

fn colour_argument(colour: Colour) -> &'static str {
    ["black", "blue", "white", "green", "yellow", "red"][colour as usize]
}

fn claimed(seat: Seat, cards: u8, colour: Option<Colour>, locomotives: u8) -> Message {
    let message = match colour {
        Some(colour) if locomotives == 0 => of_seat("lg-route-claimed", seat).word("colour", colour.word()),
        Some(colour) => of_seat("lg-route-claimed-mixed", seat).word("colour", colour.word()),
        None if locomotives == 0 => of_seat("lg-route-claimed-without-cards", seat),
        None => of_seat("lg-route-claimed-locomotives", seat),
    };
    message.number("cards", cards).number("locomotives", locomotives)
}

/// The names of cities and values of up to six tickets, for their owner.
const TICKET_ARGUMENTS: [[&str; 3]; Offer::MOST] = [
    ["from1", "to1", "value1"],
    ["from2", "to2", "value2"],
    ["from3", "to3", "value3"],
    ["from4", "to4", "value4"],
    ["from5", "to5", "value5"],
    ["from6", "to6", "value6"],
];

fn offered([others, own]: [&'static str; 2], seat: Seat, count: u8, tickets: &Letter<Offer>) -> Message {
    let Some(tickets) = tickets.open() else {
        return of_seat(others, seat).number("count", count);
    };
    naming(of_seat(own, seat).number("count", count), tickets)
}

/// LG-4.17: that a claim completes tickets is told to their owner alone.
fn completing(message: Message, completes: &Letter<Completed>) -> Message {
    let Completed { tickets, dollars } = completes.open().copied().unwrap_or_default();
    let message = message.number("completed", tickets.len() as u32);
    if tickets.is_empty() { message } else { naming(message.number("dollars", dollars), &tickets) }
}

fn naming(mut message: Message, tickets: &Offer) -> Message {
    for (ticket, [from, to, value]) in tickets.iter().zip(TICKET_ARGUMENTS) {
        let ends = ticket.ends();
        message = message.name(from, ends[0].name()).name(to, ends[1].name()).number(value, ticket.value());
    }
    message
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Card;
    use engine::Viewer;

    /// LG-4.17: which card came blind and which tickets were drawn is told to their owner alone.
    #[test]
    fn a_secret_is_told_to_its_owner_alone() {
        let seat = Seat(1);
        let drawn = Event::CardDrawn { seat, card: Letter::to(seat, Card::plain(Colour::Red)) };
        let offer: Offer = Ticket::all().take(2).collect();
        let tickets = Event::TicketsDrawn { seat, count: 2, tickets: Letter::to(seat, offer) };
        let told = |event: Event, viewer| event.seen_by(viewer).message().to_string();

        assert_eq!(told(drawn, Viewer::Seat(seat)), "lg-card-drawn-own seat=seat 2 card=lg-card-red");
        assert_eq!(told(drawn, Viewer::Seat(Seat(0))), "lg-card-drawn seat=seat 2");
        assert_eq!(told(tickets, Viewer::Spectator), "lg-tickets-drawn seat=seat 2 count=2");
        assert_eq!(
            told(tickets, Viewer::Seat(seat)),
            "lg-tickets-drawn-own seat=seat 2 count=2 from1=Albany to1=Washington value1=4 \
             from2=Indianapolis to2=Pittsburgh value2=4"
        );
    }
}
