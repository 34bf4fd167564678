//! What a step waits for, told by the table alone: a state, never a click.

use super::{LEARNER, Step, Until};
use crate::AnyTable;
use engine::{Seat, Text, Viewer};
use serde_json::Value;

#[derive(Clone, Debug, PartialEq)]
pub enum Stage<'a> {
    /// The learner reads, and goes on.
    Read,
    /// The learner makes this move.
    Guided { action: &'a Value },
    /// The learner makes any move.
    Free,
    /// Meanwhile a rival plays as a bot does.
    Bot { seat: Seat },
    /// The script goes on.
    Answer { seat: Seat, action: &'a Value },
    /// All has been done.
    Passed,
}

impl Step {
    /// Where this step stands that began after `from` decisions.
    pub fn stage(&self, table: &dyn AnyTable, from: usize) -> Stage<'_> {
        match self.answered_after(table, from) {
            Some(answered) => self.answer(table, answered),
            None => self.asked(table, from),
        }
    }

    /// What to do, if the learner asks to be shown: the next suggested move, as long as the suggestions were followed.
    pub fn suggested(&self, table: &dyn AnyTable, from: usize) -> Option<&Value> {
        let made = table.record(&[]).actions;
        let own: Vec<&Value> =
            made[from..].iter().filter(|made| made.seat == LEARNER).map(|made| &made.action).collect();
        let next = self.moves.get(own.len())?;
        let is_followed = own.iter().zip(&self.moves).all(|(made, suggested)| *made == suggested);
        (is_followed && table.check(LEARNER, next).is_ok()).then_some(next)
    }

    /// The notes on what has happened in this step.
    pub fn noted(&self, table: &dyn AnyTable, from: usize) -> Vec<&Text> {
        if self.notes.is_empty() {
            return Vec::new();
        }
        let told = table.story(Viewer::Seat(LEARNER), from + 1);
        let mut noted: Vec<&Text> = Vec::new();
        for note in told.iter().filter_map(|told| self.notes.get(told.message.id)) {
            if !noted.iter().any(|other| std::ptr::eq(*other, note)) {
                noted.push(note);
            }
        }
        noted
    }

    /// "Turn 2 of 3": where a step lasts until a turn of the learner's, which one of theirs this is and how many there are before that.
    pub fn own_turn(&self, table: &dyn AnyTable, from: usize) -> Option<(usize, usize)> {
        const BEGUN: &str = "/turns";
        let Some(Until::AtLeast { view, at_least }) = self.until.as_ref() else { return None };
        // Theirs come back when everybody else has had one.
        let left = |number: Option<usize>| {
            let begun = table.view(Viewer::Seat(LEARNER), number).pointer(BEGUN)?.as_u64()?;
            Some(usize::try_from(*at_least).ok()?.saturating_sub(begun as usize) / table.seats())
        };
        let (all, left) = (left(Some(from))?, left(None)?);
        (view == BEGUN && left > 0).then(|| (all + 1 - left, all))
    }

    fn is_read(&self) -> bool {
        self.moves.is_empty() && !self.free
    }

    fn asked(&self, table: &dyn AnyTable, from: usize) -> Stage<'_> {
        if self.is_read() {
            return Stage::Read;
        }
        match table.to_act().first() {
            _ if !self.free => Stage::Guided { action: &self.moves[table.moves() - from] },
            Some(_) if table.to_act().contains(LEARNER) => Stage::Free,
            Some(seat) => Stage::Bot { seat },
            None => Stage::Passed,
        }
    }

    /// After how many decisions the learner had done what was asked. One who reads has if the script went on.
    fn answered_after(&self, table: &dyn AnyTable, from: usize) -> Option<usize> {
        let now = table.moves();
        if self.is_read() {
            return (now > from).then_some(from);
        }
        // Without a script there is only one question: is it so now?
        let first = if self.then.is_empty() { now } else { from };
        (first..=now).find(|number| self.is_answered(table, from, *number))
    }

    fn is_answered(&self, table: &dyn AnyTable, from: usize, number: usize) -> bool {
        match &self.until {
            Some(until) if until.holds(table, from, number) => true,
            None if self.free => table.record(&[]).actions[from..number].iter().any(|made| made.seat == LEARNER),
            _ => !self.free && number - from >= self.moves.len(),
        }
    }

    /// The next line of the script. One that can't be is left out: both answers of a learner go on.
    fn answer(&self, table: &dyn AnyTable, answered: usize) -> Stage<'_> {
        let made = table.record(&[]).actions;
        let mut left = self.then.iter();
        for made in &made[answered..] {
            left.find(|answer| answer.seat == made.seat && answer.tries.contains(&made.action));
        }
        let playable = |seat: Seat, action: &&Value| table.check(seat, action).is_ok();
        left.find_map(|answer| {
            let action = answer.tries.iter().find(|action| playable(answer.seat, action))?;
            Some(Stage::Answer { seat: answer.seat, action })
        })
        .unwrap_or(Stage::Passed)
    }
}

impl Until {
    /// Whether it is so after this many decisions, in a step that began after `from`.
    pub fn holds(&self, table: &dyn AnyTable, from: usize, number: usize) -> bool {
        let view = || table.view(Viewer::Seat(LEARNER), Some(number));
        match self {
            Until::Is { view: place, is } => view().pointer(place) == Some(is),
            Until::AtLeast { view: place, at_least } => {
                view().pointer(place).and_then(Value::as_i64).is_some_and(|found| found >= *at_least)
            }
            Until::Event { event } => {
                let told = table.story(Viewer::Seat(LEARNER), from + 1);
                told.iter().any(|told| told.number > from && told.number <= number && told.message.id == event)
            }
        }
    }
}
