//! How a railway would best spend its treasury: which cubes next, what they cost and what they bring in.

use super::legs::{CITY_COUNT, CITY_NUMBERS, MOST_PRICE, NO_ROOM, PAIR_BONUS, next_leg};
use american_rails::{CITIES, Hex, HexSet, Open, Terrain};
use std::sync::LazyLock;

/// No plan begins another route after this many cubes.
const FARTHEST: usize = 14;

/// What the next cube costs everywhere, whoever builds.
pub(super) struct Ground {
    /// Dollars; [`NO_ROOM`] where only one cube fits and stands.
    prices: [u8; Hex::COUNT],
    /// The same the other way round: hexes with room, those together that cost the same.
    rooms: [Room; ROOMS],
    /// So many of them are anywhere.
    room_count: usize,
    /// AR-5.1: by city of the list, what it brings a newcomer.
    pub(super) incomes: [u8; CITY_COUNT],
    /// What lies on it: equal boards, equal ground.
    pub(super) board: Board,
}

/// Hexes where a cube costs the same.
#[derive(Clone, Copy)]
pub(super) struct Room {
    pub(super) price: u8,
    pub(super) hexes: HexSet,
}

/// One for free forest, one for free mountains, and plains and cities by what stands there.
const ROOMS: usize = 2 + MOST_STANDING + 1;
/// Cubes and a house, in a city that has room for one cube more.
const MOST_STANDING: usize = (MOST_PRICE - 2) / 2;

/// All that the ground depends on: how many cubes lie in each hex, digit by binary digit, and the houses.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Board {
    cubes: [HexSet; 3],
    houses: HexSet,
}

impl Board {
    pub(super) const EMPTY: Board = Board { cubes: [HexSet::EMPTY; 3], houses: HexSet::EMPTY };

    fn of(open: &Open) -> Board {
        let mut cubes = [HexSet::EMPTY; 3];
        for railway in &open.railways {
            let mut carried = railway.track;
            for digit in &mut cubes {
                let both = digit.both(carried);
                *digit = digit.union(carried).minus(both);
                carried = both;
            }
        }
        Board { cubes, houses: open.houses }
    }

    /// What of it lies here.
    pub(super) fn within(&self, hexes: HexSet) -> Board {
        Board { cubes: self.cubes.map(|digit| digit.both(hexes)), houses: self.houses.both(hexes) }
    }

    /// Whether it is that one, or that one with more cubes and the same houses: then nothing is cheaper here, and no city brings a newcomer more.
    pub(super) fn has_no_less_than(&self, other: &Board) -> bool {
        // Digit by digit, the highest last: it decides where they differ.
        let fewer =
            self.cubes.iter().zip(&other.cubes).fold(HexSet::EMPTY, |fewer, (mine, theirs)| {
                fewer.minus(mine.minus(*theirs)).union(theirs.minus(*mine))
            });
        fewer.is_empty() && self.houses == other.houses
    }

    fn taken(&self) -> HexSet {
        let [ones, twos, fours] = self.cubes;
        ones.union(twos).union(fours)
    }

    /// By price, hexes with room.
    fn rooms(&self) -> [Room; ROOMS] {
        let [plain, forest, mountain] = &*TERRAINS;
        // A house makes a cube as much dearer as another cube does.
        let mut standing = self.cubes;
        let mut carried = self.houses;
        for digit in &mut standing {
            let both = digit.both(carried);
            *digit = digit.union(carried).minus(both);
            carried = both;
        }
        let taken = self.taken();
        std::array::from_fn(|room| match room {
            0 => Room { price: 3, hexes: forest.minus(taken) },
            1 => Room { price: 5, hexes: mountain.minus(taken) },
            _ => {
                let count = room - 2;
                let digits = standing.iter().enumerate();
                let hexes = digits.fold(*plain, |hexes, (place, digit)| match count >> place & 1 {
                    1 => hexes.both(*digit),
                    _ => hexes.minus(*digit),
                });
                Room { price: 2 + 2 * count as u8, hexes }
            }
        })
    }

    fn cubes_at(&self, hex: Hex) -> u8 {
        let [ones, twos, fours] = self.cubes.map(|digit| u8::from(digit.contains(hex)));
        ones + 2 * twos + 4 * fours
    }
}

