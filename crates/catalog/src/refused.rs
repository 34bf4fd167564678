//! A refusal without the game's own type: a sentence in either language, and its rule.

use engine::{Game, Message, Record, RecordError, Refusal, Rule};
use serde::Serialize;

/// Why something was not done. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Refused {
    /// For programs: `not_your_turn`, `game_over`, `illegal`, `unreadable` …
    pub code: &'static str,
    /// For people, by way of the word files.
    pub message: Message,
    pub rule: Option<Rule>,
    /// What a program or a developer may want to know besides.
    pub detail: String,
}

impl Refused {
    pub(crate) fn new(code: &'static str, message: Message) -> Refused {
        Refused { code, message, rule: None, detail: String::new() }
    }

    pub(crate) fn unreadable(why: impl ToString) -> Refused {
        Refused { detail: why.to_string(), ..Refused::new("unreadable", Message::new("no-unreadable-action")) }
    }

    pub(crate) fn bad_options(why: impl ToString) -> Refused {
        Refused { detail: why.to_string(), ..Refused::new("bad_options", Message::new("no-bad-options")) }
    }

    pub(crate) fn illegal<G: Game>(illegal: &G::Illegal) -> Refused {
        Refused { rule: Some(G::rule(illegal)), ..Refused::new("illegal", G::explain(illegal)) }
    }

    pub(crate) fn refusal<G: Game>(refusal: &Refusal<G::Illegal>) -> Refused {
        match refusal {
            Refusal::GameOver => Refused::new("game_over", Message::new("no-game-over")),
            Refusal::NotYourTurn { to_act } => {
                let waits_for = to_act.first().expect("or the game is over");
                Refused::new("not_your_turn", Message::new("no-not-your-turn").seat("seat", waits_for))
            }
            Refusal::Illegal(illegal) => Refused::illegal::<G>(illegal),
        }
    }

    pub(crate) fn record<G: Game>(error: &RecordError<G::Illegal>) -> Refused {
        let number = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        let (message, rule) = match error {
            RecordError::OtherFormat { found, .. } => {
                let message = Message::new("no-record-format");
                (message.number("found", *found).number("known", Record::FORMAT), None)
            }
            RecordError::OtherGame { .. } => (Message::new("no-record-game"), None),
            RecordError::OtherRules { found, known } => {
                (Message::new("no-record-rules").number("found", *found).number("known", *known), None)
            }
            RecordError::BadOptions { .. } => (Message::new("no-bad-options"), None),
            RecordError::CannotOpen(illegal) => (G::explain(illegal), Some(G::rule(illegal))),
            RecordError::UnknownAction { number: n, .. } => {
                (Message::new("no-record-unknown-action").number("number", number(*n)), None)
            }
            RecordError::Refused { number: n, seat, refusal } => {
                let rule = Refused::refusal::<G>(refusal).rule;
                (Message::new("no-record-refused").number("number", number(*n)).seat("seat", *seat), rule)
            }
        };
        Refused { code: "bad_record", message, rule, detail: error.to_string() }
    }
}

/// For developers and the terminal's last resort.
impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "{}", self.message)?;
        if !self.detail.is_empty() {
            write!(f, ": {}", self.detail)?;
        }
        match self.rule {
            Some(rule) => write!(f, " ({rule})"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Refused {}
