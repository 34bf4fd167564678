//! A campaign for programs: nothing in it that has not been found, and secret sides only of the asker's own postcards.

use crate::Lang;
use serde_json::{Value, json};
use ticket_to_ride_legacy::{Campaign, Company, CompanyBox, Postcard, Stage, Text, title};

pub(super) fn summary(campaign: &Campaign, mine: &[Company], lang: Lang) -> Value {
    let chapter = match campaign.stage() {
        Stage::Ready { chapter } | Stage::Playing { chapter, .. } => Some(*chapter),
        Stage::Over => None,
    };
    let say = |text: &'static Text| text.of(lang.code());
    let rules = campaign.rulebook().into_iter().map(
        |rule| json!({ "id": rule.id(), "slot": rule.slot(), "name": say(rule.name()), "text": say(rule.text()) }),
    );
    let story = campaign
        .story_read()
        .map(|card| json!({ "chapter": card.chapter(), "front": say(card.front()), "back": say(card.back()) }));
    let companies = campaign.companies().map(|its| company(campaign, mine, its, lang));
    json!({
        "title": chapter.and_then(title).map(say),
        "companies": companies.collect::<Vec<_>>(),
        "start_player": campaign.start_player(),
        "regions": campaign.regions(),
        "boxes_open": campaign.boxes_open().iter().map(|which| say(which.name())).collect::<Vec<_>>(),
        "rulebook": rules.collect::<Vec<_>>(),
        "story": story.collect::<Vec<_>>(),
        "banished": campaign.banished().map(|event| say(event.name())).collect::<Vec<_>>(),
        "chronicle": campaign.chronicle(),
    })
}

/// LG-5.9: nothing before the vaults are opened.
pub(super) fn result(campaign: &Campaign) -> Option<Value> {
    let totals = campaign.ceremony()?;
    let totals = totals.iter().map(|total| {
        let mut line = serde_json::to_value(total).expect("totals are plain data");
        line["dollars"] = total.dollars().into();
        line
    });
    Some(json!({ "totals": totals.collect::<Vec<_>>(), "telegram": campaign.telegram() }))
}

fn company(campaign: &Campaign, mine: &[Company], its: &CompanyBox, lang: Lang) -> Value {
    let company: Company = its.office.company;
    let postcards = its.office.postcards.iter().map(|card| postcard(card, mine.contains(&company), lang));
    json!({
        "company": company,
        "office": its.office,
        "postcards": postcards.collect::<Vec<_>>(),
        "games_won": its.games_won,
        "names": its.names,
        "towns_to_name": campaign.towns_to_name(company),
    })
}

/// LG-5.8: the side read aloud for all, the other for its owner.
fn postcard(card: Postcard, is_mine: bool, lang: Lang) -> Value {
    json!({
        "number": card.number(),
        "aloud": card.aloud().of(lang.code()),
        "secret": is_mine.then(|| card.secret().of(lang.code())),
    })
}
