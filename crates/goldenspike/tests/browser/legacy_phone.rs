//! Ticket to Ride Legacy on a phone: cards below the map, own tickets above them, a map that stays as it is; and that nobody is kept out.

use crate::house::House;
use crate::legacy::{WITH_ONE_WAY, keep_two_tickets, my_turn, table_for_two};
use crate::measuring::{NOTHING, out_of_sight};
use crate::phone::SMALL_PHONE;
use crate::visitor::{all_quiet, starts_table};
use anyhow::Result;
use browser_testing::{Browser, Page, Viewport};
use serde_json::json;

#[tokio::test]
async fn axe_finds_nothing_while_tickets_are_chosen_and_in_a_turn() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = table_for_two(&browser, &house).await?;
    a_small_phone_has_room_for_names_while_tickets_are_chosen(&page).await?;
    for _ in 0..2 {
        axe_finds_nothing(&page).await?;
        keep_two_tickets(&page).await?;
    }
    my_turn(&page).await?;
    axe_finds_nothing(&page).await?;
    the_cards_of_a_phone_keep_their_place(&page).await
}

/// Those of the cities that tickets name stand on signs, the others are letters on the map.
async fn a_small_phone_has_room_for_names_while_tickets_are_chosen(page: &Page) -> Result<()> {
    page.viewport(SMALL_PHONE).await?;
    page.until("document.querySelectorAll('#now [data-target^=offer-].legal').length === 4").await?;
    page.settle().await?;
    let left_out = page.js("document.querySelectorAll('.plates .crowded:is(text)').length").await?;
    assert!(left_out.as_u64() <= Some(1), "{left_out} names are left out");
    let signs = page.js(SIGNS_OF_NO_TICKET).await?;
    assert_eq!(signs, 0, "signs of cities that no ticket names");
    Ok(())
}

/// Whoever looks for a route of one train finds it between two long names.
#[tokio::test]
async fn no_name_of_a_phones_map_hides_a_route() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    for size in [SMALL_PHONE, Viewport::PHONE.reduced_motion()] {
        page.viewport(size).await?;
        starts_table(&page, &house, "ticket-to-ride-legacy", &["me", "hot-seat"], &[]).await?;
        page.until("document.querySelectorAll('#now [data-target^=offer-].legal').length === 4").await?;
        page.settle().await?;
        assert_eq!(page.js(HIDDEN_ROUTES).await?, json!([]), "{size:?}");
    }
    all_quiet(&[&page]);
    Ok(())
}

/// Of names without a sign, the heart of their letters on most of the middle of a route.
const HIDDEN_ROUTES: &str = "(() => { \
    const names = [...document.querySelectorAll('.plates > g:not([class]) > text:not(.crowded)')].map((name) => [name.textContent, name.getBoundingClientRect()]); \
    const isOn = (box) => ({ x, y }) => Math.abs(x - box.x - box.width / 2) < box.width * 0.42 && Math.abs(y - box.y - box.height / 2) < box.height * 0.25; \
    return [...document.querySelectorAll('#spaces > use')].flatMap((use) => { \
        const path = document.querySelector(use.getAttribute('href')); \
        const matrix = use.getScreenCTM(); \
        const points = [0.3, 0.4, 0.5, 0.6, 0.7].map((part) => path.getPointAtLength(part * path.getTotalLength()).matrixTransform(matrix)); \
        return names.filter(([, box]) => points.filter(isOn(box)).length >= 4).map(([name]) => name + ' on ' + use.getAttribute('href')) \
    }) })()";

const SIGNS_OF_NO_TICKET: &str = "[...document.querySelectorAll('.plates > g')].filter((city) => \
     (getComputedStyle(city.querySelector('rect')).fill === 'none') === city.hasAttribute('class')).length";

