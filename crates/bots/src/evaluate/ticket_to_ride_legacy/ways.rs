//! The cheapest ways between cities, by what claims cost. Each is looked for once: it stays the cheapest when others claim routes beside it, and when
//! routes of its own are laid.

use super::reach::Reach;
use super::untouched::Untouched;
use super::weights::Weights;
use engine::Numbered;
use std::rc::Rc;
use ticket_to_ride_legacy::{City, KnownWorld, Route, RouteId, RouteSet};

/// The ways of one company, as long as its claims cost the same.
pub(super) struct Ways {
    world: KnownWorld,
    weights: Weights,
    reach: Rc<Reach>,
    /// By route: what a claim of it costs, in tenths of a card from the bit [`TENTH`] up. Below are numbers of chance, so that no two ways cost
    /// the same: which is the cheapest must not hang on the order in which they are looked at.
    costs: Vec<u64>,
    /// Where they will be asked often enough: what is so before anybody has claimed anything.
    untouched: Option<Untouched>,
    known: Vec<Way>,
    /// By their ends: the places of those that are known, from 1.
    shelves: [[u8; KEPT]; SHELVES],
    /// The place on its shelf that the next one takes.
    next: usize,
}

/// What way is asked for.
#[derive(Clone, Copy)]
pub(super) struct Between {
    pub(super) ends: [City; 2],
    /// Routes that cost nothing.
    pub(super) laid: RouteSet,
    /// Routes that can be used, those among them.
    pub(super) open: RouteSet,
    /// What it must cost less than, in tenths of a card.
    pub(super) dearest: u16,
}

/// A way that was looked for.
#[derive(Clone, Copy)]
struct Way {
    between: Between,
    /// The routes that it still misses; none if there is no way.
    missing: Option<RouteSet>,
}

/// A dearest for ways that may cost anything.
pub(super) const ANYTHING: u16 = u16::MAX;

const SHELVES: usize = 256;
const KEPT: usize = 4;
pub(super) const TENTH: u32 = 40;

impl Between {
    /// The same, seen from the first of its cities.
    fn in_order(self) -> Between {
        let [from, to] = self.ends;
        Between { ends: [from.min(to), from.max(to)], ..self }
    }

    fn shelf(self) -> usize {
        let [from, to] = self.ends.map(City::index);
        (from * 31 + to * 7) % SHELVES
    }
}

impl Way {
    /// What it says of another question, if it can tell.
    #[inline]
    fn answer(&self, asked: &Between) -> Option<Option<RouteSet>> {
        let known = &self.between;
        if known.ends != asked.ends || !asked.open.is_subset(known.open) || !known.laid.is_subset(asked.laid) {
            return None;
        }
        match self.missing {
            // Fewer routes make no way where there was none; one that was too dear may have become cheaper by what was laid.
            None => (known.laid == asked.laid && known.dearest >= asked.dearest).then_some(None),
            // No other one has become cheaper, or not by more than this one.
            Some(missing) => {
                let is_still = missing.is_subset(asked.open)
                    && (missing.is_empty() || asked.laid.minus(known.laid).is_subset(missing));
                is_still.then(|| Some(missing.minus(asked.laid)))
            }
        }
    }
}

impl Ways {
    /// Those that last are worth some preparation.
    pub(super) fn new(world: &KnownWorld, reach: Rc<Reach>, dollars: &[f64], are_lasting: bool) -> Ways {
        let weights = Weights::now();
        let mut costs = vec![0; world.routes().len()];
        for route in world.open_routes().iter().map(|id| world.route(id)) {
            costs[route.id.index()] = (cost(route, dollars[route.id.index()], &weights) << TENTH) | lot(route.id);
        }
        let untouched = are_lasting.then(Untouched::default);
        let shelves = [[0; KEPT]; SHELVES];
        Ways { world: world.clone(), weights, reach, costs, untouched, known: Vec::new(), shelves, next: 0 }
    }

    /// Whether they are of this world, for who thinks so.
    pub(super) fn are_of(&self, world: &KnownWorld) -> bool {
        self.world.is(world) && self.weights == Weights::now()
    }

    /// The routes that the cheapest way misses; none if there is no way.
    pub(super) fn missing(&mut self, between: Between) -> Option<RouteSet> {
        let between = between.in_order();
        if let Some(known) = self.known(&between) {
            let dearest = between.dearest;
            return known.filter(|missing| dearest == ANYTHING || self.cost_of(*missing) < u64::from(dearest));
        }
        let missing = self.see(&between).unwrap_or_else(|| self.look_for(&between));
        self.keep(Way { between, missing });
        missing
    }

    /// What can be told of a way without looking for it.
    fn see(&mut self, between: &Between) -> Option<Option<RouteSet>> {
        // Who asks for a dearest asks for the way round a route: that is what is untouched, and not open.
        if between.dearest != ANYTHING {
            return None;
        }
        let mut untouched = self.untouched.take()?;
        between.ends.iter().for_each(|city| untouched.know(*city, || self.everywhere_from(*city)));
        let seen = untouched.see(between, &self.world);
        self.untouched = Some(untouched);
        seen
    }

