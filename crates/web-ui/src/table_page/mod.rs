//! The page of a table, the same for every game: masthead, prompt, board, side column, actions, telegraph.

mod actions;
mod coach;
mod drawn;
mod ending;
mod hint;
mod history;
mod keys;
mod newcomer;
mod own_page;
mod pace;
mod prompt;
mod recap;
mod share;
mod telegraph;
mod why;

pub use coach::{Coach, CoachAsks};
pub use drawn::{Album, Eyes, Inputs};
pub use hint::{HintAnswer, HintPage, hint, hint_page};
pub(crate) use pace::utc;
pub use pace::{SeatClock, TablePace};
pub(crate) use share::copyable;
pub use why::why;

use crate::pages::{Document, Visit, rules_url};
use crate::{Choice, Moment, Offers, Own, Paint, Panel, People, Place, Preferences, Scene, Words, asset_url};
pub(crate) use drawn::{Drawings, Name, Reader};
use engine::{Game, Seat, SeatSet, UndoAsked, Viewer};
use maud::{Markup, PreEscaped, html};
use serde::Serialize;
use std::ops::Range;
use std::sync::Arc;

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
    /// All ways to do this are asked for, however many: the shape that stands for them.
    pub ways: Option<String>,
    /// An uploaded record or a finished game: anybody may look through any seat's eyes.
    pub is_replay: bool,
    pub can_undo: bool,
    /// More than one decision can be taken back freely.
    pub can_restart: bool,
    /// Going back further needs the others.
    pub can_ask_undo: bool,
    pub undo_asked: Option<UndoAsked>,
    pub is_over: bool,
    pub talk: Vec<TalkLine>,
    /// The seats whose talk the reader does not want to hear.
    pub muted: SeatSet,
    /// What is on the reader's page alone; the parts of it that change hold nothing of it.
    pub own: Option<OwnPage>,
    /// Private links of the seats the reader may hand out (they opened the table): seat and URL.
    pub invites: Vec<(Seat, String)>,
    /// The link for spectators.
    pub watch_url: String,
    /// SHA-256 of the server's part of the seed, shown from the start.
    pub commitment: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// The campaign this game belongs to: its URL.
    pub campaign: Option<String>,
    /// How the reader likes the page; the parts of it that change are the same for all.
    pub preferences: Preferences,
    /// What went wrong with the last post, for pages without script.
    pub problem: Option<String>,
    /// Somebody learns to play here.
    pub coach: Option<Coach>,
    /// The clocks, and who is not here.
    pub pace: TablePace,
    /// The reader may ask a bot what it would do.
    pub can_ask_hint: bool,
}

/// What a player keeps at a table for themselves, on all their devices.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OwnPage {
    pub note: String,
    /// The entry up to which they have read the talk.
    pub read: u64,
}

#[derive(Clone, Debug, PartialEq)]
pub struct TalkLine {
    /// Of its entry in the log.
    pub number: u64,
    pub seat: Option<Seat>,
    pub name: String,
    pub said: Said,
}

impl TalkLine {
    /// Somebody said it.
    pub fn is_said(&self) -> bool {
        matches!(self.said, Said::Text(_))
    }

    /// Somebody said it to the holder of these seats, who has read up to that entry.
    pub fn is_new_to(&self, mine: SeatSet, read: u64) -> bool {
        self.is_said() && self.number > read && !self.seat.is_some_and(|seat| mine.contains(seat))
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum Said {
    Text(String),
    /// Nobody said it: it happened to a seat.
    Happened(Happening),
}

/// What can happen to a seat besides moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happening {
    TimeUp,
    StoodIn,
    Back,
    Offered,
    SatDown,
    Left,
    BotForGood,
    Away,
    WantsPause,
    OtherDevice,
    Paused,
    GoesOn,
}

/// The telegraph from one of its lines on.
#[derive(Clone, Debug, PartialEq)]
pub struct Log<G: Game> {
    /// How many lines came before.
    pub first: usize,
    pub lines: Vec<LogLine<G>>,
}

/// A line of the telegraph.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LogLine<G: Game> {
    /// After this decision (0: set-up).
    pub number: usize,
    /// It is the first line of a turn.
    pub begins_turn: bool,
    pub mark: String,
    /// What happened, as far as the reader may know it.
    pub event: G::Event,
    /// It happened by itself: there was no other answer.
    pub by_itself: bool,
    /// It belongs to the last decision.
    pub is_fresh: bool,
}

