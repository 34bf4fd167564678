//! `cargo xtask new-game NAME`: a crate that compiles and conforms, to be filled with a real game.

mod name;
mod template;

use crate::rules;
use crate::workspace::{Workspace, run as run_command};
use anyhow::{Context, Result, ensure};
use name::Name;
use std::fs;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game's name in URLs and files, for example steel-driver.
    name: String,
    /// Its name as people write it; otherwise made of NAME.
    #[arg(long)]
    title: Option<String>,
    /// The letters its rule ids begin with; otherwise the initials of NAME.
    #[arg(long)]
    prefix: Option<String>,
}

pub(crate) fn run(workspace: &Workspace, args: &Args) -> Result<()> {
    let name = Name::new(&args.name, args.title.as_deref(), args.prefix.as_deref())?;
    write(workspace, &name)?;
    run_command(&mut workspace.cargo(&["fmt", "--package", &name.slug]))?;
    println!("{}", steps_left(&name));
    Ok(())
}

/// Writes the crate, its digest and its lines in the workspace's manifest. Refuses before it has written anything.
fn write(workspace: &Workspace, name: &Name) -> Result<()> {
    let folder = format!("crates/{}", name.slug);
    let digest = format!("rules/{}.md", name.slug);
    for path in [&folder, &digest] {
        ensure!(!workspace.path(path).exists(), "{path} is there already");
    }
    let taken = rules::prefixes(workspace)?.into_iter().find(|(prefix, _)| *prefix == name.prefix);
    ensure!(
        taken.is_none(),
        "the rules of {} begin with {} already: choose other letters with --prefix",
        taken.map(|(_, game)| game).unwrap_or_default(),
        name.prefix
    );
    let manifest = manifest_with(&workspace.read("Cargo.toml")?, name)?;

    for (path, text) in template::CRATE {
        write_file(workspace, &format!("{folder}/{path}"), &name.put_into(text))?;
    }
    write_file(workspace, &digest, &name.put_into(template::DIGEST))?;
    write_file(workspace, "Cargo.toml", &manifest)
}

fn write_file(workspace: &Workspace, path: &str, text: &str) -> Result<()> {
    let to = workspace.path(path);
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder).with_context(|| path.to_string())?;
    }
    fs::write(to, text).with_context(|| path.to_string())
}

/// The workspace's manifest, in which other crates can find the game and the tests build it fast.
fn manifest_with(manifest: &str, name: &Name) -> Result<String> {
    let mut lines: Vec<String> = manifest.lines().map(str::to_string).collect();
    let mut insert_after = |start: &str, new: String| {
        let at = lines.iter().position(|line| line.starts_with(start));
        let at = at.with_context(|| format!("Cargo.toml has no line {start}"))?;
        lines.insert(at + 1, new);
        anyhow::Ok(())
    };
    insert_after("railmap = ", format!("{0} = {{ path = \"crates/{0}\" }}", name.slug))?;
    insert_after("[profile.dev.package.railmap]", format!("opt-level = 2\n[profile.dev.package.{}]", name.slug))?;
    Ok(lines.join("\n") + "\n")
}