    /// The cheapest ways from a city, with nothing laid and all open.
    fn everywhere_from(&self, city: City) -> Row {
        let mut reached = [NOT_REACHED; City::COUNT];
        self.search(city, None, RouteSet::EMPTY, self.world.open_routes(), u64::MAX, &mut reached);
        reached
    }

    fn look_for(&self, between: &Between) -> Option<RouteSet> {
        let Between { ends: [from, to], laid, open, dearest } = *between;
        let mut reached = [NOT_REACHED; City::COUNT];
        let found = self.search(from, Some(to), laid, open, u64::from(dearest) << TENTH, &mut reached);
        if found { trace(&reached, from, to, laid) } else { None }
    }

    /// What claims of these cost, in tenths of a card.
    pub(super) fn cost_of(&self, routes: RouteSet) -> u64 {
        routes.iter().map(|id| self.costs[id.index()] >> TENTH).sum()
    }

    fn known(&self, between: &Between) -> Option<Option<RouteSet>> {
        let places = self.shelves[between.shelf()].iter().take_while(|place| **place > 0);
        places.map(|place| &self.known[usize::from(*place) - 1]).find_map(|way| way.answer(between))
    }

    fn keep(&mut self, way: Way) {
        if self.known.len() == usize::from(u8::MAX) {
            self.known.clear();
            self.shelves = [[0; KEPT]; SHELVES];
        }
        let shelf = &mut self.shelves[way.between.shelf()];
        match shelf.iter_mut().find(|place| **place == 0) {
            Some(place) => {
                self.known.push(way);
                *place = self.known.len() as u8;
            }
            None => {
                self.next = (self.next + 1) % KEPT;
                self.known[usize::from(shelf[self.next]) - 1] = way;
            }
        }
    }

    /// Whether there is such a way, where it leads somewhere; and how every city on it was reached.
    fn search(
        &self,
        from: City,
        to: Option<City>,
        laid: RouteSet,
        open: RouteSet,
        dearest: u64,
        reached: &mut Row,
    ) -> bool {
        let to = to.map_or(City::COUNT, City::index);
        reached[from.index()].cost = 0;
        // What is no cheaper than the way that is known to the end can't be on a better one.
        let mut most = dearest;
        let mut waiting = Waiting::of(from);
        while let Some((cost, here)) = waiting.take() {
            let here = usize::from(here);
            if here == to {
                return true;
            }
            for line in self.reach.lines_from(here) {
                let there = usize::from(line.to);
                // Most lines lead back to where it was cheaper.
                if reached[there].cost <= cost || !open.contains(line.route) {
                    continue;
                }
                let price = if laid.contains(line.route) { 0 } else { self.costs[line.route.index()] };
                let (known, cost) = (reached[there].cost, cost + price);
                if cost < known && cost < most {
                    reached[there] = Reached { cost, from: here as u8, by: line.route.number() };
                    if to == there {
                        most = cost;
                    }
                    match known {
                        NEVER => waiting.add(cost, line.to),
                        _ => waiting.hurry(cost, line.to),
                    }
                }
            }
        }
        false
    }
}

/// By city: how it is reached from another one.
pub(super) type Row = [Reached; City::COUNT];

/// The routes that are missing in the way to a city that was reached.
pub(super) fn trace(reached: &Row, from: City, to: City, laid: RouteSet) -> Option<RouteSet> {
    let (from, mut here) = (from.index(), to.index());
    let mut missing = RouteSet::EMPTY;
    while here != from {
        let Reached { cost, from: before, by } = reached[here];
        if cost == NEVER {
            return None;
        }
        missing = missing.with_number(by);
        here = usize::from(before);
    }
    Some(missing.minus(laid))
}

/// How a city was reached.
#[derive(Clone, Copy)]
pub(super) struct Reached {
    pub(super) cost: u64,
    from: u8,
    /// The number of the route.
    by: u8,
}

/// More than any way costs, and little enough to be added to one.
pub(super) const NEVER: u64 = 1 << (14 + TENTH);
const NOT_REACHED: Reached = Reached { cost: NEVER, from: 0, by: 0 };

/// Cities that wait for their turn, the cheapest first. Few wait at a time.
struct Waiting {
    /// Cost and city as one number, in no order.
    who: [u64; City::COUNT],
    count: usize,
    /// By city: its place among them.
    places: [u8; City::COUNT],
}

impl Waiting {
    fn of(from: City) -> Waiting {
        let mut waiting = Waiting { who: [0; City::COUNT], count: 0, places: [0; City::COUNT] };
        waiting.add(0, from.index() as u8);
        waiting
    }

