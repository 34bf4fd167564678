//! A database is closed for good, and copied while it is in use.

use crate::home::{Home, stored};
use storage::{Db, Entry};

fn files(home: &Home) -> Vec<String> {
    let names = home.folder().read_dir().unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

#[tokio::test]
async fn a_closed_database_is_one_file_and_stays_closed() {
    let home = Home::new();
    let db = home.db().await;
    db.open_table(&stored("open", None), &[], &[]).await.unwrap();
    assert!(files(&home).len() > 1, "{:?}", files(&home));

    db.close().await.unwrap();

    assert_eq!(files(&home), ["test.db"]);
    assert!(db.open_table(&stored("late", None), &[], &[]).await.is_err(), "nobody opens it again by writing");
    assert_eq!(files(&home), ["test.db"]);
    let (tables, campaigns) = home.db().await.everything().await.unwrap();
    assert_eq!((tables.len(), tables[0].as_str(), campaigns.len()), (1, "open", 0));
}

#[tokio::test]
async fn a_copy_of_a_database_in_use_is_whole() {
    let home = Home::new();
    let db = home.db().await;
    for id in ["one", "two"] {
        db.open_table(&stored(id, None), &[], &[]).await.unwrap();
    }
    let copy = home.folder().join("copy.db");

    storage::copy_sqlite(&home.file(), &copy).await.unwrap();
    db.open_table(&stored("three", None), &[], &[]).await.unwrap();

    let (tables, _) = Db::open(&copy).await.unwrap().everything().await.unwrap();
    assert_eq!(tables.iter().map(|id| id.as_str()).collect::<Vec<_>>(), ["one", "two"]);
    assert!(storage::copy_sqlite(&home.file(), &copy).await.is_err(), "nothing is copied over");
}

#[tokio::test]
async fn a_file_with_a_damaged_page_is_found_out() {
    const PAGE: usize = 4096;
    let home = Home::new();
    let db = home.db().await;
    let said = Entry::Say { seat: None, name: "Anna".to_owned(), text: "a long evening".repeat(5) };
    // So long that the last page of the file is one of the log.
    db.open_table(&stored("open", None), &[], &vec![said; 500]).await.unwrap();
    assert_eq!(db.damage().await.unwrap(), [""; 0]);
    db.close().await.unwrap();
    let mut bytes = std::fs::read(home.file()).unwrap();
    let last = bytes.len() - PAGE;
    bytes[last..last + 200].fill(0xff);
    std::fs::write(home.file(), bytes).unwrap();

    let damage = home.db().await.damage().await.unwrap();

    assert!(!damage.is_empty(), "nothing was found");
}
