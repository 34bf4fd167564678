//! What a choice says of itself, and why a bot would make it.

use super::{choices_of, first, play};
use crate::carnegie::effects;
use crate::page_testing::{legal, page_for, people};
use crate::{Choice, Lang, Paint, Rank, Words};
use carnegie::{
    Action, Carnegie, Department, Donation, Options, Phase, Region, STEPS, Side, Space, Stance, Timeline, View,
};
use engine::{Game, Seat, Seed, Table, Viewer};
use std::collections::HashSet;

/// Who is at work in Planning is clicked like any other department; at set-up nobody is at work yet.
#[test]
fn a_tile_is_taken_by_its_own_click_or_by_way_of_planning() {
    let takes = |choice: &Choice| choice.action.contains("take_department");
    let (mut at_set_up, mut by_planning) = (None, None);
    for seed in ["k", "m", "n"] {
        play(2, seed, |table| {
            let view = table.game().view(Viewer::All);
            let found = if view.round == 0 { &mut at_set_up } else { &mut by_planning };
            if found.is_none() && !view.is_over() {
                *found = choices_of(&view).into_iter().find(takes).map(|choice| choice.targets);
            }
        });
    }

    assert_eq!(at_set_up.expect("everybody takes one").len(), 1);
    let clicks = by_planning.expect("somebody could plan");
    assert_eq!((clicks.len(), clicks[0].as_str()), (2, "room-2-2"));
}

/// The labels tell all choices of a position apart, or their small print does.
#[test]
fn no_two_choices_look_alike() {
    play(3, "g", |table| {
        let Some(seat) = table.game().to_act().first() else { return };
        let view = table.game().view(Viewer::Seat(seat));
        let legal = legal(table.game(), seat);
        let choices = Carnegie::choices(&view, seat, &legal, Words::new(Lang::En), &people(3));
        let mut once = HashSet::new();
        for (choice, action) in choices.iter().zip(&legal) {
            // Two slots of one type in one city are as good as each other.
            let is_slot = matches!(action, Action::Build { .. } | Action::PlaceStartDisc { .. });
            assert!(once.insert((&choice.label, &choice.detail)) || is_slot, "{} twice", choice.label);
        }
    });
}

#[test]
fn a_donation_says_its_price_and_what_it_is_worth() {
    let view = first(2, "k", |phase| matches!(phase, Phase::Donate { .. }));
    let seat = view.phase.to_act().first().unwrap();

    let choices = choices_of(&view);

    let donation = choices.iter().find(|choice| choice.label == "Donate for Welfare: 7 points");
    let price = format!("7 points · costs $5 of your ${} · worth 7 · score ", view.player(seat).money);
    match donation {
        Some(choice) => assert!(choice.detail.starts_with(&price), "{}", choice.detail),
        None => assert!(
            view.donors(Donation::named("welfare_flat").unwrap()).next().is_some(),
            "it is free but not offered"
        ),
    }
}

#[test]
fn a_city_says_who_leaves_and_what_is_paid() {
    let view = first(2, "m", |phase| matches!(phase, Phase::Build { .. }));

    let choices = choices_of(&view);

    let building = choices.iter().filter(|choice| choice.label.contains(" in "));
    assert!(building.clone().count() > 0);
    for choice in building {
        assert!(choice.detail.contains("the worker goes to the "), "{}", choice.detail);
        assert!(!choice.detail.contains("then pays"), "the project said it: {}", choice.detail);
        assert!(choice.detail.contains("−"), "the goods are paid: {}", choice.detail);
    }
}

/// CA-5.7: what a marked city pays is told as such, and not once more as a change; CA-4.1, CA-4.2: a short button takes workers back, and the line
/// above it says what they bring.
#[test]
fn what_is_paid_is_told_once() {
    let (mut pays, mut takes_back) = (0, 0);
    for seed in ["k", "m", "n"] {
        play(2, seed, |table| {
            let view = table.game().view(Viewer::All);
            if view.is_over() {
                return;
            }
            for choice in choices_of(&view) {
                if let Some((_, paid)) = choice.detail.split_once("pays $").filter(|_| choice.action.contains("slot")) {
                    pays += 1;
                    assert!(!paid.contains("+$"), "{}", choice.detail);
                }
                if choice.action.contains("take_back") {
                    takes_back += 1;
                    assert!(choice.label.len() < 24 && choice.detail.starts_with('+'), "{choice:?}");
                }
            }
        });
    }
    assert!(pays > 0 && takes_back > 0, "or nothing is tested");
}

