//! "What would you do?": the few best answers of a bot, the best first, each with what it changes and how much it is behind.

use super::in_one::InOne;
use crate::Words;
use crate::pages::{Document, Visit};
use engine::Seat;
use maud::{Markup, html};
use std::collections::BTreeSet;

/// What a bot would do in a position.
pub struct HintPage<'a> {
    pub game: &'a str,
    /// The table's path.
    pub path: &'a str,
    pub seat: Seat,
    /// The position that was thought about.
    pub version: u64,
    pub answers: &'a [HintAnswer],
}

/// An answer that it thought about.
pub struct HintAnswer {
    /// As JSON, as the page's button posts it.
    pub action: String,
    pub label: String,
    pub detail: String,
    /// What it leads to, pays or prevents.
    pub why: String,
    /// The shapes on the page that lead to it.
    pub targets: Vec<String>,
    /// By how much it is behind the best, in the game's own words: "$4".
    pub behind: Option<String>,
}

/// The answers as a part of the table's page.
pub fn hint(words: &Words, page: &HintPage) -> Markup {
    let lines = by_reason(page.answers);
    let shared = shared_details(&lines);
    html! {
        section #hint.hint-answers tabindex="-1" aria-labelledby="hint-title" data-version=(page.version) {
            header {
                div { h2 #hint-title { (words.say("hint-title")) } " " small { (words.say(if are_even(page) { "hint-all-even" } else { "hint-opinion" })) } @if !shared.is_empty() { " " small.shared { (words.say_with("hint-shared", &[("what", shared.join(DOT).into())])) } } }
                button.needs-script type="button" data-hint-close { (words.say("close")) }
            }
            @if page.answers.is_empty() { p { (words.say("hint-none")) } }
            ol {
                @for (index, alike) in lines.iter().enumerate() {
                    li data-marks=(targets(alike)) { b.no { (index + 1) } (line(words, page, alike, &shared)) }
                }
            }
        }
    }
}

/// The same as a page of its own, for browsers without script.
pub fn hint_page(visit: &Visit, page: &HintPage) -> Markup {
    let words = visit.words;
    Document {
        visit: *visit,
        title: format!("{} · {}", words.say("hint-title"), page.game),
        layout: "plain",
        style: &["pages.css", "table.css"],
        masthead: html! {},
        nav: html! { a href=(page.path) { (words.say("hint-back")) } },
        content: html! { main #content { h1 { (page.game) } (hint(words, page)) } },
    }
    .markup()
}

/// Nobody wants to read more lines than so many.
const MOST: usize = 3;

/// Of several that are shown none is better than another: that is said once.
fn are_even(page: &HintPage) -> bool {
    let shown = by_reason(page.answers);
    shown.len() > 2 && shown.iter().skip(1).all(|alike| alike[0].behind.is_none())
}

/// Answers that do the same to other things for the same reason stand in one line, where the first of them would stand.
fn by_reason(answers: &[HintAnswer]) -> Vec<Vec<&HintAnswer>> {
    let mut lines: Vec<Vec<&HintAnswer>> = Vec::new();
    for answer in answers {
        match lines.iter_mut().find(|line| is_for_the_same(line, answer)) {
            Some(line) => line.push(answer),
            None => lines.push(vec![answer]),
        }
    }
    lines.truncate(MOST);
    lines
}

/// What every line that is shown would say of its answer: it tells none from another, and stands once above all of them.
fn shared_details<'a>(lines: &[Vec<&'a HintAnswer>]) -> Vec<&'a str> {
    let Some(first) = lines.first().filter(|_| lines.len() > 1) else { return Vec::new() };
    let is_everywhere =
        |part: &&str| lines.iter().flatten().all(|answer| answer.detail.split(DOT).any(|its| its == *part));
    first[0].detail.split(DOT).filter(|part| !part.is_empty()).filter(is_everywhere).collect()
}

/// Between the parts of a detail.
const DOT: &str = " · ";

