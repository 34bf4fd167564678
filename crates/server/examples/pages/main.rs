//! What open pages cost, game by game: `cargo run --release -p server --example pages [GAME]`; with `moves` behind it nothing but moves
//! with four pages, several times: for a profiler.
//!
//! The server is a process of its own, and its processor time alone is what is measured, as the kernel counts it; whoever plays and
//! watches is in this one. Beside every figure stands what it was before readers shared their drawings, and the budget.

mod serving;
mod table;
mod wire;

use catalog::engine::Seat;
use catalog::{GAMES, GameKind};
use mimalloc::MiMalloc;
use serving::Serving;
use std::error::Error;
use std::time::Duration;
use storage::Db;
use table::Known;
use tokio::task::JoinSet;
use wire::{Page, Wire};

/// As in the program itself.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

type Res<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// Moves before anything is measured: the table is no longer empty.
const BEFORE: usize = 20;
const MEASURED: usize = 100;
/// So many play at once where the server has no rest.
const TABLES: usize = 12;
/// So many have pages that nobody has asked for, but for one.
const LATE_TABLES: usize = 17;
const SPECTATORS: usize = 1000;
const WATCHED_MOVES: usize = 10;
/// A profiler sees enough in so many runs.
const TIMES: usize = 5;

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
const MADE: Figure = Figure { name: "page made and packed in, ms of processor", was: [6.5; 4], budget: 2.0 };
const WATCHED: Figure = Figure { name: "a move with 1,000 spectators, ms of processor", was: [750.0; 4], budget: 20.0 };
const LAST: Figure = Figure { name: "the last of 1,000 is told after, s", was: [4.8; 4], budget: 0.3 };
const MEMORY: Figure = Figure { name: "memory of an open page, KB", was: [117.0; 4], budget: 50.0 };

fn main() -> Res<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let runtime = tokio::runtime::Runtime::new()?;
    match arguments.first().map(String::as_str) {
        Some("serve") => runtime.block_on(serving::serve(arguments.get(1).ok_or("serve FOLDER")?)),
        only => runtime.block_on(measure(only, arguments.get(1).is_some_and(|what| what == "moves"))),
    }
}

async fn measure(only: Option<&str>, only_moves: bool) -> Res<()> {
    rlimit::increase_nofile_limit(u64::MAX)?;
    let folder = std::env::temp_dir().join(format!("goldenspike-pages-{}", std::process::id()));
    let serving = Serving::start(&folder)?;
    let db = Db::open(&folder.join("goldenspike.db")).await?;
    let house = House { serving, db };
    for (index, game) in GAMES.iter().enumerate().filter(|(_, game)| only.is_none_or(|only| only == game.slug())) {
        println!("{}", game.title());
        match only_moves {
            true => house.moves(index, *game).await?,
            false => house.measure(index, *game).await?,
        }
    }
    drop(house);
    std::fs::remove_dir_all(&folder)?;
    Ok(())
}

impl Figure {
    fn print(&self, game: usize, now: f64) {
        let was = self.was.get(game).copied().unwrap_or(f64::NAN);
        println!("  {:<60} {now:>8.2}   before {was:>7.2}   budget {:>6.2}", self.name, self.budget);
    }
}

fn print(name: &str, now: f64) {
    println!("  {name:<60} {now:>8.2}");
}

struct House {
    serving: Serving,
    db: Db,
}

impl House {
    async fn measure(&self, index: usize, game: &'static dyn GameKind) -> Res<()> {
        let alone = self.play(game, 1, false).await?;
        let busy_alone = self.play(game, TABLES, false).await?;
        let watched = self.play(game, 1, true).await?;
        let busy_watched = self.play(game, TABLES, true).await?;
        print("a move alone, ms of processor", busy_alone.cost);
        MOVE.print(index, busy_watched.cost);
        print("a move alone, where the server sleeps before each", alone.cost);
        print("a move with four pages, where the server sleeps before each", watched.cost);
        UPDATE.print(index, watched.mean_update / 1000.0);

        let mut tables = Vec::new();
        for _ in 0..LATE_TABLES {
            tables.push(self.late(game).await?);
        }
        let made = self.pages(&tables).await?;
        PAGE.print(index, made.bytes as f64 / 1000.0);
        MADE.print(index, made.first);
        print("the same page again, ms of processor", made.again);
        self.spectators(index, game).await
    }

    async fn moves(&self, index: usize, game: &'static dyn GameKind) -> Res<()> {
        for _ in 0..TIMES {
            let played = self.play(game, TABLES, true).await?;
            MOVE.print(index, played.cost);
            UPDATE.print(index, played.mean_update / 1000.0);
        }
        Ok(())
    }

