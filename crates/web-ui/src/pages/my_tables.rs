//! Tables on the home page: those that wait for the reader, the others, open ones, games to watch, finished ones.

use super::ClockAsk;
use super::home::Home;
use super::pace::duration;
use crate::table_page::utc;
use crate::{People, Verdict, Words};
use engine::{Seat, SeatSet};
use maud::{Markup, html};

/// A table as the home page shows it.
pub struct MyTable {
    pub id: String,
    pub title: &'static str,
    /// What its players call it; empty if they don't.
    pub name: String,
    pub people: People,
    /// By seats, the classes of the colours that the game gives its players; nothing where everybody has the colour of their seat.
    pub colours: Vec<&'static str>,
    /// Who can act; nobody once it is over.
    pub to_act: SeatSet,
    pub is_over: bool,
    pub moves: usize,
    /// The number of the last entry of its log: of this the picture is.
    pub version: u64,
    /// Where in the game it is: a year, a round; once it is over, which of several games it was.
    pub mark: String,
    /// What it waits for, as the reader sees it; once it is over, who won.
    pub prompt: String,
    /// How it went for the reader, once it was played to its end.
    pub verdict: Option<Verdict>,
    /// When it was opened: Unix milliseconds.
    pub opened: i64,
    /// Since when it waits: Unix milliseconds.
    pub since: Option<i64>,
    /// When the time of the one to act is up: Unix milliseconds.
    pub due: Option<i64>,
    pub clock: Option<ClockAsk>,
    /// Seats on which anybody may sit down.
    pub free: SeatSet,
    /// A coach stands beside it.
    pub is_lesson: bool,
    /// It begins when all are there.
    pub is_gathering: bool,
    /// Lines of talk that the reader has not read.
    pub unread: usize,
}

/// A page of the tables of others.
#[derive(Default)]
pub struct Listed {
    pub tables: Vec<MyTable>,
    pub page: u32,
    pub has_more: bool,
}

impl Listed {
    fn is_empty(&self) -> bool {
        self.tables.is_empty() && self.page == 0
    }
}

/// A page of the reader's finished tables.
#[derive(Default)]
pub struct Finished {
    pub tables: Vec<MyTable>,
    /// What was searched for.
    pub search: String,
    pub page: u32,
    pub has_more: bool,
}

impl Finished {
    /// More than are found at a glance, or some of them were searched for.
    fn are_many(&self) -> bool {
        const AT_A_GLANCE: usize = 6;
        self.tables.len() > AT_A_GLANCE || self.has_more || self.page > 0 || !self.search.is_empty()
    }
}

impl MyTable {
    pub(super) fn is_my_turn(&self) -> bool {
        self.to_act.iter().any(|seat| self.people.mine.look().contains(seat))
    }

    fn url(&self) -> String {
        format!("/tables/{}", self.id)
    }

    fn picture(&self) -> Markup {
        html! { img src={ (self.url()) "/board.svg?v=" (self.version) } alt="" width="300" height="150" loading="lazy"; }
    }

    /// Its own name, or the game's.
    fn heading(&self) -> &str {
        if self.name.is_empty() { self.title } else { &self.name }
    }
}

/// All tables of the reader that are not over.
pub(super) fn running(words: &Words, home: &Home) -> Markup {
    let (mine, others): (Vec<&MyTable>, Vec<&MyTable>) = home.tables.iter().partition(|table| table.is_my_turn());
    html! {
        @if !mine.is_empty() {
            section.your-turn data-mine aria-labelledby="your-turn" {
                h2 #your-turn { (words.say("your-turn")) }
                ul { @for table in mine { li { (card(words, table)) } } }
            }
        }
        @if !others.is_empty() {
            section.waiting data-mine aria-labelledby="waiting" {
                h2 #waiting { (words.say("waiting-for-others")) }
                ul { @for table in others { li { (row(words, table)) } } }
            }
        }
    }
}

