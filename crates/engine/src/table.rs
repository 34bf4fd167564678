//! The table: options, seed and numbered decisions; with undo, and any earlier moment at hand.

mod going_back;
mod recorded;

use crate::settle::{settle, settle_and_mark};
use crate::{Chance, Game, Refusal, Seat, SeatSet, Seed};
pub use going_back::UndoAsked;
use serde::{Deserialize, Serialize};

/// How many decisions lie between two kept positions: going back replays at most this many.
const SNAPSHOT_EVERY: usize = 16;

/// A game being played.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    seats: usize,
    options: G::Options,
    seed: Seed,
    game: G,
    opening: Vec<G::Event>,
    decisions: Vec<Decision<G>>,
    /// The position after 0, 16, 32 … decisions.
    snapshots: Vec<G>,
    undo_asked: Option<UndoAsked>,
    version: u64,
    /// Since this version of the log every entry has been a decision.
    decisions_only_since: u64,
    legal: Vec<G::Action>,
}

/// One decision of one player and what came of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision<G: Game> {
    pub seat: Seat,
    pub action: G::Action,
    /// What the decision did, and then what followed by itself: answers that were the only ones.
    pub events: Vec<G::Event>,
    /// The events that begin such an answer: there was no other.
    pub forced: Vec<usize>,
    /// Chance answered or a secret was shown: no way back without consent.
    pub is_barrier: bool,
}

/// One line of the table's log. The log only grows: undo is an entry too.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "snake_case")]
pub enum Entry<A> {
    Act { seat: Seat, action: A },
    AskUndo { seat: Seat, to: usize },
    AnswerUndo { seat: Seat, agrees: bool },
    Undo { seat: Seat, to: usize },
}

/// A decision played on a copy of a table's game, with what came of it.
#[derive(Clone, Debug)]
pub struct Rehearsed<G: Game> {
    /// The log's length when it was played.
    version: u64,
    game: G,
    decision: Decision<G>,
}

impl<G: Game> Rehearsed<G> {
    /// The position it leads to.
    pub fn game(&self) -> &G {
        &self.game
    }
}

impl<G: Game> Table<G> {
    /// Sets up a game; the same options and seed set up the same one.
    pub fn open(seats: usize, options: G::Options, seed: Seed) -> Result<Table<G>, G::Illegal> {
        let mut chance = Chance::new(&seed, 0);
        let mut opening = Vec::new();
        let mut legal = Vec::new();
        let mut game = G::new(seats, &options, &mut chance, &mut opening)?;
        settle(&mut game, &mut chance, &mut opening, &mut legal);

        let snapshots = vec![game.clone()];
        Ok(Table {
            seats,
            options,
            seed,
            game,
            opening,
            decisions: Vec::new(),
            snapshots,
            undo_asked: None,
            version: 0,
            decisions_only_since: 0,
            legal,
        })
    }

    /// How many sit at it.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// What was agreed before the first move.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// The secret all luck follows from: to be shown when the game is over.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// The position now.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What happened at set-up.
    pub fn opening(&self) -> &[G::Event] {
        &self.opening
    }

    /// What was decided so far, with what came of it; what was taken back is not among it.
    pub fn decisions(&self) -> &[Decision<G>] {
        &self.decisions
    }

    /// How many entries the log has: the number that two writers race for.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// Several were to decide at once, and since this version of the log only others have: what this seat decides on the
    /// position it saw then is still its answer to the same question.
    pub fn waits_for_since(&self, seat: Seat, version: u64) -> bool {
        let Some(seen) = self.seen_at(version) else { return false };
        let is_asked = |number: usize| self.at(number).to_act().contains(seat);
        self.decisions[seen..].iter().all(|decision| decision.seat != seat)
            && (seen..=self.decisions.len()).all(is_asked)
    }

    /// Since this version of the log only others have decided: what these seats decided last is what was seen then.
    pub fn rests_since(&self, seats: SeatSet, version: u64) -> bool {
        let others_alone = |seen: usize| self.decisions[seen..].iter().all(|decision| !seats.contains(decision.seat));
        self.seen_at(version).is_some_and(others_alone)
    }

    /// How many decisions there were at a version of the log; nothing where it has told of anything else since.
    fn seen_at(&self, version: u64) -> Option<usize> {
        let is_known = (self.decisions_only_since..=self.version).contains(&version);
        is_known.then(|| self.decisions.len() - (self.version - version) as usize)
    }

