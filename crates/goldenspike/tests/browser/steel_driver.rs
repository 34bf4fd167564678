//! What stands on the page of Steel Driver is what matters now, and it stays where it is.

use crate::house::House;
use crate::visitor::{ONE_SCREEN, all_quiet, moves_on, starts_table};
use anyhow::Result;
use browser_testing::{Browser, Page, Viewport};
use serde_json::json;

async fn at_a_table(browser: &Browser, house: &House, viewport: Viewport, until: &str) -> Result<Page> {
    let page = browser.blank_page().await?;
    page.viewport(viewport.reduced_motion()).await?;
    starts_table(&page, house, "steel-driver", ONE_SCREEN, &[]).await?;
    moves_on(&page, until).await?;
    page.settle().await?;
    Ok(page)
}

/// SD-8.3: what a link cost and a city paid is over; a number on a city without a good would be read as one.
#[tokio::test]
async fn while_goods_are_taken_the_map_shows_neither_prices_nor_values() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = at_a_table(&browser, &house, Viewport::LAPTOP, "moves.some((move) => move.do === 'build')").await?;
    let seen = "['.mileposts', '#sd-cities .value', '#sd-good-white', '.legend .goods-shape'] \
        .map((css) => getComputedStyle(document.querySelector(css)).opacity)";
    assert_eq!(page.js(seen).await?, json!(["1", "1", "1", "1"]));
    moves_on(&page, "moves.some((move) => move.do === 'take_good')").await?;
    assert_eq!(page.js(seen).await?, json!(["0", "0", "0", "1"]));
    all_quiet(&[&page]);
    Ok(())
}

/// Its ground is dark by day too.
#[tokio::test]
async fn coal_in_a_recap_is_not_black_on_black() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = at_a_table(&browser, &house, Viewport::LAPTOP, "moves.some((move) => move.do === 'build')").await?;
    let fill = "(() => { const recap = document.createElement('section'); recap.className = 'recap'; \
        recap.innerHTML = '<svg class=\"goods-piece good-black\"></svg>'; document.querySelector('main').append(recap); \
        return getComputedStyle(recap.firstChild).fill })()";
    assert_eq!(page.js(fill).await?, "rgb(133, 124, 108)");
    Ok(())
}

/// A company that is led, or that earned something, keeps its numbers where they stood.
#[tokio::test]
async fn the_columns_of_the_companies_stay_where_they_are() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = at_a_table(&browser, &house, Viewport::LAPTOP, "moves.some((move) => move.do === 'open')").await?;
    let columns = "[...document.querySelectorAll('.companies thead th')].map((column) => Math.round(column.getBoundingClientRect().left))";
    let before = page.js(columns).await?;
    moves_on(&page, "moves.some((move) => move.do === 'build')").await?;
    page.settle().await?;
    assert_eq!(page.js(columns).await?, before, "led");
    page.js("document.querySelector('.companies tbody th').dataset.change = '↑$60'").await?;
    assert_eq!(page.js(columns).await?, before, "paid");
    // SD-8: from the third round on with what a share is worth, at most some hundreds.
    moves_on(
        &page,
        "moves.some((move) => move.do === 'build') && (await page()).querySelector('.years :nth-child(3).now')",
    )
    .await?;
    page.js("document.querySelectorAll('.companies td:last-child').forEach((worth) => { worth.textContent = '$150' })")
        .await?;
    let beyond = "document.querySelector('.companies').getBoundingClientRect().right \
        - document.querySelector('#panel-companies').getBoundingClientRect().right";
    assert!(page.js(beyond).await?.as_f64() <= Some(0.5), "{}", page.js(beyond).await?);
    all_quiet(&[&page]);
    Ok(())
}

const ALONE: &str = "getComputedStyle(document.querySelector('.layers')).getPropertyValue('--alone')";

