//! A database of an older program is brought along.

use crate::home::Home;
use engine::Seat;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor, SqlSafeStr};
use storage::{CampaignId, Db, Entry, Holder, Session, TableId};

/// Before there was one log, decisions, seats and talk stood in tables of their own.
#[tokio::test]
async fn an_old_table_becomes_one_log() {
    let home = Home::new();
    let mut old = old_database(&home, FIRST_RELEASE).await;
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
    let mut old = old_database(&home, FIRST_RELEASE).await;
    old.execute("INSERT INTO campaign VALUES ('west', 'Westward', 3, '{}', NULL, 1700000000);").await.unwrap();
    old.close().await.unwrap();

    let db = Db::open(&home.file()).await.unwrap();

    let west = db.campaign(&CampaignId::new("west")).await.unwrap().unwrap();
    assert_eq!((west.kind.as_str(), west.save.version), ("ticket-to-ride-legacy", 3));
}

/// A campaign that nobody named was called so in the language of whoever began it.
#[tokio::test]
async fn an_old_campaign_that_nobody_named_has_no_name() {
    let home = Home::new();
    let mut old = old_database(&home, FIRST_RELEASE).await;
    old.execute(
        "INSERT INTO campaign VALUES
             ('west', 'Westward', 3, '{}', NULL, 1700000000), ('east', 'Onze campagne', 3, '{}', NULL, 1700000000);",
    )
    .await
    .unwrap();
    old.close().await.unwrap();

    let db = Db::open(&home.file()).await.unwrap();

    for (id, name) in [("west", Some("Westward")), ("east", None)] {
        let campaign = db.campaign(&CampaignId::new(id)).await.unwrap().unwrap();
        assert_eq!(campaign.name.as_deref(), name);
    }
}

/// A token that was made for a program may not take its owner's place, also if it is older than that rule.
#[tokio::test]
async fn an_old_programs_token_is_a_programs() {
    let home = Home::new();
    let mut old = old_database(&home, STEPS.len()).await;
    old.execute("INSERT INTO session VALUES ('anna', 'Anna', 1700000000)").await.unwrap();
    let labels = [("bot", "my bot"), ("phone", "Firefox, Android"), ("tablet", "iPad"), ("box", "")];
    for (token, label) in labels {
        let device = Session::of_token(token);
        let sql = format!("INSERT INTO device VALUES ('{}', 'anna', '{label}', 1700000000)", device.id());
        old.execute(AssertSqlSafe(sql)).await.unwrap();
    }
    old.close().await.unwrap();

    let db = Db::open(&home.file()).await.unwrap();

    for (token, _) in labels {
        let holder = db.holder(&Session::of_token(token)).await.unwrap();
        assert_eq!(matches!(holder, Holder::Program(_)), token == "bot", "{token}: {holder:?}");
        assert_ne!(holder, Holder::Nobody, "{token}");
    }
}

/// How many steps the first release had made.
const FIRST_RELEASE: usize = 2;

macro_rules! step {
    ($file:literal) => {
        include_str!(concat!("../../migrations/sqlite/", $file, ".sql"))
    };
}

/// In their order, up to the time when programs had no kind of their own.
const STEPS: [&str; 13] = [
    step!("0001_tables"),
    step!("0002_campaigns"),
    step!("0003_log"),
    step!("0004_lessons"),
    step!("0005_settings"),
    step!("0006_terms"),
    step!("0007_looked"),
    step!("0008_people"),
    step!("0009_preferences"),
    step!("0010_talk"),
    step!("0011_notices"),
    step!("0012_kinds_of_campaigns"),
    step!("0013_analysis"),
];

/// As a program left it that had made so many steps.
async fn old_database(home: &Home, steps: usize) -> SqliteConnection {
    let mut old = SqliteConnectOptions::new().filename(home.file()).create_if_missing(true).connect().await.unwrap();
    let step = |(version, sql): (i64, &&'static str)| {
        let sql = AssertSqlSafe(*sql).into_sql_str();
        Migration::new(version, "a step".into(), MigrationType::Simple, sql, false)
    };
    let made = (1..).zip(&STEPS[..steps]).map(step).collect();
    Migrator::with_migrations(made).run(&mut old).await.unwrap();
    old
}
