//! Which lessons somebody has begun, and what visitors have learnt.

use crate::home::{Home, open};
use storage::{Adding, Entry, StoredLesson};

crate::on_every_database![a_lesson_is_begun_until_it_is_played_on_without_a_coach, what_was_learnt_twice_is_known_once];

async fn a_lesson_is_begun_until_it_is_played_on_without_a_coach(home: Home) {
    let db = home.db().await;
    let anna = db.begin_session("anna's token", "Anna").await.unwrap();
    let table = open(&db, "elm", Some(anna.clone())).await;
    let at = |place: &str| Some(StoredLesson { name: "first".to_owned(), place: place.to_owned() });
    let lessons = [at("one"), at("two"), None];
    let begun = async || db.lesson_begun(&anna, "sample-line", "first").await.unwrap();

    for (after, lesson) in (0..).zip(lessons) {
        let is_begun = lesson.is_some();
        let entries = vec![Entry::Learn { lesson }];
        db.append(Adding { table: table.clone(), after, entries, finishes: false }).await.unwrap();
        assert_eq!(begun().await, is_begun.then(|| table.clone()));
    }

    assert_eq!(db.lesson_begun(&anna, "sample-line", "second").await.unwrap(), None);
    let log: Vec<Entry> = db.log(&table, 0).await.unwrap().into_iter().map(|logged| logged.entry).collect();
    assert_eq!(log[1], Entry::Learn { lesson: at("two") });
}

async fn what_was_learnt_twice_is_known_once(home: Home) {
    let db = home.db().await;
    let anna = db.begin_session("anna's token", "Anna").await.unwrap();
    let erik = db.begin_session("erik's token", "Erik").await.unwrap();

    for _ in 0..2 {
        db.set_learnt(&anna, "sample-line", "lesson first").await.unwrap();
    }

    assert_eq!(db.learnt(&anna).await.unwrap(), [("sample-line".to_owned(), "lesson first".to_owned())]);
    assert!(db.learnt(&erik).await.unwrap().is_empty());
}
