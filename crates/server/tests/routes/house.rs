//! A server on a free port with its own folder, and browsers that visit it.

use serde_json::Value;
use server::{Config, Limits, Server};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Nothing here takes long; a test that waits in vain ends with a message instead of never.
const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) struct House {
    folder: PathBuf,
    server: Option<Server>,
}

impl House {
    pub(crate) async fn open() -> House {
        House::with_bot_pause(Duration::ZERO).await
    }

    /// Bots that think for an hour, until the next restart.
    pub(crate) async fn slow_bots() -> House {
        House::with_bot_pause(Duration::from_secs(3600)).await
    }

    async fn with_bot_pause(bot_pause: Duration) -> House {
        House::with(|config| config.bot_pause = bot_pause).await
    }

    /// One that runs otherwise than most.
    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> House {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("goldenspike-routes-{}-{number}", std::process::id()));
        let mut house = House { folder, server: None };
        house.start(change).await;
        house
    }

    /// Stops the server, if it runs, and starts it on the same data.
    pub(crate) async fn reopen(&mut self) {
        self.reopen_with(|_| ()).await;
    }

    /// The same, running otherwise than most.
    pub(crate) async fn reopen_with(&mut self, change: impl FnOnce(&mut Config)) {
        self.close().await;
        self.start(change).await;
    }

    /// Bots don't wait, and one browser plays for many.
    async fn start(&mut self, change: impl FnOnce(&mut Config)) {
        let listen = "127.0.0.1:0".parse().unwrap();
        let mut config =
            Config { bot_pause: Duration::ZERO, limits: Limits::none(), ..Config::new(listen, &self.folder) };
        change(&mut config);
        self.server = Some(Server::start(config).await.unwrap());
    }

    pub(crate) async fn close(&mut self) {
        if let Some(server) = self.server.take() {
            server.stop().await;
        }
    }

    /// Tells everybody what is due at this time.
    pub(crate) async fn tell(&self, now: i64) {
        self.server.as_ref().unwrap().tell(now).await.unwrap();
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.folder.join("goldenspike.db")
    }

    /// All that is in the logs was written so many days earlier; tables in memory learn of it by a restart.
    pub(crate) async fn days_go_by(&self, days: i64) {
        let mut db = SqliteConnectOptions::new().filename(self.database()).connect().await.unwrap();
        let sql = "UPDATE entry SET written = written - ?";
        sqlx::query(sql).bind(days * 24 * 60 * 60 * 1000).execute(&mut db).await.unwrap();
        db.close().await.unwrap();
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.server.as_ref().unwrap().address()
    }

    /// A browser that has never been here.
    pub(crate) fn browser(&self) -> Browser {
        Browser { address: self.address(), cookies: Vec::new(), headers: Vec::new() }
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

#[derive(Clone)]
pub(crate) struct Browser {
    address: SocketAddr,
    cookies: Vec<(String, String)>,
    headers: Vec<(String, String)>,
}

pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Browser {
    /// The same browser, sending another header with everything.
    pub(crate) fn with(mut self, name: &str, value: &str) -> Browser {
        self.headers.push((name.to_owned(), value.to_owned()));
        self
    }

    /// After a restart the server has another port.
    pub(crate) fn at(mut self, house: &House) -> Browser {
        self.address = house.address();
        self
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.send("GET", path, &[], Vec::new()).await
    }

    pub(crate) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let escape = |text: &str| text.bytes().map(|byte| format!("%{byte:02X}")).collect::<String>();
        let pairs: Vec<String> =
            fields.iter().map(|(name, value)| format!("{}={}", escape(name), escape(value))).collect();
        let kind = ("content-type", "application/x-www-form-urlencoded");
        self.send("POST", path, &[kind], pairs.join("&").into_bytes()).await
    }

    pub(crate) async fn post_json(&mut self, path: &str, body: &Value) -> Answer {
        self.send("POST", path, &[("content-type", "application/json")], body.to_string().into_bytes()).await
    }

    pub(crate) async fn send(&mut self, method: &str, path: &str, headers: &[(&str, &str)], body: Vec<u8>) -> Answer {
        let work = async {
            let mut wire = self.request(method, path, headers, body).await;
            let mut bytes = Vec::new();
            wire.read_to_end(&mut bytes).await.unwrap();
            parse(&bytes)
        };
        let answer = tokio::time::timeout(PATIENCE, work).await.expect("the server answers");
        self.remember_cookies(&answer);
        answer
    }

    /// Opens a stream of live updates.
    pub(crate) async fn listen(&self, path: &str) -> Stream {
        let (head, wire) = self.open_stream(path).await;
        assert_eq!(head.status, 200, "{path}");
        Stream { wire, text: String::new(), told: BTreeMap::new() }
    }

    /// Only how the server answers it.
    pub(crate) async fn head_of_stream(&self, path: &str) -> Answer {
        self.open_stream(path).await.0
    }

    async fn open_stream(&self, path: &str) -> (Answer, TcpStream) {
        let mut wire = self.request("GET", path, &[("accept", "text/event-stream")], Vec::new()).await;
        let mut text = Vec::new();
        while !text.ends_with(b"\r\n\r\n") {
            text.push(tokio::time::timeout(PATIENCE, wire.read_u8()).await.expect("an answer").unwrap());
        }
        (head(&text), wire)
    }

    async fn request(&self, method: &str, path: &str, headers: &[(&str, &str)], body: Vec<u8>) -> TcpStream {
        let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.address);
        let own = self.headers.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        for (name, value) in own.chain(headers.iter().copied()) {
            head += &format!("{name}: {value}\r\n");
        }
        if !self.cookies.is_empty() {
            let cookies: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
            head += &format!("cookie: {}\r\n", cookies.join("; "));
        }
        if method != "GET" {
            head += &format!("content-length: {}\r\n", body.len());
        }
        let mut wire = TcpStream::connect(self.address).await.unwrap();
        wire.write_all((head + "\r\n").as_bytes()).await.unwrap();
        // A server may answer, and close, before it has read a body that is too large.
        let _ = wire.write_all(&body).await;
        wire
    }

    fn remember_cookies(&mut self, answer: &Answer) {
        for (_, cookie) in answer.headers.iter().filter(|(name, _)| name == "set-cookie") {
            let (name, value) = cookie.split(';').next().unwrap().split_once('=').unwrap();
            self.cookies.retain(|(known, _)| known != name);
            self.cookies.push((name.to_owned(), value.to_owned()));
        }
    }
}

