//! The page of a table at moments of a real game.

use super::*;
use crate::page_testing::{self, attributes, legal};
use crate::{Lang, Moment, People, Person};
use american_rails::{AmericanRails, Event, Railway, Space};
use engine::{Game, SeatSet, Seed, Table, UndoAsked, Viewer};
use std::collections::BTreeSet;
use std::sync::Arc;

const ANNA: Seat = Seat(0);

/// A game in which everybody does whatever is listed last but one, for so many decisions.
fn table_after(decisions: usize) -> Table<AmericanRails> {
    let mut table: Table<AmericanRails> = Table::open(4, Default::default(), Seed::new("page")).unwrap();
    for number in 0..decisions {
        let Some(seat) = table.game().to_act().first() else { break };
        let legal = legal(table.game(), seat);
        table.act(seat, legal[number * 7 % legal.len().min(9)]).unwrap();
    }
    table
}

/// With what must be escaped, and a talk.
fn setting(table: &Table<AmericanRails>) -> Setting {
    let person = |name: &str, bot: Option<&str>| Person { name: name.into(), bot: bot.map(Into::into), is_open: false };
    let seats =
        vec![person("Anna", None), person("<i>Erik", None), person("Greedy", Some("greedy")), person("Mary", None)];
    Setting {
        people: People::new(seats, SeatSet::all(4)),
        can_undo: true,
        can_restart: true,
        can_ask_undo: true,
        talk: vec![TalkLine {
            number: 5,
            seat: Some(Seat(1)),
            name: "Erik".into(),
            said: Said::Text("<script>alert(1)</script>".into()),
        }],
        invites: vec![(Seat(1), "https://example.org/join/x".into())],
        is_owner: true,
        ..page_testing::setting(table, ANNA)
    }
}

/// All lines of the telegraph, from this one on.
fn seen(table: &Table<AmericanRails>, words: &'static Words, first: usize) -> Seen<AmericanRails> {
    let told = table
        .decisions()
        .iter()
        .enumerate()
        .flat_map(|(index, decision)| decision.events.iter().map(move |event| (index + 1, *event)));
    let line = |(number, event)| LogLine {
        number,
        begins_turn: true,
        mark: "1851".into(),
        event,
        by_itself: number % 2 == 0,
        is_fresh: number == table.decisions().len(),
    };
    let log = Log { first, lines: told.map(line).skip(first).collect() };
    let course =
        (0..=table.decisions().len()).map(|number| Moment { number, view: table.at(number).view(Viewer::All) });
    let course = if table.game().is_over() { course.collect() } else { Vec::new() };
    Seen::new(words, table.game().view(Viewer::Spectator), log, Vec::new(), course)
}

fn table_page<'a>(
    table: &Table<AmericanRails>,
    setting: &'a Setting,
    seen: &'a Seen<AmericanRails>,
) -> TablePage<'a, AmericanRails> {
    let seat = table.game().to_act().first();
    TablePage {
        setting,
        seen,
        acting: setting.at.is_none().then_some(seat).flatten().map(|seat| (seat, legal(table.game(), seat))),
        since: Since::default(),
    }
}

/// Pages at many moments, in both languages.
fn each_moment(mut check: impl FnMut(&str, &str)) {
    for decisions in [0, 1, 3, 10, 25, 40, 60, 90, 2000] {
        let table = table_after(decisions);
        let setting = setting(&table);
        for lang in Lang::ALL {
            let seen = seen(&table, Words::new(lang), 0);
            let shown = table_page(&table, &setting, &seen);
            check(&page(&shown).into_string(), &live(&shown).into_string());
        }
    }
}

/// Far from the server nothing waits for something else: one file remembers clicks, one is the script, and the page names both at once.
#[test]
fn a_table_asks_for_its_script_in_one_piece() {
    let table = table_after(0);
    let (setting, seen) = (setting(&table), seen(&table, Words::new(Lang::En), 0));

    let page = page(&table_page(&table, &setting, &seen)).into_string();

    let (head, body) = page.split_once("<body").unwrap();
    assert_eq!(head.matches("<script").count(), 2);
    assert!(!body.contains("<script") && !page.contains("modulepreload"));
}

#[test]
fn a_page_knows_where_its_backdrop_lies() {
    let table = table_after(20);
    let (setting, words) = (setting(&table), Words::new(Lang::Nl));
    let seen = seen(&table, words, 0);

    let page = page(&table_page(&table, &setting, &seen));

    assert_eq!(page.text[page.lasting], AmericanRails::backdrop(&seen.view, words).into_string());
}

