//! Players who use the API, and what tests need to open tables.

use crate::house::{Answer, Browser, House};
use serde_json::{Value, json};

pub(crate) const GAME: &str = "american-rails";

/// One seat at one table.
#[derive(Clone)]
pub(crate) struct Player {
    pub(crate) browser: Browser,
    pub(crate) id: String,
    pub(crate) seat: u64,
}

/// A table opened by a program: all that its opener was told.
pub(crate) struct Opened(pub(crate) Value);

/// Opens a table by the API; the seats are `me`, `friend`, `greedy` or `random`.
pub(crate) async fn open(house: &House, seats: &[&str]) -> Opened {
    let seat = |kind: &&str| match *kind {
        "me" | "friend" => json!({ "kind": kind }),
        bot => json!({ "kind": "bot", "bot": bot }),
    };
    open_game(house, GAME, &seats.iter().map(seat).collect::<Vec<Value>>()).await
}

pub(crate) async fn open_game(house: &House, game: &str, seats: &[Value]) -> Opened {
    let answer = house.browser().post_json("/api/tables", &json!({ "game": game, "seats": seats })).await;
    assert_eq!(answer.status, 201, "{}", answer.text());
    Opened(answer.json())
}

impl Opened {
    pub(crate) fn id(&self) -> &str {
        self.0["id"].as_str().unwrap()
    }

    /// The page of the table.
    pub(crate) fn path(&self) -> String {
        format!("/tables/{}", self.id())
    }

    /// Whoever plays a seat that was opened with `me`.
    pub(crate) fn player(&self, house: &House, seat: u64) -> Player {
        let token = self.seat(seat)["token"].as_str().expect("a seat of the opener's");
        let browser = house.browser().with("authorization", &format!("Bearer {token}"));
        Player { browser, id: self.id().to_owned(), seat }
    }

    pub(crate) fn invite(&self, seat: u64) -> String {
        self.seat(seat)["invite"].as_str().unwrap().to_owned()
    }

    fn seat(&self, seat: u64) -> &Value {
        &self.0["seats"][seat as usize]
    }
}

impl Player {
    /// After a restart the server has another port.
    pub(crate) fn at(self, house: &House) -> Player {
        Player { browser: self.browser.at(house), ..self }
    }

    pub(crate) async fn get(&mut self, what: &str) -> Answer {
        self.browser.get(&format!("/api/tables/{}{what}", self.id)).await
    }

    pub(crate) async fn post(&mut self, what: &str, body: Value) -> Answer {
        self.browser.post_json(&format!("/api/tables/{}{what}", self.id), &body).await
    }

    pub(crate) async fn table(&mut self) -> Value {
        self.get("").await.json()
    }

    pub(crate) async fn version(&mut self) -> u64 {
        self.table().await["version"].as_u64().unwrap()
    }

    pub(crate) async fn legal(&mut self) -> Vec<Value> {
        self.get("/legal").await.json()["actions"].as_array().unwrap().clone()
    }

    pub(crate) async fn act(&mut self, version: u64, action: &Value) -> Answer {
        self.post("/actions", json!({ "version": version, "action": action })).await
    }

    /// Does the first legal thing.
    pub(crate) async fn do_something(&mut self) -> Value {
        let (version, legal) = (self.version().await, self.legal().await);
        let answer = self.act(version, legal.first().expect("it is this seat's turn")).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()
    }
}

/// Plays until the game is over, everybody doing the last thing on offer; gives the table at its end.
pub(crate) async fn play_to_the_end(players: &mut [Player]) -> Value {
    loop {
        let table = players[0].table().await;
        if table["over"] == true {
            return table;
        }
        let Some(player) = to_act(players, &table) else {
            // Bots are at work.
            tokio::task::yield_now().await;
            continue;
        };
        let legal = player.legal().await;
        let Some(action) = legal.last() else { continue };
        let answer = player.act(table["version"].as_u64().unwrap(), action).await;
        assert!(answer.status == 200 || answer.status == 409, "{}", answer.text());
    }
}

/// The player whose turn it is.
pub(crate) fn to_act<'a>(players: &'a mut [Player], table: &Value) -> Option<&'a mut Player> {
    let to_act: Vec<u64> = table["to_act"].as_array().unwrap().iter().filter_map(Value::as_u64).collect();
    players.iter_mut().find(|player| to_act.contains(&player.seat))
}

/// The three players of a table without bots.
pub(crate) async fn three_players(house: &House) -> (Opened, Vec<Player>) {
    let opened = open(house, &["me", "me", "me"]).await;
    let players = (0..3).map(|seat| opened.player(house, seat)).collect();
    (opened, players)
}
