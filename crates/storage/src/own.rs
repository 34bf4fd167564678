//! What is somebody's own at a table: notes, how far they have read the talk, and whom they don't want to hear.

use crate::tx::Tx;
use crate::{Db, Session, StorageError, TableId};

impl Db {
    /// What somebody noted about a table; empty if nothing.
    pub async fn note(&self, session: &Session, table: &TableId) -> Result<String, StorageError> {
        const NOTE: &str = "SELECT text FROM note WHERE session = $1 AND table_id = $2";
        let row: Option<(String,)> = self.row(NOTE, &[(&session.0).into(), table.as_str().into()]).await?;
        Ok(row.map(|(text,)| text).unwrap_or_default())
    }

    /// The same, and up to which entry they have read its talk: all that a page needs, in one question.
    pub async fn note_and_read(&self, session: &Session, table: &TableId) -> Result<(String, u64), StorageError> {
        const BOTH: &str = "SELECT (SELECT text FROM note WHERE session = $1 AND table_id = $2), \
                            (SELECT number FROM talk_read WHERE session = $1 AND table_id = $2)";
        let row: Option<(Option<String>, Option<i64>)> =
            self.row(BOTH, &[(&session.0).into(), table.as_str().into()]).await?;
        let (note, read) = row.unwrap_or_default();
        Ok((note.unwrap_or_default(), read.unwrap_or_default() as u64))
    }

    /// Keeps what somebody notes about a table, in the place of what they noted before.
    pub async fn keep_note(&self, session: &Session, table: &TableId, text: &str) -> Result<(), StorageError> {
        let sql = "INSERT INTO note (session, table_id, text) VALUES ($1, $2, $3) \
                   ON CONFLICT (session, table_id) DO UPDATE SET text = excluded.text";
        self.write(sql, &[(&session.0).into(), table.as_str().into(), text.into()]).await?;
        Ok(())
    }

    /// Up to which entry somebody has read the talk of each of these tables; of those they never read, nothing.
    pub async fn talk_read(&self, session: &Session) -> Result<Vec<(TableId, u64)>, StorageError> {
        const READ: &str = "SELECT table_id, number FROM talk_read WHERE session = $1";
        let rows: Vec<(String, i64)> = self.rows(READ, &[(&session.0).into()]).await?;
        Ok(rows.into_iter().map(|(table, number)| (TableId::new(table), number as u64)).collect())
    }

    /// The same for one table.
    pub async fn talk_read_at(&self, session: &Session, table: &TableId) -> Result<u64, StorageError> {
        const READ: &str = "SELECT number FROM talk_read WHERE session = $1 AND table_id = $2";
        let row: Option<(i64,)> = self.row(READ, &[(&session.0).into(), table.as_str().into()]).await?;
        Ok(row.map_or(0, |(number,)| number as u64))
    }

    /// Somebody has read the talk up to this entry. A device that is behind takes nothing back.
    pub async fn read_talk(&self, session: &Session, table: &TableId, number: u64) -> Result<(), StorageError> {
        let sql = "INSERT INTO talk_read (session, table_id, number) VALUES ($1, $2, $3) \
                   ON CONFLICT (session, table_id) DO UPDATE SET number = excluded.number \
                   WHERE talk_read.number < excluded.number";
        self.write(sql, &[(&session.0).into(), table.as_str().into(), (number as i64).into()]).await?;
        Ok(())
    }

    /// Whom somebody does not want to hear.
    pub async fn muted_by(&self, session: &Session) -> Result<Vec<Session>, StorageError> {
        const MUTED: &str = "SELECT muted FROM mute WHERE session = $1 ORDER BY muted";
        let rows: Vec<(String,)> = self.rows(MUTED, &[(&session.0).into()]).await?;
        Ok(rows.into_iter().map(|(muted,)| Session(muted)).collect())
    }

    /// Somebody wants to hear these people no more, or again.
    pub async fn mute(&self, session: &Session, people: &[Session], muted: bool) -> Result<(), StorageError> {
        const MUTE: &str = "INSERT INTO mute (session, muted) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        const HEAR: &str = "DELETE FROM mute WHERE session = $1 AND muted = $2";
        let mut tx = self.begin().await?;
        for person in people {
            tx.run(if muted { MUTE } else { HEAR }, &[(&session.0).into(), (&person.0).into()]).await?;
        }
        tx.commit().await?;
        Ok(())
    }
}

/// What a guest had is this person's too; where both have something, the person's stays.
pub(crate) async fn adopt(tx: &mut Tx, guest: &Session, person: &Session) -> Result<(), sqlx::Error> {
    const ADOPT: [&str; 3] = [
        "INSERT INTO note (session, table_id, text) SELECT $2, table_id, text FROM note WHERE session = $1 \
         ON CONFLICT DO NOTHING",
        "INSERT INTO talk_read (session, table_id, number) SELECT $2, table_id, number FROM talk_read WHERE session = $1 \
         ON CONFLICT DO NOTHING",
        "INSERT INTO mute (session, muted) SELECT $2, muted FROM mute WHERE session = $1 AND muted <> $2 \
         ON CONFLICT DO NOTHING",
    ];
    for sql in ADOPT {
        tx.run(sql, &[(&guest.0).into(), (&person.0).into()]).await?;
    }
    Ok(())
}

/// Nothing of it is left.
pub(crate) async fn forget(tx: &mut Tx, session: &Session) -> Result<(), sqlx::Error> {
    for sql in [
        "DELETE FROM note WHERE session = $1",
        "DELETE FROM talk_read WHERE session = $1",
        "DELETE FROM mute WHERE session = $1 OR muted = $1",
    ] {
        tx.run(sql, &[(&session.0).into()]).await?;
    }
    Ok(())
}
