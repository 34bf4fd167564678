//! Going back: alone where that is free, else by asking the others.

use crate::ask::Ask;
use crate::problem::{Kind, Problem};
use crate::reader::{Reader, Wants};
use crate::running::Running;

/// What is asked for all seats of the reader.
pub(crate) fn wish(table: &Running, reader: &Reader, wish: &str) -> Result<Ask, Problem> {
    let mine = table.seats_of(reader.session.as_ref());
    if mine.is_empty() {
        return Err(match (&reader.session, reader.wants) {
            (None, Wants::Json) => Kind::NoToken.into(),
            _ => Problem::from(Kind::NotSeated).back_to(table.path()),
        });
    }
    match wish {
        "back" => Ok(Ask::Back { mine }),
        "restart" => Ok(Ask::Restart { mine }),
        "ask" => Ok(Ask::RequestBack { mine }),
        "agree" => Ok(Ask::AgreeBack { mine }),
        "decline" => Ok(Ask::DeclineBack { mine }),
        _ => Err(Kind::BadForm.into()),
    }
}
