//! The taste for Carnegie: the score as it stands, and what money, goods, workers, strips and departments will still bring.

mod timelines;
mod workers;

#[cfg(test)]
mod tests;

use crate::{Taste, try_each};
use carnegie::{Action, Carnegie, City, Department, Gain, Phase, Player, Project, Region, Resource, Space, View};
use engine::{Chance, Seat};

/// Worths are counted in quarters of points: what differs less is as good as equal to the greedy bot.
const QUARTERS: f64 = 4.0;
const ROUNDS: u8 = 20;

impl Taste for Carnegie {
    /// What a player has and may expect, against the same of the others.
    fn worth(view: &View, seat: Seat) -> f64 {
        QUARTERS * prospects(view, seat)
    }

    fn appraise(view: &View, seat: Seat, legal: &[Action], chance: &mut Chance, worths: &mut Vec<f64>) {
        match view.phase {
            Phase::ChooseTimeline { .. } => timelines::appraise(view, seat, legal, worths),
            Phase::Welfare { .. } => worths.extend(legal.iter().map(welfare)),
            _ => try_each::<Carnegie>(view, seat, legal, chance, worths),
        }
    }
}

/// CA-8.8: all that can be paid is paid; goods are better given than sold.
fn welfare(action: &Action) -> f64 {
    match action {
        Action::PayWelfare { .. } => QUARTERS,
        Action::Finish => 0.0,
        _ => -QUARTERS,
    }
}

fn prospects(view: &View, seat: Seat) -> f64 {
    let player = view.player(seat);
    let hopes = Hopes::of(view);
    f64::from(view.score(seat).total())
        + hopes.purse(player)
        + hopes.projects(player)
        + hopes.transport(player)
        + hopes.departments(player)
        + hopes.donations(player)
        + workers::worth(view, player, &hopes)
        + hopes.turn(view, seat)
}

/// What things are worth as long as there are rounds to use them.
struct Hopes {
    /// Rounds that are left, this one included.
    left: f64,
    /// 1 until the last five rounds, in which what lies about loses its worth.
    fresh: f64,
}

impl Hopes {
    fn of(view: &View) -> Hopes {
        let left = f64::from(ROUNDS + 1 - view.round.clamp(1, ROUNDS + 1));
        let left = if view.is_over() { 0.0 } else { left };
        Hopes { left, fresh: (left / 5.0).min(1.0) }
    }

    /// The part of the game that is left.
    fn share(&self) -> f64 {
        self.left / f64::from(ROUNDS)
    }

    fn gain(&self, gain: Gain) -> f64 {
        let each = match gain.what {
            Resource::Money => 0.3 * self.fresh,
            Resource::Goods => 0.9 * self.fresh,
            Resource::Points => 1.0,
            Resource::Worker => 2.2 * self.share(),
            Resource::Study => 0.5 * self.fresh,
            Resource::Moves => 0.15 * self.fresh,
        };
        each * f64::from(gain.amount)
    }

    /// The more there is of it, the less another one helps.
    fn purse(&self, player: &Player) -> f64 {
        let (money, goods) = (f64::from(player.money), f64::from(player.goods));
        let dollars = 0.3 * money.min(30.0) + 0.1 * (money - 30.0).max(0.0);
        let crates = 0.9 * goods.min(6.0) + 0.3 * (goods - 6.0).max(0.0);
        self.fresh * (dollars + crates)
    }

    /// Built circles pay with every region event one takes part in; discs that wait may still be built.
    fn projects(&self, player: &Player) -> f64 {
        let paydays = 0.3 * self.left;
        let best = |income: &[Gain]| income.iter().map(|gain| self.gain(*gain)).fold(0.0, f64::max);
        let of_strip = |project: Project| {
            let strip = player.strip(project);
            let built = usize::from(strip.built);
            let ready = usize::from(player.discs_on(project));
            let circles: Vec<f64> = project.circles(strip.side).take(built + ready).map(best).collect();
            let pays: f64 = circles.iter().take(built).map(|income| income * paydays).sum();
            let waits: f64 = circles.iter().skip(built).map(|income| 0.6 * (income * paydays + 1.4 * self.fresh)).sum();
            // CA-8.5: what the strip has reached counts by itself; on the way there every field is a step nearer.
            pays + waits + 0.25 * f64::from(strip.field) * self.fresh
        };
        Project::ALL.into_iter().map(of_strip).sum::<f64>() + self.network(player)
    }

    /// CA-8.2: big cities are worth something before they are joined.
    fn network(&self, player: &Player) -> f64 {
        let own = player.projects.cities();
        let big = City::BIG.into_iter().filter(|city| own.contains(*city)).count() as f64;
        let joined: usize = own.iter().map(|city| city.neighbours().both(own).len()).sum();
        self.share() * (1.5 * big + 0.25 * joined as f64)
    }

    fn transport(&self, player: &Player) -> f64 {
        let paydays = 0.16 * self.left;
        let of_region = |region: Region| paydays * self.gain(player.transport_income(region));
        Region::ALL.into_iter().map(of_region).sum()
    }

    fn departments(&self, player: &Player) -> f64 {
        player.departments().filter(|department| department.is_tile()).map(|tile| self.tile(tile)).sum()
    }

    /// What a department will do, worker or not.
    fn tile(&self, department: Department) -> f64 {
        0.8 * workers::use_of(department) * self.share()
    }

    /// Donations grow with what they count.
    fn donations(&self, player: &Player) -> f64 {
        2.0 * self.share() * player.donations.len() as f64
    }

    /// What the turn that is being played has left: not to be thrown away.
    fn turn(&self, view: &View, seat: Seat) -> f64 {
        let in_turn = |of: Seat| of == seat;
        let turn = &view.turn;
        let uses: f64 = turn.uses.iter().map(|uses| f64::from(*uses)).sum();
        let left = 0.8 * uses + 0.15 * f64::from(turn.moves) + 0.4 * f64::from(turn.study);
        match view.phase {
            Phase::Departments { seat: of } | Phase::BringWorker { seat: of, .. } if in_turn(of) => left,
            // The disc and the tile in hand will be placed at once.
            Phase::Build { seat: of, .. } if in_turn(of) => left + 1.0,
            Phase::PlaceDepartment { seat: of, department } if in_turn(of) => left + 1.0 + self.tile(department),
            Phase::Study { seat: of, points, .. } if in_turn(of) => 0.4 * f64::from(points),
            _ => 0.0,
        }
    }
}

/// Steps from one space to another.
fn distance(from: Space, to: Space) -> f64 {
    f64::from(from.floor().abs_diff(to.floor()) + from.column().abs_diff(to.column()))
}
