//! People who play a campaign by its pages, and what they do at its tables.

use crate::house::{Answer, Browser, House};
use crate::secrets::OnTables;
use catalog::BotName;
use catalog::engine::Seed;
use catalog::legacy::{Campaign, Company, LegacyGame};
use serde_json::{Value, json};
use server::{KeeperError, TakenUp};
use storage::{Adding, CampaignGame, CampaignId, CompanyPlayer, Db, Save, StoredCampaign, StoredTable, TableId};

/// Anna plays red and has begun it, Erik blue by his link, a bot green.
pub(crate) struct Campaigners {
    pub(crate) id: String,
    pub(crate) anna: Browser,
    pub(crate) erik: Browser,
    /// Somebody with the link, and no company.
    pub(crate) stranger: Browser,
}

impl Campaigners {
    pub(crate) async fn begin(house: &House) -> Campaigners {
        let (mut anna, mut erik) = (house.browser(), house.browser());
        let path =
            begin(&mut anna, &[("red", "me", "Anna"), ("blue", "friend", ""), ("green", "bot-greedy", "")]).await;
        let joined = erik.post(&open_link(&anna.get(&path).await.text()), &[("name", "Erik")]).await;
        assert_eq!((joined.status, joined.header("location")), (303, Some(path.as_str())));
        let id = path.strip_prefix("/campaigns/").unwrap().to_owned();
        Campaigners { id, anna, erik, stranger: house.browser() }
    }

    /// A campaign that bots have played as far as this chapter, put in by the keeper; Anna and Erik have come by their links.
    pub(crate) async fn at_chapter(house: &House, chapter: u8) -> Campaigners {
        let players = json!([
            { "company": "red", "name": "Anna" },
            { "company": "blue", "name": "Erik" },
            { "company": "green", "bot": "conductor" },
        ]);
        let file = json!({
            "file": "golden-spike-campaign", "format": 1, "name": "Westward", "players": players, "playing": null,
            "campaign": played_to(chapter),
        });
        let (mut anna, mut erik) = (house.browser(), house.browser());
        let taken_up = keeper_imports(house, &file).await.unwrap();
        for (browser, (_, name, link)) in [&mut anna, &mut erik].into_iter().zip(&taken_up.links) {
            assert_eq!(browser.post(link, &[("name", name)]).await.status, 303);
        }
        let id = taken_up.path.strip_prefix("/campaigns/").unwrap().to_owned();
        Campaigners { id, anna, erik, stranger: house.browser() }
    }

    pub(crate) fn path(&self) -> String {
        format!("/campaigns/{}", self.id)
    }

    /// Anna begins the next game for these companies; gives the path of its table.
    pub(crate) async fn begin_game(&mut self, present: &[&str]) -> String {
        let path = self.path();
        let answer = begin_game(&mut self.anna, &path, present).await;
        assert_eq!(answer.status, 303, "{}", answer.text());
        answer.header("location").unwrap().to_owned()
    }

    /// Plays a table to its end; gives it as it is then.
    pub(crate) async fn play(&mut self, table: &str) -> Value {
        loop {
            let now = play_a_while(&mut [&mut self.anna, &mut self.erik], table, 1000).await;
            if now["over"] == true {
                // The table says so a moment before the campaign has put the game away; who looks at the campaign waits for it.
                self.stage().await;
                return now;
            }
        }
    }

    pub(crate) async fn stage(&mut self) -> Value {
        let path = self.path();
        self.stranger.get(&format!("/api{path}")).await.json()["stage"].clone()
    }

    /// After a restart the server has another port.
    pub(crate) fn at(self, house: &House) -> Campaigners {
        let (anna, erik, stranger) = (self.anna.at(house), self.erik.at(house), self.stranger.at(house));
        Campaigners { id: self.id, anna, erik, stranger }
    }
}

/// As `goldenspike campaign import` does it.
pub(crate) async fn keeper_imports(house: &House, file: &Value) -> Result<TakenUp, KeeperError> {
    server::import_campaign(&format!("sqlite:{}", house.database().display()), &file.to_string()).await
}

/// As `goldenspike campaign export` does it.
pub(crate) async fn keeper_exports(house: &House, id: &str) -> Value {
    let file = server::export_campaign(&format!("sqlite:{}", house.database().display()), id).await.unwrap();
    serde_json::from_str(&file).unwrap()
}

/// A campaign of three companies in which this game is next; 13 when all are played.
pub(crate) fn played_to(chapter: u8) -> Campaign {
    let present = [Company::Red, Company::Blue, Company::Green];
    let mut campaign = Campaign::new(&present);
    let game = catalog::find("ticket-to-ride-legacy").unwrap();
    for played in 1..chapter {
        let options = serde_json::to_value(campaign.begin_game(&present).unwrap()).unwrap();
        let seed = Seed::new(format!("westward {played}"));
        let table = game.play_out(present.len(), &options, &[BotName::Conductor], seed).unwrap();
        let played = table.game().downcast_ref::<LegacyGame>().unwrap();
        campaign.finish_game(&played.outcome().unwrap()).unwrap();
    }
    campaign
}

