//! The pages of random games, and what is Carnegie's own.

mod clicks;
mod sentences;

use super::effects;
use super::icons::project_path;
use super::targets::Target;
use crate::page_testing::{
    self, NAMES, Tried, assert_said, attributes, both_languages, ending_of, imagined, legal, page_for, people, seen_by,
    tests_of,
};
use crate::retold::Retold;
use crate::{Choice, Lang, Paint, Rank, Words};
use carnegie::{
    Action, Carnegie, City, Department, Donation, Event, Gain, Level, Options, Owner, Phase, Place, Project, Region,
    Resource, ScorePart, Side, Space, Stance, Timeline, Turn, View,
};
use engine::{Game, Seat, SeatSet, Seed, Table, Viewer};
use std::collections::HashSet;

tests_of!(Carnegie);

#[test]
fn a_city_counts_what_can_be_built_there() {
    let view = first(4, "k", |phase| matches!(phase, Phase::PlaceStartDisc { .. }));
    let free = |city: City| city.slots().all(|slot| view.owner(slot).is_none());
    let city = City::all().find(|city| free(*city) && city.slots().count() > 4).expect("a large one is free");
    let stands = |lang| {
        let target = Target::City(city).to_string();
        Carnegie::stands_at(&view, &target, Words::new(lang), &people(4)).expect("a city tells what it holds")
    };

    let said = stands(Lang::En);

    assert!(said.starts_with(&format!("{}: free for ", city.name())) && said.contains("2× "), "{said}");
    assert_eq!(said.matches("free for").count(), 1, "{said}");
    assert!(stands(Lang::Nl).contains("vrij voor "));
}

/// Signs in text are cut from one file; on the map the same projects are drawn by [`project_path`].
#[test]
fn a_project_has_the_same_sign_in_text_as_on_the_map() {
    let signs = include_str!("../../../assets/carnegie/signs.svg");

    for project in Project::ALL {
        assert!(signs.contains(&format!("d=\"{}\"", project_path(project))), "{project:?}");
    }
}

impl Tried for Carnegie {
    const RAW: &'static [&'static str] = &["ca-"];

    fn tables() -> Vec<(usize, Options)> {
        [1, 3, 4, 2].map(|seats| (seats, options())).into()
    }

    fn all_targets(_: &View) -> Vec<String> {
        Target::all().map(|target| target.to_string()).collect()
    }

    /// Who sells goods all the time never builds.
    fn is_dull(action: &Action) -> bool {
        matches!(action, Action::SellGood | Action::Finish)
    }

    fn check_page(page: &str, _: &[Choice]) {
        for shape in attributes(page, "data-target") {
            assert!(Target::named(shape).is_some(), "{shape} is nothing one could mean");
        }
    }
}

fn options() -> Options {
    Options { level: Level::Hard, ..Options::default() }
}

fn play(seats: usize, seed: &str, look: impl FnMut(&Table<Carnegie>)) -> Table<Carnegie> {
    page_testing::play(seats, options(), seed, look)
}

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

/// The first position of a seeded game in which the table waits for such a thing.
fn first(seats: usize, seed: &str, wanted: impl Fn(&Phase) -> bool) -> View {
    let mut found = None;
    play(seats, seed, |table| {
        let view = table.game().view(Viewer::All);
        if found.is_none() && wanted(&view.phase) {
            found = Some(view);
        }
    });
    found.expect("or nothing is tested")
}

fn choices_of(view: &View) -> Vec<Choice> {
    let seat = view.phase.to_act().first().expect("somebody is to act");
    page_testing::choices_of::<Carnegie>(&imagined(view), Viewer::Seat(seat), Words::new(Lang::En))
}

#[test]
fn a_donation_says_its_price_and_what_it_is_worth() {
    let view = first(2, "k", |phase| matches!(phase, Phase::Donate { .. }));
    let seat = view.phase.to_act().first().unwrap();

    let choices = choices_of(&view);

    let donation = choices.iter().find(|choice| choice.label == "Donate for Welfare: 7 points");
    let price = format!("7 points · $5 of ${} · worth 7 · score ", view.player(seat).money);
    match donation {
        Some(choice) => assert!(choice.detail.starts_with(&price), "{}", choice.detail),
        None => assert!(
            view.donors(Donation::named("welfare_flat").unwrap()).next().is_some(),
            "it is free but not offered"
        ),
    }
}

