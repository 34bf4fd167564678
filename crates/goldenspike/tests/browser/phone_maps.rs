//! Signs on a map that is seen from afar, on a phone, can be read and hit.

use crate::house::House;
use crate::measuring::{NOTHING, fills_the_house, out_of_sight, small_letters, sticking_out_of};
use crate::phone::{SMALL_PHONE, from_afar, table};
use crate::together::takes_seat;
use crate::visitor::{GAME, ONE_SCREEN, all_quiet, is_shown, moves_on, says, shows_more_than, starts_table, version};
use anyhow::Result;
use browser_testing::{Browser, Viewport};

/// Every link that can be built has its price, and every name stands at its own city, however much of the map is seen.
#[tokio::test]
async fn links_to_build_have_prices_on_a_phone_and_no_name_stands_at_another_city() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(SMALL_PHONE).await?;
    starts_table(&page, &house, "steel-driver", ONE_SCREEN, &[]).await?;
    moves_on(&page, "moves.filter((move) => move.do === 'build').length > 8").await?;
    page.settle().await?;
    assert_eq!(page.js(DOTS).await?, 0, "links without a price");
    let links = out_of_sight(&page, &[".links .legal", ".prices > circle"]).await?;
    assert_eq!(links, Vec::<String>::new(), "what can be built");
    assert_eq!(page.js(AT_ANOTHER_CITY).await?, serde_json::json!([]), "as it is framed");
    from_afar(&page).await?;
    assert_eq!(page.js(DOTS).await?, 0, "links without a price, from afar");
    assert_eq!(page.js(AT_ANOTHER_CITY).await?, serde_json::json!([]), "from afar");
    for times in 1..4 {
        page.tap("[data-zoom=in]").await?;
        page.settle().await?;
        assert_eq!(page.js(AT_ANOTHER_CITY).await?, serde_json::json!([]), "{times} times closer");
    }
    all_quiet(&[&page]);
    Ok(())
}

const DOTS: &str = "document.querySelectorAll('.prices text.crowded').length";

/// The names that lie nearer to the disc of another city than to that of their own, or whose city is not seen.
const AT_ANOTHER_CITY: &str = "(() => { \
    const map = document.querySelector('.layers').getBoundingClientRect(); \
    const onScreen = document.querySelector('#board').getScreenCTM(); \
    const discs = [...document.querySelectorAll('.layers .disc:not(g)')].map((disc) => { \
        const box = disc.getBBox(); \
        const at = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(onScreen); \
        const [w, h] = [box.width * onScreen.a / 2, box.height * onScreen.a / 2]; \
        return { disc, x: at.x, y: at.y, left: at.x - w, right: at.x + w, top: at.y - h, bottom: at.y + h } }); \
    const gap = (a, b) => Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom)); \
    const isSeen = (disc) => disc.x >= map.left && disc.x <= map.right && disc.y >= map.top && disc.y <= map.bottom; \
    return [...document.querySelectorAll('.disc ~ .plate:not(.crowded)')].filter((plate) => { \
        let disc = plate; while (!disc.matches('.disc')) disc = disc.previousElementSibling; \
        const [own, sign] = [discs.find((one) => one.disc === disc), plate.getBoundingClientRect()]; \
        if (sign.right < map.left || sign.left > map.right || sign.bottom < map.top || sign.top > map.bottom) return false; \
        return !isSeen(own) || discs.some((other) => gap(other, sign) < gap(own, sign) - 2.5) \
    }).map((plate) => plate.nextElementSibling.textContent) })()";

