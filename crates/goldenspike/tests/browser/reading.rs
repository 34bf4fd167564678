//! Readers who can't see well or hear the page: axe finds nothing on any page, in both languages, light and dark.

use crate::house::House;
use crate::visitor::{GAME, ONE_SCREEN, WITH_BOTS, all_quiet, moves_on, opens_table, plays_to_the_end, starts_table};
use anyhow::{Context, Result};
use browser_testing::{Browser, Page, Viewport};

#[tokio::test]
async fn pages_can_be_read_by_everybody() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let anna = browser.blank_page().await?;
    starts_table(&anna, &house, GAME, &["me", "friend", "bot-random"], &[]).await?;
    let invitation = anna.js("new URL(document.querySelector('.invitations input').value).pathname").await?;
    let invitation = invitation.as_str().context("a link")?;
    let page = browser.blank_page().await?;
    for path in
        ["/", "/about", "/tables/new?game=american-rails", "/games/american-rails/rules", invitation, "/nowhere"]
    {
        page.goto(&house.at(path)).await?;
        can_be_read(&page, path).await?;
    }
    // With a table of one's own, home shows it.
    anna.goto(&house.at("/")).await?;
    can_be_read(&anna, "home with a table").await
}

#[tokio::test]
async fn the_table_can_be_read_by_everybody_at_every_moment() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = opens_table(&browser, &house, ONE_SCREEN).await?;
    can_be_read(&page, "my turn").await?;
    moves_on(&page, "moves.some((move) => move.do === 'bid')").await?;
    can_be_read(&page, "auction").await?;
    moves_on(&page, "moves.some((move) => move.do === 'stop')").await?;
    can_be_read(&page, "expand").await?;
    page.click(".mast .menu > summary").await?;
    page.settle().await?;
    let found = page.axe().await?;
    assert!(found.is_empty(), "the table's menu: {}", told(&found));
    all_quiet(&[&page]);
    Ok(())
}

#[tokio::test]
async fn the_result_can_be_read_by_everybody() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = opens_table(&browser, &house, WITH_BOTS).await?;
    plays_to_the_end(&page).await?;
    can_be_read(&page, "over").await?;
    all_quiet(&[&page]);
    Ok(())
}

#[tokio::test]
async fn the_table_on_a_phone_can_be_read_by_everybody() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(Viewport::PHONE.reduced_motion()).await?;
    starts_table(&page, &house, GAME, ONE_SCREEN, &[]).await?;
    moves_on(&page, "moves.some((move) => move.do === 'bid')").await?;
    for tab in ["board", "railways", "players", "telegraph"] {
        page.tap(&format!("#tabs [data-tab={tab}]")).await?;
        page.settle().await?;
        let found = page.axe().await?;
        assert!(found.is_empty(), "{tab}: {}", told(&found));
    }
    Ok(())
}

/// In this language by day; by night, which changes its colours alone; and in the other language, which changes its words alone and in
/// which it stays.
async fn can_be_read(page: &Page, which: &str) -> Result<()> {
    let by_day = Viewport::LAPTOP.reduced_motion();
    page.viewport(by_day).await?;
    page.settle().await?;
    let found = page.axe().await?;
    assert!(found.is_empty(), "{which}, by day: {}", told(&found));

    page.viewport(by_day.dark()).await?;
    page.settle().await?;
    let found = page.axe_of_colours().await?;
    assert!(found.is_empty(), "{which}, by night: {}", told(&found));

    let language = page.js("document.documentElement.lang").await?;
    page.viewport(by_day).await?;
    page.click(".mast a.lang").await?;
    page.until(&format!("document.documentElement.lang !== {language} && document.readyState === 'complete'")).await?;
    page.settle().await?;
    let found = page.axe_but_colours().await?;
    assert!(found.is_empty(), "{which}, not {language}: {}", told(&found));
    Ok(())
}

fn told(found: &[browser_testing::Violation]) -> String {
    found.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}
