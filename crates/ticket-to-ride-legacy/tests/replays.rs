//! Recorded games play again as they were played: `tests/replays/NAME.json` ends as `NAME.result.json` says.

use engine::{Game, Table, Viewer};
use game_testing::replays;
use serde_json::{Value, json};
use ticket_to_ride_legacy::{Event, LegacyGame};

#[test]
fn recorded_games_end_as_they_did() {
    replays::check(result_of);
}

/// LG-1.13: games of 1865 and of a late chapter are recorded with every number of companies.
#[test]
fn every_number_of_companies_is_recorded() {
    let tables: Vec<Table<LegacyGame>> = replays::tables();
    let is_recorded = |seats: usize, fits: fn(u8) -> bool| {
        tables.iter().any(|table| table.seats() == seats && fits(table.options().chapter))
    };

    for seats in 2..=5 {
        assert!(is_recorded(seats, |chapter| chapter == 1), "no game of 1865 with {seats}");
        assert!(is_recorded(seats, |chapter| chapter >= 9), "no late game with {seats}");
    }
}

/// LG-4.6, LG-4.11, LG-5.1, LG-5.7, LG-6.3: what games hold is recorded: events, closed routes, the last round, a banished event, a box, growth, people, the
/// relief train, the Through Train.
#[test]
fn what_a_campaign_holds_is_recorded() {
    let tables: Vec<Table<LegacyGame>> = replays::tables();
    let some = |what: &str, is_it: fn(&Event) -> bool| {
        assert!(tables.iter().flat_map(replays::events).any(is_it), "no recorded game has {what}");
    };

    some("an event", |event| matches!(event, Event::EventTurned { .. }));
    some("a rebuilt deck", |event| matches!(event, Event::DeckRebuilt { .. }));
    some("three open locomotives", |event| matches!(event, Event::OpenCardsDiscarded));
    some("a closed route", |event| matches!(event, Event::RouteClosed { .. }));
    some("a company bonus", |event| matches!(event, Event::BonusEarned { .. }));
    some("a last round", |event| matches!(event, Event::LastRound { .. }));
    some("a banished event", |event| matches!(event, Event::EventBanished { .. }));
    some("an opened box", |event| matches!(event, Event::BoxOpened { .. }));
    some("growth", |event| matches!(event, Event::GrowthTaken { .. }));
    some("a traveller", |event| matches!(event, Event::PersonTravels { .. }));
    some("a postcard", |event| matches!(event, Event::PostcardMet { .. }));
    some("a card for the relief train", |event| matches!(event, Event::CardGiven { .. }));
    some("a stamp", |event| matches!(event, Event::StampEarned { .. }));
}

/// All that outlives the game (LG-1.14), and how long it was.
fn result_of(table: &Table<LegacyGame>) -> Value {
    let game = table.game();
    json!({ "turns": game.view(Viewer::Spectator).turns, "outcome": game.outcome() })
}