/// A company's letters and a good's picture grow, and lie on no others; a name does not lie on its own city; the rounds stand in one line.
#[tokio::test]
async fn companies_of_steel_driver_are_told_apart_on_a_phone_from_afar() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = table(&browser, &house, "steel-driver").await?;
    moves_on(&page, "(await page()).querySelectorAll('.sign-post').length > 2").await?;
    from_afar(&page).await?;

    let value = "(() => { const its = getComputedStyle(document.querySelector('.value')); \
        const [grown, scale] = ['--marks', '--scale'].map((name) => Number(its.getPropertyValue(name))); \
        return its.visibility === 'visible' ? parseFloat(its.fontSize) * grown * scale : 0 })()";
    assert!(page.js(value).await?.as_f64() > Some(11.0), "what a city is worth: {}", page.js(value).await?);
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
    moves_on(&page, "moves.filter((move) => move.do === 'build').length > 3 && !moves.some((move) => move.start)")
        .await?;
    from_afar(&page).await?;
    assert_eq!(page.js(PRICES_ON_EACH_OTHER).await?, 0, "a price that would lie on another is a dot");
    let shown =
        "[...document.querySelectorAll('.map > .zoom button')].filter((button) => button.checkVisibility()).length";
    assert_eq!(page.js(shown).await?, 2, "the whole map can only come closer, and say what it shows");
    page.js(&format!("({TAP_NEAR_ANOTHER_LINK})(4)")).await?;
    page.until("document.querySelector('.layers.zoomed')").await?;
    assert_eq!(page.js("document.querySelector('.pick') === null").await?, true, "it came closer instead");
    page.settle().await?;
    page.js(&format!("({TAP_NEAR_ANOTHER_LINK})(40)")).await?;
    page.until("document.querySelector('.pick')").await?;
    let ends = "(() => { const [map, link] = ['.layers', '.links .chosen'].map((part) => document.querySelector(part).getBoundingClientRect()); \
        return link.left >= map.left && link.right <= map.right && link.top >= map.top && link.bottom <= map.bottom })()";
    assert_eq!(page.js(ends).await?, true, "both ends of what is chosen are in sight");
    let band = "(() => { const link = document.querySelector('.links .chosen'); \
        return parseFloat(getComputedStyle(link).strokeWidth) * link.getScreenCTM().a })()";
    assert!(page.js(band).await?.as_f64() > Some(14.0), "what waits for a yes is marked: {}", page.js(band).await?);
    all_quiet(&[&page]);
    Ok(())
}

const PRICES_ON_EACH_OTHER: &str = "(() => { \
    const prices = [...document.querySelectorAll('.prices > circle')].map((price) => price.getBoundingClientRect()); \
    return prices.filter((a, at) => prices.slice(0, at).some((b) => \
        Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2) < (a.width + b.width) / 2 - 1.5)).length })()";

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
    let cut = "[...document.querySelectorAll('.numbered .nm')].filter((name) => name.scrollWidth > name.clientWidth + 1) \
        .map((name) => name.textContent)";
    assert_eq!(page.js(cut).await?, serde_json::json!([]), "names that are cut");
    all_quiet(&[&page]);
    Ok(())
}

/// What a city pays the first railway there is told from afar too; names are those of cities that pay much, and of those with track.
#[tokio::test]
async fn from_afar_cities_of_american_rails_say_what_they_pay_and_lesser_ones_no_more() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = table(&browser, &house, GAME).await?;
    from_afar(&page).await?;
    assert_eq!(page.js(FREE_VALUES).await?, serde_json::json!({ "told": 39, "alone": 39 }));
    for (city, is_named) in [("Indianapolis", true), ("Wilmington", false)] {
        assert_eq!(page.js(&is_named_from_afar(city)).await?, is_named, "{city}");
    }
    assert_eq!(small_letters(&page).await?, NOTHING);

    moves_on(&page, "(await page()).querySelectorAll('.cube').length > 3").await?;
    from_afar(&page).await?;
    assert_eq!(page.js(LESSER_WITHOUT_TRACK).await?, serde_json::json!([]));
    all_quiet(&[&page]);
    Ok(())
}

/// The values of cities without track that are seen, and those of them that say one number only.
const FREE_VALUES: &str = "(() => { \
    const told = [...document.querySelectorAll('.values .free')].filter((value) => value.checkVisibility({ visibilityProperty: true })); \
    const alone = told.filter((value) => value.querySelector('tspan').getComputedTextLength() < 0.1); \
    return { told: told.length, alone: alone.length } })()";

fn is_named_from_afar(city: &str) -> String {
    format!("[...document.querySelectorAll('.name:not(.crowded)')].some((name) => name.textContent === '{city}')")
}

/// Lesser cities that are named though no railway is there.
const LESSER_WITHOUT_TRACK: &str = "(() => { \
    const cubes = [...document.querySelectorAll('.cube')].map((cube) => cube.transform.baseVal[0].matrix); \
    return [...document.querySelectorAll('.name.lesser:not(.crowded)')].filter((name) => { \
        const disc = name.previousElementSibling.previousElementSibling.getBBox(); \
        return !cubes.some(({ e, f }) => disc.x < e && e < disc.x + disc.width && disc.y < f && f < disc.y + disc.height) \
    }).map((name) => name.textContent) })()";

