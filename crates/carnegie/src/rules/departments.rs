//! CA-5.1: a player's turn with the departments of the round's type: all that can be done in it, each by the rules of its own.

use super::{charity, choice_tile, construction, effects, moves, planning, study, trade, turns};
use crate::state::Carnegie;
use crate::{Action, Department, Event, Lack, Space};
use engine::Seat;

pub(crate) fn list(game: &Carnegie, seat: Seat, legal: &mut Vec<Action>) {
    choice_tile::list(game, legal);
    if game.turn.moves > 0 {
        moves::list(game, seat, game.turn.moves, legal);
    }
    study::list(game, seat, game.turn.study, legal);
    for department in usable(game, seat) {
        match department {
            Department::Planning => planning::list_tiles(game, seat, legal),
            Department::Construction | Department::Engineering | Department::ConstructionOutsourcing => {
                construction::list_projects(game, seat, department, legal);
            }
            Department::Sales | Department::Logistics | Department::SupplyChain => {
                trade::list(game, seat, department, legal);
            }
            Department::CharitableGiving => charity::list(game, seat, legal),
            _ => effects::list(game, seat, department, legal),
        }
    }
}

/// Whether the player could do anything in this turn, if need be after selling goods.
pub(crate) fn is_anything_left(game: &Carnegie, seat: Seat) -> bool {
    let player = game.player(seat);
    let turn = &game.turn;
    choice_tile::is_possible(game, seat)
        || (turn.moves > 0 && player.rooms.iter().any(|room| room.workers() > 0))
        || study::is_possible(game, seat, turn.study)
        || usable(game, seat).any(|department| is_useful(game, seat, department))
}

/// The turn passes by itself: moves and study points that nobody can use are lost. One that was none from the start is told as such, and whoever
/// stays idle at the end of another.
pub(crate) fn end(game: &mut Carnegie, seat: Seat, events: &mut Vec<Event>) {
    let (moves, study) = (game.turn.moves, game.turn.study);
    match game.turn.timeline {
        _ if moves + study > 0 => events.push(Event::DepartmentsEnded { seat, moves, study }),
        Some(timeline) => {
            let (workers, lack) = (game.turn.uses.iter().sum(), lack(game, seat));
            match workers {
                standing if game.turn.fresh => events.push(Event::TurnPassed { seat, timeline, standing, lack }),
                0 => {}
                workers => events.push(Event::WorkersIdle { seat, timeline, workers, lack }),
            }
        }
        None => {}
    }
    turns::pass_on(game, seat, events);
}

/// Departments with uses left.
fn usable(game: &Carnegie, seat: Seat) -> impl Iterator<Item = Department> {
    Space::all()
        .filter(|space| game.turn.uses[space.index()] > 0)
        .filter_map(move |space| game.player(seat).room(space).department)
}

/// What those who are idle would need: goods, where a project is ready.
fn lack(game: &Carnegie, seat: Seat) -> Lack {
    let player = game.player(seat);
    let of = |department: Department| match department {
        Department::Construction | Department::Engineering | Department::ConstructionOutsourcing => {
            construction::lack(game, seat, department)
        }
        Department::Planning | Department::Sales | Department::Logistics if player.goods == 0 => Lack::Goods,
        _ => Lack::Other,
    };
    usable(game, seat).map(of).find(|lack| *lack != Lack::Other).unwrap_or(Lack::Other)
}

