//! What a click on a shape could have meant, so that the table can say why it can't be.

use super::targets::Target;
use carnegie::{Action, Department, Phase, Project, Resource, Slot, Space, Stance, View};
use engine::Seat;

pub(crate) fn meant_by(view: &View, seat: Seat, target: &str) -> Vec<Action> {
    match Target::named(target) {
        Some(Target::Room(space)) => by_room(view, seat, space),
        Some(Target::Standing(space)) => by_worker(view, seat, space, Stance::Standing),
        Some(Target::Lying(space)) => by_worker(view, seat, space, Stance::Lying),
        Some(Target::City(city)) => city.slots().map(|slot| by_slot(view, slot)).collect(),
        Some(Target::Zone(region)) => vec![Action::Use {
            department: Department::TradeAndFinance,
            gain: Resource::Money,
            assignment: Some(region),
        }],
        Some(Target::Track(region)) => vec![Action::AdvanceTransport { region }],
        Some(Target::Strip(project)) => vec![by_strip(view, project)],
        Some(Target::StripSide(_, side)) => {
            vec![Action::ChooseSides { housing: side, commerce: side, industry: side, infrastructure: side }]
        }
        Some(Target::Timeline(timeline)) => match view.phase {
            Phase::Departments { .. } => vec![Action::PlayChoiceTile { timeline }],
            _ => vec![Action::ChooseTimeline { timeline }],
        },
        Some(Target::Donation(donation)) => match view.phase {
            Phase::Welfare { .. } => vec![Action::PayWelfare { donation }],
            _ => vec![Action::Donate { donation }],
        },
        Some(Target::Tile(department)) => vec![Action::TakeDepartment { department }],
        Some(Target::Goods) => vec![Action::SellGood],
        Some(Target::ChoiceTile) => {
            let other = view.chosen.map_or(carnegie::Timeline::Management, |chosen| chosen.timeline.below());
            vec![Action::PlayChoiceTile { timeline: other }]
        }
        None => Vec::new(),
    }
}

/// In a department turn its use, else what the table waits for.
fn by_room(view: &View, seat: Seat, space: Space) -> Vec<Action> {
    let department = view.player(seat).room(space).department;
    match (view.phase, department) {
        (Phase::PlaceDepartment { .. }, _) | (_, None) => vec![Action::PlaceDepartment { space }],
        (Phase::Activate { .. }, Some(department)) => vec![Action::Activate { department }],
        (_, Some(department)) => vec![by_department(department)],
    }
}

/// The use that is most likely possible: if even this one is not, its reason is the department's.
fn by_department(department: Department) -> Action {
    match department {
        Department::Sales | Department::Logistics | Department::SupplyChain => Action::Trade { department, goods: 1 },
        Department::Construction | Department::Engineering | Department::ConstructionOutsourcing => {
            Action::ChooseProject { department, project: Project::Housing }
        }
        _ => Action::Use { department, gain: Resource::Money, assignment: None },
    }
}

fn by_worker(view: &View, seat: Seat, space: Space, worker: Stance) -> Vec<Action> {
    match view.phase {
        Phase::BringWorker { .. } => vec![Action::BringWorker { from: space, worker }],
        _ => {
            let next = Space::all().find(|to| view.player(seat).moves_between(space, *to) == Some(1));
            next.map(|to| Action::MoveWorker { from: space, to, worker }).into_iter().collect()
        }
    }
}

fn by_slot(view: &View, slot: Slot) -> Action {
    match view.phase {
        Phase::PlaceStartDisc { .. } => Action::PlaceStartDisc { slot },
        _ => Action::Build { slot },
    }
}

fn by_strip(view: &View, project: Project) -> Action {
    match (view.phase, view.turn.timeline) {
        (Phase::Departments { .. }, Some(carnegie::Timeline::Construction)) => {
            Action::ChooseProject { department: Department::Construction, project }
        }
        _ => Action::AdvanceStrip { project },
    }
}
