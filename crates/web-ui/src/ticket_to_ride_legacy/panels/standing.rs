//! What rules found during the campaign keep on the table beside the map: the contract, earned boxes, the herd, the hold.

use super::super::contract::progress;
use super::own_seat;
use crate::Scene;
use maud::{Markup, html};
use ticket_to_ride_legacy::{LegacyGame, RuleWorks, View};

/// The contract of the year: whoever has tickets finds it among them.
pub(crate) fn contract(scene: &Scene<LegacyGame>) -> Option<String> {
    let contract = scene.view.pieces.contract?;
    let text = scene.words.say(&format!("{}.text", contract.word()));
    let dollars = first_takes(scene.view);
    let name = scene.words.say(contract.word());
    let args = [("dollars", dollars.into()), ("contract", name.into()), ("text", text.into())];
    Some(scene.words.say_with("lg-contract-now", &args))
}

/// The dollars of whoever meets the contract first.
pub(crate) fn first_takes(view: &View) -> u32 {
    let dollars = view.world.rules().iter().find_map(|rule| match rule.works() {
        RuleWorks::Contract { first, .. } => Some(*first),
        _ => None,
    });
    dollars.unwrap_or_default()
}

pub(crate) fn standing(scene: &Scene<LegacyGame>) -> Markup {
    let (pieces, words) = (&scene.view.pieces, scene.words);
    let loaders: Vec<&str> = pieces.hold.iter().map(|seat| scene.people.name(*seat)).collect();
    let met: Vec<&str> = pieces.contract_met.iter().map(|seat| scene.people.name(*seat)).collect();
    let [coal, copper, silver] = pieces.ore_bag;
    html! {
        ul.standing {
            @if let Some(contract) = contract(scene).filter(|_| own_seat(scene).is_none() || !met.is_empty()) {
                li {
                    (contract)
                    @if let Some(progress) = progress(scene.view, own_seat(scene), words, scene.people) { " " (progress) }
                    @if !met.is_empty() { " " (words.say_with("lg-contract-met-by", &[("names", met.join(", ").into())])) }
                }
            }
            @for which in &pieces.earned { li { (words.say_with("lg-earned", &[("box", words.say(which.word()).into())])) } }
            @if let Some(city) = pieces.herd { li { (words.say_with("lg-herd-at", &[("city", city.name().into())])) } }
            @if !loaders.is_empty() { li { (words.say_with("lg-hold", &[("names", loaders.join(", ").into())])) } }
            @if coal + copper + silver > 0 { li { (words.say_with("lg-bag", &[("coal", coal.into()), ("copper", copper.into()), ("silver", silver.into())])) } }
            @if let Some(strip) = pieces.season { li { (words.say_with("lg-season-is", &[("strip", words.say(strip.word()).into())])) } }
            @if let Some((at, to)) = pieces.through_train.last().zip(pieces.last_stop) { li { (words.say_with("lg-train-bound", &[("city", at.name().into()), ("to", to.name().into())])) } }
            @if !pieces.snow.is_empty() { li { (words.say_with("lg-snow-left", &[("routes", pieces.snow.len().into())])) } }
            @if !pieces.sacks.is_empty() { li { (words.say_with("lg-sacks-left", &[("sacks", pieces.sacks.len().into())])) } }
        }
    }
}
