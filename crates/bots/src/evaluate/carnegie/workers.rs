//! What workers are worth where they are: at a desk, on the way to one, or away on assignment.

use super::calendar::ToCome;
use super::hopes::Hopes;
use super::last::{ByWeights, mix};
use super::weights::{DEPARTMENTS, Weights};
use carnegie::{Department, Player, Region, Room, Space, View, WORKERS};
use engine::Seat;
use std::cell::RefCell;
use std::rc::Rc;
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

/// What a company is worth by its rooms and its workers, wherever they are.
pub(super) struct Company {
    /// CA-8.1, CA-8.5: what it scores as it is.
    pub(super) points: u32,
    pub(super) departments: f64,
    pub(super) workers: f64,
    /// CA-4.4: by how much each donation costs more than the one before.
    pub(super) donation_step: f64,
}

/// `incomes` is what all projects pay together.
pub(super) fn company(view: &View, seat: Seat, incomes: f64, hopes: &Hopes) -> Company {
    let player = view.player(seat);
    let away: u8 = player.on_assignment.iter().sum();
    let company = |rooms: &Rooms| Company {
        points: rooms.points,
        departments: rooms.departments,
        donation_step: rooms.donation_step,
        workers: rooms.here + self::away(view, seat, incomes, hopes, &rooms.for_who_is_away),
    };
    hopes.known.rooms.look((player.rooms, away), || Rooms::known(player, away, hopes), company)
}

/// Who is where, how many are away, and how many rounds are left.
type Here = ([Room; Space::COUNT], u8, f64);

/// As many as the rounds of all players ask for, and then some.
const ROOMS_KEPT: usize = 1 << 10;

thread_local! {
    /// Rooms that were looked at before.
    static ROOMS: RefCell<ByWeights<Here, Rooms, ROOMS_KEPT>> = const { RefCell::new(ByWeights::EMPTY) };
}

/// What hangs on the rooms alone, and on how many are away.
#[derive(Clone, Copy)]
pub(super) struct Rooms {
    points: u32,
    departments: f64,
    donation_step: f64,
    /// Who stands or lies in the company.
    here: f64,
    /// What the free desks are worth to those who come back, one after the other.
    for_who_is_away: [f64; WORKERS as usize],
}

impl Rooms {
    /// A round that is played was tried before, and with it most of what is tried then.
    fn known(player: &Player, away: u8, hopes: &Hopes) -> Rooms {
        ROOMS.with_borrow_mut(|known| {
            let start = mix(hopes.left.to_bits(), away.into());
            let mixed = player.rooms.chunks(2).fold(start, |mixed, rooms| mix(mixed, bits_of(rooms)));
            let here = (player.rooms, away, hopes.left);
            known.of(&hopes.weights).of(mixed, here, || Rooms::of(player, away, hopes))
        })
    }

    fn of(player: &Player, away: u8, hopes: &Hopes) -> Rooms {
        let worths = hopes.known.desks.get_or_init(|| DeskWorths::at(hopes));
        let (mut standing, mut lying, mut departments) = (0.0, 0.0, 0.0);
        let mut desks = Desks::none(worths, hopes);
        for space in Space::all() {
            let room = player.room(space);
            let Some(department) = room.department else { continue };
            let there = &worths.0[department as usize];
            standing += f64::from(room.standing) * there.to_stand;
            departments += there.tile;
            desks.add(space, department, room.standing);
        }
        // Who lies hopes for the best free desk that they can get to; each desk is for one.
        for from in Space::all() {
            desks.take_best(from, player.room(from).lying, |desk| lying += desk);
        }
        let mut for_who_is_away = [0.0; WORKERS as usize];
        let mut places = for_who_is_away.iter_mut();
        desks.take_best(Space::lobby(), away, |desk| {
            if let Some(place) = places.next() {
                *place = desk;
            }
        });
        let (points, donation_step) = (player.company_points(), player.donation_step().into());
        Rooms { points, departments, donation_step, here: standing + lying, for_who_is_away }
    }
}

fn bits_of(rooms: &[Room]) -> u64 {
    rooms.iter().fold(0, |bits, room| {
        let department = room.department.map_or(0, |department| department as u64 + 1);
        bits << 24 | department << 16 | u64::from(room.standing) << 8 | u64::from(room.lying)
    })
}

/// What desks are worth with so many rounds left.
struct KnownDesks {
    left: f64,
    weights: Rc<Weights>,
    worths: Rc<DeskWorths>,
}

/// A round has three times: before its event, after it, and at its end.
const KEPT: usize = 4;

thread_local! {
    static DESKS: RefCell<Vec<KnownDesks>> = const { RefCell::new(Vec::new()) };
}

