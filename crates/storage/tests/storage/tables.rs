//! Logs, tables, seats, sessions, talk.

use crate::home::{Home, open, stored};
use engine::Seat;
use storage::{Db, Session, Status, StorageError, StoredTable, TableId, TableKind, Talk};

#[tokio::test]
async fn a_log_is_read_as_it_was_written() {
    let home = Home::new();
    let db = home.db().await;
    let table = open(&db, "elm", None).await;

    for number in 1..=3 {
        db.append(&table, number, line(number)).await.unwrap();
    }

    assert_eq!(db.log(&table, 0).await.unwrap(), [line(1), line(2), line(3)]);
    assert_eq!(db.log(&table, 2).await.unwrap(), [line(3)]);
}

#[tokio::test]
async fn the_slower_of_two_writers_is_told_so() {
    let home = Home::new();
    let db = home.db().await;
    let table = open(&db, "elm", None).await;

    let (first, second) =
        tokio::join!(db.append(&table, 1, "anna".to_owned()), db.append(&table, 1, "erik".to_owned()));

    assert!(first.is_ok() != second.is_ok(), "one wins: {first:?} {second:?}");
    assert!(matches!(first.and(second), Err(StorageError::Stale)));
    assert_eq!(db.log(&table, 0).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_log_has_no_gaps() {
    let home = Home::new();
    let db = home.db().await;
    let table = open(&db, "elm", None).await;

    assert!(matches!(db.append(&table, 2, line(2)).await, Err(StorageError::Stale)));
    assert!(db.log(&table, 0).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_table_that_does_not_exist_has_no_log() {
    let home = Home::new();
    let db = home.db().await;

    assert!(db.append(&TableId::new("nowhere"), 1, line(1)).await.is_err());
}

/// A stale entry among others that arrive together must not take them with it.
#[tokio::test]
async fn many_tables_are_written_together_and_a_stale_entry_spoils_nothing() {
    let home = Home::new();
    let db = home.db().await;
    let mut tables = Vec::new();
    for number in 0..20 {
        tables.push(open(&db, &format!("table-{number}"), None).await);
    }

    let mut writing = tokio::task::JoinSet::new();
    for (index, table) in tables.iter().cloned().enumerate() {
        let db = db.clone();
        // Every third table asks for a number that can't be next.
        let number = if index % 3 == 0 { 7 } else { 1 };
        writing.spawn(async move { (index, db.append(&table, number, line(number)).await) });
    }

    for (index, written) in writing.join_all().await {
        assert_eq!(written.is_ok(), index % 3 != 0, "table {index}");
        assert_eq!(db.log(&tables[index], 0).await.unwrap().len(), usize::from(index % 3 != 0));
    }
}

#[tokio::test]
async fn an_entry_is_kept_even_if_nobody_waits_for_the_answer() {
    let home = Home::new();
    let db = home.db().await;
    let table = open(&db, "elm", None).await;

    // Polled once: it is on its way to the writer. Then the player's browser goes away.
    let mut append = Box::pin(db.append(&table, 1, line(1)));
    assert!(futures_poll_once(append.as_mut()).await.is_none(), "it can't be stored already");
    drop(append);
    db.append(&table, 2, line(2)).await.unwrap();

    assert_eq!(db.log(&table, 0).await.unwrap(), [line(1), line(2)]);
}

#[tokio::test]
async fn everything_is_there_after_reopening() {
    let home = Home::new();
    let db = home.db().await;
    let anna = db.begin_session("annas token", "Anna").await.unwrap();
    let table = open(&db, "elm", Some(anna.clone())).await;
    db.append(&table, 1, line(1)).await.unwrap();
    db.say(&table, &talk("hello")).await.unwrap();
    drop(db);

    let db = home.db().await;

    assert_eq!(db.table(&table).await.unwrap(), Some(stored("elm", Some(anna.clone()))));
    assert_eq!(db.log(&table, 0).await.unwrap(), [line(1)]);
    assert_eq!(db.talk(&table, 10).await.unwrap(), [talk("hello")]);
    assert_eq!(db.session("annas token").await.unwrap(), Some((anna.clone(), "Anna".to_owned())));
    assert_eq!(db.holders(&table).await.unwrap(), [(anna, Seat(0))]);
    db.append(&table, 2, line(2)).await.unwrap();
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused_and_left_alone() {
    let home = Home::new();
    std::fs::write(home.file(), "this is a shopping list, not a database; it is long enough to be read as one")
        .unwrap();

    assert!(Db::open(&home.file()).await.is_err());
    assert!(std::fs::read_to_string(home.file()).unwrap().starts_with("this is a shopping list"));
}

#[tokio::test]
async fn an_unknown_token_opens_no_session() {
    let home = Home::new();
    let db = home.db().await;
    db.begin_session("annas token", "Anna").await.unwrap();

    assert_eq!(db.session("eriks token").await.unwrap(), None);
    let hash = format!("{:?}", Session::of_token("annas token"));
    assert!(!hash.contains("annas"), "a session's name must not open it: {hash}");
}

#[tokio::test]
async fn the_file_holds_no_session_token() {
    let home = Home::new();
    let db = home.db().await;
    db.begin_session("a-token-nobody-may-read", "Anna").await.unwrap();

    for file in std::fs::read_dir(home.folder()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        let text = String::from_utf8_lossy(&bytes);
        assert!(!text.contains("a-token-nobody-may-read"));
    }
}

#[tokio::test]
async fn a_session_remembers_the_name_used_last() {
    let home = Home::new();
    let db = home.db().await;
    let anna = db.begin_session("annas token", "").await.unwrap();

    db.rename_session(&anna, "Anna").await.unwrap();

    assert_eq!(db.session("annas token").await.unwrap().unwrap().1, "Anna");
}

#[tokio::test]
async fn an_invite_leads_to_its_seat_and_two_devices_can_share_it() {
    let home = Home::new();
    let db = home.db().await;
    let table = open(&db, "elm", None).await;
    assert_eq!(db.invited("invite-elm-1").await.unwrap(), Some((table.clone(), Seat(1))));
    assert_eq!(db.invited("no such invite").await.unwrap(), None);

    let laptop = db.begin_session("laptop", "Erik").await.unwrap();
    let phone = db.begin_session("phone", "Erik").await.unwrap();
    db.take_seat(&laptop, &table, Seat(1), "Erik").await.unwrap();
    db.take_seat(&phone, &table, Seat(1), "Erik").await.unwrap();
    db.take_seat(&phone, &table, Seat(1), "Erik").await.unwrap();

    let holders = db.holders(&table).await.unwrap();
    assert_eq!(holders.len(), 2);
    assert!(holders.contains(&(laptop, Seat(1))) && holders.contains(&(phone, Seat(1))));
    let seat = &db.table(&table).await.unwrap().unwrap().seats[1];
    assert_eq!((seat.name.as_str(), seat.taken), ("Erik", true));
}

#[tokio::test]
async fn a_table_that_cannot_be_stored_whole_is_not_stored_at_all() {
    let home = Home::new();
    let db = home.db().await;
    let mut table = stored("elm", None);
    table.seats[1].invite = table.seats[0].invite.clone();

    assert!(db.open_table(&table, &[], &[]).await.is_err(), "two seats can't have one invite");
    assert_eq!(db.table(&table.id).await.unwrap(), None);
}

#[tokio::test]
async fn an_uploaded_record_is_stored_with_its_whole_log() {
    let home = Home::new();
    let db = home.db().await;
    let replay = StoredTable { kind: TableKind::Replay, status: Status::Finished, ..stored("elm", None) };
    let log: Vec<String> = (1..=300).map(line).collect();

    db.open_table(&replay, &[], &log).await.unwrap();

    assert_eq!(db.log(&replay.id, 0).await.unwrap(), log);
    assert!(db.running_with_bots().await.unwrap().is_empty(), "a replay waits for no bot");
}

#[tokio::test]
async fn running_tables_with_bots_are_found_again() {
    let home = Home::new();
    let db = home.db().await;
    let elm = open(&db, "elm", None).await;
    let oak = open(&db, "oak", None).await;

    db.set_status(&oak, Status::Finished).await.unwrap();

    assert_eq!(db.running_with_bots().await.unwrap(), [elm]);
}

#[tokio::test]
async fn my_tables_are_those_i_opened_or_sit_at_and_running_ones_come_first() {
    let home = Home::new();
    let db = home.db().await;
    let anna = db.begin_session("anna", "Anna").await.unwrap();
    let elm = open(&db, "elm", Some(anna.clone())).await;
    let oak = open(&db, "oak", None).await;
    open(&db, "birch", None).await;
    db.take_seat(&anna, &oak, Seat(1), "Anna").await.unwrap();
    db.set_status(&elm, Status::Finished).await.unwrap();

    assert_eq!(db.tables_of(&anna, 10).await.unwrap(), [oak.clone(), elm]);
    assert_eq!(db.tables_of(&anna, 1).await.unwrap(), [oak]);
}

#[tokio::test]
async fn talk_is_read_in_order_the_last_lines_only() {
    let home = Home::new();
    let db = home.db().await;
    let table = open(&db, "elm", None).await;

    for text in ["hello", "good luck", "nice bid"] {
        db.say(&table, &talk(text)).await.unwrap();
    }

    assert_eq!(db.talk(&table, 2).await.unwrap(), [talk("good luck"), talk("nice bid")]);
}

fn talk(text: &str) -> Talk {
    Talk { seat: Some(Seat(0)), name: "Anna".to_owned(), text: text.to_owned() }
}

fn line(number: u64) -> String {
    format!(r#"{{"entry":"act","number":{number}}}"#)
}

async fn futures_poll_once<F: Future + Unpin>(mut future: F) -> Option<F::Output> {
    std::future::poll_fn(|context| match std::pin::Pin::new(&mut future).poll(context) {
        std::task::Poll::Ready(output) => std::task::Poll::Ready(Some(output)),
        std::task::Poll::Pending => std::task::Poll::Ready(None),
    })
    .await
}
