use crate::running::{BAD_INPUT, ENVIRONMENT, goldenspike};
use serde_json::Value;
use std::path::{Path, PathBuf};

fn tournament(args: &[&str]) -> crate::running::Ran {
    goldenspike(&[&["tournament", "steel-driver", "--seats", "3"], args].concat())
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("goldenspike-tournament-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn ratings_a_crosstable_and_a_picture_come_of_it() {
    let folder = folder("ratings");
    let file = |name: &str| folder.join(name).display().to_string();
    let (plot, csv) = (file("ratings.svg"), file("seats.csv"));
    let args = ["--bots", "conductor,random", "--games", "12", "--json", "--plot", &plot, "--csv", &csv];
    let found: Value = serde_json::from_str(&tournament(&args).done()).unwrap();

    assert_eq!((found["games"].as_u64(), found["ratings"][0]["bot"].as_str()), (Some(12), Some("conductor")));
    assert!(found["crosstable"]["rows"][0][1]["ahead"].as_f64().unwrap() > 0.5);
    assert_eq!(found["seats"].as_array().unwrap().len(), 3);
    assert!(std::fs::read_to_string(plot).unwrap().starts_with("<svg"));
    assert_eq!(std::fs::read_to_string(csv).unwrap().lines().count(), 37);
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn parts_of_a_study_come_together_to_the_same_answer() {
    let folder = folder("parts");
    let lines: Vec<String> = ["1", "2"].map(|part| folder.join(part).display().to_string()).into();
    let study = ["simulate", "steel-driver", "--bots", "random", "--games", "9", "--study"];
    for (part, lines) in ["1/2", "2/2"].into_iter().zip(&lines) {
        goldenspike(&[&study[..], &["--shard", part, "--lines", lines]].concat()).done();
    }
    let merged = goldenspike(&["lab", "merge", &lines[1], &lines[0]]).done();

    assert_eq!(merged, goldenspike(&study).done());
    assert!(merged.contains("9 games") && merged.contains("What was bought"), "{merged}");
    let half = goldenspike(&["lab", "merge", &lines[0]]).complaint(BAD_INPUT);
    assert!(half.contains("game 1 is missing"), "{half}");
    std::fs::remove_dir_all(folder).unwrap();
}

/// The examples as people start them.
#[test]
fn a_bot_in_python_takes_part_and_learns() {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/python");
    let bot = format!("python3 {}", examples.join("first_bot.py").display());
    let found: Value = serde_json::from_str(
        &tournament(&["--bots", "random", "--bot-command", &bot, "--games", "2", "--json"]).done(),
    )
    .unwrap();
    assert_eq!(found["crosstable"]["bots"].as_array().unwrap().len(), 2);

    let learned = std::process::Command::new("python3")
        .arg(examples.join("learn.py"))
        .args(["--goldenspike", env!("CARGO_BIN_EXE_goldenspike"), "--games", "2", "--rounds", "1"])
        .output()
        .unwrap();
    let told = String::from_utf8_lossy(&learned.stdout).into_owned();
    assert!(told.contains("round 0:"), "{told}{}", String::from_utf8_lossy(&learned.stderr));
}

#[test]
fn a_program_that_fails_is_told() {
    let told = tournament(&["--bots", "random", "--bot-command", "true", "--games", "1"]).complaint(ENVIRONMENT);

    assert!(told.contains("a bot's program failed"), "{told}");
}

#[test]
fn an_analysis_names_the_turning_points() {
    let folder = folder("analysis");
    let file = folder.join("game.json").display().to_string();
    let record = goldenspike(&["record", "steel-driver", "--seats", "3", "--bots", "random", "--seed", "7"]).done();
    std::fs::write(&file, record).unwrap();
    let told = goldenspike(&["analyse", &file, "--nodes", "4"]).done();

    assert!(told.contains("Chances of winning") && told.contains("Better:"), "{told}");
    std::fs::remove_dir_all(folder).unwrap();
}
