//! A disk that is full or fails for a while: moves are refused plainly, and go on as soon as the disk does.

use crate::program::{Folder, Opened, Program, act, open};
use serde_json::{Value, json};
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

#[test]
fn a_full_disk_refuses_moves_and_nothing_else_and_play_goes_on_when_there_is_room() {
    let folder = Folder::new("full-disk");
    match SmallDisk::serve(&folder) {
        Some(disk) => nothing_can_be_written(&disk.server, || disk.fill(&folder), |filler| disk.free(&filler)),
        // Where no disk can be mounted, the system refuses longer files: to the program that is a disk that fails.
        None => writes_fail(&Folder::new("no-small-disk")),
    }
}

#[test]
fn a_disk_that_fails_refuses_moves_and_nothing_else_and_play_goes_on_when_it_works() {
    writes_fail(&Folder::new("failing-disk"));
}

fn writes_fail(folder: &Folder) {
    let server = serve_with_signal_ignored(folder);
    let limit = |most: &str| {
        let pid = server.process.id().to_string();
        let set = Command::new("prlimit").args(["--pid", &pid, &format!("--fsize={most}:unlimited")]).status();
        assert!(set.unwrap().success());
    };
    nothing_can_be_written(&server, || limit("0"), |()| limit("unlimited"));
}

fn nothing_can_be_written<T>(server: &Program, break_it: impl FnOnce() -> T, mend_it: impl FnOnce(T)) {
    let table = open(server.port, &["me", "me", "me"]).unwrap();
    assert_eq!(act(server, &table), (200, Value::Null));
    assert_eq!(server.get("/healthz"), (200, json!("ok\n")));

    let broken = break_it();

    let before = nothing_works(server, &table);
    mend_it(broken);
    assert_eq!(server.get("/healthz"), (200, json!("ok\n")));
    assert_eq!(act(server, &table), (200, Value::Null));
    let moves = |table: &Value| table["moves"].as_u64().unwrap();
    assert_eq!(moves(&server.get(&table.path()).1), moves(&before) + 1);
}

/// Gives the table as it stands.
fn nothing_works(server: &Program, table: &Opened) -> Value {
    // Some room may be left inside the database's files: moves are taken until there is none.
    let acted = (0..2000).map(|_| act(server, table)).find(|(status, _)| *status != 200);
    assert_eq!(acted, Some((503, json!("not_stored"))));
    let (status, said) = server.get("/healthz");
    assert_eq!((status, &said["error"]["code"]), (503, &json!("not_stored")), "{said}");
    let (status, before) = server.get(&table.path());
    assert_eq!(status, 200, "who only looks is not disturbed");
    assert_eq!(act(server, table).0, 503);
    before
}

/// A program that is sent this signal ends; one that ignores it gets an error from the disk.
fn serve_with_signal_ignored(folder: &Folder) -> Program {
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' XFSZ && exec \"$@\"", "sh"]).arg(env!("CARGO_BIN_EXE_goldenspike"));
    Program::run(command, &folder.0, &[])
}

/// The server sees a small disk of its own, in a namespace of its own.
struct SmallDisk {
    server: Program,
}

impl SmallDisk {
    /// Nothing where that is not allowed.
    fn serve(folder: &Folder) -> Option<SmallDisk> {
        const MOUNT: &str = "mount -t tmpfs -o size=2m tmpfs \"$0\" && exec \"$@\"";
        let unshare = || {
            let mut command = Command::new("unshare");
            command.args(["-rm", "sh", "-c", MOUNT]).arg(&folder.0);
            command
        };
        let is_allowed = unshare().arg("true").stderr(Stdio::null()).status().is_ok_and(|status| status.success());
        is_allowed.then(|| {
            let mut command = unshare();
            command.arg(env!("CARGO_BIN_EXE_goldenspike"));
            SmallDisk { server: Program::run(command, &folder.0, &[]) }
        })
    }

    /// To the last byte.
    fn fill(&self, folder: &Folder) -> PathBuf {
        let seen_by_the_server = PathBuf::from(format!("/proc/{}/root", self.server.process.id()));
        let path = seen_by_the_server.join(folder.0.strip_prefix("/").unwrap()).join("filler");
        let mut file = File::create(&path).unwrap();
        let mut size = 64 * 1024;
        while size > 0 {
            if file.write_all(&vec![0; size]).is_err() {
                size /= 2;
            }
        }
        path
    }

    fn free(&self, filler: &Path) {
        std::fs::remove_file(filler).unwrap();
    }
}
