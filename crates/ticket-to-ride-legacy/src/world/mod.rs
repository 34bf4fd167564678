//! The boards of one game: options made ready to play on.

mod changes;
mod fit;
mod known;

pub use known::KnownWorld;
pub(crate) use known::{story_events, unread_events};

use crate::contents::growth::Growth;
use crate::contents::postcards::{From, Postcard};
use crate::contents::rules::{RuleCard, RuleWorks};
use crate::tables::city::City;
use crate::tables::map::MAP;
use crate::tables::region::Region;
use crate::tables::route::{Route, RouteId, RouteSet};
use crate::tables::ticket::{Offer, Ticket, TicketSet};
use crate::{Change, CitySet, Colour, Company, CompanyOptions, Illegal, Options};
use std::cell::RefCell;
use std::sync::Arc;

/// LG-1.12: it never changes during a game, so all who look at the game share one.
#[derive(Clone, Debug, PartialEq)]
pub struct World {
    options: Options,
    /// By seat.
    companies: Vec<CompanyOptions>,
    /// By number.
    routes: Vec<Route>,
    /// LG-4.10: routes between open boards.
    open: RouteSet,
    /// By number: the others of its double or triple.
    beside: Vec<RouteSet>,
    /// By colour, grey last, and by length: open routes that are no longer than that.
    up_to_length: [[RouteSet; LONGEST + 1]; 7],
    large: CitySet,
    resorts: CitySet,
    /// LG-1.8: those that do not rest.
    rules: Vec<RuleCard>,
    /// LG-4.12: by number, from 1.
    claim_steps: [Option<RuleCard>; 15],
    /// The same without the empty ones.
    claim_rules: Vec<(usize, RuleCard)>,
    /// LG-3: by number, steps 10 to 13.
    setup_steps: [Option<RuleCard>; 14],
    /// What turns may hold besides their action.
    turn_rule: Option<RuleCard>,
    /// The Book of Names, while it lies open.
    names_rule: Option<RuleCard>,
    has_zones: bool,
    known: known::Known,
}

/// The longest route of the map.
pub(crate) const LONGEST: usize = 6;
/// LG-2.2
const TRAINS: u8 = 56;
/// No hand begins with more, whatever an office holds: five of them and the row leave cards in the deck.
const MOST_START_CARDS: u8 = 14;
/// LG-3.17: what an office adds beyond a limit is this much, each, at set-up.
const BEYOND_LIMIT_DOLLARS: u32 = 1;
/// The company bonus never grows beyond this.
pub(crate) const HIGHEST_BONUS: u32 = 5;
/// What a growth card adds to the dollars at set-up.
pub(crate) const GROWTH_DOLLARS: u32 = 2;

thread_local! {
    /// What was played on last.
    static LAST: RefCell<Option<Arc<World>>> = const { RefCell::new(None) };
}

impl World {
    /// Whether a game of so many can be played on this, and on what.
    pub fn new(seats: usize, options: &Options) -> Result<World, Illegal> {
        let companies = fit::companies_at(seats, options)?;
        fit::check_numbers(options)?;
        let rules = RuleCard::in_force(&options.rules);
        let slots = fit::Slots::of(&rules)?;
        let mut world = World {
            options: options.clone(),
            companies,
            routes: MAP.routes.clone(),
            open: RouteSet::EMPTY,
            beside: Vec::new(),
            up_to_length: Default::default(),
            claim_steps: slots.claim,
            claim_rules: slots.claim.iter().enumerate().filter_map(|(step, rule)| Some((step, (*rule)?))).collect(),
            setup_steps: slots.setup,
            turn_rule: slots.turn,
            names_rule: rules.iter().copied().find(|rule| matches!(rule.works(), RuleWorks::Names { .. })),
            has_zones: rules.iter().any(|rule| rule.works().names_zones()),
            known: known::Known::default(),
            resorts: changes::resorts(&rules, &options.changes),
            rules,
            large: City::all().filter(|city| city.is_printed_large()).collect(),
        };
        let mut lifted = RouteSet::EMPTY;
        for change in &options.changes {
            world.change(change, &mut lifted)?;
        }
        world.open = world.routes_between_open_boards().minus(lifted);
        world.beside = world.neighbours_of_each().into_iter().map(|beside| beside.minus(lifted)).collect();
        world.sort_by_length();
        Ok(world)
    }

