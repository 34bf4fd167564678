//! The chairs of a new table or campaign: who sits on each, chosen in a drawer below them. All of it is radio buttons, so it works without
//! script; the style sheet shows the chair as it was chosen and opens one drawer at a time.

use super::ladder::usual_bot;
use super::{GameCard, Visit};
use crate::parts::faces::{WITH_A_FACE, face, has_a_face};
use crate::{SIGNS, Words, bot_name};
use engine::Seat;
use maud::{Markup, html};

/// A chair, and who can sit on it.
pub(crate) struct Chair<'a> {
    pub place: usize,
    /// What it is called: "Seat 2", "Red".
    pub called: String,
    /// The class of its colour.
    pub colour: String,
    /// What it is known by, on the card and on the ticket.
    pub sign: Markup,
    /// Whether its name stands on its card, too.
    pub is_named: bool,
    /// Everybody but bots: `me`, `friend`, …
    pub people: &'a [&'a str],
    /// The strongest first.
    pub bots: &'a [&'static str],
    /// What any bot is called here; none: each has a name of its own.
    pub bot_name: Option<String>,
    /// Who sits there unless somebody else is chosen.
    pub chosen: String,
    /// What the reader is called, on the first.
    pub name: &'a str,
}

/// The first question of the form.
pub(super) fn chairs(visit: &Visit, game: &GameCard, usual: usize, with_friends: bool) -> Markup {
    let words = visit.words;
    html! {
        section.step aria-labelledby="who-sits" {
            h2 #who-sits { (words.say("new-table-seats")) }
            fieldset.how-many {
                legend { (words.say("new-table-count")) }
                @for count in game.seats.0..=game.seats.1 {
                    label {
                        input type="radio" name="seats" value=(count) checked[count == usual];
                        span { (count) @if count == 1 { " · " (words.say(&format!("alone-{}", game.slug))) } }
                    }
                }
            }
            ol.chairs { @for seat in 0..game.seats.1 { (seat_of(visit, game, seat, with_friends).markup(words)) } }
            p.fine { (words.say("new-table-links")) }
        }
    }
}

/// A seat of a table: mine is the first, bots sit on the others; whoever comes for friends finds the first of them invited.
fn seat_of<'a>(visit: &Visit<'a>, game: &'a GameCard, seat: usize, with_friends: bool) -> Chair<'a> {
    let chosen = match seat {
        0 => "me".to_owned(),
        1 if with_friends => "friend".to_owned(),
        _ => format!("bot-{}", usual_bot(&game.bots)),
    };
    Chair {
        place: seat,
        called: visit.words.say_with("seat-number", &[("number", (seat + 1).into())]),
        colour: format!("player-{seat}"),
        sign: html! { (SIGNS[seat % SIGNS.len()]) },
        is_named: false,
        people: &["me", "friend", "anybody", "hot-seat"],
        bots: &game.bots,
        bot_name: None,
        chosen,
        // The ticket asks for it.
        name: "",
    }
}

impl Chair<'_> {
    /// Its card, and the drawer that says who can sit on it.
    pub(crate) fn markup(&self, words: &Words) -> Markup {
        html! {
            li.chair {
                label class={ "seat-card " (self.colour) } {
                    // Which drawer is open; nobody reads what it posts.
                    input type="radio" name="chair" value=(self.place) checked[self.place == 1] aria-label=(self.called);
                    span.sign aria-hidden="true" { (self.sign) @if self.is_named { " " span.called { (self.called) } } }
                    @for kind in self.people { (self.person(words, kind)) }
                    @for bot in self.bots { (self.bot(words, bot)) }
                }
                fieldset.drawer {
                    legend { (self.called) }
                    div.kinds {
                        @for kind in self.people { (self.choice(words, kind, &chip(&words.say(&format!("seat-{kind}"))))) }
                    }
                    div.kinds.bots {
                        @for bot in self.bots.iter().rev().filter(|bot| has_a_face(bot)) {
                            (self.choice(words, &format!("bot-{bot}"), &bot_card(words, bot)))
                        }
                    }
                    // Those without a face are for tests, and come last.
                    div.kinds {
                        @for bot in self.bots.iter().filter(|bot| !has_a_face(bot)) {
                            (self.choice(words, &format!("bot-{bot}"), &faceless_bot(words, bot)))
                        }
                    }
                    label.name {
                        span { (words.say("seat-name")) }
                        input name={ "name-" (self.place) } maxlength="24" autocomplete="off" value=(self.name);
                    }
                }
            }
        }
    }

    fn choice(&self, words: &Words, kind: &str, shown: &Markup) -> Markup {
        let title = words.has(&format!("seat-{kind}.text")).then(|| words.say(&format!("seat-{kind}.text")));
        html! {
            label title=[title] {
                input type="radio" name={ "seat-" (self.place) } value=(kind) checked[kind == self.chosen];
                (shown)
            }
        }
    }

    /// The chair with such a person on it. Of all that can sit there the style sheet shows the chosen one.
    fn person(&self, words: &Words, kind: &str) -> Markup {
        let portrait = match kind {
            "me" | "hot-seat" => html! { span class={ "disc " (self.colour) } aria-hidden="true" { (self.sign) } },
            "friend" => envelope(),
            _ => empty_chair(),
        };
        sitting(kind, &portrait, &words.say(&format!("seat-{kind}")), &words.say(&format!("chair-{kind}")))
    }

    /// The chair with this bot on it.
    fn bot(&self, words: &Words, bot: &str) -> Markup {
        let name = self.bot_name.as_deref().or(bot_name(bot, Seat(self.place as u8)));
        let portrait = if has_a_face(bot) { face(bot, name.unwrap_or("")) } else { empty_chair() };
        let level = words.say(&format!("bot-{bot}"));
        match name {
            Some(name) => sitting(&format!("bot-{bot}"), &portrait, name, &level),
            None => sitting(&format!("bot-{bot}"), &portrait, &level, &words.say("bot")),
        }
    }
}

