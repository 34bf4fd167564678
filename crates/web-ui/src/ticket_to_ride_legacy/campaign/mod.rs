//! The page of a campaign: the world as it stands, the next game, the companies, the chronicle, the rulebook.
//!
//! LG-1.5: the pages are made of a [`Campaign`], which knows no more than has been found, and of the companies that are the
//! reader's own. Only `printed` asks the contents for texts.

mod ceremony;
mod changes;
mod chronicle;
mod companies;
mod joining;
mod new;
mod next_game;
mod poster;
mod printed;
mod results;
mod rulebook;
mod spike;
mod standing;
mod summary;
mod vaults;

use crate::pages::{
    CampaignSetting, ChapterTable, CompanyPerson, Document, JoinCompany, NewCampaign, PaintCampaign, Visit, rules_url,
};
use crate::ticket_to_ride_legacy::badge;
use crate::{Lang, Words, asset_url};
use ceremony::Ceremony;
use engine::Party;
use maud::{Markup, html};
use serde_json::Value;
use ticket_to_ride_legacy::{Campaign, Company, Entry, Stage};

/// The style sheets of a campaign's own page, and of those that lead to it.
const STYLE: &[&str] = &["pages.css", "ticket-to-ride-legacy.css", "campaign.css", "printed.css"];

const GAME: &str = "ticket-to-ride-legacy";

/// What a year has changed, and the ceremony, do more than every page does.
fn script() -> Markup {
    html! { script src=(asset_url("script/campaign.js")) type="module" {} }
}

pub(crate) struct CampaignPage<'a> {
    /// Part of its URL: `/campaigns/{id}`.
    pub id: &'a str,
    pub name: &'a str,
    /// What may be read of it. LG-3.12: while first tickets are chosen, as it stood when the game was begun.
    pub campaign: &'a Campaign,
    /// Where it is.
    pub stage: Stage,
    /// Who plays the companies, in the order round the table.
    pub people: Vec<(Company, CompanyPerson)>,
    /// The reader's own.
    pub mine: Vec<Company>,
    /// Companies whose player the reader may change.
    pub may_change: Vec<Company>,
    /// Companies that the reader may play.
    pub may_play: Vec<Company>,
    /// Companies for whose player the reader may let a bot move, until they are back.
    pub may_let_stand_in: Vec<Company>,
    /// Whether the reader may take the campaign along as a file.
    pub may_export: bool,
    /// The table of the chapter being played.
    pub table: Option<ChapterTable>,
    /// The rules have changed since the chapter was begun: its table can't go on.
    pub must_begin_again: bool,
    /// The tables of the games before: chapter, none for games on the finished board, and the table's id.
    pub games: Vec<(Option<u8>, String)>,
    /// The bots that play it, the strongest first.
    pub bots: Vec<&'static str>,
    /// SHA-256 of the server's part of the next game's seed.
    pub promise: String,
}

/// GET /campaigns/{id}
fn campaign(visit: &Visit, page: &CampaignPage) -> Markup {
    let words = visit.words;
    Document {
        visit: *visit,
        title: format!("{} · {}", page.name, words.say("campaign")),
        layout: "campaign",
        style: STYLE,
        masthead: html! { h1.title { (page.name) } (years(&page.stage)) },
        nav: html! { a href=(rules_url(GAME, None)) { (words.say("rules")) } },
        content: html! {
            main #content {
                div.campaign-top {
                    div.campaign-story {
                        section.world aria-labelledby="world" {
                            h2 #world { (words.say("campaign-world")) }
                            div.scroll tabindex="0" role="group" aria-labelledby="world" { (printed::world(page.campaign, words)) }
                        }
                        (chronicle::section(words, page))
                        (rulebook::section(words, page.campaign))
                    }
                    div.campaign-side {
                        (who_are_you(words, page))
                        (next_game::panel(visit, page))
                        (towns(words, page))
                        (companies::panel(visit, page))
                    }
                }
                (rulebook::archive(words, page.campaign))
                (file(words, page))
            }
        },
    }
    .markup()
}

impl PaintCampaign for Campaign {
    fn new_page(visit: &Visit, new: &NewCampaign) -> Markup {
        new::new_campaign(visit, new)
    }

    fn join_page(visit: &Visit, join: &JoinCompany) -> Markup {
        joining::join_company(visit, join)
    }

