//! On a phone what one came for is in sight, and signs on a map that is seen from afar can be read.

use crate::house::House;
use crate::measuring::{fills_the_house, out_of_sight, small_letters, sticking_out_of, under};
use crate::visitor::{GAME, WITH_BOTS, all_quiet, moves_on, starts_table};
use anyhow::Result;
use browser_testing::{Browser, Page, Viewport};

const NOTHING: Vec<String> = Vec::new();

const SMALL_PHONE: Viewport = Viewport { width: 360, height: 740, reduced_motion: true, ..Viewport::PHONE };

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
        }
        all_quiet(&[&page]);
    }
    Ok(())
}

/// A company's letters and a good's picture grow, and lie on no others; a name does not lie on its own city; the rounds stand in one line.
#[tokio::test]
async fn companies_of_steel_driver_are_told_apart_on_a_phone_from_afar() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = table(&browser, &house, "steel-driver").await?;
    moves_on(&page, "(await page()).querySelectorAll('.sign-post').length > 2").await?;
    from_afar(&page).await?;

    let smallest =
        "Math.min(...[...document.querySelectorAll('.sign-post')].map((sign) => sign.getBoundingClientRect().height))";
    assert!(page.js(smallest).await?.as_f64() > Some(10.0), "signs on links: {}", page.js(smallest).await?);
    let on_each_other = "(() => { \
        const signs = [...document.querySelectorAll('.sign-post:not(.crowded)')].map((sign) => sign.getBoundingClientRect()); \
        return signs.filter((a, at) => signs.slice(0, at).some((b) => \
            a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2)).length })()";
    assert_eq!(page.js(on_each_other).await?, 0, "signs that lie on another");
    let own = "[...document.querySelectorAll('.plate')].filter((plate) => !plate.matches('.crowded')).filter((plate) => { \
        let disc = plate; while (disc && !disc.matches('.disc')) disc = disc.previousElementSibling; \
        if (!disc) return false; \
        const [a, b] = [plate, disc].map((part) => part.getBoundingClientRect()); \
        const middle = { x: b.x + b.width / 2, y: b.y + b.height / 2 }; \
        return a.left < middle.x && middle.x < a.right && a.top < middle.y && middle.y < a.bottom \
        }).map((plate) => plate.nextElementSibling.textContent)";
    assert_eq!(page.js(own).await?, serde_json::json!([]), "names that lie on their own city");
    let lines = "new Set([...document.querySelectorAll('.years li')].map((round) => round.offsetHeight)).size === 1 \
        && document.querySelector('.years li').offsetHeight < 30";
    assert_eq!(page.js(lines).await?, true, "a round is one line");

    // Of links that lie close together none is chosen before a finger can tell them apart.
    moves_on(&page, "moves.filter((move) => move.do === 'build').length > 3").await?;
    from_afar(&page).await?;
    page.js(&format!("({TAP_NEAR_ANOTHER_LINK})(4)")).await?;
    page.until("document.querySelector('.layers.zoomed')").await?;
    assert_eq!(page.js("document.querySelector('#tip').hidden").await?, true, "it came closer instead");
    page.settle().await?;
    page.js(&format!("({TAP_NEAR_ANOTHER_LINK})(40)")).await?;
    page.until("!document.querySelector('#tip').hidden").await?;
    all_quiet(&[&page]);
    Ok(())
}

/// A finger on a link that begins where another one does, so many pixels from there.
const TAP_NEAR_ANOTHER_LINK: &str = "(along) => { \
    const links = [...document.querySelectorAll('.links .legal')]; \
    const at = (line, length) => line.getPointAtLength(length).matrixTransform(line.getScreenCTM()); \
    const ends = (line) => [[0, 1], [line.getTotalLength(), -1]].map(([end, way]) => ({ line, end, way, ...{ x: at(line, end).x, y: at(line, end).y } })); \
    const all = links.flatMap(ends); \
    const meets = (one) => all.some((other) => other.line !== one.line && Math.hypot(one.x - other.x, one.y - other.y) < 2); \
    const { line, end, way } = all.find(meets); \
    const { x, y } = at(line, end + way * along / line.getScreenCTM().a); \
    const tap = { clientX: x, clientY: y, pointerType: 'touch', bubbles: true }; \
    const under = document.elementFromPoint(x, y); \
    for (const kind of ['pointerdown', 'pointerup', 'click']) under.dispatchEvent(new PointerEvent(kind, tap)) }";

