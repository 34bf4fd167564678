//! Every page, in both languages: all words are there (a missing one panics in tests), and nothing breaks the content policy.

use super::*;
use crate::{Lang, People, Person, Verdict};
use engine::{Rule, Seat, SeatSet};
use maud::html;

fn people() -> People {
    let person = |name: &str, is_open| Person { name: name.into(), bot: None, is_open };
    let seats = vec![person("Anna", false), person("", true), person("<b>Peter", false)];
    People::new(seats, SeatSet::only(Seat(0)))
}

fn card() -> GameCard {
    GameCard {
        slug: "american-rails",
        title: "American Rails",
        seats: (3, 5),
        bots: vec!["baron", "conductor", "random"],
        promise: String::new(),
        has_campaign: true,
        lessons: vec![
            LessonCard { name: "first-year", title: "Your first year".into(), minutes: 7, is_done: false },
            LessonCard { name: "second", title: "Another".into(), minutes: 5, is_done: true },
        ],
    }
}

fn my_table(to_act: SeatSet, is_over: bool, people: People) -> MyTable {
    MyTable {
        id: "sample".into(),
        title: "American Rails",
        name: "<i>no".into(),
        free: SeatSet::only(Seat(1)),
        people,
        colours: Vec::new(),
        to_act,
        is_over,
        moves: 12,
        version: 13,
        mark: "1854·II".into(),
        prompt: "Move your train".into(),
        verdict: None,
        opened: 1_794_773_400_000,
        since: Some(1_794_773_400_000),
        due: Some(1_794_773_400_000),
        clock: Some(ClockAsk { turn: 86400, ..ClockAsk::default() }),
        unread: 2,
        is_lesson: false,
        is_gathering: true,
    }
}

fn home_with(tables: Vec<MyTable>) -> Home {
    let seated = || vec![my_table(SeatSet::only(Seat(1)), false, all_seated())];
    let over = vec![my_table(SeatSet::EMPTY, true, all_seated())];
    Home {
        games: vec![card()],
        tables,
        campaigns: vec![my_campaign()],
        open: Listed { tables: vec![my_table(SeatSet::EMPTY, false, people())], page: 0, has_more: true },
        to_watch: Listed { tables: seated(), page: 1, has_more: false },
        finished: Finished { tables: over, search: "<i>no".into(), page: 1, has_more: true },
        kept_days: 90,
        problem: Some("<i>no".to_owned()),
    }
}

fn my_campaign() -> MyCampaign {
    MyCampaign {
        id: "west".into(),
        name: "<b>Peter's".into(),
        people: vec!["Anna".into()],
        status: "Next: 1868".into(),
        is_my_turn: false,
        may_begin: true,
    }
}

fn a_person() -> Me {
    let device = |label: &str, is_this: bool| MyDevice {
        id: "d".into(),
        label: label.into(),
        since: 0,
        is_program: !is_this,
        is_this,
    };
    let devices = vec![device("", true), device("<i>no", false)];
    let mails = vec!["<u>@example.org".into()];
    let finished = vec![my_table(SeatSet::EMPTY, true, all_seated())];
    Me {
        login: Some("<i>no".into()),
        mails,
        has_mail: true,
        devices,
        finished,
        made: Some(Made::Code("abcdefghijkm".into())),
    }
}

fn told() -> Notices {
    let way = |kind, failure: Option<&str>| MyWay {
        id: "w".into(),
        kind,
        label: "<i>no".into(),
        since: 0,
        is_confirmed: kind != "mail",
        failure: failure.map(|why| (why.to_owned(), 0)),
        is_dropped: failure.is_some(),
        mark: (kind == "push").then(|| "ab".into()),
    };
    let failures = ["status 410", "timeout", "host", "local", "tls", "address", "refused", "no-mail", "unreachable"];
    let failed = failures.map(|why| way("webhook", Some(why)));
    let wish = MyWish { about: vec!["turn".into()], quiet: Some((1320, 480)), digest: Some(65), remind_hours: 12 };
    let ways = [way("push", None), way("mail", None)].into_iter().chain(failed).collect();
    Notices { key: "<i>no".into(), has_mail: true, ways, wish, tried: Some(true) }
}

fn all_seated() -> People {
    let mut people = people();
    people.seats[1] = Person { name: "Erik".into(), bot: Some("greedy".into()), is_open: false };
    people
}