/// CA-8.1: a worker who leaves, a city, a donation that counts it: whoever builds sees before the click what a sum is made of.
#[test]
fn a_score_that_changes_in_several_parts_says_which() {
    let mut told = 0;
    play(2, "m", |table| {
        let view = table.game().view(Viewer::All);
        if !matches!(view.phase, Phase::Build { department, .. } if department != Department::ConstructionOutsourcing) {
            return;
        }
        let choices = choices_of(&view);
        let pays = choices.iter().find(|choice| choice.detail.contains("cities +"));
        if let Some(choice) = pays {
            assert!(choice.detail.contains(" (") && choice.detail.contains("workers −1, "), "{}", choice.detail);
            told += 1;
        }
    });
    assert!(told > 0, "or nothing is tested");
}

/// CA-3.2, CA-4.1, CA-4.2: where somebody is sent says what they come back with, and whether that region may pay in the next round.
#[test]
fn a_region_says_what_a_worker_comes_back_with_and_when() {
    let sends =
        |view: &View| choices_of(view).into_iter().find(|choice| choice.action.contains("\"assignment\":\"south\""));
    let mut view = None;
    play(2, "m", |table| {
        let now = table.game().view(Viewer::All);
        if view.is_none() && !now.is_over() && sends(&now).is_some() {
            view = Some(now);
        }
    });
    let mut view = view.expect("somebody could be sent out");
    let said = |view: &View| sends(view).unwrap().detail;
    let next = |view: &View| said(view).contains("next round if ") || said(view).contains("not in the next round");

    assert!(said(&view).starts_with("comes back with $1") && next(&view), "{}", said(&view));
    view.chosen = None;
    view.rows.iter_mut().for_each(|row| row.marker = 0);
    let any = said(&view).split_once("next round if ").map_or_else(String::new, |(_, any)| any.to_owned());
    assert!(
        any.matches(" or ").count() == usize::from(any.contains(',') || any.contains(" or ")),
        "any of them: {any}"
    );
    for row in &mut view.rows {
        row.marker = STEPS;
    }
    assert!(said(&view).contains("not in the next round"), "no marker goes on: {}", said(&view));
}

/// CA-4.7: which project to build is chosen by what it will pay.
#[test]
fn a_project_to_choose_says_what_it_will_pay() {
    let is_building = |view: &View| choices_of(view).iter().any(|choice| choice.label.contains(": build "));
    let mut told = 0;
    play(2, "m", |table| {
        let view = table.game().view(Viewer::All);
        if !matches!(view.phase, Phase::Departments { .. }) || !is_building(&view) {
            return;
        }
        for choice in choices_of(&view).iter().filter(|choice| choice.label.contains(": build ")) {
            assert!(choice.detail.contains("then pays"), "{}", choice.detail);
            told += 1;
        }
    });
    assert!(told > 0, "or nothing is tested");
}

/// CA-3.3, CA-5.13: before a timeline is chosen it says how many of one's own would work; who is always in Human Resources counts.
#[test]
fn a_timeline_is_tagged_with_who_would_work() {
    let mut view = first(2, "n", |phase| matches!(phase, Phase::ChooseTimeline { seat: Seat(0) }));
    let construction = view.player(Seat(0)).find(Department::Construction).unwrap();
    view.players[0].rooms[construction.index()].standing = 2;
    let resources = view.player(Seat(0)).find(Department::HumanResources).unwrap();
    view.players[0].rooms[resources.index()].standing = 0;

    let tag = |timeline: Timeline| {
        let chosen = [Action::ChooseTimeline { timeline }];
        Carnegie::choices(&view, Seat(0), &chosen, Words::new(Lang::En), &people(2))[0].tag.clone().unwrap()
    };

    assert_eq!(tag(Timeline::Construction), "2×");
    assert_eq!(tag(Timeline::HumanResources), "1×");
}

