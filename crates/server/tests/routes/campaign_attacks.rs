//! Campaigns under attack: strangers, other sites, two at once, and files that nobody wrote.

use crate::campaigners::{Campaigners, begin, begin_game, keeper_exports, keeper_imports, open_link, stored};
use crate::house::House;
use crate::secrets::tells;
use catalog::legacy::{Company, Postcard};
use serde_json::json;
use server::KeeperError;

const MEGABYTE: usize = 1024 * 1024;

/// Everything that changes a campaign, as a page posts it.
fn posts(path: &str) -> Vec<(String, Vec<(&'static str, &'static str)>)> {
    let to = |what: &str| format!("{path}{what}");
    vec![
        (to("/games"), vec![("present", "red"), ("present", "blue")]),
        (to("/companies/blue"), vec![("to", "me"), ("name", "Mary")]),
        (to("/companies/green"), vec![("to", "bot-random")]),
        (to("/companies/black"), vec![("to", "me")]),
        (to("/towns"), vec![("company", "red"), ("city", "boston"), ("name", "Maryville")]),
        (to("/telegram"), vec![("text", "STOP")]),
    ]
}

/// LG-1.3: only a campaign's people change it, before its first game and when it is over.
#[tokio::test]
async fn a_stranger_changes_nothing() {
    for chapter in [2, 13] {
        let house = House::open().await;
        let mut all = Campaigners::at_chapter(&house, chapter).await;
        let before = stored(&house, &all.id).await;
        for (path, fields) in posts(&all.path()) {
            let status = all.stranger.post(&path, &fields).await.status;
            let too_early = chapter < 13 && path.ends_with("/telegram");
            assert_eq!(status, if too_early { 422 } else { 403 }, "{path} in chapter {chapter}");
        }
        assert_eq!(all.stranger.get(&format!("{}/export", all.path())).await.status, 403);
        assert_eq!(stored(&house, &all.id).await, before);
    }
}

/// Another site can't post with a player's cookie.
#[tokio::test]
async fn another_site_changes_nothing() {
    let house = House::open().await;
    let all = Campaigners::begin(&house).await;
    let before = stored(&house, &all.id).await;
    for header in [("origin", "http://evil.example"), ("sec-fetch-site", "cross-site")] {
        let mut anna = all.anna.clone().with(header.0, header.1);
        let others = [("/campaigns".to_owned(), Vec::new()), ("/campaigns/import".to_owned(), Vec::new())];
        for (path, fields) in posts(&all.path()).into_iter().chain(others) {
            assert_eq!(anna.post(&path, &fields).await.status, 403, "{path}");
            assert_eq!(
                anna.post_json(&format!("/api{path}"), &json!({})).await.error(),
                (403, "cross_site".to_owned())
            );
        }
    }
    assert_eq!(stored(&house, &all.id).await, before);
}

/// LG-1.3: of two who begin the next game at once, both come to the same table.
#[tokio::test]
async fn two_begin_a_game_at_once() {
    let house = House::open().await;
    let all = Campaigners::begin(&house).await;
    let (path, mut anna, mut erik) = (all.path(), all.anna.clone(), all.erik.clone());

    let (first, second) = tokio::join!(
        begin_game(&mut anna, &path, &["red", "blue"]),
        begin_game(&mut erik, &path, &["red", "blue", "green"])
    );

    assert_eq!((first.status, second.status), (303, 303));
    assert_eq!(first.header("location"), second.header("location"));
    assert_eq!(stored(&house, &all.id).await.0.games.len(), 1);
}

/// LG-1.3: the end of a game and the beginning of the next may cross: each happens once.
#[tokio::test]
async fn a_game_ends_as_the_next_one_begins() {
    let house = House::open().await;
    let mut all = Campaigners::begin(&house).await;
    let table = all.begin_game(&["red", "blue"]).await;
    let (path, mut hasty, mut watcher) = (all.path(), all.anna.clone(), all.stranger.clone());

    let begins = async {
        loop {
            let led_to = begin_game(&mut hasty, &path, &["red", "blue"]).await;
            assert_eq!(led_to.status, 303, "{}", led_to.text());
            if led_to.header("location") != Some(table.as_str()) {
                return;
            }
            watcher.get(&path).await;
        }
    };
    tokio::join!(async { all.play(&table).await }, begins);

    let (kept, campaign) = stored(&house, &all.id).await;
    assert_eq!((kept.games.len(), kept.games[0].put_away, kept.games[1].chapter), (2, true, Some(2)));
    let ended = |entry: &&catalog::legacy::Entry| matches!(entry, catalog::legacy::Entry::GameEnded { .. });
    assert_eq!(campaign.chronicle().iter().filter(ended).count(), 1);
}

