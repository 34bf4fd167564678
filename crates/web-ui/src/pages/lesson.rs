//! What a lesson is about, and the button that begins it.

use super::{Document, GameCard, LessonCard, Visit, rules_url};
use crate::{Words, asset_url};
use maud::{Markup, html};

pub struct LessonPage {
    /// The slug of the game.
    pub game: &'static str,
    pub game_title: &'static str,
    pub name: &'static str,
    pub title: String,
    pub minutes: u32,
    pub steps: usize,
    /// The reader is in the middle of it: the table, and the number of the step.
    pub begun: Option<(String, usize)>,
}

/// What a lesson teaches, before it begins.
pub fn lesson(visit: &Visit, page: &LessonPage) -> Markup {
    let words = visit.words;
    let facts = [("minutes", page.minutes.into()), ("steps", page.steps.into())];
    Document {
        visit: *visit,
        title: format!("{} · {} · Golden Spike", page.title, page.game_title),
        layout: "plain",
        style: &["pages.css", "learn.css"],
        masthead: html! {},
        nav: html! { a href=(rules_url(page.game, None)) { (words.say("rules")) } },
        content: html! {
            main #content.with-poster.lesson-page {
                img.side-poster src=(asset_url(&format!("posters/{}.svg", page.game))) alt="" width="300" height="400";
                div {
                    p.kicker { (page.game_title) }
                    h1 { (page.title) }
                    p.lead { (words.say(&format!("how-{}-goal", page.game))) }
                    p { (words.say("lesson-lead")) }
                    p { (words.say_with("lesson-facts", &facts)) }
                    div.buttons {
                        @match &page.begun {
                            Some((table, number)) => {
                                a.button.primary.big href=(table) { (words.say_with("lesson-resume", &[("number", (*number).into())])) }
                                (begin(page, &words.say("lesson-again"), true))
                            }
                            None => { (begin(page, &words.say("lesson-begin"), false)) }
                        }
                    }
                }
            }
        },
    }
    .markup()
}

/// All lessons of a game: the first by how long it takes, others by what they are about.
pub(super) fn learn_buttons(words: &Words, game: &GameCard) -> Markup {
    let Some((first, others)) = game.lessons.split_first() else { return html! {} };
    html! {
        (learn_button(words, game, first, if first.is_done { "learn-again" } else { "learn-minutes" }))
        @for lesson in others {
            form.learn-now method="post" action={ "/games/" (game.slug) "/learn/" (lesson.name) } {
                button {
                    (words.say_with("learn-about", &[("lesson", lesson.title.clone().into()), ("minutes", lesson.minutes.into())]))
                }
            }
        }
    }
}

/// One click: "Learn (7 min)".
pub(super) fn learn_button(words: &Words, game: &GameCard, lesson: &LessonCard, label: &str) -> Markup {
    html! {
        form.learn-now method="post" action={ "/games/" (game.slug) "/learn/" (lesson.name) } {
            button.lesson[!lesson.is_done] title=(lesson.title) {
                (words.say_with(label, &[("minutes", lesson.minutes.into()), ("title", game.title.into())]))
            }
        }
    }
}

fn begin(page: &LessonPage, label: &str, is_again: bool) -> Markup {
    html! {
        form method="post" action={ "/games/" (page.game) "/learn/" (page.name) } {
            @if is_again { input type="hidden" name="again" value="1"; }
            button.primary[!is_again].big[!is_again] { (label) }
        }
    }
}
