//! Lessons: begun by a click, led by the coach, left and found again, and in the end a table like any other.

use crate::house::{Browser, House};
use serde_json::json;

const LESSON: &str = "/games/american-rails/learn/first-year";

/// A browser that has begun the lesson, and the table's path.
async fn begins(house: &House) -> (Browser, String) {
    let mut anna = house.browser();
    let answer = anna.post(LESSON, &[]).await;
    assert_eq!(answer.status, 303, "{}", answer.text());
    let path = answer.header("location").unwrap().to_owned();
    (anna, path)
}

/// The page once it is the learner's turn to do something: rivals move by themselves.
async fn page(browser: &mut Browser, path: &str) -> String {
    loop {
        let page = browser.get(path).await.text();
        if !page.contains("class=\"patience\"") {
            return page;
        }
        tokio::task::yield_now().await;
    }
}

fn version(page: &str) -> String {
    page.split("data-version=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
}

async fn coach(browser: &mut Browser, path: &str, wish: &str) -> String {
    let before = page(browser, path).await;
    let answer = browser.post(&format!("{path}/lesson"), &[("version", &version(&before)), ("do", wish)]).await;
    assert_eq!(answer.status, 303, "{wish}: {}", answer.text());
    page(browser, path).await
}

#[tokio::test]
async fn a_lesson_is_begun_by_one_click_and_found_again() {
    let house = House::open().await;
    let (mut anna, path) = begins(&house).await;

    let first = page(&mut anna, &path).await;
    assert!(first.contains("1 of 15") && first.contains("Railways earn, shares pay."), "{first}");
    let second = coach(&mut anna, &path, "next").await;
    assert!(second.contains("2 of 15"));

    assert!(anna.get(LESSON).await.text().contains("Go on at step 2"));
    let again = anna.post(LESSON, &[]).await;
    assert_eq!(again.header("location"), Some(path.as_str()), "it is gone on with, not begun again");
    let afresh = anna.post(LESSON, &[("again", "1")]).await;
    assert_ne!(afresh.header("location"), Some(path.as_str()));
}

#[tokio::test]
async fn a_legal_move_that_the_coach_has_not_asked_for_changes_nothing() {
    let house = House::open().await;
    let (mut anna, path) = begins(&house).await;
    let before = coach(&mut anna, &path, "next").await;
    let national = json!({ "do": "name_railway", "railway": "national" }).to_string();
    let fields = [("version", version(&before)), ("seat", "0".into()), ("action", national)];
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();

    let answer = anna.post(&format!("{path}/actions"), &fields).await;

    assert_eq!(answer.status, 409);
    assert!(answer.text().contains("Possible, but first: Auction a share of Republic"), "{}", answer.text());
    assert_eq!(version(&page(&mut anna, &path).await), version(&before));
    let undo = anna.post(&format!("{path}/undo"), &[("version", &version(&before)), ("do", "back")]).await;
    assert_eq!(undo.status, 409, "the coach has a Back of its own");
}

#[tokio::test]
async fn show_me_moves_back_takes_back_and_a_restart_forgets_nothing() {
    let mut house = House::open().await;
    let (mut anna, path) = begins(&house).await;
    coach(&mut anna, &path, "next").await;

    let named = coach(&mut anna, &path, "show").await;
    assert!(named.contains("3 of 15") && named.contains("Bid $12"), "the railway was named");
    let bid = coach(&mut anna, &path, "show").await;
    assert!(bid.contains("4 of 15") && bid.contains("Mary bids $13"), "Mary and Erik have answered");

    house.reopen().await;
    anna = anna.at(&house);
    assert!(page(&mut anna, &path).await.contains("4 of 15"), "where she was");
    let back = coach(&mut anna, &path, "back").await;
    assert!(back.contains("3 of 15"));
    assert!(coach(&mut anna, &path, "show").await.contains("4 of 15"), "and on again");
}

#[tokio::test]
async fn the_list_leads_to_any_step_and_the_end_is_a_table_with_bots() {
    let house = House::open().await;
    let (mut anna, path) = begins(&house).await;
    let first = page(&mut anna, &path).await;
    let fields = [("version", version(&first)), ("do", "go".to_owned()), ("step", "14".to_owned())];
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();

    assert_eq!(anna.post(&format!("{path}/lesson"), &fields).await.status, 303);
    let end = page(&mut anna, &path).await;
    assert!(end.contains("15 of 15") && end.contains("Play on") && end.contains("A game of my own"), "{end}");
    let home = anna.get("/").await.text();
    assert!(!home.contains(&path), "a lesson that is done waits for nobody: {home}");
    assert!(home.contains("Lesson again"), "home knows that it is done");
    assert!(anna.get(LESSON).await.text().contains(&path), "its page leads to it");

    let playing = coach(&mut anna, &path, "play-on").await;
    assert!(!playing.contains("class=\"coach\"") && playing.contains("Mary"), "a table with bots");
    let gone = anna.post(&format!("{path}/lesson"), &[("version", &version(&playing)), ("do", "next")]).await;
    assert_ne!(gone.status, 303, "there is no coach any more");
}

#[tokio::test]
async fn a_lesson_that_was_left_for_its_next_scene_waits_for_nobody() {
    let house = House::open().await;
    let (mut anna, left) = begins(&house).await;
    assert!(anna.get("/").await.text().contains(&left), "it is gone on with");

    let again = anna.post(LESSON, &[("again", "1")]).await;

    let home = anna.get("/").await.text();
    assert!(home.contains(again.header("location").unwrap()) && !home.contains(&left), "{home}");
    assert!(page(&mut anna, &left).await.contains("class=\"coach\""), "it is still a lesson");
}

#[tokio::test]
async fn nobody_else_talks_to_the_coach_and_strange_wishes_are_refused() {
    let house = House::open().await;
    let (mut anna, path) = begins(&house).await;
    let version = version(&page(&mut anna, &path).await);
    let mut erik = house.browser();

    let lesson = format!("{path}/lesson");
    assert_eq!(erik.post(&lesson, &[("version", &version), ("do", "next")]).await.status, 403);
    assert!(!erik.get(&path).await.text().contains("class=\"coach\""), "a spectator has no coach");
    for wish in [[("do", "dance"), ("step", "")], [("do", "go"), ("step", "99")], [("do", "go"), ("step", "")]] {
        let fields = [("version", version.as_str()), wish[0], wish[1]];
        assert!((400..500).contains(&anna.post(&lesson, &fields).await.status), "{wish:?}");
    }
    assert_eq!(anna.get("/games/american-rails/learn/chess").await.status, 404);
    assert_eq!(anna.post(LESSON, &[("step", "99")]).await.status, 404);
}
