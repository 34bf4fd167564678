//! Another program holds the database for much longer than anybody waits for it.

use crate::program::{Folder, Program, act, open, wait_until};
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Executor};
use std::time::Duration;

/// Six times as long as anybody waits, like twenty seconds to a server with the usual patience.
const HELD: Duration = Duration::from_millis(1800);

#[test]
fn people_are_told_to_try_again_and_bots_do_so_by_themselves() {
    let folder = Folder::new("held-lock");
    let server = Program::start(&folder.0, &["--database-patience", "300"]);
    let table = open(server.port, &["me", "me", "me"]).unwrap();
    let watched = open(server.port, &["random", "random", "random"]).unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let file = folder.0.join("goldenspike.db");
    // This process is the other program.
    let mut other = runtime.block_on(SqliteConnectOptions::new().filename(file).connect()).unwrap();
    runtime.block_on(other.execute("BEGIN IMMEDIATE")).unwrap();
    let begun = std::time::Instant::now();
    let how_far = || server.get(&watched.path()).1;
    // Whatever was stored before is shown once somebody has been refused.
    assert_eq!(act(&server, &table), (503, json!("not_stored")));
    let moves = how_far()["moves"].clone();
    assert_eq!(how_far()["over"], false, "or nothing is proved");

    let mut refused = 0;
    // They try again, and are told again, also where the machine is slow.
    while begun.elapsed() < HELD || refused < 2 {
        assert_eq!(act(&server, &table), (503, json!("not_stored")));
        assert_eq!(server.get("/healthz").0, 503);
        refused += 1;
    }
    assert_eq!(how_far()["moves"], moves, "nothing was stored meanwhile");
    runtime.block_on(async {
        other.execute("ROLLBACK").await.unwrap();
        other.close().await.unwrap();
    });

    assert_eq!(act(&server, &table), (200, Value::Null));
    assert_eq!(server.get("/healthz").0, 200);
    wait_until(|| how_far()["over"] == true);
}
