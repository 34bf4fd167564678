//! Acting: by the board, the list, the keys and a finger, with what it costs said before.

use crate::house::House;
use crate::visitor::{
    GAME, ONE_SCREEN, WITH_BOTS, all_quiet, is_shown, moves_on, opens_table, says, shows_more_than, starts_table,
    version,
};
use anyhow::{Context, Result};
use browser_testing::{Browser, Page, Viewport};

/// A railway waits for its first city: one click on the board is a move.
const FIRST_CITY: &str = "moves.some((move) => move.do === 'place_first_cube')";
/// An Expand is on, and a hex can be entered by one railway only.
const EXPAND: &str = "moves.some((move) => move.do === 'place_cube')";
/// The same, and one railway alone can build.
const ONE_RAILWAY: &str = "((cubes) => cubes.length > 1 && new Set(cubes.map((cube) => cube.railway)).size === 1)(moves.filter((move) => move.do === 'place_cube'))";
/// An Expand is on, and two railways can enter the same hex.
const SHARED_HEX: &str = "new Set(moves.filter((move) => move.do === 'place_cube').map((move) => move.hex)).size \
     < moves.filter((move) => move.do === 'place_cube').length";

#[tokio::test]
async fn a_click_on_a_lit_hex_acts_and_its_worth_is_told_before() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = opens_table(&browser, &house, ONE_SCREEN).await?;
    moves_on(&page, FIRST_CITY).await?;

    let hex = "path[data-target=hex-2-1], .hexes path.legal";
    page.hover(hex).await?;
    says(&page, "#tip", "income $").await?;
    page.click(hex).await?;

    page.until("document.querySelectorAll('#pieces .cube').length === 1").await?;
    says(&page, "#telegraph li", "starts").await?;
    all_quiet(&[&page]);
    Ok(())
}

/// How many of the hexes that can be clicked the tip hides.
const UNDER_THE_TIP: &str = "(() => { \
     const box = tip.getBoundingClientRect(); \
     const meets = (its) => its.left < box.right && box.left < its.right && its.top < box.bottom && box.top < its.bottom; \
     return [...document.querySelectorAll('.hexes .legal')].filter((hex) => meets(hex.getBoundingClientRect())).length })()";

#[tokio::test]
async fn an_expand_tells_price_and_income_before_the_click() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = opens_table(&browser, &house, ONE_SCREEN).await?;
    moves_on(&page, EXPAND).await?;
    let hex = hex_with(&page, 1).await?;
    let (cubes, before) = (cubes(&page).await?, version(&page).await?);

    page.hover(&hex).await?;
    page.until("/\\$\\d+ of \\$\\d+ · income/.test(tip.textContent)").await?;
    assert_eq!(page.js(UNDER_THE_TIP).await?, 0, "what can be clicked is seen");
    assert!(page.js("document.querySelectorAll('#board .prices text').length").await?.as_u64() > Some(0));
    page.click(&hex).await?;

    shows_more_than(&page, before).await?;
    page.until(&format!("document.querySelectorAll('#pieces .cube').length === {}", cubes + 1)).await?;
    all_quiet(&[&page]);
    Ok(())
}

#[tokio::test]
async fn a_hex_that_two_railways_can_enter_asks_which_one() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = opens_table(&browser, &house, ONE_SCREEN).await?;
    moves_on(&page, SHARED_HEX).await?;
    let hex = hex_with(&page, 2).await?;
    let before = version(&page).await?;

    page.click(&hex).await?;
    page.until("document.querySelectorAll('.pick[role=dialog] > button').length === 2").await?;
    page.key("Escape").await?;
    page.until("!document.querySelector('.pick')").await?;
    assert_eq!(version(&page).await?, before, "Escape is no move");

    page.click(&hex).await?;
    let second = ".pick > button:nth-of-type(2)";
    let railway = page.text(&format!("{second} span")).await?;
    let railway = railway.split(' ').next().context("a railway's name")?.to_owned();
    page.click(second).await?;

    shows_more_than(&page, before).await?;
    let place = hex.trim_start_matches("path[data-target=hex-").trim_end_matches(']');
    let cube = format!("#cube-{}-{place}", railway.to_lowercase());
    page.until(&format!("document.querySelector('{cube}')")).await?;
    all_quiet(&[&page]);
    Ok(())
}