    /// So many tables at once, each with four players; a player moves when everybody has seen the move before.
    async fn play(&self, game: &'static dyn GameKind, tables: usize, with_pages: bool) -> Res<Played> {
        let mut ready = Vec::new();
        for _ in 0..tables {
            let mut table = Known::open(self.serving.address, &self.db, game).await?;
            for _ in 0..BEFORE {
                table.act().await?;
            }
            let mut pages = Vec::new();
            for token in table.tokens.iter().filter(|_| with_pages) {
                pages.push(Page::open(self.serving.address, &table.path(), token).await?);
            }
            ready.push((table, pages));
        }
        tokio::time::sleep(Duration::from_millis(300)).await;
        let rest = if tables == 1 { Duration::from_millis(10) } else { Duration::ZERO };
        let before = self.serving.processor_milliseconds()?;
        let mut playing = JoinSet::new();
        for (table, pages) in ready {
            playing.spawn(play_on(table, pages, rest));
        }
        let (mut moves, mut updates, mut bytes) = (0, 0, 0);
        while let Some(played) = playing.join_next().await {
            let (its_moves, its_updates, its_bytes) = played??;
            (moves, updates, bytes) = (moves + its_moves, updates + its_updates, bytes + its_bytes);
        }
        let cost = (self.serving.processor_milliseconds()? - before) / moves as f64;
        Ok(Played { cost, mean_update: bytes as f64 / updates.max(1) as f64 })
    }

    async fn late(&self, game: &'static dyn GameKind) -> Res<Known> {
        let mut table = Known::open(self.serving.address, &self.db, game).await?;
        for _ in 0..BEFORE + MEASURED {
            // The last decision would open everything to everybody.
            if table.would_end() {
                break;
            }
            table.act().await?;
        }
        Ok(table)
    }

    /// Pages for the player to act. The very first of a game is left out: its map is packed for all the others.
    async fn pages(&self, tables: &[Known]) -> Res<Made> {
        const AGAIN: usize = 100;
        let mut wire = Wire::connect(self.serving.address).await?;
        let page = async |wire: &mut Wire, table: &Known| {
            let token = table.to_act().map_or("", |seat: Seat| &table.tokens[seat.index()]);
            wire.page(&table.path(), token).await
        };
        let (known, unseen) = tables.split_first().ok_or("no table")?;
        let bytes = page(&mut wire, known).await?;
        let started = self.serving.processor_milliseconds()?;
        for table in unseen {
            page(&mut wire, table).await?;
        }
        let drawn = self.serving.processor_milliseconds()?;
        for _ in 0..AGAIN {
            page(&mut wire, known).await?;
        }
        let again = (self.serving.processor_milliseconds()? - drawn) / AGAIN as f64;
        Ok(Made { bytes, first: (drawn - started) / unseen.len() as f64, again })
    }

    /// A thousand of them at one table, half a game before its end.
    async fn spectators(&self, index: usize, game: &'static dyn GameKind) -> Res<()> {
        let mut table = Known::open(self.serving.address, &self.db, game).await?;
        for _ in 0..2 * BEFORE {
            table.act().await?;
        }
        let before = self.serving.resident_kilobytes()?;
        let mut crowd = Vec::new();
        for _ in 0..SPECTATORS {
            crowd.push(Page::open(self.serving.address, &table.path(), "").await?);
        }
        MEMORY.print(index, (self.serving.resident_kilobytes()? - before) / SPECTATORS as f64);
        let (mut spent, mut late) = (0.0, 0.0_f64);
        for number in 0..=WATCHED_MOVES {
            tokio::time::sleep(Duration::from_millis(500)).await;
            let started = self.serving.processor_milliseconds()?;
            let acted = table.act().await?;
            let mut last = acted;
            for page in &mut crowd {
                last = last.max(page.update().await?.1);
            }
            // The first after they came is told to people who hold nothing yet.
            if number > 0 {
                spent += self.serving.processor_milliseconds()? - started;
                late = late.max((last - acted).as_secs_f64());
            }
        }
        WATCHED.print(index, spent / WATCHED_MOVES as f64);
        LAST.print(index, late);
        Ok(())
    }
}

/// A page's bytes, and what it took of the server's processor, in milliseconds: of a table whose page nobody has asked for, and of one
/// where nothing has changed since somebody did.
struct Made {
    bytes: usize,
    first: f64,
    again: f64,
}

/// What a move took of the server's processor, in milliseconds; what a page was sent for it, in bytes.
struct Played {
    cost: f64,
    mean_update: f64,
}

/// Moves; updates of its pages; bytes of those.
async fn play_on(mut table: Known, mut pages: Vec<Page>, rest: Duration) -> Res<(usize, usize, usize)> {
    let (mut moves, mut updates, mut bytes) = (0, 0, 0);
    while moves < MEASURED && !table.is_over() {
        tokio::time::sleep(rest).await;
        table.act().await?;
        moves += 1;
        for page in &mut pages {
            bytes += page.update().await?.0;
            updates += 1;
        }
    }
    Ok((moves, updates, bytes))
}
