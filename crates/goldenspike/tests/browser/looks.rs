//! On every screen: nothing cut off, nothing to scroll for, in both languages.

use crate::house::House;
use crate::visitor::{ONE_SCREEN, WITH_BOTS, all_quiet, is_shown, moves_on, opens_table, plays_to_the_end, says};
use anyhow::Result;
use browser_testing::{Browser, Page, Viewport};

const SMALL_LAPTOP: Viewport = Viewport { width: 1280, height: 720, ..Viewport::LAPTOP };

const HELD_SIDEWAYS: Viewport = Viewport { width: 844, height: 390, ..Viewport::PHONE };
const TABLET: Viewport = Viewport { width: 768, height: 1024, ..Viewport::PHONE };

const SCREENS: [(&str, Viewport); 5] = [
    ("phone", Viewport::PHONE),
    ("phone that is held sideways", HELD_SIDEWAYS),
    ("tablet", TABLET),
    ("small laptop", SMALL_LAPTOP),
    ("laptop", Viewport::LAPTOP),
];

/// Moments of a game, each with its own prompt.
const MOMENTS: [&str; 5] = [
    "true",
    "moves.some((move) => move.do === 'bid') && moves.some((move) => move.do === 'pass')",
    "moves.some((move) => move.do === 'place_first_cube')",
    "moves.some((move) => move.do === 'move_train')",
    "moves.some((move) => move.do === 'stop')",
];

#[tokio::test]
async fn pages_fit_every_screen() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    for path in [
        "/",
        "/about",
        "/settings",
        "/me/enter",
        "/tables/new?game=american-rails",
        "/games/american-rails/how-to-play",
        "/games/american-rails/rules",
        "/nowhere",
    ] {
        page.goto(&house.at(path)).await?;
        fits_every_screen(&page, path).await?;
    }
    Ok(())
}

#[tokio::test]
async fn no_panel_of_a_worked_example_lies_on_another() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    for game in ["american-rails", "steel-driver", "carnegie", "ticket-to-ride-legacy"] {
        page.goto(&house.at(&format!("/games/{game}/rules"))).await?;
        page.click("a[href*='/examples/']").await?;
        page.until("document.readyState === 'complete' && document.querySelector('.example-panels')").await?;
        fits_every_screen(&page, game).await?;
        assert_eq!(page.js(PANELS_ON_EACH_OTHER).await?, "", "{game}");
    }
    Ok(())
}

/// Panels that lie on one before them, or on the board.
const PANELS_ON_EACH_OTHER: &str = "(() => {
    const shown = [...document.querySelectorAll('.example-board, .example-panels > *')].filter((panel) => panel.checkVisibility())
    const panels = shown.map((panel) => ({ id: panel.id, box: panel.getBoundingClientRect() }))
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    return panels.filter(({ box }, at) => panels.slice(0, at).some((other) => meet(box, other.box))).map(({ id }) => id).join(', ')
})()";

#[tokio::test]
async fn on_a_tablet_words_beside_a_poster_have_most_of_the_width() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(TABLET.reduced_motion()).await?;
    for path in ["/games/carnegie/how-to-play", "/games/american-rails/learn/first-year"] {
        page.goto(&house.at(path)).await?;
        page.until(&is_shown(".side-poster")).await?;
        let of_the_width = page.js("document.querySelector('h1').parentElement.clientWidth / innerWidth").await?;
        assert!(of_the_width.as_f64() > Some(0.6), "{path}: {of_the_width} of the width");
    }
    // A turn of Carnegie is about departments, so these are its picture.
    page.goto(&house.at("/games/carnegie/how-to-play")).await?;
    page.until(&is_shown("section:nth-of-type(2) .picture .room .effect")).await?;
    Ok(())
}

pub(crate) async fn fits_every_screen(page: &Page, path: &str) -> Result<()> {
    for (screen, viewport) in SCREENS {
        page.viewport(viewport.reduced_motion()).await?;
        assert_eq!(page.js(SIDEWAYS).await?, 0, "{path} scrolls sideways on a {screen}");
    }
    Ok(())
}

#[tokio::test]
async fn the_table_fits_every_screen_at_every_moment() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = opens_table(&browser, &house, ONE_SCREEN).await?;
    for moment in MOMENTS {
        moves_on(&page, moment).await?;
        for language in ["EN", "NL"] {
            for (screen, viewport) in SCREENS {
                page.viewport(viewport.reduced_motion()).await?;
                fits(&page, &format!("{screen}, {language}, {moment}")).await?;
            }
            page.viewport(Viewport::LAPTOP.reduced_motion()).await?;
            switch_language(&page).await?;
        }
    }
    all_quiet(&[&page]);
    Ok(())
}

