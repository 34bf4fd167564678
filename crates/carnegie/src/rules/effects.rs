//! CA-5.4, CA-5.11.1 to CA-5.11.3, CA-5.11.5, CA-5.11.13: departments that give something for a worker's use.

use super::uses::{assign, give, may_use, spend_use};
use crate::player::Player;
use crate::state::Carnegie;
use crate::{Action, Department, Event, Gain, Illegal, Region, Resource, Space};
use engine::Seat;

/// One of the things a worker's use may be.
struct Effect {
    department: Department,
    gives: Resource,
    amount: Amount,
    assignment: bool,
}

#[derive(Clone, Copy)]
enum Amount {
    Fixed(u8),
    /// CA-5.11.3
    PerTwoStanding,
}

#[rustfmt::skip]
const EFFECTS: [Effect; 12] = [
    staying(Department::TradeAndFinance,  Resource::Money,  3),
    staying(Department::TradeAndFinance,  Resource::Goods,  1),
    leaving(Department::TradeAndFinance,  Resource::Money,  Amount::Fixed(6)),
    leaving(Department::TradeAndFinance,  Resource::Goods,  Amount::Fixed(2)),
    leaving(Department::Training,         Resource::Money,  Amount::Fixed(8)),
    leaving(Department::Training,         Resource::Moves,  Amount::Fixed(8)),
    leaving(Department::Recruiting,       Resource::Worker, Amount::Fixed(1)),
    staying(Department::Recruiting,       Resource::Moves,  4),
    leaving(Department::SafetyAndQuality, Resource::Points, Amount::PerTwoStanding),
    leaving(Department::Purchasing,       Resource::Money,  Amount::Fixed(8)),
    leaving(Department::Purchasing,       Resource::Goods,  Amount::Fixed(3)),
    leaving(Department::AdvancedResearch, Resource::Study,  Amount::Fixed(7)),
];

/// CA-2.7: the worker stays at the desk.
const fn staying(department: Department, gives: Resource, amount: u8) -> Effect {
    Effect { department, gives, amount: Amount::Fixed(amount), assignment: false }
}

/// CA-2.4: the worker goes on assignment.
const fn leaving(department: Department, gives: Resource, amount: Amount) -> Effect {
    Effect { department, gives, amount, assignment: true }
}

/// CA-2.4, CA-2.9: an effect of the department, with a zone of choice if it is an assignment.
pub(crate) fn may_use_for(
    game: &Carnegie,
    department: Department,
    gives: Resource,
    assignment: Option<Region>,
) -> Result<(Seat, Space, Gain), Illegal> {
    let (seat, space) = may_use(game, department)?;
    let mut effects = EFFECTS.iter().filter(|effect| effect.department == department && effect.gives == gives);
    let Some(first) = effects.clone().next() else {
        return Err(Illegal::NotItsEffect { department, gain: gives });
    };
    let Some(effect) = effects.find(|effect| effect.assignment == assignment.is_some()) else {
        return Err(match first.assignment {
            true => Illegal::NeedsAssignment { department },
            false => Illegal::NoAssignment { department },
        });
    };
    let player = game.player(seat);
    if !can_give(player, effect) {
        return Err(Illegal::ReserveEmpty);
    }
    Ok((seat, space, Gain::new(gives, effect.amount_for(player))))
}

pub(crate) fn use_for(
    game: &mut Carnegie,
    department: Department,
    gives: Resource,
    assignment: Option<Region>,
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    let (seat, space, gain) = may_use_for(game, department, gives, assignment)?;

    spend_use(game, space);
    if let Some(region) = assignment {
        assign(game, seat, space, region, events);
    }
    give(game, seat, department, gain, events);
    Ok(())
}

pub(crate) fn list(game: &Carnegie, seat: Seat, department: Department, legal: &mut Vec<Action>) {
    let player = game.player(seat);
    let effects = EFFECTS.iter().filter(|effect| effect.department == department && can_give(player, effect));
    for Effect { gives, assignment, .. } in effects {
        let gain = *gives;
        if *assignment {
            let zones = Region::ALL.map(|region| Action::Use { department, gain, assignment: Some(region) });
            legal.extend(zones);
        } else {
            legal.push(Action::Use { department, gain, assignment: None });
        }
    }
}

