//! The next leg of a plan: the city that brings a railway most for its price and trouble, and the cheapest way there.
//!
//! A leg depends on what lies within its reach alone, so one that was found on another board is used again where nothing changed there, or
//! where there are more cubes than before, but none on its way: the others have become no better, and it is as good as it was.

use super::plan::{Board, Ground, HUBS, first_price, hubs_on};
use super::plans::QuickHasher;
use american_rails::{CITIES, Hex, HexSet};
use std::cell::RefCell;
use std::collections::VecDeque;
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
pub(super) const MOST_PRICE: usize = 14;
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
    away: Away,
    /// Hexes whose prices were asked for, and how they were.
    around: HexSet,
    board: Board,
    /// What costs less was looked at.
    explored: usize,
    /// The cities that were found there, one bit each.
    settled: u64,
    best: Option<Best>,
    asked: Asked,
}

/// The last board on which it was asked for and was as good as before: whoever asks next mostly asks of the same one.
#[derive(Clone, Copy)]
struct Asked {
    board: Board,
    /// Whether no city that was not found could be better there, once somebody has asked.
    is_enough: Option<bool>,
}

#[derive(Clone, Copy)]
struct Best {
    offer: Offer,
    leg: Leg,
    /// The same hexes.
    way: HexSet,
}

/// A city's income, for a price and trouble.
#[derive(Clone, Copy)]
struct Offer {
    city: usize,
    income: usize,
    cost: usize,
}

impl Offer {
    /// It brings more for each dollar; of equal ones the last of the list.
    fn beats(&self, other: &Offer) -> bool {
        let [mine, theirs] = [self.income * other.cost, other.income * self.cost];
        mine > theirs || (mine == theirs && self.city > other.city)
    }
}

impl Known {
    /// Whether looking again would find the same.
    fn holds(&mut self, ground: &Ground, dearest: usize) -> bool {
        if self.asked.board != ground.board {
            if !self.is_as_good_on(&ground.board.within(self.around)) {
                return false;
            }
            // With more cubes and the same houses no city brings more than it did.
            let stays = |is_enough: &bool| *is_enough && ground.board.has_no_less_than(&self.asked.board);
            self.asked = Asked { board: ground.board, is_enough: self.asked.is_enough.filter(stays) };
        }
        match self.best {
            _ if self.explored > dearest => self.best.is_none_or(|best| best.offer.cost <= dearest),
            Some(best) => best.offer.cost <= dearest && self.is_enough(ground, &best.offer),
            None => false,
        }
    }

    /// Whether no city beyond what was looked at can be better.
    fn is_enough(&mut self, ground: &Ground, best: &Offer) -> bool {
        *self.asked.is_enough.get_or_insert_with(|| {
            let mut others = Others::of(ground, self.track, &self.away);
            others.open &= !self.settled;
            others.farthest(best).0 < self.explored
        })
    }

    /// Whether what lies around it makes nothing else better, and the way itself no dearer.
    fn is_as_good_on(&self, now: &Board) -> bool {
        let way = self.best.map_or(HexSet::EMPTY, |best| best.way);
        *now == self.board || (now.within(way) == self.board.within(way) && now.has_no_less_than(&self.board))
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
            away: Away::from(HexSet::EMPTY),
            around: HexSet::EMPTY,
            board: Board::EMPTY,
            explored: usize::MAX,
            settled: 0,
            best: None,
            asked: Asked { board: Board::EMPTY, is_enough: None },
        };
        Legs { legs: vec![nothing; SETS * WAYS], oldest: vec![0; SETS], waves: Waves::new() }
    }

    fn find(&mut self, ground: &Ground, track: HexSet, dearest: usize) -> Option<usize> {
        let from = set_of(track) * WAYS;
        (from..from + WAYS).find(|index| {
            let known = &mut self.legs[*index];
            known.track == track && known.holds(ground, dearest)
        })
    }

    fn look(&mut self, ground: &Ground, track: HexSet, dearest: usize) -> &Known {
        let set = set_of(track);
        let way = self.oldest[set];
        self.oldest[set] = (way + 1) % WAYS as u8;
        let known = &mut self.legs[set * WAYS + usize::from(way)];
        *known = self.waves.spread(ground, track, dearest);
        known
    }
}

