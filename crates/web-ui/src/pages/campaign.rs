//! What the pages of every campaign are made of: who takes part, and what the forms ask for. How one looks stands in its own folder.

use super::Visit;
use crate::{Lang, Words};
use engine::{Campaign, Party, Stage};
use maud::{Markup, html};
use serde_json::Value;

/// A campaign that can be shown: functions from it, as far as it may be read, to words and markup.
pub trait PaintCampaign: Campaign {
    /// GET /campaigns/new
    fn new_page(visit: &Visit, new: &NewCampaign) -> Markup;

    /// GET /join/{token} of one that takes part
    fn join_page(visit: &Visit, join: &JoinCompany) -> Markup;

    /// GET /campaigns/{id}
    fn page(&self, visit: &Visit, at: &CampaignSetting) -> Markup;

    /// What it waits for, in a line: "Next: 1868, The Contract".
    fn status(&self, words: &Words, at: &CampaignSetting) -> String;

    /// GET /campaigns/{id}/changes: what the last game has changed; nothing before the first.
    fn changes(&self, visit: &Visit, at: &CampaignSetting) -> Option<Markup>;

    /// GET /campaigns/{id}/ceremony?step=…: nothing before it is over.
    fn ceremony(&self, visit: &Visit, at: &CampaignSetting, step: usize) -> Option<Markup>;

    /// GET /campaigns/{id}/poster.svg: nothing before it is over.
    fn poster(&self, words: &Words, at: &CampaignSetting) -> Option<Markup>;

    /// What it is for programs: an object; in its list `companies` each one's `company` is its id.
    fn summary(&self, mine: &[Party], lang: Lang) -> Value;

    /// How it ended, for programs; nothing before that.
    fn result(&self) -> Option<Value>;
}

/// What the server knows of it beyond the campaign.
pub struct CampaignSetting {
    /// Part of its URL: `/campaigns/{id}`.
    pub id: String,
    pub name: String,
    /// Where it is, also while what was told last may not be read yet.
    pub stage: Stage,
    /// Who plays what, in the order round the table.
    pub people: Vec<(Party, CompanyPerson)>,
    /// The reader's own.
    pub mine: Vec<Party>,
    /// Those whose player the reader may change.
    pub may_change: Vec<Party>,
    /// Those that the reader may play.
    pub may_play: Vec<Party>,
    /// Those for whose player the reader may let a bot move, until they are back.
    pub may_let_stand_in: Vec<Party>,
    /// Whether the reader may take the campaign along as a file.
    pub may_export: bool,
    /// Whether the reader may write the last words.
    pub may_speak: bool,
    /// The table of the chapter being played.
    pub table: Option<ChapterTable>,
    /// The rules have changed since the chapter was begun: its table can't go on.
    pub must_begin_again: bool,
    /// The tables of the games before: chapter, none for games after the last one, and the table's id.
    pub games: Vec<(Option<u8>, String)>,
    /// The bots that play it, the strongest first.
    pub bots: Vec<&'static str>,
    /// SHA-256 of the server's part of the next game's seed.
    pub promise: String,
}

/// Who plays for a party.
#[derive(Clone, Debug, PartialEq)]
pub enum CompanyPerson {
    Human {
        name: String,
        /// Nobody has used the link yet.
        is_open: bool,
        /// The private link, for who may hand it out.
        link: Option<String>,
    },
    Bot {
        bot: String,
    },
    Nobody,
}

/// A table at which a chapter is being played.
#[derive(Clone)]
pub struct ChapterTable {
    pub id: String,
    /// Names of those it waits for.
    pub waits_for: String,
    pub is_my_turn: bool,
}

/// The form that begins one.
pub struct NewCampaign {
    /// The bots that play it, the strongest first.
    pub bots: Vec<&'static str>,
}

/// The page behind a private link.
pub struct JoinCompany<'a> {
    /// Where the form posts to: `/join/{token}`.
    pub url: String,
    /// What the campaign is called.
    pub name: &'a str,
    pub company: Party,
    pub people: Vec<(Party, CompanyPerson)>,
}

/// A campaign that somebody wants to begin.
#[derive(Clone, Debug, PartialEq)]
pub struct CampaignAsk {
    pub name: String,
    /// In the order round the table; those left out are nobody's.
    pub companies: Vec<(Party, CompanyAsk)>,
}

/// Who is to play for a party.
#[derive(Clone, Debug, PartialEq)]
pub enum CompanyAsk {
    /// Whoever asks, or somebody at the same screen.
    Me {
        name: String,
    },
    /// Somebody with the link; the name is a guess until it is used.
    Friend {
        name: String,
    },
    Bot {
        bot: String,
    },
    Nobody,
}

impl CampaignSetting {
    /// Whether it goes on as soon as the reader begins the next game, or once more the one that can't go on.
    pub fn may_begin(&self) -> bool {
        !self.mine.is_empty() && (self.must_begin_again || matches!(self.stage, Stage::Ready { .. }))
    }

