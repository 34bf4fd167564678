//! Chromium, which the browser tests need: found, or installed where that is simple, or asked for plainly.

use crate::workspace::run;
use anyhow::{Result, bail};
use std::env;
use std::path::Path;
use std::process::{Command, Stdio};

/// The names it goes by.
const PROGRAMS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];
/// The browser and a font for the pictures.
const PACKAGES: [&str; 2] = ["chromium", "fonts-dejavu-core"];

/// Makes sure that a Chromium is there.
pub(crate) fn ensure() -> Result<()> {
    if let Some(program) = installed() {
        println!("{program} is there");
        return Ok(());
    }
    let Some(become_root) = way_to_install() else {
        bail!("{}", what_to_do());
    };
    println!("no Chromium; installing {}", PACKAGES.join(" and "));
    run(&mut apt_get(become_root, &["update"]))?;
    run(&mut apt_get(become_root, &[&["install", "-y", "--no-install-recommends"], &PACKAGES[..]].concat()))?;
    match installed() {
        Some(_) => Ok(()),
        None => bail!("{} was installed, yet there is no {}", PACKAGES[0], PROGRAMS.join(", ")),
    }
}

fn installed() -> Option<&'static str> {
    PROGRAMS.into_iter().find(|program| is_on_path(program))
}

fn is_on_path(program: &str) -> bool {
    env::split_paths(&env::var_os("PATH").unwrap_or_default()).any(|folder| folder.join(program).is_file())
}

/// How to run apt-get as root, on Debian and its kin: directly, or with a sudo that asks nothing.
fn way_to_install() -> Option<&'static [&'static str]> {
    let is_debian = Path::new("/etc/debian_version").exists() && is_on_path("apt-get");
    if !is_debian {
        None
    } else if is_root() {
        Some(&[])
    } else if is_on_path("sudo") && succeeds(Command::new("sudo").args(["-n", "true"])) {
        Some(&["sudo", "-n"])
    } else {
        None
    }
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn succeeds(command: &mut Command) -> bool {
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

fn apt_get(become_root: &[&str], args: &[&str]) -> Command {
    let words: Vec<&str> =
        become_root.iter().chain(&["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]).copied().collect();
    let mut command = Command::new(words[0]);
    command.args(&words[1..]).args(args);
    command
}

fn what_to_do() -> String {
    format!(
        "the browser tests need Chromium, and none of {} is on the PATH.\n\
         Debian, Ubuntu: sudo apt-get install {}\n\
         Fedora: sudo dnf install chromium\n\
         Arch: sudo pacman -S chromium\n\
         macOS: install Google Chrome or Chromium and put it on the PATH as `chromium`\n\
         Or leave the browser out: cargo xtask test --fast",
        PROGRAMS.join(", "),
        PACKAGES.join(" "),
    )
}
