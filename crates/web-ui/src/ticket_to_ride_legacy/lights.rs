//! What is lit on the map: routes that can be chosen now, and for each ticket its cities and the cheapest missing pieces.

use super::canvas::route_target;
use super::panels::{own_seat, own_tickets};
use super::reach::{Missing, missing_of_all, plan};
use crate::Scene;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use ticket_to_ride_legacy::{City, LegacyGame, Phase, RouteId, RouteSet, RuleWorks, Ticket};

/// How the ids of routes begin.
const ROUTES: &str = "route-";
/// So many tickets can be lit: the style sheet numbers them.
const MOST: usize = 16;

pub(crate) struct Lights<'a> {
    /// The routes that can be chosen, and the colours of the hand that pay for them.
    targets: HashMap<&'a str, BTreeSet<&'a str>>,
    /// With the tickets that need them, as the style sheet calls those: `t3`, `o1`.
    routes: BTreeMap<RouteId, String>,
    cities: BTreeMap<City, String>,
    /// Routes that bring an own ticket nearer, whichever way it takes, and those of one's own colour.
    bringing: RouteSet,
    /// Ends of own tickets that are not completed and still can be.
    needed: BTreeSet<City>,
    /// Cities of the contract of the year.
    sought: BTreeSet<City>,
}

impl<'a> Lights<'a> {
    pub(crate) fn of(scene: &Scene<'a, LegacyGame>) -> Lights<'a> {
        let mut lights = Lights {
            targets: payments(scene),
            routes: BTreeMap::new(),
            cities: BTreeMap::new(),
            bringing: own_colour(scene),
            needed: BTreeSet::new(),
            sought: BTreeSet::new(),
        };
        let offered = own_seat(scene).and_then(|seat| scene.view.player(seat).offered);
        let offered = offered.into_iter().flat_map(|offer| offer.iter()).enumerate();
        // Once payslips are written nothing can be completed.
        let is_over = scene.view.players.iter().any(|player| player.payslip.is_some());
        let kept = own_tickets(scene).into_iter().filter(|_| !is_over).enumerate().take(MOST);
        let missing: HashMap<Ticket, Option<Missing>> =
            own_seat(scene).into_iter().flat_map(|seat| missing_of_all(scene.view, seat)).collect();
        let missing = |ticket: Ticket| missing.get(&ticket).cloned().flatten().unwrap_or_default();
        let mut open = Vec::new();
        for (number, ticket) in kept {
            let missing = missing(ticket);
            if let Some(seat) = own_seat(scene) {
                lights.bringing = missing.of_any_way(scene.view, seat).fold(lights.bringing, RouteSet::with);
            }
            if lights.add(scene, ticket, &missing, &format!("t{number}")) {
                lights.needed.extend(ticket.ends());
                open.push((ticket, missing));
            }
        }
        lights.light_plan(scene, &open);
        for (number, ticket) in offered {
            lights.add(scene, ticket, &missing(ticket), &format!("o{number}"));
        }
        lights.add_contracts(scene);
        lights
    }

    /// What all of them need together, lit all the time: of ways that are as short, one alone.
    fn light_plan(&mut self, scene: &Scene<LegacyGame>, open: &[(Ticket, Missing)]) {
        let Some(seat) = own_seat(scene) else { return };
        for route in plan(scene.view, seat, open).pieces(scene.view, seat).flatten() {
            note(self.routes.entry(route).or_default(), "plan");
        }
    }

    /// The cities of contracts to choose from, and of the one that the reader has not met yet.
    fn add_contracts(&mut self, scene: &Scene<LegacyGame>) {
        let (Some(seat), pieces) = (own_seat(scene), &scene.view.pieces) else { return };
        let dealt = pieces.contracts_dealt.iter().enumerate();
        for (number, contract) in dealt.filter(|_| matches!(scene.view.phase, Phase::Contract { .. })) {
            for city in contract.cities() {
                note(self.cities.entry(city).or_default(), &format!("o{number}"));
            }
        }
        for city in pieces.contract.filter(|_| !pieces.contract_met.contains(&seat)).iter().flat_map(|it| it.cities()) {
            self.cities.entry(city).or_default();
            self.sought.insert(city);
        }
    }

    /// Whether a claim of it would bring the reader something by itself.
    pub(crate) fn brings(&self, route: RouteId) -> bool {
        self.bringing.contains(route)
    }

    pub(crate) fn is_lit(&self, route: RouteId) -> bool {
        self.targets.contains_key(route_target(route).as_str())
    }

    /// Which colours of the hand can pay for it: the style sheet lights it while one of them is looked at.
    pub(crate) fn payable_by(&self, route: RouteId) -> String {
        let hands = self.targets.get(route_target(route).as_str()).into_iter().flatten();
        hands.map(|hand| hand.replace("hand-", "by-")).collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn routes(&self) -> impl Iterator<Item = (RouteId, &str)> {
        self.routes.iter().map(|(route, classes)| (*route, classes.as_str()))
    }

    pub(crate) fn cities(&self) -> impl Iterator<Item = (City, &str)> {
        self.cities.iter().map(|(city, classes)| (*city, classes.as_str()))
    }

    /// Whether a ticket that is not completed names this city.
    pub(crate) fn is_needed(&self, city: City) -> bool {
        self.needed.contains(&city)
    }

    /// Whether the contract that the reader has not met names it.
    pub(crate) fn is_sought(&self, city: City) -> bool {
        self.sought.contains(&city)
    }

    /// The tickets that begin or end here, as the style sheet calls them.
    pub(crate) fn tickets_of(&self, city: City) -> &str {
        self.cities.get(&city).map_or("", String::as_str)
    }

    /// Whether something is missing that can still be had.
    fn add(&mut self, scene: &Scene<LegacyGame>, ticket: Ticket, missing: &Missing, class: &str) -> bool {
        let Some(seat) = own_seat(scene) else { return false };
        for city in ticket.ends() {
            note(self.cities.entry(city).or_default(), class);
        }
        for route in missing.pieces(scene.view, seat).flatten() {
            note(self.routes.entry(route).or_default(), class);
        }
        missing.trains > 0
    }
}

/// LG-4.13: routes that pay the reader's company its bonus.
fn own_colour(scene: &Scene<LegacyGame>) -> RouteSet {
    let world = &scene.view.world;
    let pays = world.rules().iter().any(|rule| *rule.works() == RuleWorks::CompanyRoutes);
    let Some(seat) = own_seat(scene).filter(|_| pays) else { return RouteSet::EMPTY };
    let company = Some(scene.view.player(seat).company);
    world.open_routes().iter().filter(|id| world.route(*id).company() == company).collect()
}

/// Every route of a choice, with the parts of the hand that go with it.
fn payments<'a>(scene: &Scene<'a, LegacyGame>) -> HashMap<&'a str, BTreeSet<&'a str>> {
    let mut all: HashMap<&str, BTreeSet<&str>> = HashMap::new();
    for targets in scene.lit.leading_from(ROUTES) {
        let hands = || targets.iter().map(String::as_str).filter(|target| target.starts_with("hand-"));
        for route in targets.iter().filter(|target| target.starts_with(ROUTES)) {
            all.entry(route).or_default().extend(hands());
        }
    }
    all
}

fn note(classes: &mut String, class: &str) {
    if !classes.is_empty() {
        classes.push(' ');
    }
    classes.push_str(class);
}
