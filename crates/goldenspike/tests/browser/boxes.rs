//! On a phone one box is open at a time; it covers nothing, can be left, and no tap plays before its price was seen.

use crate::house::House;
use crate::measuring::{NOTHING, under};
use crate::phone::SMALL_PHONE;
use crate::visitor::{WITH_BOTS, all_quiet, moves_on, starts_table, version};
use anyhow::Result;
use browser_testing::Browser;

/// A colour of the hand lists what it pays for, however much that is.
#[tokio::test]
async fn a_tap_in_the_hand_lists_its_routes_and_plays_none_of_them() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(SMALL_PHONE).await?;
    starts_table(&page, &house, "ticket-to-ride-legacy", WITH_BOTS, &[]).await?;
    let has_news = "(await page()).querySelector('section#recap')";
    moves_on(&page, &format!("moves.filter((move) => move.do === 'claim').length > 3 && {has_news}")).await?;
    let before = version(&page).await?;
    let order = "[...document.querySelectorAll('#tabs button')].map((tab) => tab.dataset.tab).join()";
    assert_eq!(page.js(order).await?, "board,tickets,news,players,story,telegraph");

    page.until("document.querySelector('#prompt [data-recap]')").await?;
    assert_eq!(
        page.js("document.documentElement.scrollWidth").await?,
        SMALL_PHONE.width,
        "nothing makes the page wider"
    );

    page.tap(".hand [data-target].legal").await?;
    page.until("document.querySelector('.pick')").await?;
    assert_eq!(under(&page, ".pick").await?, NOTHING, "what a colour pays for");
    if page.js("document.querySelector('.pick > button') !== null").await? == true {
        page.tap(".pick > button").await?;
    }
    page.tap(".pick .tip-buttons > :not(.primary)").await?;
    if page.js("document.querySelector('.pick') !== null").await? == true {
        page.tap(".pick header button").await?;
    }
    page.until("!document.querySelector('.pick, .hand .chosen')").await?;
    assert_eq!(version(&page).await?, before, "nothing was played");
    // A route that is asked about is let go with all that it would take.
    page.js(ASKS_ABOUT_A_ROUTE).await?;
    page.tap(".pick .tip-buttons > :not(.primary)").await?;
    page.until("!document.querySelector('.pick, .chosen')").await?;

    page.tap("[data-ask-hint]").await?;
    page.until("document.querySelector('#hint li')").await?;
    page.settle().await?;
    let map = page.js("document.querySelector('.layers').clientHeight").await?;
    assert!(map.as_u64() > Some(180), "the map above a hint: {map}");
    page.tap("#tabs [data-tab=players]").await?;
    page.until("!document.querySelector('#hint')").await?;
    all_quiet(&[&page]);
    Ok(())
}

/// By the keyboard: on a small map a finger would have to come closer first.
const ASKS_ABOUT_A_ROUTE: &str = "(() => { const ways = [...document.querySelectorAll('#act [data-targets^=route-]')];
    const payable = ways.find((button) => !button.closest('details.ways')).dataset.targets.split(' ')[0];
    document.querySelector(`.layers [data-target=${payable}]`).focus();
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })) })()";

/// Beside the tabs, and away with them; what is lit stays in sight beside a list.
#[tokio::test]
async fn the_news_a_hint_and_a_card_take_turns() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(SMALL_PHONE).await?;
    starts_table(&page, &house, "ticket-to-ride-legacy", WITH_BOTS, &[]).await?;
    moves_on(&page, "moves.some((move) => move.do === 'claim') && (await page()).querySelector('section#recap')")
        .await?;
    page.until("document.querySelector('.layers .legal')").await?;
    assert_eq!(page.js("document.querySelector('#newcomer').checkVisibility()").await?, true);

    let open = "[...document.querySelectorAll('#tip, .pick, #hint, #recap')].filter((box) => box.checkVisibility()).map((box) => box.id || box.className).join()";
    page.until(&format!("{open} === 'recap'")).await?;
    page.tap("[data-ask-hint]").await?;
    page.until(&format!("{open} === 'hint'")).await?;
    page.tap("[data-recap]").await?;
    page.until(&format!("{open} === 'recap'")).await?;
    page.tap("#tabs [data-tab=players]").await?;
    page.until(&format!("{open} === ''")).await?;
    // Who has read the news goes on where they were asked for.
    page.tap("[data-recap]").await?;
    page.until(&format!("{open} === 'recap'")).await?;
    page.tap("[data-recap-close]").await?;
    page.until(&format!("{open} === '' && document.querySelector('#tabs [data-tab=players][aria-current]')")).await?;

    page.tap("#tabs [data-tab=board]").await?;
    page.tap("#moves > summary").await?;
    page.settle().await?;
    page.until(&format!("({LIT_OUT_OF_SIGHT}) === 0")).await?;
    page.tap("#newcomer [data-hint-read]").await?;
    page.reload().await?;
    page.until("document.querySelector('.layers .legal')").await?;
    assert_eq!(page.js("document.querySelector('#newcomer').checkVisibility()").await?, false, "the goal was read");
    all_quiet(&[&page]);
    Ok(())
}

const LIT_OUT_OF_SIGHT: &str = "(() => { const map = document.querySelector('.layers').getBoundingClientRect(); \
     return [...document.querySelectorAll('.layers [data-target].legal')].map((shape) => shape.getBoundingClientRect()) \
       .filter((box) => box.left < map.left - 1 || box.right > map.right + 1 || box.top < map.top - 1 || box.bottom > map.bottom + 1).length })()";
