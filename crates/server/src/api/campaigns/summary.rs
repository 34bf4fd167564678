//! A campaign in JSON: nothing in it that has not been found, and secrets only of the asker's own.

use crate::campaigns::Kept;
use crate::reader::Reader;
use serde_json::{Value, json};
use storage::CompanyPlayer;

/// What the campaign says of itself, and who plays in it where.
pub(in crate::api) fn of(kept: &Kept, reader: &Reader) -> Value {
    let mine = kept.companies_of(reader.session.as_ref());
    let games = kept.stored.games.iter().map(|game| json!({ "chapter": game.chapter, "table": game.table.as_str() }));
    let mut told = kept.shown().summary(&mine, reader.lang);
    told["id"] = kept.id().as_str().into();
    told["name"] = kept.name(reader.words()).into();
    told["stage"] = json!(kept.campaign.stage());
    told["table"] = json!(kept.table().map(|table| table.id().as_str()));
    told["must_begin_again"] = (kept.in_play.is_some() && kept.table().is_none()).into();
    told["games"] = games.collect();
    for its in told["companies"].as_array_mut().into_iter().flatten() {
        let Some(company) = its["company"].as_str().and_then(|id| kept.company(id)) else { continue };
        let (name, bot, open) = match kept.player(company) {
            CompanyPlayer::Human { name, taken, .. } => (Some(name.as_str()), None, !taken),
            CompanyPlayer::Bot { bot } => (None, Some(bot.as_str()), false),
            CompanyPlayer::Nobody => (None, None, false),
        };
        its["name"] = name.into();
        its["bot"] = bot.into();
        its["open"] = open.into();
        its["mine"] = mine.contains(&company).into();
    }
    told
}
