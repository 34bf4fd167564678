//! Everything from one database to another, and back.

use crate::data::open;
use crate::running::{BAD_INPUT, ENVIRONMENT, goldenspike, scratch, scratch_arg};
use crate::serve::Served;

fn move_data(from: &str, to: &str) -> crate::running::Ran {
    goldenspike(&["move", "--from", from, "--to", to])
}

#[test]
fn everything_moves_to_postgresql_and_back() {
    let folder = scratch("moving");
    let served = Served::start(folder.to_str().unwrap());
    let table = open(&served);
    let file = format!("sqlite:{}", folder.join("goldenspike.db").display());
    let (postgres, back) = (postgres_testing::new_database(), scratch_arg("moved-back.db"));
    let refused = move_data(&file, &postgres).complaint(ENVIRONMENT);
    assert!(refused.contains(&format!("process {}", served.process())), "{refused}");
    served.stop();

    let said = move_data(&file, &postgres).done();

    assert!(said.ends_with("Followed to their end: 1 table and 0 campaigns.\n"), "{said}");
    let served = Served::with(&["--listen", "127.0.0.1:0", "--database", &postgres]);
    assert!(served.get(&table).starts_with("HTTP/1.1 200"), "it is there");
    let other = open(&served);
    let refused = move_data(&postgres, &format!("sqlite:{back}")).complaint(ENVIRONMENT);
    assert!(refused.contains("a server uses postgres:///test"), "{refused}");
    served.stop();
    let said = move_data(&postgres, &format!("sqlite:{back}")).done();
    assert!(said.ends_with("Followed to their end: 2 tables and 0 campaigns.\n"), "{said}");
    let served = Served::with(&["--listen", "127.0.0.1:0", "--database", &format!("sqlite:{back}")]);
    for table in [table, other] {
        assert!(served.get(&table).starts_with("HTTP/1.1 200"), "{table} is there");
    }
    let second = goldenspike(&["--listen", "127.0.0.1:0", "--database", &format!("sqlite:{back}")]);
    assert!(second.complaint(ENVIRONMENT).contains("is in use by process"), "a file is one server's");
    served.stop();
    let refused = move_data(&file, &postgres).complaint(ENVIRONMENT);
    assert!(refused.contains("is not empty"), "{refused}");
}

#[test]
fn what_can_not_be_moved_is_told() {
    let (missing, new) = (format!("sqlite:{}", scratch_arg("nowhere/goldenspike.db")), scratch_arg("new.db"));
    let refused = move_data(&missing, &format!("sqlite:{new}")).complaint(ENVIRONMENT);
    assert!(refused.contains("does not exist"), "{refused}");
    assert!(!scratch("nowhere").exists() && !scratch("new.db").exists(), "nothing is made");

    std::fs::write(&new, "").unwrap();
    let refused = move_data(&format!("sqlite:{new}"), &format!("sqlite:{new}")).complaint(ENVIRONMENT);
    assert!(refused.contains("both are sqlite:"), "{refused}");

    let refused = move_data(&format!("sqlite:{new}"), "mysql://anna:secret@db/games").complaint(ENVIRONMENT);
    assert!(refused.contains("sqlite:FILE or postgres://") && !refused.contains("secret"), "{refused}");
    let refused =
        move_data(&format!("sqlite:{new}"), "postgres://anna:secret@127.0.0.1:1/games").complaint(ENVIRONMENT);
    assert!(refused.contains("postgres://anna@127.0.0.1:1/games") && !refused.contains("secret"), "{refused}");
    assert!(refused.contains("refused"), "the reason is told: {refused}");
    goldenspike(&["move", "--from", &missing]).complaint(BAD_INPUT);
}

#[test]
fn of_a_move_from_a_damaged_file_nothing_is_left() {
    const PAGE: usize = 4096;
    let folder = scratch("damaged");
    let served = Served::start(folder.to_str().unwrap());
    for _ in 0..30 {
        open(&served);
    }
    served.stop();
    let file = folder.join("goldenspike.db");
    let whole = std::fs::read(&file).unwrap();
    let (target, new) = (format!("sqlite:{}", scratch_arg("of-damaged/goldenspike.db")), scratch("of-damaged"));
    let from = format!("sqlite:{}", file.display());

    // All but the first page, in which SQLite says what its tables are; the last pages, which hold rows.
    for good in [PAGE, whole.len() - 8 * PAGE] {
        let mut damaged = whole.clone();
        damaged[good..].fill(0xff);
        std::fs::write(&file, damaged).unwrap();
        let refused = move_data(&from, &target).complaint(ENVIRONMENT);
        assert!(refused.contains(&from), "the damaged one is named: {refused}");
        assert!(!new.exists(), "{refused}");
    }

    std::fs::write(&file, "no database at all, however long this text may be").unwrap();
    let refused = move_data(&from, &target).complaint(ENVIRONMENT);
    assert!(refused.contains(&from) && !new.exists(), "{refused}");

    // What stood there before stays.
    std::fs::create_dir_all(&new).unwrap();
    std::fs::write(new.join("notes.txt"), "mine").unwrap();
    move_data(&from, &target).complaint(ENVIRONMENT);
    assert_eq!(new.read_dir().unwrap().count(), 1, "the notes");

    std::fs::write(&file, whole).unwrap();
    move_data(&from, &target).done();
}
