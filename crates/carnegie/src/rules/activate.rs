//! CA-7.1, CA-7.4, CA-7.5: workers stand up.

use crate::player::{Player, Price};
use crate::state::Carnegie;
use crate::{Action, Department, Event, Illegal, Phase, Space};
use engine::{Seat, SeatSet};

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
        return Err(Illegal::DeskTooDear { dollars, money: player.money });
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

/// CA-7.4: all at once; whoever can't is told why.
pub(crate) fn begin(game: &mut Carnegie, events: &mut Vec<Event>) {
    let waiting = SeatSet::all(game.seat_count());
    game.phase = Phase::Activate { waiting };
    events.extend(waiting.iter().filter(|seat| !is_possible(game, *seat)).map(|seat| {
        let player = game.player(seat);
        let cheapest = desks(player).map(|(_, dollars)| dollars).min();
        Event::ActivationPassed { seat, cheapest, money: player.money }
    }));
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

#[cfg(test)]
mod tests {
    use super::super::positions::{ANNA, ERIK, MARY, act, add, refused, round_one, rule_of, space};
    use super::*;
    use crate::{Chosen, RoundEvent, Timeline};

    /// The end of round 1: all may activate.
    fn end_of_round(change: impl Fn(&mut Player)) -> Carnegie {
        let mut game = round_one(3);
        let timeline = Timeline::Management;
        game.chosen = Some(Chosen { timeline, advances: timeline, event: RoundEvent::default() });
        game.phase = Phase::Activate { waiting: SeatSet::all(3) };
        game.players.iter_mut().for_each(change);
        game
    }

    fn stand_up(department: Department) -> Action {
        Action::Activate { department }
    }

    /// CA-7.1: the worker stands up on a free desk of the department where they lie; its price is paid.
    #[test]
    fn a_worker_stands_up_where_he_lies() {
        let mut game = end_of_round(|player| player.room_mut(space("2-3")).lying = 2);

        act(&mut game, ANNA, stand_up(Department::Construction));

        let anna = game.player(ANNA);
        assert_eq!((anna.money, anna.room(space("2-3")).standing, anna.room(space("2-3")).lying), (10, 2, 1));
        let nobody = refused(&game, ANNA, stand_up(Department::Planning));
        assert_eq!(nobody, Illegal::NobodyLies { department: Department::Planning });
    }

    /// CA-2.2: each desk is for one standing worker.
    #[test]
    fn a_department_has_only_so_many_desks() {
        let game = end_of_round(|player| {
            player.room_mut(space("1-1")).lying = 1;
            player.room_mut(space("2-3")).lying = 1;
        });

        let illegal = refused(&game, ANNA, stand_up(Department::HumanResources));

        assert_eq!(illegal, Illegal::NoFreeDesk { department: Department::HumanResources });
        assert_eq!(rule_of(illegal), "CA-2.2");
    }

    /// CA-7.1: who has too little money is refused; CA-2.5: goods may be sold for it.
    #[test]
    fn a_desk_must_be_paid() {
        let mut game = end_of_round(|player| {
            add(player, Department::Communications, "3-1", 0);
            player.room_mut(space("3-1")).lying = 1;
            (player.money, player.goods) = (7, 1);
        });
        let illegal = refused(&game, ANNA, stand_up(Department::Communications));
        assert_eq!(illegal, Illegal::DeskTooDear { dollars: 8, money: 7 });
        act(&mut game, ANNA, Action::SellGood);

        act(&mut game, ANNA, stand_up(Department::Communications));

        assert!(game.player(ANNA).is_running(Department::Communications));
    }

    /// CA-7.4: all activate at the same time, in any order.
    #[test]
    fn all_activate_at_once() {
        let mut game = end_of_round(|player| player.room_mut(space("1-3")).lying = 1);

        act(&mut game, MARY, stand_up(Department::TradeAndFinance));
        assert_eq!(
            game.phase,
            Phase::Activate { waiting: [ANNA, ERIK].into_iter().collect() },
            "Mary has no more to do"
        );
        act(&mut game, ANNA, Action::Finish);
        act(&mut game, ERIK, stand_up(Department::TradeAndFinance));

        assert_eq!((game.round, game.player(ANNA).room(space("1-3")).standing), (2, 1));
    }

    /// CA-7.5: any department, whatever the round's type; the cheapest free desk is taken.
    #[test]
    fn any_department_and_the_cheapest_desk() {
        let mut game = end_of_round(|player| {
            add(player, Department::AdvancedDesign, "3-1", 0);
            player.room_mut(space("3-1")).lying = 3;
            player.room_mut(space("1-2")).lying = 2;
        });
        let prices = Department::AdvancedDesign.desk_prices();
        for (standing, price) in prices.iter().enumerate() {
            assert_eq!(game.player(ANNA).desk_price(space("3-1")), Some(*price));
            act(&mut game, ANNA, stand_up(Department::AdvancedDesign));
            assert_eq!(usize::from(game.player(ANNA).room(space("3-1")).standing), standing + 1);
        }

        assert_eq!(game.player(ANNA).desk_price(space("3-1")), None);
        assert!(!game.phase.to_act().contains(ANNA), "CA-7.5: nobody stands up in the Lobby");
    }

    /// CA-7.4: round 20 has its activation too.
    #[test]
    fn the_last_round_has_its_activation() {
        let mut game = end_of_round(|player| player.room_mut(space("1-3")).lying = 1);
        game.round = 20;

        act(&mut game, ANNA, stand_up(Department::TradeAndFinance));

        assert_eq!(game.player(ANNA).standing_workers(), 6);
        assert_eq!(game.round, 20);
    }

    /// CA-7.1, CA-7.4: whoever can stand nobody up is told so, and why.
    #[test]
    fn who_can_activate_nobody_is_told_why() {
        let mut game = round_one(3);
        for player in &mut game.players {
            player.rooms.iter_mut().for_each(|room| room.lying = 0);
        }
        let mary = game.player_mut(MARY);
        add(mary, Department::Communications, "3-1", 0);
        mary.room_mut(space("3-1")).lying = 1;
        (mary.money, mary.goods) = (3, 0);
        game.player_mut(ERIK).room_mut(space("1-3")).lying = 1;
        let mut events = Vec::new();

        begin(&mut game, &mut events);

        let money = game.player(ANNA).money;
        assert_eq!(
            events,
            [
                Event::ActivationPassed { seat: ANNA, cheapest: None, money },
                Event::ActivationPassed { seat: MARY, cheapest: Some(8), money: 3 },
            ]
        );
    }
}
