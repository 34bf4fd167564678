//! How a railway would best spend its treasury: which cubes next, what they cost and what they bring in.

use american_rails::{CITIES, Hex, HexSet, Open, Terrain};
use std::sync::LazyLock;

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
    /// What lies on it: equal boards, equal ground.
    pub(super) board: Board,
}

/// All that the ground depends on.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Board {
    tracks: [HexSet; 6],
    houses: HexSet,
}

impl Board {
    pub(super) fn of(open: &Open) -> Board {
        Board { tracks: open.railways.map(|railway| railway.track), houses: open.houses }
    }
}

/// In a city with a house and five other railways.
const MOST_PRICE: usize = 14;
const NO_ROOM: u8 = u8::MAX;

impl Ground {
    pub(super) fn of(view: &Open) -> Ground {
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
        Ground { prices, cubes, houses: view.houses, board: Board::of(view) }
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
        let mut track = track;
        while plan.steps.len() < ahead.cubes.min(FARTHEST) && plan.paid() < ahead.dollars {
            let mut reach = Reach::nowhere();
            let dearest = (ahead.dollars - plan.paid()) as usize + FARTHEST;
            let Some(city) = reach.spread(ground, track, dearest) else { break };
            let route = reach.route(ground, city);
            if plan.steps.len() + route.len() > usize::from(cubes_left) {
                break;
            }
            plan.add_leg(ground, track, &route);
            track = route.iter().fold(track, |track, hex| track.with(*hex));
        }
        plan
    }

    fn paid(&self) -> u32 {
        self.steps.last().map_or(0, |step| step.paid)
    }

    pub(super) fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// What comes of it year by year.
    pub(super) fn growing(&self) -> Growing<'_> {
        Growing { steps: &self.steps, placed: 0, paid: 0.0, earned: 0.0 }
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

/// A plan on its way: asked for more dollars and cubes each time.
pub(super) struct Growing<'a> {
    steps: &'a [Step],
    placed: usize,
    paid: f64,
    earned: f64,
}

impl Growing<'_> {
    /// Income that comes of spending up to so much on up to so many cubes; a half-built route counts in part.
    pub(super) fn income_after(&mut self, dollars: f64, cubes: f64) -> f64 {
        while let Some(step) = self.steps.get(self.placed) {
            let price = f64::from(step.paid) - self.paid;
            let part = (cubes - self.placed as f64).min((dollars - self.paid) / price).min(1.0);
            if part < 1.0 {
                return self.earned + part.max(0.0) * (step.earned - self.earned);
            }
            (self.paid, self.earned) = (f64::from(step.paid), step.earned);
            self.placed += 1;
        }
        self.earned
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

/// AR-5.1, AR-5.4: by city of the list, what a cube there would bring a railway with this track.
fn incomes(ground: &Ground, track: HexSet) -> [f64; CITY_COUNT] {
    let pairs = PAIR_BONUS * hubs_on(track);
    std::array::from_fn(|number| {
        let city = &CITIES[number];
        if track.contains(city.hex) {
            return 0.0;
        }
        f64::from(ground.income_at(city.hex) + if city.is_hub() { pairs } else { 0 })
    })
}

const CITY_COUNT: usize = CITIES.len();

/// By hex: its city's number in the list.
static CITY_NUMBERS: LazyLock<[Option<u8>; Hex::COUNT]> = LazyLock::new(|| {
    let mut numbers = [None; Hex::COUNT];
    CITIES.iter().enumerate().for_each(|(number, city)| numbers[city.hex.index()] = Some(number as u8));
    numbers
});

/// By hex: those it borders on.
static NEIGHBOURS: LazyLock<Vec<Vec<Hex>>> =
    LazyLock::new(|| Hex::all().map(|hex| hex.neighbours().iter().collect()).collect());

/// Hexes that wait for their turn, by what they cost; one may wait in several waves.
struct Waves {
    /// By cost: the last one that was added.
    last: [u16; DEAREST + MOST_PRICE + TROUBLE + 1],
    /// Each hex, and who was added to its wave before it.
    waiting: Vec<(Hex, u16)>,
}

const NOBODY: u16 = u16::MAX;

impl Waves {
    fn new() -> Waves {
        Waves { last: [NOBODY; DEAREST + MOST_PRICE + TROUBLE + 1], waiting: Vec::with_capacity(256) }
    }

    fn add(&mut self, cost: usize, hex: Hex) {
        self.waiting.push((hex, self.last[cost]));
        self.last[cost] = self.waiting.len() as u16 - 1;
    }

    fn take(&mut self, cost: usize) -> Option<Hex> {
        let (hex, before) = *self.waiting.get(usize::from(self.last[cost]))?;
        self.last[cost] = before;
        Some(hex)
    }
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

    /// In waves: all that can be reached for $1, for $2 … until no city farther away can be better. Gives the city that brings most
    /// for its price and trouble.
    fn spread(&mut self, ground: &Ground, track: HexSet, dearest: usize) -> Option<Hex> {
        let incomes = incomes(ground, track);
        let most = incomes.iter().copied().fold(0.0, f64::max);
        let mut waves = Waves::new();
        track.iter().for_each(|hex| waves.add(0, hex));
        let mut best: Option<(f64, usize)> = None;
        for cost in 0..=dearest.min(DEAREST) {
            if best.is_some_and(|(score, _)| most / (cost.max(1) as f64) < score) {
                break;
            }
            while let Some(hex) = waves.take(cost) {
                if self.costs[hex.index()] <= cost as u8 {
                    continue;
                }
                self.costs[hex.index()] = cost as u8;
                if let Some(city) = CITY_NUMBERS[hex.index()].filter(|_| cost > 0) {
                    let found = (incomes[usize::from(city)] / cost as f64, usize::from(city));
                    // Of equal ones the last of the list.
                    if best.is_none_or(|known| found.0.total_cmp(&known.0).then(found.1.cmp(&known.1)).is_gt()) {
                        best = Some(found);
                    }
                }
                for next in &NEIGHBOURS[hex.index()] {
                    let price = ground.prices[next.index()];
                    let there = cost + usize::from(price) + TROUBLE;
                    if price != NO_ROOM && usize::from(self.costs[next.index()]) > there {
                        waves.add(there, *next);
                    }
                }
            }
        }
        best.map(|(_, city)| CITIES[city].hex)
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
