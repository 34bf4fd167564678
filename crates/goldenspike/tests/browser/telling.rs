//! What the others did is told: since my turn, in the telegraph, and at a pace one can follow. Newcomers are told more.

use crate::house::House;
use crate::seeing::SMALL_LAPTOP;
use crate::visitor::{
    GAME, ONE_SCREEN, WITH_BOTS, all_quiet, is_shown, moves_on, opens_table, says, shows_more_than, starts_table,
    version,
};
use anyhow::Result;
use browser_testing::{Browser, Viewport};
use serde_json::json;

/// Bots have moved since, and it is the reader's turn to choose an action.
const COMES_BACK: &str = "moves.some((move) => move.do === 'move_train') && (await page()).querySelector('section#recap:not([data-answers]) li[data-marks*=cube-]')";

#[tokio::test]
async fn what_happened_since_my_turn_is_told_marked_and_put_away() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(SMALL_LAPTOP).await?;
    starts_table(&page, &house, GAME, WITH_BOTS, &[]).await?;
    moves_on(&page, COMES_BACK).await?;

    page.until(&is_shown("#recap li:not(.earlier) .no")).await?;
    page.until("document.querySelectorAll('#marks .halo').length > 0").await?;
    page.until("document.querySelectorAll('#telegraph > .since').length > 0").await?;
    let covered = "[...document.querySelectorAll('.layers [data-target], .layers .legend, .side .legal, .railways tbody tr')].filter((shape) => { \
         const [a, b] = [shape.getBoundingClientRect(), document.querySelector('#recap').getBoundingClientRect()]; \
         return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom }).length";
    assert_eq!(page.js(covered).await?, 0, "it lies on nothing to click, no city, no price and no railway");
    assert!(page.axe().await?.is_empty(), "{:?}", page.axe().await?);

    assert_eq!(page.js(UNRINGED).await?, serde_json::json!([]), "a ring lies round every new piece");
    let tells = "document.querySelector('.wire .scroll').checkVisibility({ visibilityProperty: true })";
    page.until(&format!("!{tells}")).await?;
    // A hint takes it away: the telegraph is back in its place, until the hint is closed.
    page.click("[data-ask-hint]").await?;
    page.until(&format!("document.querySelector('#hint') && {tells}")).await?;
    page.click("[data-hint-close]").await?;
    page.until(&format!("!{tells}")).await?;
    // Who asks for it gets it in the stead of a hint.
    page.click("[data-ask-hint]").await?;
    page.until("document.querySelector('#hint')").await?;
    page.click("[data-recap]").await?;
    page.until(&format!("!document.querySelector('#hint') && {}", is_shown("#recap"))).await?;
    let unexplained = "[...document.querySelectorAll('.people [data-change]')].filter((sum) => !sum.title.endsWith(`${sum.dataset.change} since your last turn`)).length";
    assert_eq!(page.js(unexplained).await?, 0, "a sum that changed says since when");

    page.click("[data-recap-close]").await?;
    page.until("document.querySelector('#recap').hidden && !document.querySelector('#marks')").await?;
    page.until(tells).await?;
    page.key("r").await?;
    page.until(&is_shown("#recap")).await?;
    page.key("Escape").await?;
    page.until("document.querySelector('#recap').hidden").await?;
    // A turn of several lines opens.
    page.click("#telegraph > li:has(details) summary").await?;
    page.until(&is_shown("#telegraph details[open] li")).await?;
    // The first move puts it away.
    page.key("r").await?;
    page.until(&is_shown("#recap")).await?;
    let before = version(&page).await?;
    page.key("n").await?;
    page.key("Enter").await?;
    shows_more_than(&page, before).await?;

    page.viewport(Viewport::PHONE.reduced_motion()).await?;
    moves_on(&page, COMES_BACK).await?;
    // On a phone it lies on the foot of what is seen: what can be done stays where it is, and can be done at once.
    page.until(&is_shown("#recap")).await?;
    page.settle().await?;
    let places = "['.prompt', '#now', '#panels', '.layers'].map((css) => { \
         const { top, height } = document.querySelector(css).getBoundingClientRect(); return [Math.round(top), Math.round(height)] }).join(' ')";
    let before = page.js(places).await?;
    page.click("[data-recap-close]").await?;
    page.until("document.querySelector('#recap').hidden").await?;
    page.settle().await?;
    assert_eq!(page.js(places).await?, before, "nothing moves for the news");
    // Its marks are not drawn on the small map above another part: the names of cities are.
    page.tap("#tabs [data-tab=players]").await?;
    page.until("document.querySelector('main.map-above .layers .name:not(.crowded)')").await?;
    page.tap("[data-recap]").await?;
    page.until(&is_shown("#recap li:not(.earlier) .no")).await?;
    all_quiet(&[&page]);
    Ok(())
}