/// CA-4.1, CA-4.2: who comes back brings what transport pays, and what the projects there do.
#[test]
fn a_worker_who_comes_back_says_all_that_it_brings() {
    let mut heard = 0;
    for seed in ["k", "m", "n", "g"] {
        play(3, seed, |table| {
            let view = table.game().view(Viewer::All);
            let Phase::TakeBack { seat, .. } = view.phase else { return };
            let before = effects::Before::of(&view, seat);
            for choice in choices_of(&view).iter().filter(|choice| choice.action.contains("take_back")) {
                let effects = before.effects(&serde_json::from_str(&choice.action).unwrap());
                let brings = choice.detail.strip_prefix('+').expect("what it brings").split(" · ").next().unwrap();
                let money = (effects.dollars > 0).then(|| format!("${}", effects.dollars));
                heard += usize::from(money.is_some());
                assert!(money.is_none_or(|money| brings.split(", ").any(|sum| sum == money)), "{}", choice.detail);
                assert_eq!(choice.detail.matches('+').count(), 1, "nothing is told twice: {}", choice.detail);
            }
        });
    }
    assert!(heard > 0, "somebody came back with money");
}

/// CA-4.4: what others have given can't be given again: only what is free, or one's own, has a number.
#[test]
fn a_donation_of_somebody_else_has_no_number() {
    let is_given = |view: &View| !view.players[1].donations.is_empty();
    let mut seen = false;
    play(2, "n", |table| {
        let view = table.game().view(Viewer::Seat(Seat(0)));
        if seen || view.is_over() || !is_given(&view) {
            return;
        }
        seen = true;
        let page = page_for(table, Viewer::Seat(Seat(0)), Words::new(Lang::En)).0;
        let taken: Vec<&str> = page.split("<li class=\"ledger taken").skip(1).collect();
        for ledger in taken.iter().map(|rest| rest.split("</li>").next().unwrap()) {
            assert_eq!(ledger.contains("class=\"worth\""), ledger.starts_with(" own"), "{ledger}");
        }
        assert!(!taken.is_empty());
    });
    assert!(seen, "Mary gave something");
}

/// CA-8.8: money that is given away pays no Welfare: a donation that scores less than that is told to cost points, and why.
#[test]
fn a_donation_that_costs_points_says_why() {
    let view = first(2, "n", |phase| matches!(phase, Phase::Donate { .. }));
    let Phase::Donate { seat } = view.phase else { panic!("a donation") };
    let mut table = view.clone();
    let paid = Donation::named("welfare_money").unwrap();
    table.players.iter_mut().for_each(|player| player.donations = Default::default());
    (table.neutral_donations, table.players[seat.index()].money) = (Default::default(), 30);
    table.players[seat.index()].donations = [paid].into_iter().collect();
    let detail = |donation: Donation, lang| {
        let choice = Carnegie::choices(&table, seat, &[Action::Donate { donation }], Words::new(lang), &people(2));
        choice[0].detail.clone()
    };
    let costs = Donation::all().min_by_key(|donation| table.donation_points(seat, *donation)).expect("there are some");
    assert!(table.donation_points(seat, costs) < -1, "one of them scores nothing yet");

    let points = -table.donation_points(seat, costs);
    let said = detail(costs, Lang::En);
    assert!(said.contains(&format!(" · {points} points less now: its price would pay for your Welfare · ")), "{said}");
    assert!(detail(costs, Lang::Nl).contains(" punten minder: met de prijs zou je je Welzijn betalen"));
}

/// CA-7.1: who is moved lies down: what standing up costs there is told with the move.
#[test]
fn a_move_says_what_standing_up_there_costs() {
    let view = first(2, "n", |phase| matches!(phase, Phase::SetUpMoves { seat: Seat(0), .. }));
    let detail = |department, lang| {
        let to = view.player(Seat(0)).find(department).unwrap();
        let moved = Action::MoveWorker { from: Space::lobby(), to, worker: Stance::Lying };
        Carnegie::choices(&view, Seat(0), &[moved], Words::new(lang), &people(2))[0].detail.clone()
    };

    let research = detail(Department::ResearchAndDevelopment, Lang::En);
    assert!(research.ends_with(" · standing up there costs $2"), "{research}");
    let trade = detail(Department::TradeAndFinance, Lang::En);
    assert!(trade.ends_with(" · standing up there is free"), "{trade}");
    assert!(detail(Department::ResearchAndDevelopment, Lang::Nl).ends_with(" · opstaan kost daar $2"));
}

