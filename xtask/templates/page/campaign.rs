//! The pages of two games in a row (SL-4). A game that is no chapter of anything drops this file.

use crate::pages::{
    CampaignSetting, Chair, CompanyPerson, Document, JoinCompany, NewCampaign, Offered, PaintCampaign, Visit,
    rules_url, who_plays,
};
use crate::{Lang, SIGNS, Words};
use engine::{Campaign as _, Game, Party, Stage};
use maud::{Markup, html};
use sample_line::{Campaign, SampleLine};
use serde_json::{Value, json};

impl PaintCampaign for Campaign {
    fn new_page(visit: &Visit, new: &NewCampaign) -> Markup {
        let words = visit.words;
        let content = html! {
            h1 { (words.say("campaign-new")) }
            p.lead { (words.say("sl-campaign-lead")) }
            form.opening method="post" action="/campaigns" {
                input type="hidden" name="game" value=(SampleLine::SLUG);
                p { label for="campaign-name" { (words.say("campaign-name")) } " "
                    input #campaign-name name="name" maxlength="24" autocomplete="off" placeholder=(words.say("campaign-unnamed")); }
                @for (place, party) in Campaign::PARTIES.iter().enumerate() { input type="hidden" name={ "company-" (place) } value=(party.id); }
                ol.chairs { @for (place, party) in Campaign::PARTIES.iter().enumerate() { (chair(visit, new, place, *party).markup(words)) } }
                p { button.primary.big { (words.say("campaign-start")) } }
            }
        };
        document(visit, words.say("campaign-new"), &content)
    }

    fn join_page(visit: &Visit, join: &JoinCompany) -> Markup {
        let words = visit.words;
        let content = html! {
            h1 { (join.name) }
            p.lead { (words.say("sl-campaign-lead")) }
            form.join method="post" action=(join.url) {
                label for="name" { (words.say("seat-name")) }
                input #name name="name" maxlength="24" required autocomplete="nickname" value=(visit.name);
                button.primary.big { (words.say_with("campaign-join-take", &[("company", words.say(join.company.word).into())])) }
            }
        };
        document(visit, format!("{} · {}", words.say("join"), join.name), &content)
    }

    fn page(&self, visit: &Visit, at: &CampaignSetting) -> Markup {
        let words = visit.words;
        let content = html! {
            h1 { (at.name) }
            p role="status" { (self.status(words, at)) }
            (next_game(words, at))
            (games_played(self, words))
            (companies(words, at))
            @if at.may_export { p { a.button href={ "/campaigns/" (at.id) "/export" } download { (words.say("campaign-export")) } } }
        };
        document(visit, format!("{} · {}", at.name, words.say("campaign")), &content)
    }

    fn status(&self, words: &Words, at: &CampaignSetting) -> String {
        match (&at.stage, &at.table) {
            (Stage::Over, _) => words.say_with("sl-campaign-over", &[("winners", winners(self, words, at).into())]),
            (Stage::Playing { chapter, .. }, Some(table)) => {
                let names = table.waits_for.as_str();
                words.say_with("sl-campaign-playing", &[("game", (*chapter).into()), ("names", names.into())])
            }
            (Stage::Ready { chapter } | Stage::Playing { chapter, .. }, _) => {
                words.say_with("sl-campaign-next", &[("game", (*chapter).into())])
            }
        }
    }

    /// A game changes nothing but the sums on the campaign's own page.
    fn changes(&self, _: &Visit, _: &CampaignSetting) -> Option<Markup> {
        None
    }

    fn ceremony(&self, visit: &Visit, at: &CampaignSetting, _: usize) -> Option<Markup> {
        let content = html! {
            h1 { (at.name) }
            p.lead { (self.status(visit.words, at)) }
            (games_played(self, visit.words))
            p { a.button href={ "/campaigns/" (at.id) } { (visit.words.say("campaign")) } }
        };
        self.stage().is_over().then(|| document(visit, at.name.clone(), &content))
    }

    /// There is nothing to draw yet.
    fn poster(&self, _: &Words, _: &CampaignSetting) -> Option<Markup> {
        None
    }

    fn summary(&self, _: &[Party], _: Lang) -> Value {
        let laid = |place: usize| self.laid().iter().map(|game| game[place]).collect::<Vec<_>>();
        let parties = Campaign::PARTIES.iter().enumerate();
        let companies = parties.map(|(place, party)| json!({ "company": party.id, "laid": laid(place) }));
        json!({ "companies": companies.collect::<Vec<_>>() })
    }

    fn result(&self) -> Option<Value> {
        self.stage().is_over().then(|| json!({ "winners": self.winners(), "laid": self.laid() }))
    }
}

fn winners(campaign: &Campaign, words: &Words, at: &CampaignSetting) -> String {
    let won = at.people.iter().filter(|(party, _)| campaign.winners().contains(party));
    won.map(|(party, person)| person.name(*party, words)).collect::<Vec<_>>().join(", ")
}

/// How many links each has laid, game by game.
fn games_played(campaign: &Campaign, words: &Words) -> Markup {
    html! {
        table.standings {
            thead { tr { td {} @for party in Campaign::PARTIES { th scope="col" { (words.say(party.word)) } } } }
            tbody {
                @for (index, laid) in campaign.laid().iter().enumerate() {
                    tr {
                        th scope="row" { (words.say_with("sl-campaign-game", &[("game", (index + 1).into())])) }
                        @for links in laid { td.n { (links) } }
                    }
                }
            }
        }
    }
}

fn document(visit: &Visit, title: String, content: &Markup) -> Markup {
    Document {
        visit: *visit,
        title,
        layout: "plain",
        style: &["pages.css", "opening.css", "sample-line.css"],
        masthead: html! {},
        nav: html! { a href=(rules_url(SampleLine::SLUG, None)) { (visit.words.say("rules")) } },
        content: html! { main #content { (content) } },
    }
    .markup()
}

/// Who plays a company, in the form that begins a campaign: the reader, and a bot.
fn chair<'a>(visit: &Visit<'a>, new: &'a NewCampaign, place: usize, party: Party) -> Chair<'a> {
    Chair {
        place,
        called: visit.words.say(party.word),
        colour: format!("player-{place}"),
        sign: html! { (SIGNS[place]) },
        is_named: true,
        people: &["me", "friend", "hot-seat"],
        bots: &new.bots,
        bot_name: None,
        chosen: match (place, new.bots.first()) {
            (0, _) | (_, None) => "me".to_owned(),
            (_, Some(bot)) => format!("bot-{bot}"),
        },
        name: if place == 0 { visit.name } else { "" },
    }
}

/// The table of the game that is being played; else the button that begins the next.
fn next_game(words: &Words, at: &CampaignSetting) -> Markup {
    html! {
        @if let Some(table) = &at.table {
            p { a.button.primary.big href={ "/tables/" (table.id) } { (words.say("campaign-to-table")) } }
        } @else if at.mine.is_empty() {
            p.fine { (words.say("campaign-only-players")) }
        } @else {
            form method="post" action={ "/campaigns/" (at.id) "/games" } {
                input type="hidden" name="promise" value=(at.promise);
                input type="hidden" name="entropy" value="";
                @for (party, _) in &at.people { input type="hidden" name="present" value=(party.id); }
                button.primary.big { (words.say("sl-campaign-begin")) }
            }
        }
    }
}

/// Who plays what, the links to hand out, and the form that changes a player.
fn companies(words: &Words, at: &CampaignSetting) -> Markup {
    html! {
        h2 { (words.say("campaign-companies")) }
        ul {
            @for (party, person) in &at.people {
                li {
                    (words.say(party.word)) ": " b { (person.name(*party, words)) }
                    @if let CompanyPerson::Human { link: Some(link), .. } = person {
                        " " input readonly value=(link) aria-label=(words.say("campaign-link"));
                    }
                    @if at.may_change.contains(party) {
                        form method="post" action={ "/campaigns/" (at.id) "/companies/" (party.id) } {
                            select name="to" aria-label=(words.say_with("campaign-hand-over-of", &[("company", words.say(party.word).into())])) {
                                (who_plays(words, &at.bots, "friend", &Offered { myself: at.may_play.contains(party), nobody: false }))
                            }
                            " " button { (words.say("campaign-hand-over-do")) }
                        }
                    }
                }
            }
        }
    }
}
