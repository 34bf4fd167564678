//! What the page of one game must know. Each game has a folder that implements [`Paint`]; the table page asks it.

use crate::parts::options::{self, OptionField};
use crate::table_page::{Drawings, Name, Reader};
use crate::{Inputs, Lit, Own, People, Retell, Words};
use engine::scenario::Script;
use engine::{Game, Message, Rule, Seat, Viewer};
use maud::{Markup, html};

/// What a picture of a position shows.
#[derive(Clone, Copy, Debug)]
pub enum Shows {
    Board,
    /// The part of the board in this view box.
    PartOfBoard(&'static str),
    /// What players work with beside the board: which of several things.
    Work(usize),
}

/// Where an answer stands among those that a hint tells of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    First,
    Behind,
    /// Behind one that it seems better than: what its sums come to ([`Paint::comes_to`]) would argue against the order.
    Despite,
}

/// A game that can be shown: functions from a view to words and markup.
pub trait Paint: Retell {
    /// What the lines of its worked examples mean.
    type Script: Script<Game = Self>;

    /// The name on the box, the same in every language.
    const TITLE: &'static str;
    /// How few and how many can play.
    const SEATS: (usize, usize);
    /// The digest of its rules, in Markdown.
    const DIGEST: &'static str;
    /// The same in other languages, where somebody has written it: the code of the language and the text.
    const DIGEST_IN: &'static [(&'static str, &'static str)] = &[];
    /// Worked examples shown as help: name and Markdown.
    const SCENARIOS: &'static [(&'static str, &'static str)];
    /// Lessons: name and JSON.
    const LESSONS: &'static [(&'static str, &'static str)];
    /// The pictures of "how to play": a step of the first lesson each, and what is shown of it.
    const PICTURES: &'static [(usize, Shows)];
    /// When each of a newcomer's hints is of use: a selector that finds something on the page then. One that has none is of use at any time.
    const HINTS_WHEN: &'static [&'static str] = &[];
    /// What the players agree on in the form that opens a table.
    const OPTIONS: &'static [OptionField<Self::Options>];

    /// Where an action is made of several clicks they are asked one after the other, and only what answers the next is lit; else they may
    /// come in any order.
    const ONE_QUESTION_AT_A_TIME: bool = false;

    /// On a laptop the list of all moves lies beside a heading of the column, and opens over it; else it is a line of its own at the end.
    const LIST_BESIDE_HEADING: bool = false;

    /// Where we are in the game, for the masthead: years, rounds, chapters.
    fn progress(view: &Self::View, words: &Words) -> Markup;

    /// What the table waits for, in one line.
    fn prompt(view: &Self::View, words: &Words, people: &People) -> Prompt;

    /// What the prompt says on a phone, where its text would take many lines.
    fn short_prompt(_view: &Self::View, _words: &Words, _people: &People) -> Option<String> {
        None
    }

    /// When a decision was made, for whoever looks back on it; nothing where the telegraph's margin says so.
    fn when(_view: &Self::View, _words: &Words) -> Option<String> {
        None
    }

    /// What this seat was asked, for whoever looks back on it: where several were asked at once it tells of this one alone.
    fn asked(view: &Self::View, _seat: Seat, words: &Words, people: &People) -> String {
        Self::prompt(view, words, people).text
    }

    /// The legal actions of `seat` as choices for a reader, in the order in which they should be listed.
    fn choices(view: &Self::View, seat: Seat, legal: &[Self::Action], words: &Words, people: &People) -> Vec<Choice>;

    /// Why somebody who thinks ahead would do it, where what it costs and changes does not say so: what it leads to, pays or prevents. What is not
    /// the best says what it leaves to others.
    fn why(_view: &Self::View, _seat: Seat, _action: &Self::Action, _rank: Rank, _words: &Words) -> Vec<String> {
        Vec::new()
    }

    /// Whether an action is done for what the same player can do next: a hint thinks on, and asks [`Paint::why_before`].
    fn thinks_on(_action: &Self::Action) -> bool {
        false
    }

    /// Why somebody does it who would do `next` then; nothing where that is not the reason.
    fn why_before(_: &Self::View, _: Seat, _action: &Self::Action, _next: &Self::Action, _: &Words) -> Option<String> {
        None
    }

    /// What the sums in [`Paint::why`] come to, where readers add them up to compare answers.
    fn comes_to(_view: &Self::View, _seat: Seat, _action: &Self::Action) -> Option<u32> {
        None
    }

    /// Whether [`Paint::why`] says all that there is to say of an action: what it costs and changes need not stand below it.
    fn why_says_all(_action: &Self::Action) -> bool {
        false
    }

    /// Whether nobody is told to do it, whatever a bot thinks of it: it takes back what the same player has just done (`before`, the last one last), or
    /// leads to nothing.
    fn is_no_advice(_view: &Self::View, _seat: Seat, _before: &[Self::Action], _action: &Self::Action) -> bool {
        false
    }

    /// What somebody who clicks on `target` (the id of a shape on the page) could have meant: the table says why each can't be.
    fn meant_by(view: &Self::View, seat: Seat, target: &str) -> Vec<Self::Action>;

    /// The same for somebody who has clicked on `walked` before: a worker, then a room that is too far off.
    fn meant_after(view: &Self::View, seat: Seat, _walked: &[&str], target: &str) -> Vec<Self::Action> {
        Self::meant_by(view, seat, target)
    }

    /// What is said of such a click, with its rule, where the rules have nothing to refuse: something else is clicked first.
    fn comes_first(
        _: &Self::View,
        _: Seat,
        _walked: &[&str],
        _target: &str,
        _legal: &[Self::Action],
    ) -> Option<(Message, Rule)> {
        None
    }

    /// What such a shape is called, where a board has many alike close together: an answer about it begins with that.
    fn called(_view: &Self::View, _target: &str) -> Option<String> {
        None
    }

    /// What stands at such a shape, in a line, where a small board does not show it well enough.
    fn stands_at(_view: &Self::View, _target: &str, _words: &Words, _people: &People) -> Option<String> {
        None
    }

    /// The board: one element with the id `board`. Whatever never changes is drawn by [`Paint::backdrop`].
    fn board(scene: &Scene<Self>) -> Markup;

    /// What the board looks at besides the reader's own: unless that has changed it is not drawn again. Nothing where it may look at
    /// anything.
    fn board_looks_at(_view: &Self::View, _news: &[Self::Event]) -> Option<Inputs> {
        None
    }

    /// What lies under the board and never changes (geography, terrain): sent once with the page, not with every update.
    fn backdrop(view: &Self::View, words: &Words) -> Markup;

    /// What the backdrop looks at: tables that are alike in this have the same one.
    fn backdrop_looks_at(_view: &Self::View) -> Inputs {
        Inputs::of(&())
    }

    /// What stands beside the board, from the top of the side column down (on a phone: behind tabs).
    fn panels(scene: &Scene<Self>) -> Vec<Panel<Self>>;

    /// What players work with beside the board, for a picture of it; `which` of several things.
    fn work(_scene: &Scene<Self>, _which: usize) -> Markup {
        maud::html! {}
    }

    /// The end of the game: standings in words, and the course of the game as a plot of these moments.
    fn ending(scene: &Scene<Self>, course: &[Moment<Self>]) -> Markup;

    /// What a single game leads on to, once it is over.
    fn leads_on(_words: &Words) -> Markup {
        maud::html! {}
    }

    /// Whoever plays against the one player without having a seat: name and score.
    fn rival(_view: &Self::View, _words: &Words) -> Option<(String, i64)> {
        None
    }

    /// What fills the whole screen before the reader goes on, once: the opening of a chapter, a find. Nothing at most times.
    fn moment(_scene: &Scene<Self>) -> Markup {
        html! {}
    }

    /// A new mark in the margin of the telegraph (`1854·II`), where this event begins one.
    fn time_mark(event: &Self::Event, words: &Words) -> Option<String>;

    /// The position in plain characters, for the terminal.
    fn in_text(_view: &Self::View, _words: &Words, _people: &People) -> String {
        String::new()
    }

    /// The id of the shape that players call so, for the terminal: `hex-1-6` for "St. Louis".
    fn target_of(_typed: &str, _words: &Words) -> Option<String> {
        None
    }

    /// The fields of the options in the form that opens a table; their names begin with `option-`.
    fn options_form(words: &Words) -> Markup {
        options::form(Self::OPTIONS, words)
    }

    /// The options from that form: (name without `option-`, value).
    fn options_from_form(fields: &[(String, String)]) -> Self::Options {
        options::from_form(Self::OPTIONS, fields)
    }

    /// The small badge of one of the game's own things, by its word id (`railway-republic`), for the telegraph.
    fn badge(_word: &str, _words: &Words) -> Option<Markup> {
        None
    }

    /// By seats, the classes of the colours that the game gives its players; nothing where everybody has the colour of their seat.
    fn colours(_game: &Self) -> Vec<&'static str> {
        Vec::new()
    }

    /// Which of several games in a row this is, a campaign's year: it tells finished ones apart. Nothing where every game stands alone.
    fn chapter(_game: &Self) -> String {
        String::new()
    }

    /// A difference of scores in the game's own unit: "$9".
    fn score(score: i64, words: &Words) -> String {
        words.money(score)
    }

    /// Whether players at this table may talk now.
    fn may_talk(view: &Self::View) -> bool;
}

