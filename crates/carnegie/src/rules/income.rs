//! CA-4.1 to CA-4.3, CA-4.6 to CA-4.9: workers come back and bring income.

use super::turns;
use crate::player::Player;
use crate::state::Carnegie;
use crate::tables::gain::Gain;
use crate::{Action, Event, Illegal, Phase, Project, Region, Resource, Space};
use engine::Seat;

/// CA-4.1: at least one, at most those who are there.
pub(crate) fn may_take_back(game: &Carnegie, workers: u8) -> Result<(Seat, Region), Illegal> {
    let Phase::TakeBack { seat, region } = game.phase else {
        return Err(Illegal::NotNow { phase: game.phase });
    };
    let there = game.player(seat).on_assignment[region.index()];
    if workers == 0 || workers > there {
        return Err(Illegal::WorkersNotThere { workers, there });
    }
    Ok((seat, region))
}

/// CA-4.9: the number is settled first and all are paid by the disc's space at that moment; then the projects pay.
pub(crate) fn take_back(game: &mut Carnegie, workers: u8, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let (seat, region) = may_take_back(game, workers)?;

    let player = game.player_mut(seat);
    player.on_assignment[region.index()] -= workers;
    player.room_mut(Space::lobby()).lying += workers;
    events.push(Event::WorkersTakenBack { seat, region, workers });
    let points = pay_transport(game, seat, region, workers, events);
    if points > 0 {
        game.phase = Phase::Study { seat, points, from_project: false };
    } else {
        pay_projects(game, seat, events);
    }
    Ok(())
}

pub(crate) fn list_workers(game: &Carnegie, seat: Seat, region: Region, legal: &mut Vec<Action>) {
    let there = game.player(seat).on_assignment[region.index()];
    legal.extend((1..=there).map(|workers| Action::TakeBack { workers }));
}

/// CA-4.1, CA-5.7: so many times the income of the disc's space. Says how many study points are to be spent.
pub(crate) fn pay_transport(game: &mut Carnegie, seat: Seat, region: Region, times: u8, events: &mut Vec<Event>) -> u8 {
    let Gain { what, amount } = game.player(seat).transport_income(region);
    let gain = game.player_mut(seat).receive(Gain::new(what, amount * times));
    if gain.amount > 0 {
        events.push(Event::TransportIncome { seat, region, gain });
    }
    if what == Resource::Study { gain.amount } else { 0 }
}

/// CA-4.2, CA-4.7: once, for every built circle anywhere. Those without a choice pay first.
pub(crate) fn pay_projects(game: &mut Carnegie, seat: Seat, events: &mut Vec<Event>) {
    let player = game.player_mut(seat);
    let mut sums = [0; Resource::ALL.len()];
    for gain in Project::ALL.iter().flat_map(|project| player.project_incomes(*project)).filter_map(without_choice) {
        sums[gain.what.index()] += gain.amount;
    }
    for what in Resource::ALL.into_iter().filter(|what| sums[what.index()] > 0) {
        let gain = player.receive(Gain::new(what, sums[what.index()]));
        events.push(Event::ProjectIncome { seat, gain });
    }
    pay_choices(game, seat, Project::Housing, 0, events);
}

/// CA-4.7: one of what the circle shows; a new worker can't be chosen from an empty reserve.
pub(crate) fn may_choose_income(game: &Carnegie, what: Resource) -> Result<(Seat, Project, u8, Gain), Illegal> {
    let Phase::ChooseIncome { seat, project, circle } = game.phase else {
        return Err(Illegal::NotNow { phase: game.phase });
    };
    let player = game.player(seat);
    let gain = shown(player, project, circle).iter().find(|gain| gain.what == what);
    let Some(gain) = gain else {
        return Err(Illegal::NotThisIncome { gain: what });
    };
    if !can_receive(player, gain) {
        return Err(Illegal::ReserveEmpty);
    }
    Ok((seat, project, circle, *gain))
}