impl Effect {
    /// CA-5.11.3: the very worker has left: one point per two still standing, rounded up.
    fn amount_for(&self, player: &Player) -> u8 {
        match self.amount {
            Amount::Fixed(amount) => amount,
            Amount::PerTwoStanding => (player.standing_workers() - 1).div_ceil(2),
        }
    }
}

/// CA-5.11.2: nobody can be hired from an empty reserve.
fn can_give(player: &Player, effect: &Effect) -> bool {
    effect.gives != Resource::Worker || player.reserve > 0
}

#[cfg(test)]
mod tests {
    use super::super::positions::{ANNA, act, add, departments_of, legal, refused, rule_of, stand};
    use super::*;
    use crate::Timeline;

    fn use_it(department: Department, gain: Resource, assignment: Option<Region>) -> Action {
        Action::Use { department, gain, assignment }
    }

    /// Anna's turn with this tile and so many workers standing in it.
    fn with(department: Department, standing: u8) -> Carnegie {
        departments_of(department.timeline(), |anna| add(anna, department, "3-1", standing))
    }

    /// CA-5.4: per worker $3; or 1 good; or assignment for $6; or assignment for 2 goods, each by their own choice.
    #[test]
    fn trade_and_finance_pays_in_four_ways() {
        let department = Department::TradeAndFinance;
        let mut game = departments_of(Timeline::Management, |anna| stand(anna, department, 3));
        let ways = legal(&game, ANNA).iter().filter(|action| matches!(action, Action::Use { .. })).count();
        assert_eq!(ways, 2 + 2 * 4);

        act(&mut game, ANNA, use_it(department, Resource::Money, None));
        act(&mut game, ANNA, use_it(department, Resource::Money, Some(Region::East)));
        act(&mut game, ANNA, use_it(department, Resource::Goods, Some(Region::South)));

        let anna = game.player(ANNA);
        assert_eq!((anna.money, anna.goods, anna.on_assignment), (12 + 3 + 6, 4 + 2, [0, 0, 1, 1]));
        let there = anna.find(department).unwrap();
        assert_eq!(anna.room(there).standing, 1, "CA-2.7: who worked without assignment stays standing");
    }

    /// CA-2.3, CA-5.13: one use for each worker who stood there when the turn started.
    #[test]
    fn a_department_works_once_per_standing_worker() {
        let department = Department::TradeAndFinance;
        let mut game = departments_of(Timeline::Management, |anna| stand(anna, department, 2));
        act(&mut game, ANNA, use_it(department, Resource::Goods, None));
        act(&mut game, ANNA, use_it(department, Resource::Goods, None));

        let third = refused(&game, ANNA, use_it(department, Resource::Goods, None));

        assert_eq!(third, Illegal::NoUseLeft { department });
        assert_eq!(game.player(ANNA).goods, 6);
    }

    /// CA-2.4: the very worker goes from the desk to a zone; CA-2.9: which of the four is free.
    #[test]
    fn an_assignment_moves_the_worker_who_does_it() {
        for region in Region::ALL {
            let mut game = with(Department::Purchasing, 2);
            let events = act(&mut game, ANNA, use_it(Department::Purchasing, Resource::Goods, Some(region)));

            let anna = game.player(ANNA);
            assert_eq!(anna.on_assignment[region.index()], 1);
            assert_eq!(anna.room(anna.find(Department::Purchasing).unwrap()).standing, 1);
            assert_eq!(events[0], Event::WorkerAssigned { seat: ANNA, department: Department::Purchasing, region });
        }
    }

    /// CA-2.1: a worker on assignment is not active.
    #[test]
    fn a_worker_on_assignment_is_not_active() {
        let mut game = with(Department::Purchasing, 1);
        let before = game.player(ANNA).standing_workers();

        act(&mut game, ANNA, use_it(Department::Purchasing, Resource::Money, Some(Region::West)));

        assert_eq!(game.player(ANNA).standing_workers(), before - 1);
    }

