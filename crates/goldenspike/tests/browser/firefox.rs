//! The four tables in another browser: they draw, and a click is a move.

use crate::house::House;
use anyhow::{Context, Result, ensure};
use browser_testing::Firefox;

const GAMES: [&str; 4] = ["american-rails", "steel-driver", "carnegie", "ticket-to-ride-legacy"];

#[test]
fn every_table_draws_and_plays_in_firefox() -> Result<()> {
    let (house, mut firefox) = (House::open()?, Firefox::launch()?);
    firefox.resize(1440, 900)?;
    for game in GAMES {
        plays(&mut firefox, &house, game).with_context(|| game)?;
    }
    Ok(())
}

fn plays(firefox: &mut Firefox, house: &House, game: &str) -> Result<()> {
    firefox.goto(&house.at(&format!("/tables/new?game={game}")))?;
    firefox.click("button.primary.big")?;
    firefox.until("document.querySelector('#wire-light.on') && document.querySelector('#state')")?;
    firefox.until("document.querySelector('#state').dataset.seat !== undefined")?;
    let drawn = "document.querySelector('#board').getBoundingClientRect()";
    ensure!(firefox.js(&format!("{drawn}.width > 300 && {drawn}.height > 200"))? == true, "the board is drawn");
    let sideways = firefox.js("document.documentElement.scrollWidth - innerWidth")?;
    ensure!(sideways.as_i64() <= Some(0), "the page scrolls sideways by {sideways}");
    let faces = "[...document.querySelectorAll('.bot .face')].filter((face) => face.checkVisibility()).length";
    ensure!(firefox.js(faces)?.as_i64() > Some(0), "the bots have faces");
    let thin = firefox.js("getComputedStyle(document.querySelector('.wire .scroll')).scrollbarColor !== 'auto'")?;
    ensure!(thin == true, "its scroll bars are the page's own");

    let before = firefox.js("Number(document.querySelector('#state').dataset.version)")?;
    firefox.js(&format!("({MOVE})()"))?;
    firefox.until(&format!("Number(document.querySelector('#state').dataset.version) > {before}"))?;
    Ok(())
}

/// By a button in sight, else by lit shapes until one is a move.
const MOVE: &str = r#"() => {
    const button = [...document.querySelectorAll('button[name=action]')].find((button) => button.checkVisibility())
    if (button) return button.click()
    for (let step = 0; step < 4; step += 1) {
        const walk = document.querySelector('#now [data-walk]:not([disabled])')
        if (walk) return walk.click()
        const shape = document.querySelector('[data-target].legal:not(.chosen)')
        shape?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
        const pick = document.querySelector('.pick > button, .pick .primary')
        if (pick) return pick.click()
    }
}"#;
