//! A campaign as one file: it goes to another house, or comes from one.

use super::{Kept, NewCampaign, Player};
use crate::problem::{Kind, Problem};
use crate::{chance, said};
use catalog::BotName;
use catalog::campaign::{self, Campaign, CampaignFault, Company, FileFault, ImportFault};
use catalog::engine::Message;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use storage::{CompanyPlayer, Session};

const FILE: &str = "golden-spike-campaign";
const FORMAT: u32 = 1;

/// Nothing in it is a secret: no link, no token, and of a game being played only that it is. The campaign stands as it did when
/// that game was begun, so that it can be begun anew elsewhere.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CampaignFile {
    file: String,
    format: u32,
    name: String,
    /// In the order round the table.
    players: Vec<FilePlayer>,
    /// The chapter that was being played when the file was made.
    playing: Option<u8>,
    campaign: Value,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct FilePlayer {
    company: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bot: Option<String>,
}

impl CampaignFile {
    /// LG-1.5: for the campaign's people. Whoever takes the file up hands out its companies, and with them their post.
    pub(crate) fn of(kept: &Kept, by: Option<&Session>) -> Result<CampaignFile, Problem> {
        if !kept.is_of_the_campaign(by) {
            return Err(Problem::from(Kind::NotYourCompany).back_to(kept.path()));
        }
        let game = kept.in_play.as_ref().map(|in_play| &in_play.game);
        let state = game.map_or(&kept.stored.save.state, |game| &game.state_before);
        Ok(CampaignFile {
            file: FILE.to_owned(),
            format: FORMAT,
            name: kept.stored.name.clone(),
            players: kept.stored.companies.iter().filter_map(|its| file_player(&its.company, &its.player)).collect(),
            playing: game.and_then(|game| game.chapter),
            campaign: serde_json::from_str(state).unwrap_or(Value::Null),
        })
    }

    /// Everybody gets a new link: old ones lead to the campaign the file came from.
    pub(crate) fn read(text: &str) -> Result<NewCampaign, Problem> {
        let not_one = |why: String| Problem::because(Kind::NotACampaign, why);
        let file: CampaignFile = serde_json::from_str(text).map_err(|error| unreadable(&error))?;
        if file.file != FILE || file.format != FORMAT {
            return Err(not_one(format!("{} {}", file.file, file.format)));
        }
        let campaign = Campaign::import(&file.campaign.to_string()).map_err(refused)?;
        let name = said::name(&file.name).map_err(|_| not_one(file.name.clone()))?.unwrap_or_else(|| "?".to_owned());
        let companies = players(&campaign, &file.players).map_err(not_one)?;
        Ok(NewCampaign { name, companies, campaign })
    }
}

/// LG-1.5: what is found nowhere and what lies in a closed box get the same answer, and it names neither.
fn refused(fault: ImportFault) -> Problem {
    match fault {
        ImportFault::Unreadable(error) => unreadable(&error),
        ImportFault::Impossible(CampaignFault::File { reason: FileFault::Rule { .. } | FileFault::World { .. } }) => {
            unknown()
        }
        ImportFault::Impossible(fault) => Problem::campaign(fault),
    }
}

fn unreadable(error: &serde_json::Error) -> Problem {
    if error.is_data() {
        return unknown();
    }
    let number = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    let message = Message::new("campaign-file-broken");
    let message = message.number("line", number(error.line())).number("column", number(error.column()));
    Problem::told(Kind::NotACampaign, message)
}

fn unknown() -> Problem {
    Problem::told(Kind::NotACampaign, Message::new("campaign-file-unknown"))
}

fn file_player(company: &str, player: &CompanyPlayer) -> Option<FilePlayer> {
    let (name, bot) = match player {
        CompanyPlayer::Human { name, .. } => (Some(name.clone()), None),
        CompanyPlayer::Bot { bot } => (None, Some(bot.clone())),
        CompanyPlayer::Nobody => return None,
    };
    Some(FilePlayer { company: company.to_owned(), name, bot })
}

/// All five, in the campaign's own order.
fn players(campaign: &Campaign, listed: &[FilePlayer]) -> Result<Vec<(Company, Player)>, String> {
    for (index, its) in listed.iter().enumerate() {
        let is_twice = listed[..index].iter().any(|other| other.company == its.company);
        if is_twice || campaign::company(&its.company).is_none() {
            return Err(its.company.clone());
        }
    }
    let mut all = Vec::new();
    for company in campaign.companies().map(|its| its.office.company) {
        let its = listed.iter().find(|its| its.company == campaign::company_id(company));
        all.push((company, Player { player: its.map_or(Ok(CompanyPlayer::Nobody), player)?, is_me: false }));
    }
    Ok(all)
}

fn player(its: &FilePlayer) -> Result<CompanyPlayer, String> {
    match (&its.name, &its.bot) {
        (_, Some(bot)) => match bot.parse::<BotName>() {
            Ok(bot) => Ok(CompanyPlayer::Bot { bot: bot.to_string() }),
            Err(unknown) => Err(unknown.to_string()),
        },
        (Some(name), None) => {
            let name = said::name(name).map_err(|_| name.clone())?.unwrap_or_default();
            Ok(CompanyPlayer::Human { name, invite: chance::invite(), taken: false })
        }
        (None, None) => Ok(CompanyPlayer::Nobody),
    }
}
