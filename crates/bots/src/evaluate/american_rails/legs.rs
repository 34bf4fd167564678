//! The next leg of a plan: the city that brings a railway most for its price and trouble, and the cheapest way there.
//!
//! A leg depends on what lies within its reach alone, so one that was found on another board is used again where nothing changed there.

use super::plan::{Board, Ground, first_price, hubs_on};
use super::plans::QuickHasher;
use american_rails::{CITIES, Hex, HexSet};
use std::cell::RefCell;
use std::hash::{Hash, Hasher};
use std::sync::LazyLock;

/// AR-5.4: income of a joined pair of hubs.
pub(super) const PAIR_BONUS: u32 = 10;
/// What a cube costs besides its price: the actions that place cubes are scarce.
const TROUBLE: usize = 1;
/// Routes that cost more, trouble included, are not looked at.
const DEAREST: usize = 64;
/// No cube costs less than $2 and its trouble.
const LONGEST: usize = DEAREST / (2 + TROUBLE) + 1;
/// In a city with a house and five other railways.
const MOST_PRICE: usize = 14;
pub(super) const NO_ROOM: u8 = u8::MAX;
pub(super) const CITY_COUNT: usize = CITIES.len();

/// Cubes on the way to a city, the city last.
#[derive(Clone, Copy)]
pub(super) struct Leg {
    hexes: [Hex; LONGEST],
    length: u8,
}

impl Leg {
    pub(super) fn hexes(&self) -> &[Hex] {
        &self.hexes[..usize::from(self.length)]
    }
}

/// The best leg from this track that costs no more than this, trouble included.
pub(super) fn next_leg(ground: &Ground, track: HexSet, dearest: usize) -> Option<Leg> {
    let dearest = dearest.min(DEAREST);
    KNOWN.with_borrow_mut(|known| {
        let found = match known.find(ground, track, dearest) {
            Some(index) => &known.legs[index],
            None => known.look(ground, track, dearest),
        };
        found.best.map(|best| best.leg)
    })
}

/// A leg as it was found.
#[derive(Clone, Copy)]
struct Known {
    track: HexSet,
    /// Hexes whose prices were asked for, and how they were.
    around: HexSet,
    board: Board,
    /// What costs less was looked at.
    explored: usize,
    /// The cities that were found there, one bit each.
    settled: u64,
    best: Option<Best>,
}

#[derive(Clone, Copy)]
struct Best {
    /// Income for each dollar and trouble.
    score: f64,
    cost: usize,
    leg: Leg,
}

impl Known {
    /// Whether looking again would find the same.
    fn holds(&self, ground: &Ground, dearest: usize) -> bool {
        if ground.board.within(self.around) != self.board {
            return false;
        }
        match self.best {
            _ if self.explored > dearest => self.best.is_none_or(|best| best.cost <= dearest),
            Some(best) => {
                best.cost <= dearest && {
                    let mut others = Others::of(ground, self.track);
                    others.open &= !self.settled;
                    !others.may_be_better(self.explored, best.score)
                }
            }
            None => false,
        }
    }
}

/// Legs of one thread; who knows none looks for it and comes to the same.
struct Legs {
    legs: Vec<Known>,
    /// By set of ways: which is given up next.
    oldest: Vec<u8>,
    waves: Waves,
}

const SETS: usize = 1024;
const WAYS: usize = 4;

thread_local! {
    static KNOWN: RefCell<Legs> = RefCell::new(Legs::new());
}

impl Legs {
    fn new() -> Legs {
        // A railway nowhere reaches nothing, whatever it costs.
        let nothing = Known {
            track: HexSet::EMPTY,
            around: HexSet::EMPTY,
            board: Board::EMPTY,
            explored: usize::MAX,
            settled: 0,
            best: None,
        };
        Legs { legs: vec![nothing; SETS * WAYS], oldest: vec![0; SETS], waves: Waves::new() }
    }

    fn find(&self, ground: &Ground, track: HexSet, dearest: usize) -> Option<usize> {
        let from = set_of(track) * WAYS;
        (from..from + WAYS).find(|index| {
            let known = &self.legs[*index];
            known.track == track && known.holds(ground, dearest)
        })
    }