fn sitting(kind: &str, portrait: &Markup, name: &str, what: &str) -> Markup {
    html! {
        span class={ "sitting as-" (kind) } {
            span.portrait { (portrait) }
            b { (name) }
            small { (what) }
        }
    }
}

fn chip(name: &str) -> Markup {
    html! { span { b { (name) } } }
}

/// A name and what it does.
fn faceless_bot(words: &Words, bot: &str) -> Markup {
    html! { span { b { (words.say(&format!("bot-{bot}"))) } small { (words.say(&format!("bot-{bot}.plays"))) } } }
}

/// A face, a name and an honest sentence.
fn bot_card(words: &Words, bot: &str) -> Markup {
    let level = WITH_A_FACE.iter().position(|known| *known == bot).unwrap_or(0);
    html! {
        (face(bot, ""))
        span {
            b { (words.say(&format!("bot-{bot}"))) }
            span.stars aria-hidden="true" { ("★".repeat(level + 1)) ("☆".repeat(WITH_A_FACE.len() - level - 1)) }
            small { (words.say(&format!("bot-{bot}.plays"))) }
        }
    }
}

fn envelope() -> Markup {
    html! {
        svg.thing viewBox="0 0 48 48" aria-hidden="true" {
            path d="M8 14h32v22H8z" {}
            path d="M8 14l16 13 16-13" {}
            circle.seal cx="24" cy="27" r="4" {}
        }
    }
}

pub(super) fn empty_chair() -> Markup {
    html! { svg.thing viewBox="0 0 48 48" aria-hidden="true" { path d="M16 8h16v16H16zM13 24h22v6H13zM16 30v11M32 30v11" {} } }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lang, Preferences, asset};

    #[test]
    fn every_chair_can_be_everybodys_and_the_first_is_mine() {
        let game = GameCard {
            slug: "x",
            title: "X",
            seats: (3, 5),
            bots: vec!["baron", "broker", "conductor", "apprentice", "random"],
            promise: String::new(),
            has_campaign: false,
            lessons: Vec::new(),
        };
        for lang in Lang::ALL {
            let visit =
                Visit { words: Words::new(lang), path: "/", name: "<i>Anna", preferences: Preferences::default() };
            let form = chairs(&visit, &game, 4, false).into_string();
            assert_eq!(form.matches("<li class=\"chair\">").count(), 5);
            assert_eq!(form.matches("name=\"seat-4\"").count(), 4 + 5);
            assert!(form.contains("name=\"seat-0\" value=\"me\" checked"));
            assert!(form.contains("name=\"seat-1\" value=\"bot-conductor\" checked"));
            assert!(form.contains("name=\"seats\" value=\"4\" checked"));
            let with_friends = chairs(&visit, &game, 4, true).into_string();
            assert!(with_friends.contains("name=\"seat-1\" value=\"friend\" checked"));
            assert!(with_friends.contains("name=\"seat-2\" value=\"bot-conductor\" checked"));
        }
    }

    #[test]
    fn every_bot_of_the_ladder_has_a_face_and_a_sentence() {
        let faces = asset("faces.svg", None).expect("the faces are served");
        assert!(faces.bytes.len() < 10_000, "{} bytes", faces.bytes.len());
        let drawn = String::from_utf8_lossy(&faces.bytes).into_owned();
        for bot in WITH_A_FACE {
            assert_eq!(drawn.matches(&format!("#{bot}-hat")).count(), SIGNS.len(), "{bot}");
            for lang in Lang::ALL {
                let words = Words::new(lang);
                let card = bot_card(words, bot).into_string();
                assert!(card.contains(&format!("face {bot} h0\"")), "{bot}");
                assert!(words.has(&format!("bot-{bot}.plays")), "{bot} in {lang:?}");
            }
        }
    }
}
