//! Firefox, over its own Marionette protocol: enough to open a page, look at it and click on it. Everything waits: it is for plain tests.

use crate::BrowserError;
use crate::process::{end, fresh_profile};
use serde_json::{Value, json};
use std::fs;
use std::io::{BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// The names it goes by, best first.
const PROGRAMS: [&str; 2] = ["firefox-esr", "firefox"];

/// No first page, no telemetry, no wish to be the default; the port is the system's choice.
const SETTINGS: &str = r#"
user_pref("marionette.port", 0);
user_pref("app.update.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("toolkit.telemetry.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("ui.prefersReducedMotion", 1);
"#;

const START_LIMIT: Duration = Duration::from_secs(60);
const LIMIT: Duration = Duration::from_secs(30);

/// A running Firefox with one window. Dropping it ends the process and removes its profile.
pub struct Firefox {
    child: Child,
    profile: PathBuf,
    wire: BufReader<TcpStream>,
    number: u64,
}

impl Firefox {
    /// Starts a headless Firefox with a fresh profile; it ends with the value.
    pub fn launch() -> Result<Firefox, BrowserError> {
        let program = crate::process::installed(&PROGRAMS)
            .ok_or_else(|| BrowserError::NoFirefox { looked_for: PROGRAMS.join(", ") })?;
        let profile = fresh_profile()?;
        let started = start(program, &profile);
        let (child, wire) = started.inspect_err(|_| {
            let _ = fs::remove_dir_all(&profile);
        })?;
        let mut firefox = Firefox { child, profile, wire: BufReader::new(wire), number: 0 };
        firefox.read()?; // it says hello
        firefox
            .ask("WebDriver:NewSession", &json!({"capabilities": {"alwaysMatch": {"acceptInsecureCerts": true}}}))?;
        Ok(firefox)
    }

    /// Opens a URL and waits until it has loaded.
    pub fn goto(&mut self, url: &str) -> Result<(), BrowserError> {
        self.ask("WebDriver:Navigate", &json!({"url": url})).map(|_| ())
    }

    /// The size of the page in its window.
    pub fn resize(&mut self, width: u32, height: u32) -> Result<(), BrowserError> {
        self.ask("WebDriver:SetWindowRect", &json!({"width": width, "height": height})).map(|_| ())
    }

    /// The value of an expression in the page.
    pub fn js(&mut self, expression: &str) -> Result<Value, BrowserError> {
        let script = format!("return ({expression})");
        let answer = self.ask("WebDriver:ExecuteScript", &json!({"script": script, "args": [], "sandbox": null}))?;
        Ok(answer["value"].clone())
    }

    /// Waits until an expression is true in the page.
    pub fn until(&mut self, condition: &str) -> Result<(), BrowserError> {
        let until = Instant::now() + LIMIT;
        loop {
            let last = match self.js(&format!("Boolean({condition})")) {
                Ok(Value::Bool(true)) => return Ok(()),
                Ok(last) => last.to_string(),
                Err(error) => error.to_string(),
            };
            if Instant::now() > until {
                let url = self.js("location.href").map(|url| url.to_string()).unwrap_or_default();
                let (condition, seconds) = (condition.to_owned(), LIMIT.as_secs());
                return Err(BrowserError::NeverTrue { condition, last, url, console: Vec::new(), seconds });
            }
            sleep(Duration::from_millis(50));
        }
    }

    /// Clicks the first element that a selector finds, as a person would.
    pub fn click(&mut self, css: &str) -> Result<(), BrowserError> {
        self.until(&format!("document.querySelector({})", json!(css)))?;
        let found = self.ask("WebDriver:FindElement", &json!({"using": "css selector", "value": css}))?;
        let element = found["value"].as_object().and_then(|element| element.values().next()).cloned();
        self.ask("WebDriver:ElementClick", &json!({"id": element})).map(|_| ())
    }

    fn ask(&mut self, command: &str, params: &Value) -> Result<Value, BrowserError> {
        self.number += 1;
        let message = json!([0, self.number, command, params]).to_string();
        let told = format!("{}:{message}", message.len());
        self.wire.get_mut().write_all(told.as_bytes()).map_err(|_| BrowserError::Gone)?;
        let answer = self.read()?;
        match (&answer[2], &answer[3]) {
            (Value::Null, result) => Ok(result.clone()),
            (error, _) => {
                let message = error["message"].as_str().unwrap_or_default().to_owned();
                Err(BrowserError::Refused { method: command.to_owned(), message })
            }
        }
    }

    /// A message: how many bytes it has, a colon, and JSON.
    fn read(&mut self) -> Result<Value, BrowserError> {
        let mut length = 0;
        loop {
            let mut sign = [0];
            self.wire.read_exact(&mut sign).map_err(|_| BrowserError::Gone)?;
            match sign[0] {
                digit @ b'0'..=b'9' => length = length * 10 + usize::from(digit - b'0'),
                _ => break,
            }
        }
        let mut message = vec![0; length];
        self.wire.read_exact(&mut message).map_err(|_| BrowserError::Gone)?;
        let unexpected = || BrowserError::Unexpected {
            method: "Marionette".to_owned(),
            answer: String::from_utf8_lossy(&message).into_owned(),
        };
        serde_json::from_slice(&message).map_err(|_| unexpected())
    }
}

/// Starts it, and connects once it has said on which port it listens.
fn start(program: &str, profile: &Path) -> Result<(Child, TcpStream), BrowserError> {
    let did_not = |stderr: String| BrowserError::DidNotStart { program: program.to_owned(), stderr };
    fs::write(profile.join("user.js"), SETTINGS).map_err(|error| did_not(error.to_string()))?;
    let child = Command::new(program)
        .args(["--headless", "--marionette", "--no-remote", "--profile"])
        .arg(profile)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    let mut child = child.map_err(|error| did_not(error.to_string()))?;
    let until = Instant::now() + START_LIMIT;
    while Instant::now() < until && matches!(child.try_wait(), Ok(None)) {
        let port = fs::read_to_string(profile.join("MarionetteActivePort")).ok();
        let port = port.and_then(|port| port.trim().parse::<u16>().ok());
        if let Some(wire) = port.and_then(|port| TcpStream::connect(("127.0.0.1", port)).ok()) {
            let limit = wire.set_read_timeout(Some(2 * LIMIT));
            return limit.map(|()| (child, wire)).map_err(|error| did_not(error.to_string()));
        }
        sleep(Duration::from_millis(50));
    }
    let _ = child.kill();
    let _ = child.wait();
    Err(did_not(format!("it listens on no port after {} s", START_LIMIT.as_secs())))
}

impl Drop for Firefox {
    fn drop(&mut self) {
        end(&mut self.child, &self.profile);
    }
}
