//! The file of an SQLite database.

use crate::home::Home;
use storage::Db;

#[tokio::test]
async fn a_file_that_is_no_database_is_refused_and_left_alone() {
    let home = Home::new();
    std::fs::write(home.file(), "this is a shopping list, not a database; it is long enough to be read as one")
        .unwrap();

    assert!(Db::open(&home.file()).await.is_err());
    assert!(std::fs::read_to_string(home.file()).unwrap().starts_with("this is a shopping list"));
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