/// Pieces that are told of, in whose middle no ring lies.
const UNRINGED: &str = "(() => { \
     const middle = (shape) => { const at = shape.getBoundingClientRect(); return [at.left + at.width / 2, at.top + at.height / 2] }; \
     const rings = [...document.querySelectorAll('#marks .halo')].map(middle); \
     const told = [...document.querySelectorAll('#recap li[data-marks]')].flatMap((line) => line.dataset.marks.split(' ')); \
     const cubes = told.filter((id) => id.startsWith('cube-')).map((id) => document.getElementById(id)); \
     return cubes.filter((cube) => { \
       const [x, y] = middle(cube); \
       return !rings.some((ring) => Math.hypot(ring[0] - x, ring[1] - y) < 3) \
     }).map((cube) => cube.id) })()";

/// It opens where it hides nothing that is clicked, and nothing that is read but where a game allows it; where there is no such place, a button says
/// that there is news. Who asks for it reads some lines at once, from the first on.
#[tokio::test]
async fn what_happened_since_my_turn_covers_nothing_that_decides_the_next_one() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let told = "(await page()).querySelector('section#recap:not([data-answers])')";
    for (game, players, moment) in [
        ("steel-driver", 6, format!("moves.some((move) => move.do === 'raise') && {told}")),
        ("steel-driver", 6, format!("moves.some((move) => move.do === 'build') && {told}")),
        ("carnegie", 4, format!("moves.some((move) => move.do === 'choose_timeline') && {told}")),
        ("carnegie", 1, format!("moves.some((move) => move.do === 'choose_timeline') && {told}")),
        ("ticket-to-ride-legacy", 5, format!("moves.some((move) => move.do === 'claim') && {told}")),
    ] {
        let page = browser.blank_page().await?;
        page.viewport(SMALL_LAPTOP).await?;
        let seats: Vec<&str> = std::iter::once("me").chain(["bot-random"; 5]).take(players).collect();
        starts_table(&page, &house, game, &seats, &[]).await?;
        moves_on(&page, &moment).await?;
        page.until(&format!("{} || document.querySelector('[data-recap].unread')", is_shown("section#recap"))).await?;
        assert_eq!(page.js(UNDER_THE_RECAP).await?, serde_json::json!([]), "{game}");
        let is_put_away =
            "document.querySelector('section#recap').hidden || document.querySelector('[data-recap]').click()";
        page.js(&format!("{is_put_away}; document.querySelector('[data-recap]').click()")).await?;
        assert_eq!(page.js(FEW_IN_THE_RECAP).await?, false, "{game}: some lines at once, from the first on");
        assert_eq!(
            page.js(CUT_IN_THE_RECAP).await?,
            serde_json::json!([]),
            "{game}: whole lines, and how many are below"
        );
        let edge = "document.querySelector('section#recap').getBoundingClientRect().bottom <= innerHeight";
        assert_eq!(page.js(edge).await?, true, "{game}: it ends within the window");
        all_quiet(&[&page]);
    }
    Ok(())
}