/// Cubes are as large as their hexes allow, and nobody's name is cut where there is room for it.
#[tokio::test]
async fn cubes_and_names_of_american_rails_can_be_read_on_a_phone() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = table(&browser, &house, GAME).await?;
    moves_on(&page, "(await page()).querySelectorAll('.cube').length > 3").await?;
    from_afar(&page).await?;

    let smallest = "Math.min(...[...document.querySelectorAll('.cube:not(.close)')].map((cube) => cube.getBoundingClientRect().height / cube.getScreenCTM().a))";
    assert!(
        page.js(smallest).await?.as_f64() > Some(16.0),
        "cubes, which are 14 wide on a laptop: {}",
        page.js(smallest).await?
    );
    let touching = "(() => { \
        const cubes = [...document.querySelectorAll('.cube')].map((cube) => [cube.id, cube.getBoundingClientRect()]); \
        return cubes.filter(([id, a]) => cubes.some(([other, b]) => other !== id \
            && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)).map(([id]) => id) })()";
    assert_eq!(page.js(touching).await?, serde_json::json!([]), "cubes that touch each other");
    let under_cubes = "(() => { \
        const middles = [...document.querySelectorAll('.cube')].map((cube) => cube.getBoundingClientRect()) \
            .map((box) => [box.x + box.width / 2, box.y + box.height / 2]); \
        return [...document.querySelectorAll('.plate:not(.crowded)')].filter((plate) => { \
            const box = plate.getBoundingClientRect(); \
            return middles.some(([x, y]) => box.left < x && x < box.right && box.top < y && y < box.bottom) \
        }).map((plate) => plate.nextElementSibling.textContent) })()";
    // Where every side of a city is taken, one may.
    let names = page.js(under_cubes).await?;
    assert!(names.as_array().is_some_and(|names| names.len() <= 1), "names that cubes lie on: {names}");
    page.tap("#tabs [data-tab=players]").await?;
    let cut = "[...document.querySelectorAll('.in-order .nm')].filter((name) => name.scrollWidth > name.clientWidth + 1) \
        .map((name) => name.textContent)";
    assert_eq!(page.js(cut).await?, serde_json::json!([]), "names that are cut");
    all_quiet(&[&page]);
    Ok(())
}

/// Every city is in sight where nothing is lit; and those that the tickets on offer name, with their names.
#[tokio::test]
async fn a_phone_begins_with_every_city_that_matters_in_sight() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    for (game, signs) in [(GAME, ".plate"), ("steel-driver", ".plate"), ("ticket-to-ride-legacy", OFFERED_SIGNS)] {
        let page = table(&browser, &house, game).await?;
        page.settle().await?;
        let outside = page.js(&format!("({OUTSIDE_THE_MAP})({})", serde_json::json!(signs))).await?;
        assert_eq!(outside, serde_json::json!([]), "{game}");
        if game == "ticket-to-ride-legacy" {
            let left_out =
                "document.querySelectorAll('.plates > :is([class^=\"o\"], [class*=\" o\"]) > .crowded').length";
            // A sign is a plate and its name; where all tickets meet, one may have no room.
            assert!(page.js(left_out).await?.as_u64() <= Some(2), "names that are left out");
        }
        all_quiet(&[&page]);
    }
    Ok(())
}

const OFFERED_SIGNS: &str = ".plates > :is([class^='o'], [class*=' o']) > rect";