    /// The same for games in a row: as long as nobody agrees on something else, they are played on one.
    pub(crate) fn shared(seats: usize, options: &Options) -> Result<Arc<World>, Illegal> {
        LAST.with_borrow_mut(|last| {
            if let Some(last) = last.as_ref().filter(|last| last.seats() == seats && last.options == *options) {
                return Ok(Arc::clone(last));
            }
            let world = Arc::new(World::new(seats, options)?);
            Ok(Arc::clone(last.insert(world)))
        })
    }

    /// The same with one more change on its boards.
    pub(crate) fn with_change(&self, change: Change) -> Result<World, Illegal> {
        let mut options = self.options.clone();
        options.changes.push(change);
        World::new(self.seats(), &options)
    }

    /// What was agreed for this game.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The year it is played in.
    pub fn year(&self) -> u16 {
        MAP.years[self.chapter_index()]
    }

    /// How many companies play.
    pub fn seats(&self) -> usize {
        self.companies.len()
    }

    /// By seat.
    pub fn companies(&self) -> &[CompanyOptions] {
        &self.companies
    }

    /// Every route there is, open or not, by number.
    pub fn routes(&self) -> &[Route] {
        &self.routes
    }

    /// A route on the map as it is this year.
    pub fn route(&self, id: RouteId) -> &Route {
        &self.routes[id.index()]
    }

    /// Whether the map has this route this year.
    pub fn has_route(&self, id: RouteId) -> bool {
        id.index() < self.routes.len()
    }

    /// LG-4.10: what can be claimed at all.
    pub fn open_routes(&self) -> RouteSet {
        self.open
    }

    /// Open routes of a colour, or grey ones, of at most this length.
    pub(crate) fn open_up_to(&self, colour: Option<Colour>, length: u8) -> RouteSet {
        self.up_to_length[shelf(colour)][usize::from(length).min(LONGEST)]
    }

    /// LG-4.11: the other routes of its double or triple.
    pub fn beside(&self, id: RouteId) -> RouteSet {
        self.beside[id.index()]
    }

    /// LG-4.12: the rule in a numbered claim step.
    pub(crate) fn claim_step(&self, step: usize) -> Option<RuleCard> {
        self.claim_steps[step]
    }

    /// LG-4.12: the steps that have a rule, in order.
    pub(crate) fn claim_rules(&self) -> &[(usize, RuleCard)] {
        &self.claim_rules
    }

    /// The rule in a set-up step from 10 to 13.
    pub(crate) fn setup_step(&self, step: u8) -> Option<RuleCard> {
        self.setup_steps[usize::from(step)]
    }

    /// LG-1.8: the rules in force.
    pub fn rules(&self) -> &[RuleCard] {
        &self.rules
    }

