//! A database of one test, and a table to store in it.

use engine::Seat;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use storage::{Db, SeatKind, Session, Status, StoredSeat, StoredTable, TableId, TableKind};

const FILE: &str = "test.db";

/// A folder of one test, removed at its end, and where its database is.
pub(crate) struct Home {
    folder: PathBuf,
    address: String,
}

impl Home {
    pub(crate) fn new() -> Home {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("goldenspike-storage-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let address = format!("sqlite:{}", folder.join(FILE).display());
        Home { folder, address }
    }

    pub(crate) fn on_postgres() -> Home {
        let mut home = Home::new();
        home.address = postgres_testing::new_database();
        home
    }

    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.folder.join(FILE)
    }

    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    pub(crate) async fn db(&self) -> Db {
        Db::connect(&self.address).await.unwrap()
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// A table for Anna, a friend and a bot; its owner, if it has one, sits on the first seat.
pub(crate) async fn open(db: &Db, id: &str, owner: Option<Session>) -> TableId {
    let table = stored(id, owner.clone());
    let holders: Vec<(Session, Seat)> = owner.into_iter().map(|owner| (owner, Seat(0))).collect();
    db.open_table(&table, &holders, &[]).await.unwrap();
    table.id
}

pub(crate) fn stored(id: &str, owner: Option<Session>) -> StoredTable {
    let human = |seat: u8, name: &str, taken: bool| StoredSeat {
        kind: SeatKind::Human,
        name: name.to_owned(),
        bot: None,
        invite: Some(format!("invite-{id}-{seat}")),
        entropy: taken.then(|| "entropy".to_owned()),
        taken,
        free: false,
    };
    let bot = StoredSeat {
        kind: SeatKind::Bot,
        name: "Greedy".to_owned(),
        bot: Some("greedy".to_owned()),
        invite: None,
        entropy: None,
        taken: true,
        free: false,
    };
    StoredTable {
        id: TableId::new(id),
        kind: TableKind::Table,
        game: "sample-line".to_owned(),
        rules: 1,
        options: "{}".to_owned(),
        server_secret: "server".to_owned(),
        commitment: "hash of server".to_owned(),
        seed: Some("seed".to_owned()),
        status: Status::Running,
        owner,
        created: 7_000,
        seats: vec![human(0, "Anna", true), human(1, "", false), bot],
    }
}