/// Everything the painting functions of one game may look at.
///
/// What is a reader's [`Own`] makes a drawing their own: whatever is drawn without it is drawn once for everybody.
pub struct Scene<'a, G: Game> {
    pub view: &'a G::View,
    pub viewer: Own<Viewer>,
    pub words: &'a Words,
    /// Who sits where; which of them the reader is, is the reader's own.
    pub people: &'a People,
    /// The seat whose actions are offered, if the reader can act now.
    pub acting: Own<Option<Seat>>,
    pub choices: Own<&'a [Choice]>,
    /// The shapes that lead to them.
    pub lit: Lit<'a>,
    /// What the last decision did, as far as the reader may know it: for marks on what changed.
    pub news: &'a [G::Event],
    /// What others did between the reader's last two turns: what they may have missed.
    pub since: Own<&'a [G::Event]>,
    /// The shapes that show it.
    pub recent: Own<Vec<String>>,
    /// What was drawn before, for others or for the edition before; nothing where a picture is drawn by itself.
    pub(crate) shared: Option<(&'a Drawings, &'a Reader)>,
}

impl<G: Paint> Scene<'_, G> {
    /// A piece of a part that names what it looks at by itself, besides the reader's own: who is shown the same is shown this drawing of
    /// it, and unless its inputs have changed it is not drawn again. Pieces that can differ at one moment have different names.
    pub(crate) fn piece(
        &self,
        (name, number): (&'static str, usize),
        inputs: impl FnOnce() -> Inputs,
        draw: impl FnOnce(&Scene<G>) -> Markup,
    ) -> Markup {
        match self.shared {
            Some((drawings, reader)) => {
                drawings.inlay(drawings.part(Name::Piece(number, name), || Some(inputs()), self, reader, draw))
            }
            None => draw(self),
        }
    }

    /// A piece that looks at this and no further.
    pub(crate) fn piece_of(
        &self,
        name: &'static str,
        looks_at: Inputs,
        draw: impl FnOnce(&Scene<G>) -> Markup,
    ) -> Markup {
        match self.shared {
            Some((drawings, reader)) => {
                drawings.inlay(drawings.part(Name::Of(looks_at, name), || Some(looks_at), self, reader, draw))
            }
            None => draw(self),
        }
    }
}

