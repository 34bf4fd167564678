//! Carnegie: workers go where they are put in two taps, and nothing jumps or lies on what is chosen meanwhile.

use crate::carnegie::chooses;
use crate::house::House;
use crate::measuring::{NOTHING, under};
use crate::phone::PHONE;
use crate::visitor::{
    ONE_SCREEN, all_quiet, is_shown, moves_on, plays_to_the_end, shows_more_than, starts_table, version,
};
use anyhow::Result;
use browser_testing::{Browser, Page, Viewport};

const SMALL_LAPTOP: Viewport = Viewport { width: 1280, height: 720, ..Viewport::LAPTOP };

const PICKED: &str = "document.querySelector('.company.now .crew.chosen')?.dataset.target ?? ''";

/// CA-5.20: the worker, then the room; who is left in the same room is in hand for the next one. What was tapped by mistake is taken back at once.
#[tokio::test]
async fn two_taps_move_a_worker_on_a_phone_and_the_next_is_in_hand() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(PHONE).await?;
    starts_table(&page, &house, "carnegie", ONE_SCREEN, &[]).await?;
    moves_on(&page, "moves.some((move) => move.do === 'move_worker')").await?;
    page.until("document.querySelector('.company.now .crew[data-target=lying-1-2].legal')").await?;
    let start = version(&page).await?;

    page.tap("[data-target=lying-1-2]").await?;
    page.until(&format!("{PICKED} === 'lying-1-2'")).await?;
    page.js(&format!("({TAPS_TWICE})({})", tap_a_room("2-2"))).await?;
    let first = version(&page).await?;
    assert_eq!(first, start + 1, "the second half of a double tap moves nobody");
    assert_eq!(page.js(PICKED).await?, "lying-1-2", "the next of those who lay there");
    assert_eq!(page.js("document.querySelector('#tip').hidden").await?, true, "nobody is asked for a yes");

    page.tap("[data-target=lying-1-2]").await?;
    assert_eq!(page.js(PICKED).await?, "lying-1-2", "whoever picks them, as ever, has picked them");
    page.js(&format!("({})()", tap_a_room("2-3"))).await?;
    shows_more_than(&page, first).await?;

    let second = version(&page).await?;
    page.tap(".undo [value=back]").await?;
    shows_more_than(&page, second).await?;
    page.until(&format!("{PICKED} === ''")).await?;
    all_quiet(&[&page]);
    Ok(())
}

fn tap_a_room(space: &str) -> String {
    format!(
        "() => {{ const room = document.querySelector('.company.now [data-target=room-{space}]'); \
         for (const kind of ['pointerdown', 'pointerup', 'click']) \
             room.dispatchEvent(new PointerEvent(kind, {{ pointerType: 'touch', bubbles: true }})) }}"
    )
}

/// The second time as soon as the page shows what the first one did; then some time passes.
const TAPS_TWICE: &str = "async (tap) => { \
    const version = () => document.querySelector('#state').dataset.version; \
    const [before, later] = [version(), (wait) => new Promise((go) => setTimeout(go, wait))]; \
    tap(); \
    while (version() === before) await later(1); \
    tap(); \
    await later(500) }";

/// A phone's prompt has the same height in every step of a round, in both languages.
#[tokio::test]
async fn the_prompt_of_a_phone_never_changes_its_height() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    for language in ["en", "nl"] {
        let page = browser.blank_page().await?;
        page.language(language).await?;
        page.viewport(PHONE).await?;
        starts_table(&page, &house, "carnegie", ONE_SCREEN, &[]).await?;
        for step in
            ["choose_sides", "place_start_disc", "take_department", "move_worker", "activate", "choose_timeline"]
        {
            moves_on(&page, &format!("moves.some((move) => move.do === '{step}')")).await?;
            is_as_high_as_ever(&page, step).await?;
        }
        chooses(&page, "construction", "choose_project").await?;
        is_as_high_as_ever(&page, "choose_project").await?;
        moves_on(&page, "moves.some((move) => move.do === 'build')").await?;
        is_as_high_as_ever(&page, "build").await?;
        all_quiet(&[&page]);
    }
    Ok(())
}

async fn is_as_high_as_ever(page: &Page, step: &str) -> Result<()> {
    page.settle().await?;
    assert_eq!(page.js("document.querySelector('#prompt').offsetHeight").await?, 109, "{step}");
    let cut = "(() => { const said = document.querySelector('#prompt > p'); return said.scrollHeight > said.clientHeight + 1 ? said.innerText : '' })()";
    // Several at one screen have longer names than "You".
    assert!(step == "choose_sides" || page.js(cut).await? == "", "{step}: all of it is read");
    Ok(())
}

/// A bot's answers lie on none of the sides that they speak of, their fields included.
#[tokio::test]
async fn a_hint_leaves_both_sides_of_the_strips_in_sight() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(SMALL_LAPTOP).await?;
    starts_table(&page, &house, "carnegie", ONE_SCREEN, &[("hints", "on")]).await?;
    page.until("document.querySelectorAll('.company.now .strip.either').length === 8").await?;
    page.click("[data-ask-hint]").await?;
    page.until("document.querySelector('#hint li')").await?;
    page.settle().await?;
    let covered = "(() => { const hint = document.querySelector('#hint').getBoundingClientRect(); \
        return [...document.querySelectorAll('.company.now .strip.either')].filter((strip) => { const its = strip.getBoundingClientRect(); \
            return its.left < hint.right && hint.left < its.right && its.top < hint.bottom && hint.top < its.bottom }) \
            .map((strip) => strip.textContent) })()";
    assert_eq!(page.js(covered).await?, serde_json::json!([]));
    all_quiet(&[&page]);
    Ok(())
}