fn steps_left(name: &Name) -> String {
    let Name { slug, ident, .. } = name;
    format!(
        "crates/{slug} and rules/{slug}.md are there, with a toy game that conforms: cargo test -p {slug}

What is left:
1. rules/{slug}.md: the real rules, numbered; then one file in crates/{slug}/src/rules/ for each section, a recorded game
   in tests/replays/ for each way to end, the rulebook's examples in tests/scenarios/.
2. crates/web-ui/src/{ident}/: its board and panels (`Paint`), its words in English and Dutch, its style sheet; `page_testing::tests_of!`.
3. crates/bots/src/evaluate/{ident}.rs: what a greedy bot likes (`Taste`).
4. crates/catalog/src/lib.rs: its line in the list of games, which makes it playable everywhere.
   If its games make a campaign (src/campaign.rs is a toy one of two games; drop it otherwise): crates/web-ui/src/{ident}/campaign/
   draws it (`PaintCampaign`), and crates/catalog/src/campaign.rs lists it.
5. cargo xtask arrows --write: its arrows in ARCHITECTURE.md.
6. cargo xtask test"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    /// A workspace with nothing but what a game and its tests use, in a folder of its own that goes with it.
    struct Trial {
        workspace: Workspace,
        folder: PathBuf,
    }

    impl Trial {
        fn new(name: &str) -> Trial {
            let folder = std::env::temp_dir().join(format!("new-game-{name}-{}", std::process::id()));
            let trial = Trial { workspace: Workspace::at(folder.clone()), folder };
            let project = Workspace::here();
            let manifest = project.read("Cargo.toml").unwrap();
            let manifest = manifest.replace(", \"xtask\"]", "]").replace("default-members = ", "# default-members = ");
            trial.write("Cargo.toml", &manifest);
            for path in ["Cargo.lock", "rustfmt.toml"] {
                trial.write(path, &project.read(path).unwrap());
            }
            for folder in ["crates/sets", "crates/engine", "crates/game-testing"] {
                for file in project.files_below(folder, &["rs", "toml"]).unwrap() {
                    trial.write(&file.path, &file.text);
                }
            }
            trial.write("rules/other-line.md", "- OL-1.1 One.");
            trial
        }

        fn write(&self, path: &str, text: &str) {
            write_file(&self.workspace, path, text).unwrap();
        }

        /// Builds beside the project's own artefacts, so that a second run is quick.
        fn cargo(&self, args: &[&str]) -> Result<()> {
            let program = std::env::current_exe().unwrap();
            let target = program.ancestors().nth(3).unwrap().join("new-game");
            run_command(self.workspace.cargo(args).env("CARGO_TARGET_DIR", target))
        }
    }

    impl Drop for Trial {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.folder);
        }
    }

    #[test]
    fn a_new_game_compiles_conforms_and_has_a_test_for_each_rule() {
        let trial = Trial::new("compiles");
        let name = Name::new("tall-timber", None, None).unwrap();

        write(&trial.workspace, &name).unwrap();

        trial.cargo(&["fmt", "--package", "tall-timber"]).unwrap();
        trial.cargo(&["test", "--quiet", "--offline", "--package", "tall-timber"]).unwrap();
        rules::check(&trial.workspace).unwrap();
    }

    #[test]
    fn a_name_or_letters_that_are_taken_change_nothing() {
        let trial = Trial::new("taken");
        let before = trial.workspace.read("Cargo.toml").unwrap();

        let same_name = write(&trial.workspace, &Name::new("other-line", None, Some("XX")).unwrap()).unwrap_err();
        let same_letters = write(&trial.workspace, &Name::new("old-lumber", None, None).unwrap()).unwrap_err();

        assert_eq!(same_name.to_string(), "rules/other-line.md is there already");
        assert!(
            same_letters.to_string().starts_with("the rules of other-line begin with OL already"),
            "{same_letters}"
        );
        assert!(!trial.folder.join("crates/old-lumber").exists());
        assert_eq!(trial.workspace.read("Cargo.toml").unwrap(), before);
    }

    #[test]
    fn the_manifest_names_the_new_crate() {
        let manifest = "[workspace.dependencies]\nrailmap = { path = \"crates/railmap\" }\nbots = 1\n[profile.dev.package.railmap]\nopt-level = 2\n";

        let manifest = manifest_with(manifest, &Name::new("tall-timber", None, None).unwrap()).unwrap();

        assert_eq!(
            manifest,
            "[workspace.dependencies]\nrailmap = { path = \"crates/railmap\" }\ntall-timber = { path = \"crates/tall-timber\" }\nbots = 1\n\
             [profile.dev.package.railmap]\nopt-level = 2\n[profile.dev.package.tall-timber]\nopt-level = 2\n"
        );
    }
}
