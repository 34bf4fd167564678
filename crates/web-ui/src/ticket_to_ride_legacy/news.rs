//! What the last decision changed, and what others did since the reader's own turn: for marks on the board and beside it.

use super::canvas::route_target;
use crate::{Scene, Words};
use engine::Seat;
use ticket_to_ride_legacy::{Card, City, Colour, Effect, Event, LegacyGame, RouteId, Works};

#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct News {
    /// Claimed by the last decision.
    claimed: Vec<RouteId>,
    /// Claimed since the reader's own turn, by their shapes.
    recent: Vec<String>,
    /// Places of the open cards that the last decision filled anew, counted from 0.
    turned_up: Vec<u8>,
}

impl News {
    pub(crate) fn of(scene: &Scene<LegacyGame>) -> News {
        News { claimed: claimed(scene.news), recent: scene.recent.look().clone(), turned_up: turned_up(scene.news) }
    }

    pub(crate) fn is_new(&self, route: RouteId) -> bool {
        self.claimed.contains(&route)
    }

    pub(crate) fn is_recent(&self, route: RouteId) -> bool {
        !self.recent.is_empty() && self.recent.contains(&route_target(route))
    }

    /// Whatever is told of claims: by the last decision, and since the reader's own turn.
    pub(crate) fn of_claims(&self) -> (&[RouteId], &[String]) {
        (&self.claimed, &self.recent)
    }

    /// The open card in this place, counted from 0.
    pub(crate) fn is_turned_up(&self, place: usize) -> bool {
        self.turned_up.iter().any(|new| usize::from(*new) == place)
    }
}

/// The places of open cards that were filled anew.
pub(crate) fn turned_up(events: &[Event]) -> Vec<u8> {
    let turned_up = |event: &Event| match *event {
        Event::CardTurnedUp { place, .. } => Some(place),
        _ => None,
    };
    events.iter().filter_map(turned_up).collect()
}

/// The routes that were claimed.
pub(crate) fn claimed(events: &[Event]) -> Vec<RouteId> {
    let claimed = |event: &Event| match *event {
        Event::RouteClaimed { route, .. } => Some(route),
        _ => None,
    };
    events.iter().filter_map(claimed).collect()
}