/// Carnegie's column lends it the place of donations and departments: round after round it ends with the window, on neither map nor company.
#[tokio::test]
async fn the_recap_of_carnegie_has_one_place() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(SMALL_LAPTOP).await?;
    starts_table(&page, &house, "carnegie", &["me", "bot-random", "bot-random"], &[]).await?;
    for (width, height) in [(1280, 720), (1440, 900), (2560, 1440)] {
        let told = "(await page()).querySelector('section#recap:not([data-answers])')";
        moves_on(&page, &format!("moves.some((move) => move.do === 'choose_timeline') && {told}")).await?;
        page.viewport(Viewport { width, height, ..SMALL_LAPTOP }).await?;
        page.reload().await?;
        page.until(&is_shown("section#recap")).await?;
        assert_eq!(page.js(UNDER_THE_RECAP).await?, serde_json::json!([]), "at {width}");
        assert_eq!(page.js(BELOW_THE_PARTS).await?, true, "at {width}");
        let before = version(&page).await?;
        page.click("#panel-timelines [data-target].legal").await?;
        page.until("!document.querySelector('section#recap')?.checkVisibility()").await?;
        shows_more_than(&page, before).await?;
    }
    all_quiet(&[&page]);
    Ok(())
}

/// CA-4.4: while a donation is asked about, the news lies on none of them; it waits, and is told after it with what happened since.
#[tokio::test]
async fn the_recap_of_carnegie_covers_no_donation_that_is_asked_about() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(SMALL_LAPTOP).await?;
    starts_table(&page, &house, "carnegie", &["me", "bot-random", "bot-random"], &[]).await?;
    let told = "(await page()).querySelector('section#recap:not([data-answers])')";
    moves_on(&page, &format!("moves.some((move) => move.do === 'donate') && {told}")).await?;
    page.until("document.querySelector('[data-recap].unread') !== null").await?;
    assert_eq!(page.js("document.querySelector('section#recap').hidden").await?, true);

    page.click("[data-recap]").await?;
    page.until(&is_shown("section#recap")).await?;
    assert_eq!(page.js(BELOW_THE_PARTS).await?, true, "in its place for whoever asks");
    all_quiet(&[&page]);
    Ok(())
}

/// Who answers in the auctions of others is told what happened since that answer, and nothing once more; who asks for it gets it again.
#[tokio::test]
async fn between_auctions_what_was_read_does_not_come_back() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(SMALL_LAPTOP).await?;
    starts_table(&page, &house, "american-rails", &["me", "bot-random", "bot-random", "bot-random"], &[]).await?;
    let bids_after = |decision: i64| {
        let recap = "(await page()).querySelector('section#recap:not([data-answers])')";
        format!("moves.some((move) => move.do === 'bid') && Number({recap}?.dataset.after) >= {decision}")
    };
    let mut until = 0;
    for _ in 0..3 {
        moves_on(&page, &bids_after(until)).await?;
        page.until(&is_shown("section#recap")).await?;
        let told = page.js(NUMBERS_IN_THE_RECAP).await?;
        assert!(told.as_str().is_some_and(|numbers| numbers.starts_with('1')), "{told}");
        until = page.js("Number(document.querySelector('#recap').dataset.until)").await?.as_i64().unwrap_or_default();

        page.js("document.querySelector('[data-recap-close]').click(); document.querySelector('[data-recap]').click()")
            .await?;
        assert_eq!(page.js(NUMBERS_IN_THE_RECAP).await?, told);
    }
    all_quiet(&[&page]);
    Ok(())
}

/// It ends with the window, or with the list of moves, below the names of the parts that share a place.
const BELOW_THE_PARTS: &str = "(() => {
    const [recap, parts, list] = ['#recap', '.fronts', '#now'].map((css) => document.querySelector(css).getBoundingClientRect())
    const end = list.height > 0 && list.top > parts.bottom ? Math.min(list.top, innerHeight) : innerHeight
    return recap.top >= parts.bottom && recap.left > innerWidth / 2 && Math.abs(end - recap.bottom) < 8
})()";