    fn page(&self, visit: &Visit, at: &CampaignSetting) -> Markup {
        campaign(visit, &CampaignPage::of(self, at))
    }

    fn status(&self, words: &Words, at: &CampaignSetting) -> String {
        CampaignPage::of(self, at).status(words)
    }

    fn changes(&self, visit: &Visit, at: &CampaignSetting) -> Option<Markup> {
        changes::changes(visit, &CampaignPage::of(self, at))
    }

    fn ceremony(&self, visit: &Visit, at: &CampaignSetting, step: usize) -> Option<Markup> {
        let totals = Campaign::ceremony(self)?;
        let page = CampaignPage::of(self, at);
        Some(ceremony::ceremony(visit, &Ceremony { page: &page, totals: &totals, step, may_write: at.may_speak }))
    }

    fn poster(&self, words: &Words, at: &CampaignSetting) -> Option<Markup> {
        poster::poster(words, &CampaignPage::of(self, at))
    }

    fn summary(&self, mine: &[Party], lang: Lang) -> Value {
        summary::summary(self, &companies_of(mine), lang)
    }

    fn result(&self) -> Option<Value> {
        summary::result(self)
    }
}

fn companies_of(parties: &[Party]) -> Vec<Company> {
    parties.iter().filter_map(|party| Company::of_party(*party)).collect()
}

impl<'a> CampaignPage<'a> {
    fn of(campaign: &'a Campaign, at: &'a CampaignSetting) -> CampaignPage<'a> {
        let stage = match &at.stage {
            engine::Stage::Ready { chapter } => Stage::Ready { chapter: *chapter },
            engine::Stage::Playing { chapter, present } => {
                Stage::Playing { chapter: *chapter, present: companies_of(present) }
            }
            engine::Stage::Over => Stage::Over,
        };
        let person = |(party, person): &(Party, CompanyPerson)| Some((Company::of_party(*party)?, person.clone()));
        CampaignPage {
            id: &at.id,
            name: &at.name,
            campaign,
            stage,
            people: at.people.iter().filter_map(person).collect(),
            mine: companies_of(&at.mine),
            may_change: companies_of(&at.may_change),
            may_play: companies_of(&at.may_play),
            may_let_stand_in: companies_of(&at.may_let_stand_in),
            may_export: at.may_export,
            table: at.table.clone(),
            must_begin_again: at.must_begin_again,
            games: at.games.clone(),
            bots: at.bots.clone(),
            promise: at.promise.clone(),
        }
    }
}

impl CampaignPage<'_> {
    /// What it waits for: "Next: 1868, The Contract".
    fn status(&self, words: &Words) -> String {
        let of = |id: &str, chapter: u8, more: (&str, &str)| {
            words.say_with(id, &[("year", year(chapter).to_string().into()), (more.0, more.1.into())])
        };
        match (&self.stage, &self.table) {
            (Stage::Over, _) => words.say("campaign-status-over"),
            (Stage::Ready { chapter }, _) => {
                of("campaign-status-next", *chapter, ("title", printed::chapter_title(self.campaign, *chapter, words)))
            }
            (Stage::Playing { chapter, .. }, _) if self.must_begin_again => {
                of("campaign-status-again", *chapter, ("names", ""))
            }
            (Stage::Playing { chapter, .. }, Some(table)) if table.is_my_turn => {
                of("campaign-status-mine", *chapter, ("names", ""))
            }
            (Stage::Playing { chapter, .. }, table) => {
                let names = table.as_ref().map_or("", |table| &table.waits_for);
                of("campaign-status-playing", *chapter, ("names", names))
            }
        }
    }

    /// Who plays a company, in a sentence: by name, and the company itself where nobody has given one.
    fn called(&self, words: &Words, company: Company) -> String {
        match self.person(company) {
            CompanyPerson::Human { name, .. } if !name.is_empty() => name.clone(),
            CompanyPerson::Bot { .. } => words.say(&format!("{}.bot", company.word())),
            CompanyPerson::Human { .. } | CompanyPerson::Nobody => words.say(company.word()),
        }
    }

    fn url(&self, what: &str) -> String {
        format!("/campaigns/{}{what}", self.id)
    }

    fn person(&self, company: Company) -> &CompanyPerson {
        self.people.iter().find(|(its, _)| *its == company).map_or(&CompanyPerson::Nobody, |(_, person)| person)
    }
}

