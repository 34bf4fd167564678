//! What open pages cost, game by game: `cargo run --release -p server --example pages [GAME]`.
//!
//! The server and one player who moves are in this process, and its processor time is what is measured; whoever only watches is in another
//! process. Beside every figure stands what it was before readers shared their drawings, and the budget.

use catalog::engine::Seed;
use catalog::{AnyTable, GAMES, GameKind};
use serde_json::{Value, json};
use server::{Config, Limits, Server};
use std::error::Error;
use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use storage::{Db, TableId};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

type Res<T> = Result<T, Box<dyn Error + Send + Sync>>;

const SEATS: usize = 4;
/// Moves before anything is measured: the table is no longer empty.
const BEFORE: usize = 20;
const MEASURED: usize = 100;
const SPECTATORS: usize = 1000;

/// Figures of this machine's first measurement: American Rails, Steel Driver, Carnegie, Ticket to Ride Legacy.
struct Figure {
    name: &'static str,
    was: [f64; 4],
    budget: f64,
}

const MOVE: Figure =
    Figure { name: "a move with four pages open, ms of processor", was: [5.1, 4.3, 9.6, 3.0], budget: 0.65 };
const UPDATE: Figure = Figure { name: "update of one move, packed, mean, KB", was: [3.0, 1.5, 7.5, 0.4], budget: 1.5 };
const PAGE: Figure = Figure { name: "page, late, packed with brotli, KB", was: [25.0, 29.0, 29.0, 21.0], budget: 20.0 };
const MADE: Figure = Figure { name: "page made and packed in, ms", was: [6.5, 6.5, 6.5, 6.5], budget: 2.0 };
const WATCHED: Figure = Figure { name: "a move with 1,000 spectators, ms of processor", was: [750.0; 4], budget: 20.0 };
const LAST: Figure = Figure { name: "the last of 1,000 is told after, s", was: [4.8; 4], budget: 0.3 };
const MEMORY: Figure = Figure { name: "memory of an open page, KB", was: [117.0; 4], budget: 50.0 };

fn main() -> Res<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let runtime = tokio::runtime::Runtime::new()?;
    match arguments.first().map(String::as_str) {
        Some("watch") => runtime.block_on(watch(&arguments[1..])),
        only => runtime.block_on(measure(only)),
    }
}

async fn measure(only: Option<&str>) -> Res<()> {
    let folder = std::env::temp_dir().join(format!("goldenspike-pages-{}", std::process::id()));
    let config = Config { limits: Limits::none(), ..Config::new("127.0.0.1:0".parse()?, &folder) };
    let server = Server::start(config).await?;
    let db = Db::open(&folder.join("goldenspike.db")).await?;
    let house = House { address: server.address(), db };
    for (index, game) in GAMES.iter().enumerate().filter(|(_, game)| only.is_none_or(|only| only == game.slug())) {
        println!("{}", game.title());
        house.measure(index, *game).await?;
    }
    server.stop().await;
    std::fs::remove_dir_all(&folder)?;
    Ok(())
}

impl Figure {
    fn print(&self, game: usize, now: f64) {
        let was = self.was.get(game).copied().unwrap_or(f64::NAN);
        println!("  {:<48} {now:>8.2}   before {was:>7.2}   budget {:>6.2}", self.name, self.budget);
    }
}

struct House {
    address: SocketAddr,
    db: Db,
}

impl House {
    async fn measure(&self, index: usize, game: &'static dyn GameKind) -> Res<()> {
        let mut table = self.open(game).await?;
        let alone = self.play(&mut table, MEASURED).await?;
        let mut table = self.open(game).await?;
        let mut players = Watchers::start(self.address, &table.path(), &table.tokens)?;
        let watched = self.play(&mut table, MEASURED).await?;
        println!("  {:<48} {alone:>8.2}", "a move alone, ms of processor");
        MOVE.print(index, watched);
        let told = players.stop()?;
        UPDATE.print(index, told.mean_update / 1000.0);

        let (bytes, seconds) = self.page(&table).await?;
        PAGE.print(index, bytes as f64 / 1000.0);
        MADE.print(index, seconds * 1000.0);

        let before = resident_kilobytes()?;
        let mut crowd = Watchers::start(self.address, &table.path(), &vec![String::new(); SPECTATORS])?;
        MEMORY.print(index, (resident_kilobytes()? - before) / SPECTATORS as f64);
        table.act().await?;
        tokio::time::sleep(Duration::from_secs(2)).await;
        let started = processor_milliseconds()?;
        let mut posted = Vec::new();
        for _ in 0..10 {
            if table.table.is_over() {
                break;
            }
            posted.push(seconds_now());
            table.act().await?;
            tokio::time::sleep(Duration::from_millis(700)).await;
        }
        let spent = (processor_milliseconds()? - started) / posted.len().max(1) as f64;
        WATCHED.print(index, spent);
        let told = crowd.stop()?;
        let late = posted.iter().rev().zip(told.last_heard.iter().rev()).map(|(posted, heard)| heard - posted);
        LAST.print(index, late.fold(0.0, f64::max));
        Ok(())
    }

