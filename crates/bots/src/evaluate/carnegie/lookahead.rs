//! A decision that another one of the same player completes is worth what the best of those makes of it.

use super::hopes::{Hopes, Moment};
use super::weights::Weights;
use super::{donations, prospects};
use crate::Asked;
use carnegie::{Action, Carnegie, Department, DonationSet, Event, Phase, Player, Stance, View};
use engine::{Chance, Game, Seat, Set};
use std::cell::RefCell;
use std::rc::Rc;

pub(super) fn appraise(
    view: &View,
    seat: Seat,
    legal: &[Action],
    asked: Asked,
    chance: &mut Chance,
    worths: &mut Vec<f64>,
) {
    let game = Carnegie::imagine(view, chance);
    let thinker = Thinker { seat, moment: Moment::of(view), weights: Weights::current(), asked };
    if thinker.remembers(&game, legal, worths) {
        return;
    }
    FOLLOWED.with_borrow_mut(Vec::clear);
    let hopes = Hopes::of(view, seat);
    let (places, events, view_then) = (GoodPlaces::default(), Vec::with_capacity(16), view.clone());
    let mut trial = Trial { thinker: &thinker, hopes: &hopes, places, chance, events, view: view_then };
    let player = view.player(seat);
    let poor = if asked == Asked::Best { donations::poor(view, seat, legal, &hopes) } else { DonationSet::EMPTY };
    let is_poor = |action: &Action| matches!(action, Action::Donate { donation } if poor.contains(*donation));
    worths.extend(legal.iter().map(|action| match is_idle(view.phase, player, action) || is_poor(action) {
        true => f64::NEG_INFINITY,
        false => trial.worth_of(&game, action),
    }));
}

/// Who thinks, and what their hopes hang on.
#[derive(Clone)]
struct Thinker {
    seat: Seat,
    moment: Moment,
    weights: Rc<Weights>,
    asked: Asked,
}

/// A decision that was thought through already, because another one leads to it: choosing what to build asks where it would be built.
struct Followed {
    thinker: Thinker,
    game: Carnegie,
    legal: Vec<Action>,
    worths: Vec<f64>,
}

thread_local! {
    /// What the last decision could lead to.
    static FOLLOWED: RefCell<Vec<Followed>> = const { RefCell::new(Vec::new()) };
}

impl Thinker {
    /// Tells the worths of a decision that was thought through before, if it was.
    fn remembers(&self, game: &Carnegie, legal: &[Action], worths: &mut Vec<f64>) -> bool {
        FOLLOWED.with_borrow(|followed| {
            let is_it = |before: &&Followed| before.thinker.is(self) && before.game == *game && before.legal == legal;
            let found = followed.iter().find(is_it);
            found.inspect(|before| worths.extend_from_slice(&before.worths)).is_some()
        })
    }

    fn is(&self, other: &Thinker) -> bool {
        let is_who = self.seat == other.seat && self.asked == other.asked;
        is_who && self.moment == other.moment && Rc::ptr_eq(&self.weights, &other.weights)
    }
}

/// Actions tried on imagined tables.
struct Trial<'a, 'c> {
    thinker: &'a Thinker,
    hopes: &'a Hopes,
    places: GoodPlaces,
    chance: &'a mut Chance<'c>,
    /// A buffer; nobody reads it.
    events: Vec<Event>,
    /// The table that was looked at last; the others have what they had at the decision, for nothing is done for them.
    view: View,
}

