//! What nobody uses is removed after the time that the pages say; what was played stays.

use crate::campaigners::Campaigners;
use crate::house::House;
use crate::player::{open, three_players, to_act};
use crate::records::a_record;
use server::Config;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Executor};

/// As if nobody had looked at anything for half a century.
async fn let_time_pass(house: &House) {
    let mut other = SqliteConnectOptions::new().filename(house.database()).connect().await.unwrap();
    other.execute("UPDATE game_table SET looked = 0").await.unwrap();
    other.close().await.unwrap();
}

#[tokio::test]
async fn what_nobody_uses_goes_and_what_was_played_stays() {
    let for_ever = |config: &mut Config| config.keep_unused = 0;
    let mut house = House::with(for_ever).await;
    let idle = open(&house, &["me", "friend", "friend"]).await.path();
    let looked_at = open(&house, &["me", "friend", "friend"]).await.path();
    let (played, mut players) = three_players(&house).await;
    let table = players[0].table().await;
    to_act(&mut players, &table).unwrap().do_something().await;
    let replay = house.browser().post_json("/api/replays", &a_record()).await.json();
    let replay = format!("/tables/{}", replay["id"].as_str().unwrap());
    let mut all = Campaigners::begin(&house).await;
    let of_campaign = all.begin_game(&["red", "blue"]).await;
    // What was looked at so far is stored when the server stops.
    house.reopen_with(for_ever).await;
    let_time_pass(&house).await;
    assert_eq!(house.browser().get(&looked_at).await.status, 200);

    house.reopen().await;

    for gone in [&idle, &replay] {
        // It happens beside everything else.
        while house.browser().get(gone).await.status != 404 {}
        assert_eq!(house.browser().get(&format!("/api{gone}")).await.error(), (404, "no_table".to_owned()));
    }
    for kept in [&looked_at, &played.path(), &of_campaign] {
        assert_eq!(house.browser().get(kept).await.status, 200, "{kept}");
    }
}

#[tokio::test]
async fn the_pages_say_after_how_long() {
    let house = House::with(|config| config.keep_unused = 17).await;
    for page in ["/", "/tables/new?game=american-rails"] {
        assert!(house.browser().get(page).await.text().contains("17 days"), "{page}");
    }
    let for_ever = House::with(|config| config.keep_unused = 0).await;
    for page in ["/", "/tables/new?game=american-rails"] {
        let text = for_ever.browser().get(page).await.text();
        assert!(!text.contains("nobody looks at") && !text.contains("cleared away"), "{page}");
    }
}