/// The turns that it tells of now, also those that are scrolled to.
const NUMBERS_IN_THE_RECAP: &str = "[...document.querySelectorAll('#recap li:not(.for-me)')] \
     .filter((line) => line.checkVisibility()).map((line) => line.querySelector('.no').textContent).join()";

/// A bot's numbers stand in the hexes that they speak of, below the names of cities.
#[tokio::test]
async fn the_numbers_of_a_hint_lie_on_no_name() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(SMALL_LAPTOP).await?;
    starts_table(&page, &house, "american-rails", &["me", "bot-random", "bot-random"], &[]).await?;
    for _ in 0..3 {
        moves_on(&page, "moves.filter((move) => move.do === 'place_cube').length > 3").await?;
        page.key("h").await?;
        page.until("document.querySelector('#hint li') && document.querySelectorAll('#marks .flag').length > 0")
            .await?;
        assert_eq!(page.js(NUMBERS_ON_NAMES).await?, 0);
        page.key("Escape").await?;
        moves_on(&page, "moves.some((move) => move.do === 'move_train')").await?;
    }
    all_quiet(&[&page]);
    Ok(())
}

/// A rim may touch. The names of cities are drawn by the name of all of them: their boxes follow from where they stand on the board.
const NUMBERS_ON_NAMES: &str = "(() => { \
     const { a: scale, e: left, f: top } = document.querySelector('#board').getScreenCTM(), RIM = 3; \
     const plate = ({ x, y, width, height }) => [x, y, width, height].map((length) => length.baseVal.value * scale); \
     const names = [...document.querySelectorAll('#ar-cities .plate')].map(plate).map(([x, y, wide, high]) => new DOMRect(left + x, top + y, wide, high)); \
     const numbers = [...document.querySelectorAll('#marks .flag')].map((number) => number.getBoundingClientRect()); \
     const isUnder = (one, other) => one.left + RIM < other.right && other.left + RIM < one.right && one.top + RIM < other.bottom && other.top + RIM < one.bottom; \
     return numbers.filter((number) => names.some((name) => isUnder(name, number))).length })()";

/// A new round has begun: what everybody got comes first where there is no room for all.
#[tokio::test]
async fn news_of_a_new_round_begin_with_what_everybody_got() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(SMALL_LAPTOP).await?;
    starts_table(&page, &house, "steel-driver", &["me", "bot-random", "bot-random", "bot-random"], &[]).await?;
    moves_on(&page, "(await page()).querySelector('section#recap:not([data-answers]) li.for-all')").await?;
    page.until(&is_shown("section#recap")).await?;
    assert_eq!(page.js(FIRST_IN_THE_RECAP).await?, true);
    all_quiet(&[&page]);
    Ok(())
}

/// Whether what everybody got is in sight, and nothing before it where that leaves no room for what came after.
const FIRST_IN_THE_RECAP: &str = "(() => { \
     const recap = document.querySelector('section#recap'); \
     const [ceiling, floor] = [recap.querySelector('header').getBoundingClientRect().bottom, recap.querySelector('.for-me').getBoundingClientRect().top]; \
     const its = recap.querySelector('li.for-all').getBoundingClientRect(); \
     const isLeft = recap.querySelector('.for-me[data-more]') !== null; \
     return its.top > ceiling - 2 && its.bottom < floor + 2 && (!isLeft || its.top < ceiling + 2) })()";

/// It begins elsewhere than at its first line, or shows fewer than three of more.
const FEW_IN_THE_RECAP: &str = "(() => { \
     const recap = document.querySelector('section#recap'); \
     const lines = [...recap.querySelectorAll('li:not(.for-me)')].filter((line) => line.checkVisibility()); \
     const below = Number(recap.querySelector('.for-me').dataset.more ?? 0); \
     return recap.scrollTop > 0 || lines.length - below < Math.min(3, lines.length) })()";

