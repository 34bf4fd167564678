//! What the prompt asks for, and what it says of the means.

use super::{choices_of, first};
use crate::page_testing::{people, seen_by};
use crate::{Choice, Lang, Paint, People, Words};
use carnegie::{Carnegie, Department, Phase, Project, Space, Timeline, Turn};
use engine::{Seat, SeatSet};

#[test]
fn the_prompt_speaks_to_the_reader_by_you_and_of_others_by_name() {
    let view = first(2, "n", |phase| matches!(phase, Phase::ChooseTimeline { seat: Seat(0) }));
    let (mine, theirs) = (people(2), seen_by(2, SeatSet::only(Seat(1))));

    let said = |lang, people| Carnegie::prompt(&view, Words::new(lang), people).text;

    assert_eq!(said(Lang::En, &mine), "You: choose a timeline");
    assert_eq!(said(Lang::En, &theirs), "Anna: choose a timeline");
    assert_eq!(said(Lang::Nl, &mine), "Jij: kies een tijdlijn");
}

#[test]
fn the_prompt_tells_who_decides_how_to_go_on_and_nobody_else() {
    let mut view = first(2, "n", |phase| matches!(phase, Phase::Departments { seat: Seat(0) }));
    let (mine, theirs) = (people(2), seen_by(2, SeatSet::only(Seat(1))));
    let construction = view.player(Seat(0)).find(Department::Construction);
    let builder = std::array::from_fn(|space| u8::from(construction.is_some_and(|its| its.index() == space)));
    let trade = view.player(Seat(0)).find(Department::TradeAndFinance).unwrap();
    let mut said = |turn: Turn, people| {
        view.turn = turn;
        Carnegie::prompt(&view, Words::new(Lang::En), people).detail
    };
    let turn = |timeline| Turn { timeline: Some(timeline), ..Turn::default() };
    let one_use = std::array::from_fn(|space| u8::from(space == 0));
    let moves = Turn { moves: 3, ..turn(Timeline::HumanResources) };

    assert_eq!(said(moves, &mine), "pick a framed worker, then a room: each room on the way is a move");
    assert_eq!(said(moves, &theirs), "", "others watch");
    let study = Turn { study: 1, ..turn(Timeline::ResearchAndDevelopment) };
    assert!(said(study, &mine).contains("pick a strip, or a region of Transport"));
    let manage = Turn { uses: one_use, ..turn(Timeline::Management) };
    assert!(said(manage, &mine).contains("pick a framed department"));
    let build = Turn { uses: builder, ..turn(Timeline::Construction) };
    assert!(said(build, &mine).ends_with("pick a project, then a city"), "no other room has anything to do");
    let mut two = builder;
    two[trade.index()] = 1;
    let build_or_trade = Turn { uses: two, ..turn(Timeline::Construction) };
    assert!(said(build_or_trade, &mine).contains("first pick the Construction room, then a project and a city"));
    assert!(!said(build, &theirs).contains("pick"), "others watch");
    assert!(said(turn(Timeline::Construction), &mine).contains("all that is left is your action tile"));
}

/// Whoever builds saw on the strip what it costs.
#[test]
fn whoever_builds_is_told_what_the_numbers_on_the_map_are_and_others_what_it_costs() {
    let mut view = first(2, "n", |phase| matches!(phase, Phase::Departments { seat: Seat(0) }));
    let (seat, project) = (Seat(0), Project::Industry);
    view.phase = Phase::Build { seat, project, department: Department::Construction };
    let said = |people: &People| Carnegie::prompt(&view, Words::new(Lang::En), people).detail;

    assert_eq!(said(&people(2)), "pick a city; the number is how your score changes in all");
    assert_eq!(said(&seen_by(2, SeatSet::only(Seat(1)))), "costs 2 goods");
}

