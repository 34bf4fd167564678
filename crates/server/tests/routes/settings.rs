//! How readers like the pages: kept in the browser, with the person, and seen on every page at once.

use crate::house::House;
use crate::play;
use crate::player::GAME;
use serde_json::json;

const DARK: &[(&str, &str)] = &[("scheme", "dark"), ("palette", "red-green"), ("confirm", "yes")];

#[tokio::test]
async fn a_strangers_settings_are_kept_in_the_browser_and_come_along_to_a_table() {
    let house = House::slow_bots().await;
    let mut anna = house.browser();
    let page = anna.get("/settings?back=/about").await.text();
    assert!(page.contains("action=\"/settings\"") && page.contains("value=\"/about\""), "{page}");
    assert!(page.contains("<html lang=\"en\">"), "nothing was chosen yet");

    let kept = anna.post("/settings", &[DARK, &[("back", "/about")]].concat()).await;

    assert_eq!((kept.status, kept.header("location")), (303, Some("/settings?back=/about&saved=1")), "{}", kept.text());
    let all = "data-scheme=\"dark\" data-palette=\"red-green\" data-confirm=\"yes\">";
    let table = play::open(&mut anna, &["me", "bot-random", "bot-random"]).await;
    for path in ["/", "/about", "/settings", "/nowhere", &format!("/tables/new?game={GAME}"), &table] {
        assert!(anna.get(path).await.text().contains(all), "{path}");
    }
    assert!(!house.browser().get("/").await.text().contains("data-scheme"), "nobody else's");

    // Another browser of hers knows nothing yet, and then all of it.
    let page = anna.post("/me/code", &[]).await.text();
    let code = page.split("<strong>").nth(1).unwrap().split('<').next().unwrap().to_owned();
    let mut phone = house.browser();
    phone.post("/me/enter", &[("code", &code)]).await;
    assert!(phone.get("/").await.text().contains(all));
    phone.post("/settings", &[("scheme", "light")]).await;
    assert!(anna.get("/").await.text().contains("data-scheme=\"light\" data-palette=\"red-green\""), "on all devices");
}

#[tokio::test]
async fn a_setting_that_is_none_is_refused_and_changes_nothing() {
    let house = House::slow_bots().await;
    let mut anna = house.browser();
    anna.post("/settings", DARK).await;

    assert_eq!(anna.post("/settings", &[("scheme", "light"), ("palette", "plaid")]).await.status, 400);
    assert!(anna.get("/").await.text().contains("data-scheme=\"dark\""));
    let away = anna.post("/settings", &[("back", "//evil.example")]).await;
    assert_eq!(away.header("location"), Some("/settings?saved=1"));
    let mut script = anna.clone().with("x-fragment", "1");
    assert_eq!(script.post("/settings", &[("bots", "fast")]).await.status, 204);
    assert!(script.get("/").await.text().contains("data-bots=\"fast\""));
}

#[tokio::test]
async fn a_chosen_language_is_the_persons_on_every_device_and_for_programs() {
    let house = House::slow_bots().await;
    let mut anna = house.browser();
    play::open(&mut anna, &["me", "bot-random", "bot-random"]).await;
    anna.get("/language/nl").await;
    let token = anna.post_json("/api/me/tokens", &json!({ "label": "mine" })).await.json();
    let mut program = house.browser().with("authorization", &format!("Bearer {}", token["token"].as_str().unwrap()));

    assert_eq!(program.get("/api/me/settings").await.json()["lang"], "nl");
    let changed = program.post_json("/api/me/settings", &json!({ "scheme": "dark", "lang": "system" })).await.json();
    assert_eq!(
        (&changed["scheme"], &changed["lang"], &changed["bots"]),
        (&json!("dark"), &json!("system"), &json!("usual"))
    );
    assert!(anna.get("/").await.text().contains("<html lang=\"en\" data-scheme=\"dark\">"));
    assert_eq!(
        program.post_json("/api/me/settings", &json!({ "hat": "top" })).await.error(),
        (400, "bad_request".into())
    );
    assert_eq!(
        program.post_json("/api/me/settings", &json!({ "scheme": "plaid" })).await.error(),
        (400, "bad_form".into())
    );
    assert_eq!(house.browser().get("/api/me/settings").await.error(), (401, "no_token".into()));
}
