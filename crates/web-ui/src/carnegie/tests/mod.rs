//! Random games, looked at as readers of both languages would: nothing unsaid, nothing that leads nowhere.

mod sentences;

use super::targets::Target;
use crate::{Choice, Lang, Moment, Paint, People, Person, Scene, Words};
use carnegie::{
    Action, Carnegie, Donation, Event, Level, Options, Owner, Phase, Project, ScorePart, Side, Slot, Timeline, Turn,
    View,
};
use engine::{Chance, Game, Message, Refusal, Seat, SeatSet, Seed, Table, Viewer};
use std::collections::HashSet;

const NAMES: [&str; 4] = ["Anna", "Erik", "Angela", "Peter"];

fn people(seats: usize) -> People {
    let person = |name: &&str| Person { name: (*name).to_owned(), bot: None, is_open: false };
    People { seats: NAMES[..seats].iter().map(person).collect(), mine: SeatSet::only(Seat(0)) }
}

fn open(seats: usize, seed: &str) -> Table<Carnegie> {
    let options = Options { level: Level::Hard, ..Options::default() };
    Table::open(seats, options, Seed::new(seed)).expect("one to four can play")
}

fn legal(game: &Carnegie, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    legal
}

/// A random game; `look` sees every position with a decision, and in the end the last one. Goods are seldom sold, or
/// nobody would ever build.
fn play(seats: usize, seed: &str, mut look: impl FnMut(&Table<Carnegie>)) -> Table<Carnegie> {
    let mut table = open(seats, seed);
    let luck = Seed::new(format!("{seed} decisions"));
    let mut chance = Chance::new(&luck, 0);
    loop {
        look(&table);
        let Some(seat) = table.game().to_act().first() else { return table };
        let all = legal(table.game(), seat);
        let wanted: Vec<Action> =
            all.iter().copied().filter(|action| !matches!(action, Action::SellGood | Action::Finish)).collect();
        let action = chance.pick(if wanted.is_empty() { &all } else { &wanted });
        table.act(seat, action.expect("who is to act has something to do")).expect("what is legal is accepted");
    }
}

/// Everything one reader sees of a position, and its choices.
fn markup(table: &Table<Carnegie>, words: &Words) -> (String, Vec<Choice>) {
    let (view, people) = (table.game().view(Viewer::Spectator), people(table.seats()));
    let acting = table.game().to_act().first();
    let choices =
        acting.map_or(Vec::new(), |seat| Carnegie::choices(&view, seat, &legal(table.game(), seat), words, &people));
    let news: Vec<Message> = table.decisions().last().map_or(Vec::new(), |last| messages(&last.events));
    let scene = Scene {
        view: &view,
        viewer: Viewer::Spectator,
        words,
        people: &people,
        acting,
        choices: &choices,
        news: &news,
        since: &[],
    };
    let mut page = Carnegie::backdrop(&view, words).into_string();
    page += &Carnegie::board(&scene).into_string();
    for panel in Carnegie::panels(&scene) {
        page += &panel.body.into_string();
    }
    page += &Carnegie::progress(&view, words).into_string();
    (page, choices)
}

fn messages(events: &[Event]) -> Vec<Message> {
    events.iter().map(|event| Carnegie::tell(event, Viewer::Spectator)).collect()
}

/// A sentence with all its words: no id that no file knows, no argument that nobody gave.
#[track_caller]
fn assert_said(text: &str) {
    let is_raw = ["ca-", "{", "}"].iter().any(|raw| text.contains(raw));
    assert!(!text.is_empty() && !is_raw, "not a sentence: {text:?}");
}

fn both_languages(say: impl Fn(&Words)) {
    for lang in Lang::ALL {
        say(Words::new(lang));
    }
}

