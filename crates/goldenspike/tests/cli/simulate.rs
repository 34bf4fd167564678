use crate::running::{BAD_INPUT, fields_in_order, goldenspike};
use serde_json::Value;

fn simulate(args: &[&str]) -> crate::running::Ran {
    goldenspike(&[&["simulate", "american-rails"], args].concat())
}

#[test]
fn the_report_has_the_promised_format() {
    let args =
        ["--seats", "4", "--bots", "conductor,random", "--games", "10", "--seed", "1", "--threads", "1", "--json"];
    let text = simulate(&args).done();

    fields_in_order(&text, &["games", "decisions", "wins", "by_bot"]);
    let report: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(report["games"], 10);
    assert_eq!(report["wins"].as_array().unwrap().len(), 4);
    let (conductor, random) = (&report["by_bot"]["conductor"], &report["by_bot"]["random"]);
    assert_eq!((&conductor["seats"], &random["seats"]), (&Value::from(20), &Value::from(20)));
    let wins = 20.0 * (conductor["win_rate"].as_f64().unwrap() + random["win_rate"].as_f64().unwrap());
    assert!((wins - 10.0).abs() < 1e-9, "each game has one win: {wins}");
    assert!(conductor["mean_score"].as_f64().unwrap() > random["mean_score"].as_f64().unwrap());
    let spread =
        ["lowest", "tenth", "median", "ninetieth", "highest"].map(|mark| conductor["scores"][mark].as_i64().unwrap());
    assert!(spread.is_sorted() && spread[0] < spread[4], "{spread:?}");
}

#[test]
fn threads_change_nothing_and_the_seed_everything() {
    let run = |seed: &str, threads: &str| {
        simulate(&["--bots", "random", "--games", "200", "--seed", seed, "--threads", threads, "--json"]).done()
    };

    assert_eq!(run("1", "1"), run("1", "2"));
    assert_ne!(run("1", "1"), run("2", "1"));
}

#[test]
fn the_same_seed_gives_the_same_bytes_and_timings_only_to_those_who_ask() {
    let args = ["--bots", "greedy,random", "--games", "20", "--seats", "3"];
    assert_eq!(simulate(&args).done(), simulate(&args).done());
    let json = [&args[..], &["--json"]].concat();
    assert_eq!(simulate(&json).done(), simulate(&json).done());

    let text = simulate(&[&json[..], &["--timings"]].concat()).done();
    fields_in_order(&text, &["games", "decisions", "seconds", "games_per_s", "decisions_per_s", "wins", "by_bot"]);
    assert!(simulate(&args).err.contains(" games/s"), "people are told aside");
}

/// Seats are numbered from 0 wherever they have numbers.
#[test]
fn wins_are_told_by_seat() {
    let text = simulate(&["--bots", "random", "--games", "20", "--seats", "3"]).done();

    assert!(text.contains("Wins by seat: seat 0 ") && text.contains("seat 2 ") && !text.contains("seat 3"), "{text}");
}

#[test]
fn people_get_a_table() {
    let text = simulate(&["--bots", "random", "--games", "20", "--seats", "3"]).done();

    assert!(text.contains("3 seats: 20 games"), "{text}");
    assert!(text.lines().any(|line| line.starts_with("random") && line.contains("60")), "{text}");
}

#[test]
fn what_can_not_be_is_bad_input() {
    for args in [
        &["--seats", "2"],
        &["--games", "0"],
        &["--threads", "0"],
        &["--bots", "random,nobody"],
        &["--bots", ""],
        &["--options", "[1]"],
        &["--games", "many"],
    ] {
        simulate(args).complaint(BAD_INPUT);
    }
}
