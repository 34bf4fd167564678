//! What the players of a new table want to agree on: read from a form or from a program, and kept within reason.

use crate::problem::{Kind, Problem};
use crate::said;
use catalog::web_ui::pages::{ClockAsk, PaceAsk};
use storage::{Clock, Terms, TimeUp, Watch};

const HOUR: u32 = 60 * 60;
const DAY: u32 = 24 * HOUR;

/// As the form asks for them.
pub(crate) fn terms(ask: &PaceAsk) -> Result<Terms, Problem> {
    let clock = |ask: ClockAsk| Clock {
        turn: ask.turn,
        bank: ask.bank,
        increment: ask.increment,
        weekends_off: ask.weekends_off,
        offset_minutes: ask.offset_minutes,
        vacation_days: ask.vacation_days,
    };
    let time_up = match ask.time_up.as_str() {
        "bot" => TimeUp::Bot,
        "anybody" => TimeUp::Anybody,
        _ => TimeUp::Wait,
    };
    let watch = match ask.watch.as_str() {
        "anybody" => Watch::Anybody,
        "players" => Watch::Players,
        _ => Watch::Link,
    };
    checked(Terms { name: ask.name.clone(), clock: ask.clock.map(clock), time_up, watch, hints: ask.hints })
}

/// A clock as the pages know it.
pub(crate) fn clock_ask(clock: Clock) -> ClockAsk {
    ClockAsk {
        turn: clock.turn,
        bank: clock.bank,
        increment: clock.increment,
        weekends_off: clock.weekends_off,
        offset_minutes: clock.offset_minutes,
        vacation_days: clock.vacation_days,
    }
}

/// A clock that nobody can keep to, or that never runs out, is refused. What happens when time is up belongs to a clock.
pub(crate) fn checked(terms: Terms) -> Result<Terms, Problem> {
    let name = said::table_name(&terms.name)?;
    let is_good = |clock: &Clock| {
        clock.turn <= 60 * DAY
            && clock.bank <= 60 * DAY
            && clock.increment <= HOUR
            && clock.turn + clock.bank > 0
            && clock.vacation_days <= 60
            && clock.offset_minutes.unsigned_abs() <= 14 * 60
    };
    match terms.clock {
        Some(clock) if !is_good(&clock) => Err(Kind::BadClock.into()),
        Some(_) => Ok(Terms { name, ..terms }),
        None => Ok(Terms { name, time_up: TimeUp::Wait, ..terms }),
    }
}
