//! LG-1.9: the rulebook as found so far, by slot; and the archive of banished events (LG-1.15).

use super::printed::{event, rule};
use crate::Words;
use crate::pages::rules_url;
use maud::{Markup, html};
use ticket_to_ride_legacy::Campaign;

pub(super) fn section(words: &Words, campaign: &Campaign) -> Markup {
    html! {
        section.rulebook aria-labelledby="rulebook" {
            h2 #rulebook { (words.say("campaign-rulebook")) }
            p { (words.say("campaign-rulebook-text")) " " a href=(rules_url(super::GAME, None)) { (words.say("campaign-rulebook-printed")) } }
            div.stickers { @for found in campaign.rulebook() { (rule(found, words)) } }
        }
    }
}

pub(super) fn archive(words: &Words, campaign: &Campaign) -> Markup {
    let banished: Vec<_> = campaign.banished().collect();
    html! {
        @if !banished.is_empty() {
            section.archive aria-labelledby="archive" {
                h2 #archive { (words.say("campaign-archive")) }
                p { (words.say("campaign-archive-text")) }
                div.stickers { @for card in banished { (event(card, words)) } }
            }
        }
    }
}
