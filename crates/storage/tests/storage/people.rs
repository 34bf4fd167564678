//! Devices, passwords and codes of one person.

use crate::home::{Home, open};
use engine::Seat;
use storage::{Holder, Session};

crate::on_every_database![
    several_devices_are_one_person_and_are_signed_out_one_by_one,
    a_name_is_one_persons_and_can_be_changed,
    a_code_lets_one_device_in_once,
    nobody_comes_back_as_somebody_who_was_forgotten,
    what_a_guest_holds_comes_along,
    what_somebody_likes_is_kept_until_they_are_forgotten,
];

async fn several_devices_are_one_person_and_are_signed_out_one_by_one(home: Home) {
    let db = home.db().await;
    let anna = db.begin_session("laptop", "Anna").await.unwrap();
    db.add_device(&anna, "phone", "Firefox").await.unwrap();
    let erik = db.begin_session("erik", "Erik").await.unwrap();
    let phone = Session::of_token("phone");

    assert_eq!(db.holder(&phone).await.unwrap(), Holder::Person(anna.clone()));
    assert_eq!(db.holder(&anna).await.unwrap(), Holder::Person(anna.clone()));
    assert_eq!(db.holder(&Session::of_token("made up")).await.unwrap(), Holder::Nobody);
    let devices = db.devices(&anna).await.unwrap();
    assert_eq!(devices.iter().map(|device| device.label.as_str()).collect::<Vec<_>>(), ["", "Firefox"]);

    assert!(!db.end_device(&erik, devices[1].id.id()).await.unwrap(), "it is not Erik's");
    assert!(db.end_device(&anna, devices[0].id.id()).await.unwrap());
    assert_eq!(db.holder(&anna).await.unwrap(), Holder::Nobody);
    assert_eq!(db.holder(&phone).await.unwrap(), Holder::Person(anna.clone()), "the phone goes on");
    assert_eq!(db.devices(&anna).await.unwrap(), devices[1..]);

    db.add_program(&anna, "bot", "my bot").await.unwrap();
    let bot = Session::of_token("bot");
    assert_eq!(db.holder(&bot).await.unwrap(), Holder::Program(anna.clone()));
    let devices = db.devices(&anna).await.unwrap();
    let is_program = |id: &Session| devices.iter().find(|device| device.id == *id).unwrap().is_program;
    assert!(is_program(&bot) && !is_program(&phone));
}

async fn a_name_is_one_persons_and_can_be_changed(home: Home) {
    let db = home.db().await;
    let (anna, erik) = (db.begin_session("a", "").await.unwrap(), db.begin_session("e", "").await.unwrap());

    assert!(db.keep_login(&anna, "Anna", "hash 1").await.unwrap());
    assert!(!db.keep_login(&erik, "ANNA", "hash 2").await.unwrap(), "letters' size does not make another name");
    assert!(db.keep_login(&anna, "anna", "hash 3").await.unwrap(), "a new password");
    assert_eq!(db.login("aNNa").await.unwrap(), Some((anna.clone(), "hash 3".to_owned())));
    assert!(db.keep_login(&anna, "Anne", "hash 3").await.unwrap());
    assert_eq!((db.login("anna").await.unwrap(), db.login_name(&anna).await.unwrap()), (None, Some("anne".to_owned())));
}

async fn a_code_lets_one_device_in_once(home: Home) {
    let db = home.db().await;
    let anna = db.begin_session("a", "").await.unwrap();
    db.add_code(&anna, "first", i64::MAX).await.unwrap();
    db.add_code(&anna, "second", i64::MAX).await.unwrap();

    assert_eq!(db.use_code("first").await.unwrap(), None, "a newer one was made");
    assert_eq!(db.use_code("second").await.unwrap(), Some(anna.clone()));
    assert_eq!(db.use_code("second").await.unwrap(), None, "it was used");
    db.add_code(&anna, "old", 0).await.unwrap();
    assert_eq!(db.use_code("old").await.unwrap(), None);
}

async fn nobody_comes_back_as_somebody_who_was_forgotten(home: Home) {
    let db = home.db().await;
    let anna = db.begin_session("laptop", "Anna").await.unwrap();
    db.add_device(&anna, "phone", "").await.unwrap();
    db.keep_login(&anna, "Anna", "hash").await.unwrap();
    db.add_code(&anna, "code", i64::MAX).await.unwrap();

    db.forget_person(&anna).await.unwrap();

    for token in ["laptop", "phone"] {
        assert_eq!(db.holder(&Session::of_token(token)).await.unwrap(), Holder::Nobody, "{token}");
    }
    assert_eq!((db.login("Anna").await.unwrap(), db.use_code("code").await.unwrap()), (None, None));
    assert_eq!(db.name_of(&anna).await.unwrap(), Some(String::new()));
}

async fn what_a_guest_holds_comes_along(home: Home) {
    let db = home.db().await;
    let (guest, anna) = (db.begin_session("g", "").await.unwrap(), db.begin_session("a", "Anna").await.unwrap());
    let elm = open(&db, "elm", Some(guest.clone())).await;
    db.set_learnt(&guest, "sample-line", "lesson one").await.unwrap();

    for _ in 0..2 {
        db.adopt(&guest, &anna).await.unwrap();
    }

    assert_eq!(db.running_of(&anna).await.unwrap(), std::slice::from_ref(&elm));
    let holders = db.holders(&elm).await.unwrap();
    assert!(holders.len() == 2 && holders.contains(&(anna.clone(), Seat(0))), "{holders:?}");
    assert_eq!(db.table(&elm).await.unwrap().unwrap().owner, Some(anna.clone()));
    assert_eq!(db.learnt(&anna).await.unwrap().len(), 1);
}

async fn what_somebody_likes_is_kept_until_they_are_forgotten(home: Home) {
    let db = home.db().await;
    let (guest, anna) = (db.begin_session("g", "").await.unwrap(), db.begin_session("a", "Anna").await.unwrap());
    assert_eq!(db.preferences(&anna).await.unwrap(), None);
    assert!(!db.keep_preferences(&Session::of_token("made up"), "x").await.unwrap());

    assert!(db.keep_preferences(&guest, "dark").await.unwrap());
    db.adopt(&guest, &anna).await.unwrap();
    assert_eq!(db.preferences(&anna).await.unwrap(), Some("dark".to_owned()), "the guest's, while she has none");
    assert!(db.keep_preferences(&anna, "light").await.unwrap());
    db.adopt(&guest, &anna).await.unwrap();
    assert_eq!(db.preferences(&anna).await.unwrap(), Some("light".to_owned()), "her own");

    db.forget_person(&anna).await.unwrap();
    assert_eq!(db.preferences(&anna).await.unwrap(), None);
}
