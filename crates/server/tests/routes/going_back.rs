//! Undo: free, asked for, agreed, declined.

use crate::house::House;
use crate::player::{Player, open, open_game, three_players, to_act};
use serde_json::{Value, json};

async fn undo(player: &mut Player, wish: &str) -> (u16, Value) {
    let version = player.version().await;
    let answer = player.post("/undo", json!({ "version": version, "do": wish })).await;
    (answer.status, answer.json())
}

/// Plays one decision and gives who took it.
async fn one_decision(players: &mut [Player]) -> Player {
    let table = players[0].table().await;
    let actor = to_act(players, &table).unwrap();
    actor.do_something().await;
    actor.clone()
}

/// Plays until two different players have acted, one after the other.
async fn two_in_turn(players: &mut [Player]) -> (Player, Player) {
    let mut last = one_decision(players).await;
    loop {
        let next = one_decision(players).await;
        if next.seat != last.seat {
            return (last, next);
        }
        last = next;
    }
}

#[tokio::test]
async fn the_own_last_decision_is_taken_back_freely() {
    let house = House::open().await;
    let (_, mut players) = three_players(&house).await;
    let mut actor = one_decision(&mut players).await;

    let (status, table) = undo(&mut actor, "back").await;

    assert_eq!(status, 200, "{table}");
    assert_eq!((&table["moves"], &table["version"]), (&json!(0), &json!(2)), "undo is an entry in the log");
}

#[tokio::test]
async fn a_turn_of_several_decisions_is_restarted_in_one_go() {
    let house = House::open().await;
    let (_, mut players) = three_players(&house).await;
    // Until somebody has decided twice in a row, with nothing shown in between.
    let (mut twice, one_back) = loop {
        let moves = players[0].table().await["moves"].as_u64().unwrap();
        let mut actor = one_decision(&mut players).await;
        if undo(&mut actor, "restart").await.0 == 200 {
            break (actor, moves);
        }
    };

    let table = twice.table().await;
    assert!(table["moves"].as_u64().unwrap() < one_back, "more than one decision is gone: {table}");
    assert_eq!(table["to_act"], json!([twice.seat]), "the turn begins anew");
    assert_eq!(undo(&mut twice, "restart").await.1["error"]["code"], "cannot_undo");
}

#[tokio::test]
async fn after_somebody_else_acted_everybody_must_agree() {
    let house = House::open().await;
    let (_, mut players) = three_players(&house).await;
    let (mut first, _) = two_in_turn(&mut players).await;
    let before = first.table().await["moves"].as_u64().unwrap();
    assert_eq!(undo(&mut first, "back").await.0, 409);

    let (status, asked) = undo(&mut first, "ask").await;
    assert_eq!((status, &asked["undo_asked"]["by"]), (200, &json!(first.seat)));
    let mut others: Vec<Player> = players.iter().filter(|player| player.seat != first.seat).cloned().collect();
    let (_, table) = undo(&mut others[0], "agree").await;
    assert_eq!(table["moves"], before, "one has yet to answer");
    let (_, table) = undo(&mut others[1], "agree").await;

    assert_eq!((&table["moves"], &table["undo_asked"]), (&json!(before - 2), &json!(null)));
}

#[tokio::test]
async fn one_no_ends_the_question_and_so_does_the_next_action() {
    let house = House::open().await;
    let (_, mut players) = three_players(&house).await;
    let (mut first, mut second) = two_in_turn(&mut players).await;
    let before = first.table().await["moves"].as_u64().unwrap();
    undo(&mut first, "ask").await;

    assert_eq!(undo(&mut second, "decline").await.1["undo_asked"], json!(null));
    assert_eq!(undo(&mut second, "agree").await.1["error"]["code"], "no_undo_asked");

    undo(&mut first, "ask").await;
    one_decision(&mut players).await;
    assert_eq!(first.table().await["undo_asked"], json!(null));
    assert_eq!(first.table().await["moves"], before + 1);
}

