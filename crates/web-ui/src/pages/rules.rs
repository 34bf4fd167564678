//! The rules of a game: its digest with an anchor for every paragraph, its words, and worked examples.

use super::example::{example_title, example_url};
use super::markdown::{headings, markdown};
use super::{Document, Visit, how_to_play_from};
use crate::glossary::meanings;
use crate::{Lang, Words, asset_url};
use maud::{Markup, PreEscaped, html};

pub struct Rules {
    pub slug: &'static str,
    pub title: &'static str,
    pub digest: Digest,
    /// Worked examples: name and Markdown.
    pub scenarios: &'static [(&'static str, &'static str)],
    /// The table where they were asked for.
    pub table: Option<String>,
}

/// The rules in some language, in Markdown.
pub struct Digest {
    pub lang: Lang,
    pub text: &'static str,
}

/// A game's numbered rules.
pub fn rules(visit: &Visit, rules: &Rules) -> Markup {
    let words = visit.words;
    let digest = for_players(rules.digest.text);
    let (title, digest) = digest.split_once('\n').unwrap_or((&digest, ""));
    let digest_lang = rules.digest.lang.code();
    let document = Document {
        visit: *visit,
        title: format!("{} · Golden Spike", words.say_with("rules-of", &[("title", rules.title.into())])),
        layout: "plain",
        style: &["pages.css", "learn.css"],
        masthead: html! {},
        nav: html! {
            @match &rules.table {
                Some(table) => { a href={ "/tables/" (table) } { (words.say("hint-back")) } }
                None => { a href={ "/tables/new?game=" (rules.slug) } { (words.say("set-up")) } }
            }
        },
        content: html! {
            main #content.rules {
                header {
                    h1 lang=(digest_lang) { (title.trim_start_matches("# ")) }
                    p.how-first { a.button.primary href=(how_to_play_from(rules.slug, rules.table.as_deref())) { (words.say("how-to-play")) } " " (words.say("rules-how-first")) }
                    @if words.lang() != rules.digest.lang { p.fine { (words.say("rules-english")) } }
                }
                nav #contents.contents aria-label=(words.say("rules-contents")) {
                    img.side-poster src=(asset_url(&format!("posters/{}.svg", rules.slug))) alt="" width="300" height="400";
                    h2 { (words.say("rules-contents")) }
                    ul {
                        li { a href=(how_to_play_from(rules.slug, rules.table.as_deref())) { (words.say("how-to-play")) } }
                        @for (anchor, title) in headings(digest) { li { a href={ "#" (anchor) } { (title) } } }
                        li { a href="#words" { (words.say("rules-words")) } }
                        @if !rules.scenarios.is_empty() { li { a href="#examples" { (words.say("rules-examples")) } } }
                    }
                }
                article.prose {
                    div.digest lang=(digest_lang) { (with_titles(&markdown(digest, rules.slug), Words::new(rules.digest.lang))) }
                    (glossary(words, rules.slug))
                    @if !rules.scenarios.is_empty() { (examples(visit, rules)) }
                }
                a.button.to-contents href="#contents" title=(words.say("rules-contents")) aria-label=(words.say("rules-contents")) { "↑" }
            }
        },
    };
    document.with_script(&html! { script src=(asset_url("script/contents.js")) type="module" {} })
}

fn examples(visit: &Visit, rules: &Rules) -> Markup {
    let words = visit.words;
    html! {
        h2 #examples { (words.say("rules-examples")) }
        p { (words.say("rules-examples-text")) }
        ul.examples {
            @for (name, text) in rules.scenarios {
                li { a href=(example_url(rules.slug, name, 0)) { (example_title(text, words)) } }
            }
        }
    }
}

fn glossary(words: &Words, slug: &str) -> Markup {
    html! {
        h2 #words { (words.say("rules-words")) }
        dl.words { @for meaning in meanings(slug, words) { dt { (meaning.word) } dd { (meaning.means) } } }
    }
}

