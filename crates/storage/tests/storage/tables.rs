//! Logs, tables, seats, sessions, talk.

use crate::home::{Home, open, stored};
use engine::Seat;
use sqlx::{Connection, PgConnection};
use std::time::Duration;
use storage::{Adding, Db, Entry, Logged, Session, Status, StorageError, StoredTable, TableId, TableKind};

crate::on_every_database![
    a_log_is_read_as_it_was_written,
    the_slower_of_two_writers_is_told_so,
    a_log_has_no_gaps,
    a_table_that_does_not_exist_has_no_log,
    nothing_is_called_by_a_character_that_cannot_be_stored,
    many_tables_are_written_together_and_a_stale_entry_spoils_nothing,
    of_games_that_end_together_only_those_whose_last_line_was_stored_are_over,
    an_entry_is_stored_whatever_those_who_went_away_have_begun,
    an_entry_is_kept_even_if_nobody_waits_for_the_answer,
    everything_is_there_after_reopening,
    an_unknown_token_opens_no_session,
    a_session_remembers_the_name_used_last,
    an_invite_leads_to_its_seat_and_two_devices_can_share_it,
    a_table_that_cannot_be_stored_whole_is_not_stored_at_all,
    an_uploaded_record_is_stored_with_its_whole_log,
    running_tables_with_bots_are_found_again,
    my_tables_are_those_i_opened_or_sit_at,
    everything_that_happens_is_an_entry,
    entries_that_belong_together_are_stored_together,
    a_table_is_marked_finished_with_its_last_decision,
];

/// A file has one server: nobody else writes there.
#[tokio::test]
async fn a_server_asks_for_all_its_tables_at_once_which_of_them_others_have_written_to() {
    let home = Home::on_postgres();
    let db = home.db().await;
    let [elm, oak] = [open(&db, "elm", None).await, open(&db, "oak", None).await];
    for number in 1..=3 {
        db.append(next(&elm, number)).await.unwrap();
    }
    db.append(next(&oak, 1)).await.unwrap();
    let known = |of_elm, of_oak| [(elm.clone(), of_elm), (oak.clone(), of_oak), (TableId::new("ash"), 0)];

    assert_eq!(db.gone_on(&known(1, 1)).await.unwrap(), [(elm.clone(), 3)]);
    assert_eq!(db.gone_on(&known(3, 1)).await.unwrap(), []);
    assert_eq!(db.gone_on(&[]).await.unwrap(), []);
}

