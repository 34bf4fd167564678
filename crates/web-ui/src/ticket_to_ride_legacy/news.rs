//! What the last decision changed, and what others did since the reader's own turn: for marks on the board and beside it.

use super::canvas::route_target;
use crate::{Scene, Words};
use engine::Seat;
use ticket_to_ride_legacy::{City, Event, LegacyGame, RouteId};

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

/// "claims Boston–Albany, draws 1 card": what this company did since the reader's own turn.
pub(crate) fn did(who: Seat, since: &[Event], words: &Words) -> Option<String> {
    let claim = |event: &Event| match *event {
        Event::RouteClaimed { seat, ends, .. } if seat == who => {
            let [from, to] = ends.map(City::name);
            Some(words.say_with("lg-did-claim", &[("from", from.into()), ("to", to.into())]))
        }
        _ => None,
    };
    let drew_card = |event: &Event| match *event {
        Event::CardDrawn { seat, .. } | Event::OpenCardTaken { seat, .. } => seat == who,
        _ => false,
    };
    let kept_tickets = |event: &Event| matches!(event, Event::TicketsKept { seat, .. } if *seat == who);
    let some = |id: &str, happened: &dyn Fn(&Event) -> bool| {
        let count = since.iter().filter(|event| happened(event)).count();
        (count > 0).then(|| words.say_with(id, &[("count", count.into())]))
    };
    let took_locomotive = |event: &Event| matches!(event, Event::OpenCardTaken { card, .. } if card.is_locomotive());
    let cards = if since.iter().any(|event| drew_card(event) && took_locomotive(event)) {
        "lg-did-locomotive"
    } else {
        "lg-did-cards"
    };
    let rest = [some(cards, &drew_card), some("lg-did-tickets", &kept_tickets)];
    let parts: Vec<String> = since.iter().filter_map(claim).chain(rest.into_iter().flatten()).collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;
    use engine::Letter;
    use ticket_to_ride_legacy::{Card, Colour, Completed};

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
        assert_eq!(did(seat, &since, words).as_deref(), Some("claims Boston–Albany, draws 2 cards"));
        assert_eq!(did(Seat(0), &since, words), None);
        let locomotive = Event::OpenCardTaken { seat, card: Card::LOCOMOTIVE };
        assert_eq!(did(seat, &[locomotive], words).as_deref(), Some("takes an open locomotive"));
    }
}