/// What to do, where, with whom, since when, until when.
fn card(words: &Words, table: &MyTable) -> Markup {
    html! {
        a.table-card href=(table.url()) data-table=(table.id) data-version=(table.version) {
            span.thumb {
                (table.picture())
                @if !table.mark.is_empty() { span.plate { (table.mark) } }
                @if let Some(due) = table.due { span.due { (until(words, due)) } }
            }
            span.about {
                b { (table.heading()) }
                @if !table.name.is_empty() { " " small { (table.title) } }
                @if table.is_lesson { " " small { (words.say("lesson")) } }
            }
            span.what { (table.prompt) }
            (unread(words, table))
            (faces(words, table))
            span.go {
                span.button.primary { (words.say(if table.is_lesson { "lesson-go-on" } else { "take-your-turn" })) }
                // Tables of one game with the same players are told apart by their age.
                small {
                    @if let Some(since) = table.since { (words.say("since")) " " (ago(since)) }
                    @else { (words.say("opened")) " " (ago(table.opened)) }
                }
            }
        }
    }
}

fn row(words: &Words, table: &MyTable) -> Markup {
    html! {
        a.table-row href=(table.url()) data-table=(table.id) data-version=(table.version) {
            span.thumb {
                (table.picture())
                // The words beside it say so too.
                @if let Some(verdict) = &table.verdict { span.place.first[verdict.place == 1] aria-hidden="true" { (verdict.place) } }
            }
            span.about {
                b { (table.heading()) }
                small {
                    (about(words, table))
                }
            }
            span.status {
                @if let Some(verdict) = &table.verdict { (verdict.text) }
                // Who won, where it was played to its end.
                @else if table.is_over && table.to_act.is_empty() { (table.prompt) }
                @else { (status(words, table)) }
                @if let Some(since) = table.since { small { " · " (words.say("since")) " " (ago(since)) } }
                @if let Some(due) = table.due { small { " · " (until(words, due)) } }
            }
            (faces(words, table))
            (unread(words, table))
        }
    }
}

