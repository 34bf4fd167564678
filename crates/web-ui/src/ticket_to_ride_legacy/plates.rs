//! The signs with the cities' names. They stand above the trains, so that every name can always be read.

use super::places::{Plate, Scale, Window, place, plate, plate_in};
use crate::parts::letters;
use crate::parts::point::tenths;
use maud::{Markup, html};
use ticket_to_ride_legacy::{City, World};

/// A city's name and, where somebody has given it another, that one.
struct Sign<'a> {
    city: City,
    name: Plate,
    given: Option<(&'a str, Plate)>,
}

/// Every open city's sign; `class` names the tickets that light it.
pub(crate) fn plates<'a>(world: &World, class: impl Fn(City) -> &'a str) -> Markup {
    let scale = Window::on(world).scale();
    html! {
        g.plates font-size=(tenths(13.3 * scale)) {
            @for city in open_cities(world) { (Sign::of(world, city, plate(city, scale), scale).markup(class(city))) }
        }
    }
}

/// Signs so large that they can be read on a picture of this width, in pixels. One that would cover another is left out; large cities
/// and towns with a given name come first.
pub(crate) fn plates_at(world: &World, width: f32) -> Markup {
    let window = Window::on(world);
    let scale = window.width / width;
    let (first, others): (Vec<City>, Vec<City>) =
        open_cities(world).partition(|city| world.is_large(*city) || world.given_name(*city).is_some());
    let mut signs: Vec<Sign> = Vec::new();
    for city in first.into_iter().chain(others) {
        let sign = Sign::of(world, city, plate_in(city, scale, window), scale);
        if !signs.iter().any(|other| sign.covers(other)) {
            signs.push(sign);
        }
    }
    html! { g.plates font-size=(tenths(13.3 * scale)) { @for sign in &signs { (sign.markup("")) } } }
}

fn open_cities(world: &World) -> impl Iterator<Item = City> {
    City::all().filter(|city| world.is_open(*city))
}

impl<'a> Sign<'a> {
    fn of(world: &'a World, city: City, name: Plate, scale: Scale) -> Sign<'a> {
        let given = world.given_name(city).map(|given| {
            let width = ((letters::width(given, 5.6) + 8.0) * scale).max(name.width).round();
            let aside = (name.corner.x + name.width / 2.0).round() - width / 2.0 - name.corner.x;
            (
                given,
                Plate { corner: name.corner.moved(aside, given_below(city, name.height)), width, height: name.height },
            )
        });
        Sign { city, name, given }
    }

    fn covers(&self, other: &Sign) -> bool {
        self.plates().any(|plate| other.plates().any(|its| plate.covers(&its)))
    }

    fn plates(&self) -> impl Iterator<Item = Plate> {
        [Some(self.name), self.given.map(|(_, plate)| plate)].into_iter().flatten()
    }

    fn markup(&self, class: &str) -> Markup {
        let middle = self.name.corner.moved(self.name.width / 2.0, self.name.height * 0.77).rounded();
        html! {
            g class=[Some(class).filter(|class| !class.is_empty())] {
                rect x=(self.name.corner.x) y=(self.name.corner.y) width=(self.name.width) height=(self.name.height) rx="2" {}
                text x=(middle.x) y=(middle.y) { (self.city.name()) }
                @if let Some((given, plate)) = self.given {
                    @let below = plate.corner.y - self.name.corner.y;
                    rect.given x=(plate.corner.x) y=(plate.corner.y) width=(plate.width) height=(plate.height) rx="2" {}
                    text.given x=(middle.x) y=(middle.moved(0.0, below).rounded().y) { (given) }
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

#[cfg(test)]
mod tests {
    use super::*;
    use ticket_to_ride_legacy::Options;

    #[test]
    fn on_a_small_picture_names_are_fewer_and_large_cities_keep_theirs() {
        let world = World::new(2, &Options::default()).unwrap();
        let all = open_cities(&world).count();
        let names = |width: f32| plates_at(&world, width).into_string().matches("<text").count();
        assert_eq!(names(1000.0), all);
        assert!(names(500.0) < all);
        let small = plates_at(&world, 500.0).into_string();
        for city in open_cities(&world).filter(|city| world.is_large(*city)) {
            assert!(small.contains(&format!(">{}<", city.name())), "{}", city.name());
        }
    }
}