/// Every city is in sight where nothing is lit; and those that the tickets on offer name, with their names.
#[tokio::test]
async fn a_phone_begins_with_every_city_that_matters_in_sight() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    for (game, signs) in [(GAME, ".plate"), ("steel-driver", ".plate"), ("ticket-to-ride-legacy", OFFERED_SIGNS)] {
        let page = table(&browser, &house, game).await?;
        page.settle().await?;
        let outside = page.js(&format!("({OUTSIDE_THE_MAP})({})", serde_json::json!(signs))).await?;
        assert_eq!(outside, serde_json::json!([]), "{game}");
        let at_the_coast: &[&str] = match game {
            "american-rails" => &["Boston", "New York", "Chicago"],
            "steel-driver" => &["Boston", "New York", "Baltimore", "San Francisco"],
            _ => &[],
        };
        for city in at_the_coast {
            assert_eq!(page.js(&is_named_from_afar(city)).await?, true, "{game}: {city} has its name");
        }
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

/// News may be of any place: their numbers stand beside it, at the edges of the map too.
#[tokio::test]
async fn the_numbers_of_news_stay_on_a_phones_map() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(Viewport::PHONE.reduced_motion()).await?;
    starts_table(&page, &house, "steel-driver", &["me", "bot-random", "bot-random"], &[]).await?;
    moves_on(&page, "(await page()).querySelector('section#recap:not([data-answers]) li[data-marks]')").await?;
    page.until("document.querySelector('#marks .flag')").await?;
    assert_eq!(page.js(NUMBERS_BEYOND_THE_MAP).await?, "");
    all_quiet(&[&page]);
    Ok(())
}

/// The cities in sight whose number would stick out of the map, if news were of them, one after the other.
const NUMBERS_BEYOND_THE_MAP: &str = "(() => { \
    const [map, layers] = ['#board', '.layers'].map((css) => document.querySelector(css)), sea = map.getBoundingClientRect(); \
    const sticksOut = (city) => { \
        for (const line of document.querySelectorAll('#recap li[data-marks]')) line.dataset.marks = city; \
        layers.dispatchEvent(new Event('looked')); \
        const flag = document.querySelector('#marks .flag').getBoundingClientRect(); \
        return flag.left < sea.left || flag.right > sea.right || flag.top < sea.top || flag.bottom > sea.bottom \
    }; \
    const isInSight = (city) => { \
        const { left, right, top, bottom } = city.getBoundingClientRect(), [x, y] = [(left + right) / 2, (top + bottom) / 2]; \
        return x > sea.left && x < sea.right && y > sea.top && y < sea.bottom }; \
    const cities = [...layers.querySelectorAll('[data-target^=city-]')].filter(isInSight).map((city) => city.dataset.target); \
    return cities.length > 5 ? cities.filter(sticksOut).join() : 'Where are the cities?' })()";

/// Who bids counts links: most prices stand on the map, before names; those of the others are said by a touch on a link or its cities.
#[tokio::test]
async fn links_have_prices_on_a_phone_while_companies_are_for_sale() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(Viewport::PHONE.reduced_motion()).await?;
    starts_table(&page, &house, "steel-driver", ONE_SCREEN, &[]).await?;
    page.settle().await?;
    let prices = "[...document.querySelectorAll('.mileposts > text')].filter((price) => price.checkVisibility({ visibilityProperty: true }))";
    page.until(&format!("{prices}.length > 50")).await?;
    let covered = format!(
        "(() => {{ const boxes = (css) => [...document.querySelectorAll(css)].filter((one) => one.checkVisibility({{ visibilityProperty: true }})).map((one) => one.getBoundingClientRect()); \
         const signs = boxes('.layers .plate'); \
         return {prices}.map((price) => price.getBoundingClientRect()).filter((a) => signs.some((b) => \
             a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 2 && b.top < a.bottom - 2)).length }})()"
    );
    assert_eq!(page.js(&covered).await?, 0, "prices under names");
    assert_eq!(small_letters(&page).await?, NOTHING);

    page.tap("[data-target=city-omaha]").await?;
    says(&page, "#tip .stands", "Omaha–Denver (4)").await?;
    assert_eq!(page.js("document.querySelector('#tip .why, #tip .tip-title')").await?, serde_json::Value::Null);
    all_quiet(&[&page]);
    Ok(())
}

