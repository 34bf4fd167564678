//! What a click that leads nowhere is told.

use super::{first, play};
use crate::carnegie::targets::Target;
use crate::page_testing::{legal, page_for, people};
use crate::{Lang, Paint, Words};
use carnegie::{Action, Carnegie, City, Department, Phase, Project, Side, Space, Stance, Timeline, Turn, View};
use engine::{Game, Refusal, Seat, Table, Viewer};

/// The sentences, with their rules, of a click by whoever is to act.
fn told(table: &Table<Carnegie>, walked: &[&str], target: &str) -> Vec<(String, &'static str)> {
    let seat = table.game().to_act().first().expect("a game that goes on");
    let view = table.game().view(Viewer::Seat(seat));
    let words = Words::new(Lang::En);
    if let Some((message, rule)) = Carnegie::comes_first(&view, seat, walked, target, &legal(table.game(), seat)) {
        return vec![(words.text(&message, &people(3)), rule.0)];
    }
    let refused = Carnegie::meant_after(&view, seat, walked, target).into_iter().filter_map(|action| {
        let Err(Refusal::Illegal(illegal)) = table.check(seat, &action) else { return None };
        Some((words.text(&Carnegie::explain(&illegal), &people(3)), Carnegie::rule(&illegal).0))
    });
    let mut all: Vec<_> = refused.collect();
    all.dedup();
    all
}

/// Looks at the first position of this kind.
fn at(wanted: impl Fn(&View) -> bool, mut look: impl FnMut(&Table<Carnegie>, &View)) {
    let mut is_found = false;
    for seed in ["clicks", "k", "m", "n"] {
        play(3, seed, |table| {
            let view = table.game().view(Viewer::All);
            if !is_found && wanted(&view) {
                is_found = true;
                look(table, &view);
            }
        });
    }
    assert!(is_found, "or nothing is tested");
}

fn is_turn_of(view: &View, timeline: Timeline) -> bool {
    matches!(view.phase, Phase::Departments { .. }) && view.turn.timeline == Some(timeline)
}

/// CA-1.3: strips get their sides one after the other.
#[test]
fn who_chooses_sides_is_told_which_strip_comes_first() {
    at(
        |view| matches!(view.phase, Phase::ChooseSides { .. }),
        |table, _| {
            let first = "First pick a side of Housing; the other strips follow.".to_owned();
            assert_eq!(
                told(table, &[], &Target::StripSide(Project::Commerce, Side::A).to_string()),
                [(first, "CA-1.3")]
            );
            let housing = Target::StripSide(Project::Housing, Side::B).to_string();
            let next = "First pick a side of Commerce; the other strips follow.".to_owned();
            assert_eq!(
                told(table, &[&housing], &Target::StripSide(Project::Industry, Side::A).to_string()),
                [(next, "CA-1.3")]
            );
        },
    );
}

/// CA-5.6, CA-5.8: in a turn of building a strip only leads to the city, which is asked about; a step is asked about itself.
#[test]
fn a_strip_to_build_from_leads_on_to_the_city() {
    let marked = |timeline| {
        let mut marked = None;
        at(
            |view| is_turn_of(view, timeline),
            |table, view| {
                let Phase::Departments { seat } = view.phase else { return };
                marked = Some(page_for(table, Viewer::Seat(seat), Words::new(Lang::En)).0.contains(" data-goes-on "));
            },
        );
        marked.expect("or nothing is tested")
    };

    assert!(marked(Timeline::Construction) && !marked(Timeline::ResearchAndDevelopment));
}

/// CA-1.8, CA-5.17: a city has several places; the one that is asked for decides.
#[test]
fn a_city_that_leads_nowhere_gives_one_reason() {
    let mut is_taken = false;
    play(3, "clicks", |table| {
        let view = table.game().view(Viewer::All);
        if matches!(view.phase, Phase::PlaceStartDisc { .. } | Phase::Build { .. }) {
            for city in City::all() {
                let told = told(table, &[], &Target::City(city).to_string());
                assert!(told.len() <= 1, "{told:?}");
                is_taken |= told.iter().any(|(reason, _)| reason.ends_with("is taken."));
            }
        }
    });
    assert!(is_taken, "or nothing is tested");
}

