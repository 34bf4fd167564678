//! Lessons: a real table with a script. The rules are the game's own; only the rivals' moves and the sentences are written down.
//!
//! A lesson is a file beside its game (`crates/<game>/lessons/<name>.json`). This file reads it; `stage` says what a step
//! waits for, and `learning` where one learner is.

mod learning;
mod stage;

pub use learning::{Hold, Learning, Place};
pub use stage::Stage;

use crate::{AnyTable, GameKind, Refused};
use engine::{Seat, Seed, Text};
use serde::Deserialize;
use serde_json::Value;
use std::collections::{BTreeMap, HashMap};
use std::sync::LazyLock;

/// The learner sits here, in every lesson.
pub const LEARNER: Seat = Seat(0);

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// The name of its file, part of its URL.
    #[serde(skip)]
    pub name: &'static str,
    /// The slug of its game.
    #[serde(skip)]
    pub game: &'static str,
    pub title: Text,
    pub minutes: u32,
    pub scenes: Vec<Scene>,
}

/// One table of a lesson.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scene {
    /// The rivals' names; the learner's own is left empty.
    pub names: Vec<String>,
    pub seed: String,
    pub options: Value,
    /// What has been decided when the scene begins.
    #[serde(default)]
    pub before: Vec<(Seat, Value)>,
    pub steps: Vec<Step>,
}

/// One sentence, and what the learner does about it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// `{/year}` stands for what the learner's view says there.
    pub say: Text,
    /// Said when the learner makes another legal move.
    #[serde(rename = "else")]
    pub otherwise: Option<Text>,
    /// The moves that are asked for, or in a free step suggested. Without any the sentence is only read.
    #[serde(default, rename = "do")]
    pub moves: Vec<Value>,
    /// Any legal move will do.
    #[serde(default)]
    pub free: bool,
    pub until: Option<Until>,
    /// The words of the shapes to light; without any, those of the next move.
    #[serde(default)]
    pub lit: Vec<String>,
    /// What the others answer.
    #[serde(default)]
    pub then: Vec<Answer>,
    /// Said when such an event happens for the first time in this step.
    #[serde(default)]
    pub notes: BTreeMap<String, Text>,
}

/// What a step waits for.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, untagged)]
pub enum Until {
    /// A place in the learner's view has this value.
    Is { view: String, is: Value },
    /// A place in the learner's view has at least this number.
    AtLeast { view: String, at_least: i64 },
    /// This happened since the step began.
    Event { event: String },
}

/// A scripted move: the first of these that is legal.
#[derive(Debug, Deserialize)]
#[serde(from = "(Seat, Value)")]
pub struct Answer {
    pub seat: Seat,
    pub tries: Vec<Value>,
}

impl From<(Seat, Value)> for Answer {
    fn from((seat, written): (Seat, Value)) -> Answer {
        let tries = match written {
            Value::Array(tries) => tries,
            only => vec![only],
        };
        Answer { seat, tries }
    }
}

impl Lesson {
    /// Steps of all scenes.
    pub fn steps(&self) -> usize {
        self.scenes.iter().map(|scene| scene.steps.len()).sum()
    }

    /// The table as a step finds it, the steps counted over all scenes and all suggestions followed.
    pub fn table_at(&'static self, step: usize) -> Result<Box<dyn AnyTable>, Refused> {
        let (scene, step) = self.find_step(step).unwrap_or_default();
        let game = crate::find(self.game).expect("a lesson's game is in the list");
        let mut learning = Learning::begin(self, scene).expect("the scene was just found");
        let (mut table, _) = learning.scene().open(game)?;
        while learning.number() < step {
            if let Some((seat, action)) = learning.next_on_the_way(&*table) {
                table.act(seat, &action)?;
            }
            learning.keep_up(&*table);
        }
        Ok(table)
    }

    /// Which scene a step is in, and which of its steps it is; both counted from 0, as the step itself.
    pub fn find_step(&self, step: usize) -> Option<(usize, usize)> {
        let mut left = step;
        for (number, scene) in self.scenes.iter().enumerate() {
            match left.checked_sub(scene.steps.len()) {
                None => return Some((number, left)),
                Some(rest) => left = rest,
            }
        }
        None
    }
}

impl Scene {
    /// The table as the scene begins, and the lines of its log.
    pub fn open(&self, game: &dyn GameKind) -> Result<(Box<dyn AnyTable>, Vec<String>), Refused> {
        let mut table = game.open(self.names.len(), &self.options, Seed::new(self.seed.as_str()))?;
        let mut log = Vec::with_capacity(self.before.len());
        for (seat, action) in &self.before {
            let checked = table.check(*seat, action)?;
            table.follow(&checked.line)?;
            log.push(checked.line);
        }
        Ok((table, log))
    }
}

/// The lessons of a game, the first one for newcomers.
pub fn lessons(slug: &str) -> &'static [Lesson] {
    static LESSONS: LazyLock<HashMap<&'static str, Vec<Lesson>>> =
        LazyLock::new(|| crate::GAMES.iter().map(|game| (game.slug(), read(*game))).collect());
    LESSONS.get(slug).map_or(&[], Vec::as_slice)
}

/// A game's lesson of this name.
pub fn find_lesson(slug: &str, name: &str) -> Option<&'static Lesson> {
    lessons(slug).iter().find(|lesson| lesson.name == name)
}

fn read(game: &dyn GameKind) -> Vec<Lesson> {
    let read = |(name, text): &(&'static str, &str)| {
        let lesson: Lesson = serde_json::from_str(text)
            .unwrap_or_else(|error| panic!("the lesson {name} of {} can't be read: {error}", game.slug()));
        Lesson { name, game: game.slug(), ..lesson }
    };
    game.lesson_files().iter().map(read).collect()
}