    pub(crate) fn turn_rule(&self) -> Option<&'static RuleWorks> {
        self.turn_rule.map(RuleCard::works)
    }

    pub(crate) fn names_rule(&self) -> Option<&'static RuleWorks> {
        self.names_rule.map(RuleCard::works)
    }

    /// Whether clocks go by zones yet: before their rule is found no route crosses from one into another (LG-5.13).
    pub fn has_zones(&self) -> bool {
        self.has_zones
    }

    pub(crate) fn has_rule(&self, works: &RuleWorks) -> bool {
        self.rules.iter().any(|rule| rule.works() == works)
    }

    /// LG-5.8: the number of the postcard that stands on a ticket, once such numbers mean something.
    pub fn postcard_on(&self, ticket: Ticket) -> Option<u8> {
        let is_on_it = |card: &Postcard| card.from() == From::Ticket(ticket);
        self.has_rule(&RuleWorks::Post).then(|| Postcard::all().find(is_on_it)).flatten().map(Postcard::number)
    }

    /// Open routes with an end in this region.
    pub fn routes_touching(&self, region: Region) -> RouteSet {
        let touches = |id: &RouteId| self.route(*id).ends.iter().any(|city| city.region() == region);
        self.open.iter().filter(touches).collect()
    }

    /// Whether it counts as a large city this year.
    pub fn is_large(&self, city: City) -> bool {
        self.large.contains(city)
    }

    /// LG-6.3: what its owner has called the town of a depot; none where the printed name stands.
    pub fn given_name(&self, city: City) -> Option<&str> {
        self.options.changes.iter().rev().find_map(|change| match change {
            Change::Named { city: named, name } if *named == city => Some(name.as_str()),
            _ => None,
        })
    }

    /// Whose depot stands here, of those built in earlier games.
    pub fn depot(&self, city: City) -> Option<Company> {
        self.options.changes.iter().find_map(|change| match change {
            Change::Depot { city: at, company } if *at == city => Some(*company),
            _ => None,
        })
    }

    /// Where the season is shown: the rule's own resorts and what postcards have made one; none while it is not in force.
    pub fn is_resort(&self, city: City) -> bool {
        self.resorts.contains(city)
    }

    /// Every city that is a resort by now.
    pub fn resorts(&self) -> impl Iterator<Item = City> {
        self.resorts.iter()
    }

    /// Whether its board is on the table.
    pub fn is_open(&self, city: City) -> bool {
        self.options.regions.contains(city.region())
    }

    /// LG-4.14
    pub fn touches_large(&self, route: &Route) -> bool {
        route.ends.iter().any(|city| self.is_large(*city))
    }

    /// Tickets that lie in the offices of those who play.
    pub(crate) fn kept_tickets(&self) -> TicketSet {
        self.companies.iter().filter_map(|its| its.kept_ticket).map(|kept| kept.ticket).collect()
    }

    /// LG-3.8, LG-3.14: by the number of the game, and what the company has won; 56 at most.
    pub fn trains(&self, seat: usize) -> u8 {
        self.trains_won(seat).min(TRAINS)
    }

    /// LG-5.3: dollars for trains left.
    pub fn train_bonus(&self, trains: u8) -> u32 {
        MAP.train_bonus(trains)
    }

    /// LG-3.4: and what the company's office adds.
    pub fn start_cards(&self, seat: usize) -> u8 {
        self.cards_won(seat).min(MOST_START_CARDS)
    }

    /// LG-3.5: and what the company's office adds.
    pub fn first_tickets(&self, seat: usize) -> usize {
        usize::from(self.tickets_won(seat)).min(Offer::MOST)
    }

    /// LG-3.2: and what the company's office adds.
    pub fn start_dollars(&self, seat: usize) -> u32 {
        self.options.limits.start_dollars + self.companies[seat].more_dollars + self.dollars_beyond_limits(seat)
    }

    /// LG-3.17: for every card, train and ticket of the office that has no room.
    pub(crate) fn dollars_beyond_limits(&self, seat: usize) -> u32 {
        let beyond = [
            usize::from(self.cards_won(seat)).saturating_sub(usize::from(MOST_START_CARDS)),
            usize::from(self.trains_won(seat)).saturating_sub(usize::from(TRAINS)),
            usize::from(self.tickets_won(seat)).saturating_sub(Offer::MOST),
        ];
        BEYOND_LIMIT_DOLLARS * beyond.iter().sum::<usize>() as u32
    }

    /// LG-3.17: what a growth card brings at every start instead, where the office has no room for more of it.
    pub fn dollars_instead(&self, seat: usize, growth: Growth) -> Option<u32> {
        let (is_full, dollars) = match growth {
            Growth::Train => (self.trains_won(seat) >= TRAINS, BEYOND_LIMIT_DOLLARS),
            Growth::Card => (self.cards_won(seat) >= MOST_START_CARDS, BEYOND_LIMIT_DOLLARS),
            Growth::Ticket => (usize::from(self.tickets_won(seat)) >= Offer::MOST, BEYOND_LIMIT_DOLLARS),
            Growth::Bonus => (self.companies[seat].bonus_dollars >= HIGHEST_BONUS, GROWTH_DOLLARS),
            Growth::Dollars | Growth::Coupler | Growth::Postcard => return None,
        };
        is_full.then_some(dollars)
    }

    fn cards_won(&self, seat: usize) -> u8 {
        self.options.limits.start_cards.saturating_add(self.companies[seat].more_cards)
    }

    fn trains_won(&self, seat: usize) -> u8 {
        MAP.trains[self.chapter_index()].saturating_add(self.companies[seat].more_trains)
    }

    fn tickets_won(&self, seat: usize) -> u8 {
        self.options.limits.first_tickets.saturating_add(self.companies[seat].more_tickets)
    }

    fn chapter_index(&self) -> usize {
        usize::from(self.options.chapter) - 1
    }

    fn routes_between_open_boards(&self) -> RouteSet {
        let is_open = |route: &&Route| route.ends.iter().all(|city| self.is_open(*city));
        self.routes.iter().filter(is_open).map(|route| route.id).collect()
    }

    fn sort_by_length(&mut self) {
        for route in self.open.iter().map(|id| self.routes[id.index()]) {
            for length in usize::from(route.length)..=LONGEST {
                let routes = &mut self.up_to_length[shelf(route.colour)][length];
                *routes = routes.with(route.id);
            }
        }
    }

    /// By number: the others of its double or triple.
    fn neighbours_of_each(&self) -> Vec<RouteSet> {
        let mut groups = [RouteSet::EMPTY; 256];
        let grouped = self.routes.iter().filter_map(|route| Some((route.id, usize::from(route.group?))));
        for (id, group) in grouped {
            groups[group] = groups[group].with(id);
        }
        let beside = |route: &Route| route.group.map(|group| groups[usize::from(group)].without(route.id));
        self.routes.iter().map(|route| beside(route).unwrap_or(RouteSet::EMPTY)).collect()
    }
}

