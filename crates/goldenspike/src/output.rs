//! Standard output, whose reader may go away.

use crate::failure::Failure;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use std::fmt::Display;
use std::io::{self, BufRead, ErrorKind, IsTerminal, Write};

/// Prints a line.
pub(crate) fn say(text: impl Display) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    writeln!(out, "{text}").and_then(|()| out.flush()).map_err(unwritten)
}

/// Prints a question and reads the answer: nothing when the input has ended.
pub(crate) fn ask(question: impl Display) -> Result<Option<String>, Failure> {
    let mut out = io::stdout().lock();
    write!(out, "{question} ").and_then(|()| out.flush()).map_err(unwritten)?;
    let mut line = String::new();
    match io::stdin().lock().read_line(&mut line) {
        Ok(0) => Ok(None),
        Ok(_) => {
            // What comes from a pipe does not show by itself.
            if !io::stdin().is_terminal() {
                writeln!(out, "{}", line.trim()).map_err(unwritten)?;
            }
            Ok(Some(line.trim().to_owned()))
        }
        Err(error) => Err(Failure::environment("the input can't be read").because(error)),
    }
}

/// Prints a value as one line of JSON.
pub(crate) fn say_json(value: &impl Serialize) -> Result<(), Failure> {
    say(serde_json::to_string(value).expect("our answers are plain data"))
}

/// Lines of columns, each as wide as its widest cell; numbers stand at the right.
pub(crate) fn table(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let is_number = |cell: &str| cell.starts_with(|first: char| first.is_ascii_digit() || first == '-' || first == '$');
    let line = |row: &Vec<String>| {
        let cells: Vec<String> = (0..columns)
            .map(|column| {
                let (cell, width) = (row.get(column).map_or("", String::as_str), width(column).unwrap_or(0));
                // The heading of a column of numbers stands over its numbers.
                let right = rows.iter().skip(1).filter_map(|row| row.get(column)).any(|cell| is_number(cell));
                if right { format!("{cell:>width$}") } else { format!("{cell:<width$}") }
            })
            .collect();
        cells.join("  ").trim_end().to_owned()
    };
    rows.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// For work that takes a while: on standard error, and only if somebody looks at it.
pub(crate) fn progress_bar(count: u64, things: &'static str) -> ProgressBar {
    let template = format!("{{bar:40}} {{pos}}/{{len}} {things}, {{eta}} to go");
    let style = ProgressStyle::with_template(&template).expect("the template is right");
    ProgressBar::new(count).with_style(style)
}

/// How many things the machine can do at a time.
pub(crate) fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| cores.get())
}

fn unwritten(error: io::Error) -> Failure {
    match error.kind() {
        ErrorKind::BrokenPipe => Failure::nobody_reads(),
        _ => Failure::environment("the output can't be written").because(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up() {
        let row = |cells: [&str; 2]| cells.map(str::to_owned).to_vec();

        let text = table(&[row(["bot", "wins"]), row(["greedy", "12"]), row(["random", "1"])]);

        assert_eq!(text, "bot     wins\ngreedy    12\nrandom     1");
    }
}
