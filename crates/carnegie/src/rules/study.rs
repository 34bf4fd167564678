//! CA-5.8 to CA-5.10, CA-5.18, CA-4.8, CA-5.11.16: study points move strips and transport discs.

use super::income;
use crate::state::Carnegie;
use crate::tables::transport::LAST_SPACE;
use crate::{Action, Event, Illegal, Phase, Project, Region};
use engine::Seat;

/// CA-5.9: a step onto a circle needs a disc from the supply.
pub(crate) fn may_advance_strip(game: &Carnegie, project: Project) -> Result<(Seat, u8), Illegal> {
    let (seat, points) = student(game)?;
    Ok((seat, strip_step(game, seat, points, project)?))
}

pub(crate) fn advance_strip(game: &mut Carnegie, project: Project, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let (seat, study) = may_advance_strip(game, project)?;

    spend(game, study);
    let player = game.player_mut(seat);
    player.strips[project.index()].field += 1;
    let disc = player.field(project).is_circle();
    player.discs -= u8::from(disc);
    let field = player.strip(project).field;
    events.push(Event::StripAdvanced { seat, project, field, study, disc });
    Ok(())
}

/// CA-5.10: the last space holds one player.
pub(crate) fn may_advance_transport(game: &Carnegie, region: Region) -> Result<(Seat, u8), Illegal> {
    let (seat, points) = student(game)?;
    Ok((seat, transport_step(game, seat, points, region)?))
}

pub(crate) fn advance_transport(game: &mut Carnegie, region: Region, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let (seat, study) = may_advance_transport(game, region)?;

    spend(game, study);
    let player = game.player_mut(seat);
    player.transport[region.index()] += 1;
    let space = player.transport[region.index()];
    events.push(Event::TransportAdvanced { seat, region, space, study });
    if let Some(reward) = player.transport_space(region).reward {
        let gain = income::receive(player, reward);
        events.push(Event::TrackEndReached { seat, region, gain });
    }
    Ok(())
}

pub(crate) fn list(game: &Carnegie, seat: Seat, points: u8, legal: &mut Vec<Action>) {
    if points == 0 {
        return;
    }
    let strips = Project::ALL.into_iter().filter(|project| strip_step(game, seat, points, *project).is_ok());
    legal.extend(strips.map(|project| Action::AdvanceStrip { project }));
    let tracks = Region::ALL.into_iter().filter(|region| transport_step(game, seat, points, *region).is_ok());
    legal.extend(tracks.map(|region| Action::AdvanceTransport { region }));
}

/// Whether the points suffice for any step.
pub(crate) fn is_possible(game: &Carnegie, seat: Seat, points: u8) -> bool {
    points > 0
        && (Region::ALL.iter().any(|region| transport_step(game, seat, points, *region).is_ok())
            || Project::ALL.iter().any(|project| strip_step(game, seat, points, *project).is_ok()))
}

/// CA-4.8: the rest of an income is lost; the projects pay, or the department turn goes on.
pub(crate) fn end_income(game: &mut Carnegie, seat: Seat, points: u8, from_project: bool, events: &mut Vec<Event>) {
    if points > 0 {
        events.push(Event::StudyPointsLost { seat, points });
    }
    if from_project {
        game.phase = Phase::Departments { seat };
    } else {
        income::pay_projects(game, seat, events);
    }
}

/// Who studies, and with how many points.
fn student(game: &Carnegie) -> Result<(Seat, u8), Illegal> {
    match game.phase {
        Phase::Study { seat, points, .. } => Ok((seat, points)),
        Phase::Departments { seat } => Ok((seat, game.turn.study)),
        phase => Err(Illegal::NotNow { phase }),
    }
}

fn spend(game: &mut Carnegie, study: u8) {
    match &mut game.phase {
        Phase::Study { points, .. } => *points -= study,
        _ => {
            game.turn.study -= study;
            game.turn.fresh = false;
        }
    }
}

/// CA-5.18: the cost of the field entered.
fn strip_step(game: &Carnegie, seat: Seat, points: u8, project: Project) -> Result<u8, Illegal> {
    let player = game.player(seat);
    let Some(next) = player.next_field(project) else {
        return Err(Illegal::StripAtEnd { project });
    };
    if next.is_circle() && player.discs == 0 {
        return Err(Illegal::NoDiscLeft);
    }
    enough(points, next.study)
}

/// CA-5.18: the cost of the space entered.
fn transport_step(game: &Carnegie, seat: Seat, points: u8, region: Region) -> Result<u8, Illegal> {
    let player = game.player(seat);
    let Some(cost) = player.transport_cost(region) else {
        return Err(Illegal::TrackAtEnd { region });
    };
    if player.transport[region.index()] + 1 == LAST_SPACE && is_last_space_taken(game, region) {
        return Err(Illegal::LastSpaceTaken { region });
    }
    enough(points, cost)
}

/// CA-5.10, CA-9.14: by a player or by Andrew.
pub(crate) fn is_last_space_taken(game: &Carnegie, region: Region) -> bool {
    let is_there = |transport: &[u8; 4]| transport[region.index()] == LAST_SPACE;
    game.players.iter().any(|player| is_there(&player.transport))
        || game.andrew.is_some_and(|andrew| is_there(&andrew.transport))
}

fn enough(points: u8, cost: u8) -> Result<u8, Illegal> {
    if points < cost { Err(Illegal::TooFewStudyPoints { cost, points }) } else { Ok(cost) }
}
