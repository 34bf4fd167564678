//! `goldenspike serve`: the games in a browser.

use crate::failure::Failure;
use clap::Args;
use std::net::SocketAddr;
use std::path::PathBuf;

/// Serve the games to browsers
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  goldenspike serve
  goldenspike serve --listen 0.0.0.0:80 --data /srv/goldenspike")]
pub(crate) struct Serve {
    /// The address to listen on; port 0 takes any that is free
    #[arg(long, value_name = "ADDRESS", default_value = DEFAULT_ADDRESS)]
    listen: SocketAddr,
    /// The folder for the database [default: goldenspike in the user's data folder]
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
}

const DEFAULT_ADDRESS: &str = "127.0.0.1:8080";

impl Default for Serve {
    fn default() -> Serve {
        Serve { listen: DEFAULT_ADDRESS.parse().expect("it is an address"), data: None }
    }
}

impl Serve {
    pub(crate) fn run(self) -> Result<(), Failure> {
        Err(Failure::environment("no server yet"))
    }
}
