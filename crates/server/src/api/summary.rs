//! A table in short: whom it waits for, how far it is, who sits where.

use crate::now::Now;
use crate::problem::Problem;
use crate::reader::Reader;
use crate::running::Running;
use catalog::engine::{Seat, Standings, UndoAsked};
use serde::Serialize;
use storage::Terms;

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
    /// It begins when all are there.
    gathering: bool,
    over: bool,
    /// Once the game is over: before, scores may be secrets.
    standings: Option<Standings>,
    seats: Vec<SeatSummary>,
    undo_asked: Option<UndoAsked>,
    terms: Terms,
    /// The clocks stand still.
    paused: bool,
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
    /// Anybody may sit down there, without an invite.
    free: bool,
    /// The bot only stands in: the seat is a human's.
    stands_in: bool,
    /// Since when the table waits for it, in Unix milliseconds.
    waits_since: Option<i64>,
    /// What is left on its clock for this turn, or for the next one, in milliseconds; none without a clock.
    left: Option<i64>,
    /// When its time is up, in Unix milliseconds, if its clock runs.
    due: Option<i64>,
    /// Its player added to the seed.
    added: bool,
    /// Whoever asks may act for it.
    mine: bool,
}

impl Summary {
    /// For whoever may look at the table.
    pub(crate) fn shown(table: &Running, reader: &Reader) -> Result<Summary, Problem> {
        table.lets_watch(reader)?;
        Ok(Summary::of(table, reader))
    }

    pub(crate) fn of(table: &Running, reader: &Reader) -> Summary {
        let mine = table.seats_of(reader.session.as_ref());
        let now = table.now();
        let is_open = table.is_open_to_all(&now);
        let seats = Seat::all(now.seats.len()).zip(&now.seats).map(|(seat, stored)| SeatSummary {
            seat,
            name: stored.name.clone(),
            bot: stored.bot.clone(),
            open: !stored.taken,
            free: stored.free,
            stands_in: now.is_stood_in(seat),
            waits_since: now.pace.waits_since(seat),
            left: now.pace.left(seat),
            due: now.pace.due(seat),
            added: stored.entropy.is_some(),
            mine: mine.contains(seat),
        });
        Summary {
            id: table.id().to_string(),
            game: table.game.slug(),
            version: now.edition,
            moves: now.table.moves(),
            to_act: now.to_act().iter().collect(),
            gathering: now.is_gathering(),
            over: now.table.is_over(),
            standings: standings(&now),
            seats: seats.collect(),
            undo_asked: now.table.undo_asked(),
            terms: now.pace.terms.clone(),
            paused: now.is_paused(),
            commitment: table.stored.commitment.clone(),
            seed: now.seed.clone().filter(|_| is_open),
        }
    }
}

fn standings(now: &Now) -> Option<Standings> {
    now.table.is_over().then(|| now.table.standings())
}
