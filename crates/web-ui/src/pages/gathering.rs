//! A table that begins when all are there: who is in, who is still to come, and what the luck is made of.

use super::chairs::empty_chair;
use super::join::plays;
use super::{ClockAsk, Document, Visit, rules_url};
use crate::parts::faces::face;
use crate::table_page::{anew, copyable};
use crate::{People, Words, asset_url};
use engine::{Seat, SeatSet};
use maud::{Markup, PreEscaped, html};

pub struct Gathering {
    pub id: String,
    pub title: &'static str,
    pub slug: &'static str,
    /// What its players call the table; empty if they don't.
    pub name: String,
    pub clock: Option<ClockAsk>,
    pub people: People,
    /// Seats on which anybody may sit down.
    pub free: SeatSet,
    /// Who has added to the seed.
    pub added: SeatSet,
    /// Private links that the reader may hand out: seat and URL.
    pub invites: Vec<(Seat, String)>,
    /// SHA-256 of the server's part of the seed.
    pub commitment: String,
    /// The number of the last entry of its log.
    pub version: u64,
    /// The reader opened the table.
    pub is_owner: bool,
}

impl Gathering {
    fn url(&self) -> String {
        format!("/tables/{}", self.id)
    }

    fn to_come(&self) -> usize {
        self.people.seats.iter().filter(|person| person.is_open).count()
    }
}

/// What everybody sees of such a table, players and those who may still come.
pub fn gathering(visit: &Visit, table: &Gathering) -> Markup {
    let words = visit.words;
    Document {
        visit: *visit,
        title: format!("{} · {}", words.say("gathering"), table.title),
        layout: "plain",
        style: &["pages.css", "opening.css"],
        masthead: html! {},
        nav: html! { a href=(rules_url(table.slug, None)) { (words.say("rules")) } },
        content: html! {
            main #content.with-poster data-gathering=(table.id) data-version=(table.version) {
                img.side-poster src=(asset_url(&format!("posters/{}.svg", table.slug))) alt="" width="300" height="400";
                div.gathering {
                    h1 { (if table.name.is_empty() { table.title } else { &table.name }) }
                    p.lead role="status" { (words.say_with("gathering-to-come", &[("seats", table.to_come().into())])) }
                    p { (plays(words, table.title, "", table.clock)) }
                    ol.chairs.waiting-chairs { @for seat in Seat::all(table.people.seats.len()) { (chair(words, table, seat)) } }
                    (links(words, table))
                    (own_seat(words, table))
                    h2 { (words.say("fair")) }
                    p { (words.say("gathering-fair")) }
                    p.fair { (words.say("fair-commitment")) " " code { (table.commitment) } }
                }
                // Without script the page looks again by itself.
                (PreEscaped("<noscript><meta http-equiv=\"refresh\" content=\"15\"></noscript>"))
            }
        },
    }
    .markup()
}

fn chair(words: &Words, table: &Gathering, seat: Seat) -> Markup {
    let person = &table.people.seats[seat.index()];
    let is_mine = table.people.mine.look().contains(seat);
    html! {
        li class={ "seat-card player-" (seat.0) @if person.is_open { " open" } } {
            span.sign aria-hidden="true" { (table.people.sign(seat)) }
            span.portrait {
                @match &person.bot {
                    Some(bot) => (face(bot, &person.name)),
                    None if person.is_open => (empty_chair()),
                    None => span class={ "disc player-" (seat.0) } aria-hidden="true" { (table.people.sign(seat)) },
                }
            }
            b { @if person.is_open { (words.say("seat-open")) } @else { (person.name) } }
            small {
                @if is_mine { (words.say("you")) @if table.added.contains(seat) { " · " } }
                @if person.bot.is_some() { (words.say("bot")) }
                @else if table.added.contains(seat) { (words.say("added-to-luck")) }
            }
            @if person.is_open && table.free.contains(seat) && table.people.mine.look().is_empty() {
                a.button.primary href={ (table.url()) "/seats/" (seat.0) } { (words.say("free-seat-take")) }
            }
        }
    }
}

/// For whoever can invite.
fn links(words: &Words, table: &Gathering) -> Markup {
    let is_open = |seat: Seat| table.people.seats[seat.index()].is_open;
    html! {
        @if table.invites.iter().any(|(seat, _)| is_open(*seat)) {
            h2 { (words.say("open-seats")) }
            p { (words.say("open-seats-text")) }
            ul.links {
                @for (seat, url) in table.invites.iter().filter(|(seat, _)| is_open(*seat)) {
                    li {
                        (copyable(words, url, &words.say_with("invite-seat", &[("number", (seat.0 + 1).into())])))
                        @if table.is_owner { (anew(words, &table.url(), *seat)) }
                    }
                }
            }
        }
    }
}

fn own_seat(words: &Words, table: &Gathering) -> Markup {
    let mine = *table.people.mine.look();
    html! {
        div.wishes {
            @if table.is_owner {
                form method="post" action={ (table.url()) "/begin" } { button { (words.say("gathering-begin")) } }
            }
            @for seat in mine.iter() {
                form method="post" action={ (table.url()) "/seat" } {
                    input type="hidden" name="seat" value=(seat.0);
                    button name="do" value="leave" { (words.say("gathering-leave")) }
                }
            }
        }
    }
}
