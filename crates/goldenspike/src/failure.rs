//! What went wrong, for people and for the programs that called.

use crate::output::plainly;
use std::fmt::{self, Display};
use std::io::ErrorKind;
use std::path::Path;
use std::process::ExitCode;

/// Why a command did not do what was asked: what happened, why, and what to do about it.
#[derive(Debug)]
pub(crate) struct Failure {
    kind: Kind,
    what: String,
    why: Option<String>,
    todo: Option<String>,
}

/// The exit codes, as every `--help` and the README list them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// The reader of our output went away: nothing is wrong.
    NobodyReads = 0,
    /// The question was understood, and the answer is no.
    Negative = 1,
    /// A wrong argument or a file that is not what it should be. (Also the code of clap.)
    BadInput = 2,
    /// A file, a folder or a port that can't be used.
    Environment = 3,
}

/// For the end of every `--help`.
pub(crate) const EXIT_CODES: &str = "Exit codes:
  0  done
  1  the answer is no: a record that does not hold
  2  wrong arguments, or a file that is not what it should be
  3  a file, a folder or a port that can't be used";

impl Failure {
    pub(crate) fn negative(what: impl Display) -> Failure {
        Failure::new(Kind::Negative, what)
    }

    pub(crate) fn bad_input(what: impl Display) -> Failure {
        Failure::new(Kind::BadInput, what)
    }

    pub(crate) fn environment(what: impl Display) -> Failure {
        Failure::new(Kind::Environment, what)
    }

    /// A new file that can't be made; one that is there is never overwritten.
    pub(crate) fn of_new_file(file: &Path, error: &std::io::Error) -> Failure {
        let failure = Failure::environment(format!("{} can't be made", file.display()));
        match error.kind() {
            ErrorKind::AlreadyExists => {
                failure.because("there is one of that name").advice("name another, or move that one away")
            }
            _ => failure.because(error),
        }
    }

    pub(crate) fn nobody_reads() -> Failure {
        Failure::new(Kind::NobodyReads, "")
    }

    pub(crate) fn because(self, why: impl Display) -> Failure {
        Failure { why: Some(why.to_string()), ..self }
    }

    pub(crate) fn advice(self, todo: impl Display) -> Failure {
        Failure { todo: Some(todo.to_string()), ..self }
    }

    /// Says it on standard error; gives the exit code.
    pub(crate) fn report(&self) -> ExitCode {
        if self.kind != Kind::NobodyReads {
            eprintln!("{}", plainly(&self.to_string()));
        }
        ExitCode::from(self.kind as u8)
    }

    fn new(kind: Kind, what: impl Display) -> Failure {
        Failure { kind, what: what.to_string(), why: None, todo: None }
    }
}

impl Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "error: {}", self.what)?;
        for (label, text) in [("why", &self.why), ("try", &self.todo)] {
            if let Some(text) = text {
                write!(f, "\n  {label}: {text}")?;
            }
        }
        Ok(())
    }
}
