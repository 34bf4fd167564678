//! Random games on several worlds, looked at as readers of both languages would: nothing unsaid, nothing that leads nowhere.

mod secrets;

use crate::{Choice, Lang, Moment, Paint, People, Person, Scene, Words};
use engine::{Chance, Game, Message, Refusal, Seat, SeatSet, Seed, Table, Viewer};
use std::collections::HashSet;
use ticket_to_ride_legacy::{
    Action, By, Change, Choose, City, Company, CompanyOptions, Event, EventCard, Filter, LegacyGame, Limits, Options,
    Phase, Postcard, Region, RegionSet, RuleCard, Ticket, View,
};

const NAMES: [&str; 5] = ["Anna", "Erik", "Angela", "Peter", "Mary"];

fn people(seats: usize) -> People {
    let person = |name: &&str| Person { name: (*name).to_owned(), bot: None, is_open: false };
    People { seats: NAMES[..seats].iter().map(person).collect(), mine: SeatSet::only(Seat(0)) }
}

/// Somewhere in a campaign: so many boards, these rules, three postcards a company.
fn later(chapter: u8, boards: usize, seats: usize, rules: &[&str]) -> Options {
    let regions: RegionSet = Region::ALL.into_iter().take(boards).collect();
    let is_open = |ticket: &Ticket| {
        ticket.regions().is_subset(regions) && ticket.ends().iter().all(|city| regions.contains(city.region()))
    };
    let office = |(index, company)| CompanyOptions {
        postcards: Postcard::all().skip(index * 3).take(3).collect(),
        ..CompanyOptions::new(company)
    };
    let printed = ["company-routes", "large-cities", "new-boards", "growth"];
    Options {
        chapter,
        regions,
        companies: Company::ALL.into_iter().take(seats).enumerate().map(office).collect(),
        tickets: Ticket::all().filter(is_open).collect(),
        events: EventCard::all().take(14).collect(),
        rules: printed.iter().chain(rules).filter_map(|id| RuleCard::parse(id)).collect(),
        limits: Limits { start_cards: 6, ..Limits::default() },
        choices: vec![ticket_to_ride_legacy::Choice {
            by: By::LastToFirst,
            choose: Choose::SecondLine { routes: Filter::default() },
        }],
        changes: vec![Change::Depot { city: City::parse("raleigh").unwrap(), company: Company::Red }],
        signs_count: true,
        ..Options::default()
    }
}

/// How many play, on what, with which luck.
fn games() -> Vec<(usize, Options, &'static str)> {
    vec![
        (2, Options::default(), "a"),
        (4, Options::default(), "b"),
        (3, later(5, 7, 3, &["mail", "book-of-names", "herd", "depots", "contract", "relief"]), "c"),
        (
            5,
            later(9, 10, 5, &["standard-time", "herd", "harvest", "ore", "contract", "season", "fellow-travellers"]),
            "d",
        ),
        (2, later(12, 13, 2, &["standard-time", "harvest", "ship", "snow", "water", "through-train", "markers"]), "e"),
    ]
}

fn legal(game: &LegacyGame, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    legal
}

/// A random game; `look` sees every position with a decision, and in the end the last one.
fn play(seats: usize, options: Options, seed: &str, mut look: impl FnMut(&Table<LegacyGame>)) -> Table<LegacyGame> {
    let mut table = Table::open(seats, options, Seed::new(seed)).expect("the world can be played on");
    let luck = Seed::new(format!("{seed} decisions"));
    let mut chance = Chance::new(&luck, 0);
    loop {
        look(&table);
        let Some(seat) = table.game().to_act().first() else { return table };
        let action = chance.pick(&legal(table.game(), seat)).expect("who is to act has something to do");
        table.act(seat, action).expect("what is legal is accepted");
    }
}

