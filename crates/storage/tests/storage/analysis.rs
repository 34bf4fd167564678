//! What was found out about a game stays with its table.

use crate::home::{Home, open};

crate::on_every_database![an_analysis_is_kept_for_the_decisions_it_is_of];

async fn an_analysis_is_kept_for_the_decisions_it_is_of(home: Home) {
    let db = home.db().await;
    let table = open(&db, "elm", None).await;
    assert_eq!(db.analysis(&table, 40).await.unwrap(), None);

    for json in ["{\"first\":1}", "{\"second\":2}"] {
        db.keep_analysis(&table, 40, json).await.unwrap();
        assert_eq!(db.analysis(&table, 40).await.unwrap().as_deref(), Some(json));
    }

    assert_eq!(db.analysis(&table, 41).await.unwrap(), None, "the game went on");
}
