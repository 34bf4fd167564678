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
        let gain = player.receive(reward);
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

#[cfg(test)]
mod tests {
    use super::super::positions::{ANNA, act, add, departments_of, legal, refused, rule_of};
    use super::*;
    use crate::{Department, Gain, Player, Resource, Side, Strip, Timeline};

    /// Anna studies with so many points.
    fn student_with(points: u8, change: impl FnOnce(&mut Player)) -> Carnegie {
        let mut game = departments_of(Timeline::ResearchAndDevelopment, change);
        game.turn.study = points;
        game
    }

    fn strip(project: Project) -> Action {
        Action::AdvanceStrip { project }
    }

    fn track(region: Region) -> Action {
        Action::AdvanceTransport { region }
    }

    /// CA-5.8: points per standing worker; each step costs the points shown; what is left is lost.
    #[test]
    fn a_worker_of_research_gives_three_points() {
        let mut game = departments_of(Timeline::ResearchAndDevelopment, |_| {});
        assert_eq!(game.turn.study, 3);
        act(&mut game, ANNA, strip(Project::Commerce));
        assert_eq!(refused(&game, ANNA, strip(Project::Commerce)), Illegal::TooFewStudyPoints { cost: 2, points: 1 });

        let events = act(&mut game, ANNA, Action::Finish);

        assert!(events.contains(&Event::DepartmentsEnded { seat: ANNA, moves: 0, study: 1 }));
    }

    /// CA-5.9: a step that shows a circle gets a disc from the supply; past the circles none.
    #[test]
    fn a_circle_gets_a_disc() {
        let mut game = student_with(9, |anna| anna.strips[Project::Housing.index()].field = 2);

        act(&mut game, ANNA, strip(Project::Housing));
        assert_eq!((game.player(ANNA).discs, game.player(ANNA).discs_on(Project::Housing)), (21, 4));
        act(&mut game, ANNA, strip(Project::Housing));

        assert_eq!((game.player(ANNA).discs, game.player(ANNA).discs_on(Project::Housing)), (21, 4));
        assert_eq!((game.turn.study, game.player(ANNA).field(Project::Housing).points), (9 - 1 - 2, 1));
    }

    /// CA-5.9, CA-2.11: without a disc in the supply the step onto a circle can't be taken.
    #[test]
    fn without_a_disc_there_is_no_step_onto_a_circle() {
        let mut game = student_with(9, |anna| anna.discs = 0);

        let illegal = refused(&game, ANNA, strip(Project::Housing));

        assert_eq!((illegal, rule_of(illegal)), (Illegal::NoDiscLeft, "CA-2.11"));
        game.players[0].strips[Project::Housing.index()].field = 3;
        act(&mut game, ANNA, strip(Project::Housing));
    }

    /// CA-5.18: a strip on its last field and a disc on the last space go no further.
    #[test]
    fn the_ends_are_ends() {
        let game = student_with(99, |anna| {
            anna.strips[Project::Housing.index()] = Strip { side: Side::B, field: 6, built: 0 };
            anna.transport[Region::South.index()] = LAST_SPACE;
        });

        let illegal = refused(&game, ANNA, strip(Project::Housing));
        assert_eq!((illegal, rule_of(illegal)), (Illegal::StripAtEnd { project: Project::Housing }, "CA-5.18"));
        assert_eq!(refused(&game, ANNA, track(Region::South)), Illegal::TrackAtEnd { region: Region::South });
    }

    /// CA-5.18: steps are one at a time, any number, mixed at will; each costs what the field or space entered shows.
    #[test]
    fn steps_are_mixed_at_will() {
        let mut game = student_with(11, |_| {});

        act(&mut game, ANNA, track(Region::West));
        act(&mut game, ANNA, strip(Project::Industry));
        act(&mut game, ANNA, track(Region::West));
        act(&mut game, ANNA, track(Region::West));

        assert_eq!(game.player(ANNA).transport[Region::West.index()], 3);
        assert_eq!(game.turn.study, 11 - (2 + 3 + 1 + 4));
    }

    /// CA-5.10: the last space pays 3 goods or $10 at once.
    #[test]
    fn the_last_space_pays_at_once() {
        let mut game = student_with(10, |anna| anna.transport = [3; 4]);

        let events = act(&mut game, ANNA, track(Region::West));
        act(&mut game, ANNA, track(Region::Midwest));

        assert!(events.contains(&Event::TrackEndReached {
            seat: ANNA,
            region: Region::West,
            gain: Gain::new(Resource::Goods, 3)
        }));
        assert_eq!((game.player(ANNA).goods, game.player(ANNA).money), (7, 22));
    }

    /// CA-5.10, CA-5.18: it holds one player; a taken last space can't be entered.
    #[test]
    fn the_last_space_holds_one_player() {
        let mut game = student_with(10, |anna| anna.transport = [3; 4]);
        game.players[1].transport[Region::West.index()] = LAST_SPACE;

        let illegal = refused(&game, ANNA, track(Region::West));

        assert_eq!((illegal, rule_of(illegal)), (Illegal::LastSpaceTaken { region: Region::West }, "CA-5.10"));
    }

    /// CA-5.11.16: with a worker standing in Telegraph each transport step costs 1 point less, at least 1; not strips.
    #[test]
    fn telegraph_makes_transport_cheaper() {
        let mut game = student_with(9, |anna| add(anna, Department::Telegraph, "3-1", 1));
        let anna = game.player(ANNA);
        assert_eq!(Region::ALL.map(|region| anna.transport_cost(region)), [Some(1), Some(1), Some(1), Some(2)]);

        act(&mut game, ANNA, track(Region::East));
        act(&mut game, ANNA, strip(Project::Industry));

        assert_eq!(game.turn.study, 9 - 2 - 3);
        assert!(!game.player(ANNA).is_running(Department::Communications));
    }

    /// CA-4.8: the Telegraph discount holds for study points as income too.
    #[test]
    fn telegraph_helps_study_points_as_income() {
        let mut game = student_with(0, |anna| add(anna, Department::Telegraph, "3-1", 1));
        game.phase = Phase::Study { seat: ANNA, points: 2, from_project: true };

        act(&mut game, ANNA, track(Region::East));

        assert_eq!(game.player(ANNA).transport[Region::East.index()], 1);
    }

    #[test]
    fn every_step_that_is_offered_can_be_paid() {
        let game = student_with(2, |_| {});

        let housing_commerce = [Project::Housing, Project::Commerce].map(strip);
        let west_midwest_south = [Region::West, Region::Midwest, Region::South].map(track);
        let offers: Vec<Action> = legal(&game, ANNA);
        assert_eq!(offers[..5], [&housing_commerce[..], &west_midwest_south[..]].concat());
    }
}
