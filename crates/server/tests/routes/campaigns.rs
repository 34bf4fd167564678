//! Campaigns: begun, played game by game, handed over, taken along.

use crate::campaigners::{
    Campaigners, begin_game, keeper_exports, keeper_imports, open_link, play_a_while, store_again, stored,
};
use crate::house::House;
use catalog::legacy::Company;
use serde_json::{Value, json};

/// LG-1.3: a game needs two companies; only those who play one begin it; the table is theirs.
#[tokio::test]
async fn the_companies_people_begin_a_game_and_sit_at_its_table() {
    let house = House::slow_bots().await;
    let mut all = Campaigners::begin(&house).await;
    let path = all.path();

    assert_eq!(begin_game(&mut all.stranger, &path, &["red", "blue"]).await.status, 403);
    assert_eq!(begin_game(&mut all.anna, &path, &["red"]).await.status, 422);
    assert_eq!(begin_game(&mut all.anna, &path, &["red", "black"]).await.status, 422, "nobody plays black");
    let table = all.begin_game(&["red", "blue", "green"]).await;

    let seats = all.erik.get(&format!("/api{table}")).await.json()["seats"].clone();
    let told: Vec<(&Value, &Value)> =
        seats.as_array().unwrap().iter().map(|seat| (&seat["name"], &seat["mine"])).collect();
    assert_eq!(told[0], (&json!("Anna"), &json!(false)));
    assert_eq!(told[1], (&json!("Erik"), &json!(true)));
    assert!(all.anna.get(&path).await.text().contains(&table), "from the campaign to its table");
    assert!(all.anna.get(&table).await.text().contains(&format!("href=\"{path}\"")), "and back");
    let again = begin_game(&mut all.erik, &path, &["red", "blue"]).await;
    assert_eq!((again.status, again.header("location")), (303, Some(table.as_str())), "one game at a time: this one");
    let by_program = all.erik.post_json(&format!("/api{path}/games"), &json!({ "present": ["red", "blue"] })).await;
    assert_eq!(by_program.error(), (422, "campaign".to_owned()));
    assert!(all.anna.get("/").await.text().contains(&path), "her campaigns are on the home page");
}

#[tokio::test]
async fn a_campaign_that_nobody_named_is_called_so_in_the_readers_language() {
    let house = House::slow_bots().await;
    let mut anna = house.browser();
    let fields = [("company-0", "red"), ("seat-0", "me"), ("company-1", "green"), ("seat-1", "bot-greedy")];
    let begun = anna.post("/campaigns", &fields).await;
    let path = begun.header("location").unwrap_or_else(|| panic!("{}", begun.text()));
    assert!(anna.get(path).await.text().contains("Our campaign"));

    anna.get("/language/nl").await;

    for page in [path, "/"] {
        let read = anna.get(page).await.text();
        assert!(read.contains("Onze campagne") && !read.contains("Our campaign"), "{page}: {read}");
    }
}

/// LG-1.3: when a game is over the campaign takes it up, once, and the next chapter follows; LG-1.13: absent ones are skipped.
#[tokio::test]
async fn a_finished_game_is_put_away_and_the_next_one_follows() {
    let mut house = House::open().await;
    let mut all = Campaigners::begin(&house).await;
    let table = all.begin_game(&["red", "blue", "green"]).await;
    all.play(&table).await;

    assert_eq!(all.stage().await, json!({ "ready": { "chapter": 2 } }));
    for _ in 0..3 {
        all.anna.get(&all.path()).await;
    }
    house.reopen().await;
    let mut all = all.at(&house);

    let (kept, campaign) = stored(&house, &all.id).await;
    assert_eq!(
        campaign.company(Company::Red).games_won
            + campaign.company(Company::Blue).games_won
            + campaign.company(Company::Green).games_won,
        1
    );
    assert_eq!((kept.games.len(), kept.games[0].put_away), (1, true));
    let table = all.begin_game(&["blue", "red"]).await;
    assert_eq!(all.anna.get(&format!("/api{table}")).await.json()["seats"].as_array().unwrap().len(), 2);
    assert!(all.anna.get(&all.path()).await.text().contains("1868"));
}

