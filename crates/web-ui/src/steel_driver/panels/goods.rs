//! The final accounting: what each company has loaded, in sets, and what a share is worth by it.

use super::super::badges::{badge, good};
use super::shares::shares;
use crate::parts::badges::marker;
use crate::{Scene, Words};
use maud::{Markup, html};
use steel_driver::{CompanyView, Good, Phase, SteelDriver, goods_sets, set_value};

pub(crate) fn goods(scene: &Scene<SteelDriver>) -> Markup {
    let words = scene.words;
    html! {
        ul.wagons {
            @for company in &scene.view.companies {
                @let is_now = scene.view.phase.company() == Some(company.company) && scene.view.phase != Phase::Finished;
                li.now[is_now] {
                    span { (badge(company.company, words)) span.unseen { (words.say(company.company.word())) } }
                    span { @if let Some(seat) = company.controller { (marker(seat, scene.people)) } }
                    span.train-of-goods { (goods_in_sets(company, words)) }
                    (shares(company, scene))
                    b.n { (words.money(company.goods_value)) }
                }
            }
        }
        p.d { (words.say("sd-goods-worth")) }
    }
}

/// SD-8.4: each set on a wagon of its own, the largest first, with what it is worth.
pub(crate) fn goods_in_sets(company: &CompanyView, words: &Words) -> Markup {
    html! {
        @for (nth, size) in goods_sets(company.goods).enumerate() {
            @let colours = Good::ALL.into_iter().filter(|colour| usize::from(company.goods[colour.index()]) > nth);
            @let names: Vec<String> = colours.clone().map(|colour| words.say(colour.word())).collect();
            @let said = format!("{} ({})", names.join(", "), words.money(set_value(size)));
            span.wagon role="img" aria-label=(said) title=(said) { @for colour in colours { (good(colour)) } small { (words.money(set_value(size))) } }
        }
    }
}
