//! What lies under the board and never changes: sea, land, rivers, the routes with their prices, the legend.

use super::badges::good_shape;
use super::canvas::{MILEPOST_RADIUS, VIEW_BOX, line, milepost};
use super::coasts::bonuses;
use super::shapes::shapes;
use crate::Words;
use crate::parts::geography::{Edges, Geography};
use crate::parts::point::Point;
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

/// Where the legend stands: its corner, and how large it is. It leaves San Diego its name and its prices.
const LEGEND: (Point, f32, f32) = (Point { x: 12.0, y: 508.0 }, 248.0, 129.0);

/// What the marks mean and what sets of goods are worth; it stands in the Pacific.
fn legend(words: &Words) -> Markup {
    let (corner, width, height) = LEGEND;
    html! {
        g.legend transform={ "translate(" (corner.x) " " (corner.y) ")" } data-called=(words.say("map-key")) {
            rect.cartouche width=(width) height=(height) rx="4" {}
            circle.milepost cx="20" cy="12.5" r="8.5" {}
            text.price x="20" y="17" { "4" }
            text x="36" y="17" { (words.say("sd-legend-price")) }
            path.start d="M20 22.5l9 5.2v10.4l-9 5.2-9-5.2v-10.4z" {}
            text x="36" y="37.5" { (words.say("sd-legend-start")) }
            circle.start cx="20" cy="54.5" r="11" {}
            text.price x="20" y="59" { "$40" }
            text x="36" y="59" { (words.say("sd-legend-pays")) }
            text x="10" y="76" { (words.say("sd-legend-goods")) }
            @for (index, good) in Good::ALL.into_iter().enumerate() {
                @let x = 28 + 45 * index;
                g.goods-shape.(good.word()) transform={ "translate(" (x) " 89.5)scale(.72)" } { circle.tray r="13.5" {} (good_shape(good)) }
                text.called x=(x) y="109" { (words.say(&format!("{}.short", good.word()))) }
            }
            g.coasts {
                use href="#sd-coast" transform="translate(16 119.5)scale(.9)" {}
                text x="28" y="124" { (words.say_with("sd-legend-coasts", &bonuses())) }
            }
            text.heading x="148" y="15" { (words.say("sd-legend-sets")) }
            @for size in 1..=5 {
                g.set transform={ "translate(152 " (16 + 12 * size) ")" } {
                    @for dot in 0..size { circle cx=(9 * dot) cy="-4" r="3.4" {} }
                    text.worth x="76" { (words.money(set_value(size))) }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::canvas::{PLATE_HEIGHT, plate};
    use super::*;

    #[test]
    fn the_legend_covers_neither_names_nor_prices() {
        let (corner, width, height) = LEGEND;
        let covers = |at: Point, right: f32, down: f32| {
            at.x < corner.x + width && corner.x < at.x + right && at.y < corner.y + height && corner.y < at.y + down
        };
        for board in Board::ALL {
            for city in board.cities().iter() {
                let name = plate(city);
                assert!(!covers(name.corner, name.width, PLATE_HEIGHT), "the name of {city}");
            }
            for link in board.links().iter() {
                let price = milepost(link).moved(-MILEPOST_RADIUS, -MILEPOST_RADIUS);
                assert!(!covers(price, 2.0 * MILEPOST_RADIUS, 2.0 * MILEPOST_RADIUS), "the price of {link}");
            }
        }
    }
}
