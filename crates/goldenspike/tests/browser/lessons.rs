//! Learning to play: every lesson to its end, by keyboard and on a phone, in both languages, readable for everybody.

use crate::house::House;
use crate::measuring::{NOTHING, cut_off};
use crate::phone::SMALL_PHONE;
use crate::seeing::SMALL_LAPTOP;
use crate::visitor::{all_quiet, says, version};
use anyhow::{Result, ensure};
use browser_testing::{Browser, Page, Viewport, Violation};

const LESSONS: [&str; 5] = [
    "american-rails/learn/first-year",
    "steel-driver/learn/go-west",
    "carnegie/learn/four-departments",
    "carnegie/learn/andrew",
    "ticket-to-ride-legacy/learn/first-game",
];

const PHONE: Viewport = Viewport { width: 390, height: 844, ..Viewport::PHONE };
const SIDEWAYS: Viewport = Viewport { width: 740, height: 360, ..Viewport::PHONE };

#[tokio::test]
async fn every_lesson_is_gone_through_by_keyboard_in_english() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    for lesson in LESSONS {
        let page = begins(&browser, &house, lesson, Viewport::LAPTOP, "en").await?;
        goes_through(&page, lesson).await?;
        all_quiet(&[&page]);
    }
    Ok(())
}

#[tokio::test]
async fn every_lesson_is_gone_through_on_a_phone_in_dutch() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    for lesson in LESSONS {
        let page = begins(&browser, &house, lesson, PHONE, "nl").await?;
        let names = page.js(NAMES).await?;
        ensure!(names == "", "{lesson}, seen from afar: {names}");
        goes_through(&page, lesson).await?;
        all_quiet(&[&page]);
    }
    Ok(())
}

#[tokio::test]
async fn a_lesson_is_gone_through_on_a_phone_that_is_held_sideways() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    for lesson in [LESSONS[0], LESSONS[3]] {
        let page = begins(&browser, &house, lesson, SIDEWAYS, "nl").await?;
        goes_through(&page, lesson).await?;
        all_quiet(&[&page]);
    }
    Ok(())
}

const TOAST_LEAVES_THE_COACH_FREE: &str = "(() => { \
     const [toast, coach] = ['#toast', '#coach'].map((part) => document.querySelector(part).getBoundingClientRect()); \
     return toast.height > 0 && (toast.bottom <= coach.top || coach.bottom <= toast.top) })()";

/// What the coach speaks of is the one strong button of the prompt.
const ONLY_STRONG: &str = "(() => { \
     const ground = (button) => getComputedStyle(button).backgroundColor; \
     const buttons = [...document.querySelectorAll('#prompt button, #act-amount button')].filter((button) => button.checkVisibility()); \
     const coached = buttons.filter((button) => button.matches('[data-coached]')); \
     return coached.length === 1 && buttons.every((button) => button === coached[0] || ground(button) !== ground(coached[0])) })()";

#[tokio::test]
async fn the_lit_shape_is_the_move_another_one_is_held_back_and_back_takes_back() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = begins(&browser, &house, LESSONS[0], Viewport::LAPTOP, "en").await?;
    says(&page, "#prompt", "After “Next”").await?;
    page.key("n").await?;
    says(&page, "#coach", "2 of 15").await?;
    let before = version(&page).await?;

    page.click(".target.legal:not([data-coached])").await?;
    says(&page, "#toast", "Possible, but first").await?;
    ensure!(version(&page).await? == before, "it was not made");
    page.viewport(PHONE.reduced_motion()).await?;
    page.until(TOAST_LEAVES_THE_COACH_FREE).await?;
    page.viewport(Viewport::LAPTOP.reduced_motion()).await?;
    page.click(".target.legal[data-coached]").await?;
    says(&page, "#coach", "3 of 15").await?;
    page.key("b").await?;
    says(&page, "#coach", "2 of 15").await?;

    // On to the first city, which is a shape on the map. A bid stands where it always does, and nothing beside it is as strong.
    for number in 2..5 {
        if number > 2 {
            page.until("document.querySelector('#act-amount .bid[data-coached]')").await?;
            ensure!(page.js(ONLY_STRONG).await? == true, "{number}");
        }
        page.key("h").await?;
        says(&page, "#coach", &format!("{} of 15", number + 1)).await?;
    }
    page.click("#board [data-coached]").await?;
    says(&page, "#coach", "6 of 15").await?;
    let heard = page.console_errors();
    ensure!(heard.len() == 1 && heard[0].contains("409"), "only the move that was held back: {heard:?}");
    Ok(())
}

