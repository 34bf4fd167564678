//! A table without the game's type: actions are JSON, pages are markup.

use crate::thinking::Asked;
use crate::{BotTurn, GameKind, Mind, Refused};
use bots::{BotName, Budget, Stop, Taste};
use engine::{Entry, Message, Record, Rehearsed, Seat, SeatSet, Standings, Table, UndoAsked, Viewer};
use maud::Markup;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::any::Any;
use std::borrow::Cow;
use std::ops::RangeInclusive;
use std::sync::{Mutex, PoisonError};
use web_ui::{Album, Eyes, Log, LogLine, Moment, Paint, Part, Picture, Seen, Setting, Since, TablePage, Words};

/// A table being played, of whatever game.
pub trait AnyTable: Send + Sync {
    fn kind(&self) -> &'static dyn GameKind;
    /// The game itself, for whoever knows its type.
    fn game(&self) -> &dyn Any;
    fn seats(&self) -> usize;
    fn to_act(&self) -> SeatSet;
    fn is_over(&self) -> bool;
    /// Entries in the log.
    fn version(&self) -> u64;
    /// Decisions taken.
    fn moves(&self) -> usize;
    fn options(&self) -> Value;
    fn standings(&self) -> Standings;
    /// Whether the players may talk now.
    fn may_talk(&self) -> bool;

    /// Whether this would be accepted, and what then. Changes nothing.
    fn check(&self, seat: Seat, action: &Value) -> Result<Checked, Refused>;
    /// Follows a line of the log.
    fn follow(&mut self, entry: &str) -> Result<(), Refused>;
    /// Check and follow in one: for tables that are not stored.
    fn act(&mut self, seat: Seat, action: &Value) -> Result<(), Refused>;

    /// Only others have decided since this version, and the table has waited for this seat all the while.
    fn waits_for_since(&self, seat: Seat, version: u64) -> bool;

    /// How far this seat may go back by itself.
    fn free_undo(&self, seat: Seat) -> Option<usize>;
    /// Whether anything hidden was shown after this many decisions: who goes back over that has seen luck that they should not.
    fn has_barrier_since(&self, decisions: usize) -> bool;
    /// How many decisions came before the last one of this seat.
    fn last_decision(&self, seat: Seat) -> Option<usize>;
    fn undo_asked(&self) -> Option<UndoAsked>;
    /// The log's line for going back to `to` decisions.
    fn undo_entry(&self, seat: Seat, to: usize) -> String;
    fn ask_undo_entry(&self, seat: Seat, to: usize) -> String;
    fn answer_undo_entry(&self, seat: Seat, agrees: bool) -> String;

    /// This seat's decision, for a bot to think about while the table goes on; nothing if the seat is not to act.
    fn bot_turn(&self, seat: Seat, bot: BotName) -> Option<Box<dyn BotTurn>>;
    /// What this bot would do at this seat; nothing if the seat is not to act.
    fn bot_choice(&self, seat: Seat, bot: BotName) -> Option<Value> {
        let turn = self.bot_turn(seat, bot)?;
        Some(turn.think(&mut Mind::default(), Budget::USUAL, &Stop::NEVER).choice)
    }

    /// The legal actions of a seat, now or after `at` decisions.
    fn legal(&self, seat: Seat, at: Option<usize>) -> Vec<Value>;
    fn to_act_at(&self, at: Option<usize>) -> SeatSet;
    fn view(&self, viewer: Viewer, at: Option<usize>) -> Value;
    /// What happened after decision `from`, as this viewer may know it.
    fn story(&self, viewer: Viewer, from: usize) -> Vec<Told>;
    fn record(&self, names: &[String]) -> Record;
    /// SHA-256 of the final position with all its secrets: equal digests, equal games.
    fn digest(&self) -> String;

