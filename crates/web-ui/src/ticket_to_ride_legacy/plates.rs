//! The signs with the cities' names. They stand above the trains, so that every name can always be read.

use super::places::{Window, place, plate};
use crate::parts::letters;
use crate::parts::point::tenths;
use maud::{Markup, html};
use ticket_to_ride_legacy::{City, World};

/// Every open city's sign; `class` names the tickets that light it.
pub(crate) fn plates<'a>(world: &World, class: impl Fn(City) -> &'a str) -> Markup {
    let scale = Window::on(world).scale();
    html! {
        g.plates font-size=(tenths(13.3 * scale)) {
            @for city in City::all().filter(|city| world.is_open(*city)) {
                @let plate = plate(city, scale);
                @let middle = plate.corner.moved(plate.width / 2.0, plate.height * 0.77).rounded();
                g class=[Some(class(city)).filter(|class| !class.is_empty())] {
                    rect x=(plate.corner.x) y=(plate.corner.y) width=(plate.width) height=(plate.height) rx="2" {}
                    text x=(middle.x) y=(middle.y) { (city.name()) }
                    @if let Some(given) = world.given_name(city) {
                        @let below = given_below(city, plate.height);
                        @let width = ((letters::width(given, 5.6) + 8.0) * scale).max(plate.width).round();
                        rect.given x=(middle.x - width / 2.0) y=(plate.corner.y + below) width=(width) height=(plate.height) rx="2" {}
                        text.given x=(middle.x) y=(middle.moved(0.0, below).rounded().y) { (given) }
                    }
                }
            }
        }
    }
}

/// A given name is a sign like any other, on the side that is turned away from the city.
fn given_below(city: City, height: f32) -> f32 {
    let is_below = plate(city, 1.0).corner.y > place(city).y;
    if is_below { height } else { -height }
}
