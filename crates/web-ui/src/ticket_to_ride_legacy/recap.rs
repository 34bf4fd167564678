//! A turn in a line: the route that was claimed, the cards and tickets that were drawn, the news.

use super::canvas::route_target;
use super::news::did;
use crate::retold::Retell;
use crate::{Paint, People, Words};
use engine::{Arg, Game, Seat};
use maud::{Markup, html};
use ticket_to_ride_legacy::{Event, LegacyGame, View};

impl Retell for LegacyGame {
    /// Tickets that are kept, and a pass, end a turn: whoever is the next as well begins another.
    fn begins_turn(event: &Event, before: &Event) -> Option<bool> {
        let begins = matches!(
            event,
            Event::OpenCardTaken { .. }
                | Event::CardDrawn { .. }
                | Event::RouteClaimed { .. }
                | Event::TicketsDrawn { .. }
        );
        let ended = matches!(before, Event::TicketsKept { .. } | Event::Passed { .. });
        (matches!(event, Event::Passed { .. }) || begins && ended).then_some(true)
    }

    /// "Mary claims Boston–Albany", and what else the telegraph would tell of it.
    fn story(turn: &[Event], words: &Words, people: &People) -> Option<Markup> {
        let seats = turn.iter().flat_map(|event| LegacyGame::tell(event).args);
        let seat = seats.into_iter().find_map(|(_, arg)| match arg {
            Arg::Seat(seat) => Some(seat),
            _ => None,
        })?;
        let did = did(seat, turn, words)?;
        let news = turn.iter().filter(|event| matches!(event, Event::EventTurned { .. } | Event::LastRound { .. }));
        Some(html! {
            (words.player(seat, people)) " " (did)
            @for event in news { " · " (words.html(&LegacyGame::tell(event), people, &LegacyGame::badge)) }
        })
    }

    fn matters(event: &Event) -> bool {
        !matches!(event, Event::CardTurnedUp { .. } | Event::RouteClosed { .. } | Event::DeckRebuilt { .. })
    }

    fn shown_by(event: &Event) -> Option<String> {
        match *event {
            Event::RouteClaimed { route, .. } => Some(route_target(route)),
            _ => None,
        }
    }

    const COUNTS: &'static str = "lg-counts";

    fn counts(view: &View, seat: Seat) -> i64 {
        view.player(seat).coins.into()
    }
}
