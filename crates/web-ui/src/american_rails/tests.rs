//! Random games, looked at as readers of both languages would: nothing unsaid, nothing that leads nowhere.

use crate::{Choice, Lang, Moment, Paint, People, Person, Scene, Words};
use american_rails::{
    Action, AmericanRails, Banker, CITIES, EndReason, Event, Hex, Illegal, Options, Phase, Railway, Space, View,
};
use engine::{Chance, Game, Message, Refusal, Seat, SeatSet, Seed, Table, Viewer};
use std::collections::HashSet;

const NAMES: [&str; 5] = ["Anna", "Erik", "Angela", "Peter", "Mary"];

fn people(seats: usize) -> People {
    let person = |name: &&str| Person { name: (*name).to_owned(), bot: None, is_open: false };
    People { seats: NAMES[..seats].iter().map(person).collect(), mine: SeatSet::only(Seat(0)) }
}

fn open(seats: usize, seed: &str) -> Table<AmericanRails> {
    let options = Options { banker: Banker::Drawn, negotiation: true };
    Table::open(seats, options, Seed::new(seed)).expect("three to five can play")
}

fn legal(game: &AmericanRails, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    legal
}

/// A random game; `look` sees every position with a decision, and in the end the last one.
fn play(seats: usize, seed: &str, mut look: impl FnMut(&Table<AmericanRails>)) -> Table<AmericanRails> {
    let mut table = open(seats, seed);
    let luck = Seed::new(format!("{seed} decisions"));
    let mut chance = Chance::new(&luck, 0);
    loop {
        look(&table);
        let Some(seat) = table.game().to_act().first() else { return table };
        let action = chance.pick(&legal(table.game(), seat)).expect("who is to act has something to do");
        table.act(seat, action).expect("what is legal is accepted");
    }
}

/// Everything one reader sees of a position, and its choices.
fn markup(table: &Table<AmericanRails>, words: &Words) -> (String, Vec<Choice>) {
    let (view, people) = (table.game().view(Viewer::Spectator), people(table.seats()));
    let acting = table.game().to_act().first();
    let choices = acting
        .map_or(Vec::new(), |seat| AmericanRails::choices(&view, seat, &legal(table.game(), seat), words, &people));
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
    let mut page = AmericanRails::backdrop(&view, words).into_string();
    page += &AmericanRails::board(&scene).into_string();
    for panel in AmericanRails::panels(&scene) {
        page += &panel.body.into_string();
    }
    page += &AmericanRails::progress(&view, words).into_string();
    (page, choices)
}

fn messages(events: &[Event]) -> Vec<Message> {
    events.iter().map(|event| AmericanRails::tell(event, Viewer::Spectator)).collect()
}

