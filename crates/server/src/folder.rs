//! The folder of the data: for its owner's eyes only, and for one server at a time.

use crate::server::StartError;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// The database's file in the folder of the data.
const FILE: &str = "goldenspike.db";

/// Says who serves from the folder; gone after a clean stop.
const HOLDER: &str = "goldenspike.pid";

/// As long as this lives, nobody else serves from the folder: not even after a crash of ours that left files behind.
pub(crate) struct Claim {
    holder: PathBuf,
    _lock: File,
}

/// Where the database is in this folder.
pub fn database_in(folder: &Path) -> PathBuf {
    folder.join(FILE)
}

/// Makes the folder if it is missing, takes it for this process, and closes its files to others. `does` says what for.
pub(crate) fn claim(folder: &Path, does: &str) -> Result<Claim, StartError> {
    let unusable = |error: io::Error| StartError::Folder { path: folder.to_owned(), error };
    make(folder).map_err(unusable)?;
    take(folder, folder.join(HOLDER), &database_in(folder), does)
}

/// The same for a database's file that was named. The others in its folder are none of ours.
pub(crate) fn claim_file(file: &Path, does: &str) -> Result<Claim, StartError> {
    if file.file_name().is_some_and(|name| name == FILE) {
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        return claim(folder.unwrap_or(Path::new(".")), does);
    }
    let unusable = |error: io::Error| StartError::Folder { path: file.to_owned(), error };
    private().create(true).append(true).open(file).map_err(unusable)?;
    take(file, file.with_extension("pid"), file, does)
}

/// Locks `what` for as long as the claim lives, and says in `holder` who has it.
fn take(what: &Path, holder: PathBuf, database: &Path, does: &str) -> Result<Claim, StartError> {
    let unusable = |error: io::Error| StartError::Folder { path: what.to_owned(), error };
    let lock = lockable(what, &holder).map_err(unusable)?;
    match lock.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            let by = fs::read_to_string(&holder).unwrap_or_else(|_| "another process".to_owned());
            return Err(StartError::Taken { path: what.to_owned(), by });
        }
        Err(TryLockError::Error(error)) => return Err(unusable(error)),
    }
    fs::write(&holder, format!("process {}, {does}", std::process::id())).map_err(unusable)?;
    private().create(true).append(true).open(database).map_err(unusable)?;
    close_to_others(&holder).map_err(unusable)?;
    for file in files_of(database) {
        close_to_others(&file).map_err(unusable)?;
    }
    Ok(Claim { holder, _lock: lock })
}

/// A database's file, and those that SQLite puts beside it.
pub(crate) fn files_of(database: &Path) -> [PathBuf; 3] {
    ["", "-wal", "-shm"].map(|end| {
        let mut name = database.as_os_str().to_owned();
        name.push(end);
        PathBuf::from(name)
    })
}

impl Drop for Claim {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.holder);
    }
}

/// How a file is opened that only we may read.
pub fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// A folder that was there before keeps its permissions: it may hold other things.
fn make(folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)
}

/// The folder or the file itself, so that nothing stays behind; where those can't be locked, the file that says who has it.
#[cfg(unix)]
fn lockable(itself: &Path, _: &Path) -> io::Result<File> {
    File::open(itself)
}

#[cfg(not(unix))]
fn lockable(_: &Path, holder: &Path) -> io::Result<File> {
    File::create(holder)
}

fn close_to_others(file: &Path) -> io::Result<()> {
    #[cfg(unix)]
    match fs::set_permissions(file, std::os::unix::fs::PermissionsExt::from_mode(0o600)) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    Ok(())
}