/// The map is drawn alike for whoever opens an auction and whoever bids, though the boxes below it differ in height.
#[tokio::test]
async fn values_stand_alone_in_their_cities_in_every_first_auction_on_a_phone() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = at_a_table(&browser, &house, Viewport::PHONE, "moves.some((move) => move.do === 'open')").await?;
    page.until(&format!("{ALONE} === '1'")).await?;
    moves_on(&page, "moves.some((move) => move.do === 'raise')").await?;
    page.settle().await?;
    assert_eq!(page.js(ALONE).await?, "1");
    all_quiet(&[&page]);
    Ok(())
}

/// A first link may lie anywhere: among two dozen prices those of other links are in the way.
#[tokio::test]
async fn from_afar_a_phone_shows_the_prices_of_what_can_be_built_alone() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let built = "moves.filter((move) => move.do === 'build').length > 8";
    let page = at_a_table(&browser, &house, Viewport::PHONE, built).await?;
    let others = "getComputedStyle(document.querySelector('.mileposts')).opacity";
    page.until(&format!("{ALONE} === '1'")).await?;
    assert_eq!(page.js(others).await?, "0");
    for _ in 0..3 {
        page.tap("[data-zoom=in]").await?;
        page.settle().await?;
    }
    assert_eq!(page.js(others).await?, "1", "who comes closer sees where the next link could go");
    all_quiet(&[&page]);
    Ok(())
}

/// Where there is no room for all names, the news and what can be chosen have theirs.
#[tokio::test]
async fn cities_that_the_news_tell_of_have_their_names_on_a_phone() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = at_a_table(&browser, &house, Viewport::PHONE, "moves.some((move) => move.do === 'open')").await?;
    let named = "['St. Louis', 'Memphis'].map((city) => [...document.querySelectorAll('.layers .name')] \
        .some((name) => name.textContent.trim() === city && !name.matches('.crowded')))";
    page.until(&format!("{ALONE} === '1'")).await?;
    assert_ne!(page.js(named).await?, json!([true, true]), "prices need the room");
    page.js("(() => { const recap = document.querySelector('#recap'); recap.hidden = false; \
        recap.textContent = 'Blue St. Louis–Memphis, 3 stones'; \
        document.querySelector('.layers').dispatchEvent(new Event('looked')) })()")
        .await?;
    assert_eq!(page.js(named).await?, json!([true, true]));
    Ok(())
}

/// Red is a company: whatever is chosen, or can be, does not look like it.
#[tokio::test]
async fn a_chosen_company_has_its_own_colour() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = at_a_table(&browser, &house, Viewport::LAPTOP, "moves.some((move) => move.do === 'open')").await?;
    page.click(".lot-name[data-target=company-blue]").await?;
    page.until("document.querySelector('.lot-name.chosen')").await?;
    let colours = "['.lot-name.chosen', '.lot-name.chosen .co'].map((css) => getComputedStyle(document.querySelector(css)).backgroundColor)";
    let colours = page.js(colours).await?;
    assert_eq!(colours[0], colours[1], "that of its badge");
    let dashes = "getComputedStyle(document.querySelector('.lot-name.legal:not(.chosen)')).outlineColor";
    let red = "getComputedStyle(document.documentElement).getPropertyValue('--ox')";
    assert_ne!(page.js(dashes).await?, page.js(&format!("(() => {{ const probe = document.createElement('i'); probe.style.color = {red}; document.body.append(probe); return getComputedStyle(probe).color }})()")).await?);
    all_quiet(&[&page]);
    Ok(())
}

/// A number in a disc or a square would be read as a price.
#[tokio::test]
async fn steps_of_the_news_are_pennants_on_the_map() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = at_a_table(
        &browser,
        &house,
        Viewport::LAPTOP,
        "(await page()).querySelector('section#recap:not([data-answers]) li[data-marks]')",
    )
    .await?;
    page.until("document.querySelector('#marks path.flag')").await?;
    all_quiet(&[&page]);
    Ok(())
}
