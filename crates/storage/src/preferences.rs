//! How somebody likes the pages. What the text says is the pages' own matter.

use crate::{Db, Session, StorageError};

impl Db {
    /// What somebody has chosen, if they ever did.
    pub async fn preferences(&self, session: &Session) -> Result<Option<String>, StorageError> {
        let row: Option<(String,)> =
            self.row("SELECT chosen FROM preferences WHERE session = $1", &[(&session.0).into()]).await?;
        Ok(row.map(|(chosen,)| chosen))
    }

    /// Keeps what somebody has chosen. Says whether there is such a session.
    pub async fn keep_preferences(&self, session: &Session, chosen: &str) -> Result<bool, StorageError> {
        let sql = "INSERT INTO preferences (session, chosen) \
                   SELECT $1, $2 WHERE EXISTS (SELECT 1 FROM session WHERE token_hash = $1) \
                   ON CONFLICT (session) DO UPDATE SET chosen = excluded.chosen";
        Ok(self.write(sql, &[(&session.0).into(), chosen.into()]).await? == 1)
    }
}
