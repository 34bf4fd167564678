//! The settings: how the reader likes the pages. Every choice is a sentence; all of it is a plain form.

use super::document::in_query;
use super::{Document, Visit};
use crate::preferences::{Confirm, Motion, Palette, Scheme, Tempo};
use crate::{Lang, SIGNS, Words};
use maud::{Markup, html};

pub struct Settings {
    /// Where the reader came from: a path of ours.
    pub back: String,
    /// The form was sent a moment ago.
    pub is_saved: bool,
    /// The reader is known here: what they choose is kept for all their devices.
    pub is_known: bool,
}

/// The page of the settings.
pub fn settings(visit: &Visit, settings: &Settings) -> Markup {
    let (words, chosen) = (visit.words, visit.preferences);
    Document {
        visit: *visit,
        title: format!("{} · Golden Spike", words.say("settings")),
        layout: "plain",
        style: &["pages.css", "settings.css", "palettes.css"],
        masthead: html! {},
        nav: html! { a href="/me" { (words.say("me")) } },
        content: html! {
            main #content.prose.settings {
                h1 { (words.say("settings")) }
                p.lead { (words.say(if settings.is_known { "settings-kept-yours" } else { "settings-kept-here" })) }
                form.settings-form method="post" action="/settings" {
                    input type="hidden" name="back" value=(settings.back);
                    (fieldset(words, "scheme", &each(Scheme::ALL, Scheme::word), chosen.scheme.word(), &swatch))
                    (fieldset(words, "palette", &each(Palette::ALL, Palette::word), chosen.palette.word(), &signs))
                    (fieldset(words, "motion", &each(Motion::ALL, Motion::word), chosen.motion.word(), &nothing))
                    (languages(words, chosen.lang))
                    (fieldset(words, "bots", &each(Tempo::ALL, Tempo::word), chosen.bots.word(), &nothing))
                    (fieldset(words, "confirm", &each(Confirm::ALL, Confirm::word), chosen.confirm.word(), &nothing))
                    p.save {
                        button.primary.big { (words.say("settings-save")) }
                        a.button href=(settings.back) { (words.say("error-back")) }
                        span.saved role="status" data-saved=(words.say("settings-saved")) { @if settings.is_saved { (words.say("settings-saved")) } }
                    }
                }
                p.fine { (words.say("settings-more")) " " a href="/me" { (words.say("me")) } }
            }
        },
    }
    .markup()
}

/// The way to the settings, from every page.
pub(super) fn link(visit: &Visit) -> Markup {
    let label = visit.words.say("settings");
    html! {
        a.to-settings href=(url(visit.path)) title=(label) {
            svg viewBox="0 0 24 24" aria-hidden="true" {
                path d="M4 7h9M17 7h3M4 17h3M11 17h9" {}
                circle cx="15" cy="7" r="2.4" {}
                circle cx="9" cy="17" r="2.4" {}
            }
            span.unseen { (label) }
        }
    }
}

/// The settings, and from there back to this path.
pub fn url(back: &str) -> String {
    match back {
        "/" => "/settings".to_owned(),
        // Who changes a setting and then another still wants to go back to where they came from.
        back if back.starts_with("/settings") => back.to_owned(),
        back => format!("/settings?back={}", in_query(back)),
    }
}

fn each<T: Copy>(all: &[T], word: fn(T) -> &'static str) -> Vec<&'static str> {
    all.iter().map(|one| word(*one)).collect()
}

/// One question: its choices as cards, each with what it means.
fn fieldset(
    words: &Words,
    name: &str,
    choices: &[&'static str],
    chosen: &str,
    picture: &dyn Fn(&str) -> Markup,
) -> Markup {
    html! {
        fieldset {
            legend { (words.say(&format!("setting-{name}"))) }
            div.cards {
                @for choice in choices {
                    @let id = format!("setting-{name}-{choice}");
                    label.card {
                        input type="radio" name=(name) value=(choice) checked[*choice == chosen];
                        span {
                            b { (words.say(&id)) }
                            small { (words.say(&format!("{id}.text"))) }
                            (picture(choice))
                        }
                    }
                }
            }
        }
    }
}

fn languages(words: &Words, chosen: Option<Lang>) -> Markup {
    html! {
        fieldset {
            legend { (words.say("setting-lang")) }
            div.cards {
                label.card {
                    input type="radio" name="lang" value="system" checked[chosen.is_none()];
                    span { b { (words.say("setting-lang-system")) } small { (words.say("setting-lang-system.text")) } }
                }
                @for lang in Lang::ALL {
                    label.card {
                        input type="radio" name="lang" value=(lang.code()) checked[chosen == Some(lang)];
                        span lang=(lang.code()) { b { (Words::new(lang).say("language")) } }
                    }
                }
            }
        }
    }
}

fn nothing(_: &str) -> Markup {
    html! {}
}

/// A corner of a page in that light.
fn swatch(scheme: &str) -> Markup {
    html! { i class={ "light in-" (scheme) } aria-hidden="true" { i {} } }
}

/// The players as they will be seen.
fn signs(palette: &str) -> Markup {
    html! {
        span.signs data-palette=(palette) aria-hidden="true" {
            @for (seat, sign) in SIGNS.iter().enumerate() { i class={ "pip player-" (seat) } { (sign) } }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_to_the_settings_leads_back() {
        assert_eq!(url("/"), "/settings");
        assert_eq!(url("/tables/x?at=3"), "/settings?back=/tables/x%3Fat%3D3");
        assert_eq!(url("/settings?back=/me"), "/settings?back=/me");
    }
}
