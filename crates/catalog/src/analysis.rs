//! After a game: how everybody's chances went, and the decisions that cost most of them.

use crate::hint::Answer;
use crate::{AnyTable, BotName, BotTurn, Budget, GameKind, Mind, Refused, Stop};
use engine::{Record, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use web_ui::{People, Words};

/// How a game went, in the eyes of a bot that looks ahead. It holds no words, so that it can be told in any language.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Analysis {
    /// Every decision of the game that the bot could judge.
    pub moments: Vec<Judged>,
    /// The decisions that cost most, and each player's own, the dearest first.
    pub turning_points: Vec<Turned>,
}

/// A decision that was thought about again.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Judged {
    /// Decisions before it.
    pub at: usize,
    pub seat: Seat,
    /// The share of the win that its best answer promised, 0 to 1.
    pub win: f64,
    /// How much of it the answer that was given cost.
    pub lost: f64,
}

/// A decision that turned the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Turned {
    /// Decisions before it.
    pub at: usize,
    pub seat: Seat,
    /// The share of the win that it cost.
    pub lost: f64,
    /// The action that would have been better.
    pub better: Value,
}

/// The same in the words of the page.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TurningPoint {
    /// Decisions before it.
    pub at: usize,
    pub seat: Seat,
    /// The share of the win that it cost.
    pub lost: f64,
    /// Where in the game it was (a year, a round); nothing where the game has not begun to count.
    pub when: String,
    /// What the table waited for: "Anna: bid on Republic".
    pub asked: String,
    /// What was done.
    pub chosen: String,
    /// What would have been better.
    pub better: String,
    /// What that costs and changes, and what it would have been for.
    pub better_detail: String,
}

/// How it is thought about.
#[derive(Clone, Debug)]
pub struct Effort {
    pub bot: BotName,
    pub budget: Budget,
    /// How many decisions at a time: it changes the speed, never the outcome.
    pub threads: usize,
}

/// Nobody wants to read more than so many of all players; everybody looks for what they did themselves.
pub const MOST_TURNING_POINTS: usize = 6;
const MOST_OF_A_PLAYER: usize = 2;
/// What cost less of the win is no turning point.
const LEAST_LOSS: f64 = 0.02;

/// A decision of a game, taken along to be thought about, with what was really answered.
pub struct Question {
    at: usize,
    seat: Seat,
    turn: Box<dyn BotTurn>,
    chosen: Value,
}

/// What a bot thinks of a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Answered {
    judged: Judged,
    better: Value,
}

/// Every decision of a game, in order.
pub fn questions(game: &dyn GameKind, record: &Record, bot: BotName) -> Result<Vec<Question>, Refused> {
    let mut table = opened(game, record)?;
    let mut asked = Vec::with_capacity(record.actions.len());
    for (at, played) in record.actions.iter().enumerate() {
        let question = table.bot_turn(played.seat, bot).map(|turn| Question {
            at,
            seat: played.seat,
            turn,
            chosen: played.action.clone(),
        });
        asked.extend(question);
        table.act(played.seat, &played.action)?;
    }
    Ok(asked)
}

impl Question {
    /// Nothing from a bot that can't tell who will win.
    pub fn think(self, budget: Budget, stop: &Stop) -> Option<Answered> {
        let Question { at, seat, turn, chosen } = self;
        let thought = turn.think(&mut Mind::default(), budget, stop);
        let best = thought.candidates.iter().find(|candidate| candidate.action == thought.choice)?;
        let win = best.win?;
        let given = thought.candidates.iter().find(|candidate| candidate.action == chosen).and_then(|given| given.win);
        // What seems to have cost something, or was not even tried, is held against the best once more, those two alone.
        let seems_good = given.is_some_and(|got| win - got < LEAST_LOSS);
        let lost = match chosen == thought.choice || seems_good {
            true => 0.0,
            false => turn.falls_behind(&chosen, &best.action, budget, stop).unwrap_or(0.0).min(win),
        };
        Some(Answered { judged: Judged { at, seat, win, lost }, better: best.action.clone() })
    }
}

