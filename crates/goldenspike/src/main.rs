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
use mimalloc::MiMalloc;
use std::process::ExitCode;

/// A page is put together of thousands of short texts: with these it is quicker than the system's, and so is every move at a table
/// at which somebody looks.
#[global_allocator]
static MEMORY: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    match commands::run(Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
