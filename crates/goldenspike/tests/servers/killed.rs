//! `kill -9` in the middle of play, many times: no acknowledged action is lost, and every table goes on.

use crate::program::{Folder, Opened, Program, call, open, wait_until};
use serde_json::{Value, json};
use std::io::Result;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

const KILLS: u64 = 25;

/// Actions that the server said were stored, at all tables.
static ACKNOWLEDGED: AtomicUsize = AtomicUsize::new(0);

#[test]
fn no_acknowledged_action_is_lost_when_the_server_is_killed() {
    let folder = Folder::new("kill");
    let mut server = Program::start(&folder.0, &[]);
    // Three tables of people, and one with bots, who move at the same time.
    let seats = [["me"; 3], ["me"; 3], ["me"; 3], ["me", "random", "random"]];
    let mut tables = seats.map(|seats| Table::open(server.port, seats).unwrap());

    for kill in 0..KILLS {
        kill_during(server, moment(kill), |port| play_all(&mut tables, port));
        server = Program::start(&folder.0, &[]);
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
}

/// Some milliseconds, different for every kill and the same in every run.
fn moment(kill: u64) -> Duration {
    Duration::from_millis(kill * 7919 % 181)
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
    opened: Opened,
    seats: [&'static str; 3],
    /// Actions that the server said were stored: their place in the log (the first is 0), and what they were.
    acknowledged: Vec<(u64, Value)>,
    /// How many there were in the games before this one.
    earlier: usize,
}

impl Table {
    fn open(port: u16, seats: [&'static str; 3]) -> Result<Table> {
        Ok(Table { opened: open(port, &seats)?, seats, acknowledged: Vec::new(), earlier: 0 })
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
            let mine = to_act.filter_map(|seat| self.opened.tokens[seat as usize].clone()).next();
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
        let path = format!("{}/actions", self.opened.path());
        let (_, answer) =
            call(port, "POST", &path, Some(token), Some(&json!({ "version": version, "action": action })))?;
        // A bot may have been faster.
        if answer["error"]["code"] != "stale" {
            assert!(answer["error"].is_null(), "{answer}");
            self.acknowledged.push((version, action.clone()));
            ACKNOWLEDGED.fetch_add(1, Ordering::SeqCst);
        }
        Ok(())
    }

    /// The log is at least as long as what was acknowledged.
    fn check_nothing_lost(&self, port: u16) {
        let table = self.get(port, "", None).unwrap();
        let stored = table["version"].as_u64().unwrap();
        let known = self.acknowledged.last().map_or(0, |(number, _)| number + 1);
        assert!(stored >= known, "table {}: {known} entries were acknowledged, {stored} are there", self.opened.id);
    }

    /// Every acknowledged action stands in the record, where it was.
    fn check_record(&self, port: u16) -> Result<()> {
        let record = self.get(port, "/record", None)?;
        for (number, action) in &self.acknowledged {
            assert_eq!(
                record["actions"][*number as usize]["action"], *action,
                "table {}, action {number}",
                self.opened.id
            );
        }
        Ok(())
    }

    fn get(&self, port: u16, what: &str, token: Option<&str>) -> Result<Value> {
        Ok(call(port, "GET", &format!("{}{what}", self.opened.path()), token, None)?.1)
    }
}

/// Kills the server after a while, while this goes on.
fn kill_during(server: Program, after: Duration, work: impl FnOnce(u16)) {
    let port = server.port;
    let before = ACKNOWLEDGED.load(Ordering::SeqCst);
    std::thread::scope(|scope| {
        scope.spawn(move || {
            wait_until(|| ACKNOWLEDGED.load(Ordering::SeqCst) > before + 4);
            std::thread::sleep(after);
            drop(server);
        });
        work(port);
    });
}
