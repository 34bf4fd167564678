//! The words of each game, explained: dotted where they are said, and open at a tap or a key, with or without script.

use crate::Words;
use maud::{Markup, html};

/// A word and what it means.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Meaning {
    pub(crate) word: String,
    pub(crate) means: String,
    /// The word in small letters, as it is looked for.
    low: String,
}

impl Meaning {
    pub(crate) fn new(word: String, means: String) -> Meaning {
        Meaning { low: word.to_lowercase(), word, means }
    }
}

/// The words of a game, in the order of the file.
pub(crate) fn meanings<'a>(slug: &str, words: &'a Words) -> Vec<&'a Meaning> {
    words.explained().iter().filter(|(id, _)| is_of(id, slug)).map(|(_, meaning)| meaning).collect()
}

/// `glossary-carnegie-donation` is a word of Carnegie.
fn is_of(id: &str, slug: &str) -> bool {
    let rest = id.strip_prefix("glossary-").and_then(|rest| rest.strip_prefix(slug));
    rest.is_some_and(|rest| rest.starts_with('-'))
}

/// A sentence whose words open their meaning, each once. `place` keeps the ids of one page apart.
pub(crate) fn explained(sentence: &str, slug: &str, place: &str, words: &Words) -> Markup {
    let meanings = words.explained_longest_first().filter(|(id, _)| is_of(id, slug)).map(|(_, meaning)| meaning);
    let plurals = words.say("plural-endings");
    let mut found: Vec<(usize, usize, &Meaning)> = Vec::new();
    let low = sentence.to_lowercase();
    // A letter whose small form is longer would shift what follows.
    if low.len() != sentence.len() {
        return html! { (sentence) };
    }
    for meaning in meanings {
        let is_free = |start: usize, end: usize| found.iter().all(|(from, to, _)| end <= *from || start >= *to);
        if let Some((start, end)) = find(&low, &meaning.low, &plurals).filter(|at| is_free(at.0, at.1)) {
            found.push((start, end, meaning));
        }
    }
    found.sort_by_key(|(start, ..)| *start);
    let told = |number: usize| found[..number].last().map_or(0, |(_, end, _)| end + closing(&sentence[*end..]).len());
    html! {
        @for (number, (start, end, meaning)) in found.iter().enumerate() {
            (sentence[told(number)..*start])
            @let opens = word(&sentence[*start..*end], &meaning.means, &format!("means-{place}-{number}"));
            @match closing(&sentence[*end..]) { "" => (opens), sign => span.closely { (opens) (sign) } }
        }
        (sentence[told(found.len())..])
    }
}

/// The comma behind a word that opens its meaning: no line begins with it.
fn closing(rest: &str) -> &str {
    if rest.starts_with([',', '.', ';', ':', '!', '?', ')']) { &rest[..1] } else { "" }
}

/// The head of a column that explains itself: what it means is its word's part `title`.
pub(crate) fn heading(id: &str, words: &Words) -> Markup {
    html! { th scope="col" { (word(&words.say(id), &words.say(&format!("{id}.title")), &format!("means-{id}"))) } }
}

/// A word or sign that opens its meaning: a button with a popover that the browser itself shows and closes. The id is the popover's.
pub(crate) fn word(said: &str, means: &str, id: &str) -> Markup {
    html! {
        button.meaning type="button" popovertarget=(id) { (said) }
        span.means id=(id) popover="auto" { (means) }
    }
}

/// Where a word stands by itself, all in small letters; a plural may end it.
fn find(low: &str, word: &str, plurals: &str) -> Option<(usize, usize)> {
    // A sentence is short: to look at each place is quicker than to prepare a search.
    let first = word.bytes().next()?;
    let starts = low.bytes().enumerate().filter(|(_, byte)| *byte == first).map(|(start, _)| start);
    starts.filter(|start| low[*start..].starts_with(word)).find_map(|start| {
        let is_start = !low[..start].ends_with(char::is_alphanumeric);
        let after = &low[start + word.len()..];
        let rest = &after[..after.find(|sign: char| !sign.is_alphanumeric()).unwrap_or(after.len())];
        let is_end = rest.is_empty() || plurals.split(' ').any(|ending| ending == rest);
        (is_start && is_end).then_some((start, start + word.len() + rest.len()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    #[test]
    fn a_word_is_found_by_itself_and_in_the_plural() {
        assert_eq!(find("buy shares now", "share", "s es"), Some((4, 10)));
        assert_eq!(find("a shareholder", "share", "s es"), None);
        assert_eq!(find("the timeshare", "share", "s es"), None);
    }

    #[test]
    fn every_game_has_fifteen_words_in_both_languages() {
        for slug in ["american-rails", "steel-driver", "carnegie", "ticket-to-ride-legacy"] {
            for lang in Lang::ALL {
                let meanings = meanings(slug, Words::new(lang));
                assert!(meanings.len() >= 15, "{slug} in {lang:?}: {}", meanings.len());
                assert!(meanings.iter().all(|meaning| meaning.means.ends_with('.')), "{slug} in {lang:?}");
            }
        }
    }

    #[test]
    fn a_sentence_keeps_its_letters_and_opens_its_words() {
        let said = explained("A Share pays <you>.", "american-rails", "test", Words::new(Lang::En)).into_string();

        assert!(said.contains("popovertarget=\"means-test-0\">Share</button>"), "{said}");
        assert!(said.starts_with("A ") && said.ends_with(" pays &lt;you&gt;."), "{said}");
    }

    #[test]
    fn a_comma_stays_with_the_word_before_it() {
        let said = explained("One share, or two.", "american-rails", "test", Words::new(Lang::En)).into_string();

        assert!(said.starts_with("One <span class=\"closely\"><button "), "{said}");
        assert!(said.ends_with("</span>,</span> or two."), "{said}");
    }
}
