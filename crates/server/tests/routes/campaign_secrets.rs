//! LG-1.5 on the wire: what has not been found, and what is another company's, is in no answer and in no log.

use crate::campaigners::{Campaigners, open_link, play_a_while, stored};
use crate::house::{Answer, Browser, House};
use catalog::campaign::{
    BoxId, Campaign, City, Company, Contract, Entry, EventCard, EventSet, Person, Postcard, RuleCard, Stage, StoryCard,
    Text, title,
};
use catalog::web_ui::Lang;
use serde_json::Value;
use std::collections::BTreeSet;
use std::io::Write;
use std::sync::{Arc, Mutex};

/// All that one reader was sent at one moment: where, and what.
type Sent = Vec<(String, String)>;

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
    assert_absent(&[("the log".to_owned(), log.text())], &hidden(&campaign, &[]), "in the log");
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
        let unread = hidden(&before, &[]);

        play_a_while(&mut [&mut all.anna], &table, 1).await;
        let sent = everything(all.anna.clone(), &all.id, std::slice::from_ref(&table)).await;
        let of_the_campaign: Sent = sent.into_iter().filter(|(path, _)| !path.contains("/tables/")).collect();
        assert_absent(&of_the_campaign, &unread, "before the first tickets are chosen");

        play_a_while(&mut [&mut all.erik], &table, 1).await;
        let read = begun.story_read().last().unwrap().front();
        for path in [all.path(), format!("/api{}", all.path()), table.clone()] {
            assert!(tells(&all.stranger.get(&path).await.text(), read), "{path} after the first tickets were chosen");
        }
        all.play(&table).await;
    }
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
    for (who, reader, mine) in [
        ("Anna", all.anna.clone(), vec![Company::Red]),
        ("Erik", all.erik.clone(), vec![Company::Blue]),
        ("a stranger", all.stranger.clone(), Vec::new()),
    ] {
        let sent = everything(reader, &all.id, tables).await;
        assert_absent(&sent, &hidden(&campaign, &mine), &format!("to {who}"));
        if is_playing {
            hands_are_closed(&sent, tables.last().unwrap(), &mine, who);
        }
    }
}

/// Every page, fragment, stream, file and answer that a reader can ask for.
async fn everything(reader: Browser, campaign: &str, tables: &[String]) -> Sent {
    let mut sent = Sent::new();
    for lang in Lang::ALL {
        let mut reader = reader.clone().with("accept-language", lang.code());
        let mut paths =
            vec!["/".to_owned(), "/campaigns/new".to_owned(), "/games/ticket-to-ride-legacy/rules".to_owned()];
        for path in ["", "/ceremony", "/export"] {
            paths.push(format!("/campaigns/{campaign}{path}"));
            paths.push(format!("/api/campaigns/{campaign}{path}"));
        }
        for table in tables {
            for path in ["", "?at=0", "?as=all", "?as=0", "?as=1", "/at/0", "/at/5", "/why?target=board", "/record"] {
                paths.push(format!("{table}{path}"));
            }
            for path in
                ["", "/view", "/view?as=all", "/view?as=0", "/view?as=1", "/legal", "/events", "/talk", "/record"]
            {
                paths.push(format!("/api{table}{path}"));
            }
        }
        let mut assets = BTreeSet::new();
        for path in paths {
            let answer: Answer = reader.get(&path).await;
            assets.extend(answer.text().split('"').filter(|url| url.starts_with("/assets/")).map(str::to_owned));
            sent.push((path, answer.all()));
        }
        for table in tables {
            for path in [format!("{table}/live"), format!("/api{table}/stream")] {
                let event = reader.listen(&path).await.next().await.unwrap();
                sent.push((path, event));
            }
        }
        for path in assets.into_iter().filter(|_| lang == Lang::En) {
            let answer = reader.get(&path).await;
            sent.push((path.clone(), format!("{path} {}", answer.text())));
        }
    }
    sent
}

