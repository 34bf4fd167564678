//! The page behind an invite link.

use super::home::pitch;
use super::my_tables::pace;
use super::{ClockAsk, Document, Visit, how_to_play_url, rules_url};
use crate::{People, Words, asset_url};
use engine::Seat;
use maud::{Markup, html};

pub struct Join {
    /// Where the form posts to: `/join/{token}`.
    pub url: String,
    pub title: &'static str,
    pub slug: &'static str,
    pub seat: Seat,
    pub people: People,
    /// What its players call the table; empty if they don't.
    pub name: String,
    pub clock: Option<ClockAsk>,
    /// It begins when all are there.
    pub is_gathering: bool,
    /// SHA-256 of the server's part of the seed.
    pub commitment: String,
    pub problem: Option<String>,
}

/// What somebody sees who follows an invitation.
pub fn join(visit: &Visit, join: &Join) -> Markup {
    let words = visit.words;
    let seat = words.say_with("join-take", &[("number", (join.seat.0 + 1).into())]);
    // On another device the player has a name already.
    let known =
        join.people.seats.get(join.seat.index()).filter(|person| !person.is_open).map(|person| person.name.as_str());
    Document {
        visit: *visit,
        title: format!("{} · {}", words.say("join"), join.title),
        layout: "plain",
        style: &["pages.css"],
        masthead: html! {},
        nav: html! { a href=(rules_url(join.slug, None)) { (words.say("rules")) } },
        content: html! {
            main #content.with-poster {
                img.side-poster src=(asset_url(&format!("posters/{}.svg", join.slug))) alt="" width="300" height="400";
                div {
                    @match known {
                        Some(name) => {
                            h1 { (words.say_with("join-taken", &[("name", name.into())])) }
                            p.lead { (words.say_with("join-taken-text", &[("name", name.into())])) }
                        }
                        None => {
                            h1 { (words.say_with("join-title", &[("title", join.title.into())])) }
                            p.lead { (words.say("join-lead")) }
                        }
                    }
                    p { (plays(words, join.title, &join.name, join.clock)) @if join.is_gathering { " · " (words.say("begins-when-all")) } }
                    @if known.is_none() {
                        p { (pitch(words, join.slug)) " " a href=(how_to_play_url(join.slug)) { (words.say("how-to-play")) } }
                    }
                    @if let Some(problem) = &join.problem { p.problem role="alert" { (problem) } }
                    h2 { (words.say("join-people")) }
                    (seats(words, &join.people))
                    form.join method="post" action=(join.url) {
                        @if known.is_some() {
                            button.primary.big { (words.say("join-taken-open")) }
                        } @else {
                            label for="name" { (words.say("seat-name")) }
                            input #name name="name" maxlength="24" required autocomplete="nickname" value=(visit.name);
                            // What the browser adds to the luck, where the game has not begun.
                            input type="hidden" name="entropy" value="";
                            button.primary.big { (seat) }
                        }
                    }
                    p.fine { (words.say("join-keep")) }
                    @if join.is_gathering {
                        p.fine { (words.say("gathering-fair")) " " (words.say("fair-commitment")) " " code { (join.commitment) } }
                    }
                }
            }
        },
    }
    .markup()
}

/// The game, what its players call the table, and how fast it is played.
pub(super) fn plays(words: &Words, title: &str, name: &str, clock: Option<ClockAsk>) -> String {
    let named = if name.is_empty() { title.to_owned() } else { format!("{name} · {title}") };
    words.say_with("join-plays", &[("title", named.into()), ("pace", pace(words, clock).into())])
}

/// Who sits where.
fn seats(words: &Words, people: &People) -> Markup {
    html! {
        ul.sitting {
            @for seat in Seat::all(people.seats.len()) {
                @let person = &people.seats[seat.index()];
                li class={ "player-" (seat.0) @if person.is_open { " open" } } {
                    span.who aria-hidden="true" { (people.sign(seat)) } " "
                    @if person.is_open { (words.say("seat-open")) } @else { b { (person.name) } }
                    @if person.bot.is_some() { " " small { (words.say("bot")) } }
                    @if people.mine.look().contains(seat) { " " small { (words.say("you")) } }
                }
            }
        }
    }
}
