//! How to play, in five sentences, each beside a little board.

use super::home::{pitch, play_now, seats};
use super::lesson::learn_buttons;
use super::{Document, GameCard, Visit, rules_from, rules_url};
use crate::glossary::explained;
use crate::{Picture, Words, asset_url};
use maud::{Markup, html};

pub struct HowToPlay {
    pub game: GameCard,
    /// A position for each sentence.
    pub pictures: Vec<LittlePicture>,
    /// Where it was asked for.
    pub table: Option<String>,
}

/// What is shown of a position.
pub enum LittlePicture {
    /// The board, or the part of it in this view box.
    Board(Picture, Option<&'static str>),
    /// What players work with beside it.
    Work(Markup),
}

/// What is said, in this order: `how-american-rails-goal`.
const POINTS: [&str; 5] = ["goal", "turn", "pays", "end", "tip"];

/// A game in five sentences with pictures.
pub fn how_to_play(visit: &Visit, page: &HowToPlay) -> Markup {
    let (words, game) = (visit.words, &page.game);
    let style = format!("{}.css", game.slug);
    Document {
        visit: *visit,
        title: format!("{} · Golden Spike", words.say_with("how-to-play-of", &[("title", game.title.into())])),
        layout: "plain",
        style: &["parts.css", &style, "pages.css", "learn.css"],
        masthead: html! {},
        nav: html! {
            @if let Some(table) = &page.table { a href={ "/tables/" (table) } { (words.say("hint-back")) } }
            a href=(rules_of(page)) { (words.say("rules")) }
        },
        content: html! {
            main #content.how-to-play.(game.slug) {
                header {
                    img.side-poster src=(asset_url(&format!("posters/{}.svg", game.slug))) alt="" width="300" height="400";
                    div {
                        p.players { (seats(words, game.seats)) }
                        h1 { (words.say_with("how-to-play-of", &[("title", game.title.into())])) }
                        p.lead { (pitch(words, game.slug)) }
                        (ways(visit, page))
                    }
                }
                @if let Some(LittlePicture::Board(picture, _)) = page.pictures.first() { (picture.ground()) }
                @for (number, (point, picture)) in POINTS.iter().zip(&page.pictures).enumerate() {
                    (paragraph(words, game.slug, number, point, picture))
                }
                (ways(visit, page))
            }
        },
    }
    .markup()
}

/// At the top for whoever knows enough, at the end for whoever has read it all.
fn ways(visit: &Visit, page: &HowToPlay) -> Markup {
    let (words, game) = (visit.words, &page.game);
    html! {
        nav.ways aria-label=(words.say("how-to-play-on")) {
            @match &page.table {
                Some(table) => a.button.primary href={ "/tables/" (table) } { (words.say("hint-back")) },
                None => { (learn_buttons(words, game)) (play_now(visit, game, &words.say("play-now"))) }
            }
            a.button href=(rules_of(page)) { (words.say("all-rules")) }
        }
    }
}

fn rules_of(page: &HowToPlay) -> String {
    match &page.table {
        Some(table) => rules_from(page.game.slug, table),
        None => rules_url(page.game.slug, None),
    }
}

fn paragraph(words: &Words, slug: &str, number: usize, point: &str, picture: &LittlePicture) -> Markup {
    let id = format!("how-{slug}-{point}");
    let alt = words.say(&format!("{id}.picture"));
    html! {
        section {
            div {
                h2 { (words.say(&format!("how-{point}"))) }
                p { (explained(&words.say(&id), slug, &format!("how-{number}"), words)) }
            }
            @match picture {
                LittlePicture::Board(board, crop) => (board.cropped(number, *crop, &alt)),
                LittlePicture::Work(work) => div.picture.work role="img" aria-label=(alt) { (work) },
            }
        }
    }
}
