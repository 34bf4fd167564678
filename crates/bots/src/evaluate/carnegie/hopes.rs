//! What things are worth as long as there are rounds to use them.

use super::calendar::ToCome;
use super::last::{ByWeights, Last, mix};
use super::network::Ways;
use super::weights::Weights;
use super::workers::{DeskWorths, Rooms};
use carnegie::{
    Department, Field, Gain, Phase, Player, Project, Region, Resource, Room, Row, Side, SlotSet, Space, Strip, View,
};
use engine::Seat;
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;
use std::sync::LazyLock;

const ROUNDS: u8 = 20;

/// What all expectations at a decision hang on, besides the weights.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Moment {
    pub(super) round: u8,
    /// Rounds that are left, this one included.
    pub(super) left: f64,
    /// Donation events to come.
    pub(super) donations: usize,
}

/// A player's expectations at the moment of a decision.
pub(super) struct Hopes {
    pub(super) moment: Moment,
    /// Rounds that are left, this one included.
    pub(super) left: f64,
    /// 1 until the last rounds, in which what lies about loses its worth.
    pub(super) fresh: f64,
    /// How likely a type is played once more.
    pub(super) once: f64,
    /// Donation events to come.
    pub(super) donations: usize,
    /// How far the big cities are from each other now.
    pub(super) ways: Ways,
    pub(super) weights: Rc<Weights>,
    pub(super) known: Known,
}

/// What was worked out with these hopes already, by what it depends on.
#[derive(Default)]
pub(super) struct Known {
    strips: Last<[Strip; 4], Strips>,
    transport: Last<[u8; 4], f64>,
    pub(super) to_come: Last<[Row; 4], ToCome>,
    network_points: Last<(SlotSet, [u8; 4]), u32>,
    /// By own and all projects and the transport tracks.
    pub(super) network: Last<(SlotSet, SlotSet, [u8; 4]), f64>,
    /// With how many are away.
    pub(super) rooms: Last<([Room; Space::COUNT], u8), Rooms>,
    pub(super) desks: OnceCell<Rc<DeskWorths>>,
}

thread_local! {
    /// Strips that were looked at before, with so many rounds left: few actions change them.
    static STRIPS: RefCell<ByWeights<([Strip; 4], f64), Strips, STRIPS_KEPT>> = const { RefCell::new(ByWeights::EMPTY) };
}

const STRIPS_KEPT: usize = 1 << 8;

/// What hangs on the project strips alone.
#[derive(Clone, Copy)]
pub(super) struct Strips {
    /// CA-8.5: what they score.
    pub(super) points: u32,
    /// CA-8.3: the most that a donation scores.
    pub(super) donation_cap: u32,
    /// CA-4.2: what all built circles pay together.
    pub(super) incomes: f64,
    /// Built circles pay with every region event one takes part in; discs that wait may still be built.
    pub(super) projects: f64,
}

impl Moment {
    pub(super) fn of(view: &View) -> Moment {
        let rounds = f64::from(ROUNDS + 1 - view.round.clamp(1, ROUNDS + 1));
        let left = match view.phase {
            Phase::Finished => 0.0,
            Phase::Activate { .. } => rounds - 0.9,
            phase if is_after_event(phase) => rounds - 0.4,
            _ => rounds,
        };
        Moment { round: view.round, left, donations: donation_events(view) }
    }
}

impl Hopes {
    /// At the moment of a decision.
    pub(super) fn of(view: &View, seat: Seat) -> Hopes {
        Hopes::by(view, seat, Weights::current())
    }

    /// The same by other weights than the current ones.
    pub(super) fn by(view: &View, seat: Seat, weights: Rc<Weights>) -> Hopes {
        let moment = Moment::of(view);
        let left = moment.left;
        Hopes {
            moment,
            left,
            fresh: (left / weights.fade).min(1.0),
            once: 1.0 - weights.left_last.powf(left),
            donations: moment.donations,
            ways: Ways::of(view, view.player(seat)),
            weights,
            known: Known::default(),
        }
    }

    /// The part of the game that is left.
    pub(super) fn share(&self) -> f64 {
        self.left / f64::from(ROUNDS)
    }

    pub(super) fn gain(&self, gain: Gain) -> f64 {
        let each = match gain.what {
            Resource::Money => self.weights.money * self.fresh,
            Resource::Goods => self.weights.goods * self.fresh,
            Resource::Points => 1.0,
            Resource::Worker => self.weights.new_worker * self.share(),
            Resource::Study => self.weights.study * self.fresh,
            Resource::Moves => self.weights.moves * self.fresh,
        };
        each * f64::from(gain.amount)
    }

    /// Money is on its way to the next donations; what is beyond, and goods beyond the first, are worth less.
    /// A donation costs `step` more than the one before.
    pub(super) fn purse(&self, player: &Player, step: f64) -> f64 {
        let mut price = step * (player.donations.len() as f64 + 1.0);
        let mut money = f64::from(player.money);
        let mut gift = self.weights.gift;
        let mut worth = self.weights.cash * self.fresh * money.min(8.0);
        for _ in 0..self.donations.min(3) {
            let put_by = money.min(price);
            worth += gift * put_by / price;
            money -= put_by;
            price += step;
            gift *= self.weights.gift_decay;
        }
        worth += self.weights.money_spare * money * self.fresh;
        let goods = f64::from(player.goods);
        let crates = self.weights.goods * goods.min(self.weights.goods_many)
            + self.weights.goods_spare * (goods - self.weights.goods_many).max(0.0);
        worth + self.fresh * crates
    }

