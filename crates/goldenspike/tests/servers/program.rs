//! A running `goldenspike serve`, and what can be asked of it.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Error, ErrorKind, Read, Result, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

pub(crate) const GAME: &str = "american-rails";

/// Killed when dropped.
pub(crate) struct Program {
    pub(crate) process: Child,
    pub(crate) port: u16,
}

/// Status and JSON.
pub(crate) type Answer = (u16, Value);

impl Program {
    pub(crate) fn start(data: &Path, args: &[&str]) -> Program {
        Program::run(Command::new(env!("CARGO_BIN_EXE_goldenspike")), data, args)
    }

    /// The same, by a command that runs its arguments. Bots don't wait, and one client plays for many.
    pub(crate) fn run(mut command: Command, data: &Path, args: &[&str]) -> Program {
        command.args(["serve", "--bot-pause", "0", "--requests-per-minute", "0", "--tables-per-hour", "0", "--data"]);
        command.arg(data).args(args);
        if !args.contains(&"--listen") {
            command.args(["--listen", "127.0.0.1:0"]);
        }
        let mut process = command.env("RUST_LOG", "off").stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let port = line.split("localhost:").nth(1).and_then(|rest| rest.split(' ').next()?.trim().parse().ok());
        Program { process, port: port.unwrap_or_else(|| panic!("no address in {line:?}")) }
    }

    pub(crate) fn get(&self, path: &str) -> Answer {
        call(self.port, "GET", path, None, None).unwrap()
    }

    pub(crate) fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A table that a program opened: its name, and the tokens of the opener's seats.
#[derive(Clone)]
pub(crate) struct Opened {
    pub(crate) id: String,
    pub(crate) tokens: Vec<Option<String>>,
}

impl Opened {
    pub(crate) fn path(&self) -> String {
        format!("/api/tables/{}", self.id)
    }
}

/// Seats are `me` or the name of a bot.
pub(crate) fn open(port: u16, seats: &[&str]) -> Result<Opened> {
    let seat =
        |kind: &&str| if *kind == "me" { json!({ "kind": kind }) } else { json!({ "kind": "bot", "bot": kind }) };
    let wanted = json!({ "game": GAME, "seats": seats.iter().map(seat).collect::<Vec<_>>() });
    let (status, opened) = call(port, "POST", "/api/tables", None, Some(&wanted))?;
    if status == 503 {
        return Err(ErrorKind::ResourceBusy.into());
    }
    assert_eq!(status, 201, "{opened}");
    let token = |seat: &Value| seat["token"].as_str().map(str::to_owned);
    Ok(Opened {
        id: opened["id"].as_str().unwrap().to_owned(),
        tokens: opened["seats"].as_array().unwrap().iter().map(token).collect(),
    })
}

/// Whoever is to act does the first legal thing. Gives the status, and the code of the refusal.
pub(crate) fn act(server: &Program, table: &Opened) -> Answer {
    let now = server.get(&table.path()).1;
    let seat = now["to_act"][0].as_u64().expect("the game is not over") as usize;
    let token = table.tokens[seat].as_deref();
    let legal = call(server.port, "GET", &format!("{}/legal", table.path()), token, None).unwrap().1;
    let act = json!({ "version": now["version"], "action": legal["actions"][0] });
    let path = format!("{}/actions", table.path());
    let (status, answer) = call(server.port, "POST", &path, token, Some(&act)).unwrap();
    (status, answer["error"]["code"].clone())
}

/// One request. An answer that is cut off is no answer.
pub(crate) fn call(port: u16, method: &str, path: &str, token: Option<&str>, body: Option<&Value>) -> Result<Answer> {
    let mut wire = send(port, method, path, token, body)?;
    let mut answer = String::new();
    wire.read_to_string(&mut answer)?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or(ErrorKind::UnexpectedEof)?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or(ErrorKind::InvalidData)?;
    let json = if head.contains("application/json") {
        serde_json::from_str(body).map_err(|error| Error::new(ErrorKind::UnexpectedEof, error))?
    } else {
        body.into()
    };
    Ok((status, json))
}

/// A request; its answer can be read from what this gives.
pub(crate) fn send(
    port: u16,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: Option<&Value>,
) -> Result<TcpStream> {
    let body = body.map(Value::to_string).unwrap_or_default();
    let token = token.map(|token| format!("authorization: Bearer {token}\r\n")).unwrap_or_default();
    let request = format!(
        "{method} {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\naccept: application/json\r\n{token}content-length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut wire = TcpStream::connect(("127.0.0.1", port))?;
    wire.set_read_timeout(Some(PATIENCE))?;
    wire.write_all(request.as_bytes())?;
    Ok(wire)
}

/// Nothing here takes long; a test that waits in vain ends with a message instead of never.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) fn wait_until(mut is_so: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !is_so() {
        assert!(begun.elapsed() < PATIENCE, "it does not happen");
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// A folder of one test, removed at its end.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("goldenspike-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
