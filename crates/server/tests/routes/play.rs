//! Opening a table, acting, and seeing it.

use crate::house::{Answer, Browser, House};

/// A game that the catalog lists: these tests are about tables, not about one game.
pub(crate) fn game() -> &'static str {
    catalog::GAMES[0].slug()
}

/// The fields that open a table with these seats.
pub(crate) fn seats(seats: &[&str]) -> Vec<(String, String)> {
    let mut fields = vec![("game".to_owned(), game().to_owned()), ("seats".to_owned(), seats.len().to_string())];
    for (index, seat) in seats.iter().enumerate() {
        fields.push((format!("seat-{index}"), (*seat).to_owned()));
    }
    fields
}

/// Opens a table and gives its path.
pub(crate) async fn open(browser: &mut Browser, with: &[&str]) -> String {
    let answer = post(browser, "/tables", &seats(with)).await;
    assert_eq!(answer.status, 303, "{}", answer.text());
    answer.header("location").unwrap().to_owned()
}

async fn post(browser: &mut Browser, path: &str, fields: &[(String, String)]) -> Answer {
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    browser.post(path, &fields).await
}

/// The value of the first attribute of this name in a page.
pub(crate) fn attribute(page: &str, name: &str) -> Option<String> {
    let (_, rest) = page.split_once(&format!("{name}=\""))?;
    let (value, _) = rest.split_once('"')?;
    Some(value.replace("&quot;", "\"").replace("&amp;", "&"))
}

#[tokio::test]
async fn a_stranger_plays_against_bots_at_once() {
    let house = House::open().await;
    let mut anna = house.browser();
    let table = open(&mut anna, &["me", "bot-greedy", "bot-random"]).await;

    let page = anna.get(&table).await;

    assert_eq!(page.status, 200);
    assert!(page.text().contains("data-version="), "{}", page.text());
}