#[test]
fn a_project_says_who_leaves_and_what_it_opens() {
    let view = first(2, "m", |phase| matches!(phase, Phase::Build { .. }));

    let choices = choices_of(&view);

    let building = choices.iter().filter(|choice| choice.label.contains(" in "));
    assert!(building.clone().count() > 0);
    for choice in building {
        assert!(choice.detail.contains("the worker goes to the "), "{}", choice.detail);
        assert!(choice.detail.contains("from now on"), "{}", choice.detail);
        assert!(choice.detail.contains("−"), "the goods are paid: {}", choice.detail);
    }
}

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
    assert!(said(study, &mine).contains("pick a strip or a region"));
    let manage = Turn { uses: one_use, ..turn(Timeline::Management) };
    assert!(said(manage, &mine).contains("pick a framed department"));
    let build = Turn { uses: builder, ..turn(Timeline::Construction) };
    assert!(said(build, &mine).contains("first pick the Construction room, then a project and a city"));
    assert!(!said(build, &theirs).contains("pick"), "others watch");
    assert!(said(turn(Timeline::Construction), &mine).contains("all that is left is your action tile"));
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

    assert!(said.starts_with("3 workers can still be used · first use up Trade & Finance: "), "{said}");
    let closes = |choice: &Choice| choice.detail.contains("closes Trade & Finance: 1 worker there stays unused");
    let (planned, others): (Vec<&Choice>, Vec<&Choice>) =
        choices.iter().partition(|choice| choice.label.starts_with("Planning"));
    assert!(!planned.is_empty() && planned.into_iter().all(closes));
    assert!(!others.into_iter().any(closes), "Trade & Finance itself closes nothing");

    view.players[0].goods = 0;
    let said = Carnegie::prompt(&view, Words::new(Lang::En), &people(2)).detail;
    assert!(said.starts_with("1 worker can still be used · pick "), "without goods nobody in Planning works: {said}");
}

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
        Event::TurnPassed { seat: Seat(1), timeline, standing: 0 },
    ];
    let told = |lang| Retold::of::<Carnegie>(&turn, Words::new(lang), &people(2)).said.into_string();

    assert!(
        told(Lang::En).contains("<b>+$7, 1 good</b> (workers $3, projects $4, 1 good)</span>"),
        "{}",
        told(Lang::En)
    );
    assert!(
        told(Lang::Nl).contains("<b>+$7, 1 goed</b> (werkers $3, projecten $4, 1 goed)</span>"),
        "{}",
        told(Lang::Nl)
    );
    assert!(told(Lang::En).contains("can’t pay a donation: <b>$10</b>, with <b>$4</b>."), "{}", told(Lang::En));
    assert!(told(Lang::En).contains("has nobody standing for "), "{}", told(Lang::En));
    let without_income =
        |mine| Retold::of::<Carnegie>(&turn, Words::new(Lang::En), &seen_by(2, mine)).said.into_string();
    let sentence = " has nobody in the West: no income, from projects either.";
    assert!(without_income(SeatSet::only(Seat(1))).contains(sentence), "whoever has nobody there is told why");
    assert!(!without_income(SeatSet::only(Seat(0))).contains(sentence), "to others it is no news");
}

/// CA-5.8: several steps on tracks are told with one name; CA-9.12: of Andrew it is said once why he does what he does.
#[test]
fn a_turn_says_a_name_and_a_reason_once() {
    let step = |region| Event::TransportAdvanced { seat: Seat(0), region, space: 2, study: 1 };
    let told = |turn: &[Event]| Retold::of::<Carnegie>(turn, Words::new(Lang::En), &people(2)).said.into_string();

    let steps = told(&[step(Region::South), step(Region::Midwest), step(Region::West)]);
    assert_eq!(steps.matches("advances to space").count(), 1, "{steps}");
    assert!(steps.contains("advances to space 3"), "spaces count from one: {steps}");
    assert!(steps.contains("Also: Midwest to space 3, West to space 3."), "{steps}");

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
    assert!(said.contains("Also: Housing.") && !said.contains(" uses "), "{said}");

    let reserved = Event::DepartmentReserved { seat, department: Department::Sales };
    let disc = Event::StartDiscPlaced { seat, slot: carnegie::Slot::all().next().unwrap() };
    assert!(told(Lang::En, &[disc, reserved]).contains(" takes Sales"), "{}", told(Lang::En, &[disc, reserved]));
}