/// Prices grow on a map that is small: above the northernmost cities there is room for them.
#[tokio::test]
async fn no_price_is_cut_at_the_northern_edge_of_a_phones_map() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.viewport(Viewport { width: 360, height: 640, ..SMALL_PHONE }).await?;
    starts_table(&page, &house, GAME, ONE_SCREEN, &[]).await?;
    moves_on(&page, "moves.some((move) => move.do === 'place_first_cube')").await?;
    page.tap("#moves > summary").await?;
    page.settle().await?;
    let highest = "Math.min(...[...document.querySelectorAll('.prices .offer rect')].map((price) => price.getBoundingClientRect().top)) \
        - document.querySelector('.layers').getBoundingClientRect().top";
    page.until(&format!("{highest} > 0")).await?;
    all_quiet(&[&page]);
    Ok(())
}

/// A phone's map is too small for its legend: a button opens it, large enough to be read.
#[tokio::test]
async fn a_button_of_a_phones_map_says_what_the_map_shows() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    for (game, moment) in [(GAME, "bid"), ("steel-driver", "build"), ("ticket-to-ride-legacy", "draw_blind")] {
        let page = browser.blank_page().await?;
        page.viewport(SMALL_PHONE).await?;
        starts_table(&page, &house, game, ONE_SCREEN, &[]).await?;
        moves_on(&page, &format!("moves.some((move) => move.do === '{moment}')")).await?;
        page.settle().await?;
        page.tap(".zoom .opens-key").await?;
        page.until("document.querySelectorAll('dialog.map-key[open] text').length >= 5").await?;
        let smallest = "Math.min(...[...document.querySelectorAll('dialog.map-key text')].map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a))";
        assert!(page.js(smallest).await?.as_f64() >= Some(11.0), "{game}: {}", page.js(smallest).await?);
        page.tap("dialog.map-key button").await?;
        page.until("!document.querySelector('dialog.map-key')").await?;
        all_quiet(&[&page]);
    }
    Ok(())
}

/// Where a whole map leaves room below its cities, the legend fills it, large enough to be read.
#[tokio::test]
async fn the_sea_below_a_whole_map_of_a_phone_holds_its_legend() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = table(&browser, &house, GAME).await?;
    page.viewport(Viewport::PHONE.reduced_motion()).await?;
    let is_open = is_shown(".key-below text");
    assert_ne!(page.js(&is_open).await?, true, "above the railways there is no room");
    page.tap("#tabs [data-tab=board]").await?;
    page.until(&is_open).await?;
    page.settle().await?;
    assert_eq!(page.js(LEGEND_BELOW).await?, serde_json::json!({ "smallest": true, "covers": [] }));

    page.tap("[data-zoom=in]").await?;
    page.until(&format!("!({is_open})")).await?;
    all_quiet(&[&page]);
    Ok(())
}

const LEGEND_BELOW: &str = "(() => { \
    const its = document.querySelector('.key-below'); \
    const on = its.getBoundingClientRect(); \
    const meets = (shape) => { const box = shape.getBoundingClientRect(); return box.left < on.right && on.left < box.right && box.top < on.bottom && on.top < box.bottom }; \
    const sizes = [...its.querySelectorAll('text')].map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a); \
    const others = [...document.querySelectorAll('.layers .plate, .layers .disc, .zoom button, #now')].filter((shape) => shape.checkVisibility()); \
    return { smallest: Math.min(...sizes) >= 11, covers: others.filter(meets).map((shape) => shape.outerHTML.slice(0, 60)) } })()";

