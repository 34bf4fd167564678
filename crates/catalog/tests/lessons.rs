//! Every lesson, played through on the real rules: a changed rule fails here, with the lesson and the step.

use catalog::engine::{Chance, Seat, SeatSet, Seed, Viewer};
use catalog::web_ui::{Album, Lang, People, Person, Setting, TablePace, Words};
use catalog::{AnyTable, GAMES, LEARNER, Learning, Lesson, Stage, lessons};
use serde_json::Value;

/// A lesson being played, with a name for complaints.
struct Played {
    learning: Learning,
    table: Box<dyn AnyTable>,
}

impl Played {
    fn begin(lesson: &'static Lesson, scene: usize) -> Played {
        let learning = Learning::begin(lesson, scene).unwrap();
        let game = catalog::find(lesson.game).unwrap();
        let (table, _) = learning.scene().open(game).unwrap_or_else(|refused| {
            panic!("{}/{}, scene {scene} does not open: {refused}", lesson.game, lesson.name)
        });
        Played { learning, table }
    }

    /// "american-rails/first-year, scene 1, step 4".
    fn here(&self) -> String {
        let Learning { lesson, place } = &self.learning;
        format!("{}/{}, scene {}, step {}", lesson.game, lesson.name, place.scene + 1, self.learning.number() + 1)
    }

    fn act(&mut self, seat: Seat, action: &Value) {
        let checked = self.table.check(seat, action);
        let checked = checked.unwrap_or_else(|refused| panic!("{}: {seat:?} can't {action}: {refused}", self.here()));
        self.table.follow(&checked.line).unwrap();
    }

    /// Plays what the table does by itself until the learner is asked something, or the scene is over.
    fn settle(&mut self) {
        loop {
            self.learning.keep_up(&*self.table);
            match self.learning.next_move(&*self.table) {
                Some((seat, action)) => self.act(seat, &action),
                None => return,
            }
        }
    }

    fn read_on(&mut self) {
        let number = self.learning.number();
        if let Some((seat, action)) = self.learning.read_on(&*self.table) {
            self.act(seat, &action);
        }
        self.settle();
        assert!(self.learning.number() > number, "{}: Next leads nowhere", self.here());
    }

    fn is_at_the_end(&self) -> bool {
        let is_last = self.learning.number() + 1 == self.learning.scene().steps.len();
        is_last && matches!(self.learning.stage(&*self.table), Stage::Read | Stage::Passed)
    }

    fn page(&self, lang: Lang) -> String {
        let person = |name: &String| Person { name: name.clone(), bot: None, is_open: false };
        let seats = self.learning.scene().names.iter().map(person).collect();
        let table = &*self.table;
        let setting = Setting {
            id: "lesson".into(),
            people: People::new(seats, SeatSet::only(LEARNER)),
            viewer: Viewer::Seat(LEARNER),
            to_act: table.to_act(),
            version: table.version(),
            moves: table.moves(),
            at: None,
            ways: None,
            tells_all: false,
            is_replay: false,
            can_undo: false,
            can_restart: false,
            can_ask_undo: false,
            undo_asked: None,
            is_over: table.is_over(),
            talk: Vec::new(),
            invites: Vec::new(),
            is_owner: false,
            watch_url: String::new(),
            commitment: String::new(),
            seed: None,
            campaign: None,
            problem: None,
            preferences: catalog::web_ui::Preferences::default(),
            muted: SeatSet::EMPTY,
            unheard: Vec::new(),
            own: None,
            can_ask_hint: false,
            coach: Some(self.learning.coach(table, lang)),
            pace: TablePace::default(),
        };
        table.page(&setting, Words::new(lang), &mut Album::default()).into_string()
    }
}