/// What one pair of eyes sees of a table, in one language. Its parts are drawn once for all who look through them.
pub struct Seen<G: Paint> {
    pub words: &'static Words,
    pub view: G::View,
    pub log: Log<G>,
    /// What the last decision did.
    pub news: Vec<G::Event>,
    /// Moments of the whole game, once it is over.
    pub course: Vec<Moment<G>>,
    drawings: Drawings,
}

/// What others did between a reader's last two turns.
pub struct Since<G: Game> {
    /// After these decisions.
    pub decisions: Range<usize>,
    pub events: Vec<G::Event>,
    /// Where turns begin among the events.
    pub turns: Vec<usize>,
    /// What each player counts above all, before and after; for whoever is to act.
    pub counts: Vec<(i64, i64)>,
}

impl<G: Game> Default for Since<G> {
    fn default() -> Since<G> {
        Since { decisions: 0..0, events: Vec::new(), turns: Vec::new(), counts: Vec::new() }
    }
}

/// All that a reader's table page is made of.
pub struct TablePage<'a, G: Paint> {
    pub setting: &'a Setting,
    pub seen: &'a Seen<G>,
    /// The reader's seat that can act now, with its legal actions.
    pub acting: Option<(Seat, Vec<G::Action>)>,
    pub since: Since<G>,
}

/// A part of the page that changes: one element, with this id.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    pub id: &'static str,
    pub text: Arc<str>,
}

impl<G: Paint> Seen<G> {
    /// What one reader is shown of one game at one moment.
    pub fn new(
        words: &'static Words,
        view: G::View,
        log: Log<G>,
        news: Vec<G::Event>,
        course: Vec<Moment<G>>,
    ) -> Seen<G> {
        Seen { words, view, log, news, course, drawings: Drawings::default() }
    }

    /// The same, by somebody who was shown the edition before: what is as it was then is not drawn again.
    pub fn remembering(self, album: &mut Album, eyes: &Eyes) -> Seen<G> {
        Seen { drawings: Drawings::after(album.take(eyes)), ..self }
    }

    /// What was drawn of it is kept for the next edition.
    pub fn keep(self, album: &mut Album, eyes: Eyes) {
        album.put(eyes, self.drawings);
    }
}

/// The whole document.
pub fn page<G: Paint>(table: &TablePage<G>) -> Markup {
    let (setting, words) = (table.setting, table.seen.words);
    let path = setting.path();
    let parts = Parts::of(table);
    let own_style = format!("{}.css", G::SLUG);
    let mut style = vec!["table.css", "parts.css", own_style.as_str()];
    style.extend(setting.coach.as_ref().map(|_| "coach.css"));
    Document {
        visit: Visit { words, path: &path, name: "", preferences: setting.preferences },
        title: parts.title.clone(),
        layout: "table",
        style: &style,
        masthead: html! {
            h1.title { (G::TITLE) }
            @if setting.coach.is_some() { span.lesson-mark { (words.say("lesson")) } }
            (PreEscaped(&parts.progress))
        },
        nav: html! {
            span #wire-light.needs-script role="status" data-live=(words.say("live")) data-lost=(words.say("reconnecting")) {}
            @if let Some(campaign) = &setting.campaign { a href=(campaign) { (words.say("campaign")) } }
            a href=(rules_url(G::SLUG, None)) { (words.say("rules")) }
            a.history-link href=(setting.moment(setting.moves)) { (words.say("history")) }
            (share::menu::<G>(setting, words))
        },
        content: html! {
            main #content data-table=(setting.id) data-as=(setting.eyes()) data-read=[setting.own.as_ref().map(|own| own.read)] data-ways=[setting.ways.as_ref()] data-in-order[G::ONE_QUESTION_AT_A_TIME] {
                (parts.state)
                (parts.prompt)
                (parts.coach)
                (newcomer::newcomer::<G>(setting, words))
                (map::<G>(table, &parts))
                div.side {
                    div.side-scroll { (parts.now) (PreEscaped(&parts.panels)) }
                    (telegraph::whole::<G>(table, &parts.telegraph))
                }
                (parts.tabs)
                (parts.moment)
                (script_texts(words))
            }
        },
    }
    .with_script(&script())
}

