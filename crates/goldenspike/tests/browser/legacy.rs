//! Ticket to Ride Legacy: tickets are ticked, a colour of the hand lights what it pays for, cards are dragged, every kind of turn works by keyboard.

use crate::house::House;
use crate::phone::SMALL_PHONE;
use crate::together::takes_seat;
use crate::visitor::{all_quiet, says, shows_more_than, starts_table, version};
use anyhow::{Result, bail, ensure};
use browser_testing::{Browser, Page, Viewport};
use serde_json::{Value, json};

#[tokio::test]
async fn tickets_are_ticked_a_colour_lights_its_routes_and_one_is_claimed() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    page.goto(&house.at("/")).await?;
    page.click("form:has(input[value=ticket-to-ride-legacy]) button.primary").await?;
    page.until("document.querySelectorAll('#now [data-target^=offer-].legal').length === 4").await?;

    page.click("#now [data-target=offer-0]").await?;
    page.until("document.querySelector('#now [data-walk][disabled]').textContent === 'Tick at least 2 · 1 so far'")
        .await?;
    says(&page, "#now [data-walk-detail]", "costs its value").await?;
    let calm = page.js(COLOUR_OF_THE_SUM).await?;
    page.click("#now [data-target=offer-2]").await?;
    page.until(
        "/^(▲ )?together .* trains.* if not$/.test(document.querySelector('#now [data-walk-detail]').textContent)",
    )
    .await?;
    too_many_trains_are_a_warning(&page, &calm).await?;
    page.click("#now [data-walk]:enabled").await?;
    my_turn(&page).await?;
    page.until("document.querySelectorAll('details.ticket').length === 2").await?;
    page.until(STORY_WHOLE_OR_CLOSED).await?;
    let rings =
        "[...document.querySelectorAll('#board .stops .need')].filter((ring) => ring.checkVisibility()).length >= 3";
    assert_eq!(page.js(rings).await?, true, "the cities of own tickets are marked before one is looked at");

    assert_eq!(page.js(ASTRAY).await?, json!([]), "a click along a lit route finds nothing");
    assert_eq!(page.js(TIP_ON_ITS_OWN).await?, json!([]), "a tip lies on its own route or on a city at its end");
    let all = lit_routes(&page).await?;
    page.click("[data-target^=hand-].legal").await?;
    page.until("document.querySelector('[data-target^=hand-].chosen')").await?;
    page.until("document.querySelector('#prompt .in-hand').textContent.startsWith('Which route for ')").await?;
    let payable = lit_routes(&page).await?;
    assert!((1..=all).contains(&payable), "{payable} of {all} routes");

    // Few routes are a menu, many are only lit: both are left in the same way.
    page.key("Escape").await?;
    page.until("!document.querySelector('[data-target^=hand-].chosen, .pick')").await?;

    // Who asks for a hint lets go of the route that was half chosen: all that can be done is lit again.
    page.js("document.querySelector('.layers [data-target^=route-].legal').focus()").await?;
    page.key("Enter").await?;
    page.until("document.querySelector('.pick') && document.querySelector('#prompt .in-hand')").await?;
    page.key("h").await?;
    page.until("document.querySelector('#hint') && !document.querySelector('.pick')").await?;
    let is_let_go =
        "!document.querySelector('.chosen, #prompt .in-hand') && document.querySelector('[data-target=deck].legal')";
    page.until(is_let_go).await?;
    // A window that is made narrow is as narrow with a hint.
    page.viewport(Viewport::PHONE.reduced_motion()).await?;
    page.until("document.querySelector('#hint').getBoundingClientRect().width <= screen.width").await?;
    page.viewport(Viewport::LAPTOP.reduced_motion()).await?;
    page.key("Escape").await?;
    page.until("!document.querySelector('#hint')").await?;

    // What a route takes is said before it is spent, also where there is one way to pay.
    let before = version(&page).await?;
    page.js(&format!("document.querySelector(`.layers [data-target=${{{WITH_ONE_WAY}}}]`).focus()")).await?;
    page.key("Enter").await?;
    page.until("document.querySelector('.pick .primary')?.matches(':focus')").await?;
    pay(&page, before).await?;
    all_quiet(&[&page]);
    Ok(())
}

