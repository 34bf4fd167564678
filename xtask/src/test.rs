//! `cargo xtask test`: everything in order, up to the first thing that fails.

use crate::packages::{CHROMIUM, FIREFOX, POSTGRESQL};
use crate::workspace::{Package, Workspace, run as run_command};
use crate::{arrows, rules};
use anyhow::{Context, Result};
use std::process::Command;
use std::time::{Duration, Instant};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Leaves out the tests in a real browser.
    #[arg(long)]
    fast: bool,
}

/// A step and how to do it.
struct Step<'a> {
    name: &'static str,
    run: Box<dyn Fn() -> Result<()> + 'a>,
}

pub(crate) fn run(workspace: &Workspace, args: &Args) -> Result<()> {
    let steps = steps(workspace, args.fast)?;
    let begun = Instant::now();
    let done = run_in_order(&steps)?;

    println!("\n== All {} steps passed in {} ==", done.len(), shown(begun.elapsed()));
    for (name, took) in done {
        println!("  {:>8}  {name}", shown(took));
    }
    if args.fast {
        println!("  left out  the tests in a real browser (--fast)");
    }
    Ok(())
}

fn steps(workspace: &Workspace, fast: bool) -> Result<Vec<Step<'_>>> {
    let cargo = |name: &'static str, args: &[&str]| {
        let args: Vec<String> = args.iter().map(|arg| arg.to_string()).collect();
        let run = move || run_command(&mut workspace.cargo(&args.iter().map(String::as_str).collect::<Vec<_>>()));
        Step { name, run: Box::new(run) }
    };
    let mut steps = vec![
        Step { name: "a database for the tests", run: Box::new(|| POSTGRESQL.ensure()) },
        cargo("format", &["fmt", "--all", "--check"]),
        Step { name: "arrows", run: Box::new(|| arrows::run(workspace, &arrows::Args::default())) },
        Step { name: "rules", run: Box::new(|| rules::check(workspace)) },
    ];
    if fast {
        steps.push(cargo("clippy", &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]));
        let names = targets_without_browser(&workspace.packages()?);
        let named: Vec<&str> = names.iter().flat_map(|name| ["--test", name]).collect();
        let without_browser = ["test", "--workspace", "--exclude", BROWSER_CRATE];
        let targets = [&without_browser[..], &["--lib", "--bins", "--examples"], &named].concat();
        steps.push(cargo("tests without a browser", &targets));
        steps.push(cargo("examples in the documentation", &[&without_browser[..], &["--doc"]].concat()));
    } else {
        steps.insert(0, Step { name: "a browser for the tests", run: Box::new(|| CHROMIUM.ensure()) });
        steps.insert(1, Step { name: "another browser", run: Box::new(|| FIREFOX.ensure()) });
        let tests =
            move || run_command(built_once(looked_at_by_clippy(&mut workspace.cargo(&["test", "--workspace"]))));
        steps.push(Step { name: "clippy and tests", run: Box::new(tests) });
    }
    Ok(steps)
}

/// Clippy looks at our crates while cargo compiles them for the tests, and a warning stops that: `cargo clippy` would read all
/// of them, and whatever they use, once more. It gets its arguments as `cargo clippy` hands them on.
fn looked_at_by_clippy(cargo: &mut Command) -> &mut Command {
    const DENY_WARNINGS: &str = "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__";
    cargo.env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver").env("CLIPPY_ARGS", DENY_WARNINGS)
}

/// Without the files that make the next build of a changed crate quicker: a first build is slowed down by writing them, and day to day
/// nobody runs everything.
fn built_once(cargo: &mut Command) -> &mut Command {
    cargo.env("CARGO_INCREMENTAL", "0")
}

/// The crate that drives the browser: all its tests need one.
const BROWSER_CRATE: &str = "browser-testing";

