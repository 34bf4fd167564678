//! The active player's choice: first a company, then the opening bid.

use super::super::badges::control_stone;
use super::auction::what_it_brings;
use crate::Scene;
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
            ul.chips aria-labelledby="opening-stones" {
                @for stones in 1..=scene.view.player(seat).stones {
                    li { span.chip data-target={ "stones-" (stones) } { (stones) } }
                }
            }
        }
    }
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
