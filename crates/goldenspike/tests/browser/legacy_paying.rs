//! Ticket to Ride Legacy: what waits to be paid: a card dragged onto a route, one menu for routes beside each other, and how it is let go.

use crate::house::House;
use crate::legacy::{keep_two_tickets, my_turn, pay, press, table_for_two};
use crate::visitor::{all_quiet, says, version};
use anyhow::Result;
use browser_testing::{Browser, Page};
use serde_json::Value;

#[tokio::test]
async fn a_card_dragged_onto_a_route_claims_it() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = table_for_two(&browser, &house).await?;
    keep_two_tickets(&page).await?;
    keep_two_tickets(&page).await?;
    going_back_lets_go_first(&page).await?;
    keep_two_tickets(&page).await?;
    my_turn(&page).await?;

    let before = version(&page).await?;
    let pair = page.js(CARD_AND_ROUTE).await?;
    let [card, route] = [0, 1].map(|which| format!("[data-target={}]", pair[which]));
    page.drag(&card, &format!(".layers {route}")).await?;
    // Whichever comes first, cards are not spent before a yes, which stands where the route is.
    page.until("document.querySelector('.pick')").await?;
    page.settle().await?;
    assert_eq!(version(&page).await?, before, "nothing is spent by a card and a route alone");
    let away = format!("({FAR_FROM})('.pick', '.layers {route}')");
    assert!(page.js(&away).await?.as_f64() < Some(160.0), "{}", page.js(&away).await?);
    pay(&page, before).await?;

    page.until(&format!("document.querySelector('.trains {route}')")).await?;
    says(&page, "#telegraph li", "claims").await?;
    all_quiet(&[&page]);
    Ok(())
}

#[tokio::test]
async fn routes_beside_each_other_are_paid_from_one_menu() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = table_for_two(&browser, &house).await?;
    keep_two_tickets(&page).await?;
    keep_two_tickets(&page).await?;
    my_turn(&page).await?;
    while page.js(BESIDE).await?.is_null() {
        for _ in 0..2 {
            press(&page, "[data-target=deck].legal", "Enter").await?;
        }
        my_turn(&page).await?;
    }

    let offered = async |route: String| -> Result<Value> {
        page.js(&format!("document.querySelector('.layers [data-target={route}]').focus()")).await?;
        page.key("Enter").await?;
        page.until("document.querySelector('.pick')").await?;
        let rows = page.js("[...document.querySelectorAll('.pick > button')].map((row) => row.textContent)").await?;
        assert_eq!(page.js(WITHOUT_COLOURS).await?, 0, "each payment shows the colours that it spends");
        page.key("Escape").await?;
        page.until("!document.querySelector('.pick')").await?;
        Ok(rows)
    };
    let [one, other] = [0, 1].map(async |which| offered(page.js(BESIDE).await?[which].to_string()).await);
    let (one, other) = (one.await?, other.await?);
    assert_eq!(one, other, "whichever is clicked");
    assert!(one.as_array().is_some_and(|rows| rows.len() > 1), "{one}");
    a_card_of_the_hand_narrows_the_menu(&page).await?;
    all_quiet(&[&page]);
    Ok(())
}

/// Payments of a menu that show no colour of a card.
const WITHOUT_COLOURS: &str = "[...document.querySelectorAll('.pick > button')].filter((row) => { \
     const chip = row.querySelector('.chip'); \
     const { backgroundColor, backgroundImage } = chip ? getComputedStyle(chip) : {}; \
     return !chip || (backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none') }).length";

/// How far a box is from a shape's middle.
const FAR_FROM: &str = "(box, shape) => { \
     const [its, at] = [box, shape].map((css) => document.querySelector(css).getBoundingClientRect()); \
     const [x, y] = [at.x + at.width / 2, at.y + at.height / 2]; \
     return Math.hypot(Math.max(its.left - x, 0, x - its.right), Math.max(its.top - y, 0, y - its.bottom)) }";

/// Two routes between the same cities that can both be paid, but not alike.
const BESIDE: &str = "[...document.querySelectorAll('#act details.ways')]
    .filter((list) => new Set([...list.querySelectorAll('[data-targets]')].map((way) => way.textContent)).size > 1)
    .map((list) => [...new Set([...list.querySelectorAll('[data-targets]')].map((way) => way.dataset.targets.split(' ')[0]))])
    .find((routes) => routes.length > 1) ?? null";

/// Every card that a way takes is lit, the locomotive too; it leaves the ways that take it, and what is left is asked about.
async fn a_card_of_the_hand_narrows_the_menu(page: &Page) -> Result<()> {
    let (before, route) = (version(page).await?, page.js(BESIDE).await?[0].to_string());
    page.js(&format!("document.querySelector('.layers [data-target={route}]').focus()")).await?;
    page.key("Enter").await?;
    page.until("document.querySelector('.pick')").await?;
    let whole = "document.querySelectorAll('.pick > button').length";
    let all = page.js(whole).await?;
    let cards =
        "[...document.querySelectorAll('#panel-board .hand [data-target].legal')].map((card) => card.dataset.target)";
    let cards = page.js(cards).await?;
    assert!(cards.as_array().is_some_and(|cards| !cards.is_empty()), "no card is lit");
    for card in cards.as_array().unwrap() {
        let card = format!("#panel-board .hand [data-target={card}]");
        page.click(&card).await?;
        page.until(&format!(
            "document.querySelector({}).matches('.chosen') && document.querySelector('.pick')",
            serde_json::json!(card)
        ))
        .await?;
        assert!(page.js("document.querySelector('#tip').hidden").await? == true, "no menu is answered by a tip");
        // Once more brings all of them back, or another does; what is asked is left by its other button.
        match page.js("document.querySelector('.pick .primary') !== null").await? == true {
            true => page.click(".pick .primary + button").await?,
            false => page.click(&card).await?,
        }
        page.until(&format!("{whole} === {all}")).await?;
    }
    page.key("Escape").await?;
    page.until("!document.querySelector('.pick, .chosen')").await?;
    assert_eq!(version(page).await?, before, "nothing is claimed by a card alone");
    Ok(())
}

/// A route that waits to be paid is let go before a move is taken back, by key and by button.
async fn going_back_lets_go_first(page: &Page) -> Result<()> {
    my_turn(page).await?;
    let before = version(page).await?;
    for by_key in [true, false] {
        page.js("document.querySelector('.layers [data-target^=route-].legal').focus()").await?;
        page.key("Enter").await?;
        page.until("document.querySelector('.pick')").await?;
        match by_key {
            true => page.key("u").await?,
            false => page.click(BACK).await?,
        }
        page.until("!document.querySelector('.pick, .chosen')").await?;
    }
    page.settle().await?;
    assert_eq!(version(page).await?, before, "nothing is taken back");
    page.click(BACK).await?;
    page.until("document.querySelector('#now [data-target^=offer-]')").await?;
    Ok(())
}

const BACK: &str = "form.undo button[value=back]";

/// The hand's part and the route of a claim whose route can be hit in its middle.
const CARD_AND_ROUTE: &str = r#"[...document.querySelectorAll('#act [data-targets^=route-]')].map((button) => button.dataset.targets.split(' '))
    .filter(([route]) => {
        const shape = document.querySelector(`.layers [data-target="${route}"]`)
        const box = shape.getBoundingClientRect()
        return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === shape
    }).map(([route, card]) => [card, route])[0]"#;
