//! CA-5.2, CA-5.12: action-choice tiles.

use super::uses::{turn, whose_departments};
use crate::state::Carnegie;
use crate::{Action, Event, Illegal, Timeline};
use engine::Seat;

/// CA-5.2, CA-5.12: another type, before anything was used, and not against one's own choice.
pub(crate) fn may_play(game: &Carnegie, timeline: Timeline) -> Result<Seat, Illegal> {
    let seat = whose_departments(game)?;
    if !game.player(seat).choice_tile {
        return Err(Illegal::NoChoiceTile);
    }
    let chosen = game.chosen.map_or(timeline, |chosen| chosen.timeline);
    if seat == game.start {
        return Err(Illegal::OwnChoice { timeline: chosen });
    }
    if !game.turn.fresh {
        return Err(Illegal::TurnBegun);
    }
    if timeline == chosen {
        return Err(Illegal::SameTimeline { timeline });
    }
    Ok(seat)
}

/// CA-5.12: event, other players and markers don't change; the tile leaves the game.
pub(crate) fn play(game: &mut Carnegie, timeline: Timeline, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let seat = may_play(game, timeline)?;

    game.player_mut(seat).choice_tile = false;
    game.turn = turn(game.player(seat), timeline);
    events.push(Event::ChoiceTilePlayed { seat, timeline });
    Ok(())
}

pub(crate) fn list(game: &Carnegie, legal: &mut Vec<Action>) {
    let others = Timeline::ALL.into_iter().filter(|timeline| may_play(game, *timeline).is_ok());
    legal.extend(others.map(|timeline| Action::PlayChoiceTile { timeline }));
}

/// Whether the player could play one now.
pub(crate) fn is_possible(game: &Carnegie, seat: Seat) -> bool {
    game.turn.fresh && game.player(seat).choice_tile && seat != game.start
}

#[cfg(test)]
mod tests {
    use super::super::positions::{ANNA, ERIK, MARY, act, refused, round_one};
    use super::*;
    use crate::{Department, Phase, Resource};

    /// Round 1 of four players, in which Anna chose Management and everybody else is still to play; Erik's turn.
    fn eriks_turn() -> Carnegie {
        let mut game = round_one(4);
        act(&mut game, ANNA, Action::ChooseTimeline { timeline: Timeline::Management });
        act(&mut game, ANNA, Action::Finish);
        game
    }

    /// CA-5.2, CA-5.12: an action-choice tile plays another type for its owner only, and leaves the game.
    #[test]
    fn an_action_choice_tile_plays_another_type() {
        let mut game = eriks_turn();
        let before = (game.chosen, game.rows);

        act(&mut game, ERIK, Action::PlayChoiceTile { timeline: Timeline::HumanResources });

        assert_eq!((game.turn.timeline, game.turn.moves), (Some(Timeline::HumanResources), 6));
        assert!(!game.player(ERIK).choice_tile);
        assert_eq!((game.chosen, game.rows), before);
        let again = refused(&game, ERIK, Action::PlayChoiceTile { timeline: Timeline::Construction });
        assert_eq!(again, Illegal::NoChoiceTile, "once a game");
        act(&mut game, ERIK, Action::Finish);
        assert_eq!((game.phase, game.turn.timeline), (Phase::Departments { seat: MARY }, Some(Timeline::Management)));
    }

    /// CA-5.2: the start player can't use it against their own choice.
    #[test]
    fn the_start_player_keeps_to_his_choice() {
        let mut game = round_one(4);
        act(&mut game, ANNA, Action::ChooseTimeline { timeline: Timeline::Management });

        let own = refused(&game, ANNA, Action::PlayChoiceTile { timeline: Timeline::HumanResources });

        assert_eq!(own, Illegal::OwnChoice { timeline: Timeline::Management });
    }

    /// CA-5.12: before anything is used, and another of the four types.
    #[test]
    fn an_action_choice_tile_comes_first_and_changes_something() {
        let mut game = eriks_turn();
        let same = refused(&game, ERIK, Action::PlayChoiceTile { timeline: Timeline::Management });
        assert_eq!(same, Illegal::SameTimeline { timeline: Timeline::Management });
        act(&mut game, ERIK, Action::SellGood);
        assert!(game.turn.fresh, "selling uses nothing");
        act(
            &mut game,
            ERIK,
            Action::Use { department: Department::TradeAndFinance, gain: Resource::Goods, assignment: None },
        );

        let late = refused(&game, ERIK, Action::PlayChoiceTile { timeline: Timeline::HumanResources });

        assert_eq!(late, Illegal::TurnBegun);
    }
}