/// A section of the digest in which this stands is the developers': it is the project's law, and tells what a campaign hides.
const NOT_FOR_PLAYERS: &str = "<!-- not for players -->";
/// What a decision of ours is marked by; what it means stands at the beginning of the digest, and in its title.
const OURS: &str = "†";

/// The digest without what only developers need: `D` is a small mark, and what has no test is not said.
fn for_players(digest: &str) -> String {
    let theirs = digest.split("\n## ").filter(|section| !section.contains(NOT_FOR_PLAYERS));
    let digest = theirs.collect::<Vec<_>>().join("\n## ");
    let mut said = String::with_capacity(digest.len());
    let mut rest = digest.as_str();
    while let Some((before, after)) = rest.split_once("(Not tested") {
        said.push_str(before.trim_end());
        rest = after.split_once(')').map_or("", |(_, after)| after);
    }
    said.push_str(rest);
    with_our_choices(&said.replace("`D`", "D"))
}

/// A lone `D` becomes the mark; what follows it in its place begins with a capital where it began a sentence.
fn with_our_choices(text: &str) -> String {
    let mut said = String::with_capacity(text.len());
    let mut begins = false;
    for (at, sign) in text.char_indices() {
        let after = &text[at + sign.len_utf8()..];
        let is_alone = sign == 'D'
            && !text[..at].ends_with(|before: char| before.is_alphanumeric() || "&-–".contains(before))
            && !after.starts_with(|after: char| after.is_alphanumeric() || "&-–".contains(after));
        match sign {
            _ if is_alone => {
                let before = said.trim_end_matches([' ', '\n', '*']);
                begins = after.starts_with(": ") && before.ends_with(|last: char| last == '.' || last.is_ascii_digit());
                said.push_str(OURS);
            }
            // "†: the bank" is "† The bank".
            ':' if said.ends_with(OURS) => {}
            _ if begins && sign.is_alphabetic() => {
                said.extend(sign.to_uppercase());
                begins = false;
            }
            _ => said.push(sign),
        }
    }
    said.replace(&format!("({OURS})"), OURS)
}

/// Each mark says what it means.
fn with_titles(prose: &Markup, words: &Words) -> Markup {
    let mark = html! { abbr.ours title=(words.say("rules-our-choice")) { (OURS) } };
    PreEscaped(prose.0.replace(OURS, &mark.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_read_a_mark_at_our_choices_and_nothing_about_tests() {
        assert_eq!(for_players("- AR-1.7 D: the bank never runs out."), "- AR-1.7 † The bank never runs out.");
        assert_eq!(for_players("whole dollars (D), each"), "whole dollars †, each");
        assert_eq!(for_players("them (D: once a turn)"), "them († once a turn)");
        assert_eq!(for_players("**New.** `D` marks a decision"), "**New.** † marks a decision");
        assert_eq!(for_players("R&D and DNA. (Not tested: no.) Next"), "R&D and DNA. Next");
    }

    #[test]
    fn a_mark_says_what_it_means() {
        let marked = |lang| with_titles(&html! { "whole dollars †" }, Words::new(lang)).0;

        assert!(marked(Lang::En).ends_with(">†</abbr>") && marked(Lang::En).contains("title=\"Our choice"));
        assert!(marked(Lang::Nl).contains("title=\"Onze keuze"), "{}", marked(Lang::Nl));
    }

    #[test]
    fn what_only_developers_need_is_not_on_the_page() {
        let digest = "# Sample\n\n## Turns\n- SL-1.1 One.\n\n## Contents\n<!-- not for players -->\n- SL-6.1 A secret.\n\n## End\n- SL-7.1 Last.\n";

        assert_eq!(for_players(digest), "# Sample\n\n## Turns\n- SL-1.1 One.\n\n## End\n- SL-7.1 Last.\n");
    }
}
