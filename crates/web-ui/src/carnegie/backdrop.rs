//! What lies under the board and never changes: sea, land, rivers, the lines between cities, the legend.

use super::canvas::{LEGEND, VIEW_BOX, place};
use super::icons::project_path;
use super::shapes::shapes;
use super::targets::project_id;
use crate::Words;
use crate::parts::geography::{Edges, Geography};
use carnegie::{City, Project, View};
use maud::{Markup, html};

pub(crate) fn backdrop(view: &View, words: &Words) -> Markup {
    html! {
        svg #backdrop viewBox=(VIEW_BOX) aria-hidden="true" {
            (shapes())
            (GEOGRAPHY.land())
            (GEOGRAPHY.rivers_and_states())
            (EDGES.fade())
            @let lines = every_line();
            path.ballast d=(lines) {}
            path.sleepers d=(lines) {}
            (legend(has_neutral(view), words))
        }
    }
}

const GEOGRAPHY: Geography = Geography("land/carnegie.svg");

const EDGES: Edges = Edges { west: -58.0, east: 1258.0, north: -58.0, south: 758.0, width: 70.0 };

/// CA-8.6: the map's lines, each once.
fn every_line() -> String {
    City::all()
        .flat_map(|city| city.neighbours().iter().filter(move |other| *other > city).map(move |other| (city, other)))
        .map(|(from, to)| {
            let (from, to) = (place(from), place(to));
            format!("M{} {}L{} {}", from.x, from.y, to.x, to.y)
        })
        .collect()
}

/// CA-1.12: with fewer than four players some places are nobody's.
pub(crate) fn has_neutral(view: &View) -> bool {
    !view.neutral_projects.is_empty()
}

/// What the marks of cities mean; it stands in the Atlantic.
fn legend(has_neutral: bool, words: &Words) -> Markup {
    let (left, top, ..) = LEGEND;
    let line: u8 = if has_neutral { 23 } else { 0 };
    html! {
        g.legend transform={ "translate(" (left) " " (top + 23.0 - f32::from(line)) ")" } data-called=(words.say("map-key")) {
            rect.cartouche width="220" height=(172 + line) rx="4" {}
            @for (line, project) in Project::ALL.into_iter().enumerate() {
                @let y = 18 + 23 * line;
                g.slot-shape.(project_id(project)) transform={ "translate(20 " (y) ")" } {
                    circle r="9" {}
                    path d=(project_path(project)) transform="scale(.74)" {}
                }
                text x="38" y=(y + 5) {
                    (words.say(project.word())) ": " (words.say_with("ca-legend-goods", &[("goods", project.goods().into())]))
                }
            }
            g.slot-shape transform="translate(20 110)" { circle r="9" {} }
            text x="38" y="115" { (words.say("ca-legend-any")) }
            @if has_neutral {
                g.disc.neutral transform="translate(20 133)" { circle r="9" {} text y="5" { "✕" } }
                text x="38" y="138" { (words.say("ca-legend-neutral")) }
            }
            circle.pays cx="20" cy=(134 + line) r="8" {}
            text x="38" y=(139 + line) { (words.say("ca-legend-pays")) }
            text.worth x="20" y=(163 + line) { "3" }
            text x="38" y=(162 + line) { (words.say("ca-legend-points")) }
        }
    }
}
