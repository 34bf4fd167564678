//! A campaign as one file: the whole of it, which goes to another house, or what one of its people may see of it.

use super::{Kept, NewCampaign, Player};
use crate::problem::{Kind, Problem};
use crate::{said, secrets};
use catalog::BotName;
use catalog::campaign::{self, AnyCampaign};
use catalog::engine::{Message, NotTakenUp, Party};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use storage::{CompanyPlayer, Session, StoredCampaign};

const WHOLE: &str = "golden-spike-campaign";
const MEMBERS: &str = "golden-spike-campaign-of-a-member";
const FORMAT: u32 = 1;

/// What is handed to one of the campaign's people. LG-1.5: while it goes on, only what they may see; everything when it is over.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum CampaignFile {
    Whole(WholeFile),
    Members(Box<MembersFile>),
}

/// Everything in the campaign's box, sealed things too: for the keeper of the server, and for campaigns that are over. There is no
/// link and no token in it, and of a game being played only that it is. The campaign stands as it did when that game was begun, so
/// that it can be begun anew elsewhere.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WholeFile {
    file: String,
    format: u32,
    /// Empty if nobody named it.
    name: String,
    /// In the order round the table.
    players: Vec<FilePlayer>,
    /// The chapter that was being played when the file was made.
    playing: Option<u8>,
    campaign: Value,
}

/// To keep and to read: nothing goes on from it.
#[derive(Serialize)]
pub(crate) struct MembersFile {
    file: &'static str,
    format: u32,
    name: String,
    /// In the order round the table.
    players: Vec<FilePlayer>,
    /// The companies whose post is in it.
    mine: Vec<Party>,
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
    /// For the campaign's people alone.
    pub(crate) fn of(kept: &Kept, by: Option<&Session>) -> Result<CampaignFile, Problem> {
        if !kept.is_of_the_campaign(by) {
            return Err(Problem::from(Kind::NotYourCompany).back_to(kept.path()));
        }
        if kept.campaign.stage().is_over() {
            return Ok(CampaignFile::Whole(WholeFile::of(&kept.stored)));
        }
        let mine = kept.companies_of(by);
        Ok(CampaignFile::Members(Box::new(MembersFile {
            file: MEMBERS,
            format: FORMAT,
            name: kept.stored.name.clone().unwrap_or_default(),
            players: players_of(&kept.stored),
            campaign: kept.shown().seen_by(&mine),
            mine,
        })))
    }
}

impl WholeFile {
    pub(crate) fn of(stored: &StoredCampaign) -> WholeFile {
        let game = stored.games.iter().find(|game| !game.put_away);
        let state = game.map_or(&stored.save.state, |game| &game.state_before);
        WholeFile {
            file: WHOLE.to_owned(),
            format: FORMAT,
            name: stored.name.clone().unwrap_or_default(),
            players: players_of(stored),
            playing: game.and_then(|game| game.chapter),
            campaign: serde_json::from_str(state).unwrap_or(Value::Null),
        }
    }

    /// Everybody gets a new link: old ones lead to the campaign the file came from.
    pub(crate) fn read(text: &str) -> Result<NewCampaign, Problem> {
        let not_one = |why: String| Problem::because(Kind::NotACampaign, why);
        if is_members(text) {
            return Err(Problem::told(Kind::NotACampaign, Message::new("campaign-file-members")));
        }
        let file: WholeFile = serde_json::from_str(text).map_err(|error| unreadable(&error))?;
        if file.file != WHOLE || file.format != FORMAT {
            return Err(not_one(format!("{} {}", file.file, file.format)));
        }
        let campaign = campaign::import(&file.campaign.to_string()).map_err(refused)?;
        let name = said::name(&file.name).map_err(|_| not_one(file.name.clone()))?;
        let companies = players(&*campaign, &file.players).map_err(not_one)?;
        Ok(NewCampaign { name, companies, campaign })
    }

    /// LG-1.5: one that goes on holds what is sealed to others, so that only the keepers of servers move it.
    pub(crate) fn read_finished(text: &str) -> Result<NewCampaign, Problem> {
        let new = WholeFile::read(text)?;
        match new.campaign.stage().is_over() {
            true => Ok(new),
            false => Err(Problem::told(Kind::Campaign, Message::new("campaign-file-goes-on"))),
        }
    }
}

fn is_members(text: &str) -> bool {
    #[derive(Deserialize)]
    struct Head {
        file: String,
    }
    serde_json::from_str::<Head>(text).is_ok_and(|head| head.file == MEMBERS)
}

fn refused(why: NotTakenUp) -> Problem {
    match why {
        NotTakenUp::Broken { line, column } => broken(line, column),
        NotTakenUp::Unknown => unknown(),
        NotTakenUp::Impossible(why) => Problem::campaign(why),
    }
}

fn unreadable(error: &serde_json::Error) -> Problem {
    if error.is_data() { unknown() } else { broken(error.line(), error.column()) }
}

fn broken(line: usize, column: usize) -> Problem {
    let number = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    let message = Message::new("campaign-file-broken");
    let message = message.number("line", number(line)).number("column", number(column));
    Problem::told(Kind::NotACampaign, message)
}

fn unknown() -> Problem {
    Problem::told(Kind::NotACampaign, Message::new("campaign-file-unknown"))
}

fn players_of(stored: &StoredCampaign) -> Vec<FilePlayer> {
    stored.companies.iter().filter_map(|its| file_player(&its.company, &its.player)).collect()
}

fn file_player(company: &str, player: &CompanyPlayer) -> Option<FilePlayer> {
    let (name, bot) = match player {
        CompanyPlayer::Human { name, .. } => (Some(name.clone()), None),
        CompanyPlayer::Bot { bot } => (None, Some(bot.clone())),
        CompanyPlayer::Nobody => return None,
    };
    Some(FilePlayer { company: company.to_owned(), name, bot })
}

/// All who can take part, in the campaign's own order.
fn players(campaign: &dyn AnyCampaign, listed: &[FilePlayer]) -> Result<Vec<(Party, Player)>, String> {
    for (index, its) in listed.iter().enumerate() {
        let is_twice = listed[..index].iter().any(|other| other.company == its.company);
        if is_twice || !campaign.parties().iter().any(|party| party.id == its.company) {
            return Err(its.company.clone());
        }
    }
    let mut all = Vec::new();
    for company in campaign.parties() {
        let its = listed.iter().find(|its| its.company == company.id);
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
            Ok(CompanyPlayer::Human { name, invite: secrets::invite(), taken: false })
        }
        (None, None) => Ok(CompanyPlayer::Nobody),
    }
}
