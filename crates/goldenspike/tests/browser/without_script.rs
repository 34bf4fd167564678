//! Without script everything works by links and forms.

use crate::house::House;
use crate::visitor::{all_quiet, says};
use anyhow::Result;
use browser_testing::{Browser, Page, Viewport};

#[tokio::test]
async fn a_game_is_played_by_forms_alone() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.without_script().await?;
    page.goto(&house.at("/")).await?;
    page.settle().await?;
    page.click("form.play-now:has([value=american-rails]) button").await?;
    page.until("document.querySelector('#state')").await?;

    for _ in 0..3 {
        until_my_turn(&page).await?;
        let before = page.js("document.querySelector('#act [name=version]').value").await?;
        open_the_list(&page).await?;
        page.click("#prompt button[name=action], #actions .moves li button").await?;
        page.until(&format!("Number(document.querySelector('#state').dataset.version) > {before}")).await?;
    }

    // Looking back by links.
    page.click(".mast a.history-link").await?;
    page.click("#history a.step[aria-label='To the start']").await?;
    says(&page, "#prompt", "Move 0 of").await?;
    page.click("#back-to-now").await?;
    page.until("!document.querySelector('#back-to-now')").await?;
    all_quiet(&[&page]);
    Ok(())
}

#[tokio::test]
async fn a_campaign_is_founded_by_its_form_alone() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.without_script().await?;
    page.goto(&house.at("/campaigns/new?game=ticket-to-ride-legacy")).await?;
    page.click(".chair:nth-child(4) .seat-card").await?;
    page.click(".chair:nth-child(4) .drawer label:has([value=bot-broker])").await?;
    page.click("button.primary.big").await?;
    page.until("document.querySelector('body.campaign .next-game')").await?;
    says(&page, ".office.lg-company-yellow .player-of", "Broker").await?;
    all_quiet(&[&page]);
    Ok(())
}

#[tokio::test]
async fn a_late_form_is_told_so_on_the_page() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.without_script().await?;
    page.viewport(Viewport::PHONE.reduced_motion()).await?;
    page.goto(&house.at("/")).await?;
    page.settle().await?;
    page.click(".poster-buttons form.play-now:has([value=american-rails]) button").await?;
    page.until("document.querySelector('#state')").await?;
    until_my_turn(&page).await?;

    open_the_list(&page).await?;
    page.js("document.querySelector('#act [name=version]').value = 99").await?;
    page.click("#prompt button[name=action], #actions .moves li button").await?;

    page.until("document.querySelector('#prompt .problem')?.textContent.length > 0").await?;
    page.until("document.querySelector('#act')").await?;
    Ok(())
}

/// The moves on the board stand behind a click.
async fn open_the_list(page: &Page) -> Result<()> {
    if page.js("Boolean(document.querySelector('#moves:not([open])'))").await? == true {
        // What is clicked must lie still.
        page.settle().await?;
        page.click("#moves summary").await?;
        page.until("document.querySelector('#moves[open]')").await?;
    }
    Ok(())
}

/// Bots move by themselves; without script the page shows it when it is asked again.
async fn until_my_turn(page: &Page) -> Result<()> {
    for _ in 0..200 {
        page.until("document.readyState === 'complete'").await?;
        if page.js("Boolean(document.querySelector('#act'))").await? == true {
            return Ok(());
        }
        page.reload().await?;
    }
    anyhow::bail!("it never became this player's turn: {}", page.text("#prompt").await?)
}