/// What has no room for all of its lines is its name alone.
const STORY_WHOLE_OR_CLOSED: &str = "(() => { \
     const [story, column] = ['#story', '.side-scroll'].map((css) => document.querySelector(css)); \
     return !story.open || story.getBoundingClientRect().bottom <= column.getBoundingClientRect().bottom })()";

/// A route that can be paid in one way.
const WITH_ONE_WAY: &str = "[...document.querySelectorAll('#act [data-targets^=route-]')]
    .find((button) => !button.closest('details.ways')).dataset.targets.split(' ')[0]";

/// First tickets are chosen by all at once.
/// A sum above one's trains, as four tickets nearly always have, is a warning by its sign and by its colour.
async fn too_many_trains_are_a_warning(page: &Page, calm: &Value) -> Result<()> {
    page.click("#now [data-target=offer-1]").await?;
    page.click("#now [data-target=offer-3]").await?;
    page.until("document.querySelectorAll('#now .offer .chosen').length === 4").await?;
    let is_too_many = page.js("document.querySelector('#now [data-walk-detail]').textContent.startsWith('▲')").await?;
    let is_calm = page.js(COLOUR_OF_THE_SUM).await? == *calm;
    ensure!(is_too_many == !is_calm, "the warning looks like a note");
    page.click("#now [data-target=offer-1]").await?;
    page.click("#now [data-target=offer-3]").await?;
    Ok(())
}

const COLOUR_OF_THE_SUM: &str = "getComputedStyle(document.querySelector('#now [data-walk-detail]')).color";

#[tokio::test]
async fn what_somebody_ticks_survives_the_choice_of_others() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let anna = table_with(&browser, &house, "friend").await?;
    let erik = takes_seat(&browser, &anna, "Erik").await?;
    anna.until("!document.querySelector('.invitations')").await?;
    // U where nothing can be taken back says so.
    anna.key("u").await?;
    says(&anna, "#toast", "You have done nothing yet").await?;
    anna.click("#now [data-target=offer-0]").await?;
    anna.until("document.querySelector('#now [data-target=offer-0].chosen')").await?;

    let before = version(&anna).await?;
    keep_two_tickets(&erik).await?;
    shows_more_than(&anna, before).await?;
    anna.click("#now [data-target=offer-2]").await?;
    anna.click("#now [data-walk]:enabled").await?;

    anna.until("document.querySelectorAll('details.ticket').length === 2").await?;
    let heard = anna.console_errors();
    ensure!(heard.len() == 1 && heard[0].contains("409"), "only the way back that there was not: {heard:?}");
    all_quiet(&[&erik]);
    Ok(())
}

#[tokio::test]
async fn a_card_dragged_onto_a_route_claims_it() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = table_for_two(&browser, &house).await?;
    keep_two_tickets(&page).await?;
    keep_two_tickets(&page).await?;
    going_back_lets_go_first(&page).await?;
    keep_two_tickets(&page).await?;
    my_turn(&page).await?;

    let before = version(&page).await?;
    let pair = page.js(CARD_AND_ROUTE).await?;
    let [card, route] = [0, 1].map(|which| format!("[data-target={}]", pair[which]));
    page.drag(&card, &format!(".layers {route}")).await?;
    // Whichever comes first, cards are not spent before a yes, which stands where the route is.
    page.until("document.querySelector('.pick')").await?;
    page.settle().await?;
    assert_eq!(version(&page).await?, before, "nothing is spent by a card and a route alone");
    let away = format!("({FAR_FROM})('.pick', '.layers {route}')");
    assert!(page.js(&away).await?.as_f64() < Some(160.0), "{}", page.js(&away).await?);
    pay(&page, before).await?;

    page.until(&format!("document.querySelector('.trains {route}')")).await?;
    says(&page, "#telegraph li", "claims").await?;
    all_quiet(&[&page]);
    Ok(())
}

