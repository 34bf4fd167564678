//! The bots' faces, small beside their names and large on their cards.

use super::who::says_you;
use crate::people::head_of;
use crate::{People, Words};
use engine::Seat;
use maud::{Markup, html};

/// Those with a face and a sentence, from the weakest to the strongest; the others are for tests.
pub(crate) const WITH_A_FACE: [&str; 4] = ["apprentice", "conductor", "broker", "baron"];

pub(crate) fn has_a_face(bot: &str) -> bool {
    WITH_A_FACE.contains(&bot)
}

/// The hat says what a bot is, the head who: a place in the drawing of all (base/faces.css).
pub(crate) fn face(bot: &str, name: &str) -> Markup {
    html! { i class={ "face " (bot) " h" (head_of(bot, name)) } aria-hidden="true" {} }
}

/// Before a bot's name: its face, which says who it is, how strong and how it plays.
pub(crate) fn small_face(bot: &str, name: &str, words: &Words) -> Markup {
    let bot = known_as(bot);
    html! { @if has_a_face(bot) { span.bot title=(card(bot, name, words)) { (face(bot, name)) } } }
}

/// "Casey is a bot: Conductor, level 2 of 4. …"
fn card(bot: &str, name: &str, words: &Words) -> String {
    let level = WITH_A_FACE.iter().position(|known| *known == bot).map_or(0, |place| place + 1);
    let kind = format!("bot-{bot}");
    let args = [
        ("name", name.into()),
        ("bot", words.say(&kind).into()),
        ("level", level.into()),
        ("levels", WITH_A_FACE.len().into()),
        ("plays", words.say(&format!("{kind}.plays")).into()),
    ];
    words.say_with("bot-card", &args)
}

/// What tables of before call the Conductor.
fn known_as(bot: &str) -> &str {
    if bot == "greedy" { "conductor" } else { bot }
}

/// The same beside a player's name, and for those who don't see it. Nothing for a human.
pub(crate) fn bot_face(seat: Seat, people: &People, words: &Words) -> Markup {
    let Some(bot) = people.bot(seat) else { return html! {} };
    let kind = words.say(&format!("bot-{bot}"));
    html! {
        (small_face(bot, people.name(seat), words))
        span.unseen { " " (words.say_with("seat-bot", &[("bot", kind.into())])) " " }
    }
}

/// Before the line of its turn: the name stands there too, so that it need not explain itself.
pub(crate) fn teller(seat: Seat, people: &People) -> Markup {
    let bot = people.bot(seat).map(known_as).filter(|bot| has_a_face(bot));
    html! { @if let Some(bot) = bot { (face(bot, people.name(seat))) " " } }
}

/// A player among the places of a game that is over: with a bot's face, and "you" for the reader.
pub(crate) fn placed(seat: Seat, people: &People, words: &Words) -> Markup {
    html! {
        span class={ "player player-" (seat.0) } {
            i.sign aria-hidden="true" { (people.sign(seat)) } " " (bot_face(seat, people, words)) (people.name(seat))
            @if says_you(seat, people) { " " span.you { (words.say("you")) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lang, Person};

    #[test]
    fn a_bot_shows_its_face_and_says_who_it_is_and_how_it_plays() {
        let person =
            |bot: Option<&str>| Person { name: "Casey".to_owned(), bot: bot.map(str::to_owned), is_open: false };
        let seats = vec![person(None), person(Some("conductor")), person(Some("random"))];
        let people = People::new(seats, engine::SeatSet::EMPTY);
        for lang in Lang::ALL {
            let words = Words::new(lang);
            let drawn = |seat: u8| bot_face(Seat(seat), &people, words).into_string();
            assert_eq!(drawn(0), "");
            let told: Vec<bool> =
                Seat::all(3).map(|seat| teller(seat, &people).into_string().contains("class=\"face ")).collect();
            assert_eq!(told, [false, true, false]);
            assert!(drawn(1).contains("face conductor h0") && drawn(1).contains(&words.say("bot-conductor.plays")));
            assert!(drawn(1).contains("title=\"Casey"), "its card names it: {}", drawn(1));
            assert!(!drawn(2).contains("class=\"face ") && drawn(2).contains(&words.say("bot-random")));
        }
    }
}