    fn look(&mut self, ground: &Ground, track: HexSet, dearest: usize) -> &Known {
        let set = set_of(track);
        let way = self.oldest[set];
        self.oldest[set] = (way + 1) % WAYS as u8;
        let known = &mut self.legs[set * WAYS + usize::from(way)];
        *known = Reach::nowhere().spread(ground, track, dearest, &mut self.waves);
        known
    }
}

fn set_of(track: HexSet) -> usize {
    let mut hasher = QuickHasher::default();
    track.hash(&mut hasher);
    (hasher.finish() >> 40) as usize % SETS
}

/// AR-5.1, AR-5.4: by city of the list, what a cube there would bring a railway with this track.
fn incomes(ground: &Ground, track: HexSet) -> [f64; CITY_COUNT] {
    let pairs = PAIR_BONUS * hubs_on(track);
    std::array::from_fn(|number| {
        let city = &CITIES[number];
        if track.contains(city.hex) {
            return 0.0;
        }
        f64::from(ground.income_in(number) + if city.is_hub() { pairs } else { 0 })
    })
}

/// Cities that a search has not come to yet.
struct Others {
    track: HexSet,
    incomes: [f64; CITY_COUNT],
    /// One bit each.
    open: u64,
    /// What it takes at least to come there from the track; 0 where nobody has asked.
    least: [u8; CITY_COUNT],
}

impl Others {
    fn of(ground: &Ground, track: HexSet) -> Others {
        let incomes = incomes(ground, track);
        Others { track, incomes, open: (1 << CITY_COUNT) - 1, least: [0; CITY_COUNT] }
    }

    /// Whether one of them, all at least this far away, may bring as much for its cost.
    fn may_be_better(&mut self, cost: usize, score: f64) -> bool {
        let mut left = self.open;
        while left != 0 {
            let city = left.trailing_zeros() as usize;
            left &= left - 1;
            let income = self.incomes[city];
            if income < score * cost as f64 * (1.0 - 1e-9) {
                // It never can: costs only grow.
                self.open &= !(1 << city);
                continue;
            }
            let cost = cost.max(self.least_cost(city)).max(1);
            if income / cost as f64 >= score {
                return true;
            }
        }
        false
    }

    fn least_cost(&mut self, city: usize) -> usize {
        if self.least[city] == 0 {
            let from = &LEAST_COSTS[city];
            self.least[city] = self.track.iter().map(|hex| from[hex.index()]).min().unwrap_or(UNREACHED);
        }
        usize::from(self.least[city])
    }
}

/// By city and hex: what the way from there costs on an empty board, trouble included. Nothing ever gets cheaper.
static LEAST_COSTS: LazyLock<Vec<[u8; Hex::COUNT]>> = LazyLock::new(|| {
    let from = |city: usize| {
        // Backwards: who comes from a hex pays for all hexes after it.
        let mut costs = [UNREACHED; Hex::COUNT];
        costs[CITIES[city].hex.index()] = 0;
        let mut edge = vec![CITIES[city].hex];
        while let Some(hex) = edge.pop() {
            let cost = costs[hex.index()].saturating_add(first_price(hex) + TROUBLE as u8);
            for before in hex.neighbours().iter() {
                if cost < costs[before.index()] {
                    costs[before.index()] = cost;
                    edge.push(before);
                }
            }
        }
        costs
    };
    (0..CITY_COUNT).map(from).collect()
});