#[test]
fn a_page_passes_the_strict_content_policy() {
    each_moment(|page, _| {
        assert!(!page.contains(" style=\""), "an inline style");
        assert!(!page.contains(" onclick=") && !page.contains(" onload="), "an inline handler");
        for script in page.split("<script").skip(1) {
            assert!(script.split_once('>').unwrap().1.starts_with("</script>"), "an inline script");
        }
        for url in attributes(page, "src").iter().chain(&attributes(page, "href")) {
            assert!(url.starts_with(['/', '#']), "something from elsewhere: {url}");
        }
    });
}

/// A browser reads the first of two and forgets the other.
#[test]
fn no_element_has_two_lists_of_classes() {
    each_moment(|page, live| {
        for tag in [page, live].iter().flat_map(|markup| markup.split('<')) {
            let tag = tag.split('>').next().unwrap();
            assert!(tag.matches(" class=\"").count() < 2, "<{tag}>");
        }
    });
}

#[test]
fn ids_are_unique() {
    each_moment(|page, live| {
        for markup in [page, live] {
            let ids = attributes(markup, "id");
            let mut seen = BTreeSet::new();
            for id in ids {
                assert!(seen.insert(id), "`{id}` twice");
            }
        }
    });
}

#[test]
fn every_changing_part_has_its_place_on_the_page_and_the_backdrop_is_not_sent_again() {
    each_moment(|page, live| {
        let places: BTreeSet<&str> = attributes(page, "id").into_iter().collect();
        for part in [
            "state",
            "chair",
            "progress",
            "prompt",
            "coach",
            "board",
            "now",
            "panels",
            "telegraph",
            "talk",
            "history",
            "ending",
            "tabs",
            "share",
        ] {
            assert!(places.contains(part) && live.contains(&format!("id=\"{part}\"")), "{part}");
        }
        assert!(!live.contains("backdrop"));
    });
}

#[test]
fn what_players_write_is_text() {
    each_moment(|page, _| {
        assert!(!page.contains("<i>Erik") && !page.contains("<script>alert"));
        assert!(page.contains("&lt;script&gt;alert(1)"));
    });
}

#[test]
fn every_legal_action_is_a_button_of_the_form() {
    for decisions in [0, 1, 10, 40, 60, 90] {
        let table = table_after(decisions);
        let setting = setting(&table);
        let seen = seen(&table, Words::new(Lang::En), 0);
        let shown = table_page(&table, &setting, &seen);
        let page = page(&shown).into_string();

        let (_, legal) = shown.acting.as_ref().unwrap();
        for action in legal {
            let json = serde_json::to_string(action).unwrap();
            let escaped = json.replace('"', "&quot;");
            let is_there =
                [format!("value='{json}'"), format!("value=\"{escaped}\"")].iter().any(|it| page.contains(it));
            assert!(is_there, "{json}");
        }
        assert!(page.contains(&format!("name=\"version\" value=\"{decisions}\"")));
    }
}

#[test]
fn an_earlier_moment_offers_no_actions_but_a_way_back() {
    let table = table_after(40);
    let then = Setting { at: Some(12), ..setting(&table) };
    let seen = seen(&table, Words::new(Lang::En), 0);
    let page = page(&table_page(&table, &then, &seen)).into_string();

    assert!(!page.contains("/actions"));
    assert!(!page.contains("value=\"back\""));
    assert!(page.contains("Move 12 of 40") && page.contains("Back to now"));
    assert!(page.contains("/tables/sample?at=11") && page.contains("/tables/sample?at=13"));
}

#[test]
fn a_turn_of_several_decisions_can_be_restarted() {
    let table = table_after(40);
    let mut setting = setting(&table);
    setting.people.mine = SeatSet::only(ANNA).into();
    let shown =
        |setting: &Setting, lang| live(&table_page(&table, setting, &seen(&table, Words::new(lang), 0))).into_string();

    assert!(shown(&setting, Lang::En).contains("<span class=\"long\">Restart my turn<"));
    assert!(shown(&setting, Lang::Nl).contains("Begin je beurt opnieuw"));
    let both = shown(&setting, Lang::En);
    assert!(both.find("value=\"restart\"") < both.find("value=\"back\""), "one step back stays at the end of the row");
    setting.can_restart = false;
    let one_decision = shown(&setting, Lang::En);
    assert!(one_decision.contains("value=\"back\"") && !one_decision.contains("value=\"restart\""));
}

