//! What the tests need besides Rust: found, or installed where that is simple, or asked for plainly.

use crate::workspace::run;
use anyhow::{Result, bail};
use std::env;
use std::path::Path;
use std::process::{Command, Stdio};

/// Something the tests need.
pub(crate) struct Needed {
    pub(crate) name: &'static str,
    pub(crate) is_there: fn() -> bool,
    /// Debian's packages.
    pub(crate) packages: &'static [&'static str],
    /// What to do where apt-get can't be used.
    pub(crate) todo: &'static str,
}

/// A browser, and a font for the pictures.
pub(crate) const CHROMIUM: Needed = Needed {
    name: "Chromium",
    is_there: || ["chromium", "chromium-browser", "google-chrome"].into_iter().any(is_on_path),
    packages: &["chromium", "fonts-dejavu-core"],
    todo: "Debian, Ubuntu: sudo apt-get install chromium fonts-dejavu-core\n\
           Fedora: sudo dnf install chromium\n\
           Arch: sudo pacman -S chromium\n\
           macOS: install Google Chrome or Chromium and put it on the PATH as `chromium`\n\
           Or leave the browser out: cargo xtask test --fast",
};

/// The other browser: every table is drawn and played in it once.
pub(crate) const FIREFOX: Needed = Needed {
    name: "Firefox",
    is_there: || ["firefox-esr", "firefox"].into_iter().any(is_on_path),
    packages: &["firefox-esr"],
    todo: "Debian: sudo apt-get install firefox-esr\n\
           Fedora, Ubuntu, macOS: install Firefox and put it on the PATH as `firefox`\n\
           Or leave the browsers out: cargo xtask test --fast",
};

/// The other database. The tests start clusters of their own; the one that Debian starts is not used.
pub(crate) const POSTGRESQL: Needed = Needed {
    name: "PostgreSQL",
    is_there: || is_on_path("initdb") || debian_has_initdb(),
    packages: &["postgresql"],
    todo: "Debian, Ubuntu: sudo apt-get install postgresql\n\
           Fedora: sudo dnf install postgresql-server\n\
           Arch: sudo pacman -S postgresql\n\
           macOS: brew install postgresql, with its programs on the PATH",
};

impl Needed {
    /// Makes sure that it is there.
    pub(crate) fn ensure(&self) -> Result<()> {
        let Needed { name, is_there, packages, todo } = self;
        if is_there() {
            println!("{name} is there");
            return Ok(());
        }
        let Some(become_root) = way_to_install() else {
            bail!("the tests need {name}, and it is not there.\n{todo}");
        };
        println!("no {name}; installing {}", packages.join(" and "));
        run(&mut apt_get(become_root, &["update"]))?;
        run(&mut apt_get(become_root, &[&["install", "-y", "--no-install-recommends"], *packages].concat()))?;
        if is_there() { Ok(()) } else { bail!("{} was installed, yet there is no {name}", packages[0]) }
    }
}

fn debian_has_initdb() -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    versions.map(|version| version.path()).any(|path| path.join("bin/initdb").is_file())
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
