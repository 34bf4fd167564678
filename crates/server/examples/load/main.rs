//! How much a server on this machine can take: `cargo xtask load`, which builds what is measured.
//!
//! The server is the real program, on SQLite and on PostgreSQL; those who play are in this process, one client a table, with a page
//! open for every seat where that is said. They share the machine with the server, so what is printed is a lower bound; what they
//! themselves cost, and what the machine can do by itself, stand beside it.

mod client;
mod machine;
mod serving;

use client::{Client, Game, Manner};
use serving::{Serving, processor_seconds};
use std::error::Error;
use std::path::{Path, PathBuf};
use std::time::Duration;
use storage::Db;
use tokio::task::JoinSet;

type Res<T> = Result<T, Box<dyn Error + Send + Sync>>;

const BUSY_TABLES: usize = 200;
const OPEN_TABLES: usize = 1000;

/// Moves a second for which the clients have games ready.
const FASTEST: usize = 24_000;

/// What a database is to take.
struct Budget {
    /// Moves a second, at least.
    rate: f64,
    /// How long a move takes, saturated; for 99 in 100, in milliseconds.
    saturated: f64,
    /// The same at one move a second.
    paced: f64,
}

/// One thread for all who play: two of them would take the server's cores in turns with it.
#[tokio::main(flavor = "current_thread")]
async fn main() -> Res<()> {
    let mut args = std::env::args().skip(1);
    let program = PathBuf::from(args.next().ok_or("the program to measure is named: use `cargo xtask load`")?);
    let seconds = args.next().map_or(Ok(10), |seconds| seconds.parse())?;
    let only = args.next();
    let wanted = |database: &str| only.as_deref().is_none_or(|only| only == database);
    let measured = Duration::from_secs(seconds);
    rlimit::increase_nofile_limit(u64::MAX)?;
    let folder = std::env::temp_dir().join(format!("goldenspike-load-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;

    machine::print(&folder)?;
    if wanted("sqlite") {
        let file = folder.join("goldenspike.db");
        let budget = Budget { rate: 7_000.0, saturated: 40.0, paced: 3.0 };
        measure("SQLite", &program, &format!("sqlite:{}", file.display()), &budget, measured).await?;
        machine::print(&folder)?;
    }
    if wanted("postgres") {
        let cluster = postgres_testing::Cluster::durable();
        let budget = Budget { rate: 3_000.0, saturated: f64::INFINITY, paced: f64::INFINITY };
        measure("PostgreSQL", &program, &cluster.new_database(), &budget, measured).await?;
        machine::print(&folder)?;
    }
    std::fs::remove_dir_all(&folder)?;
    Ok(())
}

async fn measure(name: &str, program: &Path, database: &str, budget: &Budget, measured: Duration) -> Res<()> {
    println!("\n{name}");
    let serving = Serving::start(program, database)?;
    let db = Db::connect(database).await?;
    let load = Load { serving, db, measured };
    let second = Duration::from_secs(1);
    for (pace, pages) in [(Duration::ZERO, false), (Duration::ZERO, true), (second, false), (second, true)] {
        let played = load.play(pace, pages).await?;
        let (rate, p99) = match (pace.is_zero(), pages) {
            (true, false) => (budget.rate, budget.saturated),
            (true, true) => (0.0, f64::INFINITY),
            (false, _) => (0.0, budget.paced),
        };
        played.print(pace, pages, rate, p99);
    }
    load.memory().await
}

struct Load {
    serving: Serving,
    db: Db,
    measured: Duration,
}

impl Load {
    /// Everybody plays, each table by one client; gives how long every move took to be answered.
    async fn play(&self, pace: Duration, with_pages: bool) -> Res<Played> {
        let manner = Manner { pace, measured: self.measured, with_pages };
        let ready = self.prepare(pace).await?;
        let before = (self.serving.processor_seconds()?, processor_seconds("self")?);
        let mut playing = JoinSet::new();
        for (number, (mut client, games)) in ready.into_iter().enumerate() {
            let db = self.db.clone();
            // At a pace, the clients start one after the other, as people do.
            let start = pace.mul_f64(number as f64 / BUSY_TABLES as f64);
            playing.spawn(async move {
                tokio::time::sleep(start).await;
                client.play(&db, games, manner).await
            });
        }
        let mut times = Vec::new();
        while let Some(played) = playing.join_next().await {
            times.extend(played??);
        }
        times.sort_unstable();
        let processor = self.serving.processor_seconds()? - before.0;
        let clients = processor_seconds("self")? - before.1;
        Ok(Played { times, measured: self.measured, processor, clients })
    }

    /// Clients with the games they are going to play.
    async fn prepare(&self, pace: Duration) -> Res<Vec<(Client, Vec<Game>)>> {
        let seconds = self.measured.as_secs() as usize + 1;
        let moves = if pace.is_zero() { seconds * FASTEST / BUSY_TABLES } else { seconds };
        let mut preparing = JoinSet::new();
        for _ in 0..BUSY_TABLES {
            let (address, db) = (self.serving.address, self.db.clone());
            preparing.spawn(async move {
                let mut client = Client::connect(address).await?;
                let games = client.prepare(&db, moves).await?;
                Res::Ok((client, games))
            });
        }
        let mut ready = Vec::new();
        while let Some(prepared) = preparing.join_next().await {
            ready.push(prepared??);
        }
        Ok(ready)
    }

    /// What many tables take, and what is given back when they are closed.
    async fn memory(&self) -> Res<()> {
        const MOVES: usize = 40;
        self.wait_until_closed().await?;
        let before = self.serving.resident_megabytes()?;
        let mut opening = JoinSet::new();
        for _ in 0..BUSY_TABLES {
            let (address, db) = (self.serving.address, self.db.clone());
            opening.spawn(async move {
                let mut client = Client::connect(address).await?;
                for _ in 0..OPEN_TABLES / BUSY_TABLES {
                    client.play_some(&db, MOVES).await?;
                }
                Res::Ok(())
            });
        }
        while let Some(opened) = opening.join_next().await {
            opened??;
        }
        let opened = self.serving.resident_megabytes()?;
        self.wait_until_closed().await?;
        let closed = self.serving.resident_megabytes()?;
        println!(
            "  memory: {before} MB before, {opened} MB with {OPEN_TABLES} more tables open, {closed} MB once they are closed"
        );
        Ok(())
    }

    async fn wait_until_closed(&self) -> Res<()> {
        loop {
            let metrics = Client::connect(self.serving.address).await?.get("/metrics").await?;
            if metrics.lines().any(|line| line == "goldenspike_open_tables 0") {
                // Time for what is given back to be given back.
                tokio::time::sleep(Duration::from_secs(2)).await;
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
    }
}

/// How long each move took to be answered, the shortest first; and the work of the server and of the clients, in seconds.
struct Played {
    times: Vec<Duration>,
    measured: Duration,
    processor: f64,
    clients: f64,
}

impl Played {
    fn print(&self, pace: Duration, with_pages: bool, least_rate: f64, most_p99: f64) {
        let Played { times, measured, processor, clients } = self;
        let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
        let rate = times.len() as f64 / measured.as_secs_f64();
        let verdict = |met: bool| if met { "met" } else { "NOT MET" };
        let how = if pace.is_zero() { "as fast as they can" } else { "at one move a second" };
        let pages = if with_pages { "a page open for every seat" } else { "no pages open" };
        println!("  {BUSY_TABLES} tables {how}, {pages}:");
        print!("    {rate:.0} moves/s");
        if least_rate > 0.0 {
            print!(" (budget {least_rate:.0}: {})", verdict(rate >= least_rate));
        }
        print!("; answered in {:.1} ms (median), {:.1} ms (p99)", at(0.5), at(0.99));
        if most_p99.is_finite() {
            print!(" (budget {most_p99}: {})", verdict(at(0.99) < most_p99));
        }
        let moves = times.len() as f64;
        println!(
            "; {:.0} moves for each second of the server’s processor, {:.0} of the clients’",
            moves / processor,
            moves / clients
        );
    }
}
