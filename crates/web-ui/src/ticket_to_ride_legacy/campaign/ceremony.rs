//! LG-5.9: the vaults are opened, one step after another. Every step is a page of its own: it needs no script.

use super::chronicle::{telegram, who};
use super::{CampaignPage, STYLE, script, spike, vaults, year};
use crate::Words;
use crate::pages::{Document, Visit};
use crate::ticket_to_ride_legacy::badge;
use crate::ticket_to_ride_legacy::map::{another, world_from_afar};
use maud::{Markup, html};
use ticket_to_ride_legacy::{Campaign, Company, Part, Total};

pub(super) struct Ceremony<'a> {
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
pub(super) fn ceremony(visit: &Visit, ceremony: &Ceremony) -> Markup {
    let words = visit.words;
    let page = ceremony.page;
    let steps = steps(ceremony.totals.len());
    let number = ceremony.step.min(steps.len() - 1);
    let winner = steps.iter().position(|step| *step == Step::Winner).unwrap_or(0);
    let step_url = |step: usize| page.url(&format!("/ceremony?step={step}"));
    Document {
        visit: *visit,
        title: format!("{} · {}", words.say("campaign-ceremony"), page.name),
        layout: "campaign ceremony",
        style: &style(steps[number]),
        masthead: html! { h1.title { (page.name) } },
        nav: html! {
            a href=(page.url("")) { (words.say("campaign")) }
            @if number < winner { a.to-result href=(step_url(winner)) { (words.say("campaign-to-result")) } }
        },
        content: html! {
            main #content {
                section class={ "ceremony-step " (class(steps[number])) } aria-labelledby="step" { (show(words, ceremony, steps[number])) }
                nav.steps aria-label=(words.say("campaign-ceremony")) {
                    ol {
                        @for (its, step) in steps.iter().enumerate() {
                            li.past[its < number].now[its == number] aria-current=[(its == number).then_some("step")] {
                                a href=(step_url(its)) { (short_name(words, ceremony, *step)) }
                            }
                        }
                    }
                    span.step-of { (words.say_with("campaign-step", &[("step", (number + 1).into()), ("steps", steps.len().into())])) }
                    @if number > 0 { a.button href=(step_url(number - 1)) rel="prev" { (words.say("campaign-step-back")) } }
                    @if number + 1 < steps.len() {
                        a.button.primary href=(step_url(number + 1)) rel="next" { (words.say("campaign-step-on")) }
                    } @else {
                        a.button.primary href=(page.url("")) { (words.say("campaign-after")) }
                    }
                }
            }
        },
    }
    .with_script(&script())
}

fn steps(companies: usize) -> Vec<Step> {
    let vaults = (0..companies).map(Step::Vault);
    [Step::Maps, Step::Payslips, Step::Names].into_iter().chain(vaults).chain([Step::Winner, Step::Telegram]).collect()
}

/// A vault and the spike have sheets of their own.
fn style(step: Step) -> Vec<&'static str> {
    let mut sheets = STYLE.to_vec();
    sheets.push("ceremony.css");
    match step {
        Step::Vault(_) => sheets.push("vaults.css"),
        Step::Winner => sheets.push("last-spike.css"),
        Step::Maps | Step::Payslips | Step::Names | Step::Telegram => {}
    }
    sheets
}

fn class(step: Step) -> &'static str {
    match step {
        Step::Maps => "of-maps",
        Step::Payslips => "of-payslips",
        Step::Names => "of-names",
        Step::Vault(_) => "of-vault",
        Step::Winner => "of-winner",
        Step::Telegram => "of-telegram",
    }
}

/// In the line of steps; whose vault it is gives no result away.
fn step_name(words: &Words, ceremony: &Ceremony, step: Step) -> String {
    match step {
        Step::Maps => words.say("campaign-step-maps"),
        Step::Payslips => words.say("campaign-step-payslips"),
        Step::Names => words.say("campaign-step-names"),
        Step::Vault(place) => {
            words.say_with("campaign-vault-of", &[("name", whose_vault(words, ceremony, place).into())])
        }
        Step::Winner => words.say("campaign-step-winner"),
        Step::Telegram => words.say("campaign-step-telegram"),
    }
}

