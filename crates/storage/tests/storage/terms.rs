//! What players agree on, and seats that change hands.

use crate::home::{Home, open};
use engine::Seat;
use storage::{Adding, Clock, Db, Entry, SeatKind, TableId, Terms, TimeUp, Watch};

crate::on_every_database![tables_with_a_clock_are_found_again, a_seat_is_stood_in_for_offered_and_taken_back];

async fn tables_with_a_clock_are_found_again(home: Home) {
    let db = home.db().await;
    let terms = Terms {
        name: "Sunday club".to_owned(),
        clock: Some(Clock { turn: 86400, weekends_off: true, ..Clock::default() }),
        time_up: TimeUp::Bot,
        watch: Watch::Anybody,
        hints: true,
    };
    let (timed, slow, over) =
        (open(&db, "elm", None).await, open(&db, "oak", None).await, open(&db, "ash", None).await);
    open(&db, "fir", None).await;
    add(&db, &timed, vec![Entry::Agree { terms: terms.clone() }], false).await;
    add(&db, &slow, vec![Entry::Agree { terms: Terms { clock: None, ..terms.clone() } }], false).await;
    add(&db, &over, vec![Entry::Agree { terms: terms.clone() }], true).await;
    drop(db);

    let db = home.db().await;

    assert_eq!(db.running_with_clock().await.unwrap(), std::slice::from_ref(&timed));
    let listed = db.listed_tables(0, 9).await.unwrap();
    assert!(listed.len() == 2 && listed.contains(&timed) && listed.contains(&slow), "{listed:?}");
    assert_eq!(db.log(&timed, 0).await.unwrap()[0].entry, Entry::Agree { terms });
}

async fn a_seat_is_stood_in_for_offered_and_taken_back(home: Home) {
    let db = home.db().await;
    let anna = db.begin_session("token", "Anna").await.unwrap();
    let table = open(&db, "elm", Some(anna.clone())).await;
    let bot = "conductor".to_owned();
    let seat = Seat(0);

    add(&db, &table, vec![Entry::StandIn { seat, bot: bot.clone() }], false).await;
    let stood_in = db.seats(&table).await.unwrap()[0].clone();
    assert_eq!((stood_in.kind, stood_in.bot, stood_in.taken), (SeatKind::Human, Some(bot), true));
    assert_eq!(db.holders(&table).await.unwrap(), [(anna, seat)], "it stays hers");

    add(&db, &table, vec![Entry::Back { seat }, Entry::TimeUp { seat }, Entry::Offer { seat }], false).await;
    let offered = db.seats(&table).await.unwrap()[0].clone();
    assert_eq!((offered.bot, offered.free), (None, true));
    assert_eq!(db.open_tables(0, 9).await.unwrap(), std::slice::from_ref(&table));
    assert!(db.open_tables(1, 9).await.unwrap().is_empty(), "there is no second");

    add(&db, &table, vec![Entry::Back { seat }], false).await;
    assert!(!db.seats(&table).await.unwrap()[0].free && db.open_tables(0, 9).await.unwrap().is_empty());
    let pace = vec![Entry::Pause { seat, wanted: true }, Entry::Away { seat, until: 7 }];
    add(&db, &table, pace.clone(), false).await;
    let log: Vec<Entry> = db.log(&table, 5).await.unwrap().into_iter().map(|logged| logged.entry).collect();
    assert_eq!(log, pace);
}

async fn add(db: &Db, table: &TableId, entries: Vec<Entry>, finishes: bool) {
    let after = db.log(table, 0).await.unwrap().len() as u64;
    db.append(Adding { table: table.clone(), after, entries, finishes }).await.unwrap();
}
