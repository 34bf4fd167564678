//! The active player's choice: first a company, then the opening bid.

use super::super::badges::control_stone;
use super::auction::what_it_brings;
use crate::Scene;
use crate::parts::auction::{QUICK_RAISES, stepper};
use crate::parts::badges::marker;
use maud::{Markup, html};
use steel_driver::{Company, Phase, SteelDriver};

pub(crate) fn opening(scene: &Scene<SteelDriver>) -> Markup {
    let Phase::Open { seat, .. } = scene.view.phase else { return html! {} };
    let words = scene.words;
    let has_stones = scene.view.companies.iter().any(|its| its.controller.is_none() && its.stones > 0);
    let which = if has_stones { "sd-opening-fields" } else { "sd-opening-company" };
    html! {
        div.opening {
            p.d #opening-company { (words.say(which)) }
            ul.lots aria-labelledby="opening-company" {
                @for company in Company::ALL { (lot(company, scene)) }
            }
            p.d #opening-stones { (words.say("sd-opening-stones")) }
            (stones(scene, scene.view.player(seat).stones.into()))
        }
    }
}

/// Any number of stones. It begins with those of the first choice, which is what a coach speaks of.
fn stones(scene: &Scene<SteelDriver>, most: u32) -> Markup {
    let words = scene.words;
    let first = scene.choices.look().first().and_then(|choice| stones_of(&choice.targets)).unwrap_or(1);
    html! {
        div.any-amount {
            span.quick.needs-script role="group" aria-label=(words.say("sd-opening-stones")) {
                @for stones in QUICK_RAISES.map(|raise| 1 + raise).into_iter().filter(|stones| *stones <= most) {
                    button type="button" data-quick=(stones) { (stones) }
                }
            }
            span.said data-shown={ "stones-" (first) } { (stepper((1, most), first, &words.say("sd-opening-stones"), Some("stones"), words)) }
            button.primary.needs-script type="button" data-walk=(words.say("sd-opening-choose")) disabled { (words.say("sd-opening-choose")) }
            output.d data-walk-detail {}
        }
    }
}

fn stones_of(targets: &[String]) -> Option<u32> {
    targets.iter().find_map(|target| target.strip_prefix("stones-")?.parse().ok())
}

/// A company that was auctioned this round shows who has it; another one the stones that an earlier leader left on its field.
fn lot(company: Company, scene: &Scene<SteelDriver>) -> Markup {
    let its = scene.view.company(company);
    html! {
        li.sold[its.controller.is_some()] {
            span.lot-name data-target=(company.word()) title=(what_it_brings(company, scene)) {
                (control_stone(company, scene.words)) " " (scene.words.say(company.word()))
                small {
                    @match its.controller {
                        Some(seat) => (marker(seat, scene.people)),
                        None if its.stones > 0 => (its.stones),
                        None => {}
                    }
                }
            }
        }
    }
}
