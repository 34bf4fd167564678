//! The arguments, as `--help` explains them.

use crate::commands::{
    analyse, backup, campaign, check, completions, games, lab, man, move_data, play, record, replay, rules, serve,
    simulate, tournament, verify,
};
use crate::failure::EXIT_CODES;
use clap::{Parser, Subcommand};

/// American railroad board games: in a browser, in a terminal, and for study.
///
/// Without a command it serves the games on http://localhost:8080, with the same options as `goldenspike serve`.
#[derive(Debug, Parser)]
#[command(name = "goldenspike", version, after_help = EXIT_CODES, max_term_width = 100)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Cli {
    #[command(flatten)]
    pub(crate) serve: serve::ServeArgs,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Serve the games to browsers
    Serve(Box<serve::Serve>),
    /// Copy all data of a server, also while it runs
    Backup(backup::Backup),
    /// Follow every log and read every campaign that is stored, and list what does not hold
    Check(check::Check),
    /// Copy everything from one database to another, and check it there
    Move(move_data::Move),
    /// List the games
    Games(games::Games),
    /// Play in the terminal against bots
    Play(play::Play),
    /// Let bots play many games and count who wins
    Simulate(simulate::Simulate),
    /// Let bots play a tournament: ratings, who beats whom, and how sure that is
    Tournament(tournament::Tournament),
    /// Let bots play a campaign of twelve games, or many, and tell how they went; or move one from server to server
    Campaign(campaign::Campaign),
    /// Let bots play one game and print its record
    Record(record::Record),
    /// Tell a recorded game, or look at one of its moments
    Replay(replay::Replay),
    /// Tell how the chances of a recorded game went, and what a master would have done
    Analyse(analyse::Analyse),
    /// Check that a record is true: every move and every draw
    Verify(verify::Verify),
    /// Study and teach the bots
    Lab(lab::Lab),
    /// Print the rules of a game, or one of them
    Rules(rules::Rules),
    /// Print what makes a shell complete our commands
    Completions(completions::Completions),
    /// Print the manual page, or write those of all commands
    Man(man::Man),
}
