//! `goldenspike man`: the manual pages.

use crate::cli::Cli;
use crate::failure::Failure;
use crate::output::say;
use clap::{Args, CommandFactory};
use std::path::{Path, PathBuf};

/// Print the manual page, or write those of all commands
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  goldenspike man | man -l -
  goldenspike man --out ~/.local/share/man/man1      then: man goldenspike-play")]
pub(crate) struct Man {
    /// Write a page for every command into this folder
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
}

impl Man {
    pub(crate) fn run(self) -> Result<(), Failure> {
        match &self.out {
            None => say(page()?.trim_end()),
            Some(folder) => write_all(folder).map_err(|error| {
                Failure::environment(format!("the pages can't be written to {}", folder.display())).because(error)
            }),
        }
    }
}

fn page() -> Result<String, Failure> {
    let mut page = Vec::new();
    let unwritten = |error| Failure::environment("the page can't be made").because(error);
    clap_mangen::Man::new(Cli::command()).render(&mut page).map_err(unwritten)?;
    Ok(String::from_utf8_lossy(&page).into_owned())
}

fn write_all(folder: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    clap_mangen::generate_to(Cli::command(), folder)
}