#[test]
fn who_else_decides_stands_behind_what_the_reader_is_asked() {
    let table = table_after(40);
    let mut all = Setting { to_act: SeatSet::all(3), ..setting(&table) };
    all.people.mine = SeatSet::only(Seat(1)).into();
    let shown =
        |setting: &Setting| page(&table_page(&table, setting, &seen(&table, Words::new(Lang::En), 0))).into_string();
    let badges = |page: &str| -> Vec<String> {
        page.split("class=\"who player-").skip(1).map(|rest| rest[..1].to_owned()).collect()
    };

    let asked = shown(&all);
    let (own, others) = asked.split_once("also choosing:").unwrap();
    assert_eq!((badges(own), badges(others)), (vec!["1".to_owned()], vec!["0".to_owned(), "2".to_owned()]));
    all.people.mine = SeatSet::EMPTY.into();
    assert_eq!(badges(&shown(&all)), ["0", "1", "2"], "whoever looks on");
}

#[test]
fn whoever_has_not_sat_down_is_no_player_who_thinks() {
    let table = table_after(40);
    let mut all = Setting { to_act: SeatSet::only(Seat(3)), ..setting(&table) };
    let says_so = |setting: &Setting| {
        let page = page(&table_page(&table, setting, &seen(&table, Words::new(Lang::En), 0))).into_string();
        page.contains("nobody sits there yet")
    };

    assert!(!says_so(&all), "Mary thinks");
    all.people.seats[3].is_open = true;
    assert!(says_so(&all));
}

#[test]
fn a_question_to_go_back_can_be_answered() {
    let table = table_after(40);
    let mut asked = setting(&table);
    asked.undo_asked = Some(UndoAsked { by: Seat(3), to: 38, agreed: SeatSet::only(Seat(3)) });
    asked.people.mine = SeatSet::only(ANNA).into();
    let shown =
        |setting: &Setting| live(&table_page(&table, setting, &seen(&table, Words::new(Lang::En), 0))).into_string();

    assert!(shown(&asked).contains("Mary asks to go back 2 moves."));
    assert!(shown(&asked).contains("value=\"agree\""));
    asked.people.mine = SeatSet::only(Seat(3)).into();
    assert!(shown(&asked).contains("the others have yet to answer"));
}

#[test]
fn only_a_finished_game_can_be_seen_through_other_eyes() {
    let running = table_after(40);
    let over = table_after(2000);
    assert!(over.game().is_over());
    let shown = |table: &Table<AmericanRails>| {
        page(&table_page(table, &setting(table), &seen(table, Words::new(Lang::En), 0))).into_string()
    };

    assert!(!shown(&running).contains("name=\"as\""));
    assert!(shown(&over).contains("name=\"as\""));
    assert!(shown(&over).contains("<details class=\"ending\""));
}

#[test]
fn the_telegraph_begins_with_the_line_it_is_told_from() {
    let table = table_after(90);
    let setting = setting(&table);
    let told = |first| live(&table_page(&table, &setting, &seen(&table, Words::new(Lang::En), first))).into_string();

    assert!(told(0).contains("id=\"log-0\"") && told(0).contains("id=\"log-40\""));
    assert!(!told(40).contains("id=\"log-39\"") && told(40).contains("id=\"log-40\""));
    assert!(told(40).contains("data-tail=\"40\""));
}

#[test]
fn a_page_that_tells_of_the_last_turns_leads_to_those_before() {
    let table = table_after(90);
    let setting = setting(&table);
    let told = |first| page(&table_page(&table, &setting, &seen(&table, Words::new(Lang::En), first))).into_string();

    let link = format!("<a href=\"/tables/{}?telegraph=all\">Earlier turns</a>", setting.id);
    assert!(told(40).contains(&format!("<p class=\"earlier\">{link}")));
    assert!(
        told(0).contains(&format!("<p class=\"earlier\" hidden>{link}")),
        "nothing was before; the table may go back or on"
    );
}

fn each_begins_a_turn(events: usize) -> Vec<TurnBegins> {
    (0..events).map(|at| TurnBegins { at, line: 60 + at }).collect()
}

