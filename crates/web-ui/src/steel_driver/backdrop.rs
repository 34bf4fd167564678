//! What lies under the board and never changes: sea, land, rivers, the routes with their prices, the legend.

use super::badges::good_shape;
use super::canvas::{MILEPOST_RADIUS, VIEW_BOX, line, milepost};
use super::coasts::bonuses;
use super::shapes::shapes;
use crate::Words;
use crate::parts::geography::{Edges, Geography};
use maud::{Markup, html};
use steel_driver::{Board, Good, set_value};

pub(crate) fn backdrop(board: Board, words: &Words) -> Markup {
    html! {
        svg #backdrop viewBox=(VIEW_BOX) aria-hidden="true" {
            (shapes(board, words))
            (GEOGRAPHY.land())
            (GEOGRAPHY.rivers_and_states())
            (EDGES.fade())
            (routes(board))
            (legend(words))
        }
    }
}

const GEOGRAPHY: Geography = Geography("land/steel-driver.svg");

const EDGES: Edges = Edges { west: -60.0, east: 1060.0, north: -60.0, south: 680.0, width: 60.0 };

/// Every route as a dotted line with its price on a white milepost.
fn routes(board: Board) -> Markup {
    let lines: String = board.links().iter().map(line).collect();
    html! {
        path.routes d=(lines) {}
        g.mileposts {
            @for link in board.links().iter() {
                @let at = milepost(link);
                circle cx=(at.x) cy=(at.y) r=(MILEPOST_RADIUS) {}
                text x=(at.x) y=(at.moved(0.0, 4.5).rounded().y) { (link.price()) }
            }
        }
    }
}

/// What the marks mean and what sets of goods are worth; it stands in the Pacific.
fn legend(words: &Words) -> Markup {
    html! {
        g.legend transform="translate(14 498)" data-called=(words.say("map-key")) {
            rect.cartouche width="248" height="137" rx="4" {}
            circle.milepost cx="20" cy="15" r="8.5" {}
            text.price x="20" y="19.5" { "4" }
            text x="36" y="19.5" { (words.say("sd-legend-price")) }
            path.start d="M20 25l9 5.2v10.4l-9 5.2-9-5.2v-10.4z" {}
            text x="36" y="40" { (words.say("sd-legend-start")) }
            circle.start cx="20" cy="58" r="12" {}
            text.price x="20" y="62.5" { "$40" }
            text x="36" y="62.5" { (words.say("sd-legend-pays")) }
            text x="10" y="81" { (words.say("sd-legend-goods")) }
            @for (index, good) in Good::ALL.into_iter().enumerate() {
                @let x = 28 + 45 * index;
                g.goods-shape.(good.word()) transform={ "translate(" (x) " 96)scale(.72)" } { circle.tray r="13.5" {} (good_shape(good)) }
                text.called x=(x) y="116" { (words.say(&format!("{}.short", good.word()))) }
            }
            g.coasts {
                use href="#sd-coast" transform="translate(16 127)scale(.9)" {}
                text x="28" y="131.5" { (words.say_with("sd-legend-coasts", &bonuses())) }
            }
            text.heading x="148" y="16" { (words.say("sd-legend-sets")) }
            @for size in 1..=5 {
                g.set transform={ "translate(152 " (17 + 13 * size) ")" } {
                    @for dot in 0..size { circle cx=(9 * dot) cy="-4" r="3.4" {} }
                    text.worth x="76" { (words.money(set_value(size))) }
                }
            }
        }
    }
}
