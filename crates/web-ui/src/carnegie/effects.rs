//! What an action would do for its player, found by doing it on an imagined table.

use crate::parts::imagined::Trial;
use carnegie::{Action, Carnegie, Event, Gain, Player, Score, ScorePart, View};
use engine::{Game, Seat, Viewer};

/// The consequences that a player weighs before a click.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Effects {
    /// CA-4.1, CA-4.2: what those who come back bring, and what the projects pay then, as far as it is known.
    pub(crate) incomes: Vec<Gain>,
    pub(crate) dollars: i64,
    pub(crate) goods: i64,
    /// Of the score that would be made if the game ended now.
    pub(crate) score: i64,
    /// CA-8.1: the parts of it that change, and by how much.
    pub(crate) parts: Vec<(ScorePart, i64)>,
    pub(crate) new_workers: i64,
    /// What a department's use gives.
    pub(crate) used: Option<Gain>,
}

/// A player before any of the actions that are weighed.
pub(crate) struct Before<'a> {
    trial: Trial<Carnegie>,
    seat: Seat,
    player: &'a Player,
    score: Score,
}

impl<'a> Before<'a> {
    pub(crate) fn of(view: &'a View, seat: Seat) -> Before<'a> {
        Before { trial: Trial::on(view), seat, player: view.player(seat), score: view.score(seat) }
    }

    /// Nothing at all for an action that is not legal, and for those after which others go on: chance answers them.
    pub(crate) fn effects(&self, action: &Action) -> Effects {
        if matches!(action, Action::ChooseTimeline { .. } | Action::Finish) {
            return Effects::default();
        }
        let Some((game, events)) = self.trial.after(self.seat, action) else { return Effects::default() };
        let after = game.view(Viewer::Seat(self.seat));
        Effects { used: used(&events), incomes: incomes(&events, self.seat), ..self.difference(&after) }
    }

    fn difference(&self, after: &View) -> Effects {
        let (was, is) = (self.player, after.player(self.seat));
        let change = |from: u32, to: u32| i64::from(to) - i64::from(from);
        let score = after.score(self.seat);
        let parts = ScorePart::ALL.map(|part| (part, change(self.score.part(part), score.part(part))));
        Effects {
            dollars: change(was.money, is.money),
            goods: change(was.goods, is.goods),
            score: change(self.score.total(), score.total()),
            parts: parts.into_iter().filter(|(_, change)| *change != 0).collect(),
            new_workers: change(is.reserve.into(), was.reserve.into()),
            ..Effects::default()
        }
    }
}

fn used(events: &[Event]) -> Option<Gain> {
    events.iter().find_map(|event| match *event {
        Event::DepartmentUsed { gain, .. } => Some(gain),
        _ => None,
    })
}

fn incomes(events: &[Event], own: Seat) -> Vec<Gain> {
    let income = |event: &Event| match *event {
        Event::TransportIncome { seat, gain, .. } | Event::ProjectIncome { seat, gain } => Some((seat, gain)),
        _ => None,
    };
    events.iter().filter_map(income).filter(|(seat, _)| *seat == own).map(|(_, gain)| gain).collect()
}
