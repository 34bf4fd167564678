//! What people are to be told of tables: a queue that survives restarts, from which each notice is taken by one server.

use crate::{Db, Session, StorageError, TableId};

/// Nothing more is to be told.
pub const NEVER: i64 = i64::MAX;

/// The kind of notice that stays until somebody has looked at the table, so that talk is told of once until then.
pub const TALK: &str = "talk";

/// One thing that somebody is to be told of a table. Times are Unix milliseconds.
#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    pub session: Session,
    pub table: TableId,
    /// `turn`, `began`, `ended` or `talk`.
    pub about: String,
    /// Since when the table waits; this tells one wait from another.
    pub since: i64,
    pub due: i64,
    /// How often it could not be told.
    pub tries: i64,
    /// It was told, or seen; what is still to come is a reminder.
    pub told: bool,
}

type Row = (String, String, String, i64, i64, i64, i64);

impl Db {
    /// Puts it into the queue. Says whether nobody had.
    pub async fn add_notice(&self, notice: &Notice) -> Result<bool, StorageError> {
        let sql = "INSERT INTO notice (session, table_id, about, since, due, claimed, tries, told) \
                   VALUES ($1, $2, $3, $4, $5, 0, 0, $6) ON CONFLICT DO NOTHING";
        let args = [
            (&notice.session.0).into(),
            notice.table.as_str().into(),
            (&notice.about).into(),
            notice.since.into(),
            notice.due.into(),
            i64::from(notice.told).into(),
        ];
        Ok(self.write(sql, &args).await? == 1)
    }

    /// Somebody looks at a table: of what it has told them to do nothing is left but a reminder, due then.
    pub async fn saw_table(&self, session: &Session, table: &TableId, remind: i64) -> Result<(), StorageError> {
        let mut tx = self.begin().await?;
        let talk = [(&session.0).into(), table.as_str().into(), TALK.into()];
        tx.run("DELETE FROM notice WHERE session = $1 AND table_id = $2 AND about = $3", &talk).await?;
        let sql = "UPDATE notice SET told = 1, due = $3 WHERE session = $1 AND table_id = $2 AND told = 0";
        tx.run(sql, &[(&session.0).into(), table.as_str().into(), remind.into()]).await?;
        tx.commit().await?;
        Ok(())
    }

    /// Somebody has read talk of which they were told: what is said from now on is new.
    pub async fn heard_talk(&self, session: &Session, table: &TableId) -> Result<(), StorageError> {
        let sql = "DELETE FROM notice WHERE session = $1 AND table_id = $2 AND about = $3 AND told = 1";
        self.write(sql, &[(&session.0).into(), table.as_str().into(), TALK.into()]).await?;
        Ok(())
    }

    /// It is not to be told; if it comes up once more, it is new.
    pub async fn drop_notice(&self, notice: &Notice) -> Result<(), StorageError> {
        let sql = "DELETE FROM notice WHERE session = $1 AND table_id = $2 AND about = $3 AND since = $4";
        self.write(sql, &key(notice)).await?;
        Ok(())
    }

    /// What is due and nobody is at, person by person.
    pub async fn due_notices(&self, now: i64, at_most: u32) -> Result<Vec<Notice>, StorageError> {
        const DUE: &str = "SELECT session, table_id, about, since, due, tries, told FROM notice \
                           WHERE due <= $1 AND claimed <= $1 ORDER BY session, due, table_id LIMIT $2";
        let rows: Vec<Row> = self.rows(DUE, &[now.into(), i64::from(at_most).into()]).await?;
        Ok(rows.into_iter().map(read).collect())
    }

    /// Takes a due notice for so long. Says whether no other server did, and it is still as it was.
    pub async fn claim_notice(&self, notice: &Notice, now: i64, until: i64) -> Result<bool, StorageError> {
        let sql = "UPDATE notice SET claimed = $5 WHERE session = $1 AND table_id = $2 AND about = $3 AND since = $4 \
                   AND claimed <= $6 AND due = $7 AND told = $8";
        let rest = [until.into(), now.into(), notice.due.into(), i64::from(notice.told).into()];
        Ok(self.write(sql, &[&key(notice)[..], &rest[..]].concat()).await? == 1)
    }

    /// It is to be told then, and nobody is at it.
    pub async fn postpone_notice(&self, notice: &Notice) -> Result<(), StorageError> {
        let sql = "UPDATE notice SET due = $5, tries = $6, told = $7, claimed = 0 \
                   WHERE session = $1 AND table_id = $2 AND about = $3 AND since = $4";
        let rest = [notice.due.into(), notice.tries.into(), i64::from(notice.told).into()];
        self.write(sql, &[&key(notice)[..], &rest[..]].concat()).await?;
        Ok(())
    }

    /// Forgets what was told of waits that began before this time. What was so from a game's beginning (0) is not forgotten: the
    /// game may still stand there.
    pub async fn forget_old_notices(&self, before: i64) -> Result<(), StorageError> {
        let sql = "DELETE FROM notice WHERE due = $1 AND since < $2 AND since > 0";
        self.write(sql, &[NEVER.into(), before.into()]).await?;
        Ok(())
    }
}

fn key(notice: &Notice) -> [crate::tx::Arg<'_>; 4] {
    [(&notice.session.0).into(), notice.table.as_str().into(), (&notice.about).into(), notice.since.into()]
}

fn read((session, table, about, since, due, tries, told): Row) -> Notice {
    Notice { session: Session(session), table: TableId::new(table), about, since, due, tries, told: told != 0 }
}
