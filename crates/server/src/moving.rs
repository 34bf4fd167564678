//! Everything from one database to another, proved by counting it and by following every log there.

use crate::check::{Checked, check};
use crate::folder::{self, Claim};
use crate::server::StartError;
use std::fs;
use std::path::{Path, PathBuf};
use storage::{Db, StorageError, without_password};

/// What was moved.
#[derive(Clone, Debug)]
pub struct Moved {
    /// Rows, over all tables of the database.
    pub rows: u64,
    /// What came of following every log and reading every campaign in its new place.
    pub checked: Checked,
}

/// Why nothing was moved.
#[derive(Debug, thiserror::Error)]
pub enum MoveError {
    #[error("{} does not exist", .0.display())]
    NoFile(PathBuf),
    #[error("both are {0}")]
    Same(String),
    /// What it writes meanwhile would be missing.
    #[error("a server uses {0}")]
    InUse(String),
    #[error(transparent)]
    Claimed(#[from] StartError),
    #[error("{address} is damaged: {why}")]
    Damaged { address: String, why: String },
    #[error("{address}: {error}")]
    Database { address: String, error: StorageError },
}

/// Copies all of `from` to `to`, which must be empty; both are `sqlite:FILE` or `postgres://…`. Where that fails, no new file is left.
pub async fn move_data(from: &str, to: &str) -> Result<Moved, MoveError> {
    if let Some(file) = file_of(from).filter(|file| !file.is_file()) {
        return Err(MoveError::NoFile(file.to_owned()));
    }
    if is_same(from, to) {
        return Err(MoveError::Same(without_password(to)));
    }
    let made = Made::by_moving_to(to);
    let moved = copy(from, to).await?;
    made.keep();
    Ok(moved)
}

async fn copy(from: &str, to: &str) -> Result<Moved, MoveError> {
    let _claims = (claim(from)?, claim(to)?);
    let fails = |address: &str| {
        let address = without_password(address);
        move |error: StorageError| MoveError::Database { address, error }
    };
    let source = Db::connect(from).await.map_err(fails(from))?;
    let target = Db::connect(to).await.map_err(fails(to))?;
    for (db, address) in [(&source, from), (&target, to)] {
        if db.servers().await.map_err(fails(address))? > 0 {
            return Err(MoveError::InUse(without_password(address)));
        }
    }
    let copied = source.copy_to(&target).await;
    let damage = if copied.is_err() { source.damage().await.unwrap_or_default() } else { Vec::new() };
    source.close().await.map_err(fails(from))?;
    target.close().await.map_err(fails(to))?;
    if let Some(why) = damage.into_iter().next() {
        return Err(MoveError::Damaged { address: without_password(from), why });
    }
    let counts = copied.map_err(fails(to))?;
    let checked = check(to).await.map_err(fails(to))?;
    Ok(Moved { rows: counts.iter().map(|(_, rows)| rows).sum(), checked })
}

/// The file, and perhaps the folder, that a move makes. They go again, unless they are kept.
struct Made {
    file: Option<PathBuf>,
    folder: Option<PathBuf>,
}

impl Made {
    fn by_moving_to(address: &str) -> Made {
        let missing = |path: &Path| (!path.as_os_str().is_empty() && !path.exists()).then(|| path.to_owned());
        let file = file_of(address);
        Made { file: file.and_then(missing), folder: file.and_then(Path::parent).and_then(missing) }
    }

    fn keep(mut self) {
        (self.file, self.folder) = (None, None);
    }
}

impl Drop for Made {
    fn drop(&mut self) {
        for file in self.file.iter().flat_map(|file| folder::files_of(file)) {
            // Those that are not there need not go.
            let _ = fs::remove_file(file);
        }
        if let Some(folder) = &self.folder {
            // It goes if nothing is in it.
            let _ = fs::remove_dir(folder);
        }
    }
}

fn file_of(address: &str) -> Option<&Path> {
    address.strip_prefix("sqlite:").map(Path::new)
}

/// One file may have several names.
fn is_same(from: &str, to: &str) -> bool {
    let real = |address: &str| file_of(address).and_then(|file| file.canonicalize().ok());
    from == to || real(from).is_some_and(|file| real(to) == Some(file))
}

/// No server may begin to write to a file meanwhile.
fn claim(address: &str) -> Result<Option<Claim>, StartError> {
    file_of(address).map(|file| folder::claim_file(file, "which moves everything to another database")).transpose()
}
