//! What is said before a click, and what is told as soon as it happens.

use super::super::choices::kept;
use super::super::found::why_and_what;
use super::super::reach::Plan;
use crate::page_testing::{both_languages, choices_of, page_for, people, play};
use crate::retold::{Retell, Retold};
use crate::{Choice, Lang, Paint, People, Words};
use engine::{Game, Letter, Seat, SeatSet, Seed, Table, Viewer};
use ticket_to_ride_legacy::{Action, Completed, Event, EventCard, LegacyGame, Options, RuleCard, Ticket, View};

pub(super) fn action(choice: &Choice) -> Action {
    serde_json::from_str(&choice.action).expect("actions are plain data")
}

/// Every decision of a game with this many companies, as whoever makes it sees it.
pub(super) fn each_decision(seats: usize, seed: &str, words: &Words, mut look: impl FnMut(&View, Seat, &[Choice])) {
    play::<LegacyGame>(seats, Options::default(), seed, |table| {
        let Some(seat) = table.game().to_act().first() else { return };
        look(&table.game().view(Viewer::Seat(seat)), seat, &choices_of(table.game(), Viewer::Seat(seat), words));
    });
}

/// LG-4.8: locomotives in hand stand for the cards that are missing.
#[test]
fn a_card_is_told_of_together_with_the_locomotives_in_hand() {
    let (words, mut told) = (Words::new(Lang::En), 0);
    let mut look = |view: &View, seat: Seat, choices: &[Choice]| {
        let locomotives = view.player(seat).hand.map_or(0, |hand| hand.locomotives());
        for choice in choices.iter().filter(|choice| matches!(action(choice), Action::TakeOpen { .. })) {
            let Some(said) = choice.detail.strip_prefix("then ") else { continue };
            let numbers: Vec<u8> = said.split(' ').filter_map(|word| word.parse().ok()).collect();
            let [have, length] = numbers[..2] else { panic!("{said}") };
            let all = numbers.get(2).copied().filter(|_| said.contains("with your locomotive"));
            assert!(have <= length && all.is_none_or(|all| have < all && all <= length), "{said}");
            assert!(locomotives > 0 || all.is_none(), "{said}");
            told += usize::from(all.is_some());
        }
    };
    for seed in ["hint", "loco", "smoke", "steam"] {
        each_decision(2, seed, words, &mut look);
    }
    assert!(told > 0);
}

/// LG-3.5, LG-3.8: what is ticked is measured against the trains that there are.
#[test]
fn tickets_to_keep_say_how_many_of_the_trains_they_take_together() {
    let (mut enough, mut too_many) = (0, 0);
    both_languages(|words| {
        each_decision(4, "trains", words, |view, seat, choices| {
            let own = u32::from(view.player(seat).trains);
            for choice in choices.iter().filter(|choice| matches!(action(choice), Action::KeepTickets { .. })) {
                let Some(together) = trains_together(&choice.detail) else { continue };
                let warns = choice.detail.contains("but you have") || choice.detail.contains("maar je hebt");
                assert_eq!(warns, together > own, "{}", choice.detail);
                assert_eq!(choice.detail.starts_with('▲'), warns, "a warning is also a sign: {}", choice.detail);
                enough += usize::from(!warns);
                too_many += usize::from(warns);
            }
        });
    });
    assert!(enough > 0 && too_many > 0, "{enough} and {too_many}");
}

/// The first number, where trains are summed at all.
fn trains_together(detail: &str) -> Option<u32> {
    let sum = detail.split(" · ").next().filter(|sum| !sum.starts_with('$'))?;
    sum.split(|sign: char| !sign.is_ascii_digit()).find(|digits| !digits.is_empty())?.parse().ok()
}

