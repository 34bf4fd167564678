//! On a phone what one came for is in sight, and signs on a map that is seen from afar can be read.

use crate::house::House;
use crate::measuring::{NOTHING, out_of_sight, small_letters, small_targets, under};
use crate::visitor::{
    GAME, ONE_SCREEN, WITH_BOTS, all_quiet, moves_on, plays_to_the_end, says, shows_more_than, starts_table, version,
    watches,
};
use anyhow::Result;
use browser_testing::{Browser, Page, Viewport};
use serde_json::json;

pub(crate) const PHONE: Viewport = Viewport { width: 390, height: 844, reduced_motion: true, ..Viewport::PHONE };

pub(crate) const SMALL_PHONE: Viewport = Viewport { width: 360, height: 740, reduced_motion: true, ..Viewport::PHONE };

/// The form is longer than the screen; its button and what is mostly chosen are in sight at once.
#[tokio::test]
async fn a_table_is_opened_on_a_phone_without_scrolling() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(SMALL_PHONE).await?;
    page.goto(&house.at(&format!("/tables/new?game={GAME}"))).await?;
    page.until("!document.querySelector('.rarely').open").await?;

    let in_sight = "(() => { const box = document.querySelector('.ticket .big').getBoundingClientRect(); \
        const on_top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2); \
        return on_top.matches('.ticket .big') })()";
    assert_eq!(page.js(in_sight).await?, true, "the button can be tapped where the page begins");
    assert_eq!(out_of_sight(&page, &[".how-many label", ".seat-card"]).await?, NOTHING, "who sits is seen at once");
    let told = "document.querySelector('[data-of=\".begins\"]').textContent";
    assert_eq!(page.js(told).await?, "At once", "what is folded away is on the ticket");
    page.js("scrollTo(0, document.body.scrollHeight)").await?;
    let covered = "document.querySelector('.ticket .fine').getBoundingClientRect().bottom \
        > document.querySelector('.ticket .big').getBoundingClientRect().top";
    assert_eq!(page.js(covered).await?, false, "at its end the page is not under the button");

    page.tap(".ticket .big").await?;
    page.until("document.querySelector('main[data-table] #state')").await?;
    all_quiet(&[&page]);
    Ok(())
}

/// The first decision: the map above the railways; and what is explained lies on nothing that can be chosen.
#[tokio::test]
async fn the_railways_stand_below_the_map_and_no_card_lies_on_them() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    for phone in [SMALL_PHONE, Viewport { width: 390, height: 844, ..SMALL_PHONE }] {
        page.viewport(phone).await?;
        starts_table(&page, &house, GAME, &["me", "hot-seat", "hot-seat"], &[]).await?;
        page.until("document.querySelectorAll('.railways .legal').length > 3").await?;
        page.settle().await?;
        assert_eq!(out_of_sight(&page, &["#prompt", ".map > .layers", ".railways tbody tr"]).await?, NOTHING);
        page.tap(".railways th .meaning").await?;
        page.until("document.querySelector('.means:popover-open')").await?;
        assert_eq!(under(&page, ".means:popover-open").await?, NOTHING, "a word");
        page.key("Escape").await?;
        page.tap("[data-ask-hint]").await?;
        page.until("document.querySelector('#hint')").await?;
        // Above it the railways of a small phone are scrolled.
        if phone.height > SMALL_PHONE.height {
            assert_eq!(under(&page, "#hint").await?, NOTHING, "a hint");
            // Above the actions the map is low: it shows what is built, not all of the land.
            moves_on(&page, "moves.some((move) => move.do === 'move_train')").await?;
            page.until("document.querySelector('.layers.zoomed')").await?;
        }
        all_quiet(&[&page]);
    }
    Ok(())
}

