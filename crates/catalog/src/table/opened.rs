//! A table of one game behind `AnyTable`: reads actions, follows the log, answers questions.

use super::shown::{READ, UPDATED};
use super::{AnyTable, Checked, Spoken, Told};
use crate::hint::{Answer, Reason, Reasons};
use crate::thinking::Asked;
use crate::{BotTurn, GameKind, RefusalCode, Refused};
use bots::{BotName, Taste};
use engine::{Entry, Record, Rehearsed, Seat, SeatSet, Standings, Table, UndoAsked, Viewer};
use maud::Markup;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::any::Any;
use std::borrow::Cow;
use std::sync::{Mutex, PoisonError};
use web_ui::{Album, Eyes, Paint, Part, Picture, Seen, Setting, WholePage, Words};

/// Through so many of those who looked last, drawings are kept for pages.
const MOST_EYES: usize = 8;

pub(crate) struct Opened<G: Paint> {
    pub(super) table: Table<G>,
    /// The decision with which the turn of each began; nothing before the first turn.
    pub(super) turns: Vec<Option<usize>>,
    /// What was checked last, by its line: the same line need not be read and played again.
    rehearsed: Mutex<Option<(String, Rehearsed<G>)>>,
}

impl<G: Paint + Taste> Opened<G> {
    pub(crate) fn new(table: Table<G>) -> Opened<G> {
        let mut opened = Opened { table, turns: Vec::new(), rehearsed: Mutex::default() };
        opened.note_turns();
        opened
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

    fn rests_since(&self, seats: SeatSet, version: u64) -> bool {
        self.table.rests_since(seats, version)
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

    fn page(&self, setting: &Setting, words: &'static Words, album: &mut Album) -> WholePage {
        let eyes = Eyes::of::<G>(setting, words);
        let seen = self.seen(setting, words, READ).remembering(album, &eyes);
        let page = web_ui::page(&self.table_page(setting, &seen));
        seen.keep(album, eyes);
        album.forget_all_but(MOST_EYES);
        page
    }

    fn live(&self, setting: &Setting, words: &'static Words) -> Markup {
        web_ui::live(&self.table_page(setting, &self.seen(setting, words, UPDATED)))
    }

    fn live_parts(&self, readers: &[(Setting, &'static Words)], album: &mut Album) -> Vec<Vec<Part>> {
        let mut sights: Vec<(Eyes, Seen<G>)> = Vec::new();
        let mut parts = Vec::new();
        for (setting, words) in readers {
            let eyes = Eyes::of::<G>(setting, words);
            let at = sights.iter().position(|(known, _)| *known == eyes).unwrap_or_else(|| {
                let seen = self.seen(setting, words, UPDATED).remembering(album, &eyes);
                sights.push((eyes, seen));
                sights.len() - 1
            });
            parts.push(web_ui::live_parts(&self.table_page(setting, &sights[at].1)).into());
            // Who draws has time: whoever waits for the core goes first. Without it a move that is answered meanwhile would wait for a
            // whole drawing, wherever it goes from one thread to the next.
            std::thread::yield_now();
        }
        sights.into_iter().for_each(|(eyes, seen)| seen.keep(album, eyes));
        parts
    }

    fn picture(&self, words: &Words, people: &web_ui::People) -> Picture {
        web_ui::picture::<G>(&self.table.game().view(Viewer::Spectator), words, people)
    }

    fn work(&self, which: usize, words: &Words, people: &web_ui::People) -> Markup {
        web_ui::work::<G>(&self.table.game().view(Viewer::Spectator), which, words, people)
    }

    fn colours(&self) -> Vec<&'static str> {
        G::colours(self.table.game())
    }

    fn chapter(&self) -> String {
        G::chapter(self.table.game())
    }

    fn prompt(&self, viewer: Viewer, words: &Words, people: &web_ui::People) -> (web_ui::Prompt, String) {
        let view = self.table.game().view(viewer);
        (G::prompt(&view, words, people), self.mark_before(self.moves() + 1, words))
    }

    fn looked_back_on(&self, seat: Seat, words: &Words, people: &web_ui::People) -> (String, String) {
        let view = self.table.game().view(Viewer::Seat(seat));
        let when = G::when(&view, words).unwrap_or_else(|| self.mark_before(self.moves() + 1, words));
        (when, G::asked(&view, seat, words, people))
    }

    fn verdict(&self, words: &Words, people: &web_ui::People) -> Option<web_ui::Verdict> {
        let game = self.table.game();
        game.is_over().then(|| web_ui::verdict::<G>(&game.view(Viewer::Spectator), words, people)).flatten()
    }

    fn why_not(&self, seat: Seat, walked: &[&str], target: &str) -> Vec<Refused> {
        let view = self.table.game().view(Viewer::Seat(seat));
        let mut legal = Vec::new();
        self.table.game().legal_actions(seat, &mut legal);
        let first = G::comes_first(&view, seat, walked, target, &legal);
        if let Some((message, rule)) = first.filter(|_| !legal.is_empty()) {
            return vec![Refused { rule: Some(rule), ..Refused::new(RefusalCode::Illegal, message) }];
        }
        let meant = G::meant_after(&view, seat, walked, target);
        let refused = meant.iter().filter_map(|action| self.table.check(seat, action).err());
        refused.map(|refusal| Refused::refusal::<G>(&refusal)).collect()
    }

    fn called(&self, seat: Seat, target: &str) -> Option<String> {
        G::called(&self.table.game().view(Viewer::Seat(seat)), target)
    }

    fn stands_at(&self, seat: Seat, target: &str, words: &Words, people: &web_ui::People) -> Option<String> {
        G::stands_at(&self.table.game().view(Viewer::Seat(seat)), target, words, people)
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

    fn reasons(&self, seat: Seat, words: &'static Words) -> Reasons {
        let view = self.table.game().view(Viewer::Seat(seat));
        let own = self.table.decisions().iter().rev().take_while(|decision| decision.seat == seat);
        let mut before: Vec<G::Action> = own.map(|decision| decision.action).collect();
        before.reverse();
        Box::new(move |&Answer { action, rank, next }| {
            let action = Self::read_action(action).ok()?;
            let is_advice = !G::is_no_advice(&view, seat, &before, &action);
            let next = next.and_then(|next| Self::read_action(next).ok());
            let for_next = next.and_then(|next| G::why_before(&view, seat, &action, &next, words));
            is_advice.then(|| Reason {
                said: for_next.map_or_else(|| G::why(&view, seat, &action, rank, words), |said| vec![said]),
                says_all: G::why_says_all(&action),
                comes_to: G::comes_to(&view, seat, &action).unwrap_or(0),
                thinks_on: G::thinks_on(&action),
            })
        })
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