impl Analysis {
    /// Of what was thought about every decision, in their order. What was lost is told in parts of the chart: there the hopes of all add up to
    /// one win.
    pub fn of(mut answered: Vec<Answered>) -> Analysis {
        let seats = answered.iter().map(|its| its.judged.seat.index() + 1).max().unwrap_or(0);
        let mut hopes = Hopes::of(seats);
        for Answered { judged, .. } in &mut answered {
            judged.lost /= hopes.after(judged).max(1.0);
        }
        let moments = answered.iter().map(|answered| answered.judged).collect();
        let mut dear: Vec<Answered> = answered.into_iter().filter(|its| its.judged.lost >= LEAST_LOSS).collect();
        dear.sort_by(|one, other| {
            other.judged.lost.total_cmp(&one.judged.lost).then(one.judged.at.cmp(&other.judged.at))
        });
        let is_among_the_dearest_of_its_player = |at: usize, its: &Answered| {
            dear[..at].iter().filter(|other| other.judged.seat == its.judged.seat).count() < MOST_OF_A_PLAYER
        };
        let is_told =
            |(at, its): &(usize, &Answered)| *at < MOST_TURNING_POINTS || is_among_the_dearest_of_its_player(*at, its);
        let told = dear.iter().enumerate().filter(is_told).map(|(_, its)| its.clone());
        let turned = |Answered { judged: Judged { at, seat, lost, .. }, better }| Turned { at, seat, lost, better };
        Analysis { moments, turning_points: told.map(turned).collect() }
    }

    /// Everybody's chances of winning as the game went on: after how many decisions, and by seat. Who has not decided yet has an even
    /// share; those of all add up to 1, but for somebody who plays alone.
    pub fn chances(&self, seats: usize) -> Vec<(usize, Vec<f64>)> {
        let mut hopes = Hopes::of(seats);
        let mut chances = vec![(0, hopes.0.clone())];
        for moment in &self.moments {
            let sum = hopes.after(moment);
            chances.push((moment.at, hopes.0.iter().map(|win| win / sum).collect()));
        }
        chances
    }

    /// Plays the game again, and says what was done and what would have been better where it matters.
    pub fn told(
        &self,
        game: &dyn GameKind,
        record: &Record,
        words: &'static Words,
        people: &People,
    ) -> Result<Vec<TurningPoint>, Refused> {
        let mut table = opened(game, record)?;
        let mut found: Vec<Option<TurningPoint>> = vec![None; self.turning_points.len()];
        for (at, played) in record.actions.iter().enumerate() {
            if let Some(place) = self.turning_points.iter().position(|turned| turned.at == at) {
                found[place] = Some(in_words(&*table, &self.turning_points[place], &played.action, words, people));
            }
            table.act(played.seat, &played.action)?;
        }
        Ok(found.into_iter().flatten().collect())
    }
}

/// The years or rounds of a recorded game, each by its name and the decisions before it.
pub fn stages(
    game: &dyn GameKind,
    record: &Record,
    words: &'static Words,
    people: &People,
) -> Result<Vec<(String, usize)>, Refused> {
    let mut table = opened(game, record)?;
    let mut stages: Vec<(String, usize)> = Vec::new();
    for (at, played) in record.actions.iter().enumerate() {
        let (when, _) = table.looked_back_on(played.seat, words, people);
        // "1853·II" is a part of 1853.
        let stage = when.split('·').next().unwrap_or_default();
        if !stage.is_empty() && stages.last().is_none_or(|(before, _)| before != stage) {
            stages.push((stage.to_owned(), at));
        }
        table.act(played.seat, &played.action)?;
    }
    Ok(stages)
}

/// What each seat promised itself last: more than one win, in all, where several think well of themselves.
struct Hopes(Vec<f64>);

