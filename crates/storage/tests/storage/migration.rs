//! A database of an older program is brought along.

use crate::home::Home;
use engine::Seat;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor, SqlSafeStr};
use storage::{CampaignId, Db, Entry, TableId};

/// Before there was one log, decisions, seats and talk stood in tables of their own.
#[tokio::test]
async fn an_old_table_becomes_one_log() {
    let home = Home::new();
    let mut old = old_database(&home).await;
    old.execute(
        "INSERT INTO session VALUES ('anna', 'Anna', 1700000000), ('erik', 'Erik', 1700000000);
         INSERT INTO game_table VALUES
             ('elm', 'table', 'sample-line', 1, '{}', 's', 'c', 'seed', 'running', 'anna', 1700000000),
             ('oak', 'table', 'sample-line', 1, '{}', 's', 'c', 'seed', 'finished', NULL, 1700000001);
         INSERT INTO seat VALUES
             ('elm', 0, 'human', 'Anna', NULL, 'link-0', 'e', 1), ('elm', 1, 'human', 'Erik \"E\"', NULL, 'link-1', NULL, 1);
         INSERT INTO session_seat VALUES ('anna', 'elm', 0), ('erik', 'elm', 1);
         INSERT INTO action VALUES ('elm', 1, '{\"do\":1}'), ('elm', 2, '{\"do\":2}'), ('oak', 1, '{\"do\":9}');
         INSERT INTO talk VALUES ('elm', 1, 1, 'Erik \"E\"', 'hello', 1700000100), ('elm', 2, NULL, 'Mary', 'good luck', 1700000200);",
    )
    .await
    .unwrap();
    old.close().await.unwrap();

    let db = Db::open(&home.file()).await.unwrap();

    let log = db.log(&TableId::new("elm"), 0).await.unwrap();
    let erik =
        db.holders(&TableId::new("elm")).await.unwrap().into_iter().find(|(_, seat)| *seat == Seat(1)).unwrap().0;
    let entries: Vec<Entry> = log.iter().map(|logged| logged.entry.clone()).collect();
    let rules = |line: &str| Entry::Rules(line.to_owned());
    let say = |seat, name: &str, text: &str| Entry::Say { seat, name: name.to_owned(), text: text.to_owned() };
    assert_eq!(
        entries,
        [
            Entry::Sit {
                seat: Seat(1),
                session: erik,
                name: "Erik \"E\"".to_owned(),
                entropy: None,
                was_free: false,
                again: false
            },
            rules("{\"do\":1}"),
            rules("{\"do\":2}"),
            say(Some(Seat(1)), "Erik \"E\"", "hello"),
            say(None, "Mary", "good luck"),
        ]
    );
    assert!(log.iter().map(|logged| logged.number).eq(1..=5));
    assert_eq!((log[0].written, log[4].written), (1_700_000_000_000, 1_700_000_200_000));
    assert_eq!(db.log(&TableId::new("oak"), 0).await.unwrap().len(), 1);
    assert_eq!(db.seats(&TableId::new("elm")).await.unwrap()[1].invite.as_deref(), Some("link-1"));
}

/// Before a campaign said which it is there was only one.
#[tokio::test]
async fn an_old_campaign_is_of_the_kind_there_was() {
    let home = Home::new();
    let mut old = old_database(&home).await;
    old.execute("INSERT INTO campaign VALUES ('west', 'Westward', 3, '{}', NULL, 1700000000);").await.unwrap();
    old.close().await.unwrap();

    let db = Db::open(&home.file()).await.unwrap();

    let west = db.campaign(&CampaignId::new("west")).await.unwrap().unwrap();
    assert_eq!((west.kind.as_str(), west.save.version), ("ticket-to-ride-legacy", 3));
}

/// As the first release left it.
async fn old_database(home: &Home) -> SqliteConnection {
    let mut old = SqliteConnectOptions::new().filename(home.file()).create_if_missing(true).connect().await.unwrap();
    let step = |version, name: &'static str, sql: &'static str| {
        Migration::new(version, name.into(), MigrationType::Simple, AssertSqlSafe(sql).into_sql_str(), false)
    };
    Migrator::with_migrations(vec![
        step(1, "tables", include_str!("../../migrations/sqlite/0001_tables.sql")),
        step(2, "campaigns", include_str!("../../migrations/sqlite/0002_campaigns.sql")),
    ])
    .run(&mut old)
    .await
    .unwrap();
    old
}
