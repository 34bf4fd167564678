//! The rules of a game: its digest with an anchor for every paragraph, its words, and worked examples.

use super::example::{example_title, example_url};
use super::markdown::{headings, markdown};
use super::{Document, Visit, how_to_play_from};
use crate::glossary::meanings;
use crate::{Lang, Words, asset_url};
use maud::{Markup, html};

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
    let digest = for_players(rules.digest.text, Words::new(rules.digest.lang));
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
                    div.digest lang=(digest_lang) { (markdown(digest, rules.slug)) }
                    (glossary(words, rules.slug))
                    @if !rules.scenarios.is_empty() { (examples(visit, rules)) }
                }
                a.button.to-contents href="#contents" { "↑ " (words.say("rules-contents")) }
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

/// The digest without what only developers need: `D` is said in words, and what has no test is not said.
fn for_players(digest: &str, words: &Words) -> String {
    let mut said = String::with_capacity(digest.len());
    let mut rest = digest;
    while let Some((before, after)) = rest.split_once("(Not tested") {
        said.push_str(before.trim_end());
        rest = after.split_once(')').map_or("", |(_, after)| after);
    }
    said.push_str(rest);
    with_our_choices(&said.replace("`D`", "D"), words)
}

/// A lone `D` becomes "our choice", with a capital where it begins a sentence.
fn with_our_choices(text: &str, words: &Words) -> String {
    let choice = words.say("rules-our-choice");
    let mut capital = choice.clone();
    if let Some(first) = capital.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    let mut said = String::with_capacity(text.len());
    for (at, sign) in text.char_indices() {
        let is_alone = sign == 'D'
            && !text[..at].ends_with(|before: char| before.is_alphanumeric() || "&-–".contains(before))
            && !text[at + 1..].starts_with(|after: char| after.is_alphanumeric() || "&-–".contains(after));
        let begins =
            || said.trim_end_matches([' ', '\n', '*']).ends_with(|last: char| last == '.' || last.is_ascii_digit());
        match is_alone {
            true if begins() => said.push_str(&capital),
            true => said.push_str(&choice),
            false => said.push(sign),
        }
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_read_our_choice_and_nothing_about_tests() {
        let read = |text| for_players(text, Words::new(Lang::En));

        assert_eq!(read("- AR-1.7 D: the bank never runs out."), "- AR-1.7 Our choice: the bank never runs out.");
        assert_eq!(read("whole dollars (D), each"), "whole dollars (our choice), each");
        assert_eq!(read("**New.** `D` marks"), "**New.** Our choice marks");
        assert_eq!(read("R&D and DNA. (Not tested: no.) Next"), "R&D and DNA. Next");
        assert_eq!(for_players("`D` staat", Words::new(Lang::Nl)), "onze keuze staat");
    }
}
