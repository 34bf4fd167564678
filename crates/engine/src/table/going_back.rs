//! Going back: over one's own last decisions freely, further when the others agree.

use super::{SNAPSHOT_EVERY, Table};
use crate::{Game, Seat, SeatSet};
use serde::Serialize;

/// A player would like to go back further than they may alone.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct UndoAsked {
    pub by: Seat,
    /// How many decisions would be left.
    pub to: usize,
    pub agreed: SeatSet,
}

impl<G: Game> Table<G> {
    /// A wish to go back that waits for the others.
    pub fn undo_asked(&self) -> Option<&UndoAsked> {
        self.undo_asked.as_ref()
    }

    /// How far this seat may go back by itself: over its own last decisions, up to the last barrier.
    pub fn free_undo(&self, seat: Seat) -> Option<usize> {
        let own = self.decisions.iter().rev().take_while(|decision| decision.seat == seat && !decision.is_barrier);
        match own.count() {
            0 => None,
            count => Some(self.decisions.len() - count),
        }
    }

    /// Goes back until this many decisions are left. Whether the seat may is [`Table::free_undo`]'s answer, or the others'.
    pub fn undo(&mut self, to: usize) -> bool {
        if to >= self.decisions.len() {
            return false;
        }
        self.game = self.at(to);
        self.decisions.truncate(to);
        self.snapshots.truncate(to / SNAPSHOT_EVERY + 1);
        self.undo_asked = None;
        self.log_is_no_longer_decisions_only();
        true
    }

    /// A seat asks the others to go back.
    pub fn ask_undo(&mut self, by: Seat, to: usize) -> bool {
        if to >= self.decisions.len() {
            return false;
        }
        self.undo_asked = Some(UndoAsked { by, to, agreed: SeatSet::only(by) });
        self.log_is_no_longer_decisions_only();
        true
    }

    /// A seat's answer to the question. One "no" ends it; who has to agree is for the caller to know.
    pub fn answer_undo(&mut self, seat: Seat, agrees: bool) -> bool {
        let Some(asked) = &mut self.undo_asked else { return false };
        if agrees {
            asked.agreed = asked.agreed.with(seat);
        } else {
            self.undo_asked = None;
        }
        self.log_is_no_longer_decisions_only();
        true
    }

    fn log_is_no_longer_decisions_only(&mut self) {
        self.version += 1;
        self.decisions_only_since = self.version;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seed;
    use crate::conformance::toy::{Draw, Nim, Take};

    fn nim() -> Table<Nim> {
        Table::open(2, (), Seed::new("table")).unwrap()
    }

    #[test]
    fn undo_goes_back_over_own_decisions_only() {
        let mut table = nim();
        table.act(Seat(0), Draw::Take(Take(2))).unwrap();
        assert_eq!(table.free_undo(Seat(0)), Some(0));
        table.act(Seat(1), Draw::Take(Take(1))).unwrap();

        assert_eq!(table.free_undo(Seat(0)), None, "another player acted");
        assert_eq!(table.free_undo(Seat(1)), Some(1));
        assert!(table.undo(1));
        assert_eq!(table.game().to_act(), SeatSet::only(Seat(1)));
        assert_eq!(table.version(), 3, "undo is an entry in the log");
    }

    #[test]
    fn chance_is_a_barrier() {
        let mut table = nim();
        table.act(Seat(0), Draw::Roll).unwrap();

        assert_eq!(table.free_undo(Seat(0)), None);
    }

    #[test]
    fn luck_is_the_same_after_an_undo() {
        let mut table = nim();
        table.act(Seat(0), Draw::Roll).unwrap();
        let first = table.game().clone();
        table.undo(0);
        table.act(Seat(0), Draw::Roll).unwrap();

        assert_eq!(*table.game(), first);
    }

    #[test]
    fn a_question_for_undo_ends_with_the_next_action_or_a_no() {
        let mut table = nim();
        table.act(Seat(0), Draw::Take(Take(1))).unwrap();
        assert!(table.ask_undo(Seat(0), 0));
        assert!(table.answer_undo(Seat(1), true));
        assert_eq!(table.undo_asked().unwrap().agreed.len(), 2);
        assert!(table.answer_undo(Seat(1), false));
        assert_eq!(table.undo_asked(), None);

        table.ask_undo(Seat(0), 0);
        table.act(Seat(1), Draw::Take(Take(1))).unwrap();
        assert_eq!(table.undo_asked(), None);
    }
}