fn is_for_the_same(line: &[&HintAnswer], answer: &HintAnswer) -> bool {
    let labels: Vec<&str> = line.iter().copied().chain([answer]).map(|one| one.label.as_str()).collect();
    let Some(in_one) = InOne::of(&labels) else { return false };
    let is_same = |one: &HintAnswer| one.detail == answer.detail || (in_one.are_amounts() && alike(one, answer));
    !answer.why.is_empty() && line.iter().all(|one| one.why == answer.why && is_same(one))
}

/// The shapes that any of them leads to.
fn targets(alike: &[&HintAnswer]) -> String {
    let all: BTreeSet<&str> = alike.iter().flat_map(|answer| &answer.targets).map(String::as_str).collect();
    all.into_iter().collect::<Vec<_>>().join(" ")
}

/// Of several that are alike the first speaks for all.
fn line(words: &Words, page: &HintPage, all: &[&HintAnswer], shared: &[&str]) -> Markup {
    let answer = all[0];
    let all = match in_one(all) {
        Some(in_one) if in_one.are_amounts() => by_amount(all),
        _ => all.to_vec(),
    };
    let in_one = in_one(&all).filter(|_| all.len() > 1);
    let is_of_all = all.iter().all(|other| other.detail == answer.detail);
    let own: Vec<&str> = answer.detail.split(DOT).filter(|part| !shared.contains(part)).collect();
    let detail = Some(own.join(DOT)).filter(|detail| !detail.is_empty() && is_of_all);
    // Who reads nothing about an answer takes it for a worse one, or for a better one: each says how it compares.
    let is_first = page.answers.first().is_some_and(|first| std::ptr::eq(first, answer));
    let behind = (!is_first && !are_even(page)).then(|| match &answer.behind {
        // What it pays as things stand and what a bot expects of it are two sums: side by side they would contradict each other.
        Some(_) if answer.why.contains(|letter: char| letter.is_ascii_digit()) => words.say("hint-weaker"),
        Some(worth) => words.say_with("hint-behind", &[("worth", worth.clone().into())]),
        None => words.say("hint-even"),
    });
    html! {
        form method="post" action={ (page.path) "/actions" } {
            input type="hidden" name="version" value=(page.version);
            input type="hidden" name="seat" value=(page.seat.0);
            span {
                b { @match &in_one { Some(in_one) => (in_one.label(words)), None => (answer.label) } }
                @if !answer.why.is_empty() { " " small.why { (answer.why) } }
                @if detail.is_some() || behind.is_some() {
                    " " small { (detail.as_deref().unwrap_or_default()) @if detail.is_some() && behind.is_some() { " · " } @if let Some(behind) = behind { b { (behind) } } }
                }
            }
            @match &in_one {
                Some(in_one) => span.any { @for (one, alone) in all.iter().zip(&in_one.alone) { button name="action" value=(one.action) { (if is_bare(alone) { one.label.as_str() } else { alone.as_str() }) } } },
                None => button name="action" value=(answer.action) { (words.say("hint-do")) },
            }
        }
    }
}

fn in_one<'a>(all: &[&'a HintAnswer]) -> Option<InOne<'a>> {
    let labels: Vec<&str> = all.iter().map(|one| one.label.as_str()).collect();
    InOne::of(&labels)
}

/// "4" alone says nothing: "Expand 4" does.
fn is_bare(alone: &str) -> bool {
    alone.bytes().all(|sign| sign.is_ascii_digit())
}

/// The least first, whichever is the best of them.
fn by_amount<'a>(answers: &[&'a HintAnswer]) -> Vec<&'a HintAnswer> {
    let amount =
        |label: &str| label.chars().filter(char::is_ascii_digit).collect::<String>().parse::<u32>().unwrap_or(0);
    let mut sorted = answers.to_vec();
    sorted.sort_by_key(|one| amount(&one.label));
    sorted
}

