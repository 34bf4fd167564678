//! The data: for its owner alone, one server at a time, copied while it runs, checked.

use crate::running::{BAD_INPUT, ENVIRONMENT, goldenspike, scratch};
use crate::serve::{Served, post};
use std::path::Path;

const TABLE: &str = "game=american-rails&seats=3&name-0=Anna&seat-0=me&seat-1=hot-seat&seat-2=hot-seat";

/// Opens a table; gives its path.
pub(crate) fn open(served: &Served) -> String {
    let opened = post(served, "/tables", TABLE);
    let path = opened.lines().find_map(|line| line.strip_prefix("location: "));
    path.unwrap_or_else(|| panic!("{opened}")).trim().to_owned()
}

fn files(folder: &Path) -> Vec<String> {
    let names = folder.read_dir().unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

#[test]
fn a_clean_stop_leaves_one_file() {
    let folder = scratch("one-file");
    let served = Served::start(folder.to_str().unwrap());
    open(&served);
    assert!(files(&folder).len() > 1, "while it runs: {:?}", files(&folder));

    served.stop();

    assert_eq!(files(&folder), ["goldenspike.db"]);
}

#[cfg(unix)]
#[test]
fn the_data_are_for_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let mode = |path: &Path| path.metadata().unwrap().permissions().mode() & 0o777;
    let folder = scratch("private/data");
    let served = Served::start(folder.to_str().unwrap());
    open(&served);

    assert_eq!(mode(&folder), 0o700);
    for file in files(&folder) {
        assert_eq!(mode(&folder.join(&file)), 0o600, "{file}");
    }
    let copy = scratch("private-copy.db");
    goldenspike(&["backup", copy.to_str().unwrap(), "--data", folder.to_str().unwrap()]).done();
    assert_eq!(mode(&copy), 0o600);
}

#[test]
fn a_second_server_on_the_same_data_is_refused() {
    let folder = scratch("claimed");
    let data = folder.to_str().unwrap();
    let first = Served::start(data);

    let complaint = goldenspike(&["serve", "--listen", "127.0.0.1:0", "--data", data]).complaint(ENVIRONMENT);
    assert!(complaint.contains(&format!("process {}", first.process())), "{complaint}");
    assert!(complaint.contains(&first.address) && complaint.contains("--data"), "{complaint}");
    assert!(first.get("/").starts_with("HTTP/1.1 200"), "the first one goes on");

    // Killed, it leaves its files behind; the next one starts all the same.
    drop(first);
    assert!(files(&folder).contains(&"goldenspike.pid".to_owned()));
    Served::start(data).stop();
}

#[test]
fn a_backup_of_a_running_server_is_whole() {
    let (folder, restored) = (scratch("backed-up"), scratch("restored"));
    let served = Served::start(folder.to_str().unwrap());
    let tables: Vec<String> = (0..5).map(|_| open(&served)).collect();
    std::fs::create_dir_all(&restored).unwrap();
    let copy = restored.join("goldenspike.db");
    let args = ["backup", copy.to_str().unwrap(), "--data", folder.to_str().unwrap()];

    let said = goldenspike(&args).done();

    assert!(said.contains(copy.to_str().unwrap()), "{said}");
    let again = goldenspike(&args).complaint(ENVIRONMENT);
    assert!(again.contains("there is one of that name"), "nothing is overwritten: {again}");
    let later = Served::start(restored.to_str().unwrap());
    for table in &tables {
        assert!(later.get(table).starts_with("HTTP/1.1 200"), "{table}");
    }
    assert_eq!(files(&restored).iter().filter(|name| name.ends_with(".db")).count(), 1);
}

#[test]
fn what_is_stored_is_checked_while_the_server_runs() {
    let folder = scratch("checked");
    let data = folder.to_str().unwrap();
    let served = Served::start(data);
    open(&served);
    open(&served);

    let said = goldenspike(&["check", "--data", data]).done();
    assert_eq!(said.trim_end(), "Followed to their end: 2 tables and 0 campaigns.");
    let checked = goldenspike(&["check", "--data", data, "--json"]).json();
    assert_eq!((checked["tables"].as_u64(), checked["faults"].as_array().map(Vec::len)), (Some(2), Some(0)));
    open(&served);
}

#[test]
fn where_nothing_is_stored_nothing_is_made() {
    let folder = scratch("nothing-here");
    for command in [&["check"][..], &["backup", "copy.db"]] {
        let args = [command, &["--data", folder.to_str().unwrap()]].concat();
        let complaint = goldenspike(&args).complaint(ENVIRONMENT);
        assert!(complaint.contains("there are no games"), "{complaint}");
    }
    assert!(!folder.exists());
    goldenspike(&["backup"]).complaint(BAD_INPUT);
}
