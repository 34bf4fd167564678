//! What the shapes of the page are called. Only what lies on the open boards has a shape (LG-1.5).

use ticket_to_ride_legacy::{BoxId, City, Colour, EventCard, Growth, RouteId, Ticket, View};

pub(crate) fn route_target(route: RouteId) -> String {
    format!("route-{route}")
}

pub(crate) fn city_target(city: City) -> String {
    format!("city-{}", city.id())
}

/// A colour of the hand; none for locomotives.
pub(crate) fn hand_target(colour: Option<Colour>) -> String {
    match colour {
        Some(colour) => format!("hand-{}", colour.word().trim_start_matches("lg-")),
        None => "hand-locomotive".to_owned(),
    }
}

/// One of the open cards, counted from 0.
pub(crate) fn open_target(place: u8) -> String {
    format!("open-{place}")
}

pub(crate) const DECK: &str = "deck";
pub(crate) const TICKET_DECK: &str = "ticket-deck";

/// One of the tickets to choose from, by its place.
pub(crate) fn offer_target(place: usize) -> String {
    format!("offer-{place}")
}

pub(crate) fn event_target(event: EventCard) -> String {
    format!("event-{}", event.id())
}

pub(crate) fn box_target(which: BoxId) -> String {
    format!("box-{}", which.lid())
}

pub(crate) fn growth_target(growth: Growth) -> String {
    growth.word().trim_start_matches("lg-").to_owned()
}

/// A contract or a person to choose, by its word.
pub(crate) fn card_target(word: &str) -> String {
    word.trim_start_matches("lg-").to_owned()
}

/// One of the own tickets, where one is to be shown or laid aside.
pub(crate) fn ticket_target(ticket: Ticket) -> String {
    format!("ticket-of-{ticket}")
}

pub(crate) fn route_of_target(view: &View, target: &str) -> Option<RouteId> {
    view.world.open_routes().iter().find(|route| route_target(*route) == target)
}

pub(crate) fn city_of_target(view: &View, target: &str) -> Option<City> {
    open_cities(view).find(|city| city_target(*city) == target)
}

pub(crate) fn open_cities(view: &View) -> impl Iterator<Item = City> {
    City::all().filter(|city| view.world.is_open(*city))
}