/// A sentence with all its words: no id that no file knows, no argument that nobody gave.
#[track_caller]
fn assert_said(text: &str) {
    let is_raw = ["ar-", "railway-", "space-", "terrain-", "{", "}"].iter().any(|raw| text.contains(raw));
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
    for (seats, seed) in [(3, "a"), (4, "b"), (5, "c")] {
        let people = people(seats);
        play(seats, seed, |table| {
            let view = table.game().view(Viewer::Spectator);
            both_languages(|words| {
                let prompt = AmericanRails::prompt(&view, words, &people);
                assert_said(&prompt.text);
                for seat in table.game().to_act().iter() {
                    let legal = legal(table.game(), seat);
                    let choices = AmericanRails::choices(&view, seat, &legal, words, &people);
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
    for (seats, seed) in [(3, "d"), (4, "e"), (5, "f")] {
        play(seats, seed, |table| {
            if table.decisions().len() % 7 > 0 && !table.game().is_over() {
                return;
            }
            both_languages(|words| {
                let (page, choices) = markup(table, words);
                let shapes: HashSet<&str> = attributes(&page, "data-target").into_iter().collect();
                for target in choices.iter().flat_map(|choice| &choice.targets) {
                    assert!(shapes.contains(target.as_str()), "no shape {target}");
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

#[test]
fn choices_are_the_legal_actions_themselves() {
    play(4, "g", |table| {
        let Some(seat) = table.game().to_act().first() else { return };
        let legal = legal(table.game(), seat);
        let view = table.game().view(Viewer::Seat(seat));
        let choices = AmericanRails::choices(&view, seat, &legal, Words::new(Lang::En), &people(4));
        let offered: Vec<Action> = choices.iter().map(|it| serde_json::from_str(&it.action).unwrap()).collect();
        assert!(legal.iter().all(|action| offered.contains(action)));
    });
}

/// What somebody could click on: every hex, railway and space.
fn all_targets() -> Vec<String> {
    let hexes = Hex::all().map(|hex| format!("hex-{}-{}", hex.col(), hex.row()));
    let railways = Railway::ALL.iter().map(|railway| railway.word().to_owned());
    let spaces = Space::ALL.iter().map(|space| space.word().to_owned());
    hexes.chain(railways).chain(spaces).collect()
}

#[test]
fn a_click_that_leads_nowhere_is_told_why() {
    let targets = all_targets();
    play(4, "h", |table| {
        let Some(seat) = table.game().to_act().first() else { return };
        if table.decisions().len() % 11 > 0 {
            return;
        }
        let view = table.game().view(Viewer::Seat(seat));
        for target in &targets {
            let meant = AmericanRails::meant_by(&view, seat, target);
            assert!(!meant.is_empty(), "{target} means nothing in {:?}", view.phase);
            for action in meant {
                let Err(Refusal::Illegal(illegal)) = table.check(seat, &action) else { continue };
                both_languages(|words| assert_said(&words.text(&AmericanRails::explain(&illegal), &people(4))));
            }
        }
    });
    let view = open(4, "h").game().view(Viewer::Spectator);
    assert_eq!(AmericanRails::meant_by(&view, Seat(0), "nonsense"), []);
}

#[test]
fn every_refusal_has_a_sentence() {
    let (railway, hex, city) = (Railway::Liberty, Hex::at(3, 3).unwrap(), CITIES[0].hex);
    let phases = every_phase().into_iter().map(|phase| Illegal::NotNow { phase });
    let others = [
        Illegal::WrongSeats { seats: 7 },
        Illegal::RailwayOut { railway },
        Illegal::AlreadyOffered { railway },
        Illegal::NoShareLeft { railway },
        Illegal::BidTooLow { dollars: 9, least: 10 },
        Illegal::BidTooHigh { dollars: 60, money: 50 },
        Illegal::NotACity { hex },
        Illegal::CityTaken { city, railway },
        Illegal::SpaceTaken { space: Space::Take, by: Seat(1) },
        Illegal::NoHouseLeft,
        Illegal::NeverDeveloped { city },
        Illegal::AlreadyDeveloped { city },
        Illegal::NobodyThere { city },
        Illegal::NoExpandWithThree,
        Illegal::NoShareOwned { railway },
        Illegal::NoCubeLeft { railway },
        Illegal::OwnCubeThere { railway, hex },
        Illegal::NotNextToTrack { railway, hex },
        Illegal::HexFull { hex, by: railway },
        Illegal::CannotAfford { railway, treasury: 1, price: 2 },
    ];
    for illegal in phases.chain(others) {
        both_languages(|words| assert_said(&words.text(&AmericanRails::explain(&illegal), &people(4))));
    }
}

fn every_phase() -> Vec<Phase> {
    let (seat, railway) = (Seat(0), Railway::National);
    let still_in = SeatSet::all(4);
    vec![
        Phase::NameRailway { seat, preparation: true },
        Phase::Auction { railway, opener: seat, to_bid: seat, high: None, still_in, preparation: true },
        Phase::FirstCube { seat, railway, preparation: true },
        Phase::MoveTrain { seat },
        Phase::Develop { seat },
        Phase::Finance { seat },
        Phase::Take { seat },
        Phase::Expand { seat, left: 1, of: 3 },
        Phase::Finished { reasons: Default::default() },
    ]
}

/// Events that random games may not show.
#[test]
fn rare_events_have_sentences() {
    let (seat, railway) = (Seat(2), Railway::Majestic);
    let reasons = [EndReason::LastYear, EndReason::SharesGone, EndReason::SuppliesLow];
    let rare = [
        Event::RailwayLeftOut { railway },
        Event::RailwayShutOut { seat, railway, shares: 1 },
        Event::RailwayShutOut { seat, railway, shares: 3 },
        Event::PaidBank { seat, dollars: 0 },
        Event::PairJoined { railway, a: CITIES[0].hex, b: CITIES[1].hex, dollars: 10 },
        Event::Won { seat, dollars: 99 },
    ];
    for event in rare.into_iter().chain(reasons.map(|reason| Event::GameEnded { reason })) {
        let message = AmericanRails::tell(&event, Viewer::Spectator);
        both_languages(|words| assert_said(&words.text(&message, &people(4))));
    }
}

/// Anna has bought American for $10 and put it in Buffalo; nobody wanted the rest; she stands on a space of 1851.
fn anna_alone_on(space: Space) -> View {
    let mut table: Table<AmericanRails> = Table::open(4, Options::default(), Seed::new("Anna")).unwrap();
    let mut act = |action: Action| {
        let seat = table.game().to_act().first().expect("somebody is to act");
        table.act(seat, action).unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
    };
    act(Action::NameRailway { railway: Railway::American });
    act(Action::Bid { dollars: 10 });
    for _ in 0..3 {
        act(Action::Pass);
    }
    act(Action::PlaceFirstCube { city: Hex::of_city("Buffalo").unwrap() });
    for railway in [Railway::National, Railway::Continental, Railway::Majestic, Railway::Liberty, Railway::Republic] {
        // The last railway is named by itself: one possible answer is no decision.
        if railway != Railway::Republic {
            act(Action::NameRailway { railway });
        }
        for _ in 0..4 {
            act(Action::Pass);
        }
    }
    act(Action::MoveTrain { space });
    table.game().view(Viewer::Seat(Seat(0)))
}

fn details(view: &View, wanted: impl Fn(&Action) -> bool) -> Vec<String> {
    let seed = Seed::new("imagined");
    let game = AmericanRails::imagine(view, &mut Chance::new(&seed, 0));
    let legal: Vec<Action> = legal(&game, Seat(0)).into_iter().filter(wanted).collect();
    let choices = AmericanRails::choices(view, Seat(0), &legal, Words::new(Lang::En), &people(4));
    choices.into_iter().map(|choice| format!("{}: {}", choice.label, choice.detail)).collect()
}

#[test]
fn a_cube_says_what_it_costs_and_what_the_income_becomes() {
    let view = anna_alone_on(Space::Expand3);

    let cubes = details(&view, |action| matches!(action, Action::PlaceCube { .. }));

    assert_eq!(cubes[0], "American to the forest by Buffalo: $3 of $10 · income stays $4");
}

#[test]
fn a_house_says_who_earns_more() {
    let view = anna_alone_on(Space::Develop);

    let houses = details(&view, |action| matches!(action, Action::Develop { .. }));

    assert_eq!(houses, ["Develop Buffalo: American $4 → $6"]);
}

#[test]
fn the_prompt_speaks_to_the_reader_by_you_and_of_others_by_name() {
    let view = anna_alone_on(Space::Finance);
    let (mine, mut theirs) = (people(4), people(4));
    theirs.mine = SeatSet::only(Seat(2));

    let said = |lang, people| AmericanRails::prompt(&view, Words::new(lang), people).text;

    assert_eq!(said(Lang::En, &mine), "You: finance a railway");
    assert_eq!(said(Lang::En, &theirs), "Anna: finance a railway");
    assert_eq!(said(Lang::Nl, &mine), "Jij: financier een maatschappij");
}

#[test]
fn railways_that_run_side_by_side_have_lanes_of_their_own() {
    let mut view = anna_alone_on(Space::Pass);
    let (west, east) = (Hex::at(3, 3).unwrap(), Hex::at(4, 3).unwrap());
    for railway in [Railway::National, Railway::Liberty] {
        view.railways[railway.index()].track = [west, east].into_iter().collect();
    }

    let tracks = super::tracks::tracks(&view).into_string();

    let lines = attributes(&tracks, "d");
    let height = |line: &str| line.split(['l', ' ']).nth(1).and_then(|y| y.parse::<f32>().ok()).unwrap();
    assert_eq!(lines.len(), 2);
    assert!((height(lines[0]) - height(lines[1])).abs() > 3.0, "{lines:?}");
}

#[test]
fn the_last_cube_and_house_are_marked_as_new() {
    let mut seen = 0;
    play(4, "i", |table| {
        let Some(last) = table.decisions().last() else { return };
        let Some(Event::CubePlaced { railway, hex, .. }) = last.events.first() else { return };
        seen += 1;
        let (page, _) = markup(table, Words::new(Lang::En));
        let id = format!("cube-{}-{}-{}", railway.name().to_lowercase(), hex.col(), hex.row());
        assert!(page.contains(&format!(r#"<g class="cube new" id="{id}""#)), "{id} is not new");
    });
    assert!(seen > 10, "a game without cubes shows nothing");
}

#[test]
fn the_end_names_everybody_and_draws_a_line_for_each() {
    let mut course = Vec::new();
    let table = play(5, "j", |table| {
        course.push(Moment { number: table.decisions().len(), view: table.game().view(Viewer::All) });
    });
    let (view, people) = (table.game().view(Viewer::All), people(5));
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
        let ending = AmericanRails::ending(&scene, &course).into_string();
        assert_eq!(ending.matches(r#"class="line""#).count(), 5);
        for (seat, name) in NAMES.iter().enumerate() {
            assert!(ending.contains(name), "{name} is missing");
            assert!(ending.contains(&words.money(view.players[seat].money)));
        }
        assert!(ending.contains(&view.year.to_string()));
    });
}

/// AR-7.2: ties share the victory.
#[test]
fn equal_winners_are_named_together() {
    let mut view = play(3, "k", |_| {}).game().view(Viewer::All);
    for (player, money) in view.players.iter_mut().zip([70, 90, 90]) {
        player.money = money;
    }

    let said = |lang| AmericanRails::prompt(&view, Words::new(lang), &people(3)).text;

    assert_eq!(said(Lang::En), "Erik and Angela share the victory with $90 each");
    assert_eq!(said(Lang::Nl), "Erik en Angela delen de winst met elk $90");
}

/// AR-8.2: without negotiation players are silent until the end.
#[test]
fn a_silent_table_may_talk_when_the_game_is_over() {
    let silent = Options { banker: Banker::Seat1, negotiation: false };
    let mut view = Table::<AmericanRails>::open(3, silent, Seed::new("quiet")).unwrap().game().view(Viewer::All);
    assert!(!AmericanRails::may_talk(&view));
    assert!(AmericanRails::may_talk(&anna_alone_on(Space::Pass)));

    view.phase = Phase::Finished { reasons: Default::default() };
    assert!(AmericanRails::may_talk(&view));
}

#[test]
fn the_telegraph_is_marked_with_year_and_phase() {
    let words = Words::new(Lang::En);
    let moved = Event::TrainMoved { seat: Seat(0), year: 1854, column: 1, space: Space::Pass };

    assert_eq!(AmericanRails::time_mark(&moved, words).as_deref(), Some("1854·II"));
    assert_eq!(AmericanRails::time_mark(&Event::YearBegan { year: 1852 }, words).as_deref(), Some("1852"));
    assert_eq!(AmericanRails::time_mark(&Event::BankerChosen { seat: Seat(0) }, words), None);
}
