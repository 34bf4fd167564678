//! What decides the game is in sight and can be read, on a small laptop and with the most players.

use crate::house::House;
use crate::legacy::{keep_two_tickets, my_turn};
use crate::measuring::{
    NOTHING, comes_into_sight, cut_off, fills_the_house, on_each_other, out_of_sight, small_letters, small_targets,
    sticking_out_of, under,
};
use crate::phone::PHONE;
use crate::visitor::{ONE_SCREEN, all_quiet, moves_on, opens_table, says, shows_more_than, starts_table, version};
use anyhow::{Context as _, Result};
use browser_testing::{Browser, Page, Viewport};

pub(crate) const SMALL_LAPTOP: Viewport =
    Viewport { width: 1280, height: 720, reduced_motion: true, ..Viewport::LAPTOP };

pub(crate) const FIVE: &[&str] = &["me", "hot-seat", "hot-seat", "hot-seat", "hot-seat"];

const SIX: &[&str] = &["me", "hot-seat", "hot-seat", "hot-seat", "hot-seat", "hot-seat"];

/// Earlier moments are drawn as large as the present one, and their bar is one line beside the prompt.
async fn the_history_can_be_read(page: &Page) -> Result<()> {
    page.click(".mast .history-link").await?;
    page.until("document.querySelector('nav#history')").await?;
    page.settle().await?;
    assert_eq!(small_letters(page).await?, NOTHING, "in the history");
    assert_eq!(out_of_sight(page, &["#history > *", "#prompt > p"]).await?, NOTHING, "in the history");
    let covered = "document.querySelector('#prompt > p').getBoundingClientRect().right > document.querySelector('#history').getBoundingClientRect().left";
    assert_eq!(page.js(covered).await?, false, "the bar lies on the prompt");
    page.click("#back-to-now").await?;
    page.until("!document.querySelector('nav#history')").await?;
    Ok(())
}

/// While a newcomer is told the goal, and afterwards.
#[tokio::test]
async fn a_prompt_of_two_lines_moves_nothing_on_a_small_laptop() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = opens_table(&browser, &house, FIVE).await?;
    page.viewport(SMALL_LAPTOP).await?;
    let is_told = "document.querySelector('#newcomer').checkVisibility()";
    page.until(is_told).await?;
    for _ in 0..2 {
        assert_eq!(page.js(GROWS_AND_MOVES).await?, "true,0");
        assert_eq!(cut_off(&page, &["#prompt"]).await?, NOTHING);
        page.js("localStorage.setItem('newcomer american-rails', '{\"read\":6,\"played\":true}')").await?;
        page.reload().await?;
        page.until(&format!("!{is_told}")).await?;
    }
    all_quiet(&[&page]);
    Ok(())
}

/// While another bids, the place of one's own bid stays free.
#[tokio::test]
async fn six_companies_stay_where_they_are_while_others_bid() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(SMALL_LAPTOP).await?;
    starts_table(&page, &house, "steel-driver", SIX, &[]).await?;
    moves_on(&page, "moves.some((move) => move.do === 'raise')").await?;
    for (width, height) in [(1280, 720), (1440, 900), (2560, 1440)] {
        page.viewport(Viewport { width, height, ..SMALL_LAPTOP }).await?;
        page.until("document.querySelector('#now > #panel-auction + .actions .any-amount')").await?;
        let moved = page.js(MOVED_WITHOUT_A_BID).await?.as_f64().context("no number")?;
        assert!(moved.abs() <= 1.0, "by {moved} at {width}");
        page.reload().await?;
    }
    all_quiet(&[&page]);
    Ok(())
}

/// By how much the companies move when there is nothing more to bid.
const MOVED_WITHOUT_A_BID: &str = "(() => {
    const top = () => document.querySelector('#panel-companies').getBoundingClientRect().top, before = top()
    document.querySelector('#now > .actions').remove()
    return Math.round(top() - before)
})()";

/// Whether the prompt has two lines once enough is added, and by how much the map has moved then.
const GROWS_AND_MOVES: &str = "(() => {
    const high = () => document.querySelector('#prompt > p').getBoundingClientRect().height
    const top = () => document.querySelector('.layers').getBoundingClientRect().top
    const [line, before] = [high(), top()]
    for (let words = 0; words < 60 && high() < 1.5 * line; words++) document.querySelector('#prompt .sub').append(' and more')
    return [high() > 1.5 * line, top() - before].join()
})()";

