//! Ten thousand people who want to be told: nobody waits for the others, and nobody hears what is not theirs.

use crate::house::House;
use crate::notices::{LATER, anna_is_told, queued, told_when_asked, until_turn};
use serde_json::Value;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};

const MANY: u32 = 10_000;

/// So many people with a way each, and something due for everybody, at a table at which none of them sits. Their names come before
/// anybody's.
async fn many_want_to_be_told(house: &House, url: &str, table: &str) {
    let mut db = SqliteConnectOptions::new().filename(house.database()).connect().await.unwrap();
    let person = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < $many), \
                  person(id, i) AS (SELECT printf('!%06d', i), i FROM n)";
    for sql in [
        "INSERT INTO session (token_hash, name, created) $person SELECT id, '', 0 FROM person",
        "INSERT INTO notice_wish (session, lang, origin, about, offset_minutes, remind_hours) $person \
         SELECT id, 'en', '', 'turn', 0, 0 FROM person",
        "INSERT INTO notice_way (id, session, kind, address, detail, stop, created, confirmed, failures, dropped) $person \
         SELECT 'way ' || i, id, 'webhook', '$url' || i, 'json', 'stop ' || i, 0, 1, 0, 0 FROM person",
        "INSERT INTO notice (session, table_id, about, since, due, claimed, tries, told) $person \
         SELECT id, '$table', 'turn', 1, 1, 0, 0, 0 FROM person WHERE i <= 600",
    ] {
        let sql = sql.replace("$person", person).replace("$many", &MANY.to_string());
        let sql = sql.replace("$url", url).replace("$table", table);
        sqlx::query(AssertSqlSafe(sql)).execute(&mut db).await.unwrap();
    }
    db.close().await.unwrap();
}

#[tokio::test]
async fn among_ten_thousand_subscriptions_each_is_told_what_is_theirs() {
    let mut house = House::with(told_when_asked).await;
    let (opened, mut players, mut receiver) = anna_is_told(&house).await;
    many_want_to_be_told(&house, &receiver.url("/others/"), opened.id()).await;
    house.reopen_with(told_when_asked).await;
    players = players.into_iter().map(|player| player.at(&house)).collect();
    let since = until_turn(&mut players, 1).await;
    queued(&house, |notice| notice.since == since).await;

    // What is due for the others is looked at first, some hundreds at a time.
    house.tell(LATER).await;
    house.tell(LATER).await;

    let told: Vec<(String, Value)> =
        std::iter::from_fn(|| receiver.came()).map(|post| (post.path.clone(), post.json())).collect();
    assert!(told.iter().all(|(path, _)| path == "/hook"), "nobody else sits at the table: {told:?}");
    assert!(told.iter().any(|(_, told)| told["tables"][0]["since"] == since), "{told:?}");
}
