//! Which timeline to choose: what its event and its departments bring to oneself more than to the others.

use super::workers::use_of;
use super::{Hopes, QUARTERS};
use carnegie::{Action, Chosen, Player, Project, View};
use engine::Seat;

pub(super) fn appraise(view: &View, seat: Seat, legal: &[Action], worths: &mut Vec<f64>) {
    worths.extend(legal.iter().map(|action| match *action {
        Action::ChooseTimeline { timeline } => QUARTERS * lead(view, seat, view.if_chosen(timeline)),
        // Goods are not sold before a choice.
        _ => f64::NEG_INFINITY,
    }));
}

fn lead(view: &View, seat: Seat, chosen: Chosen) -> f64 {
    let hopes = Hopes::of(view);
    let others: Vec<f64> =
        view.seats().filter(|other| *other != seat).map(|other| brings(view.player(other), chosen, &hopes)).collect();
    let others = others.iter().sum::<f64>() / others.len().max(1) as f64;
    brings(view.player(seat), chosen, &hopes) - 0.5 * others
}

fn brings(player: &Player, chosen: Chosen, hopes: &Hopes) -> f64 {
    let uses: f64 = player
        .rooms
        .iter()
        .filter_map(|room| Some((room.department?, room.standing)))
        .filter(|(department, _)| department.timeline() == chosen.timeline)
        .map(|(department, workers)| f64::from(workers) * use_of(department))
        .sum();
    let back = chosen.event.region.map_or(0.0, |region| {
        let workers = f64::from(player.on_assignment[region.index()]);
        workers * (0.6 + hopes.gain(player.transport_income(region))) + workers.min(1.0) * incomes(player, hopes)
    });
    let gift = if chosen.event.donation && player.money >= player.donation_price() { 3.0 } else { 0.0 };
    uses + back + gift
}

/// What all built circles pay together.
fn incomes(player: &Player, hopes: &Hopes) -> f64 {
    let circles = Project::ALL.into_iter().flat_map(|project| player.project_incomes(project));
    circles.map(|income| income.iter().map(|gain| hopes.gain(*gain)).fold(0.0, f64::max)).sum()
}
