//! Which timeline to choose: each is tried, and one's own round played to its end.

use super::hopes::Hopes;
use super::{lookahead, prospects};
use crate::Asked;
use carnegie::{Action, Carnegie, View};
use engine::{Chance, Game, Seat, Viewer};

pub(super) fn appraise(
    view: &View,
    seat: Seat,
    legal: &[Action],
    asked: Asked,
    chance: &mut Chance,
    worths: &mut Vec<f64>,
) {
    let game = Carnegie::imagine(view, chance);
    let hopes = Hopes::of(view, seat);
    worths.extend(legal.iter().map(|action| match action {
        Action::ChooseTimeline { .. } => match after_own_round(&game, seat, action, asked, chance) {
            Some(view) => prospects(&view, seat, &hopes),
            None => f64::NEG_INFINITY,
        },
        // Goods are not sold before a choice.
        _ => f64::NEG_INFINITY,
    }));
}

/// Decisions that a round may take: more than anybody needs.
const MOST: usize = 60;

/// The table after this round, in which the others do nothing.
fn after_own_round(game: &Carnegie, seat: Seat, choice: &Action, asked: Asked, chance: &mut Chance) -> Option<View> {
    let mut game = game.clone();
    let mut view = game.view(Viewer::Seat(seat));
    let round = view.round;
    let (mut events, mut legal, mut worths) = (Vec::new(), Vec::new(), Vec::new());
    game.apply(seat, choice, chance, &mut events).ok()?;
    for _ in 0..MOST {
        game.look_again(&mut view);
        let others = game.to_act().without(seat);
        let Some(to_act) = others.first().or(game.to_act().first()).filter(|_| view.round == round) else { break };
        legal.clear();
        game.legal_actions(to_act, &mut legal);
        let action = match legal[..] {
            // Alone, the luck of Andrew's next card is asked for with every thought.
            [only] if view.andrew.is_none() => only,
            _ if to_act != seat => nothing(&legal)?,
            _ => {
                worths.clear();
                lookahead::appraise(&view, seat, &legal, asked, chance, &mut worths);
                best(&worths, &legal)?
            }
        };
        events.clear();
        game.apply(to_act, &action, chance, &mut events).ok()?;
    }
    game.look_again(&mut view);
    Some(view)
}

fn best(worths: &[f64], legal: &[Action]) -> Option<Action> {
    let best = worths.iter().zip(legal).max_by(|(one, _), (other, _)| one.total_cmp(other))?;
    Some(*best.1)
}

/// As little as may be done.
fn nothing(legal: &[Action]) -> Option<Action> {
    legal.iter().find(|action| matches!(action, Action::Finish)).or(legal.first()).copied()
}
