//! What is lit on the map: routes that can be chosen now, and for each ticket its cities and the cheapest missing pieces.

use super::canvas::route_target;
use super::panels::{own_seat, own_tickets};
use super::reach::{Missing, Plan};
use crate::Scene;
use engine::Seat;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use ticket_to_ride_legacy::{City, LegacyGame, Phase, RouteId, RouteSet, RuleWorks, Ticket, TicketSet};

/// How the ids of routes begin.
const ROUTES: &str = "route-";
/// So many tickets can be lit: the style sheet numbers them.
const MOST: usize = 16;

pub(crate) struct Lights<'a> {
    /// The routes that can be chosen, and the colours of the hand that pay for them.
    targets: HashMap<&'a str, BTreeSet<&'a str>>,
    /// With the tickets that need them, as the style sheet calls those: `t3`, `o1`.
    routes: BTreeMap<RouteId, String>,
    /// Where tickets are on offer: for which of them, ticked together, a route is a piece of the plan.
    ticked: BTreeMap<RouteId, String>,
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
            ticked: BTreeMap::new(),
            cities: BTreeMap::new(),
            bringing: own_colour(scene),
            needed: BTreeSet::new(),
            sought: BTreeSet::new(),
        };
        if let Some(seat) = own_seat(scene) {
            lights.add_held(scene, seat);
            lights.add_offered(scene, seat);
        }
        lights.add_contracts(scene);
        lights
    }

    /// What all that are held need together is lit all the time, each one's part of it while it is looked at.
    fn add_held(&mut self, scene: &Scene<LegacyGame>, seat: Seat) {
        // Once payslips are written nothing can be completed.
        if scene.view.players.iter().any(|player| player.payslip.is_some()) {
            return;
        }
        let plan = Plan::held(scene.view, seat);
        for (number, ticket) in own_tickets(scene).into_iter().enumerate().take(MOST) {
            self.add(scene, seat, ticket, plan.missing(ticket), &format!("t{number}"));
        }
        self.bringing = self.bringing.union(plan.of_any_way(scene.view, seat));
        self.needed = plan.open().flat_map(|(ticket, _)| ticket.ends()).collect();
        for route in plan.pieces(scene.view, seat).flatten() {
            note(self.routes.entry(route).or_default(), "plan");
        }
    }

    /// Of each what it needs by itself, and of all that may be ticked together the plan that they and those held make.
    fn add_offered(&mut self, scene: &Scene<LegacyGame>, seat: Seat) {
        let offered: Vec<Ticket> = scene.view.player(seat).offered.into_iter().flat_map(|offer| offer.iter()).collect();
        for (number, ticket) in offered.iter().enumerate() {
            let alone = Plan::of(scene.view, seat, TicketSet::only(*ticket));
            self.add(scene, seat, *ticket, alone.missing(*ticket), &format!("o{number}"));
        }
        let are_some = !offered.is_empty();
        for ticked in (0..1_usize << offered.len()).filter(|_| are_some) {
            let places = (0..offered.len()).filter(|place| ticked >> place & 1 == 1);
            let name: String = places.clone().map(|place| place.to_string()).collect();
            let plan = Plan::with(scene.view, seat, places.map(|place| offered[place]));
            for route in plan.pieces(scene.view, seat).flatten() {
                self.routes.entry(route).or_default();
                note(self.ticked.entry(route).or_default(), if name.is_empty() { "-" } else { &name });
            }
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

    /// Which of the tickets on offer, ticked together, need it: "02 12", "-" where none is ticked.
    pub(crate) fn ticked(&self, route: RouteId) -> Option<&str> {
        self.ticked.get(&route).map(String::as_str)
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

    fn add(&mut self, scene: &Scene<LegacyGame>, seat: Seat, ticket: Ticket, missing: Option<&Missing>, class: &str) {
        for city in ticket.ends() {
            note(self.cities.entry(city).or_default(), class);
        }
        for route in missing.into_iter().flat_map(|its| its.pieces(scene.view, seat)).flatten() {
            note(self.routes.entry(route).or_default(), class);
        }
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