fn set_of(track: HexSet) -> usize {
    let mut hasher = QuickHasher::default();
    track.hash(&mut hasher);
    (hasher.finish() >> 40) as usize % SETS
}

/// The cities as they lie from a track, whatever stands on the board.
#[derive(Clone, Copy)]
struct Away {
    /// What it takes at least to come to each.
    least: [u8; PADDED],
    /// Those that are not on the track, one bit each.
    open: u64,
}

impl Away {
    fn from(track: HexSet) -> Away {
        let mut open = (1 << CITY_COUNT) - 1;
        for city in track.both(*CITY_HEXES).iter().filter_map(|hex| CITY_NUMBERS[hex.index()]) {
            open &= !(1 << city);
        }
        Away { least: least_costs(track), open }
    }
}

/// Cities that a search has not come to yet.
struct Others {
    /// What it takes at least to come to each city from the track.
    least: [u8; PADDED],
    /// AR-5.1, AR-5.4: by city of the list, what a cube there would bring a railway with this track.
    incomes: [u8; CITY_COUNT],
    /// One bit each.
    open: u64,
}

impl Others {
    fn of(ground: &Ground, track: HexSet, away: &Away) -> Others {
        let mut incomes = ground.incomes;
        let numbers = &*CITY_NUMBERS;
        let pairs = PAIR_BONUS * hubs_on(track);
        for hub in HUBS.iter().filter_map(|hub| numbers[hub.index()]) {
            incomes[usize::from(hub)] += pairs as u8;
        }
        Others { least: away.least, incomes, open: away.open }
    }

    /// How dear one of them may be at most that brings as much for its cost, and which one that is; nothing if none can.
    fn farthest(&mut self, best: &Offer) -> (usize, Option<usize>) {
        let (mut farthest, mut which) = (0, None);
        let mut left = self.open;
        while left != 0 {
            let city = left.trailing_zeros() as usize;
            left &= left - 1;
            let worth = usize::from(self.incomes[city]) * best.cost;
            if worth < best.income * (farthest + 1) {
                continue;
            }
            let most = worth / best.income;
            if usize::from(self.least[city]) <= most {
                (farthest, which) = (most, Some(city));
            } else {
                // It never can: the best only gets better.
                self.open &= !(1 << city);
            }
        }
        (farthest, which)
    }
}

const UNREACHED: u8 = u8::MAX;
/// Costs of all cities, sixteen at a time.
const PADDED: usize = CITY_COUNT.next_multiple_of(16);

/// By city: what the way from the nearest of these hexes costs on an empty board, trouble included. Nothing ever gets cheaper.
fn least_costs(track: HexSet) -> [u8; PADDED] {
    let by_hex = &*LEAST_COSTS;
    let mut least = [UNREACHED; PADDED];
    for hex in track.iter() {
        least.iter_mut().zip(&by_hex[hex.index()]).for_each(|(least, cost)| *least = (*least).min(*cost));
    }
    least
}

/// By hex and city.
static LEAST_COSTS: LazyLock<Vec<[u8; PADDED]>> = LazyLock::new(|| {
    let mut by_hex = vec![[UNREACHED; PADDED]; Hex::COUNT];
    for (number, city) in CITIES.iter().enumerate() {
        // Backwards: who comes from a hex pays for all hexes after it.
        by_hex[city.hex.index()][number] = 0;
        let mut edge = VecDeque::from([city.hex]);
        while let Some(hex) = edge.pop_front() {
            let cost = by_hex[hex.index()][number].saturating_add(first_price(hex) + TROUBLE as u8);
            for before in hex.neighbours().iter() {
                let least = &mut by_hex[before.index()][number];
                if cost < *least {
                    *least = cost;
                    edge.push_back(before);
                }
            }
        }
    }
    by_hex
});

