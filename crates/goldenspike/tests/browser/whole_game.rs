//! A whole game to its end, and walking through what happened.

use crate::house::House;
use crate::visitor::{
    ONE_SCREEN, WITH_BOTS, all_quiet, choose_in, is_shown, moves_on, opens_table, plays_to_the_end, says, starts_table,
    watches_to_the_end,
};
use anyhow::Result;
use browser_testing::{Browser, Viewport};

#[tokio::test]
async fn a_game_against_bots_ends_with_standings_and_a_plot() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = opens_table(&browser, &house, &["me", "bot-conductor", "bot-random"]).await?;
    // As most people see it: things arrive and glide.
    page.viewport(Viewport::LAPTOP).await?;

    watches_to_the_end(&page).await?;

    page.until(&is_shown("#ending")).await?;
    says(&page, "#prompt", "with $").await?;
    page.until("document.querySelector('#ending svg path, #ending svg polyline')?.checkVisibility()").await?;
    page.until("!document.querySelector('#actions') && !document.querySelector('#newcomer')?.checkVisibility()")
        .await?;
    // What a new visitor of the page sees is the same.
    let drawn = page.js("document.querySelector('#ending').textContent").await?;
    page.reload().await?;
    assert_eq!(page.js("document.querySelector('#ending').textContent").await?, drawn);
    // Nor does a phone cut the last year off.
    page.viewport(Viewport::PHONE).await?;
    page.until("document.querySelector('.sideways').scrollWidth <= document.querySelector('.sideways').clientWidth")
        .await?;
    page.viewport(Viewport::LAPTOP).await?;

    page.click("#ending > summary").await?;
    page.until("!document.querySelector('#ending').open").await?;
    page.until(&is_shown("#history")).await?;
    all_quiet(&[&page]);
    Ok(())
}

#[tokio::test]
async fn nobody_is_told_the_winner_before_the_sums_that_decide_it() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let tellers = "'.verdict h2', '.verdict p', '.course-of-game > *', '.sideways', '#prompt strong'";
    let games = [
        ("steel-driver", ".accounting tbody tr, .standings tbody tr"),
        ("carnegie", ".scoring tr"),
        ("ticket-to-ride-legacy", ".payslip, .payslip .sum b"),
    ];
    for (game, sums) in games {
        let page = browser.blank_page().await?;
        starts_table(&page, &house, game, &["me", "bot-random", "bot-random", "bot-random"], &[]).await?;
        // As most people see it: line by line.
        page.viewport(Viewport::LAPTOP).await?;
        plays_to_the_end(&page).await?;

        page.until("document.documentElement.matches('.told')").await?;
        let waits = "const waits = (one) => parseFloat(getComputedStyle(one).animationDelay)";
        let last = format!("Math.max(...[...document.querySelectorAll('#ending :is({sums})')].map(waits))");
        let first = format!("Math.min(...[{tellers}].map((css) => waits(document.querySelector(css))))");
        // Whoever won stands first, and is turned over last.
        let upwards = "[...document.querySelectorAll('#ending .standings tbody tr')].every((row, at, rows) => \
            at === 0 ? row.matches('.first') : waits(row) < waits(rows[at - 1]))";
        // The place of the result is not empty meanwhile.
        let said = "getComputedStyle(document.querySelector('.verdict > .waiting')).visibility === 'visible'";
        let order = format!(
            "(() => {{ {waits}; document.documentElement.classList.remove('told'); return {said} && {first} > {last} && {last} > 2 && {upwards} }})()"
        );
        for viewport in [Viewport::PHONE, Viewport::LAPTOP] {
            page.viewport(viewport).await?;
            assert_eq!(page.js(&order).await?, true, "{game} at {viewport:?}");
        }

        page.reload().await?;
        page.until("getComputedStyle(document.querySelector('.verdict h2')).animationName === 'none'").await?;
        assert_eq!(page.js(said).await?, false, "{game}: who is waited for when everything is told?");
        all_quiet(&[&page]);
    }
    Ok(())
}