fn every_page(visit: &Visit) -> Vec<String> {
    let tables = vec![
        my_table(SeatSet::only(Seat(0)), false, all_seated()),
        my_table(SeatSet::only(Seat(1)), false, all_seated()),
        my_table(SeatSet::EMPTY, false, people()),
    ];
    let problem = || Some("<i>no".to_owned());
    let digest = Digest { lang: Lang::En, text: "# The rules\n\n## A year\n- AR-1.1 Text.\n" };
    let scenarios: &[_] = &[("one", "# One\n\n```play\nAnna: pass\n```\n")];
    vec![
        home(visit, &home_with(tables)),
        new_table(
            visit,
            &NewTable { game: card(), options: html! {}, with_friends: false, kept_days: 90, problem: problem() },
        ),
        join(
            visit,
            &Join {
                url: "/join/x".into(),
                title: "American Rails",
                slug: "american-rails",
                seat: Seat(1),
                people: people(),
                name: "<i>no".into(),
                clock: None,
                is_gathering: true,
                commitment: "c0".into(),
                problem: problem(),
            },
        ),
        gathering(
            visit,
            &Gathering {
                id: "sample".into(),
                title: "American Rails",
                slug: "american-rails",
                name: "<i>no".into(),
                clock: None,
                people: people(),
                free: SeatSet::only(Seat(1)),
                added: SeatSet::only(Seat(0)),
                invites: vec![(Seat(1), "/join/<i>no".into())],
                commitment: "c0".into(),
                version: 3,
                is_owner: true,
            },
        ),
        lesson(
            visit,
            &LessonPage {
                game: "american-rails",
                game_title: "American Rails",
                name: "first-year",
                title: "<i>no".into(),
                minutes: 7,
                steps: 15,
                begun: Some(("/tables/sample".into(), 4)),
            },
        ),
        rules(visit, &Rules { slug: "american-rails", title: "American Rails", digest, scenarios, table: None }),
        about(visit),
        me(visit, &a_person()),
        settings(visit, &Settings { back: "/here?<i>no".into(), is_saved: true, is_known: true }),
        enter(visit, true),
        notices(visit, &told()),
        question(visit, &Question { title: "stop", text: "stop-ask", button: Some("stop-do"), to: "/notices/stop/x" }),
        error(
            visit,
            &Problem {
                status: 409,
                id: "problem-illegal",
                why: "<i>no".into(),
                rule: Some(("american-rails", Rule("AR-4.10"))),
                back: "/tables/sample".into(),
            },
        ),
    ]
    .into_iter()
    .map(maud::PreEscaped::into_string)
    .collect()
}

#[test]
fn every_page_speaks_both_languages_and_keeps_the_content_policy() {
    for lang in Lang::ALL {
        let visit =
            Visit { words: Words::new(lang), path: "/here?x=1", name: "Anna", preferences: Preferences::default() };
        for page in every_page(&visit) {
            assert!(page.contains(&format!("<html lang=\"{}\">", lang.code())));
            assert!(page.contains("/language/") && page.contains("back=/here%3Fx%3D1"), "no switch of language");
            assert!(!page.contains(" style=\"") && !page.contains("<i>no") && !page.contains("<b>Peter"));
            for script in page.split("<script").skip(1) {
                assert!(script.split_once('>').unwrap().1.starts_with("</script>"), "an inline script");
            }
        }
    }
}

#[test]
fn every_page_is_seen_at_once_as_its_reader_likes_it() {
    let chosen = Preferences::from_text("scheme=dark&palette=red-green&motion=reduced&bots=slow&confirm=yes");
    let visit = Visit { words: Words::new(Lang::En), path: "/here", name: "Anna", preferences: chosen };
    let head =
        r#"data-scheme="dark" data-palette="red-green" data-motion="reduced" data-bots="slow" data-confirm="yes""#;
    for page in every_page(&visit) {
        assert!(page.contains(&format!("<html lang=\"en\" {head}>")) && page.contains("palettes.css"), "{page}");
        assert!(
            page.contains("<meta name=\"color-scheme\" content=\"dark\">")
                && page.contains("href=\"/settings?back=/here\"")
        );
    }
    let usual = Visit { preferences: Preferences::default(), ..visit };
    assert!(!about(&usual).into_string().contains("palettes.css"));
}

#[test]
fn the_page_without_a_network_needs_nothing_else() {
    for lang in Lang::ALL {
        let page = offline(Words::new(lang), &[], 0).into_string();
        assert!(!page.contains("src=") && !page.contains("<link") && page.contains("href=\"/\""));
    }
}

#[test]
fn the_home_page_says_whose_turn_it_is_and_what_is_not_there_yet() {
    let visit = Visit { words: Words::new(Lang::En), path: "/", name: "Anna", preferences: Preferences::default() };
    let page = &every_page(&visit)[0];

    for text in [
        "2 trains wait for you",
        "To the next game",
        "1854·II",
        "Move your train",
        "Waits for Erik",
        "One seat is still open",
    ] {
        assert!(page.contains(text), "{text}");
    }
    assert!(page.contains("action=\"/tables\"") && page.contains("action=\"/replays\""));
}

