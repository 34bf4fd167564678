//! Ticket to Ride Legacy: what a table tells of one's own tickets before one asks.

use crate::house::House;
use crate::legacy::{keep_two_tickets, my_turn};
use crate::visitor::{all_quiet, says, starts_table};
use anyhow::Result;
use browser_testing::{Browser, Page, Viewport};

/// Whoever has to find the way anew each time loses sight of what all the lit routes are for.
#[tokio::test]
async fn the_ways_of_own_tickets_are_seen_all_the_time() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = chooses_tickets(&browser, &house).await?;
    assert_eq!(page.js(WAYS_SEEN).await?, 0, "nothing is one's own yet");
    for _ in 0..2 {
        keep_two_tickets(&page).await?;
    }
    my_turn(&page).await?;
    for size in [Viewport::LAPTOP, Viewport::PHONE] {
        page.viewport(size.reduced_motion()).await?;
        page.settle().await?;
        assert!(page.js(WAYS_SEEN).await?.as_u64() >= Some(2), "{size:?}");
    }
    // The one that is looked at stands out.
    page.viewport(Viewport::LAPTOP.reduced_motion()).await?;
    let strength = "Number(getComputedStyle(document.querySelector('.light.t1')).opacity)";
    let calm = page.js(strength).await?.as_f64();
    page.click("#ticket-1 summary").await?;
    page.settle().await?;
    assert!(page.js(strength).await?.as_f64() > calm);
    all_quiet(&[&page]);
    Ok(())
}

const WAYS_SEEN: &str = "[...document.querySelectorAll('g.ways .light')].filter((way) => way.checkVisibility()).length";

/// A name of two lines on the button would push down all that stands below it.
#[tokio::test]
async fn nothing_moves_while_tickets_are_ticked() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = chooses_tickets(&browser, &house).await?;
    let players = "document.querySelector('#panel-players').getBoundingClientRect().top";
    let before = page.js(players).await?;
    for (place, said) in [(0, "Tick at least 2 · 1 so far"), (1, "Keep 2 of 4"), (2, "Keep 3 of 4")] {
        page.click(&format!("#now [data-target=offer-{place}]")).await?;
        says(&page, "#now [data-walk]", said).await?;
        assert_eq!(page.js(players).await?, before, "{said}");
    }
    all_quiet(&[&page]);
    Ok(())
}

/// Two people at one screen.
async fn chooses_tickets(browser: &Browser, house: &House) -> Result<Page> {
    let page = browser.blank_page().await?;
    page.viewport(Viewport::LAPTOP.reduced_motion()).await?;
    starts_table(&page, house, "ticket-to-ride-legacy", &["me", "hot-seat"], &[]).await?;
    page.until("document.querySelectorAll('#now [data-target^=offer-].legal').length === 4").await?;
    Ok(page)
}