/// Below the map, in play and in the history; what lies lit there needs no button.
async fn the_cards_of_a_phone_keep_their_place(page: &Page) -> Result<()> {
    page.viewport(Viewport::PHONE.reduced_motion()).await?;
    page.until("document.querySelector('.pile.legal') && !document.querySelector('#prompt .does').checkVisibility()")
        .await?;
    assert_eq!(page.js(CARDS_BELOW_THE_MAP).await?, true, "in play");
    assert_eq!(page.js(SHOWN_BESIDE_ANOTHER).await?, 0, "what lies lit needs no button beside one that is needed");
    own_tickets_stand_above_the_cards(page).await?;
    a_bots_answers_leave_what_they_speak_of_in_sight(page).await?;
    the_cards_stay_where_they_are_while_others_move(page).await?;
    one_question_leaves_the_open_cards_in_sight(page).await?;
    the_map_of_a_phone_keeps_its_size(page).await?;
    page.js("location.search = '?at=1'").await?;
    page.until(
        "document.querySelector('nav#history') && document.querySelector('.layers').style.getPropertyValue('--scale')",
    )
    .await?;
    // The page stands without its script first.
    page.until(CARDS_BELOW_THE_MAP).await?;
    page.js("location.search = '?at=1&as=0'").await?;
    page.until(&format!(
        "document.querySelector('nav#history') && document.querySelector('#panel-board .hand') && {CARDS_BELOW_THE_MAP}"
    ))
    .await?;
    Ok(())
}

/// Where one decides: a tap lights the way of a ticket, and nothing else has to be looked for.
async fn own_tickets_stand_above_the_cards(page: &Page) -> Result<()> {
    assert_eq!(page.js(TICKETS_IN_A_ROW).await?, true, "below the map, above the cards, each as high as a finger");
    assert_eq!(page.js(A_THIRD_IS_SEEN).await?, true, "of three tickets the third begins in sight");
    page.tap("#panel-tickets summary").await?;
    page.until("[...document.querySelectorAll('g.ways .t0')].some((way) => way.checkVisibility())").await?;
    page.tap("#panel-tickets summary").await?;
    page.until("!document.querySelector('#panel-tickets [open]')").await?;
    page.click("#tabs [data-tab=players]").await?;
    page.until("!document.querySelector('#panel-tickets').checkVisibility()").await?;
    page.click("#tabs [data-tab=board]").await?;
    page.settle().await?;
    Ok(())
}

/// Open cards, the hand, and on a phone of the usual height one's tickets: below the map, above the answers.
async fn a_bots_answers_leave_what_they_speak_of_in_sight(page: &Page) -> Result<()> {
    let (cards, tickets) = (["#panel-board .row > *", "#panel-board .fan"], ["#panel-tickets summary"]);
    for (size, seen) in
        [(SMALL_PHONE, cards.to_vec()), (Viewport::PHONE.reduced_motion(), cards.into_iter().chain(tickets).collect())]
    {
        page.viewport(size).await?;
        page.settle().await?;
        page.tap("[data-ask-hint]").await?;
        page.until("document.querySelector('#hint li')").await?;
        page.settle().await?;
        assert_eq!(out_of_sight(page, &seen).await?, NOTHING, "{size:?}");
        assert_eq!(page.js(HIGH_ENOUGH).await?, true, "{size:?}: all cities can be told apart");
        page.tap("#hint header button").await?;
        page.until("!document.querySelector('#hint')").await?;
    }
    Ok(())
}

const HIGH_ENOUGH: &str = "document.querySelector('.layers').clientHeight >= 190";

/// With one's turn comes the list of one's moves: its room is kept.
async fn the_cards_stay_where_they_are_while_others_move(page: &Page) -> Result<()> {
    let (own, of_others): (f64, f64) = serde_json::from_value(page.js(TOPS_OF_THE_CARDS).await?)?;
    assert!((own - of_others).abs() <= 1.0, "in one's own turn at {own}, in those of others at {of_others}");
    Ok(())
}

const TOPS_OF_THE_CARDS: &str = "(() => { \
     const top = () => document.querySelector('#panel-board .row').getBoundingClientRect().top; \
     const [own, moves] = [top(), [...document.querySelector('#now').childNodes]]; \
     document.querySelector('#now').replaceChildren(); \
     const ofOthers = top(); \
     document.querySelector('#now').replaceChildren(...moves); \
     return [own, ofOthers] })()";

