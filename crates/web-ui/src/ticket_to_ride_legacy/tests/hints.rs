//! What a hint says of a card or a route: why a bot would take it.

use super::super::choices::{missing_pieces, route_name};
use super::previews::{action, each_decision};
use crate::page_testing::both_languages;
use crate::{Lang, Paint, Rank, Words};
use ticket_to_ride_legacy::{Action, Colour, LegacyGame, RouteId};

/// What a hint says is said whole, whatever the card is for.
#[test]
fn every_reason_of_a_hint_is_whole() {
    both_languages(|words| {
        each_decision(2, "hint", words, |view, seat, choices| {
            for choice in choices {
                let why = LegacyGame::why(view, seat, &action(choice), Rank::First, words).join(" · ");
                assert!(!why.contains('{'), "{why}");
            }
        });
    });
}

/// A piece that the hand can pay, by itself or by the route beside it, is no reason to draw for while another can't be paid.
#[test]
fn a_card_is_drawn_for_what_the_hand_cannot_pay_yet() {
    let (words, mut named) = (Words::new(Lang::En), 0);
    each_decision(3, "twins", words, |view, seat, choices| {
        let hand = view.player(seat).hand.unwrap_or_default();
        let held = |colour: Colour| hand.of(colour) + hand.locomotives();
        let is_held = |id: RouteId| {
            let route = view.world.route(id);
            route.colour.map_or_else(|| Colour::ALL.into_iter().map(held).max().unwrap(), held) >= route.length
        };
        let free = view.free_routes(seat);
        let is_paid =
            |id: RouteId| view.world.beside(id).iter().filter(|id| free.contains(*id)).chain([id]).any(is_held);
        let pieces: Vec<RouteId> =
            missing_pieces(view, seat).iter().flat_map(|(_, its)| its.of_any_way(view, seat)).collect();
        for choice in choices {
            let Action::TakeOpen { place } = action(choice) else { continue };
            let Some(colour) = view.open_cards[usize::from(place)].and_then(|card| card.colour()) else { continue };
            let Some((_, route)) = choice.detail.split_once(" for ") else { continue };
            let takes = |id: &RouteId| {
                let route = view.world.route(*id);
                hand.of(colour) < route.length && route.colour.is_none_or(|its| its == colour)
            };
            let due: Vec<String> =
                pieces.iter().filter(|id| takes(id) && !is_paid(**id)).map(|id| route_name(view, *id)).collect();
            named += due.len();
            assert!(due.is_empty() || due.iter().any(|name| route.starts_with(name)), "{} {due:?}", choice.detail);
        }
    });
    assert!(named > 0);
}

/// Where a hint leads with a card that no ticket asks for, it says what that is good for.
#[test]
fn a_card_that_no_ticket_asks_for_has_a_reason() {
    let (words, mut told) = (Words::new(Lang::En), 0);
    each_decision(2, "spare", words, |view, seat, choices| {
        for choice in choices.iter().filter(|choice| choice.detail.starts_with("no ticket of yours needs")) {
            let Action::TakeOpen { place } = action(choice) else { continue };
            let colour = view.open_cards[usize::from(place)].and_then(|card| card.colour()).unwrap();
            let have = view.player(seat).hand.unwrap_or_default().of(colour) + 1;
            let most = view.player(seat).trains;
            let is_of_use = view
                .free_routes(seat)
                .iter()
                .map(|id| view.world.route(id))
                .any(|route| (have..=most).contains(&route.length) && route.colour.is_none_or(|its| its == colour));
            let why = LegacyGame::why(view, seat, &action(choice), Rank::First, words);
            assert_eq!(!why.is_empty(), is_of_use, "{}", choice.detail);
            told += usize::from(is_of_use);
        }
    });
    assert!(told > 0);
}
