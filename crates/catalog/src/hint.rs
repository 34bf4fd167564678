//! "What would you do?": the few best answers of a strong bot, in the words of the page.

use crate::{AnyTable, BotName, BotTurn, Budget, Candidate, Mind, Stop};
use engine::{Seat, Viewer};
use serde::Serialize;
use serde_json::Value;
use web_ui::{Choice, People, Rank, Words};

/// Nobody wants to read more reasons than so many, nor more answers of one reason.
const MOST: usize = 3;

/// A question that was taken from a table; it can be thought about anywhere.
pub struct HintTurn {
    turn: Box<dyn BotTurn>,
    choices: Vec<Choice>,
    why: Reasons,
}

/// Why an action would be done, as the first of a hint or behind it. Nothing for what is no advice.
pub(crate) type Reasons = Box<dyn Fn(&Answer) -> Option<Reason> + Send>;

/// What is asked about.
pub struct Answer<'a> {
    pub(crate) action: &'a Value,
    pub(crate) rank: Rank,
    /// What whoever gives it would do next, where that is what it is given for.
    pub(crate) next: Option<&'a Value>,
}

impl<'a> Answer<'a> {
    pub(crate) fn first(action: &'a Value) -> Answer<'a> {
        Answer { action, rank: Rank::First, next: None }
    }
}

/// What is said for an answer, and what it says of sums.
#[derive(Default)]
pub struct Reason {
    pub(crate) said: Vec<String>,
    /// Whether that is all there is to say of it.
    pub(crate) says_all: bool,
    /// What its sums come to.
    pub(crate) comes_to: u32,
    /// Whether it is done for what the same player can do next.
    pub(crate) thinks_on: bool,
}

/// An answer that was thought about.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Hint {
    /// As JSON, as the page's button posts it.
    pub action: Value,
    /// What it does: "Republic to the plains by St. Louis".
    pub label: String,
    /// What it costs and changes: "$4 of $11 · income stays $9".
    pub detail: String,
    /// What it leads to, pays or prevents: "leads on to Chicago: $50 more".
    pub why: String,
    /// The shapes on the page that lead to it.
    #[serde(skip)]
    pub targets: Vec<String>,
    /// Points that it is expected to bring against the others, in the game's own.
    pub worth: f64,
    /// The share of the win that is expected of it, where the bot can tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub win: Option<f64>,
}

impl HintTurn {
    /// Nothing if the seat is not to act.
    pub fn of(table: &dyn AnyTable, seat: Seat, words: &'static Words, people: &People) -> Option<HintTurn> {
        let turn = table.bot_turn(seat, BotName::Baron)?;
        let choices = table.spoken(Viewer::Seat(seat), words, people).choices;
        Some(HintTurn { turn, choices, why: table.reasons(seat, words) })
    }

    /// The best first.
    pub fn think(self, budget: Budget, stop: &Stop) -> Vec<Hint> {
        let thought = self.turn.think(&mut Mind::default(), budget, stop);
        let is_advice = |candidate: &Candidate<Value>| (self.why)(&Answer::first(&candidate.action)).is_some();
        let looked_at = thought.candidates.into_iter().filter(is_advice).take(4 * MOST);
        let named = looked_at.filter_map(|candidate| Some((named(&self.choices, &candidate)?, candidate)));
        let mut first = None;
        told(named.map(|(choice, candidate)| {
            let answer = Answer { rank: Rank::Behind, ..Answer::first(&candidate.action) };
            let Reason { comes_to, thinks_on, .. } = (self.why)(&answer).unwrap_or_default();
            let rank = match first {
                None => Rank::First,
                Some(best) if comes_to > best => Rank::Despite,
                Some(_) => Rank::Behind,
            };
            first.get_or_insert(comes_to);
            let next = thinks_on.then(|| self.turn.next(&candidate.action, budget, stop)).flatten();
            in_words(choice, &self.why, candidate, rank, next.as_ref())
        }))
    }
}

/// What the bot would do, and the few that it looked at most besides: those by what each is expected to bring, which readers are told.
/// Answers of one reason count as one.
fn told(looked_at: impl Iterator<Item = Hint>) -> Vec<Hint> {
    let mut hints: Vec<Hint> = Vec::new();
    let mut reasons = 0;
    for hint in looked_at {
        // Two places of one city that are worth the same read alike: one of them is an answer.
        if hints.iter().any(|known| known.label == hint.label && known.detail == hint.detail) {
            continue;
        }
        let of_reason = hints.iter().filter(|known| !hint.why.is_empty() && known.why == hint.why).count();
        reasons += usize::from(of_reason == 0);
        if reasons > MOST {
            break;
        }
        if of_reason < MOST {
            hints.push(hint);
        }
    }
    if let Some((_, others)) = hints.split_first_mut() {
        others.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    }
    hints
}

/// What the page calls it, if it does.
fn named<'a>(choices: &'a [Choice], Candidate { action, .. }: &Candidate<Value>) -> Option<&'a Choice> {
    choices.iter().find(|choice| serde_json::from_str::<Value>(&choice.action).is_ok_and(|meant| meant == *action))
}