/// Action track, six railways, everybody's money, income and shares, the prompt and the latest news.
#[tokio::test]
async fn five_players_of_american_rails_see_all_that_decides_the_game_on_a_small_laptop() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = opens_table(&browser, &house, FIVE).await?;
    page.viewport(SMALL_LAPTOP).await?;

    for moment in [
        "moves.some((move) => move.do === 'bid') && moves.some((move) => move.do === 'pass')",
        "moves.some((move) => move.do === 'move_train')",
        "moves.some((move) => move.do === 'stop')",
    ] {
        moves_on(&page, moment).await?;
        page.settle().await?;
        let in_sight = [
            "#prompt",
            ".action-track",
            ".railways tbody tr",
            ".numbered > li .m",
            ".numbered > li .d",
            ".numbered > li .s",
            "#telegraph li:last-child",
        ];
        assert_eq!(out_of_sight(&page, &in_sight).await?, NOTHING, "{moment}");
        assert_eq!(small_letters(&page).await?, NOTHING, "{moment}");
        assert_eq!(small_targets(&page).await?, NOTHING, "{moment}");
        // A little higher, the map must not grow at the railways' cost.
        page.viewport(Viewport { height: 800, ..SMALL_LAPTOP }).await?;
        page.settle().await?;
        assert_eq!(out_of_sight(&page, &in_sight).await?, NOTHING, "{moment}, in a higher window");
        page.viewport(SMALL_LAPTOP).await?;
    }
    the_history_can_be_read(&page).await?;
    all_quiet(&[&page]);
    Ok(())
}

/// Train table, six companies, everybody's money and shares, the prompt and the latest news.
#[tokio::test]
async fn six_investors_of_steel_driver_see_each_other_on_a_small_laptop() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(SMALL_LAPTOP).await?;
    starts_table(&page, &house, "steel-driver", SIX, &[]).await?;
    page.settle().await?;

    let in_sight = [
        "#prompt",
        ".train-table",
        ".companies tbody tr",
        ".people > li .nm",
        ".people > li .m",
        "#telegraph > li:last-child",
    ];
    assert_eq!(out_of_sight(&page, &in_sight).await?, NOTHING);
    assert_eq!(small_letters(&page).await?, NOTHING);
    assert_eq!(small_targets(&page).await?, NOTHING);
    assert_eq!(page.js(&moved_by_the_list("#panel-companies")).await?, 0);
    the_history_can_be_read(&page).await?;
    // An auction takes its room from none of that, on no screen.
    moves_on(&page, "moves.some((move) => move.do === 'raise')").await?;
    for (width, height) in [(1280, 720), (1440, 900), (2560, 1440)] {
        page.viewport(Viewport { width, height, ..SMALL_LAPTOP }).await?;
        page.settle().await?;
        assert_eq!(out_of_sight(&page, &in_sight).await?, NOTHING, "an auction, {width}×{height}");
    }
    all_quiet(&[&page]);
    Ok(())
}

/// By how much this panel stands lower for the list of all moves, which lies beside its heading.
fn moved_by_the_list(panel: &str) -> String {
    format!(
        "(() => {{ const top = () => document.querySelector('{panel}').getBoundingClientRect().top; \
         const list = document.querySelector('#actions'); \
         const before = top(); list.remove(); const after = top(); document.querySelector('#now').append(list); \
         return Math.round(before - after) }})()"
    )
}

