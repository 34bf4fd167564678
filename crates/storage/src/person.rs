//! A person is a session with several devices, and perhaps a name and a password to come back with.

use crate::db::now;
use crate::{Db, Session, StorageError, own};

/// A browser or a program of somebody.
#[derive(Clone, Debug, PartialEq)]
pub struct Device {
    /// It names the device, but opens nothing.
    pub id: Session,
    pub label: String,
    /// Unix seconds.
    pub created: i64,
    /// It has a token that was made for a program.
    pub is_program: bool,
}

/// Whom a token leads to.
#[derive(Clone, Debug, PartialEq)]
pub enum Holder {
    Person(Session),
    /// A program that plays for them.
    Program(Session),
    /// The device was signed out, or never was one.
    Nobody,
}

impl Db {
    /// Whose device the token with this hash is.
    pub async fn holder(&self, token: &Session) -> Result<Holder, StorageError> {
        const DEVICE: &str = "SELECT session, program FROM device WHERE token_hash = $1";
        if let Some(device) = self.row::<(Option<String>, i64)>(DEVICE, &[(&token.0).into()]).await? {
            return Ok(match device {
                (None, _) => Holder::Nobody,
                (Some(session), 0) => Holder::Person(Session(session)),
                (Some(session), _) => Holder::Program(Session(session)),
            });
        }
        Ok(match self.name_of(token).await? {
            Some(_) => Holder::Person(token.clone()),
            None => Holder::Nobody,
        })
    }

    /// The name somebody used last; nothing if there is no such session.
    pub async fn name_of(&self, session: &Session) -> Result<Option<String>, StorageError> {
        let row: Option<(String,)> =
            self.row("SELECT name FROM session WHERE token_hash = $1", &[(&session.0).into()]).await?;
        Ok(row.map(|(name,)| name))
    }

    /// Another device leads to this session from now on, by its token.
    pub async fn add_device(&self, session: &Session, token: &str, label: &str) -> Result<(), StorageError> {
        self.add_token(session, token, label, false).await
    }

    /// A program of theirs does, by a token made for it.
    pub async fn add_program(&self, session: &Session, token: &str, label: &str) -> Result<(), StorageError> {
        self.add_token(session, token, label, true).await
    }

    async fn add_token(
        &self,
        session: &Session,
        token: &str,
        label: &str,
        is_program: bool,
    ) -> Result<(), StorageError> {
        let device = Session::of_token(token);
        let args = [(&device.0).into(), (&session.0).into(), label.into(), now().into(), i64::from(is_program).into()];
        let sql = "INSERT INTO device (token_hash, session, label, created, program) VALUES ($1, $2, $3, $4, $5)";
        self.write(sql, &args).await?;
        Ok(())
    }

    /// The devices of somebody, the first one first. Its token is the session's own, unless it was signed out.
    pub async fn devices(&self, session: &Session) -> Result<Vec<Device>, StorageError> {
        const FIRST: &str = "SELECT token_hash, created FROM session WHERE token_hash = $1 \
            AND NOT EXISTS (SELECT 1 FROM device WHERE device.token_hash = $1)";
        const OTHERS: &str =
            "SELECT token_hash, label, created, program FROM device WHERE session = $1 ORDER BY created, token_hash";
        let first: Option<(String, i64)> = self.row(FIRST, &[(&session.0).into()]).await?;
        let others: Vec<(String, String, i64, i64)> = self.rows(OTHERS, &[(&session.0).into()]).await?;
        let first = first.map(|(id, created)| (id, String::new(), created, 0));
        let device =
            |(id, label, created, program)| Device { id: Session(id), label, created, is_program: program != 0 };
        Ok(first.into_iter().chain(others).map(device).collect())
    }

    /// Signs a device of somebody out. Says whether it was theirs.
    pub async fn end_device(&self, session: &Session, device: &str) -> Result<bool, StorageError> {
        if device == session.0 {
            let sql = "INSERT INTO device (token_hash, session, label, created) VALUES ($1, NULL, '', $2) \
                       ON CONFLICT (token_hash) DO UPDATE SET session = NULL";
            return Ok(self.write(sql, &[device.into(), now().into()]).await? == 1);
        }
        let sql = "UPDATE device SET session = NULL WHERE token_hash = $1 AND session = $2";
        Ok(self.write(sql, &[device.into(), (&session.0).into()]).await? == 1)
    }

    /// Keeps somebody's place under a name, with the hash of a password; another one than before, if they had one. Says
    /// whether the name was free.
    pub async fn keep_login(&self, session: &Session, name: &str, password: &str) -> Result<bool, StorageError> {
        let name = name.to_lowercase();
        let mut tx = self.begin().await?;
        let sql = "INSERT INTO login (name, session, password) SELECT $1, $2, $3 \
                   WHERE NOT EXISTS (SELECT 1 FROM login WHERE name = $1 AND session <> $2) ON CONFLICT DO NOTHING";
        tx.run("DELETE FROM login WHERE session = $1", &[(&session.0).into()]).await?;
        let kept = tx.run(sql, &[(&name).into(), (&session.0).into(), password.into()]).await? == 1;
        if kept {
            tx.commit().await?;
        }
        Ok(kept)
    }

    /// Who has this name, and the hash of the password.
    pub async fn login(&self, name: &str) -> Result<Option<(Session, String)>, StorageError> {
        let name = name.to_lowercase();
        let row: Option<(String, String)> =
            self.row("SELECT session, password FROM login WHERE name = $1", &[(&name).into()]).await?;
        Ok(row.map(|(session, password)| (Session(session), password)))
    }