/// What a route takes is asked about below them.
async fn one_question_leaves_the_open_cards_in_sight(page: &Page) -> Result<()> {
    page.js(&format!("document.querySelector(`.layers [data-target=${{{WITH_ONE_WAY}}}]`).focus()")).await?;
    page.key("Enter").await?;
    page.until("document.querySelector('.pick .primary')").await?;
    page.settle().await?;
    assert_eq!(page.js(CARDS_IN_SIGHT).await?, 8, "the deck, five cards, tickets and discards");
    page.key("Escape").await?;
    page.until("!document.querySelector('.pick')").await?;
    Ok(())
}

const CARDS_IN_SIGHT: &str = "[...document.querySelectorAll('#panel-board .row > *')].filter((card) => { \
     const { left, top, width, height } = card.getBoundingClientRect(); \
     return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('#panel-board .row') }).length";

/// Buttons of the prompt that lead to the cards, once there is one that leads nowhere else.
const SHOWN_BESIDE_ANOTHER: &str = "(() => { \
     const does = document.querySelector('#prompt .does'); \
     const another = does.appendChild(document.createElement('button')); \
     const shown = [...does.querySelectorAll(':scope > [data-targets]')].filter((button) => button.checkVisibility()); \
     another.remove(); \
     return shown.length })()";

const A_THIRD_IS_SEEN: &str = "(() => { \
     const tickets = document.querySelector('#panel-tickets .tickets'); \
     const third = tickets.lastElementChild.cloneNode(true); \
     tickets.append(third); \
     const { left } = third.getBoundingClientRect(); \
     third.remove(); \
     return left < innerWidth - 8 })()";

const TICKETS_IN_A_ROW: &str = "(() => { \
     const at = (part) => part.getBoundingClientRect(); \
     const [map, cards] = ['.layers', '#panel-board .row'].map((css) => at(document.querySelector(css))); \
     const tickets = [...document.querySelectorAll('#panel-tickets summary')].map(at); \
     return tickets.length === 2 && tickets.every(({ top, bottom, left, right }) => \
         top >= map.bottom - 1 && bottom <= cards.top + 1 && bottom - top >= 44 && left >= 0 && right <= innerWidth) })()";

/// Above the players it is a strip; with a card in hand it neither moves nor shrinks.
async fn the_map_of_a_phone_keeps_its_size(page: &Page) -> Result<()> {
    page.viewport(SMALL_PHONE).await?;
    page.settle().await?;
    let width = async || -> Result<f64> {
        page.settle().await?;
        Ok(page.js("document.querySelector('#board').viewBox.baseVal.width").await?.as_f64().unwrap_or_default())
    };
    // Where all corners have something to choose the buttons take a strip from the map: a deal must not decide this.
    page.js(
        "document.querySelectorAll('.layers .legal').forEach((route) => route.classList.replace('legal', 'was-legal'))",
    )
    .await?;
    page.js("document.querySelector('[data-zoom=fit]').click()").await?;
    let free = width().await?;
    let drawn = page.js(WIDTH_OF_THE_DRAWING).await?.as_f64().unwrap_or_default();
    assert!(free < drawn, "the whole map leaves out what has no city: {free} of {drawn}");
    page.js(
        "document.querySelectorAll('.was-legal').forEach((route) => route.classList.replace('was-legal', 'legal'))",
    )
    .await?;
    page.js("document.querySelector('[data-zoom=fit]').click()").await?;
    let framed = width().await?;
    for part in ["players", "board"] {
        page.click(&format!("#tabs [data-tab={part}]")).await?;
        page.settle().await?;
    }
    let again = width().await?;
    assert!(again < 1.1 * framed, "the map after a look at the players: {framed} to {again}");
    let place = "JSON.stringify(document.querySelector('.layers').getBoundingClientRect())";
    let before = page.js(place).await?;
    page.tap("#panel-board .row [data-target^=open-].legal").await?;
    page.until("document.querySelector('#panel-board .row .chosen')").await?;
    page.settle().await?;
    assert_eq!(page.js(place).await?, before, "the map while a card waits for a yes");
    assert_eq!(page.js(ASKED_BELOW_THE_CARDS).await?, true, "the question lies on the cards or on the tabs");
    page.key("Escape").await?;
    a_finger_means_the_route_under_it(page).await?;
    page.viewport(Viewport::PHONE.reduced_motion()).await?;
    Ok(())
}

