//! CA-5.11.6, CA-5.11.7, CA-5.11.11: a worker sells or buys 1 to 3 goods.

use super::uses::{may_use, spend_use};
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

#[cfg(test)]
mod tests {
    use super::super::positions::{ANNA, act, add, departments_of, legal, refused};
    use super::*;

    fn with(department: Department, change: impl FnOnce(&mut Player)) -> Carnegie {
        departments_of(department.timeline(), |anna| {
            add(anna, department, "3-1", 1);
            change(anna);
        })
    }

    fn offered(game: &Carnegie) -> usize {
        legal(game, ANNA).iter().filter(|action| matches!(action, Action::Trade { .. })).count()
    }

    /// CA-5.11.6: 1 to 3 goods for $6 each.
    #[test]
    fn sales_pays_6_dollars_a_good() {
        let department = Department::Sales;
        let mut game = with(department, |_| {});
        assert_eq!(offered(&game), 3);
        assert_eq!(refused(&game, ANNA, Action::Trade { department, goods: 4 }), Illegal::NotOneToThree { goods: 4 });
        assert_eq!(refused(&game, ANNA, Action::Trade { department, goods: 0 }), Illegal::NotOneToThree { goods: 0 });

        act(&mut game, ANNA, Action::Trade { department, goods: 3 });

        let anna = game.player(ANNA);
        assert_eq!((anna.goods, anna.money, anna.points), (1, 12 + 18, 0));
        assert_eq!(anna.room(anna.find(department).unwrap()).standing, 1, "CA-2.7: the worker stays");
    }

    /// CA-5.11.7: 1 to 3 goods for $3 and a point each.
    #[test]
    fn logistics_pays_3_dollars_and_a_point_a_good() {
        let department = Department::Logistics;
        let mut game = with(department, |anna| anna.goods = 2);
        let three = refused(&game, ANNA, Action::Trade { department, goods: 3 });
        assert_eq!(three, Illegal::TooFewGoods { goods: 3, has: 2 });

        act(&mut game, ANNA, Action::Trade { department, goods: 2 });

        assert_eq!((game.player(ANNA).goods, game.player(ANNA).money, game.player(ANNA).points), (0, 18, 2));
    }

    /// CA-5.11.11: 1 to 3 goods at $1.
    #[test]
    fn supply_chain_sells_goods_for_a_dollar() {
        let department = Department::SupplyChain;
        let mut game = with(department, |anna| anna.money = 2);
        assert_eq!(offered(&game), 2);
        let three = refused(&game, ANNA, Action::Trade { department, goods: 3 });
        assert_eq!(three, Illegal::CannotAfford { dollars: 3, money: 2 });

        act(&mut game, ANNA, Action::Trade { department, goods: 2 });

        assert_eq!((game.player(ANNA).goods, game.player(ANNA).money), (6, 0));
    }

    /// CA-2.5: goods sold to buy goods bring nothing, so selling alone keeps no turn open.
    #[test]
    fn without_money_a_supply_chain_keeps_no_turn_open() {
        let department = Department::SupplyChain;

        assert!(is_possible(with(department, |anna| anna.money = 1).player(ANNA), department));
        assert!(!is_possible(with(department, |anna| anna.money = 0).player(ANNA), department));
    }

    #[test]
    fn other_departments_do_not_trade() {
        let game = with(Department::Sales, |_| {});
        let department = Department::TradeAndFinance;

        assert_eq!(refused(&game, ANNA, Action::Trade { department, goods: 1 }), Illegal::NoTrade { department });
    }
}