/// Which game a table with a name plays, whether it is a lesson, and where in the game it is.
fn about(words: &Words, table: &MyTable) -> String {
    let title = if table.name.is_empty() { "" } else { table.title };
    let lesson = if table.is_lesson { words.say("lesson") } else { String::new() };
    [title, &lesson, &table.mark].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// The same without pictures and links.
pub(super) fn in_words(words: &Words, table: &MyTable) -> Markup {
    let what = if table.is_my_turn() { table.prompt.clone() } else { status(words, table) };
    html! {
        b { (table.heading()) }
        @if !table.name.is_empty() { " · " (table.title) }
        @if !table.mark.is_empty() { " · " (table.mark) }
        small { @if table.is_my_turn() { strong { (words.say("your-turn")) } ": " } (what) }
        @if let Some(due) = table.due { small { (words.say("due-at")) " " (utc(due)) } }
    }
}

fn unread(words: &Words, table: &MyTable) -> Markup {
    html! { @if table.unread > 0 { span.unread { (words.say_with("home-unread", &[("lines", table.unread.into())])) } } }
}

fn faces(words: &Words, table: &MyTable) -> Markup {
    html! {
        span.faces {
            @for seat in Seat::all(table.people.seats.len()) {
                span.act[table.to_act.contains(seat)] { (face(seat, table, words)) } " "
            }
        }
    }
}

/// In the colour they have at the table.
fn face(seat: Seat, table: &MyTable, words: &Words) -> Markup {
    match table.colours.get(seat.index()) {
        Some(colour) => {
            html! { span class={ "player " (colour) } { i.sign aria-hidden="true" { (table.people.sign(seat)) } " " (table.people.name(seat)) } }
        }
        None => words.player(seat, &table.people),
    }
}

/// When time is up; the script says how long that is, or that it is.
fn until(words: &Words, due: i64) -> Markup {
    html! {
        time data-due=(due) data-in=(words.say("due")) data-up=(words.say("clock-up")) datetime=(utc(due)) {
            (words.say("due-at")) " " (utc(due))
        }
    }
}

fn ago(since: i64) -> Markup {
    html! { time data-since=(since) datetime=(utc(since)) { (utc(since)) } }
}

fn status(words: &Words, table: &MyTable) -> String {
    let open = table.people.seats.iter().filter(|person| person.is_open).count();
    if table.is_over {
        words.say_with("table-over", &[("moves", table.moves.into())])
    } else if open > 0 {
        words.say_with("table-open-seats", &[("seats", open.into())])
    } else {
        words.say_with("table-waits-for", &[("names", words.names(table.to_act, &table.people).into())])
    }
}

/// Tables at which anybody may sit down, as a board of departures.
pub(super) fn departures(words: &Words, listed: &Listed) -> Markup {
    if listed.is_empty() {
        return html! {};
    }
    html! {
        section.departures aria-labelledby="departures" {
            h2 #departures { (words.say("departures")) }
            table {
                thead { tr {
                    @for head in ["departures-game", "departures-with", "departures-seats", "pace"] { th scope="col" { (words.say(head)) } }
                    th { span.unseen { (words.say("free-seat-take")) } }
                } }
                tbody {
                    @for table in &listed.tables {
                        tr {
                            th scope="row" { (table.title) @if !table.name.is_empty() { " " small { (table.name) } } }
                            td { (sitting(table)) }
                            td { (places(words, table)) }
                            td { (pace(words, table.clock)) @if table.is_gathering { " · " (words.say("begins-when-all")) } }
                            td { @if let Some(seat) = table.free.first() {
                                a.button href={ (table.url()) "/seats/" (seat.0) } { (words.say("join-table")) }
                            } }
                        }
                    }
                }
            }
            (turn_pages(words, listed.page, listed.has_more, "/?open=", "#departures"))
        }
    }
}

fn sitting(table: &MyTable) -> String {
    let here = table.people.seats.iter().filter(|person| !person.is_open);
    here.map(|person| person.name.as_str()).collect::<Vec<_>>().join(", ")
}

/// Taken and open seats as full and empty discs.
fn places(words: &Words, table: &MyTable) -> Markup {
    let open = table.people.seats.iter().filter(|person| person.is_open).count();
    let taken = table.people.seats.len() - open;
    let label = words.say_with("table-open-seats", &[("seats", open.into())]);
    html! { span role="img" aria-label=(label) { ("●".repeat(taken)) ("○".repeat(open)) } }
}

/// How fast, in a few words.
pub(super) fn pace(words: &Words, clock: Option<ClockAsk>) -> String {
    match clock {
        None => words.say("pace-none"),
        Some(clock) if clock.turn > 0 => words.say_with("pace-a-turn", &[("time", duration(words, clock.turn).into())]),
        Some(clock) => words.say_with("pace-a-game", &[("time", duration(words, clock.bank).into())]),
    }
}

pub(super) fn to_watch(words: &Words, listed: &Listed) -> Markup {
    if listed.is_empty() {
        return html! {};
    }
    html! {
        section.waiting aria-labelledby="to-watch" {
            h2 #to-watch { (words.say("to-watch")) }
            ul { @for table in &listed.tables { li { (row(words, table)) } } }
            (turn_pages(words, listed.page, listed.has_more, "/?watch=", "#to-watch"))
        }
    }
}

/// Finished tables, with a search where there are many.
pub(super) fn finished(words: &Words, finished: &Finished) -> Markup {
    if finished.tables.is_empty() && finished.search.is_empty() && finished.page == 0 {
        return html! {};
    }
    html! {
        section.waiting.finished aria-labelledby="finished" {
            h2 #finished { (words.say("finished")) }
            @if finished.are_many() {
                form.search method="get" action="/#finished" role="search" {
                    input type="search" name="finished" value=(finished.search) aria-label=(words.say("finished-search")) placeholder=(words.say("finished-search"));
                    " " button { (words.say("search")) }
                }
            }
            @if finished.tables.is_empty() { p { (words.say("finished-none")) } }
            ul { @for table in &finished.tables { li { (row(words, table)) } } }
            @let search = format!("/?finished={}&page=", super::document::in_query(&finished.search));
            (turn_pages(words, finished.page, finished.has_more, &search, "#finished"))
        }
    }
}

/// The last of them, with the way to all.
pub(super) fn last_finished(words: &Words, tables: &[MyTable]) -> Markup {
    if tables.is_empty() {
        return html! {};
    }
    html! {
        section.waiting.finished aria-labelledby="last-games" {
            h2 #last-games { (words.say("me-last-games")) }
            ul { @for table in tables { li { (row(words, table)) } } }
            p { a href="/#finished" { (words.say("me-all-games")) } }
        }
    }
}

/// To the pages before and after; a page's number stands between these two in its URL.
fn turn_pages(words: &Words, page: u32, has_more: bool, before: &str, after: &str) -> Markup {
    let to = |page: u32, label: &str| html! { a.button href={ (before) (page) (after) } { (words.say(label)) } };
    html! {
        @if page > 0 || has_more {
            p.pages {
                @if page > 0 { (to(page - 1, "page-newer")) " " }
                @if has_more { (to(page + 1, "page-older")) }
            }
        }
    }
}
