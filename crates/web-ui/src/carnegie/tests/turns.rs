//! What the telegraph and the recap tell of a turn.

use super::first;
use crate::page_testing::{people, seen_by};
use crate::retold::{Retell, Retold};
use crate::{Lang, Paint, Words};
use carnegie::{
    Carnegie, Department, Event, Gain, Lack, Phase, Place, Project, Region, Resource, Space, Stance, Timeline, View,
};
use engine::{Seat, SeatSet};

/// CA-4.1, CA-4.2: workers who come back are told with what they and the projects brought; CA-5.1: so is whoever is passed over.
#[test]
fn a_turn_tells_its_income_in_one_sum_and_whoever_could_do_nothing() {
    let (seat, region, timeline) = (Seat(0), Region::West, Timeline::Construction);
    let turn = [
        Event::TimelineChosen { seat, timeline },
        Event::WorkersTakenBack { seat, region, workers: 3 },
        Event::TransportIncome { seat, region, gain: Gain::new(Resource::Money, 3) },
        Event::ProjectIncome { seat, gain: Gain::new(Resource::Money, 4) },
        Event::ProjectIncome { seat, gain: Gain::new(Resource::Goods, 1) },
        Event::NobodyAway { seat: Seat(1), region },
        Event::DonationOutOfReach { seat: Seat(1), dollars: 10, money: 4 },
        Event::TurnPassed { seat: Seat(1), timeline, standing: 0, lack: Lack::Other },
    ];
    let told = |lang| Retold::of::<Carnegie>(&turn, Words::new(lang), &people(2)).said.into_string();

    assert!(
        told(Lang::En).contains(
            "<span class=\"income\" data-of=\"0\"><b>+$7, 1 good</b> (workers $3, projects $4, 1 good)</span>"
        ),
        "{}",
        told(Lang::En)
    );
    assert!(
        told(Lang::Nl).contains("<b>+$7, 1 goederenblokje</b> (werkers $3, projecten $4, 1 goederenblokje)</span>"),
        "{}",
        told(Lang::Nl)
    );
    assert!(told(Lang::En).contains("can’t pay a donation: <b>$10</b>, with <b>$4</b>."), "{}", told(Lang::En));
    assert!(told(Lang::En).contains("has nobody standing for "), "{}", told(Lang::En));
    let without_income =
        |mine| Retold::of::<Carnegie>(&turn, Words::new(Lang::En), &seen_by(2, mine)).said.into_string();
    let sentence = " has nobody in the West: no income, not even from projects.";
    assert!(without_income(SeatSet::only(Seat(1))).contains(sentence), "whoever has nobody there is told why");
    assert!(!without_income(SeatSet::only(Seat(0))).contains(sentence), "to others it is no news");
}

/// CA-5.8: several steps on tracks are told with one name; CA-9.12: of Andrew it is said once why he does what he does.
#[test]
fn a_turn_says_a_name_and_a_reason_once() {
    let step = |region| Event::TransportAdvanced { seat: Seat(0), region, space: 2, study: 1 };
    let told = |turn: &[Event]| Retold::of::<Carnegie>(turn, Words::new(Lang::En), &people(2)).said.into_string();

    let steps = told(&[step(Region::South), step(Region::Midwest), step(Region::West)]);
    assert!(steps.contains(" advances South 2→3, Midwest 2→3, West 2→3: 3 study points."), "from one: {steps}");
    let one = told(&[step(Region::South)]);
    assert!(one.contains(" advances to space "), "{one}");

    let takes = |department| Event::AndrewTakesDepartment { department };
    let his = [takes(Department::Engineering), takes(Department::Telegraph)];
    let reason = ": Andrew does what his card says of it.";
    assert_eq!(told(&his).matches(reason).count(), 1, "{}", told(&his));
    let own = [Event::AndrewChoosesTimeline { timeline: Timeline::Management }, his[0]];
    assert!(!told(&own).contains(reason), "he chose it himself: {}", told(&own));
}

