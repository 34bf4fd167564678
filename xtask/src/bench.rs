//! `cargo xtask bench`: how fast it is, in figures of this machine and in figures that machines can be compared by.

mod goldenspike;
mod report;
mod yardstick;

use crate::workspace::{Workspace, json_of, run as run_command};
use anyhow::{Result, ensure};
use goldenspike::{Goldenspike, Listed};
use report::{Budget, Figure, Report};
use serde::Deserialize;
use std::process::Command;
use yardstick::Yardstick;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Prints JSON.
    #[arg(long)]
    json: bool,
    /// Seconds of play to measure for each game.
    #[arg(long, default_value_t = 3.0)]
    seconds: f64,
    /// The Baron's decisions too: minutes for each game.
    #[arg(long)]
    baron: bool,
    /// Only this game, for example american-rails; may be given again.
    #[arg(long)]
    game: Vec<String>,
}

/// The design's budgets: games a second on one core with 4 seats, by random bots and by Conductors.
const GAMES_PER_SECOND: &[(&str, f64, f64)] = &[
    ("american-rails", 8_000.0, 400.0),
    ("carnegie", 3_000.0, 400.0),
    ("steel-driver", 15_000.0, 2_500.0),
    ("ticket-to-ride-legacy", 15_000.0, 3_000.0),
];
/// Searchers answer in 50 ms and in a second, as long as nobody else needs the core.
const BROKER_DECISIONS_PER_SECOND: f64 = 20.0;
const BARON_DECISIONS_PER_SECOND: f64 = 1.0;
/// Games that are tried before the measured ones.
const TRIED: u64 = 200;
/// Bots that think are tried in fewer; those that look ahead in one.
const TRIED_THINKING: u64 = 10;
const TRIED_LOOKING_AHEAD: u64 = 1;
/// And for replaying a finished game.
const REPLAY_SECONDS: f64 = 0.002;

const SEATS: usize = 4;

pub(crate) fn run(workspace: &Workspace, args: &Args) -> Result<()> {
    ensure!(args.seconds > 0.0, "--seconds must be more than 0");
    run_command(&mut workspace.cargo(&["build", "--release", "--quiet", "--package", "goldenspike"]))?;
    run_command(&mut workspace.cargo(&["build", "--release", "--quiet", "--package", "engine", "--example", "micro"]))?;
    run_command(&mut workspace.cargo(&["build", "--release", "--quiet", "--package", "bots", "--example", "work"]))?;
    let release = workspace.target_folder()?.join("release");
    let goldenspike = Goldenspike::new(release.join("goldenspike"));
    let yardstick = Yardstick::default();

    let mut report = Report::default();
    let games = goldenspike.games()?;
    for wanted in &args.game {
        ensure!(games.iter().any(|game| game.slug == *wanted), "no game is called {wanted}");
    }
    for game in games.iter().filter(|game| args.game.is_empty() || args.game.contains(&game.slug)) {
        eprintln!("{} …", game.title);
        let bots = ["random", "apprentice", "conductor", "broker", "baron"];
        for bot in bots.into_iter().filter(|bot| *bot != "baron" || args.baron) {
            report.figures.extend(play(&goldenspike, &yardstick, game, bot, args.seconds)?);
        }
        report.figures.push(replay(&goldenspike, &yardstick, game)?);
    }
    eprintln!("engine …");
    report.figures.extend(work(&yardstick, "engine", Command::new(release.join("examples/micro")))?);
    eprintln!("searchers …");
    report.figures.extend(work(&yardstick, "searchers", Command::new(release.join("examples/work")))?);
    report.yardsticks_per_second = yardstick.mean();

    if args.json {
        println!("{}", serde_json::to_string_pretty(&report)?);
    } else {
        print!("{report}");
    }
    Ok(())
}

/// Games on one thread: as many as fill the time, after a short try that says how many that is.
fn play(
    goldenspike: &Goldenspike,
    yardstick: &Yardstick,
    game: &Listed,
    bot: &str,
    seconds: f64,
) -> Result<[Figure; 2]> {
    let seats = SEATS.clamp(game.seats[0], game.seats[1]);
    let tries = match bot {
        "random" => TRIED,
        "apprentice" | "conductor" => TRIED_THINKING,
        _ => TRIED_LOOKING_AHEAD,
    };
    let tried = goldenspike.simulate(&game.slug, bot, seats, tries)?;
    let games = ((tried.games_per_s * seconds) as u64).max(tries);
    let (played, yardsticks) = yardstick.around(|| goldenspike.simulate(&game.slug, bot, seats, games))?;

    let name = |what: &str| format!("{} {what}, {seats} {bot} bots", game.slug);
    let [games, decisions] = least_per_second(&game.slug, bot).map(|least| least.map(Budget::AtLeast));
    Ok([
        Figure::per_second(name("games"), played.games_per_s, yardsticks, games),
        Figure::per_second(name("decisions"), played.decisions_per_s, yardsticks, decisions),
    ])
}