    pub(super) fn strips(&self, view: &View, seat: Seat) -> Strips {
        let player = view.player(seat);
        self.known.strips.of(player.strips, || {
            STRIPS.with_borrow_mut(|known| {
                let bits = |strip: &Strip| {
                    u64::from(strip.side as u8) << 16 | u64::from(strip.field) << 8 | u64::from(strip.built)
                };
                let mixed = player.strips.iter().fold(self.left.to_bits(), |mixed, strip| mix(mixed, bits(strip)));
                let of_weights = known.of(&self.weights);
                of_weights.of(mixed, (player.strips, self.left), || self.look_at_strips(view, seat))
            })
        })
    }

    fn look_at_strips(&self, view: &View, seat: Seat) -> Strips {
        let player = view.player(seat);
        let incomes = self.incomes_of(player);
        let (points, donation_cap) = (player.strip_points(), view.donation_cap(seat));
        Strips { points, donation_cap, incomes, projects: self.projects(player, incomes) }
    }

    fn projects(&self, player: &Player, incomes: f64) -> f64 {
        let near = (self.left / self.weights.strip_fade).min(1.0);
        let progress: f64 = Project::ALL.into_iter().map(|project| strip_progress(player, project)).sum();
        // Of many discs that wait not all will be built.
        let ready: u8 = Project::ALL.into_iter().map(|project| player.discs_on(project)).sum();
        let waits: f64 = (0..ready).map(|nth| 1.0 / (1.0 + self.weights.waiting_many * f64::from(nth))).sum();
        self.weights.paydays * self.left * incomes
            + self.weights.strip * near * progress
            + self.weights.waiting * self.fresh * waits
    }

    fn incomes_of(&self, player: &Player) -> f64 {
        let best = |income: &[Gain]| income.iter().map(|gain| self.gain(*gain)).fold(0.0, f64::max);
        Project::ALL.into_iter().flat_map(|project| player.project_incomes(project)).map(best).sum()
    }

    pub(super) fn transport(&self, player: &Player) -> f64 {
        let paydays = self.weights.trans_pay * self.left;
        let of_region = |region: Region| paydays * self.gain(player.transport_income(region));
        self.known.transport.of(player.transport, || Region::ALL.into_iter().map(of_region).sum())
    }

    /// CA-8.2: what the network scores as it is.
    pub(super) fn network_points(&self, view: &View, seat: Seat) -> u32 {
        let player = view.player(seat);
        let points = || view.network(seat).map_or(0, |network| network.points);
        self.known.network_points.of((player.projects, player.transport), points)
    }

    /// What a department will do, worker or not.
    pub(super) fn tile(&self, department: Department) -> f64 {
        self.weights.tile * self.weights.use_of(department) * self.share()
    }

    /// What the turn that is being played has left: not to be thrown away.
    pub(super) fn turn(&self, view: &View, seat: Seat) -> f64 {
        let turn = &view.turn;
        let left = || {
            let uses: u32 = turn.uses.iter().map(|uses| u32::from(*uses)).sum();
            self.weights.use_left * f64::from(uses)
                + self.weights.moves_left * f64::from(turn.moves)
                + self.weights.study_left * f64::from(turn.study)
        };
        match view.phase {
            // The next turn comes anyway.
            _ if view.round != self.moment.round || !view.phase.to_act().contains(seat) => 0.0,
            Phase::Departments { .. }
            | Phase::BringWorker { .. }
            | Phase::Build { .. }
            | Phase::PlaceDepartment { .. } => left(),
            Phase::Study { points, .. } => left() + self.weights.study * f64::from(points),
            _ => 0.0,
        }
    }
}

/// CA-8.5: what a strip's last field scores, by the study points that are on the way there, beyond what it scores now.
fn strip_progress(player: &Player, project: Project) -> f64 {
    let strip = player.strip(project);
    PROGRESS[project.index()][strip.side as usize][usize::from(strip.field)]
}

/// By project, side and field.
static PROGRESS: LazyLock<[[Vec<f64>; 2]; 4]> = LazyLock::new(|| {
    let study = |fields: &[Field]| fields.iter().map(|field| f64::from(field.study)).sum::<f64>();
    let progress = |fields: &[Field]| -> Vec<f64> {
        let last = fields.last().map_or(0.0, |field| f64::from(field.points + field.donation_cap));
        let at = |(place, field): (usize, &Field)| {
            let done = study(&fields[..=place]) / study(fields);
            (last * done - f64::from(field.points)).max(0.0)
        };
        fields.iter().enumerate().map(at).collect()
    };
    Project::ALL.map(|project| Side::ALL.map(|side| progress(project.fields(side))))
});

/// Donation events to come.
fn donation_events(view: &View) -> usize {
    let is_past = is_after_event(view.phase) && view.chosen.is_some_and(|chosen| chosen.event.donation);
    ToCome::on(&view.rows).donations.saturating_sub(usize::from(is_past))
}

/// The round's event is over, its marker still stands before it.
fn is_after_event(phase: Phase) -> bool {
    matches!(
        phase,
        Phase::Departments { .. }
            | Phase::Build { .. }
            | Phase::PlaceDepartment { .. }
            | Phase::BringWorker { .. }
            | Phase::Activate { .. }
    )
}
