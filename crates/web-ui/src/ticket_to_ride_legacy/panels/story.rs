//! The year's story as far as it has been read, as printed matter; and the rules found so far, in short.

use super::super::found::Found;
use crate::Scene;
use maud::{Markup, html};
use ticket_to_ride_legacy::LegacyGame;

pub(crate) fn story(scene: &Scene<LegacyGame>) -> Markup {
    let (words, found) = (scene.words, Found::by(scene));
    html! {
        @if let Some((title, pages)) = found.story() {
            // A low column closes it.
            details.print #story open {
                summary { h3 { (scene.view.year) " · " (title) } }
                @if pages.is_empty() { p { (words.say("lg-story-later")) } }
                @for page in pages { p { (page.front) } p.overleaf { (page.back) } }
            }
        }
        details.rules #rules-found {
            summary { (words.say("lg-rules-found")) }
            dl { @for (_, rule) in found.rules() { dt { (rule.name) } dd { (rule.text) } } }
        }
    }
}
