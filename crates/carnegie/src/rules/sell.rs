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

#[cfg(test)]
mod tests {
    use super::super::positions::{ANNA, ERIK, act, departments_of, donation_event, legal, opened, refused, rule_of};
    use super::*;
    use crate::{Action, Department, Timeline};

    /// CA-2.5: $1 each, whenever the owner has a decision to take, at set-up too.
    #[test]
    fn a_good_is_sold_for_a_dollar() {
        let mut game = opened(3);

        act(&mut game, ERIK, Action::SellGood);

        assert_eq!((game.player(ERIK).money, game.player(ERIK).goods), (13, 3));
    }

    /// CA-2.5: who could donate only after selling is still asked; CA-2.6: goods one has not got can't be sold.
    #[test]
    fn goods_can_be_sold_to_pay_for_something() {
        let mut game = donation_event();
        (game.players[0].money, game.players[0].goods) = (4, 1);
        assert_eq!(legal(&game, ANNA), [Action::SellGood, Action::Finish]);

        act(&mut game, ANNA, Action::SellGood);

        assert!(legal(&game, ANNA).iter().any(|action| matches!(action, Action::Donate { .. })));
        assert_eq!(refused(&game, ANNA, Action::SellGood), Illegal::NoGoodLeft);
    }

    /// CA-2.5, CA-5.19: a decision that was begun keeps the goods it needs.
    #[test]
    fn goods_that_a_department_needs_are_kept() {
        let mut game = departments_of(Timeline::Management, |anna| {
            anna.reserved = Some(Department::Sales);
            anna.goods = 3;
        });
        act(&mut game, ANNA, Action::TakeDepartment { department: Department::Sales });
        act(&mut game, ANNA, Action::SellGood);

        let illegal = refused(&game, ANNA, Action::SellGood);

        assert_eq!(illegal, Illegal::GoodsNeeded { goods: 2, has: 2 });
        assert_eq!(rule_of(illegal), "CA-2.5");
    }
}
