//! The board: what changes with the game, drawn over the backdrop.

use super::badges::{owner_class, owner_sign};
use super::canvas::{SLOT_RADIUS, VIEW_BOX, ZONE_HEIGHT, ZONE_WIDTH, slot_place, zone_place};
use super::lines::networks;
use super::news::News;
use super::targets::{Target, region_id};
use crate::Scene;
use carnegie::{Carnegie, Owner, Region, Slot};
use engine::Seat;
use maud::{Markup, html};

pub(crate) fn board(scene: &Scene<Carnegie>) -> Markup {
    let news = News::read(scene.news);
    html! {
        svg #board viewBox=(VIEW_BOX) role="group" aria-label=(summary(scene)) {
            g.drawn aria-hidden="true" {
                (networks(scene.view))
                use href="#ca-cities" {}
                g #pieces { @for slot in Slot::all() { (disc(slot, scene, &news)) } }
            }
            g.zones { @for region in Region::ALL { (zone(region, scene)) } }
            g.slots { @for slot in Slot::all() { (hit_area(slot, scene)) } }
        }
    }
}

/// Where a reader clicks. (The page's script makes buttons of those that lead to an action, and names them.)
fn hit_area(slot: Slot, scene: &Scene<Carnegie>) -> Markup {
    let (target, at) = (Target::Slot(slot).to_string(), slot_place(slot));
    html! { circle.legal[is_lit(scene, &target)] cx=(at.x) cy=(at.y) r=(SLOT_RADIUS + 1.0) data-target=(target) {} }
}

/// Whether a shape leads to an action.
pub(crate) fn is_lit(scene: &Scene<Carnegie>, target: &str) -> bool {
    scene.choices.iter().any(|choice| choice.targets.iter().any(|other| other == target))
}

fn disc(slot: Slot, scene: &Scene<Carnegie>, news: &News) -> Markup {
    let Some(owner) = scene.view.owner(slot) else { return html! {} };
    let at = slot_place(slot);
    html! {
        g.disc.new[news.is_new(slot, owner)].(owner_class(owner)) id={ "disc-" (slot.index()) } transform={ "translate(" (at.x) " " (at.y) ")" } {
            circle r=(SLOT_RADIUS) {}
            text y="4.6" { (owner_sign(owner, scene.people)) }
        }
    }
}

/// CA-2.4: a region's zone, with everybody's workers on assignment there.
fn zone(region: Region, scene: &Scene<Carnegie>) -> Markup {
    let (target, at) = (Target::Zone(region).to_string(), zone_place(region));
    let there: Vec<(Seat, u8)> = scene
        .view
        .seats()
        .map(|seat| (seat, scene.view.player(seat).on_assignment[region.index()]))
        .filter(|(_, workers)| *workers > 0)
        .collect();
    html! {
        g.zone.(region_id(region)) transform={ "translate(" (at.x) " " (at.y) ")" } {
            rect.legal[is_lit(scene, &target)] width=(ZONE_WIDTH) height=(ZONE_HEIGHT) rx="5" data-target=(target) {}
            g.drawn aria-hidden="true" {
                path.band d={ "M0 5a5 5 0 0 1 5-5h" (ZONE_WIDTH - 10.0) "a5 5 0 0 1 5 5v14H0z" } {}
                text.zone-name x="8" y="14" { (scene.words.say(region.word())) }
                text.zone-hint x=(ZONE_WIDTH - 8.0) y="14" { (scene.words.say("ca-zone")) }
                @for (index, (seat, workers)) in there.iter().enumerate() {
                    g class={ "crew player-" (seat.0) } transform={ "translate(" (14 + 39 * index) " 38)" } {
                        use href="#ca-pawn" {}
                        text.sign x="8" y="-2" { (scene.people.sign(*seat)) }
                        text.count x="8" y="11" { (workers) }
                    }
                }
                @if there.is_empty() { text.nobody x="8" y="43" { (scene.words.say("ca-zone-nobody")) } }
            }
        }
    }
}

/// The map in a sentence, for readers who can't see it; the tables beside it hold the rest.
fn summary(scene: &Scene<Carnegie>) -> String {
    let words = scene.words;
    let owners = scene.view.seats().map(Owner::Seat).chain(scene.view.andrew.map(|_| Owner::Andrew));
    let built: Vec<String> = owners
        .map(|owner| {
            let discs = Slot::all().filter(|slot| scene.view.owner(*slot) == Some(owner)).count();
            let name = super::badges::owner_name(owner, words, scene.people);
            words.say_with("ca-map-discs", &[("name", name.into()), ("discs", discs.into())])
        })
        .collect();
    words.say_with("ca-map", &[("built", built.join(", ").into())])
}