/// Where many cubes fit, forest, and mountains.
static TERRAINS: LazyLock<[HexSet; 3]> = LazyLock::new(|| {
    let of = |fits: fn(Terrain) -> bool| Hex::all().filter(|hex| fits(hex.terrain())).collect();
    [
        of(|terrain| !terrain.holds_one_cube()),
        of(|terrain| terrain == Terrain::Forest),
        of(|terrain| terrain == Terrain::Mountain),
    ]
});

/// What the first cube costs in each hex.
static PRICES: LazyLock<[u8; Hex::COUNT]> = LazyLock::new(|| {
    let mut prices = [0; Hex::COUNT];
    Hex::all().for_each(|hex| prices[hex.index()] = first_price(hex));
    prices
});

pub(super) fn first_price(hex: Hex) -> u8 {
    match hex.terrain() {
        Terrain::Forest => 3,
        Terrain::Mountain => 5,
        Terrain::Plains | Terrain::City => 2,
    }
}

impl Ground {
    pub(super) fn of(view: &Open) -> Ground {
        let board = Board::of(view);
        let mut prices = *PRICES;
        let mut incomes: [u8; CITY_COUNT] = std::array::from_fn(|number| CITIES[number].full as u8);
        for hex in board.taken().iter() {
            prices[hex.index()] = match hex.terrain() {
                Terrain::Forest | Terrain::Mountain => NO_ROOM,
                Terrain::Plains | Terrain::City => 2 + 2 * board.cubes_at(hex),
            };
            if let Some(number) = CITY_NUMBERS[hex.index()] {
                incomes[usize::from(number)] = CITIES[usize::from(number)].shared as u8;
            }
        }
        for hex in board.houses.iter() {
            prices[hex.index()] += 2;
            let number = CITY_NUMBERS[hex.index()].expect("houses stand in cities");
            incomes[usize::from(number)] += if board.taken().contains(hex) { 1 } else { 2 };
        }
        let mut rooms = board.rooms();
        rooms.sort_by_key(|room| room.hexes.is_empty());
        let room_count = rooms.iter().filter(|room| !room.hexes.is_empty()).count();
        Ground { prices, rooms, room_count, incomes, board }
    }

    pub(super) fn is_free(&self, hex: Hex) -> bool {
        !self.board.taken().contains(hex)
    }

    pub(super) fn price(&self, hex: Hex) -> u8 {
        self.prices[hex.index()]
    }

    /// Hexes with room for a cube, by its price.
    pub(super) fn rooms(&self) -> &[Room] {
        &self.rooms[..self.room_count]
    }

    /// AR-5.1: what the city of this number brings a newcomer.
    fn income_in(&self, number: usize) -> u32 {
        u32::from(self.incomes[number])
    }

    /// AR-5.1: what a city brings a newcomer.
    pub(super) fn income_at(&self, hex: Hex) -> u32 {
        CITY_NUMBERS[hex.index()].map_or(0, |number| self.income_in(usize::from(number)))
    }

    /// AR-5.1: what the railway that was alone there loses to a newcomer.
    pub(super) fn loss_at(&self, hex: Hex) -> u32 {
        let house = u32::from(self.board.houses.contains(hex));
        match (hex.city(), self.board.cubes_at(hex)) {
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
            let dearest = (ahead.dollars - plan.paid()) as usize + FARTHEST;
            let Some(leg) = next_leg(ground, track, dearest) else { break };
            let route = leg.hexes();
            if plan.steps.len() + route.len() > usize::from(cubes_left) {
                break;
            }
            plan.add_leg(ground, track, route);
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
        let leg_price: u32 = route.iter().map(|hex| u32::from(ground.price(*hex))).sum();
        let first = self.steps.len();
        let mut paid = before.0;
        let mut leg_income = 0;
        for &hex in route {
            let price = u32::from(ground.price(hex));
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

/// AR-5.4: how many of the three cities whose joining pays it reaches.
pub(super) fn hubs_on(track: HexSet) -> u32 {
    track.both(*HUBS).len() as u32
}

pub(super) static HUBS: LazyLock<HexSet> =
    LazyLock::new(|| CITIES.iter().filter(|city| city.is_hub()).map(|city| city.hex).collect());
