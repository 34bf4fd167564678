//! What a click on a shape could have meant, so that the table can say why it can't be.

use super::targets::Target;
use carnegie::{
    Action, City, Department, Donation, Phase, Project, Region, Resource, Slot, Space, Stance, Timeline, View,
};
use engine::Seat;

pub(crate) fn meant_by(view: &View, seat: Seat, target: &str) -> Vec<Action> {
    match Target::named(target) {
        Some(Target::Room(space)) => by_room(view, seat, space),
        Some(Target::Standing(space)) => by_worker(view, seat, space, Stance::Standing),
        Some(Target::Lying(space)) => by_worker(view, seat, space, Stance::Lying),
        Some(Target::City(city)) => by_city(view, city).into_iter().collect(),
        Some(Target::Zone(region)) => vec![Action::Use {
            department: Department::TradeAndFinance,
            gain: Resource::Money,
            assignment: Some(region),
        }],
        Some(Target::Track(region)) => vec![by_study(view, seat, Action::AdvanceTransport { region })],
        Some(Target::Strip(project)) => vec![by_strip(view, seat, project)],
        Some(Target::StripSide(_, side)) => {
            vec![Action::ChooseSides { housing: side, commerce: side, industry: side, infrastructure: side }]
        }
        Some(Target::Timeline(timeline)) => match view.phase {
            Phase::Departments { .. } if view.player(seat).choice_tile && view.start != seat => {
                vec![Action::ChooseTimeline { timeline }, Action::PlayChoiceTile { timeline }]
            }
            _ => vec![Action::ChooseTimeline { timeline }],
        },
        Some(Target::Donation(donation)) => match view.phase {
            Phase::Welfare { .. } => vec![Action::PayWelfare { donation }],
            _ => vec![Action::Donate { donation }],
        },
        Some(Target::Tile(department)) => vec![Action::TakeDepartment { department }],
        Some(Target::Goods) => vec![Action::SellGood],
        Some(Target::ChoiceTile) => {
            let other = view.chosen.map_or(Timeline::Management, |chosen| chosen.timeline.below());
            vec![Action::PlayChoiceTile { timeline: other }]
        }
        None => Vec::new(),
    }
}

/// With a worker in hand a room is where they go.
pub(crate) fn meant_after(view: &View, seat: Seat, walked: &[&str], target: &str) -> Vec<Action> {
    let worker = walked.last().and_then(|target| Target::named(target));
    let moved = match worker {
        Some(Target::Standing(from)) => Some((from, Stance::Standing)),
        Some(Target::Lying(from)) => Some((from, Stance::Lying)),
        _ => None,
    };
    match (moved, Target::named(target)) {
        (Some((from, worker)), Some(Target::Room(to))) => vec![Action::MoveWorker { from, to, worker }],
        _ => meant_by(view, seat, target),
    }
}

/// In a turn of moves somebody's way there, in another department turn its use, else what the table waits for.
fn by_room(view: &View, seat: Seat, space: Space) -> Vec<Action> {
    let department = view.player(seat).room(space).department;
    match (view.phase, department) {
        (Phase::SetUpMoves { .. }, _) => vec![nearest_move(view, seat, space)],
        (Phase::Departments { .. }, _) if view.turn.moves > 0 => vec![nearest_move(view, seat, space)],
        (Phase::Departments { .. }, None) if space != Space::lobby() => vec![by_empty_space(view, seat)],
        (Phase::Departments { .. }, None) => by_worker(view, seat, space, Stance::Lying),
        (Phase::PlaceDepartment { .. }, _) | (_, None) => vec![Action::PlaceDepartment { space }],
        (Phase::Activate { .. }, Some(department)) => vec![Action::Activate { department }],
        (_, Some(department)) => vec![by_department(view, seat, department)],
    }
}

/// The worker who has the shortest way to a space: where even this one is too far off, all are.
fn nearest_move(view: &View, seat: Seat, to: Space) -> Action {
    let player = view.player(seat);
    let anybody = Space::all().filter(|from| player.room(*from).workers() > 0);
    let ways = anybody.filter_map(|from| Some((player.moves_between(from, to)?, from)));
    let from = ways.min_by_key(|(moves, _)| *moves).map_or(to, |(_, from)| from);
    let worker = if player.room(from).standing > 0 { Stance::Standing } else { Stance::Lying };
    Action::MoveWorker { from, to, worker }
}

/// What is placed there: the department in store, else one that could be had. New Lobby comes last: it costs more than any other.
fn by_empty_space(view: &View, seat: Seat) -> Action {
    let player = view.player(seat);
    let is_open =
        |department: &Department| view.open_tiles[department.index()] > 0 && player.find(*department).is_none();
    let mut tiles = Department::TILES.into_iter().filter(is_open);
    let open = tiles.clone().find(|department| *department != Department::NewLobby).or_else(|| tiles.next());
    let department = player.reserved.or(open).unwrap_or(Department::Sales);
    Action::TakeDepartment { department }
}

/// The use that is most likely possible: if even this one is not, its reason is the department's.
fn by_department(view: &View, seat: Seat, department: Department) -> Action {
    match department {
        Department::Planning => by_empty_space(view, seat),
        Department::CharitableGiving => {
            let is_given = |donation: &Donation| view.donors(*donation).next().is_some();
            let donation = Donation::all().find(is_given).or(Donation::all().next()).expect("there are some");
            Action::GiveOnTop { donation, assignment: Region::West }
        }
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
            let moved = next.map(|to| Action::MoveWorker { from: space, to, worker });
            moved.map(|moved| by_turn(view, seat, Timeline::HumanResources, moved)).into_iter().collect()
        }
    }
}

/// The place that is most likely meant: of the kind that the table waits for, so that its reason decides. In a department turn a place to
/// build needs somebody who builds.
fn by_city(view: &View, city: City) -> Option<Action> {
    let is_meant = |slot: &Slot| match view.phase {
        Phase::PlaceStartDisc { .. } => slot.project() == Some(Project::Housing),
        Phase::Build { project, .. } => slot.fits(project),
        _ => true,
    };
    let by_slot = |slot: Slot| match view.phase {
        Phase::PlaceStartDisc { .. } => Action::PlaceStartDisc { slot },
        Phase::Departments { .. } => {
            let project = slot.project().unwrap_or(Project::Housing);
            Action::ChooseProject { department: Department::Construction, project }
        }
        _ => Action::Build { slot },
    };
    city.slots().find(is_meant).or(city.slots().next()).map(by_slot)
}

/// What only a turn of this type brings: in another one the department that is missing is asked for.
fn by_turn(view: &View, seat: Seat, its: Timeline, action: Action) -> Action {
    let is_other = view.turn.timeline.is_some_and(|played| played != its);
    let department = match its {
        Timeline::HumanResources => Department::HumanResources,
        _ => Department::ResearchAndDevelopment,
    };
    match view.phase {
        Phase::Departments { .. } if is_other => by_department(view, seat, department),
        _ => action,
    }
}

fn by_study(view: &View, seat: Seat, step: Action) -> Action {
    match view.turn.study {
        0 => by_turn(view, seat, Timeline::ResearchAndDevelopment, step),
        _ => step,
    }
}

fn by_strip(view: &View, seat: Seat, project: Project) -> Action {
    match (view.phase, view.turn.timeline) {
        (Phase::Departments { .. }, Some(Timeline::Construction)) => {
            Action::ChooseProject { department: Department::Construction, project }
        }
        _ => by_study(view, seat, Action::AdvanceStrip { project }),
    }
}
