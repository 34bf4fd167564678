//! LG-5.9: the vaults are opened, one step after another. Every step is a page of its own: it needs no script.

use super::chronicle::{telegram, who};
use super::{CampaignPage, STYLE, printed, year};
use crate::Words;
use crate::pages::{Document, Visit};
use maud::{Markup, PreEscaped, html};
use ticket_to_ride_legacy::{Campaign, Part, Total};

pub struct Ceremony<'a> {
    pub page: &'a CampaignPage<'a>,
    /// What the vaults hold, by company.
    pub totals: &'a [Total],
    /// From 0.
    pub step: usize,
    /// Whether the reader may write the last telegram.
    pub may_write: bool,
}

/// What one step shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Maps,
    Payslips,
    Names,
    /// The vault of the company that comes so far on in the unveiling.
    Vault(usize),
    Winner,
    Telegram,
}

/// GET /campaigns/{id}/ceremony?step=…
pub fn ceremony(visit: &Visit, ceremony: &Ceremony) -> Markup {
    let words = visit.words;
    let page = ceremony.page;
    let steps = steps(ceremony.totals.len());
    let number = ceremony.step.min(steps.len() - 1);
    let step_url = |step: usize| page.url(&format!("/ceremony?step={step}"));
    Document {
        visit: *visit,
        title: format!("{} · {}", words.say("campaign-ceremony"), page.name),
        layout: "campaign ceremony",
        style: STYLE,
        masthead: html! { h1.title { (page.name) } },
        nav: html! { a href=(page.url("")) { (words.say("campaign")) } },
        content: html! {
            main #content {
                section.ceremony-step aria-labelledby="step" { (show(words, ceremony, steps[number])) }
                nav.steps aria-label=(words.say("campaign-ceremony")) {
                    @if number > 0 { a.button href=(step_url(number - 1)) rel="prev" { (words.say("campaign-step-back")) } }
                    span { (words.say_with("campaign-step", &[("step", (number + 1).into()), ("steps", steps.len().into())])) }
                    @if number + 1 < steps.len() {
                        a.button.primary href=(step_url(number + 1)) rel="next" { (words.say("campaign-step-on")) }
                    } @else {
                        a.button.primary href=(page.url("")) { (words.say("campaign-after")) }
                    }
                }
            }
        },
    }
    .markup()
}

fn steps(companies: usize) -> Vec<Step> {
    let vaults = (0..companies).map(Step::Vault);
    [Step::Maps, Step::Payslips, Step::Names].into_iter().chain(vaults).chain([Step::Winner, Step::Telegram]).collect()
}

