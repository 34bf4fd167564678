//! How much a server on this machine can take, over loopback: `cargo run --release -p server --example load [PART]`.
//!
//! It measures, one after the other: durable moves a second with 200 busy tables (`moves`); the answer to a move at one move a
//! second a table (`pace`); the time of a page and the size of live updates (`pages`); and the memory of 1,000 open tables with
//! 400 live connections (`memory`).
//! The clients share the machine (and the process) with the server, so what it prints is a lower bound.

use catalog::engine::Seed;
use catalog::{AnyTable, GameKind};
use serde_json::{Value, json};
use server::{Config, Limits, Server};
use std::error::Error;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use storage::{Db, TableId};
use tokio::io::{AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::task::JoinSet;

type Res<T> = Result<T, Box<dyn Error + Send + Sync>>;

const BUSY_TABLES: usize = 200;
const OPEN_TABLES: usize = 1000;
const CONNECTIONS: usize = 400;
const MEASURED: Duration = Duration::from_secs(10);

#[tokio::main]
async fn main() -> Res<()> {
    let folder = std::env::temp_dir().join(format!("goldenspike-load-{}", std::process::id()));
    let server =
        Server::start(Config { limits: Limits::none(), ..Config::new("127.0.0.1:0".parse()?, &folder) }).await?;
    let load = Load { address: server.address(), database: folder.join("goldenspike.db") };

    let measured = load.measure().await;

    server.stop().await;
    std::fs::remove_dir_all(&folder)?;
    measured
}

struct Load {
    address: SocketAddr,
    database: PathBuf,
}

impl Load {
    async fn measure(&self) -> Res<()> {
        let only: Option<String> = std::env::args().nth(1);
        let wanted = |name: &str| only.as_ref().is_none_or(|only| only == name);
        if wanted("moves") {
            println!("{BUSY_TABLES} tables as fast as they can, for {} s", MEASURED.as_secs());
            self.report(&self.play(Duration::ZERO).await?);
        }
        if wanted("pace") {
            println!("{BUSY_TABLES} tables at one move a second");
            self.report(&self.play(Duration::from_secs(1)).await?);
        }
        if wanted("pages") {
            self.pages().await?;
        }
        if wanted("memory") {
            self.memory().await?;
        }
        Ok(())
    }

    /// Everybody plays, each table by one client; gives how long every move took to be answered.
    async fn play(&self, pace: Duration) -> Res<Played> {
        let before = processor_seconds()?;
        let db = Db::open(&self.database).await?;
        let mut clients = JoinSet::new();
        for number in 0..BUSY_TABLES {
            let (address, db) = (self.address, db.clone());
            // At a pace, the clients start one after the other, as people do.
            let start = pace.mul_f64(number as f64 / BUSY_TABLES as f64);
            clients.spawn(async move {
                let mut client = Client::connect(address).await?;
                tokio::time::sleep(start).await;
                client.play(&db, pace).await
            });
        }
        let mut times = Vec::new();
        while let Some(played) = clients.join_next().await {
            times.extend(played??);
        }
        times.sort_unstable();
        Ok(Played { times, processor_seconds: processor_seconds()? - before })
    }

    fn report(&self, played: &Played) {
        let times = &played.times;
        let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
        println!(
            "  {:.0} moves/s, {:.0} for each second of a processor; answered in {:.1} ms (median), {:.1} ms (p99), {:.1} ms (worst)",
            times.len() as f64 / MEASURED.as_secs_f64(),
            times.len() as f64 / played.processor_seconds,
            at(0.5),
            at(0.99),
            at(1.0)
        );
    }

    async fn pages(&self) -> Res<()> {
        const PAGES: u32 = 300;
        let db = Db::open(&self.database).await?;
        let mut client = Client::connect(self.address).await?;
        let mut table = client.open(&db).await?;
        for _ in 0..60 {
            client.act(&mut table).await?;
        }
        let page = format!("/tables/{}", table.id);
        let started = Instant::now();
        let mut bytes = 0;
        for _ in 0..PAGES {
            bytes = client.send("GET", &page, "", &Value::Null).await?.1.len();
        }
        println!("a page of {bytes} bytes: {:.2} ms", started.elapsed().as_secs_f64() * 1000.0 / f64::from(PAGES));

        let mut stream = Client::connect(self.address).await?;
        let mut sizes = Vec::new();
        stream.listen(&format!("{page}/live")).await?;
        for _ in 0..20 {
            sizes.push(stream.next_chunks().await?);
            client.act(&mut table).await?;
        }
        let later = &sizes[1..];
        println!(
            "live updates, packed: the first {} bytes, then {} on average, {} at most",
            sizes[0],
            later.iter().sum::<usize>() / later.len(),
            later.iter().max().unwrap_or(&0)
        );
        Ok(())
    }

    async fn memory(&self) -> Res<()> {
        let db = Db::open(&self.database).await?;
        let mut client = Client::connect(self.address).await?;
        let before = resident_megabytes()?;
        let mut tables = Vec::new();
        for _ in 0..OPEN_TABLES {
            let mut table = client.open(&db).await?;
            for _ in 0..40 {
                client.act(&mut table).await?;
            }
            tables.push(table.id);
        }
        let opened = resident_megabytes()?;
        let mut streams = Vec::new();
        for table in tables.iter().cycle().take(CONNECTIONS) {
            let mut stream = Client::connect(self.address).await?;
            stream.listen(&format!("/tables/{table}/live")).await?;
            stream.next_chunks().await?;
            streams.push(stream);
        }
        println!(
            "resident memory, clients included: {before} MB before, {opened} MB with {OPEN_TABLES} more tables open, \
             {} MB with {CONNECTIONS} live connections",
            resident_megabytes()?
        );
        Ok(())
    }
}

/// How long each move took to be answered, the shortest first; and the work of client and server together.
struct Played {
    times: Vec<Duration>,
    processor_seconds: f64,
}

/// A table as the client knows it. It has read the seed in the database, so it knows what is legal without asking.
struct Known {
    id: String,
    tokens: Vec<String>,
    table: Box<dyn AnyTable>,
}

/// One connection, kept open.
struct Client {
    wire: BufReader<TcpStream>,
}

impl Client {
    async fn connect(address: SocketAddr) -> Res<Client> {
        let wire = TcpStream::connect(address).await?;
        wire.set_nodelay(true)?;
        Ok(Client { wire: BufReader::new(wire) })
    }

    async fn play(&mut self, db: &Db, pace: Duration) -> Res<Vec<Duration>> {
        let mut table = self.open(db).await?;
        let mut times = Vec::new();
        let end = Instant::now() + MEASURED;
        while Instant::now() < end {
            if table.table.is_over() {
                table = self.open(db).await?;
            }
            let started = Instant::now();
            self.act(&mut table).await?;
            times.push(started.elapsed());
            tokio::time::sleep(pace.saturating_sub(started.elapsed())).await;
        }
        Ok(times)
    }

    async fn open(&mut self, db: &Db) -> Res<Known> {
        let game: &'static dyn GameKind = catalog::GAMES[0];
        let seats = vec![json!({ "kind": "me" }); game.seats().1];
        let (_, answer) = self.send("POST", "/api/tables", "", &json!({ "game": game.slug(), "seats": seats })).await?;
        let opened: Value = serde_json::from_slice(&answer)?;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let id = text(&opened["id"]);
        let stored = db.table(&TableId::new(&id)).await?.ok_or("the table is not stored")?;
        let seed = Seed::new(stored.seed.ok_or("the table has no seed")?);
        let table = game.open(seats.len(), &game.default_options(), seed)?;
        let tokens = opened["seats"].as_array().into_iter().flatten().map(|seat| text(&seat["token"])).collect();
        Ok(Known { id, tokens, table })
    }

    /// The table's next decision; answered when it is on the disk.
    async fn act(&mut self, known: &mut Known) -> Res<()> {
        let seat = known.table.to_act().first().ok_or("nobody is to act")?;
        let legal = known.table.legal(seat, None);
        let action = legal[known.table.moves() % legal.len()].clone();
        let body = json!({ "version": known.table.version(), "action": action });
        let path = format!("/api/tables/{}/actions", known.id);
        let (status, answer) = self.send("POST", &path, &known.tokens[seat.index()], &body).await?;
        if status != 200 {
            return Err(String::from_utf8_lossy(&answer).into());
        }
        known.table.act(seat, &action)?;
        Ok(())
    }

    async fn send(&mut self, method: &str, path: &str, token: &str, body: &Value) -> Res<(u16, Vec<u8>)> {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: load\r\nauthorization: Bearer {token}\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        );
        self.wire.write_all(request.as_bytes()).await?;
        let head = self.head().await?;
        let status = head.split(' ').nth(1).ok_or("no status")?.parse()?;
        let length =
            head.lines().find_map(|line| line.to_ascii_lowercase().strip_prefix("content-length: ")?.parse().ok());
        let mut answer = vec![0; length.ok_or("no length")?];
        self.wire.read_exact(&mut answer).await?;
        Ok((status, answer))
    }

    async fn listen(&mut self, path: &str) -> Res<()> {
        let request = format!("GET {path} HTTP/1.1\r\nhost: load\r\naccept-encoding: gzip, br\r\n\r\n");
        self.wire.write_all(request.as_bytes()).await?;
        self.head().await?;
        Ok(())
    }

    /// Waits for an update and gives the size of what came.
    async fn next_chunks(&mut self) -> Res<usize> {
        let mut size = self.chunk().await?;
        // A compressor may give an update in several pieces.
        while let Ok(more) = tokio::time::timeout(Duration::from_millis(50), self.chunk()).await {
            size += more?;
        }
        Ok(size)
    }

    async fn chunk(&mut self) -> Res<usize> {
        let mut line = Vec::new();
        while !line.ends_with(b"\r\n") {
            line.push(self.wire.read_u8().await?);
        }
        let size = usize::from_str_radix(std::str::from_utf8(&line)?.trim(), 16)?;
        let mut chunk = vec![0; size + 2];
        self.wire.read_exact(&mut chunk).await?;
        Ok(size)
    }

    async fn head(&mut self) -> Res<String> {
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(self.wire.read_u8().await?);
        }
        Ok(String::from_utf8(head)?)
    }
}

/// On a machine that others use too, this tells more than the clock.
fn processor_seconds() -> Res<f64> {
    let stat = std::fs::read_to_string("/proc/self/stat")?;
    let (_, after_name) = stat.rsplit_once(") ").ok_or("no name")?;
    let ticks: Vec<f64> = after_name.split(' ').skip(11).take(2).filter_map(|ticks| ticks.parse().ok()).collect();
    Ok(ticks.iter().sum::<f64>() / 100.0)
}

fn resident_megabytes() -> Res<u64> {
    let status = std::fs::read_to_string(Path::new("/proc/self/status"))?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).ok_or("no VmRSS")?;
    let kilobytes: u64 = line.split_whitespace().nth(1).ok_or("no number")?.parse()?;
    Ok(kilobytes / 1024)
}