impl Answer {
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Status and code of an error in JSON.
    pub(crate) fn error(&self) -> (u16, String) {
        (self.status, self.json()["error"]["code"].as_str().unwrap_or_default().to_owned())
    }

    /// Head and body: all that went over the wire.
    pub(crate) fn all(&self) -> String {
        let head: String = self.headers.iter().map(|(name, value)| format!("{name}: {value}\n")).collect();
        head + &self.text()
    }
}

/// A stream of server-sent events.
pub(crate) struct Stream {
    wire: TcpStream,
    text: String,
    /// The parts of a page by their ids, as they were told last.
    told: BTreeMap<String, String>,
}

impl Stream {
    /// The data of the next event, or nothing when the server ended the stream. Of a page it is the parts that changed.
    pub(crate) async fn next(&mut self) -> Option<String> {
        loop {
            if let Some((event, rest)) = self.text.split_once("\n\n") {
                let data: Vec<&str> = event.lines().filter_map(|line| line.strip_prefix("data: ")).collect();
                let (data, is_patch) = (data.join("\n"), event.starts_with("event: patch\n"));
                self.text = rest.to_owned();
                if !data.is_empty() {
                    return Some(if is_patch { self.follow(&data) } else { data });
                }
                continue;
            }
            let chunk = tokio::time::timeout(PATIENCE, read_chunk(&mut self.wire)).await.expect("an event in time")?;
            self.text += &String::from_utf8(chunk).unwrap();
        }
    }
}

impl Stream {
    /// As the page's script does it: a step is new text, or how much of the text before is left out and how much is kept.
    fn follow(&mut self, changes: &str) -> String {
        let changes: BTreeMap<String, Vec<Value>> = serde_json::from_str(changes).unwrap();
        let mut parts = String::new();
        for (id, steps) in changes {
            let old: Vec<u16> = self.told.get(&id).map(|text| text.encode_utf16().collect()).unwrap_or_default();
            let mut at = 0;
            let mut on = |by: &Value| {
                at += by.as_i64().unwrap();
                usize::try_from(at).unwrap()
            };
            let step = |step: &Value| match step {
                Value::String(text) => text.clone(),
                kept => String::from_utf16(&old[on(&kept[0])..on(&kept[1])]).unwrap(),
            };
            let text: String = steps.iter().map(step).collect();
            parts += &text;
            self.told.insert(id, text);
        }
        parts
    }
}

/// One chunk of a chunked body; nothing at its end.
async fn read_chunk(wire: &mut TcpStream) -> Option<Vec<u8>> {
    let mut size = Vec::new();
    while !size.ends_with(b"\r\n") {
        size.push(wire.read_u8().await.ok()?);
    }
    let size = usize::from_str_radix(std::str::from_utf8(&size).unwrap().trim(), 16).unwrap();
    let mut chunk = vec![0; size + 2];
    wire.read_exact(&mut chunk).await.ok()?;
    chunk.truncate(size);
    (size > 0).then_some(chunk)
}

fn parse(bytes: &[u8]) -> Answer {
    let end = bytes.windows(4).position(|window| window == b"\r\n\r\n").expect("a whole head") + 4;
    let head = head(&bytes[..end]);
    let body = &bytes[end..];
    let is_chunked = head.header("transfer-encoding") == Some("chunked");
    Answer { body: if is_chunked { unchunked(body) } else { body.to_vec() }, ..head }
}

fn head(bytes: &[u8]) -> Answer {
    let mut lines = std::str::from_utf8(bytes).unwrap().lines();
    let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
    let headers = lines.filter_map(|line| line.split_once(": "));
    let headers = headers.map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned())).collect();
    Answer { status, headers, body: Vec::new() }
}

fn unchunked(mut bytes: &[u8]) -> Vec<u8> {
    let mut body = Vec::new();
    while let Some(end) = bytes.windows(2).position(|window| window == b"\r\n") {
        let size = usize::from_str_radix(std::str::from_utf8(&bytes[..end]).unwrap(), 16).unwrap();
        body.extend_from_slice(&bytes[end + 2..end + 2 + size]);
        bytes = &bytes[end + 4 + size..];
        if size == 0 {
            break;
        }
    }
    body
}
