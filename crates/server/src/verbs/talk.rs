//! Saying something to the table.

use super::seat_of;
use crate::app::App;
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use crate::running::Running;
use crate::said;
use catalog::engine::Seat;
use std::sync::Arc;

/// Players talk, where the game lets them; spectators don't.
pub(crate) async fn tell(
    app: &App,
    table: &Arc<Running>,
    reader: &Reader,
    seat: Option<Seat>,
    text: &str,
) -> Result<(), Problem> {
    let seat = seat_of(table, reader, seat)?;
    let text = said::talk(text)?;
    if !table.now().table.may_talk() {
        return Err(Problem::from(Kind::NoTalk).back_to(table.path()));
    }
    table.say(app, seat, text).await
}
