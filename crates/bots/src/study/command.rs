//! A bot that is a program of its own: it is asked on its standard input and answers on its standard output, a line of JSON each.

use crate::{Bot, Taste, Turn};
use engine::Chance;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Write};
use std::marker::PhantomData;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Arc, Mutex};

/// What went wrong with a program, told to whoever plays with it. The first fault is the one that counts.
#[derive(Clone, Debug, Default)]
pub struct CommandFault(Arc<Mutex<Option<String>>>);

impl CommandFault {
    /// The first fault, if there was one.
    pub fn get(&self) -> Option<String> {
        self.0.lock().expect("nobody panics with it").clone()
    }

    fn tell(&self, what: String) {
        self.0.lock().expect("nobody panics with it").get_or_insert(what);
    }
}

/// A program at a seat. It is started when it is first asked, and lives as long as its seat.
pub(super) struct CommandBot<G> {
    line: String,
    fault: CommandFault,
    process: Option<Process>,
    game: PhantomData<fn() -> G>,
}

struct Process {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Drop for Process {
    /// Its input ends, so it should; a program that does not is ended.
    fn drop(&mut self) {
        self.input = None;
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl<G> CommandBot<G> {
    pub(super) fn new(line: &str, fault: CommandFault) -> CommandBot<G> {
        CommandBot { line: line.to_owned(), fault, process: None, game: PhantomData }
    }

    /// Asks for one answer.
    fn ask(&mut self, question: &Value) -> Result<Value, String> {
        let line = &self.line;
        if self.process.is_none() {
            self.process = Some(start(line).map_err(|why| format!("`{line}` can't be started: {why}"))?);
        }
        let process = self.process.as_mut().expect("it was just started");
        let input = process.input.as_mut().expect("it lives");
        writeln!(input, "{question}")
            .and_then(|()| input.flush())
            .map_err(|why| format!("`{line}` no longer reads: {why}"))?;
        let mut answer = String::new();
        match process.output.read_line(&mut answer) {
            Ok(0) => Err(format!("`{line}` ended without an answer")),
            Ok(_) => serde_json::from_str(&answer).map_err(|_| format!("`{line}` answered no JSON: {}", answer.trim())),
            Err(why) => Err(format!("`{line}` can't be read: {why}")),
        }
    }
}

fn start(line: &str) -> std::io::Result<Process> {
    let mut child = Command::new("sh").arg("-c").arg(line).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let (input, output) = (child.stdin.take(), child.stdout.take().expect("it is piped"));
    Ok(Process { child, input, output: BufReader::new(output) })
}

/// The place of the answer among the legal actions: a number, or the action itself.
fn chosen<A: DeserializeOwned + PartialEq>(answer: &Value, legal: &[A]) -> Option<usize> {
    let choice = answer.get("choose")?;
    match choice.as_u64() {
        Some(index) => usize::try_from(index).ok().filter(|index| *index < legal.len()),
        None => {
            let action: A = serde_json::from_value(choice.clone()).ok()?;
            legal.iter().position(|known| *known == action)
        }
    }
}

impl<G> Bot<G> for CommandBot<G>
where
    G: Taste,
    G::View: Serialize,
    G::Action: Serialize + DeserializeOwned,
{
    /// After a fault it plays anything: the game no longer counts.
    fn choose(&mut self, turn: &Turn<G>, _chance: &mut Chance) -> G::Action {
        if self.fault.get().is_some() {
            return turn.legal[0];
        }
        let question = json!({
            "game": G::SLUG,
            "seat": turn.seat,
            "view": turn.sight.view(),
            "legal": turn.legal,
        });
        let found = self.ask(&question).and_then(|answer| {
            let line = &self.line;
            chosen(&answer, turn.legal).ok_or_else(|| format!("`{line}` chose what is not legal: {answer}"))
        });
        match found {
            Ok(index) => turn.legal[index],
            Err(why) => {
                self.fault.tell(why);
                turn.legal[0]
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_a_number_or_the_action_itself() {
        let legal = ["pass".to_owned(), "build".to_owned()];
        let chosen = |answer: Value| chosen(&answer, &legal);

        assert_eq!(chosen(json!({ "choose": 1 })), Some(1));
        assert_eq!(chosen(json!({ "choose": "build" })), Some(1));
        for nonsense in [json!({ "choose": 2 }), json!({ "choose": -1 }), json!({ "choose": "fly" }), json!(1)] {
            assert_eq!(chosen(nonsense), None);
        }
    }
}