/// LG-1.3: a campaign is saved after every game, also if the server ends between the last move and putting the game away.
#[tokio::test]
async fn a_game_that_ended_as_the_server_stopped_is_put_away_later() {
    let mut house = House::open().await;
    let mut all = Campaigners::begin(&house).await;
    let table = all.begin_game(&["red", "blue"]).await;
    all.play(&table).await;
    house.close().await;
    store_again(&house, &all.id, |_| {}).await;

    house.reopen().await;

    let stage = house.browser().get("/api/campaigns/west").await.json()["stage"].clone();
    assert_eq!(stage, json!({ "ready": { "chapter": 2 } }));
    assert!(stored(&house, "west").await.0.games[0].put_away);
}

/// LG-1.3: a company's player may change or be a bot, in the middle of a game too.
#[tokio::test]
async fn a_company_is_handed_to_somebody_else_or_to_a_bot() {
    let house = House::open().await;
    let mut all = Campaigners::begin(&house).await;
    let path = all.path();
    let table = all.begin_game(&["red", "blue"]).await;
    let blue = format!("{path}/companies/blue");
    assert_eq!(all.stranger.post(&blue, &[("to", "me")]).await.status, 403);
    assert_eq!(all.erik.post(&format!("{path}/companies/red"), &[("to", "bot-greedy")]).await.status, 403);
    assert_eq!(all.erik.post(&blue, &[("to", "nobody")]).await.status, 422, "its game has to be played");

    assert_eq!(all.erik.post(&blue, &[("to", "friend"), ("name", "Mary")]).await.status, 303);
    let mut mary = house.browser();
    let link = open_link(&all.anna.get(&path).await.text());
    assert_eq!(mary.post(&link, &[("name", "Mary")]).await.status, 303);

    let seat = |table: &Value| (table["seats"][1]["name"].clone(), table["seats"][1]["mine"].clone());
    assert_eq!(seat(&mary.get(&format!("/api{table}")).await.json()), (json!("Mary"), json!(true)));
    assert_eq!(seat(&all.erik.get(&format!("/api{table}")).await.json()), (json!("Mary"), json!(false)));

    assert_eq!(all.anna.post(&blue, &[("to", "bot-greedy")]).await.status, 303, "who began it lets a bot move");
    let end = loop {
        let now = play_a_while(&mut [&mut all.anna], &table, 1000).await;
        if now["over"] == true {
            break now;
        }
    };
    assert_eq!((&end["seats"][1]["bot"], &end["seats"][1]["stands_in"]), (&json!("conductor"), &json!(true)));
    assert_eq!(mary.get(&format!("/api{table}")).await.json()["seats"][1]["mine"], json!(true), "it stays hers");
}

/// LG-1.3: the keeper exports a campaign to one file and imports it again, with links of its own; a game being played can be
/// begun anew.
#[tokio::test]
async fn a_campaign_is_moved_by_those_who_keep_the_servers() {
    let house = House::open().await;
    let mut all = Campaigners::begin(&house).await;
    let table = all.begin_game(&["red", "blue"]).await;
    all.play(&table).await;
    all.begin_game(&["red", "blue"]).await;

    assert_eq!(all.stranger.get(&format!("{}/export", all.path())).await.status, 403, "not for everybody");
    let file = keeper_exports(&house, &all.id).await;
    assert_eq!((&file["playing"], &file["campaign"]["stage"]), (&json!(2), &json!({ "ready": { "chapter": 2 } })));
    let taken_up = keeper_imports(&house, &file).await.unwrap();
    let path = taken_up.path.clone();
    let (company, name, link) = &taken_up.links[0];
    assert_eq!((company.as_str(), name.as_str()), ("red", "Anna"));
    let mut mary = house.browser();

    assert_ne!(path, all.path());
    let before = stored(&house, &all.id).await.0;
    let after = stored(&house, path.strip_prefix("/campaigns/").unwrap()).await.0;
    assert_eq!(after.save.state, before.games[1].state_before);
    let invites = |companies: &[storage::StoredCompany]| format!("{companies:?}");
    assert_ne!(invites(&before.companies), invites(&after.companies), "links of its own");
    assert_eq!(mary.post(link, &[("name", "Mary")]).await.status, 303);
    assert_eq!(begin_game(&mut mary, &path, &["red", "blue"]).await.status, 303, "begun anew");
}