/// The own tickets, every company with its money and stock, the newspaper and the latest news.
#[tokio::test]
async fn five_companies_of_legacy_see_each_other_on_a_small_laptop() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(SMALL_LAPTOP).await?;
    starts_table(&page, &house, "ticket-to-ride-legacy", &[], &[("seats", "5")]).await?;
    page.until("document.querySelectorAll('#now [data-target^=offer-].legal').length === 4").await?;
    let table = page.url().await?;
    for language in ["nl", "en"] {
        page.goto(&house.at(&format!("/language/{language}?back=/tables/{}", id_of(&table)))).await?;
        page.until("document.querySelectorAll('#now [data-target^=offer-].legal').length === 4").await?;
        page.settle().await?;
        let while_chosen = ["#now .offer .ticket", ".people > li .nm", ".people > li .m", ".people > li .d"];
        assert_eq!(out_of_sight(&page, &while_chosen).await?, NOTHING, "first tickets, {language}");
    }
    keep_two_tickets(&page).await?;
    my_turn(&page).await?;
    page.settle().await?;

    let in_sight = [
        "#prompt",
        ".tickets .ticket",
        ".people > li .nm",
        ".people > li .m",
        ".people > li .d",
        ".hand",
        "#telegraph > li:last-child",
        ".below-them a",
    ];
    assert_eq!(out_of_sight(&page, &in_sight).await?, NOTHING);
    assert_eq!(page.js(&moved_by_the_list("#panel-tickets")).await?, 0);
    // Where the column is too low for a story, its name stands there, and opens.
    assert_eq!(page.js("document.querySelector('#story').open").await?, false);
    page.click(".below-them a[href$=story]").await?;
    page.until("document.querySelector('#story p').checkVisibility()").await?;
    page.js("document.querySelector('.side-scroll').scrollTop = 0").await?;
    assert_eq!(small_letters(&page).await?, NOTHING);
    // The numbers of every company say what they mean.
    let means = [("4) .rolling", "Trains left"), ("2) .m", "Coins so far")];
    for (number, means) in means {
        page.click(&format!(".people > li:nth-child({number}")).await?;
        page.until(&format!("document.querySelector('body > .means')?.textContent.startsWith('{means}')")).await?;
    }
    let before = version(&page).await?;
    page.click("[data-target=deck].legal").await?;
    shows_more_than(&page, before).await?;
    page.until("document.activeElement.matches('#prompt p')").await?;
    the_history_can_be_read(&page).await?;
    all_quiet(&[&page]);
    Ok(())
}

/// All seventy cities of the whole map, on a small laptop.
#[tokio::test]
async fn the_names_of_the_whole_map_of_legacy_can_be_read_on_a_small_laptop() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(SMALL_LAPTOP).await?;
    starts_table(&page, &house, "ticket-to-ride-legacy", &[], &[("option-world", "whole")]).await?;
    page.until("document.querySelectorAll('#board .plates text').length > 60").await?;
    page.settle().await?;
    assert_eq!(small_letters(&page).await?, NOTHING);
    all_quiet(&[&page]);
    Ok(())
}

/// Whoever waits for friends sees every link to send, and all that can be done.
#[tokio::test]
async fn the_links_for_friends_are_in_sight_beside_what_is_lit() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let with_friends = |friends: usize| [&["me"][..], &["friend"; 4][..friends]].concat();
    for (game, friends, lit) in [
        ("american-rails", 4, ".railways tbody tr"),
        ("steel-driver", 4, "#prompt"),
        ("carnegie", 2, "#prompt"),
        ("ticket-to-ride-legacy", 4, "#now .offer .ticket"),
    ] {
        let page = browser.blank_page().await?;
        page.viewport(SMALL_LAPTOP).await?;
        starts_table(&page, &house, game, &with_friends(friends), &[]).await?;
        page.until("document.querySelector('#wire-light.on')").await?;
        page.settle().await?;
        comes_into_sight(&page, &[".invitations button", lit]).await.with_context(|| game)?;
        if game == "american-rails" {
            page.viewport(PHONE).await?;
            page.reload().await?;
            page.until("document.querySelector('#wire-light.on')").await?;
            page.settle().await?;
            let in_sight = [".railways tbody tr", ".invitations .label", ".invitations [data-copy]"];
            assert_eq!(out_of_sight(&page, &in_sight).await?, NOTHING, "on a phone");
        }
        all_quiet(&[&page]);
    }
    Ok(())
}

/// How many tabs of companies lie below what is explained.
const COMPANIES_BELOW_A_NOTE: &str = "(() => {
    const note = document.querySelector('.means:popover-open').getBoundingClientRect()
    const meets = (its) => its.left < note.right && note.left < its.right && its.top < note.bottom && note.top < its.bottom
    return [...document.querySelectorAll('.company-tab')].filter((tab) => meets(tab.getBoundingClientRect())).length
})()";