#[tokio::test]
async fn whoever_plays_bots_alone_may_go_back_over_their_moves() {
    let house = House::open().await;
    let opened = open(&house, &["me", "random", "random"]).await;
    let mut anna = opened.player(&house, 0);
    for _ in 0..3 {
        my_turn(&mut anna).await;
        anna.do_something().await;
    }
    my_turn(&mut anna).await;
    let before = anna.table().await["moves"].as_u64().unwrap();

    let (status, table) = undo(&mut anna, "back").await;

    assert_eq!(status, 200, "{table}");
    assert!(table["moves"].as_u64().unwrap() < before);
    assert_eq!(table["to_act"], json!([0]), "it is Anna's decision again");
}

/// What a page shows of bots that play on is old at once: the last decision of one's own is still the one that was meant.
#[tokio::test]
async fn bots_that_play_on_do_not_stop_whoever_goes_back() {
    let house = House::open().await;
    let opened = open(&house, &["me", "random", "random"]).await;
    let mut anna = opened.player(&house, 0);
    my_turn(&mut anna).await;
    // Until bots have played since.
    let before = loop {
        let before = anna.version().await;
        anna.do_something().await;
        my_turn(&mut anna).await;
        if anna.version().await > before + 1 {
            break before;
        }
    };

    let too_old = anna.post("/undo", json!({ "version": before, "do": "back" })).await;
    assert_eq!(too_old.error(), (409, "stale".to_owned()), "whoever saw nothing of it can't mean it");
    let back = anna.post("/undo", json!({ "version": before + 1, "do": "back" })).await;

    assert_eq!(back.status, 200, "{}", back.json());
    assert_eq!(back.json()["to_act"], json!([0]), "it is Anna's decision again");
}

/// A card that was drawn has been seen: to draw it a second time would be to know what comes.
#[tokio::test]
async fn alone_with_bots_nobody_goes_back_over_a_card_that_was_drawn() {
    let house = House::open().await;
    let seats = [json!({ "kind": "me" }), json!({ "kind": "bot", "bot": "random" })];
    let opened = open_game(&house, "ticket-to-ride-legacy", &seats).await;
    let mut anna = opened.player(&house, 0);
    anna.do_something().await;
    my_turn(&mut anna).await;
    let version = anna.version().await;
    let drawn = anna.act(version, &json!({ "do": "draw_blind" })).await;
    assert_eq!(drawn.status, 200, "{}", drawn.text());

    for wish in ["back", "ask"] {
        let (status, refused) = undo(&mut anna, wish).await;
        assert_eq!((status, &refused["error"]["code"]), (409, &json!("cannot_undo")), "{wish}");
    }
}

#[tokio::test]
async fn nobody_goes_back_who_has_not_acted_or_does_not_sit_there() {
    let house = House::open().await;
    let (_, mut players) = three_players(&house).await;
    let actor = one_decision(&mut players).await;
    let mut idle = players.iter().find(|player| player.seat != actor.seat).unwrap().clone();
    let mut stranger = Player { browser: house.browser(), ..actor.clone() };

    assert_eq!(undo(&mut idle, "back").await.1["error"]["code"], "cannot_undo");
    assert_eq!(undo(&mut idle, "ask").await.1["error"]["code"], "cannot_undo");
    assert_eq!(undo(&mut stranger, "back").await.1["error"]["code"], "no_token");
    assert_eq!(undo(&mut idle, "dance").await.0, 400);
    let stale = idle.post("/undo", json!({ "version": 0, "do": "back" })).await;
    assert_eq!(stale.error(), (409, "stale".to_owned()));
    assert_eq!(idle.table().await["moves"], 1);
}

async fn my_turn(player: &mut Player) {
    while player.table().await["to_act"] != json!([player.seat]) {
        tokio::task::yield_now().await;
    }
}
