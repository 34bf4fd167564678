//! What a player can ask of the table, and the lines it adds to the log.

use crate::lessons;
use crate::now::Now;
use crate::problem::{Kind, Problem};
use crate::running::Edition;
use catalog::engine::{Message, Seat, SeatSet};
use catalog::{AnyTable, Checked};
use serde_json::Value;
use storage::Entry;

/// What is to be written.
#[derive(Default)]
pub(crate) struct Step {
    pub(crate) entries: Vec<Entry>,
    /// The game is over then.
    pub(crate) finishes: bool,
}

#[derive(Clone, Debug)]
pub(crate) enum Ask {
    Act {
        seat: Seat,
        action: Value,
    },
    /// A move that a bot has chosen, or a lesson's script.
    ByItself {
        seat: Seat,
        action: Value,
    },
    /// Undo, if that is free or nobody else has to agree.
    Back {
        mine: SeatSet,
    },
    /// Undo of all own decisions since somebody else acted or something hidden was shown.
    Restart {
        mine: SeatSet,
    },
    /// The others are asked to go back to before the asker's last decision.
    RequestBack {
        mine: SeatSet,
    },
    AgreeBack {
        mine: SeatSet,
    },
    DeclineBack {
        mine: SeatSet,
    },
}

impl Ask {
    /// What it adds to the log, or why not, for whoever saw the table at this edition. Changes nothing.
    pub(crate) fn step(&self, now: &Now, edition: Edition) -> Result<Step, Problem> {
        if now.is_gathering() {
            return Err(Kind::NotBegun.into());
        }
        let seen = now.rules_at(edition).ok_or(Kind::Stale)?;
        if now.table.version() != seen && !self.still_answers(now, seen) {
            return Err(Kind::Stale.into());
        }
        match self {
            Ask::Act { seat, action } => {
                let mut step = act(now, *seat, action)?;
                lessons::may_act(now, action)?;
                // Whoever moves is there.
                if now.is_away(*seat) {
                    step.entries.insert(0, Entry::Back { seat: *seat });
                }
                Ok(step)
            }
            // Its player came back while the bot was thinking.
            Ask::ByItself { seat, .. } if now.lesson.is_none() && !now.is_bots(*seat) => Err(Kind::Stale.into()),
            Ask::ByItself { seat, action } => act(now, *seat, action),
            // The coach has a Back of its own, which knows where the steps begin.
            _ if now.lesson.is_some() => Err(Kind::CannotUndo.into()),
            Ask::Back { mine } => back(now, *mine).map(Step::from),
            Ask::Restart { mine } => restart(now, *mine).map(Step::from),
            Ask::RequestBack { mine } => request_back(now, *mine).map(Step::from),
            Ask::AgreeBack { mine } => agree_back(now, *mine).map(Step::from),
            Ask::DeclineBack { mine } => decline_back(now, *mine).map(Step::from),
        }
    }

    /// Where several decide at once, the decision of one is no news to the question put to another. Alone with bots, whose moves go back
    /// with one's own, one may go back while they play on.
    fn still_answers(&self, now: &Now, seen: u64) -> bool {
        match self {
            Ask::Act { seat, .. } => now.table.waits_for_since(*seat, seen),
            Ask::Back { mine } => others(now, *mine).is_empty() && now.table.rests_since(*mine, seen),
            _ => false,
        }
    }
}

impl From<Entry> for Step {
    fn from(entry: Entry) -> Step {
        Step { entries: vec![entry], finishes: false }
    }
}

/// Lines of the rules that never end a game.
impl From<Vec<String>> for Step {
    fn from(lines: Vec<String>) -> Step {
        Step { entries: lines.into_iter().map(Entry::Rules).collect(), finishes: false }
    }
}

/// Where `mine` may go back to without asking: one own decision, or, where nobody else is human, to before the last own one.
pub(crate) fn free_way_back(now: &Now, mine: SeatSet) -> Option<(Seat, usize)> {
    let table = &*now.table;
    if table.is_over() {
        return None;
    }
    let free = mine.iter().find(|seat| table.free_undo(*seat).is_some());
    let one_back = free.and_then(|seat| Some((seat, table.moves().checked_sub(1)?)));
    one_back.or_else(|| others(now, mine).is_empty().then(|| way_back(now, mine)).flatten())
}