/// What changes with every move: elements with ids, to be merged into the page.
pub fn live<G: Paint>(table: &TablePage<G>) -> Markup {
    html! { @for part in live_parts(table) { (PreEscaped(&part.text)) } }
}

/// The same, element by element and always in this order: whoever has seen one need not be sent it again.
pub fn live_parts<G: Paint>(table: &TablePage<G>) -> [Part; 15] {
    let parts = Parts::of(table);
    let words = table.seen.words;
    let own = |id, markup: Markup| Part { id, text: markup.into_string().into() };
    [
        own("state", parts.state),
        Part { id: "progress", text: parts.progress },
        own("prompt", parts.prompt),
        own("coach", parts.coach),
        Part { id: "board", text: parts.board },
        own("now", parts.now),
        Part { id: "panels", text: parts.panels },
        Part { id: "telegraph", text: parts.telegraph },
        talk(table.setting, words),
        own("history", parts.history),
        own("ending", parts.ending),
        own("curtain", parts.moment),
        own("recap", parts.recap),
        own("tabs", parts.tabs),
        own("share", share::changing(table.setting, words)),
    ]
}

/// The one part that changes when somebody says something.
pub fn talk(setting: &Setting, words: &Words) -> Part {
    Part { id: "talk", text: telegraph::talk(setting, words).into_string().into() }
}

/// The parts of the page that change. What is drawn once for several readers is text already.
struct Parts {
    title: String,
    state: Markup,
    progress: Arc<str>,
    prompt: Markup,
    coach: Markup,
    board: Arc<str>,
    /// What the reader can do now, with the panel that goes with it.
    now: Markup,
    panels: Arc<str>,
    telegraph: Arc<str>,
    history: Markup,
    ending: Markup,
    moment: Markup,
    /// What others did since the reader's last turn.
    recap: Markup,
    tabs: Markup,
}