    fn add(&mut self, cost: u64, city: u8) {
        self.who[self.count] = number(cost, city);
        self.places[usize::from(city)] = self.count as u8;
        self.count += 1;
    }

    /// There is a cheaper way for somebody who waits.
    fn hurry(&mut self, cost: u64, city: u8) {
        self.who[usize::from(self.places[usize::from(city)])] = number(cost, city);
    }

    fn take(&mut self) -> Option<(u64, u8)> {
        let (mut place, mut first) = (0, u64::MAX);
        for (index, who) in self.who[..self.count].iter().enumerate() {
            if *who < first {
                (place, first) = (index, *who);
            }
        }
        self.count = self.count.checked_sub(1)?;
        let last = self.who[self.count];
        self.who[place] = last;
        self.places[usize::from(last as u8)] = place as u8;
        Some((first >> 8, first as u8))
    }
}

/// The cheaper come first.
fn number(cost: u64, city: u8) -> u64 {
    (cost << 8) | u64::from(city)
}

/// What ways are measured in: tenths of a card.
pub(super) const CARD: f64 = 10.0;
/// No claim is for nothing.
const LEAST: f64 = 4.0;
/// The longest route and its claim are far from it.
const MOST: f64 = 127.0;

/// In tenths of a card, whatever is in the hand: so a way stays the same while cards for it are drawn.
fn cost(route: &Route, dollars: f64, weights: &Weights) -> u64 {
    let ease = if route.colour.is_none() { weights.grey } else { 1.0 };
    let cost = CARD * ease * f64::from(route.length) + weights.claim - weights.dollar * dollars;
    cost.clamp(LEAST, MOST) as u64
}

/// A number of its own for each route, always the same: sums of them differ, and those of a whole way stay far below a tenth of a card.
fn lot(route: RouteId) -> u64 {
    // SplitMix64, of which the upper 33 bits are taken.
    let mixed = (u64::from(route.number()) + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (mixed ^ (mixed >> 31)) >> 31
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Chance, Game, Seat, Seed, Viewer};
    use ticket_to_ride_legacy::{LegacyGame, Options, Ticket};

    fn ways(are_lasting: bool) -> Ways {
        let seed = Seed::new("ways");
        let game = LegacyGame::new(4, &Options::default(), &mut Chance::new(&seed, 0), &mut Vec::new()).unwrap();
        let world = game.view(Viewer::Seat(Seat(0))).world;
        let dollars: Vec<f64> = world.routes().iter().map(|route| f64::from(route.id.number() % 3)).collect();
        Ways::new(&world, Reach::of(&world), &dollars, are_lasting)
    }

    /// What the cheapest way costs, found by going over all routes again and again.
    fn plainly(ways: &Ways, between: Between) -> u64 {
        let mut costs = [NEVER; City::COUNT];
        costs[between.ends[0].index()] = 0;
        for _ in 0..City::COUNT {
            for route in between.open.iter().map(|id| ways.world.route(id)) {
                let [one, other] = route.ends.map(City::index);
                let price = if between.laid.contains(route.id) { 0 } else { ways.costs[route.id.index()] };
                costs[one] = costs[one].min(costs[other] + price);
                costs[other] = costs[other].min(costs[one] + price);
            }
        }
        costs[between.ends[1].index()]
    }

    /// Routes are laid and lost one after the other; now and then all is as it was at the start.
    #[test]
    fn a_way_that_is_known_is_the_one_that_would_be_found() {
        let (seed, mut known, mut kept) = (Seed::new("known"), ways(true), 0);
        let mut chance = Chance::new(&seed, 0);
        let tickets: Vec<Ticket> = Ticket::all().take(Ticket::AT_THE_START).collect();
        let (all, mut laid) = (known.world.open_routes(), RouteSet::EMPTY);
        let mut open = all;
        for step in 0..600 {
            if step % 40 == 0 {
                (open, laid) = (all, RouteSet::EMPTY);
            }
            let route = chance.draw(&mut open.minus(laid)).expect("few are laid");
            match chance.below(3) {
                0 => laid = laid.with(route),
                _ => open = open.without(route),
            }
            for _ in 0..8 {
                let ends = chance.pick(&tickets).expect("a ticket").ends();
                let dearest = chance.pick(&[ANYTHING, 100]).expect("one of them");
                let between = Between { ends, laid, open, dearest };
                let mut anew = ways(false);
                kept += u32::from(known.known(&between.in_order()).is_some());

                let missing = known.missing(between);

                let plainly = plainly(&known, between);
                assert_eq!(missing.is_some(), plainly < NEVER.min(u64::from(dearest) << TENTH), "{ends:?}");
                if let Some(missing) = missing {
                    assert_eq!(Some(missing), anew.missing(between), "{ends:?}");
                    assert_eq!(missing.iter().map(|id| known.costs[id.index()]).sum::<u64>(), plainly, "{ends:?}");
                }
            }
        }
        assert!(kept > 500, "{kept} were known");
    }
}
