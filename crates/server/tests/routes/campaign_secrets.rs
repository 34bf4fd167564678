//! LG-1.5 on the wire: what has not been found, and what is another company's, is in no answer and in no log.

use crate::campaigners::{Campaigners, on_tables, open_link, play_a_while, stored};
use crate::house::House;
use crate::secrets::{OnTables, assert_absent, hidden, tells, told};
use crate::wire::{Sent, assets, everything};
use catalog::legacy::{Company, Postcard};
use serde_json::Value;
use std::io::Write;
use std::sync::{Arc, Mutex};

/// A whole game by its pages: two humans and a bot, watched by a stranger; then the next one's beginning.
#[tokio::test]
async fn nobody_is_sent_what_has_not_been_found() {
    let log = Log::listen();
    let house = House::open().await;
    let mut all = Campaigners::begin(&house).await;
    let mut tables = Vec::new();
    check(&house, &mut all, &tables, false).await;

    let first = all.begin_game(&["red", "blue", "green"]).await;
    tables.push(first.clone());
    play_a_while(&mut [&mut all.anna, &mut all.erik], &first, 12).await;
    check(&house, &mut all, &tables, true).await;
    all.play(&first).await;
    check(&house, &mut all, &tables, false).await;
    let second = all.begin_game(&["red", "blue", "green"]).await;
    check(&house, &mut all, &[second], true).await;
    let (_, campaign) = stored(&house, &all.id).await;
    assert!(campaign.story_read().count() >= 3, "something was read meanwhile");
    assert_absent(
        &[("the log".to_owned(), log.text())],
        &hidden(&campaign, &[], &on_tables(&house, &all.id).await),
        "in the log",
    );
}

/// LG-3.12: while first tickets are being chosen, the year's story is on no page and in no answer; then it is on all of them.
#[tokio::test]
async fn the_story_is_read_when_the_first_tickets_are_chosen() {
    let house = House::open().await;
    let mut all = Campaigners::begin(&house).await;
    for _ in 0..2 {
        let (_, before) = stored(&house, &all.id).await;
        let table = all.begin_game(&["red", "blue"]).await;
        let (_, begun) = stored(&house, &all.id).await;
        assert!(begun.story_read().count() > before.story_read().count());
        let unread = hidden(&before, &[Company::Red], &OnTables::default());

        play_a_while(&mut [&mut all.anna], &table, 1).await;
        let sent = everything(all.anna.clone(), &all.id, std::slice::from_ref(&table)).await;
        assert_absent(&sent, &unread, "before the first tickets are chosen");

        play_a_while(&mut [&mut all.erik], &table, 1).await;
        let read = begun.story_read().last().unwrap().front();
        for path in [all.path(), format!("/api{}", all.path()), table.clone()] {
            assert!(tells(&all.stranger.get(&path).await.text(), read), "{path} after the first tickets were chosen");
        }
        let (now, before) = (all.anna.get(&table).await.text(), all.anna.get(&format!("{table}?at=1")).await.text());
        assert!(now.contains("class=\"curtain\" id=\"moment-letter-"), "the letter takes the whole screen");
        assert!(!before.contains("class=\"curtain\""), "nothing covers the history");
        all.play(&table).await;
    }
}

/// Whoever plays may give away a company that nobody has, and so has its link; somebody without a company has none.
#[tokio::test]
async fn players_invite_for_companies_that_nobody_has() {
    let house = House::open().await;
    let mut all = Campaigners::begin(&house).await;
    let given = all.erik.post(&format!("{}/companies/yellow", all.path()), &[("to", "friend"), ("name", "Mary")]).await;
    assert_eq!(given.status, 303);
    let link = open_link(&all.erik.get(&all.path()).await.text());

    assert!(!all.stranger.get(&all.path()).await.text().contains("/join/"));
    let mut mary = house.browser();
    assert_eq!(mary.post(&link, &[("name", "Mary")]).await.status, 303);
    assert!(!all.erik.get(&all.path()).await.text().contains(&link), "now it is hers");
}

/// A link of a company that is somebody's is shown to nobody else, on no page and in no file.
#[tokio::test]
async fn links_and_tokens_stay_with_their_people() {
    let house = House::open().await;
    let mut all = Campaigners::begin(&house).await;
    let table = all.begin_game(&["red", "blue", "green"]).await;
    let own = open_link(&all.erik.get(&all.path()).await.text());
    let eriks = own.strip_prefix("/join/").unwrap().to_owned();

    for reader in [all.anna.clone(), all.stranger.clone()] {
        let sent = everything(reader, &all.id, std::slice::from_ref(&table)).await;
        assert!(sent.iter().all(|(_, text)| !text.contains(&eriks)), "Erik's link");
    }
}

/// Looks at everything through all eyes, in both languages.
async fn check(house: &House, all: &mut Campaigners, tables: &[String], is_playing: bool) {
    let (_, campaign) = stored(house, &all.id).await;
    let open = on_tables(house, &all.id).await;
    for (who, reader, mine) in [
        ("Anna", all.anna.clone(), vec![Company::Red]),
        ("Erik", all.erik.clone(), vec![Company::Blue]),
        ("a stranger", all.stranger.clone(), Vec::new()),
    ] {
        let mut sent = everything(reader.clone(), &all.id, tables).await;
        if mine.is_empty() {
            sent.extend(assets(reader, &sent).await);
        }
        assert_absent(&sent, &hidden(&campaign, &mine, &open), &format!("to {who}"));
        if is_playing {
            hands_are_closed(&sent, tables.last().unwrap(), &mine, who);
        }
    }
}