/// Texts in both languages that a player of `mine` may not read yet.
fn hidden(campaign: &Campaign, mine: &[Company]) -> Vec<String> {
    let mut texts: Vec<&'static Text> = Vec::new();
    for card in StoryCard::deck().skip(campaign.story_read().count()) {
        texts.extend([card.front(), card.back()]);
    }
    for which in BoxId::ALL.into_iter().filter(|which| !campaign.boxes_open().contains(which)) {
        texts.extend([which.text(), which.note()]);
    }
    let has = |is_it: &dyn Fn(&Entry) -> bool| campaign.chronicle().iter().any(is_it);
    let is_found =
        |rule: RuleCard| campaign.rulebook().contains(&rule) || has(&|entry| *entry == Entry::RuleFound { rule });
    texts.extend(RuleCard::all().filter(|rule| !is_found(*rule)).flat_map(|rule| [rule.name(), rule.text()]));
    let joined = |event: EventCard| {
        EventSet::at_the_start().contains(event) || has(&|entry| *entry == Entry::EventJoined { event })
    };
    texts.extend(EventCard::all().filter(|event| !joined(*event)).flat_map(|event| [event.name(), event.text()]));
    let has_people = campaign.boxes_open().contains(&BoxId::Conductor);
    texts.extend(Person::all().filter(|_| !has_people).map(Person::text));
    // The first ones are dealt in the second game.
    texts.extend(Contract::all().filter(|_| next_chapter(campaign) == 1).map(Contract::text));
    texts.extend((next_chapter(campaign) + 1..=12).filter_map(title));
    for card in Postcard::all() {
        let is_mine = mine.iter().any(|company| campaign.company(*company).office.postcards.contains(card));
        let is_met = has(&|entry| matches!(entry, Entry::PostcardMet { postcard, .. } if *postcard == card));
        // "You take $4." stands on many: it tells nothing by itself.
        let is_common = Postcard::all().filter(|other| other.secret() == card.secret()).count() > 1;
        if !is_mine && !is_met && !is_common {
            texts.push(card.secret());
        }
        if campaign.post_office().contains(card) {
            texts.push(card.aloud());
        }
    }
    texts.into_iter().flat_map(|text| [&text.en, &text.nl]).flat_map(|text| shapes(text)).collect()
}

/// Its title stands on the page.
fn next_chapter(campaign: &Campaign) -> u8 {
    match campaign.stage() {
        Stage::Ready { chapter } | Stage::Playing { chapter, .. } => *chapter,
        Stage::Over => 12,
    }
}

/// A text as it may stand in a page, in JSON, or as it is: its first line, if that is long enough to mean something.
fn shapes(text: &str) -> Vec<String> {
    let line = text.lines().next().unwrap_or_default();
    if line.chars().count() < 8 {
        return Vec::new();
    }
    let page = line.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;");
    let json = Value::from(line).to_string();
    let mut shapes = vec![line.to_owned(), page, json.trim_matches('"').to_owned()];
    shapes.dedup();
    shapes
}

fn tells(text: &str, told: &Text) -> bool {
    [&told.en, &told.nl].into_iter().flat_map(|told| shapes(told)).any(|told| text.contains(&told))
}

fn assert_absent(sent: &[(String, String)], hidden: &[String], to: &str) {
    for (path, text) in sent {
        if let Some(told) = hidden.iter().find(|secret| text.contains(*secret)) {
            panic!("{path} tells {told:?} {to}");
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

/// LG-1.5: cities of closed boards stand on no map.
#[tokio::test]
async fn closed_boards_are_on_no_map() {
    let house = House::open().await;
    let mut all = Campaigners::begin(&house).await;
    let table = all.begin_game(&["red", "blue", "green"]).await;
    let (_, campaign) = stored(&house, &all.id).await;
    let world = campaign.world().unwrap();

    for path in [all.path(), table] {
        let page = all.stranger.get(&path).await.text();
        for city in City::all().filter(|city| !world.is_open(*city)) {
            assert!(!page.contains(&format!(">{}<", city.name())), "{} on {path}", city.name());
            assert!(!page.contains(&format!("\"city-{}\"", city.id())), "{} on {path}", city.id());
        }
    }
}

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
        // Another test of this program may have been quicker: then there is nothing to hear, and nothing to find.
        let _ = tracing::subscriber::set_global_default(subscriber);
        Log(lines)
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
