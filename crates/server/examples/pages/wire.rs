//! Connections: one for moves, and one for each page that is open.

use crate::Res;
use std::net::SocketAddr;
use std::time::Instant;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::task::JoinHandle;

/// One connection, kept open.
pub(crate) struct Wire(BufReader<TcpStream>);

/// A page that listens: the size of each update, and when it had come. Closed when dropped.
pub(crate) struct Page {
    hears: UnboundedReceiver<(usize, Instant)>,
    listening: JoinHandle<()>,
}

/// A sign of life is smaller than any update.
const LEAST_UPDATE: usize = 40;

impl Wire {
    pub(crate) async fn connect(address: SocketAddr) -> Res<Wire> {
        let wire = TcpStream::connect(address).await?;
        wire.set_nodelay(true)?;
        Ok(Wire(BufReader::new(wire)))
    }

    pub(crate) async fn post(&mut self, path: &str, token: &str, body: &str) -> Res<(u16, Vec<u8>)> {
        self.ask("POST", path, token, &format!("content-length: {}\r\n", body.len()), body).await?;
        let head = self.head().await?;
        let status = head.split(' ').nth(1).ok_or("no status")?.parse()?;
        Ok((status, self.body(&head).await?))
    }

    /// A whole page, packed: its size.
    pub(crate) async fn page(&mut self, path: &str, token: &str) -> Res<usize> {
        self.ask("GET", path, token, "accept-encoding: br\r\n", "").await?;
        let head = self.head().await?;
        Ok(self.body(&head).await?.len())
    }

    async fn ask(&mut self, method: &str, path: &str, token: &str, headers: &str, body: &str) -> Res<()> {
        // Nobody yet: an empty token would be an unknown one.
        let who = if token.is_empty() { String::new() } else { format!("authorization: Bearer {token}\r\n") };
        let request = format!("{method} {path} HTTP/1.1\r\nhost: load\r\n{who}{headers}\r\n{body}");
        Ok(self.0.write_all(request.as_bytes()).await?)
    }

    /// In small letters.
    async fn head(&mut self) -> Res<String> {
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            if self.0.read_line(&mut head).await? == 0 {
                return Err("the server has gone".into());
            }
        }
        Ok(head.to_ascii_lowercase())
    }

    async fn body(&mut self, head: &str) -> Res<Vec<u8>> {
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")?.parse().ok());
        if let Some(length) = length {
            let mut body = vec![0; length];
            self.0.read_exact(&mut body).await?;
            return Ok(body);
        }
        let mut body = Vec::new();
        loop {
            match self.chunk().await? {
                chunk if chunk.is_empty() => return Ok(body),
                chunk => body.extend(chunk),
            }
        }
    }

    async fn chunk(&mut self) -> Res<Vec<u8>> {
        let mut line = String::new();
        self.0.read_line(&mut line).await?;
        let size = usize::from_str_radix(line.trim(), 16)?;
        let mut chunk = vec![0; size + 2];
        self.0.read_exact(&mut chunk).await?;
        chunk.truncate(size);
        Ok(chunk)
    }
}

impl Page {
    /// Returns when the page holds all of the table as it is.
    pub(crate) async fn open(address: SocketAddr, path: &str, token: &str) -> Res<Page> {
        let mut wire = Wire::connect(address).await?;
        wire.ask("GET", &format!("{path}/live"), token, "accept-encoding: gzip\r\n", "").await?;
        wire.head().await?;
        // The heading, a sign of life, and the whole page.
        for _ in 0..3 {
            wire.chunk().await?;
        }
        let (told, hears) = unbounded_channel();
        let listening = tokio::spawn(async move {
            while let Ok(chunk) = wire.chunk().await {
                if chunk.len() > LEAST_UPDATE && told.send((chunk.len(), Instant::now())).is_err() {
                    break;
                }
            }
        });
        Ok(Page { hears, listening })
    }

    /// The next one.
    pub(crate) async fn update(&mut self) -> Res<(usize, Instant)> {
        Ok(self.hears.recv().await.ok_or("the stream has ended")?)
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        self.listening.abort();
    }
}