pub(crate) fn choose_income(game: &mut Carnegie, what: Resource, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let (seat, project, circle, gain) = may_choose_income(game, what)?;

    pay_circle(game, seat, project, gain, events);
    pay_choices(game, seat, project, circle + 1, events);
    Ok(())
}

pub(crate) fn list_incomes(game: &Carnegie, seat: Seat, project: Project, circle: u8, legal: &mut Vec<Action>) {
    let player = game.player(seat);
    let possible = shown(player, project, circle).iter().filter(|gain| can_receive(player, gain));
    legal.extend(possible.map(|gain| Action::ChooseIncome { gain: gain.what }));
}

/// CA-4.3: with nobody there is nothing to decide, and no income.
pub(crate) fn pass(game: &mut Carnegie, seat: Seat, region: Region, events: &mut Vec<Event>) {
    events.push(Event::NobodyAway { seat, region });
    end(game, seat);
}

/// The player's income is over: a donation on the end tile (CA-4.11), or the next player.
pub(crate) fn end(game: &mut Carnegie, seat: Seat) {
    if game.chosen.is_some_and(|chosen| chosen.event.donation) {
        game.phase = Phase::Donate { seat };
    } else {
        turns::end_event(game, seat);
    }
}

/// The circles with a choice from this one on: asks, or pays where only one answer is possible.
fn pay_choices(game: &mut Carnegie, seat: Seat, from: Project, circle: u8, events: &mut Vec<Event>) {
    let mut first = circle;
    for project in Project::ALL.into_iter().skip(from.index()) {
        for circle in first..game.player(seat).strip(project).built {
            let player = game.player(seat);
            let income = shown(player, project, circle);
            if income.len() < 2 {
                continue;
            }
            let mut possible = income.iter().filter(|gain| can_receive(player, gain));
            match (possible.next(), possible.next()) {
                (Some(only), None) => pay_circle(game, seat, project, *only, events),
                (None, _) => {}
                _ => {
                    game.phase = Phase::ChooseIncome { seat, project, circle };
                    return;
                }
            }
        }
        first = 0;
    }
    end(game, seat);
}

fn pay_circle(game: &mut Carnegie, seat: Seat, project: Project, gain: Gain, events: &mut Vec<Event>) {
    let gain = game.player_mut(seat).receive(gain);
    events.push(Event::IncomeChosen { seat, project, gain });
}

fn shown(player: &Player, project: Project, circle: u8) -> &'static [Gain] {
    player.project_incomes(project).nth(usize::from(circle)).unwrap_or_default()
}

