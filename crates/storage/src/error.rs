//! What can go wrong with what is stored.

#[derive(Debug, thiserror::Error)]
pub enum StorageError {
    /// Somebody else wrote this number of the log, or saved this campaign, first.
    #[error("somebody else wrote first")]
    Stale,
    #[error("the database can't be used: {0}")]
    Database(#[from] sqlx::Error),
    #[error("the database can't be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    #[error("the database holds something this program can't read: {0}")]
    Unreadable(String),
    /// The program is stopping: nothing was written.
    #[error("the database is being closed")]
    Closed,
}