/// The position after some number of decisions.
pub struct Moment<G: Game> {
    pub number: usize,
    pub view: G::View,
}

/// The prompt line: "Anna: bid on Republic" and, softer, "at least $12". (The page puts the signs of those who are to act before it.)
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Prompt {
    pub text: String,
    pub detail: String,
}

/// One legal action as a reader sees it: a button, and shapes on the board that lead to it.
#[derive(Clone, Debug, PartialEq, Hash)]
pub struct Choice {
    /// The action as JSON: what the button posts.
    pub action: String,
    /// What it does, in a few words that stand alone: "Republic to the plains by St. Louis".
    pub label: String,
    /// What it costs and changes: "$4 of $11 · income stays $9".
    pub detail: String,
    /// Ids of shapes on the page: clicking all of them, in any order, is this action.
    pub targets: Vec<String>,
    /// What a flag on its shape says, where the action changes an income or a score: `$6: +$14`; or what its last shape costs: `2→`.
    pub tag: Option<String>,
    pub kind: ChoiceKind,
    /// One of several ways to do the same (a route, and what pays for it): they are listed together.
    pub way: Option<Way>,
    /// It stays after the game, and can't be taken back: whoever chooses it is asked first, on every device.
    pub is_for_ever: bool,
    /// It leaves something unused that is lost then: it is no strong button, and a quiet one is asked about first on a phone, which has little
    /// room to say so.
    pub loses: bool,
}

