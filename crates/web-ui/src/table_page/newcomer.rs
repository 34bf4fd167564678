//! For those who play a game for the first time: its goal in one line, one hint at a time that is of use now, and the way to the lesson. The page
//! holds them all; the script knows which were read, and whether a game was played to its end. Never in a lesson, never once it is over.

use super::Setting;
use crate::glossary::explained;
use crate::pages::lesson_url;
use crate::{Paint, Words};
use maud::{Markup, html};

pub(super) fn newcomer<G: Paint>(setting: &Setting, words: &Words) -> Markup {
    let is_playing = !setting.people.mine.look().is_empty() && !setting.is_over && !setting.is_replay;
    if !is_playing || setting.coach.is_some() {
        return html! {};
    }
    let (goal, hints) = (goal(G::SLUG, setting.people.seats.len(), words), hints(G::SLUG, words));
    html! {
        section #newcomer.newcomer data-game=(G::SLUG) aria-label=(words.say("newcomer")) {
            p.goal { (explained(&words.say(&goal), G::SLUG, "goal", words)) }
            @for (number, hint) in hints.iter().enumerate() {
                p.hint hidden data-hint=(number) data-when=[G::HINTS_WHEN.get(number)] { (explained(hint, G::SLUG, &format!("hint-{number}"), words)) }
            }
            span.ways {
                button.needs-script type="button" data-hint-read { (words.say("hint-got-it")) }
                @if let Some((lesson, _)) = G::LESSONS.first() { a href=(lesson_url(G::SLUG, lesson)) { (words.say("newcomer-lesson")) } }
            }
        }
    }
}

/// Who plays alone has nobody to be the first of.
fn goal(slug: &str, seats: usize, words: &Words) -> String {
    let (goal, alone) = (format!("goal-{slug}"), format!("goal-{slug}.alone"));
    if seats == 1 && words.has(&alone) { alone } else { goal }
}

/// In the order in which they can be needed.
fn hints(slug: &str, words: &Words) -> Vec<String> {
    (1..)
        .map(|number| format!("hint-{slug}-{number}"))
        .take_while(|id| words.has(id))
        .map(|id| words.say(&id))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    /// What a hint speaks of is on the page then; the others are of use at any time.
    #[test]
    fn hints_of_a_game_are_told_when_what_they_speak_of_is_there() {
        is_told_with::<american_rails::AmericanRails>(&[
            ("Your bid", "any-amount"),
            ("lit hex", "place_cube"),
            ("action track", "move_train"),
            ("second railway", "place_cube"),
            ("Selling", "any-amount"),
        ]);
        is_told_with::<steel_driver::SteelDriver>(&[
            ("Your bid", "any-amount"),
            ("open later", "opening"),
            ("black disc", ".links .legal"),
            ("A link between", ".past) .links .legal"),
            ("each share", ".companies"),
            ("goods", "take_good"),
        ]);
        is_told_with::<ticket_to_ride_legacy::LegacyGame>(&[
            ("Golden on the map", ".light"),
            ("open locomotive", ".row .loco"),
            ("your hand", ".hand"),
            ("grey route", ".hit"),
            ("A ticket you can't finish", "offer-"),
            ("last round", ".low"),
        ]);
    }

    fn is_told_with<G: Paint>(pairs: &[(&str, &str)]) {
        let hints = hints(G::SLUG, Words::new(Lang::En));
        assert_eq!(G::HINTS_WHEN.len(), pairs.len(), "{}", G::SLUG);
        for ((hint, when), (says, there)) in hints.iter().zip(G::HINTS_WHEN).zip(pairs) {
            assert!(hint.contains(says) && when.contains(there), "{hint} {when}");
        }
    }

    #[test]
    fn every_game_has_a_goal_and_six_hints_in_both_languages() {
        for slug in ["american-rails", "steel-driver", "carnegie", "ticket-to-ride-legacy"] {
            for words in Lang::ALL.map(Words::new) {
                assert!(words.has(&goal(slug, 4, words)));
                assert_eq!(goal(slug, 1, words).ends_with(".alone"), slug == "carnegie", "{slug}");
                let hints = hints(slug, words);
                assert_eq!(hints.len(), 6, "{slug}");
                assert!(hints.iter().all(|hint| hint.chars().count() <= 140), "{hints:?}");
            }
        }
    }
}