/// Everything one reader sees of a position, and his choices.
fn page_for(table: &Table<LegacyGame>, viewer: Viewer, words: &Words) -> (String, Vec<Choice>) {
    let game = table.game();
    let (view, mut people) = (game.view(viewer), people(game.seats()));
    people.mine = match viewer {
        Viewer::Seat(seat) => SeatSet::only(seat),
        _ => SeatSet::NONE,
    };
    let acting = people.mine.first().filter(|seat| game.to_act().contains(*seat));
    let choices =
        acting.map_or(Vec::new(), |seat| LegacyGame::choices(&view, seat, &legal(game, seat), words, &people));
    let news =
        table.decisions().last().map_or_else(|| told(table.opening(), viewer), |last| told(&last.events, viewer));
    let scene =
        Scene { view: &view, viewer, words, people: &people, acting, choices: &choices, news: &news, since: &news };
    let mut page = LegacyGame::backdrop(&view, words).into_string();
    page += &LegacyGame::board(&scene).into_string();
    for panel in LegacyGame::panels(&scene) {
        page += &panel.body.into_string();
    }
    page += &LegacyGame::progress(&view, words).into_string();
    (page, choices)
}

fn told(events: &[Event], viewer: Viewer) -> Vec<Message> {
    events.iter().map(|event| LegacyGame::tell(event, viewer)).collect()
}

fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// A sentence with all its words: no id that no file knows, no argument that nobody gave.
#[track_caller]
fn assert_said(text: &str) {
    let is_raw = ["lg-", "{", "}"].iter().any(|raw| text.contains(raw));
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
    for (seats, options, seed) in games() {
        let people = people(seats);
        play(seats, options, seed, |table| {
            let view = table.game().view(Viewer::Spectator);
            if table.decisions().len() % 4 > 0 && matches!(view.phase, Phase::Turn { .. } | Phase::Draw { .. }) {
                return;
            }
            both_languages(|words| {
                let view = table.game().view(Viewer::Spectator);
                assert_said(&LegacyGame::prompt(&view, words, &people).text);
                for seat in table.game().to_act().iter() {
                    let view = table.game().view(Viewer::Seat(seat));
                    let legal = legal(table.game(), seat);
                    let choices = LegacyGame::choices(&view, seat, &legal, words, &people);
                    assert_eq!(choices.len(), legal.len());
                    choices.iter().for_each(|choice| assert_said(&choice.label));
                }
                let events = table.decisions().last().map_or(table.opening(), |last| &last.events);
                for viewer in viewers(seats) {
                    told(events, viewer).iter().for_each(|message| assert_said(&words.text(message, &people)));
                }
            });
        });
    }
}

#[test]
fn every_choice_has_its_shapes_and_every_id_is_there_once() {
    for (seats, options, seed) in games() {
        play(seats, options, seed, |table| {
            if table.decisions().len() % 11 > 0
                && matches!(table.game().view(Viewer::Spectator).phase, Phase::Turn { .. })
            {
                return;
            }
            let viewer = table.game().to_act().first().map_or(Viewer::Spectator, Viewer::Seat);
            let (page, choices) = page_for(table, viewer, Words::new(Lang::Nl));
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
            for tag in page.split('<') {
                let inside = tag.split('>').next().unwrap_or_default();
                assert!(inside.matches(" class=").count() <= 1, "a second class is lost: {inside}");
            }
            for choice in choices.iter().filter(|choice| choice.targets.iter().any(|it| it.starts_with("hand-"))) {
                let [first, second] = [&choice.targets[0], choice.targets.last().unwrap()];
                let is_lit = page
                    .split("<use ")
                    .any(|tag| tag.contains(first.as_str()) && tag.contains(&format!("by-{second}")));
                assert!(first == second || is_lit, "{} is not lit by the hand", choice.label);
            }
            assert!(!page.contains(" style="), "the page's policy forbids styles in markup");
        });
    }
}

