//! What a player would score now, part by part.

use super::super::icons::resource;
use crate::{Inputs, Scene};
use carnegie::{Carnegie, Resource, Score, ScorePart};
use engine::Seat;
use maud::{Markup, html};

pub(crate) fn score(scene: &Scene<Carnegie>, seat: Seat) -> Markup {
    let score = scene.view.score(seat);
    let looks_at = || Inputs::of(&(ScorePart::ALL.map(|part| score.part(part)), scene.view.is_over()));
    scene.piece(("score", seat.index()), looks_at, |scene| list(scene, scene.view.is_over(), &score))
}

/// What the winner of a whole game scored: a lesson ends too early to have much to count.
const OF_A_WHOLE_GAME: Score =
    Score { points: 2, choice_tile: 0, workers: 6, departments: 12, strips: 5, cities: 24, network: 9, donations: 58 };

pub(crate) fn of_a_whole_game(scene: &Scene<Carnegie>) -> Markup {
    list(scene, true, &OF_A_WHOLE_GAME)
}

fn list(scene: &Scene<Carnegie>, is_final: bool, score: &Score) -> Markup {
    let (title, sum) = if is_final { ("ca-final-score", "ca-score-final") } else { ("ca-would-score", "ca-score-now") };
    html! {
        h2 { (scene.words.say_with(title, &[("points", score.total().into())])) }
        dl.score {
            // Where there is no room for the heading.
            div.sum aria-hidden="true" { dt { (scene.words.say(sum)) } dd { (score.total()) (resource(Resource::Points)) } }
            @for part in ScorePart::ALL {
                @let points = score.part(part);
                div.none[points == 0] title=(scene.words.say(&format!("{}.hint", part.word()))) { dt { (scene.words.say(part.word())) } dd { (points) } }
            }
        }
    }
}
