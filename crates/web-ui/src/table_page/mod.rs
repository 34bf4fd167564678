//! The page of a table, the same for every game: masthead, prompt, board, side column, actions, telegraph.

mod actions;
mod backdrop;
mod coach;
mod drawn;
mod ending;
mod fingerprint;
mod hint;
mod history;
mod in_one;
mod keys;
mod newcomer;
mod own_page;
mod pace;
mod parts;
mod prompt;
mod recap;
mod seen;
mod setting;
mod share;
mod talk;
mod telegram;
mod telegraph;
mod why;

pub use coach::{Coach, CoachAsks};
pub use drawn::{Album, Eyes, Inputs};
pub use ending::{Verdict, verdict};
pub use hint::{HintAnswer, HintPage, hint, hint_page};
pub(crate) use pace::utc;
pub use pace::{SeatClock, TablePace};
pub use parts::{Part, live, live_parts, talk};
pub use seen::{Log, LogLine, Seen, Since, TurnBegins};
pub use setting::{OwnPage, Setting};
pub(crate) use share::{anew, copyable};
pub use talk::{Happening, Said, TalkLine};
pub use why::{Asked, why};

use crate::pages::{Document, Visit};
use crate::{Paint, Words, asset_url};
pub(crate) use drawn::{Drawings, Name, Reader, Texts};
use engine::Seat;
use maud::{Markup, html};
use parts::Parts;
use std::ops::Range;
use std::sync::Arc;

/// All that a reader's table page is made of.
pub struct TablePage<'a, G: Paint> {
    pub setting: &'a Setting,
    pub seen: &'a Seen<G>,
    /// The reader's seat that can act now, with its legal actions.
    pub acting: Option<(Seat, Vec<G::Action>)>,
    pub since: Since<G>,
}

/// A table's page, whole.
#[derive(Clone, Debug)]
pub struct WholePage {
    pub text: String,
    /// Where in it lies what many pages have alike: the backdrop.
    pub lasting: Range<usize>,
}

impl WholePage {
    /// All of it.
    pub fn into_string(self) -> String {
        self.text
    }
}

/// The whole document. What is drawn already is laid into it, and copied once, when all is there.
pub fn page<G: Paint>(table: &TablePage<G>) -> WholePage {
    let backdrop = backdrop::backdrop::<G>(&table.seen.view, table.seen.words);
    let pieces = table.seen.drawings.in_pieces(&document(table, &backdrop).0);
    let before = pieces.iter().take_while(|piece| !Arc::ptr_eq(piece, &backdrop));
    let start = before.map(|piece| piece.len()).sum();
    WholePage { lasting: start..start + backdrop.len(), text: pieces.concat() }
}

fn document<G: Paint>(table: &TablePage<G>, backdrop: &Arc<str>) -> Markup {
    let (setting, words) = (table.setting, table.seen.words);
    let path = setting.path();
    let parts = Parts::of(table);
    let laid = |drawing: &Texts| table.seen.drawings.inlay(drawing.clone());
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
            (laid(&parts.progress))
        },
        nav: html! {
            span #wire-light.needs-script role="status" data-live=(words.say("live")) data-lost=(words.say("reconnecting")) {}
            @if let Some(campaign) = &setting.campaign { a href=(campaign) { (words.say("campaign")) } }
            a.rules-link href=(setting.rules(G::SLUG)) { (words.say("rules")) }
            a.history-link href=(setting.newest_of_history()) { (words.say("history")) }
            (share::menu::<G>(setting, words, &laid(&parts.share)))
        },
        content: html! {
            main #content data-table=(setting.id) data-as=(setting.eyes()) data-read=[setting.own.as_ref().map(|own| own.read)] data-told[setting.own.as_ref().is_some_and(|own| own.is_told)] data-ways=[setting.ways.as_ref()] data-in-order[G::ONE_QUESTION_AT_A_TIME] data-list-beside[G::LIST_BESIDE_HEADING] {
                (parts.moment)
                (parts.state)
                (parts.chair)
                (parts.prompt)
                (parts.coach)
                (newcomer::newcomer::<G>(setting, words))
                (map(words, &parts, &laid(&parts.board), &laid(&Texts::from([backdrop.clone()]))))
                div.side {
                    div.side-scroll { (parts.now) (laid(&parts.panels)) }
                    (telegraph::whole::<G>(table, &laid(&parts.telegraph), &laid(&parts.talk)))
                }
                (parts.recap)
                (laid(&parts.tabs))
                (script_texts(words))
            }
        },
    }
    .with_script(&script())
}

fn map(words: &Words, parts: &Parts, board: &Markup, backdrop: &Markup) -> Markup {
    html! {
        section.map data-tab-of="board" aria-label=(words.say("board")) {
            div.layers {
                div.backdrop aria-hidden="true" { (backdrop) }
                (board)
            }
            div.zoom.needs-script role="group" aria-label=(words.say("zoom")) {
                button type="button" data-zoom="in" aria-label=(words.say("zoom-in")) { "+" }
                button type="button" data-zoom="out" aria-label=(words.say("zoom-out")) { "−" }
                button type="button" data-zoom="fit" aria-label=(words.say("zoom-fit")) { "⤢" }
            }
            (parts.history)
            (parts.ending)
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
            data-turn=(words.say("your-turn")) data-choose=(words.say("choose")) data-which-cards=(words.say("which-cards")) data-which-route=(words.say_with("which-route", &[("card", "#".into())])) data-ways=(words.say_with("ways-on", &[("count", "#".into())])) data-in-range=(words.say_with("amount-in-range", &[("least", "#".into()), ("most", "##".into())])) data-undone=(words.say_with("undone", &[("count", "#".into())])) data-confirm=(words.say("confirm")) data-confirm-move=(words.say("confirm-move")) data-for-ever=(words.say("for-ever")) data-close=(words.say("close"))
            data-over=(words.say("over-title")) data-icon=(asset_url("favicon.svg")) data-icon-turn=(asset_url("favicon-turn.svg"))
            data-why=(words.say("why-not")) data-of-all=(words.say("why-of-all")) data-let-go=(words.say("let-go")) data-let-go-touch=(words.say("let-go.touch")) data-let-go-close=(words.say("let-go.close")) data-copied=(words.say("copied")) data-offline=(words.say("offline")) data-lit-tab=(words.say("tab-lit")) data-unread-tab=(words.say("tab-unread")) data-or=(words.say("or")) data-newer=(words.say("telegraph-newer")) data-more-turns=(words.say_with("recap-more", &[("turns", "#".into())])) data-since-turn=(words.say_with("since-turn", &[("change", "#".into())])) {}
        (keys::dialog(words))
        (prompt::signs())
        div #tip.tip hidden {}
        div #toast.toast role="alert" hidden {}
    }
}

#[cfg(test)]
mod tests;