/// LG-1.3: a finished campaign's people take the whole of it along; whoever takes it up says who they are.
#[tokio::test]
async fn a_finished_campaign_is_taken_along_in_a_file() {
    let house = House::open().await;
    let mut all = Campaigners::at_chapter(&house, 13).await;
    let file = all.erik.get(&format!("{}/export", all.path())).await;
    assert_eq!(
        (&file.json()["file"], &file.json()["campaign"]["stage"]),
        (&json!("golden-spike-campaign"), &json!("over"))
    );

    let mut mary = house.browser();
    let taken_up = mary.post("/campaigns/import", &[("campaign", &file.text())]).await;
    assert_eq!(taken_up.status, 303, "{}", taken_up.text());
    let path = taken_up.header("location").unwrap().to_owned();
    let page = mary.get(&path).await.text();
    assert!(page.contains("Who are you?") && page.contains("I am Erik"), "{page}");
    assert!(!all.stranger.get(&path).await.text().contains("Who are you?"), "whoever brought it says so");

    let blue = [("to", "me"), ("name", "Erik")];
    assert_eq!(mary.post(&format!("{path}/companies/blue"), &blue).await.status, 303);
    assert!(!mary.get(&path).await.text().contains("Who are you?"));
    assert_eq!(begin_game(&mut mary, &path, &["red", "blue"]).await.status, 303, "the map stays open");
}

/// LG-5.9: the winner alone is told of winning; everybody sees what changed, and takes the finished board along as a poster.
#[tokio::test]
async fn the_last_year_is_told_and_the_board_is_a_poster() {
    let house = House::open().await;
    let mut all = Campaigners::at_chapter(&house, 13).await;
    let (_, campaign) = stored(&house, &all.id).await;
    let has_won = |company| campaign.ceremony().unwrap().iter().any(|its| its.company == company && its.place == 1);
    let path = all.path();
    let readers =
        [(&mut all.anna, Some(Company::Red)), (&mut all.erik, Some(Company::Blue)), (&mut all.stranger, None)];
    for (browser, company) in readers {
        let page = browser.get(&format!("{path}/ceremony?step=6")).await.text();
        for winners in ["You have won", "The last words are yours."] {
            assert_eq!(page.contains(winners), company.is_some_and(has_won), "{winners} to {company:?}");
        }
        let changes = browser.get(&format!("{path}/changes")).await.text();
        assert!(changes.contains("What changed") && changes.contains("1898"), "{company:?}");
    }
    let poster = all.stranger.get(&format!("{path}/poster.svg")).await;
    assert_eq!((poster.status, poster.header("content-type")), (200, Some("image/svg+xml")));
    let text = poster.text();
    assert!(["Westward", "1865", "1898", "Anna", "class=\"train "].iter().all(|drawn| text.contains(drawn)));
    let early = Campaigners::begin(&house).await;
    assert_eq!(all.anna.get(&format!("{}/poster.svg", early.path())).await.status, 422);
}

/// LG-1.3: a file edited into nonsense is refused with a reason.
#[tokio::test]
async fn a_file_edited_into_nonsense_is_refused() {
    let house = House::open().await;
    let mut all = Campaigners::begin(&house).await;
    let file = keeper_exports(&house, &all.id).await;

    for (code, edit) in [
        ("campaign", json!({ "stage": { "ready": { "chapter": 13 } } })),
        ("campaign", json!({ "story_read": 40 })),
        ("not_a_campaign", json!({ "rules": ["perpetual-motion"] })),
        ("not_a_campaign", json!({ "hats": 3 })),
    ] {
        let mut edited = file.clone();
        for (key, value) in edit.as_object().unwrap() {
            edited["campaign"][key] = value.clone();
        }
        let answer = all.anna.post_json("/api/campaigns/import", &edited).await;
        assert_eq!(answer.json()["error"]["code"], code, "{edit}");
        assert_ne!(answer.json()["error"]["message"], "", "{edit}");
    }
    for nonsense in [json!([]), json!({ "file": "shopping list" })] {
        assert_eq!(
            all.anna.post_json("/api/campaigns/import", &nonsense).await.error(),
            (400, "not_a_campaign".to_owned())
        );
    }
    let mut strange = file.clone();
    strange["players"] = json!([{ "company": "pink", "name": "Anna" }]);
    assert_eq!(all.anna.post_json("/api/campaigns/import", &strange).await.error(), (400, "not_a_campaign".to_owned()));
}

