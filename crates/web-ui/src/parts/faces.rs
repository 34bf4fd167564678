//! The bots' faces, small beside their names and large on their cards.

use crate::{People, Words, asset_url};
use engine::Seat;
use maud::{Markup, html};

/// Those with a face and a sentence, from the weakest to the strongest; the others are for tests.
pub(crate) const WITH_A_FACE: [&str; 4] = ["apprentice", "conductor", "broker", "baron"];

pub(crate) fn has_a_face(bot: &str) -> bool {
    WITH_A_FACE.contains(&bot)
}

pub(crate) fn face(bot: &str) -> Markup {
    html! { svg.face viewBox="0 0 48 48" aria-hidden="true" { use href={ (asset_url("faces.svg")) "#" (bot) } {} } }
}

/// Before a bot's name: its face, which says of which kind it is and how it plays.
pub(crate) fn small_face(bot: &str, words: &Words) -> Markup {
    // What tables of before call the Conductor.
    let bot = if bot == "greedy" { "conductor" } else { bot };
    let said = |part: &str| words.say(&format!("bot-{bot}{part}"));
    html! { @if has_a_face(bot) { span.bot title={ (said("")) ": " (said(".plays")) } { (face(bot)) } } }
}

/// The same beside a player's name, and for those who don't see it. Nothing for a human.
pub(crate) fn bot_face(seat: Seat, people: &People, words: &Words) -> Markup {
    let Some(bot) = people.bot(seat) else { return html! {} };
    let kind = words.say(&format!("bot-{bot}"));
    html! {
        (small_face(bot, words))
        span.unseen { " " (words.say_with("seat-bot", &[("bot", kind.into())])) " " }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lang, Person};

    #[test]
    fn a_bot_shows_its_face_and_says_how_it_plays() {
        let person =
            |bot: Option<&str>| Person { name: "Casey".to_owned(), bot: bot.map(str::to_owned), is_open: false };
        let seats = vec![person(None), person(Some("conductor")), person(Some("random"))];
        let people = People { seats, mine: engine::SeatSet::EMPTY.into() };
        for lang in Lang::ALL {
            let words = Words::new(lang);
            let drawn = |seat: u8| bot_face(Seat(seat), &people, words).into_string();
            assert_eq!(drawn(0), "");
            assert!(drawn(1).contains("#conductor") && drawn(1).contains(&words.say("bot-conductor.plays")));
            assert!(!drawn(2).contains("svg") && drawn(2).contains(&words.say("bot-random")));
        }
    }
}