/// Two who use one link at once are one player on two devices, with one name everywhere.
#[tokio::test]
async fn two_claim_one_company_at_once() {
    let house = House::open().await;
    let (mut anna, mut mary, mut thomas) = (house.browser(), house.browser(), house.browser());
    let path = begin(&mut anna, &[("red", "me", "Anna"), ("blue", "friend", "")]).await;
    let link = open_link(&anna.get(&path).await.text());
    let table = begin_game(&mut anna, &path, &["red", "blue"]).await.header("location").unwrap().to_owned();

    let (first, second) =
        tokio::join!(mary.post(&link, &[("name", "Mary")]), thomas.post(&link, &[("name", "Thomas")]));

    assert_eq!((first.status, second.status), (303, 303));
    let sits = anna.get(&format!("/api{table}")).await.json()["seats"][1]["name"].clone();
    assert!(sits == "Mary" || sits == "Thomas");
    assert_eq!(anna.get(&format!("/api{path}")).await.json()["companies"][1]["name"], sits);
}

/// A link that was replaced leads nowhere, and whoever left plays no more.
#[tokio::test]
async fn whoever_leaves_is_gone() {
    let house = House::open().await;
    let mut all = Campaigners::begin(&house).await;
    let own = open_link(&all.erik.get(&all.path()).await.text());
    let table = all.begin_game(&["red", "blue"]).await;

    assert_eq!(all.erik.post(&format!("{}/companies/blue", all.path()), &[("to", "bot-greedy")]).await.status, 303);

    assert_eq!(all.erik.get(&own).await.status, 404);
    assert_eq!(all.erik.post(&own, &[("name", "Erik")]).await.status, 404);
    assert_eq!(all.erik.get(&format!("/api{table}/legal")).await.error(), (403, "not_seated".to_owned()));
    assert_eq!(all.erik.get(&format!("{}/export", all.path())).await.status, 403);
}

/// LG-1.5: with a company go its secrets. Who began the campaign gets a rival's in no way, unless its player has gone.
#[tokio::test]
async fn who_began_a_campaign_takes_no_rivals_company() {
    let mut house = House::open().await;
    let mut all = Campaigners::begin(&house).await;
    let (path, blue) = (all.path(), format!("{}/companies/blue", all.path()));
    let own = open_link(&all.erik.get(&path).await.text());
    let before = stored(&house, &all.id).await;
    for to in ["me", "hot-seat", "friend", "nobody", "bot-greedy"] {
        assert_eq!(all.anna.post(&blue, &[("to", to)]).await.status, 422, "between games, {to}");
    }
    assert_eq!(stored(&house, &all.id).await, before);

    let table = all.begin_game(&["red", "blue"]).await;
    assert!(all.anna.get(&path).await.text().contains("Let the Conductor move"));
    for _ in 0..2 {
        assert_eq!(all.anna.post(&blue, &[("to", "bot-greedy")]).await.status, 303, "a bot moves for Erik");
        for to in ["me", "hot-seat", "friend", "nobody"] {
            let refused = all.anna.post(&blue, &[("to", to)]).await;
            assert_eq!(refused.status, 422, "in a game, {to}");
            assert!(refused.text().contains("only they hand it over"), "{}", refused.text());
        }
    }
    let asked = all.anna.post_json(&format!("/api{blue}/player"), &json!({ "kind": "me" })).await;
    assert_eq!(asked.error(), (422, "campaign".to_owned()));
    let seat = |told: &serde_json::Value| (told["seats"][1]["name"].clone(), told["seats"][1]["mine"].clone());
    assert_eq!(seat(&all.anna.get(&format!("/api{table}")).await.json()), (json!("Erik"), json!(false)));
    assert_eq!(seat(&all.erik.get(&format!("/api{table}")).await.json()), (json!("Erik"), json!(true)));
    let page = all.anna.get(&path).await.text();
    assert!(!page.contains(own.strip_prefix("/join/").unwrap()), "nor does she see Erik's link");

    house.close().await;
    house.days_go_by(7).await;
    house.reopen().await;
    let mut all = all.at(&house);
    assert_eq!(all.anna.post(&blue, &[("to", "friend"), ("name", "Mary")]).await.status, 303, "Erik is missed");
    assert_eq!(all.erik.get(&format!("/api{table}/legal")).await.error(), (403, "not_seated".to_owned()));
}

