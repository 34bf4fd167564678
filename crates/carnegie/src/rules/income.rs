//! CA-4.1 to CA-4.3, CA-4.6 to CA-4.9: workers come back and bring income.

use super::round;
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
    let gain = receive(game.player_mut(seat), Gain::new(what, amount * times));
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
        let gain = receive(player, Gain::new(what, sums[what.index()]));
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

/// The player's income is over: a donation on the end tile (CA-4.11), or the next player.
pub(crate) fn end(game: &mut Carnegie, seat: Seat) {
    if game.chosen.is_some_and(|chosen| chosen.event.donation) {
        game.phase = Phase::Donate { seat };
    } else {
        end_event(game, seat);
    }
}

/// The event goes on clockwise; after the last player departments are used.
pub(crate) fn end_event(game: &mut Carnegie, seat: Seat) {
    let next = game.left_of(seat);
    if next == game.start {
        super::departments::begin(game, next);
    } else {
        round::begin_event(game, next);
    }
}

/// Says what came of it: fewer workers than wanted, perhaps (CA-2.10). Study points and moves are for the caller.
pub(crate) fn receive(player: &mut Player, gain: Gain) -> Gain {
    let Gain { what, amount } = gain;
    match what {
        Resource::Money => player.money += u32::from(amount),
        Resource::Goods => player.goods += u32::from(amount),
        Resource::Points => player.points += u32::from(amount),
        Resource::Worker => return Gain::new(what, player.hire(amount)),
        Resource::Study | Resource::Moves => {}
    }
    gain
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
    let gain = receive(game.player_mut(seat), gain);
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
