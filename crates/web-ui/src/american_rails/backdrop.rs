//! What lies under the board and never changes: sea, land, rivers, terrain, the legend, and the drawings the board refers to.

use super::canvas::{HEX_OUTLINE, VIEW_BOX, middle};
use super::shapes::shapes;
use crate::Words;
use crate::parts::geography::{Edges, Geography};
use american_rails::{Hex, Terrain};
use maud::{Markup, html};
use std::fmt::Write;

pub(crate) fn backdrop(words: &Words) -> Markup {
    html! {
        svg #backdrop viewBox=(VIEW_BOX) aria-hidden="true" {
            (shapes())
            (GEOGRAPHY.land())
            (terrain())
            (GEOGRAPHY.rivers_and_states())
            (EDGES.fade())
            (legend(words))
        }
    }
}

const GEOGRAPHY: Geography = Geography("land/american-rails.svg");

const EDGES: Edges = Edges { west: -58.0, east: 960.0, north: -60.0, south: 778.0, width: 76.0 };

fn terrain() -> Markup {
    html! {
        g.terrain {
            path.plains d=(outlines(|terrain| matches!(terrain, Terrain::Plains | Terrain::City))) {}
            path.forest d=(outlines(|terrain| terrain == Terrain::Forest)) {}
            path.mountain d=(outlines(|terrain| terrain == Terrain::Mountain)) {}
        }
        @for hex in Hex::all() {
            @if let Some(symbol) = symbol(hex) {
                @let at = middle(hex);
                use href=(symbol) x=(at.x) y=(at.y) {}
            }
        }
    }
}

/// All hexes of some terrains as one path.
fn outlines(wanted: impl Fn(Terrain) -> bool) -> String {
    let mut path = String::new();
    for hex in Hex::all().filter(|hex| wanted(hex.terrain())) {
        let top = middle(hex).moved(0.0, -24.0).rounded();
        let _ = write!(path, "M{} {}{HEX_OUTLINE}", top.x, top.y);
    }
    path
}

/// Trees and peaks stand differently from hex to hex, so that woods look grown and not printed.
fn symbol(hex: Hex) -> Option<&'static str> {
    let kind = (usize::from(hex.col()) * 7 + usize::from(hex.row()) * 5) % 3;
    match hex.terrain() {
        Terrain::Forest => Some(["#ar-wood-0", "#ar-wood-1", "#ar-wood-2"][kind]),
        Terrain::Mountain => Some(["#ar-peak-0", "#ar-peak-1", "#ar-peak-0"][kind]),
        Terrain::Plains | Terrain::City => None,
    }
}

/// What a cube costs where, and what the marks of cities mean; it stands in the Atlantic.
fn legend(words: &Words) -> Markup {
    let costs = [("plains", "ar-legend-plains"), ("forest", "ar-legend-forest"), ("mountain", "ar-legend-mountain")];
    html! {
        g.legend transform="translate(598 490)" data-called=(words.say("map-key")) {
            rect.cartouche width="236" height="191" rx="4" {}
            text.heading x="12" y="20" { (words.say("ar-legend-title")) }
            @for (line, (terrain, id)) in costs.into_iter().enumerate() {
                @let y = 40 + 19 * line;
                path class={ "swatch " (terrain) } d={ "M20 " (y - 12) "l7 4v8l-7 4l-7-4v-8z" } {}
                text x="36" y=(y) { (words.say(id)) }
            }
            circle.disc cx="20" cy="93" r="7" {}
            text x="36" y="97" { (words.say("ar-legend-city")) }
            g.offer transform="translate(12 102.5)" { rect width="46" height="15" rx="2" {} text x="23" y="11.5" { "$2: +$2" } }
            text x="66" y="114" { (words.say("ar-legend-offer")) }
            text.values x="20" y="135" { "4/2" }
            text x="36" y="135" { (words.say("ar-legend-values")) }
            circle.disc.hub cx="20" cy="150" r="6.5" {}
            text x="36" y="154" { (words.say("ar-legend-hubs")) }
            text x="36" y="167" { (words.say("ar-legend-hubs-pay")) }
            circle.disc.grown cx="20" cy="179" r="6.5" {}
            text x="36" y="183" { (words.say("ar-legend-grown")) }
        }
    }
}