    /// Whether this seat may do this now; changes nothing.
    pub fn check(&self, seat: Seat, action: &G::Action) -> Result<(), Refusal<G::Illegal>> {
        self.check_turn(seat)?;
        self.game.check(seat, action).map_err(Refusal::Illegal)
    }

    /// Plays a decision and all that follows from it by itself. A refusal changes nothing.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<&Decision<G>, Refusal<G::Illegal>> {
        self.check_turn(seat)?;
        let mut chance = Chance::new(&self.seed, self.decisions.len() as u64 + 1);
        let decision = play(&mut self.game, seat, action, &mut chance, &mut self.legal).map_err(Refusal::Illegal)?;

        Ok(self.remember(decision))
    }

    /// Plays a decision on a copy of the game: if the rules break over it, they break before it stands anywhere.
    /// [`Table::take_up`] makes it so.
    pub fn rehearse(&self, seat: Seat, action: G::Action) -> Result<Rehearsed<G>, Refusal<G::Illegal>> {
        self.check_turn(seat)?;
        let mut game = self.game.clone();
        let mut chance = Chance::new(&self.seed, self.decisions.len() as u64 + 1);
        let decision = play(&mut game, seat, action, &mut chance, &mut Vec::new()).map_err(Refusal::Illegal)?;
        Ok(Rehearsed { version: self.version, game, decision })
    }

    /// The table as it was rehearsed, without playing it again. Changes nothing, and says so, where the log has grown since.
    #[must_use]
    pub fn take_up(&mut self, rehearsed: Rehearsed<G>) -> bool {
        if rehearsed.version != self.version {
            return false;
        }
        self.game = rehearsed.game;
        self.remember(rehearsed.decision);
        true
    }

    /// A decision that the game has followed.
    fn remember(&mut self, decision: Decision<G>) -> &Decision<G> {
        self.decisions.push(decision);
        let number = self.decisions.len();
        if number.is_multiple_of(SNAPSHOT_EVERY) {
            self.snapshots.push(self.game.clone());
        }
        self.undo_asked = None;
        self.version += 1;
        &self.decisions[number - 1]
    }

    /// The position after this many decisions.
    pub fn at(&self, decisions: usize) -> G {
        let wanted = decisions.min(self.decisions.len());
        if wanted == self.decisions.len() {
            return self.game.clone();
        }
        let snapshot = wanted / SNAPSHOT_EVERY;
        let mut game = self.snapshots[snapshot].clone();
        let (mut events, mut legal) = (Vec::new(), Vec::new());
        for number in snapshot * SNAPSHOT_EVERY..wanted {
            let Decision { seat, action, .. } = &self.decisions[number];
            let mut chance = Chance::new(&self.seed, number as u64 + 1);
            events.clear();
            game.apply(*seat, action, &mut chance, &mut events).expect("it was legal when it was played");
            settle(&mut game, &mut chance, &mut events, &mut legal);
        }
        game
    }

    /// Follows a line of the log, as when a stored table is opened again.
    pub fn follow(&mut self, entry: &Entry<G::Action>) -> Result<(), Refusal<G::Illegal>> {
        match *entry {
            Entry::Act { seat, action } => {
                self.act(seat, action)?;
            }
            Entry::AskUndo { seat, to } => {
                self.ask_undo(seat, to);
            }
            Entry::AnswerUndo { seat, agrees } => {
                self.answer_undo(seat, agrees);
            }
            Entry::Undo { to, .. } => {
                self.undo(to);
            }
        }
        Ok(())
    }

    fn check_turn(&self, seat: Seat) -> Result<(), Refusal<G::Illegal>> {
        let to_act = self.game.to_act();
        if to_act.is_empty() {
            return Err(Refusal::GameOver);
        }
        if !to_act.contains(seat) {
            return Err(Refusal::NotYourTurn { to_act });
        }
        Ok(())
    }
}