/// By department: what its desks are worth.
pub(super) struct DeskWorths([DeskWorth; Department::COUNT]);

#[derive(Clone, Copy, Default)]
struct DeskWorth {
    /// Of a built department, beside its desks; printed ones are everybody's.
    tile: f64,
    /// To who stands there.
    to_stand: f64,
    /// To who still has to get there, desk by desk, from the cheapest on.
    to_come: [f64; MOST_DESKS_IN_A_ROOM],
    count: usize,
}

impl DeskWorths {
    /// What the next desk of a room in which so many are taken is worth to who still has to get there.
    fn to_come(&self, department: Department, taken: u8) -> Option<f64> {
        let there = &self.0[department as usize];
        there.to_come[..there.count].get(usize::from(taken)).copied()
    }

    /// They hang on the rounds that are left alone: whoever decides next mostly has as many.
    fn at(hopes: &Hopes) -> Rc<DeskWorths> {
        DESKS.with_borrow_mut(|known| {
            let is_it = |desks: &&KnownDesks| desks.left == hopes.left && Rc::ptr_eq(&desks.weights, &hopes.weights);
            if let Some(known) = known.iter().find(is_it) {
                return Rc::clone(&known.worths);
            }
            if known.len() == KEPT {
                known.remove(0);
            }
            let worths = Rc::new(DeskWorths::of(hopes));
            let (left, weights) = (hopes.left, Rc::clone(&hopes.weights));
            known.push(KnownDesks { left, weights, worths: Rc::clone(&worths) });
            worths
        })
    }

