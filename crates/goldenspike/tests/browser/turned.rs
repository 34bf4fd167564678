//! Phones and tablets that are turned: what decides the game stays in sight.

use crate::house::House;
use crate::measuring::{NOTHING, broken_words, cut_off, out_of_sight, small_letters};
use crate::phone::{SMALL_PHONE, table};
use crate::seeing::{FIVE, SMALL_LAPTOP};
use crate::visitor::{GAME, all_quiet, moves_on, starts_table};
use anyhow::Result;
use browser_testing::{Browser, Viewport};

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

/// All railways, all names whole, and names on the map that can be read; the telegraph lies below the map, where there was only sea.
#[tokio::test]
async fn a_tablet_that_is_held_sideways_shows_what_decides_the_game() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    let tablet = Viewport { width: 1024, height: 768, ..SMALL_LAPTOP };
    for language in ["en", "nl"] {
        let page = browser.blank_page().await?;
        page.viewport(tablet).await?;
        page.goto(&house.at(&format!("/language/{language}?back=/about"))).await?;
        starts_table(&page, &house, "american-rails", FIVE, &[]).await?;
        for moment in ["moves.some((move) => move.do === 'bid')", "moves.some((move) => move.do === 'move_train')"] {
            moves_on(&page, moment).await?;
            page.settle().await?;
            let in_sight = [
                ".action-track",
                ".railways tbody tr > *",
                ".numbered > li .m",
                ".numbered > li .d",
                "#telegraph > li:last-child",
            ];
            assert_eq!(out_of_sight(&page, &in_sight).await?, NOTHING, "{language}, {moment}");
            let small = small_letters(&page).await?.into_iter().filter(|text| text.contains("text.name"));
            assert_eq!(small.collect::<Vec<_>>(), NOTHING, "{language}, {moment}");
        }
        starts_table(&page, &house, "carnegie", &FIVE[..4], &[]).await?;
        page.settle().await?;
        let words = [".wall .ledger", ".room-name", ".company-tab"];
        assert_eq!(broken_words(&page, &words).await?, NOTHING, "{language}");
        assert_eq!(cut_off(&page, &[".room-name", ".company-tab .nm"]).await?, NOTHING, "{language}");
        assert_eq!(out_of_sight(&page, &[".timelines .ev"]).await?, NOTHING, "{language}");
        all_quiet(&[&page]);
    }
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

#[tokio::test]
async fn no_scrap_of_a_legend_lies_at_the_edge_of_a_map_that_comes_closer() -> Result<()> {
    let (house, browser) = (House::open()?, Browser::launch().await?);
    for game in ["ticket-to-ride-legacy", "american-rails"] {
        let page = browser.blank_page().await?;
        page.viewport(Viewport::LAPTOP.reduced_motion()).await?;
        starts_table(&page, &house, game, &["me", "hot-seat", "hot-seat"], &[]).await?;
        page.until("document.querySelector('#wire-light.on')").await?;
        let is_shown = "document.querySelector('.layers .legend').checkVisibility({ visibilityProperty: true })";
        page.until(is_shown).await?;
        for _ in 0..4 {
            page.settle().await?;
            assert_eq!(page.js(SCRAPS_OF_A_LEGEND).await?.as_u64(), Some(0), "{game}");
            page.js("document.querySelector('[data-zoom=in]').click()").await?;
        }
        all_quiet(&[&page]);
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