/// LG-4.16, LG-5.4: the trains that are left also have to do for the tickets that are held already.
#[test]
fn tickets_drawn_later_are_measured_together_with_those_held() {
    let words = Words::new(Lang::En);
    let (mut with_held, mut too_many) = (0, 0);
    each_decision(2, "held", words, |view, seat, choices| {
        let held = Plan::held(view, seat).open().count();
        for choice in choices {
            let Action::KeepTickets { places } = action(choice) else { continue };
            let Some(said) = trains_together(&choice.detail) else { continue };
            assert_eq!(said, Plan::with(view, seat, kept(view, seat, places)).trains, "{}", choice.detail);
            assert_eq!(choice.detail.contains("with the tickets you hold"), held > 0, "{}", choice.detail);
            with_held += usize::from(held > 0);
            too_many += usize::from(held > 0 && said > u32::from(view.player(seat).trains));
        }
    });
    assert!(with_held > 0 && too_many > 0, "{with_held} and {too_many}");
}

/// LG-4.7, LG-5.1, LG-5.4: a completed ticket (to its owner), an event, the last round.
#[test]
fn what_nobody_should_miss_is_told_as_it_happens() {
    let ticket = Ticket::all().next().unwrap();
    let claim = |tickets: Vec<Ticket>| {
        let completed = Completed { tickets: tickets.into_iter().collect(), ..Completed::default() };
        let ends = ticket.ends();
        let route = serde_json::from_str("\"r001\"").unwrap();
        let completes = Letter::to(Seat(0), completed);
        Event::RouteClaimed { seat: Seat(0), route, ends, length: 2, colour: None, locomotives: 0, cards: 2, completes }
    };
    let is_told_to =
        |seat: u8, event: Event| LegacyGame::is_told_at_once(&LegacyGame::seen_by(&event, Viewer::Seat(Seat(seat))));

    assert!(!is_told_to(0, claim(Vec::new())));
    assert!(is_told_to(0, claim(vec![ticket])));
    assert!(!is_told_to(1, claim(vec![ticket])));
    assert!(LegacyGame::is_told_at_once(&Event::LastRound { seat: Seat(0), trains: 2 }));
    assert!(LegacyGame::is_told_at_once(&Event::EventTurned { event: EventCard::all().next().unwrap() }));
}

/// LG-4.13: whose sum has grown is seen to have earned it.
#[test]
fn a_claim_is_told_with_what_it_paid() {
    let mut paid = 0;
    play::<LegacyGame>(4, Options::default(), "paid", |table| {
        let Some(decision) = table.decisions().last() else { return };
        let events = &decision.events;
        let Some(Event::BonusEarned { dollars, .. }) =
            events.iter().find(|event| matches!(event, Event::BonusEarned { .. }))
        else {
            return;
        };
        let told = Retold::of::<LegacyGame>(events, Words::new(Lang::En), &people(4)).told(&people(4)).into_string();
        assert!(told.contains(&format!("colour bonus +${dollars}")), "{told}");
        paid += 1;
    });
    assert!(paid > 0);
}

/// LG-3: who runs which company stands in every line; what the first line tells is who begins.
#[test]
fn a_game_begins_with_the_start_player() {
    let (words, table) =
        (Words::new(Lang::En), Table::<LegacyGame>::open(3, Options::default(), Seed::new("begin")).unwrap());
    let told = Retold::of::<LegacyGame>(table.opening(), words, &people(3)).told(&people(3)).into_string();

    assert!(told.contains("start-player card") && !told.contains(" runs ") && !told.contains("is dealt"), "{told}");
}

/// Whoever looks back on a decision reads in which round it was; what every turn asks is not said again.
#[test]
fn a_decision_is_looked_back_on_by_its_round() {
    let mut rounds = Vec::new();
    play::<LegacyGame>(3, Options::default(), "rounds", |table| {
        let Some(seat) = table.game().to_act().first() else { return };
        let view = table.game().view(Viewer::Seat(seat));
        let words = Words::new(Lang::En);
        let (when, asked) =
            (LegacyGame::when(&view, words).unwrap(), LegacyGame::asked(&view, seat, words, &people(3)));
        if matches!(view.phase, ticket_to_ride_legacy::Phase::Turn { .. }) {
            assert_eq!(asked, crate::parts::who::who(seat, words, &people(3)));
            rounds.push(when);
        }
    });
    assert!(rounds.starts_with(&["Round 1", "Round 1", "Round 1", "Round 2"].map(str::to_owned)), "{rounds:?}");
}

