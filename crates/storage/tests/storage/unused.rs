//! What nobody uses goes after a while; what was played stays.

use crate::home::{Home, open, stored};
use crate::on_every_database;
use engine::Seat;
use std::time::Duration;
use storage::{Adding, Db, Entry, Status, StoredTable, TableId, TableKind};

on_every_database!(tables_without_a_move_and_replays_go_when_nobody_looks_at_them);

/// As far as the clock of the database can tell, that was long ago.
const AT_ONCE: Duration = Duration::ZERO;

async fn append(db: &Db, table: &TableId, after: u64, entry: Entry) {
    db.append(Adding { table: table.clone(), after, entries: vec![entry], finishes: false }).await.unwrap();
}

async fn tables_without_a_move_and_replays_go_when_nobody_looks_at_them(home: Home) {
    let db = home.db().await;
    let anna = db.begin_session("token", "Anna").await.unwrap();
    let (idle, talked, played) = (
        open(&db, "idle", Some(anna.clone())).await,
        open(&db, "talked", Some(anna.clone())).await,
        open(&db, "played", Some(anna.clone())).await,
    );
    append(&db, &talked, 0, Entry::Say { seat: Some(Seat(0)), name: "Anna".to_owned(), text: "hello?".to_owned() })
        .await;
    append(&db, &played, 0, Entry::Rules("{}".to_owned())).await;
    let replay = StoredTable { kind: TableKind::Replay, status: Status::Finished, ..stored("replay", None) };
    db.open_table(&replay, &[], &[Entry::Rules("{}".to_owned())]).await.unwrap();
    assert_eq!(db.remove_unused(Duration::from_secs(3600)).await.unwrap(), [], "they are new");

    // A second later, nobody has looked at anything for less than a second.
    tokio::time::sleep(Duration::from_millis(1100)).await;
    let mut removed = db.remove_unused(AT_ONCE).await.unwrap();

    removed.sort();
    assert_eq!(removed, [idle.clone(), replay.id.clone(), talked.clone()]);
    for gone in [idle, replay.id, talked] {
        assert_eq!(db.table(&gone).await.unwrap(), None);
        assert_eq!(db.log(&gone, 0).await.unwrap(), []);
        assert_eq!(db.holders(&gone).await.unwrap(), []);
    }
    assert_eq!(db.log(&played, 0).await.unwrap().len(), 1, "nothing played is ever removed");
    assert_eq!(db.running_of(&anna).await.unwrap(), [played]);
}