/// Whoever has named a railway bids above the map, and needs not scroll for it.
#[tokio::test]
async fn a_bid_is_made_below_the_map_of_a_small_phone() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(SMALL_PHONE).await?;
    page.goto(&house.at("/language/nl?back=/about")).await?;
    starts_table(&page, &house, GAME, &["me", "hot-seat", "hot-seat", "hot-seat", "hot-seat"], &[]).await?;
    page.until("document.querySelectorAll('.railways .legal').length > 3").await?;
    let map = "document.querySelector('.layers').clientHeight";
    assert!(page.js(map).await?.as_u64() > Some(180), "the map above the railways: {}", page.js(map).await?);
    page.tap(".railways [data-target].legal").await?;
    page.tap("#tip .primary").await?;
    page.until("document.querySelector('.any-amount')").await?;
    page.settle().await?;
    assert_eq!(page.js("document.querySelector('#tabs [aria-current]').dataset.tab").await?, "board");
    let in_sight = [".map > .layers", ".bidders > li", ".any-amount button", ".any-amount output"];
    assert_eq!(out_of_sight(&page, &in_sight).await?, NOTHING);
    // Wherever one looks money and shares up, it stays where it is.
    let place = "document.querySelector('.bid').getBoundingClientRect().top";
    let here = page.js(place).await?;
    for tab in ["action-track", "railways", "players", "telegraph", "board"] {
        page.tap(&format!("#tabs [data-tab={tab}]")).await?;
        page.settle().await?;
        assert_eq!(out_of_sight(&page, &[".bid", ".way-out", ".any-amount output"]).await?, NOTHING, "{tab}");
        assert_eq!(page.js(place).await?, here, "{tab}");
    }
    // In one place, with the way out beside it.
    let above =
        "[...document.querySelectorAll('#prompt [name=action]')].filter((button) => button.checkVisibility()).length";
    assert_eq!(page.js(above).await?, 0, "bids above the map");
    page.tap(".raises button:last-child").await?;
    page.until("document.querySelector('.bid').textContent === 'Bied $14'").await?;
    page.tap(".way-out").await?;
    page.until("document.querySelectorAll('.bidders > .out').length === 1").await?;
    all_quiet(&[&page]);
    Ok(())
}

/// Carnegie's map is wide: below it stand the timelines, all four of them, and the board is left by the same tabs.
#[tokio::test]
async fn the_timelines_of_carnegie_stand_below_its_map_on_a_phone() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = table(&browser, &house, "carnegie").await?;
    // A tap on the figures of a strip chooses it, and no tip of a figure lies on the next one.
    for side in ["side-b-housing", "side-a-commerce"] {
        page.tap(&format!("li.strip:has([data-target={side}]) .field:nth-child(3)")).await?;
        page.until(&format!(
            "document.querySelector('[data-target={side}].chosen') && !document.querySelector('.means:popover-open')"
        ))
        .await?;
    }
    page.tap("#tabs [data-tab=board]").await?;
    page.settle().await?;
    assert_eq!(out_of_sight(&page, &[".map", ".timelines tbody tr"]).await?, Vec::<String>::new());
    page.tap("#tabs [data-tab=offer]").await?;
    page.until("!document.querySelector('.timelines').checkVisibility()").await?;
    rooms_stay_and_losses_are_asked_about(&page).await?;
    // Whoever chooses one sees the map too.
    moves_on(&page, "moves.some((move) => move.do === 'choose_timeline')").await?;
    page.until("document.querySelector('.timelines .legal')").await?;
    page.settle().await?;
    assert_eq!(out_of_sight(&page, &[".map > .layers", ".timelines tbody tr"]).await?, NOTHING);

    // A Dutch gift is a longer word, and stays in one line with its sign.
    page.goto(
        &house.at(&format!("/language/nl?back={}", page.js("location.pathname").await?.as_str().unwrap_or_default())),
    )
    .await?;
    page.until("document.querySelector('#wire-light.on')").await?;
    page.tap("#tabs [data-tab=timelines]").await?;
    page.settle().await?;
    let heights = "new Set([...document.querySelectorAll('.timelines .ev')].map((event) => event.offsetHeight)).size";
    assert_eq!(page.js(heights).await?, 1, "events are one line each");
    assert_eq!(out_of_sight(&page, &[".timelines .ev"]).await?, Vec::<String>::new());
    all_quiet(&[&page]);
    Ok(())
}

