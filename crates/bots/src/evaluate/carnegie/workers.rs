//! What workers are worth where they are: at a desk, on the way to one, or away on assignment.

use super::hopes::Hopes;
use super::weights::DEPARTMENTS;
use carnegie::{Department, Player, Region, Room, Row, STEPS, Space, Strip, Timeline, View};
use std::sync::LazyLock;

/// CA-2.4: whoever is used goes away.
fn leaves(department: Department) -> bool {
    matches!(
        department,
        Department::Construction
            | Department::Engineering
            | Department::Training
            | Department::SafetyAndQuality
            | Department::Purchasing
            | Department::AdvancedResearch
            | Department::CharitableGiving
    )
}

/// Where a player's workers are, and what it depends on what they bring.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Hands {
    rooms: [Room; Space::COUNT],
    on_assignment: [u8; 4],
    transport: [u8; 4],
    strips: [Strip; 4],
    rows: [Row; 4],
}

pub(super) fn worth(view: &View, player: &Player, hopes: &Hopes) -> f64 {
    let Player { rooms, on_assignment, transport, strips, .. } = *player;
    let hands = Hands { rooms, on_assignment, transport, strips, rows: view.rows };
    hopes.known.workers.of(hands, || of_all(view, player, hopes))
}

fn of_all(view: &View, player: &Player, hopes: &Hopes) -> f64 {
    let worths = hopes.known.desks.get_or_init(|| DeskWorths::of(hopes));
    let mut sum = 0.0;
    let mut desks = Desks { free: [(Space::lobby(), 0.0); MOST_DESKS], count: 0 };
    for space in Space::all() {
        let room = player.room(space);
        let Some(department) = room.department else { continue };
        let there = &worths.0[department as usize];
        sum += f64::from(room.standing) * there.to_stand;
        for free in there.to_come[..there.count].iter().skip(usize::from(room.standing)) {
            desks.add(space, *free);
        }
    }
    sum + lying(player, hopes, &mut desks) + away(view, player, hopes, &mut desks)
}

/// By department: what its desks are worth.
pub(super) struct DeskWorths([DeskWorth; Department::COUNT]);

#[derive(Clone, Copy, Default)]
struct DeskWorth {
    /// To who stands there.
    to_stand: f64,
    /// To who still has to get there, desk by desk, from the cheapest on.
    to_come: [f64; MOST_DESKS_IN_A_ROOM],
    count: usize,
}

impl DeskWorths {
    fn of(hopes: &Hopes) -> DeskWorths {
        let mut worths = [DeskWorth::default(); Department::COUNT];
        for department in DEPARTMENTS {
            let to_stand = at_desk(department, hopes);
            let prices = department.desk_prices();
            let mut there = DeskWorth { to_stand, count: prices.len(), ..DeskWorth::default() };
            for (free, price) in there.to_come.iter_mut().zip(prices) {
                *free = hopes.weights.lying * (0.8 + to_stand) - hopes.weights.money * f64::from(*price) * hopes.fresh;
            }
            worths[department as usize] = there;
        }
        DeskWorths(worths)
    }
}

/// Beyond the point that they score for standing (CA-8.1): a type is played every fourth round or so.
fn at_desk(department: Department, hopes: &Hopes) -> f64 {
    let uses = if leaves(department) { hopes.once } else { hopes.weights.plays * hopes.left };
    uses * hopes.weights.use_of(department)
}

/// Free desks and what they are worth to who gets there.
struct Desks {
    free: [(Space, f64); MOST_DESKS],
    count: usize,
}

/// CA-2.2
const MOST_DESKS_IN_A_ROOM: usize = 3;
const MOST_DESKS: usize = MOST_DESKS_IN_A_ROOM * Space::COUNT;

impl Desks {
    fn add(&mut self, space: Space, worth: f64) {
        self.free[self.count] = (space, worth);
        self.count += 1;
    }

    /// What the best one is worth to somebody who comes from here; it is taken then.
    fn take_best(&mut self, from: Space, hopes: &Hopes) -> f64 {
        let step = 0.1 + hopes.weights.step * hopes.fresh;
        let steps = &WALK[from.index()];
        let (mut best, mut most) = (None, f64::NEG_INFINITY);
        for (index, (to, worth)) in self.free[..self.count].iter().enumerate() {
            let reach = worth - step * steps[to.index()];
            if reach >= most {
                (best, most) = (Some(index), reach);
            }
        }
        let Some(best) = best else { return 0.0 };
        self.count -= 1;
        self.free[best] = self.free[self.count];
        most.max(0.0)
    }
}

/// CA-5.3: steps from space to space.
static WALK: LazyLock<[[f64; Space::COUNT]; Space::COUNT]> = LazyLock::new(|| {
    let mut steps = [[0.0; Space::COUNT]; Space::COUNT];
    for from in Space::all() {
        Space::all().for_each(|to| steps[from.index()][to.index()] = f64::from(from.steps_to(to)));
    }
    steps
});

/// Who lies hopes for the best free desk that they can get to; each desk is for one.
fn lying(player: &Player, hopes: &Hopes, desks: &mut Desks) -> f64 {
    let mut sum = 0.0;
    for from in Space::all() {
        for _ in 0..player.room(from).lying {
            sum += desks.take_best(from, hopes);
        }
    }
    sum
}

/// Who is away comes back with an event of their region, and brings the income of all projects.
fn away(view: &View, player: &Player, hopes: &Hopes, desks: &mut Desks) -> f64 {
    let mut sum = 0.0;
    let paydays = hopes.known.paydays.of(view.rows, || Region::ALL.map(|region| paydays(view, region)));
    for region in Region::ALL {
        let (workers, events) = (player.on_assignment[region.index()], paydays[region.index()]);
        if workers == 0 || events == 0 {
            continue;
        }
        let soon = (events as f64 / 2.0).min(1.0);
        let income = hopes.weights.away_income * hopes.gain(player.transport_income(region));
        let each: f64 =
            (0..workers).map(|_| hopes.weights.away * desks.take_best(Space::lobby(), hopes) + income).sum();
        sum += soon * (each + 0.4 * hopes.all_incomes(player));
    }
    sum
}

/// Events of this region that are still to come.
pub(super) fn paydays(view: &View, region: Region) -> usize {
    let to_come = |timeline: Timeline| {
        let marker = view.rows[timeline.index()].marker;
        (marker..STEPS).filter(|step| view.event_at(timeline, *step).region == Some(region)).count()
    };
    Timeline::ALL.into_iter().map(to_come).sum()
}