/// By hex: its city's number in the list.
pub(super) static CITY_NUMBERS: LazyLock<[Option<u8>; Hex::COUNT]> = LazyLock::new(|| {
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
        Waves { last: [NOBODY; DEAREST + MOST_PRICE + TROUBLE + 1], waiting: Vec::with_capacity(512) }
    }

    fn clear(&mut self) {
        self.last.fill(NOBODY);
        self.waiting.clear();
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

    /// In waves: all that can be reached for $1, for $2 … until no city farther away can be better.
    fn spread(&mut self, ground: &Ground, track: HexSet, dearest: usize, waves: &mut Waves) -> Known {
        let mut others = Others::of(ground, track);
        let mut settled = 0_u64;
        let neighbours = &*NEIGHBOURS;
        let numbers = &*CITY_NUMBERS;
        waves.clear();
        track.iter().for_each(|hex| waves.add(0, hex));
        let mut around = HexSet::EMPTY;
        let mut best: Option<(f64, usize, usize)> = None;
        let mut cost = 0;
        while cost <= dearest && best.is_none_or(|(score, ..)| others.may_be_better(cost, score)) {
            while let Some(hex) = waves.take(cost) {
                if self.costs[hex.index()] <= cost as u8 {
                    continue;
                }
                self.costs[hex.index()] = cost as u8;
                if let Some(city) = numbers[hex.index()].map(usize::from).filter(|_| cost > 0) {
                    settled |= 1 << city;
                    others.open &= !(1 << city);
                    let score = others.incomes[city] / cost as f64;
                    // Of equal ones the last of the list.
                    if best.is_none_or(|known| score.total_cmp(&known.0).then(city.cmp(&known.1)).is_gt()) {
                        best = Some((score, city, cost));
                    }
                }
                around = around.union(hex.neighbours());
                for next in &neighbours[hex.index()] {
                    let price = ground.price(*next);
                    let there = cost + usize::from(price) + TROUBLE;
                    if price != NO_ROOM && usize::from(self.costs[next.index()]) > there {
                        waves.add(there, *next);
                    }
                }
            }
            cost += 1;
        }
        let around = around.minus(track);
        let found =
            |(score, city, cost): (f64, usize, usize)| Best { score, cost, leg: self.leg(ground, CITIES[city].hex) };
        Known { track, around, board: ground.board.within(around), explored: cost, settled, best: best.map(found) }
    }

    /// The cheapest route to a hex, cube by cube.
    fn leg(&self, ground: &Ground, to: Hex) -> Leg {
        let mut leg = Leg { hexes: [to; LONGEST], length: 0 };
        let mut next = Some(to);
        while let Some(hex) = next {
            leg.hexes[usize::from(leg.length)] = hex;
            leg.length += 1;
            let cost = self.costs[hex.index()] - ground.price(hex) - TROUBLE as u8;
            let before = hex.neighbours().iter().find(|before| self.costs[before.index()] == cost);
            next = before.filter(|_| cost > 0);
        }
        leg.hexes[..usize::from(leg.length)].reverse();
        leg
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BotName, Turn};
    use american_rails::AmericanRails;
    use engine::{Chance, Game, Seed, settle};

    /// All along a game, for every railway and near and far.
    #[test]
    fn a_leg_that_is_remembered_is_the_one_that_looking_again_finds() {
        let (seed, mut events, mut legal) = (Seed::new("legs"), Vec::new(), Vec::new());
        let mut chance = Chance::new(&seed, 0);
        let mut game = AmericanRails::new(4, &Default::default(), &mut chance, &mut events).unwrap();
        settle(&mut game, &mut chance, &mut events, &mut legal);
        let mut bot = BotName::Conductor.sit_down::<AmericanRails>();
        let mut compared = 0;
        while let Some(seat) = game.to_act().first() {
            let open = game.open();
            let ground = Ground::of(&open);
            for (track, dearest) in open.railways.iter().map(|its| its.track).zip([9, 14, 23, 31, 47, 64]) {
                let fresh = Reach::nowhere().spread(&ground, track, dearest, &mut Waves::new());
                let known = next_leg(&ground, track, dearest);
                let hexes = |leg: &Leg| leg.hexes().to_vec();
                assert_eq!(known.as_ref().map(hexes), fresh.best.map(|best| hexes(&best.leg)));
                compared += usize::from(known.is_some());
            }
            let action = bot.choose(&Turn::at(&game, seat, &legal), &mut chance);
            game.apply(seat, &action, &mut chance, &mut events).unwrap();
            settle(&mut game, &mut chance, &mut events, &mut legal);
        }

        assert!(compared > 500, "{compared}");
    }
}
