//! Printed matter: story cards, events, postcards, boxes, rule stickers. The one door to the campaign's texts.

use crate::Words;
use crate::ticket_to_ride_legacy::map::world_on_page;
use maud::{Markup, html};
use ticket_to_ride_legacy::{
    BoxId, Campaign, Company, Ending, EventCard, Person, Postcard, RuleCard, Slot, Stage, StoryCard, Text, margin,
    sources, title,
};

/// A company's name in forms and URLs.
pub(super) fn id(company: Company) -> &'static str {
    match company {
        Company::Blue => "blue",
        Company::Red => "red",
        Company::Green => "green",
        Company::Yellow => "yellow",
        Company::Black => "black",
    }
}

/// The map of this world, as far as it is known.
pub(super) fn world(campaign: &Campaign, words: &Words) -> Markup {
    html! { @if let Ok(world) = campaign.world() { (world_on_page(&world, words)) } }
}

/// LG-1.5: the titles of years that have come; the next one's too, on the cover of its cards.
pub(super) fn chapter_title(campaign: &Campaign, chapter: u8, words: &Words) -> &'static str {
    let has_come = match campaign.stage() {
        Stage::Ready { chapter: now } | Stage::Playing { chapter: now, .. } => chapter <= *now,
        Stage::Over => true,
    };
    title(chapter).filter(|_| has_come).map_or("", |title| say(title, words))
}

/// What really happened in these years: read when the year's game is over.
pub(super) fn margin_note(campaign: &Campaign, chapter: u8, words: &Words) -> Option<&'static str> {
    let is_over = match campaign.stage() {
        Stage::Ready { chapter: now } | Stage::Playing { chapter: now, .. } => chapter < *now,
        Stage::Over => true,
    };
    margin(chapter).filter(|_| is_over).map(|note| say(note, words))
}

/// Where a margin that may be read can be looked up.
pub(super) fn margin_sources(chapter: u8) -> &'static str {
    sources(chapter).unwrap_or_default()
}

/// LG-1.6: both sides of a card that has been read.
pub(super) fn story_card(card: StoryCard, words: &Words) -> Markup {
    html! {
        article.story-card {
            div.side { (paragraphs(say(card.front(), words))) }
            div.side.back { (paragraphs(say(card.back(), words))) }
        }
    }
}

pub(super) fn event(card: EventCard, words: &Words) -> Markup {
    html! {
        article.event-card.strikes[card.strikes()] {
            h3 { (say(card.name(), words)) @if card.strikes() { " " span.bolt role="img" aria-label=(words.say("campaign-strikes")) { "⚡" } } }
            p { (say(card.text(), words)) }
        }
    }
}

pub(super) fn event_name(card: EventCard, words: &Words) -> &'static str {
    say(card.name(), words)
}

/// How something that could end in two ways has ended.
pub(super) fn ending(ending: Ending, words: &Words) -> Markup {
    html! { article.story-card { div.side { (paragraphs(say(ending.text(), words))) } } }
}

/// LG-1.8: a rule's sticker, with its slot.
pub(super) fn rule(rule: RuleCard, words: &Words) -> Markup {
    html! {
        article.rule-sticker {
            p.slot { (slot(rule.slot(), words)) }
            h3 { (say(rule.name(), words)) }
            p { (say(rule.text(), words)) }
        }
    }
}

pub(super) fn rule_text(rule: RuleCard, words: &Words) -> &'static str {
    say(rule.text(), words)
}

pub(super) fn opened_box_name(which: BoxId, words: &Words) -> &'static str {
    say(which.name(), words)
}

pub(super) fn rule_name(rule: RuleCard, words: &Words) -> &'static str {
    say(rule.name(), words)
}

fn slot(slot: Slot, words: &Words) -> String {
    let (id, step) = match slot {
        Slot::SetUp(step) => ("campaign-slot-set-up", step),
        Slot::Claim(step) => ("campaign-slot-claim", step),
        Slot::End(step) => ("campaign-slot-end", step),
        Slot::Turn => return words.say("campaign-slot-turn"),
    };
    words.say_with(id, &[("step", step.into())])
}

/// LG-1.7: a box that has been opened, all of it. Its lid lifts when it comes into sight.
pub(super) fn opened_box(which: BoxId, words: &Words) -> Markup {
    html! {
        article.opened-box {
            div.lid aria-hidden="true" { span { (words.say(which.word())) } }
            div.inside {
                h3 { (say(which.name(), words)) }
                (paragraphs(say(which.text(), words)))
                p.note { (say(which.note(), words)) }
                p.fine lang="en" { (which.sources()) }
            }
        }
    }
}

/// How Josiah Wren was found in the last box opened.
pub(super) fn wren_found(which: BoxId, words: &Words) -> Markup {
    html! { article.story-card { div.side { (paragraphs(say(which.wren(), words))) } } }
}

/// What is said about a box that nobody has earned yet.
pub(super) fn rumour(which: BoxId, words: &Words) -> Markup {
    html! { p.line { (say(which.rumour(), words)) } }
}

/// Somebody who works in a company's office.
pub(super) fn person(person: Person, words: &Words) -> Markup {
    html! { p.person { b { (say(person.name(), words)) } " " (say(person.text(), words)) } }
}

/// LG-5.8: the side that is read aloud.
pub(super) fn postcard(card: Postcard, words: &Words) -> Markup {
    html! {
        article.postcard {
            p.stamp aria-hidden="true" { (card.number()) }
            div.side { (paragraphs(say(card.aloud(), words))) }
        }
    }
}

/// Both sides: for its owner, and for everybody once it is met.
pub(super) fn own_postcard(card: Postcard, words: &Words) -> Markup {
    html! {
        article.postcard.whole {
            p.stamp aria-hidden="true" { (card.number()) }
            div.side { (paragraphs(say(card.aloud(), words))) }
            div.side.back { (paragraphs(say(card.secret(), words))) }
        }
    }
}

fn paragraphs(text: &str) -> Markup {
    html! { @for line in text.lines().filter(|line| !line.trim().is_empty()) { p { (line) } } }
}

fn say(text: &'static Text, words: &Words) -> &'static str {
    text.of(words.lang().code())
}
