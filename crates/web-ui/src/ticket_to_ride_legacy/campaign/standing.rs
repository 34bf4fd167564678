//! The standings of the ceremony, as vault after vault is opened: bars that grow, and places that change.

use super::ceremony::Ceremony;
use super::chronicle::who;
use crate::Words;
use maud::{Markup, html};
use ticket_to_ride_legacy::Total;

/// A company with what is known of it before this vault and after.
struct Known<'a> {
    total: &'a Total,
    before: u32,
    now: u32,
}

/// When the vault of this place in the unveiling has been opened.
pub(super) fn standings(words: &Words, ceremony: &Ceremony, place: usize) -> Markup {
    let order = ceremony.page.campaign.unveiling();
    let is_open = |total: &Total, vaults: usize| order.iter().take(vaults).any(|company| *company == total.company);
    let known = |total: &Total, vaults: usize| {
        if is_open(total, vaults) { total.dollars() } else { total.before_the_vault() }
    };
    let mut all: Vec<Known> = ceremony
        .totals
        .iter()
        .map(|total| Known { total, before: known(total, place), now: known(total, place + 1) })
        .collect();
    let rank =
        |of: fn(&Known) -> u32, its: &Known, all: &[Known]| all.iter().filter(|other| of(other) > of(its)).count();
    let moves: Vec<(usize, usize)> =
        all.iter().map(|its| (rank(|its| its.before, its, &all), rank(|its| its.now, its, &all))).collect();
    let most = ceremony.totals.iter().map(Total::dollars).max().unwrap_or(0).max(1);
    let mut ranked: Vec<(Known, (usize, usize))> = all.drain(..).zip(moves).collect();
    ranked.sort_by_key(|(its, _)| std::cmp::Reverse(its.now));
    html! {
        ol.standing-bars aria-label=(words.say("campaign-standings")) {
            @for (its, (from, to)) in &ranked {
                li class={ (its.total.company.word()) " " (moved(*from, *to)) } {
                    (who(words, ceremony.page, its.total.company))
                    (bar(its, most))
                    strong { (words.money(its.now)) }
                }
            }
        }
    }
}

/// The style sheet lets it slide from where it stood.
fn moved(from: usize, to: usize) -> String {
    match from.cmp(&to) {
        std::cmp::Ordering::Greater => format!("rose-{}", from - to),
        std::cmp::Ordering::Less => format!("fell-{}", to - from),
        std::cmp::Ordering::Equal => String::new(),
    }
}

fn bar(its: &Known, most: u32) -> Markup {
    let width = |dollars: u32| dollars * 1000 / most;
    html! {
        svg.bar viewBox="0 0 1000 20" preserveAspectRatio="none" aria-hidden="true" {
            rect.room width="1000" height="20" {}
            rect.known width=(width(its.before)) height="20" {}
            @if its.now > its.before { rect.gained x=(width(its.before)) width=(width(its.now) - width(its.before)) height="20" {} }
        }
    }
}