/// What somebody did several times in a turn is told in one sentence, and nothing of it is left out.
#[test]
fn a_turn_of_many_moves_is_told_by_kind() {
    let seat = Seat(0);
    let told = |lang, turn: &[Event]| {
        let said = Retold::of::<Carnegie>(turn, Words::new(lang), &people(2)).said.into_string();
        said.replace("<b>", "").replace("</b>", "")
    };
    let stands = |department, dollars| Event::WorkerActivated { seat, department, dollars };
    let stood = [
        stands(Department::ResearchAndDevelopment, 2),
        stands(Department::ResearchAndDevelopment, 2),
        stands(Department::Planning, 0),
    ];
    let said = told(Lang::En, &stood);
    assert!(said.contains(" stands up 3 workers for $4: R&amp;D ×2, Planning."), "{said}");
    assert!(told(Lang::Nl, &stood).contains(" zet 3 werkers overeind voor $4: "), "{}", told(Lang::Nl, &stood));
    let one = told(Lang::En, &stood[..1]);
    assert!(one.contains(" stands a worker up in Research &amp; Development for $2."), "{one}");

    let place = |department| Place { space: Space::lobby(), department };
    let moves = |to| Event::WorkerMoved { seat, from: place(None), to: place(Some(to)), was: Stance::Lying, moves: 1 };
    let moved = [moves(Department::Planning), moves(Department::Sales), moves(Department::Planning)];
    let said = told(Lang::En, &moved);
    assert!(said.contains(" moves workers: Lobby → Planning ×2, Lobby → Sales."), "{said}");

    let uses = |what, amount| Event::DepartmentUsed {
        seat,
        department: Department::TradeAndFinance,
        gain: Gain::new(what, amount),
    };
    let away = Event::WorkerAssigned { seat, department: Department::TradeAndFinance, region: Region::West };
    let used = [uses(Resource::Money, 6), away, uses(Resource::Goods, 2), away];
    let said = told(Lang::En, &used);
    assert!(said.contains(" uses Trade &amp; Finance ×2: $6, 2 goods. 2 workers sent out: West ×2."), "{said}");

    let tile = Event::ChoiceTilePlayed { seat, timeline: Timeline::ResearchAndDevelopment };
    let strip = Event::StripAdvanced { seat, project: Project::Housing, field: 2, study: 1, disc: false };
    let track = Event::TransportAdvanced { seat, region: Region::East, space: 1, study: 3 };
    let said = told(Lang::En, &[tile, uses(Resource::Study, 3), track, strip]);
    assert!(said.contains(" plays the action tile: ") && said.contains("−3 points"), "{said}");
    assert!(said.contains(" advances East 1→2, Housing 2→3: 4 study points.") && !said.contains(" uses "), "{said}");
    let further = Event::TransportAdvanced { seat, region: Region::East, space: 2, study: 2 };
    let ready = Event::StripAdvanced { seat, project: Project::Housing, field: 3, study: 1, disc: true };
    let said = told(Lang::En, &[track, strip, further, ready]);
    assert!(said.contains(" advances East 1→3, Housing 2→4 (1 more to build): 7 study points."), "{said}");

    let reserved = Event::DepartmentReserved { seat, department: Department::Sales };
    let disc = Event::StartDiscPlaced { seat, slot: carnegie::Slot::all().next().unwrap() };
    assert!(told(Lang::En, &[disc, reserved]).contains(" takes Sales"), "{}", told(Lang::En, &[disc, reserved]));
}

#[test]
fn the_telegraph_is_marked_with_the_round() {
    let words = Words::new(Lang::En);

    let began = Event::RoundBegan { round: 8, start: Some(Seat(0)) };
    assert_eq!(Carnegie::time_mark(&began, words).as_deref(), Some("R8"));
    assert_eq!(Carnegie::time_mark(&Event::GoodSold { seat: Seat(0) }, words), None);
}

