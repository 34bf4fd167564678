//! `goldenspike completions`: what a shell must know to complete our commands.

use crate::cli::Cli;
use crate::failure::Failure;
use crate::output::say;
use clap::{Args, CommandFactory};
use clap_complete::Shell;

/// Print what makes a shell complete our commands
#[derive(Debug, Args)]
#[command(after_help = "Examples:
  goldenspike completions bash > ~/.local/share/bash-completion/completions/goldenspike
  goldenspike completions zsh > ~/.zfunc/_goldenspike
  goldenspike completions fish > ~/.config/fish/completions/goldenspike.fish")]
pub(crate) struct Completions {
    /// The shell
    shell: Shell,
}

impl Completions {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut Cli::command(), "goldenspike", &mut script);
        say(String::from_utf8_lossy(&script).trim_end())
    }
}
