//! One learner in one lesson: which step, what the coach says, and the ways on and back.

use super::{LEARNER, Lesson, Scene, Stage, Step};
use crate::{AnyTable, BotName};
use engine::{Seat, SeatSet, Text, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use web_ui::{Coach, CoachAsks, Lang, People, Person, Words};

/// Who plays the rivals where the script leaves them free, and shows a move where it suggests none.
const BOT: BotName = BotName::Conductor;

/// A table on which somebody learns.
#[derive(Clone, Debug)]
pub struct Learning {
    pub lesson: &'static Lesson,
    pub place: Place,
}

/// Where a learner is: small enough to be stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Place {
    pub scene: usize,
    /// After how many decisions each step so far began; the last one is the step the learner is at.
    pub begun: Vec<usize>,
    /// The learner has begun the lesson anew at another table, or its next scene.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_left: bool,
}

/// Why a legal move is not made yet.
#[derive(Clone, Debug)]
pub enum Hold {
    /// The learner is asked for something else first: this.
    First(Text),
    /// The learner is asked to read first.
    Read,
    /// The others are still moving.
    Wait,
}

impl Learning {
    /// At the first step of a scene.
    pub fn begin(lesson: &'static Lesson, scene: usize) -> Option<Learning> {
        let before = lesson.scenes.get(scene)?.before.len();
        Some(Learning { lesson, place: Place { scene, begun: vec![before], is_left: false } })
    }

    /// At a stored place; none if the lesson has changed since.
    pub fn resume(lesson: &'static Lesson, place: Place) -> Option<Learning> {
        let scene = lesson.scenes.get(place.scene)?;
        (1..=scene.steps.len()).contains(&place.begun.len()).then_some(Learning { lesson, place })
    }