    async fn open(&self, game: &'static dyn GameKind) -> Res<Known> {
        let seats = SEATS.clamp(game.seats().0, game.seats().1);
        let chairs = vec![json!({ "kind": "me" }); seats];
        let mut wire = TcpStream::connect(self.address).await?;
        let (_, answer) =
            send(&mut wire, "POST", "/api/tables", "", &json!({ "game": game.slug(), "seats": chairs }).to_string())
                .await?;
        let opened: Value = serde_json::from_slice(&answer)?;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let id = text(&opened["id"]);
        let stored = self.db.table(&TableId::new(&id)).await?.ok_or("the table is not stored")?;
        let table = game.open(seats, &game.default_options(), Seed::new(stored.seed.ok_or("no seed")?))?;
        let tokens = opened["seats"].as_array().into_iter().flatten().map(|seat| text(&seat["token"])).collect();
        let mut known = Known { id, tokens, table, wire };
        for _ in 0..BEFORE {
            known.act().await?;
        }
        Ok(known)
    }

    /// Milliseconds of processor for a move, the mean of so many.
    async fn play(&self, table: &mut Known, moves: usize) -> Res<f64> {
        tokio::time::sleep(Duration::from_millis(300)).await;
        let started = processor_milliseconds()?;
        let mut played = 0;
        while played < moves && !table.table.is_over() {
            table.act().await?;
            played += 1;
            // As people do: everybody has seen it before the next.
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
        Ok((processor_milliseconds()? - started) / played.max(1) as f64)
    }

    /// Bytes, and seconds until they are all there, of a page for the player to act.
    async fn page(&self, table: &Known) -> Res<(usize, f64)> {
        const PAGES: u32 = 100;
        let token = table.table.to_act().first().map_or("", |seat| &table.tokens[seat.index()]);
        let mut wire = TcpStream::connect(self.address).await?;
        let mut bytes = 0;
        let started = processor_milliseconds()?;
        for _ in 0..PAGES {
            bytes = page_bytes(&mut wire, &table.path(), token).await?;
        }
        Ok((bytes, (processor_milliseconds()? - started) / 1000.0 / f64::from(PAGES)))
    }
}

/// A table as the client knows it. It has read the seed in the database, so it knows what is legal without asking.
struct Known {
    id: String,
    tokens: Vec<String>,
    table: Box<dyn AnyTable>,
    wire: TcpStream,
}

impl Known {
    fn path(&self) -> String {
        format!("/tables/{}", self.id)
    }

    async fn act(&mut self) -> Res<()> {
        let seat = self.table.to_act().first().ok_or("nobody is to act")?;
        let legal = self.table.legal(seat, None);
        let action = legal[(self.table.moves() * 7) % legal.len()].clone();
        let body = json!({ "version": self.table.version(), "action": action }).to_string();
        let path = format!("/api{}/actions", self.path());
        let (status, answer) = send(&mut self.wire, "POST", &path, &self.tokens[seat.index()], &body).await?;
        if status != 200 {
            return Err(String::from_utf8_lossy(&answer).into());
        }
        self.table.act(seat, &action)?;
        Ok(())
    }
}

/// The other process.
struct Watchers {
    process: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

struct Told {
    mean_update: f64,
    /// When the last of them had heard each update.
    last_heard: Vec<f64>,
}

impl Watchers {
    /// One page for each token; it returns when all of them are open.
    fn start(address: SocketAddr, path: &str, tokens: &[String]) -> Res<Watchers> {
        let mut process = Command::new(std::env::current_exe()?)
            .args(["watch", &address.to_string(), path])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let mut input = process.stdin.take().ok_or("no input")?;
        writeln!(input, "{}", serde_json::to_string(tokens)?)?;
        let mut output = BufReader::new(process.stdout.take().ok_or("no output")?);
        output.read_line(&mut String::new())?;
        Ok(Watchers { process, input: Some(input), output })
    }

