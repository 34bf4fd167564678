//! What has to be clicked before a shape that legal actions are about.

use super::choices::targets;
use super::targets::Target;
use carnegie::{Action, Department, Phase, Stance, Timeline, View};
use engine::{Message, Rule, Seat};

pub(crate) fn comes_first(
    view: &View,
    seat: Seat,
    walked: &[&str],
    target: &str,
    legal: &[Action],
) -> Option<(Message, Rule)> {
    let target = Target::named(target)?;
    let walked: Vec<Target> = walked.iter().filter_map(|target| Target::named(target)).collect();
    if !walked.is_empty() {
        return comes_next(view, seat, &walked, target, legal);
    }
    if let Some(first) = legal.iter().find_map(|action| before(&targets(view, seat, action), target, 0)) {
        return Some(match first {
            Target::Room(space) => of_department("ca-first-room", view.player(seat).room(space).department?, "CA-5.1"),
            Target::ChoiceTile => return None,
            Target::StripSide(project, _) => {
                (Message::new("ca-first-side").word("project", project.word()), Rule("CA-1.3"))
            }
            _ => (Message::new("ca-first-worker"), Rule("CA-5.3")),
        });
    }
    if let Some(told) = comes_in_another_turn(view, seat, target) {
        return Some(told);
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

/// Somebody is on the way: the next step of what was begun comes before this one.
fn comes_next(view: &View, seat: Seat, walked: &[Target], target: Target, legal: &[Action]) -> Option<(Message, Rule)> {
    let begun = legal.iter().filter(|action| targets(view, seat, action).starts_with(walked));
    let next = begun.clone().find_map(|action| before(&targets(view, seat, action), target, walked.len()));
    if let Some(Target::StripSide(project, _)) = next {
        return Some((Message::new("ca-first-side").word("project", project.word()), Rule("CA-1.3")));
    }
    let mut begun = begun;
    match (target, begun.next()?) {
        (Target::City(_), Action::ChooseProject { .. }) => Some((Message::new("ca-then-project"), Rule("CA-5.6"))),
        (Target::Room(space), Action::TakeDepartment { .. }) if view.player(seat).is_empty_space(space) => {
            Some((Message::new("ca-then-tile"), Rule("CA-5.5")))
        }
        _ => None,
    }
}

/// What a turn of another type is for: the thing that was clicked goes before the turn.
fn comes_in_another_turn(view: &View, seat: Seat, target: Target) -> Option<(Message, Rule)> {
    let played = view.turn.timeline.filter(|_| matches!(view.phase, Phase::Departments { .. }))?;
    let studies = view.turn.study > 0;
    let (its, (told, rule)) = match target {
        Target::Tile(department) => (Timeline::Management, by_planning(view, seat, department)),
        Target::City(city) => {
            (Timeline::Construction, another_turn("ca-other-turn-city", |of| of.name("city", city.name())))
        }
        Target::Track(region) if !studies => (
            Timeline::ResearchAndDevelopment,
            another_turn("ca-other-turn-track", |of| of.word("region", region.word())),
        ),
        // There it is for building.
        Target::Strip(project) if !studies && played != Timeline::Construction => (
            Timeline::ResearchAndDevelopment,
            another_turn("ca-other-turn-strip", |of| of.word("project", project.word())),
        ),
        _ => return None,
    };
    (its != played).then(|| (told.word("played", played.word()), rule))
}

fn another_turn(id: &'static str, of: impl Fn(Message) -> Message) -> (Message, Rule) {
    (of(Message::new(id)), Rule("CA-5.1"))
}

/// What can't be taken in any turn is not put off to another.
fn by_planning(view: &View, seat: Seat, department: Department) -> (Message, Rule) {
    match view.player(seat).find(department) {
        Some(_) => of_department("ca-no-already-in-company", department, "CA-5.5"),
        None if view.open_tiles[department.index()] == 0 => of_department("ca-no-tile-left", department, "CA-2.6"),
        None => of_department("ca-other-turn-tile", department, "CA-5.1"),
    }
}

/// The next click of a walk, so many steps on, that comes to this one later.
fn before(walk: &[Target], target: Target, steps: usize) -> Option<Target> {
    let at = walk.iter().position(|step| *step == target)?;
    (at > steps).then(|| walk[steps])
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
