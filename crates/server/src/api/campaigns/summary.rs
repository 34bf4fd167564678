//! A campaign in JSON: nothing in it that has not been found, and secret sides only of the asker's own postcards.

use crate::campaigns::Kept;
use crate::reader::Reader;
use catalog::campaign::{Company, CompanyBox, Postcard, Stage, Text};
use catalog::web_ui::Lang;
use serde_json::{Value, json};
use storage::CompanyPlayer;

pub(super) fn of(kept: &Kept, reader: &Reader) -> Value {
    let campaign = kept.shown();
    let chapter = match campaign.stage() {
        Stage::Ready { chapter } | Stage::Playing { chapter, .. } => Some(*chapter),
        Stage::Over => None,
    };
    let say = |text: &'static Text| in_language(text, reader.lang);
    let rules = campaign.rulebook().into_iter().map(
        |rule| json!({ "id": rule.id(), "slot": rule.slot(), "name": say(rule.name()), "text": say(rule.text()) }),
    );
    let story = campaign
        .story_read()
        .map(|card| json!({ "chapter": card.chapter(), "front": say(card.front()), "back": say(card.back()) }));
    let games = kept.stored.games.iter().map(|game| json!({ "chapter": game.chapter, "table": game.table.as_str() }));
    json!({
        "id": kept.id().as_str(),
        "name": kept.stored.name,
        "stage": kept.campaign.stage(),
        "title": chapter.and_then(catalog::campaign::title).map(say),
        "table": kept.table().map(|table| table.id().as_str()),
        "must_begin_again": kept.in_play.is_some() && kept.table().is_none(),
        "companies": campaign.companies().map(|its| company(kept, reader, its)).collect::<Vec<_>>(),
        "start_player": campaign.start_player(),
        "regions": campaign.regions(),
        "boxes_open": campaign.boxes_open().iter().map(|which| say(which.name())).collect::<Vec<_>>(),
        "rulebook": rules.collect::<Vec<_>>(),
        "story": story.collect::<Vec<_>>(),
        "banished": campaign.banished().map(|event| say(event.name())).collect::<Vec<_>>(),
        "chronicle": campaign.chronicle(),
        "games": games.collect::<Vec<_>>(),
    })
}

fn company(kept: &Kept, reader: &Reader, its: &CompanyBox) -> Value {
    let company: Company = its.office.company;
    let is_mine = kept.companies_of(reader.session.as_ref()).contains(&company);
    let (name, bot, open) = match kept.player(company) {
        CompanyPlayer::Human { name, taken, .. } => (Some(name.as_str()), None, !taken),
        CompanyPlayer::Bot { bot } => (None, Some(bot.as_str()), false),
        CompanyPlayer::Nobody => (None, None, false),
    };
    let postcards = its.office.postcards.iter().map(|card| postcard(card, is_mine, reader.lang));
    json!({
        "company": company,
        "name": name,
        "bot": bot,
        "open": open,
        "mine": is_mine,
        "office": its.office,
        "postcards": postcards.collect::<Vec<_>>(),
        "games_won": its.games_won,
        "names": its.names,
        "towns_to_name": kept.shown().towns_to_name(company),
    })
}

/// LG-5.8: the side read aloud for all, the other for its owner.
fn postcard(card: Postcard, is_mine: bool, lang: Lang) -> Value {
    json!({
        "number": card.number(),
        "aloud": in_language(card.aloud(), lang),
        "secret": is_mine.then(|| in_language(card.secret(), lang)),
    })
}

fn in_language(text: &'static Text, lang: Lang) -> &'static str {
    match lang {
        Lang::En => &text.en,
        Lang::Nl => &text.nl,
    }
}
