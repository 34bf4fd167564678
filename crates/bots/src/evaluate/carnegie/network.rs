//! CA-8.2: what joining big cities may still bring.

use super::hopes::Hopes;
use super::last::{ByWeights, mix};
use carnegie::{City, CitySet, Player, SlotSet, TransportLevel, View, network_points};
use engine::{Numbered, Set};
use std::cell::RefCell;
use std::sync::LazyLock;

const BIG: usize = City::BIG.len();

/// Beyond what the network scores already: the best set of big cities, by how many cities are missing to join it.
pub(super) fn hope(view: &View, player: &Player, hopes: &Hopes) -> f64 {
    if hopes.left < 1.0 {
        return 0.0;
    }
    let taken = taken(view);
    hopes.known.network.of((player.projects, taken, player.transport), || best_to_join(player, taken, hopes))
}

/// Builds in one city are alike, unless its last slot is taken.
fn best_to_join(player: &Player, taken: SlotSet, hopes: &Hopes) -> f64 {
    let (own, open) = (City::of_slots(player.projects), hopes.ways.open_now(taken));
    let best_of = |ways: &Ways| best_of_sets(player, &ways.missing, hopes);
    let is_as_before = own == hopes.ways.own && open == hopes.ways.open;
    JOINED.with_borrow_mut(|known| {
        let transport = u64::from(u32::from_le_bytes(player.transport));
        let mixed = mix(mix(mix(own.bits(), open.bits()), transport), hopes.left.to_bits());
        known.of(&hopes.weights).of(mixed, (own, open, player.transport, hopes.left), || {
            if is_as_before { best_of(&hopes.ways) } else { Ways::look_at(own, taken, open, best_of) }
        })
    })
}

/// What the worth of joining cities depends on: own and open cities, the transport tracks, and the rounds that are left.
type Joining = (CitySet, CitySet, [u8; 4], f64);

const JOINED_KEPT: usize = 1 << 10;

thread_local! {
    /// What it was worth before.
    static JOINED: RefCell<ByWeights<Joining, f64, JOINED_KEPT>> = const { RefCell::new(ByWeights::EMPTY) };
}

/// By the cities that are missing to join each set of big ones.
fn best_of_sets(player: &Player, missing: &[Option<u8>; 1 << BIG], hopes: &Hopes) -> f64 {
    let left = hopes.left;
    let levels = City::BIG.map(|city| player.transport_space(city.region()).level);
    let at = |wanted: TransportLevel| -> u64 {
        levels.iter().enumerate().map(|(big, level)| u64::from(*level == wanted) << big).sum()
    };
    let (carriages, stagecoaches) = (at(TransportLevel::Carriage), at(TransportLevel::Stagecoach));
    let better_level = hopes.weights.net_level * (left / 10.0).min(1.0);
    let (mut best, mut now): (f64, f64) = (0.0, 0.0);
    // Whoever hopes for less than all of a better level hopes for no more than the best level brings.
    let is_bounded = better_level <= 1.0;
    for Joinable { set, by_level: [carriage, stagecoach, railroad] } in &*JOINABLE {
        let Some(missing) = missing[set.bits() as usize] else { continue };
        if missing > 0 && is_bounded && *railroad <= best {
            continue;
        }
        let points = match set.bits() {
            bits if bits & carriages != 0 => *carriage,
            bits if bits & stagecoaches != 0 => *stagecoach,
            _ => *railroad,
        };
        if missing == 0 {
            now = now.max(points);
        }
        let hoped = points + better_level * (railroad - points);
        let likely = (1.0 - f64::from(missing) * hopes.weights.net_rounds / left).max(0.0);
        best = best.max(hoped * likely * likely);
    }
    hopes.weights.net * (best - now).max(0.0)
}

/// One of the big cities, by its place in [`City::BIG`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Big(u8);

type BigSet = Set<Big>;

impl Big {
    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn city(self) -> City {
        City::BIG[self.index()]
    }
}

impl Numbered for Big {
    const LIMIT: usize = BIG;

    fn number(self) -> u8 {
        self.0
    }

    fn numbered(number: u8) -> Big {
        Big(number)
    }
}

/// A set of big cities, and what it scores by the lowest transport level among them.
struct Joinable {
    set: BigSet,
    by_level: [f64; 3],
}

/// Every set of two or more, those first that may bring most.
static JOINABLE: LazyLock<Vec<Joinable>> = LazyLock::new(|| {
    let with_points = |set: BigSet| {
        let connection = set.iter().map(|big| big.city().connection_points()).sum();
        let levels = [TransportLevel::Carriage, TransportLevel::Stagecoach, TransportLevel::Railroad];
        Joinable { set, by_level: levels.map(|level| f64::from(network_points(connection, level))) }
    };
    let mut joinable: Vec<Joinable> = sets_to_join().map(with_points).collect();
    joinable.sort_by(|one, other| other.by_level[2].total_cmp(&one.by_level[2]));
    joinable
});

/// Every set of two or more.
fn sets_to_join() -> impl Iterator<Item = BigSet> {
    BigSet::all(BIG).subsets().filter(|set| set.len() >= 2)
}

