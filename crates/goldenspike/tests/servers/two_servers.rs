//! Two servers on one PostgreSQL, players of one table on both, and either is killed again and again.

use crate::program::{Folder, GAME, Opened, PATIENCE, Program, act, call, open, send, wait_until};
use catalog::engine::FairSeed;
use serde_json::{Value, json};
use sqlx::{Connection, PgConnection};
use std::io::{BufRead, BufReader};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

const KILLS: u64 = 100;
const TABLES: usize = 3;
/// So long after a kill, at the latest, play goes on, on a machine that has time for it.
const GOES_ON: Duration = Duration::from_secs(5);
/// And on one that has none: the time of so many starts of a server, the slowest that was seen meanwhile.
const STARTS: u32 = 10;

#[test]
fn nothing_is_lost_or_doubled_when_either_of_two_servers_is_killed() {
    let folder = Folder::new("two-servers");
    let database = postgres_testing::new_database();
    // A server that starts again is found where it was.
    let start =
        |port: u16| Program::start(&folder.0, &["--database", &database, "--listen", &format!("127.0.0.1:{port}")]);
    let mut servers = [start(0), start(0)];
    let world = World::new([servers[0].port, servers[1].port]);

    let (games, slowest_start) = std::thread::scope(|scope| {
        let tables = [(); TABLES].map(|()| scope.spawn(|| play_games(&world)));
        let mut slowest_start = Duration::ZERO;
        for kill in 0..KILLS {
            let before = world.acknowledged.load(Ordering::SeqCst);
            wait_until(|| world.acknowledged.load(Ordering::SeqCst) > before + 1);
            std::thread::sleep(moment(kill));
            let server = &mut servers[(kill * 7919 % 5 % 2) as usize];
            server.kill();
            let begun = Instant::now();
            *server = start(server.port);
            slowest_start = slowest_start.max(begun.elapsed());
        }
        world.is_over.store(true, Ordering::SeqCst);
        let games: usize = tables.into_iter().map(|table| table.join().unwrap()).sum();
        (games, slowest_start)
    });

    let World { acknowledged, streams, longest, .. } = &world;
    let (acknowledged, streams) = (acknowledged.load(Ordering::SeqCst), streams.load(Ordering::SeqCst));
    let longest = *longest.lock().unwrap();
    println!(
        "{KILLS} kills, {acknowledged} acknowledged moves in {games} games, {streams} streams; nobody waited longer than {longest:?}; no start took longer than {slowest_start:?}"
    );
    assert!(acknowledged > 2 * KILLS, "{acknowledged} moves are too few to prove anything");
    assert!(streams > games as u64, "no stream was cut off");
    assert!(longest < GOES_ON.max(STARTS * slowest_start), "somebody waited {longest:?}");
}

#[test]
fn players_of_one_table_at_two_servers_see_each_other_and_begin_together() {
    let folder = Folder::new("one-sees-other");
    let database = postgres_testing::new_database();
    let servers = [(); 2].map(|()| Program::start(&folder.0, &["--database", &database]));

    talk_at_one_is_heard_at_the_other(&servers);
    the_last_two_sit_down_at_once(&servers, &database);
}

fn talk_at_one_is_heard_at_the_other([one, other]: &[Program; 2]) {
    let table = open(one.port, &["me", "me", "me"]).unwrap();
    assert_eq!(other.get(&table.path()).1["version"], 0, "it is in the memory of both now");
    let talk = json!({ "text": "hello over there" });

    let path = format!("{}/talk", table.path());
    let said = call(one.port, "POST", &path, table.tokens[0].as_deref(), Some(&talk)).unwrap();

    assert_eq!(said.0, 204, "{said:?}");
    wait_until(|| other.get(&table.path()).1["version"] == 1);
    assert_eq!(other.get(&path).1[0]["text"], "hello over there");
}