fn show(words: &Words, ceremony: &Ceremony, step: Step) -> Markup {
    let heading = |id: &str| html! { h2 #step.step-title { (words.say(id)) } };
    match step {
        Step::Maps => html! { (heading("campaign-step-maps")) (maps(words, ceremony.page.campaign)) },
        Step::Payslips => html! { (heading("campaign-step-payslips")) (payslips(words, ceremony)) },
        Step::Names => html! { (heading("campaign-step-names")) (names(words, ceremony)) },
        Step::Vault(place) => html! { (heading("campaign-step-vault")) (vault(words, ceremony, place)) },
        Step::Winner => html! { (heading("campaign-step-winner")) (winner(words, ceremony)) },
        Step::Telegram => html! { (heading("campaign-step-telegram")) (last_telegram(words, ceremony)) },
    }
}

/// This world beside the one that everybody began with.
fn maps(words: &Words, campaign: &Campaign) -> Markup {
    // Both maps use the same ids, and a page has each id once.
    let old = printed::world(&Campaign::new(&[]), words).into_string();
    let renamed = [(" id=\"", " id=\"old-"), ("href=\"#", "href=\"#old-"), ("url(#", "url(#old-")];
    let old = PreEscaped(renamed.iter().fold(old, |map, (from, to)| map.replace(from, to)));
    html! {
        div.two-maps {
            figure { (old) figcaption { (year(1)) } }
            figure.grown { (printed::world(campaign, words)) figcaption { (year(12)) } }
        }
    }
}

/// Year by year, with missed games filled in (LG-1.4).
fn payslips(words: &Words, ceremony: &Ceremony) -> Markup {
    let games = ceremony.totals.iter().map(|total| total.games.len()).max().unwrap_or(0);
    let most = ceremony.totals.iter().map(payslip_sum).max().unwrap_or(0).max(1);
    html! {
        table.by-year-bars {
            thead { tr {
                th scope="col" { (words.say("campaign-company")) }
                @for game in 1..=games { th.number scope="col" { (year(game as u8)) } }
                th.number scope="col" { (words.say("campaign-sum")) }
            } }
            tbody {
                @for total in ceremony.totals {
                    tr {
                        th scope="row" { (who(words, ceremony.page, total.company)) }
                        @for game in &total.games {
                            td.number.missed[game.missed] { (words.money(game.dollars)) @if game.missed { span.unseen { " " (words.say("campaign-missed")) } } }
                        }
                        td.number { strong { (words.money(payslip_sum(total))) } }
                    }
                    tr.bar-row aria-hidden="true" { td colspan=(games + 2) { (bar(total, most)) } }
                }
            }
        }
        @if ceremony.totals.iter().any(|total| total.games.iter().any(|game| game.missed)) { p.fine { (words.say("campaign-missed-text")) } }
    }
}

fn payslip_sum(total: &Total) -> u32 {
    total.part(Part::Payslips)
}

/// One piece a year: they come one after another.
fn bar(total: &Total, most: u32) -> Markup {
    let width = |dollars: u32| dollars * 1000 / most;
    let mut from = 0;
    let pieces: Vec<(u32, u32)> = total
        .games
        .iter()
        .map(|game| {
            let start = from;
            from += game.dollars;
            (width(start), width(from) - width(start))
        })
        .collect();
    html! {
        svg.bar.(total.company.word()) viewBox="0 0 1000 26" preserveAspectRatio="none" {
            @for (game, (x, width)) in pieces.iter().enumerate() {
                rect class={ "piece piece-" (game) } x=(x) y="2" width=(width) height="22" {}
            }
        }
    }
}

/// The Book of Names is read, then the fewest names earn their dollars.
fn names(words: &Words, ceremony: &Ceremony) -> Markup {
    let campaign = ceremony.page.campaign;
    let most = ceremony.totals.iter().map(|total| campaign.company(total.company).names).max().unwrap_or(0);
    html! {
        p { (words.say("campaign-names-text")) }
        ul.book-of-names {
            @for total in ceremony.totals {
                @let its = campaign.company(total.company);
                li {
                    (who(words, ceremony.page, total.company)) " "
                    strong { (its.names) }
                    @if total.names > 0 { " " span.earned { (words.say_with("campaign-fewest", &[("dollars", total.names.into())])) } }
                    ul.written { @for (year, name) in &its.book { li { (name.text()) " " small { (year) } } } }
                }
            }
        }
        @if most == 0 { p.fine { (words.say("campaign-names-none")) } }
    }
}

/// One company at a time, from the lowest of what everybody knows: the order gives no result away.
fn vault(words: &Words, ceremony: &Ceremony, place: usize) -> Markup {
    let company = ceremony.page.campaign.unveiling().get(place).copied();
    let total = ceremony.totals.iter().find(|total| Some(total.company) == company);
    html! {
        @if let Some(total) = total {
            p.vault-of { (who(words, ceremony.page, total.company)) }
            ul.vault-cards {
                @for part in Part::ALL { (card(words, part.word(), total.part(part))) }
            }
            p.vault-total { (words.say("campaign-sum")) " " strong { (words.money(total.dollars())) } }
        }
    }
}

fn card(words: &Words, id: &str, dollars: u32) -> Markup {
    html! { li.vault-card { div.turned { span { (words.say(id)) } strong { (words.money(dollars)) } } } }
}

fn winner(words: &Words, ceremony: &Ceremony) -> Markup {
    let mut best_first: Vec<&Total> = ceremony.totals.iter().collect();
    best_first.sort_by_key(|total| total.place);
    html! {
        ol.final-places {
            @for total in best_first {
                li.first[total.place == 1] value=(total.place) {
                    (who(words, ceremony.page, total.company)) " "
                    strong { (words.money(total.dollars())) } " "
                    small { (words.say_with("campaign-games-won-count", &[("games", total.games_won.into())])) }
                }
            }
        }
    }
}

/// The winner's own words, kept in the chronicle.
fn last_telegram(words: &Words, ceremony: &Ceremony) -> Markup {
    html! {
        @match ceremony.page.campaign.telegram() {
            Some(text) => (telegram(words, text)),
            None if ceremony.may_write => {
                p { (words.say("campaign-telegram-write")) }
                form.telegram-form method="post" action=(ceremony.page.url("/telegram")) {
                    label for="telegram" { (words.say("campaign-telegram")) }
                    textarea #telegram name="text" maxlength="280" rows="4" required {}
                    button.primary { (words.say("campaign-telegram-send")) }
                }
            }
            None => p { (words.say("campaign-telegram-waits")) },
        }
        p { (words.say("campaign-stays")) }
    }
}
