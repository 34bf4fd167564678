//! One file per command.

pub(crate) mod analyse;
pub(crate) mod backup;
pub(crate) mod campaign;
pub(crate) mod check;
pub(crate) mod completions;
pub(crate) mod games;
pub(crate) mod lab;
pub(crate) mod man;
pub(crate) mod move_data;
pub(crate) mod play;
pub(crate) mod record;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod tournament;
pub(crate) mod verify;

use crate::cli::{Cli, Command};
use crate::failure::Failure;

pub(crate) fn run(cli: Cli) -> Result<(), Failure> {
    match cli.command {
        None => cli.serve.run(),
        Some(Command::Serve(serve)) => serve.args.run(),
        Some(Command::Backup(backup)) => backup.run(),
        Some(Command::Check(check)) => check.run(),
        Some(Command::Move(moving)) => moving.run(),
        Some(Command::Games(games)) => games.run(),
        Some(Command::Play(play)) => play.run(),
        Some(Command::Simulate(simulate)) => simulate.run(),
        Some(Command::Tournament(tournament)) => tournament.run(),
        Some(Command::Campaign(campaign)) => campaign.run(),
        Some(Command::Record(record)) => record.run(),
        Some(Command::Replay(replay)) => replay.run(),
        Some(Command::Analyse(analyse)) => analyse.run(),
        Some(Command::Verify(verify)) => verify.run(),
        Some(Command::Lab(lab)) => lab.run(),
        Some(Command::Rules(rules)) => rules.run(),
        Some(Command::Completions(completions)) => completions.run(),
        Some(Command::Man(man)) => man.run(),
    }
}
