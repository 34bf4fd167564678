//! From the home page to a table.

use crate::house::House;
use crate::visitor::{
    ONE_SCREEN, all_quiet, choose, is_shown, makes_any_move, moves_on, opens_table, says, shows_more_than,
    starts_table, version,
};
use anyhow::Result;
use browser_testing::{Browser, Page, Viewport};
use serde_json::json;

#[tokio::test]
async fn one_click_leads_from_home_to_a_table_against_bots() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.page(&house.at("/")).await?;
    is_an_app(&page).await?;

    page.click("form.play-now:has([value=american-rails]) button").await?;

    page.until("location.pathname.startsWith('/tables/') && document.querySelector('#state[data-seat]')").await?;
    page.until(&is_shown("#board")).await?;
    says(&page, "#wire-light", "Live").await?;
    assert!(page.js("document.title").await?.as_str().unwrap_or_default().contains("Your turn"));

    makes_any_move(&page).await?;
    page.until("document.querySelector('#state[data-seat]')").await?;

    // The table is found again from home.
    page.click("a.logo").await?;
    says(&page, ".your-turn a .button", "Take your turn").await?;
    assert_eq!(page.js(ON_THE_ICON).await?, 1, "the app's icon says how many tables wait");
    all_quiet(&[&page]);
    Ok(())
}

/// The number that home writes on the app's icon, as the page's script does it when it is loaded.
const ON_THE_ICON: &str = "(async () => { \
    let shown; \
    navigator.setAppBadge = async (number) => { shown = number }; \
    await import([...document.scripts].find((script) => script.src.includes('/home')).src + '?again'); \
    return shown })()";

/// Around the app's worker instead of a browser: what it listens to, shows and opens.
const STAGE: &str = "
    const [heard, shown, opened, focused] = [{}, [], [], []]
    let windows = []
    const self = {
      addEventListener: (name, act) => { heard[name] = act },
      registration: { showNotification: async (title, options) => { shown.push({ title, ...options }) } },
      clients: { matchAll: async () => windows, openWindow: async (path) => { opened.push(path) } },
    }
    const happens = async (name, event) => {
      let work
      heard[name]({ ...event, waitUntil: (done) => { work = done } })
      await work
    }
    const clicks = (action) => happens('notificationclick', { action, notification: { data: shown[0].data, close() {} } })
";

/// A notice is pushed; its reader clicks on it, on its button, and on it once more while the table is open.
const NOTICE: &str = "
    const told = { title: 'Your turn', url: `${location.origin}/tables/abc`, stop: { url: `${location.origin}/notices/stop/x`, title: 'Stop' } }
    await happens('push', { data: { json: () => told } })
    await clicks('')
    await clicks('stop')
    windows = [{ url: `${location.origin}/tables/abc?at=3`, focus: () => focused.push('abc') }]
    await clicks('')
    return { shown: [shown[0].title, shown[0].actions], opened, focused }
";

/// It can be installed; its worker runs, shows notices, and leads to the table or to the page that stops them.
async fn is_an_app(page: &Page) -> Result<()> {
    page.until("navigator.serviceWorker.getRegistration().then((its) => Boolean(its?.active))").await?;
    assert_eq!(page.why_not_installable().await?, Vec::<String>::new());
    let worker = page.js("fetch('/sw.js').then((answer) => answer.text())").await?;
    let play = format!("(async () => {{ {STAGE} {} {NOTICE} }})()", worker.as_str().unwrap_or_default());
    assert_eq!(
        page.js(&play).await?,
        json!({
            "shown": ["Your turn", [{ "action": "stop", "title": "Stop" }]],
            "opened": ["/tables/abc", "/notices/stop/x"],
            "focused": ["abc"],
        })
    );
    Ok(())
}