/// No floor grows or shrinks under a finger that picks a worker or looks at the goods; moves that would be lost are asked about.
async fn rooms_stay_and_losses_are_asked_about(page: &Page) -> Result<()> {
    moves_on(page, "moves.some((move) => move.do === 'move_worker')").await?;
    page.tap("#tabs [data-tab=company]").await?;
    page.until("document.querySelector('.company.now .crew.legal')?.checkVisibility()").await?;
    page.settle().await?;
    let floors = "[...document.querySelectorAll('.company.now .floor')].map((floor) => floor.offsetHeight).join()";
    let before = page.js(floors).await?;
    page.tap(".company.now .crew.legal").await?;
    page.until("document.querySelector('.crew.chosen')").await?;
    assert_eq!(page.js(floors).await?, before, "with a worker in hand");
    page.tap(".company.now .crew.chosen").await?;
    page.tap(".company.now .purse b.goods").await?;
    page.until("document.querySelector('#tip:not([hidden]) .primary')").await?;
    assert_eq!(page.js(floors).await?, before, "with goods to sell");
    page.tap("#tip .tip-buttons button:last-child").await?;
    page.tap("#prompt [data-loses]").await?;
    page.until("document.querySelector('dialog.confirming[open]')?.textContent.includes('moves are lost')").await?;
    page.tap("dialog.confirming button:last-child").await?;
    page.until("!document.querySelector('dialog.confirming')").await?;
    Ok(())
}

/// Whoever looks on sees companies below the map, not a sea.
#[tokio::test]
async fn the_companies_of_steel_driver_stand_below_the_map_of_who_looks_on() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let player = browser.blank_page().await?;
    starts_table(&player, &house, "steel-driver", &["me", "hot-seat", "hot-seat"], &[]).await?;
    moves_on(&player, "moves.some((move) => move.do === 'build')").await?;
    let table = player.js("location.href").await?;
    for phone in [SMALL_PHONE, Viewport { width: 390, height: 844, ..SMALL_PHONE }] {
        let page = browser.blank_page().await?;
        page.viewport(phone).await?;
        page.goto(table.as_str().unwrap_or_default()).await?;
        page.settle().await?;
        assert_eq!(out_of_sight(&page, &[".map", ".companies tbody tr"]).await?, Vec::<String>::new());
        page.tap("#tabs [data-tab=players]").await?;
        page.until("!document.querySelector('.companies').checkVisibility()").await?;
        all_quiet(&[&page]);
    }
    Ok(())
}

/// A company, a few quick amounts and steps to any other, below the map: what is ticked last counts, and one button says all of it.
#[tokio::test]
async fn an_opening_bid_is_stepped_on_a_phone() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(Viewport::PHONE.reduced_motion()).await?;
    starts_table(&page, &house, "steel-driver", ONE_SCREEN, &[]).await?;
    page.until("document.querySelectorAll('.lot-name.legal').length === 6").await?;
    page.settle().await?;
    assert_eq!(out_of_sight(&page, &["#prompt", ".map > .layers", ".lot-name", ".any-amount button"]).await?, NOTHING);
    let least =
        "Math.min(...[...document.querySelectorAll('.lot-name, .any-amount button')].map((one) => one.offsetHeight))";
    assert!(page.js(least).await?.as_u64() >= Some(44), "a finger hits it");
    assert_eq!(page.js("document.querySelector('[data-walk]').disabled").await?, true, "no company yet");
    page.tap("[data-quick='5']").await?;
    page.tap("#now [data-target=company-red]").await?;
    says(&page, "[data-walk]", "Bid 5 on Red").await?;
    page.tap("#now [data-target=company-green]").await?;
    page.tap("[data-step='1']").await?;
    says(&page, "[data-walk]", "Bid 6 on Green").await?;
    page.tap("[data-walk]").await?;
    says(&page, "#prompt", "bids 6").await?;
    all_quiet(&[&page]);
    Ok(())
}

