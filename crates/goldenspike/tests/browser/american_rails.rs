//! At a table of American Rails nothing moves between two cubes, what can be chosen is compared, and what was told can be read again.

use crate::house::House;
use crate::measuring::{NOTHING, cut_off, out_of_sight, under};
use crate::phone::{PHONE, SMALL_PHONE, from_afar};
use crate::seeing::SMALL_LAPTOP;
use crate::visitor::{
    GAME, ONE_SCREEN, WITH_BOTS, all_quiet, is_shown, moves_on, says, shows_more_than, starts_table, version,
};
use anyhow::Result;
use browser_testing::{Browser, Page, Viewport};
use serde_json::json;

const EXPANDS: &str =
    "moves.filter((move) => move.do === 'place_cube').length > 3 && moves.some((move) => move.do === 'leave')";

async fn at_a_table(browser: &Browser, house: &House, viewport: Viewport, seats: &[&str], until: &str) -> Result<Page> {
    let page = browser.blank_page().await?;
    page.viewport(viewport.reduced_motion()).await?;
    starts_table(&page, house, GAME, seats, &[]).await?;
    moves_on(&page, until).await?;
    page.settle().await?;
    Ok(page)
}

/// Where the map stands.
const MAP: &str = "(() => { const { top, bottom } = document.querySelector('.layers').getBoundingClientRect(); return [top, bottom].map(Math.round) })()";

/// AR-2.7: what a share is worth to the others is read from how far they went, on a laptop beside their names, on a phone beside the bid.
#[tokio::test]
async fn whoever_bids_sees_how_far_the_others_went() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page =
        at_a_table(&browser, &house, SMALL_LAPTOP, ONE_SCREEN, "moves.some((move) => move.do === 'bid')").await?;
    for dollars in [10, 11, 12] {
        let before = version(&page).await?;
        page.js(&format!("(() => {{ const bids = document.querySelector('#amount'); \
            bids.value = [...bids.options].find((bid) => bid.dataset.amount === '{dollars}').value; bids.form.requestSubmit() }})()")).await?;
        shows_more_than(&page, before).await?;
    }
    says(&page, ".numbered .bid", "bids now, last $10").await?;
    says(&page, ".numbered .bid", "in, last $11").await?;
    page.viewport(PHONE).await?;
    says(&page, ".bidders .state", "in, last $11").await?;
    page.settle().await?;
    assert_eq!(cut_off(&page, &[".bidders .state"]).await?, NOTHING);
    all_quiet(&[&page]);
    Ok(())
}

/// What can be chosen below the map stays in sight while the news are read, and they can be read again until the turn is over.
#[tokio::test]
async fn news_on_a_phone_lie_on_no_action_and_are_found_again_in_the_middle_of_a_turn() -> Result<()> {
    let comes_back = "moves.some((move) => move.do === 'move_train') && (await page()).querySelector('section#recap:not([data-answers]) li[data-marks*=cube-]')";
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = at_a_table(&browser, &house, PHONE, WITH_BOTS, comes_back).await?;
    page.until(&is_shown("#recap")).await?;
    page.settle().await?;
    assert_eq!(under(&page, "#recap").await?, NOTHING);
    assert_eq!(out_of_sight(&page, &[".action-track tbody tr"]).await?, NOTHING);
    let told = page.text("#recap .no").await?;
    page.click("[data-recap-close]").await?;

    let before = version(&page).await?;
    page.tap("[data-target=space-expand4].legal, [data-target=space-expand3].legal, [data-target=space-develop].legal")
        .await?;
    page.tap("#tip .primary").await?;
    shows_more_than(&page, before).await?;
    page.until(
        "document.querySelector('#prompt [data-recap]') || document.querySelector('#state').dataset.seat === undefined",
    )
    .await?;
    if page.js("document.querySelector('#prompt [data-recap]') !== null").await? == true {
        assert_eq!(
            page.js("document.querySelector('section#recap').hidden").await?,
            true,
            "what was read stays put away"
        );
        page.tap("[data-recap]").await?;
        page.until(&is_shown("#recap")).await?;
        assert_eq!(page.text("#recap .no").await?, told);
    }
    all_quiet(&[&page]);
    Ok(())
}

