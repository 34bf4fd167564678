//! What notices are sent to: a receiver of posts, and a mail server.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// A test that waits in vain ends with a message instead of never.
const PATIENCE: Duration = Duration::from_secs(60);

/// Takes posts and answers them with a status.
pub(crate) struct Receiver {
    address: SocketAddr,
    status: Arc<AtomicU16>,
    posts: UnboundedReceiver<Post>,
}

#[derive(Clone, Debug)]
pub(crate) struct Post {
    pub(crate) path: String,
    headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Receiver {
    pub(crate) async fn new() -> Receiver {
        let (listener, address) = listen().await;
        let (sender, posts) = unbounded_channel();
        let status = Arc::new(AtomicU16::new(200));
        let answers = status.clone();
        tokio::spawn(async move {
            while let Ok((wire, _)) = listener.accept().await {
                tokio::spawn(take_post(wire, answers.load(Ordering::Relaxed), sender.clone()));
            }
        });
        Receiver { address, status, posts }
    }

    pub(crate) fn answer_with(&self, status: u16) {
        self.status.store(status, Ordering::Relaxed);
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    pub(crate) async fn next(&mut self) -> Post {
        tokio::time::timeout(PATIENCE, self.posts.recv()).await.expect("a post").unwrap()
    }

    /// What has come so far.
    pub(crate) fn came(&mut self) -> Option<Post> {
        self.posts.try_recv().ok()
    }
}

impl Post {
    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_slice(&self.body).unwrap()
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}

async fn take_post(wire: TcpStream, status: u16, sender: UnboundedSender<Post>) -> Option<()> {
    let mut wire = BufReader::new(wire);
    let mut lines = Vec::new();
    loop {
        let mut line = String::new();
        wire.read_line(&mut line).await.ok()?;
        match line.trim_end() {
            "" => break,
            line => lines.push(line.to_owned()),
        }
    }
    let path = lines.first()?.split(' ').nth(1)?.to_owned();
    let pairs = lines.iter().skip(1).filter_map(|line| line.split_once(": "));
    let headers: Vec<(String, String)> =
        pairs.map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned())).collect();
    let length = headers.iter().find(|(name, _)| name == "content-length")?.1.parse().ok()?;
    let mut body = vec![0; length];
    wire.read_exact(&mut body).await.ok()?;
    // Whoever is told that it was sent finds it here.
    sender.send(Post { path, headers, body }).ok()?;
    let answer = format!("HTTP/1.1 {status} x\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
    wire.write_all(answer.as_bytes()).await.ok()
}

/// A mail server that keeps what it gets.
pub(crate) struct MailServer {
    address: SocketAddr,
    mails: UnboundedReceiver<Mail>,
}

#[derive(Clone, Debug)]
pub(crate) struct Mail {
    pub(crate) to: String,
    /// Head and body, as one reads them.
    pub(crate) text: String,
}

impl MailServer {
    pub(crate) async fn new() -> MailServer {
        let (listener, address) = listen().await;
        let (sender, mails) = unbounded_channel();
        tokio::spawn(async move {
            while let Ok((wire, _)) = listener.accept().await {
                tokio::spawn(take_mail(wire, sender.clone()));
            }
        });
        MailServer { address, mails }
    }

    /// One that lets everybody in and never says a word.
    pub(crate) async fn hanging() -> MailServer {
        let (listener, address) = listen().await;
        let (sender, mails) = unbounded_channel();
        tokio::spawn(async move {
            let mut held = Vec::new();
            while let Ok((wire, _)) = listener.accept().await {
                held.push((wire, sender.clone()));
            }
        });
        MailServer { address, mails }
    }

    pub(crate) fn url(&self) -> String {
        format!("smtp://{}", self.address)
    }

    pub(crate) async fn next(&mut self) -> Mail {
        tokio::time::timeout(PATIENCE, self.mails.recv()).await.expect("a mail").unwrap()
    }

    pub(crate) fn came(&mut self) -> Option<Mail> {
        self.mails.try_recv().ok()
    }
}

impl Mail {
    /// The first address in it that leads to this path.
    pub(crate) fn link(&self, path: &str) -> String {
        let start = self.text.find(path).unwrap_or_else(|| panic!("no {path} in {}", self.text));
        self.text[start..].split(['>', '\r', '\n', ' ']).next().unwrap().to_owned()
    }
}

async fn take_mail(wire: TcpStream, sender: UnboundedSender<Mail>) -> Option<()> {
    let mut wire = BufReader::new(wire);
    wire.write_all(b"220 catcher\r\n").await.ok()?;
    let (mut to, mut line) = (String::new(), String::new());
    loop {
        line.clear();
        if wire.read_line(&mut line).await.ok()? == 0 {
            return None;
        }
        let answer: &[u8] = match line.get(..4)? {
            "EHLO" => b"250-catcher\r\n250 8BITMIME\r\n",
            "RCPT" => {
                to = line.split(['<', '>']).nth(1)?.to_owned();
                b"250 ok\r\n"
            }
            "DATA" => {
                wire.write_all(b"354 go on\r\n").await.ok()?;
                let mut text = String::new();
                while !text.ends_with("\r\n.\r\n") {
                    wire.read_line(&mut text).await.ok()?;
                }
                sender.send(Mail { to: to.clone(), text: readable(&text) }).ok()?;
                b"250 ok\r\n"
            }
            "QUIT" => b"221 bye\r\n",
            _ => b"250 ok\r\n",
        };
        wire.write_all(answer).await.ok()?;
    }
}

/// What mail programs write as `=C3=AB`, and over several lines, as it is meant.
fn readable(text: &str) -> String {
    let joined = text.replace("=\r\n", "");
    let mut bytes = Vec::new();
    let mut rest = joined.as_bytes();
    while let [first, after @ ..] = rest {
        let coded = after.get(..2).filter(|_| *first == b'=').and_then(|code| std::str::from_utf8(code).ok());
        let (byte, left) = match coded.and_then(|code| u8::from_str_radix(code, 16).ok()) {
            Some(byte) => (byte, &after[2..]),
            None => (*first, after),
        };
        bytes.push(byte);
        rest = left;
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

async fn listen() -> (TcpListener, SocketAddr) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    (listener, address)
}