/// Somebody moves while the bot still thinks about a hint: it is asked again, about the table as it is then.
#[tokio::test]
async fn a_hint_that_was_overtaken_is_about_the_table_as_it_is_now() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(SMALL_LAPTOP).await?;
    starts_table(&page, &house, "carnegie", ONE_SCREEN, &[("hints", "on")]).await?;
    page.until("document.querySelectorAll('.company.now .strip.either').length === 8").await?;
    page.js(SLOW_HINTS).await?;
    let before = version(&page).await?;
    page.click("[data-ask-hint]").await?;
    page.js("document.querySelector('#prompt .does button.primary').click()").await?;
    shows_more_than(&page, before).await?;
    page.js("askedOnce()").await?;
    page.until("document.querySelector('#hint')?.dataset.version === document.querySelector('#state').dataset.version")
        .await?;
    all_quiet(&[&page]);
    Ok(())
}

/// The first answer to whoever asks for a hint waits until the test says so.
const SLOW_HINTS: &str = "(() => { const usual = window.fetch; let isFirst = true; \
    const waits = new Promise((go) => { window.askedOnce = go }); \
    window.fetch = async (url, how) => { \
        const answer = await usual(url, how); \
        if (String(url).endsWith('/hint') && isFirst) { isFirst = false; await waits } \
        return answer } })()";

/// On a phone the news come with the turns, low enough that the map stays in sight; what is lit can be scrolled clear of them.
#[tokio::test]
async fn the_news_of_a_phone_are_a_few_lines_until_they_are_asked_for() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(PHONE).await?;
    starts_table(&page, &house, "carnegie", &["me", "bot-random", "bot-random"], &[]).await?;
    comes_back_with_news(&page).await?;
    assert_eq!(page.js(&format!("{TURNS_SHOWN} > 0")).await?, true, "what others did comes first");
    assert_eq!(page.js("document.querySelector('#recap').offsetHeight <= Math.max(192, innerHeight / 4)").await?, true);
    page.js("document.querySelector('#panels').scrollTop = 1e6").await?;
    assert_eq!(page.js(LAST_ROW_IS_CLEAR).await?, true, "the last of the timelines is not under it");

    page.tap("[data-recap-close]").await?;
    page.until("document.querySelector('section#recap').hidden").await?;
    page.tap("#prompt [data-recap]").await?;
    page.until(&format!("{} && {TURNS_SHOWN} > 0", is_shown("section#recap"))).await?;
    all_quiet(&[&page]);
    Ok(())
}

const TURNS_SHOWN: &str =
    "[...document.querySelectorAll('#recap li:not(.for-me, .own)')].filter((line) => line.checkVisibility()).length";

const LAST_ROW_IS_CLEAR: &str = "[...document.querySelectorAll('.timelines tbody tr')].at(-1).getBoundingClientRect().bottom \
    <= document.querySelector('#recap').getBoundingClientRect().top";

/// On a small laptop the news stand in the whole place of donations and departments, below their names, which lead back to them.
#[tokio::test]
async fn the_news_have_the_place_of_the_parts_whose_names_put_them_away() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(SMALL_LAPTOP).await?;
    starts_table(&page, &house, "carnegie", &["me", "bot-random", "bot-random"], &[]).await?;
    comes_back_with_news(&page).await?;
    let gap = "Math.abs(document.querySelector('#recap').getBoundingClientRect().top \
        - document.querySelector('.fronts').getBoundingClientRect().bottom)";
    assert_eq!(page.js(&format!("{gap} <= 6")).await?, true, "from their names on");
    assert_eq!(under(&page, "#recap").await?, NOTHING);

    page.click("button[data-front=donations]").await?;
    page.until("document.querySelector('section#recap').hidden").await?;
    page.until(&is_shown("[data-front-of=donations]")).await?;
    all_quiet(&[&page]);
    Ok(())
}

async fn comes_back_with_news(page: &Page) -> Result<()> {
    let told = "(await page()).querySelector('section#recap:not([data-answers])')";
    moves_on(page, &format!("moves.some((move) => move.do === 'choose_timeline') && {told}")).await?;
    page.reload().await?;
    page.until(&is_shown("section#recap")).await?;
    Ok(page.settle().await?)
}

/// Who looks back on a phone is told whose company it is that the move changed.
#[tokio::test]
async fn a_look_back_on_a_phone_names_whose_company_it_shows() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(PHONE).await?;
    starts_table(&page, &house, "carnegie", ONE_SCREEN, &[]).await?;
    plays_to_the_end(&page).await?;
    let at = page.url().await?;
    page.goto(&format!("{}?at=12", at.split('?').next().unwrap_or_default())).await?;
    page.until("document.querySelector('[data-acted] > .company')").await?;
    let named = "(() => { const acted = document.querySelector('[data-acted]'); \
        const shown = [...acted.querySelectorAll('.company-tab')].filter((tab) => tab.checkVisibility()); \
        return [shown.length, shown[0]?.matches(`.tab-${acted.dataset.acted}`)].join() })()";
    assert_eq!(page.js(named).await?, "1,true");
    all_quiet(&[&page]);
    Ok(())
}
