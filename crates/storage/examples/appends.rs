//! How many durable entries a second a database takes from 200 busy tables:
//! `cargo run --release -p storage --example appends [sqlite:FILE | postgres://…]`.
//!
//! Without an address: SQLite in the folder for temporary files, then a throwaway PostgreSQL that waits for the disk.

use std::time::{Duration, Instant};
use storage::{Adding, Db, Entry, SeatKind, Status, StorageError, StoredSeat, StoredTable, TableId, TableKind};

const TABLES: usize = 200;
const MEASURED: Duration = Duration::from_secs(5);

#[tokio::main]
async fn main() -> Result<(), StorageError> {
    if let Some(address) = std::env::args().nth(1) {
        return measure(&address).await;
    }
    let file = std::env::temp_dir().join(format!("goldenspike-appends-{}.db", std::process::id()));
    measure(&format!("sqlite:{}", file.display())).await?;
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{end}", file.display()));
    }
    measure(&postgres_testing::Cluster::durable().new_database()).await
}

async fn measure(address: &str) -> Result<(), StorageError> {
    let db = Db::connect(address).await?;
    let begun = Instant::now();
    let mut writing = tokio::task::JoinSet::new();
    for number in 0..TABLES {
        let id = format!("busy-{number}-{}", std::process::id());
        db.open_table(&table(&id), &[], &[]).await?;
        let db = db.clone();
        writing.spawn(async move { write(&db, &TableId::new(id)).await });
    }
    let opened = begun.elapsed();
    let mut waits: Vec<Duration> = Vec::new();
    while let Some(written) = writing.join_next().await {
        waits.extend(written.expect("no writer panics")?);
    }
    waits.sort();
    let a_second = waits.len() as f64 / (begun.elapsed() - opened).as_secs_f64();
    let kind = address.split(':').next().unwrap_or_default();
    println!("{kind}: {a_second:.0} durable entries a second, p99 {:?}", waits[waits.len() * 99 / 100]);
    Ok(())
}

/// One entry after the other; gives how long each took.
async fn write(db: &Db, table: &TableId) -> Result<Vec<Duration>, StorageError> {
    let begun = Instant::now();
    let mut waits = Vec::new();
    while begun.elapsed() < MEASURED {
        let line = r#"{"entry":"act","seat":0,"action":{"do":"place_cube","railway":"republic","hex":"3-5"}}"#;
        let entries = vec![Entry::Rules(line.to_owned())];
        let asked = Instant::now();
        db.append(Adding { table: table.clone(), after: waits.len() as u64, entries, finishes: false }).await?;
        waits.push(asked.elapsed());
    }
    Ok(waits)
}

fn table(id: &str) -> StoredTable {
    let seat = StoredSeat {
        kind: SeatKind::Human,
        name: "Anna".to_owned(),
        bot: None,
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
        server_secret: String::new(),
        commitment: String::new(),
        seed: Some("seed".to_owned()),
        status: Status::Running,
        owner: None,
        created: 0,
        seats: vec![seat],
    }
}
