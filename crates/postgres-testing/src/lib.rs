//! A throwaway PostgreSQL for tests: started when first asked for, on a socket of its own, and gone with the test's process,
//! however that ends.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// A cluster of databases.
pub struct Cluster {
    folder: PathBuf,
    /// It stops the cluster when the pipe to it is closed: by us, or by the end of our process.
    _keeper: Child,
}

/// The address of a new, empty database in the cluster that the tests of this process share.
pub fn new_database() -> String {
    static SHARED: LazyLock<Cluster> = LazyLock::new(Cluster::start);
    SHARED.new_database()
}

/// `initdb` refuses root, so `$AS` becomes Debian's user where needed. The programs must be able to enter the current folder.
const KEEPER: &str = r#"
cd / || exit 1
$AS "$BIN/initdb" -D "$HOME_OF_IT/data" -A trust -U postgres --no-sync -E UTF8 --locale=C >"$HOME_OF_IT/start" 2>&1 &&
$AS "$BIN/pg_ctl" -D "$HOME_OF_IT/data" -w -s -l "$HOME_OF_IT/log" \
    -o "-c listen_addresses='' -k $HOME_OF_IT -c fsync=$FSYNC -c max_connections=200" start >>"$HOME_OF_IT/start" 2>&1 &&
echo ready || { echo failed; tail -n 20 "$HOME_OF_IT/start" "$HOME_OF_IT/log" >&2; }
cat >/dev/null
$AS "$BIN/pg_ctl" -D "$HOME_OF_IT/data" -m immediate -s stop >/dev/null 2>&1
rm -rf "$HOME_OF_IT"
"#;

impl Cluster {
    /// Makes a cluster in a folder of its own and starts it; both go with the value.
    pub fn start() -> Cluster {
        Cluster::with_fsync("off")
    }

    /// One that waits for the disk, as a real one does: for measuring.
    pub fn durable() -> Cluster {
        Cluster::with_fsync("on")
    }

    fn with_fsync(fsync: &str) -> Cluster {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        // A socket's path is short.
        let folder = std::env::temp_dir().join(format!("gs-pg-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder for the cluster");
        let as_whom = if is_root() {
            assert!(run(Command::new("chown").arg("postgres").arg(&folder)), "there is a user `postgres`");
            "runuser -u postgres --"
        } else {
            ""
        };
        let mut keeper = Command::new("sh")
            .args(["-c", KEEPER])
            .env("AS", as_whom)
            .env("BIN", programs())
            .env("HOME_OF_IT", &folder)
            .env("FSYNC", fsync)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell");
        let said = first_line(&mut keeper);
        assert_eq!(said, "ready", "PostgreSQL starts");
        Cluster { folder, _keeper: keeper }
    }

    /// The address of a new, empty database.
    pub fn new_database(&self) -> String {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("test_{}", COUNT.fetch_add(1, Ordering::Relaxed));
        let mut psql = Command::new(programs().join("psql"));
        psql.args(["-q", "-U", "postgres", "-d", "postgres", "-h"]).arg(&self.folder);
        assert!(run(psql.args(["-c", &format!("CREATE DATABASE {name}")])), "a new database");
        format!("postgres:///{name}?host={}&user=postgres", self.folder.display())
    }
}

/// Where Debian keeps the newest version, else wherever `initdb` is found.
fn programs() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut bins: Vec<(u32, PathBuf)> = versions
        .map(|version| version.path())
        .filter(|path| path.join("bin/initdb").is_file())
        .filter_map(|path| Some((path.file_name()?.to_str()?.parse().ok()?, path.join("bin"))))
        .collect();
    bins.sort();
    if let Some((_, bin)) = bins.pop() {
        return bin;
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&path).find(|folder| Path::join(folder, "initdb").is_file());
    found.expect("PostgreSQL is installed: `cargo xtask test` does that, or says how")
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn run(command: &mut Command) -> bool {
    command.stdin(Stdio::null()).status().is_ok_and(|status| status.success())
}

fn first_line(keeper: &mut Child) -> String {
    use std::io::{BufRead, BufReader};
    let mut line = String::new();
    let stdout = keeper.stdout.as_mut().expect("it is piped");
    BufReader::new(stdout).read_line(&mut line).expect("the keeper speaks");
    line.trim().to_owned()
}
