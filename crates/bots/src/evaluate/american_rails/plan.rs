//! How a railway would best spend its treasury: which cubes next, what they cost and what they bring in.

use american_rails::{CITIES, City, Hex, HexSet, Terrain, View};

/// AR-5.4: income of a joined pair of hubs.
const PAIR_BONUS: u32 = 10;
/// No plan begins another route after this many cubes.
const FARTHEST: usize = 14;
/// What a cube costs besides its price: the actions that place cubes are scarce.
const TROUBLE: usize = 1;
/// Routes that cost more, trouble included, are not looked at.
const DEAREST: usize = 64;

/// What the next cube costs everywhere, whoever builds.
pub(super) struct Ground {
    /// Dollars; [`NO_ROOM`] where only one cube fits and stands.
    prices: [u8; Hex::COUNT],
    cubes: [u8; Hex::COUNT],
    houses: HexSet,
    /// The hexes with room, by what the next cube costs there.
    by_price: Vec<(usize, HexSet)>,
}

/// In a city with a house and five other railways.
const MOST_PRICE: usize = 14;
const NO_ROOM: u8 = u8::MAX;

impl Ground {
    pub(super) fn of(view: &View) -> Ground {
        let mut cubes = [0; Hex::COUNT];
        for hex in view.railways.iter().flat_map(|railway| railway.track.iter()) {
            cubes[hex.index()] += 1;
        }
        let mut prices = [0; Hex::COUNT];
        for hex in Hex::all() {
            let there = cubes[hex.index()];
            prices[hex.index()] = match hex.terrain() {
                Terrain::Forest | Terrain::Mountain if there > 0 => NO_ROOM,
                Terrain::Forest => 3,
                Terrain::Mountain => 5,
                Terrain::Plains => 2 + 2 * there,
                Terrain::City => 2 + 2 * there + 2 * u8::from(view.houses.contains(hex)),
            };
        }
        let mut by_price = [HexSet::EMPTY; MOST_PRICE + 1];
        for hex in Hex::all().filter(|hex| prices[hex.index()] != NO_ROOM) {
            let same = &mut by_price[usize::from(prices[hex.index()])];
            *same = same.with(hex);
        }
        let by_price = by_price.into_iter().enumerate().filter(|(_, hexes)| !hexes.is_empty()).collect();
        Ground { prices, cubes, houses: view.houses, by_price }
    }

    pub(super) fn is_free(&self, hex: Hex) -> bool {
        self.cubes[hex.index()] == 0
    }

    /// AR-5.1: what a city brings a newcomer.
    pub(super) fn income_at(&self, hex: Hex) -> u32 {
        let house = u32::from(self.houses.contains(hex));
        match (hex.city(), self.cubes[hex.index()]) {
            (None, _) => 0,
            (Some(city), 0) => city.full + 2 * house,
            (Some(city), _) => city.shared + house,
        }
    }

    /// AR-5.1: what the railway that was alone there loses to a newcomer.
    pub(super) fn loss_at(&self, hex: Hex) -> u32 {
        let house = u32::from(self.houses.contains(hex));
        match (hex.city(), self.cubes[hex.index()]) {
            (Some(city), 1) => city.full - city.shared + house,
            _ => 0,
        }
    }
}

/// One cube of a plan.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) hex: Hex,
    /// What this very cube brings in.
    pub(super) income: u32,
    /// All prices so far, this one included.
    pub(super) paid: u32,
    /// All income so far, with a part of the city that the route is on its way to.
    pub(super) earned: f64,
}

/// How far a plan looks: a route that was begun is thought to its end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ahead {
    pub(super) dollars: u32,
    pub(super) cubes: usize,
}

/// Cubes in the order in which a railway should place them.
#[derive(Clone, Debug, Default)]
pub(super) struct Plan {
    steps: Vec<Step>,
}

impl Plan {
    /// City by city, always the one that brings most for its price and trouble, as far as one wants to look ahead.
    pub(super) fn of(ground: &Ground, track: HexSet, cubes_left: u8, ahead: Ahead) -> Plan {
        let mut plan = Plan { steps: Vec::with_capacity(2 * FARTHEST) };
        let (mut track, mut new_track) = (track, track);
        let mut reach = Reach::nowhere();
        while plan.steps.len() < ahead.cubes.min(FARTHEST) && plan.paid() < ahead.dollars {
            reach.spread(ground, new_track, (ahead.dollars - plan.paid()) as usize + FARTHEST);
            let Some(city) = reach.best_city(ground, track) else { break };
            let route = reach.route(ground, city);
            if plan.steps.len() + route.len() > usize::from(cubes_left) {
                break;
            }
            plan.add_leg(ground, track, &route);
            new_track = route.into_iter().collect();
            track = track.union(new_track);
        }
        plan
    }