    /// The scene the learner is in.
    pub fn scene(&self) -> &'static Scene {
        &self.lesson.scenes[self.place.scene]
    }

    /// The number of the step, counted from 0 in its scene.
    pub fn number(&self) -> usize {
        self.place.begun.len() - 1
    }

    /// The step the learner is at.
    pub fn step(&self) -> &'static Step {
        &self.scene().steps[self.number()]
    }

    /// What the coach shows now, at this table.
    pub fn stage(&self, table: &dyn AnyTable) -> Stage<'static> {
        self.step().stage(table, self.began())
    }

    /// Goes on to the next step as long as this one has been passed, and back where decisions were taken back.
    pub fn keep_up(&mut self, table: &dyn AnyTable) {
        while self.place.begun.len() > 1 && self.began() > table.moves() {
            self.place.begun.pop();
        }
        while !self.is_last_step() && self.stage(table) == Stage::Passed {
            self.go_on(table);
        }
    }

    /// What has been read has been read. The script's answer to it, if there is one, is what [`Learning::next_move`] gives then.
    pub fn read_on(&mut self, table: &dyn AnyTable) -> Option<(Seat, Value)> {
        if self.stage(table) != Stage::Read || self.is_last_step() {
            return None;
        }
        let answers = self.step().then.iter();
        let first = answers.flat_map(|answer| answer.tries.iter().map(|action| (answer.seat, action)));
        let playable = first.into_iter().find(|(seat, action)| table.check(*seat, action).is_ok());
        if playable.is_none() {
            self.go_on(table);
        }
        playable.map(|(seat, action)| (seat, action.clone()))
    }

    /// Who moves by themselves now: by the script, or as a rival in a free step.
    pub fn mover(&self, table: &dyn AnyTable) -> Option<Seat> {
        match self.stage(table) {
            Stage::Answer { seat, .. } | Stage::Bot { seat } => Some(seat),
            Stage::Read | Stage::Guided { .. } | Stage::Free | Stage::Passed => None,
        }
    }

    /// The script's next move.
    pub fn scripted_move(&self, table: &dyn AnyTable) -> Option<(Seat, Value)> {
        match self.stage(table) {
            Stage::Answer { seat, action } => Some((seat, action.clone())),
            _ => None,
        }
    }

    /// What the table does by itself now.
    pub fn next_move(&self, table: &dyn AnyTable) -> Option<(Seat, Value)> {
        match self.stage(table) {
            Stage::Bot { seat } => Some((seat, table.bot_choice(seat, BOT)?)),
            _ => self.scripted_move(table),
        }
    }

    /// The move that the learner is shown.
    pub fn shown_move(&self, table: &dyn AnyTable) -> Option<Value> {
        match self.stage(table) {
            Stage::Guided { action } => Some(action.clone()),
            Stage::Free => {
                let suggested = self.step().suggested(table, self.began()).cloned();
                suggested.or_else(|| table.bot_choice(LEARNER, BOT))
            }
            Stage::Read | Stage::Bot { .. } | Stage::Answer { .. } | Stage::Passed => None,
        }
    }

    /// The move that leads on from here, all suggestions followed; none where a sentence was only to be read.
    pub fn next_on_the_way(&mut self, table: &dyn AnyTable) -> Option<(Seat, Value)> {
        match self.stage(table) {
            Stage::Read => self.read_on(table),
            Stage::Guided { .. } | Stage::Free => self.shown_move(table).map(|action| (LEARNER, action)),
            Stage::Bot { .. } | Stage::Answer { .. } | Stage::Passed => self.next_move(table),
        }
    }

    /// Whether a legal move of the learner is to be made now.
    pub fn may(&self, table: &dyn AnyTable, action: &Value) -> Result<(), Hold> {
        match self.stage(table) {
            Stage::Free | Stage::Passed => Ok(()),
            Stage::Guided { action: asked } if is_same(table, asked, action) => Ok(()),
            Stage::Guided { action: asked } => Err(Hold::First(self.what_is_first(table, asked))),
            Stage::Read => Err(Hold::Read),
            Stage::Bot { .. } | Stage::Answer { .. } => Err(Hold::Wait),
        }
    }

    /// What the step says to whoever does something else, or else the move itself by its name: its sentence stands there already.
    fn what_is_first(&self, table: &dyn AnyTable, asked: &Value) -> Text {
        let step = self.step();
        if let Some(said) = &step.otherwise {
            return said.clone();
        }
        let name = |lang: Lang| {
            let choices = table.spoken(Viewer::Seat(LEARNER), Words::new(lang), &self.people()).choices;
            let is_asked =
                |action: &str| serde_json::from_str::<Value>(action).is_ok_and(|it| is_same(table, asked, &it));
            choices.into_iter().find(|choice| is_asked(&choice.action)).map(|choice| choice.label)
        };
        let mut said = step.say.clone();
        for lang in Lang::ALL {
            if let Some(name) = name(lang) {
                said.translate(lang.code(), &name);
            }
        }
        said
    }

    fn people(&self) -> People {
        let person = |name: &String| Person { name: name.clone(), bot: None, is_open: false };
        People::new(self.scene().names.iter().map(person).collect(), SeatSet::only(LEARNER))
    }

    /// One step back: to the beginning of this one if anything was done in it, else of the one before. Gives the number of
    /// decisions that are left then.
    pub fn go_back(&mut self, table: &dyn AnyTable) -> usize {
        if table.moves() == self.began() && self.number() > 0 {
            self.place.begun.pop();
        }
        self.began()
    }

    /// Back to an earlier step of this scene.
    pub fn go_back_to(&mut self, number: usize) -> usize {
        self.place.begun.truncate(number + 1);
        self.began()
    }

    /// The learner has seen it all.
    pub fn is_done(&self, table: &dyn AnyTable) -> bool {
        self.is_last_step()
            && self.place.scene + 1 == self.lesson.scenes.len()
            && matches!(self.stage(table), Stage::Read | Stage::Passed)
    }

    /// It waits for its learner: it is neither done nor left for another table.
    pub fn waits(&self, table: &dyn AnyTable) -> bool {
        !self.place.is_left && !self.is_done(table)
    }

    /// What the coach shows.
    pub fn coach(&self, table: &dyn AnyTable, lang: Lang) -> Coach {
        let (step, stage) = (self.step(), self.stage(table));
        let before: usize = self.lesson.scenes[..self.place.scene].iter().map(|scene| scene.steps.len()).sum();
        let all = self.lesson.scenes.iter().flat_map(|scene| &scene.steps);
        let view = table.view(Viewer::Seat(LEARNER), None);
        let is_end = self.is_last_step() && matches!(stage, Stage::Read | Stage::Passed);
        Coach {
            lesson: format!("/games/{}/learn/{}", self.lesson.game, self.lesson.name),
            title: self.lesson.title.of(lang.code()).to_owned(),
            sentence: filled_in(step.say.of(lang.code()), &view),
            notes: step.noted(table, self.began()).iter().map(|note| note.of(lang.code()).to_owned()).collect(),
            number: before + self.number(),
            own_turn: step.own_turn(table, self.began()).filter(|_| stage == Stage::Free),
            steps: all.map(|step| without_places(step.say.of(lang.code()))).collect(),
            scene: before..before + self.scene().steps.len(),
            asks: match stage {
                _ if is_end && self.is_done(table) => CoachAsks::Nothing,
                _ if is_end => CoachAsks::NextScene,
                Stage::Read => CoachAsks::Next,
                Stage::Guided { .. } => CoachAsks::Move,
                Stage::Free => CoachAsks::AnyMove,
                Stage::Bot { .. } | Stage::Answer { .. } | Stage::Passed => CoachAsks::Patience,
            },
            is_followed: !step.moves.is_empty() && matches!(stage, Stage::Answer { .. } | Stage::Passed),
            can_go_back: self.number() > 0 || table.moves() > self.began(),
            suggested: match stage {
                Stage::Guided { action } => Some(action.clone()),
                Stage::Free => step.suggested(table, self.began()).cloned(),
                _ => None,
            },
            lit: step.lit.clone(),
        }
    }

    /// After how many decisions this step began.
    fn began(&self) -> usize {
        self.place.begun[self.number()]
    }

    fn is_last_step(&self) -> bool {
        self.place.begun.len() == self.scene().steps.len()
    }

    fn go_on(&mut self, table: &dyn AnyTable) {
        self.place.begun.push(table.moves());
    }
}

