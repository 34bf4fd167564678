//! What is a player's own at a table: notes, how far they have read the talk, whom they don't want to hear. Nobody else is told of it.

use crate::app::App;
use crate::problem::{Kind, Problem};
use crate::reader::{Reader, Wants};
use crate::running::{Running, to_the_end};
use catalog::engine::{Seat, SeatSet};
use catalog::web_ui::OwnPage;
use std::collections::HashMap;
use storage::{Session, TableId};

impl App {
    /// What the page of a player holds and nobody else's.
    pub(crate) async fn own_page(&self, table: &Running, reader: &Reader) -> Result<Option<OwnPage>, Problem> {
        let Ok(session) = player(table, reader) else { return Ok(None) };
        let (note, read) = self.db.note_and_read(session, table.id()).await?;
        Ok(Some(OwnPage { note, read, is_told: self.notices.is_wisher(session) }))
    }

    /// The reader has read the talk up to this entry, or up to the last.
    pub(crate) async fn read_talk(&self, table: &Running, reader: &Reader, number: u64) -> Result<(), Problem> {
        let session = player(table, reader)?;
        let last = table.now().edition;
        self.db.read_talk(session, table.id(), number.min(last)).await?;
        if self.notices.is_wisher(session) {
            self.db.heard_talk(session, table.id()).await?;
        }
        Ok(())
    }

    /// Whoever sits there is not heard any more by the reader, at this table and at others; or heard again.
    pub(crate) async fn mute(&self, table: &Running, reader: &Reader, seat: Seat, muted: bool) -> Result<(), Problem> {
        let session = player(table, reader)?;
        let people: Vec<Session> = {
            let now = table.now();
            let holders = now.holders.iter().filter(|(person, held)| held.contains(seat) && *person != session);
            holders.map(|(person, _)| person.clone()).collect()
        };
        if people.is_empty() {
            return Err(Problem::from(Kind::NobodyThere).back_to(table.path()));
        }
        let (app, session) = (self.clone(), session.clone());
        to_the_end(async move {
            app.db.mute(&session, &people, muted).await?;
            app.liked.forget();
            Ok(())
        })
        .await
    }

    /// Up to which entry somebody has read the talk, by table.
    pub(crate) async fn read_by(&self, session: &Session) -> Result<HashMap<TableId, u64>, Problem> {
        Ok(self.db.talk_read(session).await?.into_iter().collect())
    }
}

/// Who plays here.
pub(crate) fn player<'a>(table: &Running, reader: &'a Reader) -> Result<&'a Session, Problem> {
    let is_player = table.seats_of(reader.session.as_ref()) != SeatSet::EMPTY;
    match &reader.session {
        Some(session) if is_player => Ok(session),
        None if reader.wants == Wants::Json => Err(Problem::from(Kind::NoToken)),
        _ => Err(Problem::from(Kind::NotSeated).back_to(table.path())),
    }
}