/// A hint that was read goes while others move: under a finger the map stays where it is.
#[tokio::test]
async fn the_map_of_a_phone_stays_where_it_is_between_two_cubes() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = at_a_table(&browser, &house, PHONE, ONE_SCREEN, EXPANDS).await?;
    page.js(
        "localStorage.setItem('newcomer american-rails', '{\"read\":[0,2,3,4,5],\"played\":false,\"moved\":true}')",
    )
    .await?;
    page.reload().await?;
    page.until(&is_shown("#newcomer .hint:not([hidden])")).await?;
    page.settle().await?;
    let before = (version(&page).await?, page.js(MAP).await?);
    page.js("document.querySelector('#moves li button').click()").await?;
    shows_more_than(&page, before.0).await?;
    page.until("document.querySelector('.quiets')?.textContent.includes('Finish')").await?;
    page.settle().await?;
    let read = page.js("JSON.parse(localStorage.getItem('newcomer american-rails')).read.length").await?;
    assert_eq!(read, 6, "all hints were read with this move");
    assert_eq!(page.js(MAP).await?, before.1);
    all_quiet(&[&page]);
    Ok(())
}

/// Whoever leaves an action undone by a slip of the thumb is asked first, as everywhere where something is lost.
#[tokio::test]
async fn doing_nothing_is_asked_about_on_a_phone() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = at_a_table(&browser, &house, PHONE, ONE_SCREEN, EXPANDS).await?;
    let before = version(&page).await?;
    page.tap("#prompt .quiets button[data-loses]").await?;
    page.until(&is_shown("dialog.confirming")).await?;
    says(&page, "dialog.confirming", "Do nothing").await?;
    page.tap("dialog.confirming button:not(.primary)").await?;
    page.until("!document.querySelector('dialog.confirming')").await?;
    assert_eq!(version(&page).await?, before);
    page.tap("#prompt .quiets button[data-loses]").await?;
    page.tap("dialog.confirming .primary").await?;
    shows_more_than(&page, before).await?;
    all_quiet(&[&page]);
    Ok(())
}

/// The price of what waits for a yes is compared with those of other places.
#[tokio::test]
async fn while_one_place_waits_for_a_yes_the_others_stand_back_with_their_prices() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = at_a_table(&browser, &house, PHONE, ONE_SCREEN, EXPANDS).await?;
    let lit = "document.querySelectorAll('.hexes .legal').length";
    let before = page.js(lit).await?.as_u64().unwrap_or_default();
    page.js("(() => { const shape = document.querySelector('.hexes .legal'), { x, y, width, height } = shape.getBoundingClientRect(); \
        const tap = { clientX: x + width / 2, clientY: y + height / 2, pointerType: 'touch', bubbles: true }; \
        for (const kind of ['pointerdown', 'pointerup', 'click']) shape.dispatchEvent(new PointerEvent(kind, tap)) })()").await?;
    page.until("document.querySelector('.hexes .chosen, .layers.zoomed')").await?;
    if page.js("document.querySelector('.hexes .chosen') === null").await? == true {
        page.settle().await?;
        page.js("(() => { const shape = document.querySelector('.hexes .legal'), { x, y, width, height } = shape.getBoundingClientRect(); \
            const tap = { clientX: x + width / 2, clientY: y + height / 2, pointerType: 'touch', bubbles: true }; \
            for (const kind of ['pointerdown', 'pointerup', 'click']) shape.dispatchEvent(new PointerEvent(kind, tap)) })()").await?;
        page.until("document.querySelector('.hexes .chosen')").await?;
    }
    let others = page.js("document.querySelectorAll('.hexes .stands-back').length").await?.as_u64().unwrap_or_default();
    assert_eq!(others + 1, before, "every other place is seen");
    let covered = "(() => { const tip = document.querySelector('#tip').getBoundingClientRect(); \
        return [...document.querySelectorAll('.hexes .stands-back')].map((place) => place.getBoundingClientRect()).filter((place) => \
            place.left < tip.right && tip.left < place.right && place.top < tip.bottom && tip.top < place.bottom).length })()";
    let covered = page.js(covered).await?.as_u64().unwrap_or(before);
    assert!(2 * covered <= others, "what is asked lies on {covered} of {others}");
    let prices = "[...document.querySelectorAll('.prices .stands-back')].every((price) => price.checkVisibility({ visibilityProperty: true }) || price.matches('.of-whom'))";
    assert_eq!(page.js(prices).await?, true);
    page.key("Escape").await?;
    page.until("!document.querySelector('.hexes .stands-back')").await?;
    assert_eq!(page.js(lit).await?.as_u64(), Some(before));
    all_quiet(&[&page]);
    Ok(())
}