#[tokio::test]
async fn the_history_shows_every_moment_by_slider_and_by_links() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = opens_table(&browser, &house, WITH_BOTS).await?;
    plays_to_the_end(&page).await?;
    page.click("#ending > summary").await?;
    let cubes = "document.querySelectorAll('#pieces .cube').length";
    let at_the_end = page.js(cubes).await?;

    slide_to(&page, "0").await?;
    page.until(&format!("{cubes} === 0")).await?;
    says(&page, "#prompt", "Move 0 of").await?;
    page.click("#history a.step:not([aria-disabled])").await?;
    says(&page, "#prompt", "Move 1 of").await?;
    slide_to(&page, "20").await?;
    says(&page, "#prompt", "Move 20 of").await?;
    says(&page, "#prompt .sub", "→ ").await?;
    let told = "document.querySelector('#prompt .done').textContent.trim().length > 5";
    assert_eq!(page.js(told).await?, true, "the prompt says what the move did");
    let bar = "document.querySelector('#prompt').offsetHeight";
    let height = page.js(bar).await?;
    // Arrows walk through the moments, as they do elsewhere.
    for number in 21..=30 {
        page.key("ArrowRight").await?;
        says(&page, "#prompt", &format!("Move {number} of")).await?;
        assert_eq!(page.js(bar).await?, height, "the bar keeps its height at move {number}");
    }
    for number in (20..30).rev() {
        page.key("ArrowLeft").await?;
        says(&page, "#prompt", &format!("Move {number} of")).await?;
    }
    page.click("#history a.step[aria-label='One move back']").await?;
    says(&page, "#prompt", "Move 19 of").await?;

    // The address leads back to the same moment.
    page.reload().await?;
    says(&page, "#prompt", "Move 19 of").await?;
    choose_in(&page, "#eyes", "1").await?;
    page.until("new URL(location).searchParams.get('as') === '1' && document.querySelector('#eyes')?.value === '1'")
        .await?;
    says(&page, "#prompt", "Move 19 of").await?;

    page.click("#history a.step[aria-label='To the last move']").await?;
    page.until(&format!("{cubes} === {at_the_end}")).await?;
    all_quiet(&[&page]);
    Ok(())
}

#[tokio::test]
async fn in_the_middle_of_a_game_one_looks_back_and_returns_to_now() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = opens_table(&browser, &house, ONE_SCREEN).await?;
    moves_on(&page, "moves.some((move) => move.do === 'place_cube')").await?;

    page.click(".mast a.history-link").await?;
    page.click("#history a.step[aria-label='To the start']").await?;
    says(&page, "#prompt", "Move 0 of").await?;
    assert_eq!(
        page.js("document.querySelectorAll('.hexes .legal').length").await?,
        0,
        "nothing can be done in the past"
    );
    page.click("#back-to-now").await?;
    page.until("document.querySelectorAll('.hexes .legal').length > 0 && !location.search").await?;

    // The browser's own way back leads to the table too, however many moments were looked at.
    page.click(".mast a.history-link").await?;
    page.click("#history a.step[aria-label='To the start']").await?;
    says(&page, "#prompt", "Move 0 of").await?;
    page.until("location.search.includes('at=0')").await?;
    page.js("history.back()").await?;
    page.until("document.querySelectorAll('.hexes .legal').length > 0 && !location.search").await?;
    says(&page, "#wire-light", "Live").await?;
    all_quiet(&[&page]);
    Ok(())
}

async fn slide_to(page: &browser_testing::Page, number: &str) -> Result<()> {
    let slide = format!(
        "(() => {{ const slider = document.querySelector('#moment'); slider.value = {number}; \
         slider.dispatchEvent(new Event('input', {{ bubbles: true }})) }})()"
    );
    page.js(&slide).await?;
    Ok(())
}