fn in_words(choice: &Choice, why: &Reasons, candidate: Candidate<Value>, rank: Rank, next: Option<&Value>) -> Hint {
    let Candidate { action, worth, win } = candidate;
    let Choice { label, detail, targets, .. } = choice.clone();
    let Reason { said, says_all, .. } = why(&Answer { action: &action, rank, next }).unwrap_or_default();
    let is_all = says_all && (rank == Rank::Despite || !said.is_empty());
    let detail = if is_all { String::new() } else { detail };
    Hint { label, detail, why: said.join(" · "), targets, action, worth, win }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GAMES;
    use engine::Seed;
    use std::collections::BTreeSet;
    use web_ui::{Lang, Person};

    fn people(seats: usize) -> People {
        let person = |seat: usize| Person { name: format!("Player {seat}"), bot: None, is_open: false };
        People::new((0..seats).map(person).collect(), engine::SeatSet::EMPTY)
    }

    #[test]
    fn a_hint_names_the_best_answers_in_the_words_of_the_page() {
        for game in GAMES {
            let seats = game.seats().1;
            let table = game.open(seats, &game.default_options(), Seed::new("hint")).unwrap();
            let seat = table.to_act().first().unwrap();
            let asked = HintTurn::of(&*table, seat, Words::new(Lang::En), &people(seats)).unwrap();

            let hints = asked.think(Budget::nodes(40), &Stop::NEVER);

            let reasons: BTreeSet<&str> = hints.iter().map(|hint| hint.why.as_str()).collect();
            assert!(reasons.len() <= MOST && hints.len() <= MOST * MOST, "{}: {hints:?}", game.slug());
            assert!(!hints.is_empty() || game.slug() != "steel-driver", "its answers are all on the page");
            assert!(hints.iter().all(|hint| table.legal(seat, None).contains(&hint.action)), "{}", game.slug());
            assert!(hints.iter().all(|hint| !hint.label.is_empty()), "{}", game.slug());
            let first = hints.first();
            assert!(first.is_none_or(|hint| !hint.why.is_empty() || !hint.detail.is_empty()), "{}", game.slug());
        }
    }

    fn answer(label: &str, why: &str, worth: f64) -> Hint {
        let (label, why) = (label.to_owned(), why.to_owned());
        Hint { action: Value::Null, label, detail: String::new(), why, targets: Vec::new(), worth, win: None }
    }

    fn labels(looked_at: &[Hint]) -> Vec<String> {
        told(looked_at.iter().cloned()).into_iter().map(|hint| hint.label).collect()
    }

    /// A tree prefers what it looked at most often, whatever the others promise.
    #[test]
    fn the_others_stand_in_the_order_of_what_they_bring() {
        let looked_at =
            [("a", 9.0), ("b", 4.0), ("c", 6.0), ("d", 8.0)].map(|(label, worth)| answer(label, label, worth));

        assert_eq!(labels(&looked_at), ["a", "c", "b"]);
    }

    #[test]
    fn three_answers_of_one_reason_leave_room_for_another_reason() {
        let for_the_share = ["red", "blue", "grey", "green"].map(|label| answer(label, "for the share", 5.0));
        let looked_at: Vec<Hint> = for_the_share.into_iter().chain([answer("build", "earns $60", 4.0)]).collect();

        assert_eq!(labels(&looked_at), ["red", "blue", "grey", "build"]);
    }

    /// Whoever follows a hint to a space of the action track is told there to do what it was good for.
    #[test]
    fn what_a_space_is_said_to_be_good_for_is_what_the_next_hint_begins_with() {
        let game = crate::find("american-rails").unwrap();
        let mut table = game.open(4, &game.default_options(), Seed::new("consistent")).unwrap();
        let mut followed = 0;
        while followed < 12 && !table.is_over() {
            let seat = table.to_act().first().unwrap();
            let hints = |table: &dyn AnyTable| {
                let asked = HintTurn::of(table, seat, Words::new(Lang::En), &people(4)).unwrap();
                asked.think(Budget::nodes(30), &Stop::NEVER)
            };
            let first = hints(&*table).swap_remove(0);
            table.act(seat, &first.action).unwrap();
            let is_train = first.action["do"] == "move_train";
            if !is_train || table.is_over() || !table.to_act().contains(seat) {
                continue;
            }
            let then = hints(&*table).swap_remove(0);
            let is_told = match then.action["do"].as_str().unwrap() {
                "move_train" => continue,
                "leave" | "stop" => first.why.contains("only its place counts"),
                "place_cube" | "name_railway" | "finance" => {
                    let railway = then.action["railway"].as_str().unwrap();
                    first.why.to_lowercase().contains(railway)
                }
                _ => first.why.contains(&then.label),
            };
            assert!(is_told, "{}: {} and then {}", first.label, first.why, then.label);
            followed += 1;
        }
        assert!(followed > 5, "nobody followed one");
    }

    #[test]
    fn nobody_gets_a_hint_out_of_turn() {
        let game = crate::find("american-rails").unwrap();
        let table = game.open(3, &game.default_options(), Seed::new("hint")).unwrap();
        let idle = Seat::all(3).find(|seat| !table.to_act().contains(*seat)).unwrap();

        assert!(HintTurn::of(&*table, idle, Words::new(Lang::En), &people(3)).is_none());
    }
}
