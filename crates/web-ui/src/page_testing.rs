//! The tests that every game's pages pass ([`tests_of`]), and what they are made of: random games, looked at as readers of both languages
//! would. Nothing is unsaid, nothing leads nowhere.

pub(crate) use crate::parts::imagined::imagined;
use crate::{
    Choice, Lang, Log, Moment, Paint, People, Person, Scene, Seen, Setting, Since, TablePace, TablePage, Words,
};
use engine::{Chance, Game, Message, Refusal, Seat, SeatSet, Seed, Table, Viewer};
pub(crate) use game_testing::position::legal;
use std::collections::HashSet;

pub(crate) const NAMES: [&str; 6] = ["Anna", "Erik", "Angela", "Peter", "Mary", "Thomas"];

/// A game whose pages are tried.
pub(crate) trait Tried: Paint {
    /// The beginnings of its word ids: whoever reads one has met a word that no file knows.
    const RAW: &'static [&'static str];
    /// Whether there is small print under every choice.
    const ALWAYS_DETAILED: bool = true;

    /// Tables to play random games at: how many play, and on what.
    fn tables() -> Vec<(usize, Self::Options)>;

    /// Every shape that somebody could click on.
    fn all_targets(view: &Self::View) -> Vec<String>;

    /// What a random player would rather not do, or the game would come to nothing.
    fn is_dull(_action: &Self::Action) -> bool {
        false
    }

    /// Whether this moment is drawn: some of them, and the last.
    fn is_drawn(table: &Table<Self>) -> bool {
        table.decisions().len().is_multiple_of(7)
    }

    /// What else must hold for a page and its choices.
    fn check_page(_page: &str, _choices: &[Choice]) {}
}

/// What holds for every game's pages, as tests of this one.
macro_rules! tests_of {
    ($game:ty) => {
        #[test]
        fn every_prompt_choice_and_event_of_random_games_is_said_in_both_languages() {
            crate::page_testing::everything_is_said::<$game>();
        }

        #[test]
        fn every_choice_has_its_shapes_and_every_id_is_there_once() {
            crate::page_testing::pages_hang_together::<$game>();
        }

        #[test]
        fn choices_are_the_legal_actions_themselves() {
            crate::page_testing::choices_are_the_legal_actions::<$game>();
        }

        #[test]
        fn a_click_that_leads_nowhere_is_told_why() {
            crate::page_testing::every_click_is_answered::<$game>();
        }

        #[test]
        fn the_form_sets_every_option() {
            crate::page_testing::the_form_sets_every_option::<$game>();
        }
    };
}
pub(crate) use tests_of;

pub(crate) fn everything_is_said<G: Tried>() {
    each_table::<G>("said", |table| {
        let people = people(table.seats());
        let view = table.game().view(Viewer::Spectator);
        // The events of every position; choices, which take longer, of every third.
        let is_third = table.decisions().len().is_multiple_of(3) || G::is_drawn(table);
        both_languages(|words| {
            let prompt = G::prompt(&view, words, &people);
            assert_said::<G>(&prompt.text);
            assert_not_raw::<G>(&prompt.detail);
            assert_not_raw::<G>(&G::in_text(&view, words, &people));
            for seat in table.game().to_act().iter().filter(|_| is_third) {
                for choice in choices_of::<G>(table.game(), Viewer::Seat(seat), words) {
                    assert_said::<G>(&choice.label);
                    assert_not_raw::<G>(&choice.detail);
                    assert!(!G::ALWAYS_DETAILED || !choice.detail.is_empty(), "{} says no more", choice.label);
                }
            }
            for viewer in viewers(table.seats()) {
                let told = news::<G>(table, viewer);
                told.iter().for_each(|event| assert_said::<G>(&words.text(&G::tell(event), &people)));
            }
        });
    });
}

