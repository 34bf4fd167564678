//! What a hint says of a card or a route, and what is told of turns and of how far the game is.

use super::super::choices::{kept, route_name};
use super::super::found::why_and_what;
use super::super::reach::Plan;
use super::previews::{action, each_decision};
use crate::page_testing::{both_languages, page_for, people, play, seen_by};
use crate::retold::Retold;
use crate::{Choice, Lang, Paint, Rank, Words};
use engine::{Game, Letter, Seat, SeatSet, Viewer};
use ticket_to_ride_legacy::{Action, Card, Colour, Event, EventCard, Growth, LegacyGame, Options, RouteId, View};

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

/// A piece that the hand can pay is no reason to draw a card for.
#[test]
fn a_card_is_drawn_for_what_the_hand_cannot_pay_yet() {
    let (words, mut named) = (Words::new(Lang::En), 0);
    let mut look = |view: &View, seat: Seat, choices: &[Choice]| {
        let hand = view.player(seat).hand.unwrap_or_default();
        let held = |colour: Colour| hand.of(colour) + hand.locomotives();
        let is_held = |id: RouteId| {
            let route = view.world.route(id);
            route.colour.map_or_else(|| Colour::ALL.into_iter().map(held).max().unwrap(), held) >= route.length
        };
        let pieces: Vec<Vec<RouteId>> = Plan::held(view, seat).pieces(view, seat).collect();
        // With one piece alone all of the hand is there to pay for it.
        let [lines] = &pieces[..] else { return };
        for choice in choices.iter().filter(|choice| matches!(action(choice), Action::TakeOpen { .. })) {
            let Some((_, said)) = choice.detail.split_once(" for ") else { continue };
            let is_for_it = said.starts_with(&route_name(view, lines[0]));
            assert!(!is_for_it || !lines.iter().any(|id| is_held(*id)), "{}", choice.detail);
            named += usize::from(is_for_it);
        }
    };
    for seed in ["twins", "one", "two", "three", "four", "five"] {
        each_decision(3, seed, words, &mut look);
    }
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

/// LG-5.3, LG-5.1: what few trains pay is public and often decides; whoever looks at the companies sees it, and what ends the game.
#[test]
fn what_ends_the_game_and_what_few_trains_pay_is_told_from_the_start() {
    let (words, mut near) = (Words::new(Lang::En), 0);
    play::<LegacyGame>(3, Options::default(), "near", |table| {
        let Some(seat) = table.game().to_act().first() else { return };
        let view = table.game().view(Viewer::Seat(seat));
        let fewest = view.players.iter().map(|player| player.trains).min().unwrap();
        let is_over = view.players.iter().any(|player| player.payslip.is_some());
        if fewest > 9 && table.decisions().len() % 20 > 0 {
            return;
        }
        let (page, _) = page_for(table, Viewer::Seat(seat), words);
        let is_near = fewest <= 5 && view.last_turn.is_none() && !is_over;
        assert_eq!(
            page.contains("Two trains left or fewer: last round. Few left pay: $10 for 0"),
            !is_over,
            "{fewest}"
        );
        for player in &view.players {
            let bonus = view.world.train_bonus(player.trains);
            // Once it was paid it is in the sum.
            assert!(bonus == 0 || page.contains(&format!(" +${bonus}</span>")) != is_over, "${bonus}");
        }
        near += usize::from(is_near);
    });
    assert!(near > 0);
}

/// An event is told before what it paid, and a new row of open cards is no secret.
#[test]
fn a_turn_is_told_as_it_happened() {
    let (event, seat) = (EventCard::all().next().unwrap(), Seat(1));
    let turn = [
        Event::CardDrawn { seat, card: Letter::to(seat, Card::LOCOMOTIVE) },
        Event::OpenCardsDiscarded,
        Event::EventTurned { event },
        Event::EventPaid { seat, event, dollars: 2 },
    ];
    let told = Retold::of::<LegacyGame>(&turn, Words::new(Lang::En), &people(3)).told(&people(3)).into_string();
    let at = |said: &str| told.find(said).unwrap_or_else(|| panic!("{said} is not in {told}"));
    assert!(at("discarded") < at("Event: ") && at("Event: ") < at("+$2"), "{told}");

    let swept_by_event = [turn[0], turn[2], turn[1]];
    let told =
        Retold::of::<LegacyGame>(&swept_by_event, Words::new(Lang::En), &people(3)).told(&people(3)).into_string();
    assert!(!told.contains("five open cards"), "the event says it: {told}");
}

/// LG-4.7: of two events in one turn the first is over when the second comes: what it would have done is not told.
#[test]
fn an_event_that_the_next_one_replaces_is_told_as_over() {
    let mut lasting = EventCard::all().filter(|event| !event.strikes());
    let (first, second) = (lasting.next().unwrap(), lasting.next().unwrap());
    let seat = Seat(1);
    let turn = [
        Event::CardDrawn { seat, card: Letter::to(seat, Card::LOCOMOTIVE) },
        Event::EventTurned { event: first },
        Event::EventTurned { event: second },
    ];
    both_languages(|words| {
        let told = Retold::of::<LegacyGame>(&turn, words, &people(3)).told(&people(3)).into_string();
        let what = |event: EventCard| why_and_what(event.text().of(words.lang().code())).1;
        let over = words.say_with("lg-event-passed", &[("event", words.say(first.word()).into())]);
        assert!(!told.contains(what(first)) && told.contains(&over) && told.contains(what(second)), "{told}");
    });
}

/// Two growth cards of one kind are one line of the telegraph.
#[test]
fn growth_cards_that_are_alike_are_told_once() {
    let growth = Growth::Train;
    let turn = [Event::GameBegan { year: 1865 }, Event::GrowthTurnedUp { growth }, Event::GrowthTurnedUp { growth }];
    both_languages(|words| {
        let told = Retold::of::<LegacyGame>(&turn, words, &people(3)).told(&people(3)).into_string();
        assert_eq!(told.matches(&words.say(growth.word())).count(), 1, "{told}");
        assert!(told.contains("1865") && told.contains("(2×)"), "{told}");
    });
}

/// LG-4.8: a locomotive stands for any card: nobody is told to spend one while a card of the colour lies beside it.
#[test]
fn no_hint_spends_a_locomotive_for_a_card_in_hand() {
    let (mut wasteful, mut sparing) = (0, 0);
    each_decision(3, "thrift", Words::new(Lang::En), |view, seat, choices| {
        let hand = view.player(seat).hand.unwrap_or_default();
        for choice in choices {
            let Action::Claim { route, payment } = action(choice) else { continue };
            let Some(colour) = payment.colour.or(view.world.route(route).colour) else { continue };
            let spent = view.world.route(route).length - payment.locomotives;
            let is_spare = payment.locomotives > 0 && hand.of(colour) > spent;
            assert_eq!(LegacyGame::is_no_advice(view, seat, &[], &action(choice)), is_spare, "{}", choice.label);
            wasteful += usize::from(is_spare);
            sparing += usize::from(!is_spare);
        }
    });
    assert!(wasteful > 0 && sparing > 0);
}

/// Between tickets that look alike a hint says what their way brings besides.
#[test]
fn tickets_to_keep_say_what_their_way_brings() {
    let mut told = 0;
    each_decision(3, "keep", Words::new(Lang::En), |view, seat, choices| {
        for choice in choices {
            let Action::KeepTickets { places } = action(choice) else { continue };
            let why = LegacyGame::why(view, seat, &action(choice), Rank::Behind, Words::new(Lang::En)).join(" · ");
            let way = Plan::with(view, seat, kept(view, seat, places));
            let is_large = way.routes.iter().any(|id| view.world.touches_large(view.world.route(id)));
            if view.player(seat).tickets.unwrap_or_default().is_empty() {
                assert_eq!(why.contains("large cities on the way"), is_large, "{}: {why}", choice.label);
                told += usize::from(is_large);
            }
        }
    });
    assert!(told > 0);
}

/// What an event brings comes in somebody else's turn: only whoever gets it is told what it is.
#[test]
fn a_card_that_an_event_of_others_gives_is_told_to_whoever_gets_it() {
    let (event, [me, other]) = (EventCard::all().next().unwrap(), [0, 1].map(Seat));
    let told_to = |reader: Seat| {
        let people = seen_by(3, SeatSet::only(reader));
        let green = |seat: Seat| Letter::to(seat, Card::plain(Colour::Green)).seen_by(Viewer::Seat(reader));
        let drawn = |seat: Seat| Event::CardDrawn { seat, card: green(seat) };
        let turn = [drawn(other), Event::EventTurned { event }, drawn(me), drawn(other)];
        Retold::of::<LegacyGame>(&turn, Words::new(Lang::En), &people).told(&people).into_string()
    };
    assert_eq!(told_to(me).matches("you get a green card").count(), 1);
    assert!(!told_to(other).contains("you get"));
}
