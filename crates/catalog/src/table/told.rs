//! What happened at a table, in the order of its decisions: facts, turns, lines of the telegraph.

use super::Opened;
use bots::Taste;
use engine::{Seat, Viewer};
use std::ops::RangeInclusive;
use web_ui::{Log, LogLine, Paint, Words};

impl<G: Paint + Taste> Opened<G> {
    /// After every change of the table: to which turns the new decisions belong. Those that were taken back are forgotten.
    pub(super) fn note_turns(&mut self) {
        let decisions = self.table.decisions().len();
        self.turns.truncate(decisions);
        for number in self.turns.len() + 1..=decisions {
            let began = if self.is_turn(number) { Some(number) } else { self.turns.last().copied().flatten() };
            self.turns.push(began);
        }
    }

    /// Whose turn it was: who answers in somebody's auction has no turn.
    pub(super) fn turn_of(&self, decision: usize) -> Seat {
        let first = self.turns[decision - 1].unwrap_or(decision);
        self.table.decisions()[first - 1].seat
    }

    /// Every fact after the decisions `from` to `until` (0: set-up): the number, whether it begins an answer that was the only
    /// one, and the event.
    pub(super) fn happenings(&self, from: usize, until: usize) -> impl Iterator<Item = (usize, bool, &G::Event)> {
        let opening = self.table.opening().iter().filter(move |_| from == 0).map(|event| (0, false, event));
        let decisions = self.table.decisions()[..until].iter().enumerate().skip(from.saturating_sub(1));
        opening.chain(decisions.flat_map(|(index, decision)| {
            let facts = decision.events.iter().enumerate();
            facts.map(move |(at, event)| (index + 1, decision.forced.contains(&at), event))
        }))
    }

    /// The same, each with the number of its line in the telegraph.
    pub(super) fn numbered(
        &self,
        from: usize,
        until: usize,
    ) -> impl Iterator<Item = (usize, (usize, bool, &G::Event))> {
        (self.events_before(from)..).zip(self.happenings(from, until))
    }

    /// The lines of these decisions (0: set-up), the last of them fresh.
    pub(super) fn log(&self, eyes: Viewer, decisions: RangeInclusive<usize>, words: &Words) -> Log<G> {
        let (from, until) = decisions.into_inner();
        let first = self.events_before(from);
        let mut mark = self.mark_before(from, words);
        let mut before = None;
        let mut line = |(number, by_itself, event)| {
            if let Some(new) = G::time_mark(event, words) {
                mark = new;
            }
            let begins_turn = self.begins_turn(before.replace((number, event)), (number, event));
            let event = G::seen_by(event, eyes);
            LogLine { number, begins_turn, mark: mark.clone(), event, by_itself, is_fresh: number == until }
        };
        let mut lines = Vec::new();
        for happening in self.happenings(from, until) {
            lines.push(line(happening));
        }
        Log { first, lines }
    }

    /// Whether a turn begins with this fact: as the game says, else where somebody else decides.
    pub(super) fn begins_turn(&self, before: Option<(usize, &G::Event)>, (number, event): (usize, &G::Event)) -> bool {
        let decider = |number: usize| number.checked_sub(1).map(|index| self.table.decisions()[index].seat);
        before.is_none_or(|(earlier, before)| {
            G::begins_turn(event, before).unwrap_or_else(|| decider(earlier) != decider(number))
        })
    }

    /// Whether a turn begins with this decision.
    fn is_turn(&self, decision: usize) -> bool {
        let first = self.happenings(decision, decision).find(|(number, ..)| *number == decision);
        let before = self.happenings(decision - 1, decision - 1).last();
        let fact = |(number, _, event)| (number, event);
        first.is_some_and(|first| self.begins_turn(before.map(fact), fact(first)))
    }

    fn events_before(&self, decision: usize) -> usize {
        let opening = if decision > 0 { self.table.opening().len() } else { 0 };
        let earlier = &self.table.decisions()[..decision.saturating_sub(1)];
        opening + earlier.iter().map(|decision| decision.events.len()).sum::<usize>()
    }

    /// The mark in the margin that still holds when this decision is taken.
    pub(super) fn mark_before(&self, decision: usize, words: &Words) -> String {
        if decision == 0 {
            return String::new();
        }
        let earlier = self.table.decisions()[..decision - 1].iter().rev().flat_map(|its| its.events.iter().rev());
        let mut events = earlier.chain(self.table.opening().iter().rev());
        events.find_map(|event| G::time_mark(event, words)).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Game, Seed, Table};
    use ticket_to_ride_legacy::LegacyGame;
    use web_ui::Lang;

    /// A recap leads to the telegraph by these numbers.
    #[test]
    fn a_fact_has_the_number_of_its_line_in_the_telegraph() {
        const DECISIONS: usize = 40;
        let mut table = Table::<LegacyGame>::open(3, Default::default(), Seed::new("lines")).unwrap();
        for number in 0..DECISIONS {
            let (seat, mut legal) = (table.game().to_act().first().unwrap(), Vec::new());
            table.game().legal_actions(seat, &mut legal);
            table.act(seat, legal[number * 7 % legal.len()]).unwrap();
        }
        let opened = Opened::new(table);
        let told = opened.log(Viewer::All, 0..=DECISIONS, Words::new(Lang::En)).lines;
        for from in 0..=DECISIONS {
            for (line, (number, _, event)) in opened.numbered(from, DECISIONS) {
                let seen = LegacyGame::seen_by(event, Viewer::All);
                assert_eq!((told[line].number, &told[line].event), (number, &seen), "line {line}");
            }
        }
    }
}
