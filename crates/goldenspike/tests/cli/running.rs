//! Runs the program and reads what it says.

use catalog::engine::Record;
use serde_json::Value;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The exit codes that `--help` promises.
pub(crate) const DONE: i32 = 0;
pub(crate) const NEGATIVE: i32 = 1;
pub(crate) const BAD_INPUT: i32 = 2;
pub(crate) const ENVIRONMENT: i32 = 3;

/// What came of running the program.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Ran {
    /// What it printed, if all went well.
    #[track_caller]
    pub(crate) fn done(self) -> String {
        assert_eq!(self.code, DONE, "{self:?}");
        self.out
    }

    /// The JSON it printed, if all went well.
    #[track_caller]
    pub(crate) fn json(self) -> Value {
        let out = self.done();
        serde_json::from_str(&out).unwrap_or_else(|error| panic!("{error}: {out}"))
    }

    /// The complaint, if it ended with this code and printed nothing else.
    #[track_caller]
    pub(crate) fn complaint(self, code: i32) -> String {
        assert_eq!(self.code, code, "{self:?}");
        assert_eq!(self.out, "", "a complaint is not output");
        assert!(self.err.starts_with("error: "), "{self:?}");
        self.err
    }
}

pub(crate) fn goldenspike(args: &[&str]) -> Ran {
    goldenspike_reading("", args)
}

/// With this on standard input.
pub(crate) fn goldenspike_reading(input: &str, args: &[&str]) -> Ran {
    let mut child = command(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program was built");
    let mut stdin = child.stdin.take().expect("it is piped");
    let input = input.to_owned();
    // In a thread of its own: the program may print before it has read everything, or not read at all.
    let writing = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let output = child.wait_with_output().expect("it ends");
    writing.join().expect("writing does not panic");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("it prints text");
    Ran { code: output.status.code().expect("no signal"), out: text(output.stdout), err: text(output.stderr) }
}

pub(crate) fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_goldenspike"));
    command
        .args(args)
        .current_dir(env!("CARGO_TARGET_TMPDIR"))
        .env("USER", "Anna")
        .env_remove("RUST_LOG")
        .env_remove("COLUMNS");
    command
}

/// A path for a file of one test.
pub(crate) fn scratch(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{name}", std::process::id()))
}

/// The same, as an argument.
pub(crate) fn scratch_arg(name: &str) -> String {
    scratch(name).to_str().expect("the build folder has a plain name").to_owned()
}

/// A finished game of random bots.
pub(crate) fn a_record() -> Record {
    let text = goldenspike(&["record", "american-rails", "--seats", "4", "--bots", "random", "--seed", "7"]).done();
    serde_json::from_str(&text).expect("a record is printed")
}

pub(crate) fn to_text(record: &Record) -> String {
    serde_json::to_string(record).expect("a record is plain data")
}

/// The names of an object's fields, in the order in which they were printed.
pub(crate) fn fields_in_order(json: &str, names: &[&str]) {
    let places: Vec<usize> = names
        .iter()
        .map(|name| json.find(&format!("\"{name}\":")).unwrap_or_else(|| panic!("{name} is missing: {json}")))
        .collect();
    assert!(places.is_sorted(), "{names:?} in {json}");
}
