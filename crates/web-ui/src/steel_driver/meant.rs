//! What a click on a shape could have meant, so that the table can say why it can't be.

use super::canvas::{city_of_target, link_of_target};
use super::coasts;
use super::reach::{can_build, touches};
use crate::Words;
use steel_driver::{Action, City, Company, Link, LinkSet, Phase, View};

/// While companies are for sale nobody means to build: whoever clicks on the map asks what it would cost and pay ([`stands_at`]).
pub(crate) fn meant_by(view: &View, target: &str) -> Vec<Action> {
    let is_sale = matches!(view.phase, Phase::Open { .. } | Phase::Auction(_));
    if is_sale && (link_of_target(target).is_some() || city_of_target(target).is_some()) {
        return Vec::new();
    }
    if let Some(link) = link_of_target(target) {
        return by_link(view, link);
    }
    if let Some(city) = city_of_target(target) {
        return by_city(view, city);
    }
    if let Some(company) = Company::ALL.into_iter().find(|company| company.word() == target) {
        return vec![Action::Open { company, stones: 1 }];
    }
    match target.strip_prefix("stones-").and_then(|stones| stones.parse().ok()) {
        Some(stones) => vec![Action::Raise { stones }],
        None => Vec::new(),
    }
}

/// SD-4.15: a first link between two hexagonal cities could start at either.
fn by_link(view: &View, link: Link) -> Vec<Action> {
    let begins = view.phase.company().is_some_and(|company| view.company(company).links.is_empty());
    match begins && link.has_two_starts() {
        true => {
            let (a, b) = link.ends();
            [a, b].map(|city| Action::Build { link, start: Some(city) }).to_vec()
        }
        false => vec![Action::Build { link, start: None }],
    }
}

/// At the end its good; before, the links that would lead there: from the company's network, if any does. Of several that touch nothing
/// one is enough: for all of them the rule is the same.
fn by_city(view: &View, city: City) -> Vec<Action> {
    let Phase::Build { company, .. } = view.phase else { return vec![Action::TakeGood { city }] };
    let there = city.links().both(view.options.map.links());
    let from_network: LinkSet =
        there.iter().filter(|link| view.company(company).cities.contains(link.other_end(city))).collect();
    let links = if from_network.is_empty() { there } else { from_network };
    let apart: LinkSet =
        links.both(view.free_links()).iter().filter(|link| !touches(view, company, *link)).skip(1).collect();
    let links = links.iter().filter(|link| !apart.contains(*link));
    links.flat_map(|link| by_link(view, link)).collect()
}

/// What a place says of itself, where it is no choice: while companies are for sale, what it costs and pays to build there.
pub(crate) fn stands_at(view: &View, target: &str, words: &Words) -> Option<String> {
    match view.phase {
        Phase::Open { .. } | Phase::Auction(_) => link_of_target(target)
            .map(|link| what_it_costs(view, link, words))
            .or_else(|| city_of_target(target).map(|city| what_it_pays(view, city, words))),
        Phase::Build { company, .. } => {
            let city = city_of_target(target)?;
            in_one([leads_on(view, company, city, words), coasts::told_at(view, city, words)])
        }
        Phase::TakeGood { .. } | Phase::Finished => None,
    }
}

/// Sentences behind each other; nothing where none of them is said.
fn in_one(sentences: [Option<String>; 2]) -> Option<String> {
    let said: Vec<String> = sentences.into_iter().flatten().collect();
    (!said.is_empty()).then(|| said.join(" "))
}

/// SD-0.5, SD-4.10: "Dallas–New Orleans costs 4 stones. Reaching Dallas brings $40, reaching New Orleans $30."
fn what_it_costs(view: &View, link: Link, words: &Words) -> String {
    let (a, b) = link.ends();
    let args = [
        ("link", link.to_string().into()),
        ("stones", link.price().into()),
        ("a", a.name().into()),
        ("a-dollars", a.value().into()),
        ("b", b.name().into()),
        ("b-dollars", b.value().into()),
    ];
    let costs = words.say_with("sd-link-costs", &args);
    in_one([Some(costs), coasts::told_of(view, link, words)]).unwrap_or_default()
}

/// SD-4.5, SD-4.10, SD-8.1: what reaching a city brings, which good it gives at the end, and which links are still free there.
fn what_it_pays(view: &View, city: City, words: &Words) -> String {
    let free = city.links().both(view.options.map.links()).both(view.free_links());
    let names: Vec<String> = free.iter().map(|link| named(link, city)).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let args = [
        ("city", city.name().into()),
        ("dollars", city.value().into()),
        ("start", if city.is_start() { "yes" } else { "no" }.into()),
        ("good", words.say(city.good().word()).into()),
        ("count", names.len().into()),
        ("links", words.listed(&names).into()),
    ];
    let pays = words.say_with("sd-city-pays", &args);
    in_one([Some(pays), coasts::told_at(view, city, words)]).unwrap_or_default()
}

/// "Red can build Portland–San Francisco (4) here": what leads on from a city that is itself no choice.
fn leads_on(view: &View, company: Company, city: City, words: &Words) -> Option<String> {
    let links = city.links().both(view.options.map.links()).both(view.free_links());
    let links = links.iter().filter(|link| can_build(view, company, *link));
    let names: Vec<String> = links.map(|link| named(link, city)).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let args = [("company", words.say(company.word()).into()), ("links", words.listed(&names).into())];
    (!names.is_empty()).then(|| words.say_with("sd-builds-here", &args))
}

fn named(link: Link, from: City) -> String {
    format!("{}–{} ({})", from.name(), link.other_end(from).name(), link.price())
}
