//! Headers that every answer carries, cookies, and what may be cached.

use crate::house::House;
use crate::play;
use catalog::web_ui::asset_url;

#[tokio::test]
async fn every_answer_carries_the_strict_policy() {
    let house = House::open().await;
    let mut anna = house.browser();
    let table = play::open(&mut anna, &["me", "bot-greedy", "bot-random"]).await;

    for path in ["/", &table, "/api/games", "/nowhere", "/assets/base.css", "/api/tables/nowhere", "/healthz"] {
        let answer = anna.get(path).await;
        let policy = answer.header("content-security-policy").unwrap_or_default();
        assert_eq!(
            policy,
            "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'",
            "{path}"
        );
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("referrer-policy"), Some("same-origin"), "{path}");
    }
    let stream = anna.head_of_stream(&format!("{table}/live")).await;
    assert!(stream.header("content-security-policy").is_some());
}

#[tokio::test]
async fn no_page_needs_more_than_the_policy_allows() {
    let house = House::open().await;
    let mut anna = house.browser();
    let table = play::open(&mut anna, &["me", "bot-greedy", "bot-random"]).await;

    for path in ["/", &table, "/tables/new?game=american-rails", "/games/american-rails/rules", "/about", "/nowhere"] {
        let page = anna.get(path).await.text();
        for forbidden in [" style=\"", "<style", " onclick=", " onload=", "javascript:", "src=\"http", "href=\"//"] {
            assert!(!page.contains(forbidden), "{path} has {forbidden}");
        }
        assert!(!page.split("<script").skip(1).any(|script| script.starts_with('>')), "{path} has an inline script");
    }
}

#[tokio::test]
async fn a_session_is_kept_in_a_cookie_no_script_can_read() {
    let house = House::open().await;
    let mut anna = house.browser();
    assert!(anna.get("/").await.header("set-cookie").is_none(), "who only looks is not remembered");

    let fields = [
        ("game", "american-rails"),
        ("seats", "3"),
        ("seat-0", "me"),
        ("seat-1", "bot-random"),
        ("seat-2", "bot-random"),
    ];
    let opened = anna.post("/tables", &fields).await;
    let cookie = opened.header("set-cookie").unwrap().to_owned();
    for part in ["session=", "HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "plain http");
    assert!(anna.post("/tables", &fields).await.header("set-cookie").is_none(), "the session goes on");
}

#[tokio::test]
async fn what_belongs_to_one_reader_is_not_cached_and_assets_are() {
    let house = House::open().await;
    let mut anna = house.browser();
    assert_eq!(anna.get("/").await.header("cache-control"), Some("private, no-cache"));

    let (style_url, module_url) = (asset_url("base.css"), asset_url("script/page.js"));
    let style = anna.get(&style_url).await;
    for url in [&style_url, &module_url] {
        assert!(anna.get(url).await.header("cache-control").unwrap().contains("immutable"), "{url}");
    }
    assert_eq!(anna.get("/assets/base.css?v=1").await.header("cache-control"), Some("public, no-cache"));
    let etag = style.header("etag").unwrap().to_owned();
    let again = anna.with("if-none-match", &etag).get(&style_url).await;
    assert_eq!((again.status, again.body.len()), (304, 0));
}

#[tokio::test]
async fn pages_are_compressed() {
    let house = House::open().await;

    let packed = house.browser().with("accept-encoding", "gzip, br").get("/").await;

    assert!(packed.header("content-encoding").is_some());
}

#[tokio::test]
async fn under_https_browsers_come_back_by_https_only() {
    let plain = House::open().await.browser().get("/").await;
    assert_eq!(plain.header("strict-transport-security"), None);

    let house = House::with(|config| config.public_url = Some("https://play.example.org/".parse().unwrap())).await;
    let secure = house.browser().get("/").await;
    assert_eq!(secure.header("strict-transport-security"), Some("max-age=31536000"));
}