#[tokio::test]
async fn what_can_not_be_is_refused_with_a_reason() {
    let house = House::open().await;
    let mut all = Campaigners::begin(&house).await;
    let api = format!("/api{}", all.path());

    assert_eq!(all.anna.get("/campaigns/nowhere").await.status, 404);
    assert_eq!(all.anna.get(&format!("{}/ceremony", all.path())).await.status, 422);
    assert_eq!(all.anna.get(&format!("{api}/ceremony")).await.error(), (422, "campaign".to_owned()));
    assert_eq!(all.anna.post_json(&format!("{api}/telegram"), &json!({ "text": "STOP" })).await.error().0, 422);
    let town = json!({ "company": "red", "city": "boston", "name": "Annaville" });
    assert_eq!(all.anna.post_json(&format!("{api}/towns"), &town).await.error(), (422, "campaign".to_owned()));
    assert_eq!(all.erik.post_json(&format!("{api}/towns"), &town).await.error(), (403, "not_your_company".to_owned()));
    let one = json!({ "companies": [{ "company": "red", "kind": "me" }] });
    assert_eq!(all.anna.post_json("/api/campaigns", &one).await.error(), (422, "campaign".to_owned()));
    let twice = json!({ "companies": [{ "company": "red", "kind": "me" }, { "company": "red", "kind": "friend" }] });
    assert_eq!(all.anna.post_json("/api/campaigns", &twice).await.error(), (422, "campaign".to_owned()));
    let bot = json!({ "companies": [{ "company": "red", "kind": "me" }, { "company": "blue", "kind": "bot", "bot": "hal" }] });
    assert_eq!(all.anna.post_json("/api/campaigns", &bot).await.error(), (422, "no_bot".to_owned()));
}

#[tokio::test]
async fn programs_play_a_campaign_too() {
    let house = House::open().await;
    let wanted = json!({ "name": "Robots", "companies": [
        { "company": "black", "kind": "me", "name": "Anna" },
        { "company": "red", "kind": "friend" },
        { "company": "blue", "kind": "bot", "bot": "random" },
    ] });
    let opened = house.browser().post_json("/api/campaigns", &wanted).await;
    assert_eq!(opened.status, 201, "{}", opened.text());
    let opened = opened.json();
    let api = format!("/api/campaigns/{}", opened["id"].as_str().unwrap());
    let bearer = |token: &Value| format!("Bearer {}", token.as_str().unwrap());
    let mut anna = house.browser().with("authorization", &bearer(&opened["companies"][0]["token"]));

    let invite = json!({ "invite": opened["companies"][1]["invite"], "name": "Erik" });
    assert_eq!(house.browser().post_json(&format!("{api}/companies/black"), &invite).await.error().0, 404);
    let token = house.browser().post_json(&format!("{api}/companies/red"), &invite).await.json()["token"].clone();
    let mut erik = house.browser().with("authorization", &bearer(&token));
    let begun = anna.post_json(&format!("{api}/games"), &json!({ "present": ["black", "red", "blue"] })).await;
    assert_eq!(begun.status, 201, "{}", begun.text());
    let table = format!("/tables/{}", begun.json()["table"].as_str().unwrap());
    while play_a_while(&mut [&mut anna, &mut erik], &table, 1000).await["over"] != true {}

    let campaign = erik.get(&api).await.json();
    assert_eq!(campaign["stage"], json!({ "ready": { "chapter": 2 } }));
    assert_eq!((&campaign["companies"][1]["name"], &campaign["companies"][1]["mine"]), (&json!("Erik"), &json!(true)));
    assert!(campaign["story"].as_array().unwrap().len() >= 2 && campaign["table"].is_null());
}