impl Trial<'_, '_> {
    /// What an action is worth, followed to the end of what it begins.
    fn worth_of(&mut self, game: &Carnegie, action: &Action) -> f64 {
        let seat = self.thinker.seat;
        let mut outcome = game.clone();
        self.events.clear();
        if outcome.apply(seat, action, self.chance, &mut self.events).is_err() {
            return f64::NEG_INFINITY;
        }
        outcome.look_again_at(seat, &mut self.view);
        if !goes_on(self.view.phase, seat) {
            return prospects(&self.view, seat, self.hopes);
        }
        // With other hopes, or with other luck of Andrew's, it would be thought through anew.
        let holds = Moment::of(&self.view) == self.thinker.moment && self.view.andrew.is_none();
        let mut legal = Vec::with_capacity(32);
        outcome.legal_actions(seat, &mut legal);
        let placed = Placed::in_phase(self.view.phase).filter(|_| self.thinker.asked == Asked::Best);
        let good = placed.and_then(|placed| self.places.for_another(placed, &legal));
        let is_good = |next: &Action| good.is_none_or(|good| place_of(next).is_some_and(|place| good.contains(place)));
        let worth = |next: &Action| match !matches!(next, Action::SellGood) && is_good(next) {
            true => self.worth_of(&outcome, next),
            false => f64::NEG_INFINITY,
        };
        let worths: Vec<f64> = legal.iter().map(worth).collect();
        let best = worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        if let Some(placed) = placed.filter(|_| good.is_none()) {
            self.places.learn(placed, &legal, &worths);
        }
        if holds {
            let followed = Followed { thinker: self.thinker.clone(), game: outcome, legal, worths };
            FOLLOWED.with_borrow_mut(|all| all.push(followed));
        }
        best
    }
}

/// What is looking for a place, as far as it makes a difference to where: a department, or a project that workers of this one build.
#[derive(Clone, Copy, PartialEq)]
enum Placed {
    Department,
    ProjectBy(Department),
}

impl Placed {
    /// A new lobby is like no other department and is tried everywhere.
    fn in_phase(phase: Phase) -> Option<Placed> {
        match phase {
            Phase::PlaceDepartment { department, .. } if department != Department::NewLobby => Some(Placed::Department),
            Phase::Build { department, .. } => Some(Placed::ProjectBy(department)),
            _ => None,
        }
    }
}

/// The number of a room or a city.
fn place_of(action: &Action) -> Option<u8> {
    match *action {
        Action::PlaceDepartment { space } => Some(space.index() as u8),
        Action::Build { slot } => Some(slot.city().index() as u8),
        _ => None,
    }
}

type Places = Set<u8, 4>;

/// For who asks for the best alone: a place that is good for one thing is good for the others. So the first is tried everywhere, and what comes after it
/// in the best place of those that it can go to, and where the first could not.
#[derive(Default)]
struct GoodPlaces(Vec<Tried>);

/// Something was tried everywhere; the best places come first.
struct Tried {
    placed: Placed,
    places: Vec<u8>,
}

impl GoodPlaces {
    /// Where to try this, if another one was tried everywhere.
    fn for_another(&self, placed: Placed, legal: &[Action]) -> Option<Places> {
        let tried = &self.0.iter().find(|tried| tried.placed == placed)?.places;
        let open: Places = legal.iter().filter_map(place_of).collect();
        let untried = open.minus(tried.iter().copied().collect());
        let best = tried.iter().find(|place| open.contains(**place));
        Some(best.map_or(untried, |best| untried.with(*best)))
    }

    fn learn(&mut self, placed: Placed, legal: &[Action], worths: &[f64]) {
        let mut tried: Vec<_> =
            legal.iter().zip(worths).filter_map(|(at, worth)| Some((place_of(at)?, *worth))).collect();
        tried.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        self.0.push(Tried { placed, places: tried.into_iter().map(|(place, _)| place).collect() });
    }
}

/// Not worth a thought: a move of somebody who stands, or to where no desk is free for who comes; to sell goods unless
/// there is something to be paid for.
fn is_idle(phase: Phase, player: &Player, action: &Action) -> bool {
    match *action {
        Action::MoveWorker { to, worker, .. } => {
            let room = player.room(to);
            let desks = room.department.map_or(0, |department| department.desk_prices().len());
            worker == Stance::Standing || usize::from(room.workers()) >= desks
        }
        Action::SellGood => !matches!(phase, Phase::Donate { .. } | Phase::Activate { .. }),
        _ => false,
    }
}

/// Something was begun: a disc or a tile is in hand.
fn goes_on(phase: Phase, by: Seat) -> bool {
    match phase {
        Phase::PlaceDepartment { seat, .. }
        | Phase::BringWorker { seat, .. }
        | Phase::Build { seat, .. }
        | Phase::ChooseIncome { seat, .. } => seat == by,
        _ => false,
    }
}
