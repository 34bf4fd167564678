//! The project on disk: its crates, their manifests, their files.

use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::env;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

pub(crate) struct Workspace {
    root: PathBuf,
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    target_directory: PathBuf,
}

/// A crate of the project as cargo knows it.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) dependencies: Vec<Dependency>,
    pub(crate) targets: Vec<Target>,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Dependency {
    pub(crate) name: String,
    /// None, `dev` or `build`.
    pub(crate) kind: Option<String>,
    /// Where it lies, if it is one of ours.
    pub(crate) path: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Target {
    pub(crate) name: String,
    pub(crate) kind: Vec<String>,
}

/// A file of the project: its path from the root, with `/`, and its text.
#[derive(Clone, Debug)]
pub(crate) struct File {
    pub(crate) path: String,
    pub(crate) text: String,
}

impl Workspace {
    /// The one this program was built in.
    pub(crate) fn here() -> Workspace {
        let manifest = env::var("CARGO_MANIFEST_DIR").unwrap_or_else(|_| env!("CARGO_MANIFEST_DIR").to_string());
        let root = Path::new(&manifest).parent().unwrap_or(Path::new("."));
        Workspace { root: root.to_path_buf() }
    }

    pub(crate) fn path(&self, path: &str) -> PathBuf {
        self.root.join(path)
    }

    /// A cargo command in this workspace.
    pub(crate) fn cargo(&self, args: &[&str]) -> Command {
        let mut cargo = Command::new(env::var("CARGO").unwrap_or_else(|_| "cargo".to_string()));
        cargo.args(args).current_dir(&self.root);
        cargo
    }

    pub(crate) fn packages(&self) -> Result<Vec<Package>> {
        Ok(self.metadata()?.packages)
    }

    /// Where cargo puts what it builds.
    pub(crate) fn target_folder(&self) -> Result<PathBuf> {
        Ok(self.metadata()?.target_directory)
    }

    fn metadata(&self) -> Result<Metadata> {
        json_of(&mut self.cargo(&["metadata", "--format-version", "1", "--no-deps"]))
    }

    pub(crate) fn read(&self, path: &str) -> Result<String> {
        fs::read_to_string(self.path(path)).with_context(|| path.to_string())
    }

    /// The names of what lies in a folder, in order.
    pub(crate) fn names_in(&self, folder: &str) -> Result<Vec<String>> {
        let mut names = Vec::new();
        for entry in fs::read_dir(self.path(folder)).with_context(|| folder.to_string())? {
            names.push(entry?.file_name().to_string_lossy().into_owned());
        }
        names.sort();
        Ok(names)
    }

    /// Every file below a folder that ends in one of these; none if there is no such folder.
    pub(crate) fn files_below(&self, folder: &str, endings: &[&str]) -> Result<Vec<File>> {
        let mut files = Vec::new();
        if !self.path(folder).is_dir() {
            return Ok(files);
        }
        for name in self.names_in(folder)? {
            let path = format!("{folder}/{name}");
            if self.path(&path).is_dir() {
                files.extend(self.files_below(&path, endings)?);
            } else if Path::new(&name).extension().and_then(OsStr::to_str).is_some_and(|end| endings.contains(&end)) {
                let text = self.read(&path)?;
                files.push(File { path, text });
            }
        }
        Ok(files)
    }
}

/// Runs a program and reads the JSON it prints; its complaints go where ours go.
pub(crate) fn json_of<T: DeserializeOwned>(command: &mut Command) -> Result<T> {
    serde_json::from_slice(&output_of(command)?).with_context(|| format!("the answer of {command:?}"))
}

/// What a program prints; an error if it fails.
pub(crate) fn output_of(command: &mut Command) -> Result<Vec<u8>> {
    let output = command.stderr(Stdio::inherit()).output().with_context(|| format!("{command:?}"))?;
    ensure!(output.status.success(), "{command:?} failed: {}", output.status);
    Ok(output.stdout)
}

/// Runs a program that prints for the reader; an error if it fails.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("{command:?}"))?;
    if !status.success() {
        bail!("`{}` failed: {status}", shown(command));
    }
    Ok(())
}

/// A command as a person would type it.
pub(crate) fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or(command.get_program());
    let words: Vec<String> =
        [program].into_iter().chain(command.get_args()).map(|word| word.to_string_lossy().into_owned()).collect();
    words.join(" ")
}

#[cfg(test)]
impl Workspace {
    pub(crate) fn at(root: PathBuf) -> Workspace {
        Workspace { root }
    }
}
