//! A server process on a free port with its own folder.

use anyhow::{Context, Result, ensure};
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// Dropping it kills the server and removes its games.
pub(crate) struct House {
    folder: PathBuf,
    server: Child,
    /// Where it is, without a slash at the end.
    pub(crate) url: String,
}

impl House {
    pub(crate) fn open() -> Result<House> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("goldenspike-browser-{}-{number}", std::process::id()));
        let (server, url) = serve(&folder, "127.0.0.1:0")?;
        Ok(House { folder, server, url })
    }

    /// Ends the process as a power failure would: it has no chance to tidy up.
    pub(crate) fn kill(&mut self) -> Result<()> {
        self.server.kill()?;
        self.server.wait()?;
        Ok(())
    }

    /// Starts a server again, on the same games and the same port.
    pub(crate) fn start_again(&mut self) -> Result<()> {
        let port = self.url.rsplit(':').next().context("the address has a port")?;
        let (server, url) = serve(&self.folder, &format!("127.0.0.1:{port}"))?;
        ensure!(url == self.url, "{url} is not {}", self.url);
        self.server = server;
        Ok(())
    }

    pub(crate) fn at(&self, path: &str) -> String {
        format!("{}{path}", self.url)
    }
}

impl Drop for House {
    fn drop(&mut self) {
        // What can't be killed is gone already.
        let _ = self.kill();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Starts a server whose bots don't wait, and reads where it is.
fn serve(folder: &PathBuf, listen: &str) -> Result<(Child, String)> {
    let mut server = Command::new(env!("CARGO_BIN_EXE_goldenspike"))
        .args(["serve", "--bot-pause", "0", "--listen", listen, "--data"])
        .arg(folder)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()?;
    let stdout = server.stdout.take().context("its output is piped")?;
    let mut said = String::new();
    BufReader::new(stdout).read_line(&mut said)?;
    let url = said.split(' ').find(|word| word.starts_with("http://"));
    match url {
        Some(url) => Ok((server, url.to_owned())),
        None => {
            let _ = server.kill();
            let status = server.wait()?;
            anyhow::bail!("the server did not say where it is: {said:?}, {status}")
        }
    }
}