fn attributes<'a>(page: &'a str, name: &str) -> Vec<&'a str> {
    let start = format!(" {name}=\"");
    page.split(&start).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn every_prompt_choice_and_event_of_random_games_is_said_in_both_languages() {
    for (seats, seed) in [(1, "a"), (2, "b"), (4, "c")] {
        let people = people(seats);
        play(seats, seed, |table| {
            let view = table.game().view(Viewer::Spectator);
            // The events of every position; choices, which take longer, of every third.
            let choices_too = table.decisions().len() % 3 == 0;
            both_languages(|words| {
                let prompt = Carnegie::prompt(&view, words, &people);
                assert_said(&format!("{} {}", prompt.text, prompt.detail));
                for seat in table.game().to_act().iter().filter(|_| choices_too) {
                    let legal = legal(table.game(), seat);
                    let choices = Carnegie::choices(&view, seat, &legal, words, &people);
                    assert_eq!(choices.len(), legal.len());
                    for choice in choices {
                        assert_said(&choice.label);
                        assert_said(&choice.detail);
                    }
                }
                for message in table.decisions().last().map_or(messages(table.opening()), |it| messages(&it.events)) {
                    assert_said(&words.text(&message, &people));
                }
            });
        });
    }
}

#[test]
fn every_choice_has_its_shapes_and_every_id_is_there_once() {
    for (seats, seed) in [(1, "d"), (3, "e"), (4, "f")] {
        play(seats, seed, |table| {
            if table.decisions().len() % 7 > 0 && !table.game().is_over() {
                return;
            }
            both_languages(|words| {
                let (page, choices) = markup(table, words);
                let shapes = attributes(&page, "data-target");
                for target in choices.iter().flat_map(|choice| &choice.targets) {
                    assert!(shapes.contains(&target.as_str()), "no shape {target}");
                }
                for shape in shapes {
                    assert!(Target::named(shape).is_some(), "{shape} is nothing one could mean");
                }
                let ids = attributes(&page, "id");
                let mut once = HashSet::new();
                for id in ids {
                    assert!(once.insert(id), "{id} is there twice");
                }
                for drawing in attributes(&page, "href") {
                    assert!(once.contains(drawing.trim_start_matches('#')), "no drawing {drawing}");
                }
                assert!(!page.contains(" style="), "the page's policy forbids styles in markup");
            });
        });
    }
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
        let offered: Vec<Action> = choices.iter().map(|it| serde_json::from_str(&it.action).unwrap()).collect();
        assert_eq!(offered, legal);
    });
}

#[test]
fn a_click_that_leads_nowhere_is_told_why() {
    play(3, "h", |table| {
        let Some(seat) = table.game().to_act().first() else { return };
        if table.decisions().len() % 17 > 0 {
            return;
        }
        let view = table.game().view(Viewer::Seat(seat));
        for target in Target::all() {
            let meant = Carnegie::meant_by(&view, seat, &target.to_string());
            assert!(!meant.is_empty(), "{target} means nothing in {:?}", view.phase);
            for action in meant {
                let Err(Refusal::Illegal(illegal)) = table.check(seat, &action) else { continue };
                both_languages(|words| assert_said(&words.text(&Carnegie::explain(&illegal), &people(3))));
            }
        }
    });
    let view = open(3, "h").game().view(Viewer::Spectator);
    assert_eq!(Carnegie::meant_by(&view, Seat(0), "nonsense"), []);
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
    let seed = Seed::new("imagined");
    let game = Carnegie::imagine(view, &mut Chance::new(&seed, 0));
    let seat = view.phase.to_act().first().expect("somebody is to act");
    Carnegie::choices(view, seat, &legal(&game, seat), Words::new(Lang::En), &people(view.players.len()))
}