/// A list that is higher than the room below the map opens over the map and what stands there; the way back comes in beside what helps.
#[tokio::test]
async fn a_long_list_lies_on_top_and_a_way_back_pushes_nothing_on_a_small_phone() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(SMALL_PHONE).await?;
    starts_table(&page, &house, "steel-driver", ONE_SCREEN, &[("hints", "on")]).await?;
    let numbered = "(() => { const lot = document.querySelector('.lot-name'); lot.dataset.hinted = '12'; return getComputedStyle(lot).position })()";
    assert_eq!(page.js(numbered).await?, "relative", "a company's numbers stand at its own corner");
    moves_on(&page, "moves.filter((move) => move.do === 'build').length > 8").await?;
    page.settle().await?;
    page.tap("#moves > summary").await?;
    page.until("document.querySelector('#moves[open] li')").await?;
    assert_eq!(page.js(HIDDEN_ROWS).await?, 0, "rows of the list, or its head, under the map or a panel");
    page.tap("#moves > summary").await?;
    page.until("!document.querySelector('#moves[open]')").await?;
    page.settle().await?;

    let hint = "document.querySelector('[data-ask-hint]').getBoundingClientRect().right";
    let (before, version_before) = (page.js(hint).await?, version(&page).await?);
    page.tap("#moves > summary").await?;
    page.tap("#moves li button").await?;
    page.tap(".pick .primary").await?;
    shows_more_than(&page, version_before).await?;
    page.until("document.querySelector('.undo button') && document.querySelector('[data-ask-hint]')").await?;
    assert_eq!(page.js(hint).await?, before, "the hint stays where it was");
    all_quiet(&[&page]);
    Ok(())
}

/// Rows of the open list whose middle is in sight and belongs to something else.
const HIDDEN_ROWS: &str = "(() => {
    const sheet = document.querySelector('#now').getBoundingClientRect()
    const middles = [...document.querySelectorAll('#moves > summary, #moves li')].map((row) => row.getBoundingClientRect())
        .map((row) => [row.left + row.width / 2, row.top + row.height / 2])
    return middles.filter(([x, y]) => y > sheet.top && y < Math.min(sheet.bottom, innerHeight))
        .filter(([x, y]) => !document.elementFromPoint(x, y)?.closest('#now')).length
})()";

/// The first decision of Carnegie: both sides of all four strips are on a phone's screen, with what their signs mean; on a high one the map, too.
#[tokio::test]
async fn all_strips_are_seen_when_their_sides_are_chosen_on_a_phone() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(PHONE).await?;
    starts_table(&page, &house, "carnegie", &[], &[("seats", "4")]).await?;
    page.until("document.querySelectorAll('.strip .target.legal').length === 2").await?;
    let told = ["#prompt", ".strips-legend", ".strip.either", ".map"];
    for (phone, told) in [(PHONE, &told[..]), (Viewport { width: 360, height: 740, ..PHONE }, &told[..3])] {
        page.viewport(phone).await?;
        page.settle().await?;
        assert_eq!(out_of_sight(&page, told).await?, NOTHING, "{}", phone.width);
        assert_eq!(small_letters(&page).await?, NOTHING, "{}", phone.width);
        assert_eq!(small_targets(&page).await?, NOTHING, "{}", phone.width);
    }
    // Where a bot's answers lead is seen from another part of the page, and they stay on the way there.
    page.tap("#tabs [data-tab=board]").await?;
    page.tap("[data-ask-hint]").await?;
    page.until("document.querySelector('#hint') && document.querySelector('#tabs [data-leads]')").await?;
    let led = page.js(
        "[...document.querySelectorAll('#tabs [data-leads]')].map((tab) => tab.dataset.tab + tab.dataset.leads).join()",
    );
    assert_eq!(led.await?, "company123");
    page.tap("#tabs [data-tab=company]").await?;
    page.until("!document.querySelector('#tabs [data-leads]')").await?;
    assert_eq!(out_of_sight(&page, &["#hint", ".strip.either"]).await?, NOTHING, "sides beside what a bot says");
    assert_eq!(page.js(FIELDS_TOO_NARROW).await?, 0, "what a field pays is seen beside a bot's numbers");
    all_quiet(&[&page]);
    Ok(())
}