/// CA-8.3, CA-8.7, CA-8.8: what a donation is said to be worth is what the score gains by it, whatever it counts.
#[test]
fn a_donation_is_worth_what_the_score_gains() {
    let view = first(2, "n", |phase| matches!(phase, Phase::Donate { .. }));
    let Phase::Donate { seat } = view.phase else { panic!("a donation") };
    let before = effects::Before::of(&view, seat);
    for donation in Donation::all().filter(|donation| view.donors(*donation).next().is_none()) {
        let gained = before.effects(&Action::Donate { donation }).score;
        assert_eq!(view.donation_points(seat, donation), gained, "{}", donation.word());
    }
    assert!(view.donation_points(seat, Donation::WELFARE_PAYMENTS[0]) > 0, "goods are there to pay with");
}

#[test]
fn a_bot_that_would_do_no_more_says_why() {
    let view = first(2, "n", |phase| matches!(phase, Phase::Departments { seat: Seat(0) }));
    for lang in [Lang::En, Lang::Nl] {
        let why = Carnegie::why(&view, Seat(0), &Action::Finish, Rank::First, Words::new(lang));
        assert!(why.iter().any(|reason| reason.len() > 10), "{why:?}");
    }
}

/// CA-5.3, CA-5.8: the one who is always in Human Resources works too.
#[test]
fn a_worker_is_moved_for_what_the_department_will_bring() {
    let mut view = first(2, "n", |phase| matches!(phase, Phase::SetUpMoves { seat: Seat(0), .. }));
    view.players[0].money = 0;
    let to = |department| {
        let space = view.player(Seat(0)).find(department).unwrap();
        let moved = Action::MoveWorker { from: Space::lobby(), to: space, worker: Stance::Lying };
        let said = Carnegie::why(&view, Seat(0), &moved, Rank::First, Words::new(Lang::En)).join(" · ");
        (view.player(Seat(0)).room(space), said)
    };

    let (room, research) = to(Department::ResearchAndDevelopment);
    let points = 3 * (room.standing + room.lying + 1);
    assert!(research.contains(&format!("{points} study points in the next round of R&D")), "{research}");
    assert!(research.contains("standing up costs $2; you have $0"), "{research}");
}

#[test]
fn the_sides_of_strips_are_told_by_what_differs() {
    let view = first(2, "n", |phase| matches!(phase, Phase::ChooseSides { .. }));
    let (a, b) = (Side::A, Side::B);
    let sides = |industry| Action::ChooseSides { housing: a, commerce: a, industry, infrastructure: a };

    let choices = Carnegie::choices(&view, Seat(0), &[sides(a), sides(b)], Words::new(Lang::En), &people(2));

    assert_eq!(choices[0].label, "All four: side A");
    assert_eq!(choices[1].label, "Side A, but B for Industry");
}

/// CA-1.8: the first department is taken before anything was played: a bot says what it is good for.
#[test]
fn a_department_is_taken_for_what_it_is_good_for() {
    let view = first(2, "n", |phase| matches!(phase, Phase::TakeDepartment { .. }));
    for lang in [Lang::En, Lang::Nl] {
        let why = |department| {
            Carnegie::why(&view, Seat(0), &Action::TakeDepartment { department }, Rank::First, Words::new(lang))
        };
        let reasons: HashSet<Vec<String>> = Department::TILES.into_iter().map(why).collect();
        assert_eq!(reasons.len(), Department::TILES.len(), "each its own");
    }
}

/// CA-7.5: a room in which every desk is taken or waited for says so before a worker is moved there.
#[test]
fn a_room_without_a_free_desk_is_tagged() {
    let mut view = first(2, "n", |phase| matches!(phase, Phase::SetUpMoves { seat: Seat(0), .. }));
    let to = view.player(Seat(0)).find(Department::Planning).unwrap();
    let tag = |view: &View| {
        let moved = Action::MoveWorker { from: Space::lobby(), to, worker: Stance::Lying };
        Carnegie::choices(view, Seat(0), &[moved], Words::new(Lang::En), &people(2))[0].tag.clone().unwrap()
    };
    assert!(tag(&view).ends_with('→'), "{}", tag(&view));

    let desks = Department::Planning.desk_prices().len();
    view.players[0].rooms[to.index()].lying = u8::try_from(desks).unwrap();

    assert!(tag(&view).ends_with("→ full"), "{}", tag(&view));
}