#[tokio::test]
async fn a_lesson_is_left_and_gone_on_with_without_script() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.without_script().await?;
    page.goto(&house.at("/")).await?;
    page.click(".learn-now[action$=first-year] button").await?;
    says(&page, "#coach", "1 of 15").await?;
    // What is clicked must lie still.
    page.settle().await?;
    page.click("#coach [value=next]").await?;
    says(&page, "#coach", "2 of 15").await?;
    page.settle().await?;
    page.click("#coach [value=show]").await?;
    says(&page, "#coach", "3 of 15").await?;
    page.settle().await?;
    page.click("#coach a.button").await?;
    // Home first: two ways taken at once would race each other.
    page.until("location.pathname === '/' && document.readyState === 'complete'").await?;
    page.goto(&house.at("/games/american-rails/learn/first-year")).await?;
    page.settle().await?;
    page.click("a.button.primary").await?;
    says(&page, "#coach", "3 of 15").await?;
    Ok(())
}

/// The coach opens what it tells of, and one's own company where there is something to do in it, whatever was looked at in between.
#[tokio::test]
async fn andrew_is_shown_while_the_coach_tells_of_him_and_ones_own_company_when_it_is_to_work() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = begins(&browser, &house, "carnegie/learn/andrew", SMALL_LAPTOP, "en").await?;
    page.until("document.querySelector('.company-of-andrew').checkVisibility()").await?;
    // A tab that has the focus is nothing that one writes in: the coach's keys go on working.
    page.click("label.tab-andrew").await?;
    assert_eq!(
        cut_off(&page, &[".tab-andrew", ".tab-andrew .nm"]).await?,
        NOTHING,
        "his name, his points and his card"
    );
    page.key("n").await?;
    says(&page, "#coach", "2 of 5").await?;
    page.key("h").await?;
    says(&page, "#coach", "3 of 5").await?;
    page.until("document.querySelector('[data-target=room-2-3][data-coached].legal')?.checkVisibility()").await?;
    all_quiet(&[&page]);
    Ok(())
}

/// Building takes a department, a project, a city and one yes: the project only leads on to the city.
#[tokio::test]
async fn a_finger_that_builds_is_asked_for_one_yes() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = begins(&browser, &house, "carnegie/learn/four-departments", SMALL_PHONE, "en").await?;
    page.key("n").await?;
    says(&page, "#coach", "2 of ").await?;
    page.key("h").await?;
    says(&page, "#coach", "3 of ").await?;

    page.until("document.querySelector('.target[data-target=room-2-3].legal')?.checkVisibility()").await?;
    page.tap(".target[data-target=room-2-3].legal").await?;
    page.until("document.querySelector('.target[data-target=strip-commerce].legal')?.checkVisibility()").await?;
    page.tap(".target[data-target=strip-commerce].legal").await?;

    says(&page, "#coach", "4 of ").await?;
    all_quiet(&[&page]);
    Ok(())
}

async fn begins(browser: &Browser, house: &House, lesson: &str, viewport: Viewport, language: &str) -> Result<Page> {
    let page = browser.blank_page().await?;
    page.viewport(viewport.reduced_motion()).await?;
    page.goto(&house.at(&format!("/language/{language}?back=/games/{lesson}"))).await?;
    can_be_read(&page, lesson).await?;
    page.click("main form button").await?;
    page.until(&format!("document.querySelector('#coach [data-key~=n]') && {IS_ALIVE}")).await?;
    Ok(page)
}

/// Names on the map that can't be read: too small, or on each other; too few of them.
const NAMES: &str = r#"(() => {
    // Behind another tab.
    if (document.querySelector('.layers').clientWidth === 0) return ''
    const names = [...document.querySelectorAll('.layers .name, .layers .plates text')].filter((name) => !name.classList.contains('crowded'))
    const grown = Number(getComputedStyle(document.querySelector('.layers')).getPropertyValue('--grown'))
    const unit = document.querySelector('#board').getScreenCTM().a
    const size = (name) => parseFloat(getComputedStyle(name).fontSize) * unit * grown
    const small = names.filter((name) => size(name) < 11).map((name) => `${name.textContent}: ${size(name)} px`)
    return [...small, ...(names.length < 12 ? [`only ${names.length}`] : [])].join(', ')
})()"#;

/// A look takes longer than a step: now and then one at the coach.
const LOOK: usize = 16;

/// By its keys alone, with a look at the whole page at the start and at the end, and at the coach in between.
async fn goes_through(page: &Page, lesson: &str) -> Result<()> {
    for moment in 0.. {
        ensure!(moment < 400, "{lesson} does not end");
        page.until(&format!("document.querySelector('#coach:not(:has(.patience))') && {IS_ALIVE}")).await?;
        if moment == 0 {
            can_be_read(page, lesson).await?;
        } else if moment % LOOK == 0 {
            page.settle().await?;
            nothing_stumbles(lesson, &page.axe_within("#coach").await?)?;
        }
        page.until(IS_SHOWN_WHAT_IS_SPOKEN_OF).await?;
        page.until(LIES_NO_NAME_ON_ANOTHER).await?;
        if page.js(IS_AT_THE_END).await? == true {
            let leads_on = page.js("document.querySelectorAll('#coach a[href*=\"/tables/new\"]').length").await?;
            ensure!(leads_on == 1, "{lesson} leads to no game of one's own");
            let is_whole = page.js(FILLS_THE_SCREEN).await?;
            ensure!(is_whole == true, "{lesson} ends in a corner of the screen");
            return can_be_read(page, lesson).await;
        }
        page.until(IS_IN_SIGHT).await?;
        ensure!(page.js(BIDS_IN_TWO_PLACES).await? == false, "{lesson}: bids in two places of a phone");
        let before = page.js(SHOWN).await?;
        let key = page
            .js("document.querySelector('#coach [data-key~=n], #coach [data-key~=h]').dataset.key.split(' ')[0]")
            .await?;
        page.key(key.as_str().unwrap_or_default()).await?;
        page.until(&format!("{SHOWN} !== {before}")).await?;
    }
    Ok(())
}

