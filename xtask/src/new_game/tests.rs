//! A new game, and a new language, are put into a copy of the project, which is built and tried.

use super::*;
use std::path::{Path, PathBuf};

const KNOW_THE_GAMES: [&str; 5] = ["bots", "web-ui", "catalog", "server", "goldenspike"];

/// A project in a folder of its own that goes with it.
struct Trial {
    workspace: Workspace,
    folder: PathBuf,
}

impl Trial {
    fn new(name: &str) -> Trial {
        let folder = std::env::temp_dir().join(format!("new-game-{name}-{}", std::process::id()));
        Trial { workspace: Workspace::at(folder.clone()), folder }
    }

    /// A copy of this project without its chores.
    fn copy(name: &str) -> Trial {
        let (trial, project) = (Trial::new(name), Workspace::here());
        fs::create_dir_all(&trial.folder).unwrap();
        for path in ["Cargo.lock", "rustfmt.toml", "ARCHITECTURE.md", "crates", "rules"] {
            copy(&project.path(path), &trial.workspace.path(path));
        }
        // Of those that know the games nothing may be mixed up with what is built here; quickly built matters more than quickly played.
        for name in KNOW_THE_GAMES {
            let path = format!("crates/{name}/Cargo.toml");
            let manifest = project.read(&path).unwrap();
            trial.write(&path, &manifest.replace("\nversion.workspace = true", "\nversion = \"0.0.0-trial\""));
        }
        let manifest = project.read("Cargo.toml").unwrap().replace(", \"xtask\"]", "]");
        let manifest = manifest.replace("[profile.dev.package.bots]\nopt-level = 1\n", "");
        let profile = |name: &str| format!("[profile.dev.package.{name}]\nopt-level = 0\ndebug = false\n");
        trial.write("Cargo.toml", &(manifest + &KNOW_THE_GAMES.map(profile).concat()));
        trial
    }

    fn write(&self, path: &str, text: &str) {
        write_file(&self.workspace, path, text).unwrap();
    }

    /// What the new game does not change is taken from what the project has built; programs are put aside.
    fn cargo(&self, args: &[&str]) {
        let built = Workspace::here().target_folder().unwrap();
        let mut cargo = self.workspace.cargo(args);
        cargo.env("CARGO_BUILD_BUILD_DIR", built).env("CARGO_TARGET_DIR", self.folder.join("target"));
        run_command(&mut cargo).unwrap();
    }
}

impl Drop for Trial {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// A file, or a folder with all that is below it. A copy is as old as what it was made of: so cargo sees that nothing has changed.
fn copy(from: &Path, to: &Path) {
    if from.is_dir() {
        fs::create_dir_all(to).unwrap();
        for entry in fs::read_dir(from).unwrap() {
            let name = entry.unwrap().file_name();
            copy(&from.join(&name), &to.join(&name));
        }
    } else {
        fs::copy(from, to).unwrap();
        let written = fs::metadata(from).unwrap().modified().unwrap();
        fs::File::options().write(true).open(to).unwrap().set_modified(written).unwrap();
    }
}

#[test]
fn a_new_game_and_a_new_language_are_there_in_the_terminal_and_on_the_pages() {
    let trial = Trial::copy("plays");
    let name = Name::new("tall-timber", None, None).unwrap();

    write(&trial.workspace, &name).unwrap();

    rules::check(&trial.workspace).unwrap();
    arrows::run(&trial.workspace, &arrows::Args { write: true }).unwrap();
    trial.write("crates/web-ui/words/fr/common.ftl", "language = Français\nrules = Règles\n");
    trial.write("crates/goldenspike/tests/trial.rs", &name.put_into(include_str!("../../templates/trial.rs")));
    trial.cargo(&["test", "--quiet", "--offline", "--workspace", "--test", "trial"]);
    trial.cargo(&["test", "--quiet", "--offline", "--package", "tall-timber"]);
}

#[test]
fn a_name_or_letters_that_are_taken_change_nothing() {
    let trial = Trial::new("taken");
    trial.write("Cargo.toml", "[workspace]\n");
    trial.write("rules/other-line.md", "- OL-1.1 One.");

    let same_name = write(&trial.workspace, &Name::new("other-line", None, Some("XX")).unwrap()).unwrap_err();
    let same_letters = write(&trial.workspace, &Name::new("old-lumber", None, None).unwrap()).unwrap_err();

    assert_eq!(same_name.to_string(), "rules/other-line.md is there already");
    assert!(same_letters.to_string().starts_with("the rules of other-line begin with OL already"), "{same_letters}");
    assert!(!trial.folder.join("crates").exists());
    assert_eq!(trial.workspace.read("Cargo.toml").unwrap(), "[workspace]\n");
}
