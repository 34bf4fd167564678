//! After a game: how everybody's chances went, and the decisions that cost most of them.

use crate::{AnyTable, BotName, BotTurn, Budget, GameKind, Mind, Refused, Stop, Thought};
use engine::{Record, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use web_ui::{People, Words};

/// How a game went, in the eyes of a bot that looks ahead.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Analysis {
    /// Every decision of the game.
    pub moments: Vec<Judged>,
    /// The decisions that cost most, the dearest first.
    pub turning_points: Vec<TurningPoint>,
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
pub struct TurningPoint {
    /// Decisions before it.
    pub at: usize,
    pub seat: Seat,
    /// The share of the win that it cost.
    pub lost: f64,
    /// What was done, in the words of the page.
    pub chosen: String,
    /// What would have been better.
    pub better: String,
    /// What that costs and changes.
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

/// Nobody wants to read more than so many.
const MOST_TURNING_POINTS: usize = 6;
/// What cost less of the win is no turning point.
const LEAST_LOSS: f64 = 0.02;

/// A question, and what was really answered.
struct Asked {
    at: usize,
    seat: Seat,
    turn: Mutex<Option<Box<dyn BotTurn>>>,
    chosen: Value,
}

/// Thinks about every decision of a game again. `told` hears how many are done; who is told to stop gives what there is.
pub fn analyse(
    game: &dyn GameKind,
    record: &Record,
    effort: &Effort,
    (words, people): (&Words, &People),
    stop: &Stop,
    told: &(dyn Fn(usize, usize) + Sync),
) -> Result<Analysis, Refused> {
    let asked = questions(game, record, effort.bot)?;
    let thoughts = think(&asked, effort, stop, told);
    let mut judged: Vec<(Judged, Value)> =
        asked.iter().zip(thoughts).filter_map(|(asked, thought)| judge(asked, &thought?)).collect();
    let moments = judged.iter().map(|(judged, _)| *judged).collect();
    judged.retain(|(judged, _)| judged.lost >= LEAST_LOSS);
    judged.sort_by(|(one, _), (other, _)| other.lost.total_cmp(&one.lost).then(one.at.cmp(&other.at)));
    judged.truncate(MOST_TURNING_POINTS);
    Ok(Analysis { moments, turning_points: in_words(game, record, &judged, words, people)? })
}

fn opened(game: &dyn GameKind, record: &Record) -> Result<Box<dyn AnyTable>, Refused> {
    game.replay(&Record { actions: Vec::new(), ..record.clone() })
}

fn questions(game: &dyn GameKind, record: &Record, bot: BotName) -> Result<Vec<Asked>, Refused> {
    let mut table = opened(game, record)?;
    let mut asked = Vec::with_capacity(record.actions.len());
    for (at, played) in record.actions.iter().enumerate() {
        let turn = Mutex::new(table.bot_turn(played.seat, bot));
        asked.push(Asked { at, seat: played.seat, turn, chosen: played.action.clone() });
        table.act(played.seat, &played.action)?;
    }
    Ok(asked)
}

fn think(asked: &[Asked], effort: &Effort, stop: &Stop, told: &(dyn Fn(usize, usize) + Sync)) -> Vec<Option<Thought>> {
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let work = || {
        let mut thoughts = Vec::new();
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(question) = asked.get(at) else { return thoughts };
            let turn = question.turn.lock().expect("nobody panics with it").take().filter(|_| !stop.is_told());
            thoughts.push((at, turn.map(|turn| turn.think(&mut Mind::default(), effort.budget, stop))));
            told(done.fetch_add(1, Ordering::Relaxed) + 1, asked.len());
        }
    };
    let mut all: Vec<(usize, Option<Thought>)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..effort.threads.max(1)).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("a bot panicked")).collect()
    });
    all.sort_by_key(|(at, _)| *at);
    all.into_iter().map(|(_, thought)| thought).collect()
}

