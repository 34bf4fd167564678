//! A server process on a free port with a folder of its own, which tests share.

use crate::luck;
use anyhow::{Context, Result, ensure};
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

/// Where visitors come to. Dropping the last one kills the server and removes its games.
pub(crate) struct House(Arc<Server>);

struct Server {
    folder: PathBuf,
    process: Child,
    /// Where it is, without a slash at the end.
    url: String,
}

/// The server that tests share, while one of them runs.
static SHARED: Mutex<Weak<Server>> = Mutex::new(Weak::new());

impl House {
    /// A house in which other tests may have tables too: one server is quicker than one for each. Visitors know nothing of each other.
    pub(crate) fn open() -> Result<House> {
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(server) = shared.upgrade() {
            return Ok(House(server));
        }
        let house = House::alone()?;
        *shared = Arc::downgrade(&house.0);
        Ok(house)
    }

    /// A house of one's own, which may be killed.
    pub(crate) fn alone() -> Result<House> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("goldenspike-browser-{}-{number}", std::process::id()));
        luck::makes_the_key_known(&folder)?;
        let (process, url) = serve(&folder, "127.0.0.1:0")?;
        Ok(House(Arc::new(Server { folder, process, url })))
    }

    /// Ends the process as a power failure would: it has no chance to tidy up.
    pub(crate) fn kill(&mut self) -> Result<()> {
        self.own()?.kill()
    }

    /// Starts a server again, on the same games and the same port.
    pub(crate) fn start_again(&mut self) -> Result<()> {
        let server = self.own()?;
        let port = server.url.rsplit(':').next().context("the address has a port")?;
        let (process, url) = serve(&server.folder, &format!("127.0.0.1:{port}"))?;
        ensure!(url == server.url, "{url} is not {}", server.url);
        server.process = process;
        Ok(())
    }

    pub(crate) fn at(&self, path: &str) -> String {
        format!("{}{path}", self.0.url)
    }

    fn own(&mut self) -> Result<&mut Server> {
        Arc::get_mut(&mut self.0).context("others are in this house")
    }
}

impl Server {
    fn kill(&mut self) -> Result<()> {
        self.process.kill()?;
        self.process.wait()?;
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // What can't be killed is gone already.
        let _ = self.kill();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Starts a server whose bots don't wait, and to which all come from one address; reads where it is.
fn serve(folder: &PathBuf, listen: &str) -> Result<(Child, String)> {
    let mut server = Command::new(env!("CARGO_BIN_EXE_goldenspike"))
        .args(["serve", "--bot-pause", "0", "--requests-per-minute", "0", "--tables-per-hour", "0", "--log", "warn"])
        .args(["--listen", listen, "--data"])
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
