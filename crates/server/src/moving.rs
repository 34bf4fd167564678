//! Everything from one database to another, proved by counting it and by following every log there.

use crate::check::{Checked, check};
use crate::folder::{self, Claim};
use crate::server::StartError;
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
    #[error("{address}: {error}")]
    Database { address: String, error: StorageError },
}

/// Copies all of `from` to `to`, which must be empty; both are `sqlite:FILE` or `postgres://…`.
pub async fn move_data(from: &str, to: &str) -> Result<Moved, MoveError> {
    if let Some(file) = file_of(from).filter(|file| !file.is_file()) {
        return Err(MoveError::NoFile(file.to_owned()));
    }
    if is_same(from, to) {
        return Err(MoveError::Same(without_password(to)));
    }
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
    let counts = source.copy_to(&target).await.map_err(fails(to))?;
    source.close().await.map_err(fails(from))?;
    target.close().await.map_err(fails(to))?;
    let checked = check(to).await.map_err(fails(to))?;
    Ok(Moved { rows: counts.iter().map(|(_, rows)| rows).sum(), checked })
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
