//! A table whose seats are not all taken yet: the invite links, and who is there.

use super::{Document, Visit, rules_url};
use crate::table_page::copyable;
use crate::{People, Words, asset_url};
use engine::Seat;
use maud::{Markup, html};

pub struct Waiting {
    /// The table's id.
    pub id: String,
    pub title: &'static str,
    pub slug: &'static str,
    pub people: People,
    /// Private links of the open seats, for whoever opened the table.
    pub invites: Vec<(Seat, String)>,
    pub watch_url: String,
    /// Grows with every seat taken.
    pub version: u64,
}

pub fn waiting(visit: &Visit, table: &Waiting) -> Markup {
    let words = visit.words;
    Document {
        visit: *visit,
        title: format!("{} · {}", words.say("waiting"), table.title),
        layout: "plain",
        style: &["pages.css"],
        masthead: html! {},
        nav: html! { a href=(rules_url(table.slug, None)) { (words.say("rules")) } },
        content: html! {
            main #content.with-poster data-waiting=(table.id) {
                img.side-poster src=(asset_url(&format!("posters/{}.svg", table.slug))) alt="" width="300" height="400";
                div {
                    h1 { (table.title) }
                    p.lead { (words.say("waiting-lead")) }
                    (waiting_live(words, table))
                    p.fine { a href={ "/tables/" (table.id) } { (words.say("waiting-reload")) } }
                    div #texts hidden data-copied=(words.say("copied")) {}
                }
            }
        },
    }
    .markup()
}

/// What changes when a seat is taken: elements with ids, to be merged into the page.
pub fn waiting_live(words: &Words, table: &Waiting) -> Markup {
    html! {
        section #waiting data-version=(table.version) aria-live="polite" {
            h2 { (words.say("join-people")) }
            (seats(words, &table.people))
            @if !table.invites.is_empty() {
                h2 { (words.say("invites")) }
                p { (words.say("waiting-invites")) }
                ul.links {
                    @for (seat, url) in &table.invites {
                        @let label = words.say_with("invite-seat", &[("number", (seat.0 + 1).into())]);
                        li { (copyable(words, url, &label)) }
                    }
                }
            }
            @if !table.watch_url.is_empty() {
                h2 { (words.say("watchers")) }
                ul.links { li { (copyable(words, &table.watch_url, &words.say("watch-link"))) } }
            }
        }
    }
}

/// Who sits where.
pub(super) fn seats(words: &Words, people: &People) -> Markup {
    html! {
        ul.sitting {
            @for seat in Seat::all(people.seats.len()) {
                @let person = &people.seats[seat.index()];
                li class={ "player-" (seat.0) @if person.is_open { " open" } } {
                    span.who aria-hidden="true" { (people.sign(seat)) } " "
                    @if person.is_open { (words.say("seat-open")) } @else { b { (person.name) } }
                    @if person.bot.is_some() { " " small { (words.say("bot")) } }
                    @if people.mine.contains(seat) { " " small { (words.say("you")) } }
                }
            }
        }
    }
}
