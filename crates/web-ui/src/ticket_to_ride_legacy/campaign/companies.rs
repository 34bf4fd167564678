//! The companies: what lies in their offices, and who plays them. Vaults stay closed.

use super::CampaignPage;
use super::printed::{id, own_postcard, person as printed_person, postcard};
use crate::Words;
use crate::pages::{CompanyPerson, Offered, Visit, who_plays};
use crate::parts::faces::small_face;
use crate::ticket_to_ride_legacy::badge;
use maud::{Markup, html};
use ticket_to_ride_legacy::{Company, CompanyBox, Growth, Part, Stage};

pub(super) fn panel(visit: &Visit, page: &CampaignPage) -> Markup {
    let words = visit.words;
    html! {
        section.companies aria-labelledby="companies" {
            h2 #companies { (words.say("campaign-companies")) }
            ul.offices {
                @for its in page.campaign.companies() { (office(words, page, its)) }
            }
        }
    }
}

fn office(words: &Words, page: &CampaignPage, its: &CompanyBox) -> Markup {
    let company = its.office.company;
    let person = page.person(company);
    let is_mine = page.mine.contains(&company);
    html! {
        li.office.(company.word()).nobody[*person == CompanyPerson::Nobody] {
            h3 { (badge(company, words)) " " (words.say(company.word())) span.player-of { (face_of(words, person, company)) (player_of(words, person, company, is_mine)) } }
            @if page.campaign.start_player() == Some(company) { p.start-card { (words.say("campaign-start-card")) } }
            dl.drawer {
                div { dt { (words.say("campaign-bonus")) } dd { (words.money(its.office.bonus_dollars)) } }
                (grown(words, Growth::Train, its.office.more_trains.into()))
                (grown(words, Growth::Card, its.office.more_cards.into()))
                (grown(words, Growth::Dollars, its.office.more_dollars / 2))
                (grown(words, Growth::Ticket, its.office.more_tickets.into()))
                @if its.names > 0 { div { dt { (words.say("campaign-names")) } dd { (its.names) } } }
                @if its.medals > 0 { div { dt { (words.say(Part::Medals.word())) } dd { (its.medals) } } }
                @if its.games_won > 0 { div { dt { (words.say("campaign-games-won")) } dd { (its.games_won) } } }
            }
            @for person in its.office.people.iter() { (printed_person(person, words)) }
            (post(words, its, is_mine))
            @if page.stage != Stage::Over && has_payslips(page) { p.vault { (words.say("campaign-vault")) } }
            (link(words, person))
            @if page.may_change.contains(&company) { (change(words, page, company, person)) }
            @else if page.may_let_stand_in.contains(&company) { (let_stand_in(words, page, company, person)) }
        }
    }
}

/// LG-1.2: after the first game something lies in the vaults.
fn has_payslips(page: &CampaignPage) -> bool {
    page.campaign.companies().any(|its| its.games_won > 0)
}

/// Their name, and whether it is the reader. Whoever gave no name is called by the company, whose name stands beside it already.
fn player_of(words: &Words, person: &CompanyPerson, company: Company, is_mine: bool) -> Markup {
    let is_nameless = matches!(person, CompanyPerson::Human { name, is_open: false, .. } if name.is_empty());
    html! {
        @if !(is_mine && is_nameless) { (person.name(company.party(), words)) " " }
        @if is_mine { small { (words.say("you")) } }
    }
}

fn face_of(words: &Words, person: &CompanyPerson, company: Company) -> Markup {
    match person {
        CompanyPerson::Bot { bot } => small_face(bot, &person.name(company.party(), words), words),
        CompanyPerson::Human { .. } | CompanyPerson::Nobody => html! {},
    }
}

/// Growth cards of a kind, by their number. Each card of dollars is worth two.
fn grown(words: &Words, growth: Growth, count: u32) -> Markup {
    html! { @if count > 0 { div { dt { (words.say(growth.word())) } dd { (words.say_with("lg-growth-cards", &[("count", count.into())])) } } } }
}

/// LG-5.8: the side read aloud for all; the other only for the company's own player.
fn post(words: &Words, its: &CompanyBox, is_mine: bool) -> Markup {
    let cards: Vec<_> = its.office.postcards.iter().collect();
    html! {
        @if !cards.is_empty() {
            details.post {
                summary { (words.say_with("campaign-postcards", &[("count", cards.len().into())])) }
                @for card in cards {
                    @if is_mine { (own_postcard(card, words)) } @else { (postcard(card, words)) }
                }
            }
        }
    }
}

fn link(words: &Words, person: &CompanyPerson) -> Markup {
    html! {
        @if let CompanyPerson::Human { link: Some(link), is_open, .. } = person {
            details.link open[*is_open] {
                summary { (words.say(if *is_open { "campaign-link-open" } else { "campaign-link-own" })) }
                p.to-send {
                    input readonly value=(link) aria-label=(words.say("campaign-link"));
                    button.needs-script type="button" data-copy=(link) { (words.say("copy")) }
                }
            }
        }
    }
}

fn change(words: &Words, page: &CampaignPage, company: Company, person: &CompanyPerson) -> Markup {
    let offered = Offered { myself: page.may_play.contains(&company), nobody: page.table.is_none() };
    let chosen = match person {
        CompanyPerson::Human { .. } | CompanyPerson::Nobody => "friend".to_owned(),
        CompanyPerson::Bot { bot } => format!("bot-{bot}"),
    };
    let label = words.say_with("campaign-hand-over-of", &[("company", words.say(company.word()).into())]);
    html! {
        details.hand-over {
            summary { (words.say("campaign-hand-over")) }
            form method="post" action=(page.url(&format!("/companies/{}", id(company)))) {
                select name="to" aria-label=(label) { (who_plays(words, &page.bots, &chosen, &offered)) }
                input name="name" maxlength="24" autocomplete="off" placeholder=(words.say("seat-name")) aria-label={ (label) ": " (words.say("seat-name")) };
                button { (words.say("campaign-hand-over-do")) }
            }
        }
    }
}

fn let_stand_in(words: &Words, page: &CampaignPage, company: Company, person: &CompanyPerson) -> Markup {
    let name = person.name(company.party(), words);
    html! {
        details.hand-over {
            summary { (words.say("campaign-hand-over")) }
            form method="post" action=(page.url(&format!("/companies/{}", id(company)))) {
                input type="hidden" name="to" value="bot-conductor";
                p.fine { (words.say_with("campaign-stand-in-text", &[("name", name.into())])) }
                button { (words.say("campaign-stand-in-do")) }
            }
        }
    }
}
