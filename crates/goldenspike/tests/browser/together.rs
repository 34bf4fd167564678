//! Several people at one table, each in an own browser.

use crate::house::House;
use crate::visitor::{
    GAME, ONE_SCREEN, all_quiet, choose, is_shown, makes_any_move, moves_on, opens_table, plays_to_the_end, says,
    shows_more_than, starts_table, version,
};
use anyhow::{Context, Result};
use browser_testing::{Browser, Page};
use serde_json::json;

/// Anna plays for somebody beside her too.
const TWO_SCREENS: &[&str] = &["me", "friend", "hot-seat"];

#[tokio::test]
async fn an_invited_friend_sits_down_and_both_see_every_move_at_once() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let (anna, erik) = anna_and_erik(&browser, &house).await?;
    says(&anna, "#panel-players", "Erik").await?;

    for _ in 0..4 {
        let (actor, other) = whoever_acts(&anna, &erik).await?;
        let before = version(other).await?;
        makes_any_move(actor).await?;
        shows_more_than(other, before).await?;
    }
    is_told_while_away(&erik, &anna).await?;
    is_told_at_home(&erik, &anna, &house).await?;
    all_quiet(&[&anna, &erik]);
    Ok(())
}

/// Nobody looks at the tab any more, and it can't ask by itself whose turn it is.
const LOOKS_AWAY: &str = "window.badges = []; \
    navigator.setAppBadge = async (number) => { badges.push(number ?? 'a mark') }; \
    window.fetch = () => Promise.reject(new Error('it listens')); \
    Object.defineProperty(document, 'hidden', { value: true, configurable: true }); \
    document.dispatchEvent(new Event('visibilitychange'))";

const LOOKS_AGAIN: &str = "delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))";

/// The tab's title and the app's icon tell at once that it is somebody's turn who does not look.
async fn is_told_while_away(away: &Page, other: &Page) -> Result<()> {
    plays_the_turn(away).await?;
    away.js(LOOKS_AWAY).await?;
    other.until(IS_MINE).await?;
    plays_the_turn(other).await?;

    away.until("document.title.startsWith('●') && badges.includes('a mark')").await?;
    away.js(LOOKS_AGAIN).await?;
    away.until(IS_MINE).await?;
    Ok(())
}

/// What waits for somebody comes to the front of the home page while they look at it.
async fn is_told_at_home(at_home: &Page, other: &Page, house: &House) -> Result<()> {
    // A page that could only listen can ask again.
    at_home.reload().await?;
    plays_the_turn(at_home).await?;
    at_home.goto(&house.at("/")).await?;
    at_home.until("document.querySelector('.waiting .table-row') && !document.title.startsWith('(')").await?;
    other.until(IS_MINE).await?;
    plays_the_turn(other).await?;

    at_home.until("document.title.startsWith('(1)') && document.querySelector('.your-turn .table-card')").await?;
    Ok(())
}

const IS_MINE: &str = "document.querySelector('#state').hasAttribute('data-seat')";

/// As long as it is the turn of somebody at this screen.
async fn plays_the_turn(page: &Page) -> Result<()> {
    while page.js(IS_MINE).await? == true {
        makes_any_move(page).await?;
    }
    Ok(())
}

#[tokio::test]
async fn players_talk_and_everybody_reads_it() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let (anna, erik) = anna_and_erik(&browser, &house).await?;

    erik.click("form.say input").await?;
    erik.type_text("Good luck!").await?;
    erik.key("Enter").await?;

    says(&anna, "#talk", "Good luck!").await?;
    says(&erik, "#talk", "Good luck!").await?;
    // New to her until she has had it before her eyes for a moment; never to him.
    anna.until("document.querySelector('#talk .unread')").await?;
    assert_eq!(erik.js("document.querySelectorAll('#talk .unread').length").await?, 0);
    anna.until("!document.querySelector('#talk .unread') && document.querySelector('#unread').textContent === ''")
        .await?;
    // The stream may be quicker than the answer to the post.
    erik.until("document.querySelector('form.say input').value === ''").await?;
    let (actor, _) = whoever_acts(&anna, &erik).await?;
    is_asked_first(actor).await?;
    all_quiet(&[&anna, &erik]);
    Ok(())
}

/// Whoever wants to be asked is asked, and nothing is sent before they say yes.
async fn is_asked_first(page: &Page) -> Result<()> {
    let before = version(page).await?;
    // In the list, open or not: how a move is asked for does not depend on where it was clicked.
    let any = "document.querySelector('button[name=action]')";
    page.until(&format!("{any} !== null")).await?;
    // Everybody is asked about what stays for ever.
    page.js(&format!("{any}.dataset.forEver = ''; {any}.click()")).await?;
    says(page, "dialog.confirming[open] h2", "for ever").await?;
    page.key("Escape").await?;
    page.until("!document.querySelector('dialog.confirming')").await?;
    page.js(&format!("delete {any}.dataset.forEver; document.documentElement.dataset.confirm = 'yes'")).await?;
    for (key, sent) in [("Escape", false), ("Enter", true)] {
        page.js(&format!("{any}.click()")).await?;
        page.until("document.querySelector('dialog.confirming[open]')").await?;
        assert_eq!(version(page).await?, before);
        page.key(key).await?;
        page.until("!document.querySelector('dialog.confirming')").await?;
        if sent {
            shows_more_than(page, before).await?;
        }
    }
    Ok(())
}

