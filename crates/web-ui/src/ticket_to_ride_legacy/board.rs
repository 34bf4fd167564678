//! The board: what changes on the map.

use super::canvas::{city_target, open_cities, route_target};
use crate::Scene;
use maud::{Markup, html};
use ticket_to_ride_legacy::LegacyGame;

pub(crate) fn board(scene: &Scene<LegacyGame>) -> Markup {
    let view = scene.view;
    html! {
        svg #board viewBox="0 0 1600 1000" role="group" aria-label=(scene.words.say("board")) {
            @for id in view.world.open_routes().iter() {
                @let [from, to] = view.world.route(id).ends;
                @let ((x1, y1), (x2, y2)) = (from.place(), to.place());
                path.route d={ "M" (x1) " " (y1) "L" (x2) " " (y2) } data-target=(route_target(id)) {}
            }
            @for city in open_cities(view) {
                @let (x, y) = city.place();
                circle cx=(x) cy=(y) r="12" data-target=(city_target(city)) {}
                text x=(x) y=(y) { (city.name()) }
            }
        }
    }
}
