//! A decision that another one of the same player completes is worth what the best of those makes of it.

use super::hopes::{Hopes, Moment};
use super::prospects;
use super::weights::Weights;
use crate::Asked;
use carnegie::{Action, Carnegie, Department, Event, Phase, Player, Space, Stance, View};
use engine::{Chance, Game, Seat};
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
    let thinker = Thinker { seat, moment: Moment::of(view), weights: Weights::current() };
    if thinker.remembers(&game, legal, worths) {
        return;
    }
    FOLLOWED.with_borrow_mut(Vec::clear);
    let hopes = Hopes::of(view, seat);
    let (rooms, events, view_then) = (GoodRooms::asked(asked), Vec::new(), view.clone());
    let mut trial = Trial { thinker: &thinker, hopes: &hopes, rooms, chance, events, view: view_then };
    let player = view.player(seat);
    worths.extend(legal.iter().map(|action| match is_idle(view.phase, player, action) {
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
        self.seat == other.seat && self.moment == other.moment && Rc::ptr_eq(&self.weights, &other.weights)
    }
}

/// Actions tried on imagined tables.
struct Trial<'a, 'c> {
    thinker: &'a Thinker,
    hopes: &'a Hopes,
    rooms: GoodRooms,
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
        let mut legal = Vec::new();
        outcome.legal_actions(seat, &mut legal);
        let needs_room = needs_good_room(self.view.phase);
        let is_whole = !needs_room || self.rooms.keep(&mut legal);
        let worth =
            |next: &Action| if *next == Action::SellGood { f64::NEG_INFINITY } else { self.worth_of(&outcome, next) };
        let worths: Vec<f64> = legal.iter().map(worth).collect();
        let best = worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        if needs_room {
            self.rooms.learn(&legal, &worths);
        }
        if holds && is_whole {
            let followed = Followed { thinker: self.thinker.clone(), game: outcome, legal, worths };
            FOLLOWED.with_borrow_mut(|all| all.push(followed));
        }
        best
    }
}

/// For who asks for the best alone: a room that is good for one department is good for the others, so that they are tried in the best ones only.
enum GoodRooms {
    All,
    NotKnownYet,
    Best([Option<Space>; GOOD_ROOMS]),
}

const GOOD_ROOMS: usize = 2;

impl GoodRooms {
    fn asked(asked: Asked) -> GoodRooms {
        match asked {
            Asked::Best => GoodRooms::NotKnownYet,
            Asked::All => GoodRooms::All,
        }
    }

    /// Leaves those rooms that are worth trying out, and says whether that is all of them.
    fn keep(&self, legal: &mut Vec<Action>) -> bool {
        let GoodRooms::Best(rooms) = self else { return true };
        let is_good = |action: &Action| room_of(action).is_some_and(|room| rooms.contains(&Some(room)));
        let are_there = legal.iter().any(is_good);
        if are_there {
            legal.retain(is_good);
        }
        !are_there
    }

    /// Takes note of the best ones, where a first department was tried in all of them.
    fn learn(&mut self, legal: &[Action], worths: &[f64]) {
        if matches!(self, GoodRooms::NotKnownYet) {
            let mut rooms: Vec<_> =
                legal.iter().zip(worths).filter_map(|(at, worth)| Some((room_of(at)?, *worth))).collect();
            rooms.sort_by(|(_, one), (_, other)| other.total_cmp(one));
            *self = GoodRooms::Best(std::array::from_fn(|place| rooms.get(place).map(|(room, _)| *room)));
        }
    }
}

fn room_of(action: &Action) -> Option<Space> {
    match *action {
        Action::PlaceDepartment { space } => Some(space),
        _ => None,
    }
}

/// A department is looking for a room; a lobby is like no other and is tried everywhere.
fn needs_good_room(phase: Phase) -> bool {
    matches!(phase, Phase::PlaceDepartment { department, .. } if department != Department::NewLobby)
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