/// The names on signs whose middle is not on the part of the map that is seen.
const OUTSIDE_THE_MAP: &str = "(signs) => { \
    const map = document.querySelector('.layers').getBoundingClientRect(); \
    const onScreen = document.querySelector('#board').getScreenCTM(); \
    return [...document.querySelectorAll(signs)].filter((sign) => { \
        const box = sign.getBBox(); \
        const at = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(onScreen); \
        return at.x < map.left || at.x > map.right || at.y < map.top || at.y > map.bottom \
    }).map((sign) => sign.nextElementSibling.textContent) }";

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
    page.tap("#tabs [data-tab=board]").await?;
    page.settle().await?;
    assert_eq!(out_of_sight(&page, &[".map", ".timelines tbody tr"]).await?, Vec::<String>::new());
    page.tap("#tabs [data-tab=offer]").await?;
    page.until("!document.querySelector('.timelines').checkVisibility()").await?;
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

/// What is asked stands beside the map, not above and below it.
#[tokio::test]
async fn a_phone_that_is_held_sideways_keeps_half_of_its_height_for_the_map() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    for game in ["american-rails", "steel-driver", "carnegie", "ticket-to-ride-legacy"] {
        let page = table(&browser, &house, game).await?;
        page.viewport(Viewport { width: 740, height: 360, ..SMALL_PHONE }).await?;
        page.tap("#tabs [data-tab=board]").await?;
        page.settle().await?;
        let of_the_height = page.js("document.querySelector('.layers').clientHeight / innerHeight").await?.as_f64();
        assert!(of_the_height > Some(0.5), "{game}: {of_the_height:?} of the height");
        assert_eq!(
            out_of_sight(&page, &[".prompt > p", ".prompt button", "#tabs button"]).await?,
            Vec::<String>::new()
        );
        all_quiet(&[&page]);
    }
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

/// Where many cities can be chosen, a phone still says which is which, and leaves no sea below its map; a tablet adds what each would give.
#[tokio::test]
async fn the_cities_of_carnegie_have_names_where_many_of_them_can_be_chosen() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(Viewport { width: 390, height: 844, ..SMALL_PHONE }).await?;
    starts_table(&page, &house, "carnegie", &["me", "hot-seat"], &[]).await?;
    moves_on(&page, "moves.some((move) => move.do === 'place_start_disc')").await?;
    page.settle().await?;
    let names = "[...document.querySelectorAll('.layers .name')].filter((name) => name.checkVisibility({ visibilityProperty: true })).length";
    page.until(&format!("{names} > 15")).await?;
    assert_eq!(out_of_sight(&page, &[".map", ".timelines tbody tr", ".targets .legal"]).await?, Vec::<String>::new());
    let smallest = "Math.min(...[...document.querySelectorAll('.targets .legal')].map((city) => city.getBoundingClientRect().width))";
    assert!(page.js(smallest).await?.as_f64() >= Some(24.0), "a finger hits a city: {}", page.js(smallest).await?);

    // However much is built, a company is as wide as the phone.
    page.tap("#tabs [data-tab=company]").await?;
    fills_the_house(&page, 4).await?;
    let told = [".room-name", ".effect", ".wk", ".desk"];
    assert_eq!(sticking_out_of(&page, ".company.now .room", &told).await?, Vec::<String>::new());
    let sideways = "(() => { const panels = document.querySelector('#panels'); return panels.scrollWidth - panels.clientWidth })()";
    assert_eq!(page.js(sideways).await?, 0, "sideways");

    page.viewport(Viewport { width: 1024, height: 768, ..SMALL_PHONE }).await?;
    page.reload().await?;
    page.settle().await?;
    let on_numbers = "(() => { \
         const boxes = (css) => [...document.querySelectorAll(css)].filter((one) => one.checkVisibility({ visibilityProperty: true })).map((one) => one.getBoundingClientRect()); \
         const [flags, numbers] = [boxes('.flag rect'), boxes('.layers text.worth')]; \
         return flags.length && flags.filter((a) => numbers.some((b) => a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2)).length })()";
    assert_eq!(page.js(on_numbers).await?, 0, "flags lie on no number");
    all_quiet(&[&page]);
    Ok(())
}