/// A bid is made beside what is bid on alone, in a lesson as at any table; a phone that is held sideways has room for it in the prompt.
const BIDS_IN_TWO_PLACES: &str = "innerHeight > 480 && Boolean(document.querySelector('#act-amount')) \
     && [...document.querySelectorAll('#prompt [name=action]')].some((button) => button.checkVisibility())";

/// Held sideways, the prompt stands beside the map.
const FILLS_THE_SCREEN: &str =
    "document.querySelector('#prompt').clientWidth > innerWidth * (innerHeight > 480 ? 0.95 : 0.3)";

/// The script listens: to keys, and to the server.
const IS_ALIVE: &str = "Boolean(document.querySelector('#wire-light.on'))";

/// Behind no other tab, on the screen, and under nothing; with a ring, or on the map a whole line, unlike everything else that can be clicked and the
/// lanes beside it.
const IS_SHOWN_WHAT_IS_SPOKEN_OF: &str = "(() => { \
     const coached = [...document.querySelectorAll('[data-target][data-coached].legal')]; \
     const besideTheMap = coached.filter((shape) => !shape.closest('svg') && !shape.matches('.target')); \
     const onTheMap = coached.filter((shape) => shape.closest('.layers') && !shape.matches('.beside')); \
     const [ink, dashes] = [(shape) => getComputedStyle(shape).stroke, (shape) => getComputedStyle(shape).strokeDasharray]; \
     const others = new Set([...document.querySelectorAll('.layers [data-target]:not([data-coached])')].map(ink)); \
     const isUncovered = (shape) => { \
         const box = shape.getBoundingClientRect(); \
         const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2); \
         return (shape.closest('.layers') ?? shape).contains(there) }; \
     const toPress = [...document.querySelectorAll('.legal[data-coached], button[data-coached]')]; \
     return (coached.length === 0 || coached.some((shape) => shape.checkVisibility())) \
         && besideTheMap.every((shape) => [null, '::after'].some((part) => getComputedStyle(shape, part).outlineStyle === 'solid')) \
         && onTheMap.every((shape) => !others.has(ink(shape)) && dashes(shape) === 'none') \
         && toPress.filter((shape) => shape.checkVisibility()).every(isUncovered) })()";

/// Names that stand in the page itself; those of a drawing that is only used have no place of their own.
const LIES_NO_NAME_ON_ANOTHER: &str = "(() => { \
     const names = [...document.querySelectorAll('.layers .name, .layers .plates text')]; \
     const written = names.filter((name) => name.checkVisibility({ visibilityProperty: true })); \
     const boxes = written.map((name) => name.getBoundingClientRect()).filter((box) => box.width > 0); \
     const overlap = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 \
         && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2; \
     return !boxes.some((one, number) => boxes.slice(0, number).some((other) => overlap(one, other))) })()";

const SHOWN: &str =
    "(document.querySelector('#coach p')?.textContent + document.querySelector('#state')?.dataset.version)";

/// The place on the board that the coach speaks of does not lie behind another tab, unless something else is asked first.
const IS_IN_SIGHT: &str = "document.querySelector('main[data-in-order]') \
     || ![...document.querySelectorAll('.layers [data-target][data-coached]')].some((place) => !place.checkVisibility())";

const IS_AT_THE_END: &str = "Boolean(document.querySelector('#coach [value=play-on]')) \
     || !document.querySelector('#coach [data-key~=n], #coach [data-key~=h]')";

/// Nothing stumbles, nothing hangs out of the page.
async fn can_be_read(page: &Page, lesson: &str) -> Result<()> {
    page.settle().await?;
    nothing_stumbles(lesson, &page.axe().await?)?;
    let sideways = page.js("document.documentElement.scrollWidth - innerWidth").await?;
    ensure!(sideways.as_i64() <= Some(0), "{lesson} scrolls sideways by {sideways}");
    Ok(())
}

fn nothing_stumbles(lesson: &str, found: &[Violation]) -> Result<()> {
    ensure!(found.is_empty(), "{lesson}: {}", found.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"));
    Ok(())
}