impl Parts {
    fn of<G: Paint>(table: &TablePage<G>) -> Parts {
        let TablePage { setting, seen, acting, since } = table;
        let (words, people) = (seen.words, &setting.people);
        let mut choices = match acting {
            Some((seat, legal)) => G::choices(&seen.view, *seat, legal, words, people),
            None => Vec::new(),
        };
        if let Some(coach) = &setting.coach {
            coach.put_first(&mut choices);
        }
        let acting = acting.as_ref().map(|(seat, _)| *seat);
        let reader = Reader::new(*people.mine.value(), setting.viewer, acting);
        let scene = Scene {
            view: &seen.view,
            viewer: setting.viewer.into(),
            words,
            people,
            acting: acting.into(),
            choices: Own::new(Offers::new(&choices)),
            news: &seen.news,
            since: Own::new(&since.events),
            shared: Some((&seen.drawings, &reader)),
        };
        let draw = |part, inputs: &dyn Fn() -> Option<Inputs>, draw: &dyn Fn(&Scene<G>) -> Markup| {
            seen.drawings.part(part, inputs, &scene, &reader, draw)
        };
        let anew = || None;
        let (urgent, panels): (Vec<Panel<G>>, Vec<Panel<G>>) =
            G::panels(&scene).into_iter().partition(|panel| panel.place == Place::Urgent);
        let panel = |panel: &Panel<G>| {
            draw(Name::Part(panel.place.id()), &|| panel.inputs(&seen.view, &seen.news), &|scene| panel.draw(scene))
        };
        // A coach points at things on a drawing that is everybody's.
        let lit = |part: Markup| match &setting.coach {
            Some(coach) => coach.light(&choices, part),
            None => part,
        };
        let lit_text = |text: Arc<str>| match &setting.coach {
            Some(coach) => coach.light(&choices, PreEscaped(text.to_string())).into_string().into(),
            None => text,
        };
        Parts {
            title: title::<G>(setting, words, acting),
            state: state(setting, acting),
            progress: draw(
                Name::Part("progress"),
                &anew,
                &|scene| html! { div #progress { (G::progress(scene.view, words)) } },
            ),
            prompt: lit(prompt::prompt(table, &G::prompt(&seen.view, words, people), &choices)),
            coach: coach::coach(setting, G::SLUG, words),
            board: lit_text(draw(Name::Part("map"), &|| G::board_looks_at(&seen.view, &seen.news), &G::board)),
            now: lit(now(setting, words, acting, &choices, &urgent.iter().map(panel).collect::<Vec<_>>())),
            tabs: tabs(words, &panels),
            panels: lit(html! { div #panels { @for its in &panels { (PreEscaped(panel(its))) } } })
                .into_string()
                .into(),
            telegraph: draw(Name::Part("telegraph"), &anew, &|scene| {
                telegraph::lines(&seen.log, &|first, turn| {
                    let inputs = || Some(Inputs::of(&(turn, setting.may_choose_eyes())));
                    let draw = |scene: &Scene<G>| {
                        // Where other eyes can be chosen, its link keeps them.
                        if setting.may_choose_eyes() {
                            scene.viewer.look();
                        }
                        telegraph::turn(first, turn, setting, words)
                    };
                    PreEscaped(seen.drawings.part(Name::Piece("turn", first), inputs, scene, &reader, draw))
                })
            }),
            history: history::bar(setting, words),
            ending: ending::ending::<G>(table, &scene),
            moment: moment::<G>(setting, &scene),
            recap: recap::recap::<G>(table),
        }
    }
}

impl Setting {
    /// The page itself: its path and query.
    fn path(&self) -> String {
        match self.at {
            Some(number) => self.moment(number),
            None => self.seen_through(&self.eyes()),
        }
    }

    /// The page as it was after so many decisions.
    fn moment(&self, number: usize) -> String {
        match self.eyes().as_str() {
            "" => format!("/tables/{}?at={number}", self.id),
            eyes => format!("/tables/{}?at={number}&as={eyes}", self.id),
        }
    }

    /// The page with all ways to do something.
    fn ways_of(&self, target: &str) -> String {
        format!("/tables/{}?ways={target}#moves", self.id)
    }

    fn seen_through(&self, eyes: &str) -> String {
        match eyes {
            "" => format!("/tables/{}", self.id),
            eyes => format!("/tables/{}?as={eyes}", self.id),
        }
    }

    /// Through whose eyes a replay is seen, as the query says it: `0`, `all`, or nothing.
    fn eyes(&self) -> String {
        match self.viewer {
            _ if !self.may_choose_eyes() => String::new(),
            Viewer::Seat(seat) => seat.0.to_string(),
            Viewer::All => "all".to_owned(),
            Viewer::Spectator => String::new(),
        }
    }

    fn may_choose_eyes(&self) -> bool {
        self.is_replay || self.is_over
    }

    fn humans(&self) -> SeatSet {
        Seat::all(self.people.seats.len()).filter(|seat| !self.people.is_bot(*seat)).collect()
    }
}

fn title<G: Paint>(setting: &Setting, words: &Words, acting: Option<Seat>) -> String {
    match acting {
        Some(_) if setting.at.is_none() => format!("● {} · {}", words.say("your-turn"), G::TITLE),
        _ if setting.is_over && !setting.is_replay => format!("{} · {}", words.say("over-title"), G::TITLE),
        _ => format!("{} · Golden Spike", G::TITLE),
    }
}

/// What the script must know.
fn state(setting: &Setting, acting: Option<Seat>) -> Markup {
    html! {
        div #state hidden data-version=(setting.version) data-moves=(setting.moves) data-at=[setting.at]
            data-seat=[acting.map(|seat| seat.0)] data-over[setting.is_over] {}
    }
}

fn map<G: Paint>(table: &TablePage<G>, parts: &Parts) -> Markup {
    let words = table.seen.words;
    html! {
        section.map data-tab-of="board" aria-label=(words.say("board")) {
            div.layers {
                div.backdrop aria-hidden="true" { (G::backdrop(&table.seen.view, words)) }
                (PreEscaped(&parts.board))
            }
            div.zoom.needs-script role="group" aria-label=(words.say("zoom")) {
                button type="button" data-zoom="in" aria-label=(words.say("zoom-in")) { "+" }
                button type="button" data-zoom="out" aria-label=(words.say("zoom-out")) { "−" }
                button type="button" data-zoom="fit" aria-label=(words.say("zoom-fit")) { "⤢" }
            }
            (parts.history)
            (parts.ending)
            (parts.recap)
        }
    }
}

/// What the reader has to see before going on. Earlier moments of the game are looked at without it.
fn moment<G: Paint>(setting: &Setting, scene: &Scene<G>) -> Markup {
    let is_now = setting.at.is_none() && !setting.is_replay;
    html! { div #curtain { @if is_now { (G::moment(scene)) } } }
}

/// What the reader can do, below the panel that calls for it (an auction).
fn now(setting: &Setting, words: &Words, acting: Option<Seat>, choices: &[Choice], urgent: &[Arc<str>]) -> Markup {
    html! {
        div #now {
            (pace::strip(setting, words))
            (share::open_seats(setting, words))
            @for panel in urgent { (PreEscaped(panel)) }
            @if let Some(seat) = acting { (actions::actions(setting, words, seat, choices)) }
        }
    }
}

/// On a phone the parts of the page stand behind tabs.
fn tabs<G: Paint>(words: &Words, panels: &[Panel<G>]) -> Markup {
    let tab = |id: &str, title: &str| html! { button type="button" data-tab=(id) { (title) } };
    html! {
        nav #tabs.needs-script aria-label=(words.say("tabs")) {
            (tab("board", &words.say("board")))
            @for panel in panels { @if let Place::Beside(id) = panel.place { (tab(id, &panel.title)) } }
            (tab("telegraph", &words.say("telegraph")))
        }
    }
}

/// What keeps the page live and makes the board clickable; before it, what remembers a click until then.
fn script() -> Markup {
    html! {
        script src=(asset_url("script/early.js")) {}
        script src=(asset_url("script/table.js")) type="module" fetchpriority="high" {}
    }
}

/// Sentences the script needs, in the reader's language.
fn script_texts(words: &Words) -> Markup {
    html! {
        div #texts hidden
            data-turn=(words.say("your-turn")) data-choose=(words.say("choose")) data-confirm=(words.say("confirm")) data-confirm-move=(words.say("confirm-move")) data-close=(words.say("close"))
            data-over=(words.say("over-title")) data-icon=(asset_url("favicon.svg")) data-icon-turn=(asset_url("favicon-turn.svg"))
            data-why=(words.say("why-not")) data-copied=(words.say("copied")) data-offline=(words.say("offline")) {}
        (keys::dialog(words))
        div #tip.tip hidden {}
        div #toast.toast role="alert" hidden {}
    }
}

#[cfg(test)]
mod tests;
