//! LG-1.7: a box is opened: the lid goes up, the new sheet of map rises out of it, and all that it brought lies beside it.

use super::super::emblems::emblem;
use super::super::found::Found;
use super::super::map::sheet_of;
use super::Curtain;
use crate::Scene;
use maud::{Markup, html};
use ticket_to_ride_legacy::{BoxId, City, LegacyGame, Region};

pub(super) fn unpacking(scene: &Scene<LegacyGame>) -> Markup {
    let (words, found) = (scene.words, Found::by(scene));
    let Some(unpacked) = found.opened_box() else { return html! {} };
    let opener = scene.view.pieces.opener.map(|seat| words.player(seat, scene.people));
    let opens = html! {
        div.chest-scene aria-hidden="true" {
            @if let Some(region) = unpacked.which.region() { div.rising-sheet { (sheet_of(&scene.view.world, region, words)) } }
            div.chest { div.chest-lid { (emblem(unpacked.which)) } div.chest-body { div.lock { (emblem(unpacked.which)) } } }
            (shelf(scene, unpacked.which))
        }
        div.found-words {
            p.kicker { (scene.view.year) @if let Some(opener) = opener { " · " (words.say("lg-opened-by")) " " (opener) } }
            h2 { (unpacked.name) }
            @for line in unpacked.text.lines() { p.lead { (line) } }
        }
    };
    let brings = html! {
        ul.novelties {
            @if let Some(region) = unpacked.which.region() {
                li { small { (words.say("lg-find-map")) } b { (region.name()) } p { (cities_of(region)) } }
            }
            @for (kind, printed) in found.box_news(unpacked.which) {
                li.(kind.class()) { small { (words.say(kind.word())) } b { (printed.name) } p { (printed.text) } }
            }
        }
        aside.quiet-note { (unpacked.note) }
    };
    let on = words.say(if unpacked.which.region().is_some() { "lg-lay-on-map" } else { "lg-payday-on" });
    let id = format!("box-{}", unpacked.which.lid());
    Curtain { id, class: "unpacking", panes: vec![opens, brings], on }.markup(words)
}

fn cities_of(region: Region) -> String {
    City::all().filter(|city| city.region() == region).map(City::name).collect::<Vec<_>>().join(", ")
}

/// The nine boxes by their signs: open ones, this one, and those that are still corded.
fn shelf(scene: &Scene<LegacyGame>, now: BoxId) -> Markup {
    let open = &scene.view.world.options().boxes_open;
    html! {
        ol.box-shelf {
            @for which in BoxId::ALL { li.open[open.contains(&which)].now[which == now] { (emblem(which)) } }
        }
    }
}