/// By hex: its city's number in the list.
pub(super) static CITY_NUMBERS: LazyLock<[Option<u8>; Hex::COUNT]> = LazyLock::new(|| {
    let mut numbers = [None; Hex::COUNT];
    CITIES.iter().enumerate().for_each(|(number, city)| numbers[city.hex.index()] = Some(number as u8));
    numbers
});

static CITY_HEXES: LazyLock<HexSet> = LazyLock::new(|| CITIES.iter().map(|city| city.hex).collect());

/// Hexes by what the cheapest way there from a track costs, trouble included.
struct Waves {
    /// By cost: hexes that can be reached for it; some of them for less.
    coming: [HexSet; DEAREST + MOST_PRICE + TROUBLE + 1],
    /// By cost: hexes that can't be reached for less.
    reached: [HexSet; DEAREST + 1],
}

impl Waves {
    fn new() -> Waves {
        Waves { coming: [HexSet::EMPTY; DEAREST + MOST_PRICE + TROUBLE + 1], reached: [HexSet::EMPTY; DEAREST + 1] }
    }

    /// All that can be reached for $1, for $2 … until no city farther away can be better.
    fn spread(&mut self, ground: &Ground, track: HexSet, dearest: usize) -> Known {
        let (numbers, cities) = (&*CITY_NUMBERS, *CITY_HEXES);
        let away = Away::from(track);
        let mut others = Others::of(ground, track, &away);
        let mut settled = 0_u64;
        self.coming.fill(HexSet::EMPTY);
        self.coming[0] = track;
        let (mut reached, mut around) = (HexSet::EMPTY, HexSet::EMPTY);
        let mut best: Option<Offer> = None;
        let (mut cost, mut farthest, mut last_hope) = (0, dearest, None);
        while cost <= farthest {
            let fresh = self.coming[cost].minus(reached);
            self.reached[cost] = fresh;
            if fresh.is_empty() {
                cost += 1;
                continue;
            }
            reached = reached.union(fresh);
            let found = if cost == 0 { HexSet::EMPTY } else { fresh.both(cities) };
            let mut is_news = false;
            for city in found.iter().filter_map(|hex| numbers[hex.index()]).map(usize::from) {
                settled |= 1 << city;
                is_news |= last_hope == Some(city);
                let offer = Offer { city, income: usize::from(others.incomes[city]), cost };
                if best.is_none_or(|best| offer.beats(&best)) {
                    best = Some(offer);
                    is_news = true;
                }
            }
            let beside = fresh.iter().fold(HexSet::EMPTY, |beside, hex| beside.union(hex.neighbours()));
            around = around.union(beside);
            let next = beside.minus(reached);
            for room in ground.rooms() {
                let coming = &mut self.coming[cost + usize::from(room.price) + TROUBLE];
                *coming = coming.union(next.both(room.hexes));
            }
            if let Some(best) = best.filter(|_| is_news) {
                others.open &= !settled;
                (farthest, last_hope) = others.farthest(&best);
                farthest = farthest.min(dearest);
            }
            cost += 1;
        }
        let around = around.minus(track);
        let best = best.map(|offer| {
            let leg = self.leg(ground, &offer);
            Best { offer, leg, way: leg.hexes().iter().copied().collect() }
        });
        let asked = Asked { board: ground.board, is_enough: None };
        Known { track, away, around, board: ground.board.within(around), explored: cost, settled, best, asked }
    }

    /// The cheapest route to a city, cube by cube.
    fn leg(&self, ground: &Ground, to: &Offer) -> Leg {
        let (mut hex, mut cost) = (CITIES[to.city].hex, to.cost);
        let mut leg = Leg { hexes: [hex; LONGEST], length: 0 };
        loop {
            leg.hexes[usize::from(leg.length)] = hex;
            leg.length += 1;
            cost -= usize::from(ground.price(hex)) + TROUBLE;
            match hex.neighbours().both(self.reached[cost]).first() {
                Some(before) if cost > 0 => hex = before,
                _ => break,
            }
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
                let fresh = Waves::new().spread(&ground, track, dearest);
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
