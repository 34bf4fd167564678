//! CA-3, CA-7.2, CA-7.3: a round from the choice of its timeline to the step of its marker.

use super::andrew;
use crate::state::{Carnegie, Chosen, ROUNDS, Row};
use crate::{Action, Event, Illegal, Phase, Timeline};
use engine::{Chance, Seat, SeatSet};

/// The next round; in the rounds that are Andrew's the choice is his (CA-9.12).
pub(crate) fn begin(game: &mut Carnegie, chance: &mut Chance, events: &mut Vec<Event>) {
    game.round += 1;
    events.push(Event::RoundBegan { round: game.round, start: game.start });
    game.phase = Phase::ChooseTimeline { seat: game.start };
    if game.andrew.is_some() {
        andrew::begin_round(game, chance, events);
    }
}

/// CA-3.1, CA-3.2: any of the four, full or not.
pub(crate) fn may_choose_timeline(game: &Carnegie) -> Result<Seat, Illegal> {
    match game.phase {
        Phase::ChooseTimeline { seat } => Ok(seat),
        phase => Err(Illegal::NotNow { phase }),
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
    begin_event(game, game.start);
}

/// CA-4.1, CA-4.4, CA-4.11: a player's part of the event, income before donation.
pub(crate) fn begin_event(game: &mut Carnegie, seat: Seat) {
    let event = game.chosen.map(|chosen| chosen.event).unwrap_or_default();
    game.phase = match event.region {
        Some(region) => Phase::TakeBack { seat, region },
        None => Phase::Donate { seat },
    };
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
