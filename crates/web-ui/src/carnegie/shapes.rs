//! The drawings that the board refers to by name, so that an update need not repeat them: cities with their slots, discs.

use super::canvas::{PLATE_HEIGHT, SLOT_RADIUS, place, plate_width, radius, slot_place};
use super::icons::project_path;
use super::targets::{Target, project_id, region_id};
use carnegie::{City, Project, Slot};
use maud::{Markup, html};

pub(crate) fn shapes() -> Markup {
    html! {
        defs {
            @for project in Project::ALL {
                g #{ "ca-slot-" (project_id(project)) } .slot-shape .(project_id(project)) {
                    circle r=(SLOT_RADIUS - 1.0) {}
                    path d=(project_path(project)) transform="scale(.82)" {}
                }
            }
            g #ca-slot-any .slot-shape { circle r=(SLOT_RADIUS - 1.0) {} }
            g #ca-cities { @for city in City::all() { (city_mark(city)) } }
        }
    }
}

/// A disc in the region's colour with its slots, and a plate with the name and what a project scores there, like a sign on a platform.
fn city_mark(city: City) -> Markup {
    let (at, reach) = (place(city), radius(city));
    html! {
        @if city.pays_transport_income() { circle.pays cx=(at.x) cy=(at.y) r=(reach + 2.6) {} }
        circle.city.(region_id(city.region())) cx=(at.x) cy=(at.y) r=(reach) {}
        @if city.connection_points() > 0 { circle.big cx=(at.x) cy=(at.y) r=(reach + 2.4) {} }
        @for slot in city.slots() { (slot_mark(slot)) }
        (plate(city))
    }
}

fn slot_mark(slot: Slot) -> Markup {
    let at = slot_place(slot);
    let shape = slot.project().map_or("any", project_id);
    html! { use href={ "#ca-slot-" (shape) } x=(at.x) y=(at.y) {} }
}

fn plate(city: City) -> Markup {
    let width = plate_width(city);
    let at = place(city).moved(0.0, radius(city) + 3.0);
    let corner = at.moved(-width / 2.0, 0.0).rounded();
    html! {
        rect.plate x=(corner.x) y=(corner.y) width=(width) height=(PLATE_HEIGHT) rx="2" {}
        text.name x=(at.moved(-6.5, 0.0).rounded().x) y=(at.moved(0.0, 14.4).rounded().y) { (city.name()) }
        text.worth data-value-of=(Target::City(city)) x=(corner.moved(width - 8.5, 0.0).rounded().x) y=(at.moved(0.0, 14.6).rounded().y) { (city.points()) }
    }
}
