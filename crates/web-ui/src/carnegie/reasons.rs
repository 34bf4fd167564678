//! Why a bot would do it, where what it costs and changes does not say so: what a worker is moved for, what stopping keeps.

use super::said;
use crate::Words;
use carnegie::{Action, Phase, Project, Space, Timeline, View};
use engine::Seat;

pub(crate) fn why(view: &View, seat: Seat, action: &Action, words: &Words) -> Vec<String> {
    match *action {
        Action::MoveWorker { to, .. } => why_there(view, seat, to, words),
        Action::Finish => vec![why_no_more(view, seat, words)],
        _ => Vec::new(),
    }
}

fn why_there(view: &View, seat: Seat, to: Space, words: &Words) -> Vec<String> {
    let player = view.player(seat);
    let Some(department) = player.room(to).department else { return Vec::new() };
    let effect = said::in_a_sentence(&said::effect(department, words));
    let price = player.desk_price(to).filter(|price| *price > 0);
    let price = price.map(|price| words.say_with("ca-why-stands-up", &[("price", price.into())]));
    [Some(words.say_with("ca-why-worker", &[("effect", effect.into())])), price].into_iter().flatten().collect()
}

/// What is kept by doing no more, or why nothing more can be done.
fn why_no_more(view: &View, seat: Seat, words: &Words) -> String {
    let player = view.player(seat);
    match view.phase {
        Phase::SetUpMoves { .. } => words.say(stays_put(view, seat)),
        Phase::Departments { .. } => why_turn_ends(view, seat, words),
        Phase::TakeBack { .. } => words.say("ca-why-stay-out"),
        Phase::Study { .. } => words.say("ca-why-no-step"),
        Phase::BringWorker { .. } => words.say("ca-why-nobody-brought"),
        Phase::Donate { .. } | Phase::Activate { .. } if player.money > 0 => {
            words.say_with("ca-why-keeps-money", &[("money", player.money.into())])
        }
        _ => words.say("ca-why-all-done"),
    }
}

fn why_turn_ends(view: &View, seat: Seat, words: &Words) -> String {
    let (turn, player) = (&view.turn, view.player(seat));
    let takes_goods = match turn.timeline {
        Some(Timeline::Construction) => Project::ALL
            .into_iter()
            .filter(|project| player.discs_on(*project) > 0)
            .map(|project| u32::from(project.goods()))
            .min(),
        Some(Timeline::Management) => Some(1),
        _ => None,
    };
    let uses_left = turn.uses.iter().any(|uses| *uses > 0);
    match takes_goods {
        _ if turn.moves > 0 => words.say(stays_put(view, seat)),
        _ if turn.study > 0 => words.say("ca-why-no-step"),
        _ if !uses_left && player.choice_tile => words.say("ca-why-keeps-tile"),
        _ if !uses_left => words.say("ca-why-all-done"),
        None if turn.timeline == Some(Timeline::Construction) => words.say("ca-why-nothing-ready"),
        Some(least) if player.goods < least => words.say("ca-why-no-goods"),
        Some(_) => words.say_with("ca-why-keeps-goods", &[("goods", player.goods.into())]),
        None => words.say("ca-why-all-done"),
    }
}

/// CA-5.20: whoever is moved lies down.
fn stays_put(view: &View, seat: Seat) -> &'static str {
    let lies = view.player(seat).rooms.iter().any(|room| room.lying > 0);
    if lies { "ca-why-well-placed" } else { "ca-why-all-stand" }
}