/// The files in `tests/` folders but those named `browser…`, which is how a test says that it needs one.
fn targets_without_browser(packages: &[Package]) -> Vec<String> {
    let targets = packages.iter().filter(|package| package.name != BROWSER_CRATE).flat_map(|package| &package.targets);
    let tests = targets.filter(|target| target.kind.iter().any(|kind| kind == "test"));
    let mut names: Vec<String> =
        tests.map(|target| target.name.clone()).filter(|name| !name.starts_with("browser")).collect();
    names.sort();
    names.dedup();
    names
}

/// Runs the steps, each under its heading, until one fails; says how long each took.
fn run_in_order(steps: &[Step]) -> Result<Vec<(&'static str, Duration)>> {
    let mut done = Vec::new();
    for (index, step) in steps.iter().enumerate() {
        println!("\n== {}/{} {} ==", index + 1, steps.len(), step.name);
        let begun = Instant::now();
        (step.run)().with_context(|| {
            let left = steps.len() - index - 1;
            format!("step {}/{}, {}, failed; {left} not run", index + 1, steps.len(), step.name)
        })?;
        done.push((step.name, begun.elapsed()));
    }
    Ok(done)
}

fn shown(time: Duration) -> String {
    let seconds = time.as_secs();
    if seconds < 60 {
        format!("{:.1} s", time.as_secs_f64())
    } else {
        format!("{} m {:02} s", seconds / 60, seconds % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace::Target;
    use anyhow::bail;
    use std::cell::RefCell;
    use std::fs;

    /// A crate of one function, and what cargo says of its tests.
    fn tests_of(function: &str) -> (bool, String) {
        let folder = std::env::temp_dir().join(format!("looked-at-{}-{}", std::process::id(), function.len()));
        fs::create_dir_all(folder.join("src")).unwrap();
        let manifest = "[package]\nname = \"looked-at\"\nedition = \"2024\"\n\n[workspace]\n";
        fs::write(folder.join("Cargo.toml"), manifest).unwrap();
        fs::write(folder.join("src/lib.rs"), function).unwrap();
        let workspace = Workspace::at(folder.clone());
        let mut cargo = workspace.cargo(&["test", "--offline"]);
        let ran = looked_at_by_clippy(&mut cargo).env("CARGO_TARGET_DIR", folder.join("target")).output().unwrap();
        let _ = fs::remove_dir_all(folder);
        (ran.status.success(), String::from_utf8_lossy(&ran.stderr).into_owned())
    }

    #[test]
    fn what_clippy_does_not_like_is_not_tested() {
        let (is_fine, said) = tests_of("pub fn is_empty(list: &[u8]) -> bool {\n    return list.is_empty();\n}\n");
        assert!(!is_fine && said.contains("clippy::needless_return"), "{said}");
        let (is_fine, said) = tests_of("pub fn is_empty(list: &[u8]) -> bool {\n    list.is_empty()\n}\n");
        assert!(is_fine, "{said}");
    }

    #[test]
    fn nothing_runs_after_a_step_that_failed() {
        let ran = RefCell::new(Vec::new());
        let step = |name: &'static str, result: fn() -> Result<()>| {
            let ran = &ran;
            let run = move || {
                ran.borrow_mut().push(name);
                result()
            };
            Step { name, run: Box::new(run) }
        };
        let steps = [step("format", || Ok(())), step("clippy", || bail!("warnings")), step("tests", || Ok(()))];

        let failed = run_in_order(&steps).unwrap_err();

        assert_eq!(*ran.borrow(), ["format", "clippy"]);
        assert_eq!(format!("{failed:#}"), "step 2/3, clippy, failed; 1 not run: warnings");
    }

    #[test]
    fn fast_leaves_out_what_needs_a_browser() {
        let package = |name: &str, tests: &[&str]| Package {
            name: name.to_string(),
            dependencies: Vec::new(),
            targets: tests
                .iter()
                .map(|test| Target { name: test.to_string(), kind: vec!["test".to_string()] })
                .collect(),
        };
        let packages = [
            package("server", &["routes", "browser", "browser_axe"]),
            package("sample-line", &["conformance"]),
            package("other-line", &["conformance"]),
            package("browser-testing", &["pages"]),
        ];

        assert_eq!(targets_without_browser(&packages), ["conformance", "routes"]);
    }
}