    /// The whole page of the table.
    fn page(&self, setting: &Setting, words: &'static Words) -> Markup;
    /// What changes on it with every move.
    fn live(&self, setting: &Setting, words: &'static Words) -> Markup;
    /// The same for several readers, part by part and always in the same order: whoever has seen one need not be sent it again.
    /// What several readers see alike is drawn once; what is as it was in the album, of the edition before, is not drawn again. The album
    /// then holds what was drawn for this one.
    fn live_parts(&self, readers: &[(Setting, &'static Words)], album: &mut Album) -> Vec<Vec<Part>>;
    /// The board as a picture, as a spectator sees it.
    fn picture(&self, words: &Words, people: &web_ui::People) -> Picture;
    /// What it waits for, and where in the game it is (a year, a round).
    fn prompt(&self, viewer: Viewer, words: &Words, people: &web_ui::People) -> (web_ui::Prompt, String);
    /// Why a click on this shape can't be an action of this seat: one refusal for each thing it could have meant.
    fn why_not(&self, seat: Seat, target: &str) -> Vec<Refused>;
    /// For the terminal: the prompt, and each legal action with label and detail.
    fn spoken(&self, viewer: Viewer, words: &Words, people: &web_ui::People) -> Spoken;
    /// For the terminal: the position in plain characters.
    fn in_text(&self, viewer: Viewer, words: &Words, people: &web_ui::People) -> String;
    /// For the terminal: the id of the shape that players call so.
    fn target_of(&self, typed: &str, words: &Words) -> Option<String>;
}

/// An action that would be accepted.
#[derive(Clone, Debug, PartialEq)]
pub struct Checked {
    /// The log's line for it.
    pub line: String,
    /// The game is over then.
    pub ends: bool,
}

/// One fact of the story, by decision.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Told {
    /// After this decision (0: set-up).
    pub number: usize,
    /// It happened by itself: there was no other answer.
    pub by_itself: bool,
    /// The fact itself, as far as this viewer may know it: `{"fact":"cube_placed","seat":0,…}`.
    pub event: Value,
    /// Its sentence, by way of the word files.
    #[serde(flatten)]
    pub message: Message,
}

/// A moment in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Spoken {
    pub prompt: web_ui::Prompt,
    pub choices: Vec<web_ui::Choice>,
}

pub(crate) struct Opened<G: Paint> {
    table: Table<G>,
    /// The decision with which the turn of each began; nothing before the first turn.
    turns: Vec<Option<usize>>,
    /// What was checked last, by its line: the same line need not be read and played again.
    rehearsed: Mutex<Option<(String, Rehearsed<G>)>>,
}

impl<G: Paint + Taste> Opened<G> {
    pub(crate) fn new(table: Table<G>) -> Opened<G> {
        let mut opened = Opened { table, turns: Vec::new(), rehearsed: Mutex::default() };
        opened.note_turns();
        opened
    }

    /// After every change of the table: to which turns the new decisions belong. Those that were taken back are forgotten.
    fn note_turns(&mut self) {
        let decisions = self.table.decisions().len();
        self.turns.truncate(decisions);
        for number in self.turns.len() + 1..=decisions {
            let began = if self.is_turn(number) { Some(number) } else { self.turns.last().copied().flatten() };
            self.turns.push(began);
        }
    }

    /// Whose turn it was: who answers in somebody's auction has no turn.
    fn turn_of(&self, decision: usize) -> Seat {
        let first = self.turns[decision - 1].unwrap_or(decision);
        self.table.decisions()[first - 1].seat
    }

    /// The game now, or as it was after so many decisions.
    fn game_at(&self, at: Option<usize>) -> Cow<'_, G> {
        at.map_or(Cow::Borrowed(self.table.game()), |number| Cow::Owned(self.table.at(number)))
    }

    fn read_action(action: &Value) -> Result<G::Action, Refused> {
        let read = G::Action::deserialize(action).map_err(Refused::unreadable)?;
        match field_too_many(action, &read) {
            Some(field) => Err(Refused::unreadable(format!("unknown field `{field}`"))),
            None => Ok(read),
        }
    }

    /// Every fact after the decisions `from` to `until` (0: set-up): the number, whether it begins an answer that was the only
    /// one, and the event.
    fn happenings(&self, from: usize, until: usize) -> impl Iterator<Item = (usize, bool, &G::Event)> {
        let opening = self.table.opening().iter().filter(move |_| from == 0).map(|event| (0, false, event));
        let decisions = self.table.decisions()[..until].iter().enumerate().skip(from.saturating_sub(1));
        opening.chain(decisions.flat_map(|(index, decision)| {
            let facts = decision.events.iter().enumerate();
            facts.map(move |(at, event)| (index + 1, decision.forced.contains(&at), event))
        }))
    }

    /// The lines of these decisions (0: set-up), the last of them fresh.
    fn log(&self, eyes: Viewer, decisions: RangeInclusive<usize>, words: &Words) -> Log<G> {
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
    fn begins_turn(&self, before: Option<(usize, &G::Event)>, (number, event): (usize, &G::Event)) -> bool {
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
    fn mark_before(&self, decision: usize, words: &Words) -> String {
        if decision == 0 {
            return String::new();
        }
        let earlier = self.table.decisions()[..decision - 1].iter().rev().flat_map(|its| its.events.iter().rev());
        let mut events = earlier.chain(self.table.opening().iter().rev());
        events.find_map(|event| G::time_mark(event, words)).unwrap_or_default()
    }

    /// From which decision on an update tells: some lines of the telegraph, or all of an earlier moment, because the page may
    /// hold anything.
    fn tail(&self, setting: &Setting, until: usize) -> usize {
        const LINES: usize = 24;
        if setting.at.is_some() {
            return 0;
        }
        let mut lines = 0;
        let is_enough = |number: &usize| {
            lines += self.table.decisions()[number - 1].events.len();
            lines > LINES
        };
        let enough = (1..until).rev().find(is_enough).unwrap_or(0);
        // A turn is told as a whole.
        self.turns[..enough].last().copied().flatten().unwrap_or(0)
    }

    /// What this pair of eyes sees: the telegraph from a decision on, or its tail.
    fn seen(&self, setting: &Setting, words: &'static Words, is_whole: bool) -> Seen<G> {
        let eyes = G::eyes(setting.viewer);
        let until = self.until(setting);
        let from = if is_whole { 0 } else { self.tail(setting, until) };
        let news = self.happenings(until, until).filter(|(number, ..)| *number == until);
        let news = news.map(|(_, _, event)| G::seen_by(event, eyes)).collect();
        let earlier = setting.at.map(|number| self.table.at(number));
        let game = earlier.as_ref().unwrap_or(self.table.game());
        let course = if game.is_over() { self.course(eyes) } else { Vec::new() };
        Seen::new(words, game.view(eyes), self.log(eyes, from..=until, words), news, course)
    }

    fn until(&self, setting: &Setting) -> usize {
        let last = self.table.decisions().len();
        setting.at.map_or(last, |at| at.min(last))
    }

    fn table_page<'a>(&self, setting: &'a Setting, seen: &'a Seen<G>) -> TablePage<'a, G> {
        let game = self.table.game();
        let lets_act = setting.at.is_none() && setting.coach.as_ref().is_none_or(web_ui::Coach::lets_act);
        let acting = lets_act.then(|| acting_seat(game, setting)).flatten().map(|seat| {
            let mut legal = Vec::new();
            game.legal_actions(seat, &mut legal);
            (seat, legal)
        });
        let since = self.since(setting, acting.is_some());
        TablePage { setting, seen, acting, since }
    }

    /// What others did between the reader's last two turns.
    fn since(&self, setting: &Setting, is_to_act: bool) -> Since<G> {
        let until = self.until(setting);
        let decisions = others_turns(|number| self.turn_of(number), until, *setting.people.mine.look());
        let Some((own, last)) = decisions else { return Since::default() };
        let eyes = G::eyes(setting.viewer);
        let mut since = Since { decisions: own..last, ..Since::default() };
        let mut before = None;
        for (number, _, event) in self.happenings(own + 1, last) {
            if self.begins_turn(before.replace((number, event)), (number, event)) {
                since.turns.push(since.events.len());
            }
            since.events.push(G::seen_by(event, eyes));
        }
        if is_to_act {
            let [then, now] = [own, last].map(|number| self.table.at(number).view(eyes));
            let change = |seat| (G::counts(&then, seat), G::counts(&now, seat));
            since.counts = Seat::all(self.table.seats()).map(change).collect();
        }
        since
    }

    /// Some sixty moments of the whole game, evenly spread, first and last included.
    fn course(&self, viewer: Viewer) -> Vec<Moment<G>> {
        const MOMENTS: usize = 60;
        let last = self.table.decisions().len();
        let mut numbers: Vec<usize> = (0..=MOMENTS).map(|step| last * step / MOMENTS).collect();
        numbers.dedup();
        numbers.into_iter().map(|number| Moment { number, view: self.table.at(number).view(viewer) }).collect()
    }
}

/// What was decided in others' turns between these players' last two turns of so many: after this decision, up to that one.
fn others_turns(turn_of: impl Fn(usize) -> Seat, decisions: usize, mine: SeatSet) -> Option<(usize, usize)> {
    if mine.is_empty() {
        return None;
    }
    let is_own = |number: &usize| mine.contains(turn_of(*number));
    let last = (1..=decisions).rev().find(|number| !is_own(number))?;
    let own = (1..last).rev().find(is_own)?;
    Some((own, last))
}

/// The reader's seat that is to act: the one they look through first.
fn acting_seat<G: Paint>(game: &G, setting: &Setting) -> Option<Seat> {
    let mine: SeatSet = game.to_act().iter().filter(|seat| setting.people.mine.look().contains(*seat)).collect();
    match setting.viewer {
        Viewer::Seat(seat) if mine.contains(seat) => Some(seat),
        _ => mine.first(),
    }
}

impl<G: Paint + Taste> AnyTable for Opened<G> {
    fn kind(&self) -> &'static dyn GameKind {
        crate::find(G::SLUG).expect("a table's game is in the list")
    }

    fn game(&self) -> &dyn Any {
        self.table.game()
    }

    fn seats(&self) -> usize {
        self.table.seats()
    }

    fn to_act(&self) -> SeatSet {
        self.table.game().to_act()
    }

    fn is_over(&self) -> bool {
        self.table.game().is_over()
    }

    fn version(&self) -> u64 {
        self.table.version()
    }

    fn moves(&self) -> usize {
        self.table.decisions().len()
    }

    fn options(&self) -> Value {
        serde_json::to_value(self.table.options()).expect("options are plain data")
    }

    fn standings(&self) -> Standings {
        self.table.game().standings()
    }

    fn may_talk(&self) -> bool {
        G::may_talk(&self.table.game().view(Viewer::Spectator))
    }

    fn check(&self, seat: Seat, action: &Value) -> Result<Checked, Refused> {
        let action = Self::read_action(action)?;
        if self.table.game().names_unfound(&action) {
            return Err(Refused::unreadable("nobody has found it"));
        }
        let rehearsed = self.table.rehearse(seat, action).map_err(|refusal| Refused::refusal::<G>(&refusal))?;

        let checked = Checked { line: line(&Entry::Act { seat, action }), ends: rehearsed.game().is_over() };
        *self.rehearsed.lock().unwrap_or_else(PoisonError::into_inner) = Some((checked.line.clone(), rehearsed));
        Ok(checked)
    }

    fn follow(&mut self, entry: &str) -> Result<(), Refused> {
        let rehearsed = self.rehearsed.get_mut().unwrap_or_else(PoisonError::into_inner).take();
        if let Some((line, rehearsed)) = rehearsed
            && line == entry
            && self.table.take_up(rehearsed)
        {
            self.note_turns();
            return Ok(());
        }
        let entry: Entry<G::Action> = serde_json::from_str(entry).map_err(Refused::unreadable)?;
        self.table.follow(&entry).map_err(|refusal| Refused::refusal::<G>(&refusal))?;
        self.note_turns();
        Ok(())
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<(), Refused> {
        let action = Self::read_action(action)?;
        self.table.act(seat, action).map_err(|refusal| Refused::refusal::<G>(&refusal))?;
        self.note_turns();
        Ok(())
    }

    fn waits_for_since(&self, seat: Seat, version: u64) -> bool {
        self.table.waits_for_since(seat, version)
    }

    fn free_undo(&self, seat: Seat) -> Option<usize> {
        self.table.free_undo(seat)
    }

    fn has_barrier_since(&self, decisions: usize) -> bool {
        self.table.decisions().iter().skip(decisions).any(|decision| decision.is_barrier)
    }

    fn last_decision(&self, seat: Seat) -> Option<usize> {
        self.table.decisions().iter().rposition(|decision| decision.seat == seat)
    }

    fn undo_asked(&self) -> Option<UndoAsked> {
        self.table.undo_asked().cloned()
    }

    fn undo_entry(&self, seat: Seat, to: usize) -> String {
        line(&Entry::<G::Action>::Undo { seat, to })
    }

    fn ask_undo_entry(&self, seat: Seat, to: usize) -> String {
        line(&Entry::<G::Action>::AskUndo { seat, to })
    }

    fn answer_undo_entry(&self, seat: Seat, agrees: bool) -> String {
        line(&Entry::<G::Action>::AnswerUndo { seat, agrees })
    }

    fn bot_turn(&self, seat: Seat, bot: BotName) -> Option<Box<dyn BotTurn>> {
        Asked::of(&self.table, seat, bot).map(|asked| Box::new(asked) as Box<dyn BotTurn>)
    }

    fn legal(&self, seat: Seat, at: Option<usize>) -> Vec<Value> {
        let mut legal = Vec::new();
        self.game_at(at).legal_actions(seat, &mut legal);
        legal.iter().map(|action| serde_json::to_value(action).expect("actions are plain data")).collect()
    }

    fn to_act_at(&self, at: Option<usize>) -> SeatSet {
        self.game_at(at).to_act()
    }

    fn view(&self, viewer: Viewer, at: Option<usize>) -> Value {
        serde_json::to_value(self.game_at(at).view(viewer)).expect("views are plain data")
    }

    fn story(&self, viewer: Viewer, from: usize) -> Vec<Told> {
        let happenings = self.happenings(from, self.table.decisions().len());
        let told = |(number, by_itself, event)| {
            let seen = G::seen_by(event, viewer);
            let event = serde_json::to_value(&seen).expect("facts are plain data");
            Told { number, by_itself, event, message: G::tell(&seen) }
        };
        happenings.map(told).collect()
    }

    fn record(&self, names: &[String]) -> Record {
        self.table.record(names)
    }

    fn digest(&self) -> String {
        engine::digest(self.view(Viewer::All, None).to_string().as_bytes())
    }

    fn page(&self, setting: &Setting, words: &'static Words) -> Markup {
        web_ui::page(&self.table_page(setting, &self.seen(setting, words, true)))
    }

    fn live(&self, setting: &Setting, words: &'static Words) -> Markup {
        web_ui::live(&self.table_page(setting, &self.seen(setting, words, false)))
    }

    fn live_parts(&self, readers: &[(Setting, &'static Words)], album: &mut Album) -> Vec<Vec<Part>> {
        let mut sights: Vec<(Eyes, Seen<G>)> = Vec::new();
        let mut parts = Vec::new();
        for (setting, words) in readers {
            let eyes = Eyes::of::<G>(setting, words);
            let at = sights.iter().position(|(known, _)| *known == eyes).unwrap_or_else(|| {
                let seen = self.seen(setting, words, false).remembering(album, &eyes);
                sights.push((eyes, seen));
                sights.len() - 1
            });
            parts.push(web_ui::live_parts(&self.table_page(setting, &sights[at].1)).into());
        }
        *album = Album::default();
        sights.into_iter().for_each(|(eyes, seen)| seen.keep(album, eyes));
        parts
    }

    fn picture(&self, words: &Words, people: &web_ui::People) -> Picture {
        web_ui::picture::<G>(&self.table.game().view(Viewer::Spectator), words, people)
    }

    fn prompt(&self, viewer: Viewer, words: &Words, people: &web_ui::People) -> (web_ui::Prompt, String) {
        let view = self.table.game().view(viewer);
        (G::prompt(&view, words, people), self.mark_before(self.moves() + 1, words))
    }

    fn why_not(&self, seat: Seat, target: &str) -> Vec<Refused> {
        let view = self.table.game().view(Viewer::Seat(seat));
        let meant = G::meant_by(&view, seat, target);
        let refused = meant.iter().filter_map(|action| self.table.check(seat, action).err());
        refused.map(|refusal| Refused::refusal::<G>(&refusal)).collect()
    }

    fn spoken(&self, viewer: Viewer, words: &Words, people: &web_ui::People) -> Spoken {
        let game = self.table.game();
        let view = game.view(viewer);
        let mut legal = Vec::new();
        let choices = match viewer {
            Viewer::Seat(seat) => {
                game.legal_actions(seat, &mut legal);
                G::choices(&view, seat, &legal, words, people)
            }
            Viewer::Spectator | Viewer::All => Vec::new(),
        };
        Spoken { prompt: G::prompt(&view, words, people), choices }
    }

    fn in_text(&self, viewer: Viewer, words: &Words, people: &web_ui::People) -> String {
        G::in_text(&self.table.game().view(viewer), words, people)
    }

    fn target_of(&self, typed: &str, words: &Words) -> Option<String> {
        G::target_of(typed, words)
    }
}

fn line<A: Serialize>(entry: &Entry<A>) -> String {
    serde_json::to_string(entry).expect("log entries are plain data")
}

/// A field that was sent with an action that has none: those are read without looking at what else is there.
fn field_too_many<'a>(sent: &'a Value, read: &impl Serialize) -> Option<&'a String> {
    let written = serde_json::to_value(read).ok()?;
    let written = written.as_object().filter(|fields| fields.len() == 1)?;
    sent.as_object()?.keys().find(|field| !written.contains_key(*field))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_others_did_stays_told_through_ones_own_turn() {
        let mine = SeatSet::only(Seat(0));
        let deciders = [0, 0, 1, 2, 0].map(Seat);
        let turns = |decisions, mine| others_turns(|number| deciders[number - 1], decisions, mine);

        assert_eq!(turns(5, mine), Some((2, 4)));
        assert_eq!(turns(3, mine), Some((2, 3)));
        assert_eq!(turns(2, mine), None);
        assert_eq!(turns(5, SeatSet::EMPTY), None, "a spectator has no turn");
    }
}