    fn of(hopes: &Hopes) -> DeskWorths {
        let mut worths = [DeskWorth::default(); Department::COUNT];
        for department in DEPARTMENTS {
            let to_stand = at_desk(department, hopes);
            let prices = department.desk_prices();
            let tile = if department.is_tile() { hopes.tile(department) } else { 0.0 };
            let mut there = DeskWorth { tile, to_stand, count: prices.len(), ..DeskWorth::default() };
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

/// CA-2.2
const MOST_DESKS_IN_A_ROOM: usize = 3;

/// The free desks, each room's from the cheapest on: the first is the best of its room, wherever somebody comes from.
struct Desks<'a> {
    worths: &'a DeskWorths,
    /// What a step costs.
    step: f64,
    walk: &'static [[f64; Space::COUNT]; Space::COUNT],
    rooms: [FreeDesk; Space::COUNT],
    count: usize,
}

/// The best free desk of a room.
#[derive(Clone, Copy)]
struct FreeDesk {
    worth: f64,
    space: Space,
    department: Department,
    /// Desks of its room that are taken.
    taken: u8,
}

impl<'a> Desks<'a> {
    fn none(worths: &'a DeskWorths, hopes: &Hopes) -> Desks<'a> {
        let nothing = FreeDesk { worth: 0.0, space: Space::lobby(), department: Department::NewLobby, taken: 0 };
        let step = 0.1 + hopes.weights.step * hopes.fresh;
        Desks { worths, step, walk: &WALK, rooms: [nothing; Space::COUNT], count: 0 }
    }

    /// Those of a room in which so many are taken.
    fn add(&mut self, space: Space, department: Department, taken: u8) {
        if let Some(worth) = self.worths.to_come(department, taken) {
            self.rooms[self.count] = FreeDesk { worth, space, department, taken };
            self.count += 1;
        }
    }

    /// What the best ones are worth to so many who come from here, one after the other; each is taken then.
    fn take_best(&mut self, from: Space, workers: u8, mut tell: impl FnMut(f64)) {
        if workers == 0 {
            return;
        }
        let (steps, step) = (&self.walk[from.index()], self.step);
        let reach_of = |desk: &FreeDesk| desk.worth - step * steps[desk.space.index()];
        let mut reach = [0.0; Space::COUNT];
        for (reach, desk) in reach.iter_mut().zip(&self.rooms[..self.count]) {
            *reach = reach_of(desk);
        }
        for _ in 0..workers {
            let (mut best, mut most) = (None, f64::NEG_INFINITY);
            for (index, reach) in reach[..self.count].iter().enumerate() {
                if *reach >= most {
                    (best, most) = (Some(index), *reach);
                }
            }
            let Some(best) = best else {
                tell(0.0);
                continue;
            };
            tell(most.max(0.0));
            let desk = &mut self.rooms[best];
            desk.taken += 1;
            match self.worths.to_come(desk.department, desk.taken) {
                Some(worth) => {
                    desk.worth = worth;
                    reach[best] = reach_of(desk);
                }
                None => {
                    self.count -= 1;
                    self.rooms[best] = self.rooms[self.count];
                    reach[best] = reach[self.count];
                }
            }
        }
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

/// Who is away comes back with an event of their region, and brings the income of all projects.
fn away(view: &View, seat: Seat, incomes: f64, hopes: &Hopes, desks: &[f64]) -> f64 {
    let player = view.player(seat);
    if player.on_assignment == [0; 4] {
        return 0.0;
    }
    let (mut sum, mut desks) = (0.0, desks.iter());
    let mut next = || desks.next().copied().unwrap_or(0.0);
    let paydays = hopes.known.to_come.of(view.rows, || ToCome::on(&view.rows)).paydays;
    for region in Region::ALL {
        let (workers, events) = (player.on_assignment[region.index()], paydays[region.index()]);
        if workers == 0 || events == 0 {
            continue;
        }
        let soon = (events as f64 / 2.0).min(1.0);
        let income = hopes.weights.away_income * hopes.gain(player.transport_income(region));
        let each: f64 = (0..workers).map(|_| hopes.weights.away * next() + income).sum();
        sum += soon * (each + 0.4 * incomes);
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BotName, Turn};
    use carnegie::{Carnegie, Options, STEPS, Timeline};
    use engine::{Chance, Game, Seed, Viewer, settle};

    /// One by one, as the sentences above say it.
    fn by_looking_at_every_desk(view: &View, seat: Seat, hopes: &Hopes) -> f64 {
        let player = view.player(seat);
        let step = 0.1 + hopes.weights.step * hopes.fresh;
        let (mut sum, mut desks) = (0.0, Vec::new());
        for space in Space::all() {
            let room = player.room(space);
            let Some(department) = room.department else { continue };
            let to_stand = at_desk(department, hopes);
            sum += f64::from(room.standing) * to_stand;
            for price in department.desk_prices().iter().skip(usize::from(room.standing)) {
                let money = hopes.weights.money * f64::from(*price) * hopes.fresh;
                desks.push((space, hopes.weights.lying * (0.8 + to_stand) - money));
            }
        }
        let mut take_best = |from: Space| -> f64 {
            let reach = |(space, worth): &(Space, f64)| worth - step * f64::from(from.steps_to(*space));
            let best = (0..desks.len()).max_by(|one, other| reach(&desks[*one]).total_cmp(&reach(&desks[*other])));
            best.map_or(0.0, |best| reach(&desks.swap_remove(best)).max(0.0))
        };
        for from in Space::all() {
            sum += (0..player.room(from).lying).map(|_| take_best(from)).sum::<f64>();
        }
        for region in Region::ALL {
            let rows = Timeline::ALL.into_iter().zip(view.rows);
            let steps = rows.flat_map(|(timeline, row)| (row.marker..STEPS).map(move |step| (timeline, step)));
            let is_there = |(timeline, step): &(Timeline, u8)| view.event_at(*timeline, *step).region == Some(region);
            let events = steps.filter(is_there).count();
            let workers = player.on_assignment[region.index()];
            if workers > 0 && events > 0 {
                let income = hopes.weights.away_income * hopes.gain(player.transport_income(region));
                let each: f64 = (0..workers).map(|_| hopes.weights.away * take_best(Space::lobby()) + income).sum();
                sum += (events as f64 / 2.0).min(1.0) * (each + 0.4 * hopes.strips(view, seat).incomes);
            }
        }
        sum
    }

    /// All along a game, for everybody at the table.
    #[test]
    fn the_best_desk_of_each_room_is_enough_to_find_the_best_of_all() {
        let (seed, mut events, mut legal) = (Seed::new("desks"), Vec::new(), Vec::new());
        let mut chance = Chance::new(&seed, 0);
        let mut game = Carnegie::new(3, &Options::default(), &mut chance, &mut events).unwrap();
        settle(&mut game, &mut chance, &mut events, &mut legal);
        let mut bot = BotName::Conductor.sit_down::<Carnegie>();
        let mut compared = 0;
        while let Some(to_act) = game.to_act().first() {
            let view = game.view(Viewer::Spectator);
            for seat in view.seats() {
                let hopes = Hopes::of(&view, seat);
                let quick = company(&view, seat, hopes.strips(&view, seat).incomes, &hopes).workers;
                let plain = by_looking_at_every_desk(&view, seat, &hopes);
                assert!((quick - plain).abs() < 1e-9, "{quick} against {plain} in round {}", view.round);
                compared += 1;
            }
            let action = bot.choose(&Turn::at(&game, to_act, &legal), &mut chance);
            game.apply(to_act, &action, &mut chance, &mut events).unwrap();
            settle(&mut game, &mut chance, &mut events, &mut legal);
        }

        assert!(compared > 500, "{compared}");
    }
}
