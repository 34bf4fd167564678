//! What is lit on the map: routes that can be chosen now, and for each ticket its cities and the cheapest missing pieces.

use super::canvas::route_target;
use super::panels::{own_seat, own_tickets};
use super::reach::missing;
use crate::Scene;
use std::collections::{BTreeMap, HashSet};
use ticket_to_ride_legacy::{City, LegacyGame, RouteId, Ticket};

/// So many tickets can be lit: the style sheet numbers them.
const MOST: usize = 16;

pub(crate) struct Lights {
    targets: HashSet<String>,
    /// With the tickets that need them, as the style sheet calls those: `t3`, `o1`.
    routes: BTreeMap<RouteId, String>,
    cities: BTreeMap<City, String>,
}

impl Lights {
    pub(crate) fn of(scene: &Scene<LegacyGame>) -> Lights {
        let targets = scene.choices.iter().flat_map(|choice| choice.targets.iter().cloned()).collect();
        let mut lights = Lights { targets, routes: BTreeMap::new(), cities: BTreeMap::new() };
        let offered = own_seat(scene).and_then(|seat| scene.view.player(seat).offered);
        let offered = offered.into_iter().flat_map(|offer| offer.iter()).enumerate();
        let kept = own_tickets(scene).into_iter().enumerate().take(MOST);
        for (number, ticket) in kept {
            lights.add(scene, ticket, &format!("t{number}"));
        }
        for (number, ticket) in offered {
            lights.add(scene, ticket, &format!("o{number}"));
        }
        lights
    }

    pub(crate) fn is_lit(&self, route: RouteId) -> bool {
        self.targets.contains(&route_target(route))
    }

    pub(crate) fn routes(&self) -> impl Iterator<Item = (RouteId, &str)> {
        self.routes.iter().map(|(route, classes)| (*route, classes.as_str()))
    }

    pub(crate) fn cities(&self) -> impl Iterator<Item = (City, &str)> {
        self.cities.iter().map(|(city, classes)| (*city, classes.as_str()))
    }

    fn add(&mut self, scene: &Scene<LegacyGame>, ticket: Ticket, class: &str) {
        let Some(seat) = own_seat(scene) else { return };
        for city in ticket.ends() {
            note(self.cities.entry(city).or_default(), class);
        }
        for route in missing(scene.view, seat, ticket).into_iter().flat_map(|missing| missing.routes.iter()) {
            note(self.routes.entry(route).or_default(), class);
        }
    }
}

fn note(classes: &mut String, class: &str) {
    if !classes.is_empty() {
        classes.push(' ');
    }
    classes.push_str(class);
}
