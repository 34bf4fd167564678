//! How people want to be told, and where.

use crate::{Db, Session, StorageError};

/// When and of what somebody wants to be told.
#[derive(Clone, Debug, PartialEq)]
pub struct NoticeWish {
    /// The code of their language.
    pub lang: String,
    /// What our links begin with, as they see them.
    pub origin: String,
    /// `turn`, `began`, `ended`, with spaces between.
    pub about: String,
    /// How far their clock is ahead of UTC.
    pub offset_minutes: i64,
    /// From which minute of the day to which they are left alone.
    pub quiet: Option<(i64, i64)>,
    /// All of it once a day, at this minute.
    pub digest: Option<i64>,
    /// Once more after so many hours; 0 is never.
    pub remind_hours: i64,
}

/// Where somebody is told.
#[derive(Clone, Debug, PartialEq)]
pub struct NoticeWay {
    /// It names the way in forms of the one whose it is.
    pub id: String,
    pub kind: WayKind,
    pub address: String,
    /// The keys of a browser, the form of a webhook.
    pub detail: String,
    /// The secret of the link that stops it.
    pub stop: String,
    /// Unix milliseconds.
    pub created: i64,
    /// Its owner has said so; nothing is told there before.
    pub is_confirmed: bool,
    /// In a row.
    pub failures: i64,
    /// What went wrong last, and when.
    pub failure: Option<(String, i64)>,
    /// Nothing is sent there any more.
    pub is_dropped: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WayKind {
    Push,
    Mail,
    Webhook,
}

type WishRow = (String, String, String, i64, Option<i64>, Option<i64>, Option<i64>, i64);
type WayRow = (String, String, String, String, String, i64, i64, i64, Option<String>, Option<i64>, i64);

impl Db {
    /// What somebody wishes to be told, if they ever said it.
    pub async fn notice_wish(&self, session: &Session) -> Result<Option<NoticeWish>, StorageError> {
        const WISH: &str = "SELECT lang, origin, about, offset_minutes, quiet_from, quiet_to, digest, remind_hours \
                            FROM notice_wish WHERE session = $1";
        let row: Option<WishRow> = self.row(WISH, &[(&session.0).into()]).await?;
        Ok(row.map(|(lang, origin, about, offset_minutes, from, to, digest, remind_hours)| NoticeWish {
            lang,
            origin,
            about,
            offset_minutes,
            quiet: from.zip(to),
            digest,
            remind_hours,
        }))
    }

    /// Keeps what somebody wishes to be told, in place of what they wished before.
    pub async fn set_notice_wish(&self, session: &Session, wish: &NoticeWish) -> Result<(), StorageError> {
        let sql = "INSERT INTO notice_wish \
            (session, lang, origin, about, offset_minutes, quiet_from, quiet_to, digest, remind_hours) \
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (session) DO UPDATE SET \
            lang = excluded.lang, origin = excluded.origin, about = excluded.about, \
            offset_minutes = excluded.offset_minutes, quiet_from = excluded.quiet_from, \
            quiet_to = excluded.quiet_to, digest = excluded.digest, remind_hours = excluded.remind_hours";
        let (from, to) = wish.quiet.unzip();
        let args = [
            (&session.0).into(),
            (&wish.lang).into(),
            (&wish.origin).into(),
            (&wish.about).into(),
            wish.offset_minutes.into(),
            from.into(),
            to.into(),
            wish.digest.into(),
            wish.remind_hours.into(),
        ];
        self.write(sql, &args).await?;
        Ok(())
    }

    /// Where somebody is told, the oldest first.
    pub async fn notice_ways(&self, session: &Session) -> Result<Vec<NoticeWay>, StorageError> {
        const WAYS: &str = "SELECT id, kind, address, detail, stop, created, confirmed, failures, failure, failed, dropped \
                            FROM notice_way WHERE session = $1 ORDER BY created, id";
        self.rows::<WayRow>(WAYS, &[(&session.0).into()]).await?.into_iter().map(read).collect()
    }

