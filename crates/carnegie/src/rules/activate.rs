//! CA-7.1, CA-7.4, CA-7.5: workers stand up.

use crate::player::{Player, Price};
use crate::state::Carnegie;
use crate::{Action, Department, Event, Illegal, Phase, Space};
use engine::Seat;

/// CA-7.1, CA-7.5: one who lies there, on the cheapest free desk.
pub(crate) fn may_activate(game: &Carnegie, seat: Seat, department: Department) -> Result<(Space, u32), Illegal> {
    if !matches!(game.phase, Phase::Activate { .. }) {
        return Err(Illegal::NotNow { phase: game.phase });
    }
    let player = game.player(seat);
    let Some(space) = player.find(department) else {
        return Err(Illegal::NotInCompany { department });
    };
    if player.room(space).lying == 0 {
        return Err(Illegal::NobodyLies { department });
    }
    let Some(dollars) = player.desk_price(space).map(u32::from) else {
        return Err(Illegal::NoFreeDesk { department });
    };
    if player.money < dollars {
        return Err(Illegal::CannotAfford { dollars, money: player.money });
    }
    Ok((space, dollars))
}

pub(crate) fn activate(
    game: &mut Carnegie,
    seat: Seat,
    department: Department,
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    let (space, dollars) = may_activate(game, seat, department)?;

    let player = game.player_mut(seat);
    player.money -= dollars;
    let room = player.room_mut(space);
    room.lying -= 1;
    room.standing += 1;
    events.push(Event::WorkerActivated { seat, department, dollars });
    Ok(())
}

pub(crate) fn list(game: &Carnegie, seat: Seat, legal: &mut Vec<Action>) {
    let player = game.player(seat);
    let affordable = desks(player).filter(|(_, dollars)| *dollars <= player.money);
    legal.extend(affordable.map(|(department, _)| Action::Activate { department }));
}

/// If need be after selling goods.
pub(crate) fn is_possible(game: &Carnegie, seat: Seat) -> bool {
    let player = game.player(seat);
    desks(player).any(|(_, dollars)| player.could_pay(Price::dollars(dollars)))
}

/// Departments where somebody lies by a free desk, and its price.
fn desks(player: &Player) -> impl Iterator<Item = (Department, u32)> {
    Space::all().filter_map(|space| {
        let room = player.room(space);
        let department = room.department.filter(|_| room.lying > 0)?;
        Some((department, u32::from(player.desk_price(space)?)))
    })
}
