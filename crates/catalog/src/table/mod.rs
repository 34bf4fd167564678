//! A table without the game's type: actions are JSON, pages are markup.

mod opened;
mod shown;
mod told;

pub(crate) use opened::Opened;

use crate::hint::Reasons;
use crate::{BotTurn, GameKind, Mind, Refused};
use bots::{BotName, Budget, Stop};
use engine::{Message, Record, Seat, SeatSet, Standings, UndoAsked, Viewer};
use maud::Markup;
use serde::Serialize;
use serde_json::Value;
use std::any::Any;
use web_ui::{Album, Part, Picture, Setting, WholePage, Words};

/// A table being played, of whatever game.
pub trait AnyTable: Send + Sync {
    /// Which game is played.
    fn kind(&self) -> &'static dyn GameKind;
    /// The game itself, for whoever knows its type.
    fn game(&self) -> &dyn Any;
    /// How many sit at it.
    fn seats(&self) -> usize;
    /// Whom it waits for; nobody once it is over.
    fn to_act(&self) -> SeatSet;
    /// Whether the game has ended.
    fn is_over(&self) -> bool;
    /// Entries in the log.
    fn version(&self) -> u64;
    /// Decisions taken.
    fn moves(&self) -> usize;
    /// With which options it was opened.
    fn options(&self) -> Value;
    /// Who is where, now or at the end.
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

    /// Only others have decided since this version: what these seats decided last is what was seen then.
    fn rests_since(&self, seats: SeatSet, version: u64) -> bool;

    /// How far this seat may go back by itself.
    fn free_undo(&self, seat: Seat) -> Option<usize>;
    /// Whether anything hidden was shown after this many decisions: who goes back over that has seen luck that they should not.
    fn has_barrier_since(&self, decisions: usize) -> bool;
    /// How many decisions came before the last one of this seat.
    fn last_decision(&self, seat: Seat) -> Option<usize>;
    /// Who wants to go back, how far, and who has agreed; nothing if nobody asks.
    fn undo_asked(&self) -> Option<UndoAsked>;
    /// The log's line for going back to `to` decisions.
    fn undo_entry(&self, seat: Seat, to: usize) -> String;
    /// The log's line for asking the others to go back to `to` decisions.
    fn ask_undo_entry(&self, seat: Seat, to: usize) -> String;
    /// The log's line for answering that.
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
    /// Whom it waits for now, or waited for after `at` decisions.
    fn to_act_at(&self, at: Option<usize>) -> SeatSet;
    /// What this viewer may see, now or after `at` decisions.
    fn view(&self, viewer: Viewer, at: Option<usize>) -> Value;
    /// What happened after decision `from`, as this viewer may know it.
    fn story(&self, viewer: Viewer, from: usize) -> Vec<Told>;
    /// The game as a file, played by people of these names.
    fn record(&self, names: &[String]) -> Record;
    /// SHA-256 of the final position with all its secrets: equal digests, equal games.
    fn digest(&self) -> String;

    /// The whole page of the table. What is as it was on a page before, through the same eyes, is not drawn again.
    fn page(&self, setting: &Setting, words: &'static Words, album: &mut Album) -> WholePage;
    /// What changes on it with every move.
    fn live(&self, setting: &Setting, words: &'static Words) -> Markup;
    /// The same for several readers, part by part and always in the same order: whoever has seen one need not be sent it again.
    /// What several readers see alike is drawn once; what is as it was in the album, of the edition before, is not drawn again. The album
    /// then holds what was drawn for this one, and what it held for other eyes.
    fn live_parts(&self, readers: &[(Setting, &'static Words)], album: &mut Album) -> Vec<Vec<Part>>;
    /// The board as a picture, as a spectator sees it.
    fn picture(&self, words: &Words, people: &web_ui::People) -> Picture;
    /// What players work with beside it: which of several things.
    fn work(&self, which: usize, words: &Words, people: &web_ui::People) -> Markup;
    /// By seats, the classes of the colours that the game gives its players; nothing where everybody has the colour of their seat.
    fn colours(&self) -> Vec<&'static str>;
    /// Which of several games in a row this is, a campaign's year; nothing where every game stands alone.
    fn chapter(&self) -> String;
    /// What it waits for, and where in the game it is (a year, a round).
    fn prompt(&self, viewer: Viewer, words: &Words, people: &web_ui::People) -> (web_ui::Prompt, String);
    /// When the next decision of this seat is made and what it is asked, for whoever looks back on it.
    fn looked_back_on(&self, seat: Seat, words: &Words, people: &web_ui::People) -> (String, String);
    /// How it went for the reader, once it is over; nothing for a spectator.
    fn verdict(&self, words: &Words, people: &web_ui::People) -> Option<web_ui::Verdict>;
    /// Why a click on this shape can't be an action of this seat: one refusal for each thing it could have meant.
    /// `walked` is what was clicked before it.
    fn why_not(&self, seat: Seat, walked: &[&str], target: &str) -> Vec<Refused>;
    /// What such a shape is called, as this seat sees it; nothing where nobody takes it for another.
    fn called(&self, seat: Seat, target: &str) -> Option<String>;
    /// What stands at such a shape, as this seat sees it; nothing where the board shows it well enough.
    fn stands_at(&self, seat: Seat, target: &str, words: &Words, people: &web_ui::People) -> Option<String>;
    /// For the terminal: the prompt, and each legal action with label and detail.
    fn spoken(&self, viewer: Viewer, words: &Words, people: &web_ui::People) -> Spoken;
    /// Why this seat would do each of its actions, for who asks a bot.
    fn reasons(&self, seat: Seat, words: &'static Words) -> Reasons;
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
