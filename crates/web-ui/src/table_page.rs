//! The page of a table, the same for every game: masthead, prompt, board, side column, actions, telegraph.

use crate::pages::rules_url;
use crate::{Moment, Paint, People, Words};
use engine::{Message, Rule, Seat, SeatSet, UndoAsked, Viewer};
use maud::{Markup, html};

/// What the server knows of the table beyond the game.
#[derive(Clone, Debug)]
pub struct Setting {
    /// The table's public id, part of its URL: `/tables/{id}`.
    pub id: String,
    pub people: People,
    pub viewer: Viewer,
    /// Whom the table waits for, in the position shown.
    pub to_act: SeatSet,
    /// Entries in the log: a post names it, so that a late one is told so.
    pub version: u64,
    /// Decisions taken so far.
    pub moves: usize,
    /// An earlier moment is shown: this many decisions.
    pub at: Option<usize>,
    /// An uploaded record or a finished game: anybody may look through any seat's eyes.
    pub is_replay: bool,
    pub can_undo: bool,
    /// Going back further needs the others.
    pub can_ask_undo: bool,
    pub undo_asked: Option<UndoAsked>,
    pub is_over: bool,
    pub talk: Vec<TalkLine>,
    /// Private links of the seats the reader may hand out (he opened the table): seat and URL.
    pub invites: Vec<(Seat, String)>,
    /// The link for spectators.
    pub watch_url: String,
    /// SHA-256 of the server's part of the seed, shown from the start.
    pub commitment: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// What went wrong with the last post, for pages without script.
    pub problem: Option<String>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct TalkLine {
    pub seat: Option<Seat>,
    pub name: String,
    pub text: String,
}

/// A line of the telegraph.
#[derive(Clone, Debug, PartialEq)]
pub struct LogLine {
    /// After this decision (0: set-up).
    pub number: usize,
    pub mark: String,
    pub message: Message,
    /// It happened by itself: there was no other answer.
    pub by_itself: bool,
}

/// All that a table page is made of.
pub struct TablePage<'a, G: Paint> {
    pub setting: &'a Setting,
    pub words: &'a Words,
    pub view: G::View,
    /// The reader's seat that can act now, with its legal actions.
    pub acting: Option<(Seat, Vec<G::Action>)>,
    pub log: Vec<LogLine>,
    /// How many of the last lines are new since the decision before.
    pub fresh: usize,
    /// Moments of the whole game, once it is over.
    pub course: Vec<Moment<G>>,
}

/// The whole document.
pub fn page<G: Paint>(table: &TablePage<G>) -> Markup {
    live(table)
}

/// What changes with every move: elements with ids, to be merged into the page.
pub fn live<G: Paint>(table: &TablePage<G>) -> Markup {
    html! { main #content { (table.setting.id) } }
}

/// Why a click on a shape was no legal action: for each thing it could have meant the reason, with its rule.
pub fn why(words: &Words, people: &People, slug: &str, reasons: &[(Message, Option<Rule>)]) -> Markup {
    html! {
        ul.why {
            @for (message, rule) in reasons {
                li {
                    (words.text(message, people))
                    @if let Some(rule) = rule { " " a href=(rules_url(slug, Some(rule.0))) { (rule) } }
                }
            }
        }
    }
}
