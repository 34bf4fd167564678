//! When something breaks in the middle of play.

use crate::house::House;
use crate::visitor::{ONE_SCREEN, is_shown, moves_on, opens_table, says, shows_more_than, version};
use anyhow::Result;
use browser_testing::Browser;

#[tokio::test]
async fn a_page_goes_on_after_the_server_was_killed_and_started_again() -> Result<()> {
    let (mut house, browser) = (House::alone()?, Browser::launch().await?);
    let page = opens_table(&browser, &house, ONE_SCREEN).await?;
    moves_on(&page, "moves.some((move) => move.do === 'bid')").await?;
    says(&page, "#wire-light", "Live").await?;
    let before = version(&page).await?;

    house.kill()?;
    says(&page, "#wire-light", "Reconnecting").await?;
    page.click("#act-amount .bid").await?;
    says(&page, "#toast", "doesn’t answer").await?;
    house.start_again()?;
    says(&page, "#wire-light", "Live").await?;

    assert_eq!(version(&page).await?, before, "no move is lost, none is made up");
    page.click("#toast button").await?;
    page.click("#act-amount .bid").await?;
    shows_more_than(&page, before).await?;
    Ok(())
}

#[tokio::test]
async fn a_move_made_elsewhere_while_the_line_was_down_is_shown_once_it_is_back() -> Result<()> {
    let (mut house, browser) = (House::alone()?, Browser::launch().await?);
    let page = opens_table(&browser, &house, ONE_SCREEN).await?;
    let table = page.url().await?;
    moves_on(&page, "moves.some((move) => move.do === 'bid')").await?;
    says(&page, "#wire-light", "Live").await?;
    let before = version(&page).await?;
    house.kill()?;
    says(&page, "#wire-light", "Reconnecting").await?;

    house.start_again()?;
    let tab = page.tab(&table).await?;
    tab.click("#act-amount .bid").await?;
    shows_more_than(&tab, before).await?;

    shows_more_than(&page, before).await?;
    assert_eq!(page.text("#prompt p").await?, tab.text("#prompt p").await?);
    Ok(())
}

#[tokio::test]
async fn addresses_that_lead_nowhere_say_so_and_lead_home() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    for path in ["/nowhere", "/tables/none", "/join/none", "/games/none/rules", "/tables/new?game=none"] {
        let page = browser.page(&house.at(path)).await?;
        page.until(&is_shown("main.error h1")).await?;
        page.click("main.error a.button").await?;
        page.until("location.pathname === '/'").await?;
    }
    Ok(())
}
