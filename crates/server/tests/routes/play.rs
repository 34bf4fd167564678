//! Opening a table in a browser, acting, and seeing it.

use crate::house::{Browser, House};
use crate::player::GAME;

/// Opens a table by the form and gives its path; the seats are `me`, `friend`, `hot-seat`, `bot-greedy` …
pub(crate) async fn open(browser: &mut Browser, seats: &[&str]) -> String {
    let count = seats.len().to_string();
    let names: Vec<String> = (0..seats.len()).map(|seat| format!("seat-{seat}")).collect();
    let mut fields = vec![("game", GAME), ("seats", count.as_str()), ("name-0", "Anna")];
    fields.extend(names.iter().map(String::as_str).zip(seats.iter().copied()));
    let answer = browser.post("/tables", &fields).await;
    assert_eq!(answer.status, 303, "{}", answer.text());
    answer.header("location").unwrap().to_owned()
}

/// The value of the first attribute of this name in a page.
pub(crate) fn attribute(page: &str, name: &str) -> Option<String> {
    let (_, rest) = page.split_once(&format!("{name}=\""))?;
    let (value, _) = rest.split_once('"')?;
    Some(value.replace("&quot;", "\"").replace("&amp;", "&"))
}

/// What the first button of the page would post: version, seat, action.
pub(crate) fn first_button(page: &str) -> Option<[(&'static str, String); 3]> {
    let version = attribute(page, "data-version")?;
    let seat = attribute(page, "data-seat")?;
    let (_, buttons) = page.split_once("name=\"action\"")?;
    Some([("version", version), ("seat", seat), ("action", attribute(buttons, "value")?)])
}

/// Waits until the bots have moved and it is the browser's turn.
pub(crate) async fn my_turn(browser: &mut Browser, table: &str) -> [(&'static str, String); 3] {
    loop {
        if let Some(button) = first_button(&browser.get(table).await.text()) {
            return button;
        }
        tokio::task::yield_now().await;
    }
}

fn borrowed<'a>(fields: &'a [(&'static str, String); 3]) -> [(&'a str, &'a str); 3] {
    fields.each_ref().map(|(name, value)| (*name, value.as_str()))
}

/// The ticket asks for one's own name, and whoever comes for friends finds a seat for the first of them.
#[tokio::test]
async fn whoever_invites_friends_is_known_to_them_by_the_name_on_the_ticket() {
    let house = House::open().await;
    let mut anna = house.browser();
    let form = anna.get(&format!("/tables/new?game={GAME}&with=friends")).await.text();
    assert!(form.contains("name=\"seat-1\" value=\"friend\" checked") && form.contains("name=\"own-name\""), "{form}");

    let fields = [("game", GAME), ("seats", "3"), ("own-name", " Anna "), ("name-0", "")];
    let seats = [("seat-0", "me"), ("seat-1", "friend"), ("seat-2", "bot-conductor")];
    let opened = anna.post("/tables", &[fields.as_slice(), &seats].concat()).await;

    let page = anna.get(opened.header("location").unwrap()).await.text();
    let link = attribute(&page[page.find("invitations").unwrap()..], "value").unwrap();
    let invited = house.browser().get(&link[link.find("/join/").unwrap()..]).await.text();
    assert!(invited.contains("Anna"), "{invited}");
    let again = anna.get(&format!("/tables/new?game={GAME}")).await.text();
    assert!(again.contains("value=\"Anna\""), "it need not be given again: {again}");
}

#[tokio::test]
async fn a_stranger_plays_against_bots_at_once() {
    let house = House::open().await;
    let mut anna = house.browser();
    let table = open(&mut anna, &["me", "bot-greedy", "bot-random"]).await;

    let move_1 = my_turn(&mut anna, &table).await;
    let answer = anna.post(&format!("{table}/actions"), &borrowed(&move_1)).await;

    assert_eq!((answer.status, answer.header("location")), (303, Some(table.as_str())));
    let move_2 = my_turn(&mut anna, &table).await;
    assert!(move_2[0].1.parse::<u64>().unwrap() > move_1[0].1.parse().unwrap(), "the table has moved on");
}

#[tokio::test]
async fn the_script_gets_the_fresh_parts_of_the_page() {
    let house = House::open().await;
    let mut anna = house.browser();
    let table = open(&mut anna, &["me", "bot-greedy", "bot-random"]).await;
    let my_move = my_turn(&mut anna, &table).await;

    let mut script = anna.with("x-fragment", "1");
    let answer = script.post(&format!("{table}/actions"), &borrowed(&my_move)).await;

    assert_eq!(answer.status, 200);
    assert!(answer.text().contains("id=\"state\"") && !answer.text().contains("<html"), "parts, not a page");
}

#[tokio::test]
async fn whoever_acts_late_sees_why_and_the_new_table() {
    let house = House::open().await;
    let mut anna = house.browser();
    let table = open(&mut anna, &["me", "bot-greedy", "bot-random"]).await;
    let late = my_turn(&mut anna, &table).await;
    anna.post(&format!("{table}/actions"), &borrowed(&late)).await;
    my_turn(&mut anna, &table).await;

    let page = anna.post(&format!("{table}/actions"), &borrowed(&late)).await;
    assert_eq!(page.status, 409);
    assert!(page.text().contains("role=\"alert\"") && page.text().contains("<html"), "the page with the problem on it");
    let followed = anna.get(&format!("{table}/actions?ways=route-7")).await;
    assert_eq!(followed.header("location"), Some(format!("{table}?ways=route-7").as_str()), "a link on that page");

    let json = anna.with("x-fragment", "1").post(&format!("{table}/actions"), &borrowed(&late)).await;
    assert_eq!(json.error(), (409, "stale".to_owned()));
    assert!(json.json()["live"].as_str().unwrap().contains("id=\"state\""), "the new state comes with it");
}

#[tokio::test]
async fn one_screen_can_play_several_seats() {
    let house = House::open().await;
    let mut anna = house.browser();
    let table = open(&mut anna, &["me", "hot-seat", "hot-seat"]).await;

    let mut seats = std::collections::BTreeSet::new();
    for _ in 0..12 {
        let my_move = my_turn(&mut anna, &table).await;
        seats.insert(my_move[1].1.clone());
        assert_eq!(anna.post(&format!("{table}/actions"), &borrowed(&my_move)).await.status, 303);
    }

    assert_eq!(seats.len(), 3, "every seat had a turn");
}

#[tokio::test]
async fn a_click_that_is_no_legal_action_is_explained() {
    let house = House::open().await;
    let mut anna = house.browser();
    let table = open(&mut anna, &["me", "hot-seat", "hot-seat"]).await;

    let answer = anna.get(&format!("{table}/why?target=hex-1-1&seat=0")).await;

    assert_eq!(answer.status, 200);
    assert!(answer.text().contains("<p>") || answer.text().contains("<li>"), "{}", answer.text());
    assert_eq!(anna.get(&format!("{table}/why")).await.status, 400);
}
