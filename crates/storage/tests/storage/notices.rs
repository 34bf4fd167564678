//! Being told: a queue from which each notice is taken once, the ways there, and mail addresses.

use crate::home::{Home, open};
use storage::{MailLink, NEVER, Notice, NoticeWay, NoticeWish, Session, TALK, TableId, WayKind};

crate::on_every_database![
    a_wait_is_one_notice_however_often_it_is_put_in,
    a_due_notice_is_taken_by_one_server,
    whoever_looks_at_the_table_is_told_nothing_but_a_reminder,
    talk_that_was_told_is_told_again_only_after_it_was_read,
    what_was_told_of_a_games_beginning_is_not_forgotten,
    a_wish_and_its_ways_are_kept_and_one_address_is_one_way,
    a_way_that_fails_too_often_is_dropped_and_one_that_works_is_forgiven,
    a_mail_address_is_one_persons_and_its_link_is_good_once,
    whoever_is_forgotten_is_told_nothing_any_more,
];

fn notice(session: &Session, table: &TableId, since: i64) -> Notice {
    Notice {
        session: session.clone(),
        table: table.clone(),
        about: "turn".to_owned(),
        since,
        due: since + 5,
        tries: 0,
        told: false,
    }
}

fn way(id: &str, kind: WayKind, address: &str) -> NoticeWay {
    NoticeWay {
        id: id.to_owned(),
        kind,
        address: address.to_owned(),
        detail: String::new(),
        stop: format!("stop {id}"),
        created: 7,
        is_confirmed: kind != WayKind::Mail,
        failures: 0,
        failure: None,
        is_dropped: false,
    }
}

async fn a_wait_is_one_notice_however_often_it_is_put_in(home: Home) {
    let db = home.db().await;
    let anna = db.begin_session("a", "Anna").await.unwrap();
    let elm = open(&db, "elm", Some(anna.clone())).await;

    assert!(db.add_notice(&notice(&anna, &elm, 10)).await.unwrap());
    assert!(!db.add_notice(&Notice { due: 99, ..notice(&anna, &elm, 10) }).await.unwrap());
    assert!(db.add_notice(&notice(&anna, &elm, 20)).await.unwrap(), "another wait");
    assert_eq!(db.due_notices(14, 9).await.unwrap(), []);
    assert_eq!(db.due_notices(15, 9).await.unwrap(), [notice(&anna, &elm, 10)]);
    assert_eq!(db.due_notices(30, 9).await.unwrap().len(), 2);
}

async fn a_due_notice_is_taken_by_one_server(home: Home) {
    let (one, other) = (home.db().await, home.db().await);
    let anna = one.begin_session("a", "Anna").await.unwrap();
    let elm = open(&one, "elm", Some(anna.clone())).await;
    let due = notice(&anna, &elm, 10);
    one.add_notice(&due).await.unwrap();

    assert!(one.claim_notice(&due, 15, 100).await.unwrap());
    assert!(!other.claim_notice(&due, 16, 101).await.unwrap());
    assert_eq!(other.due_notices(99, 9).await.unwrap(), [], "somebody is at it");
    assert!(other.claim_notice(&due, 100, 200).await.unwrap(), "the first one ended on the way");

    let later = Notice { due: 300, tries: 1, ..due.clone() };
    other.postpone_notice(&later).await.unwrap();
    assert_eq!(one.due_notices(300, 9).await.unwrap(), std::slice::from_ref(&later));
    assert!(!one.claim_notice(&due, 300, 400).await.unwrap(), "it is not as it was");
    one.postpone_notice(&Notice { due: NEVER, told: true, ..later }).await.unwrap();
    one.forget_old_notices(11).await.unwrap();
    assert!(one.add_notice(&due).await.unwrap(), "it is forgotten");
}

async fn whoever_looks_at_the_table_is_told_nothing_but_a_reminder(home: Home) {
    let db = home.db().await;
    let anna = db.begin_session("a", "Anna").await.unwrap();
    let elm = open(&db, "elm", Some(anna.clone())).await;
    db.add_notice(&notice(&anna, &elm, 10)).await.unwrap();

    db.saw_table(&anna, &elm, 1000).await.unwrap();

    assert_eq!(db.due_notices(999, 9).await.unwrap(), []);
    assert_eq!(db.due_notices(1000, 9).await.unwrap(), [Notice { due: 1000, told: true, ..notice(&anna, &elm, 10) }]);
}