/// However near a lit one is: what can't be claimed says why, by its name.
async fn a_finger_means_the_route_under_it(page: &Page) -> Result<()> {
    page.js("document.querySelector('[data-zoom=fit]').click()").await?;
    page.settle().await?;
    assert_eq!(page.js(PICKED_BESIDE_THE_FINGER).await?, json!([]), "another route is picked");
    page.until("document.querySelector('.in-question') && document.querySelector('#tip .tip-title').textContent.endsWith(': why not?')")
        .await?;
    assert_eq!(page.js(TIP_ABOVE_THE_CARDS).await?, true, "nothing that is read or clicked lies below the answer");
    page.key("Escape").await?;
    page.until("!document.querySelector('.in-question')").await?;
    Ok(())
}

const TIP_ABOVE_THE_CARDS: &str = "document.querySelector('#tip').getBoundingClientRect().bottom \
     <= document.querySelector('#panel-board').getBoundingClientRect().top";

/// Taps on the middle of every route that can't be claimed; those that picked something. What is tapped last waits for its answer.
const PICKED_BESIDE_THE_FINGER: &str = "[...document.querySelectorAll('.layers .hit:not(.legal)')].filter((route) => { \
     const line = document.querySelector(route.getAttribute('href')); \
     const { x, y } = line.getPointAtLength(line.getTotalLength() / 2).matrixTransform(route.getScreenCTM()); \
     if (document.elementFromPoint(x, y) !== route) return false; \
     const finger = { clientX: x, clientY: y, pointerType: 'touch', bubbles: true }; \
     for (const kind of ['pointerdown', 'pointerup', 'click']) route.dispatchEvent(new PointerEvent(kind, finger)); \
     return document.querySelector('.pick, .hit.chosen') !== null }).map((route) => route.dataset.target)";

const WIDTH_OF_THE_DRAWING: &str = "(async () => { \
     const page = new DOMParser().parseFromString(await (await fetch(location.pathname)).text(), 'text/html'); \
     return Number(page.querySelector('#board').getAttribute('viewBox').split(' ')[2]) })()";

const CARDS_BELOW_THE_MAP: &str = "(() => { \
     const at = (part) => document.querySelector(part)?.getBoundingClientRect(); \
     const [map, cards, below] = [at('.layers'), at('#panel-board .row'), at('nav#history') ?? at('#tabs')]; \
     const last = at('#panel-board .hand') ?? cards; \
     return map.height > 100 && cards.top >= map.bottom - 1 && last.bottom <= below.top + 1 })()";

const ASKED_BELOW_THE_CARDS: &str = "(() => { \
     const at = (part) => document.querySelector(part).getBoundingClientRect(); \
     const [row, question, tabs] = [at('#panel-board .row'), at('.pick .primary'), at('#tabs')]; \
     const cards = [...document.querySelectorAll('#panel-board .fan')].map((card) => card.getBoundingClientRect()); \
     const [top, bottom] = [at('.pick').top, at('.pick').bottom]; \
     return question.height > 0 && cards.length > 0 && row.bottom <= top && bottom <= tabs.top + 1 \
         && cards.every((card) => card.height > 24 && card.bottom <= top) })()";

async fn axe_finds_nothing(page: &Page) -> Result<()> {
    for viewport in [Viewport::PHONE, Viewport::LAPTOP] {
        page.viewport(viewport.reduced_motion()).await?;
        page.settle().await?;
        let found = page.axe().await?;
        assert!(found.is_empty(), "{found:#?}");
    }
    page.viewport(Viewport::LAPTOP.dark().reduced_motion()).await?;
    page.settle().await?;
    let found = page.axe_of_colours().await?;
    assert!(found.is_empty(), "by night: {found:#?}");
    page.viewport(Viewport::LAPTOP.reduced_motion()).await?;
    Ok(())
}
