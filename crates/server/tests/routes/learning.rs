//! Pages that explain a game.

use crate::house::House;

const GAMES: [&str; 4] = ["american-rails", "steel-driver", "carnegie", "ticket-to-ride-legacy"];

#[tokio::test]
async fn every_game_says_how_it_is_played_with_five_pictures_in_both_languages() {
    let house = House::open().await;
    for (language, goal) in [("en", "The goal"), ("nl", "Het doel")] {
        let mut browser = house.browser().with("accept-language", language);
        for game in GAMES {
            let page = browser.get(&format!("/games/{game}/how-to-play")).await;
            assert_eq!(page.status, 200, "{game}");
            let page = page.text();
            let pictures = ["", " whole", " work"].map(|of| page.matches(&format!("class=\"picture{of}\"")).count());
            assert_eq!(pictures.iter().sum::<usize>(), 5, "{game} in {language}");
            assert!(page.contains(goal) && page.contains(&format!("/games/{game}/learn/")), "{game} in {language}");
            assert!(page.contains(&format!("/games/{game}/rules")));
        }
        assert_eq!(browser.get("/games/chess/how-to-play").await.status, 404);
    }
}

#[tokio::test]
async fn rules_are_read_without_developers_words_and_where_written_in_dutch() {
    let house = House::open().await;
    for (language, choice, of) in [("en", "Our choice", "The rules"), ("nl", "Onze keuze", "De regels")] {
        let mut browser = house.browser().with("accept-language", language);
        for game in GAMES {
            let page = browser.get(&format!("/games/{game}/rules")).await.text();
            assert!(page.contains(&format!("title=\"{choice}")), "{game} in {language}");
            assert!(!page.contains("LG-6.") && !page.contains("not for players"), "{game} in {language}");
            assert!(!page.contains("<code>D</code>") && !page.contains("(Not tested"), "{game} in {language}");
            assert!(page.contains(of) && page.contains(&format!("/games/{game}/how-to-play")), "{game} in {language}");
        }
        let page = browser.get("/games/american-rails/rules").await.text();
        assert!(page.contains(&format!("class=\"digest\" lang=\"{language}\"")), "{language}");
        assert!(!page.contains("crates/"), "a file is named");
        let asked = browser.get("/games/american-rails/rules?table=abc123").await.text();
        assert!(asked.contains("href=\"/tables/abc123\"") && !page.contains("href=\"/tables/abc123\""), "{language}");
        assert!(asked.contains("/how-to-play?table=abc123"), "{language}");
        let learning = browser.get("/games/american-rails/how-to-play?table=abc123").await.text();
        assert!(learning.contains("href=\"/tables/abc123\"") && learning.contains("/rules?table=abc123"), "{language}");
        let led_astray = browser.get("/games/american-rails/rules?table=//off.example").await.text();
        assert!(!led_astray.contains("/tables///"), "{language}");
    }
}

#[tokio::test]
async fn an_example_is_stepped_through() {
    let house = House::open().await;
    let mut browser = house.browser();
    let first = browser.get("/games/american-rails/examples/shared-city/1").await.text();
    assert!(first.contains("Company in a developed city") && first.contains("examples/shared-city/2"), "{first}");
    let last = browser.get("/games/american-rails/examples/shared-city/4").await.text();
    assert!(last.contains("National loses $2") && last.contains("Next example"), "{last}");
    for nowhere in ["shared-city/0", "shared-city/9", "shared-city/x", "hats/1"] {
        assert_eq!(browser.get(&format!("/games/american-rails/examples/{nowhere}")).await.status, 404, "{nowhere}");
    }
}
