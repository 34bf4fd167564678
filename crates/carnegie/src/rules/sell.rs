//! CA-2.5: goods can be sold whenever their owner has a decision to take.

use super::planning;
use crate::state::Carnegie;
use crate::{Event, Illegal, Phase};
use engine::Seat;

/// Not those that the decision at hand needs: what was begun can be finished.
pub(crate) fn may_sell_good(game: &Carnegie, seat: Seat) -> Result<(), Illegal> {
    let player = game.player(seat);
    let needed = match game.phase {
        Phase::PlaceDepartment { department, .. } => planning::least_goods(player, department).unwrap_or(0),
        Phase::Build { project, .. } => u32::from(project.goods()),
        Phase::Finished => return Err(Illegal::NotNow { phase: game.phase }),
        _ => 0,
    };
    match player.goods {
        0 => Err(Illegal::NoGoodLeft),
        has if has <= needed => Err(Illegal::GoodsNeeded { goods: needed, has }),
        _ => Ok(()),
    }
}

pub(crate) fn sell_good(game: &mut Carnegie, seat: Seat, events: &mut Vec<Event>) -> Result<(), Illegal> {
    may_sell_good(game, seat)?;

    let player = game.player_mut(seat);
    player.goods -= 1;
    player.money += 1;
    events.push(Event::GoodSold { seat });
    Ok(())
}
