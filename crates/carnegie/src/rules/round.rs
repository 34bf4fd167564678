//! CA-3, CA-7.2, CA-7.3: a round from the choice of its timeline to the step of its marker.

use super::{andrew, turns};
use crate::state::{Carnegie, Chosen, ROUNDS, Row};
use crate::{Action, Event, Illegal, Phase, Timeline};
use engine::{Chance, Seat, SeatSet};

/// The next round; in the rounds that are Andrew's the choice is his (CA-9.12).
pub(crate) fn begin(game: &mut Carnegie, chance: &mut Chance, events: &mut Vec<Event>) {
    game.round += 1;
    let start = game.andrew.is_none().then_some(game.start);
    events.push(Event::RoundBegan { round: game.round, start });
    game.phase = Phase::ChooseTimeline { seat: game.start };
    if let Some(timeline) = andrew::begin_round(game, chance, events) {
        play(game, timeline, chance, events);
    }
}

/// CA-3.1, CA-3.2: any of the four, full or not.
pub(crate) fn may_choose_timeline(game: &Carnegie) -> Result<Seat, Illegal> {
    match game.phase {
        Phase::ChooseTimeline { seat } => Ok(seat),
        phase => Err(match game.chosen {
            Some(Chosen { timeline, .. }) => Illegal::TimelineChosen { timeline },
            None => Illegal::NotNow { phase },
        }),
    }
}

pub(crate) fn choose_timeline(
    game: &mut Carnegie,
    timeline: Timeline,
    chance: &mut Chance,
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    let seat = may_choose_timeline(game)?;

    events.push(Event::TimelineChosen { seat, timeline });
    play(game, timeline, chance, events);
    Ok(())
}

pub(crate) fn list_timelines(legal: &mut Vec<Action>) {
    legal.extend(Timeline::ALL.map(|timeline| Action::ChooseTimeline { timeline }));
}

/// CA-3.2, CA-3.3: the chosen row gives the action. If it is full, the next row below that is not gives the event, and
/// its marker advances.
pub(crate) fn chosen(rows: &[Row; 4], timeline: Timeline) -> Chosen {
    let mut advances = timeline;
    while rows[advances.index()].is_full() && advances.below() != timeline {
        advances = advances.below();
    }
    let row = rows[advances.index()];
    Chosen { timeline, advances, event: advances.event(row.tile, row.marker) }
}

/// The timeline marker lies; the event comes, first for Andrew (CA-9.12), then for the start player.
pub(crate) fn play(game: &mut Carnegie, timeline: Timeline, chance: &mut Chance, events: &mut Vec<Event>) {
    let chosen = chosen(&game.rows, timeline);
    game.chosen = Some(chosen);
    if chosen.advances != timeline {
        events.push(Event::MarkerFlipped { timeline: chosen.advances });
    }
    events.push(Event::RoundEventCame { event: chosen.event });
    if game.andrew.is_some() {
        andrew::act(game, chosen, chance, events);
    }
    turns::begin_event(game, game.start);
}

/// CA-7.2: once all have activated: the marker advances, the start player passes to the left.
pub(crate) fn end(game: &mut Carnegie, chance: &mut Chance, events: &mut Vec<Event>) {
    if let Some(chosen) = game.chosen.take() {
        let row = &mut game.rows[chosen.advances.index()];
        row.marker += 1;
        events.push(Event::MarkerAdvanced { timeline: chosen.advances, marker: row.marker });
        game.start = game.left_of(game.start);
        andrew::end_round(game, events);
    }
    if game.round == ROUNDS {
        game.phase = Phase::Welfare { waiting: SeatSet::all(game.seat_count()) };
    } else {
        begin(game, chance, events);
    }
}

#[cfg(test)]
mod tests {
    use super::super::positions::{ANNA, ERIK, MARY, act, refused, region_event, round_one, rule_of};
    use super::*;
    use crate::tables::timeline::STEPS;
    use crate::{Illegal, Region, RoundEvent};
    use engine::Seat;

    fn markers(steps: [u8; 4]) -> [Row; 4] {
        let mut rows = round_one(2).rows;
        for (row, steps) in rows.iter_mut().zip(steps) {
            row.marker = steps;
        }
        rows
    }

    /// Everybody lets the round pass.
    fn pass_round(game: &mut Carnegie, timeline: Timeline) {
        let (round, start) = (game.round, game.start);
        act(game, start, Action::ChooseTimeline { timeline });
        while game.round == round && game.phase != Phase::Finished {
            let seat = game.phase.to_act().first().unwrap();
            act(game, seat, Action::Finish);
        }
    }

