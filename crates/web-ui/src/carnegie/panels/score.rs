//! What a player would score now, part by part.

use super::super::icons::resource;
use crate::{Inputs, Scene};
use carnegie::{Carnegie, Resource, Score, ScorePart};
use engine::Seat;
use maud::{Markup, html};

pub(crate) fn score(scene: &Scene<Carnegie>, seat: Seat) -> Markup {
    let score = scene.view.score(seat);
    let looks_at = || Inputs::of(&(ScorePart::ALL.map(|part| score.part(part)), scene.view.is_over()));
    let title = if scene.view.is_over() { "ca-final-score" } else { "ca-would-score" };
    scene.piece(("score", seat.index()), looks_at, |scene| list(scene, title, &score))
}

/// What the winner of a whole game scored: a lesson ends too early to have much to count.
const OF_A_WHOLE_GAME: Score =
    Score { points: 2, choice_tile: 0, workers: 6, departments: 12, strips: 5, cities: 24, network: 9, donations: 58 };

pub(crate) fn of_a_whole_game(scene: &Scene<Carnegie>) -> Markup {
    list(scene, "ca-final-score", &OF_A_WHOLE_GAME)
}

fn list(scene: &Scene<Carnegie>, title: &str, score: &Score) -> Markup {
    html! {
        h2 { (scene.words.say_with(title, &[("points", score.total().into())])) }
        dl.score {
            // Where there is no room for the heading.
            div.sum aria-hidden="true" { dt { (scene.words.say("ca-score-now")) } dd { (score.total()) (resource(Resource::Points)) } }
            @for part in ScorePart::ALL {
                @let points = score.part(part);
                div.none[points == 0] title=(scene.words.say(&format!("{}.hint", part.word()))) { dt { (scene.words.say(part.word())) } dd { (points) } }
            }
        }
    }
}