/// Letters are read on from the disc beside them: Chicago was read as what Rock Island pays.
#[tokio::test]
async fn from_afar_no_name_stands_on_the_line_of_another_city() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    for phone in [PHONE, SMALL_PHONE] {
        let page = at_a_table(&browser, &house, phone, ONE_SCREEN, "moves.some((move) => move.do === 'bid')").await?;
        from_afar(&page).await?;
        assert_eq!(page.js(ON_ANOTHERS_LINE).await?, json!([]), "{} wide", phone.width);
        let names = page.js("document.querySelectorAll('.layers .name:not(.crowded)').length").await?;
        assert!(names.as_u64() >= Some(9), "{names} names are left");
        all_quiet(&[&page]);
    }
    Ok(())
}

/// Names right beside the disc of another city, whose own is above or below them.
const ON_ANOTHERS_LINE: &str = "(() => { \
    const onScreen = document.querySelector('#board').getScreenCTM(); \
    const discs = [...document.querySelectorAll('.layers .disc:not(g)')].map((disc) => { \
        const box = disc.getBBox(); \
        const at = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(onScreen); \
        return { disc, x: at.x, y: at.y, r: box.width * onScreen.a / 2 } }); \
    return [...document.querySelectorAll('.disc ~ .plate:not(.crowded)')].filter((plate) => { \
        let disc = plate; while (!disc.matches('.disc')) disc = disc.previousElementSibling; \
        const box = plate.getBBox(), [right, down = 0] = (plate.style.translate || '0').split(' ').map(parseFloat); \
        const grown = Number(getComputedStyle(document.querySelector('.layers')).getPropertyValue('--grown')); \
        const [w, h] = [box.width * grown * onScreen.a / 2, box.height * grown * onScreen.a / 2]; \
        const at = new DOMPoint(box.x + box.width / 2 + right, box.y + box.height / 2 + down).matrixTransform(onScreen); \
        const sign = { left: at.x - w, right: at.x + w, top: at.y - h, bottom: at.y + h, height: 2 * h }, middle = (sign.top + sign.bottom) / 2; \
        const isBeside = (one) => Math.abs(one.y - middle) < sign.height / 2 && Math.max(sign.left - one.x - one.r, one.x - one.r - sign.right) < sign.height / 2; \
        return !isBeside(discs.find((one) => one.disc === disc)) && discs.some((one) => one.disc !== disc && isBeside(one)) \
    }).map((plate) => plate.nextElementSibling.textContent) })()";

/// The answer is about a city: that is in sight, with its name.
#[tokio::test]
async fn why_not_lies_on_no_city_that_was_asked_about() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = at_a_table(&browser, &house, SMALL_LAPTOP, ONE_SCREEN, EXPANDS).await?;
    for city in ["Cleveland", "Philadelphia", "Atlanta", "Mobile", "Boston"] {
        let asked = page.js(&format!("({ASKS_ABOUT})('{city}')")).await?;
        if asked == false {
            continue;
        }
        page.until("document.querySelector('#tip .why')?.checkVisibility() && document.querySelector('.in-question')")
            .await?;
        assert_eq!(page.js(&format!("({HIDDEN_BY_THE_TIP})('{city}')")).await?, json!([]), "{city}");
        page.key("Escape").await?;
        page.until("document.querySelector('#tip').hidden").await?;
    }
    all_quiet(&[&page]);
    Ok(())
}

/// Clicks on a city, unless it can be chosen.
const ASKS_ABOUT: &str = "(city) => { \
    const name = [...document.querySelectorAll('.layers .name')].find((name) => name.textContent === city); \
    let disc = name; while (!disc.matches('.disc')) disc = disc.previousElementSibling; \
    const box = disc.getBBox(), at = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(document.querySelector('#board').getScreenCTM()); \
    const shape = document.elementsFromPoint(at.x, at.y).find((shape) => shape.matches('[data-city]')); \
    if (shape.matches('.legal')) return false; \
    const click = { clientX: at.x, clientY: at.y, pointerType: 'mouse', bubbles: true }; \
    for (const kind of ['pointerdown', 'pointerup', 'click']) shape.dispatchEvent(new PointerEvent(kind, click)); \
    return true }";

