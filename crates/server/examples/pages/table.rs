//! A table as its client knows it.

use crate::Res;
use crate::wire::Wire;
use catalog::engine::{Seat, Seed};
use catalog::{AnyTable, GameKind};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Instant;
use storage::{Db, TableId};

const SEATS: usize = 4;

/// It has read the seed in the database, so it knows what is legal without asking.
pub(crate) struct Known {
    id: String,
    pub(crate) tokens: Vec<String>,
    table: Box<dyn AnyTable>,
    wire: Wire,
}

impl Known {
    pub(crate) async fn open(address: SocketAddr, db: &Db, game: &'static dyn GameKind) -> Res<Known> {
        let seats = SEATS.clamp(game.seats().0, game.seats().1);
        let wanted = json!({ "game": game.slug(), "seats": vec![json!({ "kind": "me" }); seats] });
        let mut wire = Wire::connect(address).await?;
        let (_, answer) = wire.post("/api/tables", "", &wanted.to_string()).await?;
        let opened: Value = serde_json::from_slice(&answer)?;
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let id = text(&opened["id"]);
        let stored = db.table(&TableId::new(&id)).await?.ok_or("the table is not stored")?;
        let table = game.open(seats, &game.default_options(), Seed::new(stored.seed.ok_or("no seed")?))?;
        let tokens = opened["seats"].as_array().into_iter().flatten().map(|seat| text(&seat["token"])).collect();
        Ok(Known { id, tokens, table, wire })
    }

    pub(crate) fn path(&self) -> String {
        format!("/tables/{}", self.id)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.table.is_over()
    }

    pub(crate) fn to_act(&self) -> Option<Seat> {
        self.table.to_act().first()
    }

    /// Nobody would be to act after the next decision.
    pub(crate) fn would_end(&self) -> bool {
        let next = self.next();
        next.is_none_or(|(seat, action)| self.table.check(seat, &action).is_ok_and(|checked| checked.ends))
    }

    /// The table's next decision; gives when it was sent.
    pub(crate) async fn act(&mut self) -> Res<Instant> {
        let (seat, action) = self.next().ok_or("nobody is to act")?;
        let body = json!({ "version": self.table.version(), "action": action }).to_string();
        let path = format!("/api{}/actions", self.path());
        let sent = Instant::now();
        let (status, answer) = self.wire.post(&path, &self.tokens[seat.index()], &body).await?;
        if status != 200 {
            return Err(String::from_utf8_lossy(&answer).into());
        }
        self.table.act(seat, &action)?;
        Ok(sent)
    }

    fn next(&self) -> Option<(Seat, Value)> {
        let seat = self.to_act()?;
        let legal = self.table.legal(seat, None);
        let action = legal.get((self.table.moves() * 7) % legal.len().max(1))?.clone();
        Some((seat, action))
    }
}
