//! A finished game as a file: downloaded, opened again, and refused once somebody has edited it.

use crate::house::House;
use crate::visitor::{WITH_BOTS, all_quiet, choose_in, is_shown, opens_table, plays_to_the_end, says};
use anyhow::{Context, Result};
use browser_testing::{Browser, Page};
use serde_json::{Value, json};

#[tokio::test]
async fn a_record_is_downloaded_opened_again_and_seen_as_any_seat() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let anna = opens_table(&browser, &house, WITH_BOTS).await?;
    plays_to_the_end(&anna).await?;
    let result = anna.text("#prompt p strong").await?;
    let record = downloaded(&anna).await?;

    let erik = browser.page(&house.at("/")).await?;
    uploads(&erik, &record).await?;

    says(&erik, "#prompt", "Move 0 of").await?;
    erik.click("#history a.step[aria-label='To the last move']").await?;
    says(&erik, "#prompt", &result).await?;
    erik.until(&is_shown("#ending")).await?;
    erik.click("#ending > summary").await?;
    choose_in(&erik, "#eyes", "2").await?;
    erik.until("document.querySelector('#eyes')?.value === '2' && location.search.includes('as=2')").await?;
    erik.until("document.readyState === 'complete'").await?;
    erik.js("(() => { moment.value = 5; moment.dispatchEvent(new Event('input', { bubbles: true })) })()").await?;
    says(&erik, "#prompt", "Move 5 of").await?;
    assert_eq!(erik.js("Boolean(document.querySelector('#actions'))").await?, false, "nobody plays in a replay");
    all_quiet(&[&anna, &erik]);
    Ok(())
}

#[tokio::test]
async fn an_edited_record_is_refused_by_the_number_of_its_action() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let anna = opens_table(&browser, &house, WITH_BOTS).await?;
    plays_to_the_end(&anna).await?;
    let mut record: Value = serde_json::from_str(&downloaded(&anna).await?)?;
    record["actions"][6] = json!({"seat": 0, "action": {"do": "bid", "dollars": 999}});

    let erik = browser.page(&house.at("/")).await?;
    uploads(&erik, &record.to_string()).await?;

    says(&erik, "main.error", "7").await?;
    says(&erik, "main.error", "can’t be replayed").await?;
    erik.click("main.error a.button").await?;
    erik.until("location.pathname === '/'").await?;
    Ok(())
}

#[tokio::test]
async fn what_is_no_record_is_refused() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let erik = browser.page(&house.at("/")).await?;

    uploads(&erik, "a shopping list").await?;

    erik.until(&is_shown("main.error h1")).await?;
    Ok(())
}

/// What the link in the table's menu leads to.
async fn downloaded(page: &Page) -> Result<String> {
    let text = page
        .js("fetch(document.querySelector('#share a[download]').href).then((answer) => \
             answer.headers.get('content-disposition').startsWith('attachment') && answer.text())")
        .await?;
    Ok(text.as_str().context("a file")?.to_owned())
}

/// Chooses a file of this text and sends the form.
async fn uploads(page: &Page, text: &str) -> Result<()> {
    let choose = format!(
        "(() => {{ const files = new DataTransfer(); files.items.add(new File([{}], 'game.json')); record.files = files.files }})()",
        json!(text)
    );
    page.js(&choose).await?;
    page.click("section.replay button").await?;
    page.until("location.pathname !== '/' && document.readyState === 'complete'").await?;
    Ok(())
}