/// Cities, names, prices, legends, players, panels that the recap lies on; in a column that lends it a place, what can be clicked, the
/// map and the companies.
const UNDER_THE_RECAP: &str = "(() => { \
     const recap = document.querySelector('section#recap'); \
     if (!recap.checkVisibility()) return []; \
     const [on, column] = [recap.getBoundingClientRect(), document.querySelector('.side-scroll').getBoundingClientRect()]; \
     const shapes = recap.dataset.on.startsWith('shelf') ? '[data-target].legal, #now button, .layers, .companies' : '.layers [data-target], .layers text:not(.compass *), .layers .legend, .people > li, #panels .panel, .company.now .strip'; \
     return [...document.querySelectorAll(shapes)].filter((shape) => shape.checkVisibility()).filter((shape) => { \
       const its = shape.getBoundingClientRect(); \
       const isInColumn = shape.closest('.side-scroll') && its.right > column.left; \
       const bottom = isInColumn ? Math.min(its.bottom, column.bottom) : its.bottom; \
       return its.width > 0 && its.left < on.right && on.left < its.right && its.top < on.bottom && on.top < bottom \
     }).map((shape) => shape.dataset.target ?? shape.textContent.slice(0, 40)) })()";

/// Lines of the recap that are seen in part, and a number of those above or below that is not told.
const CUT_IN_THE_RECAP: &str = "(() => { \
     const mine = document.querySelector('#recap .for-me'); \
     const floor = (mine?.getBoundingClientRect().top ?? document.querySelector('#recap').getBoundingClientRect().bottom) + 1; \
     const lines = [...document.querySelectorAll('#recap li:not(.for-me)')].filter((line) => line.checkVisibility()); \
     const header = document.querySelector('#recap header'); \
     const ceiling = header.getBoundingClientRect().bottom - 1; \
     const below = lines.filter((line) => line.getBoundingClientRect().bottom > floor); \
     const above = lines.filter((line) => line.getBoundingClientRect().top < ceiling); \
     const cut = [...below.filter((line) => line.getBoundingClientRect().top < floor - 3), ...above.filter((line) => line.getBoundingClientRect().bottom > ceiling + 3)].map((line) => line.textContent); \
     const untold = [[header, above], [mine, below]].filter(([edge, more]) => edge && Number(edge.dataset.more ?? 0) !== more.length); \
     return [...cut, ...untold.map(([edge, more]) => `${edge.dataset.more} of ${more.length}`)] })()";

#[tokio::test]
async fn newcomers_are_told_the_goal_and_may_ask_and_every_column_explains_itself() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = opens_table(&browser, &house, WITH_BOTS).await?;
    moves_on(&page, "moves.length > 1").await?;

    says(&page, "#newcomer .goal", "Goal: the most money").await?;
    assert_eq!(page.js(NAMED_YOU).await?, json!(["Player 1"]), "sentences for all say whom of them they mean");
    says(&page, "#newcomer .hint", "Your bid fills").await?;
    page.click("[data-hint-read]").await?;
    // The next one is about auctions too; that of the action track waits for its time, and so does what a lit hex says.
    says(&page, "#newcomer .hint", "splits its income").await?;
    page.reload().await?;
    says(&page, "#newcomer .hint", "splits its income").await?;

    page.hover(".railways th .meaning").await?;
    page.until("document.querySelector('.means:popover-open')?.textContent.includes('earns in a year')").await?;
    page.click(".railways th .meaning").await?;
    let stays = page.js("document.querySelector('.means:popover-open') !== null").await?;
    assert_eq!(stays, true, "a click on the word leaves it open");
    page.click("#telegraph-title").await?;
    // A sign with a title is explained by a click and by a key too.
    let explains = "document.querySelector('[role=tooltip].means:popover-open')?.textContent.includes('at year end')";
    page.click(".people .d[title]").await?;
    page.until(explains).await?;
    page.key("Escape").await?;
    page.until("!document.querySelector('[role=tooltip].means')").await?;
    for _ in 0..40 {
        if page.js(explains).await? == true {
            break;
        }
        page.key("e").await?;
    }
    page.until(explains).await?;
    page.key("Escape").await?;

    page.key("h").await?;
    page.until(&is_shown("#hint li button")).await?;
    let railways_under = "[...document.querySelectorAll('.railways tbody tr')].filter((row) => row.getBoundingClientRect().bottom > document.querySelector('#hint').getBoundingClientRect().top).length";
    assert!(page.js(railways_under).await?.as_u64() <= Some(1), "the railways are compared with what a bot would bid");
    assert!(page.axe().await?.is_empty(), "{:?}", page.axe().await?);
    let before = version(&page).await?;
    page.click("#hint li button").await?;
    shows_more_than(&page, before).await?;
    page.until("!document.querySelector('#hint')").await?;
    all_quiet(&[&page]);
    Ok(())
}