/// What lies open at the tables of a campaign.
pub(crate) async fn on_tables(house: &House, id: &str) -> OnTables {
    let mut open = OnTables::default();
    for game in stored(house, id).await.0.games {
        let answer = house.browser().get(&format!("/api/tables/{}/view", game.table)).await.json();
        open.add(&answer["view"]);
    }
    open
}

/// Begins a campaign by the form: company, player, name.
pub(crate) async fn begin(browser: &mut Browser, companies: &[(&str, &str, &str)]) -> String {
    let mut fields = vec![("name".to_owned(), "Westward".to_owned())];
    for (place, (company, player, name)) in companies.iter().enumerate() {
        fields.push((format!("company-{place}"), (*company).to_owned()));
        fields.push((format!("seat-{place}"), (*player).to_owned()));
        fields.push((format!("name-{place}"), (*name).to_owned()));
    }
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let answer = browser.post("/campaigns", &fields).await;
    assert_eq!(answer.status, 303, "{}", answer.text());
    answer.header("location").unwrap().to_owned()
}

pub(crate) async fn begin_game(browser: &mut Browser, campaign: &str, present: &[&str]) -> Answer {
    let fields: Vec<(&str, &str)> = present.iter().map(|company| ("present", *company)).collect();
    browser.post(&format!("{campaign}/games"), &fields).await
}

/// The link on the page that nobody has used yet: the last one, where the reader's own come first.
pub(crate) fn open_link(page: &str) -> String {
    let (_, link) = page.rsplit_once("/join/").expect("a link to send");
    format!("/join/{}", link.split('"').next().unwrap())
}

/// Plays at most so many decisions of these browsers' seats; gives the table as it is then.
pub(crate) async fn play_a_while(browsers: &mut [&mut Browser], table: &str, decisions: usize) -> Value {
    let mut left = decisions;
    loop {
        let now = browsers[0].get(&format!("/api{table}")).await.json();
        if left == 0 || now["over"] == true {
            return now;
        }
        let mut acted = false;
        for browser in browsers.iter_mut() {
            acted |= left > 0 && act(browser, table).await;
            left -= usize::from(acted && left > 0);
        }
        if !acted {
            // The bots are at work.
            tokio::task::yield_now().await;
        }
    }
}

/// Claims if possible, else draws, else does what comes first. Says whether there was something to do.
async fn act(browser: &mut Browser, table: &str) -> bool {
    let now = browser.get(&format!("/api{table}")).await.json();
    let legal = browser.get(&format!("/api{table}/legal")).await;
    if legal.status != 200 {
        return false;
    }
    let legal = legal.json()["actions"].as_array().unwrap().clone();
    let does = |what: &'static str| move |action: &&Value| action["do"] == what;
    let chosen = legal.iter().find(does("claim")).or(legal.iter().find(does("draw_blind"))).or(legal.first());
    let Some(action) = chosen else { return false };
    let body = json!({ "version": now["version"], "action": action });
    let answer = browser.post_json(&format!("/api{table}/actions"), &body).await;
    assert!(answer.status == 200 || answer.status == 409, "{}", answer.text());
    answer.status == 200
}

/// What the house has stored of a campaign.
pub(crate) async fn stored(house: &House, id: &str) -> (StoredCampaign, Campaign) {
    let db = Db::open(&house.database()).await.unwrap();
    let stored = db.campaign(&CampaignId::new(id)).await.unwrap().unwrap();
    let campaign = serde_json::from_str(&stored.save.state).unwrap();
    (stored, campaign)
}

/// Stores the same campaign once more under the name `west`, with the same people and with its last game at the table `elm`,
/// changed like this: it stands there as far as it was played, and is not put away.
pub(crate) async fn store_again(house: &House, id: &str, change: impl Fn(&mut StoredTable)) {
    let db = Db::open(&house.database()).await.unwrap();
    let played = stored(house, id).await.0;
    let game = played.games.last().unwrap();
    let mut west = StoredCampaign {
        id: CampaignId::new("west"),
        save: Save { version: 0, state: game.state_before.clone() },
        games: Vec::new(),
        ..played.clone()
    };
    for its in &mut west.companies {
        if let CompanyPlayer::Human { invite, .. } = &mut its.player {
            invite.push('w');
        }
    }
    let people = db.company_holders(&played.id).await.unwrap();
    db.open_campaign(&west, &people).await.unwrap();

    let mut campaign: Campaign = serde_json::from_str(&game.state_before).unwrap();
    campaign.begin_game(&[Company::Red, Company::Blue]).unwrap();
    let saving = Save { version: 0, state: serde_json::to_string(&campaign).unwrap() };
    let mut elm = StoredTable { id: TableId::new("elm"), ..db.table(&game.table).await.unwrap().unwrap() };
    change(&mut elm);
    let holders = db.holders(&game.table).await.unwrap();
    let in_play = CampaignGame { table: elm.id.clone(), put_away: false, ..game.clone() };
    db.begin_campaign_game(&west.id, &saving, &in_play, None, &elm, &holders).await.unwrap();
    let entries = db.log(&game.table, 0).await.unwrap().into_iter().map(|logged| logged.entry).collect();
    db.append(Adding { table: elm.id, after: 0, entries, finishes: false }).await.unwrap();
}