pub(crate) fn pages_hang_together<G: Tried>() {
    each_table::<G>("drawn", |table| {
        if !G::is_drawn(table) && !table.game().is_over() {
            return;
        }
        let reader = table.game().to_act().first().map_or(Viewer::Spectator, Viewer::Seat);
        both_languages(|words| {
            let (page, choices) = page_for(table, reader, words);
            let shapes: HashSet<&str> = attributes(&page, "data-target").into_iter().collect();
            // A number that is stepped stands for all of its amounts.
            let counted: HashSet<&str> = attributes(&page, "data-counts").into_iter().collect();
            let is_counted = |target: &str| target.rsplit_once('-').is_some_and(|(what, _)| counted.contains(what));
            for target in choices.iter().flat_map(|choice| &choice.targets) {
                assert!(shapes.contains(target.as_str()) || is_counted(target), "no shape {target}");
            }
            let mut ids = HashSet::new();
            for id in attributes(&page, "id") {
                assert!(ids.insert(id), "{id} is there twice");
            }
            for drawing in attributes(&page, "href") {
                let (file, id) = drawing.split_once('#').unwrap_or((drawing, ""));
                let path = file.strip_prefix("/assets/").and_then(|path| path.split('?').next());
                let is_drawn = match path.and_then(|path| crate::asset(path, None)) {
                    Some(asset) => String::from_utf8_lossy(&asset.bytes).contains(&format!("id=\"{id}\"")),
                    None => file.is_empty() && ids.contains(id),
                };
                assert!(is_drawn, "no drawing {drawing}");
            }
            for tag in page.split('<').filter_map(|tag| tag.split('>').next()) {
                assert!(tag.matches(" class=").count() <= 1, "a second class is lost: {tag}");
            }
            assert!(!page.contains(" style="), "the page's policy forbids styles in markup");
            G::check_page(&page, &choices);
        });
    });
}

pub(crate) fn choices_are_the_legal_actions<G: Tried>() {
    let (seats, options) = G::tables().swap_remove(1);
    play::<G>(seats, options, "legal", |table| {
        let Some(seat) = table.game().to_act().first() else { return };
        let legal = legal(table.game(), seat);
        let choices = choices_of::<G>(table.game(), Viewer::Seat(seat), Words::new(Lang::En));
        let offered: Vec<G::Action> = choices.iter().map(|it| serde_json::from_str(&it.action).unwrap()).collect();
        assert_eq!(offered.len(), legal.len());
        assert!(legal.iter().all(|action| offered.contains(action)));
    });
}

pub(crate) fn every_click_is_answered<G: Tried>() {
    let (seats, options) = G::tables().swap_remove(1);
    let people = people(seats);
    play::<G>(seats, options, "clicks", |table| {
        let Some(seat) = table.game().to_act().first() else { return };
        if table.decisions().len() % 11 > 0 {
            return;
        }
        let view = table.game().view(Viewer::Seat(seat));
        for target in G::all_targets(&view) {
            let meant = G::meant_by(&view, seat, &target);
            let tells = G::stands_at(&view, &target, Words::new(Lang::En), &people).is_some();
            assert!(tells || !meant.is_empty(), "{target} means nothing after {} decisions", table.decisions().len());
            for action in meant {
                let Err(Refusal::Illegal(illegal)) = table.check(seat, &action) else { continue };
                both_languages(|words| assert_said::<G>(&words.text(&G::explain(&illegal), &people)));
            }
        }
        assert_eq!(G::meant_by(&view, seat, "nonsense"), []);
    });
}

/// Every value has its words and does something; the first is the usual one, as is what the form does not say.
pub(crate) fn the_form_sets_every_option<G: Tried>() {
    let sent = |name: &str, value: &str| G::options_from_form(&[(name.to_owned(), value.to_owned())]);
    for option in G::OPTIONS {
        let set: Vec<G::Options> = option.values.iter().map(|(value, _)| sent(option.name, value)).collect();
        assert_eq!(set[0], G::Options::default(), "{}: the first is the usual one", option.name);
        for (index, one) in set.iter().enumerate() {
            assert!(!set[..index].contains(one), "{}: {} does nothing", option.name, option.values[index].0);
        }
        assert_eq!(sent(option.name, "the cat"), G::Options::default());
    }
    assert_eq!(sent("weather", "rain"), G::Options::default());
    both_languages(|words| assert_not_raw::<G>(&G::options_form(words).into_string().replace("option-", "")));
}