/// The disc or the name of a city, where the tip lies on it.
const HIDDEN_BY_THE_TIP: &str = "(city) => { \
    const tip = document.querySelector('#tip').getBoundingClientRect(), onScreen = document.querySelector('#board').getScreenCTM(); \
    const plate = [...document.querySelectorAll('.layers .name')].find((name) => name.textContent === city).previousElementSibling; \
    let disc = plate; while (!disc.matches('.disc')) disc = disc.previousElementSibling; \
    return [plate, disc].filter((part) => { \
        const { x, y, width, height } = part.getBBox(), at = new DOMPoint(x, y).matrixTransform(onScreen); \
        return at.x < tip.right && tip.left < at.x + width * onScreen.a && at.y < tip.bottom && tip.top < at.y + height * onScreen.d \
    }).map((part) => part.getAttribute('class')) }";

/// A mouse that rests on a city is told what a click there tells; how many railways are there, each is known by its letter.
#[tokio::test]
async fn a_city_under_the_mouse_says_what_it_pays_and_to_whom() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page =
        at_a_table(&browser, &house, SMALL_LAPTOP, ONE_SCREEN, "moves.some((move) => move.do === 'bid')").await?;
    page.hover(".layers [data-city]:not(.legal)").await?;
    page.until("document.querySelector('#tip:not([hidden]) .stands')?.textContent.includes('a year alone')").await?;
    page.hover("#telegraph-title").await?;
    page.until("document.querySelector('#tip').hidden").await?;
    let letters = "document.querySelector('.layers').style.getPropertyValue('--close-letters')";
    assert_eq!(page.js(letters).await?, "visible", "also of several cubes in a city");
    all_quiet(&[&page]);
    Ok(())
}

/// Whatever is told of a sale, who bids sees what everybody has.
#[tokio::test]
async fn a_telegram_on_a_phone_leaves_everybodys_money_in_sight() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = at_a_table(&browser, &house, SMALL_PHONE, ONE_SCREEN, "moves.some((move) => move.do === 'bid')").await?;
    page.js("document.querySelector('#telegrams').innerHTML = '<p>Anna buys Majestic for $13 · each share now pays $5, not $7</p>'").await?;
    let covered = "(() => { const on = document.querySelector('#telegrams').getBoundingClientRect(); \
        const under = [...document.querySelectorAll('.scores > *, #prompt')].map((part) => part.getBoundingClientRect()); \
        return on.height === 0 || under.some((its) => its.top < on.bottom - 1 && on.top + 1 < its.bottom) })()";
    assert_eq!(page.js(covered).await?, false);
    all_quiet(&[&page]);
    Ok(())
}

/// The way to the lesson stands beside the goal on every screen, and pushes nothing out of it.
#[tokio::test]
async fn newcomers_find_the_lesson_at_the_table_on_every_screen() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    for screen in [SMALL_LAPTOP, Viewport { width: 1440, height: 900, ..SMALL_LAPTOP }, PHONE, SMALL_PHONE] {
        let page = at_a_table(&browser, &house, screen, ONE_SCREEN, "true").await?;
        assert_eq!(out_of_sight(&page, &["#newcomer .ways a", "#newcomer .goal"]).await?, NOTHING, "{}", screen.width);
        assert_eq!(cut_off(&page, &["#newcomer > p:not([hidden])"]).await?, NOTHING, "{}", screen.width);
        all_quiet(&[&page]);
    }
    Ok(())
}

/// A moment of the history says what was done, to its end.
#[tokio::test]
async fn no_sentence_of_the_history_is_cut_on_a_small_laptop() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = at_a_table(
        &browser,
        &house,
        SMALL_LAPTOP,
        ONE_SCREEN,
        "moves.some((move) => move.do === 'move_train') && (await page()).querySelector('.years :nth-child(2).now')",
    )
    .await?;
    page.click(".mast .history-link").await?;
    page.until("document.querySelector('nav#history')").await?;
    for _ in 0..12 {
        let at = page.js("document.querySelector('#state').dataset.at").await?;
        page.key(",").await?;
        page.until(&format!("document.querySelector('#state').dataset.at !== {at}")).await?;
        assert_eq!(cut_off(&page, &["#prompt > p"]).await?, NOTHING, "before moment {at}");
        let lines = "document.querySelector('#prompt > p').scrollHeight <= document.querySelector('#prompt > p').clientHeight + 2";
        assert_eq!(page.js(lines).await?, true, "before moment {at}");
    }
    all_quiet(&[&page]);
    Ok(())
}