/// Without a hint having been read: each is about what is asked.
/// The players of the telegraph behind whose name "you" is written.
const NAMED_YOU: &str = "[...new Set([...document.querySelectorAll('#telegraph span.player')] \
    .filter((name) => getComputedStyle(name, '::after').content.includes('you')) \
    .map((name) => name.lastChild.textContent.trim()))]";

#[tokio::test]
async fn a_newcomers_hint_is_of_use_now() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = opens_table(&browser, &house, ONE_SCREEN).await?;
    says(&page, "#newcomer .hint", "Your bid fills").await?;
    moves_on(&page, "moves.some((move) => move.do === 'move_train')").await?;
    says(&page, "#newcomer .hint", "chooses first").await?;
    moves_on(&page, "moves.some((move) => move.do === 'place_cube')").await?;
    says(&page, "#newcomer .hint", "lit hex").await?;
    all_quiet(&[&page]);
    Ok(())
}

/// In the one line that a phone has for it: a hint a move, until it is put away.
#[tokio::test]
async fn a_newcomer_on_a_phone_is_told_the_goal_and_then_hints() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(Viewport::PHONE.reduced_motion()).await?;
    starts_table(&page, &house, GAME, ONE_SCREEN, &[]).await?;
    says(&page, "#newcomer .goal", "Goal").await?;
    let high = "document.querySelector('#newcomer').offsetHeight";
    let before = page.js(high).await?;
    for hint in ["Your bid fills", "splits its income"] {
        let at = version(&page).await?;
        page.js("document.querySelector('#actions button[name=action], #act-amount .bid').click()").await?;
        shows_more_than(&page, at).await?;
        says(&page, "#newcomer .hint", hint).await?;
        assert_eq!(page.js(&is_shown("#newcomer .goal")).await?, false);
        assert_eq!(page.js(high).await?, before, "nothing moves");
    }
    page.tap("[data-hint-read]").await?;
    page.until("!document.querySelector('#newcomer').checkVisibility()").await?;
    all_quiet(&[&page]);
    Ok(())
}

/// Two fingers and two taps, as a hand makes them; and what is lit comes into view by itself.
#[tokio::test]
async fn the_map_is_pinched_and_tapped_closer_and_hides_nothing_that_is_lit() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(Viewport::PHONE.reduced_motion()).await?;
    starts_table(&page, &house, GAME, ONE_SCREEN, &[]).await?;
    page.until("document.querySelector('#wire-light.on')").await?;
    page.tap("#tabs [data-tab=board]").await?;
    let width = "document.querySelector('#board').viewBox.baseVal.width";
    let whole = page.js(width).await?;

    page.pinch(".layers", 60.0, 240.0).await?;
    page.until(&format!("{width} < {whole} / 2")).await?;
    page.pinch(".layers", 240.0, 40.0).await?;
    page.until(&format!("{width} > {whole} * 0.9")).await?;
    page.double_tap(".layers").await?;
    page.until(&format!("{width} < {whole} * 0.7")).await?;

    moves_on(&page, "moves.some((move) => move.do === 'place_first_cube')").await?;
    page.settle().await?;
    assert_eq!(page.js(OUT_OF_THE_MAP).await?, 0, "every city that can be chosen is on the screen");
    all_quiet(&[&page]);
    Ok(())
}