/// Where the turn of `mine` began, as far as it can be taken back freely; none if that is but one decision.
pub(crate) fn turn_start(now: &Now, mine: SeatSet) -> Option<(Seat, usize)> {
    let table = &*now.table;
    if table.is_over() {
        return None;
    }
    let mut starts = mine.iter().filter_map(|seat| Some((seat, table.free_undo(seat)?)));
    starts.find(|(_, start)| start + 1 < table.moves())
}

/// Where the others could let `mine` go back to. Bots can't agree to luck being seen twice: alone with them nobody goes
/// back over anything hidden that was shown.
pub(crate) fn way_back(now: &Now, mine: SeatSet) -> Option<(Seat, usize)> {
    if now.table.is_over() {
        return None;
    }
    let is_alone = others(now, mine).is_empty();
    last_decision(&*now.table, mine).filter(|(_, to)| !is_alone || !now.table.has_barrier_since(*to))
}

pub(crate) fn act(now: &Now, seat: Seat, action: &Value) -> Result<Step, Problem> {
    let checked = now.table.check(seat, action);
    let Checked { line, ends } =
        checked.map_err(|refused| Problem::refused(refused, now.table.kind().slug(), now.people(SeatSet::EMPTY)))?;
    Ok(Step { entries: vec![Entry::Rules(line)], finishes: ends })
}

fn back(now: &Now, mine: SeatSet) -> Result<Vec<String>, Problem> {
    let (seat, to) = free_way_back(now, mine).ok_or_else(|| no_way_back(now, mine))?;
    Ok(vec![now.table.undo_entry(seat, to)])
}

fn restart(now: &Now, mine: SeatSet) -> Result<Vec<String>, Problem> {
    let (seat, to) = turn_start(now, mine).ok_or_else(|| no_way_back(now, mine))?;
    Ok(vec![now.table.undo_entry(seat, to)])
}

/// What stands in the way.
fn no_way_back(now: &Now, mine: SeatSet) -> Problem {
    let why = match last_decision(&*now.table, mine) {
        _ if now.table.is_over() => "no-way-back-over",
        None => "no-way-back-nothing",
        Some((_, to)) if now.table.has_barrier_since(to) => "no-way-back-luck",
        Some(_) => "no-way-back-others",
    };
    Problem::told(Kind::CannotUndo, Message::new(why))
}

fn request_back(now: &Now, mine: SeatSet) -> Result<Vec<String>, Problem> {
    let (seat, to) = way_back(now, mine).ok_or_else(|| no_way_back(now, mine))?;
    if others(now, mine).is_empty() {
        return Ok(vec![now.table.undo_entry(seat, to)]);
    }
    // Whoever plays several seats need not ask themselves.
    let own = mine.without(seat).iter().map(|own| now.table.answer_undo_entry(own, true));
    Ok(std::iter::once(now.table.ask_undo_entry(seat, to)).chain(own).collect())
}

fn agree_back(now: &Now, mine: SeatSet) -> Result<Vec<String>, Problem> {
    let asked = now.table.undo_asked().ok_or(Kind::NoUndoAsked)?;
    let mut lines: Vec<String> = mine.iter().map(|seat| now.table.answer_undo_entry(seat, true)).collect();
    let agreed = mine.iter().fold(asked.agreed, SeatSet::with);
    if now.humans().is_subset(agreed) {
        lines.push(now.table.undo_entry(asked.by, asked.to));
    }
    Ok(lines)
}

fn decline_back(now: &Now, mine: SeatSet) -> Result<Vec<String>, Problem> {
    now.table.undo_asked().ok_or(Kind::NoUndoAsked)?;
    let seat = mine.first().ok_or(Kind::NotSeated)?;
    Ok(vec![now.table.answer_undo_entry(seat, false)])
}

/// The humans at the table besides the holder of these seats.
fn others(now: &Now, mine: SeatSet) -> SeatSet {
    mine.iter().fold(now.humans(), SeatSet::without)
}

/// The last decision of any of these seats: whose, and how many came before.
fn last_decision(table: &dyn AnyTable, mine: SeatSet) -> Option<(Seat, usize)> {
    mine.iter().filter_map(|seat| Some((seat, table.last_decision(seat)?))).max_by_key(|(_, before)| *before)
}
