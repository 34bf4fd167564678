//! What visitors do again and again: open tables, sit down, let moves pass quickly.

use crate::house::House;
use crate::luck::brings_its_luck;
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
    starts_table(&page, house, GAME, seats, &[]).await?;
    Ok(page)
}

/// Fills in the form of a new table of a game: who sits where (nobody: as the form has it), and fields with their values.
pub(crate) async fn starts_table(
    page: &Page,
    house: &House,
    game: &str,
    seats: &[&str],
    fields: &[(&str, &str)],
) -> Result<()> {
    page.goto(&house.at(&format!("/tables/new?game={game}"))).await?;
    if !seats.is_empty() {
        choose(page, "seats", &seats.len().to_string()).await?;
    }
    for (seat, kind) in seats.iter().enumerate() {
        choose(page, &format!("seat-{seat}"), kind).await?;
    }
    for (field, value) in fields {
        choose(page, field, value).await?;
    }
    brings_its_luck(page).await?;
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

/// Lets moves pass, quickly and thriftily, until `is_there` is true of the moves on offer; then waits until the page shows the same.
/// The page looks away meanwhile, which is quicker, and is told everything once it looks again.
///
/// `is_there` is a JavaScript expression with `moves`, the legal actions of whoever acts here, `over`, and `page()`, which fetches the
/// table's page anew.
pub(crate) async fn moves_on(page: &Page, is_there: &str) -> Result<()> {
    page.js(LOOKS_AWAY).await?;
    let version = lets_moves_pass(page, is_there).await?;
    page.js("document.dispatchEvent(new Event('visibilitychange'))").await?;
    shows_at_least(page, version).await
}

/// To the end of the game, before the eyes of the page.
pub(crate) async fn watches_to_the_end(page: &Page) -> Result<()> {
    watches(page, "over").await
}

/// As [`moves_on`], before the eyes of the page.
pub(crate) async fn watches(page: &Page, is_there: &str) -> Result<()> {
    let version = lets_moves_pass(page, is_there).await?;
    shows_at_least(page, version).await
}

/// To the end of the game; the page looks away meanwhile.
pub(crate) async fn plays_to_the_end(page: &Page) -> Result<()> {
    page.js(LOOKS_AWAY).await?;
    lets_moves_pass(page, "over").await?;
    page.reload().await?;
    Ok(())
}

const LOOKS_AWAY: &str = "dispatchEvent(new Event('pagehide'))";

/// Gives the version of the table once it is there.
async fn lets_moves_pass(page: &Page, is_there: &str) -> Result<Value> {
    let mut version = Value::Null;
    while version.is_null() {
        version = page.js(&format!("({PLAY})(async (moves, over, page) => {is_there})")).await?;
    }
    Ok(version)
}

/// Some decisions by the API, with the page's own session. In American Rails railways get started side by side and grow. Gives the
/// version of the table once it is there.
const PLAY: &str = r#"async (isThere) => {
    const id = document.querySelector('main').dataset.table
    const ask = async (path) => (await fetch(`/api/tables/${id}${path}`)).json()
    const page = async () => new DOMParser().parseFromString(await (await fetch(`/tables/${id}`)).text(), 'text/html')
    const sideBySide = ['Cincinnati', 'Louisville', 'Indianapolis', 'Columbus', 'Cleveland', 'Pittsburg']
    const rank = (city) => (sideBySide.indexOf(city) + sideBySide.length + 1) % (sideBySide.length + 1)
    const wishes = ['expand4', 'expand3', 'auction', 'take', 'develop', 'finance', 'pass']
    const pick = (moves) => {
        const all = (what) => moves.filter((move) => move.do === what)
        if (all('bid').length) {
            const lowest = all('bid').sort((a, b) => a.dollars - b.dollars)[0]
            return lowest.dollars > 10 ? all('pass')[0] : lowest
        }
        if (all('place_first_cube').length) return all('place_first_cube').sort((a, b) => rank(a.city) - rank(b.city))[0]
        if (all('move_train').length) return all('move_train').sort((a, b) => wishes.indexOf(a.space) - wishes.indexOf(b.space))[0]
        const does = all('claim')[0] ?? all('draw_blind')[0]
        return does ?? moves.find((move) => !['pass', 'leave', 'stop'].includes(move.do)) ?? moves[0]
    }
    for (let round = 0; round < 8; round += 1) {
        const { over, to_act, seats, version } = await ask('')
        const seat = to_act.find((seat) => seats[seat].mine)
        const legal = seat === undefined ? { actions: [], version } : await ask(`/legal?seat=${seat}`)
        if (await isThere(legal.actions, over, page)) return legal.version
        if (over) throw new Error('the game ended before')
        if (!legal.actions.length) {
            await new Promise((later) => setTimeout(later, 20)) // bots or others are at work
            continue
        }
        const body = JSON.stringify({ version: legal.version, seat, action: pick(legal.actions) })
        const answer = await fetch(`/api/tables/${id}/actions`, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } })
        if (!answer.ok && answer.status !== 409) throw new Error(`${answer.status} ${await answer.text()}`)
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
    if (document.querySelector('#act-amount .bid')?.checkVisibility()) return '#act-amount .bid'
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

async fn shows_at_least(page: &Page, version: Value) -> Result<()> {
    page.until(&format!("Number(document.querySelector('#state').dataset.version) >= {version}")).await?;
    Ok(())
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
