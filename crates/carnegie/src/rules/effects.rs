//! CA-5.4, CA-5.11.1 to CA-5.11.3, CA-5.11.5, CA-5.11.13: departments that give something for a worker's use.

use super::departments::{assign, give, may_use, spend_use};
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

/// CA-2.7: the worker stays at his desk.
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
    /// CA-5.11.3: the worker himself has left: one point per two still standing, rounded up.
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