/// Where a player has projects, where one could still build, and how far the big cities are from each other.
#[derive(Clone, Copy)]
pub(super) struct Ways {
    own: CitySet,
    /// Slots with a disc.
    taken: SlotSet,
    /// Cities with a free slot.
    open: CitySet,
    /// Cities to build in between two big ones; none where the way is blocked.
    between: [[Option<u8>; BIG]; BIG],
    /// By set of big cities: cities to build in until they are joined.
    missing: [Option<u8>; 1 << BIG],
}

/// So many are kept at a time; each has its place, and whoever comes there next takes it.
const KEPT: usize = 1 << 12;

thread_local! {
    /// Ways that were looked for before: trying out where to build asks for the same ones again and again.
    static KNOWN: RefCell<Vec<Option<Ways>>> = const { RefCell::new(Vec::new()) };
}

impl Ways {
    pub(super) fn of(view: &View, player: &Player) -> Ways {
        let taken = taken(view);
        Ways::look_at(City::of_slots(player.projects), taken, open_cities(taken), |ways| Ways { taken, ..*ways })
    }

    /// Those that own cities and open ones leave.
    fn look_at<R>(own: CitySet, taken: SlotSet, open: CitySet, part: impl FnOnce(&Ways) -> R) -> R {
        KNOWN.with_borrow_mut(|known| {
            known.resize(KEPT, None);
            let mixed =
                own.bits().wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ open.bits().wrapping_mul(0xC2B2_AE3D_27D4_EB4F);
            let place = &mut known[(mixed >> 40) as usize % KEPT];
            part(match place {
                Some(ways) if ways.own == own && ways.open == open => ways,
                _ => place.insert(Ways::look_for(own, taken, open)),
            })
        })
    }

    fn look_for(own: CitySet, taken: SlotSet, open: CitySet) -> Ways {
        let (between, missing) = ([[None; BIG]; BIG], [None; 1 << BIG]);
        let mut ways = Ways { own, taken, open, between, missing };
        for from in BigSet::all(BIG).iter() {
            // It is as far back: only what comes after it is new.
            let after = BigSet::all(BIG).minus(BigSet::all(from.index() + 1));
            let missing = ways.from(from, after);
            for to in after.iter() {
                ways.between[from.index()][to.index()] = missing[to.index()];
                ways.between[to.index()][from.index()] = missing[to.index()];
            }
        }
        sets_to_join().for_each(|set| ways.missing[set.bits() as usize] = ways.missing_in(set));
        ways
    }

    /// Cities with a free slot after an action: most actions change nothing here.
    fn open_now(&self, taken: SlotSet) -> CitySet {
        if taken == self.taken {
            return self.open;
        }
        if !self.taken.is_subset(taken) {
            return open_cities(taken);
        }
        let fresh = City::of_slots(taken.minus(self.taken));
        self.open.minus(fresh.iter().filter(|city| city.slot_set().is_subset(taken)).collect())
    }

    /// Cities to build in until these are joined, each to the nearest: a short tree, near enough.
    fn missing_in(&self, set: BigSet) -> Option<u8> {
        let mut sum = set.iter().filter(|big| !self.own.contains(big.city())).count() as u8;
        let mut joined = BigSet::only(set.first()?);
        while joined != set {
            let between = |from: Big, to: Big| self.between[from.index()][to.index()];
            let rest = set.minus(joined);
            let links = rest.iter().flat_map(|to| joined.iter().filter_map(move |from| Some((between(from, to)?, to))));
            let (missing, to) = links.min()?;
            sum += missing;
            joined = joined.with(to);
        }
        Some(sum)
    }

    /// From one big city to these.
    fn from(&self, from: Big, to: BigSet) -> [Option<u8>; BIG] {
        let usable = self.own.union(self.open);
        let is_usable = |big: &Big| usable.contains(big.city());
        let mut found = [None; BIG];
        if !is_usable(&from) {
            return found;
        }
        let mut wanted: BigSet = to.iter().filter(is_usable).collect();
        let (mut reached, mut edge) = (CitySet::EMPTY, CitySet::only(from.city()));
        for missing in 0..=City::COUNT as u8 {
            if wanted.is_empty() || edge.is_empty() {
                break;
            }
            // Own cities on the way cost nothing.
            let (fresh, beside) = self.spread(edge, reached);
            reached = reached.union(fresh);
            for big in wanted.iter().filter(|big| reached.union(beside).contains(big.city())) {
                found[big.index()] = Some(missing);
                wanted = wanted.without(big);
            }
            edge = beside.both(self.open).minus(reached);
        }
        found
    }

    /// These cities with the own ones that hang on them, and all that lies beside them.
    fn spread(&self, edge: CitySet, reached: CitySet) -> (CitySet, CitySet) {
        let (mut fresh, mut all, mut beside) = (edge, edge, CitySet::EMPTY);
        while !fresh.is_empty() {
            let next = fresh.iter().fold(CitySet::EMPTY, |next, city| next.union(city.neighbours()));
            beside = beside.union(next);
            fresh = next.both(self.own).minus(all).minus(reached);
            all = all.union(fresh);
        }
        (all, beside)
    }
}

fn taken(view: &View) -> SlotSet {
    let andrews = view.andrew.map_or(SlotSet::EMPTY, |andrew| andrew.projects);
    view.players.iter().fold(view.neutral_projects.union(andrews), |taken, player| taken.union(player.projects))
}

fn open_cities(taken: SlotSet) -> CitySet {
    City::all().filter(|city| !city.slot_set().minus(taken).is_empty()).collect()
}
