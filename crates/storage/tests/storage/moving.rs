//! Everything goes from one kind of database to the other, and back.

use crate::home::{Home, open};
use engine::Seat;
use storage::{Adding, Entry, StorageError, TableId};

#[tokio::test]
async fn everything_moves_to_the_other_database_and_back() {
    let (first, second, third) = (Home::new(), Home::on_postgres(), Home::new());
    let (from, over, back) = (first.db().await, second.db().await, third.db().await);
    let anna = from.begin_session("token", "Anna").await.unwrap();
    let elm = open(&from, "elm", Some(anna.clone())).await;
    let said = Entry::Say { seat: None, name: "Zoë".to_owned(), text: "“hé” \\ \u{1F682}".to_owned() };
    for (after, entry) in (0..).zip([Entry::Rules("{}".to_owned()), said]) {
        let adding = Adding { table: elm.clone(), after, entries: vec![entry], finishes: after == 1 };
        from.append(adding).await.unwrap();
    }
    let west = crate::campaigns::open(&from, "west", Some(anna.clone())).await;
    from.keep_promise("c0").await.unwrap();
    let key = from.setting("key", "secret").await.unwrap();

    let counts = from.copy_to(&over).await.unwrap();
    over.copy_to(&back).await.unwrap();

    let count = |table: &str| counts.iter().find(|(name, _)| *name == table).unwrap().1;
    assert_eq!((count("session"), count("game_table"), count("seat"), count("entry")), (1, 1, 3, 2));
    for db in [&over, &back] {
        assert_eq!(db.table(&elm).await.unwrap(), from.table(&elm).await.unwrap());
        assert_eq!(db.log(&elm, 0).await.unwrap(), from.log(&elm, 0).await.unwrap());
        assert_eq!(db.holders(&elm).await.unwrap(), [(anna.clone(), Seat(0))]);
        assert_eq!(db.campaign(&west).await.unwrap(), from.campaign(&west).await.unwrap());
        assert_eq!(db.setting("key", "another").await.unwrap(), key);
        assert!(!db.keep_promise("c0").await.unwrap(), "it was kept before");
    }
}

#[tokio::test]
async fn nothing_is_copied_onto_something() {
    let (first, second) = (Home::new(), Home::on_postgres());
    let (from, to) = (first.db().await, second.db().await);
    open(&from, "elm", None).await;
    open(&to, "oak", None).await;

    let refused = from.copy_to(&to).await;

    assert!(matches!(refused, Err(StorageError::NotEmpty { table: "game_table", rows: 1 })), "{refused:?}");
    assert_eq!(to.table(&TableId::new("elm")).await.unwrap(), None);
}