/// The same move, however it is written.
fn is_same(table: &dyn AnyTable, one: &Value, other: &Value) -> bool {
    match (table.check(LEARNER, one), table.check(LEARNER, other)) {
        (Ok(one), Ok(other)) => one.line == other.line,
        _ => false,
    }
}

/// `{/year}` becomes what the view says there.
fn filled_in(sentence: &str, view: &Value) -> String {
    with_places(sentence, |place| match view.pointer(place) {
        Some(Value::String(text)) => text.clone(),
        Some(value) => value.to_string(),
        None => String::new(),
    })
}

/// For the list of steps, where nothing is known yet.
fn without_places(sentence: &str) -> String {
    with_places(sentence, |_| "…".to_owned())
}

fn with_places(sentence: &str, fill: impl Fn(&str) -> String) -> String {
    let mut filled = String::with_capacity(sentence.len());
    let mut rest = sentence;
    while let Some((before, after)) = rest.split_once("{/") {
        let (place, after) = after.split_once('}').unwrap_or((after, ""));
        filled.push_str(before);
        filled.push_str(&fill(&format!("/{place}")));
        rest = after;
    }
    filled + rest
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn places_in_a_sentence_are_filled_in_from_the_view() {
        let view = json!({ "year": 1851, "players": [{ "money": 43 }] });

        assert_eq!(filled_in("In {/year} you have ${/players/0/money}.", &view), "In 1851 you have $43.");
        assert_eq!(without_places("In {/year}."), "In ….");
    }
}
