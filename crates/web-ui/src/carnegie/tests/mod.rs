//! The pages of random games, and what is Carnegie's own.

mod clicks;
mod offers;
mod prompts;
mod sentences;
mod turns;

use super::icons::{self, project_path, resource_path};
use super::scores;
use super::targets::Target;
use crate::page_testing::{
    self, NAMES, Tried, assert_said, attributes, both_languages, ending_of, imagined, page_for, people, tests_of,
};
use crate::{Choice, Lang, Paint, Words};
use carnegie::{
    Action, AndrewPart, Back, Carnegie, City, Department, Event, Level, Options, Owner, Phase, Project, Resource,
    ScorePart, Side, View,
};
use engine::{Game, Seat, SeatSet, Seed, Table, Viewer};

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
    for what in [Resource::Goods, Resource::Worker, Resource::Study] {
        assert!(signs.contains(&format!("d=\"{}\"", resource_path(what))), "{what:?}");
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

/// Once it is over nothing is said of now, and nothing costs anything any more.
#[test]
fn at_the_end_nothing_is_said_of_now() {
    let table = play(3, "end", |_| ());
    assert!(table.game().view(Viewer::All).is_over());

    let (page, _) = page_for(&table, Viewer::Seat(Seat(0)), Words::new(Lang::En));

    assert!(page.contains("Final score"), "the books are there");
    for said in ["too dear now", "to Anna now", "the next step costs", "at most 12 points", ">now<"] {
        assert!(!page.contains(said), "{said}");
    }
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

/// CA-9.7: what he scores for stands beside what he has of it; CA-9.14: of several tiles of a type there is one number.
#[test]
fn what_andrew_scores_for_stands_beside_his_points() {
    let mut takes_two = false;
    play(1, "q", |table| {
        let view = table.game().view(Viewer::All);
        let Some(score) = view.andrew_score().filter(|_| !view.is_over()) else { return };
        let words = Words::new(Lang::En);
        let (page, _) = page_for(table, Viewer::Seat(Seat(0)), words);
        for part in AndrewPart::ALL {
            let hint = words.say(&format!("{}.hint", part.word()));
            let line = format!("<dt>{}</dt><dd>{}</dd><dd><small>{hint}", words.say(part.word()), score.part(part));
            assert!(page.contains(&line), "{line}");
        }
        takes_two |= page.contains("takes departments of 2× ");
    });
    assert!(takes_two, "or nothing is tested");
}

/// CA-9.12: after a round of one's own comes one of his, and the back of his next card says what he will choose.
#[test]
fn andrew_says_what_he_will_choose_next() {
    let mut rounds = [0, 0];
    play(1, "q", |table| {
        let view = table.game().view(Viewer::All);
        let Some(next) = view.andrew.and_then(|andrew| andrew.next).filter(|next| *next != Back::QuestionMark) else {
            return;
        };
        let (page, _) = page_for(table, Viewer::Seat(Seat(0)), Words::new(Lang::En));
        let is_his = view.round % 2 == 1;
        assert_eq!(page.contains("Next round he chooses:"), is_his, "round {}, {next:?}", view.round);
        rounds[usize::from(is_his)] += 1;
    });
    assert!(rounds.iter().all(|seen| *seen > 0), "or nothing is tested");
}

/// CA-2.11: discs are told of when few are left.
#[test]
fn discs_are_counted_when_they_are_few() {
    let said = |discs: u8| {
        let mut view = first(2, "n", |phase| matches!(phase, Phase::Departments { .. }));
        view.players.iter_mut().for_each(|player| player.discs = discs);
        page_testing::page_of::<Carnegie>(&imagined(&view), Viewer::Seat(Seat(0)), &[], Words::new(Lang::En)).0
    };

    assert!(said(3).contains("3 discs left") && !said(20).contains("discs left"));
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

/// The prompt says "You" too.
#[test]
fn ones_own_company_says_you_and_those_of_others_their_names() {
    let view = first(2, "n", |phase| matches!(phase, Phase::Departments { .. }));
    let page =
        |seat| page_testing::page_of::<Carnegie>(&imagined(&view), Viewer::Seat(seat), &[], Words::new(Lang::En)).0;
    let named = |page: &str, name: &str| page.contains(&format!(r#"<span class="nm" title="{name}">{name}</span>"#));

    let mine = page(Seat(0));

    assert!(mine.contains(&format!(r#"<span class="nm" title="{}">You</span>"#, NAMES[0])) && named(&mine, NAMES[1]));
}

/// CA-5.5: with a department in hand Planning opens that one: it asks for a yes, as nothing else is picked.
#[test]
fn planning_with_a_department_in_hand_asks_for_a_yes() {
    let mut asked = 0;
    for seed in ["clicks", "k", "m", "n"] {
        play(3, seed, |table| {
            let view = table.game().view(Viewer::All);
            let Phase::Departments { seat } = view.phase else { return };
            let opens = choices_of(&view).iter().any(|choice| choice.action.contains("take_department"));
            let in_hand = opens && view.player(seat).reserved.is_some();
            let (page, _) = page_for(table, Viewer::Seat(seat), Words::new(Lang::En));
            let space = view.player(seat).find(Department::Planning).expect("everybody has it");
            let asks = page.contains(&format!("data-target=\"room-{space}\" data-asks-first"));
            assert_eq!(asks, in_hand);
            asked += usize::from(asks);
        });
    }
    assert!(asked > 0, "or nothing is tested");
}

/// On a phone's masthead what is counted stands behind each of two.
#[test]
fn the_masthead_of_a_phone_says_what_the_numbers_beside_the_signs_are() {
    let view = first(1, "k", |phase| matches!(phase, Phase::PlaceStartDisc { .. }));
    let said = scores(&view).into_string();

    assert_eq!(said.matches(&icons::resource(Resource::Points).into_string()).count(), 2, "{said}");
}

/// CA-5.20: what the list calls an empty room stands in the house.
#[test]
fn an_empty_room_says_what_the_list_calls_it() {
    let view = first(2, "n", |phase| matches!(phase, Phase::SetUpMoves { .. }));
    let listed = choices_of(&view).iter().any(|choice| choice.label.contains("room 1-4"));
    let seat = view.phase.to_act().first().unwrap();
    let page = page_testing::page_of::<Carnegie>(&imagined(&view), Viewer::Seat(seat), &[], Words::new(Lang::En)).0;

    assert!(listed && page.contains(">1-4</span>"), "{listed}");
}
