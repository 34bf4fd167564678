//! Settings by flag, environment and file; the log; and what happens when files run out.

use crate::running::{BAD_INPUT, ENVIRONMENT, command, goldenspike, scratch, scratch_arg};
use crate::serve::{Served, post};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};
use std::time::Duration;

fn printed(command: &mut Command) -> toml::Table {
    let ran = command.arg("--print-config").output().unwrap();
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    String::from_utf8(ran.stdout).unwrap().parse().unwrap()
}

#[test]
fn flags_count_more_than_the_environment_and_that_more_than_a_file() {
    let file = scratch_arg("settings.toml");
    let text = "listen = \"127.0.0.1:1111\"\ndata = \"/srv/file\"\nbot-pause = 7\nnotice-delay = 30\n\
                trusted-proxies = [\"10.0.0.1\"]\n[limits]\nstreams = 3\n";
    std::fs::write(&file, text).unwrap();
    let said = printed(
        command(&[
            "serve",
            "--config",
            &file,
            "--listen",
            "127.0.0.1:3333",
            "--public-url",
            "https://play.example.org/",
        ])
        .env("GOLDENSPIKE_LISTEN", "127.0.0.1:2222")
        .env("GOLDENSPIKE_BOT_PAUSE", "8")
        .env("GOLDENSPIKE_NOTICE_EVERY", "9"),
    );

    assert_eq!(said["listen"].as_str(), Some("127.0.0.1:3333"), "the flag");
    assert_eq!(said["bot-pause"].as_integer(), Some(8), "the environment");
    assert_eq!(said["data"].as_str(), Some("/srv/file"), "the file");
    assert_eq!((said["notice-delay"].as_integer(), said["notice-every"].as_integer()), (Some(30), Some(9)));
    assert_eq!(said["trusted-proxies"].as_array().unwrap()[0].as_str(), Some("10.0.0.1/32"));
    assert_eq!(said["public-url"].as_str(), Some("https://play.example.org"));
    assert_eq!(said["limits"]["streams"].as_integer(), Some(3));
    assert_eq!(said["limits"]["talk-per-minute"].as_integer(), Some(30), "nobody said anything");
}

#[test]
fn what_is_printed_says_the_same_when_it_is_read() {
    let (data, file) = (scratch_arg("printed-data"), scratch_arg("printed.toml"));
    let first = goldenspike(&["serve", "--data", &data, "--talk-per-minute", "3", "--print-config"]).done();
    std::fs::write(&file, &first).unwrap();

    assert_eq!(goldenspike(&["--config", &file, "--print-config"]).done(), first);
}

#[test]
fn no_password_is_printed() {
    let with = |address: &str| goldenspike(&["--database", address, "--print-config"]).done();

    let printed = with("postgres://anna:s3cret@db.example.org/games?password=s3cret");
    assert!(printed.contains("database = \"postgres://anna@db.example.org/games\""), "{printed}");
    assert!(!printed.contains("s3cret") && printed.starts_with("# The password"), "{printed}");
    assert!(!with("postgres://anna@db.example.org/games").contains('#'), "there is none to leave out");

    let smtp = "smtp://anna:s3cret@mail.example.org?tls=required";
    let from = ["--mail-from", "games@example.org", "--public-url", "https://play.example.org"];
    let printed = goldenspike(&[&["--smtp", smtp], &from[..], &["--print-config"]].concat()).done();
    assert!(printed.contains("smtp = \"smtp://anna@mail.example.org?tls=required\""), "{printed}");
    assert!(!printed.contains("s3cret") && printed.starts_with("# The password of the mail server"), "{printed}");
}

#[test]
fn wrong_settings_are_told_with_their_place() {
    let file = scratch_arg("wrong.toml");
    std::fs::write(&file, "lisen = \"127.0.0.1:1\"\n").unwrap();
    let complaint = goldenspike(&["serve", "--config", &file]).complaint(BAD_INPUT);
    assert!(complaint.contains("lisen") && complaint.contains("--print-config"), "{complaint}");

    goldenspike(&["serve", "--config", &scratch_arg("no-settings.toml")]).complaint(ENVIRONMENT);
    for wrong in [
        &["--public-url", "play.example.org"],
        &["--public-url", "https://play.example.org/games"],
        &["--trusted-proxies", "proxy"],
        &["--log-format", "xml"],
        &["--requests-per-minute", "many"],
        &["--smtp", "mail.example.org"],
        &["--smtp", "smtp://mail.example.org"],
        &["--mail-from", "games@example.org"],
        &["--notice-every", "0"],
    ] {
        goldenspike(&[&["serve"], &wrong[..]].concat()).complaint(BAD_INPUT);
    }
    let mail = ["serve", "--smtp", "smtps://mail.example.org", "--mail-from", "games@example.org"];
    assert!(
        goldenspike(&mail).complaint(BAD_INPUT).contains("--public-url"),
        "links in mails lead where the keeper says"
    );
}

