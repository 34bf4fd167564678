//! Records the games in `crates/ticket-to-ride-legacy/tests/replays` anew, with the results their test compares.
//!
//! `cargo run -p bots --example legacy_replays`; with `-- results` it keeps the games and writes their results alone.

use bots::{Bot, BotName, Turn};
use engine::{Chance, Game, Record, Seed, Table, Viewer};
use serde::Serialize;
use serde_json::json;
use std::path::{Path, PathBuf};
use std::{fs, io};
use ticket_to_ride_legacy::{Campaign, Company, LegacyGame, Options, Stage};

/// Which games: the chapter and the number of companies.
const GAMES: [(u8, usize); 8] = [(1, 2), (1, 3), (1, 4), (1, 5), (9, 3), (10, 5), (12, 2), (12, 4)];
const NAMES: [&str; 5] = ["Anna", "Erik", "Angela", "Peter", "Mary"];
/// In the order round the table.
const COMPANIES: [Company; 5] = [Company::Black, Company::Yellow, Company::Green, Company::Red, Company::Blue];

fn main() -> io::Result<()> {
    let records = match std::env::args().nth(1).as_deref() {
        Some("results") => kept()?,
        _ => GAMES.into_iter().map(|(chapter, companies)| recorded(chapter, companies)).collect::<io::Result<_>>()?,
    };
    for file in records {
        write_result(&file)?;
        println!("{}", file.display());
    }
    Ok(())
}

/// Plays one game and writes its record: of 1865 by itself, of a later year at the end of a campaign.
fn recorded(chapter: u8, companies: usize) -> io::Result<PathBuf> {
    let table = match chapter {
        1 => played(companies, Options::default(), &format!("1865 {companies}")),
        _ => played_in_a_campaign(chapter, companies),
    };
    let year = table.game().view(Viewer::Spectator).year;
    let file = folder().join(format!("{year}-with-{companies}.json"));
    fs::write(&file, to_text(&table.record(&NAMES.map(str::to_owned))))?;
    Ok(file)
}

fn played_in_a_campaign(chapter: u8, companies: usize) -> Table<LegacyGame> {
    let order = &COMPANIES[..companies];
    let mut campaign = Campaign::new(order);
    loop {
        let Stage::Ready { chapter: now } = *campaign.stage() else { panic!("there is no chapter {chapter}") };
        let options = campaign.begin_game(order).expect("the campaign is ready for its next game");
        let table = played(companies, options, &format!("campaign {companies} {now}"));
        if now == chapter {
            return table;
        }
        campaign
            .finish_game(&table.game().outcome().expect("the game is over"))
            .expect("it is the game that was begun");
    }
}

fn played(companies: usize, options: Options, seed: &str) -> Table<LegacyGame> {
    let mut table =
        Table::<LegacyGame>::open(companies, options, Seed::new(seed)).expect("a game of so many can be played");
    let mut bots: Vec<Box<dyn Bot<LegacyGame>>> = (0..companies).map(|_| BotName::Conductor.sit_down()).collect();
    let own_luck = Seed::new(format!("{seed} bots"));
    let mut chance = Chance::new(&own_luck, 0);
    let mut legal = Vec::new();
    while let Some(seat) = table.game().to_act().first() {
        legal.clear();
        table.game().legal_actions(seat, &mut legal);
        let action = bots[seat.index()].choose(&Turn::at(table.game(), seat, &legal), &mut chance);
        table.act(seat, action).expect("bots choose what is legal");
    }
    table
}

/// The records that are there.
fn kept() -> io::Result<Vec<PathBuf>> {
    let files = fs::read_dir(folder())?.map(|file| Ok(file?.path())).collect::<io::Result<Vec<PathBuf>>>()?;
    Ok(files.into_iter().filter(|file| !file.to_string_lossy().ends_with(".result.json")).collect())
}

/// All that outlives the game, and how long it was.
fn write_result(file: &Path) -> io::Result<()> {
    let record: Record = serde_json::from_str(&fs::read_to_string(file)?)?;
    let table = Table::<LegacyGame>::replay(&record).map_err(io::Error::other)?;
    let game = table.game();
    let result = json!({ "turns": game.view(Viewer::Spectator).turns, "outcome": game.outcome() });
    fs::write(file.with_extension("result.json"), format!("{result}\n"))
}

/// One action a line.
fn to_text(record: &Record) -> String {
    let heading = json_of(&Record { actions: Vec::new(), ..record.clone() });
    let actions: Vec<String> = record.actions.iter().map(json_of).collect();
    format!("{}\n{}\n]}}\n", heading.trim_end_matches("]}"), actions.join(",\n"))
}

fn json_of(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("a record is plain data")
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../ticket-to-ride-legacy/tests/replays")
}