/// LG-1.3: before the first game one screen may have two companies. After that a bot's is for somebody who has none: neither by
/// taking it nor by its link does a player look into it and give it back.
#[tokio::test]
async fn who_plays_a_company_takes_no_bots() {
    let house = House::open().await;
    let mut all = Campaigners::begin(&house).await;
    let (path, green) = (all.path(), format!("{}/companies/green", all.path()));
    assert_eq!(
        all.anna.post(&green, &[("to", "hot-seat"), ("name", "Mary")]).await.status,
        303,
        "nothing is secret yet"
    );
    assert_eq!(all.anna.post(&green, &[("to", "bot-greedy")]).await.status, 303);

    let table = all.begin_game(&["red", "blue", "green"]).await;
    let before = stored(&house, &all.id).await;
    for to in ["me", "hot-seat"] {
        let refused = all.erik.post(&green, &[("to", to)]).await;
        assert_eq!(refused.status, 422, "{to}");
        assert!(refused.text().contains("nobody plays two"), "{}", refused.text());
    }
    let asked = all.anna.post_json(&format!("/api{green}/player"), &json!({ "kind": "me" })).await;
    assert_eq!(asked.error(), (422, "campaign".to_owned()));
    assert_eq!(stored(&house, &all.id).await, before);
    let offered = all.erik.get(&path).await.text().matches("value=\"hot-seat\"").count();
    assert_eq!(offered, 1, "for his own company alone");

    assert_eq!(all.erik.post(&green, &[("to", "friend"), ("name", "Mary")]).await.status, 303);
    let link = open_link(&all.erik.get(&path).await.text());
    assert_eq!(all.erik.post(&link, &[("name", "Erik")]).await.status, 422, "not by its link either");
    let mut mary = house.browser();
    assert_eq!(mary.post(&link, &[("name", "Mary")]).await.status, 303);
    let seats = mary.get(&format!("/api{table}")).await.json()["seats"].clone();
    assert_eq!((&seats[2]["name"], &seats[2]["mine"]), (&json!("Mary"), &json!(true)));
}

/// LG-1.3: a file that no campaign has written is refused, however it is made, and nothing is kept of it.
#[tokio::test]
async fn hostile_files_are_refused() {
    let house = House::open().await;
    let all = Campaigners::at_chapter(&house, 4).await;
    let file = keeper_exports(&house, &all.id).await;
    let mut mary = house.browser();

    for (pointer, value) in [
        ("/name", json!("x".repeat(5000))),
        ("/name", json!("\u{202E}tsaw")),
        ("/players/0/name", json!("An\u{0}na")),
        ("/players/0/name", json!("\u{2066}Anna")),
        ("/players/2/bot", json!("hal")),
        ("/players/1/company", json!("red")),
        ("/players/1/company", json!(7)),
        ("/playing", json!(-1)),
        ("/format", json!(2)),
        ("/campaign", json!([])),
        ("/campaign/companies", json!([])),
        ("/campaign/companies/0/office/company", json!("blue")),
        ("/campaign/companies/0/office/more_trains", json!(200)),
        ("/campaign/companies/0/office/more_dollars", json!(-5)),
        ("/campaign/companies/0/vault/0/coins", json!(-1)),
        ("/campaign/companies/0/vault/0/tickets", json!(i32::MIN)),
        ("/campaign/companies/0/medals", json!(255)),
        ("/campaign/stage", json!({ "playing": { "chapter": 4, "present": [] } })),
        ("/campaign/stage", json!("over")),
        ("/campaign/story_read", json!(1e300)),
        ("/campaign/limits/start_cards", json!(255)),
        ("/campaign/limits/cards_drawn", json!(0)),
        ("/campaign/changes", json!([{ "doubled": { "route": "r256", "colour": "red" } }])),
        ("/campaign/changes", json!(vec![json!({ "doubled": { "route": "r001", "colour": "red" } }); 300])),
        ("/campaign/claims", json!(vec![0; 5000])),
        ("/campaign/chronicle", json!([{ "changed": { "change": { "lifted": { "route": "r255" } } } }])),
        ("/campaign/chronicle", json!(vec![json!({ "story": { "card": 0 } }); 3000])),
        ("/campaign/tallies/pickaxes", json!(u64::MAX)),
    ] {
        let mut edited = file.clone();
        *edited.pointer_mut(pointer).unwrap_or_else(|| panic!("{pointer}")) = value.clone();
        let shown: String = value.to_string().chars().take(60).collect();
        match keeper_imports(&house, &edited).await {
            Err(KeeperError::Refused(why)) => assert_ne!(why, "", "{pointer} {shown}"),
            other => panic!("{pointer} {shown}: {other:?}"),
        }
    }
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    for text in [deep.as_str(), "", "{", "null", "\"golden-spike-campaign\"", "{\"file\":"] {
        assert_eq!(mary.post("/campaigns/import", &[("campaign", text)]).await.status, 400, "{:.20}", text);
    }
    let huge = "x".repeat(10 * MEGABYTE);
    assert_eq!(mary.post("/campaigns/import", &[("campaign", &huge)]).await.status, 413);
    let headers = [("content-type", "application/json")];
    let answer = mary.send("POST", "/api/campaigns/import", &headers, huge.into_bytes()).await;
    assert_eq!(answer.status, 413);
    assert!(!mary.get("/").await.text().contains("Westward"), "nothing is kept of them");
}

