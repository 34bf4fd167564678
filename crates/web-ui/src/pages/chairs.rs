//! The chairs of a new table: who sits on each, chosen in a drawer below them. All of it is radio buttons, so it works without script; the
//! style sheet shows the chair as it was chosen and opens one drawer at a time.

use super::ladder::{WITH_A_FACE, usual_bot};
use super::{GameCard, Visit};
use crate::{SIGNS, Words, asset_url};
use maud::{Markup, html};

/// The first question of the form.
pub(super) fn chairs(visit: &Visit, game: &GameCard, usual: usize) -> Markup {
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
            ol.chairs { @for seat in 0..game.seats.1 { (chair(visit, game, seat)) } }
            p.fine { (words.say("new-table-links")) }
        }
    }
}

/// A chair, and the drawer that says who can sit on it.
fn chair(visit: &Visit, game: &GameCard, seat: usize) -> Markup {
    let words = visit.words;
    let chosen = if seat == 0 { "me".to_owned() } else { format!("bot-{}", usual_bot(&game.bots)) };
    let number = words.say_with("seat-number", &[("number", (seat + 1).into())]);
    html! {
        li.chair {
            label class={ "seat-card player-" (seat) } {
                // Which drawer is open; nobody reads what it posts.
                input type="radio" name="chair" value=(seat) checked[seat == 1] aria-label=(number);
                span.sign aria-hidden="true" { (SIGNS[seat % SIGNS.len()]) }
                @for kind in kinds(game) { (sitting(words, &kind, seat)) }
            }
            fieldset.drawer {
                legend { (number) }
                div.kinds {
                    @for kind in PEOPLE { (choice(words, kind, seat, &chosen, &chip(&words.say(&format!("seat-{kind}"))))) }
                    // Those without a face are for tests, and stand aside.
                    @for bot in game.bots.iter().filter(|bot| !has_a_face(bot)) {
                        (choice(words, &format!("bot-{bot}"), seat, &chosen, &chip(&words.say(&format!("bot-{bot}")))))
                    }
                }
                div.kinds.bots {
                    @for bot in game.bots.iter().rev().filter(|bot| has_a_face(bot)) {
                        @let kind = format!("bot-{bot}");
                        (choice(words, &kind, seat, &chosen, &bot_card(words, bot)))
                    }
                }
                label.name {
                    span { (words.say("seat-name")) }
                    input name={ "name-" (seat) } maxlength="24" autocomplete="off" value=(if seat == 0 { visit.name } else { "" });
                }
            }
        }
    }
}

/// Everybody but bots.
const PEOPLE: [&str; 4] = ["me", "friend", "anybody", "hot-seat"];

fn kinds(game: &GameCard) -> Vec<String> {
    PEOPLE.iter().map(|kind| (*kind).to_owned()).chain(game.bots.iter().map(|bot| format!("bot-{bot}"))).collect()
}

fn choice(words: &Words, kind: &str, seat: usize, chosen: &str, shown: &Markup) -> Markup {
    let title = words.has(&format!("seat-{kind}.text")).then(|| words.say(&format!("seat-{kind}.text")));
    html! {
        label title=[title] {
            input type="radio" name={ "seat-" (seat) } value=(kind) checked[kind == chosen];
            (shown)
        }
    }
}

fn has_a_face(bot: &str) -> bool {
    WITH_A_FACE.contains(&bot)
}

fn chip(name: &str) -> Markup {
    html! { span { b { (name) } } }
}

/// A face, a name and an honest sentence.
fn bot_card(words: &Words, bot: &str) -> Markup {
    let level = WITH_A_FACE.iter().position(|known| *known == bot).unwrap_or(0);
    html! {
        (face(bot))
        span {
            b { (words.say(&format!("bot-{bot}"))) }
            span.stars aria-hidden="true" { ("★".repeat(level + 1)) ("☆".repeat(WITH_A_FACE.len() - level - 1)) }
            small { (words.say(&format!("bot-{bot}.plays"))) }
        }
    }
}

pub(super) fn face(bot: &str) -> Markup {
    html! { svg.face viewBox="0 0 48 48" aria-hidden="true" { use href={ (asset_url("faces.svg")) "#" (bot) } {} } }
}

/// The chair as this kind makes it; of all of them one is shown.
fn sitting(words: &Words, kind: &str, seat: usize) -> Markup {
    let bot = kind.strip_prefix("bot-");
    let name = match bot {
        Some(bot) => words.say(&format!("bot-{bot}")),
        None => words.say(&format!("seat-{kind}")),
    };
    html! {
        span class={ "sitting as-" (kind) } {
            span.portrait {
                @match (kind, bot) {
                    (_, Some(bot)) if has_a_face(bot) => (face(bot)),
                    ("me" | "hot-seat", _) => span class={ "disc player-" (seat) } aria-hidden="true" { (SIGNS[seat % SIGNS.len()]) },
                    ("friend", _) => (envelope()),
                    _ => (empty_chair()),
                }
            }
            b { (name) }
            small { (words.say(if bot.is_some() { "bot" } else { PEOPLE_SAID[PEOPLE.iter().position(|known| *known == kind).unwrap_or(0)] })) }
        }
    }
}

/// What stands below each of [`PEOPLE`].
const PEOPLE_SAID: [&str; 4] = ["chair-me", "chair-friend", "chair-anybody", "chair-hot-seat"];

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
    use crate::{Lang, Preferences};

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
            let form = chairs(&visit, &game, 4).into_string();
            assert_eq!(form.matches("<li class=\"chair\">").count(), 5);
            assert_eq!(form.matches("name=\"seat-4\"").count(), 4 + 5);
            assert!(form.contains("name=\"seat-0\" value=\"me\" checked") && form.contains("value=\"&lt;i&gt;Anna\""));
            assert!(form.contains("name=\"seat-1\" value=\"bot-conductor\" checked"));
            assert!(form.contains("name=\"seats\" value=\"4\" checked"));
        }
    }
}
