//! What can go wrong with what is stored.

#[derive(Debug, thiserror::Error)]
pub enum StorageError {
    /// Somebody else wrote this number of the log, or saved this campaign, first.
    #[error("somebody else wrote first")]
    Stale,
    /// The disk is full or broken, another program holds the database, or it can't be reached: nothing was written, as far as
    /// anybody can tell. It may work again in a moment.
    #[error("the database can't be used: {0}")]
    Database(#[from] sqlx::Error),
    #[error("the database can't be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    #[error("the database holds something this program can't read: {0}")]
    Unreadable(String),
    /// A log has an entry that nobody can read.
    #[error("damaged at entry {number}: {why}")]
    Damaged { number: u64, why: String },
    /// Nothing was copied.
    #[error("the database to copy to is not empty: its {table} has {rows} rows")]
    NotEmpty { table: &'static str, rows: u64 },
    /// Without its password.
    #[error("a database is sqlite:FILE or postgres://…, not {0:?}")]
    Address(String),
    /// The program is stopping: nothing was written.
    #[error("the database is being closed")]
    Closed,
}