impl Hopes {
    /// Who has not decided yet has an even share.
    fn of(seats: usize) -> Hopes {
        Hopes(vec![1.0 / seats.max(2) as f64; seats])
    }

    /// All of them after a decision; of somebody alone, one.
    fn after(&mut self, moment: &Judged) -> f64 {
        self.0[moment.seat.index()] = moment.win;
        if self.0.len() == 1 { 1.0 } else { self.0.iter().sum::<f64>().max(1e-9) }
    }
}

/// Thinks about every decision of a game again. `told` hears how many are done; who is told to stop gives what there is.
pub fn analyse(
    game: &dyn GameKind,
    record: &Record,
    effort: &Effort,
    stop: &Stop,
    told: &(dyn Fn(usize, usize) + Sync),
) -> Result<Analysis, Refused> {
    let asked: Vec<Mutex<Option<Question>>> =
        questions(game, record, effort.bot)?.into_iter().map(|question| Mutex::new(Some(question))).collect();
    Ok(Analysis::of(think(&asked, effort, stop, told)))
}

fn opened(game: &dyn GameKind, record: &Record) -> Result<Box<dyn AnyTable>, Refused> {
    game.replay(&Record { actions: Vec::new(), ..record.clone() })
}

fn think(
    asked: &[Mutex<Option<Question>>],
    effort: &Effort,
    stop: &Stop,
    told: &(dyn Fn(usize, usize) + Sync),
) -> Vec<Answered> {
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let work = || {
        let mut answered = Vec::new();
        loop {
            let place = next.fetch_add(1, Ordering::Relaxed);
            let Some(question) = asked.get(place).filter(|_| !stop.is_told()) else { return answered };
            let question = question.lock().expect("nobody panics with it").take();
            answered.extend(question.and_then(|question| question.think(effort.budget, stop)));
            told(done.fetch_add(1, Ordering::Relaxed) + 1, asked.len());
        }
    };
    let mut all: Vec<Answered> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..effort.threads.max(1)).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("a bot panicked")).collect()
    });
    all.sort_by_key(|answered| answered.judged.at);
    all
}