/// What was done and said is new until it was looked at; counts that change at every move are not, nor is an earlier moment.
#[tokio::test]
async fn an_earlier_moment_of_the_game_marks_no_tab_as_unread() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(Viewport::PHONE.reduced_motion()).await?;
    starts_table(&page, &house, GAME, ONE_SCREEN, &[]).await?;
    moves_on(&page, "moves.some((move) => move.do === 'move_train')").await?;
    let unread = "document.querySelectorAll('#tabs button.unread').length";
    page.until("document.querySelector('#tabs .unread[data-tab=telegraph][title]')").await?;
    assert_eq!(page.js(unread).await?, 1);

    page.tap("#tabs [data-tab=telegraph]").await?;
    page.until(&format!("{unread} === 0")).await?;
    page.settle().await?;
    assert_eq!(page.js(CUT_THROUGH).await?, 0, "lines of the telegraph that begin above its place");
    page.tap("#telegraph > li:last-child .mark").await?;
    page.until(
        "document.querySelector('nav#history') && document.querySelector('#tabs [data-tab=board][aria-current]')",
    )
    .await?;
    page.tap("#history a.step").await?;
    page.until("document.querySelector('#state').dataset.at === '0'").await?;
    assert_eq!(page.js(unread).await?, 0);
    // Back at the present the telegraph does not go as far back as it did.
    page.tap("#back-to-now").await?;
    page.until("!document.querySelector('nav#history')").await?;
    assert_eq!(page.js(unread).await?, 0);
    page.js("document.querySelector('#talk').append('Good move!')").await?;
    page.tap("#tabs [data-tab=players]").await?;
    page.until("document.querySelector('#tabs .unread[data-tab=telegraph][title]')").await?;
    all_quiet(&[&page]);
    Ok(())
}

/// A telegram is the same for everybody: to whom it names it says so, as the news do.
#[tokio::test]
async fn a_telegram_says_which_player_is_you() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(Viewport::PHONE).await?;
    starts_table(&page, &house, "carnegie", &["me", "bot-random"], &[]).await?;
    page.until("document.querySelector('#telegrams')").await?;
    let said = page.js(
        "(() => { document.querySelector('#telegrams').innerHTML = '<p><span class=\"player player-0\">Player 1</span> has nobody there.</p>'; \
         return getComputedStyle(document.querySelector('#telegrams .player'), '::after').content })()",
    );
    assert_eq!(said.await?, json!("\" (you)\""));
    all_quiet(&[&page]);
    Ok(())
}

/// How many lines are seen in part at the top of the telegraph.
const CUT_THROUGH: &str = "(() => { \
     const scroll = document.querySelector('.wire .scroll'); \
     const edge = scroll.getBoundingClientRect().top + parseFloat(scroll.style.getPropertyValue('--whole') || 0); \
     const words = document.createRange(); words.selectNodeContents(scroll.querySelector('#telegraph')); \
     return [...words.getClientRects()].filter((line) => line.height < 30 && line.top < edge - 3 && line.bottom > edge + 1).length })()";

/// How many lit shapes lie beside the part of the map that is shown.
const OUT_OF_THE_MAP: &str = "(() => { \
     const map = document.querySelector('.layers').getBoundingClientRect(); \
     const middle = (shape) => { const at = shape.getBoundingClientRect(); return [at.x + at.width / 2, at.y + at.height / 2] }; \
     const lit = [...document.querySelectorAll('.layers [data-target].legal')].map(middle); \
     return lit.filter(([x, y]) => x < map.left || x > map.right || y < map.top || y > map.bottom).length + (lit.length ? 0 : 99) })()";