    /// One more way; in place of the one with the same address, if there is one. Says whether there are not too many.
    pub async fn add_notice_way(
        &self,
        session: &Session,
        way: &NoticeWay,
        at_most: usize,
    ) -> Result<bool, StorageError> {
        let place = [(&session.0).into(), way.kind.as_str().into(), (&way.address).into()];
        let mut tx = self.begin().await?;
        tx.run("DELETE FROM notice_way WHERE session = $1 AND kind = $2 AND address = $3", &place).await?;
        let sql = "INSERT INTO notice_way \
            (id, session, kind, address, detail, stop, created, confirmed, failures, failure, failed, dropped) \
            SELECT $4, $1, $2, $3, $5, $6, $7, $8, 0, NULL, NULL, 0 \
            WHERE (SELECT COUNT(*) FROM notice_way WHERE session = $1) < $9";
        let rest = [
            (&way.id).into(),
            (&way.detail).into(),
            (&way.stop).into(),
            way.created.into(),
            i64::from(way.is_confirmed).into(),
            i64::try_from(at_most).unwrap_or(i64::MAX).into(),
        ];
        let is_added = tx.run(sql, &[&place[..], &rest[..]].concat()).await? == 1;
        if is_added {
            tx.commit().await?;
        }
        Ok(is_added)
    }

    /// Says whether it was theirs.
    pub async fn end_notice_way(&self, session: &Session, id: &str) -> Result<bool, StorageError> {
        let sql = "DELETE FROM notice_way WHERE session = $1 AND id = $2";
        Ok(self.write(sql, &[(&session.0).into(), id.into()]).await? == 1)
    }

    /// The way that the secret of a link stops.
    pub async fn way_to_stop(&self, stop: &str) -> Result<Option<NoticeWay>, StorageError> {
        const WAY: &str = "SELECT id, kind, address, detail, stop, created, confirmed, failures, failure, failed, dropped \
                           FROM notice_way WHERE stop = $1";
        self.row::<WayRow>(WAY, &[stop.into()]).await?.map(read).transpose()
    }

    /// Says whether there was such a way.
    pub async fn stop_notice_way(&self, stop: &str) -> Result<bool, StorageError> {
        Ok(self.write("DELETE FROM notice_way WHERE stop = $1", &[stop.into()]).await? == 1)
    }

    /// Something was told there.
    pub async fn way_works(&self, id: &str) -> Result<(), StorageError> {
        let sql = "UPDATE notice_way SET failures = 0, failure = NULL, failed = NULL WHERE id = $1 AND failures > 0";
        self.write(sql, &[id.into()]).await?;
        Ok(())
    }

    /// Nothing could be told there. It is dropped at once, or when that has happened so often in a row.
    pub async fn way_failed(
        &self,
        id: &str,
        why: &str,
        at: i64,
        is_gone: bool,
        drop_after: i64,
    ) -> Result<(), StorageError> {
        let sql = "UPDATE notice_way SET failures = failures + 1, failure = $2, failed = $3, \
                   dropped = CASE WHEN $4 = 1 OR failures + 1 >= $5 THEN 1 ELSE 0 END WHERE id = $1";
        let args = [id.into(), why.into(), at.into(), i64::from(is_gone).into(), drop_after.into()];
        self.write(sql, &args).await?;
        Ok(())
    }

    /// Everybody who can be told something, and since when.
    pub async fn wishers(&self) -> Result<Vec<(Session, i64)>, StorageError> {
        const WISHERS: &str = "SELECT session, MIN(created) FROM notice_way \
                               WHERE confirmed = 1 AND dropped = 0 GROUP BY session";
        let rows: Vec<(String, i64)> = self.rows(WISHERS, &[]).await?;
        Ok(rows.into_iter().map(|(session, since)| (Session(session), since)).collect())
    }
}

impl WayKind {
    /// As the database keeps it.
    pub fn as_str(self) -> &'static str {
        match self {
            WayKind::Push => "push",
            WayKind::Mail => "mail",
            WayKind::Webhook => "webhook",
        }
    }

    fn from_str(text: &str) -> Option<WayKind> {
        [WayKind::Push, WayKind::Mail, WayKind::Webhook].into_iter().find(|kind| kind.as_str() == text)
    }
}

fn read(row: WayRow) -> Result<NoticeWay, StorageError> {
    let (id, kind, address, detail, stop, created, confirmed, failures, failure, failed, dropped) = row;
    let kind = WayKind::from_str(&kind).ok_or_else(|| StorageError::Unreadable(format!("a notice's way {kind:?}")))?;
    Ok(NoticeWay {
        id,
        kind,
        address,
        detail,
        stop,
        created,
        is_confirmed: confirmed != 0,
        failures,
        failure: failure.zip(failed),
        is_dropped: dropped != 0,
    })
}
