//! What a claim brings besides tickets: dollars at once, and steps towards the contract and one's postcards.

use super::afterwards;
use super::weights::Weights;
use engine::Seat;
use ticket_to_ride_legacy::{Aim, Brings, City, Condition, EventCard, Reward, Route, RuleWorks, View, Works};

/// LG-5.9: nobody knows before, but usually.
pub(super) const MEDAL: f64 = 3.0;
/// A page more makes the others worth more too.
const PAGE: f64 = 3.0;
const PERSON: f64 = 4.0;
/// Most sacks, most cargo, a set of chips: as far as one may hope for it.
const SACK: f64 = 1.8;
const CARGO: f64 = 2.2;
const TANK: f64 = 0.8;
const STAMP: f64 = 6.0;

/// Who earns, and what they work for.
pub(super) struct Earnings<'a> {
    pub(super) view: &'a View,
    pub(super) seat: Seat,
    /// With what each brings.
    aims: Vec<(Aim, f64)>,
    /// Rules that go by what lies on the board.
    by_pieces: Vec<&'static RuleWorks>,
}

impl<'a> Earnings<'a> {
    pub(super) fn of(view: &'a View, seat: Seat) -> Earnings<'a> {
        let aims = view.aims(seat).map(|aim| (aim, brings(view, aim.brings))).collect();
        let rules = view.world.rules().iter().map(|rule| rule.works());
        Earnings { view, seat, aims, by_pieces: rules.filter(|works| goes_by_pieces(works)).collect() }
    }

    /// Cities that the contract or a postcard asks to join, and what that brings.
    pub(super) fn chains(&self) -> impl Iterator<Item = ([City; 2], f64)> {
        self.aims.iter().filter_map(|(aim, worth)| match aim.when {
            Condition::Chain(ends) if ends.iter().all(|city| self.view.world.is_open(*city)) => Some((*ends, *worth)),
            _ => None,
        })
    }

    /// Whether they stay the same as long as the event does: nobody works for anything, and no rule goes by what lies on the board.
    pub(super) fn are_lasting(&self) -> bool {
        self.aims.is_empty() && self.by_pieces.is_empty()
    }

    /// Whether a claim away from the large cities brings what [`Earnings::at_once`] says and nothing else: nobody works for anything, and every rule
    /// pays for the route alone.
    pub(super) fn are_plain(&self) -> bool {
        let pays_for_routes = |rule: &RuleWorks| {
            matches!(rule, RuleWorks::CompanyRoutes | RuleWorks::LargeCities | RuleWorks::PayForClaims(_))
        };
        self.aims.is_empty() && self.view.world.rules().iter().all(|rule| pays_for_routes(rule.works()))
    }

    /// Dollars that a claim of this route brings now, by rules that pay for the route alone and by the event; the card of a large city is none.
    pub(super) fn at_once(&self, route: &Route) -> f64 {
        let paying = self.view.world.rules().iter().map(|rule| rule.works());
        let by_rules: f64 = paying
            .filter(|works| !matches!(works, RuleWorks::LargeCities))
            .map(|works| self.by_rule(works, route))
            .sum();
        by_rules + f64::from(self.paid_by_event(route))
    }

    /// Dollars that a claim of this route may be expected to bring, where `lasting` is what those rules pay that last.
    pub(super) fn from(&self, route: &Route, lasting: f64) -> f64 {
        let aims = self.aims.iter().map(|(aim, worth)| worth * self.part(aim.when, route));
        self.by_rules(route, lasting) + self.by_event(route) + aims.sum::<f64>()
    }

    /// What the rules in force pay for it: where nothing lies that one goes by, as much as those that last.
    pub(super) fn by_rules(&self, route: &Route, lasting: f64) -> f64 {
        let is_there = self.by_pieces.iter().any(|works| self.by_rule(works, route) != 0.0);
        if is_there { self.by_all_rules(route) } else { lasting }
    }

    pub(super) fn by_all_rules(&self, route: &Route) -> f64 {
        self.view.world.rules().iter().map(|rule| self.by_rule(rule.works(), route)).sum()
    }

    /// What the rules pay for it that do not go by what lies on the board.
    pub(super) fn by_lasting_rules(&self, route: &Route) -> f64 {
        let lasting = self.view.world.rules().iter().map(|rule| rule.works()).filter(|works| !goes_by_pieces(works));
        lasting.map(|works| self.by_rule(works, route)).sum()
    }

    fn by_rule(&self, rule: &RuleWorks, route: &Route) -> f64 {
        let (view, pieces) = (self.view, &self.view.pieces);
        let dollars = |earned: bool, dollars: u32| if earned { f64::from(dollars) } else { 0.0 };
        let touches = |cities: &[City]| route.ends.iter().any(|city| cities.contains(city));
        match rule {
            RuleWorks::CompanyRoutes => {
                let own = &view.world.companies()[self.seat.index()];
                dollars(route.colour == Some(own.company.colour()), own.bonus_dollars)
            }
            RuleWorks::LargeCities if view.world.touches_large(route) => {
                Weights::now().card_earned * f64::from(view.world.options().limits.large_city_cards)
            }
            RuleWorks::PayForClaims(pays) => {
                pays.iter().map(|pay| dollars(pay.routes.fits(route, &view.world), pay.dollars)).sum()
            }
            RuleWorks::Herd { dollars: each, large, .. } => {
                let Some(to) = pieces.herd.and_then(|herd| other_end(route, herd)) else { return 0.0 };
                f64::from(*each) + dollars(view.world.is_large(to), *large)
            }
            RuleWorks::Harvest { .. } if pieces.sacks.contains(route.id) => SACK,
            RuleWorks::Ship { ports, .. } if touches(ports) => CARGO,
            RuleWorks::Snow { dollars, .. } if pieces.snow.contains(route.id) => {
                f64::from(*dollars) - Weights::now().card_earned
            }
            RuleWorks::Water { .. } => {
                let tanks = pieces.tanks.iter().filter(|(city, left)| *left > 0 && route.touches(*city)).count();
                TANK * tanks.min(1) as f64
            }
            RuleWorks::ThroughTrain { dollars, .. } => {
                let to = pieces.through_train.last().and_then(|here| other_end(route, *here));
                let goes_on = to.is_some_and(|to| !pieces.through_train.contains(&to));
                if goes_on { f64::from(*dollars) + STAMP } else { 0.0 }
            }
            _ => 0.0,
        }
    }

    /// The event, if it pays for claims now.
    pub(super) fn paying_event(&self) -> Option<EventCard> {
        self.view.event.filter(|event| match event.works() {
            Works::OnClaim { .. } | Works::MostClaims { .. } => true,
            Works::First { .. } => !self.view.pieces.event_taken,
            _ => false,
        })
    }

    /// Whether the event pays when it is over, be it by the end of the game.
    pub(super) fn has_event_that_pays_in_the_end(&self) -> bool {
        matches!(self.view.event.map(|event| event.works()), Some(Works::MostClaims { .. }))
    }

    /// It may be another one when the claim is made.
    pub(super) fn by_event(&self, route: &Route) -> f64 {
        match self.view.event.map(|event| event.works()) {
            // One claim of those that others make too.
            Some(Works::MostClaims { routes, dollars }) if routes.fits(route, &self.view.world) => {
                Weights::now().event_of_most * f64::from(dollars)
            }
            _ => Weights::now().event_now * f64::from(self.paid_by_event(route)),
        }
    }

    fn paid_by_event(&self, route: &Route) -> u32 {
        match self.view.event.map(|event| event.works()) {
            Some(Works::First { .. }) if self.view.pieces.event_taken => 0,
            Some(Works::OnClaim { routes, dollars } | Works::First { routes, dollars })
                if routes.fits(route, &self.view.world) =>
            {
                dollars
            }
            _ => 0,
        }
    }

    /// Which part of a condition a claim of this route does.
    fn part(&self, when: &Condition, route: &Route) -> f64 {
        let (view, world) = (self.view, &self.view.world);
        let all = |holds: bool| if holds { 1.0 } else { 0.0 };
        match when {
            Condition::Claim(routes) => all(routes.fits(route, world)),
            Condition::Claims { routes, at_least } if routes.fits(route, world) => {
                let own = view.player(self.seat).routes.iter();
                let there = own.filter(|id| routes.fits(world.route(*id), world)).count();
                usize::from(*at_least).checked_sub(there).filter(|left| *left > 0).map_or(0.0, |left| 1.0 / left as f64)
            }
            Condition::IsOpen(which) => all(world.options().boxes_open.contains(which)),
            Condition::Any(any) => any.iter().map(|each| self.part(each, route)).fold(0.0, f64::max),
            Condition::All(every) => every.iter().map(|each| self.part(each, route)).fold(1.0, f64::min),
            _ => 0.0,
        }
    }
}

/// Whether a rule pays by what lies on the board.
fn goes_by_pieces(rule: &RuleWorks) -> bool {
    matches!(
        rule,
        RuleWorks::Herd { .. }
            | RuleWorks::Harvest { .. }
            | RuleWorks::Snow { .. }
            | RuleWorks::Water { .. }
            | RuleWorks::ThroughTrain { .. }
    )
}

/// In dollars, at once or in the end.
fn brings(view: &View, brings: Brings) -> f64 {
    match brings {
        Brings::Contract { dollars, medal } => f64::from(dollars) + if medal { MEDAL } else { 0.0 },
        Brings::Postcard(reward) => of_reward(view, reward),
    }
}

pub(super) fn of_reward(view: &View, reward: Reward) -> f64 {
    match reward {
        Reward::Dollars(dollars) | Reward::Vault(dollars) | Reward::Resort { dollars, .. } => f64::from(dollars),
        Reward::Cards(cards) => Weights::now().card_earned * f64::from(cards),
        Reward::Office(growth) => afterwards::growth(view, growth),
        Reward::Page => PAGE,
        Reward::Person { .. } => PERSON,
    }
}

fn other_end(route: &Route, city: City) -> Option<City> {
    let [from, to] = route.ends;
    if from == city { Some(to) } else { (to == city).then_some(from) }
}