/// The fields of strips out of which what stands in them hangs.
const FIELDS_TOO_NARROW: &str = "[...document.querySelectorAll('.field > span')]
    .filter((inside) => inside.checkVisibility() && inside.offsetWidth > inside.parentElement.offsetWidth).length";

/// Workers are moved on a small phone: what comes first is told beside them, a hint keeps the one in hand, and rooms that fill grow no higher.
#[tokio::test]
async fn workers_are_moved_on_a_small_phone() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(SMALL_PHONE).await?;
    starts_table(&page, &house, "carnegie", &["me", "hot-seat"], &[]).await?;
    moves_on(&page, "moves.some((move) => move.do === 'place_start_disc')").await?;
    let named = "[...document.querySelectorAll('.layers .name:not(.crowded)')].map((name) => name.textContent)";
    page.until(&format!("{named}.length > 12")).await?;

    moves_on(&page, "moves.some((move) => move.do === 'move_worker')").await?;
    page.until("document.querySelector('.company.now .crew.legal')?.checkVisibility()").await?;
    page.tap(".company.now [data-target=room-2-2]").await?;
    page.until("document.querySelector('#tip:not([hidden]) .tip-close')").await?;
    assert_eq!(page.js(UNDER_THE_TIP).await?, 0, "the workers that it speaks of are seen");
    page.tap("#tip .tip-title").await?;
    page.until("document.querySelector('#tip').hidden").await?;

    page.tap(".company.now .crew.legal").await?;
    page.until("document.querySelector('.crew.chosen')").await?;
    page.tap("[data-ask-hint]").await?;
    page.until("document.querySelector('#hint') && !document.querySelector('.crew.chosen')").await?;
    page.tap("[data-hint-close]").await?;
    page.until("!document.querySelector('#hint') && document.querySelector('.crew.chosen')").await?;

    let before = page.js(FLOORS).await?;
    page.js(SOMEBODY_LIES_EVERYWHERE).await?;
    assert_eq!(page.js(FLOORS).await?, before, "who comes grows no room");
    all_quiet(&[&page]);
    Ok(())
}

const UNDER_THE_TIP: &str = "(() => { const tip = document.querySelector('#tip').getBoundingClientRect(); \
     return [...document.querySelectorAll('.crew.legal, .in-question')].map((shape) => shape.getBoundingClientRect()) \
       .filter((its) => its.top < tip.bottom && tip.top < its.bottom).length })()";
const FLOORS: &str = "[...document.querySelectorAll('.company.now .floor')].map((floor) => floor.offsetHeight).join()";
const SOMEBODY_LIES_EVERYWHERE: &str = "(() => { \
     const lying = document.querySelector('.company.now .crew[data-target^=lying]').cloneNode(true); \
     lying.querySelectorAll('.dn ~ *').forEach((more) => more.remove()); \
     for (const wk of document.querySelectorAll('.company.now .room:not(.lobby, .empty) .wk')) wk.append(lying.cloneNode(true)) })()";

/// The plot of a game and its sums, on a phone.
#[tokio::test]
async fn the_end_of_a_game_can_be_read_on_a_phone() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    for (game, sums) in [("carnegie", ".scoring tfoot"), ("ticket-to-ride-legacy", ".payslip .sum")] {
        let page = browser.blank_page().await?;
        page.viewport(PHONE).await?;
        starts_table(&page, &house, game, &["me", "bot-random"], &[]).await?;
        plays_to_the_end(&page).await?;
        page.until("document.querySelector('#ending[open] .plot')").await?;
        page.settle().await?;
        assert_eq!(
            out_of_sight(&page, &[".verdict h2", ".afterwards .primary", sums]).await?,
            NOTHING,
            "{game}: the places"
        );
        for part in [sums, ".plot"] {
            page.js(&format!("document.querySelector('{part}').scrollIntoView({{ block: 'center' }})")).await?;
            assert_eq!(small_letters(&page).await?, NOTHING, "{game}, {part}");
        }
        let first = "document.querySelector('.scoring tfoot td')?.matches('.first') ?? true";
        assert_eq!(page.js(first).await?, true, "{game}: the winner's column is the first");
        page.tap("#tabs [data-tab=board]").await?;
        page.until("!document.querySelector('#ending').open").await?;
        all_quiet(&[&page]);
    }
    Ok(())
}

