//! Bots, asked what they would do, and asked to hurry.

use super::seat_of;
use crate::app::App;
use crate::bots;
use crate::look::may_ask_hint;
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use crate::running::{Edition, Running};
use catalog::Hint;
use catalog::engine::Seat;
use std::sync::atomic::Ordering;

/// A few answers of a strong bot for the reader's seat, where they may ask; and the edition that it looked at.
pub(crate) async fn strong_bot_would(
    app: &App,
    table: &Running,
    reader: &Reader,
    named: Option<Seat>,
) -> Result<(Seat, Edition, Vec<Hint>), Problem> {
    let seat = seat_of(table, reader, named)?;
    let edition = {
        let now = table.now();
        if !may_ask_hint(&now, now.seats_of(reader.session.as_ref())) {
            return Err(Problem::from(Kind::NoHint).back_to(table.path()));
        }
        now.edition
    };
    Ok((seat, edition, bots::hint(app, table, seat, reader).await?))
}

/// The bots of the table don't pause before their moves and think less, until a person is to act.
pub(crate) fn bots_hurry(table: &Running, reader: &Reader) -> Result<(), Problem> {
    seat_of(table, reader, None)?;
    table.bots_hurry.store(true, Ordering::SeqCst);
    Ok(())
}
