//! What a copy of the project with one game and one language more is tried by: the terminal, and the pages of a server.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

const GOLDENSPIKE: &str = env!("CARGO_BIN_EXE_goldenspike");

#[test]
fn bots_play_the_new_game_in_the_terminal() {
    for bots in ["conductor,random", "baron,broker"] {
        let ran = Command::new(GOLDENSPIKE)
            .args(["simulate", "sample-line", "--seats", "2", "--games", "4", "--bots", bots])
            .output()
            .unwrap();
        let said = String::from_utf8_lossy(&ran.stdout);
        assert!(ran.status.success() && said.contains("2 seats: 4 games"), "{said}{}", String::from_utf8_lossy(&ran.stderr));
    }
}

#[test]
fn people_play_the_new_game_and_its_campaign_on_the_pages() {
    let server = Server::start();
    let mut anna = Browser { port: server.port, language: "en", cookie: String::new() };
    let home = anna.get("/");
    assert!(home.contains("Sample Line") && home.contains("/campaigns/new?game=sample-line"));
    assert!(home.contains("/assets/posters/sample-line.svg"));

    let table = anna.post(
        "/tables",
        &[("game", "sample-line"), ("seats", "2"), ("seat-0", "me"), ("name-0", "Anna"), ("seat-1", "hot-seat"), ("name-1", "Erik")],
    );
    assert!(anna.play_to_the_end(&table).contains("Won by"));

    let campaign = anna.post(
        "/campaigns",
        &[
            ("game", "sample-line"),
            ("name", "Two in a row"),
            ("company-0", "north"),
            ("seat-0", "me"),
            ("name-0", "Anna"),
            ("company-1", "south"),
            ("seat-1", "hot-seat"),
            ("name-1", "Erik"),
        ],
    );
    for game in ["Next: game 1", "Next: game 2"] {
        assert!(anna.get(&campaign).contains(game), "{game}");
        let table = anna.post(&format!("{campaign}/games"), &[("present", "north"), ("present", "south")]);
        anna.play_to_the_end(&table);
    }
    assert!(anna.get(&campaign).contains("Over: won by"));
    assert!(anna.get(&format!("{campaign}/ceremony")).contains("Game 2"));

    for page in ["rules", "how-to-play", "examples/last-link/1", "learn/ten-links"] {
        assert!(anna.get(&format!("/games/sample-line/{page}")).contains("Sample Line"), "{page}");
    }
}

/// The folder `words/fr` has two words.
#[test]
fn a_new_folder_of_words_is_a_language_and_what_it_lacks_is_english() {
    let server = Server::start();
    let mut anna = Browser { port: server.port, language: "en", cookie: String::new() };
    let mut amelie = Browser { port: server.port, language: "fr-CA, nl;q=0.5", cookie: String::new() };
    let (english, french) = (anna.get("/"), amelie.get("/"));

    assert!(english.contains("/language/fr?") && english.contains("Français") && !english.contains(">Règles<"));
    assert!(french.contains("lang=\"fr\"") && french.contains("/language/en?"));
    let page = amelie.get("/games/sample-line/how-to-play");
    assert!(page.contains(">Règles<") && page.contains("Two are more than one."), "{page}");
    assert!(amelie.get("/games/sample-line/learn/ten-links").contains("Ten links"));
    let played = Command::new(GOLDENSPIKE).args(["play", "sample-line", "--lang", "fr"]).stdin(Stdio::null()).output().unwrap();
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
}

struct Server {
    process: Child,
    port: u16,
    folder: PathBuf,
}

impl Server {
    fn start() -> Server {
        let folder = std::env::temp_dir().join(format!("goldenspike-trial-{}-{:?}", std::process::id(), std::thread::current().id()));
        let mut process = Command::new(GOLDENSPIKE)
            .args(["serve", "--listen", "127.0.0.1:0", "--requests-per-minute", "0", "--data"])
            .arg(&folder)
            .env("RUST_LOG", "off")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let port = line.split("localhost:").nth(1).and_then(|rest| rest.split(' ').next()?.trim().parse().ok());
        Server { process, port: port.unwrap_or_else(|| panic!("no address in {line:?}")), folder }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

struct Browser {
    port: u16,
    language: &'static str,
    cookie: String,
}

impl Browser {
    fn get(&mut self, path: &str) -> String {
        let (status, _, body) = self.ask("GET", path, "");
        assert_eq!(status, "200", "{path}: {body}");
        body
    }

    /// Where the answer leads to.
    fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> String {
        let escaped = |text: &str| text.bytes().map(|byte| format!("%{byte:02X}")).collect::<String>();
        let form: Vec<String> = fields.iter().map(|(name, value)| format!("{}={}", escaped(name), escaped(value))).collect();
        let (status, head, body) = self.ask("POST", path, &form.join("&"));
        assert_eq!(status, "303", "{path}: {body}");
        header(&head, "location").expect("a place to go on at")
    }

    /// Clicks on the first button again and again; gives the last page.
    fn play_to_the_end(&mut self, table: &str) -> String {
        loop {
            let page = self.get(table);
            let Some((_, form)) = page.split_once("id=\"act\"") else { return page };
            let [version, seat, action] = ["version", "seat", "action"].map(|name| value(form, name).unwrap());
            self.post(&format!("{table}/actions"), &[("version", &version), ("seat", &seat), ("action", &action)]);
        }
    }

    fn ask(&mut self, method: &str, path: &str, form: &str) -> (String, String, String) {
        let mut wire = TcpStream::connect(("127.0.0.1", self.port)).unwrap();
        let (cookie, language, length) = (&self.cookie, self.language, form.len());
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: localhost:{}\r\nconnection: close\r\naccept-language: {language}\r\ncookie: {cookie}\r\n\
             content-type: application/x-www-form-urlencoded\r\ncontent-length: {length}\r\n\r\n{form}",
            self.port
        );
        wire.write_all(request.as_bytes()).unwrap();
        let mut answer = Vec::new();
        wire.read_to_end(&mut answer).unwrap();
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        if let Some(cookie) = header(head, "set-cookie") {
            self.cookie = cookie.split(';').next().unwrap().to_owned();
        }
        (head.split(' ').nth(1).unwrap().to_owned(), head.to_owned(), body.to_owned())
    }
}

fn header(head: &str, name: &str) -> Option<String> {
    let lines = head.lines().filter_map(|line| line.split_once(": "));
    lines.filter(|(its, _)| its.eq_ignore_ascii_case(name)).map(|(_, value)| value.to_owned()).next()
}

/// What the first field or button of this name would send.
fn value(page: &str, name: &str) -> Option<String> {
    let (_, rest) = page.split_once(&format!("name=\"{name}\" value=\""))?;
    Some(rest.split('"').next()?.replace("&quot;", "\""))
}