fn is_useful(game: &Carnegie, seat: Seat, department: Department) -> bool {
    match department {
        Department::Planning => planning::is_possible(game, seat),
        Department::Construction | Department::Engineering | Department::ConstructionOutsourcing => {
            construction::is_possible(game, seat, department)
        }
        Department::Sales | Department::Logistics | Department::SupplyChain => {
            trade::is_possible(game.player(seat), department)
        }
        Department::CharitableGiving => charity::is_possible(game, seat),
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::super::positions::{
        ANNA, ERIK, MARY, act, add, departments_of, donation, legal, refused, round_one, stand,
    };
    use super::*;
    use crate::{Illegal, Options, Phase, Resource, Timeline};
    use engine::{Chance, Game, Seed, settle};

    /// CA-5.1: who stands nowhere in a department of the type has no turn, and that is told; CA-5.12: an action tile is something to do.
    #[test]
    fn a_turn_with_nothing_to_do_is_told() {
        let mut game = departments_of(Timeline::Construction, |anna| stand(anna, Department::Construction, 1));
        for player in &mut game.players[1..] {
            player.choice_tile = false;
            stand(player, Department::Construction, 0);
        }
        let events = act(&mut game, ANNA, Action::Finish);

        let passed = events.iter().filter(|event| matches!(event, Event::TurnPassed { standing: 0, .. }));
        assert_eq!(passed.count(), 2, "{events:?}");
    }

    /// CA-5.1: who is left without anything to do when a turn ends by itself is told, and what they lack.
    #[test]
    fn workers_who_stay_idle_are_told() {
        let mut game = departments_of(Timeline::Management, |anna| {
            stand(anna, Department::Planning, 1);
            stand(anna, Department::TradeAndFinance, 1);
            anna.goods = 0;
        });
        let earn = Action::Use { department: Department::TradeAndFinance, gain: Resource::Money, assignment: None };

        let events = act(&mut game, ANNA, earn);

        let idle = Event::WorkersIdle { seat: ANNA, timeline: Timeline::Management, workers: 1, lack: Lack::Goods };
        assert!(events.contains(&idle), "{events:?}");
    }

    /// CA-5.1: from the start player clockwise, only departments of the chosen type.
    #[test]
    fn departments_are_used_in_turn_order_and_of_one_type() {
        let mut game = round_one(3);
        game.start = ERIK;
        game.phase = Phase::ChooseTimeline { seat: ERIK };
        act(&mut game, ERIK, Action::ChooseTimeline { timeline: Timeline::Management });
        let mut order = Vec::new();
        while let Phase::Departments { seat } = game.phase {
            order.push(seat);
            act(&mut game, seat, Action::Finish);
        }
        assert_eq!(order, [ERIK, MARY, ANNA]);

        let game = departments_of(Timeline::Management, |_| {});
        let build = Action::ChooseProject { department: Department::Construction, project: crate::Project::Housing };
        let (department, played) = (Department::Construction, Timeline::Management);
        assert_eq!(refused(&game, ANNA, build), Illegal::OtherTimeline { department, played });
    }

    /// CA-2.7: nobody has to use their workers.
    #[test]
    fn a_turn_may_end_unused() {
        let mut game = departments_of(Timeline::Management, |_| {});

        let events = act(&mut game, ANNA, Action::Finish);

        assert_eq!(events[0], Event::DepartmentsEnded { seat: ANNA, moves: 0, study: 0 });
        assert_eq!(game.phase, Phase::Departments { seat: ERIK });
    }

    /// CA-2.5: a turn in which nothing can be done passes by itself, though goods could be sold.
    #[test]
    fn a_turn_with_nothing_to_do_passes() {
        let mut game = round_one(2);
        game.players.iter_mut().for_each(|player| stand(player, Department::Construction, 0));

        act(&mut game, ANNA, Action::ChooseTimeline { timeline: Timeline::Construction });

        assert_eq!(game.round, 2, "nobody is in the West, nobody can build, nobody lies at a desk");
        assert_eq!(game.player(ANNA).goods, 4);
    }

    /// What passes by itself had nothing to offer: `is_anything_left` and `list` agree at every moment of many games.
    #[test]
    fn a_turn_passes_only_when_nothing_could_be_offered() {
        let mut turns = 0;
        for number in 0..60 {
            let (seed, mut events, mut legal_now) = (Seed::new(format!("turns {number}")), Vec::new(), Vec::new());
            let mut chance = Chance::new(&seed, 0);
            let mut game = Carnegie::new(1 + number % 4, &Options::default(), &mut chance, &mut events).unwrap();
            settle(&mut game, &mut chance, &mut events, &mut legal_now);
            while let Some(seat) = game.to_act().first() {
                if let Phase::Departments { seat } = game.phase {
                    turns += 1;
                    for money in [0, 3, 30] {
                        // Without goods nothing could be sold, so both must say the same.
                        let mut bare = game.clone();
                        (bare.players[seat.index()].goods, bare.players[seat.index()].money) = (0, money);
                        let mut offers = Vec::new();
                        list(&bare, seat, &mut offers);
                        assert_eq!(is_anything_left(&bare, seat), !offers.is_empty(), "{bare:?}");
                    }
                }
                let action = chance.pick(&legal_now).unwrap();
                game.apply(seat, &action, &mut chance, &mut events).unwrap();
                settle(&mut game, &mut chance, &mut events, &mut legal_now);
            }
        }
        assert!(turns > 1000, "or nothing was tried");
    }

    /// CA-5.11.15, CA-5.12: what is offered at the start of a turn is all there is.
    #[test]
    fn charitable_giving_is_offered_where_somebody_else_gave() {
        let mut game =
            departments_of(Timeline::ResearchAndDevelopment, |anna| add(anna, Department::CharitableGiving, "3-1", 1));
        game.players[1].donations = game.players[1].donations.with(donation("welfare_flat"));

        let offers = legal(&game, ANNA);

        assert_eq!(offers.iter().filter(|action| matches!(action, Action::GiveOnTop { .. })).count(), 4);
    }
}
