//! Recorded games play again as they were played: `tests/replays/NAME.json` ends as `NAME.result.json` says.

use engine::{Game, Table, Viewer};
use game_testing::replays;
use serde_json::{Value, json};
use steel_driver::{Board, Event, PassReason, SteelDriver, Victory};

#[test]
fn recorded_games_end_as_they_did() {
    replays::check(result_of);
}

/// SD-3.6, SD-4.8, SD-4.9, SD-5.9, SD-6.2: what a game may hold is recorded: the transcontinental link, with one route or several, or
/// none; a bonus without a controller; a company that is never sold; one that runs out of track.
#[test]
fn every_turn_a_game_can_take_is_recorded() {
    let tables: Vec<Table<SteelDriver>> = replays::tables();
    let some = |what: &str, happened: fn(&Table<SteelDriver>) -> bool| {
        assert!(tables.iter().any(happened), "no recorded game has {what}");
    };

    some("the transcontinental link", |table| view(table).transcontinental.is_some());
    some("no transcontinental link", |table| view(table).transcontinental.is_none());
    some("several routes", |table| {
        view(table).transcontinental.is_some_and(|joined| joined.routes.len() > usize::from(joined.length))
    });
    some("a lost bonus", |table| has(table, |event| matches!(event, Event::ProfitLost { .. })));
    some("a company that is never sold", |table| view(table).companies.iter().any(|company| company.shares_left == 5));
    some("fewer than six auctions", |table| {
        has(table, |event| matches!(event, Event::AuctionsEnded { auctions, .. } if *auctions < 6))
    });
    some("six auctions in every round", |table| {
        !has(table, |event| matches!(event, Event::AuctionsEnded { auctions, .. } if *auctions < 6))
    });
    some("a company out of track", |table| {
        has(table, |event| matches!(event, Event::CompanyPassed { reason: PassReason::NoTrack, .. }))
    });
    some("42 cities", |table| table.options().map == Board::Cities42);
}

/// SD-8.6: each way to win is recorded, and SD-2.1: each number of players.
#[test]
fn every_way_to_win_is_recorded() {
    let tables: Vec<Table<SteelDriver>> = replays::tables();
    let is_won_by = |victory: fn(&Victory) -> bool| {
        let won = move |event: &Event| matches!(event, Event::Won { victory: how, .. } if victory(how));
        tables.iter().any(|table| has(table, won))
    };

    assert!(is_won_by(|victory| *victory == Victory::MostMoney));
    assert!(is_won_by(|victory| matches!(victory, Victory::MostGoods { .. })));
    assert!(is_won_by(|victory| *victory == Victory::Shared));
    assert!((3..=6).all(|seats| tables.iter().any(|table| table.seats() == seats)));
}

fn view(table: &Table<SteelDriver>) -> steel_driver::View {
    table.game().view(Viewer::Spectator)
}

fn has(table: &Table<SteelDriver>, is_it: impl Fn(&Event) -> bool) -> bool {
    replays::events(table).any(is_it)
}

fn result_of(table: &Table<SteelDriver>) -> Value {
    let (game, view) = (table.game(), view(table));
    json!({
        "over": game.is_over(),
        "money": view.players.iter().map(|player| player.money).collect::<Vec<_>>(),
        "ranks": game.standings().iter().map(|standing| standing.rank).collect::<Vec<_>>(),
        "share_values": view.companies.iter().map(|company| company.goods_value).collect::<Vec<_>>(),
        "links": view.companies.iter().map(|company| company.links.len()).collect::<Vec<_>>(),
        "crossed": view.transcontinental.map(|joined| json!({
            "round": joined.round, "builder": joined.builder, "others": joined.others, "links": joined.length,
        })),
    })
}
