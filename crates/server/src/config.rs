//! How a server is to run.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

#[derive(Clone, Debug)]
pub struct Config {
    /// Port 0 takes any that is free.
    pub listen: SocketAddr,
    /// The folder of the database; it is made if it is missing.
    pub data: PathBuf,
    /// How long a bot waits before it moves, so that people can follow.
    pub bot_pause: Duration,
    /// The address people use, for example `https://play.example.org`, if it is not the one the server listens on.
    pub public_url: Option<String>,
}

impl Config {
    pub fn new(listen: SocketAddr, data: impl Into<PathBuf>) -> Config {
        Config { listen, data: data.into(), bot_pause: Duration::from_millis(350), public_url: None }
    }

    /// Behind TLS, a session's cookie never travels without it.
    pub(crate) fn is_secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(|url| url.starts_with("https://"))
    }
}
