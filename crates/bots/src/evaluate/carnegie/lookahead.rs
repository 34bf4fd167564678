//! A decision that another one of the same player completes is worth what the best of those makes of it.

use super::hopes::Hopes;
use super::prospects;
use carnegie::{Action, Carnegie, Event, Phase, Player, Stance, View};
use engine::{Chance, Game, Seat};

pub(super) fn appraise(view: &View, seat: Seat, legal: &[Action], chance: &mut Chance, worths: &mut Vec<f64>) {
    let game = Carnegie::imagine(view, chance);
    let hopes = Hopes::of(view, seat);
    let mut trial = Trial { seat, hopes: &hopes, chance, events: Vec::new(), view: view.clone(), lists: Vec::new() };
    let player = view.player(seat);
    worths.extend(legal.iter().map(|action| match is_idle(view.phase, player, action) {
        true => f64::NEG_INFINITY,
        false => trial.worth_of(&game, action),
    }));
}

/// Actions tried on imagined tables.
struct Trial<'a, 'c> {
    seat: Seat,
    hopes: &'a Hopes,
    chance: &'a mut Chance<'c>,
    /// A buffer; nobody reads it.
    events: Vec<Event>,
    /// The table that was looked at last.
    view: View,
    /// Lists of legal actions that nobody reads any more.
    lists: Vec<Vec<Action>>,
}

impl Trial<'_, '_> {
    /// What an action is worth, followed to the end of what it begins.
    fn worth_of(&mut self, game: &Carnegie, action: &Action) -> f64 {
        let mut outcome = game.clone();
        self.events.clear();
        if outcome.apply(self.seat, action, self.chance, &mut self.events).is_err() {
            return f64::NEG_INFINITY;
        }
        outcome.look_again(&mut self.view);
        if !goes_on(self.view.phase, self.seat) {
            return prospects(&self.view, self.seat, self.hopes);
        }
        let mut legal = self.lists.pop().unwrap_or_default();
        legal.clear();
        outcome.legal_actions(self.seat, &mut legal);
        let followed = legal.iter().filter(|next| **next != Action::SellGood);
        let best = followed.map(|next| self.worth_of(&outcome, next)).fold(f64::NEG_INFINITY, f64::max);
        self.lists.push(legal);
        best
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
