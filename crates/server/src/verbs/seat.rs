//! Which seat somebody acts for.

use crate::problem::{Kind, Problem};
use crate::reader::{Reader, Wants};
use crate::running::Running;
use catalog::engine::Seat;

/// The seat a reader acts for: the one named, else the one to act, else the first.
pub(crate) fn seat_of(table: &Running, reader: &Reader, named: Option<Seat>) -> Result<Seat, Problem> {
    let mine = table.seats_of(reader.session.as_ref());
    let kind = match named {
        Some(seat) if mine.contains(seat) => return Ok(seat),
        Some(_) if !mine.is_empty() => Kind::NotYourSeat,
        _ if reader.session.is_none() && reader.wants == Wants::Json => Kind::NoToken,
        _ => Kind::NotSeated,
    };
    let to_act = table.now().table.to_act().iter().find(|seat| mine.contains(*seat));
    match (named, to_act.or(mine.first())) {
        (None, Some(seat)) => Ok(seat),
        _ => Err(Problem::from(kind).back_to(table.path())),
    }
}