/// LG-1.5: a member exports the running campaign, takes it elsewhere, sits in a rival's company, and finds nothing: in no way that
/// the file could be made to look like a whole one is there anything of the rival's to read.
#[tokio::test]
async fn a_members_file_opens_no_rivals_post() {
    let (house, elsewhere) = (House::open().await, House::open().await);
    let mut all = Campaigners::at_chapter(&house, 6).await;
    let (_, campaign) = stored(&house, &all.id).await;
    let secrets = |company: Company| {
        let post = campaign.company(company).office.postcards;
        // "You take $4." stands on many: it tells nothing by itself.
        let is_alone = |card: &Postcard| Postcard::all().filter(|other| other.secret() == card.secret()).count() == 1;
        post.iter().filter(is_alone).map(Postcard::secret).collect::<Vec<_>>()
    };
    assert!(!secrets(Company::Red).is_empty() && !secrets(Company::Blue).is_empty(), "there is something to find");
    let file = all.anna.get(&format!("{}/export", all.path())).await;
    assert_eq!(
        (&file.json()["file"], &file.json()["mine"]),
        (&json!("golden-spike-campaign-of-a-member"), &json!(["red"]))
    );
    let text = file.text();
    assert!(secrets(Company::Red).iter().all(|secret| tells(&text, secret)), "her own");
    assert!(!secrets(Company::Blue).iter().chain(&secrets(Company::Green)).any(|secret| tells(&text, secret)));

    let mut mary = elsewhere.browser();
    let taken = mary.post("/campaigns/import", &[("campaign", &text)]).await;
    assert_eq!(taken.status, 400);
    assert!(taken.text().contains("one member’s file"), "{}", taken.text());
    // As if it were a whole one; and as if the keeper were talked into taking it up.
    let mut disguised = file.json();
    disguised["file"] = json!("golden-spike-campaign");
    for with_mine in [true, false] {
        if !with_mine {
            disguised.as_object_mut().unwrap().remove("mine");
        }
        assert_eq!(
            mary.post_json("/api/campaigns/import", &disguised).await.error(),
            (400, "not_a_campaign".to_owned())
        );
        assert!(matches!(keeper_imports(&elsewhere, &disguised).await, Err(KeeperError::Refused(_))));
    }
    // A whole file of a running campaign is not taken from somebody who merely has it.
    let whole = keeper_exports(&house, &all.id).await;
    assert_eq!(mary.post_json("/api/campaigns/import", &whole).await.error(), (422, "campaign".to_owned()));
    assert!(!mary.get("/").await.text().contains("Westward"), "nothing is kept of it");
}

/// A name with markup is text on every page.
#[tokio::test]
async fn names_with_markup_are_text() {
    let house = House::open().await;
    let mut all = Campaigners::at_chapter(&house, 2).await;
    let mut file = keeper_exports(&house, &all.id).await;
    file["name"] = json!("<script>1</script>");
    file["players"][0]["name"] = json!("<b>\"Anna\"");
    let taken_up = keeper_imports(&house, &file).await.unwrap();
    assert_eq!(all.erik.post(&taken_up.links[1].2, &[("name", "Erik")]).await.status, 303);

    for path in [taken_up.path.as_str(), "/"] {
        let page = all.erik.get(path).await.text();
        assert!(
            page.contains("&lt;script&gt;1") && !page.contains("<script>1") && !page.contains("<b>\"Anna"),
            "{path}"
        );
    }
}