/// What the design asks of bots of one kind: games and decisions a second. Who thinks at once is asked for games, who looks ahead for decisions.
fn least_per_second(slug: &str, bot: &str) -> [Option<f64>; 2] {
    let games = GAMES_PER_SECOND.iter().find(|(game, ..)| *game == slug);
    match bot {
        "random" => [games.map(|(_, by_chance, _)| *by_chance), None],
        "conductor" => [games.map(|(.., by_thought)| *by_thought), None],
        "broker" => [None, Some(BROKER_DECISIONS_PER_SECOND)],
        "baron" => [None, Some(BARON_DECISIONS_PER_SECOND)],
        _ => [None; 2],
    }
}

/// How many times a program is started to measure what it takes: the middle one counts.
const STARTS: usize = 15;

/// One finished game replayed: what `replay` takes more than a command that does nothing.
fn replay(goldenspike: &Goldenspike, yardstick: &Yardstick, game: &Listed) -> Result<Figure> {
    let seats = SEATS.clamp(game.seats[0], game.seats[1]);
    let record = goldenspike.record(&game.slug, seats)?;
    let (seconds, yardsticks) = yardstick.around(|| {
        let (mut replays, mut starts) = (Vec::new(), Vec::new());
        for _ in 0..STARTS {
            replays.push(goldenspike.time_replay(&record)?);
            starts.push(goldenspike.time_start()?);
        }
        Ok((middle(replays) - middle(starts)).max(0.0))
    })?;
    let name = format!("{} replay of a finished game", game.slug);
    Ok(Figure::seconds(name, seconds, yardsticks, Some(Budget::AtMost(REPLAY_SECONDS))))
}

/// A line of what an example measures of its crate's own work.
#[derive(Deserialize)]
struct Work {
    name: String,
    per_s: f64,
}

fn work(yardstick: &Yardstick, whose: &str, mut example: Command) -> Result<Vec<Figure>> {
    let (works, yardsticks) = yardstick.around(|| json_of::<Vec<Work>>(&mut example))?;
    Ok(works.into_iter().map(|work| work.figure(whose, yardsticks)).collect())
}

impl Work {
    fn figure(self, whose: &str, yardsticks: f64) -> Figure {
        Figure::per_second(format!("{whose} {}", self.name), self.per_s, yardsticks, None)
    }
}

fn middle(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Answers as the documented commands do, and fails on a question it does not know.
    const STAND_IN: &str = r#"case "$*" in
    "games --json") echo '[{"slug":"steel-driver","title":"Steel Driver","seats":[2,3],"rules":1}]' ;;
    "simulate steel-driver --bots random --seed 1 --threads 1 --json --timings --seats 3 --games "*)
        echo '{"games":200,"decisions":9000,"seconds":0.01,"games_per_s":20000.0,"decisions_per_s":900000.0}' ;;
    "record steel-driver --bots random --seed 7 --seats 3") echo '{"format":1}' ;;
    "replay --json "*) cat "$3" ;;
    *) exit 2 ;;
esac
"#;

    #[test]
    fn a_game_is_measured_through_the_documented_commands() {
        let path = std::env::temp_dir().join(format!("bench-stand-in-{}", std::process::id()));
        std::fs::write(&path, STAND_IN).unwrap();
        let (goldenspike, yardstick) = (Goldenspike::stand_in(path.clone()), Yardstick::default());

        let games = goldenspike.games().unwrap();
        let played = play(&goldenspike, &yardstick, &games[0], "random", 0.01).unwrap();
        let replayed = replay(&goldenspike, &yardstick, &games[0]).unwrap();
        std::fs::remove_file(path).unwrap();

        let report =
            Report { figures: [Vec::from(played), vec![replayed]].concat(), yardsticks_per_second: yardstick.mean() };
        let lines = report.to_string();
        assert!(lines.contains("steel-driver games, 3 random bots"), "{lines}");
        assert!(lines.contains("20,000/s") && lines.contains("at least 15,000/s: met"), "{lines}");
        assert!(lines.contains("900,000/s") && lines.contains("steel-driver replay of a finished game"), "{lines}");
    }

    #[test]
    fn who_thinks_at_once_has_a_budget_of_games_and_who_looks_ahead_of_decisions() {
        let asked = |bot: &str| least_per_second("steel-driver", bot);

        assert_eq!([asked("random"), asked("conductor")], [[Some(15_000.0), None], [Some(2_500.0), None]]);
        assert_eq!([asked("broker"), asked("baron")], [[None, Some(20.0)], [None, Some(1.0)]]);
        assert_eq!([asked("apprentice"), least_per_second("checkers", "random")], [[None; 2]; 2]);
    }

    #[test]
    fn what_an_example_measures_is_told_with_whose_work_it_is() {
        let printed = r#"[{"name":"carnegie evaluations, 4 seats","per_s":12345.6}]"#;
        let works: Vec<Work> = serde_json::from_str(printed).unwrap();

        let figures = works.into_iter().map(|work| work.figure("searchers", 6.0)).collect();

        let lines = Report { figures, yardsticks_per_second: 6.0 }.to_string();
        assert!(lines.contains("searchers carnegie evaluations, 4 seats") && lines.contains("12,346/s"), "{lines}");
    }

    #[test]
    fn the_middle_is_not_moved_by_one_slow_start() {
        assert_eq!(middle(vec![0.3, 9.0, 0.1]), 0.3);
    }
}