/// Each at another server: the game begins once, with what everybody added to its luck, and is played at both.
fn the_last_two_sit_down_at_once(servers: &[Program; 2], database: &str) {
    let seats = json!([{ "kind": "me" }, { "kind": "friend" }, { "kind": "friend" }]);
    let wanted = json!({ "game": GAME, "seats": seats, "entropy": "annas", "when_all_are_there": true });
    let opened = call(servers[0].port, "POST", "/api/tables", None, Some(&wanted)).unwrap().1;
    let (id, seats) = (opened["id"].as_str().unwrap().to_owned(), &opened["seats"]);
    let sit = |seat: usize, entropy: &str| {
        let body = json!({ "invite": seats[seat]["invite"], "name": entropy, "entropy": entropy });
        let path = format!("/api/tables/{id}/seats/{seat}");
        let sat = call(servers[seat % 2].port, "POST", &path, None, Some(&body)).unwrap().1;
        Some(sat["token"].as_str().unwrap_or_else(|| panic!("{sat}")).to_owned())
    };

    let [erik, mary] = std::thread::scope(|scope| {
        [scope.spawn(|| sit(1, "eriks")), scope.spawn(|| sit(2, "marys"))].map(|sitting| sitting.join().unwrap())
    });

    let table = Opened { tokens: vec![seats[0]["token"].as_str().map(str::to_owned), erik, mary], id: id.clone() };
    let at = |server: &Program| server.get(&table.path()).1;
    wait_until(|| servers.iter().all(|server| at(server)["version"] == 3));
    assert!(servers.iter().all(|server| at(server)["gathering"] == false), "two sat down, and one beginning");
    for server in servers {
        wait_until(|| at(&servers[0])["version"] == at(&servers[1])["version"]);
        assert_eq!(act(server, &table), (200, Value::Null));
    }
    let (secret, seed) = stored_seed(database, &table.id);
    let everybodys = ["annas 0", "eriks 1", "marys 2"].map(str::to_owned).to_vec();
    assert_eq!(FairSeed::new(secret, everybodys).seed().as_str(), seed);
}

/// The server's part of a table's seed, and the seed itself. Before a game is over no server tells them.
fn stored_seed(database: &str, table: &str) -> (String, String) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let mut connection = PgConnection::connect(database).await.unwrap();
        let asked = sqlx::query_as("SELECT server_secret, seed FROM game_table WHERE id = $1").bind(table);
        asked.fetch_one(&mut connection).await.unwrap()
    })
}

/// Where the servers are, and what the players have been told.
struct World {
    ports: [u16; 2],
    acknowledged: AtomicU64,
    /// How often somebody began to watch a table.
    streams: AtomicU64,
    /// How long a move took at most, with all that had to be asked again.
    longest: Mutex<Duration>,
    is_over: AtomicBool,
}

impl World {
    fn new(ports: [u16; 2]) -> World {
        World {
            ports,
            acknowledged: AtomicU64::new(0),
            streams: AtomicU64::new(0),
            longest: Mutex::default(),
            is_over: AtomicBool::new(false),
        }
    }

    /// Asks a player's own server, and the other one if that is gone, as a page behind a proxy does.
    fn ask(&self, own: usize, method: &str, path: &str, token: Option<&str>, body: Option<&Value>) -> (u16, Value) {
        let begun = Instant::now();
        for server in [own, 1 - own].into_iter().cycle() {
            match call(self.ports[server], method, path, token, body) {
                Ok((503, _)) | Err(_) => {}
                Ok(answer) => return answer,
            }
            assert!(begun.elapsed() < PATIENCE, "no server answers {method} {path}");
            std::thread::sleep(Duration::from_millis(10));
        }
        unreachable!("there are always two servers to ask")
    }

    /// Two people on different servers, and a bot that either server may move.
    fn open(&self) -> Opened {
        let begun = Instant::now();
        for port in self.ports.iter().cycle() {
            if let Ok(opened) = open(*port, &["me", "me", "random"]) {
                return opened;
            }
            assert!(begun.elapsed() < PATIENCE, "no server opens a table");
        }
        unreachable!("there are always two servers to ask")
    }
}

