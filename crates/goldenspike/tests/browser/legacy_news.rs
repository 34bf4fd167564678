//! Ticket to Ride Legacy: where a laptop tells what others did.

use crate::house::House;
use crate::legacy::{keep_two_tickets, my_turn, press};
use crate::visitor::{all_quiet, is_shown, starts_table, watches};
use anyhow::Result;
use browser_testing::{Browser, Viewport};

/// Whoever has read one turn's news finds the next turn's in the same corner of the map.
#[tokio::test]
async fn the_recap_of_every_turn_stands_where_the_last_one_stood() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(Viewport::LAPTOP.reduced_motion()).await?;
    starts_table(&page, &house, "ticket-to-ride-legacy", &["me", "bot-random", "bot-random"], &[]).await?;
    keep_two_tickets(&page).await?;
    for turn in 1..=3 {
        my_turn(&page).await?;
        // An event may let a turn draw more.
        press(&page, "[data-target=deck].legal", "Space").await?;
        watches(&page, "moves.some((move) => move.do === 'draw_tickets')").await?;
        page.until(&is_shown("#recap")).await?;
        assert_eq!(page.js(IN_THE_CORNER).await?, true, "after turn {turn}");
    }
    // Who puts it away has read what the masthead tells of the same turns.
    my_turn(&page).await?;
    page.until(&is_shown("#recap")).await?;
    page.js("document.querySelector('#telegrams').append(document.createElement('p'))").await?;
    page.click("[data-recap-close]").await?;
    page.until("!document.querySelector('#telegrams p')").await?;
    all_quiet(&[&page]);
    Ok(())
}

const IN_THE_CORNER: &str = "(() => { \
     const [recap, map] = ['#recap', '.layers'].map((css) => document.querySelector(css).getBoundingClientRect()); \
     return Math.abs(recap.left - map.left - 8) <= 1 && Math.abs(recap.top - map.top - 8) <= 1 })()";
