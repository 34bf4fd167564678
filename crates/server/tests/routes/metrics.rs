//! What those see who watch over the server, and nobody else.

use crate::house::House;
use crate::player::open;

#[tokio::test]
async fn what_happens_is_counted() {
    let house = House::slow_bots().await;
    let opened = open(&house, &["me", "greedy", "greedy"]).await;
    let mut anna = opened.player(&house, 0);
    let _page = anna.browser.listen(&format!("{}/live", opened.path())).await;
    anna.do_something().await;

    let answer = house.browser().get("/metrics").await;

    assert_eq!(answer.status, 200);
    assert!(answer.header("content-type").unwrap().starts_with("application/openmetrics-text"));
    let text = answer.text();
    for line in [
        "goldenspike_open_tables 1\n",
        "goldenspike_open_streams 1\n",
        "goldenspike_bots_at_work ",
        "goldenspike_bots_queue 0\n",
        "goldenspike_log_entries_total ",
        "goldenspike_database_write_duration_seconds_count ",
        "goldenspike_request_duration_seconds_count{method=\"POST\",route=\"/api/tables\",status=\"201\"} 1\n",
        "goldenspike_request_duration_seconds_bucket{le=",
        "# EOF",
    ] {
        assert!(text.contains(line), "{line} in {text}");
    }
    assert!(!text.contains(opened.id()), "no table is named");
}

#[tokio::test]
async fn strangers_find_no_metrics() {
    let house = House::open().await;

    let answer = house.browser().with("x-forwarded-for", "198.51.100.1").get("/metrics").await;

    assert_eq!(answer.status, 404);
    assert!(!answer.text().contains("goldenspike_"), "{}", answer.text());
}
