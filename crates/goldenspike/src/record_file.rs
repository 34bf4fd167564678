//! Record files: read from a path or standard input, written so that people can read them too.

use crate::failure::Failure;
use crate::game::GameArg;
use catalog::engine::Record;
use serde::Serialize;
use std::fs::OpenOptions;
use std::io::{ErrorKind, Read, Write};
use std::path::Path;

/// No record of a game comes near this.
const LARGEST: u64 = 16 * 1024 * 1024;

/// Reads a record, `-` from standard input, and finds its game.
pub(crate) fn read(path: &Path) -> Result<(Record, GameArg), Failure> {
    let record: Record = serde_json::from_slice(&bytes(path)?).map_err(|error| {
        Failure::bad_input(format!("{} is not a record of a game", name(path)))
            .because(error)
            .advice("a record is what `goldenspike record` prints, or what a table's page lets you download")
    })?;
    let game = record
        .game
        .parse()
        .map_err(|why| Failure::bad_input(format!("{} is a record of \"{}\"", name(path), record.game)).because(why))?;
    Ok((record, game))
}

/// As JSON: the heading on the first line, then one action a line.
pub(crate) fn to_text(record: &Record) -> String {
    let heading = json(&Record { actions: Vec::new(), ..record.clone() });
    let heading = heading.strip_suffix("]}").expect("the actions come last in a record");
    let actions: Vec<String> = record.actions.iter().map(json).collect();
    format!("{heading}\n{}\n]}}", actions.join(",\n"))
}

/// Writes it to a new file or over an old one.
pub(crate) fn write(record: &Record, path: &Path) -> Result<(), Failure> {
    std::fs::write(path, to_text(record) + "\n").map_err(|error| unwritten(path, &error))
}

/// Writes it to a new file; says no where there is one already.
pub(crate) fn write_new(record: &Record, path: &Path) -> Result<bool, Failure> {
    let new = OpenOptions::new().write(true).create_new(true).open(path);
    match new.and_then(|mut file| file.write_all((to_text(record) + "\n").as_bytes())) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(false),
        Err(error) => Err(unwritten(path, &error)),
    }
}

fn unwritten(path: &Path, error: &std::io::Error) -> Failure {
    Failure::environment(format!("{} can't be written", path.display())).because(error)
}

fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("a record is plain data")
}

fn bytes(path: &Path) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let read = if path == Path::new("-") {
        std::io::stdin().lock().take(LARGEST + 1).read_to_end(&mut bytes)
    } else {
        std::fs::File::open(path).and_then(|file| file.take(LARGEST + 1).read_to_end(&mut bytes))
    };
    read.map_err(|error| Failure::environment(format!("{} can't be read", name(path))).because(error))?;
    if bytes.len() as u64 > LARGEST {
        let why = format!("it is larger than {} MB", LARGEST / 1024 / 1024);
        return Err(Failure::bad_input(format!("{} is not a record of a game", name(path))).because(why));
    }
    Ok(bytes)
}

fn name(path: &Path) -> String {
    if path == Path::new("-") { "standard input".to_owned() } else { path.display().to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::engine::{RecordedAction, Seat, Seed};

    #[test]
    fn a_written_record_is_the_same_when_it_is_read() {
        let action = |seat: u8| RecordedAction { seat: Seat(seat), action: serde_json::json!({"do": "pass"}) };
        let record = Record {
            format: Record::FORMAT,
            game: "american-rails".into(),
            rules: 1,
            options: serde_json::json!({}),
            seats: Vec::new(),
            seed: Seed::new("7"),
            fair: None,
            actions: vec![action(0), action(1)],
        };

        let text = to_text(&record);

        assert_eq!(serde_json::from_str::<Record>(&text).unwrap(), record);
        assert_eq!(text.lines().count(), 4, "heading, two actions, end: {text}");
        let nothing_played = Record { actions: Vec::new(), ..record };
        assert_eq!(serde_json::from_str::<Record>(&to_text(&nothing_played)).unwrap(), nothing_played);
    }
}
