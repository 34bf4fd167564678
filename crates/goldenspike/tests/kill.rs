//! `kill -9` in the middle of play, many times: no acknowledged action is lost, and every table goes on.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Error, ErrorKind, Read, Result, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::time::Duration;

const KILLS: u64 = 25;
const GAME: &str = "american-rails";

#[test]
fn no_acknowledged_action_is_lost_when_the_server_is_killed() {
    let folder = Folder::new();
    let mut server = Server::start(&folder.0);
    // Three tables of people, and one with bots, who move at the same time.
    let seats = [["me"; 3], ["me"; 3], ["me"; 3], ["me", "random", "random"]];
    let mut tables = seats.map(|seats| Table::open(server.port, seats).unwrap());

    for kill in 0..KILLS {
        server.kill_during(moment(kill), |port| play_all(&mut tables, port));
        server = Server::start(&folder.0);
        for table in &tables {
            table.check_nothing_lost(server.port);
        }
    }

    let acknowledged: usize = tables.iter().map(|table| table.earlier + table.acknowledged.len()).sum();
    assert!(acknowledged > 4 * KILLS as usize, "{acknowledged} actions are too few to prove anything");
    for table in &mut tables {
        let played = table.play_on(server.port).and_then(|()| table.check_record(server.port));
        played.expect("nobody kills the server any more");
    }
    server.process.kill().unwrap();
    server.process.wait().unwrap();
}

/// Some milliseconds, different for every kill and the same in every run.
fn moment(kill: u64) -> Duration {
    Duration::from_millis(20 + kill * 7919 % 181)
}

/// Everybody plays, one game after the other, until the server is gone.
fn play_all(tables: &mut [Table], port: u16) {
    std::thread::scope(|scope| {
        for table in tables {
            scope.spawn(move || while table.play_on(port).and_then(|()| table.next_game(port)).is_ok() {});
        }
    });
}

struct Table {
    id: String,
    seats: [&'static str; 3],
    tokens: Vec<Option<String>>,
    /// Actions that the server said were stored: their place in the log (the first is 0), and what they were.
    acknowledged: Vec<(u64, Value)>,
    /// How many there were in the games before this one.
    earlier: usize,
}

impl Table {
    fn open(port: u16, seats: [&'static str; 3]) -> Result<Table> {
        let seat =
            |kind: &str| if kind == "me" { json!({ "kind": kind }) } else { json!({ "kind": "bot", "bot": kind }) };
        let wanted = json!({ "game": GAME, "seats": seats.map(seat) });
        let opened = call(port, "POST", "/api/tables", None, Some(&wanted))?;
        let token = |seat: &Value| seat["token"].as_str().map(str::to_owned);
        Ok(Table {
            id: opened["id"].as_str().unwrap().to_owned(),
            tokens: opened["seats"].as_array().unwrap().iter().map(token).collect(),
            seats,
            acknowledged: Vec::new(),
            earlier: 0,
        })
    }

    /// Once the game is over: all of it is there, and the next one begins.
    fn next_game(&mut self, port: u16) -> Result<()> {
        self.check_record(port)?;
        let earlier = self.earlier + self.acknowledged.len();
        *self = Table { earlier, ..Table::open(port, self.seats)? };
        Ok(())
    }

    /// Plays until the game is over. The error is that the server is gone.
    fn play_on(&mut self, port: u16) -> Result<()> {
        loop {
            let table = self.get(port, "", None)?;
            if table["over"] == true {
                return Ok(());
            }
            let to_act = table["to_act"].as_array().unwrap().iter().filter_map(Value::as_u64);
            let mine = to_act.filter_map(|seat| self.tokens[seat as usize].clone()).next();
            // A bot's turn.
            let Some(token) = mine else { continue };
            self.act(port, &token)?;
        }
    }

    fn act(&mut self, port: u16, token: &str) -> Result<()> {
        let legal = self.get(port, "/legal", Some(token))?;
        let version = legal["version"].as_u64().unwrap();
        let actions = legal["actions"].as_array().unwrap();
        let Some(action) = actions.get(version as usize % actions.len().max(1)) else { return Ok(()) };
        let path = format!("/api/tables/{}/actions", self.id);
        let answer = call(port, "POST", &path, Some(token), Some(&json!({ "version": version, "action": action })))?;
        // A bot may have been faster.
        if answer["error"]["code"] != "stale" {
            assert!(answer["error"].is_null(), "{answer}");
            self.acknowledged.push((version, action.clone()));
        }
        Ok(())
    }

    /// The log is at least as long as what was acknowledged.
    fn check_nothing_lost(&self, port: u16) {
        let table = self.get(port, "", None).unwrap();
        let stored = table["version"].as_u64().unwrap();
        let known = self.acknowledged.last().map_or(0, |(number, _)| number + 1);
        assert!(stored >= known, "table {}: {known} entries were acknowledged, {stored} are there", self.id);
    }

    /// Every acknowledged action stands in the record, where it was.
    fn check_record(&self, port: u16) -> Result<()> {
        let record = self.get(port, "/record", None)?;
        for (number, action) in &self.acknowledged {
            assert_eq!(record["actions"][*number as usize]["action"], *action, "table {}, action {number}", self.id);
        }
        Ok(())
    }

    fn get(&self, port: u16, what: &str, token: Option<&str>) -> Result<Value> {
        call(port, "GET", &format!("/api/tables/{}{what}", self.id), token, None)
    }
}

/// The real program.
struct Server {
    process: Child,
    port: u16,
}

impl Server {
    fn start(data: &Path) -> Server {
        let mut process = Command::new(env!("CARGO_BIN_EXE_goldenspike"))
            .args(["serve", "--listen", "127.0.0.1:0", "--bot-pause", "0", "--requests-per-minute", "0", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let port = line.split("localhost:").nth(1).and_then(|rest| rest.split(' ').next()?.trim().parse().ok());
        Server { process, port: port.unwrap_or_else(|| panic!("no address in {line:?}")) }
    }

    /// Kills the server after a while, while this goes on.
    fn kill_during(self, after: Duration, work: impl FnOnce(u16)) {
        let process = Mutex::new(self.process);
        std::thread::scope(|scope| {
            scope.spawn(|| {
                std::thread::sleep(after);
                process.lock().unwrap().kill().unwrap();
            });
            work(self.port);
        });
        process.lock().unwrap().wait().unwrap();
    }
}

struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        Folder(std::env::temp_dir().join(format!("goldenspike-kill-{}", std::process::id())))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// One request and its JSON. An answer that is cut off is no answer.
fn call(port: u16, method: &str, path: &str, token: Option<&str>, body: Option<&Value>) -> Result<Value> {
    let body = body.map(Value::to_string).unwrap_or_default();
    let token = token.map(|token| format!("authorization: Bearer {token}\r\n")).unwrap_or_default();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n{token}content-length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut wire = TcpStream::connect(("127.0.0.1", port))?;
    wire.write_all(request.as_bytes())?;
    let mut answer = String::new();
    wire.read_to_string(&mut answer)?;
    let (_, json) = answer.split_once("\r\n\r\n").ok_or(ErrorKind::UnexpectedEof)?;
    serde_json::from_str(json).map_err(|error| Error::new(ErrorKind::UnexpectedEof, error))
}
