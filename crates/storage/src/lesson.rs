//! Lessons: which ones somebody has begun, and what a visitor has learnt. Where a learner is stands in the log.

use crate::tx::Tx;
use crate::{Db, Session, StorageError, TableId};
use serde::{Deserialize, Serialize};

/// What is learnt at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StoredLesson {
    pub name: String,
    /// As JSON.
    pub place: String,
}

impl Db {
    /// The table at which somebody has begun a lesson, the newest first.
    pub async fn lesson_begun(
        &self,
        session: &Session,
        game: &str,
        name: &str,
    ) -> Result<Option<TableId>, StorageError> {
        const BEGUN: &str = "SELECT lesson.table_id FROM lesson \
            JOIN game_table ON game_table.id = lesson.table_id \
            JOIN session_seat ON session_seat.table_id = lesson.table_id \
            WHERE session_seat.session = $1 AND game_table.game = $2 AND lesson.name = $3 \
            ORDER BY game_table.created DESC, lesson.table_id LIMIT 1";
        let row: Option<(String,)> = self.row(BEGUN, &[(&session.0).into(), game.into(), name.into()]).await?;
        Ok(row.map(|(id,)| TableId::new(id)))
    }

    /// Remembers what need not be said to a visitor again.
    pub async fn set_learnt(&self, session: &Session, game: &str, what: &str) -> Result<(), StorageError> {
        self.write(
            "INSERT INTO learnt (session, game, what) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
            &[(&session.0).into(), game.into(), what.into()],
        )
        .await?;
        Ok(())
    }

    /// What a visitor has learnt: game and thing.
    pub async fn learnt(&self, session: &Session) -> Result<Vec<(String, String)>, StorageError> {
        self.rows("SELECT game, what FROM learnt WHERE session = $1 ORDER BY game, what", &[(&session.0).into()]).await
    }
}

/// The lesson of a table, or that it has none any more.
pub(crate) async fn keep_lesson(
    tx: &mut Tx,
    table: &TableId,
    lesson: Option<&StoredLesson>,
) -> Result<(), sqlx::Error> {
    tx.run("DELETE FROM lesson WHERE table_id = $1", &[table.as_str().into()]).await?;
    if let Some(lesson) = lesson {
        let args = [table.as_str().into(), (&lesson.name).into()];
        tx.run("INSERT INTO lesson (table_id, name) VALUES ($1, $2)", &args).await?;
    }
    Ok(())
}