#[test]
fn whoever_moves_workers_is_told_what_comes_first_and_what_is_not_played() {
    let moves = |view: &View| is_turn_of(view, Timeline::HumanResources) && view.turn.moves > 1;
    at(moves, |table, _| {
        assert_eq!(told(table, &[], "room-1-3"), [("First pick a worker, then this room.".to_owned(), "CA-5.3")]);
        let chosen = told(table, &[], "timeline-management");
        assert_eq!(chosen[0], ("This round’s timeline is chosen already: Human Resources.".to_owned(), "CA-3.1"));
        let other = |what: &str| [(format!("{what} turn; this turn is Human Resources."), "CA-5.1")].to_vec();
        assert_eq!(told(table, &[], "department-sales"), other("Sales is placed with Planning, in a Management"));
        assert_eq!(told(table, &[], "city-0"), other("In Seattle you build in a Construction"));
        assert_eq!(told(table, &[], "strip-housing"), other("Housing advances with study points, in an R&D"));
        assert_eq!(
            told(table, &[], "track-west"),
            other("The track in the West advances with study points, in an R&D")
        );
        assert_eq!(told(table, &[], "donation-welfare-flat")[0].1, "CA-4.4");
    });
}

#[test]
fn a_room_too_far_for_the_worker_in_hand_says_how_far() {
    at(
        |view| matches!(view.phase, Phase::SetUpMoves { left: 2, .. }),
        |table, view| {
            let seat = view.phase.to_act().first().expect("somebody moves");
            let first = legal(table.game(), seat).into_iter().find_map(|action| match action {
                Action::MoveWorker { from, worker, .. } => Some((from, worker)),
                _ => None,
            });
            let (from, worker) = first.expect("two moves are left");
            let in_hand = format!("{}-{from}", if worker == Stance::Standing { "standing" } else { "lying" });

            let far = told(table, &[&in_hand], "room-4-4");

            assert!(far.len() == 1 && far[0].1 == "CA-5.20" && far[0].0.ends_with("2 are left."), "{far:?}");
        },
    );
}

#[test]
fn who_builds_plans_and_studies_is_told_what_comes_first() {
    at(
        |view| is_turn_of(view, Timeline::Construction) && view.turn.uses[Space::at(2, 3).unwrap().index()] > 0,
        |table, _| {
            let first = "First pick Construction and a project, then the city.".to_owned();
            let city = told(table, &[], "city-0");
            assert!(city == [(first, "CA-5.6")] || city.iter().all(|(_, rule)| *rule == "CA-5.17"), "{city:?}");
            let then = ("First pick which project, then the city.".to_owned(), "CA-5.6");
            assert!(city[0].1 == "CA-5.17" || told(table, &["room-2-3"], "city-0") == [then]);
        },
    );
    at(
        |view| is_turn_of(view, Timeline::ResearchAndDevelopment) && view.turn.study > 0,
        |table, view| {
            let Phase::Departments { seat } = view.phase else { return };
            let room = view.player(seat).find(Department::ResearchAndDevelopment).expect("it is printed");
            let told = told(table, &[], &format!("room-{room}"));
            assert_eq!(
                told,
                [("Its study points are there already: advance a strip or a track.".to_owned(), "CA-5.15")]
            );
        },
    );
    at(
        |view| matches!(view.phase, Phase::Activate { .. }),
        |table, _| {
            let told = told(table, &[], "room-1-2");
            assert_eq!(told, [("There is no desk here: nobody can stand up.".to_owned(), "CA-7.5")]);
        },
    );
}

/// CA-5.5: whoever asks why Planning is idle means a department that could be had, at the usual price.
#[test]
fn planning_is_asked_about_with_a_tile_that_is_left() {
    let mut view = first(2, "k", |phase| matches!(phase, Phase::ChooseTimeline { .. }));
    let gone = Department::TILES[0];
    (view.phase, view.players[0].reserved) = (Phase::Departments { seat: Seat(0) }, None);
    view.turn = Turn::default();
    view.open_tiles[gone.index()] = 0;
    let planning = view.player(Seat(0)).find(Department::Planning).unwrap();

    let meant = Carnegie::meant_by(&view, Seat(0), &Target::Room(planning).to_string());

    let [Action::TakeDepartment { department }] = meant[..] else { panic!("{meant:?}") };
    assert!(view.open_tiles[department.index()] > 0 && department != Department::NewLobby, "{department:?}");
}