#[test]
fn the_recap_speaks_to_whoever_of_a_shared_browser_is_to_act() {
    let table = table_after(40);
    let (setting, seen) = (setting(&table), seen(&table, Words::new(Lang::En), 0));
    let erik = Seat(1);
    let moved = |seat| Event::TrainMoved { seat, year: 1854, column: 1, space: Space::Pass };
    let recap = |events: [Event; 2], mine: SeatSet| {
        let mut setting = setting.clone();
        setting.people.mine = mine.into();
        // Erik got $7 when the others had moved; what he did himself since brought him down to $5.
        let counts = vec![(1, 2), (4, 7), (5, 5), (6, 9)];
        let turns = each_begins_a_turn(events.len());
        let since = Since { decisions: 30..39, events: events.into(), turns, counts, ..Since::default() };
        let shown = TablePage { acting: Some((erik, Vec::new())), since, ..table_page(&table, &setting, &seen) };
        let page = live(&shown).into_string();
        page.split_once("<section class=\"recap\"").unwrap().1.split_once("</section>").unwrap().0.to_owned()
    };

    let shared = recap([moved(ANNA), moved(Seat(2))], [ANNA, erik].into_iter().collect());
    assert!(shared.contains("&lt;i&gt;Erik</span>: You now get $5 a year; it was $4"), "{shared}");
    let sums = shared.split_once("class=\"fx\"><span").unwrap().1;
    let said: String = sums.split('<').filter_map(|tag| Some(tag.split_once('>')?.1)).collect();
    assert_eq!(said.trim_end(), "+$1, ◆ Anna +$1, ■ Mary +$3");
    assert!(sums.contains(">+$1</span>,</span> "), "a line does not begin with a comma: {sums}");
    assert!(!shared.contains("data-answers"));

    let alone = recap([moved(ANNA), moved(Seat(2))], SeatSet::only(erik));
    assert!(alone.contains("<span>You now get $5"), "{alone}");
    let all_own = recap([moved(ANNA), moved(Seat(2))], SeatSet::all(4));
    assert!(all_own.contains("data-answers"), "who has seen it all is not interrupted");
}

#[test]
fn what_the_reader_won_or_built_without_a_choice_is_told_among_what_others_did() {
    let table = table_after(40);
    let (setting, seen) = (setting(&table), seen(&table, Words::new(Lang::En), 0));
    let erik = Seat(1);
    let moved = |seat| Event::TrainMoved { seat, year: 1854, column: 1, space: Space::Pass };
    let built = Event::CityDeveloped { seat: erik, city: american_rails::CITIES[0].hex };
    let recap = |events: Vec<Event>| {
        let since = Since {
            decisions: 30..39,
            turns: each_begins_a_turn(events.len()),
            events,
            counts: vec![(1, 1); 4],
            ..Since::default()
        };
        let shown = TablePage { acting: Some((erik, Vec::new())), since, ..table_page(&table, &setting, &seen) };
        let page = live(&shown).into_string();
        page.split_once("<section class=\"recap\"")
            .map(|(_, recap)| recap.split_once("</section>").unwrap().0.matches("<b class=\"no\">").count())
    };

    assert_eq!(recap(vec![moved(ANNA), moved(erik)]), Some(1), "a move without a choice is no news");
    assert_eq!(recap(vec![moved(ANNA), built]), Some(2));
    let won = Event::ShareSold { seat: erik, railway: Railway::ALL[0], dollars: 9 };
    assert_eq!(recap(vec![won, moved(ANNA)]), Some(2));
    assert_eq!(recap(vec![built]), Some(1));
    assert_eq!(recap(vec![moved(erik)]), None);
}

/// AR-6.1: it is the only news after an own move that was the year's last.
#[test]
fn a_payday_opens_the_recap_by_itself_when_nobody_else_has_moved_before_it() {
    let table = table_after(40);
    let (setting, seen) = (setting(&table), seen(&table, Words::new(Lang::En), 0));
    let paid = vec![
        Event::DividendPaid { railway: Railway::ALL[0], income: 8, shares: 2, per_share: 4 },
        Event::DividendsReceived { seat: ANNA, dollars: 8 },
    ];
    let turns = vec![TurnBegins { at: 0, line: 60 }];
    let since = Since { decisions: 38..39, events: paid, turns, counts: vec![(1, 1); 4], ..Since::default() };
    let shown = TablePage { acting: Some((ANNA, Vec::new())), since, ..table_page(&table, &setting, &seen) };
    let page = live(&shown).into_string();
    let (_, recap) = page.split_once("<section class=\"recap\"").unwrap();
    let (attributes, _) = recap.split_once('>').unwrap();
    assert!(attributes.contains("data-pays"), "{attributes}");
    assert!(!attributes.contains("data-answers"), "{attributes}");
}