/// While others decide, the map of a phone stays as it was: it moves for what the reader can do next.
#[tokio::test]
async fn the_map_of_a_phone_rests_while_others_move() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let anna = browser.blank_page().await?;
    anna.viewport(Viewport::PHONE.reduced_motion()).await?;
    starts_table(&anna, &house, "steel-driver", &["me", "friend", "friend"], &[]).await?;
    let (erik, mary) = (takes_seat(&browser, &anna, "Erik").await?, takes_seat(&browser, &anna, "Mary").await?);
    let is_asked = "document.querySelector('#state').dataset.seat !== undefined";
    let view = "document.querySelector('#board').getAttribute('viewBox')";
    // Until somebody else is the one who moves after her.
    loop {
        tokio::select! {
            built = moves_on(&anna, "moves.some((move) => move.do === 'build')") => built?,
            over = moves_on(&erik, "over") => over?,
            over = moves_on(&mary, "over") => over?,
        }
        anna.until("document.querySelector('#moves li button[data-targets*=link-]') !== null").await?;
        let before = version(&anna).await?;
        anna.js("document.querySelector('#moves li button[data-targets*=link-]').click()").await?;
        anna.until("document.querySelector('.pick .primary')").await?;
        anna.settle().await?;
        let framed = anna.js(view).await?;
        anna.js("document.querySelector('.pick .primary').click()").await?;
        shows_more_than(&anna, before).await?;
        anna.settle().await?;
        if anna.js(is_asked).await? == false {
            assert_eq!(anna.js(view).await?, framed);
            break;
        }
    }
    all_quiet(&[&anna]);
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
    let nameless = "(() => { \
         const named = [...document.querySelectorAll('.layers .name:not(.crowded)')].map((name) => name.textContent); \
         return [...document.querySelectorAll('.targets .legal')].map((city) => city.getAttribute('aria-label').split(' / ')[0]).filter((label) => !named.some((name) => label.endsWith(name))) })()";
    page.until(&format!("{nameless}.length === 0")).await?;
    // From afar there is no room for flags: a plate says what its city would give, and the others keep their number.
    let untold = "(() => { \
         const [flags, told] = [[...document.querySelectorAll('.flag[data-tag-of]:not(.unlit)')], (city) => document.querySelector(`[data-value-of=\"${city}\"]`).textContent]; \
         const wins = (flag) => flag.textContent.replace('★', ''); \
         return [flags.length > 0 ? [] : 'no flag', flags.filter((flag) => told(flag.dataset.tagOf) !== wins(flag)).map((flag) => flag.dataset.tagOf)].flat() })()";
    assert_eq!(page.js(untold).await?, serde_json::json!([]));
    let smallest = "Math.min(...[...document.querySelectorAll('.targets .legal')].map((city) => city.getBoundingClientRect().width))";
    assert!(page.js(smallest).await?.as_f64() >= Some(24.0), "a finger hits a city: {}", page.js(smallest).await?);

    // However much is built, a company is as wide as the phone.
    page.tap("#tabs [data-tab=company]").await?;
    fills_the_house(&page, 4).await?;
    let said = "[...document.querySelectorAll('.company.now .effect .sentence')].filter((one) => one.checkVisibility()).length";
    assert_eq!(page.js(&format!("{said} > 3")).await?, true, "a phone says what a room does in a sentence");
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
        let order = page.js(BUTTONS_FROM_LEFT).await?;
        assert!([",fit,out,in", ",in"].contains(&order.as_str().unwrap_or_default()), "{game}, {moment}: {order}");
        all_quiet(&[&page]);
    }
    Ok(())
}

const UNDER_THE_BUTTONS: &str = "(() => { \
     const buttons = [...document.querySelectorAll('.map > .zoom button')].map((button) => button.getBoundingClientRect()); \
     const lies = (a, b) => a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2; \
     return [...document.querySelectorAll('.layers .name, .layers .legend, .layers .legal')].filter((shape) => shape.checkVisibility({ visibilityProperty: true })) \
       .filter((shape) => buttons.some((button) => lies(button, shape.getBoundingClientRect()))).map((shape) => shape.textContent.slice(0, 30) || shape.dataset.target) })()";

/// The buttons of the map that are shown besides those of railways, from left to right; the first one opens the legend.
const BUTTONS_FROM_LEFT: &str = "[...document.querySelectorAll('.map > .zoom button:not(.jump)')].filter((button) => button.checkVisibility()) \
     .sort((one, other) => one.getBoundingClientRect().left - other.getBoundingClientRect().left).map((button) => button.dataset.zoom).join()";

/// Seen from afar, numbers on a phone's map grow until they can be read, or are left out.
#[tokio::test]
async fn no_letter_on_a_phones_map_is_too_small_however_close_it_is() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    for (game, moment) in [
        ("american-rails", "moves.some((move) => move.do === 'place_first_cube')"),
        ("steel-driver", "moves.some((move) => move.do === 'build')"),
    ] {
        let page = browser.blank_page().await?;
        page.viewport(Viewport::PHONE.reduced_motion()).await?;
        starts_table(&page, &house, game, ONE_SCREEN, &[]).await?;
        page.until("document.querySelector('#wire-light.on')").await?;
        moves_on(&page, moment).await?;
        from_afar(&page).await?;
        for times in 0..4 {
            page.settle().await?;
            assert_eq!(small_letters(&page).await?, NOTHING, "{game}, {times} times closer");
            page.tap(".zoom button").await?;
        }
        all_quiet(&[&page]);
    }
    Ok(())
}

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