async fn talk_that_was_told_is_told_again_only_after_it_was_read(home: Home) {
    let db = home.db().await;
    let anna = db.begin_session("a", "Anna").await.unwrap();
    let elm = open(&db, "elm", Some(anna.clone())).await;
    let talk = Notice { about: TALK.to_owned(), ..notice(&anna, &elm, 0) };
    assert!(db.add_notice(&talk).await.unwrap());
    db.heard_talk(&anna, &elm).await.unwrap();
    assert!(!db.add_notice(&talk).await.unwrap(), "what nobody was told of is still to be told");

    db.postpone_notice(&Notice { due: NEVER, told: true, ..talk.clone() }).await.unwrap();
    assert!(!db.add_notice(&talk).await.unwrap(), "once");
    db.heard_talk(&anna, &elm).await.unwrap();
    assert!(db.add_notice(&talk).await.unwrap());

    db.saw_table(&anna, &elm, NEVER).await.unwrap();
    assert!(db.add_notice(&talk).await.unwrap(), "who looked at the table has seen it");
    db.drop_notice(&talk).await.unwrap();
    assert_eq!(db.due_notices(NEVER, 9).await.unwrap(), []);
}

async fn what_was_told_of_a_games_beginning_is_not_forgotten(home: Home) {
    let db = home.db().await;
    let anna = db.begin_session("a", "Anna").await.unwrap();
    let elm = open(&db, "elm", Some(anna.clone())).await;
    let began = Notice { about: "began".to_owned(), due: NEVER, told: true, ..notice(&anna, &elm, 0) };
    db.add_notice(&began).await.unwrap();

    db.forget_old_notices(1_000_000).await.unwrap();

    assert!(!db.add_notice(&began).await.unwrap(), "a game that nobody has played is no news, however long it stands");
}

async fn a_wish_and_its_ways_are_kept_and_one_address_is_one_way(home: Home) {
    let db = home.db().await;
    let anna = db.begin_session("a", "Anna").await.unwrap();
    let mut wish = NoticeWish {
        lang: "nl".to_owned(),
        origin: "https://play.example.org".to_owned(),
        about: "turn ended".to_owned(),
        offset_minutes: -90,
        quiet: Some((1320, 480)),
        digest: None,
        remind_hours: 12,
    };
    assert_eq!(db.notice_wish(&anna).await.unwrap(), None);
    db.set_notice_wish(&anna, &wish).await.unwrap();
    assert_eq!(db.notice_wish(&anna).await.unwrap(), Some(wish.clone()));
    (wish.quiet, wish.digest) = (None, Some(480));
    db.set_notice_wish(&anna, &wish).await.unwrap();
    assert_eq!(db.notice_wish(&anna).await.unwrap(), Some(wish));

    assert_eq!(db.wishers().await.unwrap(), []);
    assert!(db.add_notice_way(&anna, &way("1", WayKind::Webhook, "https://a"), 2).await.unwrap());
    assert!(db.add_notice_way(&anna, &way("2", WayKind::Webhook, "https://a"), 2).await.unwrap());
    assert_eq!(db.notice_ways(&anna).await.unwrap(), [way("2", WayKind::Webhook, "https://a")]);
    assert!(db.add_notice_way(&anna, &way("3", WayKind::Mail, "anna@example.org"), 2).await.unwrap());
    assert!(!db.add_notice_way(&anna, &way("4", WayKind::Push, "https://b"), 2).await.unwrap(), "too many");
    assert_eq!(db.notice_ways(&anna).await.unwrap().len(), 2);
    assert_eq!(db.wishers().await.unwrap(), [(anna.clone(), 7)]);

    let erik = db.begin_session("e", "Erik").await.unwrap();
    assert!(!db.end_notice_way(&erik, "2").await.unwrap(), "it is Anna's");
    assert_eq!(db.way_to_stop("stop 3").await.unwrap().unwrap().kind, WayKind::Mail);
    assert!(db.stop_notice_way("stop 3").await.unwrap() && !db.stop_notice_way("stop 3").await.unwrap());
    assert!(db.end_notice_way(&anna, "2").await.unwrap());
    assert_eq!(db.notice_ways(&anna).await.unwrap(), []);
}