/// LG-4.17: in a running game nobody's hand or tickets but one's own.
fn hands_are_closed(sent: &Sent, table: &str, mine: &[Company], who: &str) {
    let views = sent.iter().filter(|(path, _)| *path == format!("/api{table}/view"));
    let mut looked = 0;
    for (_, text) in views {
        let body = &text[text.find('{').unwrap()..];
        let view: Value = serde_json::from_str(body).unwrap();
        let view = if view["view"].is_object() { &view["view"] } else { &view };
        for player in view["players"].as_array().unwrap() {
            let is_mine = mine.iter().any(|company| serde_json::to_value(company).unwrap() == player["company"]);
            for part in ["hand", "tickets", "offered"] {
                assert!(is_mine || player[part].is_null(), "{who} sees the {part} of {}", player["company"]);
            }
            looked += 1;
        }
    }
    assert_eq!(looked, 6, "three players, in two languages");
}

/// LG-1.5: in the middle of later chapters, between games and at the ceremony.
#[tokio::test]
async fn later_chapters_tell_no_more_than_was_found() {
    for chapter in [4, 8] {
        let house = House::open().await;
        let mut all = Campaigners::at_chapter(&house, chapter).await;
        check(&house, &mut all, &[], false).await;
        let table = all.begin_game(&["red", "blue", "green"]).await;
        play_a_while(&mut [&mut all.anna, &mut all.erik], &table, 20).await;
        check(&house, &mut all, std::slice::from_ref(&table), true).await;
        all.play(&table).await;
        check(&house, &mut all, &[table], false).await;
        let (_, campaign) = stored(&house, &all.id).await;
        let hidden = hidden(&campaign, &[Company::Red], &OnTables::default());
        let would_be_heard = [Company::Blue, Company::Green].iter().any(|other| {
            let postcards = campaign.company(*other).office.postcards;
            told(&texts_of(postcards.iter()), &hidden).is_some()
        });
        assert!(would_be_heard, "in chapter {chapter} nobody has a postcard that Anna must not see");
    }
}

/// LG-5.9, LG-5.12: the last game and the ceremony: each step shows its own, and nothing of the steps after it.
#[tokio::test]
async fn the_ceremony_turns_over_one_thing_after_another() {
    let house = House::open().await;
    let mut all = Campaigners::at_chapter(&house, 12).await;
    let table = all.begin_game(&["red", "blue", "green"]).await;
    play_a_while(&mut [&mut all.anna, &mut all.erik], &table, 20).await;
    check(&house, &mut all, std::slice::from_ref(&table), true).await;
    assert_eq!(all.stranger.get(&format!("{}/ceremony", all.path())).await.status, 422);
    all.play(&table).await;
    check(&house, &mut all, &[table], false).await;

    let (_, campaign) = stored(&house, &all.id).await;
    let totals = campaign.ceremony().unwrap();
    let sum = |company: &Company| totals.iter().find(|total| total.company == *company).unwrap().dollars();
    let order = campaign.unveiling();
    let shows = |page: &str, company: &Company| page.contains(&format!("<strong>${}</strong>", sum(company)));
    for path in [all.path(), format!("{}/ceremony?step=1", all.path()), "/".to_owned()] {
        let page = all.anna.get(&path).await.text();
        assert!(!order.iter().any(|company| shows(&page, company)), "{path} adds a vault up");
    }
    for (place, company) in order.iter().enumerate() {
        let page = all.stranger.get(&format!("{}/ceremony?step={}", all.path(), 3 + place)).await.text();
        assert!(shows(&page, company) && !page.contains("final-places"), "{company:?}");
        let later = order[place + 1..].iter().filter(|later| sum(later) != sum(company));
        assert!(later.into_iter().all(|later| !shows(&page, later)), "a later vault beside that of {company:?}");
    }
    let end = all.stranger.get(&format!("{}/ceremony?step={}", all.path(), 3 + order.len())).await.text();
    assert!(end.contains("final-places") && order.iter().all(|company| shows(&end, company)));
}

/// Both sides of these.
fn texts_of(cards: impl Iterator<Item = Postcard>) -> String {
    cards.map(|card| format!("{}\n{}\n", card.aloud().of("en"), card.secret().of("en"))).collect()
}

/// Said to find out whether anything is heard.
const HEARD: &str = "somebody listens";

/// What the program logs, all of it.
struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    fn listen() -> Log {
        let lines = Arc::new(Mutex::new(Vec::new()));
        let to = lines.clone();
        let subscriber = tracing_subscriber::fmt()
            .with_max_level(tracing::Level::TRACE)
            .with_writer(move || Lines(to.clone()))
            .finish();
        // Whatever thread logs something is heard; only this test listens.
        tracing::subscriber::set_global_default(subscriber).expect("no other test of this program listens");
        let log = Log(lines);
        tracing::trace!("{HEARD}");
        assert!(log.text().contains(HEARD), "a log that hears nothing proves nothing");
        log
    }

    fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().unwrap()).into_owned()
    }
}

struct Lines(Arc<Mutex<Vec<u8>>>);

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}
