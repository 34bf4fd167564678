//! What visitors do again and again: open tables, sit down, let moves pass quickly.

use crate::house::House;
use anyhow::{Result, ensure};
use browser_testing::{Browser, Page};
use serde_json::{Value, json};

pub(crate) const GAME: &str = "american-rails";

/// Three people at one screen: nothing happens that the test does not do.
pub(crate) const ONE_SCREEN: &[&str] = &["me", "hot-seat", "hot-seat"];

/// A whole game is quick with them.
pub(crate) const WITH_BOTS: &[&str] = &["me", "bot-random", "bot-random"];

/// A new visitor, who fills in the form of a new table and starts it.
pub(crate) async fn opens_table(browser: &Browser, house: &House, seats: &[&str]) -> Result<Page> {
    let page = browser.blank_page().await?;
    starts_table(&page, house, seats, &[]).await?;
    Ok(page)
}

/// Fills in the form of a new table: who sits where, and fields with their values.
pub(crate) async fn starts_table(page: &Page, house: &House, seats: &[&str], fields: &[(&str, &str)]) -> Result<()> {
    page.goto(&house.at(&format!("/tables/new?game={GAME}"))).await?;
    choose(page, "seats", &seats.len().to_string()).await?;
    for (seat, kind) in seats.iter().enumerate() {
        choose(page, &format!("seat-{seat}"), kind).await?;
    }
    for (field, value) in fields {
        choose(page, field, value).await?;
    }
    page.click("button.primary.big").await?;
    page.until("document.readyState === 'complete' && document.querySelector('main[data-table] #state')").await?;
    Ok(())
}

/// Sets a field of a form, by its name.
pub(crate) async fn choose(page: &Page, field: &str, value: &str) -> Result<()> {
    choose_in(page, &format!("[name={}]", json!(field)), value).await
}

/// Sets the field that a selector finds, and tells the page as a person's choice would.
pub(crate) async fn choose_in(page: &Page, css: &str, value: &str) -> Result<()> {
    let set = format!(
        "(() => {{ const fields = [...document.querySelectorAll({css})], value = {value}; \
         const radio = fields.find((field) => field.type === 'radio' && field.value === value); \
         const field = radio ?? fields[0]; \
         if (radio) radio.checked = true; else field.value = value; \
         field.dispatchEvent(new Event('change', {{ bubbles: true }})); return field.value === value }})()",
        css = json!(css),
        value = json!(value),
    );
    ensure!(page.js(&set).await? == true, "{css} can be {value}");
    Ok(())
}

/// Lets moves pass by posting the page's own forms, quickly and thriftily, until `is_there` is true of the moves on offer;
/// then waits until the page shows the same.
///
/// `is_there` is a JavaScript expression with `moves` (actions with `label` and `detail`) and `page`.
pub(crate) async fn moves_on(page: &Page, is_there: &str) -> Result<()> {
    let version = posts_moves(page, is_there).await?;
    page.until(&format!("Number(document.querySelector('#state').dataset.version) >= {version}")).await?;
    Ok(())
}

/// To the end of the game; the page looks away meanwhile, which is quicker.
pub(crate) async fn plays_to_the_end(page: &Page) -> Result<()> {
    page.js("dispatchEvent(new Event('pagehide'))").await?;
    posts_moves(page, IS_OVER).await?;
    page.reload().await?;
    Ok(())
}

pub(crate) const IS_OVER: &str = "page.querySelector('#state').hasAttribute('data-over')";

/// Gives the version of the table once it is there.
async fn posts_moves(page: &Page, is_there: &str) -> Result<Value> {
    let mut version = Value::Null;
    while version.is_null() {
        version = page.js(&format!("({PLAY})((moves, page) => {is_there})")).await?;
    }
    Ok(version)
}