/// The numbers of a bot's answers that are cut, or stand between two strips.
const NUMBERS_OUT_OF_THEIR_ROWS: &str = "[...document.querySelectorAll('.strip [data-hinted]')].filter((name) => {
    const [number, row] = [getComputedStyle(name, '::before'), name.closest('.strip')]
    const [left, top, wide] = [number.left, number.top, number.width].map(parseFloat)
    return left - wide / 2 < 0 || left + wide / 2 > parseFloat(getComputedStyle(row).paddingLeft) || Math.abs(top - row.clientHeight / 2) > 1
}).length";

/// A line that leads to the whole row lies above its fields.
const CLICK_A_RAILROAD: &str = "(() => { \
     const field = document.querySelector('.tracks-table .midwest .railroad').getBoundingClientRect(); \
     const at = { clientX: field.x + field.width / 2, clientY: field.y + field.height / 2, bubbles: true }; \
     document.elementFromPoint(at.clientX, at.clientY).dispatchEvent(new MouseEvent('click', at)) })()";

/// Departments and donations in full, and the first decision where the strips are.
#[tokio::test]
async fn carnegie_can_be_read_and_hit_on_a_small_laptop() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(SMALL_LAPTOP).await?;
    starts_table(&page, &house, "carnegie", &[], &[("seats", "4")]).await?;
    page.until("document.querySelectorAll('.strip .target.legal').length === 2").await?;

    assert_eq!(small_letters(&page).await?, NOTHING, "both sides of the strips");
    assert_eq!(small_targets(&page).await?, NOTHING, "both sides of the strips");
    let at_once = [
        "#prompt",
        ".timelines",
        ".tracks-table",
        "[data-front-of=donations] .ledger",
        ".strip.either",
        ".company-tab",
        ".company-tab .bot .face",
    ];
    assert_eq!(out_of_sight(&page, &at_once).await?, NOTHING, "both sides of the strips");
    page.click(".company-tab .bot").await?;
    page.until("document.querySelector('.means:popover-open')").await?;
    assert_eq!(page.js(COMPANIES_BELOW_A_NOTE).await?, 0, "what a face says");
    page.click("button[data-front=departments]").await?;
    assert_eq!(
        out_of_sight(&page, &["[data-front-of=departments] .tile .effect"]).await?,
        NOTHING,
        "what departments do"
    );
    assert_eq!(small_letters(&page).await?, NOTHING, "departments");
    page.viewport(Viewport { width: 2560, height: 1440, ..SMALL_LAPTOP }).await?;
    page.settle().await?;
    assert_eq!(out_of_sight(&page, &["#moves > summary"]).await?, NOTHING, "the list of moves below departments");
    page.viewport(SMALL_LAPTOP).await?;
    page.settle().await?;
    page.hover("[data-front-of=departments] .tile .target").await?;
    says(&page, "#tip:not([hidden])", "One worker goes out to a region: $8 or 8 moves").await?;
    // What leads nowhere says what it means, down to the field under the pointer.
    page.js(CLICK_A_RAILROAD).await?;
    says(&page, "#tip:not([hidden])", "Midwest: A worker sent there comes back when the Midwest pays").await?;
    says(&page, "#tip:not([hidden])", "railroad: 3 study points").await?;
    page.key("Escape").await?;
    page.click(".tab-1").await?;
    page.until("document.querySelector('.company-of-1 .strip:not(.either)')?.checkVisibility()").await?;
    assert_eq!(out_of_sight(&page, &[".company-of-1 .room", ".company-of-1 .strip"]).await?, NOTHING, "a company");
    assert_eq!(cut_off(&page, &[".company-tab:not(.now) .nm", ".room-name"]).await?, NOTHING, "a company");
    assert_eq!(on_each_other(&page, ".company-of-1 .fields").await?, NOTHING, "a company's strips");

    // The sides are chosen where the strips are, by mouse and by keyboard; then the first house, by a click on the map.
    page.click(".company-tab.now").await?;
    page.key("h").await?;
    page.until("document.querySelector('#hint li') && document.querySelector('.strip [data-hinted]')").await?;
    assert_eq!(page.js(NUMBERS_OUT_OF_THEIR_ROWS).await?, 0, "a bot's numbers stand in the rows they speak of");
    page.key("Escape").await?;
    page.until("!document.querySelector('#hint')").await?;
    for side in ["housing", "commerce"] {
        page.click(&format!(".strip .target.legal[data-target$={side}]")).await?;
        page.until(&format!("document.querySelector('.strip .target.chosen[data-target$={side}]')")).await?;
        assert_eq!(page.js("document.querySelector('.pick') || !document.querySelector('#tip').hidden").await?, false);
    }
    says(&page, "#prompt .in-hand", "Industry: A or B?").await?;
    let frame = |of: &str| {
        format!("getComputedStyle(document.querySelector('.either .target.legal{of}'), '::after').outlineColor")
    };
    let frames = page.js(&format!("[{}, {}]", frame(".chosen"), frame(":not(.chosen)"))).await?;
    assert_ne!(frames[0], frames[1], "what is chosen looks other than what can be");
    for side in ["industry", "infrastructure"] {
        page.key("n").await?;
        page.until(&format!("document.activeElement.matches('.target.legal[data-target$={side}]')")).await?;
        page.key("Enter").await?;
    }
    page.until("document.querySelector('.targets .legal')").await?;
    page.hover(".targets .legal").await?;
    page.until("!document.querySelector('#tip').hidden").await?;
    let veil = page.js("getComputedStyle(document.querySelector('.targets .legal:hover')).fill").await?;
    assert_eq!(veil, "rgba(0, 0, 0, 0)", "what is in a city is seen through what lights it");
    assert_eq!(under(&page, "#tip").await?, NOTHING, "a city");
    page.key("h").await?;
    page.until("document.querySelector('#hint li')").await?;
    assert_eq!(under(&page, "#hint").await?, NOTHING, "where a bot would build");
    let on_the_map = "[...document.querySelectorAll('#marks text')].map((number) => number.textContent).join()";
    assert_eq!(page.js(on_the_map).await?, "1,2,3", "each answer has its number on the map");
    page.hover("#hint li:nth-child(2)").await?;
    page.until("document.querySelector('.targets [data-glows]')?.dataset.hinted === '2'").await?;
    page.key("Escape").await?;
    page.until("!document.querySelector('#hint, [data-hinted], #marks .glows')").await?;
    let before = version(&page).await?;
    page.click(".targets .legal").await?;
    shows_more_than(&page, before).await?;
    page.until("document.activeElement.matches('#prompt p')").await?;

    moves_on(&page, "moves.some((move) => move.do === 'move_worker')").await?;
    assert_eq!(small_targets(&page).await?, NOTHING, "workers, and the hint");
    page.hover(".crew.legal").await?;
    says(&page, "#tip:not([hidden])", "each room on the way is a move").await?;
    let front = "[...document.querySelectorAll('[data-front-of]')].filter((part) => part.checkVisibility()).map((part) => part.dataset.frontOf).join()";
    let before = page.js(front).await?;
    page.key("r").await?;
    assert_eq!(page.js(front).await?, before, "who asks what happened keeps what lies in front");
    page.click("#moves > summary").await?;
    page.until(
        "document.querySelector('#moves li').checkVisibility() && !document.querySelector('#recap')?.checkVisibility()",
    )
    .await?;
    page.click("#moves > summary").await?;
    let height = "[document.querySelector('#prompt').offsetHeight, document.querySelector('.company.now .strip').getBoundingClientRect().top].join()";
    let before = page.js(height).await?;
    page.click(".crew.legal").await?;
    page.until("document.querySelector('.crew.chosen') && document.querySelector('#prompt .sub').hidden").await?;
    page.until("document.querySelector('#prompt .in-hand') && !document.querySelector('.pick')").await?;
    assert_eq!(
        page.js(height).await?,
        before,
        "what is said of a worker in hand has the place of what was asked, and nothing moves"
    );
    page.hover(".room > .target.legal").await?;
    page.until("document.querySelectorAll('#tip:not([hidden]) li').length === 1").await?;
    page.key("Escape").await?;
    page.until("!document.querySelector('#prompt .in-hand, .crew.chosen')").await?;
    for floor in [3, 4] {
        fills_the_house(&page, floor).await?;
        let told = [".room-name", ".effect", ".wk", ".desk"];
        assert_eq!(sticking_out_of(&page, ".company.now .room", &told).await?, NOTHING, "{floor} floors are in use");
        assert_eq!(small_letters(&page).await?, NOTHING, "{floor} floors are in use");
    }
    every_step_of_a_worker_is_asked_about(&page).await?;
    the_history_can_be_read(&page).await?;

    page.goto(&house.at("/language/nl?back=/games/carnegie/learn/four-departments")).await?;
    page.click("main form button").await?;
    page.until("document.querySelector('#coach [data-key~=n]') && document.querySelector('.layers').style.getPropertyValue('--scale')").await?;
    assert_eq!(small_letters(&page).await?, NOTHING, "a lesson's map is lower");
    all_quiet(&[&page]);
    Ok(())
}

