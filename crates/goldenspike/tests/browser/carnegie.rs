//! Carnegie: what is read and clicked on its map, its rooms and its timelines.

use crate::house::House;
use crate::visitor::{all_quiet, moves_on, shows_more_than, starts_table, version};
use anyhow::Result;
use browser_testing::{Browser, Page, Viewport};

const SMALL_LAPTOP: Viewport = Viewport { width: 1280, height: 720, ..Viewport::LAPTOP };

/// CA-5.8: also where it says who is away there, the row of a region leads to its next step.
#[tokio::test]
async fn a_region_moves_on_wherever_its_row_is_clicked() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = chooses_timeline(&browser, &house, SMALL_LAPTOP).await?;
    chooses(&page, "research-and-development", "advance_transport").await?;
    page.until("document.querySelector('[data-target=track-midwest].legal')").await?;
    // As if somebody were away there.
    page.js("document.querySelector('[data-target=zone-midwest]').classList.remove('none')").await?;
    let before = version(&page).await?;
    page.js(CLICK_WHERE_IT_SAYS_WHO_IS_AWAY).await?;
    shows_more_than(&page, before).await?;
    all_quiet(&[&page]);
    Ok(())
}

const CLICK_WHERE_IT_SAYS_WHO_IS_AWAY: &str = "(() => { \
     const words = document.querySelector('[data-target=zone-midwest]').getBoundingClientRect(); \
     const at = { clientX: words.x + 8, clientY: words.y + words.height / 2 }; \
     document.elementFromPoint(at.clientX, at.clientY).dispatchEvent(new MouseEvent('click', { bubbles: true, ...at })) })()";

/// CA-5.6: where nearly every city can be built in, none has its name at another one.
#[tokio::test]
async fn no_name_stands_at_another_city_while_somebody_builds_on_a_phone() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = chooses_timeline(&browser, &house, Viewport::PHONE.reduced_motion()).await?;
    chooses(&page, "construction", "build").await?;
    page.until("document.querySelectorAll('.targets .legal').length > 15").await?;
    page.settle().await?;
    assert_eq!(page.js(AT_ANOTHER_CITY).await?, serde_json::json!([]));
    all_quiet(&[&page]);
    Ok(())
}

/// The names that stand off their own city, and nearer to another one or about as near; or at their own, and clearly nearer to another.
const AT_ANOTHER_CITY: &str = "(() => { \
    const grown = Number(document.querySelector('.layers').style.getPropertyValue('--grown')); \
    const cities = [...document.querySelectorAll('.layers .city')].map((city) => { \
        const { x, y, width } = city.getBBox(); \
        return { city, x: x + width / 2, y: y + width / 2, half: width / 2 } }); \
    const gap = (one, sign) => Math.hypot( \
        Math.max(0, Math.abs(one.x - sign.x) - one.half - sign.w / 2), Math.max(0, Math.abs(one.y - sign.y) - one.half - sign.h / 2)); \
    return [...document.querySelectorAll('.layers .city ~ .plate:not(.crowded)')].filter((plate) => { \
        let city = plate; while (!city.matches('.city')) city = city.previousElementSibling; \
        const [x, y, w, h] = ['x', 'y', 'width', 'height'].map((side) => Number(plate.getAttribute(side))); \
        const [aside, up] = plate.style.translate.split(' ').map((part) => parseFloat(part) || 0); \
        const sign = { x: x + w / 2 + aside, y: y + h / 2 + (up ?? 0) + h * (grown - 1) / 2, w: w * grown, h: h * grown }; \
        const own = gap(cities.find((one) => one.city === city), sign); \
        return cities.some((one) => one.city !== city && gap(one, sign) < own + (own > 0.42 * sign.h ? 0.38 : -0.17) * sign.h) \
    }).map((plate) => plate.nextElementSibling.textContent) })()";

/// How many of one's own would work stands on neither the sign of a timeline, nor its words, nor the line around its row.
#[tokio::test]
async fn how_many_would_work_stands_beside_the_words_of_a_timeline() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = chooses_timeline(&browser, &house, SMALL_LAPTOP).await?;
    page.until("document.querySelectorAll('.timelines .at-work').length === 4").await?;
    let lying = "[...document.querySelectorAll('.timelines .at-work')].filter((number) => { \
         const [its, row, sign] = [number, number.closest('tr'), number.closest('tr').querySelector('.co')].map((one) => one.getBoundingClientRect()); \
         const words = document.createRange(); \
         words.selectNode(number.previousSibling); \
         return its.left < Math.max(sign.right, words.getBoundingClientRect().right) || its.bottom > row.bottom }).length";
    assert_eq!(page.js(lying).await?, 0);
    all_quiet(&[&page]);
    Ok(())
}

/// Three free desks and somebody who lies beside them stay within their room, and clear of the number that says how far it is.
#[tokio::test]
async fn how_far_a_room_is_stands_on_nobody_who_lies_there() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(SMALL_LAPTOP).await?;
    starts_table(&page, &house, "carnegie", &["me", "hot-seat"], &[]).await?;
    moves_on(&page, "moves.some((move) => move.do === 'move_worker')").await?;
    page.until("document.querySelector('.company.now .crew[data-target^=lying].legal')").await?;
    page.js(THREE_DESKS_AND_ONE_WHO_LIES).await?;
    page.click(".company.now .crew[data-target^=lying].legal").await?;
    page.until("document.querySelector('.company.now .room > .target[data-costs]')").await?;
    let under = "[...document.querySelectorAll('.company.now .room:has(.as-if)')].filter((room) => { \
         const number = parseFloat(getComputedStyle(room.querySelector('.target'), '::before').width) + 5; \
         return room.querySelector('.as-if').getBoundingClientRect().right > room.getBoundingClientRect().right - number }).length";
    assert_eq!(page.js(under).await?, 0);
    all_quiet(&[&page]);
    Ok(())
}

const THREE_DESKS_AND_ONE_WHO_LIES: &str = "(() => { \
     for (const room of document.querySelectorAll('.company.now .room:not(.empty):has(.desks)')) { \
         const [desks, wk] = [room.querySelector('.desks'), room.querySelector('.wk')]; \
         desks.append(...Array.from({ length: 3 - desks.childElementCount }, () => desks.firstElementChild.cloneNode(true))); \
         const lying = document.querySelector('.company.now .crew[data-target^=lying]').cloneNode(true); \
         lying.querySelectorAll('.dn ~ *').forEach((more) => more.remove()); \
         lying.classList.add('as-if'); \
         delete lying.dataset.target; \
         wk.replaceChildren(desks, lying) \
     } })()";

/// Two at one screen, one of whom is to choose the first timeline.
async fn chooses_timeline(browser: &Browser, house: &House, size: Viewport) -> Result<Page> {
    let page = browser.blank_page().await?;
    page.viewport(size).await?;
    starts_table(&page, house, "carnegie", &["me", "hot-seat"], &[]).await?;
    moves_on(&page, "moves.some((move) => move.do === 'choose_timeline')").await?;
    page.until("document.querySelector('[data-target=timeline-construction].legal')").await?;
    Ok(page)
}

/// Chooses a timeline, and goes on until this can be done in it.
pub(crate) async fn chooses(page: &Page, timeline: &str, until: &str) -> Result<()> {
    let before = version(page).await?;
    page.js(&format!("[...document.querySelectorAll('#moves button[data-targets=timeline-{timeline}]')][0].click()"))
        .await?;
    shows_more_than(page, before).await?;
    moves_on(page, &format!("moves.some((move) => move.do === '{until}')")).await
}
