//! `goldenspike games`: what can be played.

use crate::failure::Failure;
use crate::output::{say, say_json, table};
use catalog::GameKind;
use clap::Args;
use serde::Serialize;

/// List the games
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  goldenspike games
  goldenspike games --json      [{\"slug\":…,\"title\":…,\"seats\":[least,most],\"rules\":version},…]")]
pub(crate) struct Games {
    /// As JSON, for programs
    #[arg(long)]
    json: bool,
}

/// A game as programs read it.
#[derive(Serialize)]
struct Listed {
    slug: &'static str,
    title: &'static str,
    /// The least and the most.
    seats: (usize, usize),
    rules: u32,
}

impl Listed {
    fn of(game: &dyn GameKind) -> Listed {
        Listed { slug: game.slug(), title: game.title(), seats: game.seats(), rules: game.rules() }
    }
}

impl Games {
    pub(crate) fn run(self) -> Result<(), Failure> {
        if self.json {
            return say_json(&catalog::GAMES.iter().copied().map(Listed::of).collect::<Vec<_>>());
        }
        let heading = ["name", "title", "players", "rules"].map(str::to_owned).to_vec();
        let rows = catalog::GAMES.iter().map(|game| {
            let (least, most) = game.seats();
            let rules = format!("version {}", game.rules());
            vec![game.slug().to_owned(), game.title().to_owned(), format!("{least}–{most}"), rules]
        });
        say(table(&std::iter::once(heading).chain(rows).collect::<Vec<_>>()))
    }
}