/// Plays game after game until the world ends; says how many. Every acknowledged move must stand in its record, once.
fn play_games(world: &World) -> usize {
    let mut games = 0;
    while !world.is_over.load(Ordering::SeqCst) {
        let table = world.open();
        let (acknowledged, watched) = std::thread::scope(|scope| {
            let watching = scope.spawn(|| watch(world, &table));
            (play(world, &table), watching.join().unwrap())
        });
        games += 1;
        let path = format!("{}/record", table.path());
        let record = world.ask(0, "GET", &path, table.tokens[0].as_deref(), None).1;
        let moves = record["actions"].as_array().unwrap();
        assert!(acknowledged.is_sorted_by(|one, next| one.0 < next.0), "{path}: no place was acknowledged twice");
        for (number, action) in &acknowledged {
            assert_eq!(moves[*number as usize]["action"], *action, "{path}, action {number}");
        }
        assert_eq!(watched, moves.len() as u64, "{path}: whoever watched saw the end");
    }
    games
}

/// Until the game is over. Gives each acknowledged move and its place in the log.
fn play(world: &World, table: &Opened) -> Vec<(u64, Value)> {
    let path = table.path();
    let mut acknowledged: Vec<(u64, Value)> = Vec::new();
    let mut last = Instant::now();
    loop {
        let now = world.ask(0, "GET", &path, None, None).1;
        if now["over"] == true {
            assert_eq!(now["version"], now["moves"], "nothing stands in the log that nobody did");
            return acknowledged;
        }
        let humans = now["to_act"].as_array().unwrap().iter().filter_map(Value::as_u64).find(|seat| *seat < 2);
        let Some(seat) = humans.map(|seat| seat as usize) else {
            std::thread::sleep(Duration::from_millis(2));
            continue;
        };
        let token = table.tokens[seat].as_deref();
        let legal = world.ask(seat, "GET", &format!("{path}/legal"), token, None).1;
        let (version, actions) = (legal["version"].as_u64().unwrap(), legal["actions"].as_array().unwrap());
        let Some(action) = actions.get(version as usize % actions.len().max(1)) else { continue };
        let body = json!({ "version": version, "action": action });
        let (status, answer) = world.ask(seat, "POST", &format!("{path}/actions"), token, Some(&body));
        // 409: the bot was quicker; or the lost answer was to a move that stands.
        assert!(matches!(status, 200 | 409), "{status} {answer}");
        if status == 200 {
            acknowledged.push((version, action.clone()));
            world.acknowledged.fetch_add(1, Ordering::SeqCst);
            let mut longest = world.longest.lock().unwrap();
            *longest = longest.max(last.elapsed());
            last = Instant::now();
        }
    }
}

/// Watches a table to its end, as a page does: a stream that is cut off is opened again. Gives the last edition seen.
fn watch(world: &World, table: &Opened) -> u64 {
    let path = format!("{}/stream", table.path());
    let begun = Instant::now();
    for port in world.ports.iter().cycle() {
        assert!(begun.elapsed() < 2 * PATIENCE, "{path} never ends");
        let Ok(wire) = send(*port, "GET", &path, None, None) else { continue };
        world.streams.fetch_add(1, Ordering::SeqCst);
        let lines = BufReader::new(wire).lines().map_while(Result::ok);
        let mut tables = lines.filter_map(|line| serde_json::from_str::<Value>(line.strip_prefix("data: ")?).ok());
        if let Some(table) = tables.find(|table| table["over"] == true) {
            return table["version"].as_u64().unwrap();
        }
    }
    unreachable!("there are always two servers to ask")
}

/// Some milliseconds, different for every kill and the same in every run.
fn moment(kill: u64) -> Duration {
    Duration::from_millis(kill * 7919 % 61)
}