/// All choose their first tickets at once, and the reader may be among them: it is told of the one who is looked back on.
#[test]
fn first_tickets_are_looked_back_on_by_name() {
    let table = Table::<LegacyGame>::open(3, Options::default(), Seed::new("first")).unwrap();
    let view = table.game().view(Viewer::Seat(Seat(1)));
    let people = People { mine: SeatSet::only(Seat(0)).into(), ..people(3) };

    let asked = LegacyGame::asked(&view, Seat(1), Words::new(Lang::En), &people);

    assert_eq!(asked, format!("First tickets: {}", people.name(Seat(1))));
}

/// LG-5.4: whose ticket can't be completed any more reads what it will cost.
#[test]
fn a_ticket_without_a_way_shows_what_it_costs() {
    let (words, mut lost) = (Words::new(Lang::En), 0);
    play::<LegacyGame>(4, Options::default(), "lost", |table| {
        let Some(seat) = table.game().to_act().first() else { return };
        let view = table.game().view(Viewer::Seat(seat));
        let tickets = view.player(seat).tickets.into_iter().flat_map(|tickets| tickets.iter());
        let plan = Plan::held(&view, seat);
        let costs: Vec<u32> =
            tickets.filter(|ticket| plan.missing(*ticket).is_none()).map(|ticket| ticket.value()).collect();
        if costs.is_empty() || lost > 20 {
            return;
        }
        let (page, _) = page_for(table, Viewer::Seat(seat), words);
        for dollars in costs {
            assert!(page.contains(&format!("<b class=\"worth\">−${dollars}</b>")), "{dollars}");
            lost += 1;
        }
    });
    assert!(lost > 0);
}

/// A loan says what it costs in the end.
#[test]
fn a_loan_says_what_is_paid_back() {
    let options = Options { rules: vec![RuleCard::parse("paper-money").unwrap()], ..Options::default() };
    let mut told = 0;
    play::<LegacyGame>(2, options, "loan", |table| {
        let Some(seat) = table.game().to_act().first() else { return };
        let choices = choices_of(table.game(), Viewer::Seat(seat), Words::new(Lang::En));
        for choice in choices.iter().filter(|choice| matches!(action(choice), Action::TakeLoan)) {
            assert_eq!(choice.detail, "$6 now, $7 off your payslip");
            told += 1;
        }
    });
    assert!(told > 0);
}

/// LG-4.6: the name of an event says little, and why it comes is for the newspaper.
#[test]
fn an_event_is_told_with_what_it_does() {
    let event = EventCard::all().next().unwrap();
    let (seat, people) = (Seat(1), people(3));
    let turn = [
        Event::CardDrawn { seat, card: Letter::to(seat, ticket_to_ride_legacy::Card::LOCOMOTIVE) },
        Event::EventTurned { event },
    ];
    both_languages(|words| {
        let told = Retold::of::<LegacyGame>(&turn, words, &people).told(&people).into_string();
        let (why, what) = why_and_what(event.text().of(words.lang().code()));
        assert!(told.contains(what) && !told.contains(why), "{told}");
    });
}

#[test]
fn every_event_says_why_it_comes_and_what_it_does() {
    for event in EventCard::all() {
        both_languages(|words| {
            let (why, what) = why_and_what(event.text().of(words.lang().code()));
            assert!(!why.is_empty() && what.ends_with('.'), "{why}|{what}");
        });
    }
}

/// LG-4.17: an event that strikes in one's own turn pays before anybody else acts: the recap says where the dollars came from.
#[test]
fn what_ones_own_turn_brought_is_told() {
    let event = EventCard::all().next().unwrap();
    let drew = Event::CardDrawn { seat: Seat(1), card: Letter::to(Seat(1), ticket_to_ride_legacy::Card::LOCOMOTIVE) };
    let [paid_me, paid_another] = [1, 0].map(|seat| Event::EventPaid { seat: Seat(seat), event, dollars: 2 });
    let told = |turn: &[Event]| -> Vec<String> {
        LegacyGame::own_news(turn, Words::new(Lang::En), &people(3)).into_iter().map(Into::into).collect()
    };
    let news = told(&[drew, paid_me]);
    assert!(news.len() == 1 && news[0].contains("+$2"), "{news:?}");
    assert!(told(&[drew, paid_another]).is_empty());
}
