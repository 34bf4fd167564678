//! `goldenspike backup`: a whole copy of the data, also while a server runs.

use super::serve::{DataArg, database};
use crate::failure::Failure;
use crate::output::say;
use clap::Args;
use std::path::{Path, PathBuf};

/// Copy all data of a server, also while it runs
#[derive(Debug, Args)]
#[command(
    after_help = "The copy is one file, as everything was at one moment. To go back to it, stop the server, put the copy in the place of
goldenspike.db in the folder of the data, remove goldenspike.db-wal and goldenspike.db-shm if they are there, and start the server.
Copying goldenspike.db itself while a server runs is wrong: the newest moves may be missing.

Examples:
  goldenspike backup goldenspike-monday.db
  goldenspike backup /backup/goldenspike.db --data /srv/goldenspike"
)]
pub(crate) struct Backup {
    /// The new file
    file: PathBuf,
    #[command(flatten)]
    data: DataArg,
}

impl Backup {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let from = database(self.data)?;
        // It must not be there; and nobody else may read it, not even while it grows.
        let new = server::private().write(true).create_new(true).open(&self.file);
        let file = new.map_err(|error| Failure::of_new_file(&self.file, &error))?;
        let copied = copy(&from, &self.file).and_then(|()| file.sync_all().map_err(|error| error.to_string()));
        if let Err(why) = copied {
            let _ = std::fs::remove_file(&self.file);
            return Err(Failure::environment(format!("{} can't be made", self.file.display())).because(why));
        }
        say(format!("All that is in {} is in {}, too.", from.display(), self.file.display()))
    }
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    let runtime = tokio::runtime::Runtime::new().map_err(|error| error.to_string())?;
    runtime.block_on(server::backup(from, to)).map_err(|error| error.to_string())
}
