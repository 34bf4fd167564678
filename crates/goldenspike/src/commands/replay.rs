//! `goldenspike replay`: a recorded game told from its beginning, or one of its moments.

use crate::failure::Failure;
use crate::game::{GameArg, parse_lang, refused, seat};
use crate::output::{say, say_json};
use crate::{record_file, told};
use catalog::engine::{Record, Seat, SeatSet, Standings, Viewer};
use catalog::web_ui::{Lang, Words};
use catalog::{AnyTable, Refused};
use clap::Args;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::str::FromStr;

/// Tell a recorded game, or look at one of its moments
#[derive(Debug, Args)]
#[command(after_help = "Seats are numbered from 0, as in the record.

With --json: {\"game\":…,\"over\":true,\"standings\":[{\"seat\":…,\"score\":…,\"rank\":…},…],\"digest\":…},
where equal digests mean equal final positions. With --at or --as besides:
{\"at\":…,\"to_act\":[…],\"view\":…,\"legal\":{\"0\":[…]}}.

Examples:
  goldenspike replay game.json
  goldenspike replay game.json --lang nl
  goldenspike replay game.json --json
  goldenspike replay game.json --json --at 40 --as 2
  goldenspike record american-rails | goldenspike replay - --at 10")]
pub(crate) struct Replay {
    /// A record; - is standard input
    file: PathBuf,
    /// As JSON, for programs
    #[arg(long)]
    json: bool,
    /// The moment after so many decisions
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// Through whose eyes: a seat's, or all [default: all]
    #[arg(long = "as", value_name = "SEAT|all")]
    eyes: Option<Eyes>,
    /// The language of the story
    #[arg(long, value_parser = parse_lang, default_value = "en")]
    lang: Lang,
}

/// Who looks.
#[derive(Clone, Copy, Debug)]
enum Eyes {
    Seat(u8),
    All,
}

impl FromStr for Eyes {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Eyes, &'static str> {
        match (text, text.parse()) {
            ("all", _) => Ok(Eyes::All),
            (_, Ok(number)) => Ok(Eyes::Seat(number)),
            _ => Err("it is a seat's number, counted from 0, or \"all\""),
        }
    }
}

impl Replay {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let (record, game) = record_file::read(&self.file)?;
        let viewer = match self.eyes {
            Some(Eyes::Seat(number)) => Viewer::Seat(seat(number, record.seats.len())?),
            Some(Eyes::All) | None => Viewer::All,
        };
        let table = played(&record, game, self.at, self.lang)?;
        match (self.json, self.at.is_some() || self.eyes.is_some()) {
            (true, true) => say_json(&Moment::of(&*table, viewer)),
            (true, false) => say_json(&Outcome::of(&*table)),
            (false, _) => say(self.in_words(&record, &*table, viewer)),
        }
    }

    fn in_words(&self, record: &Record, table: &dyn AnyTable, viewer: Viewer) -> String {
        let (words, people) = (Words::new(self.lang), told::people_of(record));
        let mut lines = Vec::new();
        if self.at.is_none() {
            lines = told::story(table, viewer, 0, words, &people);
            lines.push(String::new());
        }
        if table.is_over() {
            lines.push(told::standings(table, words, &people));
        } else {
            lines.push(told::position(table, viewer, words, &people));
        }
        lines.join("\n")
    }
}

/// The table after this many of the record's decisions. Words are read only where something is said: that takes longer than
/// a whole game.
fn played(record: &Record, game: GameArg, at: Option<usize>, lang: Lang) -> Result<Box<dyn AnyTable>, Failure> {
    let moves = record.actions.len();
    let at = at.unwrap_or(moves);
    if at > moves {
        let what = format!("there is no moment {at}");
        return Err(Failure::bad_input(what).because(format!("the record has {moves} decisions")));
    }
    // All of it must be true, whichever moment is asked for.
    let refused = |why: &Refused| refused(why, Words::new(lang), &told::people_of(record));
    let whole = game
        .0
        .replay(record)
        .map_err(|why| refused(&why).advice("`goldenspike verify` says more about what is wrong"))?;
    if at == moves {
        return Ok(whole);
    }
    let until = Record { actions: record.actions[..at].to_vec(), ..record.clone() };
    game.0.replay(&until).map_err(|why| refused(&why))
}

/// How it ended, or how it stands.
#[derive(Serialize)]
struct Outcome {
    game: &'static str,
    over: bool,
    standings: Standings,
    digest: String,
}

impl Outcome {
    fn of(table: &dyn AnyTable) -> Outcome {
        Outcome {
            game: table.kind().slug(),
            over: table.is_over(),
            standings: table.standings(),
            digest: table.digest(),
        }
    }
}

/// What one sees at a moment, and what one could do.
#[derive(Serialize)]
struct Moment {
    at: usize,
    to_act: SeatSet,
    view: Value,
    /// By seat: who looks through all eyes sees what everybody could do.
    legal: BTreeMap<u8, Vec<Value>>,
}

impl Moment {
    fn of(table: &dyn AnyTable, viewer: Viewer) -> Moment {
        let may_look = |seat: &Seat| viewer == Viewer::All || viewer == Viewer::Seat(*seat);
        let to_act = table.to_act();
        let legal = to_act.iter().filter(may_look).map(|seat| (seat.0, table.legal(seat, None))).collect();
        Moment { at: table.moves(), to_act, view: table.view(viewer, None), legal }
    }
}
