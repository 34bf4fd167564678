//! Steel Driver on a phone: what a tap does is shown first, in one place, and nothing moves for it.

use crate::house::House;
use crate::measuring::{NOTHING, out_of_sight};
use crate::phone::{PHONE, SMALL_PHONE};
use crate::visitor::{ONE_SCREEN, all_quiet, moves_on, says, shows_more_than, starts_table, version};
use anyhow::Result;
use browser_testing::{Browser, Page, Viewport};

const NAMES: &str = "[...document.querySelectorAll('.layers .plate')].map((plate) => \
    [plate.className.baseVal, plate.style.translate].join()).join(';')";
const MAP: &str = "(() => { const { top, bottom } = document.querySelector('.layers').getBoundingClientRect(); return `${top} ${bottom}` })()";

/// A finger in the middle of the link that can be built and is farthest from all others.
const TAP_A_LINK: &str = "(() => { \
    const middles = [...document.querySelectorAll('.links .legal')].map((link) => \
        link.getPointAtLength(link.getTotalLength() / 2).matrixTransform(link.getScreenCTM())); \
    const alone = (one) => Math.min(...middles.filter((other) => other !== one).map((other) => Math.hypot(one.x - other.x, one.y - other.y))); \
    const { x, y } = middles.toSorted((one, other) => alone(other) - alone(one))[0]; \
    const tap = { clientX: x, clientY: y, pointerType: 'touch', bubbles: true }; \
    const under = document.elementFromPoint(x, y); \
    for (const kind of ['pointerdown', 'pointerup', 'click']) under.dispatchEvent(new PointerEvent(kind, tap)) })()";

/// From the map and from the list alike: it is lit, with its price and what it brings, and waits for one yes below the map.
#[tokio::test]
async fn a_link_is_shown_before_it_is_built_and_nothing_moves_for_it() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    for phone in [PHONE, SMALL_PHONE] {
        let page = browser.blank_page().await?;
        page.viewport(phone).await?;
        starts_table(&page, &house, "steel-driver", ONE_SCREEN, &[]).await?;
        moves_on(&page, "moves.filter((move) => move.do === 'build').length > 8").await?;
        page.settle().await?;
        let before = (version(&page).await?, page.js(NAMES).await?, page.js(MAP).await?);

        page.js(TAP_A_LINK).await?;
        page.until("document.querySelector('.pick .primary') && document.querySelector('.links .chosen')").await?;
        assert_eq!(page.js("document.querySelector('#tip').hidden").await?, true, "nothing lies on the map");
        assert_eq!(out_of_sight(&page, &[".pick button", ".map > .layers"]).await?, NOTHING);
        says(&page, ".pick", "stones · ").await?;
        assert_eq!((page.js(NAMES).await?, page.js(MAP).await?), (before.1.clone(), before.2.clone()), "while asked");
        page.tap(".pick .tip-buttons > :not(.primary)").await?;
        page.until("!document.querySelector('.pick') && !document.querySelector('.links .chosen')").await?;
        page.settle().await?;
        assert_eq!((page.js(NAMES).await?, page.js(MAP).await?), (before.1, before.2), "as it was");

        page.tap("#moves > summary").await?;
        page.tap("#moves li button").await?;
        page.until("document.querySelector('.pick .primary') && document.querySelector('.links .chosen')").await?;
        assert_eq!(version(&page).await?, before.0, "the list builds nothing by itself");
        page.tap(".pick .primary").await?;
        shows_more_than(&page, before.0).await?;
        all_quiet(&[&page]);
    }
    Ok(())
}

/// SD-4.5: at the coasts so many first links begin that their prices would lie on each other: first the start is asked for, then its links come close.
#[tokio::test]
async fn a_first_link_is_asked_for_by_its_start() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    for phone in [PHONE, SMALL_PHONE] {
        let page = browser.blank_page().await?;
        page.viewport(phone).await?;
        starts_table(&page, &house, "steel-driver", ONE_SCREEN, &[]).await?;
        moves_on(&page, "moves.filter((move) => move.do === 'build').length > 20").await?;
        page.settle().await?;
        let before = version(&page).await?;
        assert_eq!(page.js(RINGED).await?, true, "starts have their rings, and links no prices yet");

        page.js(TAP_NEW_YORK).await?;
        page.until("document.querySelector('.pick') && document.querySelector('.layers.zoomed')").await?;
        page.settle().await?;
        assert_eq!(
            out_of_sight(&page, &[".links .legal", ".pick button"]).await?,
            NOTHING,
            "its links, and their list"
        );
        assert_eq!(page.js(RINGED).await?, false, "its links have prices");
        let apart = page.js(PRICES_APART).await?.as_f64();
        assert!(apart > Some(22.0), "a finger tells them apart: {apart:?}");
        page.tap(".pick header button").await?;
        page.until("!document.querySelector('.pick') && !document.querySelector('.layers.zoomed')").await?;
        assert_eq!(version(&page).await?, before, "nothing is built so far");

        page.js(TAP_NEW_YORK).await?;
        page.until("document.querySelector('.pick')").await?;
        page.tap(".pick > button").await?;
        shows_more_than(&page, before).await?;
        all_quiet(&[&page]);
    }
    Ok(())
}