#[tokio::test]
async fn routes_beside_each_other_are_paid_from_one_menu() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = table_for_two(&browser, &house).await?;
    keep_two_tickets(&page).await?;
    keep_two_tickets(&page).await?;
    my_turn(&page).await?;
    while page.js(BESIDE).await?.is_null() {
        for _ in 0..2 {
            press(&page, "[data-target=deck].legal", "Enter").await?;
        }
        my_turn(&page).await?;
    }

    let offered = async |route: String| -> Result<Value> {
        page.js(&format!("document.querySelector('.layers [data-target={route}]').focus()")).await?;
        page.key("Enter").await?;
        page.until("document.querySelector('.pick')").await?;
        let rows = page.js("[...document.querySelectorAll('.pick > button')].map((row) => row.textContent)").await?;
        assert_eq!(page.js(WITHOUT_COLOURS).await?, 0, "each payment shows the colours that it spends");
        page.key("Escape").await?;
        page.until("!document.querySelector('.pick')").await?;
        Ok(rows)
    };
    let [one, other] = [0, 1].map(async |which| offered(page.js(BESIDE).await?[which].to_string()).await);
    let (one, other) = (one.await?, other.await?);
    assert_eq!(one, other, "whichever is clicked");
    assert!(one.as_array().is_some_and(|rows| rows.len() > 1), "{one}");
    a_card_of_the_hand_narrows_the_menu(&page).await?;
    all_quiet(&[&page]);
    Ok(())
}

/// Payments of a menu that show no colour of a card.
const WITHOUT_COLOURS: &str = "[...document.querySelectorAll('.pick > button')].filter((row) => { \
     const chip = row.querySelector('.chip'); \
     const { backgroundColor, backgroundImage } = chip ? getComputedStyle(chip) : {}; \
     return !chip || (backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none') }).length";

/// How far a box is from a shape's middle.
const FAR_FROM: &str = "(box, shape) => { \
     const [its, at] = [box, shape].map((css) => document.querySelector(css).getBoundingClientRect()); \
     const [x, y] = [at.x + at.width / 2, at.y + at.height / 2]; \
     return Math.hypot(Math.max(its.left - x, 0, x - its.right), Math.max(its.top - y, 0, y - its.bottom)) }";

/// Two routes between the same cities that can both be paid, but not alike.
const BESIDE: &str = "[...document.querySelectorAll('#act details.ways')]
    .filter((list) => new Set([...list.querySelectorAll('[data-targets]')].map((way) => way.textContent)).size > 1)
    .map((list) => [...new Set([...list.querySelectorAll('[data-targets]')].map((way) => way.dataset.targets.split(' ')[0]))])
    .find((routes) => routes.length > 1) ?? null";

/// Every card that a way takes is lit, the locomotive too; it leaves the ways that take it, and what is left is asked about.
async fn a_card_of_the_hand_narrows_the_menu(page: &Page) -> Result<()> {
    let (before, route) = (version(page).await?, page.js(BESIDE).await?[0].to_string());
    page.js(&format!("document.querySelector('.layers [data-target={route}]').focus()")).await?;
    page.key("Enter").await?;
    page.until("document.querySelector('.pick')").await?;
    let whole = "document.querySelectorAll('.pick > button').length";
    let all = page.js(whole).await?;
    let cards =
        "[...document.querySelectorAll('#panel-board .hand [data-target].legal')].map((card) => card.dataset.target)";
    let cards = page.js(cards).await?;
    assert!(cards.as_array().is_some_and(|cards| !cards.is_empty()), "no card is lit");
    for card in cards.as_array().unwrap() {
        let card = format!("#panel-board .hand [data-target={card}]");
        page.click(&card).await?;
        page.until(&format!(
            "document.querySelector({}).matches('.chosen') && document.querySelector('.pick')",
            serde_json::json!(card)
        ))
        .await?;
        assert!(page.js("document.querySelector('#tip').hidden").await? == true, "no menu is answered by a tip");
        // Once more brings all of them back, or another does; what is asked is left by its other button.
        match page.js("document.querySelector('.pick .primary') !== null").await? == true {
            true => page.click(".pick .primary + button").await?,
            false => page.click(&card).await?,
        }
        page.until(&format!("{whole} === {all}")).await?;
    }
    page.key("Escape").await?;
    page.until("!document.querySelector('.pick, .chosen')").await?;
    assert_eq!(version(page).await?, before, "nothing is claimed by a card alone");
    Ok(())
}