/// These refusals and events, which random games may not show, have sentences.
pub(crate) fn are_said<G: Tried>(messages: impl IntoIterator<Item = Message>) {
    let people = people(G::SEATS.1);
    for message in messages {
        both_languages(|words| assert_said::<G>(&words.text(&message, &people)));
    }
}

pub(crate) fn each_table<G: Tried>(seed: &str, mut look: impl FnMut(&Table<G>)) {
    for (index, (seats, options)) in G::tables().into_iter().enumerate() {
        play(seats, options, &format!("{seed} {index}"), &mut look);
    }
}

/// A random game; `look` sees every position with a decision, and in the end the last one.
pub(crate) fn play<G: Tried>(
    seats: usize,
    options: G::Options,
    seed: &str,
    mut look: impl FnMut(&Table<G>),
) -> Table<G> {
    let mut table = Table::open(seats, options, Seed::new(seed)).expect("so many can play on that");
    let luck = Seed::new(format!("{seed} decisions"));
    let mut chance = Chance::new(&luck, 0);
    loop {
        look(&table);
        let Some(seat) = table.game().to_act().first() else { return table };
        let all = legal(table.game(), seat);
        let wanted: Vec<G::Action> = all.iter().copied().filter(|action| !G::is_dull(action)).collect();
        let action = chance.pick(if wanted.is_empty() { &all } else { &wanted });
        table.act(seat, action.expect("who is to act has something to do")).expect("what is legal is accepted");
    }
}

/// So many of them; the reader is Anna.
pub(crate) fn people(seats: usize) -> People {
    seen_by(seats, SeatSet::only(Seat(0)))
}

pub(crate) fn seen_by(seats: usize, mine: SeatSet) -> People {
    let person = |name: &&str| Person { name: (*name).to_owned(), bot: None, is_open: false };
    People::new(NAMES[..seats].iter().map(person).collect(), mine)
}

pub(crate) fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// What the reader can do, if it is their turn.
pub(crate) fn choices_of<G: Paint>(game: &G, reader: Viewer, words: &Words) -> Vec<Choice> {
    let Viewer::Seat(seat) = reader else { return Vec::new() };
    G::choices(&game.view(reader), seat, &legal(game, seat), words, &seen_by(game.seats(), SeatSet::only(seat)))
}

/// Everything one reader sees of a position, and their choices.
pub(crate) fn page_for<G: Paint>(table: &Table<G>, reader: Viewer, words: &Words) -> (String, Vec<Choice>) {
    page_of(table.game(), reader, &news::<G>(table, reader), words)
}

/// The same, after this news.
pub(crate) fn page_of<G: Paint>(game: &G, reader: Viewer, news: &[G::Event], words: &Words) -> (String, Vec<Choice>) {
    let mine = match reader {
        Viewer::Seat(seat) => SeatSet::only(seat),
        _ => SeatSet::EMPTY,
    };
    let (view, people, choices) = (game.view(reader), seen_by(game.seats(), mine), choices_of(game, reader, words));
    let acting = mine.first().filter(|seat| game.to_act().contains(*seat));
    let scene = Scene {
        view: &view,
        viewer: reader.into(),
        words,
        people: &people,
        acting: acting.into(),
        choices: crate::Own::new(&choices),
        lit: crate::Lit::by(&choices),
        news,
        since: crate::Own::new(news),
        recent: crate::Own::new(news.iter().filter_map(G::shown_by).collect()),
        shared: None,
    };
    let mut page = G::backdrop(&view, words).into_string();
    page += &G::board(&scene).into_string();
    for panel in G::panels(&scene) {
        page += &panel.draw(&scene).into_string();
    }
    page += &G::progress(&view, words).into_string();
    page += &G::moment(&scene).into_string();
    (page, choices)
}