#[tokio::test]
async fn a_railway_and_then_a_hex_are_a_move_too() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = opens_table(&browser, &house, ONE_SCREEN).await?;
    moves_on(&page, SHARED_HEX).await?;
    let hex = hex_with(&page, 2).await?;
    let before = version(&page).await?;

    let railway = railway_of(&page, &hex).await?;

    page.click(&railway).await?;
    page.until("document.querySelector('#panel-railways .target.chosen')").await?;
    if page.js("Boolean(document.querySelector('.pick'))").await? == true {
        page.key("Escape").await?;
        page.until("!document.querySelector('.pick')").await?;
        page.click(&railway).await?;
    }
    page.click(&format!("{hex}.legal")).await?;

    shows_more_than(&page, before).await?;
    all_quiet(&[&page]);
    Ok(())
}

#[tokio::test]
async fn every_move_on_the_board_is_a_button_in_the_list() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = opens_table(&browser, &house, ONE_SCREEN).await?;
    moves_on(&page, EXPAND).await?;
    let before = version(&page).await?;
    let in_list = "new Set([...document.querySelectorAll('#moves button')].flatMap((b) => b.dataset.targets.split(' ')).filter((t) => t.startsWith('hex-'))).size";
    assert_eq!(page.js(in_list).await?, page.js("document.querySelectorAll('.hexes .legal').length").await?);

    page.click("#moves summary").await?;
    says(&page, "#moves li button small", "income").await?;
    // Whoever opened it with a double click has chosen nothing.
    let second = "document.querySelector('#moves li:last-child button').dispatchEvent(new MouseEvent('click', { detail: 2, bubbles: true, cancelable: true }))";
    assert_eq!(page.js(second).await?, false, "it is stopped");
    assert_eq!(version(&page).await?, before, "and is no move");
    page.click("#moves li:last-child button").await?;

    shows_more_than(&page, before).await?;
    all_quiet(&[&page]);
    Ok(())
}

#[tokio::test]
async fn a_bid_of_any_amount_can_be_chosen() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = opens_table(&browser, &house, ONE_SCREEN).await?;
    moves_on(&page, "moves.some((move) => move.do === 'bid')").await?;

    // What can't be bid is not bid, and nothing else in its place: it is said.
    let before = version(&page).await?;
    page.js("(document.querySelector('#amount-number').value = 999, document.querySelector('#amount-number').focus())")
        .await?;
    page.key("Enter").await?;
    says(&page, "#toast", "can be chosen here").await?;
    assert_eq!(version(&page).await?, before, "nothing was bid");
    page.until("document.querySelector('#amount-number').value === '999'").await?;
    page.key("Escape").await?;
    page.until("document.activeElement.id !== 'amount-number'").await?;

    page.key("n").await?;
    page.until("document.activeElement.matches('#act-amount .bid')").await?;
    page.click("#amount-number").await?;
    page.type_text("12").await?;
    page.until("document.querySelector('#amount-number').value === '12'").await?;
    page.click("#act-amount [data-step='1']").await?;
    page.click("#act-amount .bid").await?;

    says(&page, "#telegraph li", "bids $13").await?;
    says(&page, "#prompt", "bids $13").await?;
    says(&page, "#act-amount .bid", "Bid $14").await?;
    all_quiet(&[&page]);
    Ok(())
}