/// The judgement, and the best answer. What was not even tried counts as the worst that was.
fn judge(asked: &Asked, thought: &Thought) -> Option<(Judged, Value)> {
    let best = thought.candidates.iter().find(|candidate| candidate.action == thought.choice)?;
    let win = best.win?;
    let wins = || thought.candidates.iter().filter_map(|candidate| candidate.win);
    let chosen = thought.candidates.iter().find(|candidate| candidate.action == asked.chosen);
    let got = chosen.and_then(|chosen| chosen.win).unwrap_or_else(|| wins().fold(win, f64::min));
    let lost = if asked.chosen == thought.choice { 0.0 } else { (win - got).max(0.0) };
    Some((Judged { at: asked.at, seat: asked.seat, win, lost }, best.action.clone()))
}

/// Plays the game again, and says what was done and what would have been better where it matters.
fn in_words(
    game: &dyn GameKind,
    record: &Record,
    judged: &[(Judged, Value)],
    words: &Words,
    people: &People,
) -> Result<Vec<TurningPoint>, Refused> {
    let mut table = opened(game, record)?;
    let mut found: Vec<Option<TurningPoint>> = vec![None; judged.len()];
    for (at, played) in record.actions.iter().enumerate() {
        if let Some(place) = judged.iter().position(|(judged, _)| judged.at == at) {
            let (judged, better) = &judged[place];
            let choices = table.spoken(Viewer::Seat(judged.seat), words, people).choices;
            let means = |wanted: &Value| {
                let is_it = |action: &str| serde_json::from_str::<Value>(action).is_ok_and(|meant| meant == *wanted);
                choices.iter().find(|choice| is_it(&choice.action))
            };
            let label =
                |wanted: &Value| means(wanted).map_or_else(|| wanted.to_string(), |choice| choice.label.clone());
            let detail = |wanted: &Value| means(wanted).map_or_else(String::new, |choice| choice.detail.clone());
            let (mut chosen, best) = (label(&played.action), label(better));
            // The same thing done in another way: what it costs tells the two apart.
            if chosen == best {
                chosen = format!("{chosen} ({})", detail(&played.action));
            }
            let (seat, lost) = (judged.seat, judged.lost);
            found[place] = Some(TurningPoint { at, seat, lost, chosen, better: best, better_detail: detail(better) });
        }
        table.act(played.seat, &played.action)?;
    }
    Ok(found.into_iter().flatten().collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{SeatSet, Seed};
    use web_ui::{Lang, Person};

    fn analysed(slug: &str, threads: usize) -> (Record, Analysis) {
        let game = crate::find(slug).unwrap();
        let seats = game.seats().0.max(2);
        let bots = [BotName::Random];
        let table = game.play_out(seats, &game.default_options(), &bots, Seed::new("analysis")).unwrap();
        let mut record = table.record(&vec!["Anna".to_owned(); seats]);
        record.actions.truncate(30);
        let person = |_| Person { name: "Anna".into(), bot: None, is_open: false };
        let people = People { seats: (0..seats).map(person).collect(), mine: SeatSet::EMPTY.into() };
        let effort = Effort { bot: BotName::Broker, budget: Budget::nodes(8), threads };
        let words = (Words::new(Lang::En), &people);
        let analysis = analyse(game, &record, &effort, words, &Stop::NEVER, &|_, _| ()).unwrap();
        (record, analysis)
    }

    #[test]
    fn every_decision_is_judged_and_the_dearest_are_told_in_words() {
        for slug in ["steel-driver", "ticket-to-ride-legacy"] {
            let (record, analysis) = analysed(slug, 2);

            assert_eq!(analysis, analysed(slug, 1).1, "the number of threads changes nothing");
            assert!(analysis.moments.len() <= record.actions.len() && analysis.moments.len() > 5, "{slug}");
            assert!(analysis.moments.iter().all(|its| (0.0..=1.0).contains(&its.win) && its.lost <= its.win), "{slug}");
            let losses: Vec<f64> = analysis.turning_points.iter().map(|its| its.lost).collect();
            assert!(losses.is_sorted_by(|one, next| one >= next), "{slug}: {losses:?}");
            let points = &analysis.turning_points;
            assert!(points.iter().all(|its| !its.chosen.is_empty() && !its.better.is_empty()), "{slug}: {points:?}");
        }
    }
}