/// Colours in their order, grey last.
pub(crate) fn shelf(colour: Option<Colour>) -> usize {
    colour.map_or(Colour::ALL.len(), |colour| colour as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn world(changes: Vec<Change>) -> Result<World, Illegal> {
        World::new(4, &Options { changes, ..Options::default() })
    }

    /// LG-4.10: sixty routes lie between the five boards of the east.
    #[test]
    fn only_routes_between_open_boards_are_open() {
        let world = world(Vec::new()).unwrap();

        assert_eq!(world.open_routes().len(), 60);
        assert!(world.open_routes().iter().all(|id| world.route(id).ends.iter().all(|city| world.is_open(*city))));
    }

    /// LG-3.8, LG-3.14: 20 trains in game 1, three more each game, 53 in game 12, and what was won; 56 at most.
    #[test]
    fn trains_follow_the_number_of_the_game() {
        let trains = |chapter, more_trains| {
            let company = |company| CompanyOptions { more_trains, ..CompanyOptions::new(company) };
            let companies = vec![company(Company::Red), company(Company::Blue)];
            World::new(2, &Options { chapter, companies, ..Options::default() }).unwrap().trains(1)
        };

        assert_eq!((trains(1, 0), trains(2, 0), trains(12, 0)), (20, 23, 53));
        assert_eq!((trains(1, 2), trains(12, 2), trains(12, 9)), (22, 55, 56));
    }

    /// LG-3.17: what an office was promised for good is never lost: beyond a limit each card, train and ticket is a dollar.
    #[test]
    fn what_an_office_was_promised_is_never_lost() {
        let limits = crate::Limits { start_cards: 12, ..crate::Limits::default() };
        let world = |chapter, office: CompanyOptions| {
            let companies = vec![office, CompanyOptions::new(Company::Blue)];
            World::new(2, &Options { chapter, limits, companies, ..Options::default() }).unwrap()
        };
        let red = || CompanyOptions::new(Company::Red);

        let cards = world(12, CompanyOptions { more_cards: 5, ..red() });
        assert_eq!((cards.start_cards(0), cards.start_dollars(0)), (14, 5 + 3));
        assert_eq!(
            [0, 1].map(|seat| cards.dollars_instead(seat, Growth::Card)),
            [Some(1), None],
            "said before it is taken"
        );
        let bonus = world(2, CompanyOptions { bonus_dollars: HIGHEST_BONUS, ..red() });
        assert_eq!([0, 1].map(|seat| bonus.dollars_instead(seat, Growth::Bonus)), [Some(2), None]);
        let trains = world(12, CompanyOptions { more_trains: 5, ..red() });
        assert_eq!((trains.trains(0), trains.start_dollars(0)), (56, 5 + 2));
        let tickets = world(12, CompanyOptions { more_tickets: 3, more_dollars: 2, ..red() });
        assert_eq!((tickets.first_tickets(0), tickets.start_dollars(0)), (6, 5 + 2 + 1));
        let room = world(1, CompanyOptions { more_cards: 2, more_trains: 9, more_tickets: 2, ..red() });
        assert_eq!((room.start_cards(0), room.trains(0), room.start_dollars(0)), (14, 29, 5));
    }
}