/// Plays a decision and all that follows from it by itself. A refusal changes nothing.
fn play<G: Game>(
    game: &mut G,
    seat: Seat,
    action: G::Action,
    chance: &mut Chance,
    legal: &mut Vec<G::Action>,
) -> Result<Decision<G>, G::Illegal> {
    let mut events = Vec::new();
    game.apply(seat, &action, chance, &mut events)?;

    let mut forced = Vec::new();
    settle_and_mark(game, chance, &mut events, legal, |at| forced.push(at));
    let is_barrier = chance.draws() > 0 || events.iter().any(G::shows_secret);
    Ok(Decision { seat, action, events, forced, is_barrier })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::conformance::toy::{Draw, Nim, Take};

    fn nim() -> Table<Nim> {
        Table::open(2, (), Seed::new("table")).unwrap()
    }

    #[test]
    fn the_wrong_seat_is_told_whose_turn_it_is() {
        let mut table = nim();

        let refusal = table.act(Seat(1), Draw::Take(Take(1))).unwrap_err();

        assert_eq!(refusal, Refusal::NotYourTurn { to_act: SeatSet::only(Seat(0)) });
        assert_eq!(table.version(), 0);
    }

    #[test]
    fn the_last_single_answer_plays_itself_and_is_not_recorded() {
        let mut table = nim();
        while !table.game().is_over() {
            let seat = table.game().to_act().first().unwrap();
            table.act(seat, Draw::Take(Take(2))).unwrap();
        }

        let last = table.decisions().last().unwrap();
        assert_eq!(last.forced, [1], "the last stone went by itself");
        let taken: usize = table.decisions().len() * 2;
        assert!(taken < Nim::STONES, "the record holds real decisions only");
    }

    #[test]
    fn an_answer_to_an_older_question_is_not_waited_for() {
        let mut table = nim();
        assert!(table.waits_for_since(Seat(0), 0) && !table.waits_for_since(Seat(1), 0));
        assert!(!table.waits_for_since(Seat(0), 1), "that has not happened yet");
        table.act(Seat(0), Draw::Take(Take(2))).unwrap();
        assert!(!table.waits_for_since(Seat(1), 0), "it was not asked then");

        table.act(Seat(1), Draw::Take(Take(1))).unwrap();
        assert!(!table.waits_for_since(Seat(0), 0), "that was its last question");
        table.undo(1);
        assert!(!table.waits_for_since(Seat(1), 1), "what it saw was undone");
        assert!(table.waits_for_since(Seat(1), 3));
    }

    #[test]
    fn a_decision_rests_until_its_seat_decides_again_or_something_is_undone() {
        let (mut table, first) = (nim(), SeatSet::only(Seat(0)));
        table.act(Seat(0), Draw::Take(Take(2))).unwrap();
        assert!(table.rests_since(first, 1) && !table.rests_since(first, 0));
        assert!(!table.rests_since(first, 2), "that has not happened yet");
        table.act(Seat(1), Draw::Take(Take(1))).unwrap();
        assert!(table.rests_since(first, 1) && !table.rests_since(SeatSet::all(2), 1));
        table.undo(1);
        assert!(!table.rests_since(first, 1), "what came since was undone");
    }

    #[test]
    fn every_earlier_moment_is_at_hand() {
        let mut table = nim();
        let mut positions = vec![table.game().clone()];
        while !table.game().is_over() {
            let seat = table.game().to_act().first().unwrap();
            table.act(seat, Draw::Take(Take(1))).unwrap();
            positions.push(table.game().clone());
        }

        assert!(positions.len() > 2 * SNAPSHOT_EVERY, "or nothing is tested");
        for (number, position) in positions.iter().enumerate() {
            assert_eq!(table.at(number), *position, "after {number} decisions");
        }
        for to in [40, 33, 32, 31, 16, 3, 0] {
            assert!(table.undo(to));
            assert_eq!(*table.game(), positions[to]);
            assert_eq!(table.at(to / 2), positions[to / 2]);
        }
    }

    #[test]
    fn a_followed_log_gives_the_same_table() {
        let log = [
            Entry::Act { seat: Seat(0), action: Draw::Roll },
            Entry::Act { seat: Seat(1), action: Draw::Take(Take(2)) },
            Entry::AskUndo { seat: Seat(1), to: 0 },
            Entry::AnswerUndo { seat: Seat(0), agrees: true },
            Entry::Undo { seat: Seat(1), to: 0 },
            Entry::Act { seat: Seat(0), action: Draw::Take(Take(1)) },
        ];
        let mut table = nim();
        for entry in &log {
            let json = serde_json::to_string(entry).unwrap();
            table.follow(&serde_json::from_str(&json).unwrap()).unwrap();
        }

        assert_eq!(table.version(), 6);
        assert_eq!(table.decisions().len(), 1);
    }
}