fn in_words(
    table: &dyn AnyTable,
    turned: &Turned,
    played: &Value,
    words: &'static Words,
    people: &People,
) -> TurningPoint {
    let Turned { at, seat, lost, better } = turned;
    let choices = table.spoken(Viewer::Seat(*seat), words, people).choices;
    let means = |wanted: &Value| {
        let is_it = |action: &str| serde_json::from_str::<Value>(action).is_ok_and(|meant| meant == *wanted);
        choices.iter().find(|choice| is_it(&choice.action))
    };
    let label = |wanted: &Value| means(wanted).map_or_else(|| wanted.to_string(), |choice| choice.label.clone());
    let detail = |wanted: &Value| means(wanted).map_or_else(String::new, |choice| choice.detail.clone());
    let (mut chosen, best) = (label(played), label(better));
    // The same thing done in another way: what it costs tells the two apart.
    if chosen == best {
        chosen = format!("{chosen} ({})", detail(played));
    }
    let (when, asked) = table.looked_back_on(*seat, words, people);
    let why = table.reasons(*seat, words)(&Answer::first(better)).unwrap_or_default();
    let facts = if why.says_all && !why.said.is_empty() { String::new() } else { detail(better) };
    let told: Vec<String> = [facts].into_iter().filter(|fact| !fact.is_empty()).chain(why.said).collect();
    let better_detail = told.join(" · ");
    TurningPoint { at: *at, seat: *seat, lost: *lost, when, asked, chosen, better: best, better_detail }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{SeatSet, Seed};
    use web_ui::{Lang, Person};

    fn analysed(slug: &str, threads: usize) -> (Record, Analysis, Vec<TurningPoint>) {
        let game = crate::find(slug).unwrap();
        let seats = game.seats().0.max(2);
        let bots = [BotName::Random];
        let table = game.play_out(seats, &game.default_options(), &bots, Seed::new("analysis")).unwrap();
        let mut record = table.record(&vec!["Anna".to_owned(); seats]);
        record.actions.truncate(30);
        let person = |_| Person { name: "Anna".into(), bot: None, is_open: false };
        let people = People::new((0..seats).map(person).collect(), SeatSet::EMPTY);
        let effort = Effort { bot: BotName::Broker, budget: Budget::nodes(8), threads };
        let analysis = analyse(game, &record, &effort, &Stop::NEVER, &|_, _| ()).unwrap();
        let points = analysis.told(game, &record, Words::new(Lang::En), &people).unwrap();
        (record, analysis, points)
    }

    #[test]
    fn every_decision_is_judged_and_the_dearest_are_told_in_words() {
        for slug in ["steel-driver", "ticket-to-ride-legacy"] {
            let (record, analysis, points) = analysed(slug, 2);

            assert_eq!(analysis, analysed(slug, 1).1, "the number of threads changes nothing");
            assert!(analysis.moments.len() <= record.actions.len() && analysis.moments.len() > 5, "{slug}");
            assert!(analysis.moments.iter().all(|its| (0.0..=1.0).contains(&its.win) && its.lost <= its.win), "{slug}");
            let losses: Vec<f64> = analysis.turning_points.iter().map(|its| its.lost).collect();
            assert!(losses.is_sorted_by(|one, next| one >= next), "{slug}: {losses:?}");
            assert_eq!(points.len(), losses.len(), "{slug}");
            assert!(points.iter().all(|its| !its.chosen.is_empty() && !its.better.is_empty()), "{slug}: {points:?}");
        }
    }

    #[test]
    fn everybody_is_told_their_own_dearest_decisions_behind_the_dearest_of_all() {
        let answered = |at: usize, seat: u8, lost: f64| Answered {
            judged: Judged { at, seat: Seat(seat), win: 0.9, lost },
            better: Value::Null,
        };
        let of_the_first = (0..8).map(|at| answered(at, 0, 0.5 - at as f64 / 100.0));
        let of_the_second = (8..12).map(|at| answered(at, 1, 0.3 - at as f64 / 100.0));

        let analysis = Analysis::of(of_the_first.chain(of_the_second).chain([answered(12, 2, 0.01)]).collect());

        let told: Vec<usize> = analysis.turning_points.iter().map(|turned| turned.at).collect();
        assert_eq!(told, [0, 1, 2, 3, 4, 5, 8, 9], "and nothing that cost next to nothing");
    }

    #[test]
    fn what_was_lost_is_told_in_parts_of_the_chart() {
        let answered = |at: usize, seat: u8, lost: f64| Answered {
            judged: Judged { at, seat: Seat(seat), win: 0.9, lost },
            better: Value::Null,
        };

        let analysis = Analysis::of(vec![answered(0, 0, 0.0), answered(1, 1, 0.36)]);

        let lost = analysis.turning_points[0].lost;
        assert!((lost - 0.2).abs() < 1e-9, "{lost} of the win, where two hope for nine tenths each");
        assert_eq!(analysis.chances(2)[2].1, [0.5, 0.5]);
    }

    #[test]
    fn chances_of_several_add_up_and_those_of_one_alone_stay_as_they_are() {
        let moment = |at: usize, seat: u8, win: f64| Judged { at, seat: Seat(seat), win, lost: 0.0 };
        let of = |moments: Vec<Judged>| Analysis { moments, turning_points: Vec::new() };

        let two = of(vec![moment(0, 0, 0.75), moment(3, 1, 0.25)]).chances(2);
        assert_eq!(two[0], (0, vec![0.5, 0.5]));
        assert_eq!(two[2], (3, vec![0.75, 0.25]));
        assert_eq!(of(vec![moment(0, 0, 0.9)]).chances(1)[1], (0, vec![0.9]));
    }
}
