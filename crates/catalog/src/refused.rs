//! A refusal without the game's own type: a sentence in either language, and its rule.

use engine::{Game, Message, Record, RecordError, Refusal, Rule};
use serde::Serialize;

/// Why something was not done. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Refused {
    pub code: RefusalCode,
    /// For people, by way of the word files.
    pub message: Message,
    pub rule: Option<Rule>,
    /// What a program or a developer may want to know besides.
    pub detail: String,
}

/// What kind of refusal it is, for programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RefusalCode {
    NotYourTurn,
    GameOver,
    /// Against a rule.
    Illegal,
    /// Not an action of this game at all.
    Unreadable,
    BadOptions,
    BadRecord,
}

impl Refused {
    pub(crate) fn new(code: RefusalCode, message: Message) -> Refused {
        Refused { code, message, rule: None, detail: String::new() }
    }

    pub(crate) fn unreadable(why: impl ToString) -> Refused {
        Refused {
            detail: why.to_string(),
            ..Refused::new(RefusalCode::Unreadable, Message::new("no-unreadable-action"))
        }
    }

    pub(crate) fn bad_options(why: impl ToString) -> Refused {
        Refused { detail: why.to_string(), ..Refused::new(RefusalCode::BadOptions, Message::new("no-bad-options")) }
    }

    pub(crate) fn illegal<G: Game>(illegal: &G::Illegal) -> Refused {
        Refused { rule: Some(G::rule(illegal)), ..Refused::new(RefusalCode::Illegal, G::explain(illegal)) }
    }

    pub(crate) fn refusal<G: Game>(refusal: &Refusal<G::Illegal>) -> Refused {
        match refusal {
            Refusal::GameOver => Refused::new(RefusalCode::GameOver, Message::new("no-game-over")),
            Refusal::NotYourTurn { to_act } => {
                let waits_for = to_act.first().expect("or the game is over");
                Refused::new(RefusalCode::NotYourTurn, Message::new("no-not-your-turn").seat("seat", waits_for))
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
        Refused { code: RefusalCode::BadRecord, message, rule, detail: error.to_string() }
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
