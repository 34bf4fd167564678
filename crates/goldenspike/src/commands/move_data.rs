//! `goldenspike move`: everything from one database to another.

use super::check::{in_words, verdict};
use crate::failure::Failure;
use crate::output::say;
use clap::Args;
use server::MoveError;

/// Copy everything from one database to another, and check it there
#[derive(Debug, Args)]
#[command(
    after_help = "Stop the server first: what it writes meanwhile would be missing. The new database must be empty; the old one stays as it is.
All rows are counted in both, and every log is followed in its new place.

Examples:
  goldenspike move --from sqlite:/srv/goldenspike/goldenspike.db --to postgres://goldenspike@localhost/goldenspike
  goldenspike move --from postgres://goldenspike@localhost/goldenspike --to sqlite:/srv/goldenspike/goldenspike.db"
)]
pub(crate) struct Move {
    /// Where everything is now: sqlite:FILE or postgres://…
    #[arg(long, value_name = "ADDRESS")]
    from: String,
    /// Where it is to be: sqlite:FILE or postgres://…
    #[arg(long, value_name = "ADDRESS")]
    to: String,
}

impl Move {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let runtime =
            tokio::runtime::Runtime::new().map_err(|error| Failure::environment("nothing was moved").because(error))?;
        let moved = runtime.block_on(server::move_data(&self.from, &self.to)).map_err(failure)?;
        let to = server::without_password(&self.to);
        say(format!("{} rows are in {to}, too.\n{}", moved.rows, in_words(&moved.checked)))?;
        verdict(&moved.checked)
    }
}

fn failure(error: MoveError) -> Failure {
    let failure = Failure::environment("nothing was moved").because(&error);
    match error {
        MoveError::InUse(_) | MoveError::Claimed(_) => {
            failure.advice("stop the servers that use it; one that was killed is forgotten after some seconds")
        }
        MoveError::Same(_) => failure.advice("name another database after --to"),
        MoveError::NoFile(_) => failure.advice("--from sqlite:FOLDER/goldenspike.db, in the folder of the data"),
        MoveError::Damaged { .. } => {
            failure.advice("goldenspike check --database … lists what does not hold; move a backup that is whole")
        }
        MoveError::Database { .. } => failure,
    }
}