    fn stop(&mut self) -> Res<Told> {
        drop(self.input.take());
        let mut line = String::new();
        self.output.read_line(&mut line)?;
        self.process.wait()?;
        let told: Value = serde_json::from_str(&line)?;
        let last_heard = told["last_heard"].as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
        Ok(Told { mean_update: told["mean"].as_f64().unwrap_or(0.0), last_heard })
    }
}

/// Opens the pages, says so, and at the end of the input says what they heard.
async fn watch(arguments: &[String]) -> Res<()> {
    let [address, path] = arguments else { return Err("watch ADDRESS PATH".into()) };
    let address: SocketAddr = address.parse()?;
    let mut line = String::new();
    std::io::stdin().read_line(&mut line)?;
    let tokens: Vec<String> = serde_json::from_str(&line)?;
    let (heard, mut hearings) = tokio::sync::mpsc::unbounded_channel::<(usize, usize, f64)>();
    let mut opened = tokio::task::JoinSet::new();
    for (number, token) in tokens.iter().enumerate() {
        let (heard, token, path) = (heard.clone(), token.clone(), path.clone());
        opened.spawn(async move {
            let mut wire = TcpStream::connect(address).await?;
            let request = format!(
                "GET {path}/live HTTP/1.1\r\nhost: load\r\nauthorization: Bearer {token}\r\naccept-encoding: gzip\r\n\r\n"
            );
            wire.write_all(request.as_bytes()).await?;
            head(&mut wire).await?;
            // The heading, a sign of life, and the whole page.
            let mut reader = tokio::io::BufReader::new(wire);
            for _ in 0..3 {
                chunk(&mut reader).await?;
            }
            tokio::spawn(async move {
                while let Ok(size) = chunk(&mut reader).await {
                    let _ = heard.send((number, size, seconds_now()));
                }
            });
            Res::Ok(())
        });
    }
    while let Some(done) = opened.join_next().await {
        done??;
    }
    println!("ready");
    std::thread::spawn(move || std::io::stdin().read_line(&mut String::new())).join().ok();
    let mut updates: Vec<Vec<(usize, f64)>> = vec![Vec::new(); tokens.len()];
    while let Ok((number, size, at)) = hearings.try_recv() {
        updates[number].push((size, at));
    }
    // A sign of life is smaller than any update.
    updates.iter_mut().for_each(|its| its.retain(|(size, _)| *size > 40));
    let sizes: Vec<usize> = updates.iter().flatten().map(|(size, _)| *size).collect();
    let rounds = updates.iter().map(Vec::len).min().unwrap_or(0);
    let last = |round: usize| updates.iter().map(|its| its[its.len() - rounds + round].1).fold(0.0, f64::max);
    let mean = sizes.iter().sum::<usize>() as f64 / sizes.len().max(1) as f64;
    println!("{}", json!({ "mean": mean, "last_heard": (0..rounds).map(last).collect::<Vec<_>>() }));
    Ok(())
}

async fn send(wire: &mut TcpStream, method: &str, path: &str, token: &str, body: &str) -> Res<(u16, Vec<u8>)> {
    // Nobody yet: an empty token would be an unknown one.
    let who = if token.is_empty() { String::new() } else { format!("authorization: Bearer {token}\r\n") };
    let request =
        format!("{method} {path} HTTP/1.1\r\nhost: load\r\n{who}content-length: {}\r\n\r\n{body}", body.len());
    wire.write_all(request.as_bytes()).await?;
    let head = head(wire).await?;
    let status = head.split(' ').nth(1).ok_or("no status")?.parse()?;
    let length = head.lines().find_map(|line| line.to_ascii_lowercase().strip_prefix("content-length: ")?.parse().ok());
    let mut answer = vec![0; length.ok_or("no length")?];
    wire.read_exact(&mut answer).await?;
    Ok((status, answer))
}

/// A whole page, packed.
async fn page_bytes(wire: &mut TcpStream, path: &str, token: &str) -> Res<usize> {
    let request =
        format!("GET {path} HTTP/1.1\r\nhost: load\r\nauthorization: Bearer {token}\r\naccept-encoding: br\r\n\r\n");
    wire.write_all(request.as_bytes()).await?;
    let head = head(wire).await?.to_ascii_lowercase();
    if let Some(length) = head.lines().find_map(|line| line.strip_prefix("content-length: ")?.parse().ok()) {
        wire.read_exact(&mut vec![0; length]).await?;
        return Ok(length);
    }
    let mut bytes = 0;
    let mut reader = tokio::io::BufReader::new(wire);
    loop {
        match chunk(&mut reader).await? {
            0 => return Ok(bytes),
            size => bytes += size,
        }
    }
}

async fn chunk(wire: &mut (impl AsyncReadExt + Unpin)) -> Res<usize> {
    let mut line = Vec::new();
    while !line.ends_with(b"\r\n") {
        line.push(wire.read_u8().await?);
    }
    let size = usize::from_str_radix(std::str::from_utf8(&line)?.trim(), 16)?;
    wire.read_exact(&mut vec![0; size + 2]).await?;
    Ok(size)
}

async fn head(wire: &mut TcpStream) -> Res<String> {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(wire.read_u8().await?);
    }
    Ok(String::from_utf8(head)?)
}

fn seconds_now() -> f64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0.0, |since| since.as_secs_f64())
}

/// Of all threads of this process: on a machine that others use too, this tells more than the clock.
fn processor_milliseconds() -> Res<f64> {
    let mut nanoseconds = 0.0;
    for task in std::fs::read_dir("/proc/self/task")? {
        let Ok(spent) = std::fs::read_to_string(task?.path().join("schedstat")) else { continue };
        nanoseconds += spent.split(' ').next().and_then(|spent| spent.parse::<f64>().ok()).unwrap_or(0.0);
    }
    Ok(nanoseconds / 1e6)
}

fn resident_kilobytes() -> Res<f64> {
    let status = std::fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).ok_or("no VmRSS")?;
    Ok(line.split_whitespace().nth(1).ok_or("no number")?.parse()?)
}