/// However low the map is, no name and nothing that can be chosen lies below its buttons, and neither does the legend of somebody who comes close.
#[tokio::test]
async fn the_buttons_of_a_phones_map_lie_on_no_name() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    for (game, moment) in [(GAME, "bid"), (GAME, "place_cube"), ("steel-driver", "raise"), ("steel-driver", "build")] {
        let page = browser.blank_page().await?;
        page.viewport(SMALL_PHONE).await?;
        starts_table(&page, &house, game, &["me", "hot-seat", "hot-seat", "hot-seat", "hot-seat"], &[]).await?;
        moves_on(&page, &format!("moves.some((move) => move.do === '{moment}')")).await?;
        page.tap("#tabs [data-tab=board]").await?;
        page.settle().await?;
        assert_eq!(page.js(UNDER_THE_BUTTONS).await?, serde_json::json!([]), "{game}, {moment}");
        all_quiet(&[&page]);
    }
    Ok(())
}

const UNDER_THE_BUTTONS: &str = "(() => { \
     const buttons = [...document.querySelectorAll('.map > .zoom button')].map((button) => button.getBoundingClientRect()); \
     const lies = (a, b) => a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2; \
     return [...document.querySelectorAll('.layers .name, .layers .legend, .layers .legal')].filter((shape) => shape.checkVisibility({ visibilityProperty: true })) \
       .filter((shape) => buttons.some((button) => lies(button, shape.getBoundingClientRect()))).map((shape) => shape.textContent.slice(0, 30) || shape.dataset.target) })()";

/// Nothing that can be chosen has to be scrolled to: every action, and every railway.
#[tokio::test]
async fn a_phone_that_is_held_sideways_shows_every_action_and_every_railway() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(Viewport { width: 740, height: 360, ..SMALL_PHONE }).await?;
    starts_table(&page, &house, GAME, &["me", "hot-seat", "hot-seat"], &[]).await?;
    moves_on(&page, "moves.some((move) => move.do === 'move_train')").await?;
    for (tab, rows) in [("action-track", ".action-track tbody tr"), ("railways", ".railways tbody tr")] {
        page.tap(&format!("#tabs [data-tab={tab}]")).await?;
        page.settle().await?;
        assert_eq!(out_of_sight(&page, &[rows]).await?, Vec::<String>::new(), "{tab}");
    }
    all_quiet(&[&page]);
    Ok(())
}

/// What is offered, who bids and every amount are on the screen at once.
#[tokio::test]
async fn an_auction_is_seen_whole_on_a_phone_that_is_held_sideways() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    for (game, moment, in_sight) in [
        ("american-rails", "bid", [".any-amount button", ".bidders > li"]),
        ("steel-driver", "open", [".lot-name", ".any-amount button"]),
        ("steel-driver", "raise", [".any-amount button", ".bidders > li"]),
    ] {
        for language in ["en", "nl"] {
            let page = browser.blank_page().await?;
            page.viewport(Viewport { width: 740, height: 360, ..Viewport::PHONE.reduced_motion() }).await?;
            page.goto(&house.at(&format!("/language/{language}?back=/about"))).await?;
            starts_table(&page, &house, game, &["me", "hot-seat", "hot-seat", "hot-seat", "hot-seat"], &[]).await?;
            moves_on(&page, &format!("moves.some((move) => move.do === '{moment}')")).await?;
            page.settle().await?;
            assert_eq!(out_of_sight(&page, &in_sight).await?, Vec::<String>::new(), "{game}, {moment}, {language}");
            all_quiet(&[&page]);
        }
    }
    Ok(())
}

#[tokio::test]
async fn a_tablet_that_is_held_upright_shows_the_map_above_every_part() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = table(&browser, &house, "american-rails").await?;
    page.viewport(Viewport { width: 768, height: 1024, ..SMALL_PHONE }).await?;
    for part in ["railways", "telegraph"] {
        page.tap(&format!("#tabs [data-tab={part}]")).await?;
        page.settle().await?;
        let (map, panel) = (".map > .layers".to_owned(), format!("[data-tab-of={part}]:not(#now *)"));
        assert_eq!(out_of_sight(&page, &[&map, &panel]).await?, Vec::<String>::new(), "{part}");
    }
    all_quiet(&[&page]);
    Ok(())
}

