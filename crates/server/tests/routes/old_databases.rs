//! Databases of every older program are brought along: nothing in them is lost, and every log is followed to its end.

use sqlx::postgres::PgConnection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use std::path::Path;
use storage::{Db, Entry, TableId};

/// The newest migration that has been run.
const VERSION: &str = "SELECT MAX(version) FROM _sqlx_migrations";

#[tokio::test]
async fn every_older_sqlite_file_is_brought_along() {
    let (dumps, folder) = (dumps("sqlite"), std::env::temp_dir());
    for (version, sql) in (1..).zip(&dumps) {
        let file = folder.join(format!("goldenspike-old-{}-{version}.db", std::process::id()));
        let options = SqliteConnectOptions::new().filename(&file).create_if_missing(true);
        let mut old = options.connect().await.unwrap();
        sqlx::raw_sql(AssertSqlSafe(sql.clone())).execute(&mut old).await.unwrap();
        old.close().await.unwrap();

        // Campaigns came with the second version.
        holds(&format!("sqlite:{}", file.display()), version, usize::from(version > 1)).await;

        let mut now: SqliteConnection = options.connect().await.unwrap();
        let newest: i64 = sqlx::query_scalar(VERSION).fetch_one(&mut now).await.unwrap();
        now.close().await.unwrap();
        std::fs::remove_file(file).unwrap();
        assert_eq!(newest, dumps.len() as i64, "a new version wants a file of its own: see tests/old/README.md");
    }
}

#[tokio::test]
async fn every_older_postgresql_database_is_brought_along() {
    let dumps = dumps("postgres");
    for (version, sql) in (1..).zip(&dumps) {
        let address = postgres_testing::new_database();
        let mut connection = PgConnection::connect(&address).await.unwrap();
        sqlx::raw_sql(AssertSqlSafe(sql.clone())).execute(&mut connection).await.unwrap();

        holds(&address, version, 1).await;

        let newest: i64 = sqlx::query_scalar(VERSION).fetch_one(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        assert_eq!(newest, dumps.len() as i64, "a new version wants a file of its own: see tests/old/README.md");
    }
}

/// The texts for a database, the oldest version first.
fn dumps(database: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/old");
    let numbered = (1..).map(|version| folder.join(format!("{database}-{version:02}.sql")));
    let texts: Vec<String> = numbered.map_while(|file| std::fs::read_to_string(file).ok()).collect();
    assert!(!texts.is_empty(), "{} has files for {database}", folder.display());
    texts
}

/// All that each of those files holds.
async fn holds(address: &str, version: usize, campaigns: usize) {
    let checked = server::check(address).await.unwrap();
    assert!(checked.faults.is_empty(), "version {version}: {:?}", checked.faults);
    assert_eq!((checked.tables, checked.campaigns), (4, campaigns), "version {version}");
    assert_eq!(checked.older, 0, "version {version}: rules have changed since; take a newer record of that game");

    let db = Db::connect(address).await.unwrap();
    for (table, decisions) in [("elm", 10), ("oak", 45), ("fir", 8), ("yew", 8)] {
        let log = db.log(&TableId::new(table), 0).await.unwrap();
        let rules = log.iter().filter(|logged| matches!(logged.entry, Entry::Rules(_))).count();
        assert_eq!(rules, decisions, "version {version}, {table}");
        let said = log
            .iter()
            .any(|logged| matches!(&logged.entry, Entry::Say { text, .. } if text == "good luck, “all” of you"));
        assert_eq!(said, table != "fir", "version {version}, {table}: whoever plays alone says nothing");
        assert_eq!(db.holders(&TableId::new(table)).await.unwrap().len(), if table == "fir" { 1 } else { 2 });
    }
    db.close().await.unwrap();
}