/// Plays some moves so that railways get started side by side and grow. Gives the version of the table once it is there.
const PLAY: &str = r#"async (isThere) => {
    const place = (shape) => shape.getAttribute('d').slice(1).split(/[ml ]/).slice(0, 2).map(Number)
    const cubes = (page) => [...page.querySelectorAll('#pieces .cube')].map((cube) => cube.getAttribute('transform').match(/-?[\d.]+/g).map(Number))
    const distance = (page, button) => {
        const [x, y] = place(page.querySelector(`path[data-target="${button.dataset.targets}"]`))
        return Math.min(...cubes(page).map(([cx, cy]) => Math.hypot(cx - x, cy - y)), 1e6)
    }
    const wishes = ['expand4', 'expand3', 'auction', 'take', 'develop', 'finance', 'pass']
    const pick = (page, moves) => {
        const find = (what) => moves.find((move) => move.do === what)
        if (find('bid')) {
            const lowest = moves.filter((move) => move.do === 'bid').sort((a, b) => a.dollars - b.dollars)[0]
            return lowest.dollars > 10 ? find('pass') : lowest
        }
        if (find('place_first_cube')) {
            const near = (move) => distance(page, move.button)
            return moves.filter((move) => move.do === 'place_first_cube').sort((a, b) => near(a) - near(b))[0]
        }
        if (find('move_train')) return moves.filter((move) => move.do === 'move_train').sort((a, b) => wishes.indexOf(a.space) - wishes.indexOf(b.space))[0]
        return moves.find((move) => !['pass', 'leave', 'stop'].includes(move.do)) ?? moves[0]
    }
    const read = async (answer) => new DOMParser().parseFromString(await answer.text(), 'text/html')
    const table = `/tables/${document.querySelector('main').dataset.table}`
    let page = await read(await fetch(table))
    for (let round = 0; round < 20; round += 1) {
        const moves = [...page.querySelectorAll('button[name=action], #amount option')].map((button) => ({
            ...JSON.parse(button.value), button,
            label: button.querySelector('span')?.textContent ?? button.textContent,
            detail: button.querySelector('small')?.textContent ?? button.title,
        }))
        if (isThere(moves, page)) return Number(page.querySelector('#state').dataset.version)
        const form = page.querySelector('#act')
        if (!form) {
            if (page.querySelector('#state').hasAttribute('data-over')) throw new Error('the game ended before')
            await new Promise((later) => setTimeout(later, 20)) // bots or others are at work
            page = await read(await fetch(table))
            continue
        }
        const { button, label, detail, ...action } = pick(page, moves)
        const fields = { version: form.elements.version.value, seat: form.elements.seat.value, action: button.value }
        const answer = await fetch(`${table}/actions`, { method: 'POST', body: new URLSearchParams(fields), headers: { 'X-Fragment': '1' } })
        if (!answer.ok && answer.status !== 409) throw new Error(`${answer.status} ${await answer.text()}`)
        page = answer.ok ? await read(answer) : await read(await fetch(table))
    }
    return null
}"#;

/// Clicks something that is a move by itself: a button in sight, or a lit shape.
pub(crate) async fn makes_any_move(page: &Page) -> Result<()> {
    let before = version(page).await?;
    page.until(&format!("({ANY_MOVE})() !== undefined")).await?;
    let move_in_sight = page.js(&format!("({ANY_MOVE})()")).await?;
    page.click(move_in_sight.as_str().unwrap_or_default()).await?;
    shows_more_than(page, before).await
}

const ANY_MOVE: &str = r#"() => {
    const button = [...document.querySelectorAll('button[name=action]')].find((button) => button.checkVisibility())
    if (button) return `button[name=action][value='${button.value}']`
    const choices = [...document.querySelectorAll('[data-targets]')].map((button) => button.dataset.targets)
    const lit = [...document.querySelectorAll('[data-target].legal')].map((shape) => shape.dataset.target)
    const target = lit.find((target) => choices.filter((targets) => targets.split(' ').includes(target)).length === 1)
    return target && `[data-target='${target}']`
}"#;

/// The version of the table that the page shows.
pub(crate) async fn version(page: &Page) -> Result<u64> {
    let version = page.js("Number(document.querySelector('#state').dataset.version)").await?;
    Ok(version.as_u64().unwrap_or_default())
}

/// Waits until the page shows a later version than this.
pub(crate) async fn shows_more_than(page: &Page, version: u64) -> Result<()> {
    page.until(&format!("Number(document.querySelector('#state').dataset.version) > {version}")).await?;
    Ok(())
}

/// Whether an element that a selector finds is shown.
pub(crate) fn is_shown(css: &str) -> String {
    format!("document.querySelector({})?.checkVisibility()", json!(css))
}

/// Waits until an element that a selector finds says this somewhere.
pub(crate) async fn says(page: &Page, css: &str, text: &str) -> Result<()> {
    let told = format!(
        "[...document.querySelectorAll({})].some((told) => told.checkVisibility() && told.textContent.includes({}))",
        json!(css),
        json!(text)
    );
    page.until(&told).await?;
    Ok(())
}

/// No page complained on its console.
pub(crate) fn all_quiet(pages: &[&Page]) {
    for page in pages {
        assert_eq!(page.console_errors(), Vec::<String>::new());
    }
}