    /// CA-5.11.1: assignment, then $8 or 8 moves.
    #[test]
    fn training_pays_8_dollars_or_8_moves() {
        let department = Department::Training;
        let mut game = with(department, 1);
        let no_zone = refused(&game, ANNA, use_it(department, Resource::Money, None));
        assert_eq!(no_zone, Illegal::NeedsAssignment { department });
        let mut other = game.clone();

        act(&mut game, ANNA, use_it(department, Resource::Money, Some(Region::West)));
        act(&mut other, ANNA, use_it(department, Resource::Moves, Some(Region::West)));

        assert_eq!((game.player(ANNA).money, game.turn.moves), (20, 6));
        assert_eq!((other.player(ANNA).money, other.turn.moves), (12, 6 + 8));
    }

    /// CA-5.11.2: assignment and a new worker; or, without assignment, 4 moves.
    #[test]
    fn recruiting_hires_or_moves() {
        let department = Department::Recruiting;
        let mut game = with(department, 2);
        let zone = refused(&game, ANNA, use_it(department, Resource::Moves, Some(Region::West)));
        assert_eq!(zone, Illegal::NoAssignment { department });

        act(&mut game, ANNA, use_it(department, Resource::Worker, Some(Region::South)));
        act(&mut game, ANNA, use_it(department, Resource::Moves, None));

        let anna = game.player(ANNA);
        assert_eq!((anna.reserve, anna.room(Space::lobby()).lying, game.turn.moves), (4, 3 + 1, 6 + 4));
    }

    /// CA-5.11.2: not possible with an empty reserve.
    #[test]
    fn recruiting_needs_a_reserve() {
        let department = Department::Recruiting;
        let mut game = with(department, 1);
        game.players[0].reserve = 0;

        let illegal = refused(&game, ANNA, use_it(department, Resource::Worker, Some(Region::South)));

        assert_eq!((illegal, rule_of(illegal)), (Illegal::ReserveEmpty, "CA-2.10"));
        assert!(legal(&game, ANNA).contains(&use_it(department, Resource::Moves, None)));
    }

    /// CA-5.11.3: one point per two active workers still in the company, rounded up; the permanent one is none (CA-2.8).
    #[test]
    fn safety_and_quality_scores_half_of_those_who_stand() {
        let department = Department::SafetyAndQuality;
        let mut game = with(department, 1);
        assert_eq!(game.player(ANNA).standing_workers(), 6);

        act(&mut game, ANNA, use_it(department, Resource::Points, Some(Region::East)));

        assert_eq!(game.player(ANNA).points, 3, "five still stand");
    }

    /// CA-5.11.3: it is allowed for 0 points.
    #[test]
    fn safety_and_quality_may_score_nothing() {
        let department = Department::SafetyAndQuality;
        let mut game = departments_of(Timeline::HumanResources, |anna| {
            Department::PRINTED.into_iter().for_each(|printed| stand(anna, printed, 0));
            add(anna, department, "3-1", 1);
        });

        act(&mut game, ANNA, use_it(department, Resource::Points, Some(Region::East)));

        assert_eq!((game.player(ANNA).points, game.player(ANNA).on_assignment[3]), (0, 1));
    }

    /// CA-5.11.5: assignment, then $8 or 3 goods.
    #[test]
    fn purchasing_pays_8_dollars_or_3_goods() {
        let mut game = with(Department::Purchasing, 2);

        act(&mut game, ANNA, use_it(Department::Purchasing, Resource::Money, Some(Region::West)));
        act(&mut game, ANNA, use_it(Department::Purchasing, Resource::Goods, Some(Region::West)));

        let anna = game.player(ANNA);
        assert_eq!((anna.money, anna.goods, anna.on_assignment[0]), (20, 7, 2));
    }

    /// CA-5.11.13: assignment, then 7 study points, which join the turn's sum.
    #[test]
    fn advanced_research_gives_7_study_points() {
        let mut game = with(Department::AdvancedResearch, 1);

        act(&mut game, ANNA, use_it(Department::AdvancedResearch, Resource::Study, Some(Region::West)));

        assert_eq!(game.turn.study, 3 + 7);
    }

    #[test]
    fn a_department_gives_only_what_it_shows() {
        let game = with(Department::Purchasing, 1);

        let points = refused(&game, ANNA, use_it(Department::Purchasing, Resource::Points, Some(Region::West)));

        assert_eq!(points, Illegal::NotItsEffect { department: Department::Purchasing, gain: Resource::Points });
    }
}
