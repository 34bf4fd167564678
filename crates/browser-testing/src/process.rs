//! The browser as a process of its own, with a fresh profile that goes when it goes.

use crate::BrowserError;
use std::env;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// The names Chromium goes by, best first.
const PROGRAMS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// Headless, silent on the network, and no slower for a page that is not in front.
#[rustfmt::skip]
const FLAGS: &[&str] = &[
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--disable-breakpad",
    "--disable-component-update",
    // Every page would start two processes more, for what an address bar suggests.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
    "--disable-sync",
    "--hide-scrollbars",
    "--no-default-browser-check",
    "--no-first-run",
    "--remote-debugging-port=0",
];

const START_LIMIT: Duration = Duration::from_secs(60);

/// A running browser. Dropping it ends the process and removes its profile.
pub(crate) struct Process {
    child: Child,
    profile: PathBuf,
    address: String,
}

impl Process {
    /// Starts a browser and waits until it can be spoken to.
    pub(crate) async fn start() -> Result<Process, BrowserError> {
        let program = installed_program()?;
        let profile = fresh_profile()?;
        let child = Command::new(&program)
            .args(FLAGS)
            .arg(format!("--user-data-dir={}", profile.display()))
            .arg("about:blank")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn();
        let mut process = match child {
            Ok(child) => Process { child, profile, address: String::new() },
            Err(error) => {
                let _ = fs::remove_dir_all(&profile);
                return Err(BrowserError::DidNotStart { program, stderr: error.to_string() });
            }
        };

        let stderr = process.child.stderr.take().expect("stderr is piped");
        let address = tokio::time::timeout(START_LIMIT, devtools_address(stderr)).await;
        match address {
            Ok(Ok(Ok(address))) => {
                process.address = address;
                Ok(process)
            }
            Ok(Ok(Err(stderr))) => Err(BrowserError::DidNotStart { program, stderr }),
            Ok(Err(_)) => Err(BrowserError::Gone),
            Err(_) => {
                let stderr = format!("it named no DevTools address within {} s", START_LIMIT.as_secs());
                Err(BrowserError::DidNotStart { program, stderr })
            }
        }
    }

    /// Where its DevTools are.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// Waits a moment for a browser that was asked to close.
    pub(crate) async fn wait_a_moment(&mut self) {
        let until = Instant::now() + Duration::from_secs(5);
        while matches!(self.child.try_wait(), Ok(None)) && Instant::now() < until {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        end(&mut self.child, &self.profile);
    }
}

/// Ends a browser and removes its profile.
pub(crate) fn end(child: &mut Child, profile: &Path) {
    let _ = child.kill();
    let _ = child.wait();
    // Its helpers see a moment later that the browser is gone, and may write until then.
    for _ in 0..50 {
        let _ = fs::remove_dir_all(profile);
        thread::sleep(Duration::from_millis(20));
        if !profile.exists() {
            return;
        }
    }
}

fn installed_program() -> Result<String, BrowserError> {
    let program = installed(&PROGRAMS).map(str::to_owned);
    program.ok_or_else(|| BrowserError::NotInstalled { looked_for: PROGRAMS.join(", ") })
}

/// The first of these programs that is on the path.
pub(crate) fn installed<'a>(programs: &[&'a str]) -> Option<&'a str> {
    let path = env::var_os("PATH").unwrap_or_default();
    let is_installed = |program: &&&str| env::split_paths(&path).any(|folder| folder.join(program).is_file());
    programs.iter().find(is_installed).copied()
}

pub(crate) fn fresh_profile() -> Result<PathBuf, BrowserError> {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let profile = env::temp_dir().join(format!("browser-testing-{}-{number}", std::process::id()));
    // A process with the same id may have been killed and have left its own.
    let _ = fs::remove_dir_all(&profile);
    fs::create_dir_all(&profile)
        .map_err(|source| BrowserError::File { path: profile.display().to_string(), source })?;
    Ok(profile)
}

/// Reads stderr until the browser names its address, or all of it if it never does.
///
/// The thread goes on reading, so that the browser never blocks on a full pipe.
fn devtools_address(stderr: ChildStderr) -> oneshot::Receiver<Result<String, String>> {
    let (found, address) = oneshot::channel();
    thread::spawn(move || {
        let mut found = Some(found);
        let mut said = String::new();
        for line in BufReader::new(stderr).lines().map_while(Result::ok) {
            if let Some(address) = line.strip_prefix("DevTools listening on ")
                && let Some(found) = found.take()
            {
                let _ = found.send(Ok(address.trim().to_string()));
            }
            if found.is_some() {
                said.push_str(&line);
                said.push('\n');
            }
        }
        if let Some(found) = found {
            let _ = found.send(Err(said));
        }
    });
    address
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_dropped_browser_leaves_neither_process_nor_profile() {
        let mut process = Process::start().await.unwrap();
        let (profile, address) = (process.profile.clone(), process.address.clone());
        assert!(address.starts_with("ws://127.0.0.1:"), "{address}");
        assert!(process.child.try_wait().unwrap().is_none(), "it runs");
        assert!(profile.is_dir());

        drop(process);

        assert!(!profile.exists());
        let port = address.trim_start_matches("ws://").split('/').next().unwrap();
        assert!(std::net::TcpStream::connect(port).is_err(), "nobody listens on {port} any more");
    }
}
