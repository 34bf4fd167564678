//! Random games, looked at as readers of both languages would: nothing unsaid, nothing that leads nowhere.

use crate::{Choice, Lang, Moment, Paint, People, Person, Scene, Words};
use engine::{Chance, Game, Message, Refusal, Seat, SeatSet, Seed, Table, Viewer};
use std::collections::HashSet;
use steel_driver::{
    Action, ActivePlayer, Board, City, Company, Event, HighBid, Illegal, Link, LinkSet, Options, PassReason, Phase,
    SteelDriver, Victory, View,
};

const NAMES: [&str; 6] = ["Anna", "Erik", "Angela", "Peter", "Mary", "Carl"];

fn people(seats: usize) -> People {
    let person = |name: &&str| Person { name: (*name).to_owned(), bot: None, is_open: false };
    People { seats: NAMES[..seats].iter().map(person).collect(), mine: SeatSet::only(Seat(0)) }
}

fn open(seats: usize, map: Board, seed: &str) -> Table<SteelDriver> {
    let options = Options { active_player: ActivePlayer::Seat1, map };
    Table::open(seats, options, Seed::new(seed)).expect("three to six can play")
}

fn legal(game: &SteelDriver, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    legal
}

/// A random game; `look` sees every position with a decision, and in the end the last one.
fn play(seats: usize, map: Board, seed: &str, mut look: impl FnMut(&Table<SteelDriver>)) -> Table<SteelDriver> {
    let mut table = open(seats, map, seed);
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
fn markup(table: &Table<SteelDriver>, words: &Words) -> (String, Vec<Choice>) {
    let news = table.decisions().last().map_or(Vec::new(), |last| messages(&last.events));
    markup_of(&table.game().view(Viewer::Spectator), &news, words)
}

fn markup_of(view: &View, news: &[Message], words: &Words) -> (String, Vec<Choice>) {
    let people = people(view.players.len());
    let seed = Seed::new("imagined");
    let game = SteelDriver::imagine(view, &mut Chance::new(&seed, 0));
    let acting = game.to_act().first();
    let choices =
        acting.map_or(Vec::new(), |seat| SteelDriver::choices(view, seat, &legal(&game, seat), words, &people));
    let scene =
        Scene { view, viewer: Viewer::Spectator, words, people: &people, acting, choices: &choices, news, since: &[] };
    let mut page = SteelDriver::backdrop(view, words).into_string();
    page += &SteelDriver::board(&scene).into_string();
    for panel in SteelDriver::panels(&scene) {
        page += &panel.body.into_string();
    }
    page += &SteelDriver::progress(view, words).into_string();
    (page, choices)
}

fn messages(events: &[Event]) -> Vec<Message> {
    events.iter().map(|event| SteelDriver::tell(event, Viewer::Spectator)).collect()
}

/// A sentence with all its words: no id that no file knows, no argument that nobody gave.
#[track_caller]
fn assert_said(text: &str) {
    let is_raw = ["sd-", "company-", "good-", "{", "}"].iter().any(|raw| text.contains(raw));
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

const GAMES: [(usize, Board, &str); 4] =
    [(3, Board::Cities38, "a"), (4, Board::Cities42, "b"), (5, Board::Cities38, "c"), (6, Board::Cities42, "d")];

#[test]
fn every_prompt_choice_and_event_of_random_games_is_said_in_both_languages() {
    for (seats, map, seed) in GAMES {
        let people = people(seats);
        play(seats, map, seed, |table| {
            let view = table.game().view(Viewer::Spectator);
            both_languages(|words| {
                assert_said(&SteelDriver::prompt(&view, words, &people).text);
                assert_said(&SteelDriver::in_text(&view, words, &people));
                for seat in table.game().to_act().iter() {
                    let legal = legal(table.game(), seat);
                    let choices = SteelDriver::choices(&view, seat, &legal, words, &people);
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
    for (seats, map, seed) in GAMES {
        play(seats, map, seed, |table| {
            if table.decisions().len() % 5 > 0 && !table.game().is_over() {
                return;
            }
            both_languages(|words| {
                let (page, choices) = markup(table, words);
                let shapes: HashSet<&str> = attributes(&page, "data-target").into_iter().collect();
                for target in choices.iter().flat_map(|choice| &choice.targets) {
                    assert!(shapes.contains(target.as_str()), "no shape {target}");
                }
                let mut once = HashSet::new();
                for id in attributes(&page, "id") {
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
    play(4, Board::Cities38, "e", |table| {
        let Some(seat) = table.game().to_act().first() else { return };
        let legal = legal(table.game(), seat);
        let view = table.game().view(Viewer::Seat(seat));
        let choices = SteelDriver::choices(&view, seat, &legal, Words::new(Lang::En), &people(4));
        let offered: Vec<Action> = choices.iter().map(|it| serde_json::from_str(&it.action).unwrap()).collect();
        assert!(legal.iter().all(|action| offered.contains(action)));
    });
}

/// What somebody could click on at this table: cities, links, companies.
fn all_targets(map: Board) -> Vec<String> {
    let cities = map.cities().iter().map(super::canvas::city_target);
    let links = map.links().iter().map(super::canvas::link_target);
    let companies = Company::ALL.iter().map(|company| company.word().to_owned());
    cities.chain(links).chain(companies).collect()
}

#[test]
fn a_click_that_leads_nowhere_is_told_why() {
    let targets = all_targets(Board::Cities42);
    play(4, Board::Cities42, "f", |table| {
        let Some(seat) = table.game().to_act().first() else { return };
        if table.decisions().len() % 7 > 0 {
            return;
        }
        let view = table.game().view(Viewer::Seat(seat));
        for target in &targets {
            let meant = SteelDriver::meant_by(&view, seat, target);
            assert!(!meant.is_empty(), "{target} means nothing in {:?}", view.phase);
            for action in meant {
                let Err(Refusal::Illegal(illegal)) = table.check(seat, &action) else { continue };
                both_languages(|words| assert_said(&words.text(&SteelDriver::explain(&illegal), &people(4))));
            }
        }
    });
    let view = open(4, Board::Cities38, "f").game().view(Viewer::Spectator);
    assert_eq!(SteelDriver::meant_by(&view, Seat(0), "nonsense"), []);
}

#[test]
fn every_refusal_has_a_sentence() {
    let (company, link, city) = (Company::Brown, link("Denver–Omaha"), City::NEW_YORK);
    let phases = every_phase().into_iter().map(|phase| Illegal::NotNow { phase });
    let others = [
        Illegal::WrongSeats { seats: 7 },
        Illegal::NoSuchSeat { seat: Seat(5), seats: 4 },
        Illegal::AlreadyAuctioned { company, controller: Seat(1) },
        Illegal::BidTooLow { stones: 1, least: 4 },
        Illegal::BidTooHigh { stones: 9, has: 0 },
        Illegal::BidTooHigh { stones: 9, has: 3 },
        Illegal::NotOnThisBoard { link },
        Illegal::LinkTaken { link, by: company },
        Illegal::NoStartThere { company, link },
        Illegal::NotOnNetwork { company, link },
        Illegal::CannotAfford { company, stones: 0, price: 4 },
        Illegal::StartMissing { link },
        Illegal::NotTheStart { link, city },
        Illegal::NoGoodThere { city },
        Illegal::CityNotOnNetwork { company, city },
    ];
    for illegal in phases.chain(others) {
        both_languages(|words| assert_said(&words.text(&SteelDriver::explain(&illegal), &people(4))));
    }
}

fn every_phase() -> Vec<Phase> {
    let (seat, company) = (Seat(0), Company::Green);
    let high = HighBid { seat: Seat(1), stones: 2 };
    vec![
        Phase::Open { seat, passes: 0 },
        Phase::Auction { company, opener: seat, to_bid: seat, high, still_in: SeatSet::all(4) },
        Phase::Build { company, seat },
        Phase::TakeGood { company, seat },
        Phase::Finished,
    ]
}

/// Events that random games may not show.
#[test]
fn rare_events_have_sentences() {
    let (seat, company, link) = (Seat(2), Company::Yellow, link("Denver–Omaha"));
    let passes = [PassReason::NoController, PassReason::NoTrack, PassReason::NothingToBuild];
    let victories = [Victory::MostMoney, Victory::MostGoods { goods: 7 }, Victory::Shared];
    let rare = [
        Event::StonesTaken { seat, stones: 0 },
        Event::AuctionsEnded { round: 2, auctions: 0 },
        Event::LinkBuilt { seat, company, link, stones: 4, city: None },
        Event::ContinentJoined { company, links: 9 },
        Event::BonusEarned { company, dollars: 50 },
        Event::ProfitLost { company, dollars: 30 },
        Event::CompanyDone { company, goods: 0 },
        Event::CompanyValued { company, goods: 0, dollars: 0 },
    ];
    let passed = passes.map(|reason| Event::CompanyPassed { company, place: 2, reason });
    let won = victories.map(|victory| Event::Won { seat, dollars: 990, victory });
    for event in rare.into_iter().chain(passed).chain(won) {
        let message = SteelDriver::tell(&event, Viewer::Spectator);
        both_languages(|words| assert_said(&words.text(&message, &people(4))));
    }
}

fn link(name: &str) -> Link {
    Link::named(name).expect("a link of the board")
}

/// Anna's Green lies San Francisco–Denver and builds with four stones; Red and Yellow lie New York–Omaha.
fn green_before_the_last_link() -> View {
    let mut view = open(4, Board::Cities38, "coasts").game().view(Viewer::All);
    view.round = 3;
    let east = ["New York–Philadelphia", "Pittsburgh–Philadelphia", "Cleveland–Pittsburgh", "Chicago–Cleveland"];
    lay(&mut view, Company::Red, &east);
    lay(&mut view, Company::Yellow, &["Davenport–Chicago", "Omaha–Davenport"]);
    lay(&mut view, Company::Green, &["San Francisco–Salt Lake City", "Salt Lake City–Denver"]);
    let green = &mut view.companies[Company::Green.index()];
    green.controller = Some(Seat(0));
    green.stones = 4;
    green.profit = 100;
    view.phase = Phase::Build { company: Company::Green, seat: Seat(0) };
    view
}

fn lay(view: &mut View, company: Company, links: &[&str]) {
    let links: LinkSet = links.iter().map(|name| link(name)).collect();
    let its = &mut view.companies[company.index()];
    (its.links, its.cities) = (links, links.cities());
    its.track_left -= links.len() as u8;
}

fn details(view: &View) -> Vec<String> {
    let seed = Seed::new("imagined");
    let game = SteelDriver::imagine(view, &mut Chance::new(&seed, 0));
    let choices = SteelDriver::choices(view, Seat(0), &legal(&game, Seat(0)), Words::new(Lang::En), &people(4));
    choices.into_iter().map(|choice| format!("{}: {}", choice.label, choice.detail)).collect()
}

/// SD-5.1: the bonus is shown before the click, and the best link comes first.
#[test]
fn a_link_says_what_it_costs_and_earns() {
    let links = details(&green_before_the_last_link());

    assert_eq!(
        links[0],
        "Green builds Denver–Omaha: 4 of 4 stones · Omaha +$40 · \
         the coasts meet: Green +$50 · Red, Yellow +$30 · profit $100 → $190"
    );
    assert!(
        links.contains(&"Green builds Denver–Santa Fe: 4 of 4 stones · Santa Fe +$50 · profit $100 → $150".to_owned())
    );
}

/// SD-4.15: where a first link could start at both ends, each is a choice of its own.
#[test]
fn a_first_link_between_two_hexagons_says_where_it_starts() {
    let mut view = green_before_the_last_link();
    lay(&mut view, Company::Blue, &[]);
    let blue = &mut view.companies[Company::Blue.index()];
    (blue.controller, blue.stones) = (Some(Seat(0)), 3);
    view.phase = Phase::Build { company: Company::Blue, seat: Seat(0) };

    let links = details(&view);

    for (start, reached) in [("Boston", "New York +$40"), ("New York", "Boston +$30")] {
        let wanted = format!("Blue builds Boston–New York, starting in {start}: 3 of 3 stones · {reached}");
        assert!(links.iter().any(|said| said.starts_with(&wanted)), "{wanted} is not among {links:?}");
    }
}

/// SD-5: the ribbon and the gold under the route are there while it is news, and only then.
#[test]
fn joining_the_coasts_is_celebrated_once() {
    let view = green_before_the_last_link();
    let seed = Seed::new("imagined");
    let mut chance = Chance::new(&seed, 0);
    let mut game = SteelDriver::imagine(&view, &mut chance);
    let mut events = Vec::new();
    let last_link = Action::Build { link: link("Denver–Omaha"), start: None };
    game.apply(Seat(0), &last_link, &mut chance, &mut events).unwrap();
    let after = game.view(Viewer::All);

    both_languages(|words| {
        let (page, _) = markup_of(&after, &messages(&events), words);
        assert!(page.contains(r#"id="ribbon""#) && page.contains(r#"id="joined-route""#));
        assert!(page.contains(&words.say("sd-ribbon")));
        let (later, _) = markup_of(&after, &[], words);
        assert!(!later.contains(r#"id="ribbon""#) && !later.contains(r#"id="joined-route""#));
    });
}

#[test]
fn the_last_link_is_marked_as_new_and_bears_its_companys_letter() {
    let mut seen = 0;
    play(4, Board::Cities38, "g", |table| {
        let Some(last) = table.decisions().last() else { return };
        let Some(Event::LinkBuilt { company, link, .. }) =
            last.events.iter().find(|it| matches!(it, Event::LinkBuilt { .. }))
        else {
            return;
        };
        seen += 1;
        let (page, _) = markup(table, Words::new(Lang::En));
        let sign = format!(r#"<g class="sign-post new" id="sign-{}""#, super::canvas::link_id(*link));
        let (_, after) = page.split_once(&sign).unwrap_or_else(|| panic!("{link} is not new"));
        assert!(after.contains(&format!(r##"<use href="#sd-sign-{}""##, super::badges::letter(*company))));
    });
    assert!(seen > 10, "a game without track shows nothing");
}

/// SD-8.3: a good that is taken is on the board no more; while it is news it lifts off.
#[test]
fn goods_leave_the_board() {
    let mut seen = 0;
    play(4, Board::Cities38, "h", |table| {
        let Some(last) = table.decisions().last() else { return };
        let Some(Event::GoodTaken { city, .. }) = last.events.first() else { return };
        seen += 1;
        let id = format!(r#"id="good-{}""#, super::canvas::city_id(*city));
        let (page, _) = markup(table, Words::new(Lang::En));
        assert!(page.contains(&format!(r#"<g class="piece leaving" {id}"#)));
        let (later, _) = markup_of(&table.game().view(Viewer::All), &[], Words::new(Lang::En));
        assert!(!later.contains(&id), "{city} still has its good");
    });
    assert!(seen > 3, "a game without goods shows nothing");
}

/// The forecast is there from round 3 on.
#[test]
fn shares_have_a_worth_from_round_3_on() {
    let mut view = green_before_the_last_link();
    let words = Words::new(Lang::En);
    let heading = words.say("sd-worth.title");

    assert!(markup_of(&view, &[], words).0.contains(&heading));
    view.round = 2;
    assert!(!markup_of(&view, &[], words).0.contains(&heading));
}

#[test]
fn the_prompt_speaks_to_the_reader_by_you_and_of_others_by_name() {
    let view = green_before_the_last_link();
    let (mine, mut theirs) = (people(4), people(4));
    theirs.mine = SeatSet::only(Seat(2));

    let said = |lang, people| SteelDriver::prompt(&view, Words::new(lang), people).text;

    assert_eq!(said(Lang::En, &mine), "You: Green builds one link");
    assert_eq!(said(Lang::En, &theirs), "Anna: Green builds one link");
    assert_eq!(said(Lang::Nl, &mine), "Jij: Groen bouwt één stuk spoor");
}

#[test]
fn the_end_names_everybody_and_draws_a_line_for_each() {
    let mut course = Vec::new();
    let table = play(5, Board::Cities38, "i", |table| {
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
        let ending = SteelDriver::ending(&scene, &course).into_string();
        assert_eq!(ending.matches(r#"class="line""#).count(), 5);
        for (seat, name) in NAMES[..5].iter().enumerate() {
            assert!(ending.contains(name), "{name} is missing");
            assert!(ending.contains(&words.money(view.players[seat].money)));
        }
        for round in 1..=5 {
            assert!(ending.contains(&words.say_with("sd-round", &[("round", round.into())])));
        }
    });
}

/// SD-8.6, SD-8.9: what decides between equal money is said.
#[test]
fn a_tie_is_explained() {
    let mut view = play(3, Board::Cities38, "j", |_| {}).game().view(Viewer::All);
    for (player, money) in view.players.iter_mut().zip([700, 900, 900]) {
        player.money = money;
    }
    for company in &mut view.companies {
        (company.controller, company.goods) = (None, [0; 5]);
    }
    let said = |view: &View, lang| {
        let prompt = SteelDriver::prompt(view, Words::new(lang), &people(3));
        format!("{}. {}", prompt.text, prompt.detail)
    };
    assert_eq!(
        said(&view, Lang::En),
        "Erik and Angela share the victory with $900 each. \
         Erik and Angela are equally rich, and their best companies have as many goods."
    );

    (view.companies[0].controller, view.companies[0].goods) = (Some(Seat(2)), [3, 0, 0, 0, 0]);
    assert_eq!(
        said(&view, Lang::Nl),
        "Angela wint met $900. Erik en Angela zijn even rijk; Angela leidt de maatschappij met de meeste goederen (3)."
    );
}

#[test]
fn the_telegraph_is_marked_with_the_round() {
    let mark = |event: Event, lang| SteelDriver::time_mark(&event, Words::new(lang));

    assert_eq!(mark(Event::RoundBegan { round: 2 }, Lang::En).as_deref(), Some("R2"));
    assert_eq!(mark(Event::AuctionsEnded { round: 2, auctions: 5 }, Lang::En).as_deref(), Some("R2·build"));
    assert_eq!(mark(Event::GoodsPlaced { goods: 30 }, Lang::Nl).as_deref(), Some("Goederen"));
    assert_eq!(mark(Event::ActivePlayerChosen { seat: Seat(0) }, Lang::En), None);
}