/// CA-5.1: what going on to another department costs is said before, by the prompt and beside the choice.
#[test]
fn a_department_that_would_be_closed_half_used_is_named() {
    let mut view = first(2, "n", |phase| matches!(phase, Phase::Departments { seat: Seat(0) }));
    let [trade, planning] =
        [Department::TradeAndFinance, Department::Planning].map(|it| view.player(Seat(0)).find(it).unwrap());
    let mut uses = [0; Space::COUNT];
    (uses[trade.index()], uses[planning.index()]) = (1, 2);
    view.turn = Turn { timeline: Some(Timeline::Management), uses, in_use: Some(trade), ..Turn::default() };
    view.players[0].goods = 4;

    let said = Carnegie::prompt(&view, Words::new(Lang::En), &people(2)).detail;
    let choices = choices_of(&view);

    assert!(said.starts_with("3 workers left to use · first use up Trade & Finance: "), "{said}");
    let closes = |choice: &Choice| choice.detail.contains("closes Trade & Finance: 1 worker there stays unused");
    let (planned, others): (Vec<&Choice>, Vec<&Choice>) =
        choices.iter().partition(|choice| choice.label.starts_with("Planning"));
    assert!(!planned.is_empty() && planned.into_iter().all(closes));
    assert!(!others.into_iter().any(closes), "Trade & Finance itself closes nothing");

    view.players[0].goods = 0;
    let said = Carnegie::prompt(&view, Words::new(Lang::En), &people(2)).detail;
    let idle = "3 workers left to use, 2 with nothing to do as it stands · pick ";
    assert!(said.starts_with(idle), "without goods nobody in Planning works: {said}");
}

/// CA-5.1: of those the prompt counts it says who has nothing to do; the others are those who would stay unused by the button.
#[test]
fn workers_without_means_are_told_apart() {
    let mut view = first(2, "n", |phase| matches!(phase, Phase::Departments { seat: Seat(0) }));
    let [trade, planning] =
        [Department::TradeAndFinance, Department::Planning].map(|it| view.player(Seat(0)).find(it).unwrap());
    let mut uses = [0; Space::COUNT];
    (uses[trade.index()], uses[planning.index()]) = (2, 1);
    view.turn = Turn { timeline: Some(Timeline::Management), uses, ..Turn::default() };
    let mut said = |goods| {
        view.players[0].goods = goods;
        let ends = choices_of(&view).into_iter().find(|choice| choice.label == "End my turn").unwrap();
        (Carnegie::prompt(&view, Words::new(Lang::En), &people(2)).detail, ends.detail)
    };

    for (goods, workers, idle) in [(0, 2, ", 1 with nothing to do as it stands · "), (4, 3, " · ")] {
        let (prompt, button) = said(goods);
        assert!(prompt.starts_with(&format!("3 workers left to use{idle}")), "a use never makes them more: {prompt}");
        assert_eq!(button, format!("{workers} workers stay unused"));
    }
}

/// CA-5.1: where nobody has the means for anything no department is framed, so none is asked for.
#[test]
fn whoever_can_use_nobody_is_asked_for_no_department() {
    let mut view = first(2, "n", |phase| matches!(phase, Phase::Departments { seat: Seat(0) }));
    let planning = view.player(Seat(0)).find(Department::Planning).unwrap();
    let uses = std::array::from_fn(|space| u8::from(space == planning.index()));
    view.turn = Turn { timeline: Some(Timeline::Management), uses, ..Turn::default() };
    view.players[0].goods = 0;

    let said = |lang| Carnegie::prompt(&view, Words::new(lang), &people(2)).detail;

    assert_eq!(said(Lang::En), "1 worker left, with nothing to do as it stands");
    assert_eq!(said(Lang::Nl), "nog 1 werker, die nu niets kan doen");
}

/// CA-4.4, CA-4.11: where the price is more than there is, that is said at the price, with what brings the money.
#[test]
fn who_can_not_pay_yet_is_told_so() {
    let mut view = first(2, "n", |phase| matches!(phase, Phase::Donate { .. }));
    let Phase::Donate { seat } = view.phase else { panic!("a donation") };
    let mine = seen_by(2, SeatSet::only(seat));
    let mut said = |money| {
        view.players[seat.index()].money = money;
        Carnegie::prompt(&view, Words::new(Lang::En), &mine).detail
    };

    assert!(said(60).starts_with("costs $5 of your $60 · pick what scores for you"), "{}", said(60));
    assert_eq!(said(3), "it costs $5, you have $3: sell goods first, at $1 each");
}
