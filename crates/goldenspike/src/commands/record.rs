//! `goldenspike record`: one game of bots, as a record.

use crate::failure::Failure;
use crate::game::{GameArg, TableArgs, check_lineup, refused, seed};
use crate::output::say;
use crate::told::bot_name;
use crate::{record_file, told};
use catalog::BotName;
use catalog::web_ui::{Lang, Words};
use clap::Args;
use std::path::PathBuf;

/// Let bots play one game and print its record
#[derive(Debug, Args)]
#[command(after_help = "The record is JSON, one action a line. The same arguments and seed give the same bytes.

Examples:
  goldenspike record american-rails --seats 4 --bots random --seed 7
  goldenspike record american-rails --bots broker,conductor --seed 7 --out game.json
  goldenspike record american-rails --options '{\"banker\":\"drawn\"}' | goldenspike verify -")]
pub(crate) struct Record {
    /// The game's name, as `goldenspike games` lists it
    game: GameArg,
    #[command(flatten)]
    table: TableArgs,
    /// Who plays, by seat; the list is repeated to fill the seats
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', default_value = "conductor")]
    bots: Vec<BotName>,
    /// All luck follows from this text [default: any]
    #[arg(long)]
    seed: Option<String>,
    /// Write it to this file
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

impl Record {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let seats = self.table.seats(self.game)?;
        check_lineup(&self.bots, seats)?;
        let words = Words::new(Lang::default());
        let names: Vec<String> =
            (0..seats).map(|index| bot_name(self.bots[index % self.bots.len()], index, words)).collect();
        let options = self.table.options(self.game);
        let played = self
            .game
            .0
            .play_out(seats, &options, &self.bots, seed(self.seed.as_deref()))
            .map_err(|why| refused(&why, words, &told::nobody()))?;
        let record = played.record(&names);
        match &self.out {
            None => say(record_file::to_text(&record)),
            Some(path) => record_file::write(&record, path),
        }
    }
}