/// PostgreSQL may keep a plan that it made for many entries at once and small tables; that reads all of them for every entry.
#[tokio::test]
async fn postgresql_reads_no_more_for_an_entry_the_more_there_are() {
    const TABLES: u64 = 100;
    const TOGETHER: u64 = 20;
    const ALONE: u64 = 500;
    const ENTRIES: i64 = (TABLES * TOGETHER + ALONE) as i64;
    let home = Home::on_postgres();
    let db = home.db().await;
    let mut tables = Vec::new();
    for number in 0..TABLES {
        tables.push(open(&db, &format!("elm {number}"), None).await);
    }

    for number in 1..=TOGETHER {
        let mut adding = tokio::task::JoinSet::new();
        for table in &tables {
            let (db, next) = (db.clone(), next(table, number));
            adding.spawn(async move { db.append(next).await.unwrap() });
        }
        adding.join_all().await;
    }
    for number in TOGETHER + 1..=TOGETHER + ALONE {
        db.append(next(&tables[0], number)).await.unwrap();
    }

    // What a connection read is counted at the latest when it ends.
    db.close().await.unwrap();
    let mut counting = PgConnection::connect(home.address()).await.unwrap();
    let read = loop {
        const COUNTED: &str = "SELECT n_tup_ins, seq_tup_read FROM pg_stat_user_tables WHERE relname = 'entry'";
        let (stored, read): (i64, i64) = sqlx::query_as(COUNTED).fetch_one(&mut counting).await.unwrap();
        if stored == ENTRIES {
            break read;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    assert!(read < 20 * ENTRIES, "{read} lines were read to store {ENTRIES}");
}

async fn a_log_is_read_as_it_was_written(home: Home) {
    let db = home.db().await;
    let table = open(&db, "elm", None).await;

    for number in 1..=3 {
        db.append(next(&table, number)).await.unwrap();
    }

    assert_eq!(log(&db, &table, 0).await, [line(1), line(2), line(3)]);
    assert_eq!(log(&db, &table, 2).await, [line(3)]);
}

/// Anybody may ask for `/tables/%00`; the text of PostgreSQL has no such character.
async fn nothing_is_called_by_a_character_that_cannot_be_stored(home: Home) {
    let db = home.db().await;
    let table = TableId::new("elm\0");

    assert_eq!(db.table(&table).await.unwrap(), None);
    assert!(db.log(&table, 0).await.unwrap().is_empty());
    assert!(db.login("Anna\0").await.unwrap().is_none());
}

async fn the_slower_of_two_writers_is_told_so(home: Home) {
    let db = home.db().await;
    let table = open(&db, "elm", None).await;

    let (anna, erik) = (next(&table, 1), next(&table, 1));
    let (first, second) = tokio::join!(db.append(anna), db.append(erik));

    assert!(first.is_ok() != second.is_ok(), "one wins: {first:?} {second:?}");
    assert!(matches!(first.and(second), Err(StorageError::Stale)));
    assert_eq!(db.log(&table, 0).await.unwrap().len(), 1);
}

async fn a_log_has_no_gaps(home: Home) {
    let db = home.db().await;
    let table = open(&db, "elm", None).await;

    assert!(matches!(db.append(next(&table, 2)).await, Err(StorageError::Stale)));
    assert!(db.log(&table, 0).await.unwrap().is_empty());
}

async fn a_table_that_does_not_exist_has_no_log(home: Home) {
    let db = home.db().await;

    assert!(db.append(next(&TableId::new("nowhere"), 1)).await.is_err());
}

/// A stale entry among others that arrive together must not take them with it.
async fn many_tables_are_written_together_and_a_stale_entry_spoils_nothing(home: Home) {
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
        writing.spawn(async move { (index, db.append(next(&table, number)).await) });
    }

    for (index, written) in writing.join_all().await {
        assert_eq!(written.is_ok(), index % 3 != 0, "table {index}");
        assert_eq!(db.log(&tables[index], 0).await.unwrap().len(), usize::from(index % 3 != 0));
    }
}

async fn of_games_that_end_together_only_those_whose_last_line_was_stored_are_over(home: Home) {
    let db = home.db().await;
    let [elm, oak, ash] = [open(&db, "elm", None).await, open(&db, "oak", None).await, open(&db, "ash", None).await];
    let last = |table: &TableId, number| Adding { finishes: true, ..next(table, number) };

    // The oak's is not the next one; the ash goes on.
    let (of_elm, of_oak, of_ash) =
        tokio::join!(db.append(last(&elm, 1)), db.append(last(&oak, 2)), db.append(next(&ash, 1)));

    assert!(of_elm.is_ok() && matches!(of_oak, Err(StorageError::Stale)) && of_ash.is_ok());
    for (table, status) in [(elm, Status::Finished), (oak, Status::Running), (ash, Status::Running)] {
        assert_eq!(db.table(&table).await.unwrap().unwrap().status, status, "{table}");
    }
}

/// Whoever goes away in the midst of a change may leave a connection on which a transaction was begun.
async fn an_entry_is_stored_whatever_those_who_went_away_have_begun(home: Home) {
    const ENTRIES: u64 = 150;
    let db = home.db().await;
    let table = open(&db, "elm", None).await;

    for number in 1..=ENTRIES {
        let patience = Duration::from_micros(20 * number);
        let mut leaving = tokio::task::JoinSet::new();
        for promise in 0..4 {
            let (db, promise) = (db.clone(), format!("promise {number} {promise}"));
            leaving.spawn(async move { tokio::time::timeout(patience, db.keep_promise(&promise)).await.is_ok() });
        }
        leaving.join_all().await;
        db.append(next(&table, number)).await.unwrap();
    }

    // Somebody else sees what is stored, and nothing that is not.
    assert_eq!(home.db().await.log(&table, 0).await.unwrap().len() as u64, ENTRIES);
}

async fn an_entry_is_kept_even_if_nobody_waits_for_the_answer(home: Home) {
    let db = home.db().await;
    let table = open(&db, "elm", None).await;

    // Polled once: it is on its way to the writer. Then the player's browser goes away.
    let mut append = Box::pin(db.append(next(&table, 1)));
    assert!(futures_poll_once(append.as_mut()).await.is_none(), "it can't be stored already");
    drop(append);
    db.append(next(&table, 2)).await.unwrap();

    assert_eq!(log(&db, &table, 0).await, [line(1), line(2)]);
}

async fn everything_is_there_after_reopening(home: Home) {
    let db = home.db().await;
    let anna = db.begin_session("annas token", "Anna").await.unwrap();
    let table = open(&db, "elm", Some(anna.clone())).await;
    db.append(next(&table, 1)).await.unwrap();
    db.append(adding(&table, 1, talk("hello"))).await.unwrap();
    drop(db);

    let db = home.db().await;

    assert_eq!(db.table(&table).await.unwrap(), Some(stored("elm", Some(anna.clone()))));
    assert_eq!(log(&db, &table, 0).await, [line(1), talk("hello")]);
    assert_eq!(db.session("annas token").await.unwrap(), Some((anna.clone(), "Anna".to_owned())));
    assert_eq!(db.holders(&table).await.unwrap(), [(anna, Seat(0))]);
    db.append(next(&table, 3)).await.unwrap();
}

async fn an_unknown_token_opens_no_session(home: Home) {
    let db = home.db().await;
    db.begin_session("annas token", "Anna").await.unwrap();

    assert_eq!(db.session("eriks token").await.unwrap(), None);
    let hash = format!("{:?}", Session::of_token("annas token"));
    assert!(!hash.contains("annas"), "a session's name must not open it: {hash}");
}

async fn a_session_remembers_the_name_used_last(home: Home) {
    let db = home.db().await;
    let anna = db.begin_session("annas token", "").await.unwrap();

    db.rename_session(&anna, "Anna").await.unwrap();

    assert_eq!(db.session("annas token").await.unwrap().unwrap().1, "Anna");
}

async fn an_invite_leads_to_its_seat_and_two_devices_can_share_it(home: Home) {
    let db = home.db().await;
    let table = open(&db, "elm", None).await;
    assert_eq!(db.invited("invite-elm-1").await.unwrap(), Some((table.clone(), Seat(1))));
    assert_eq!(db.invited("no such invite").await.unwrap(), None);

    let laptop = db.begin_session("laptop", "Erik").await.unwrap();
    let phone = db.begin_session("phone", "Erik").await.unwrap();
    for (after, session) in (0..).zip([&laptop, &phone, &phone]) {
        db.append(adding(&table, after, sit(session, "Erik"))).await.unwrap();
    }

    let holders = db.holders(&table).await.unwrap();
    assert_eq!(holders.len(), 2);
    assert!(holders.contains(&(laptop, Seat(1))) && holders.contains(&(phone, Seat(1))));
    let seat = &db.table(&table).await.unwrap().unwrap().seats[1];
    assert_eq!((seat.name.as_str(), seat.taken), ("Erik", true));
}

async fn a_table_that_cannot_be_stored_whole_is_not_stored_at_all(home: Home) {
    let db = home.db().await;
    let mut table = stored("elm", None);
    table.seats[1].invite = table.seats[0].invite.clone();

    assert!(db.open_table(&table, &[], &[]).await.is_err(), "two seats can't have one invite");
    assert_eq!(db.table(&table.id).await.unwrap(), None);
}

async fn an_uploaded_record_is_stored_with_its_whole_log(home: Home) {
    let db = home.db().await;
    let replay = StoredTable { kind: TableKind::Replay, status: Status::Finished, ..stored("elm", None) };
    let lines: Vec<Entry> = (1..=300).map(line).collect();

    db.open_table(&replay, &[], &lines).await.unwrap();

    assert_eq!(log(&db, &replay.id, 0).await, lines);
    assert!(db.running_with_bots().await.unwrap().is_empty(), "a replay waits for no bot");
}

async fn running_tables_with_bots_are_found_again(home: Home) {
    let db = home.db().await;
    let elm = open(&db, "elm", None).await;
    let oak = open(&db, "oak", None).await;

    db.set_status(&oak, Status::Finished).await.unwrap();

    assert_eq!(db.running_with_bots().await.unwrap(), [elm]);
}

async fn my_tables_are_those_i_opened_or_sit_at(home: Home) {
    let db = home.db().await;
    let anna = db.begin_session("anna", "Anna").await.unwrap();
    let elm = open(&db, "elm", Some(anna.clone())).await;
    let oak = open(&db, "oak", None).await;
    open(&db, "birch", None).await;
    db.append(adding(&oak, 0, sit(&anna, "Anna"))).await.unwrap();
    db.append(adding(&elm, 0, sit(&anna, "Ольга"))).await.unwrap();
    db.set_status(&elm, Status::Finished).await.unwrap();

    assert_eq!(db.running_of(&anna).await.unwrap(), [oak]);
    for text in ["", "ANN", "sample line", "Ольга"] {
        assert_eq!(db.finished_of(&anna, text, 0, 9).await.unwrap(), std::slice::from_ref(&elm), "{text}");
    }
    for (text, skip) in [("Mary", 0), ("%", 0), ("", 1)] {
        assert_eq!(db.finished_of(&anna, text, skip, 9).await.unwrap(), [], "{text} {skip}");
    }
}

/// Decisions, people and talk stand in one log, in the order in which they happened, each with its time.
async fn everything_that_happens_is_an_entry(home: Home) {
    let db = home.db().await;
    let table = open(&db, "elm", None).await;
    let erik = db.begin_session("erik", "Erik").await.unwrap();
    let happened = [line(1), sit(&erik, "Erik"), talk("hello"), line(2), to_a_bot(1)];

    for (after, entry) in (0..).zip(&happened) {
        let stored = db.append(adding(&table, after, entry.clone())).await.unwrap();
        assert_eq!(stored, db.log(&table, after).await.unwrap());
    }

    let stored: Vec<Logged> = db.log(&table, 0).await.unwrap();
    assert!(stored.is_sorted_by_key(|logged| logged.written) && stored[0].written > 1_700_000_000_000);
    assert!(stored.iter().map(|logged| logged.number).eq(1..=5));
    assert_eq!(log(&db, &table, 0).await, happened);
    let seat = &db.seats(&table).await.unwrap()[1];
    assert_eq!((seat.bot.as_deref(), seat.name.as_str()), (Some("greedy"), "Greedy"), "seats follow the log");
    assert!(db.holders(&table).await.unwrap().is_empty(), "Erik left");
}

/// Who asks to go back and agrees for another own seat does both or neither.
async fn entries_that_belong_together_are_stored_together(home: Home) {
    let db = home.db().await;
    let table = open(&db, "elm", None).await;
    let both = |after| Adding { entries: vec![line(1), line(2)], ..adding(&table, after, line(1)) };

    assert_eq!(db.append(both(0)).await.unwrap().len(), 2);
    assert!(matches!(db.append(both(1)).await, Err(StorageError::Stale)), "number 2 is taken, so 3 is not written");

    assert_eq!(log(&db, &table, 0).await, [line(1), line(2)]);
}

async fn a_table_is_marked_finished_with_its_last_decision(home: Home) {
    let db = home.db().await;
    let table = open(&db, "elm", None).await;

    let stale = Adding { finishes: true, ..next(&table, 2) };
    assert!(db.append(stale).await.is_err());
    assert_eq!(db.table(&table).await.unwrap().unwrap().status, Status::Running);
    db.append(Adding { finishes: true, ..next(&table, 1) }).await.unwrap();

    assert_eq!(db.table(&table).await.unwrap().unwrap().status, Status::Finished);
    assert!(db.running_with_bots().await.unwrap().is_empty());
}

/// The entry of the rules that has this number, after those before it.
fn next(table: &TableId, number: u64) -> Adding {
    adding(table, number - 1, line(number))
}

fn adding(table: &TableId, after: u64, entry: Entry) -> Adding {
    Adding { table: table.clone(), after, entries: vec![entry], finishes: false }
}

fn line(number: u64) -> Entry {
    Entry::Rules(format!(r#"{{"entry":"act","number":{number}}}"#))
}

/// More than one notice has room for.
#[tokio::test]
async fn whoever_listens_hears_of_every_table_that_was_written_to() {
    let home = Home::on_postgres();
    let db = home.db().await;
    let mut ears = db.listen().await.unwrap().expect("servers on PostgreSQL hear of each other");
    let mut tables = Vec::new();
    for number in 0..230 {
        tables.push(open(&db, &format!("table-{number}"), None).await);
    }

    let writing: tokio::task::JoinSet<_> = tables.iter().cloned().map(|table| first_line(db.clone(), table)).collect();
    writing.join_all().await;

    let mut heard = Vec::new();
    while heard.len() < tables.len() {
        heard.extend(ears.hear().await.unwrap().expect("the connection holds"));
    }
    heard.sort();
    tables.sort();
    assert_eq!(heard, tables.into_iter().map(|table| (table, 1)).collect::<Vec<_>>());
}

async fn first_line(db: Db, table: TableId) {
    db.append(next(&table, 1)).await.unwrap();
}

fn talk(text: &str) -> Entry {
    Entry::Say { seat: Some(Seat(0)), name: "Anna".to_owned(), text: text.to_owned() }
}

fn sit(session: &Session, name: &str) -> Entry {
    Entry::Sit {
        seat: Seat(1),
        session: session.clone(),
        name: name.to_owned(),
        entropy: None,
        was_free: false,
        again: false,
    }
}

fn to_a_bot(seat: u8) -> Entry {
    Entry::HandOver { seat: Seat(seat), to: stored("elm", None).seats[2].clone(), holder: None }
}

async fn log(db: &Db, table: &TableId, after: u64) -> Vec<Entry> {
    db.log(table, after).await.unwrap().into_iter().map(|logged| logged.entry).collect()
}

async fn futures_poll_once<F: Future + Unpin>(mut future: F) -> Option<F::Output> {
    std::future::poll_fn(|context| match std::pin::Pin::new(&mut future).poll(context) {
        std::task::Poll::Ready(output) => std::task::Poll::Ready(Some(output)),
        std::task::Poll::Pending => std::task::Poll::Ready(None),
    })
    .await
}