#[tokio::test]
async fn what_somebody_types_survives_the_moves_of_others() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let (anna, erik) = anna_and_erik(&browser, &house).await?;
    let (actor, other) = whoever_acts(&anna, &erik).await?;
    other.click("form.say input").await?;
    other.type_text("I think").await?;

    let before = version(other).await?;
    makes_any_move(actor).await?;
    shows_more_than(other, before).await?;
    other.type_text(" so").await?;

    assert_eq!(other.js("document.querySelector('form.say input').value").await?, "I think so");
    all_quiet(&[&anna, &erik]);
    Ok(())
}

#[tokio::test]
async fn going_back_past_anothers_move_needs_consent() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let (anna, erik) = anna_and_erik(&browser, &house).await?;
    let (first, _) = whoever_acts(&anna, &erik).await?;
    makes_any_move(first).await?;
    let (asking, answering) = until_somebody_may_ask(&anna, &erik).await?;
    let moves = asking.js("Number(document.querySelector('#state').dataset.moves)").await?.as_u64().context("moves")?;

    asking.click("form.undo button[value=ask]").await?;
    says(asking, "#prompt .asked", "You asked").await?;
    answering.click("form.undo button[value=decline]").await?;
    asking.until("document.querySelector('form.undo button[value=ask]')").await?;
    assert_eq!(asking.js("Number(document.querySelector('#state').dataset.moves)").await?, moves, "declined");

    asking.click("form.undo button[value=ask]").await?;
    says(asking, "#prompt .asked", "You asked").await?;
    answering.click("form.undo button[value=agree]").await?;
    for page in [asking, answering] {
        page.until(&format!("Number(document.querySelector('#state').dataset.moves) < {moves}")).await?;
    }
    all_quiet(&[&anna, &erik]);
    Ok(())
}

#[tokio::test]
async fn a_spectator_sees_the_table_live_and_can_not_act() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let anna = opens_table(&browser, &house, ONE_SCREEN).await?;
    let link = anna.js("[...document.querySelectorAll('#share .links input')].at(-1).value").await?;
    let mary = browser.page(link.as_str().context("a link to watch")?).await?;
    says(&mary, "#wire-light", "Live").await?;

    let before = version(&mary).await?;
    makes_any_move(&anna).await?;
    shows_more_than(&mary, before).await?;

    assert_eq!(mary.js("document.querySelectorAll('button[name=action], form.undo, form.say').length").await?, 0);
    mary.click(".hexes path").await?;
    assert_eq!(mary.js("document.querySelector('#tip').hidden").await?, true);
    let post = "fetch(location.pathname + '/actions', { method: 'POST', body: new URLSearchParams({ version: \
         document.querySelector('#state').dataset.version, seat: 0, action: '{\"do\":\"pass\"}' }) }).then((answer) => answer.status)";
    assert_eq!(mary.js(post).await?, 403);
    all_quiet(&[&anna]);
    Ok(())
}

#[tokio::test]
async fn people_at_one_screen_take_turns_on_one_page() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let page = browser.blank_page().await?;
    starts_table(&page, &house, GAME, ONE_SCREEN, &[("name-0", "Anna"), ("name-1", "Erik"), ("name-2", "Angela")])
        .await?;

    let mut seen = Vec::new();
    for _ in 0..4 {
        seen.push(page.text("#prompt p strong").await?);
        makes_any_move(&page).await?;
    }

    for name in ["Anna", "Erik", "Angela"] {
        assert!(seen.iter().any(|prompt| prompt.contains(name)), "{name} is asked by name: {seen:?}");
    }
    all_quiet(&[&page]);
    Ok(())
}

#[tokio::test]
async fn a_reload_and_a_second_device_show_the_same_seat() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let (anna, erik) = anna_and_erik(&browser, &house).await?;
    let (actor, _) = whoever_acts(&anna, &erik).await?;
    let seat = actor.js("document.querySelector('#state').dataset.seat").await?;
    let name = if std::ptr::eq(actor, &anna) { "Anna" } else { "Erik" };
    actor.reload().await?;
    assert_eq!(actor.js("document.querySelector('#state').dataset.seat").await?, seat);

    // Whoever holds two seats has a link for each, by name.
    let own = format!(
        "[...document.querySelectorAll('#share .links li')].find((li) => /Your own link|Private link for {name}/.test(li.textContent))?.querySelector('input').value"
    );
    let link = actor.js(&own).await?;
    let phone = browser.page(link.as_str().context("everybody has an own link")?).await?;
    says(&phone, "main h1", &format!("{name} plays here")).await?;
    phone.click("form.join button").await?;
    phone.until("document.querySelector('#state')").await?;
    assert_eq!(phone.js("document.querySelector('#state').dataset.seat").await?, seat);

    let before = version(actor).await?;
    makes_any_move(&phone).await?;
    shows_more_than(actor, before).await?;
    all_quiet(&[&anna, &erik, &phone]);
    Ok(())
}

