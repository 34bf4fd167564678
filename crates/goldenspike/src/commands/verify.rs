//! `goldenspike verify`: whether a record is true.

use crate::failure::Failure;
use crate::game::{GameArg, sentence};
use crate::output::{say, say_json};
use crate::{record_file, told};
use catalog::engine::{Record, Seat};
use catalog::web_ui::{Lang, Words, disturbs};
use catalog::{AnyTable, Refused};
use clap::Args;
use serde::Serialize;
use serde_json::json;
use std::path::PathBuf;

/// Check that a record is true: every move and every draw
#[derive(Debug, Args)]
#[command(
    after_help = "Plays the record again: every move must be allowed where it stands, and every draw comes from the seed.
If the record says how its seed was made, the server's part must be the one it had committed to before the
players added theirs, and all parts must make the seed. Who added which part is what the record says: whether a part
is truly a player's own only that player can tell.

Exit codes: 0 it is true; 1 it is not, and the message says which move, why and by which rule; 2 it is no record;
3 the file can't be read.

Examples:
  goldenspike verify game.json
  goldenspike verify - --json < game.json"
)]
pub(crate) struct Verify {
    /// A record; - is standard input
    file: PathBuf,
    /// As JSON, for programs
    #[arg(long)]
    json: bool,
}

impl Verify {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let (record, game) = record_file::read(&self.file)?;
        let found = check(&record, game);
        if self.json {
            say_json(&match &found {
                Ok(table) => json!({
                    "true": true,
                    "game": record.game,
                    "moves": table.moves(),
                    "over": table.is_over(),
                    "fair": record.fair.is_some(),
                    "seats_that_added": record.fair.as_ref().map(|fair| fair.players.len()),
                    "parts": record.fair.as_ref().map(|fair| parts(record.seats.len(), &fair.players)),
                    "standings": table.standings(),
                    "digest": table.digest(),
                }),
                Err(fault) => fault.json(),
            })?;
        }
        match found {
            Ok(_) if self.json => Ok(()),
            Ok(table) => say(report(&record, &*table)),
            Err(fault) => Err(fault.failure()),
        }
    }
}

/// What is not true about a record.
struct Fault {
    /// The move, counted from 1, if it is one.
    number: Option<usize>,
    seat: Option<u8>,
    what: String,
    why: String,
    rule: Option<String>,
}

impl Fault {
    fn json(&self) -> serde_json::Value {
        json!({"true": false, "move": self.number, "seat": self.seat, "what": self.what, "why": self.why, "rule": self.rule})
    }

    fn failure(self) -> Failure {
        Failure::negative(self.what).because(self.why)
    }
}

fn check(record: &Record, game: GameArg) -> Result<Box<dyn AnyTable>, Fault> {
    check_seed(record)?;
    game.0.replay(record).map_err(|refused| wrong_move(record, game).unwrap_or_else(|| wrong_record(record, &refused)))
}

fn check_seed(record: &Record) -> Result<(), Fault> {
    let Some(fair) = &record.fair else { return Ok(()) };
    let fault = |what: &str, why: &str| {
        Err(Fault { number: None, seat: None, what: what.to_owned(), why: why.to_owned(), rule: None })
    };
    if !fair.keeps_its_commitment() {
        return fault(
            "the server did not keep to its part of the seed",
            "its part does not have the hash it committed to",
        );
    }
    if fair.seed() != record.seed {
        return fault(
            "the seed is not the one that was agreed",
            "the parts of the server and the players make another",
        );
    }
    Ok(())
}

/// Plays move by move until one is refused, to say why in the game's own words.
fn wrong_move(record: &Record, game: GameArg) -> Option<Fault> {
    let mut table = game.0.open(record.seats.len(), &record.options, record.seed.clone()).ok()?;
    let people = told::people_of(record);
    for (index, played) in record.actions.iter().enumerate() {
        if let Err(refused) = table.act(played.seat, &played.action) {
            let (number, seat) = (index + 1, played.seat);
            let name = people.name(seat);
            return Some(Fault {
                number: Some(number),
                seat: Some(seat.0),
                what: format!("move {number}, {} by {name} (seat {}), can't be", played.action, seat.0),
                why: why(record, &refused),
                rule: refused.rule.map(|rule| rule.to_string()),
            });
        }
    }
    None
}

fn wrong_record(record: &Record, refused: &Refused) -> Fault {
    let rule = refused.rule.map(|rule| rule.to_string());
    Fault { number: None, seat: None, what: "the record can't be replayed".into(), why: why(record, refused), rule }
}

fn why(record: &Record, refused: &Refused) -> String {
    let sentence = sentence(refused, Words::new(Lang::En), &told::people_of(record));
    if refused.detail.is_empty() { sentence } else { format!("{sentence} {}", refused.detail) }
}

/// What somebody added to the seed.
#[derive(Serialize)]
struct Part<'a> {
    /// Whose it is, where the part itself says so.
    seat: Option<u8>,
    part: &'a str,
}

/// A part names its seat behind the last space: `4f3a… 0`.
fn parts(seats: usize, players: &[String]) -> Vec<Part<'_>> {
    let seat_of = |part: &str| part.rsplit_once(' ')?.1.parse::<u8>().ok().filter(|seat| usize::from(*seat) < seats);
    players.iter().map(|part| Part { seat: seat_of(part), part }).collect()
}

/// How the seed was made, and no more than that.
fn seed_of(record: &Record) -> String {
    let Some(fair) = &record.fair else {
        return "The record does not say how its seed was made: whoever made it could choose it.".to_owned();
    };
    if fair.players.is_empty() {
        return "The server alone made the seed, and kept to its commitment; no player added to it.".to_owned();
    }
    let people = told::people_of(record);
    let line = |Part { seat, part }: &Part| match seat {
        Some(seat) => format!("  {} (seat {seat}): {}", people.name(Seat(*seat)), plain(part)),
        None => format!("  somebody whom the record does not name: {}", plain(part)),
    };
    let parts = parts(record.seats.len(), &fair.players);
    let others = Seat::all(record.seats.len()).filter(|seat| !parts.iter().any(|part| part.seat == Some(seat.0)));
    let others: Vec<String> = others.map(|seat| people.name(seat).to_owned()).collect();
    let mut lines =
        vec!["The seed is made of the server's part, which it had committed to, and of what was added by:".to_owned()];
    lines.extend(parts.iter().map(line));
    if !others.is_empty() {
        lines.push(format!("Nothing was added by {}.", others.join(", ")));
    }
    lines.push("Whether a part is truly a player's own only that player can tell.".to_owned());
    lines.join("\n")
}

/// As it can be shown: nothing in it steers a terminal, and nobody added a book.
fn plain(part: &str) -> String {
    part.chars().take(160).map(|sign| if disturbs(sign) { '\u{FFFD}' } else { sign }).collect()
}

fn report(record: &Record, table: &dyn AnyTable) -> String {
    let people = told::people_of(record);
    let words = Words::new(Lang::En);
    let seed = seed_of(record);
    let end = match table.is_over() {
        true => format!("The game is over:\n{}", told::standings(table, words, &people)),
        false => "The game is not over yet.".to_owned(),
    };
    let title = table.kind().title();
    let moves = table.moves();
    format!(
        "It is true.\n{title}: all {moves} moves are allowed where they stand, and every draw comes from the seed.\n{seed}\n{end}"
    )
}
