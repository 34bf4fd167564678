//! Who holds a company's five shares.

use crate::Scene;
use crate::parts::badges::share_pips;
use engine::Seat;
use maud::{Markup, html};
use steel_driver::{CompanyView, SteelDriver};

pub(crate) fn shares(its: &CompanyView, scene: &Scene<SteelDriver>) -> Markup {
    html! {
        span.pips role="img" title=(in_words(its, scene)) {
            (share_pips(held(its, scene), its.shares_left, scene.people))
        }
    }
}

/// "Anna: 2, Erik: 1, unsold: 2".
fn in_words(its: &CompanyView, scene: &Scene<SteelDriver>) -> String {
    let held = held(its, scene).map(|(seat, shares)| (scene.people.name(seat).to_owned(), shares));
    let said = held.chain([(scene.words.say("sd-unsold"), its.shares_left)]).filter(|(_, shares)| *shares > 0);
    said.map(|(name, shares)| format!("{name}: {shares}")).collect::<Vec<_>>().join(", ")
}

pub(super) fn held(its: &CompanyView, scene: &Scene<SteelDriver>) -> impl Iterator<Item = (Seat, u8)> {
    Seat::all(scene.view.players.len()).map(|seat| (seat, scene.view.shares_of(seat, its.company)))
}