const RINGED: &str = "(() => { const its = (selector) => getComputedStyle(document.querySelector(selector)); \
    return its('.cities .legal').strokeOpacity === '1' && its('.prices').opacity === '0' })()";

const TAP_NEW_YORK: &str = "(() => { \
    const { x, y, width, height } = document.querySelector('[data-target=city-new-york]').getBoundingClientRect(); \
    const [clientX, clientY] = [x + width / 2, y + height / 2]; \
    const tap = { clientX, clientY, pointerType: 'touch', bubbles: true }; \
    const under = document.elementFromPoint(clientX, clientY); \
    for (const kind of ['pointerdown', 'pointerup', 'click']) under.dispatchEvent(new PointerEvent(kind, tap)) })()";

/// The least distance between two prices on the part of the map that is seen.
const PRICES_APART: &str = "(() => { \
    const map = document.querySelector('.layers').getBoundingClientRect(); \
    const at = [...document.querySelectorAll('.prices > circle')].map((price) => price.getBoundingClientRect()) \
        .map(({ x, y, width, height }) => [x + width / 2, y + height / 2]) \
        .filter(([x, y]) => x > map.left && x < map.right && y > map.top && y < map.bottom); \
    return Math.min(...at.flatMap(([x, y], one) => at.slice(0, one).map(([a, b]) => Math.hypot(x - a, y - b)))) })()";

/// Whoever opens an auction passes beside the bid; the last bid that can be made stands where all others stood.
#[tokio::test]
async fn bids_and_the_way_out_of_them_have_their_place() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(PHONE).await?;
    starts_table(&page, &house, "steel-driver", ONE_SCREEN, &[]).await?;
    page.until("document.querySelectorAll('.lot-name.legal').length === 6").await?;
    page.settle().await?;
    assert_eq!(out_of_sight(&page, &[".opening .way-out", "[data-walk]"]).await?, NOTHING);
    assert_eq!(page.js(SHOWN_IN_THE_PROMPT).await?, 0, "what is decided stands below the map");
    assert_eq!(page.js("document.querySelector('#moves').checkVisibility()").await?, false, "no list of all pairs");

    page.tap("#now [data-target=company-red]").await?;
    page.tap("[data-walk]").await?;
    page.until("document.querySelector('#act-amount:not(.single)')").await?;
    page.settle().await?;
    let places = bid_and_way_out(&page).await?;
    moves_on(&page, "moves.filter((move) => move.do === 'raise').length === 1").await?;
    page.until("document.querySelector('#act-amount.single')").await?;
    page.settle().await?;
    assert_eq!(bid_and_way_out(&page).await?, places, "bid and pass");
    all_quiet(&[&page]);
    Ok(())
}

const SHOWN_IN_THE_PROMPT: &str =
    "[...document.querySelectorAll('#prompt .does button')].filter((button) => button.checkVisibility()).length";

async fn bid_and_way_out(page: &Page) -> Result<String> {
    let places = "['.bid', '.way-out'].map((its) => Math.round(document.querySelector(`#act-amount ${its}`).getBoundingClientRect().top)).join()";
    Ok(page.js(places).await?.as_str().unwrap_or_default().to_owned())
}

/// A payday opens the recap by itself, which says what each company paid, and in Steel Driver what everybody has, and is seen first; a laptop has it too.
#[tokio::test]
async fn a_payday_is_told_with_what_each_company_paid() -> Result<()> {
    payday_is_told("steel-driver").await
}

/// AR-6.1: so are the dividends of a year, also to whoever made its last move.
#[tokio::test]
async fn dividends_are_told_with_what_each_railway_paid() -> Result<()> {
    payday_is_told("american-rails").await
}

async fn payday_is_told(game: &str) -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    for screen in [SMALL_PHONE, Viewport { reduced_motion: true, ..Viewport::LAPTOP }] {
        let page = browser.blank_page().await?;
        page.viewport(screen).await?;
        starts_table(&page, &house, game, &["me", "bot-random", "bot-random", "bot-random"], &[]).await?;
        moves_on(&page, "(await page()).querySelector('section#recap[data-pays]')").await?;
        page.until("document.querySelector('section#recap')?.checkVisibility()").await?;
        page.settle().await?;
        let paid = "document.querySelectorAll('#recap .for-all .by .co').length > 0";
        assert_eq!(page.js(paid).await?, true, "which company paid");
        if game == "steel-driver" {
            assert_eq!(
                page.js("document.querySelectorAll('#recap .for-me .other').length").await?,
                3,
                "what others have"
            );
        }
        assert_eq!(page.js(PAYDAY_IS_SEEN).await?, true, "{} wide", screen.width);
        page.click("[data-recap-close]").await?;
        page.until("document.querySelector('section#recap').hidden").await?;
        all_quiet(&[&page]);
    }
    Ok(())
}

/// Two lines of it at least, between the head and what the reader has.
const PAYDAY_IS_SEEN: &str = "(() => { \
    const [head, line, foot] = ['header', '.for-all', '.for-me'].map((part) => document.querySelector(`#recap ${part}`).getBoundingClientRect()); \
    return Math.min(line.bottom, foot.top + 2) - Math.max(line.top, head.bottom - 2) >= Math.min(line.height - 4, 36) })()";
