//! CA-5.11.6, CA-5.11.7, CA-5.11.11: a worker sells or buys 1 to 3 goods.

use super::departments::{may_use, spend_use};
use crate::player::Player;
use crate::state::Carnegie;
use crate::{Action, Department, Event, Illegal};
use engine::Seat;

const MOST_GOODS: u8 = 3;
/// CA-5.11.11
const SUPPLY_PRICE: u32 = 1;

pub(crate) fn may_trade(game: &Carnegie, department: Department, goods: u8) -> Result<(Seat, crate::Space), Illegal> {
    let (seat, space) = may_use(game, department)?;
    if !matches!(department, Department::Sales | Department::Logistics | Department::SupplyChain) {
        return Err(Illegal::NoTrade { department });
    }
    if !(1..=MOST_GOODS).contains(&goods) {
        return Err(Illegal::NotOneToThree { goods });
    }
    let (player, goods) = (game.player(seat), u32::from(goods));
    if department == Department::SupplyChain {
        let dollars = SUPPLY_PRICE * goods;
        if player.money < dollars {
            return Err(Illegal::CannotAfford { dollars, money: player.money });
        }
    } else if player.goods < goods {
        return Err(Illegal::TooFewGoods { goods, has: player.goods });
    }
    Ok((seat, space))
}

pub(crate) fn trade(
    game: &mut Carnegie,
    department: Department,
    goods: u8,
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    let (seat, space) = may_trade(game, department, goods)?;

    spend_use(game, space);
    let player = game.player_mut(seat);
    let number = u32::from(goods);
    match sale(department) {
        Some((dollars, points)) => {
            let (dollars, points) = (dollars * number, points * number);
            player.goods -= number;
            player.money += dollars;
            player.points += points;
            events.push(Event::GoodsSold { seat, department, goods, dollars, points });
        }
        None => {
            let dollars = SUPPLY_PRICE * number;
            player.money -= dollars;
            player.goods += number;
            events.push(Event::GoodsBought { seat, department, goods, dollars });
        }
    }
    Ok(())
}

pub(crate) fn list(game: &Carnegie, seat: Seat, department: Department, legal: &mut Vec<Action>) {
    let most = most(game.player(seat), department);
    legal.extend((1..=most).map(|goods| Action::Trade { department, goods }));
}

/// Selling a good for $1 to buy one for $1 is nothing to decide.
pub(crate) fn is_possible(player: &Player, department: Department) -> bool {
    most(player, department) > 0
}

fn most(player: &Player, department: Department) -> u8 {
    let all = if sale(department).is_some() { player.goods } else { player.money / SUPPLY_PRICE };
    all.min(u32::from(MOST_GOODS)) as u8
}

/// Dollars and points for each good sold.
fn sale(department: Department) -> Option<(u32, u32)> {
    match department {
        Department::Sales => Some((6, 0)),
        Department::Logistics => Some((3, 1)),
        _ => None,
    }
}
