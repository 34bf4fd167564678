//! Why a bot would do it, where what it costs and changes does not say so: what a worker is moved for.

use super::said;
use crate::Words;
use carnegie::{Action, View};
use engine::Seat;

pub(crate) fn why(view: &View, seat: Seat, action: &Action, words: &Words) -> Vec<String> {
    let Action::MoveWorker { to, .. } = *action else { return Vec::new() };
    let player = view.player(seat);
    let Some(department) = player.room(to).department else { return Vec::new() };
    let effect = said::in_a_sentence(&said::effect(department, words));
    let price = player.desk_price(to).filter(|price| *price > 0);
    let price = price.map(|price| words.say_with("ca-why-stands-up", &[("price", price.into())]));
    [Some(words.say_with("ca-why-worker", &[("effect", effect.into())])), price].into_iter().flatten().collect()
}