/// CA-5.1: what the prompt says can be used is what the button says would stay unused.
#[test]
fn workers_without_means_are_counted_nowhere() {
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

    for (goods, workers) in [(0, 2), (4, 3)] {
        let (prompt, button) = said(goods);
        assert!(prompt.starts_with(&format!("{workers} workers can still be used")), "{prompt}");
        assert_eq!(button, format!("{workers} workers stay unused"));
    }
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

    assert!(said(60).starts_with("$5 of $60 · pick what scores for you"), "{}", said(60));
    assert_eq!(said(3), "it costs $5, you have $3: sell goods first, at $1 each");
}

/// CA-1.12: nothing is explained that is not there.
#[test]
fn the_legend_tells_of_neutral_discs_where_there_are_any() {
    let legend = |seats| {
        let view = first(seats, "k", |phase| matches!(phase, Phase::PlaceStartDisc { .. }));
        Carnegie::backdrop(&view, Words::new(Lang::En)).into_string()
    };

    assert!(legend(1).contains("neutral") && legend(3).contains("neutral") && !legend(4).contains("neutral"));
}

/// CA-5.5: what a space costs and scores stands in it while a department looks for one.
#[test]
fn an_empty_space_says_what_a_department_costs_there() {
    let mut seen = 0;
    for seed in ["clicks", "k", "m", "n"] {
        play(3, seed, |table| {
            let view = table.game().view(Viewer::All);
            let Phase::PlaceDepartment { seat, .. } = view.phase else { return };
            let (page, _) = page_for(table, Viewer::Seat(seat), Words::new(Lang::En));
            seen += 1;
            assert!(page.contains("−<span class=\"kept\">2"), "{seen}");
        });
    }
    assert!(seen > 0, "or nothing is tested");
}

