//! The form that begins a campaign, and the one that takes up a file.

use super::GAME;
use super::printed::id;
use crate::pages::ladder::usual_bot;
use crate::pages::{Chair, Document, NewCampaign, Visit, rules_url};
use crate::ticket_to_ride_legacy::badge;
use crate::{Paint, Words, asset_url};
use maud::{Markup, html};
use ticket_to_ride_legacy::{Company, LegacyGame, years};

/// Me against two bots, and room for two who come later.
const USUAL: [&str; 5] = ["me", "bot", "bot", "nobody", "nobody"];

/// Everybody but bots.
const PEOPLE: [&str; 4] = ["me", "friend", "hot-seat", "nobody"];

/// GET /campaigns/new: the companies at the left; at the right the ticket with the only button.
pub(super) fn new_campaign(visit: &Visit, new: &NewCampaign) -> Markup {
    let words = visit.words;
    let document = Document {
        visit: *visit,
        title: words.say("campaign-new"),
        layout: "plain",
        style: &["pages.css", "ticket-to-ride-legacy.css", "opening.css"],
        masthead: html! {},
        nav: html! { a href=(rules_url(GAME, None)) { (words.say("rules")) } },
        content: html! {
            main #content.opening.founding {
                form.opening-form method="post" action="/campaigns" {
                    input type="hidden" name="game" value=(GAME);
                    div.asked {
                        h1 { (words.say("campaign-new")) " " small { (LegacyGame::TITLE) } }
                        p.lead { (words.say("campaign-new-lead")) }
                        section.step aria-labelledby="who-plays" {
                            h2 #who-plays { (words.say("campaign-who-plays")) }
                            ol.chairs { @for place in 0..Company::ALL.len() { (chair(visit, new, place).markup(words)) } }
                            p.fine { (words.say("campaign-new-links")) }
                        }
                    }
                    (ticket(words))
                }
                (import(words))
            }
        },
    };
    document.with_script(&html! { script src=(asset_url("script/opening.js")) type="module" {} })
}

/// A company's chair, in the order round the table.
fn chair<'a>(visit: &Visit<'a>, new: &'a NewCampaign, place: usize) -> Chair<'a> {
    let (words, company) = (visit.words, Company::ALL[place]);
    Chair {
        place,
        called: words.say(company.word()),
        colour: company.word().to_owned(),
        sign: badge(company, words),
        is_named: true,
        people: &PEOPLE,
        bots: &new.bots,
        bot_name: Some(words.say(&format!("{}.bot", company.word()))),
        chosen: match USUAL[place] {
            "bot" => format!("bot-{}", usual_bot(&new.bots)),
            person => person.to_owned(),
        },
        name: if place == 0 { visit.name } else { "" },
    }
}

/// What the campaign is called, who takes part (by script), its twelve games, and the button.
fn ticket(words: &Words) -> Markup {
    html! {
        aside.ticket {
            img src=(asset_url(&format!("posters/{GAME}.svg"))) alt="" width="300" height="400";
            div.stub {
                p.table-name {
                    label for="campaign-name" { (words.say("campaign-name")) }
                    input #campaign-name name="name" maxlength="24" autocomplete="off" placeholder=(words.say("campaign-unnamed"));
                }
                dl.in-words {
                    dt.needs-script { (words.say("campaign-companies")) }
                    dd.needs-script { ul.sitters {} }
                    dt { (words.say("campaign-twelve")) }
                    dd { ol.punch-card aria-label=(words.say("lg-years")) { @for year in years() { li { (year) } } } }
                }
                @for (place, company) in Company::ALL.into_iter().enumerate() {
                    input type="hidden" name={ "company-" (place) } value=(id(company));
                }
                button.primary.big { (words.say("campaign-start")) }
            }
        }
    }
}

fn import(words: &Words) -> Markup {
    html! {
        section.import aria-labelledby="import" {
            h2 #import { (words.say("campaign-import")) }
            p { (words.say("campaign-import-text")) }
            form method="post" action="/campaigns/import" enctype="multipart/form-data" {
                label for="campaign-file" { (words.say("campaign-import-file")) }
                input #campaign-file type="file" name="campaign" accept=".json,application/json" required;
                button { (words.say("campaign-import-do")) }
            }
        }
    }
}
