//! Ticket to Ride Legacy: tickets are ticked, a colour of the hand lights what it pays for, every kind of turn works by keyboard.

use crate::house::House;
use crate::together::takes_seat;
use crate::visitor::{all_quiet, says, shows_more_than, starts_table, version};
use anyhow::{Result, bail, ensure};
use browser_testing::{Browser, Page, Viewport};
use serde_json::{Value, json};

#[tokio::test]
async fn tickets_are_ticked_a_colour_lights_its_routes_and_one_is_claimed() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.goto(&house.at("/")).await?;
    page.click("form:has(input[value=ticket-to-ride-legacy]) button.primary").await?;
    page.until("document.querySelectorAll('#now [data-target^=offer-].legal').length === 4").await?;

    page.click("#now [data-target=offer-0]").await?;
    page.until("document.querySelector('#now [data-walk][disabled]').textContent === 'Tick at least 2 · 1 so far'")
        .await?;
    says(&page, "#now [data-walk-detail]", "costs its value").await?;
    let calm = page.js(COLOUR_OF_THE_SUM).await?;
    page.click("#now [data-target=offer-2]").await?;
    page.until(
        "/^(▲ )?together .* trains.* if not$/.test(document.querySelector('#now [data-walk-detail]').textContent)",
    )
    .await?;
    too_many_trains_are_a_warning(&page, &calm).await?;
    page.click("#now [data-walk]:enabled").await?;
    my_turn(&page).await?;
    page.until("document.querySelectorAll('details.ticket').length === 2").await?;
    page.until(STORY_WHOLE_OR_CLOSED).await?;
    let rings =
        "[...document.querySelectorAll('#board .stops .need')].filter((ring) => ring.checkVisibility()).length >= 3";
    assert_eq!(page.js(rings).await?, true, "the cities of own tickets are marked before one is looked at");

    assert_eq!(page.js(ASTRAY).await?, json!([]), "a click along a lit route finds nothing");
    assert_eq!(page.js(TIP_ON_ITS_OWN).await?, json!([]), "a tip lies on its own route or on a city at its end");
    let all = lit_routes(&page).await?;
    page.click("[data-target^=hand-].legal").await?;
    page.until("document.querySelector('[data-target^=hand-].chosen')").await?;
    page.until("document.querySelector('#prompt .in-hand').textContent.startsWith('Which route for ')").await?;
    let payable = lit_routes(&page).await?;
    assert!((1..=all).contains(&payable), "{payable} of {all} routes");

    // Few routes are a menu, many are only lit: both are left in the same way.
    page.key("Escape").await?;
    page.until("!document.querySelector('[data-target^=hand-].chosen, .pick')").await?;

    // Who asks for a hint lets go of the route that was half chosen: all that can be done is lit again.
    page.js("document.querySelector('.layers [data-target^=route-].legal').focus()").await?;
    page.key("Enter").await?;
    page.until("document.querySelector('.pick') && document.querySelector('#prompt .in-hand')").await?;
    page.key("h").await?;
    page.until("document.querySelector('#hint') && !document.querySelector('.pick')").await?;
    let is_let_go =
        "!document.querySelector('.chosen, #prompt .in-hand') && document.querySelector('[data-target=deck].legal')";
    page.until(is_let_go).await?;
    // A window that is made narrow is as narrow with a hint.
    page.viewport(Viewport::PHONE.reduced_motion()).await?;
    page.until("document.querySelector('#hint').getBoundingClientRect().width <= screen.width").await?;
    page.viewport(Viewport::LAPTOP.reduced_motion()).await?;
    page.key("Escape").await?;
    page.until("!document.querySelector('#hint')").await?;

    // What a route takes is said before it is spent, also where there is one way to pay.
    let before = version(&page).await?;
    page.js(&format!("document.querySelector(`.layers [data-target=${{{WITH_ONE_WAY}}}]`).focus()")).await?;
    page.key("Enter").await?;
    page.until("document.querySelector('.pick .primary')?.matches(':focus')").await?;
    pay(&page, before).await?;
    all_quiet(&[&page]);
    Ok(())
}

/// What has no room for all of its lines is its name alone.
const STORY_WHOLE_OR_CLOSED: &str = "(() => { \
     const [story, column] = ['#story', '.side-scroll'].map((css) => document.querySelector(css)); \
     return !story.open || story.getBoundingClientRect().bottom <= column.getBoundingClientRect().bottom })()";

/// A route that can be paid in one way.
pub(crate) const WITH_ONE_WAY: &str = "[...document.querySelectorAll('#act [data-targets^=route-]')]
    .find((button) => !button.closest('details.ways')).dataset.targets.split(' ')[0]";