#[test]
fn a_click_on_a_route_or_a_deck_that_leads_nowhere_is_told_why() {
    play(3, Options::default(), "why", |table| {
        let Some(seat) = table.game().to_act().first().filter(|_| table.decisions().len() % 9 == 0) else { return };
        let view = table.game().view(Viewer::Seat(seat));
        let routes = view.world.open_routes().iter().map(super::canvas::route_target);
        for target in routes.chain(["deck", "ticket-deck", "open-0"].map(str::to_owned)) {
            let meant = LegacyGame::meant_by(&view, seat, &target);
            assert!(!meant.is_empty(), "{target} means nothing in {:?}", view.phase);
            for action in meant {
                let Err(Refusal::Illegal(illegal)) = table.check(seat, &action) else { continue };
                both_languages(|words| assert_said(&words.text(&LegacyGame::explain(&illegal), &people(3))));
            }
        }
        assert_eq!(LegacyGame::meant_by(&view, seat, "nonsense"), []);
    });
}

/// LG-4.22: of all payments for a route the first offered spares locomotives and cards with signs.
#[test]
fn the_first_payment_offered_spares_most() {
    play(3, later(6, 7, 3, &["book-of-names"]), "pay", |table| {
        let Some(seat) = table.game().to_act().first() else { return };
        let view = table.game().view(Viewer::Seat(seat));
        let choices = LegacyGame::choices(&view, seat, &legal(table.game(), seat), Words::new(Lang::En), &people(3));
        let mut first = std::collections::HashMap::new();
        for choice in &choices {
            let Ok(Action::Claim { route, payment }) = serde_json::from_str(&choice.action) else { continue };
            let best = first.entry(route).or_insert(payment.locomotives);
            assert!(*best <= payment.locomotives, "{}", choice.label);
        }
    });
}

/// LG-5.4: what a ticket needs is counted in trains, and nothing is needed once it is completed.
#[test]
fn missing_pieces_complete_a_ticket() {
    play(4, Options::default(), "missing", |table| {
        let Some(seat) = table.game().to_act().first() else { return };
        let view = table.game().view(Viewer::Seat(seat));
        for ticket in view.player(seat).tickets.into_iter().flat_map(|tickets| tickets.iter()) {
            let Some(missing) = super::reach::missing(&view, seat, ticket) else { continue };
            let trains: u32 = missing.routes.iter().map(|id| u32::from(view.world.route(id).length)).sum();
            assert_eq!(missing.trains, trains);
            assert_eq!(missing.trains == 0, view.completes(seat, ticket));
            let mut with_them: View = view.clone();
            with_them.players[seat.index()].routes = view.player(seat).routes.union(missing.routes);
            assert!(with_them.completes(seat, ticket));
        }
    });
}

#[test]
fn the_end_tells_every_payslip() {
    let table = play(3, later(5, 7, 3, &["mail"]), "end", |_| {});
    let view = table.game().view(Viewer::Spectator);
    let people = people(3);
    let course: Vec<Moment<LegacyGame>> = (0..=table.decisions().len())
        .step_by(9)
        .map(|number| Moment { number, view: table.at(number).view(Viewer::Spectator) })
        .collect();
    both_languages(|words| {
        let scene = Scene {
            view: &view,
            viewer: Viewer::Spectator,
            words,
            people: &people,
            acting: None,
            choices: &[],
            news: &[],
            since: &[],
        };
        let ending = LegacyGame::ending(&scene, &course).into_string();
        for player in &view.players {
            let payslip = player.payslip.expect("the game is over");
            assert!(ending.contains(&words.money(payslip.dollars())) && ending.contains(&words.money(payslip.tickets)));
        }
        assert!(ending.contains("<svg class=\"plot\""));
    });
}

/// The whole page of the largest map stays small: without the frame that all games share.
#[test]
fn the_page_of_the_whole_map_is_light() {
    play(4, later(12, 13, 4, &["standard-time", "herd", "harvest", "ship", "depots"]), "size", |table| {
        if table.decisions().len() % 40 > 0 {
            return;
        }
        let viewer = table.game().to_act().first().map_or(Viewer::Spectator, Viewer::Seat);
        let (page, choices) = page_for(table, viewer, Words::new(Lang::Nl));
        let buttons: usize = choices.iter().map(|it| it.action.len() + it.label.len() + it.detail.len() + 160).sum();
        assert!(page.len() + buttons < 235_000, "{} + {buttons} bytes", page.len());
    });
}
