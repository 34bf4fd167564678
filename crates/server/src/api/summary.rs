//! A table in short: whom it waits for, how far it is, who sits where.

use crate::now::Now;
use crate::reader::Reader;
use crate::running::Running;
use catalog::engine::{Seat, Standings, UndoAsked};
use serde::Serialize;

/// Nothing in it is a secret.
#[derive(Serialize)]
pub(crate) struct Summary {
    id: String,
    game: &'static str,
    /// The number of the last entry of its log: name it when you act.
    version: u64,
    /// Decisions taken.
    moves: usize,
    to_act: Vec<Seat>,
    over: bool,
    /// Once the game is over: before, scores may be secrets.
    standings: Option<Standings>,
    seats: Vec<SeatSummary>,
    undo_asked: Option<UndoAsked>,
    /// SHA-256 of the server's part of the seed.
    commitment: String,
    /// Once the game is over.
    seed: Option<String>,
}

#[derive(Serialize)]
struct SeatSummary {
    seat: Seat,
    name: String,
    bot: Option<String>,
    /// Nobody has taken it yet.
    open: bool,
    /// Whoever asks may act for it.
    mine: bool,
}

impl Summary {
    pub(crate) fn of(table: &Running, reader: &Reader) -> Summary {
        let mine = table.seats_of(reader.session.as_ref());
        let now = table.now();
        let is_open = table.is_open_to_all(&now);
        let seats = Seat::all(now.seats.len()).zip(&now.seats).map(|(seat, stored)| SeatSummary {
            seat,
            name: stored.name.clone(),
            bot: stored.bot.clone(),
            open: !stored.taken,
            mine: mine.contains(seat),
        });
        Summary {
            id: table.id().to_string(),
            game: table.game.slug(),
            version: now.edition,
            moves: now.table.moves(),
            to_act: now.table.to_act().iter().collect(),
            over: now.table.is_over(),
            standings: standings(&now),
            seats: seats.collect(),
            undo_asked: now.table.undo_asked(),
            commitment: table.stored.commitment.clone(),
            seed: table.stored.seed.clone().filter(|_| is_open),
        }
    }
}

fn standings(now: &Now) -> Option<Standings> {
    now.table.is_over().then(|| now.table.standings())
}