/// A sum above one's trains, as four tickets nearly always have, is a warning by its sign and by its colour.
async fn too_many_trains_are_a_warning(page: &Page, calm: &Value) -> Result<()> {
    page.click("#now [data-target=offer-1]").await?;
    page.click("#now [data-target=offer-3]").await?;
    page.until("document.querySelectorAll('#now .offer .chosen').length === 4").await?;
    let is_too_many = page.js("document.querySelector('#now [data-walk-detail]').textContent.startsWith('▲')").await?;
    let is_calm = page.js(COLOUR_OF_THE_SUM).await? == *calm;
    ensure!(is_too_many == !is_calm, "the warning looks like a note");
    page.click("#now [data-target=offer-1]").await?;
    page.click("#now [data-target=offer-3]").await?;
    Ok(())
}

const COLOUR_OF_THE_SUM: &str = "getComputedStyle(document.querySelector('#now [data-walk-detail]')).color";

/// First tickets are chosen by all at once.
#[tokio::test]
async fn what_somebody_ticks_survives_the_choice_of_others() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let anna = table_with(&browser, &house, "friend").await?;
    let erik = takes_seat(&browser, &anna, "Erik").await?;
    anna.until("!document.querySelector('.invitations')").await?;
    // U where nothing can be taken back says so.
    anna.key("u").await?;
    says(&anna, "#toast", "You have done nothing yet").await?;
    anna.click("#now [data-target=offer-0]").await?;
    anna.until("document.querySelector('#now [data-target=offer-0].chosen')").await?;

    let before = version(&anna).await?;
    keep_two_tickets(&erik).await?;
    shows_more_than(&anna, before).await?;
    anna.click("#now [data-target=offer-2]").await?;
    anna.click("#now [data-walk]:enabled").await?;

    anna.until("document.querySelectorAll('details.ticket').length === 2").await?;
    let heard = anna.console_errors();
    ensure!(heard.len() == 1 && heard[0].contains("409"), "only the way back that there was not: {heard:?}");
    all_quiet(&[&erik]);
    Ok(())
}

#[tokio::test]
async fn every_kind_of_turn_works_by_keyboard() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = table_for_two(&browser, &house).await?;
    keep_two_tickets(&page).await?;
    keep_two_tickets(&page).await?;

    // A card from the open ones that is no locomotive, and one from the deck.
    my_turn(&page).await?;
    press(&page, "[data-target^=open-].legal:not(.loco)", "Enter").await?;
    press(&page, "[data-target=deck].legal", "Space").await?;

    // Tickets: one of them is kept.
    my_turn(&page).await?;
    tab_to(&page, "[data-target=ticket-deck].legal").await?;
    page.key("Enter").await?;
    // What was turned can't be turned back: it asks for a yes.
    tab_to(&page, "#tip .primary").await?;
    page.key("Enter").await?;
    page.until("document.querySelector('#now [data-target=offer-1]') !== null").await?;
    let before = version(&page).await?;
    tab_to(&page, "#now [data-target=offer-1]").await?;
    page.key("Space").await?;
    tab_to(&page, "#now [data-walk]:enabled").await?;
    page.key("Enter").await?;
    shows_more_than(&page, before).await?;

    // A route: arrows lead from one to the next.
    my_turn(&page).await?;
    tab_to(&page, ".layers [data-target^=route-].legal").await?;
    let first = focused(&page).await?;
    // The southernmost one has none below it.
    for arrow in ["ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight"] {
        if focused(&page).await? == first {
            page.key(arrow).await?;
        }
    }
    page.until(&format!(
        "document.activeElement.matches('.layers .legal') && document.activeElement.dataset.target !== {first}"
    ))
    .await?;
    let before = version(&page).await?;
    page.key("Enter").await?;
    pay(&page, before).await?;

    says(&page, "#telegraph li", "claims").await?;
    all_quiet(&[&page]);
    Ok(())
}

/// The stream may tell of one's own move before it is answered: reading goes on at the prompt then, once.
#[tokio::test]
async fn whoever_went_on_before_the_answer_is_not_called_back() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = table_for_two(&browser, &house).await?;
    keep_two_tickets(&page).await?;
    keep_two_tickets(&page).await?;
    my_turn(&page).await?;
    let answers_late = "const ask = fetch; window.fetch = async (url, how) => { \
        const answer = await ask(url, how); if (how?.method === 'POST') await new Promise((go) => { window.answerNow = go }); return answer }";
    page.js(answers_late).await?;

    press(&page, "[data-target=deck].legal", "Enter").await?;
    page.until("document.activeElement.closest('#prompt') && window.answerNow").await?;
    tab_to(&page, "[data-target=deck].legal").await?;
    page.js("answerNow()").await?;
    page.until("!document.querySelector('main').ariaBusy").await?;
    assert_eq!(focused(&page).await?, "\"deck\"");
    all_quiet(&[&page]);
    Ok(())
}

