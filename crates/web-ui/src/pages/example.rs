//! A worked example: a board one steps through, with what is said and what happens beside it.

use super::{Document, Visit, rules_url};
use crate::{Paint, People, Person, Picture, Words, picture, side_panels};
use engine::scenario::{self, Example};
use engine::{Rule, SeatSet, Text};
use maud::{Markup, html};

/// One moment of an example, in words and pictures.
pub struct ExampleMoment {
    pub title: String,
    /// Which moment, counted from 0, of how many.
    pub number: usize,
    pub moments: usize,
    pub text: Vec<String>,
    /// What happened.
    pub told: Vec<Markup>,
    /// What was tried, and why it can't be.
    pub refused: Option<(String, Rule)>,
    pub picture: Picture,
    /// What stands beside the board.
    pub panels: Vec<Markup>,
    /// The example is about something on the board, not beside it.
    pub is_of_board: bool,
}

/// The page of one moment.
pub struct ExamplePage {
    pub slug: &'static str,
    pub game: &'static str,
    /// The name of the example, in its URL.
    pub name: &'static str,
    pub moment: ExampleMoment,
    /// The example that comes after it.
    pub next: Option<&'static str>,
}

/// Plays an example of a game up to a moment; nothing if it has fewer, or can't be played.
pub fn example_moment<G: Paint>(text: &str, number: usize, words: &Words) -> Option<ExampleMoment> {
    let example = Example::<G>::read::<G::Script>(text).ok()?;
    let person = |name: &String| Person { name: name.clone(), bot: None, is_open: false };
    let people = People::new(example.players.iter().map(person).collect(), SeatSet::EMPTY);
    let moment = example.moments.get(number)?;
    let picture = picture::<G>(&moment.view, words, &people);
    let mut paragraphs = example.moments.iter().flat_map(|moment| &moment.text).map(|paragraph| said(paragraph, words));
    let is_of_board = paragraphs.any(|paragraph| picture.names().any(|name| paragraph.contains(name)));
    Some(ExampleMoment {
        title: said(&example.title, words),
        number,
        moments: example.moments.len(),
        text: moment.text.iter().map(|paragraph| said(paragraph, words)).collect(),
        told: moment.told.iter().map(|message| words.html(message, &people, &G::badge)).collect(),
        refused: moment.refused.as_ref().map(|(message, rule)| (words.text(message, &people), *rule)),
        picture,
        panels: side_panels::<G>(&moment.view, words, &people),
        is_of_board,
    })
}

/// The title of an example, without playing it.
pub fn example_title(text: &str, words: &Words) -> String {
    scenario::title(text).map(|title| said(&title, words)).unwrap_or_default()
}

fn said(text: &Text, words: &Words) -> String {
    text.of(words.lang().code()).to_owned()
}

/// A worked example of the rules, as boards one steps through.
pub fn example(visit: &Visit, page: &ExamplePage) -> Markup {
    let (words, moment) = (visit.words, &page.moment);
    let style = format!("{}.css", page.slug);
    Document {
        visit: *visit,
        title: format!("{} · {} · Golden Spike", moment.title, page.game),
        layout: "plain",
        style: &["table.css", "parts.css", &style, "pages.css", "learn.css"],
        masthead: html! {},
        nav: html! { a href=(rules_url(page.slug, None)) { (words.say("rules")) } },
        content: html! {
            main #content.example-page.(page.slug) {
                h1 { (moment.title) }
                (steps(words, page))
                div.example-caption aria-live="polite" {
                    @for paragraph in &moment.text { p { (paragraph) } }
                    @if !moment.told.is_empty() { ul.told { @for told in &moment.told { li { (told) } } } }
                    @if let Some((reason, rule)) = &moment.refused {
                        p.refused {
                            b { (words.say("example-refused")) } " " (reason) " "
                            a href=(rules_url(page.slug, Some(rule.0))) { (rule) }
                        }
                    }
                }
                div.example-table.of-board[moment.is_of_board] {
                    (moment.picture.ground())
                    // On a phone it is larger than its frame: whoever has no finger moves it by keys.
                    div.example-board tabindex="0" { (moment.picture.cropped(0, None, &words.say("board"))) }
                    div.example-panels {
                        @for panel in &moment.panels { (panel) }
                    }
                }
            }
        },
    }
    .markup()
}

/// ‹ 2 of 5 ›, and at the end the way to the next example.
fn steps(words: &Words, page: &ExamplePage) -> Markup {
    let ExampleMoment { number, moments, .. } = page.moment;
    let url = |number: usize| example_url(page.slug, page.name, number);
    html! {
        nav.example-steps aria-label=(words.say("example-steps")) {
            @match number.checked_sub(1) {
                Some(before) => a.button rel="prev" href=(url(before)) aria-label=(words.say("example-back")) { "‹" },
                None => span.button aria-disabled="true" { "‹" },
            }
            span { (words.say_with("lesson-count", &[("number", (number + 1).into()), ("steps", moments.into())])) }
            @if number + 1 < moments {
                a.button.primary rel="next" href=(url(number + 1)) aria-label=(words.say("example-on")) { "›" }
            } @else if let Some(next) = page.next {
                a.button.primary href=(example_url(page.slug, next, 0)) { (words.say("example-next")) }
            }
        }
    }
}

/// Where a moment of an example is shown; the first one is 1.
pub(crate) fn example_url(slug: &str, name: &str, number: usize) -> String {
    format!("/games/{slug}/examples/{name}/{}", number + 1)
}
