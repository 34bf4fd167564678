//! Markdown as a page: rule ids become anchors and links.

use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{CowStr, Event, Options, Parser, Tag, TagEnd};

/// A digest as markup. Its own HTML, if any, is shown as text.
pub(super) fn markdown(source: &str, slug: &str) -> Markup {
    let mut page = Page { slug, events: Vec::new(), is_item_start: false, heading: None };
    for event in Parser::new_ext(source, Options::ENABLE_TABLES) {
        page.take(event);
    }
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, page.events.into_iter());
    PreEscaped(html)
}

/// The second-level headings of a text: anchor and words.
pub(super) fn headings(source: &str) -> Vec<(String, String)> {
    source.lines().filter_map(|line| line.strip_prefix("## ")).map(|title| (anchor(title), title.to_owned())).collect()
}

struct Page<'a> {
    slug: &'a str,
    events: Vec<Event<'a>>,
    /// The next text may open with the id of the rule it states.
    is_item_start: bool,
    /// The words of the heading being read, and its tag.
    heading: Option<(Tag<'a>, String)>,
}

impl<'a> Page<'a> {
    fn take(&mut self, event: Event<'a>) {
        match event {
            Event::Start(tag @ Tag::Heading { .. }) => self.heading = Some((tag, String::new())),
            Event::End(TagEnd::Heading(level)) => {
                if let Some((_, text)) = self.heading.take() {
                    let tag = level.to_string();
                    self.push_html(PreEscaped(format!(
                        "<{tag} id=\"{}\">{}</{tag}>",
                        anchor(&text),
                        html! { (text) }.0
                    )));
                }
            }
            Event::Text(text) | Event::Code(text) if self.heading.is_some() => {
                if let Some((_, heading)) = &mut self.heading {
                    heading.push_str(&text);
                }
            }
            Event::Start(Tag::Item) => {
                self.is_item_start = true;
                self.events.push(event);
            }
            Event::Text(text) => {
                let is_start = std::mem::take(&mut self.is_item_start);
                let linked = with_rules(&text, self.slug, is_start);
                self.push_html(PreEscaped(linked));
            }
            Event::Html(text) | Event::InlineHtml(text) => self.events.push(Event::Text(text)),
            other => self.events.push(other),
        }
    }

    fn push_html(&mut self, markup: Markup) {
        self.events.push(Event::InlineHtml(CowStr::from(markup.into_string())));
    }
}

/// Escaped text in which rule ids lead to their paragraphs; the id that opens a paragraph is the anchor itself.
fn with_rules(text: &str, slug: &str, is_start: bool) -> String {
    let mut page = String::new();
    let mut rest = text;
    let mut is_anchor = is_start;
    while let Some((before, id, after)) = next_rule(rest) {
        is_anchor = is_anchor && before.trim().is_empty();
        let link = match is_anchor {
            true => html! { (before) a.rule id=(id) href={ "#" (id) } { (id) } },
            false => html! { (before) a.cite href={ "/games/" (slug) "/rules#" (id) } { (id) } },
        };
        page.push_str(&link.into_string());
        (rest, is_anchor) = (after, false);
    }
    page + &html! { (rest) }.into_string()
}

/// The first rule id (`AR-4.10`, or a whole section `AR-4`) with what stands before and after it.
fn next_rule(text: &str) -> Option<(&str, &str, &str)> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let mut from = 0;
    for word in text.split_inclusive(|c: char| !is_word(c) && c != '.') {
        let trimmed = word.trim_end_matches(|c: char| !is_word(c));
        if is_rule(trimmed) {
            let end = from + trimmed.len();
            return Some((&text[..from], &text[from..end], &text[end..]));
        }
        from += word.len();
    }
    None
}

fn is_rule(word: &str) -> bool {
    let Some((game, paragraph)) = word.split_once('-') else { return false };
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let numbered = match paragraph.split_once('.') {
        Some((section, number)) => is_number(section) && is_number(number),
        None => false,
    };
    game.len() == 2 && game.bytes().all(|byte| byte.is_ascii_uppercase()) && numbered
}

/// A heading as the name of its anchor: `One Expand, two railways` is `one-expand-two-railways`.
fn anchor(title: &str) -> String {
    let words = title.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(source: &str) -> String {
        markdown(source, "sample-line").into_string()
    }

    #[test]
    fn a_paragraph_is_the_anchor_of_its_rule_and_others_lead_to_theirs() {
        let page = page("- SL-4.2 The company pays (SL-3.1).\n");

        assert!(
            page.contains(r##"<a class="rule" id="SL-4.2" href="#SL-4.2">SL-4.2</a> The company pays ("##),
            "{page}"
        );
        assert!(page.contains(r#"<a class="cite" href="/games/sample-line/rules#SL-3.1">SL-3.1</a>)."#), "{page}");
    }

    #[test]
    fn words_that_only_look_like_rules_stay_words() {
        for text in ["Expand-4.2", "AR-x.1", "A-1.2", "1851-1857", "AR-4"] {
            assert_eq!(next_rule(text), None, "{text}");
        }
        assert_eq!(next_rule("as AR-2.1."), Some(("as ", "AR-2.1", ".")));
    }

    #[test]
    fn html_in_a_text_is_shown_and_not_obeyed() {
        let page = page("A <b>bold</b> claim\n\n<script>alert(1)</script>\n\n# <i>x</i>\n");

        assert!(!page.contains("<script>") && !page.contains("<b>") && !page.contains("<i>"), "{page}");
        assert!(page.contains("&lt;script&gt;"), "{page}");
    }

    #[test]
    fn headings_have_anchors() {
        assert_eq!(
            headings("# A\n\n## A year\ntext\n## The end\n"),
            [("a-year".into(), "A year".into()), ("the-end".into(), "The end".into())]
        );
        assert!(page("## A year\n").contains(r#"<h2 id="a-year">A year</h2>"#));
    }
}