#[test]
fn a_donation_says_its_price_and_what_it_is_worth() {
    let view = first(2, "k", |phase| matches!(phase, Phase::Donate { .. }));
    let seat = view.phase.to_act().first().unwrap();

    let choices = choices_of(&view);

    let donation = choices.iter().find(|choice| choice.label == "Give for Welfare: 7 points");
    let price = format!("7 points · $5 of ${} · worth 7 now, 12 at most · score ", view.player(seat).money);
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
    let (mine, mut theirs) = (people(2), people(2));
    theirs.mine = SeatSet::only(Seat(1));

    let said = |lang, people| Carnegie::prompt(&view, Words::new(lang), people).text;

    assert_eq!(said(Lang::En, &mine), "You: choose a timeline");
    assert_eq!(said(Lang::En, &theirs), "Anna: choose a timeline");
    assert_eq!(said(Lang::Nl, &mine), "Jij: kies een tijdlijn");
}

#[test]
fn the_prompt_tells_who_decides_how_to_go_on_and_nobody_else() {
    let mut view = first(2, "n", |phase| matches!(phase, Phase::Departments { seat: Seat(0) }));
    let (mine, mut theirs) = (people(2), people(2));
    theirs.mine = SeatSet::only(Seat(1));
    let mut said = |turn: Turn, people| {
        view.turn = turn;
        Carnegie::prompt(&view, Words::new(Lang::En), people).detail
    };
    let turn = |timeline| Turn { timeline: Some(timeline), ..Turn::default() };
    let one_use = std::array::from_fn(|space| u8::from(space == 0));
    let moves = Turn { moves: 3, ..turn(Timeline::HumanResources) };

    assert!(said(moves, &mine).starts_with("3 moves left · pick a worker, then a room · $"));
    assert!(said(moves, &theirs).starts_with("3 moves left · $"), "others watch");
    let study = Turn { study: 1, ..turn(Timeline::ResearchAndDevelopment) };
    assert!(said(study, &mine).contains("advance strips and transport"));
    let manage = Turn { uses: one_use, ..turn(Timeline::Management) };
    assert!(said(manage, &mine).contains("pick a department to use"));
    let build = Turn { uses: one_use, ..turn(Timeline::Construction) };
    assert!(said(build, &mine).contains("pick a project, then a city"));
    assert!(said(turn(Timeline::Construction), &mine).contains("all that is left is your action tile"));
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
        let (page, _) = markup(table, Words::new(Lang::En));
        let Some(Owner::Seat(seat)) = table.game().view(Viewer::All).owner(slot) else { panic!("it was just built") };
        let mark = format!(r#"<g class="disc player-{} new" id="disc-{}""#, seat.0, slot.index());
        assert!(page.contains(&mark), "{slot} is not new");
    });
    assert!(seen > 0, "a game without projects shows nothing");
}

#[test]
fn the_end_unrolls_every_part_of_the_score_and_draws_a_line_for_each_player() {
    let mut course = Vec::new();
    let table = play(3, "p", |table| {
        if table.decisions().len() % 20 == 0 {
            course.push(Moment { number: table.decisions().len(), view: table.game().view(Viewer::All) });
        }
    });
    let (view, people) = (table.game().view(Viewer::All), people(3));
    both_languages(|words| {
        let scene = Scene {
            view: &view,
            viewer: Viewer::All,
            words,
            people: &people,
            acting: None,
            choices: &[],
            news: &[],
            since: &[],
        };
        let ending = Carnegie::ending(&scene, &course).into_string();
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
    let (page, _) = markup(&table, Words::new(Lang::En));
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
        for name in NAMES.iter().chain(&["Lobby", "Chicago"]) {
            assert!(text.contains(name), "{name} is missing:\n{text}");
        }
        assert_said(&text);
    });
    let words = Words::new(Lang::En);
    let slot = Slot::named("Chicago 3").unwrap();
    assert_eq!(Carnegie::target_of("chicago 3", words), Some(Target::Slot(slot).to_string()));
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
    let table = open(2, "s");
    let (page, choices) = markup(&table, Words::new(Lang::En));

    assert_eq!(choices.len(), 16 + 1, "and a good can be sold");
    for side in Side::ALL {
        let target = Target::StripSide(Project::Commerce, side).to_string();
        assert!(attributes(&page, "data-target").contains(&target.as_str()));
    }
}