/// Under the line of steps there is room for a word or two.
fn short_name(words: &Words, ceremony: &Ceremony, step: Step) -> Markup {
    html! {
        @match step {
            Step::Payslips => (words.say("campaign-results")),
            Step::Vault(place) => {
                span.unseen { (step_name(words, ceremony, step)) }
                span aria-hidden="true" {
                    @if let Some(total) = vault_of(ceremony, place) { (badge(total.company, words)) " " }
                    (whose_vault(words, ceremony, place))
                }
            }
            Step::Maps | Step::Names | Step::Winner | Step::Telegram => (step_name(words, ceremony, step)),
        }
    }
}

fn show(words: &Words, ceremony: &Ceremony, step: Step) -> Markup {
    let heading = html! { h2 #step.step-title { (step_name(words, ceremony, step)) } };
    match step {
        Step::Maps => html! { (heading) (maps(words, ceremony.page.campaign)) },
        Step::Payslips => html! { (heading) (payslips(words, ceremony)) },
        Step::Names => html! { (heading) (names(words, ceremony)) },
        Step::Vault(place) => vaults::vault(words, ceremony, place),
        Step::Winner => winner(words, ceremony),
        Step::Telegram => html! { (heading) (last_telegram(words, ceremony)) },
    }
}

/// This world beside the one that everybody began with.
fn maps(words: &Words, campaign: &Campaign) -> Markup {
    let map = |campaign: &Campaign| campaign.world().map(|world| world_from_afar(&world, words)).unwrap_or_default();
    html! {
        div.two-maps {
            figure { (another(map(&Campaign::new(&[])), "old")) figcaption { (year(1)) } }
            figure.grown { (map(campaign)) figcaption { (year(12)) } }
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
pub(super) fn vault_of<'a>(ceremony: &'a Ceremony, place: usize) -> Option<&'a Total> {
    let company = ceremony.page.campaign.unveiling().get(place).copied();
    ceremony.totals.iter().find(|total| Some(total.company) == company)
}

pub(super) fn whose_vault(words: &Words, ceremony: &Ceremony, place: usize) -> String {
    vault_of(ceremony, place).map(|total| ceremony.page.called(words, total.company)).unwrap_or_default()
}

/// The last spike: whose it is, the places, and the finished board as a poster.
fn winner(words: &Words, ceremony: &Ceremony) -> Markup {
    let mut best_first: Vec<&Total> = ceremony.totals.iter().collect();
    best_first.sort_by_key(|total| total.place);
    let page = ceremony.page;
    html! {
        div.spike-scene {
            (spike::evening())
            div.spike-words {
                p.kicker { (words.say("campaign-spike-driven")) }
                h2 #step.step-title { (verdict(words, ceremony)) }
                @if let Some(own) = own_lead(words, ceremony).or_else(|| own_place(words, ceremony)) { p.own-place { (own) } }
                @if let Some(why) = tie_break(ceremony.totals) { p.own-place { (words.say(why)) } }
            }
            (spike::spike(words))
            ol.final-places {
                @for total in best_first {
                    li.(total.company.word()).first[total.place == 1] value=(total.place) {
                        (who(words, page, total.company)) " "
                        small { (words.say_with("campaign-games-won-count", &[("games", total.games_won.into())])) }
                        strong { (words.money(total.dollars())) }
                    }
                }
            }
        }
        figure.poster-of {
            img src=(page.url("/poster.svg")) alt=(words.say_with("campaign-poster-alt", &[("name", page.name.into())])) width="1600" height="1200";
            figcaption {
                button.primary.needs-script type="button" data-png=(page.url("/poster.svg")) data-name={ (page.name) ".png" } { (words.say("campaign-poster-png")) }
                a.button href=(page.url("/poster.svg")) download={ (page.name) ".svg" } { (words.say("campaign-poster-svg")) }
                a.button href={ (page.url("")) "#next-game" } { (words.say("campaign-play-again")) }
            }
        }
    }
}

fn winners(ceremony: &Ceremony) -> Vec<Company> {
    ceremony.totals.iter().filter(|total| total.place == 1).map(|total| total.company).collect()
}

/// "You have won" to the winner alone.
fn verdict(words: &Words, ceremony: &Ceremony) -> String {
    let winners = winners(ceremony);
    let is_mine = |company: &Company| ceremony.page.mine.contains(company);
    let others: Vec<String> =
        winners.iter().filter(|its| !is_mine(its)).map(|its| ceremony.page.called(words, *its)).collect();
    let names = || [("names", others.join(", ").into()), ("count", others.len().into())];
    match (winners.iter().any(is_mine), others.is_empty()) {
        (true, true) => words.say("campaign-you-won"),
        (true, false) => words.say_with("campaign-you-share", &names()),
        (false, _) => words.say_with("campaign-they-won", &names()),
    }
}

/// LG-5.9: what put companies of equal dollars before each other; nothing where dollars did.
pub(super) fn tie_break(totals: &[Total]) -> Option<&'static str> {
    let is_level = |its: &Total, other: &Total| its.company != other.company && its.dollars() == other.dollars();
    let level = || {
        totals
            .iter()
            .flat_map(|its| totals.iter().filter(move |other| is_level(its, other)).map(move |other| (its, other)))
    };
    let by_games = level().any(|(its, other)| its.place != other.place);
    let shared = level().any(|(its, other)| its.place == other.place);
    match (by_games, shared) {
        (true, _) => Some("campaign-tie-by-games"),
        (false, true) => Some("campaign-tie-shared"),
        (false, false) => None,
    }
}

/// For somebody who alone has won: how far ahead, of whom, and what is theirs now.
fn own_lead(words: &Words, ceremony: &Ceremony) -> Option<String> {
    let [winner] = winners(ceremony)[..] else { return None };
    let own = ceremony.totals.iter().find(|total| total.company == winner)?;
    let next = ceremony.totals.iter().filter(|total| total.company != winner).max_by_key(|total| total.dollars())?;
    let gap = own.dollars().saturating_sub(next.dollars());
    let says = || {
        let name = ceremony.page.called(words, next.company);
        words.say_with("campaign-you-lead", &[("gap", words.money(gap).into()), ("name", name.into())])
    };
    (ceremony.page.mine.contains(&winner) && gap > 0).then(says)
}

/// For somebody who has not won: where they came, and how far behind.
fn own_place(words: &Words, ceremony: &Ceremony) -> Option<String> {
    let own = ceremony.totals.iter().filter(|total| ceremony.page.mine.contains(&total.company));
    let best = own.min_by_key(|total| total.place).filter(|total| total.place > 1)?;
    let most = ceremony.totals.iter().map(Total::dollars).max()?;
    let gap = words.money(most - best.dollars());
    Some(words.say_with("campaign-you-came", &[("place", u32::from(best.place).into()), ("gap", gap.into())]))
}

/// The winner's own words, kept in the chronicle.
fn last_telegram(words: &Words, ceremony: &Ceremony) -> Markup {
    let has_won = winners(ceremony).iter().any(|company| ceremony.page.mine.contains(company));
    html! {
        @match ceremony.page.campaign.telegram() {
            Some(text) => (telegram(words, text)),
            None if ceremony.may_write => {
                p { (words.say(if has_won { "campaign-telegram-write" } else { "campaign-telegram-for-bots" })) }
                form.telegram-form method="post" action=(ceremony.page.url("/telegram")) {
                    label for="telegram" { (words.say("campaign-telegram")) }
                    textarea #telegram name="text" maxlength="280" rows="4" required {}
                    button.primary { (words.say("campaign-telegram-send")) }
                }
            }
            None => {
                p { (verdict(words, ceremony)) }
                article.telegram.waits { h3 { (words.say("campaign-telegram")) } p { (words.say("campaign-telegram-waits")) } }
            }
        }
        p { (words.say("campaign-stays")) }
    }
}