fn without_choice(income: &'static [Gain]) -> Option<&'static Gain> {
    match income {
        [only] => Some(only),
        _ => None,
    }
}

fn can_receive(player: &Player, gain: &Gain) -> bool {
    gain.what != Resource::Worker || player.reserve > 0
}

#[cfg(test)]
mod tests {
    use super::super::positions::{ANNA, ERIK, MARY, act, legal, refused, region_event};
    use super::*;
    use crate::Side;

    const WEST: usize = Region::West as usize;
    const MIDWEST: usize = Region::Midwest as usize;
    const EAST: usize = Region::East as usize;

    /// Anna has three workers in the region and a disc on this space of its track.
    fn anna_in(region: Region, space: u8) -> Carnegie {
        let mut game = region_event(region);
        game.players[0].on_assignment[region.index()] = 3;
        game.players[0].transport[region.index()] = space;
        game
    }

    fn take(workers: u8) -> Action {
        Action::TakeBack { workers }
    }

    /// CA-4.1: any number of those there, at least one, to the Lobby, lying; each brings the income of the disc's space.
    #[test]
    fn each_worker_taken_back_brings_transport_income() {
        let mut game = anna_in(Region::West, 1);
        assert_eq!(refused(&game, ANNA, take(0)), Illegal::WorkersNotThere { workers: 0, there: 3 });
        assert_eq!(refused(&game, ANNA, take(4)), Illegal::WorkersNotThere { workers: 4, there: 3 });

        act(&mut game, ANNA, take(2));

        let anna = game.player(ANNA);
        assert_eq!((anna.on_assignment[WEST], anna.room(Space::lobby()).lying), (1, 7));
        assert_eq!(anna.money, 12 + 2 * 3);
    }

    /// CA-4.1: from the start player clockwise, those who have workers there.
    #[test]
    fn the_event_goes_clockwise_from_the_start_player() {
        let mut game = region_event(Region::West);
        game.start = ERIK;
        for player in &mut game.players {
            player.on_assignment[WEST] = 1;
        }
        turns::begin_event(&mut game, ERIK);
        act(&mut game, ERIK, take(1));
        assert_eq!(game.phase, Phase::TakeBack { seat: MARY, region: Region::West });
        act(&mut game, MARY, take(1));
        assert_eq!(game.phase, Phase::TakeBack { seat: ANNA, region: Region::West });
        act(&mut game, ANNA, take(1));

        assert_eq!(game.phase, Phase::Departments { seat: ERIK });
    }

    /// CA-4.2: the project income comes once, however many workers come back, for projects anywhere.
    #[test]
    fn projects_pay_once() {
        let mut game = anna_in(Region::West, 0);
        game.players[0].strips[Project::Housing.index()].built = 1;
        game.players[0].strips[Project::Commerce.index()].built = 1;
        game.players[0].strips[Project::Industry.index()].built = 1;

        let events = act(&mut game, ANNA, take(3));

        let anna = game.player(ANNA);
        assert_eq!((anna.money, anna.goods), (12 + 3 + 2 + 2, 4 + 1));
        assert!(events.contains(&Event::ProjectIncome { seat: ANNA, gain: Gain::new(Resource::Money, 4) }));
    }

    /// CA-4.3: who takes back none gets nothing.
    #[test]
    fn who_takes_nobody_back_gets_nothing() {
        let mut game = anna_in(Region::West, 1);
        game.players[0].strips[Project::Housing.index()].built = 1;

        let events = act(&mut game, ANNA, Action::Finish);

        assert_eq!(game.player(ANNA).money, 12);
        assert!(events.contains(&Event::NobodyTakenBack { seat: ANNA, region: Region::West }));
    }

    /// CA-2.10: with an empty reserve a new worker as income gives nothing; who comes lies in the Lobby.
    #[test]
    fn new_workers_come_from_the_reserve_while_it_lasts() {
        let mut game = anna_in(Region::East, 2);
        game.players[0].reserve = 2;

        act(&mut game, ANNA, take(3));

        let anna = game.player(ANNA);
        assert_eq!((anna.reserve, anna.room(Space::lobby()).lying), (0, 5 + 3 + 2));
        assert_eq!(anna.on_assignment[EAST], 0);
    }

    /// CA-4.7: an "or" is chosen for each circle; one without a choice is paid before.
    #[test]
    fn a_circle_with_a_choice_asks() {
        let mut game = anna_in(Region::West, 0);
        game.players[0].strips[Project::Housing.index()].built = 4;

        act(&mut game, ANNA, take(1));
        assert_eq!(game.phase, Phase::ChooseIncome { seat: ANNA, project: Project::Housing, circle: 1 });
        assert_eq!(game.player(ANNA).money, 12 + 1 + 4, "transport and the two circles without a choice");
        let refusal = refused(&game, ANNA, Action::ChooseIncome { gain: Resource::Goods });
        assert_eq!(refusal, Illegal::NotThisIncome { gain: Resource::Goods });
        act(&mut game, ANNA, Action::ChooseIncome { gain: Resource::Worker });
        assert_eq!(game.phase, Phase::ChooseIncome { seat: ANNA, project: Project::Housing, circle: 3 });
        act(&mut game, ANNA, Action::ChooseIncome { gain: Resource::Money });

        assert_eq!((game.player(ANNA).money, game.player(ANNA).reserve), (12 + 1 + 4 + 1, 4));
    }

    /// CA-4.7: a new worker can't be chosen from an empty reserve: the money comes by itself.
    #[test]
    fn without_a_reserve_there_is_no_choice() {
        let mut game = anna_in(Region::West, 0);
        game.players[0].strips[Project::Housing.index()].built = 4;
        game.players[0].reserve = 1;
        act(&mut game, ANNA, take(1));

        act(&mut game, ANNA, Action::ChooseIncome { gain: Resource::Worker });

        assert_eq!((game.player(ANNA).money, game.player(ANNA).reserve), (12 + 1 + 4 + 1, 0));
        assert!(!matches!(game.phase, Phase::ChooseIncome { .. }));
    }

    /// CA-4.7: both sides of every strip pay all their circles, each of them once.
    #[test]
    fn every_circle_of_both_sides_pays() {
        for (project, side) in Project::ALL.into_iter().flat_map(|project| Side::ALL.map(|side| (project, side))) {
            let mut game = anna_in(Region::West, 0);
            let circles: Vec<&[Gain]> = project.circles(side).collect();
            game.players[0].strips[project.index()] = crate::Strip { side, field: 6, built: circles.len() as u8 };
            let before = *game.player(ANNA);

            act(&mut game, ANNA, take(1));
            while let Phase::ChooseIncome { .. } = game.phase {
                let first = legal(&game, ANNA)[0];
                act(&mut game, ANNA, first);
            }

            let first = |what| {
                circles
                    .iter()
                    .filter(|income| income[0].what == what)
                    .map(|income| u32::from(income[0].amount))
                    .sum::<u32>()
            };
            let after = game.player(ANNA);
            assert_eq!(after.money, before.money + 1 + first(Resource::Money), "{project:?} {side:?}");
            assert_eq!(after.goods, before.goods + first(Resource::Goods), "{project:?} {side:?}");
            assert_eq!(after.points, before.points + first(Resource::Points), "{project:?} {side:?}");
            assert_eq!(u32::from(before.reserve - after.reserve), first(Resource::Worker), "{project:?} {side:?}");
        }
    }

    /// CA-4.8: the study points of all workers taken back are one sum, spent before the project income; the rest is lost.
    #[test]
    fn study_points_as_income_are_spent_at_once() {
        let mut game = anna_in(Region::Midwest, 2);
        game.players[0].strips[Project::Housing.index()].built = 1;

        act(&mut game, ANNA, take(2));
        assert_eq!(game.phase, Phase::Study { seat: ANNA, points: 6, from_project: false });
        assert_eq!(game.player(ANNA).money, 12, "no project income yet");
        act(&mut game, ANNA, Action::AdvanceTransport { region: Region::Midwest });
        assert_eq!(game.phase, Phase::Study { seat: ANNA, points: 3, from_project: false });
        let events = act(&mut game, ANNA, Action::Finish);

        assert!(events.contains(&Event::StudyPointsLost { seat: ANNA, points: 3 }));
        assert_eq!((game.player(ANNA).transport[MIDWEST], game.player(ANNA).money), (3, 14));
    }

    /// CA-4.9: all are paid by the space of the disc at the moment they come back, not by where study takes it.
    #[test]
    fn all_workers_are_paid_by_the_space_at_that_moment() {
        let mut game = anna_in(Region::Midwest, 2);
        act(&mut game, ANNA, take(2));
        act(&mut game, ANNA, Action::AdvanceTransport { region: Region::Midwest });

        assert_eq!(game.player(ANNA).goods, 4, "the next space would pay 2 goods");
    }

    /// CA-2.1: who comes back lies down, and is not active.
    #[test]
    fn returned_workers_are_not_active() {
        let mut game = anna_in(Region::West, 0);
        let before = game.player(ANNA).standing_workers();

        act(&mut game, ANNA, take(3));

        assert_eq!(game.player(ANNA).standing_workers(), before);
    }
}