#[tokio::test]
async fn the_keyboard_alone_reaches_the_board_walks_over_it_and_acts() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = opens_table(&browser, &house, ONE_SCREEN).await?;
    moves_on(&page, SHARED_HEX).await?;

    tab_to(&page, "document.activeElement.matches('.hexes path.legal')").await?;
    assert!(page.js("document.activeElement.getAttribute('aria-label').length").await?.as_u64() > Some(0));
    page.until(&is_shown("#tip")).await?;
    let here = page.js("document.activeElement.dataset.target").await?;
    for arrow in ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"] {
        page.key(arrow).await?;
        if page.js("document.activeElement.dataset.target").await? != here {
            break;
        }
    }
    assert_ne!(page.js("document.activeElement.dataset.target").await?, here, "an arrow leads to another lit hex");

    // Enter on a hex of two railways opens the menu; Escape leads back to the hex.
    let shared = hex_with(&page, 2).await?;
    page.js(&format!("document.querySelector('{shared}').focus()")).await?;
    page.key("Enter").await?;
    page.until("document.querySelector('.pick')?.contains(document.activeElement)").await?;
    page.key("Escape").await?;
    page.until(&format!("document.activeElement.matches('{shared}')")).await?;
    let before = version(&page).await?;
    page.key("Enter").await?;
    page.until("document.querySelector('.pick')?.contains(document.activeElement)").await?;
    page.key("Tab").await?;
    page.until("document.activeElement.matches('.pick button:nth-of-type(2)')").await?;
    page.key("Enter").await?;

    shows_more_than(&page, before).await?;
    page.until("document.activeElement.matches('.hexes path.legal, #prompt p')").await?;
    all_quiet(&[&page]);
    Ok(())
}

#[tokio::test]
async fn a_button_of_the_list_is_pressed_by_tab_and_enter() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = opens_table(&browser, &house, ONE_SCREEN).await?;
    moves_on(&page, "moves.some((move) => move.do === 'bid')").await?;
    let before = version(&page).await?;

    tab_to(&page, "document.activeElement.matches('#act-amount .bid')").await?;
    page.key("Enter").await?;

    shows_more_than(&page, before).await?;
    page.until("document.activeElement.matches('#prompt p, #prompt button, #actions button')").await?;
    // The pressed button may stand for another move now: it does what it says.
    let says_what_it_does = "document.querySelector('.bid').textContent.includes(`$${JSON.parse(document.querySelector('#amount').value).dollars}`)";
    assert_eq!(page.js(says_what_it_does).await?, true);
    all_quiet(&[&page]);
    Ok(())
}

#[tokio::test]
async fn a_finger_sees_the_price_first_and_then_says_yes() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(Viewport::PHONE.reduced_motion()).await?;
    starts_table(&page, &house, GAME, ONE_SCREEN, &[]).await?;
    moves_on(&page, FIRST_CITY).await?;
    let before = version(&page).await?;
    page.tap("#tabs [data-tab=board]").await?;
    page.js("document.querySelector('[data-zoom=fit]').click()").await?;

    page.tap(".hexes path.legal").await?;
    says(&page, "#tip", "income $").await?;
    assert_eq!(version(&page).await?, before, "the first touch only tells");
    page.tap("#tip .tip-buttons button:not(.primary)").await?;
    page.until("tip.hidden").await?;
    page.tap(".hexes path.legal").await?;
    page.tap("#tip .tip-buttons .primary").await?;

    shows_more_than(&page, before).await?;
    page.until("document.querySelectorAll('#pieces .cube').length === 1").await?;
    all_quiet(&[&page]);
    Ok(())
}

#[tokio::test]
async fn a_click_where_nothing_is_possible_tells_the_rule() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = opens_table(&browser, &house, ONE_SCREEN).await?;
    moves_on(&page, ONE_RAILWAY).await?;
    let before = version(&page).await?;
    // The only railway that builds is no choice: it is not lit, and leads to the map.
    assert_eq!(page.js("document.querySelectorAll('.railways .legal').length").await?, 0);
    let only = page.js("document.querySelector('#moves button').dataset.targets.split(' ')[0]").await?;
    page.click(&format!(".railways [data-target={}]", only.as_str().context("a railway")?)).await?;
    says(&page, "#tip", "choose there").await?;

    page.click(".hexes path:not(.legal):last-of-type").await?;

    says(&page, "#tip", "Why not?").await?;
    let rule = page.text("#tip .why a").await?;
    assert!(rule.starts_with("Read this rule (AR-"), "{rule}");
    let paragraph = page.js("document.querySelector('#tip .why a').href").await?;
    assert_eq!(version(&page).await?, before);
    page.goto(paragraph.as_str().context("a link")?).await?;
    page.until("document.querySelector(':target').textContent.length > 0").await?;
    all_quiet(&[&page]);
    Ok(())
}