#[test]
fn every_game_has_its_poster_and_a_visitor_without_tables_no_empty_list() {
    let visit = Visit { words: Words::new(Lang::En), path: "/", name: "", preferences: Preferences::default() };
    let steel_driver = GameCard { slug: "steel-driver", title: "Steel Driver", ..card() };
    let home_of_nobody = Home {
        games: vec![card(), steel_driver],
        tables: Vec::new(),
        campaigns: Vec::new(),
        open: Listed::default(),
        to_watch: Listed::default(),
        finished: Finished::default(),
        kept_days: 90,
        problem: None,
    };
    let page = home(&visit, &home_of_nobody).into_string();

    assert_eq!(page.matches("class=\"poster\"").count(), 2);
    assert!(page.contains(">Learn (7 min)<") && page.contains(">Learn: Another (5 min)<"), "lessons are told apart");
    let nameless = home(&visit, &home_with(vec![my_table(SeatSet::only(Seat(0)), false, all_seated())])).into_string();
    assert!(nameless.contains("2 trains wait for you<"), "a campaign waits for its next game, too");
    let playing = Home { campaigns: vec![MyCampaign { may_begin: false, ..my_campaign() }], ..home_with(Vec::new()) };
    let playing = home(&visit, &playing).into_string();
    let offers = |page: &str| page.contains("hero-buttons");
    assert!(offers(&playing) && !offers(&nameless), "nothing is offered above what waits");
    assert!(playing.contains("No train waits for you<") && !playing.contains("To the next game"));
    assert!(nameless.contains("href=\"/?open=1#departures\"") && nameless.contains("href=\"/?watch=0#to-watch\""));
    assert!(nameless.contains("<span class=\"status\">Move your train<"), "what is over says who won");
    for heading in ["Your turn", "Waiting for others", "Departures", "To watch", "Finished"] {
        assert!(!page.contains(&format!(">{heading}")), "{heading}");
    }
}

#[test]
fn a_card_shows_players_in_the_colours_they_have_at_the_table() {
    let visit = Visit { words: Words::new(Lang::En), path: "/", name: "Anna", preferences: Preferences::default() };
    let shown = |colours| {
        let table = MyTable { colours, ..my_table(SeatSet::only(Seat(0)), false, all_seated()) };
        let page = home(&visit, &home_with(vec![table])).into_string();
        page.split_once("class=\"table-card\"").unwrap().1.split_once("</a>").unwrap().0.to_owned()
    };

    assert!(shown(Vec::new()).contains("class=\"player player-1\""));
    let dealt = shown(vec!["lg-company-red", "lg-company-blue", "lg-company-green"]);
    assert!(dealt.contains("class=\"player lg-company-blue\"") && !dealt.contains("player-1"), "{dealt}");
}

#[test]
fn a_lesson_that_was_left_says_so_and_a_table_without_a_move_says_since_when_it_is_there() {
    let visit = Visit { words: Words::new(Lang::En), path: "/", name: "Anna", preferences: Preferences::default() };
    let shown = |table| home(&visit, &home_with(vec![table])).into_string();
    let table = || my_table(SeatSet::only(Seat(0)), false, all_seated());

    let lesson = shown(MyTable { is_lesson: true, ..table() });
    assert!(lesson.contains("<small>Lesson<") && lesson.contains(">Go on with the lesson<"), "{lesson}");
    let untouched = shown(MyTable { since: None, ..table() });
    assert!(untouched.contains("<small>opened <time") && !untouched.contains(">Go on with the lesson<"), "{untouched}");
}

#[test]
fn whoever_played_reads_how_it_went_for_them() {
    let visit = Visit { words: Words::new(Lang::En), path: "/", name: "Anna", preferences: Preferences::default() };
    let verdict = Some(Verdict { place: 2, text: "You came 2nd, $9 behind Erik".into() });
    let over = MyTable { verdict, ..my_table(SeatSet::EMPTY, true, all_seated()) };
    let finished = Finished { tables: vec![over], ..Finished::default() };
    let page = home(&visit, &Home { finished, campaigns: Vec::new(), ..home_with(Vec::new()) }).into_string();

    assert!(page.contains("<span class=\"status\">You came 2nd, $9 behind Erik<"), "{page}");
    assert!(!page.contains("role=\"search\""), "one is found at a glance");
    assert!(
        page.contains("No train waits for you") && !page.contains("class=\"tickets\""),
        "who has played is no newcomer"
    );
}

/// Whoever makes a code sees it without scrolling; whoever comes back by mail is not warned that they can't.
#[test]
fn what_is_shown_once_stands_first_and_nobody_is_warned_in_vain() {
    let visit = Visit { words: Words::new(Lang::En), path: "/me", name: "", preferences: Preferences::default() };
    let page = me(&visit, &a_person()).into_string();
    assert!(page.find("abcdefghijkm").unwrap() < page.find("<section").unwrap());
    let warning = "nobody can come back to your seats";
    let by_mail = Me { login: None, ..a_person() };
    assert!(!me(&visit, &by_mail).into_string().contains(warning));
    assert!(me(&visit, &Me { mails: Vec::new(), ..by_mail }).into_string().contains(warning));
}
