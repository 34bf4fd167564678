//! How a server is to run.

use crate::client::Network;
use crate::limits::Limits;
use crate::notices::{MailFrom, Smtp};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

#[derive(Clone, Debug)]
pub struct Config {
    /// Port 0 takes any that is free.
    pub listen: SocketAddr,
    /// The folder of the database; it is made if it is missing.
    pub data: PathBuf,
    /// `sqlite:FILE` or `postgres://…`; without it, a file in the folder of the data.
    pub database: Option<String>,
    /// How long a write waits for a busy database, before whoever asked is told to try again.
    pub database_patience: Duration,
    /// How long a bot waits before it moves, so that people can follow.
    pub bot_pause: Duration,
    /// No clock runs out sooner after a start: whoever could not reach a server that was down gets so much time.
    pub clock_grace: Duration,
    /// The address people use, if it is not the one the server listens on.
    pub public_url: Option<PublicUrl>,
    /// A table that nobody has used for so long leaves the memory.
    pub idle_table: Duration,
    /// So many days after somebody last looked at them, replays and tables without a move are removed. 0 is never.
    pub keep_unused: u32,
    pub limits: Limits,
    /// Whose word we take for the address of a client.
    pub trusted_proxies: Vec<Network>,
    /// Who may read `/metrics`.
    pub metrics_from: Vec<Network>,
    /// Who carries mails, and who writes them; without both there are none.
    pub smtp: Option<Smtp>,
    pub mail_from: Option<MailFrom>,
    /// Notices may be posted to this machine and its network, where they are refused otherwise.
    pub notices_to_local: bool,
    /// Nobody is told sooner that a table waits for them: their page may only be on its way, or open on another server.
    pub notice_delay: Duration,
    /// How often is looked for what is due.
    pub notice_every: Duration,
}

impl Config {
    /// The usual settings, listening here and keeping what is played there.
    pub fn new(listen: SocketAddr, data: impl Into<PathBuf>) -> Config {
        Config {
            listen,
            data: data.into(),
            database: None,
            database_patience: storage::PATIENCE,
            bot_pause: Duration::from_millis(350),
            clock_grace: Duration::from_secs(10 * 60),
            public_url: None,
            idle_table: Duration::from_secs(10 * 60),
            keep_unused: 90,
            limits: Limits::default(),
            trusted_proxies: Network::this_machine(),
            metrics_from: Network::this_machine(),
            smtp: None,
            mail_from: None,
            notices_to_local: false,
            notice_delay: Duration::from_secs(5),
            notice_every: Duration::from_secs(2),
        }
    }

    /// Behind TLS, a session's cookie never travels without it.
    pub(crate) fn is_secure(&self) -> bool {
        self.public_url.as_ref().is_some_and(|PublicUrl(url)| url.starts_with("https://"))
    }
}

/// What our addresses begin with, as people see them: `https://play.example.org`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PublicUrl(String);

impl FromStr for PublicUrl {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<PublicUrl, &'static str> {
        const FORM: &str = "it begins with https:// or http://, for example https://play.example.org";
        let (scheme, rest) = text.split_once("://").ok_or(FORM)?;
        if !matches!(scheme, "http" | "https") {
            return Err(FORM);
        }
        let host = rest.strip_suffix('/').unwrap_or(rest);
        if host.contains(['/', '?', '#']) {
            return Err("our pages stand at the top of an address: nothing follows its host and port");
        }
        let is_plain = |sign: char| sign.is_ascii_alphanumeric() || "-.:[]".contains(sign);
        let authority: axum::http::uri::Authority = host.parse().map_err(|_| FORM)?;
        let names_port = host.rsplit_once(']').map_or(host, |(_, port)| port).contains(':');
        let is_port_good = !names_port || authority.port_u16().is_some();
        if authority.host().is_empty() || !is_port_good || !host.chars().all(is_plain) {
            return Err("it has a host, perhaps a port, and no name or password");
        }
        Ok(PublicUrl(format!("{scheme}://{host}")))
    }
}

impl TryFrom<String> for PublicUrl {
    type Error = &'static str;

    fn try_from(text: String) -> Result<PublicUrl, &'static str> {
        text.parse()
    }
}

impl From<PublicUrl> for String {
    fn from(PublicUrl(url): PublicUrl) -> String {
        url
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_public_address_is_one_that_links_can_begin_with() {
        let shown = |text: &str| text.parse::<PublicUrl>().map(|url| url.to_string());

        assert_eq!(shown("https://play.example.org/"), Ok("https://play.example.org".to_owned()));
        assert_eq!(shown("http://192.168.1.5:8080"), Ok("http://192.168.1.5:8080".to_owned()));
        assert_eq!(shown("http://[::1]:8080"), Ok("http://[::1]:8080".to_owned()));
        for bad in [
            "play.example.org",
            "ftp://play.example.org",
            "https://",
            "https://play.example.org/games",
            "https://play.example.org?a=1",
            "https://me:secret@play.example.org",
            "https://play example.org",
            "javascript://alert",
            "https://play.example.org:port",
            "",
        ] {
            assert!(shown(bad).is_err(), "{bad}");
        }
    }
}