    /// The name with which somebody can come back.
    pub async fn login_name(&self, session: &Session) -> Result<Option<String>, StorageError> {
        let row: Option<(String,)> =
            self.row("SELECT name FROM login WHERE session = $1", &[(&session.0).into()]).await?;
        Ok(row.map(|(name,)| name))
    }

    /// A code that lets one more device in.
    pub async fn add_code(&self, session: &Session, code: &str, until: i64) -> Result<(), StorageError> {
        let code = Session::of_token(code);
        let mut tx = self.begin().await?;
        tx.run("DELETE FROM device_code WHERE session = $1 OR until < $2", &[(&session.0).into(), now().into()])
            .await?;
        let sql = "INSERT INTO device_code (code_hash, session, until) VALUES ($1, $2, $3)";
        tx.run(sql, &[(&code.0).into(), (&session.0).into(), until.into()]).await?;
        tx.commit().await?;
        Ok(())
    }

    /// Whose code this is; it is used up.
    pub async fn use_code(&self, code: &str) -> Result<Option<Session>, StorageError> {
        let code = Session::of_token(code);
        const WHOSE: &str = "SELECT session FROM device_code WHERE code_hash = $1 AND until >= $2";
        let Some((session,)) = self.row::<(String,)>(WHOSE, &[(&code.0).into(), now().into()]).await? else {
            return Ok(None);
        };
        let used = self.write("DELETE FROM device_code WHERE code_hash = $1", &[(&code.0).into()]).await? == 1;
        Ok(used.then_some(Session(session)))
    }

    /// What a guest holds is this person's too: seats, companies, what was opened, what was learnt and where they are told. How they
    /// like the pages, only if they never said it.
    pub async fn adopt(&self, guest: &Session, person: &Session) -> Result<(), StorageError> {
        const ADOPT: [&str; 10] = [
            "INSERT INTO session_seat (session, table_id, seat) SELECT $2, table_id, seat FROM session_seat \
             WHERE session = $1 ON CONFLICT DO NOTHING",
            "INSERT INTO session_company (session, campaign, company) SELECT $2, campaign, company FROM session_company \
             WHERE session = $1 ON CONFLICT DO NOTHING",
            "INSERT INTO learnt (session, game, what) SELECT $2, game, what FROM learnt \
             WHERE session = $1 ON CONFLICT DO NOTHING",
            "INSERT INTO preferences (session, chosen) SELECT $2, chosen FROM preferences \
             WHERE session = $1 ON CONFLICT DO NOTHING",
            "UPDATE game_table SET owner = $2 WHERE owner = $1",
            "UPDATE campaign SET owner = $2 WHERE owner = $1",
            "INSERT INTO notice_wish \
             (session, lang, origin, about, offset_minutes, quiet_from, quiet_to, digest, remind_hours) \
             SELECT $2, lang, origin, about, offset_minutes, quiet_from, quiet_to, digest, remind_hours \
             FROM notice_wish WHERE session = $1 ON CONFLICT DO NOTHING",
            // A browser of theirs tells the person who now uses it.
            "DELETE FROM notice_way WHERE session = $1 AND EXISTS (SELECT 1 FROM notice_way AS known \
             WHERE known.session = $2 AND known.kind = notice_way.kind AND known.address = notice_way.address)",
            "UPDATE notice_way SET session = $2 WHERE session = $1",
            "UPDATE credential SET session = $2 WHERE session = $1",
        ];
        let args = [(&guest.0).into(), (&person.0).into()];
        let mut tx = self.begin().await?;
        for sql in ADOPT {
            tx.run(sql, &args).await?;
        }
        own::adopt(&mut tx, guest, person).await?;
        tx.commit().await?;
        Ok(())
    }

    /// Nobody can come back as this person: no device, password or code leads here, and the name is forgotten.
    pub async fn forget_person(&self, session: &Session) -> Result<(), StorageError> {
        let its = [(&session.0).into()];
        let mut tx = self.begin().await?;
        tx.run("DELETE FROM login WHERE session = $1", &its).await?;
        tx.run("DELETE FROM device_code WHERE session = $1", &its).await?;
        tx.run("DELETE FROM preferences WHERE session = $1", &its).await?;
        own::forget(&mut tx, session).await?;
        tx.run("DELETE FROM notice WHERE session = $1", &its).await?;
        tx.run("DELETE FROM notice_way WHERE session = $1", &its).await?;
        tx.run("DELETE FROM notice_wish WHERE session = $1", &its).await?;
        tx.run("DELETE FROM credential WHERE session = $1", &its).await?;
        tx.run("DELETE FROM mail_link WHERE session = $1", &its).await?;
        tx.run("UPDATE device SET session = NULL, label = '' WHERE session = $1", &its).await?;
        const COMPANIES: &str = "UPDATE campaign_company SET name = '' WHERE EXISTS (SELECT 1 FROM session_company AS its \
            WHERE its.session = $1 AND its.campaign = campaign_company.campaign AND its.company = campaign_company.company)";
        tx.run(COMPANIES, &its).await?;
        tx.run("DELETE FROM session_company WHERE session = $1", &its).await?;
        tx.run("UPDATE session SET name = '' WHERE token_hash = $1", &its).await?;
        let sql = "INSERT INTO device (token_hash, session, label, created) VALUES ($1, NULL, '', $2) \
                   ON CONFLICT (token_hash) DO UPDATE SET session = NULL";
        tx.run(sql, &[(&session.0).into(), now().into()]).await?;
        tx.commit().await?;
        Ok(())
    }
}
