//! `goldenspike`: the games in a browser, in a terminal, and for study.

mod cli;
mod failure;
mod output;

mod game;
mod menu;
mod record_file;
mod settings;
mod study;
mod told;

mod commands;

use clap::Parser;
use cli::Cli;
use std::process::ExitCode;

fn main() -> ExitCode {
    match commands::run(Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