/// Whether they say the same but for their numbers.
fn alike(one: &HintAnswer, other: &HintAnswer) -> bool {
    let wording = |text: &str| text.replace(|letter: char| letter.is_ascii_digit(), "");
    one.why == other.why && wording(&one.detail) == wording(&other.detail)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;

    #[test]
    fn what_every_answer_would_say_is_said_once() {
        let named = |label: &str, detail: &str| HintAnswer { label: label.into(), ..answer("", detail) };
        let all = [named("Red", "2 shares · the bid is its money"), named("Blue", "4 shares · the bid is its money")];

        let said = said_of(&all);

        assert_eq!(said.matches("the bid is its money").count(), 1, "{said}");
        assert!(said.contains("each of them: the bid is its money"), "{said}");
        assert!(said.contains("2 shares") && said.contains("4 shares"), "{said}");
        let alone = said_of(&all[..1]);
        assert!(alone.contains("2 shares · the bid is its money"), "{alone}");
    }

    fn said(why: &str, detail: &str) -> String {
        said_of(&[HintAnswer { behind: None, ..answer("the best", "") }, answer(why, detail)])
    }

    fn answer(why: &str, detail: &str) -> HintAnswer {
        HintAnswer {
            action: "{}".into(),
            label: "Pass".into(),
            detail: detail.into(),
            why: why.into(),
            targets: vec!["hex-1-2".into(), "railway-republic".into()],
            behind: Some("$3".into()),
        }
    }

    fn said_of(answers: &[HintAnswer]) -> String {
        let page = HintPage { game: "Toy", path: "/tables/a", seat: Seat(0), version: 1, answers };
        hint(Words::new(Lang::En), &page).into_string()
    }

    #[test]
    fn an_answer_says_why_and_where_it_leads_and_how_much_less_it_brings() {
        let with_reason = said("leads on to Chicago", "");

        assert!(with_reason.contains("<small class=\"why\">leads on to Chicago</small>"), "{with_reason}");
        assert!(with_reason.contains("about $3 less") && said("", "$4 of $11").contains("about $3 less"));
        assert!(with_reason.contains("data-marks=\"hex-1-2 railway-republic\""), "{with_reason}");
        assert_eq!(said("", "").matches("about $3 less").count(), 1, "the first is behind nothing");
    }

    #[test]
    fn two_sums_that_count_other_things_do_not_stand_side_by_side() {
        let said = said("pays about $49 to 1857", "");

        assert!(said.contains("weaker than the first") && !said.contains("about $3 less"), "{said}");
    }

    #[test]
    fn answers_of_one_reason_are_one_line_with_a_button_each() {
        let bid = |label: &str, why: &str| HintAnswer { label: label.into(), ..answer(why, "9 stones left") };
        let said = said_of(&[
            bid("Bid 1 on Red", "for the share"),
            bid("Bid 4 on Grey", "earns $60"),
            bid("Bid 1 on Blue", "for the share"),
        ]);

        assert!(said.contains("<b>Bid 1 on Red or Blue</b>") && said.contains("<b>Bid 4 on Grey</b>"), "{said}");
        assert!(
            said.contains(">Red</button>") && said.contains(">Blue</button>") && said.matches("<li").count() == 2,
            "{said}"
        );
    }

    #[test]
    fn several_bids_stand_from_the_least_to_the_most() {
        let bid = |label: &str| HintAnswer { label: label.into(), ..answer("brings you $24", "") };
        let said = said_of(&[bid("Bid $19"), bid("Bid $21"), bid("Bid $20")]);

        assert!(said.contains("<b>Bid $19, $20 or $21</b>"), "{said}");
    }

    #[test]
    fn an_answer_that_is_no_worse_than_the_first_says_so() {
        let even = |why: &str| HintAnswer { behind: None, ..answer(why, "score 5 → 7") };

        let as_good = said_of(&[even("pays $2"), HintAnswer { label: "Build".into(), ..even("pays $3") }]);
        assert_eq!(as_good.matches("about as good as the first").count(), 1, "{as_good}");
        let three = ["Build", "Wait", "Pay"].map(|label| HintAnswer { label: label.into(), ..even(label) });
        let said = said_of(&three);
        assert!(!said.contains("about as good") && said.contains("these are as good as each other"), "{said}");
    }
}
