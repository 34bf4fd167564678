//! What every document has: head, style sheets, skip link, masthead, foot.

use super::{Visit, settings};
use crate::{Lang, Palette, Scheme, asset_url};
use maud::{DOCTYPE, Markup, html};

/// A whole HTML document around some content.
pub(crate) struct Document<'a> {
    pub(crate) visit: Visit<'a>,
    pub(crate) title: String,
    /// A class of the body, for its layout.
    pub(crate) layout: &'static str,
    /// Style sheets after `base.css`.
    pub(crate) style: &'a [&'a str],
    /// Between the spike and the navigation.
    pub(crate) masthead: Markup,
    /// Links before the language switch.
    pub(crate) nav: Markup,
    pub(crate) content: Markup,
}

impl Document<'_> {
    pub(crate) fn markup(&self) -> Markup {
        self.with_script(&html! { script src=(asset_url("script/page.js")) type="module" {} })
    }

    /// With another script than every page has.
    pub(crate) fn with_script(&self, script: &Markup) -> Markup {
        let (words, chosen) = (self.visit.words, self.visit.preferences);
        html! {
            (DOCTYPE)
            // All of it is in the first bytes: no page is seen in another light first.
            html lang=(words.lang().code()) data-scheme=[chosen.scheme.unusual()] data-palette=[chosen.palette.unusual()]
                data-motion=[chosen.motion.unusual()] data-bots=[chosen.bots.unusual()] data-confirm=[chosen.confirm.unusual()] {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content=(lights(chosen.scheme));
                    title { (self.title) }
                    meta name="theme-color" content="#211d18";
                    link rel="manifest" href=(asset_url("manifest.webmanifest"));
                    link rel="apple-touch-icon" href=(asset_url("icons/icon-180.png"));
                    link rel="icon" href=(asset_url("favicon.svg")) type="image/svg+xml";
                    link rel="stylesheet" href=(asset_url("base.css"));
                    @for sheet in self.style { link rel="stylesheet" href=(asset_url(sheet)); }
                    @if chosen.palette != Palette::Usual && !self.style.contains(&"palettes.css") { link rel="stylesheet" href=(asset_url("palettes.css")); }
                    (script)
                }
                body class=(self.layout) {
                    a.skip href="#content" { (words.say("skip")) }
                    header.mast {
                        a.logo href="/" { (spike()) span { "Golden Spike" } }
                        (self.masthead)
                        nav aria-label=(words.say("nav")) { (self.nav) (settings::link(&self.visit)) (language_switch(&self.visit)) }
                    }
                    (self.content)
                }
            }
        }
    }
}

/// What the browser itself is to draw in: fields, scroll bars, the page before its style has come.
fn lights(scheme: Scheme) -> &'static str {
    match scheme {
        Scheme::System => "light dark",
        Scheme::Light => "light",
        Scheme::Dark => "dark",
    }
}

/// Links that show this page in another language.
fn language_switch(visit: &Visit) -> Markup {
    html! {
        @for lang in Lang::ALL.into_iter().filter(|lang| *lang != visit.words.lang()) {
            a.lang href={ "/language/" (lang.code()) "?back=" (in_query(visit.path)) } hreflang=(lang.code()) lang=(lang.code()) {
                span aria-hidden="true" { (lang.code().to_uppercase()) }
                span.unseen { (crate::Words::new(lang).say("language")) }
            }
        }
    }
}

pub(crate) fn lesson_url(slug: &str, lesson: &str) -> String {
    format!("/games/{slug}/learn/{lesson}")
}

/// Where a rule of a game is explained: the page, or one paragraph of it.
pub(crate) fn rules_url(slug: &str, rule: Option<&str>) -> String {
    match rule {
        Some(rule) => format!("/games/{slug}/rules#{rule}"),
        None => format!("/games/{slug}/rules"),
    }
}

/// The rules of a game, with the way back to the table where they were asked for.
pub(crate) fn rules_from(slug: &str, table: &str) -> String {
    format!("/games/{slug}/rules?table={table}")
}

/// The five sentences on how to play a game.
pub(crate) fn how_to_play_url(slug: &str) -> String {
    format!("/games/{slug}/how-to-play")
}

/// The same, with the way back to the table where they were asked for.
pub(crate) fn how_to_play_from(slug: &str, table: Option<&str>) -> String {
    let url = how_to_play_url(slug);
    table.map_or(url.clone(), |table| format!("{url}?table={table}"))
}

/// Text as a value in the query of a URL.
pub(super) fn in_query(text: &str) -> String {
    let escaped = |byte: u8| match byte {
        b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'/' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(escaped).collect()
}

fn spike() -> Markup {
    html! { svg viewBox="0 0 24 24" aria-hidden="true" { path d="M5 3h14l-1 4h-4l-2 14-2-14H6z" {} } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_with_a_query_fits_in_a_query() {
        assert_eq!(in_query("/tables/x?at=3&as=0"), "/tables/x%3Fat%3D3%26as%3D0");
    }
}