#[tokio::test]
async fn a_player_takes_an_own_move_back() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = opens_table(&browser, &house, ONE_SCREEN).await?;
    moves_on(&page, EXPAND).await?;
    let (cubes_before, before) = (cubes(&page).await?, version(&page).await?);

    page.click(&hex_with(&page, 1).await?).await?;
    page.until(&format!("document.querySelectorAll('#pieces .cube').length === {}", cubes_before + 1)).await?;
    page.click("form.undo button[value=back]").await?;

    shows_more_than(&page, before + 1).await?;
    page.until(&format!("document.querySelectorAll('#pieces .cube').length === {cubes_before}")).await?;
    all_quiet(&[&page]);
    Ok(())
}

/// Against bots a way back leads over their moves: one is told how far.
#[tokio::test]
async fn whoever_takes_back_more_than_one_move_is_told_how_many() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = opens_table(&browser, &house, WITH_BOTS).await?;
    moves_on(&page, EXPAND).await?;
    let moves = "Number(document.querySelector('#state').dataset.moves)";

    let mut most = 0;
    for _ in 0..4 {
        let before = page.js(moves).await?.as_u64().unwrap_or_default();
        page.click("form.undo button[value=back]").await?;
        page.until(&format!("{moves} < {before} && !document.querySelector('main[aria-busy]')")).await?;
        let back = before - page.js(moves).await?.as_u64().unwrap_or_default();
        let told = format!(
            "!document.querySelector('#toast').hidden && document.querySelector('#toast').textContent.includes('{back} moves taken back')"
        );
        assert_eq!(page.js(&told).await?, back > 1, "{back} moves");
        most = most.max(back);
    }
    assert!(most > 1, "no bot moved between four decisions");
    all_quiet(&[&page]);
    Ok(())
}

async fn cubes(page: &Page) -> Result<u64> {
    Ok(page.js("document.querySelectorAll('#pieces .cube').length").await?.as_u64().unwrap_or_default())
}

/// A lit hex that so many moves lead to.
async fn hex_with(page: &Page, moves: usize) -> Result<String> {
    let find = format!(
        "(() => {{ const count = (t) => [...document.querySelectorAll('[data-targets]')].filter((b) => b.dataset.targets.split(' ').includes(t)).length; \
         return [...document.querySelectorAll('.hexes .legal')].map((hex) => hex.dataset.target).find((t) => count(t) === {moves}) ?? '' }})()"
    );
    let hex = page.js(&find).await?;
    let hex = hex.as_str().filter(|hex| !hex.is_empty()).context("there is such a hex")?;
    Ok(format!("path[data-target={hex}]"))
}

/// A railway that can build on this hex, in its panel.
async fn railway_of(page: &Page, hex: &str) -> Result<String> {
    let find = format!(
        "(() => {{ const hex = document.querySelector('{hex}').dataset.target; \
         const ways = [...document.querySelectorAll('[data-targets]')].map((b) => b.dataset.targets.split(' ')).filter((to) => to.includes(hex)); \
         return ways.flat().find((to) => document.querySelector(`#panel-railways [data-target=\"${{to}}\"].legal`)) ?? '' }})()"
    );
    let railway = page.js(&find).await?;
    let railway = railway.as_str().filter(|railway| !railway.is_empty()).context("a railway can build there")?;
    Ok(format!("#panel-railways [data-target={railway}]"))
}

/// Presses Tab until the focus is there.
async fn tab_to(page: &Page, is_there: &str) -> Result<()> {
    for _ in 0..150 {
        page.key("Tab").await?;
        if page.js(is_there).await? == true {
            return Ok(());
        }
    }
    anyhow::bail!("150 times Tab, and still not true: {is_there}")
}