#[test]
fn the_log_tells_requests_but_no_secret_and_no_colour() {
    for (format, level) in [("lines", "info"), ("json", "debug")] {
        let log = scratch(&format!("{format}.log"));
        let args = ["serve", "--listen", "127.0.0.1:0", "--data", &scratch_arg(format), "--log-format", format];
        let mail = ["--notices-to-local", "--smtp", "smtp://127.0.0.1:9", "--mail-from", "games@example.org"];
        let public = ["--public-url", "http://localhost"];
        let stderr = Stdio::from(std::fs::File::create(&log).unwrap());
        let served = Served::by(command(&args).args(mail).args(public).arg("--log").arg(level).stderr(stderr));
        let form = "game=american-rails&seats=3&name-0=Anna&seat-0=me&seat-1=friend&seat-2=friend";
        let opened = post(&served, "/tables", form);
        assert!(opened.starts_with("HTTP/1.1 303"), "{opened}");
        let header = |name: &str| {
            let line = opened.lines().find_map(|line| line.strip_prefix(name)).expect("a header");
            line.trim().to_owned()
        };
        let table = header("location: ");
        let cookie = header("set-cookie: ").split(';').next().unwrap().to_owned();
        let token = cookie.split('=').nth(1).unwrap();
        let mut stream = TcpStream::connect(&served.address).unwrap();
        write!(stream, "GET {table} HTTP/1.1\r\nhost: localhost\r\ncookie: {cookie}\r\nconnection: close\r\n\r\n")
            .unwrap();
        let mut page = String::new();
        stream.read_to_string(&mut page).unwrap();
        let invites: Vec<&str> =
            page.split("/join/").skip(1).filter_map(|rest| rest.split(['"', '<']).next()).collect();
        assert!(!invites.is_empty(), "{page}");
        served.get(&format!("/join/{}", invites[0]));
        // Nothing listens there: what can't be sent is no reason to name who wanted it.
        for (path, form) in [
            ("/me/notices/webhook", "url=http%3A%2F%2F127.0.0.1%3A9%2Fannas-channel"),
            ("/me/notices/mail", "mail=anna.secret%40example.org"),
            ("/me/enter/mail", "mail=anna.secret%40example.org"),
        ] {
            let answer = post(&served, path, form);
            assert!(answer.starts_with("HTTP/1.1 303") || answer.starts_with("HTTP/1.1 200"), "{answer}");
        }
        drop(served);

        let log = std::fs::read_to_string(log).unwrap();
        assert!(log.contains("/join/{invite}") && log.contains("198.51.100.7"), "{log}");
        assert!(!log.contains('\u{1b}'), "{log}");
        assert!(log.contains("/me/notices/mail"), "{log}");
        for secret in invites.iter().chain([&token, &"annas-channel", &"anna.secret"]) {
            assert!(!log.contains(secret), "{secret} in {log}");
        }
        let is_json = |line: &str| serde_json::from_str::<serde_json::Value>(line).is_ok();
        assert_eq!(log.lines().all(is_json), format == "json", "{log}");
    }
}

/// With 256 files, 300 who never finish their request are as many as it takes to keep everybody out; but not for long.
#[test]
fn half_sent_requests_do_not_keep_others_out() {
    let program = env!("CARGO_BIN_EXE_goldenspike");
    let serve = format!(
        "ulimit -n 256; exec {program} serve --listen 127.0.0.1:0 --head-timeout 2 --data {}",
        scratch_arg("files")
    );
    let served = Served::by(Command::new("sh").args(["-c", &serve]).stderr(Stdio::null()));
    let half_sent: Vec<TcpStream> = (0..300)
        .map(|_| {
            let mut stream = TcpStream::connect(&served.address).unwrap();
            let _ = stream.write_all(b"GET / HTTP/1.1\r\nhost: ");
            stream
        })
        .collect();

    let answers = (0..600).any(|_| {
        std::thread::sleep(Duration::from_millis(100));
        let mut answer = String::new();
        let mut stream = TcpStream::connect(&served.address).unwrap();
        let _ = stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
        stream.set_read_timeout(Some(Duration::from_secs(1))).unwrap();
        let _ = stream.read_to_string(&mut answer);
        answer.starts_with("HTTP/1.1 200")
    });

    assert!(answers, "while {} are still open on the other side", half_sent.len());
}
