//! The chronicle: everything read, found and won so far, year by year, readable again at any time.

use super::printed::{
    chapter_title, ending, event, event_name, margin_note, margin_sources, opened_box, own_postcard, postcard, rule,
    rule_name, rumour, story_card, wren_found,
};
use super::{CampaignPage, results, year};
use crate::Words;
use crate::ticket_to_ride_legacy::badge;
use maud::{Markup, html};
use ticket_to_ride_legacy::{Campaign, Change, City, Colour, Company, Ending, Entry, Postcard, RouteId, World};

pub(super) fn section(words: &Words, page: &CampaignPage) -> Markup {
    let chapters = chapters(page.campaign);
    let last = chapters.len();
    let world = page.campaign.world().ok();
    html! {
        section.chronicle aria-labelledby="chronicle" {
            h2 #chronicle { (words.say("campaign-chronicle")) }
            @if chapters.is_empty() { p.fine { (words.say("campaign-chronicle-empty")) } }
            @for (index, (chapter, entries)) in chapters.iter().enumerate().rev() {
                details.year id={ "year-" (year(*chapter)) } open[index + 1 == last] {
                    summary { span.masthead-year { (year(*chapter)) } " " span.headline { (chapter_title(page.campaign, *chapter, words)) } }
                    div.columns {
                        @for item in entries { (entry(words, page, world.as_ref(), item)) }
                        @if let Some(note) = margin_note(page.campaign, *chapter, words) {
                            aside.margin {
                                h3 { (words.say("campaign-margin")) }
                                p { (note) }
                                p.fine lang="en" { (margin_sources(*chapter)) }
                            }
                        }
                    }
                    @if let Some(table) = table_of(page, *chapter) {
                        p { a href={ "/tables/" (table) } { (words.say("campaign-look-back")) } }
                    }
                }
            }
        }
    }
}

/// Entries by the chapter in which they were made.
fn chapters(campaign: &Campaign) -> Vec<(u8, Vec<&Entry>)> {
    let mut chapters: Vec<(u8, Vec<&Entry>)> = Vec::new();
    for entry in campaign.chronicle() {
        if let Entry::GameBegan { chapter, .. } = entry {
            chapters.push((*chapter, Vec::new()));
        }
        match chapters.last_mut() {
            Some((_, entries)) => entries.push(entry),
            None => chapters.push((1, vec![entry])),
        }
    }
    chapters
}

/// Where a chapter was begun again, the last one counts.
fn table_of<'a>(page: &'a CampaignPage, chapter: u8) -> Option<&'a str> {
    page.games.iter().rfind(|(its, _)| *its == Some(chapter)).map(|(_, table)| table.as_str())
}

/// LG-5.8: who got no ticket done wonders who wrote.
pub(super) fn received(card: Postcard) -> &'static str {
    match card.is_sent_by_story() {
        true => "campaign-postcard-received.story",
        false => "campaign-postcard-received",
    }
}