/// A table that one of its players looks at.
pub(crate) fn setting<G: Game>(table: &Table<G>, reader: Seat) -> Setting {
    Setting {
        id: "sample".into(),
        people: seen_by(table.seats(), SeatSet::only(reader)),
        viewer: Viewer::Seat(reader),
        to_act: table.game().to_act(),
        version: table.version(),
        moves: table.decisions().len(),
        at: None,
        ways: None,
        tells_all: false,
        is_replay: false,
        can_undo: false,
        can_restart: false,
        can_ask_undo: false,
        undo_asked: None,
        is_over: table.game().is_over(),
        talk: Vec::new(),
        invites: Vec::new(),
        is_owner: false,
        watch_url: "https://example.org/tables/sample".into(),
        commitment: "c0".repeat(32),
        seed: None,
        campaign: None,
        problem: None,
        preferences: crate::Preferences::default(),
        muted: SeatSet::EMPTY,
        unheard: Vec::new(),
        own: None,
        coach: None,
        pace: TablePace::default(),
        can_ask_hint: false,
    }
}

/// What a player who is to act is sent: the parts of the page, without the telegraph's past.
pub(crate) fn live_for<G: Paint>(table: &Table<G>, setting: &Setting, words: &'static Words) -> String {
    let Viewer::Seat(seat) = setting.viewer else { return String::new() };
    let view = table.game().view(setting.viewer);
    let log = Log::<G> { first: 0, lines: Vec::new() };
    let seen = Seen::new(words, view, log, news::<G>(table, setting.viewer), Vec::new());
    let since = Since::default();
    let acting = Some((seat, legal(table.game(), seat)));
    crate::live(&TablePage { setting, seen: &seen, acting, since }).into_string()
}

/// The end of a game with its course, as everybody may see it.
pub(crate) fn ending_of<G: Paint>(table: &Table<G>, words: &Words) -> String {
    let numbers = (0..=table.decisions().len()).step_by(9);
    let course: Vec<Moment<G>> =
        numbers.map(|number| Moment { number, view: table.at(number).view(Viewer::All) }).collect();
    let (view, people) = (table.game().view(Viewer::All), people(table.seats()));
    let scene = Scene {
        view: &view,
        viewer: Viewer::All.into(),
        words,
        people: &people,
        acting: None.into(),
        choices: crate::Own::new(&[]),
        lit: crate::Lit::default(),
        news: &[],
        since: crate::Own::new(&[]),
        recent: crate::Own::new(Vec::new()),
        shared: None,
    };
    G::ending(&scene, &course).into_string()
}

/// What the last decision did, or the set-up, as this viewer may know it.
pub(crate) fn news<G: Game>(table: &Table<G>, viewer: Viewer) -> Vec<G::Event> {
    let events = table.decisions().last().map_or(table.opening(), |last| &last.events);
    events.iter().map(|event| G::seen_by(event, viewer)).collect()
}

pub(crate) fn both_languages(mut say: impl FnMut(&Words)) {
    for lang in Lang::ALL {
        say(Words::new(lang));
    }
}

pub(crate) fn attributes<'a>(page: &'a str, name: &str) -> Vec<&'a str> {
    let start = format!(" {name}=\"");
    page.split(&start).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

/// A sentence with all its words.
#[track_caller]
pub(crate) fn assert_said<G: Tried>(text: &str) {
    assert!(!text.is_empty(), "nothing is said");
    assert_not_raw::<G>(text);
}

/// No id that no file knows, no argument that nobody gave.
#[track_caller]
fn assert_not_raw<G: Tried>(text: &str) {
    let is_raw = G::RAW.iter().chain(&["{", "}"]).any(|raw| text.contains(raw));
    assert!(!is_raw, "not a sentence: {text:?}");
}
