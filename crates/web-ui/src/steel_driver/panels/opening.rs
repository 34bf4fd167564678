//! The active player's choice: first a company, then the opening bid.

use super::super::badges::control_stone;
use super::FORECAST_FROM;
use super::auction::what_it_brings;
use super::shares::held;
use crate::parts::auction::{QUICK_RAISES, stepper};
use crate::parts::badges::{marker, share_pips};
use crate::{Choice, ChoiceKind, Scene};
use maud::{Markup, html};
use steel_driver::{Company, Phase, SteelDriver};

pub(crate) fn opening(scene: &Scene<SteelDriver>) -> Markup {
    let Phase::Open { seat, .. } = scene.view.phase else { return html! {} };
    let words = scene.words;
    html! {
        div.opening {
            p.d #opening-company { (heading(scene)) }
            ul.lots aria-labelledby="opening-company" {
                @for company in Company::ALL { (lot(company, scene)) }
            }
            p.d #opening-stones { (words.say("sd-opening-stones")) }
            (stones(scene, scene.view.player(seat).stones.into()))
        }
    }
}

/// "1. A company · +: stones on it · $: a share’s worth now": what the numbers on the companies below it are.
fn heading(scene: &Scene<SteelDriver>) -> Markup {
    let (round, words) = (scene.view.round, scene.words);
    let is_last = scene.view.companies.iter().filter(|its| its.controller.is_none()).count() == 1;
    let has_stones = scene.view.companies.iter().any(|its| its.controller.is_none() && its.stones > 0);
    html! {
        (words.say(if is_last { "sd-opening-company.last" } else { "sd-opening-company" }))
        @if has_stones { " · " (words.say("sd-opening-company.stones")) }
        @if round >= FORECAST_FROM { span.held { " · " (words.say("sd-opening-company.worth")) } }
    }
}

/// Any number of stones, and until a company is chosen what they are for. It begins with those of the first choice, of which a coach speaks.
fn stones(scene: &Scene<SteelDriver>, most: u32) -> Markup {
    let words = scene.words;
    let use_of_stones = words.say("sd-opening-stones.use");
    let first = scene.choices.look().first().and_then(|choice| stones_of(&choice.targets)).unwrap_or(1);
    html! {
        div.any-amount {
            span.quick.needs-script role="group" aria-label=(words.say("sd-opening-stones")) {
                @for stones in QUICK_RAISES.map(|raise| 1 + raise).into_iter().filter(|stones| *stones <= most) {
                    button type="button" data-quick=(stones) { (stones) }
                }
            }
            span.said data-shown={ "stones-" (first) } { (stepper((1, most), first, &words.say("sd-opening-stones"), Some("stones"), words)) }
            @for choice in pass(scene) {
                button.way-out form="act" name="action" value=(choice.action) title=(choice.detail) { (choice.label) }
            }
            button.primary.needs-script type="button" data-walk=(words.say("sd-opening-choose")) disabled { (words.say("sd-opening-choose")) }
            output.d data-walk-detail=(use_of_stones) { (use_of_stones) }
        }
    }
}

/// The way out stands beside the bid, as in an auction.
fn pass<'a>(scene: &'a Scene<'_, SteelDriver>) -> impl Iterator<Item = &'a Choice> {
    scene.choices.look().iter().filter(|choice| choice.kind == ChoiceKind::Quiet)
}

fn stones_of(targets: &[String]) -> Option<u32> {
    targets.iter().find_map(|target| target.strip_prefix("stones-")?.parse().ok())
}

/// A company that was auctioned this round shows who has it; another one the stones that an earlier leader left on its field. From the second
/// round on who holds its shares, and as soon as the table says so what each is worth.
fn lot(company: Company, scene: &Scene<SteelDriver>) -> Markup {
    let its = scene.view.company(company);
    let brings = its.controller.is_none().then(|| what_it_brings(company, scene));
    let worth = (scene.view.round >= FORECAST_FROM).then(|| scene.view.forecast()[company.index()].dollars);
    html! {
        li.sold[its.controller.is_some()] {
            span.lot-name.(company.word()) data-target=(company.word()) title=[brings] {
                (control_stone(company, scene.words)) " " (scene.words.say(company.word()))
                small {
                    @match its.controller {
                        Some(seat) => (marker(seat, scene.people)),
                        None if its.stones > 0 => { "+" (its.stones) },
                        None => {}
                    }
                }
                @if scene.view.round > 1 {
                    span.pips { (share_pips(held(its, scene), 0, scene.people)) }
                    @if let Some(dollars) = worth { small { (scene.words.money(dollars)) } }
                }
            }
        }
    }
}