#[tokio::test]
async fn the_end_fits_every_screen() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = opens_table(&browser, &house, WITH_BOTS).await?;
    plays_to_the_end(&page).await?;
    for (screen, viewport) in SCREENS {
        page.viewport(viewport.reduced_motion()).await?;
        fits(&page, &format!("the end on a {screen}")).await?;
        page.until(&is_shown("#ending > summary")).await?;
        assert_eq!(page.js(&is_shown("#prompt .sub")).await?, false, "why it ended is told twice on a {screen}");
        assert_eq!(page.js(CUT_OFF_IN_THE_PLOT).await?, "", "cut off on a {screen}");
    }
    all_quiet(&[&page]);
    Ok(())
}

/// What the course of the game says beside its plot, where nobody sees all of it.
const CUT_OFF_IN_THE_PLOT: &str = "(() => {
    const all = document.querySelector('.course').getBoundingClientRect()
    const is_cut = ({ left, right }) => left < all.left - 1 || right > all.right + 1
    return [...document.querySelectorAll('.course .plot text')].filter((text) => is_cut(text.getBoundingClientRect()))
        .map((text) => text.textContent).join(', ')
})()";

#[tokio::test]
async fn another_language_is_the_same_table() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = opens_table(&browser, &house, ONE_SCREEN).await?;
    moves_on(&page, "moves.some((move) => move.do === 'bid')").await?;
    let table = page.url().await?;
    says(&page, "#actions-title", "Your move").await?;

    switch_language(&page).await?;
    assert_eq!(page.url().await?, table);
    assert_eq!(page.js("document.documentElement.lang").await?, "nl");
    page.until("!document.querySelector('#actions-title').textContent.includes('Your move')").await?;
    page.click("#act-amount .bid").await?;
    says(&page, "#telegraph li", "biedt").await?;

    switch_language(&page).await?;
    says(&page, "#telegraph li", "bids").await?;
    all_quiet(&[&page]);
    Ok(())
}

#[tokio::test]
async fn a_dutch_visitor_is_greeted_in_dutch() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.language("nl").await?;

    page.goto(&house.at("/")).await?;

    assert_eq!(page.js("document.documentElement.lang").await?, "nl");
    Ok(())
}

#[tokio::test]
async fn light_and_dark_follow_the_visitors_taste() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = opens_table(&browser, &house, ONE_SCREEN).await?;
    let paper = "getComputedStyle(document.body).backgroundColor.match(/[\\d.]+/g).slice(0, 3).reduce((sum, c) => sum + Number(c), 0)";

    let light = page.js(paper).await?.as_f64();
    assert!(light > Some(500.0), "by day {light:?}");
    page.viewport(Viewport::LAPTOP.dark().reduced_motion()).await?;
    // The page may take a moment.
    page.until(&format!("{paper} < 250")).await?;
    Ok(())
}

/// How far the page can be scrolled sideways.
const SIDEWAYS: &str = "document.documentElement.scrollWidth - document.documentElement.clientWidth";

/// Elements of the prompt that are cut off or stand outside of the screen.
const CUT_OFF: &str = "[...document.querySelectorAll('#prompt, #prompt p, #prompt strong, #prompt button, .supplies')].filter((part) => {
    const box = part.getBoundingClientRect()
    const inside = box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1
    return part.checkVisibility() && (!inside || (getComputedStyle(part).overflow !== 'visible' && part.scrollWidth > part.clientWidth + 1))
}).map((part) => part.outerHTML.slice(0, 120)).join(', ')";

/// How high the prompt's buttons stand: on a laptop in one row.
const ROWS_OF_BUTTONS: &str = "new Set([...document.querySelectorAll('#prompt .btns :is(button, .button)')].filter((button) => button.checkVisibility())
    .map((button) => innerWidth > 1100 ? Math.round(button.getBoundingClientRect().top) : 0)).size";

/// How much of the board is on the screen, from 0 to 1.
const BOARD_IN_SIGHT: &str = "(() => {
    const box = document.querySelector('.map').getBoundingClientRect()
    const clipped = (from, to, size) => Math.max(0, Math.min(to, size) - Math.max(from, 0))
    return clipped(box.left, box.right, innerWidth) * clipped(box.top, box.bottom, innerHeight) / (box.width * box.height)
})()";

async fn fits(page: &Page, when: &str) -> Result<()> {
    page.settle().await?;
    assert_eq!(page.js(SIDEWAYS).await?, 0, "it scrolls sideways: {when}");
    assert_eq!(page.js("document.documentElement.scrollHeight - innerHeight").await?, 0, "it scrolls down: {when}");
    assert_eq!(page.js(CUT_OFF).await?, "", "cut off: {when}");
    assert!(page.js(ROWS_OF_BUTTONS).await?.as_u64() <= Some(1), "rows of buttons: {when}");
    let in_sight = page.js(BOARD_IN_SIGHT).await?.as_f64();
    assert!(in_sight > Some(0.99), "{in_sight:?} of the board is in sight: {when}");
    Ok(())
}

async fn switch_language(page: &Page) -> Result<()> {
    let was = page.js("document.documentElement.lang").await?;
    page.click(".mast a.lang").await?;
    page.until(&format!("document.documentElement.lang !== {was} && document.readyState === 'complete'")).await?;
    Ok(())
}