#[tokio::test]
async fn the_legend_of_a_tablet_that_is_held_sideways_can_be_read() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    for game in ["american-rails", "steel-driver"] {
        let page = browser.blank_page().await?;
        page.viewport(Viewport { width: 1024, height: 768, ..SMALL_PHONE }).await?;
        starts_table(&page, &house, game, &["me", "hot-seat", "hot-seat"], &[]).await?;
        page.until("document.querySelector('#wire-light.on')").await?;
        page.settle().await?;
        assert_eq!(out_of_sight(&page, &[".legend .cartouche"]).await?, NOTHING, "{game}");
        assert_eq!(small_letters(&page).await?, NOTHING, "{game}");
        all_quiet(&[&page]);
    }
    Ok(())
}

#[tokio::test]
async fn no_scrap_of_a_legend_lies_at_the_edge_of_a_tablets_map() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    for game in ["ticket-to-ride-legacy", "american-rails"] {
        let player = table(&browser, &house, game).await?;
        let onlooker = browser.blank_page().await?;
        onlooker.viewport(Viewport { width: 820, height: 1180, ..SMALL_PHONE }).await?;
        onlooker.goto(player.js("location.href").await?.as_str().unwrap_or_default()).await?;
        onlooker.until("document.querySelector('#wire-light.on')").await?;
        for _ in 0..4 {
            onlooker.settle().await?;
            assert_eq!(onlooker.js(SCRAPS_OF_A_LEGEND).await?.as_u64(), Some(0), "{game}");
            onlooker.js("document.querySelector('[data-zoom=in]').click()").await?;
        }
        all_quiet(&[&player, &onlooker]);
    }
    Ok(())
}

/// Legends that are to be seen, but not whole.
const SCRAPS_OF_A_LEGEND: &str = "(() => { \
    const map = document.querySelector('.layers').getBoundingClientRect(); \
    const part = (box) => Math.max(0, Math.min(box.right, map.right) - Math.max(box.left, map.left)) \
        * Math.max(0, Math.min(box.bottom, map.bottom) - Math.max(box.top, map.top)) / (box.width * box.height); \
    return [...document.querySelectorAll('.layers .legend')] \
        .filter((legend) => legend.checkVisibility({ visibilityProperty: true })) \
        .filter((legend) => part(legend.getBoundingClientRect()) > 0 && part(legend.getBoundingClientRect()) < 0.96).length \
})()";

/// A whole map would be too small for its words: a part of it is seen, and that is the part the sentences are about.
#[tokio::test]
async fn a_worked_example_shows_the_city_it_is_about_on_a_phone() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(SMALL_PHONE).await?;
    page.goto(&house.at("/games/american-rails/examples/price-of-a-city/1")).await?;
    page.until("document.readyState === 'complete' && document.documentElement.classList.contains('js')").await?;

    let is_seen = "(() => { \
        const frame = document.querySelector('.example-board'); \
        const name = [...document.querySelectorAll('.picture text')].find((text) => text.textContent === 'Cincinnati'); \
        const board = frame.querySelector('.picture').viewBox.baseVal; \
        const x = (name.x.baseVal[0].value - board.x) / board.width * frame.scrollWidth - frame.scrollLeft; \
        const y = (name.y.baseVal[0].value - board.y) / board.height * frame.scrollHeight - frame.scrollTop; \
        return frame.scrollWidth > 2 * frame.clientWidth \
            && x > 50 && x < frame.clientWidth - 50 && y > 20 && y < frame.clientHeight - 20 })()";
    assert_eq!(page.js(is_seen).await?, true);
    all_quiet(&[&page]);
    Ok(())
}

async fn table(browser: &Browser, house: &House, game: &str) -> Result<Page> {
    let page = browser.blank_page().await?;
    page.viewport(SMALL_PHONE).await?;
    starts_table(&page, house, game, WITH_BOTS, &[]).await?;
    page.until("document.querySelector('#wire-light.on')").await?;
    Ok(page)
}

async fn from_afar(page: &Page) -> Result<()> {
    page.tap("#tabs [data-tab=board]").await?;
    page.tap(".zoom button:last-child").await?;
    page.settle().await?;
    Ok(())
}