    /// The names of all who take part; somebody with two companies is one person.
    pub fn players(&self, words: &Words) -> Vec<String> {
        let played = self.people.iter().filter(|(_, person)| *person != CompanyPerson::Nobody);
        let mut names: Vec<String> = Vec::new();
        for name in played.map(|(party, person)| person.name(*party, words)) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }
}

impl CompanyPerson {
    /// "Anna", "Beatrix (Broker)", "still open", or "nobody".
    pub(crate) fn name(&self, party: Party, words: &Words) -> String {
        match self {
            CompanyPerson::Human { name, is_open: true, .. } if name.is_empty() => words.say("seat-open"),
            // Whoever gave no name is called by the company.
            CompanyPerson::Human { name, .. } if name.is_empty() => words.say(party.word),
            CompanyPerson::Human { name, .. } => name.clone(),
            CompanyPerson::Bot { bot } => {
                let level = words.say(&format!("bot-{bot}"));
                let name = words.say(&format!("{}.bot", party.word));
                words.say_with("campaign-bot", &[("name", name.into()), ("bot", level.into())])
            }
            CompanyPerson::Nobody => words.say("seat-nobody"),
        }
    }
}

impl CampaignAsk {
    /// Reads the form. The error is the id of its sentence, a `problem-…`.
    pub fn from_fields(parties: &[Party], fields: &[(String, String)]) -> Result<CampaignAsk, &'static str> {
        let field = |name: &str| fields.iter().find(|(key, _)| key == name).map(|(_, value)| value.trim());
        let mut companies = Vec::new();
        for place in 0..parties.len() {
            let Some(company) = field(&format!("company-{place}")) else { continue };
            let company = parties.iter().find(|party| party.id == company).ok_or("problem-bad-form")?;
            let kind = field(&format!("seat-{place}")).ok_or("problem-bad-form")?;
            let ask = CompanyAsk::read(kind, field(&format!("name-{place}")).unwrap_or_default())?;
            if ask != CompanyAsk::Nobody {
                companies.push((*company, ask));
            }
        }
        Ok(CampaignAsk { name: field("name").unwrap_or_default().to_owned(), companies })
    }
}

impl CompanyAsk {
    /// `me`, `friend`, `hot-seat`, `nobody`, or a bot: `bot-broker`.
    pub fn read(kind: &str, name: &str) -> Result<CompanyAsk, &'static str> {
        let name = name.trim().to_owned();
        match kind {
            "me" | "hot-seat" => Ok(CompanyAsk::Me { name }),
            "friend" => Ok(CompanyAsk::Friend { name }),
            "nobody" => Ok(CompanyAsk::Nobody),
            _ => match kind.strip_prefix("bot-") {
                Some(bot) => Ok(CompanyAsk::Bot { bot: bot.to_owned() }),
                None => Err("problem-bad-form"),
            },
        }
    }
}

/// Who, besides friends and bots, a company is offered to.
pub(crate) struct Offered {
    /// The reader, and whoever sits at the same screen.
    pub myself: bool,
    pub nobody: bool,
}

/// The choices of who plays a company, as [`CompanyAsk::read`] knows them.
pub(crate) fn who_plays(words: &Words, bots: &[&str], chosen: &str, offered: &Offered) -> Markup {
    let people: &[&str] = if offered.myself { &["me", "friend", "hot-seat"] } else { &["friend"] };
    html! {
        @for &kind in people {
            option value=(kind) selected[kind == chosen] { (words.say(&format!("seat-{kind}"))) }
        }
        @for bot in bots {
            @let value = format!("bot-{bot}");
            option value=(value) selected[value == chosen] {
                (words.say_with("seat-bot", &[("bot", words.say(&format!("bot-{bot}")).into())]))
            }
        }
        @if offered.nobody { option value="nobody" selected[chosen == "nobody"] { (words.say("seat-nobody")) } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PARTIES: [Party; 3] =
        [Party { id: "red", word: "red" }, Party { id: "blue", word: "blue" }, Party { id: "black", word: "black" }];

    fn fields(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
        pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect()
    }

    #[test]
    fn a_form_is_read_round_the_table() {
        let form = fields(&[
            ("name", " The long way "),
            ("company-0", "red"),
            ("seat-0", "me"),
            ("name-0", "Anna"),
            ("company-1", "blue"),
            ("seat-1", "nobody"),
            ("company-2", "black"),
            ("seat-2", "bot-broker"),
        ]);

        let ask = CampaignAsk::from_fields(&PARTIES, &form).unwrap();

        assert_eq!(ask.name, "The long way");
        let anna = (PARTIES[0], CompanyAsk::Me { name: "Anna".into() });
        assert_eq!(ask.companies, [anna, (PARTIES[2], CompanyAsk::Bot { bot: "broker".into() })]);
    }

    #[test]
    fn a_form_that_can_not_be_read_is_refused() {
        for bad in
            [fields(&[("company-0", "pink"), ("seat-0", "me")]), fields(&[("company-0", "red"), ("seat-0", "cat")])]
        {
            assert_eq!(CampaignAsk::from_fields(&PARTIES, &bad), Err("problem-bad-form"), "{bad:?}");
        }
    }
}
