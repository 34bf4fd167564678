//! A campaign: begun, its first game played against bots, read, gone on with, taken along in a file.

use crate::house::House;
use crate::looks::fits_every_screen;
use crate::luck::brings_its_luck;
use crate::measuring::{NOTHING, cut_off};
use crate::visitor::{all_quiet, moves_on, plays_to_the_end, says};
use anyhow::{Result, ensure};
use browser_testing::{Browser, Page, Viewport};

#[tokio::test]
async fn whoever_takes_another_company_leaves_the_first() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.goto(&house.at("/campaigns/new?game=ticket-to-ride-legacy")).await?;
    page.until("document.querySelectorAll('.ticket .sitters li').length === 3").await?;
    fits_every_screen(&page, "a new campaign").await?;

    page.click(".chair:nth-child(5) .seat-card").await?;
    page.click(".chair:nth-child(5) .drawer label:has([value=me])").await?;
    says(&page, ".ticket .sitters li:last-child", "Me").await?;
    page.until("document.querySelector('[name=seat-0][value=nobody]').checked").await?;
    page.until("document.querySelectorAll('.ticket .sitters li').length === 3").await?;

    brings_its_luck(&page).await?;
    page.click("button.primary.big").await?;
    on_campaign(&page).await?;
    says(&page, ".office.lg-company-black .player-of", "you").await?;
    says(&page, ".office.lg-company-blue .player-of", "Nobody yet").await?;
    all_quiet(&[&page]);
    Ok(())
}

/// Whether the cards of the companies, and the head of the page, say the sums of the payslips.
const PAID: &str = "(() => { \
    const all = (css) => [...document.querySelectorAll(css)].map((one) => one.textContent.match(/\\$\\d+/)[0]).sort().join(); \
    return [all('.payday .payslip .sum b'), all('#panel-players .people .m'), all('.scores > span')].every((sums, _, [first]) => sums.length > 5 && sums === first) })()";

#[tokio::test]
async fn a_campaign_is_begun_played_read_and_taken_along() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.goto(&house.at("/")).await?;
    page.click("a[href^='/campaigns/new']").await?;
    page.until("location.pathname === '/campaigns/new' && document.readyState === 'complete'").await?;
    brings_its_luck(&page).await?;
    page.click("button.primary.big").await?;
    on_campaign(&page).await?;
    says(&page, ".next-game", "1865").await?;
    let campaign = page.js("location.pathname").await?;

    begins_game(&page).await?;
    moves_on(&page, "(await page()).querySelector('.payday')").await?;
    page.until("document.querySelector('.curtain[open] .payday')").await?;
    goes_on(&page).await?;
    // The payslips were turned over, and everybody has what they say.
    assert_eq!(page.js("document.documentElement.matches('.told')").await?, true);
    assert_eq!(page.js(PAID).await?, true);
    plays_to_the_end(&page).await?;
    page.until("document.querySelector('#ending')?.checkVisibility()").await?;
    // While something is unpacked, the result does not shine through its words.
    let shines = "document.querySelector('.curtain[open]') && getComputedStyle(document.querySelector('#ending')).opacity !== '0'";
    page.until(&format!("!({shines})")).await?;
    goes_on(&page).await?;
    page.click(".on-to-campaign a").await?;
    page.until("document.readyState === 'complete' && document.querySelector('body.changes .what-changed')").await?;
    says(&page, ".year-winner", "1865").await?;
    let post = "[...document.querySelectorAll('.new-post')].every((post) => post.querySelector('.envelope')?.checkVisibility())";
    assert_eq!(page.js(post).await?, true, "what the post brought is there to be opened");
    says(&page, ".on-to button.primary", "Play 1868").await?;
    page.click(".mast nav a[href^='/campaigns/']").await?;
    on_campaign(&page).await?;
    assert_eq!(page.js("location.pathname").await?, campaign);

    says(&page, ".chronicle .year[open] .headline", "Sixty Clocks").await?;
    page.until("document.querySelectorAll('.chronicle .story-card').length >= 2").await?;
    page.until("document.querySelectorAll('.chronicle .payslips tbody tr').length === 3").await?;
    page.until("document.querySelectorAll('.rulebook .rule-sticker').length > 2").await?;
    page.until("document.querySelectorAll('.world svg .cities circle').length > 20").await?;
    let grown = page.js("document.querySelectorAll('.office .drawer div').length").await?;
    ensure!(grown.as_u64().unwrap_or_default() > 3, "the companies have grown");

    says(&page, ".next-game", "1868").await?;
    begins_game(&page).await?;
    says(&page, ".curtain .big-year", "1868").await?;
    goes_on(&page).await?;
    assert_eq!(page.js(WIDER_THAN_THE_COLUMN).await?, false, "the names of closed post need no room");
    page.click(".mast nav a[href^='/campaigns/']").await?;
    on_campaign(&page).await?;
    says(&page, ".next-game", "To the table").await?;
    ensure!(page.js(&format!("({OWN_FILE})()")).await? == "golden-spike-campaign-of-a-member", "what Anna may see");
    fits_every_screen(&page, "a campaign").await?;
    page.goto(&house.at(&format!("{}/changes", campaign.as_str().unwrap_or_default()))).await?;
    page.until("document.readyState === 'complete' && document.querySelector('body.changes .what-changed')").await?;
    fits_every_screen(&page, "what a year has changed").await?;
    page.viewport(Viewport { width: 1280, height: 720, ..Viewport::LAPTOP }).await?;
    page.settle().await?;
    assert_eq!(cut_off(&page, &[".slip h3"]).await?, NOTHING, "whose payslips they are");
    goes_through_the_panes(&page).await?;

    // Of games that look alike the list says which is which.
    page.goto(&house.at("/")).await?;
    says(&page, ".finished .table-row .about", "1865").await?;
    all_quiet(&[&page]);
    Ok(())
}

async fn on_campaign(page: &Page) -> Result<()> {
    page.until("document.readyState === 'complete' && document.querySelector('body.campaign .next-game')").await?;
    Ok(())
}

async fn begins_game(page: &Page) -> Result<()> {
    brings_its_luck(page).await?;
    page.click(".next-game button.primary").await?;
    page.until("document.readyState === 'complete' && document.querySelector('main[data-table] #state')").await?;
    Ok(())
}

/// Closes what has the whole screen, as its button does.
async fn goes_on(page: &Page) -> Result<()> {
    page.js("for (const its of document.querySelectorAll('.curtain[open] > summary')) its.click()").await?;
    page.until("!document.querySelector('.curtain[open]')").await?;
    Ok(())
}

/// On a phone the button leads from pane to pane, and on from the last.
async fn goes_through_the_panes(page: &Page) -> Result<()> {
    page.viewport(Viewport::PHONE.reduced_motion()).await?;
    for pane in 0..3 {
        page.until(&format!("document.querySelector('main').dataset.pane === '{pane}'")).await?;
        page.click(".on-to .leads-on").await?;
    }
    on_campaign(page).await
}

const WIDER_THAN_THE_COLUMN: &str = "(() => { const column = document.querySelector('.side-scroll'); \
     return column.scrollWidth > column.clientWidth \
         || [...document.querySelectorAll('.postcards:not([open]) .said')].some((said) => said.getBoundingClientRect().width > 1) })()";

/// Downloads the file of a campaign that goes on: it says what it is.
const OWN_FILE: &str = r#"async () => {
    const file = await fetch(document.querySelector('a[download]').href)
    return (await file.json()).file
}"#;
