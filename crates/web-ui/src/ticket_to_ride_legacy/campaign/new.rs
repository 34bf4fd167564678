//! The form that begins a campaign, and the one that takes up a file.

use super::printed::id;
use super::{GAME, STYLE};
use crate::pages::ladder::{ladder, usual_bot};
use crate::pages::{Document, NewCampaign, Offered, Visit, rules_url, who_plays};
use crate::{Words, asset_url};
use maud::{Markup, html};
use ticket_to_ride_legacy::Company;

/// Me against two bots, and room for two who come later.
const USUAL: [&str; 5] = ["me", "bot", "bot", "nobody", "nobody"];

/// GET /campaigns/new
pub(super) fn new_campaign(visit: &Visit, new: &NewCampaign) -> Markup {
    let words = visit.words;
    Document {
        visit: *visit,
        title: words.say("campaign-new"),
        layout: "plain",
        style: STYLE,
        masthead: html! {},
        nav: html! { a href=(rules_url(GAME, None)) { (words.say("rules")) } },
        content: html! {
            main #content.with-poster {
                img.side-poster src=(asset_url(&format!("posters/{GAME}.svg"))) alt="" width="300" height="400";
                div {
                    h1 { (words.say("campaign-new")) }
                    p.lead { (words.say("campaign-new-lead")) }
                    form method="post" action="/campaigns" {
                        input type="hidden" name="game" value=(GAME);
                        p { label for="campaign-name" { (words.say("campaign-name")) } " "
                            input #campaign-name name="name" maxlength="24" autocomplete="off" placeholder=(words.say("campaign-unnamed")); }
                        fieldset {
                            legend { (words.say("campaign-companies")) }
                            ol.seats { @for place in 0..Company::ALL.len() { (row(visit, new, place)) } }
                            p.fine { (words.say("campaign-new-links")) }
                        }
                        p { button.primary.big { (words.say("campaign-start")) } }
                        (ladder(words, &new.bots))
                    }
                    (import(words))
                }
            }
        },
    }
    .markup()
}

/// A place round the table: which company, and who plays it.
fn row(visit: &Visit, new: &NewCampaign, place: usize) -> Markup {
    let words = visit.words;
    let label = words.say_with("campaign-place", &[("number", (place + 1).into())]);
    let usual = Company::ALL[place];
    let bot = usual_bot(&new.bots);
    let chosen = if USUAL[place] == "bot" { format!("bot-{bot}") } else { USUAL[place].to_owned() };
    html! {
        li.seat.company-seat {
            select name={ "company-" (place) } aria-label={ (label) ": " (words.say("campaign-company")) } {
                @for company in Company::ALL {
                    option value=(id(company)) selected[company == usual] { (words.say(company.word())) }
                }
            }
            select name={ "seat-" (place) } aria-label={ (label) ": " (words.say("campaign-player")) } {
                (who_plays(words, &new.bots, &chosen, &Offered { myself: true, nobody: true }))
            }
            input name={ "name-" (place) } maxlength="24" autocomplete="off" value=(if place == 0 { visit.name } else { "" })
                placeholder=(words.say("seat-name")) aria-label={ (label) ": " (words.say("seat-name")) };
        }
    }
}

fn import(words: &Words) -> Markup {
    html! {
        section.import aria-labelledby="import" {
            h2 #import { (words.say("campaign-import")) }
            p { (words.say("campaign-import-text")) }
            form method="post" action="/campaigns/import" enctype="multipart/form-data" {
                label for="campaign-file" { (words.say("campaign-import-file")) } " "
                input #campaign-file type="file" name="campaign" accept=".json,application/json" required;
                " " button { (words.say("campaign-import-do")) }
            }
        }
    }
}
