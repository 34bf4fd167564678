//! Sessions: who somebody is, in one browser or program or in several (`person`).

use crate::db::now;
use crate::{Db, StorageError};
use serde::{Deserialize, Serialize};

/// The hash of a session's token: it names the session, but opens nothing.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Session(pub(crate) String);

impl Session {
    /// The session of this token, whether or not it exists.
    pub fn of_token(token: &str) -> Session {
        Session(engine::digest(token.as_bytes()))
    }

    /// Its name in forms of the one whose it is.
    pub fn id(&self) -> &str {
        &self.0
    }
}

impl Db {
    /// Begins a session. The token must be random; only its hash is kept.
    pub async fn begin_session(&self, token: &str, name: &str) -> Result<Session, StorageError> {
        let session = Session::of_token(token);
        self.write(
            "INSERT INTO session (token_hash, name, created) VALUES ($1, $2, $3)",
            &[(&session.0).into(), name.into(), now().into()],
        )
        .await?;
        Ok(session)
    }

    /// The session of this token and the name used last, if the session exists.
    pub async fn session(&self, token: &str) -> Result<Option<(Session, String)>, StorageError> {
        let session = Session::of_token(token);
        let name: Option<(String,)> =
            self.row("SELECT name FROM session WHERE token_hash = $1", &[(&session.0).into()]).await?;
        Ok(name.map(|(name,)| (session, name)))
    }

    /// Remembers the name for the next table.
    pub async fn rename_session(&self, session: &Session, name: &str) -> Result<(), StorageError> {
        let args = [(&session.0).into(), name.into()];
        self.write("UPDATE session SET name = $2 WHERE token_hash = $1", &args).await?;
        Ok(())
    }
}