#[tokio::test]
async fn of_two_who_act_at_once_one_is_told_and_sees_the_new_table() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let anna = opens_table(&browser, &house, ONE_SCREEN).await?;
    moves_on(&anna, "moves.some((move) => move.do === 'bid')").await?;
    let other = anna.tab(&anna.url().await?).await?;
    let before = version(&other).await?;
    // The other tab hears nothing of the first one's move, as on a slow line.
    other.js("dispatchEvent(new Event('pagehide'))").await?;

    anna.click("#act-amount .bid").await?;
    shows_more_than(&anna, before).await?;
    assert_eq!(version(&other).await?, before);
    other.click("#act-amount .bid").await?;

    other.until(&is_shown("#toast")).await?;
    shows_more_than(&other, before).await?;
    assert_eq!(version(&other).await?, version(&anna).await?, "one move was made, not two");
    let (mine, theirs) = (anna.text("#prompt p").await?, other.text("#prompt p").await?);
    assert_eq!(mine, theirs);
    Ok(())
}

#[tokio::test]
async fn a_table_without_negotiation_is_silent_until_the_end() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let anna = browser.blank_page().await?;
    starts_table(
        &anna,
        &house,
        GAME,
        &["me", "friend", "bot-random"],
        &[("option-negotiation", "no"), ("name-0", "Anna")],
    )
    .await?;
    let erik = takes_seat(&browser, &anna, "Erik").await?;
    assert_eq!(erik.js("Boolean(document.querySelector('form.say'))").await?, false);

    // Both play on in turn until it is over.
    let end = tokio::join!(plays_to_the_end(&anna), plays_to_the_end(&erik));
    end.0.and(end.1)?;

    erik.reload().await?;
    // They may talk now, and need not put the result away for it.
    assert_eq!(erik.js("document.querySelector('#ending').open").await?, true);
    erik.click("form.say input").await?;
    erik.type_text("Well played!").await?;
    erik.key("Enter").await?;
    says(&erik, "#talk", "Well played!").await?;
    all_quiet(&[&anna]);
    Ok(())
}

/// Two people and a bot, seated.
async fn anna_and_erik(browser: &Browser, house: &House) -> Result<(Page, Page)> {
    let anna = browser.blank_page().await?;
    starts_table(&anna, house, GAME, TWO_SCREENS, &[("name-0", "Anna")]).await?;
    says(&anna, ".invitations", "Seat 2").await?;
    let erik = takes_seat(browser, &anna, "Erik").await?;
    anna.until("!document.querySelector('.invitations')").await?;
    Ok((anna, erik))
}

/// A new visitor opens the link that the first one has to give away.
pub(crate) async fn takes_seat(browser: &Browser, host: &Page, name: &str) -> Result<Page> {
    host.until("document.querySelector('.invitations input')").await?;
    let link = host.js("document.querySelector('.invitations input').value").await?;
    let guest = browser.page(link.as_str().context("a link")?).await?;
    choose(&guest, "name", name).await?;
    guest.click("form.join button").await?;
    guest.until("document.querySelector('main[data-table] #state')").await?;
    Ok(guest)
}

/// The one of two whose turn it is, and the other one.
async fn whoever_acts<'a>(one: &'a Page, other: &'a Page) -> Result<(&'a Page, &'a Page)> {
    for _ in 0..2000 {
        if one.js(IS_MINE).await? == true {
            return Ok((one, other));
        }
        if other.js(IS_MINE).await? == true {
            return Ok((other, one));
        }
    }
    anyhow::bail!("nobody's turn: {}", json!([one.text("#prompt").await?, other.text("#prompt").await?]))
}

/// They play until one of them can go back only by asking; gives that one first.
async fn until_somebody_may_ask<'a>(one: &'a Page, other: &'a Page) -> Result<(&'a Page, &'a Page)> {
    let may_ask = "Boolean(document.querySelector('form.undo button[value=ask]'))";
    for _ in 0..20 {
        for (asking, answering) in [(one, other), (other, one)] {
            if asking.js(may_ask).await? == true {
                return Ok((asking, answering));
            }
        }
        let (actor, _) = whoever_acts(one, other).await?;
        makes_any_move(actor).await?;
    }
    anyhow::bail!("nobody could ask to go back")
}