async fn a_way_that_fails_too_often_is_dropped_and_one_that_works_is_forgiven(home: Home) {
    let db = home.db().await;
    let anna = db.begin_session("a", "Anna").await.unwrap();
    for (id, address) in [("1", "https://a"), ("2", "https://b")] {
        db.add_notice_way(&anna, &way(id, WayKind::Webhook, address), 9).await.unwrap();
    }
    let ways = async || db.notice_ways(&anna).await.unwrap();

    db.way_failed("1", "timeout", 50, false, 3).await.unwrap();
    db.way_failed("2", "status 410", 60, true, 3).await.unwrap();
    let [first, second] = ways().await.try_into().unwrap();
    assert_eq!((first.failures, first.failure, first.is_dropped), (1, Some(("timeout".to_owned(), 50)), false));
    assert!(second.is_dropped);

    db.way_works("1").await.unwrap();
    assert_eq!((ways().await[0].failures, &ways().await[0].failure), (0, &None));
    for _ in 0..3 {
        db.way_failed("1", "timeout", 70, false, 3).await.unwrap();
    }
    assert!(ways().await[0].is_dropped);
    assert_eq!(db.wishers().await.unwrap(), []);
}

async fn a_mail_address_is_one_persons_and_its_link_is_good_once(home: Home) {
    let db = home.db().await;
    let (anna, erik) = (db.begin_session("a", "").await.unwrap(), db.begin_session("e", "").await.unwrap());
    db.add_notice_way(&anna, &way("1", WayKind::Mail, "Anna@example.org"), 9).await.unwrap();
    db.add_mail_link(MailLink::Confirm, "t", &anna, "Anna@example.org", i64::MAX).await.unwrap();

    assert_eq!(db.use_mail_link(MailLink::Enter, "t").await.unwrap(), None, "it is for something else");
    let whose = Some((anna.clone(), "Anna@example.org".to_owned()));
    assert_eq!(db.mail_link(MailLink::Confirm, "t").await.unwrap(), whose, "looking at it uses nothing up");
    assert_eq!(db.use_mail_link(MailLink::Confirm, "t").await.unwrap(), whose);
    assert_eq!(db.use_mail_link(MailLink::Confirm, "t").await.unwrap(), None);

    db.confirm_mail(&anna, "Anna@example.org").await.unwrap();
    db.confirm_mail(&erik, "anna@example.org").await.unwrap();
    assert!(db.notice_ways(&anna).await.unwrap()[0].is_confirmed);
    assert_eq!(db.owner_of_mail("ANNA@example.org").await.unwrap(), Some(anna.clone()), "the first one's");
    assert_eq!(db.mails_of(&anna).await.unwrap(), ["anna@example.org"]);
    db.add_mail_link(MailLink::Enter, "old", &anna, "anna@example.org", 0).await.unwrap();
    assert_eq!(db.use_mail_link(MailLink::Enter, "old").await.unwrap(), None);
    assert!(!db.forget_mail(&erik, "anna@example.org").await.unwrap());
    assert!(db.forget_mail(&anna, "anna@example.org").await.unwrap());
}

async fn whoever_is_forgotten_is_told_nothing_any_more(home: Home) {
    let db = home.db().await;
    let anna = db.begin_session("a", "Anna").await.unwrap();
    let elm = open(&db, "elm", Some(anna.clone())).await;
    db.add_notice(&notice(&anna, &elm, 10)).await.unwrap();
    db.add_notice_way(&anna, &way("1", WayKind::Mail, "anna@example.org"), 9).await.unwrap();
    db.confirm_mail(&anna, "anna@example.org").await.unwrap();
    db.add_mail_link(MailLink::Enter, "t", &anna, "anna@example.org", i64::MAX).await.unwrap();

    db.forget_person(&anna).await.unwrap();

    assert_eq!(db.due_notices(NEVER, 9).await.unwrap(), []);
    assert_eq!((db.wishers().await.unwrap(), db.notice_ways(&anna).await.unwrap()), (vec![], vec![]));
    assert_eq!(db.owner_of_mail("anna@example.org").await.unwrap(), None);
    assert_eq!(db.use_mail_link(MailLink::Enter, "t").await.unwrap(), None);
}
