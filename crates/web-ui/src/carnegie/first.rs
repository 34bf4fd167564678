//! What has to be clicked before a shape that legal actions are about.

use super::choices::targets;
use super::targets::Target;
use carnegie::{Action, Department, Phase, Stance, Timeline, View};
use engine::{Message, Rule, Seat};

pub(crate) fn comes_first(view: &View, seat: Seat, target: &str, legal: &[Action]) -> Option<(Message, Rule)> {
    let target = Target::named(target)?;
    if let Some(first) = legal.iter().find_map(|action| before(&targets(view, seat, action), target)) {
        return Some(match first {
            Target::Room(space) => of_department("ca-first-room", view.player(seat).room(space).department?, "CA-5.1"),
            Target::ChoiceTile => return None,
            _ => (Message::new("ca-first-worker"), Rule("CA-5.3")),
        });
    }
    match (target, view.phase) {
        (Target::City(_), Phase::Departments { .. }) => {
            builder(legal).map(|it| of_department("ca-first-project", it, "CA-5.6"))
        }
        (Target::Room(space), Phase::Departments { .. }) if view.player(seat).is_empty_space(space) => {
            let plans = legal.iter().any(|action| matches!(action, Action::TakeDepartment { .. }));
            plans.then(|| (Message::new("ca-first-tile"), Rule("CA-5.5")))
        }
        (Target::Room(space), Phase::Departments { .. }) => {
            let studies = |department: Department| department.timeline() == Timeline::ResearchAndDevelopment;
            let has_points = view.turn.study > 0 && view.player(seat).room(space).department.is_some_and(studies);
            has_points.then(|| (Message::new("ca-first-step"), Rule("CA-5.15")))
        }
        (Target::Room(space), Phase::Activate { .. }) if view.player(seat).room(space).department.is_none() => {
            Some((Message::new("ca-no-desk-here"), Rule("CA-7.5")))
        }
        (Target::Room(space), Phase::BringWorker { .. }) => {
            let comes = |worker| legal.contains(&Action::BringWorker { from: space, worker });
            Stance::ALL.into_iter().any(comes).then(|| (Message::new("ca-first-bring"), Rule("CA-5.11.8")))
        }
        (Target::Zone(other), Phase::TakeBack { region, .. }) if other != region => {
            Some((Message::new("ca-only-region").word("region", region.word()), Rule("CA-4.1")))
        }
        _ => None,
    }
}

/// The first click of a walk that comes to this one later.
fn before(walk: &[Target], target: Target) -> Option<Target> {
    let at = walk.iter().position(|step| *step == target)?;
    (at > 0).then(|| walk[0])
}

/// Who can build something now.
fn builder(legal: &[Action]) -> Option<Department> {
    legal.iter().find_map(|action| match *action {
        Action::ChooseProject { department, .. } => Some(department),
        _ => None,
    })
}

fn of_department(id: &'static str, department: Department, rule: &'static str) -> (Message, Rule) {
    (Message::new(id).word("department", department.word()), Rule(rule))
}