/// Two people at one screen: nothing happens that the test does not do.
pub(crate) async fn table_for_two(browser: &Browser, house: &House) -> Result<Page> {
    table_with(browser, house, "hot-seat").await
}

/// One player and somebody else.
async fn table_with(browser: &Browser, house: &House, other: &str) -> Result<Page> {
    let page = browser.blank_page().await?;
    starts_table(&page, house, "ticket-to-ride-legacy", &["me", other], &[]).await?;
    Ok(page)
}

pub(crate) async fn keep_two_tickets(page: &Page) -> Result<()> {
    page.until("document.querySelectorAll('#now [data-target^=offer-].legal').length === 4").await?;
    let before = version(page).await?;
    for place in [0, 1] {
        tab_to(page, &format!("#now [data-target=offer-{place}]")).await?;
        page.key("Enter").await?;
    }
    tab_to(page, "#now [data-walk]:enabled").await?;
    page.key("Enter").await?;
    shows_more_than(page, before).await
}

/// Goes there by Tab, presses a key, and waits for what it did; says where the focus was and what the page told if it did nothing.
pub(crate) async fn press(page: &Page, css: &str, key: &str) -> Result<()> {
    let before = version(page).await?;
    tab_to(page, css).await?;
    page.key(key).await?;
    if let Err(nothing) = shows_more_than(page, before).await {
        anyhow::bail!("{key} on {css} did nothing: {}; {nothing}", page.js(FOCUSED_AND_TOLD).await?);
    }
    Ok(())
}

const FOCUSED_AND_TOLD: &str = "[document.activeElement, ...document.querySelectorAll('#toast, dialog[open], .pick')].map((told) => told.outerHTML.slice(0, 300)).join(' ')";

async fn tab_to(page: &Page, css: &str) -> Result<()> {
    const MOST: usize = 250;
    let is_there = format!("document.activeElement.matches({})", json!(css));
    page.until(&format!("document.querySelector({})", json!(css))).await?;
    for _ in 0..MOST {
        if page.js(&is_there).await? == true {
            return Ok(());
        }
        page.key("Tab").await?;
    }
    bail!("Tab does not lead to {css}")
}

/// Where several payments fit, the first one.
pub(crate) async fn pay(page: &Page, before: u64) -> Result<()> {
    page.until(&format!(
        "document.querySelector('.pick button') || Number(document.querySelector('#state').dataset.version) > {before}"
    ))
    .await?;
    if page.js("document.querySelector('.pick') !== null").await? == true {
        page.key("Enter").await?;
    }
    shows_more_than(page, before).await
}

/// What the focused shape leads to, quoted.
async fn focused(page: &Page) -> Result<String> {
    Ok(page.js("document.activeElement.dataset.target").await?.to_string())
}

pub(crate) async fn my_turn(page: &Page) -> Result<()> {
    page.until("document.querySelector('#state').dataset.seat !== undefined && document.querySelector('.layers [data-target^=route-].legal')")
        .await?;
    Ok(())
}

/// Lit routes with a point on their line where a click finds nothing to play or to ask about.
const ASTRAY: &str = "[...document.querySelectorAll('.layers [data-target^=route-].legal')].filter((lit) => {
    const line = document.querySelector(lit.getAttribute('href'))
    return [...Array(60).keys()].some((at) => {
        const point = line.getPointAtLength(line.getTotalLength() * (at + 0.5) / 60).matrixTransform(lit.getScreenCTM())
        return !document.elementFromPoint(point.x, point.y)?.closest('[data-target]')
    })
}).map((lit) => lit.dataset.target)";

/// Lit routes whose tip lies on them or on one of their ends.
const TIP_ON_ITS_OWN: &str = "[...document.querySelectorAll('.layers .hit.legal:not(.beside)')].filter((lit) => {
    lit.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
    const [line, tip] = [document.querySelector(lit.getAttribute('href')), document.querySelector('#tip').getBoundingClientRect()]
    lit.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse' }))
    return [0, 0.5, 1].some((part) => {
        const { x, y } = line.getPointAtLength(line.getTotalLength() * part).matrixTransform(lit.getScreenCTM())
        return tip.left < x && x < tip.right && tip.top < y && y < tip.bottom
    })
}).map((lit) => lit.dataset.target)";

async fn lit_routes(page: &Page) -> Result<u64> {
    let count = "new Set([...document.querySelectorAll('.layers [data-target^=route-].legal')].map((route) => route.dataset.target)).size";
    Ok(page.js(count).await?.as_u64().unwrap_or_default())
}
