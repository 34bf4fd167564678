//! Standard output, whose reader may go away.

use crate::failure::Failure;
use catalog::web_ui::disturbs;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use std::borrow::Cow;
use std::fmt::{Display, Write as _};
use std::io::{self, BufRead, ErrorKind, IsTerminal, Write};

/// Prints a line.
pub(crate) fn say(text: impl Display) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    writeln!(out, "{}", plainly(&text.to_string())).and_then(|()| out.flush()).map_err(unwritten)
}

/// What is not part of the answer: for whoever looks on, on standard error.
pub(crate) fn say_aside(text: impl Display) {
    eprintln!("{}", plainly(&text.to_string()));
}

/// Prints a question and reads the answer: nothing when the input has ended.
pub(crate) fn ask(question: impl Display) -> Result<Option<String>, Failure> {
    let mut out = io::stdout().lock();
    write!(out, "{} ", plainly(&question.to_string())).and_then(|()| out.flush()).map_err(unwritten)?;
    let mut line = String::new();
    match io::stdin().lock().read_line(&mut line) {
        Ok(0) => Ok(None),
        Ok(_) => {
            // What comes from a pipe does not show by itself.
            if !io::stdin().is_terminal() {
                writeln!(out, "{}", plainly(line.trim())).map_err(unwritten)?;
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

/// Text as a terminal may get it: names, file names and whatever else comes from outside could steer it, so a sign that
/// disturbs is written as its number. In JSON that is the same text.
pub(crate) fn plainly(text: &str) -> Cow<'_, str> {
    let disturbs = |sign: char| sign != '\n' && disturbs(sign);
    if !text.contains(disturbs) {
        return text.into();
    }
    let mut plain = String::with_capacity(text.len());
    for sign in text.chars() {
        if disturbs(sign) {
            write!(plain, "\\u{:04x}", u32::from(sign)).expect("text takes any text");
        } else {
            plain.push(sign);
        }
    }
    plain.into()
}

/// How many signs a line of the terminal holds; nothing if the output goes elsewhere.
pub(crate) fn width() -> Option<usize> {
    const NARROWEST: usize = 20;
    let asked = || std::env::var("COLUMNS").ok()?.parse().ok();
    let terminal = || terminal_size::terminal_size_of(io::stdout()).map(|(width, _)| usize::from(width.0));
    terminal().or_else(asked).map(|width: usize| width.max(NARROWEST))
}

/// A line that goes on below itself, so far to the right, where it is wider than `width`.
pub(crate) fn fitted(line: &str, indent: usize, width: Option<usize>) -> String {
    let Some(width) = width else { return line.to_owned() };
    let indent = " ".repeat(indent);
    textwrap::fill(line, textwrap::Options::new(width).subsequent_indent(&indent))
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
                let room = " ".repeat(width - cell.chars().count());
                if right { room + cell } else { cell.to_owned() + &room }
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

    #[test]
    fn a_cell_may_be_wider_than_any_line() {
        let wide = "x".repeat(65_536);

        assert_eq!(table(&[vec!["name".into(), "wins".into()], vec![wide.clone(), "1".into()]]).lines().count(), 2);
    }

    #[test]
    fn nothing_steers_the_terminal() {
        assert_eq!(plainly("Anna\nand Zoë ✚"), "Anna\nand Zoë ✚");
        assert_eq!(plainly("\u{1b}[31m\r\u{9b}\u{202e}"), r"\u001b[31m\u000d\u009b\u202e");
        let name = "\u{7f}\u{9b}Anna";
        let json = serde_json::to_string(name).unwrap();
        assert_eq!(serde_json::from_str::<String>(&plainly(&json)).unwrap(), name, "programs read the same");
    }
}
