//! What workers are worth where they are: at a desk, on the way to one, or away on assignment.

use super::{Hopes, distance};
use carnegie::{Department, Player, Region, STEPS, Space, Timeline, View};

/// What one use by one worker brings, in points.
pub(super) fn use_of(department: Department) -> f64 {
    match department {
        Department::HumanResources => 0.7,
        Department::TradeAndFinance => 1.1,
        Department::Planning => 1.5,
        Department::Construction => 1.7,
        Department::ResearchAndDevelopment => 1.5,
        Department::Training | Department::Recruiting => 0.8,
        Department::SafetyAndQuality => 1.2,
        Department::Purchasing | Department::Sales | Department::Logistics => 1.3,
        Department::Engineering => 1.6,
        Department::ConstructionOutsourcing => 1.8,
        Department::AdvancedResearch => 1.6,
        Department::AdvancedDesign => 1.9,
        Department::CharitableGiving => 1.3,
        Department::Communications => 1.2,
        Department::SupplyChain | Department::PropertyManagement | Department::Telegraph => 0.5,
        Department::NewLobby => 0.1,
    }
}

pub(super) fn worth(view: &View, player: &Player, hopes: &Hopes) -> f64 {
    let standing: f64 = Space::all()
        .filter_map(|space| Some((player.room(space).department?, player.room(space).standing)))
        .map(|(department, workers)| f64::from(workers) * at_desk(department, hopes))
        .sum();
    standing + lying(player, hopes) + away(view, player, hopes)
}

/// Beyond the point that he scores for standing (CA-8.1): a type is played every fourth round.
fn at_desk(department: Department, hopes: &Hopes) -> f64 {
    0.22 * hopes.left * use_of(department)
}

/// Who lies hopes for the best free desk that he can get to; each desk is for one.
fn lying(player: &Player, hopes: &Hopes) -> f64 {
    let mut desks: Vec<(Space, f64)> = Space::all()
        .filter_map(|space| Some((space, player.room(space).department?, player.room(space).standing)))
        .flat_map(|(space, department, taken)| {
            let free = department.desk_prices().iter().skip(usize::from(taken));
            free.map(move |price| {
                (space, 0.6 * (1.0 + at_desk(department, hopes)) - 0.3 * f64::from(*price) * hopes.fresh)
            })
        })
        .collect();
    let step = 0.12 + 0.13 * hopes.fresh;
    let mut sum = 0.0;
    for from in Space::all() {
        for _ in 0..player.room(from).lying {
            let reach = |(to, worth): &(Space, f64)| worth - step * distance(from, *to);
            let best = desks.iter().enumerate().max_by(|(_, one), (_, other)| reach(one).total_cmp(&reach(other)));
            let Some((index, desk)) = best else { break };
            sum += reach(desk).max(0.0);
            desks.swap_remove(index);
        }
    }
    sum
}

/// Who is away comes back with the next event of his region, and brings the income of all projects.
fn away(view: &View, player: &Player, hopes: &Hopes) -> f64 {
    let of_region = |region: Region| {
        let workers = f64::from(player.on_assignment[region.index()]);
        match paydays(view, region) {
            0 => 0.0,
            // More than one may wait for the same event; the first of them also brings the projects' income.
            _ => {
                workers * (0.9 * hopes.share() + 0.5 + 0.8 * hopes.gain(player.transport_income(region)))
                    + workers.min(1.0) * 0.5
            }
        }
    };
    Region::ALL.into_iter().map(of_region).sum()
}

/// Events of this region that are still to come.
fn paydays(view: &View, region: Region) -> usize {
    let to_come = |timeline: Timeline| {
        let marker = view.rows[timeline.index()].marker;
        (marker..STEPS).filter(|step| view.event_at(timeline, *step).region == Some(region)).count()
    };
    Timeline::ALL.into_iter().map(to_come).sum()
}