/// Ten ways to use a worker are six rows, a region in each; the prompt asks for what is left. A click on the goods sells none unasked.
async fn every_step_of_a_worker_is_asked_about(page: &Page) -> Result<()> {
    moves_on(page, "moves.some((move) => move.department === 'trade_and_finance' && move.assignment)").await?;
    page.click(".room[data-about='Trade & Finance'] > .target.legal").await?;
    says(page, "#prompt .in-hand", "what does the worker do?").await?;
    assert_eq!(page.js("document.querySelectorAll('.pick > button').length").await?, 6);
    page.click(".pick > button:last-child").await?;
    says(page, "#prompt .in-hand", "worker to the East: $6 or 2 goods?").await?;
    for _ in 0..2 {
        page.key("Escape").await?;
    }
    page.until("!document.querySelector('#prompt .in-hand, .pick')").await?;
    moves_on(page, "moves.some((move) => move.do === 'sell_good')").await?;
    page.click(".company.now .purse b.goods").await?;
    says(page, "#tip:not([hidden])", "1 good for $1").await?;
    page.key("Escape").await?;
    page.until("document.querySelector('#tip').hidden && !document.querySelector('.chosen')").await?;
    Ok(())
}

#[tokio::test]
async fn a_tip_lies_on_nothing_that_can_be_clicked() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = opens_table(&browser, &house, ONE_SCREEN).await?;
    page.viewport(SMALL_LAPTOP).await?;
    moves_on(&page, "moves.some((move) => move.do === 'stop')").await?;
    page.settle().await?;

    let lit = page.js("[...document.querySelectorAll('.hexes .legal')].map((hex) => hex.dataset.target)").await?;
    for target in lit.as_array().into_iter().flatten().filter_map(|target| target.as_str()).take(6) {
        page.hover(&format!("path[data-target={target}]")).await?;
        page.until("!document.querySelector('#tip').hidden").await?;
        assert_eq!(under(&page, "#tip").await?, NOTHING, "{target}");
    }
    all_quiet(&[&page]);
    Ok(())
}

