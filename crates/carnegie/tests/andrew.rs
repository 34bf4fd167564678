//! What Andrew makes against somebody who does nothing: `cargo test -p carnegie --test andrew -- --nocapture` shows it in parts.

use carnegie::{Action, AndrewScore, Back, Carnegie, Level, Options, Timeline, View};
use engine::{Chance, Game, Seed, Viewer, settle};

const GAMES: u32 = 400;

/// How somebody who does nothing else chooses his timelines; Andrew chooses every other one.
#[derive(Clone, Copy, Debug)]
enum Choice {
    /// The one that is least advanced.
    InTurn,
    AnyOne,
    /// Never the action that the back of Andrew's card shows (CA-9.11).
    AgainstHim,
    /// Always that one.
    ForHim,
}

/// CA-9.7: his own play makes about 115, 123, 131 and 137 points at the four levels; your choice of timelines moves that by
/// 10 to 20 points either way.
#[test]
fn andrew_makes_115_to_137_points_if_nobody_plays_against_him() {
    let in_turn = Level::ALL.map(|level| mean(level, Choice::InTurn));
    let any_one = Level::ALL.map(|level| mean(level, Choice::AnyOne));
    let against = Level::ALL.map(|level| mean(level, Choice::AgainstHim));
    let for_him = Level::ALL.map(|level| mean(level, Choice::ForHim));

    for (level, about) in [115.0, 123.0, 131.0, 137.0].into_iter().enumerate() {
        assert!((in_turn[level] - about).abs() < 3.0, "{in_turn:?}");
        assert!((any_one[level] - about).abs() < 3.0, "{any_one:?}");
        assert!(against[level] < any_one[level] && any_one[level] < for_him[level], "{against:?} {for_him:?}");
    }
}

fn mean(level: Level, choice: Choice) -> f64 {
    let scores: Vec<AndrewScore> = (0..GAMES).map(|number| against_nobody(level, choice, number)).collect();
    let mean = |part: fn(&AndrewScore) -> u32| scores.iter().map(part).sum::<u32>() as f64 / f64::from(GAMES);
    println!(
        "{level:?}, {choice:?}: {:.1} = cards {:.1} + departments {:.1} + transport {:.1} + cities {:.1} + donations {:.1}",
        mean(AndrewScore::total),
        mean(|score| score.cards),
        mean(|score| score.departments),
        mean(|score| score.transport),
        mean(|score| score.cities),
        mean(|score| score.donations),
    );
    mean(AndrewScore::total)
}

/// A game in which the player does no more than he must: he sets up, chooses timelines and declines all else.
fn against_nobody(level: Level, choice: Choice, number: u32) -> AndrewScore {
    let seed = Seed::new(format!("nobody {number}"));
    let (mut chance, mut events, mut legal) = (Chance::new(&seed, 0), Vec::new(), Vec::new());
    let options = Options { level, ..Options::default() };
    let mut game = Carnegie::new(1, &options, &mut chance, &mut events).unwrap();
    settle(&mut game, &mut chance, &mut events, &mut legal);
    while let Some(seat) = game.to_act().first() {
        let action = match legal.contains(&Action::Finish) {
            true => Action::Finish,
            false => chosen(choice, &game.view(Viewer::All), &legal, &mut chance),
        };
        events.clear();
        game.apply(seat, &action, &mut chance, &mut events).unwrap();
        settle(&mut game, &mut chance, &mut events, &mut legal);
    }
    game.view(Viewer::All).andrew_score().unwrap()
}

fn chosen(choice: Choice, view: &View, legal: &[Action], chance: &mut Chance) -> Action {
    let any = chance.pick(legal).unwrap();
    if !legal.iter().any(|action| matches!(action, Action::ChooseTimeline { .. })) {
        return any;
    }
    let his = view.andrew.and_then(|andrew| strongest(andrew.card?.back));
    let mut any_but = |avoided: Option<Timeline>| {
        let others: Vec<Timeline> = Timeline::ALL.into_iter().filter(|other| Some(*other) != avoided).collect();
        chance.pick(&others).unwrap()
    };
    let timeline = match choice {
        Choice::InTurn => Timeline::ALL.into_iter().min_by_key(|timeline| view.rows[timeline.index()].marker).unwrap(),
        Choice::AgainstHim => any_but(his),
        Choice::ForHim if his.is_some() => his.unwrap(),
        Choice::AnyOne | Choice::ForHim => any_but(None),
    };
    Action::ChooseTimeline { timeline }
}

/// The action on the back of his card; a question mark tells nothing.
fn strongest(back: Back) -> Option<Timeline> {
    match back {
        Back::HumanResources => Some(Timeline::HumanResources),
        Back::Management => Some(Timeline::Management),
        Back::Construction => Some(Timeline::Construction),
        Back::ResearchAndDevelopment => Some(Timeline::ResearchAndDevelopment),
        Back::QuestionMark => None,
    }
}