/// A route that waits to be paid is let go before a move is taken back, by key and by button.
async fn going_back_lets_go_first(page: &Page) -> Result<()> {
    my_turn(page).await?;
    let before = version(page).await?;
    for by_key in [true, false] {
        page.js("document.querySelector('.layers [data-target^=route-].legal').focus()").await?;
        page.key("Enter").await?;
        page.until("document.querySelector('.pick')").await?;
        match by_key {
            true => page.key("u").await?,
            false => page.click(BACK).await?,
        }
        page.until("!document.querySelector('.pick, .chosen')").await?;
    }
    page.settle().await?;
    assert_eq!(version(page).await?, before, "nothing is taken back");
    page.click(BACK).await?;
    page.until("document.querySelector('#now [data-target^=offer-]')").await?;
    Ok(())
}

const BACK: &str = "form.undo button[value=back]";

#[tokio::test]
async fn every_kind_of_turn_works_by_keyboard() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = table_for_two(&browser, &house).await?;
    keep_two_tickets(&page).await?;
    keep_two_tickets(&page).await?;

    // A card from the open ones that is no locomotive, and one from the deck.
    my_turn(&page).await?;
    press(&page, "[data-target^=open-].legal:not(.loco)", "Enter").await?;
    press(&page, "[data-target=deck].legal", "Space").await?;

    // Tickets: one of them is kept.
    my_turn(&page).await?;
    press(&page, "[data-target=ticket-deck].legal", "Enter").await?;
    let before = version(&page).await?;
    tab_to(&page, "#now [data-target=offer-1]").await?;
    page.key("Space").await?;
    tab_to(&page, "#now [data-walk]:enabled").await?;
    page.key("Enter").await?;
    shows_more_than(&page, before).await?;

    // A route: arrows lead from one to the next.
    my_turn(&page).await?;
    tab_to(&page, ".layers [data-target^=route-].legal").await?;
    let first = focused(&page).await?;
    page.key("ArrowDown").await?;
    page.until(&format!(
        "document.activeElement.matches('.layers .legal') && document.activeElement.dataset.target !== {first}"
    ))
    .await?;
    let before = version(&page).await?;
    page.key("Enter").await?;
    pay(&page, before).await?;

    says(&page, "#telegraph li", "claims").await?;
    all_quiet(&[&page]);
    Ok(())
}

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
    page.js("document.querySelector('[data-zoom=fit]').click()").await?;
    let framed = width().await?;
    let drawn = page.js(WIDTH_OF_THE_DRAWING).await?.as_f64().unwrap_or_default();
    assert!(framed < drawn, "the whole map leaves out what has no city: {framed} of {drawn}");
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
    page.key("Escape").await?;
    page.until("!document.querySelector('.in-question')").await?;
    Ok(())
}

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

/// The hand's part and the route of a claim whose route can be hit in its middle.
const CARD_AND_ROUTE: &str = r#"[...document.querySelectorAll('#act [data-targets^=route-]')].map((button) => button.dataset.targets.split(' '))
    .filter(([route]) => {
        const shape = document.querySelector(`.layers [data-target="${route}"]`)
        const box = shape.getBoundingClientRect()
        return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === shape
    }).map(([route, card]) => [card, route])[0]"#;

