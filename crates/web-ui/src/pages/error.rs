//! The page that says what went wrong, why, and what to do.

use super::{Document, Visit, rules_url};
use engine::Rule;
use maud::{Markup, html};

/// Something that went wrong. Its sentence has the parts `.why` and `.todo`.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    /// The HTTP status.
    pub status: u16,
    /// The id of its sentence: one of the `problem-…` of `words/en/problems.ftl`.
    pub id: &'static str,
    /// Text in the sentence's `{ $why }`, already in the reader's language; empty where it has none.
    pub why: String,
    /// The rule it stands on, and the slug of the game.
    pub rule: Option<(&'static str, Rule)>,
    /// Where to go from here: the table, or home.
    pub back: String,
}

impl Problem {
    /// What happened and why, in one line: for the API and for the page's alert.
    pub fn message(&self, words: &crate::Words) -> String {
        let why = self.said(words, ".why");
        match why.as_str() {
            "" => self.said(words, ""),
            why => format!("{}. {why}", self.said(words, "")),
        }
    }

    fn said(&self, words: &crate::Words, part: &str) -> String {
        words.say_with(&format!("{}{part}", self.id), &[("why", self.why.as_str().into())])
    }
}

/// What went wrong, why, and what to do.
pub fn error(visit: &Visit, problem: &Problem) -> Markup {
    let words = visit.words;
    Document {
        visit: *visit,
        title: format!("{} · Golden Spike", problem.said(words, "")),
        layout: "plain",
        style: &["pages.css"],
        masthead: html! {},
        nav: html! {},
        content: html! {
            main #content.prose.error.arrival {
                p.status { (problem.status) }
                h1 { (problem.said(words, "")) }
                p.lead {
                    (problem.said(words, ".why"))
                    @if let Some((slug, rule)) = problem.rule { " " a href=(rules_url(slug, Some(rule.0))) { (rule) } }
                }
                p { (problem.said(words, ".todo")) }
                p { a.button.primary href=(problem.back) { (words.say(if problem.back == "/" { "error-home" } else { "error-back" })) } }
            }
        },
    }
    .markup()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lang, Words};

    #[test]
    fn a_problem_says_what_why_and_what_to_do_in_the_readers_language() {
        let problem = Problem {
            status: 409,
            id: "problem-illegal",
            why: "Republic heeft $1.".into(),
            rule: Some(("american-rails", Rule("AR-4.10"))),
            back: "/tables/x".into(),
        };
        let words = Words::new(Lang::Nl);

        let page =
            error(&Visit { words, path: "/tables/x", name: "", preferences: crate::Preferences::default() }, &problem)
                .into_string();

        assert_eq!(problem.message(words), "Dat mag niet. Republic heeft $1.");
        assert!(page.contains("/games/american-rails/rules#AR-4.10"));
        assert!(page.contains("Kies een van de mogelijke zetten."));
    }
}