    /// CA-3.1: the start player chooses one of the four; the event right of the marker comes.
    #[test]
    fn the_start_player_chooses_a_timeline() {
        let mut game = round_one(3);
        game.rows[Timeline::Management.index()].marker = 2;
        game.players[1].on_assignment[Region::Midwest.index()] = 1;

        let events = act(&mut game, ANNA, Action::ChooseTimeline { timeline: Timeline::Management });

        assert!(events.contains(&Event::NobodyAway { seat: ANNA, region: Region::Midwest }), "CA-4.3: she is told so");
        let midwest = RoundEvent { region: Some(Region::Midwest), donation: false };
        let chosen = Chosen { timeline: Timeline::Management, advances: Timeline::Management, event: midwest };
        assert_eq!(game.chosen, Some(chosen));
        assert_eq!(game.phase, Phase::TakeBack { seat: ERIK, region: Region::Midwest }, "Anna has nobody there");
        let again = Action::ChooseTimeline { timeline: Timeline::Construction };
        let refusal = refused(&game, ERIK, again);
        let already = Illegal::TimelineChosen { timeline: Timeline::Management };
        assert_eq!((refusal, rule_of(refusal)), (already, "CA-3.1"));
    }

    /// CA-3.2, CA-3.3: a full row gives the action; the next row below that can advance gives the event.
    #[test]
    fn a_full_timeline_flips_the_next_marker_that_can_advance() {
        let rows = markers([STEPS, STEPS, 3, 0]);

        let human_resources = chosen(&rows, Timeline::HumanResources);

        assert_eq!(human_resources.timeline, Timeline::HumanResources);
        assert_eq!(human_resources.advances, Timeline::Construction, "Management is full too");
        assert_eq!(human_resources.event.region, Some(Region::East));
        assert_eq!(chosen(&rows, Timeline::Construction).advances, Timeline::Construction);
    }

    /// CA-3.2: below Research & Development comes Human Resources; CA-3.3: the fifth space is the end tile's.
    #[test]
    fn the_flip_goes_round_to_the_top() {
        let rows = markers([4, 2, 2, STEPS]);

        let flipped = chosen(&rows, Timeline::ResearchAndDevelopment);

        assert_eq!(flipped.advances, Timeline::HumanResources);
        assert_eq!(flipped.event, RoundEvent { region: Some(Region::East), donation: true });
    }

    /// CA-7.2: the marker advances, or the flipped one instead; the start player passes to the left.
    #[test]
    fn the_flipped_marker_advances_instead() {
        let mut game = round_one(3);
        game.rows = markers([STEPS, 1, 0, 0]);

        pass_round(&mut game, Timeline::HumanResources);

        assert_eq!(game.rows.map(|row| row.marker), [STEPS, 2, 0, 0]);
        assert_eq!((game.start, game.phase), (ERIK, Phase::ChooseTimeline { seat: ERIK }));
        pass_round(&mut game, Timeline::Construction);
        assert_eq!(game.rows.map(|row| row.marker), [STEPS, 2, 1, 0]);
        assert_eq!(game.start, MARY);
    }

    /// CA-3.4, CA-7.3: one marker advances each round; after 20 rounds all stand on the end tile and the game ends.
    #[test]
    fn after_twenty_rounds_all_markers_stand_on_the_end_tile() {
        let mut game = round_one(2);
        for round in 1..=20 {
            assert_eq!(game.round, round);
            assert_eq!(game.rows.iter().map(|row| row.marker).sum::<u8>(), round - 1);
            assert_eq!(game.start, Seat((round - 1) % 2));
            pass_round(&mut game, Timeline::HumanResources);
        }

        assert!(game.rows.iter().all(Row::is_full));
        assert_eq!(game.phase, Phase::Finished);
    }

    /// CA-4.11: on the end tile a player takes income and donates before the next one does.
    #[test]
    fn the_end_tile_is_played_player_by_player() {
        let mut game = region_event(Region::South);
        game.chosen = game
            .chosen
            .map(|chosen| Chosen { event: RoundEvent { region: Some(Region::South), donation: true }, ..chosen });
        for player in &mut game.players {
            player.on_assignment[Region::South.index()] = 1;
        }

        act(&mut game, ANNA, Action::TakeBack { workers: 1 });
        assert_eq!(game.phase, Phase::Donate { seat: ANNA });
        act(&mut game, ANNA, Action::Finish);
        assert_eq!(game.phase, Phase::TakeBack { seat: ERIK, region: Region::South });
        act(&mut game, ERIK, Action::Finish);

        assert_eq!(game.phase, Phase::Donate { seat: ERIK }, "CA-4.5: either or both");
    }
}