/// Of the last decision: what was sold, what everybody got, and what the reader put on the map without a choice.
#[test]
fn a_telegram_tells_at_once_what_nobody_should_miss() {
    let table = table_after(40);
    let words = Words::new(Lang::En);
    let sold = Event::ShareSold { seat: Seat(1), railway: Railway::ALL[0], dollars: 9 };
    let built = |seat| Event::CityDeveloped { seat, city: american_rails::CITIES[0].hex };
    let telegram = |told: Vec<(Event, bool, bool)>, at: Option<usize>| {
        let mut setting = Setting { at, ..setting(&table) };
        setting.people.mine = SeatSet::only(ANNA).into();
        let line = |(event, by_itself, is_fresh)| LogLine {
            number: 40,
            begins_turn: true,
            mark: "1851".into(),
            event,
            by_itself,
            is_fresh,
        };
        let log = Log { first: 0, lines: told.into_iter().map(line).collect() };
        let seen = Seen::new(words, table.game().view(Viewer::Spectator), log, Vec::new(), Vec::new());
        let parts = live_parts(&table_page(&table, &setting, &seen));
        parts.iter().find(|part| part.id == "state").unwrap().text()
    };

    let of_sale = telegram(vec![(sold, false, true), (built(Seat(1)), true, true)], None);
    assert!(of_sale.matches("<p").count() == 1, "{of_sale}");
    assert!(of_sale.contains("$9") && !of_sale.contains("mine"), "{of_sale}");
    let own = telegram(vec![(built(ANNA), true, true)], None);
    assert!(own.contains("<p class=\"mine\">") && own.contains("(no other choice)"), "{own}");
    let is_silent = |told: Event, is_fresh: bool, at| !telegram(vec![(told, false, is_fresh)], at).contains("<p");
    assert!(is_silent(built(ANNA), true, None), "the reader chose it");
    assert!(is_silent(sold, false, None), "it was told before");
    assert!(is_silent(sold, true, Some(12)), "who looks back is told by the prompt");
}

#[test]
fn the_recap_says_why_nobody_chose_a_turn() {
    let table = table_after(40);
    let (setting, seen) = (setting(&table), seen(&table, Words::new(Lang::En), 0));
    let moved = |seat| Event::TrainMoved { seat, year: 1854, column: 1, space: Space::Pass };
    let recap = |by_itself: Vec<usize>| {
        let events = vec![moved(ANNA), moved(Seat(2))];
        let counts = vec![(1, 1); 4];
        let turns = each_begins_a_turn(events.len());
        let since = Since { decisions: 30..39, events, turns, by_itself, counts, ..Since::default() };
        let shown = TablePage { acting: Some((Seat(1), Vec::new())), since, ..table_page(&table, &setting, &seen) };
        let page = live(&shown).into_string();
        page.split_once("<section class=\"recap\"").unwrap().1.split_once("</section>").unwrap().0.to_owned()
    };

    assert!(!recap(vec![]).contains("(no other choice)"));
    let told = recap(vec![1]);
    assert_eq!(told.matches("(no other choice)").count(), 1, "{told}");
    assert!(told.split_once("(no other choice)").unwrap().0.contains("<b class=\"no\">2</b>"), "of the second");
}

#[test]
fn what_does_not_look_at_the_readers_own_is_drawn_once() {
    let table = table_after(40);
    let seen = seen(&table, Words::new(Lang::En), 0);
    let of = |seat: Seat| {
        let mut setting = Setting { viewer: Viewer::Seat(seat), ..setting(&table) };
        setting.people.mine = SeatSet::only(seat).into();
        live_parts(&TablePage { acting: None, ..table_page(&table, &setting, &seen) })
    };

    let (anna, erik) = (of(ANNA), of(Seat(1)));

    let is_shared = |id: &str| {
        let part = |parts: &[Part]| parts.iter().find(|part| part.id == id).unwrap().texts.clone();
        part(&anna).iter().zip(part(&erik).iter()).all(|(anna, erik)| Arc::ptr_eq(anna, erik))
    };
    assert!(["board", "telegraph", "progress", "panels"].into_iter().all(is_shared));
    assert!(!is_shared("chair"), "everybody sees the table from their own chair");
}