/// CA-5.7: a city tells what it changes of the score, nothing included, and what it pays at once.
#[test]
fn a_lit_city_tells_its_points_and_what_it_pays() {
    let view = first(2, "k", |phase| matches!(phase, Phase::Build { .. }));
    let seat = view.phase.to_act().first().unwrap();
    let pays = |slot: carnegie::Slot| slot.city().pays_transport_income();
    let mut both = (false, false);
    for choice in choices_of(&view).iter().filter(|choice| choice.action.contains("\"build\"")) {
        let Ok(Action::Build { slot }) = serde_json::from_str(&choice.action) else { continue };
        let tag = choice.tag.as_deref().expect("every city has one");
        let income = view.player(seat).transport_income(slot.region());
        let is_told = matches!(income.what, carnegie::Resource::Points) || tag.contains(' ');
        assert_eq!(is_told, pays(slot), "{tag} in {}", slot.city());
        both = (both.0 || pays(slot), both.1 || !pays(slot));
    }
    assert_eq!(both, (true, true), "some pay, others don’t");
}

/// CA-7.1: each free desk stands there with its price; a space where nothing is says nothing.
#[test]
fn free_desks_stand_side_by_side() {
    let table = Table::<Carnegie>::open(2, Options::default(), Seed::new("k")).unwrap();
    let (page, _) = page_for(&table, Viewer::Seat(Seat(0)), Words::new(Lang::En));

    assert!(!page.contains("×$"), "no sum of desks");
    assert!(page.contains("<i class=\"desk\">$0</i><i class=\"desk\">$0</i>"));
    assert!(!page.contains(">empty<"));
}

/// CA-2.5, CA-4.3, CA-5.20: nobody is advised to move somebody on who came in this turn, to sell a good that pays for nothing, or to leave an income.
#[test]
fn a_hint_takes_nothing_back() {
    let view = first(2, "n", |phase| matches!(phase, Phase::SetUpMoves { seat: Seat(0), .. }));
    let is_no_advice = |view: &View, before: &[Action], action| Carnegie::is_no_advice(view, Seat(0), before, &action);
    let planning = view.player(Seat(0)).find(Department::Planning).unwrap();
    let there = Action::MoveWorker { from: Space::lobby(), to: planning, worker: Stance::Lying };
    let back = Action::MoveWorker { from: planning, to: Space::lobby(), worker: Stance::Lying };

    assert!(is_no_advice(&view, &[there], back) && !is_no_advice(&view, &[there], there));
    assert!(!is_no_advice(&view, &[there, Action::Finish], back), "another turn");

    let mut gives = View { phase: Phase::Donate { seat: Seat(0) }, ..view };
    gives.players[0].money = 4;
    let why = Carnegie::why(&gives, Seat(0), &Action::SellGood, Rank::First, Words::new(Lang::En));
    assert!(!is_no_advice(&gives, &[], Action::SellGood));
    assert_eq!(why, ["a donation costs $5: you are $1 short"]);
    gives.players[0].money = 5;
    assert!(is_no_advice(&gives, &[], Action::SellGood));
    let called = View { phase: Phase::TakeBack { seat: Seat(0), region: Region::West }, ..gives };
    assert!(is_no_advice(&called, &[], Action::Finish));
}

/// CA-7.1: a desk that costs nothing is worth a point.
#[test]
fn a_hint_leaves_nobody_lying_who_stands_up_for_nothing() {
    let set_up = first(2, "n", |phase| matches!(phase, Phase::Activate { .. }));
    let is_advised_to_end = |lies_in: Option<Department>| {
        let mut view = set_up.clone();
        for room in &mut view.players[0].rooms {
            (room.standing, room.lying) = (0, u8::from(room.department.is_some() && room.department == lies_in));
        }
        !Carnegie::is_no_advice(&view, Seat(0), &[], &Action::Finish)
    };

    assert!(!is_advised_to_end(Some(Department::TradeAndFinance)), "its desks are free");
    assert!(is_advised_to_end(Some(Department::Planning)), "its desk has a price");
    assert!(is_advised_to_end(None));
}
