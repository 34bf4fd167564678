//! Ticket to Ride Legacy: tickets are ticked, a colour of the hand lights what it pays for, a route is claimed by keyboard.

use crate::house::House;
use crate::visitor::{all_quiet, shows_more_than, version};
use anyhow::Result;
use browser_testing::{Browser, Page};

#[tokio::test]
async fn tickets_are_ticked_a_colour_lights_its_routes_and_one_is_claimed() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.goto(&house.at("/")).await?;
    page.click("form:has(input[value=ticket-to-ride-legacy]) button.primary").await?;
    page.until("document.querySelectorAll('#now [data-target^=offer-].legal').length === 4").await?;

    page.click("#now [data-target=offer-0]").await?;
    page.until("document.querySelector('#now [data-walk]').disabled").await?;
    page.click("#now [data-target=offer-2]").await?;
    page.click("#now [data-walk]:enabled").await?;
    my_turn(&page).await?;
    page.until("document.querySelectorAll('details.ticket').length === 2").await?;

    let all = lit_routes(&page).await?;
    page.click("[data-target^=hand-].legal").await?;
    page.until("document.querySelector('[data-target^=hand-].chosen')").await?;
    let payable = lit_routes(&page).await?;
    assert!((1..=all).contains(&payable), "{payable} of {all} routes");

    // Few routes are a menu, many are only lit: both are left in the same way.
    page.key("Escape").await?;
    page.until("!document.querySelector('[data-target^=hand-].chosen, .pick')").await?;

    let before = version(&page).await?;
    page.js("document.querySelector('.layers [data-target^=route-].legal').focus()").await?;
    page.key("Enter").await?;
    page.until(&format!(
        "document.querySelector('.pick button') || Number(document.querySelector('#state').dataset.version) > {before}"
    ))
    .await?;
    if page.js("document.querySelector('.pick') !== null").await? == true {
        page.key("Enter").await?;
    }
    shows_more_than(&page, before).await?;
    all_quiet(&[&page]);
    Ok(())
}

async fn my_turn(page: &Page) -> Result<()> {
    page.until("document.querySelector('#state').dataset.seat !== undefined && document.querySelector('.layers [data-target^=route-].legal')")
        .await?;
    Ok(())
}

async fn lit_routes(page: &Page) -> Result<u64> {
    let count = "new Set([...document.querySelectorAll('.layers [data-target^=route-].legal')].map((route) => route.dataset.target)).size";
    Ok(page.js(count).await?.as_u64().unwrap_or_default())
}