/// A phone has neither telegraph nor recap in sight: what was sold is told on its masthead, where it lies on nothing that can be done.
#[tokio::test]
async fn a_phone_tells_at_once_what_was_sold() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(SMALL_PHONE).await?;
    starts_table(&page, &house, "steel-driver", &["me", "hot-seat", "hot-seat"], &[]).await?;
    moves_on(&page, "(await page()).querySelector('#state p')").await?;
    page.until("document.querySelector('#telegrams p')").await?;

    let lies_above = "document.querySelector('#telegrams').getBoundingClientRect().bottom \
        <= document.querySelector('#prompt').getBoundingClientRect().top + 1";
    assert_eq!(page.js(lies_above).await?, true, "the prompt is read below it");
    let covers = "document.querySelector('#telegrams').getBoundingClientRect().bottom \
        > document.querySelector('.years').getBoundingClientRect().top + 2";
    watches(&page, "moves.some((move) => move.do === 'build')").await?;
    page.until("document.querySelector('#telegrams p')").await?;
    assert_eq!(page.js(covers).await?, false, "the round stays in sight, however much is sold");
    assert_eq!(under(&page, "#telegrams").await?, NOTHING);
    page.tap("#telegrams p").await?;
    page.until("!document.querySelector('#telegrams p')").await?;
    all_quiet(&[&page]);
    Ok(())
}

pub(crate) async fn table(browser: &Browser, house: &House, game: &str) -> Result<Page> {
    let page = browser.blank_page().await?;
    page.viewport(SMALL_PHONE).await?;
    starts_table(&page, house, game, WITH_BOTS, &[]).await?;
    page.until("document.querySelector('#wire-light.on')").await?;
    Ok(page)
}

pub(crate) async fn from_afar(page: &Page) -> Result<()> {
    page.tap("#tabs [data-tab=board]").await?;
    page.js("document.querySelector('[data-zoom=fit]').click()").await?;
    page.settle().await?;
    Ok(())
}

#[tokio::test]
async fn a_phone_says_who_stands_where_beside_every_part() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    for (game, players) in [("american-rails", 5), ("steel-driver", 6), ("carnegie", 4), ("ticket-to-ride-legacy", 5)] {
        let page = browser.blank_page().await?;
        page.viewport(SMALL_PHONE).await?;
        starts_table(
            &page,
            &house,
            game,
            &["me", "hot-seat", "hot-seat", "hot-seat", "hot-seat", "hot-seat"][..players],
            &[],
        )
        .await?;
        page.settle().await?;
        assert_eq!(page.js(SCORES).await?, json!({ "players": players, "inside": true }), "{game}");
        page.viewport(Viewport::LAPTOP).await?;
        page.until("!document.querySelector('.scores').checkVisibility()").await?;
    }
    Ok(())
}

/// Between the logo and the ways out of the table, above the years.
const SCORES: &str = "(() => { \
    const box = (css) => document.querySelector(css).getBoundingClientRect(); \
    const shown = [...document.querySelectorAll('.scores [class^=player-]')].filter((one) => /\\d$/.test(one.textContent)); \
    const inside = ({ left, right, bottom }) => left >= box('.logo').right && right <= box('.mast nav').left && bottom <= box('.years').top + 1; \
    return { players: shown.length, inside: shown.every((one) => inside(one.getBoundingClientRect())) } })()";