    fn paid(&self) -> u32 {
        self.steps.last().map_or(0, |step| step.paid)
    }

    pub(super) fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Income that comes of spending up to so much on up to so many cubes; a half-built route counts in part.
    pub(super) fn income_after(&self, dollars: f64, cubes: f64) -> f64 {
        let (mut paid, mut earned) = (0.0, 0.0);
        for (placed, step) in self.steps.iter().enumerate() {
            let price = f64::from(step.paid) - paid;
            let part = (cubes - placed as f64).min((dollars - paid) / price).min(1.0);
            if part < 1.0 {
                return earned + part.max(0.0) * (step.earned - earned);
            }
            (paid, earned) = (f64::from(step.paid), step.earned);
        }
        earned
    }

    fn add_leg(&mut self, ground: &Ground, mut track: HexSet, route: &[Hex]) {
        let before = self.steps.last().map_or((0, 0.0), |step| (step.paid, step.earned));
        let leg_price: u32 = route.iter().map(|hex| u32::from(ground.prices[hex.index()])).sum();
        let first = self.steps.len();
        let mut paid = before.0;
        let mut leg_income = 0;
        for &hex in route {
            let price = u32::from(ground.prices[hex.index()]);
            let income = income_for(ground, track, hex);
            paid += price;
            leg_income += income;
            track = track.with(hex);
            self.steps.push(Step { hex, income, paid, earned: 0.0 });
        }
        for step in &mut self.steps[first..] {
            step.earned = before.1 + f64::from(leg_income) * f64::from(step.paid - before.0) / f64::from(leg_price);
        }
    }
}

/// AR-5.1, AR-5.4: what a cube on this hex brings a railway with this track.
fn income_for(ground: &Ground, track: HexSet, hex: Hex) -> u32 {
    let is_hub = hex.city().is_some_and(|city| city.is_hub());
    let pairs = if is_hub { hubs_on(track) } else { 0 };
    ground.income_at(hex) + PAIR_BONUS * pairs
}

fn hubs_on(track: HexSet) -> u32 {
    CITIES.iter().filter(|city| city.is_hub() && track.contains(city.hex)).count() as u32
}

/// What the cheapest route from a track to each hex costs, trouble included.
struct Reach {
    costs: [u8; Hex::COUNT],
}

const UNREACHED: u8 = u8::MAX;

impl Reach {
    fn nowhere() -> Reach {
        Reach { costs: [UNREACHED; Hex::COUNT] }
    }

    /// In waves: all that can be reached from new track for $1, for $2 … unless it was as cheap before.
    fn spread(&mut self, ground: &Ground, track: HexSet, dearest: usize) {
        let mut waves = [HexSet::EMPTY; DEAREST + MOST_PRICE + TROUBLE + 1];
        let mut reached = HexSet::EMPTY;
        waves[0] = track;
        for cost in 0..=dearest.min(DEAREST) {
            let mut wave = HexSet::EMPTY;
            for hex in waves[cost].minus(reached).iter() {
                if self.costs[hex.index()] > cost as u8 {
                    self.costs[hex.index()] = cost as u8;
                    wave = wave.with(hex);
                }
            }
            if wave.is_empty() {
                continue;
            }
            reached = reached.union(wave);
            let next = wave.next_to().minus(reached);
            for (price, hexes) in &ground.by_price {
                let there = &mut waves[cost + price + TROUBLE];
                *there = there.union(next.both(*hexes));
            }
        }
    }

    /// The city that brings most for its price and trouble.
    fn best_city(&self, ground: &Ground, track: HexSet) -> Option<Hex> {
        let score = |city: &City| {
            let cost = self.costs[city.hex.index()];
            let is_new = cost != UNREACHED && cost > 0;
            is_new.then(|| f64::from(income_for(ground, track, city.hex)) / f64::from(cost))
        };
        let scores = CITIES.iter().filter_map(|city| Some((score(city)?, city.hex)));
        scores.max_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, hex)| hex)
    }

    /// The cheapest route to a hex, cube by cube.
    fn route(&self, ground: &Ground, to: Hex) -> Vec<Hex> {
        let mut route = Vec::with_capacity(FARTHEST);
        let mut next = Some(to);
        while let Some(hex) = next {
            route.push(hex);
            let cost = self.costs[hex.index()] - ground.prices[hex.index()] - TROUBLE as u8;
            let before = hex.neighbours().iter().find(|before| self.costs[before.index()] == cost);
            next = before.filter(|_| cost > 0);
        }
        route.reverse();
        route
    }
}
