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

/// One that fled from all that is lit stood where nobody looks.
#[tokio::test]
async fn tips_of_routes_stand_close_by_and_name_a_route_once() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = chooses_tickets(&browser, &house).await?;
    for _ in 0..2 {
        keep_two_tickets(&page).await?;
    }
    my_turn(&page).await?;
    let (far, lit): (usize, usize) = serde_json::from_value(page.js(FAR_TIPS).await?)?;
    assert!(lit > 0 && far * 3 <= lit, "{far} of {lit} stand farther than 150 pixels from their route");
    assert_eq!(page.js(NAMED_TWICE).await?, 0);
    all_quiet(&[&page]);
    Ok(())
}

const FAR_TIPS: &str = "(() => {
    const lit = [...document.querySelectorAll('.layers .hit.legal:not(.beside)')]
    const far = lit.filter((shape) => {
        const line = document.querySelector(shape.getAttribute('href'))
        const { x, y } = line.getPointAtLength(line.getTotalLength() / 2).matrixTransform(shape.getScreenCTM())
        document.dispatchEvent(new PointerEvent('pointermove', { clientX: x, clientY: y }))
        shape.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
        const tip = document.querySelector('#tip').getBoundingClientRect()
        shape.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse' }))
        return Math.hypot(Math.max(tip.left - x, 0, x - tip.right), Math.max(tip.top - y, 0, y - tip.bottom)) > 150
    })
    return [far.length, lit.length]
})()";

/// Routes whose tip says their name more than once.
const NAMED_TWICE: &str = "[...document.querySelectorAll('.layers .hit.legal:not(.beside)')].filter((shape) => {
    shape.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
    const names = [...document.querySelector('#tip').querySelectorAll('b, .tip-title')].map((said) => said.textContent.split(':')[0])
    shape.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse' }))
    return names.some((name, at) => name.includes('–') && names.indexOf(name) !== at)
}).length";

/// Whoever has paid in a menu has not asked about the route that comes to light below it.
#[tokio::test]
async fn a_pointer_that_rests_where_it_clicked_asks_for_nothing() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = chooses_tickets(&browser, &house).await?;
    for _ in 0..2 {
        keep_two_tickets(&page).await?;
    }
    my_turn(&page).await?;
    assert_eq!(page.js(TOLD_AT_REST_AND_AFTER).await?, serde_json::json!([false, true]));
    all_quiet(&[&page]);
    Ok(())
}

const TOLD_AT_REST_AND_AFTER: &str = "(() => {
    const shape = document.querySelector('.layers .hit.legal:not(.beside)')
    const at = (kind, clientX) => {
        shape.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: 'mouse', clientX, clientY: 300 }))
        return !document.querySelector('#tip').hidden
    }
    at('pointerdown', 400)
    const told = [at('pointerover', 400), at('pointermove', 401)]
    at('pointerout', 401)
    return told
})()";

/// A game is one year: every line of the telegraph would say it again.
#[tokio::test]
async fn the_telegraph_does_not_say_the_year_in_every_line() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = chooses_tickets(&browser, &house).await?;
    keep_two_tickets(&page).await?;
    page.until("document.querySelectorAll('#telegraph > li').length > 1").await?;
    let wide = "Math.max(...[...document.querySelectorAll('#telegraph .mark')].map((mark) => mark.getBoundingClientRect().width))";
    assert!(page.js(wide).await?.as_f64() < Some(20.0), "a dot leads to the moment");
    all_quiet(&[&page]);
    Ok(())
}