#[test]
fn a_new_disc_on_the_map_is_marked() {
    let mut seen = 0;
    play(4, "o", |table| {
        let Some(last) = table.decisions().last() else { return };
        let built = last.events.iter().find_map(|event| match *event {
            Event::ProjectBuilt { slot, .. } => Some(slot),
            _ => None,
        });
        let Some(slot) = built else { return };
        seen += 1;
        let (page, _) = page_for(table, Viewer::Spectator, Words::new(Lang::En));
        let Some(Owner::Seat(seat)) = table.game().view(Viewer::All).owner(slot) else { panic!("it was just built") };
        let mark = format!(r#"<g class="disc player-{} new" id="disc-{}""#, seat.0, slot.index());
        assert!(page.contains(&mark), "{slot} is not new");
    });
    assert!(seen > 0, "a game without projects shows nothing");
}

#[test]
fn the_end_unrolls_every_part_of_the_score_and_draws_a_line_for_each_player() {
    let table = play(3, "p", |_| {});
    let (view, people) = (table.game().view(Viewer::All), people(3));
    both_languages(|words| {
        let ending = ending_of(&table, words);
        assert_eq!(ending.matches(r#"class="line""#).count(), 3);
        for part in ScorePart::ALL {
            assert!(ending.contains(&words.say(part.word())));
        }
        for seat in view.seats() {
            assert!(ending.contains(people.name(seat)));
            assert!(ending.contains(&format!(">{}</td>", view.score(seat).total())));
        }
    });
}

#[test]
fn the_end_against_andrew_says_who_won() {
    let table = play(1, "q", |_| {});
    let view = table.game().view(Viewer::All);
    let (own, andrew) = (view.score(Seat(0)).total(), view.andrew_score().unwrap().total());

    let said = Carnegie::prompt(&view, Words::new(Lang::En), &people(1)).text;

    assert!(andrew > own, "random play does not beat him");
    assert_eq!(said, format!("Andrew beats Anna: {andrew} to {own}"));
    let anna = crate::People { mine: SeatSet::from_iter([Seat(0)]).into(), ..people(1) };
    let verdict = crate::verdict::<Carnegie>(&view, Words::new(Lang::En), &anna).unwrap();
    assert_eq!(verdict.text, format!("Andrew beat you by {} points", andrew - own));
    let (page, _) = page_for(&table, Viewer::Spectator, Words::new(Lang::En));
    assert!(page.contains(&format!("Final score: {andrew}")), "his score is no guess any more");
}

#[test]
fn the_terminal_shows_everybody_and_finds_what_is_typed() {
    let mut middle = None;
    play(4, "r", |table| {
        if table.decisions().len() == 150 {
            middle = Some(table.game().view(Viewer::All));
        }
    });
    let view = middle.expect("games are longer");
    both_languages(|words| {
        let text = Carnegie::in_text(&view, words, &people(4));
        for name in NAMES[..4].iter().chain(&["Lobby", "Chicago"]) {
            assert!(text.contains(name), "{name} is missing:\n{text}");
        }
        assert_said::<Carnegie>(&text);
    });
    let words = Words::new(Lang::En);
    let chicago = carnegie::City::named("Chicago").unwrap();
    assert_eq!(Carnegie::target_of("chicago", words), Some(Target::City(chicago).to_string()));
    assert_eq!(Carnegie::target_of("Management", words).as_deref(), Some("timeline-management"));
    assert_eq!(Carnegie::target_of("room-2-3", words).as_deref(), Some("room-2-3"));
    assert_eq!(Carnegie::target_of("nowhere", words), None);
}

#[test]
fn the_telegraph_is_marked_with_the_round() {
    let words = Words::new(Lang::En);

    let began = Event::RoundBegan { round: 8, start: Some(Seat(0)) };
    assert_eq!(Carnegie::time_mark(&began, words).as_deref(), Some("R8"));
    assert_eq!(Carnegie::time_mark(&Event::GoodSold { seat: Seat(0) }, words), None);
}

/// CA-1.3: before the strips lie, both sides of each can be clicked.
#[test]
fn both_sides_of_a_strip_are_shown_until_one_is_chosen() {
    let table = Table::<Carnegie>::open(2, options(), Seed::new("s")).unwrap();
    let (page, choices) = page_for(&table, Viewer::Seat(Seat(0)), Words::new(Lang::En));

    assert_eq!(choices.len(), 16 + 1, "and a good can be sold");
    for side in Side::ALL {
        let target = Target::StripSide(Project::Commerce, side).to_string();
        assert!(attributes(&page, "data-target").contains(&target.as_str()));
    }
}

#[test]
fn a_bot_that_would_do_no_more_says_why() {
    let view = first(2, "n", |phase| matches!(phase, Phase::Departments { seat: Seat(0) }));
    for lang in [Lang::En, Lang::Nl] {
        let why = Carnegie::why(&view, Seat(0), &carnegie::Action::Finish, Rank::First, Words::new(lang));
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
        let moved =
            carnegie::Action::MoveWorker { from: carnegie::Space::lobby(), to: space, worker: carnegie::Stance::Lying };
        let said = Carnegie::why(&view, Seat(0), &moved, Rank::First, Words::new(Lang::En)).join(" · ");
        (view.player(Seat(0)).room(space), said)
    };

    let (room, research) = to(carnegie::Department::ResearchAndDevelopment);
    let points = 3 * (room.standing + room.lying + 1);
    assert!(research.contains(&format!("{points} study points in the next round of R&D")), "{research}");
    assert!(research.contains("standing up costs $2; you have $0"), "{research}");
}

#[test]
fn the_sides_of_strips_are_told_by_what_differs() {
    let view = first(2, "n", |phase| matches!(phase, Phase::ChooseSides { .. }));
    let (a, b) = (carnegie::Side::A, carnegie::Side::B);
    let sides = |industry| carnegie::Action::ChooseSides { housing: a, commerce: a, industry, infrastructure: a };

    let choices = Carnegie::choices(&view, Seat(0), &[sides(a), sides(b)], Words::new(Lang::En), &people(2));

    assert_eq!(choices[0].label, "All four: side A");
    assert_eq!(choices[1].label, "Side A, but B for Industry");
}