/// CA-2.4, CA-4.3, CA-5.1: what a player did is told to its end before whom it passed over, each in a line of their own.
#[test]
fn whoever_is_passed_over_has_a_line_of_their_own() {
    let (seat, department, timeline) = (Seat(1), Department::TradeAndFinance, Timeline::Management);
    let turn = [
        Event::DepartmentUsed { seat, department, gain: Gain::new(Resource::Money, 6) },
        Event::WorkerAssigned { seat, department, region: Region::South },
        Event::TurnPassed { seat: Seat(2), timeline, standing: 0, lack: Lack::Other },
        Event::ActivationPassed { seat: Seat(0), cheapest: Some(6), money: 5 },
    ];
    let mine = seen_by(3, SeatSet::only(Seat(0)));

    let said = Retold::of::<Carnegie>(&turn, Words::new(Lang::En), &mine).said.into_string();

    let places = ["1 worker sent out: South.", "<span class=\"befell\">", "<span class=\"befell mine\">"]
        .map(|it| said.find(it));
    assert!(places.iter().all(Option::is_some) && places.is_sorted(), "{said}");
    let others = Retold::of::<Carnegie>(&turn, Words::new(Lang::En), &seen_by(3, SeatSet::only(Seat(2)))).said;
    assert!(!others.into_string().contains("stand anybody up"), "to others it is no news");
    let idle = [turn[0], Event::ActivationPassed { seat: Seat(0), cheapest: None, money: 5 }];
    let said = Retold::of::<Carnegie>(&idle, Words::new(Lang::En), &mine).said.into_string();
    assert!(!said.contains("stand up"), "where nobody lies by a free desk there is nothing to tell: {said}");
}

/// CA-5.1: with the last study point the turn is over; whoever says so, or has something left, is told nothing.
#[test]
fn a_turn_that_ends_by_itself_is_known() {
    let (view, own) = (first(2, "k", |phase| matches!(phase, Phase::ChooseTimeline { .. })), Seat(0));
    let step = Event::TransportAdvanced { seat: own, region: Region::East, space: 1, study: 3 };
    let said = Event::DepartmentsEnded { seat: own, moves: 0, study: 2 };
    let goes_on = View { phase: Phase::Departments { seat: own }, ..view.clone() };

    assert!(Carnegie::ended_by_itself(&view, own, &[step]));
    assert!(!Carnegie::ended_by_itself(&view, own, &[said]), "they ended it");
    assert!(!Carnegie::ended_by_itself(&goes_on, own, &[step]), "there is more to do");
}

/// CA-4.3: who goes on after another was told that their region pays them nothing begins a line, so that the lines follow what happened.
#[test]
fn whoever_goes_on_after_another_was_passed_over_begins_a_line() {
    let nobody = Event::NobodyAway { seat: Seat(1), region: Region::South };
    let chosen = Event::TimelineChosen { seat: Seat(0), timeline: Timeline::Construction };
    let step = Event::TransportAdvanced { seat: Seat(0), region: Region::South, space: 2, study: 1 };

    assert_eq!(Carnegie::begins_turn(&step, &nobody), Some(true));
    assert_eq!(Carnegie::begins_turn(&nobody, &chosen), None, "it goes with what led to it");
    assert_eq!(Carnegie::begins_turn(&nobody, &nobody), None);
    assert_eq!(Carnegie::begins_turn(&step, &step), None);
}

/// CA-4.1, CA-4.4: what somebody brings to the event that another chose is no turn of theirs.
#[test]
fn a_part_in_the_rounds_event_is_an_answer() {
    let back = Event::WorkersTakenBack { seat: Seat(0), region: Region::South, workers: 1 };

    assert!(Carnegie::is_answer(&back) && Carnegie::is_answer(&Event::DonationDeclined { seat: Seat(0) }));
    assert!(!Carnegie::is_answer(&Event::TimelineChosen { seat: Seat(0), timeline: Timeline::Construction }));
}