/// In which the game of this number is played: 1 is 1865.
fn year(chapter: u8) -> u16 {
    let index = usize::from(chapter).saturating_sub(1);
    ticket_to_ride_legacy::years().get(index).copied().unwrap_or_default()
}

/// Where the campaign is: its twelve years.
fn years(stage: &Stage) -> Markup {
    let now = match stage {
        Stage::Ready { chapter } | Stage::Playing { chapter, .. } => *chapter,
        Stage::Over => 13,
    };
    html! {
        ol.years {
            @for chapter in 1..=12 {
                li.past[chapter < now].now[chapter == now] aria-current=[(chapter == now).then_some("step")] { (year(chapter)) }
            }
        }
    }
}

/// The name somebody has given.
fn own_name(person: &CompanyPerson) -> Option<String> {
    match person {
        CompanyPerson::Human { name, .. } if !name.is_empty() => Some(name.clone()),
        _ => None,
    }
}

/// Whoever brought the campaign along says which of its players they are.
fn who_are_you(words: &Words, page: &CampaignPage) -> Markup {
    let is_free = |person: &CompanyPerson| matches!(person, CompanyPerson::Human { is_open: true, .. });
    let free = page.people.iter().filter(|(company, person)| is_free(person) && page.may_change.contains(company));
    let free: Vec<_> = if page.mine.is_empty() { free.collect() } else { Vec::new() };
    html! {
        @if !free.is_empty() {
            section.who-are-you aria-labelledby="who-are-you" {
                h2 #who-are-you { (words.say("campaign-who-are-you")) }
                p.fine { (words.say("campaign-who-are-you-text")) }
                @for (company, person) in free {
                    @let name = own_name(person).unwrap_or_else(|| words.say(company.word()));
                    form method="post" action=(page.url(&format!("/companies/{}", printed::id(*company)))) {
                        input type="hidden" name="to" value="me";
                        input type="hidden" name="name" value=(own_name(person).unwrap_or_default());
                        button { (badge(*company, words)) " " (words.say_with("campaign-i-am", &[("name", name.into())])) }
                    }
                }
            }
        }
    }
}

/// The twelve years as stations on a track: past ones in their winner's colour, a spike where we are.
fn year_line(campaign: &Campaign, words: &Words) -> Markup {
    let winner = |chapter: u8| {
        campaign.chronicle().iter().rev().find_map(|entry| match entry {
            Entry::GameEnded { chapter: its, winner, .. } if *its == chapter => Some(*winner),
            _ => None,
        })
    };
    let now = (1..=12).find(|chapter| winner(*chapter).is_none());
    html! {
        ol.stations {
            @for chapter in 1..=12 {
                li.now[now == Some(chapter)] {
                    @match winner(chapter) { Some(Some(company)) => (badge(company, words)), _ => b.co.empty aria-hidden="true" {} }
                    span { (year(chapter)) }
                }
            }
        }
    }
}

/// A company's own towns that have no name yet.
fn towns(words: &Words, page: &CampaignPage) -> Markup {
    let own = page
        .mine
        .iter()
        .flat_map(|company| page.campaign.towns_to_name(*company).into_iter().map(|city| (*company, city)));
    let own: Vec<_> = if matches!(page.stage, Stage::Playing { .. }) { Vec::new() } else { own.collect() };
    html! {
        @if !own.is_empty() {
            section.towns aria-labelledby="towns" {
                h2 #towns { (words.say("campaign-name-town")) }
                p.fine { (words.say("campaign-name-town-text")) }
                @for (company, city) in own {
                    form.one-line method="post" action=(page.url("/towns")) {
                        input type="hidden" name="company" value=(printed::id(company));
                        input type="hidden" name="city" value=(city.id());
                        label { (city.name()) " " input name="name" required maxlength="24" autocomplete="off"; }
                        button { (words.say("campaign-name-it")) }
                    }
                }
            }
        }
    }
}

fn file(words: &Words, page: &CampaignPage) -> Markup {
    html! {
        section.file aria-labelledby="file" {
            h2 #file { (words.say("campaign-file")) }
            @if page.may_export {
                p { (words.say(if page.stage == Stage::Over { "campaign-file-text" } else { "campaign-file-own" })) }
                p { a.button href=(page.url("/export")) download { (words.say("campaign-export")) } }
            } @else {
                p.fine { (words.say("campaign-file-people")) }
            }
        }
    }
}

#[cfg(test)]
mod tests;