fn each_lesson(mut visit: impl FnMut(&'static Lesson)) {
    GAMES.iter().flat_map(|game| lessons(game.slug())).for_each(&mut visit);
}

/// Goes through every scene as the lesson suggests; `look` sees each moment at which the learner is asked something.
fn play_all(lesson: &'static Lesson, mut look: impl FnMut(&Played)) {
    for scene in 0..lesson.scenes.len() {
        let mut played = Played::begin(lesson, scene);
        played.settle();
        while !played.is_at_the_end() {
            look(&played);
            match played.learning.shown_move(&*played.table) {
                Some(action) => played.act(LEARNER, &action),
                None => played.read_on(),
            }
            played.settle();
        }
        look(&played);
    }
}

#[test]
fn every_lesson_can_be_played_to_its_end_as_it_suggests() {
    let mut count = 0;
    each_lesson(|lesson| {
        count += 1;
        let mut steps_seen = 0;
        let mut last = None;
        play_all(lesson, |played| {
            let here = (played.learning.place.scene, played.learning.number());
            if last != Some(here) {
                steps_seen += 1;
            }
            last = Some(here);
        });
        assert_eq!(steps_seen, lesson.steps(), "{}/{}: a step was passed unseen", lesson.game, lesson.name);
    });
    assert!(count > 0);
}

/// A line of the script that is never played is a line that nobody has tried.
#[test]
fn every_line_of_every_script_is_played() {
    each_lesson(|lesson| {
        for scene in 0..lesson.scenes.len() {
            let mut played = Played::begin(lesson, scene);
            played.settle();
            while !played.is_at_the_end() {
                let (here, step, from) = (played.here(), played.learning.step(), played.table.moves());
                let number = played.learning.number();
                while !played.is_at_the_end() && played.learning.number() == number {
                    match played.learning.shown_move(&*played.table) {
                        Some(action) => played.act(LEARNER, &action),
                        None => played.read_on(),
                    }
                    played.settle();
                }
                let mut made = played.table.record(&[]).actions;
                // In a free step that follows, rivals may have moved already.
                made.truncate(played.learning.place.begun.get(number + 1).copied().unwrap_or(usize::MAX));
                if !step.free {
                    assert_eq!(made.len() - from, step.moves.len() + step.then.len(), "{here}: something was left out");
                }
                let mut made = made[from..].iter();
                for answer in &step.then {
                    let is_it = |made: &&catalog::engine::RecordedAction| {
                        made.seat == answer.seat && answer.tries.contains(&made.action)
                    };
                    assert!(made.any(|made| is_it(&made)), "{here}: {:?} was not played", answer.tries);
                }
            }
        }
    });
}

/// The page compares the suggested move with its buttons, and the script with the log.
#[test]
fn moves_are_written_as_the_log_writes_them() {
    each_lesson(|lesson| {
        for scene in 0..lesson.scenes.len() {
            let mut played = Played::begin(lesson, scene);
            let before: Vec<_> = played.learning.scene().before.iter().map(|(_, action)| action.clone()).collect();
            let made: Vec<_> = played.table.record(&[]).actions.into_iter().map(|made| made.action).collect();
            assert_eq!(before, made, "{}", played.here());
            played.settle();
            while !played.is_at_the_end() {
                let suggested = played.learning.coach(&*played.table, Lang::En).suggested;
                match played.learning.shown_move(&*played.table) {
                    Some(action) => played.act(LEARNER, &action),
                    None => played.read_on(),
                }
                if let Some(suggested) = suggested {
                    let made = played.table.record(&[]).actions;
                    assert!(made.iter().any(|made| made.action == suggested), "{}: {suggested}", played.here());
                }
                played.settle();
            }
        }
    });
}

#[test]
fn a_step_waits_for_something_that_is_not_so_yet() {
    each_lesson(|lesson| {
        let mut before = None;
        play_all(lesson, |played| {
            let here = (played.learning.place.scene, played.learning.number());
            if before == Some(here) {
                return;
            }
            before = Some(here);
            let (step, from) = (played.learning.step(), played.table.moves());
            if let Some(until) = &step.until {
                assert!(!until.holds(&*played.table, from, from), "{} waits for nothing", played.here());
            }
        });
        // After it: the scene ended, so every step was passed; here that its own condition did it, not a count of moves.
        for scene in 0..lesson.scenes.len() {
            let mut played = Played::begin(lesson, scene);
            played.settle();
            while !played.is_at_the_end() {
                let (step, from, here) = (played.learning.step(), played.table.moves(), played.here());
                let number = played.learning.number();
                while !played.is_at_the_end() && played.learning.number() == number {
                    match played.learning.shown_move(&*played.table) {
                        Some(action) => played.act(LEARNER, &action),
                        None => played.read_on(),
                    }
                    if let Some(until) = &step.until
                        && !step.free
                        && played.table.moves() == from + step.moves.len()
                    {
                        assert!(until.holds(&*played.table, from, played.table.moves()), "{here}: never comes true");
                    }
                    played.settle();
                }
            }
        }
    });
}

#[test]
fn what_a_step_speaks_of_is_lit_on_the_page_in_both_languages() {
    each_lesson(|lesson| {
        play_all(lesson, |played| {
            for lang in Lang::ALL {
                let page = played.page(lang);
                let coach = played.learning.coach(&*played.table, lang);
                assert!(page.contains("id=\"coach\""), "{}: no coach", played.here());
                for lit in &coach.lit {
                    let is_lit = ["target", "shown"]
                        .iter()
                        .any(|name| page.contains(&format!("data-{name}=\"{lit}\" data-coached")));
                    assert!(is_lit, "{}: {lit}", played.here());
                }
                if coach.suggested.is_some() || !coach.lit.is_empty() {
                    assert!(page.contains(" data-coached"), "{}: nothing is lit", played.here());
                }
            }
        });
    });
}

/// Whoever is told "three turns of your own" sees which of them this is.
#[test]
fn a_step_of_several_turns_counts_them() {
    let mut counted = Vec::new();
    play_all(&lessons("ticket-to-ride-legacy")[0], |played| {
        let coach = played.learning.coach(&*played.table, Lang::En);
        let Some((turn, turns)) = coach.own_turn else { return };
        assert!(played.page(Lang::En).contains(&format!(
            "{} of {} · turn {turn} of {turns}",
            coach.number + 1,
            coach.steps.len()
        )));
        counted.push((coach.number, turn, turns));
    });
    counted.dedup();
    let each = |step| (1..=3).map(move |turn| (step, turn, 3));
    assert_eq!(counted, each(6).chain(each(7)).collect::<Vec<_>>());
}

#[test]
fn sentences_are_short_and_differ_between_the_languages() {
    each_lesson(|lesson| {
        for step in lesson.scenes.iter().flat_map(|scene| &scene.steps) {
            let said = [&step.say].into_iter().chain(&step.otherwise).chain(step.notes.values());
            for said in said {
                for sentence in said.all() {
                    assert!(sentence.chars().count() <= 140, "{}/{}: {sentence}", lesson.game, lesson.name);
                }
                assert_ne!(said.of("en"), said.of("nl"), "{}/{}", lesson.game, lesson.name);
            }
        }
    });
}

#[test]
fn in_a_guided_step_another_legal_move_is_held_back_and_changes_nothing() {
    each_lesson(|lesson| {
        let mut held = 0;
        play_all(lesson, |played| {
            let Stage::Guided { action: asked } = played.learning.stage(&*played.table) else { return };
            let (before, place) = (played.table.digest(), played.learning.place.clone());
            for other in played.table.legal(LEARNER, None).iter().filter(|other| *other != asked) {
                assert!(played.learning.may(&*played.table, other).is_err(), "{}: {other}", played.here());
                held += 1;
            }
            assert!(played.learning.may(&*played.table, asked).is_ok(), "{}: {asked} is held back", played.here());
            assert_eq!((played.table.digest(), &played.learning.place), (before, &place), "{}", played.here());
        });
        assert!(held > 0, "{}/{} guides nobody", lesson.game, lesson.name);
    });
}

/// Whatever a learner does where anything goes, the lesson goes on to its end.
#[test]
fn fifty_random_learners_pass_every_free_step() {
    each_lesson(|lesson| {
        for scene in (0..lesson.scenes.len()).filter(|scene| lesson.scenes[*scene].steps.iter().any(|step| step.free)) {
            for learner in 0..50 {
                let mut played = Played::begin(lesson, scene);
                let seed = Seed::new(format!("learner {learner}"));
                let mut chance = Chance::new(&seed, 0);
                played.settle();
                while !played.is_at_the_end() {
                    assert!(played.table.moves() < 2000, "{}: learner {learner} is stuck", played.here());
                    match played.learning.stage(&*played.table) {
                        Stage::Free => {
                            let legal = played.table.legal(LEARNER, None);
                            let choice = chance.below(legal.len() as u32) as usize;
                            played.act(LEARNER, &legal[choice]);
                        }
                        Stage::Guided { action } => {
                            let action = action.clone();
                            played.act(LEARNER, &action);
                        }
                        _ => played.read_on(),
                    }
                    played.settle();
                }
            }
        }
    });
}

#[test]
fn one_can_go_back_from_every_step_to_the_first() {
    each_lesson(|lesson| {
        for scene in 0..lesson.scenes.len() {
            let mut last = None;
            play_all(lesson, |played| {
                if played.learning.place.scene == scene {
                    last = Some((played.learning.clone(), played.table.record(&[])));
                }
            });
            let (mut learning, record) = last.unwrap();
            let mut table = catalog::find(lesson.game).unwrap().replay(&record).unwrap();
            let mut taps = 0;
            while learning.number() > 0 || table.moves() > learning.scene().before.len() {
                let left = learning.go_back(&*table);
                if left < table.moves() {
                    let line = table.undo_entry(LEARNER, left);
                    table.follow(&line).unwrap();
                }
                taps += 1;
                assert!(
                    taps <= 2 * learning.scene().steps.len() + 2,
                    "{}/{}: Back goes round",
                    lesson.game,
                    lesson.name
                );
            }
            assert!(learning.stage(&*table) != Stage::Passed);
        }
    });
}
