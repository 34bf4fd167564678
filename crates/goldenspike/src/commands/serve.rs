//! `goldenspike serve`: the games in a browser.

use crate::failure::Failure;
use crate::output::say;
use clap::Args;
use server::{Config, StartError};
use std::env;
use std::io::ErrorKind;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// Serve the games to browsers
#[derive(Debug, Args)]
#[command(
    after_help = "Games are kept in $XDG_DATA_HOME/goldenspike or ~/.local/share/goldenspike, unless --data says otherwise.
Ctrl-C ends the server; no move that was confirmed is lost. RUST_LOG=debug tells more on standard error.

Examples:
  goldenspike serve
  goldenspike --listen 127.0.0.1:9000        the same without the word
  goldenspike serve --listen 0.0.0.0:80 --data /srv/goldenspike
  goldenspike serve --public-url https://play.example.org"
)]
pub(crate) struct Serve {
    #[command(flatten)]
    pub(crate) settings: Settings,
}

// No comment for the help: the same settings are good without the word `serve`.
#[derive(Debug, Args)]
pub(crate) struct Settings {
    /// The address to listen on; port 0 takes any that is free
    #[arg(long, value_name = "ADDRESS", default_value = DEFAULT_ADDRESS)]
    listen: SocketAddr,
    /// The folder for the database [default: goldenspike in the user's data folder]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// The address that people use, if it is another one: for invitations, behind a proxy
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// How long a bot waits before it moves, in milliseconds
    #[arg(long, value_name = "MS", default_value_t = DEFAULT_PAUSE)]
    bot_pause: u64,
}

const DEFAULT_ADDRESS: &str = "127.0.0.1:8080";
/// Long enough to see what a bot did before the next one moves.
const DEFAULT_PAUSE: u64 = 350;

impl Settings {
    pub(crate) fn run(self) -> Result<(), Failure> {
        show_faults();
        let data = self.data.or_else(data_folder).ok_or_else(no_folder)?;
        let mut config = Config::new(self.listen, data.clone());
        config.public_url = self.public_url.map(|url| url.trim_end_matches('/').to_owned());
        config.bot_pause = Duration::from_millis(self.bot_pause);
        let runtime = tokio::runtime::Runtime::new()
            .map_err(|error| Failure::environment("the server can't start").because(error))?;
        let mut said = Ok(());
        let ready = |address: SocketAddr| {
            let (address, data) = (shown(address), data.display());
            said = say(format!("Golden Spike is at http://{address} (Ctrl-C ends it)\nGames are kept in {data}"));
        };
        runtime.block_on(server::serve(config, ready)).map_err(failure)?;
        said
    }
}

/// What goes wrong inside is told on standard error; `RUST_LOG` asks for more.
fn show_faults() {
    let filter = tracing_subscriber::EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("error"));
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
}

/// `localhost` is what people type.
fn shown(address: SocketAddr) -> String {
    if address.ip().is_loopback() { format!("localhost:{}", address.port()) } else { address.to_string() }
}

/// Where programs keep a user's data: `XDG_DATA_HOME`, or its usual place, or that of other systems.
fn data_folder() -> Option<PathBuf> {
    let folder = |name: &str| env::var_os(name).filter(|path| !path.is_empty()).map(PathBuf::from);
    let data = folder("XDG_DATA_HOME")
        .or_else(|| folder("LOCALAPPDATA"))
        .or_else(|| Some(folder("HOME")?.join(".local").join("share")))?;
    Some(data.join("goldenspike"))
}

fn no_folder() -> Failure {
    Failure::environment("there is no place for the games")
        .because("neither XDG_DATA_HOME nor HOME is set")
        .advice("name a folder: goldenspike serve --data FOLDER")
}

fn failure(error: StartError) -> Failure {
    let failure = Failure::environment("the server can't start").because(&error);
    match &error {
        StartError::Listen { error, address } => failure.advice(match error.kind() {
            ErrorKind::AddrInUse => {
                let ip = address.ip();
                format!("is Golden Spike running already? `goldenspike serve --listen {ip}:0` takes any free port")
            }
            ErrorKind::PermissionDenied => "ports below 1024 need permission: take a higher one".to_owned(),
            _ => format!("the address of this machine: goldenspike serve --listen {DEFAULT_ADDRESS}"),
        }),
        StartError::Folder { .. } | StartError::Database { .. } => {
            failure.advice("another folder: goldenspike serve --data FOLDER")
        }
    }
}