/// How a choice differs from others that do the same.
#[derive(Clone, Debug, PartialEq, Hash)]
pub struct Way {
    /// The shape that stands for all of them: `route-boston-albany`.
    pub of: String,
    /// What they do: "Boston–Albany".
    pub name: String,
    /// This one: "2 red + 1 locomotive".
    pub by: String,
    /// Another one spends less of the same. Where there are very many, it is listed only for those who ask.
    pub is_dear: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChoiceKind {
    /// A strong button in the prompt line, that gets one on ("Take $2").
    Main,
    /// A plain button in the prompt line: another way on, seldom the best.
    Other,
    /// A quiet button in the prompt line, with what it costs: to pass, to stop, to do nothing.
    Quiet,
    /// One of a list.
    Listed,
    /// One of many amounts in growing order: shown as quick raises and one list to choose from.
    Amount {
        amount: u32,
        /// The id of the word that says so much of it (`amount-dollars`).
        unit: &'static str,
    },
}

/// A part of the side column: it is drawn when it is needed.
pub struct Panel<G: Game> {
    pub(crate) place: Place,
    pub(crate) title: String,
    has_heading: bool,
    is_below_map: bool,
    body: fn(&Scene<G>) -> Markup,
    looks_at: Option<LooksAt<G>>,
}

/// Of all that everybody with the same eyes sees, and of what the last decision did, what a part looks at.
pub type LooksAt<G> = fn(&<G as Game>::View, &[<G as Game>::Event]) -> Inputs;

impl<G: Game> Panel<G> {
    /// With its title above it.
    pub fn titled(place: Place, title: String, body: fn(&Scene<G>) -> Markup) -> Panel<G> {
        Panel { place, title, has_heading: true, is_below_map: false, body, looks_at: None }
    }

    /// It draws its heading itself; the title is for its tab.
    pub fn new(place: Place, title: String, body: fn(&Scene<G>) -> Markup) -> Panel<G> {
        Panel { has_heading: false, ..Panel::titled(place, title, body) }
    }

    /// Besides the reader's own it looks at nothing but this: unless that has changed, it is not drawn again.
    pub fn looking_at(self, looks_at: LooksAt<G>) -> Panel<G> {
        Panel { looks_at: Some(looks_at), ..self }
    }

    /// It leaves room on a phone: the map that it speaks of stands above it.
    pub fn below_map(self) -> Panel<G> {
        Panel { is_below_map: true, ..self }
    }

    /// What stands in it now, and what it is called.
    pub(crate) fn inputs(&self, view: &G::View, news: &[G::Event]) -> Option<Inputs> {
        self.looks_at.map(|looks_at| Inputs::of(&(&self.title, looks_at(view, news))))
    }

    pub(crate) fn draw(&self, scene: &Scene<G>) -> Markup {
        html! {
            section.panel.below-map[self.is_below_map] id={ "panel-" (self.place.id()) } data-tab-of=(self.place.id()) aria-label=(self.title) {
                @if self.has_heading { h2 { (self.title) } }
                ((self.body)(scene))
            }
        }
    }
}

/// Where a panel stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// In the side column; on a phone behind a tab of its own. Its section is `panel-…`, with this name.
    Beside(&'static str),
    /// It calls for an answer now: above the actions, and on a phone without a tab, over the board.
    Urgent,
    /// In the side column; on a phone without a tab, below the board (a hand of cards).
    WithBoard,
}

impl Place {
    /// Of its section (`panel-…`), and of the tab it stands behind.
    pub(crate) fn id(self) -> &'static str {
        match self {
            Place::Beside(id) => id,
            Place::Urgent => "auction",
            Place::WithBoard => "board",
        }
    }
}
