//! What an action would do, found by doing it on an imagined table.

use crate::parts::imagined::Trial;
use american_rails::{Action, AmericanRails, Event, Hex, Railway, View, dividend};
use engine::{Game, Seat};

/// The consequences that a player weighs before a click.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Effects {
    /// Railway, income before and after.
    pub(crate) incomes: Vec<(Railway, u32, u32)>,
    /// Hubs that would be joined, and the income that gives.
    pub(crate) pairs: Vec<(Hex, Hex, u32)>,
    /// Who would pay the bank how much.
    pub(crate) payments: Vec<(Seat, u32)>,
    /// A space on the track where the only thing to do next would be to leave the action undone.
    pub(crate) is_in_vain: bool,
}

impl Effects {
    /// Nothing at all for an action that is not legal.
    pub(crate) fn of(trial: &Trial<AmericanRails>, seat: Seat, action: &Action) -> Effects {
        let Some((game, events)) = trial.after(seat, action) else { return Effects::default() };
        let is_in_vain = matches!(action, Action::MoveTrain { .. }) && can_only_leave(&game, seat);
        let mut effects = Effects { is_in_vain, ..Effects::default() };
        for event in &events {
            effects.note(event);
        }
        effects
    }

    /// What a railway's income would grow by; negative where it would shrink.
    pub(crate) fn gain(&self, railway: Railway) -> i64 {
        self.incomes
            .iter()
            .filter(|(changed, ..)| *changed == railway)
            .map(|(_, from, to)| i64::from(*to) - i64::from(*from))
            .sum()
    }

    /// AR-6.1: what a player's shares would pay more at the end of the year.
    pub(crate) fn dividends(&self, view: &View, seat: Seat) -> u32 {
        let grows = |(railway, from, to): &(Railway, u32, u32)| {
            let held = view.railway(*railway).shares_held;
            let shares = u32::from(view.shares_of(seat, *railway));
            shares * dividend(*to, held).saturating_sub(dividend(*from, held))
        };
        self.incomes.iter().map(grows).sum()
    }

    fn note(&mut self, event: &Event) {
        match *event {
            Event::IncomeChanged { railway, from, to } => self.incomes.push((railway, from, to)),
            Event::PairJoined { a, b, dollars, .. } => self.pairs.push((a, b, dollars)),
            Event::PaidBank { seat, dollars } => self.payments.push((seat, dollars)),
            _ => {}
        }
    }
}

fn can_only_leave(game: &AmericanRails, seat: Seat) -> bool {
    let mut next = Vec::new();
    game.legal_actions(seat, &mut next);
    next == [Action::Leave]
}

/// AR-6.1: what a player's shares of a railway pay in a year, and what they would pay with one more: others share the income then.
pub(crate) fn own_dividends(view: &View, seat: Seat, railway: Railway) -> [u32; 2] {
    let mine = u32::from(view.shares_of(seat, railway));
    let its = view.railway(railway);
    [mine * dividend(its.income, its.shares_held), (mine + 1) * dividend_with_one_more(view, railway)]
}

/// What a share would pay at the end of the year if one more of them were held.
pub(crate) fn dividend_with_one_more(view: &View, railway: Railway) -> u32 {
    let railway = view.railway(railway);
    dividend(railway.income, railway.shares_held + 1)
}
