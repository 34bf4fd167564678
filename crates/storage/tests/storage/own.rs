//! Notes, how far the talk was read, and whom somebody does not want to hear.

use crate::home::{Home, open};

crate::on_every_database![
    a_note_is_its_writers_own_and_stays,
    the_talk_is_read_up_to_the_furthest_of_all_devices,
    whoever_is_muted_can_be_heard_again,
    a_guests_notes_come_along_and_go_with_whoever_is_forgotten,
];

async fn a_note_is_its_writers_own_and_stays(home: Home) {
    let db = home.db().await;
    let (anna, erik) = (db.begin_session("a", "").await.unwrap(), db.begin_session("e", "").await.unwrap());
    let table = open(&db, "x", None).await;

    assert_eq!(db.note(&anna, &table).await.unwrap(), "");
    db.keep_note(&anna, &table, "Erik bluffs").await.unwrap();
    db.keep_note(&anna, &table, "Erik bluffs,\nMary does not").await.unwrap();

    assert_eq!(db.note(&anna, &table).await.unwrap(), "Erik bluffs,\nMary does not");
    assert_eq!(db.note(&erik, &table).await.unwrap(), "");
    assert_eq!(db.note_and_read(&erik, &table).await.unwrap(), (String::new(), 0));

    db.read_talk(&anna, &table, 7).await.unwrap();
    let both = db.note_and_read(&anna, &table).await.unwrap();
    assert_eq!(both, ("Erik bluffs,\nMary does not".to_owned(), 7));
}

async fn the_talk_is_read_up_to_the_furthest_of_all_devices(home: Home) {
    let db = home.db().await;
    let anna = db.begin_session("a", "").await.unwrap();
    let table = open(&db, "x", None).await;
    assert_eq!(db.talk_read_at(&anna, &table).await.unwrap(), 0);

    for number in [7, 3] {
        db.read_talk(&anna, &table, number).await.unwrap();
    }

    assert_eq!(db.talk_read_at(&anna, &table).await.unwrap(), 7, "a device that is behind takes nothing back");
    assert_eq!(db.talk_read(&anna).await.unwrap(), [(table, 7)]);
}

async fn whoever_is_muted_can_be_heard_again(home: Home) {
    let db = home.db().await;
    let (anna, erik) = (db.begin_session("a", "").await.unwrap(), db.begin_session("e", "").await.unwrap());

    db.mute(&anna, std::slice::from_ref(&erik), true).await.unwrap();
    db.mute(&anna, std::slice::from_ref(&erik), true).await.unwrap();
    assert_eq!((db.muted_by(&anna).await.unwrap(), db.muted_by(&erik).await.unwrap()), (vec![erik.clone()], vec![]));

    db.mute(&anna, &[erik], false).await.unwrap();
    assert_eq!(db.muted_by(&anna).await.unwrap(), []);
}

async fn a_guests_notes_come_along_and_go_with_whoever_is_forgotten(home: Home) {
    let db = home.db().await;
    let (guest, anna) = (db.begin_session("g", "").await.unwrap(), db.begin_session("a", "").await.unwrap());
    let erik = db.begin_session("e", "").await.unwrap();
    let (one, other) = (open(&db, "one", None).await, open(&db, "other", None).await);
    db.keep_note(&guest, &one, "as a guest").await.unwrap();
    db.keep_note(&guest, &other, "as a guest").await.unwrap();
    db.keep_note(&anna, &other, "as Anna").await.unwrap();
    db.read_talk(&guest, &one, 4).await.unwrap();
    db.mute(&guest, &[erik.clone(), anna.clone()], true).await.unwrap();

    db.adopt(&guest, &anna).await.unwrap();

    let notes = (db.note(&anna, &one).await.unwrap(), db.note(&anna, &other).await.unwrap());
    assert_eq!(notes, ("as a guest".to_owned(), "as Anna".to_owned()));
    assert_eq!(db.talk_read_at(&anna, &one).await.unwrap(), 4);
    assert_eq!(db.muted_by(&anna).await.unwrap(), std::slice::from_ref(&erik), "nobody is mute to themselves");
    db.mute(&erik, std::slice::from_ref(&anna), true).await.unwrap();

    db.forget_person(&anna).await.unwrap();
    assert_eq!((db.note(&anna, &other).await.unwrap(), db.talk_read(&anna).await.unwrap()), (String::new(), vec![]));
    assert_eq!((db.muted_by(&anna).await.unwrap(), db.muted_by(&erik).await.unwrap()), (vec![], vec![]));
}
