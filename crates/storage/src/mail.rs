//! Mail addresses by which people come back, and the links that prove them.

use crate::db::now;
use crate::{Db, Session, StorageError};

/// What a link in a mail is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MailLink {
    /// Whoever opens it reads the mail of this address.
    Confirm,
    /// It lets its owner in.
    Enter,
}

impl MailLink {
    fn as_str(self) -> &'static str {
        match self {
            MailLink::Confirm => "confirm",
            MailLink::Enter => "enter",
        }
    }
}

impl Db {
    /// A link that can be used once, until then (Unix seconds). The token must be random; only its hash is kept.
    pub async fn add_mail_link(
        &self,
        kind: MailLink,
        token: &str,
        session: &Session,
        address: &str,
        until: i64,
    ) -> Result<(), StorageError> {
        let link = Session::of_token(token);
        let mut tx = self.begin().await?;
        tx.run("DELETE FROM mail_link WHERE until < $1", &[now().into()]).await?;
        let sql = "INSERT INTO mail_link (link_hash, kind, session, address, until) VALUES ($1, $2, $3, $4, $5)";
        let args = [(&link.0).into(), kind.as_str().into(), (&session.0).into(), address.into(), until.into()];
        tx.run(sql, &args).await?;
        tx.commit().await?;
        Ok(())
    }

    /// Whose link this is, and of which address.
    pub async fn mail_link(&self, kind: MailLink, token: &str) -> Result<Option<(Session, String)>, StorageError> {
        const LINK: &str = "SELECT session, address FROM mail_link WHERE link_hash = $1 AND kind = $2 AND until >= $3";
        let link = Session::of_token(token);
        let row: Option<(String, String)> =
            self.row(LINK, &[(&link.0).into(), kind.as_str().into(), now().into()]).await?;
        Ok(row.map(|(session, address)| (Session(session), address)))
    }

    /// The same, and it is used up.
    pub async fn use_mail_link(&self, kind: MailLink, token: &str) -> Result<Option<(Session, String)>, StorageError> {
        let Some(found) = self.mail_link(kind, token).await? else { return Ok(None) };
        let link = Session::of_token(token);
        let used = self.write("DELETE FROM mail_link WHERE link_hash = $1", &[(&link.0).into()]).await? == 1;
        Ok(used.then_some(found))
    }

    /// The address is this person's: they are told things there, and come back by it unless it leads to somebody already.
    pub async fn confirm_mail(&self, session: &Session, address: &str) -> Result<(), StorageError> {
        let mut tx = self.begin().await?;
        let its = [(&session.0).into(), address.into()];
        tx.run("UPDATE notice_way SET confirmed = 1 WHERE session = $1 AND kind = 'mail' AND address = $2", &its)
            .await?;
        let name = address.to_lowercase();
        let sql =
            "INSERT INTO credential (kind, name, session, secret) VALUES ('mail', $2, $1, '') ON CONFLICT DO NOTHING";
        tx.run(sql, &[(&session.0).into(), (&name).into()]).await?;
        tx.commit().await?;
        Ok(())
    }

    /// Who comes back by this address.
    pub async fn owner_of_mail(&self, address: &str) -> Result<Option<Session>, StorageError> {
        let name = address.to_lowercase();
        let row: Option<(String,)> =
            self.row("SELECT session FROM credential WHERE kind = 'mail' AND name = $1", &[(&name).into()]).await?;
        Ok(row.map(|(session,)| Session(session)))
    }

    /// The addresses by which somebody comes back.
    pub async fn mails_of(&self, session: &Session) -> Result<Vec<String>, StorageError> {
        const MAILS: &str = "SELECT name FROM credential WHERE kind = 'mail' AND session = $1 ORDER BY name";
        let rows: Vec<(String,)> = self.rows(MAILS, &[(&session.0).into()]).await?;
        Ok(rows.into_iter().map(|(name,)| name).collect())
    }

    /// The address leads to this person no more.
    pub async fn forget_mail(&self, session: &Session, address: &str) -> Result<bool, StorageError> {
        let name = address.to_lowercase();
        let sql = "DELETE FROM credential WHERE kind = 'mail' AND session = $1 AND name = $2";
        Ok(self.write(sql, &[(&session.0).into(), (&name).into()]).await? == 1)
    }
}