/// Two people at one screen: nothing happens that the test does not do.
async fn table_for_two(browser: &Browser, house: &House) -> Result<Page> {
    table_with(browser, house, "hot-seat").await
}

/// One player and somebody else.
async fn table_with(browser: &Browser, house: &House, other: &str) -> Result<Page> {
    let page = browser.blank_page().await?;
    starts_table(&page, house, "ticket-to-ride-legacy", &["me", other], &[]).await?;
    Ok(page)
}

pub(crate) async fn keep_two_tickets(page: &Page) -> Result<()> {
    page.until("document.querySelectorAll('#now [data-target^=offer-].legal').length === 4").await?;
    let before = version(page).await?;
    for place in [0, 1] {
        tab_to(page, &format!("#now [data-target=offer-{place}]")).await?;
        page.key("Enter").await?;
    }
    tab_to(page, "#now [data-walk]:enabled").await?;
    page.key("Enter").await?;
    shows_more_than(page, before).await
}

/// Goes there by Tab, presses a key, and waits for what it did.
async fn press(page: &Page, css: &str, key: &str) -> Result<()> {
    let before = version(page).await?;
    tab_to(page, css).await?;
    page.key(key).await?;
    shows_more_than(page, before).await
}

async fn tab_to(page: &Page, css: &str) -> Result<()> {
    const MOST: usize = 250;
    let is_there = format!("document.activeElement.matches({})", json!(css));
    page.until(&format!("document.querySelector({})", json!(css))).await?;
    for _ in 0..MOST {
        if page.js(&is_there).await? == true {
            return Ok(());
        }
        page.key("Tab").await?;
    }
    bail!("Tab does not lead to {css}")
}

/// Where several payments fit, the first one.
async fn pay(page: &Page, before: u64) -> Result<()> {
    page.until(&format!(
        "document.querySelector('.pick button') || Number(document.querySelector('#state').dataset.version) > {before}"
    ))
    .await?;
    if page.js("document.querySelector('.pick') !== null").await? == true {
        page.key("Enter").await?;
    }
    shows_more_than(page, before).await
}

/// What the focused shape leads to, quoted.
async fn focused(page: &Page) -> Result<String> {
    Ok(page.js("document.activeElement.dataset.target").await?.to_string())
}

pub(crate) async fn my_turn(page: &Page) -> Result<()> {
    page.until("document.querySelector('#state').dataset.seat !== undefined && document.querySelector('.layers [data-target^=route-].legal')")
        .await?;
    Ok(())
}

/// Lit routes with a point on their line where a click finds nothing to play or to ask about.
const ASTRAY: &str = "[...document.querySelectorAll('.layers [data-target^=route-].legal')].filter((lit) => {
    const line = document.querySelector(lit.getAttribute('href'))
    return [...Array(60).keys()].some((at) => {
        const point = line.getPointAtLength(line.getTotalLength() * (at + 0.5) / 60).matrixTransform(lit.getScreenCTM())
        return !document.elementFromPoint(point.x, point.y)?.closest('[data-target]')
    })
}).map((lit) => lit.dataset.target)";

/// Lit routes whose tip lies on them or on one of their ends.
const TIP_ON_ITS_OWN: &str = "[...document.querySelectorAll('.layers .hit.legal:not(.beside)')].filter((lit) => {
    lit.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
    const [line, tip] = [document.querySelector(lit.getAttribute('href')), document.querySelector('#tip').getBoundingClientRect()]
    lit.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse' }))
    return [0, 0.5, 1].some((part) => {
        const { x, y } = line.getPointAtLength(line.getTotalLength() * part).matrixTransform(lit.getScreenCTM())
        return tip.left < x && x < tip.right && tip.top < y && y < tip.bottom
    })
}).map((lit) => lit.dataset.target)";

async fn lit_routes(page: &Page) -> Result<u64> {
    let count = "new Set([...document.querySelectorAll('.layers [data-target^=route-].legal')].map((route) => route.dataset.target)).size";
    Ok(page.js(count).await?.as_u64().unwrap_or_default())
}