/// "claims Boston–Albany, takes green (open), draws 1 card": what this company did since the reader's own turn, or in a turn of its own.
pub(crate) fn did(who: Seat, since: &[Event], is_its_turn: bool, words: &Words) -> Option<String> {
    let claim = |event: &Event| match *event {
        Event::RouteClaimed { seat, ends, .. } if seat == who => {
            let [from, to] = ends.map(City::name);
            Some(words.say_with("lg-did-claim", &[("from", from.into()), ("to", to.into())]))
        }
        _ => None,
    };
    let kept_tickets = |event: &Event| matches!(event, Event::TicketsKept { seat, .. } if *seat == who);
    let unseen = drawn(who, since, is_its_turn);
    let drew = (unseen > 0).then(|| words.say_with("lg-did-cards", &[("count", unseen.into())]));
    let kept = since.iter().any(kept_tickets).then(|| words.say("lg-did-tickets"));
    let parts = since.iter().filter_map(claim).chain(took(who, since, words)).chain(drew).chain(kept);
    let parts: Vec<String> = parts.collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// "takes green and white (open)": everybody saw them.
fn took(who: Seat, since: &[Event], words: &Words) -> Option<String> {
    let open = since.iter().filter_map(|event| match event {
        Event::OpenCardTaken { seat, card } if *seat == who => Some(*card),
        _ => None,
    });
    let (locomotives, coloured): (Vec<Card>, Vec<Card>) = open.partition(|card| card.is_locomotive());
    let of = |colour: Colour| coloured.iter().filter(|card| card.colour() == Some(colour)).count();
    let named = |(colour, count): (Colour, usize)| match count {
        1 => words.say(colour.word()),
        _ => format!("{count}\u{a0}{}", words.say(colour.word())),
    };
    let colours = Colour::ALL.into_iter().map(|colour| (colour, of(colour))).filter(|(_, count)| *count > 0);
    let loco = (!locomotives.is_empty()).then(|| words.say("lg-did-open.locomotive"));
    let cards: Vec<String> = colours.map(named).chain(loco).collect();
    let cards = words.listed(&cards.iter().map(String::as_str).collect::<Vec<_>>());
    (!cards.is_empty()).then(|| words.say_with("lg-did-open", &[("cards", cards.into())]))
}

/// Unseen cards that a company drew, without those that events gave to it (LG-4.21): these come at once, first to whoever turned the event.
fn drawn(who: Seat, since: &[Event], is_its_turn: bool) -> usize {
    let mut count = 0;
    let (mut given, mut is_first) = (0, false);
    for event in since {
        match *event {
            Event::EventTurned { event } => {
                given = match event.works() {
                    Works::Strikes(Effect::Draw { cards, .. }) => cards,
                    _ => 0,
                };
                is_first = true;
            }
            Event::CardDrawn { seat, .. } => {
                let is_own = seat == who;
                let is_given = is_own && given > 0 && (is_first || !is_its_turn);
                given -= u8::from(is_given);
                count += usize::from(is_own && !is_given);
                is_first &= is_own;
            }
            _ => {}
        }
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;
    use engine::Letter;
    use ticket_to_ride_legacy::{Completed, EventCard};

    #[test]
    fn a_company_is_told_of_by_what_it_did() {
        let seat = Seat(1);
        let ends = ["Boston", "Albany"].map(|name| City::all().find(|city| city.name() == name).unwrap());
        let route = serde_json::from_str("\"r001\"").unwrap();
        let completes = Letter::to(seat, Completed::default());
        let claimed =
            Event::RouteClaimed { seat, route, ends, length: 2, colour: None, locomotives: 0, cards: 2, completes };
        let drew = Event::CardDrawn { seat, card: Letter::to(seat, Card::plain(Colour::Red)) };
        let since = [claimed, drew, drew];

        let words = Words::new(Lang::En);
        assert_eq!(did(seat, &since, false, words).as_deref(), Some("claims Boston–Albany, draws 2 cards"));
        assert_eq!(did(Seat(0), &since, false, words), None);
        let taken = |card: Card| Event::OpenCardTaken { seat, card };
        let told = |events: &[Event]| did(seat, events, true, words).unwrap();
        assert_eq!(told(&[taken(Card::LOCOMOTIVE)]), "takes a locomotive (open)");
        assert_eq!(told(&[taken(Card::plain(Colour::Green)), drew]), "takes green (open), draws 1 card");
        assert_eq!(
            told(&[taken(Card::plain(Colour::Green)), taken(Card::plain(Colour::Red))]),
            "takes green and red (open)"
        );
    }

    /// LG-4.21: what an event gives is no part of a draw, whoever turned it.
    #[test]
    fn a_card_that_an_event_gives_is_not_told_as_drawn() {
        let (seat, words) = (Seat(1), Words::new(Lang::En));
        let gives = |event: &EventCard| matches!(event.works(), Works::Strikes(Effect::Draw { cards: 1, .. }));
        let turned = Event::EventTurned { event: EventCard::all().find(gives).unwrap() };
        let drew = |seat: Seat| Event::CardDrawn { seat, card: Letter::to(seat, Card::plain(Colour::Red)) };
        let turn = [drew(seat), turned, drew(seat), drew(Seat(2)), drew(Seat(0)), drew(seat)];

        assert_eq!(did(seat, &turn, true, words).as_deref(), Some("draws 2 cards"));
        assert_eq!(did(Seat(2), &turn, false, words), None);
        assert_eq!(did(seat, &[turned, drew(Seat(2)), drew(seat)], true, words).as_deref(), Some("draws 1 card"));
    }
}