#[tokio::test]
async fn three_tables_that_wait_stand_in_one_row_of_home() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = opens_table(&browser, &house, ONE_SCREEN).await?;
    for _ in 0..2 {
        starts_table(&page, &house, "steel-driver", ONE_SCREEN, &[]).await?;
    }

    page.goto(&house.at("/")).await?;

    page.until("document.querySelectorAll('.your-turn .table-card time[data-since]').length === 3").await?;
    let rows = "new Set([...document.querySelectorAll('.your-turn li')].map((card) => card.offsetTop)).size";
    assert_eq!(page.js(rows).await?, 1);
    all_quiet(&[&page]);
    Ok(())
}

#[tokio::test]
async fn the_form_shows_as_many_seats_as_play() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.page(&house.at("/")).await?;

    page.click(".poster a[href='/tables/new?game=american-rails']").await?;
    let shown = "[...document.querySelectorAll('.seat-card')].filter((card) => card.checkVisibility()).length";
    page.until(&format!("{shown} === 4")).await?;
    choose(&page, "seats", "3").await?;

    page.until(&format!("{shown} === 3")).await?;
    // The ticket says what was chosen.
    page.until("document.querySelectorAll('.ticket .sitters li').length === 3").await?;
    choose(&page, "pace", "days").await?;
    says(&page, ".ticket [data-of='.pace'] b", "A move a day").await?;
    says(&page, ".ticket [data-of='.pace']", "For each turn: one day").await?;
    choose(&page, "pace", "none").await?;
    page.click("button.primary.big").await?;
    page.until("document.querySelectorAll('#panel-players .people > *').length === 3").await?;
    all_quiet(&[&page]);
    Ok(())
}

#[tokio::test]
async fn a_click_before_the_script_has_arrived_is_done_when_it_has() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = opens_table(&browser, &house, ONE_SCREEN).await?;
    moves_on(&page, "moves.some((move) => move.do === 'place_first_cube')").await?;
    let before = version(&page).await?;
    page.without(&["*table.js*"]).await?;
    page.reload().await?;

    page.click(".hexes path.legal").await?;
    page.until("document.querySelector('.hexes path.chosen') && !document.documentElement.classList.contains('js')")
        .await?;
    assert_eq!(version(&page).await?, before);

    page.without(&[]).await?;
    let arrives = "const late = document.createElement('script'); late.type = 'module'; \
                   late.src = document.querySelector('script[src*=table]').src + '?late'; document.head.append(late)";
    page.js(arrives).await?;
    shows_more_than(&page, before).await?;
    page.until("document.querySelectorAll('#pieces .cube').length === 1").await?;
    Ok(())
}

#[tokio::test]
async fn nothing_of_a_table_moves_once_it_is_seen() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.first(PATIENT).await?;
    for game in ["american-rails", "steel-driver", "carnegie", "ticket-to-ride-legacy"] {
        starts_table(&page, &house, game, &[], &[]).await?;
        let table = page.url().await?;
        for viewport in [Viewport::PHONE, Viewport::LAPTOP] {
            page.viewport(viewport).await?;
            for moment in ["", "?at=0"] {
                page.goto(&format!("{table}{moment}")).await?;
                page.until("getComputedStyle(document.querySelector('main')).opacity === '1'").await?;
                page.settle().await?;
                assert_eq!(page.js(MOVED).await?, "", "{game}{moment} {viewport:?}");
            }
        }
    }
    Ok(())
}

/// However slow the machine, a page waits for its script.
const PATIENT: &str = "{ const later = setTimeout; \
    window.setTimeout = (act, after, ...with_) => later(act, after === 1000 ? 60000 : after, ...with_) }";

/// What changed its place without being asked to, by its id or class.
const MOVED: &str = "new Promise((tell) => { \
    const named = ({ node }) => { const part = node?.closest ? node : node?.parentElement; return part?.id || part?.className || part?.localName }; \
    const watch = new PerformanceObserver((list) => \
        tell(list.getEntries().flatMap(({ sources }) => [...sources].map(named)).join(', '))); \
    watch.observe({ type: 'layout-shift', buffered: true }); \
    setTimeout(() => tell(''), 300) })";
