//! `goldenspike analyse`: how the chances of a recorded game went, and the decisions that turned it.

use crate::failure::Failure;
use crate::game::{parse_lang, refused};
use crate::output::{cores, progress_bar, say, say_json, table};
use crate::{record_file, told};
use catalog::engine::{Record, Seat};
use catalog::web_ui::{Lang, People, Words};
use catalog::{Analysis, BotName, Budget, Effort, Judged, Stop, TurningPoint, analyse};
use clap::Args;
use serde::Serialize;
use std::path::{Path, PathBuf};

/// Tell how the chances of a recorded game went, and what a master would have done
#[derive(Debug, Args)]
#[command(
    after_help = "Every decision is thought about again by a bot that looks ahead, from its own seat. A turning point is a decision that cost a good part of the win against the best answer the bot found.
The same record, bot and nodes give the same analysis for any number of threads.

With --json: {\"moments\":[{\"at\":…,\"seat\":…,\"win\":…,\"lost\":…},…],
\"turning_points\":[{\"at\":…,\"seat\":…,\"lost\":…,\"when\":…,\"asked\":…,\"chosen\":…,\"better\":…,\"better_detail\":…},…]}.

Examples:
  goldenspike analyse game.json
  goldenspike analyse game.json --bot baron --lang nl
  goldenspike record steel-driver --bots conductor | goldenspike analyse - --nodes 100 --json"
)]
pub(crate) struct Analyse {
    /// A record; - is standard input
    file: PathBuf,
    /// Who thinks about it
    #[arg(long, default_value = "broker")]
    bot: BotName,
    /// Positions to look at for each decision [default: as many as the bot looks at in play]
    #[arg(long)]
    nodes: Option<u32>,
    /// How many decisions at a time [default: as many as the machine has cores]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// The language of the answer
    #[arg(long, value_parser = parse_lang, default_value = "en")]
    lang: Lang,
    /// As JSON, for programs
    #[arg(long)]
    json: bool,
}

impl Analyse {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let (record, game) = record_file::read(&self.file)?;
        let (words, people) = (Words::new(self.lang), told::people_of(&record));
        let budget = self.nodes.map_or(Budget::USUAL, Budget::nodes);
        let effort = Effort { bot: self.bot, budget, threads: self.threads.map_or_else(cores, usize::from) };
        let bar = progress_bar(record.actions.len() as u64, "decisions");
        let analysis = analyse(game.0, &record, &effort, &Stop::NEVER, &|done, _| bar.set_position(done as u64))
            .map_err(|why| refused(&why, words, &people))?;
        bar.finish_and_clear();
        let points = analysis.told(game.0, &record, words, &people).map_err(|why| refused(&why, words, &people))?;
        match self.json {
            true => say_json(&Told { moments: &analysis.moments, turning_points: &points }),
            false => say(in_words(&analysis, &points, &record, &people, &self.file)),
        }
    }
}

#[derive(Serialize)]
struct Told<'a> {
    moments: &'a [Judged],
    turning_points: &'a [TurningPoint],
}

/// How many columns a game is drawn in.
const COLUMNS: usize = 32;
const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

fn in_words(analysis: &Analysis, points: &[TurningPoint], record: &Record, people: &People, file: &Path) -> String {
    let seats = Seat::all(record.seats.len());
    let rows =
        seats.map(|seat| vec![people.seats[seat.index()].name.clone(), curve(analysis, seat, record.actions.len())]);
    let mut text =
        format!("Chances of winning, from the first decision to the last:\n{}\n", table(&rows.collect::<Vec<_>>()));
    if points.is_empty() {
        return text + "\nNo decision turned this game.";
    }
    text += "\nDecisions that cost most of the win:\n";
    let lines = points.iter().map(|point| turning_point(point, file));
    text + &lines.collect::<Vec<_>>().join("\n")
}

/// Which decision it was: its year or round, who was asked what.
fn turning_point(point: &TurningPoint, file: &Path) -> String {
    let TurningPoint { at, lost, when, asked, chosen, better, better_detail, .. } = point;
    let when = if when.is_empty() { String::new() } else { format!("{when}  ") };
    let detail = if better_detail.is_empty() { String::new() } else { format!(" ({better_detail})") };
    format!(
        "{:4.0} %  {when}{asked} → {chosen}. Better: {better}{detail}. See it: goldenspike replay {} --at {at}",
        100.0 * lost,
        file.display()
    )
}

/// A seat's chances as bars; between its decisions they stay.
fn curve(analysis: &Analysis, seat: Seat, decisions: usize) -> String {
    let own: Vec<_> = analysis.moments.iter().filter(|moment| moment.seat == seat).collect();
    let at_column = |column: usize| {
        let until = decisions * (column + 1) / COLUMNS;
        let last = own.iter().rev().find(|moment| moment.at <= until).or(own.first());
        last.map_or(' ', |moment| BARS[((moment.win * 8.0) as usize).min(7)])
    };
    (0..COLUMNS).map(at_column).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_drawn_as_bars() {
        let moment = |at: usize, win: f64| Judged { at, seat: Seat(0), win, lost: 0.0 };
        let analysis = Analysis { moments: vec![moment(0, 0.1), moment(50, 0.99)], turning_points: Vec::new() };

        let drawn = curve(&analysis, Seat(0), 100);

        assert_eq!(drawn.chars().count(), COLUMNS);
        assert!(drawn.starts_with('▁') && drawn.ends_with('█'), "{drawn}");
        assert_eq!(curve(&analysis, Seat(1), 100), " ".repeat(COLUMNS), "who never decided has no chances");
    }
}