fn entry(words: &Words, page: &CampaignPage, world: Option<&World>, entry: &Entry) -> Markup {
    match entry {
        Entry::GameBegan { present, .. } => html! {
            p.line { (words.say("campaign-began")) " " @for company in present { (who(words, page, *company)) " " } }
        },
        Entry::Story { card } => story_card(*card, words),
        Entry::RuleFound { rule: found } => {
            html! { p.line { (words.say("campaign-rule-found")) } (rule(*found, words)) }
        }
        Entry::RuleEnded { rule } => line(words, "campaign-rule-ended", &[("rule", rule_name(*rule, words))]),
        Entry::EventJoined { event: card } => {
            html! { p.line { (words.say("campaign-event-joined")) } (event(*card, words)) }
        }
        Entry::EventBanished { event } => {
            line(words, "campaign-event-banished", &[("event", event_name(*event, words))])
        }
        Entry::BoxEarned { which } => line(words, "campaign-box-earned", &[("box", &words.say(which.word()))]),
        Entry::BoxOpened { which } => opened_box(*which, words),
        Entry::PostcardReceived { company, postcard: card } => html! {
            p.line { (who(words, page, *company)) " " (words.say(received(*card))) }
            (postcard(*card, words))
        },
        Entry::PostcardMet { company, postcard: card } => html! {
            p.line { (who(words, page, *company)) " " (words.say("campaign-postcard-met")) }
            (own_postcard(*card, words))
        },
        Entry::Changed { change } => html! { p.line.change { (changed(words, world, change)) } },
        Entry::TownNamed { company, city, name } => html! {
            p.line.change { (who(words, page, *company)) " " (words.say_with("campaign-town-named", &[("city", city.name().into()), ("name", name.as_str().into())])) }
        },
        Entry::GameEnded { winner, payslips, .. } => results::game(words, page, *winner, payslips),
        Entry::WrenFound { which } => wren_found(*which, words),
        Entry::Rumour { which } => rumour(*which, words),
        Entry::Contract { contract, winner } => html! {
            p.line { (words.say_with("campaign-contract", &[("contract", words.say(contract.word()).into())])) @if let Some(company) = winner { " " (who(words, page, *company)) } }
        },
        Entry::PersonJoined { company, person } => html! {
            p.line.change { (who(words, page, *company)) " " (words.say_with("campaign-person-joined", &[("person", words.say(person.word()).into())])) }
        },
        Entry::Relief { came } => ending(Ending::of_relief(*came), words),
        Entry::ThroughTrain { arrived } => ending(Ending::of_train(*arrived), words),
        Entry::FieldBook { whole } => ending(Ending::of_book(*whole), words),
        Entry::Grew { company, growth } => html! {
            p.line.change { (who(words, page, *company)) " " (words.say_with("campaign-grew", &[("growth", words.say(growth.word()).into())])) }
        },
        Entry::LastTelegram { text } => telegram(words, text),
    }
}

/// Who plays a company; the company itself for somebody without a name.
pub(super) fn who(words: &Words, page: &CampaignPage, company: Company) -> Markup {
    html! { span.face { (badge(company, words)) " " (page.called(words, company)) } }
}

pub(super) fn telegram(words: &Words, text: &str) -> Markup {
    html! {
        article.telegram { h3 { (words.say("campaign-telegram")) } p { (text) } }
    }
}

fn line(words: &Words, id: &str, args: &[(&str, &str)]) -> Markup {
    let args: Vec<_> = args.iter().map(|(name, value)| (*name, (*value).into())).collect();
    html! { p.line { (words.say_with(id, &args)) } }
}

pub(super) fn changed(words: &Words, world: Option<&World>, change: &Change) -> String {
    let at = |id: &str, city: City| words.say_with(id, &[("city", city.name().into())]);
    let along = |id: &str, route: RouteId, colour: Option<Colour>| {
        let [from, to] = world.map_or(["?", "?"], |world| world.route(route).ends.map(City::name));
        let colour = words.say(colour.map_or("lg-grey", Colour::word));
        words.say_with(id, &[("from", from.into()), ("to", to.into()), ("colour", colour.into())])
    };
    match change {
        Change::Large { city, large: true } => at("campaign-now-large", *city),
        Change::Large { city, large: false } => at("campaign-now-small", *city),
        Change::Resort { city } => at("campaign-now-resort", *city),
        Change::Painted { route, colour } => along("campaign-painted", *route, *colour),
        Change::Doubled { route, colour } => along("campaign-doubled", *route, *colour),
        Change::Lifted { route } => along("campaign-lifted", *route, None),
        Change::Depot { city, company } => {
            let company = words.say(company.word());
            words.say_with("campaign-depot", &[("city", city.name().into()), ("company", company.into())])
        }
        Change::Named { city, name } => {
            words.say_with("campaign-town-named", &[("city", city.name().into()), ("name", name.as_str().into())])
        }
    }
}
