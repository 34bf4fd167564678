//! What a player would score now, part by part.

use crate::{Inputs, Scene};
use carnegie::{Carnegie, Score, ScorePart};
use engine::Seat;
use maud::{Markup, html};

pub(crate) fn score(scene: &Scene<Carnegie>, seat: Seat) -> Markup {
    let score = scene.view.score(seat);
    let looks_at = || Inputs::of(&(ScorePart::ALL.map(|part| score.part(part)), scene.view.is_over()));
    scene.piece(("score", seat.index()), looks_at, |scene| list(scene, &score))
}

fn list(scene: &Scene<Carnegie>, score: &Score) -> Markup {
    let title = if scene.view.is_over() { "ca-final-score" } else { "ca-would-score" };
    html! {
        h2 { (scene.words.say_with(title, &[("points", score.total().into())])) }
        dl.score {
            @for part in ScorePart::ALL {
                @let points = score.part(part);
                div.none[points == 0] title=(scene.words.say(&format!("{}.hint", part.word()))) { dt { (scene.words.say(part.word())) } dd { (points) } }
            }
        }
    }
}