#[tokio::test]
async fn after_a_move_the_focus_is_with_the_prompt() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = opens_table(&browser, &house, ONE_SCREEN).await?;
    moves_on(&page, "moves.some((move) => move.do === 'move_train')").await?;
    let before = version(&page).await?;

    page.key("n").await?;
    page.until("document.activeElement.matches('.target.legal')").await?;
    page.key("Enter").await?;

    shows_more_than(&page, before).await?;
    page.until("document.activeElement.matches('#prompt p')").await?;
    page.key("?").await?;
    page.until("document.querySelector('#keys').open").await?;
    all_quiet(&[&page]);
    Ok(())
}

/// By its letter, before anything on the page was touched.
#[tokio::test]
async fn after_a_pass_by_its_key_the_focus_is_with_the_prompt() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = opens_table(&browser, &house, ONE_SCREEN).await?;
    moves_on(&page, "moves.some((move) => move.do === 'bid')").await?;
    let table = page.js("location.href").await?;
    page.goto(table.as_str().unwrap_or_default()).await?;
    page.settle().await?;
    let before = version(&page).await?;
    assert_eq!(page.js("document.activeElement === document.body").await?, true);

    page.key("f").await?;

    shows_more_than(&page, before).await?;
    page.until("document.activeElement.matches('#prompt p')").await?;
    all_quiet(&[&page]);
    Ok(())
}

/// The last part of a table's address.
fn id_of(url: &str) -> &str {
    url.rsplit('/').next().unwrap_or_default()
}
