//! Whoever plays: one connection for moves, and one for each page that is open.
//!
//! A client shares the machine with the server, so it does beforehand whatever it can: its games are opened and played out in its
//! head, and every request stands ready as bytes, before the time is taken. Then it writes, waits and reads.

use crate::Res;
use catalog::GameKind;
use catalog::engine::Seed;
use memchr::memmem;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::ops::Range;
use std::time::{Duration, Instant};
use storage::{Db, TableId};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;

/// A table that is open, and its whole game as requests. The client has read the seed in the database, so it knows what is legal
/// without asking.
pub(crate) struct Game {
    id: String,
    tokens: Vec<String>,
    moves: Vec<Vec<u8>>,
}

/// An open page: what it is sent is read, and forgotten. Closed when dropped.
struct Page(JoinHandle<Res<()>>);

/// One connection, kept open.
pub(crate) struct Client {
    address: SocketAddr,
    wire: TcpStream,
    /// The last answer, head and body.
    answer: Vec<u8>,
}

/// How somebody plays.
#[derive(Clone, Copy)]
pub(crate) struct Manner {
    /// From one move to the next, at least.
    pub(crate) pace: Duration,
    pub(crate) measured: Duration,
    pub(crate) with_pages: bool,
}

impl Client {
    pub(crate) async fn connect(address: SocketAddr) -> Res<Client> {
        let wire = TcpStream::connect(address).await?;
        wire.set_nodelay(true)?;
        Ok(Client { address, wire, answer: Vec::with_capacity(64 * 1024) })
    }

    /// Opens games that have so many moves together.
    pub(crate) async fn prepare(&mut self, db: &Db, moves: usize) -> Res<Vec<Game>> {
        let (mut games, mut ready) = (Vec::new(), 0);
        while ready < moves {
            let game = self.open(db).await?;
            ready += game.moves.len();
            games.push(game);
        }
        Ok(games)
    }

    /// Game after game; gives how long each move took. Whoever has played all that was prepared opens one more.
    pub(crate) async fn play(&mut self, db: &Db, prepared: Vec<Game>, manner: Manner) -> Res<Vec<Duration>> {
        let mut times = Vec::new();
        let mut prepared = prepared.into_iter();
        let end = Instant::now() + manner.measured;
        while Instant::now() < end {
            let game = match prepared.next() {
                Some(game) => game,
                None => self.open(db).await?,
            };
            let _pages = if manner.with_pages { self.open_pages(&game).await? } else { Vec::new() };
            for request in &game.moves {
                let started = Instant::now();
                if started >= end {
                    break;
                }
                self.act(request).await?;
                times.push(started.elapsed());
                tokio::time::sleep(manner.pace.saturating_sub(started.elapsed())).await;
            }
        }
        Ok(times)
    }

    /// So many moves at a new table.
    pub(crate) async fn play_some(&mut self, db: &Db, moves: usize) -> Res<()> {
        let game = self.open(db).await?;
        for request in game.moves.iter().take(moves) {
            self.act(request).await?;
        }
        Ok(())
    }

    async fn open(&mut self, db: &Db) -> Res<Game> {
        let kind: &'static dyn GameKind = catalog::GAMES[0];
        let seats = vec![json!({ "kind": "me" }); kind.seats().1];
        let wanted = json!({ "game": kind.slug(), "seats": seats });
        let (status, body) = self.send(&request("POST", "/api/tables", "", &wanted.to_string())).await?;
        let opened: Value = serde_json::from_slice(&self.answer[body])?;
        if status != 201 && status != 200 {
            return Err(format!("no table was opened: {opened}").into());
        }
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let id = text(&opened["id"]);
        let stored = db.table(&TableId::new(&id)).await?.ok_or("the table is not stored")?;
        let seed = Seed::new(stored.seed.ok_or("the table has no seed")?);
        let tokens: Vec<String> =
            opened["seats"].as_array().into_iter().flatten().map(|seat| text(&seat["token"])).collect();
        let moves = played_out(kind, &id, &tokens, seed)?;
        Ok(Game { id, tokens, moves })
    }

    async fn open_pages(&self, game: &Game) -> Res<Vec<Page>> {
        let mut pages = Vec::new();
        for token in &game.tokens {
            pages.push(Page::open(self.address, &game.id, token).await?);
        }
        Ok(pages)
    }

    /// A decision; answered when it is on the disk.
    async fn act(&mut self, request: &[u8]) -> Res<()> {
        let (status, body) = self.send(request).await?;
        if status != 200 {
            return Err(String::from_utf8_lossy(&self.answer[body]).into());
        }
        Ok(())
    }

    pub(crate) async fn get(&mut self, path: &str) -> Res<String> {
        let (_, body) = self.send(&request("GET", path, "", "")).await?;
        Ok(String::from_utf8(self.answer[body].to_vec())?)
    }

    /// Gives the status, and where the body is in the answer.
    async fn send(&mut self, request: &[u8]) -> Res<(u16, Range<usize>)> {
        self.wire.write_all(request).await?;
        self.answer.clear();
        loop {
            if self.wire.read_buf(&mut self.answer).await? == 0 {
                return Err("the server hung up".into());
            }
            let Some(end) = memmem::find(&self.answer, b"\r\n\r\n") else { continue };
            let body = end + 4..end + 4 + length(&self.answer[..end]).ok_or("no length")?;
            if self.answer.len() >= body.end {
                // HTTP/1.1 200 OK
                let status = std::str::from_utf8(&self.answer[9..12])?.parse()?;
                return Ok((status, body));
            }
        }
    }
}

/// What a head says of its body's length. Hyper writes names in small letters.
fn length(head: &[u8]) -> Option<usize> {
    const NAME: &[u8] = b"\r\ncontent-length: ";
    let from = memmem::find(head, NAME)? + NAME.len();
    let digits = head[from..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    std::str::from_utf8(&head[from..from + digits]).ok()?.parse().ok()
}

fn request(method: &str, path: &str, token: &str, body: &str) -> Vec<u8> {
    // A token that is empty would be refused as unknown.
    let bearer = if token.is_empty() { String::new() } else { format!("authorization: Bearer {token}\r\n") };
    let length = body.len();
    format!("{method} {path} HTTP/1.1\r\nhost: load\r\n{bearer}content-length: {length}\r\n\r\n{body}").into_bytes()
}

/// A whole game, any legal move after the other.
fn played_out(kind: &'static dyn GameKind, id: &str, tokens: &[String], seed: Seed) -> Res<Vec<Vec<u8>>> {
    let mut table = kind.open(tokens.len(), &kind.default_options(), seed)?;
    let path = format!("/api/tables/{id}/actions");
    let mut moves = Vec::new();
    while let Some(seat) = table.to_act().first() {
        let legal = table.legal(seat, None);
        let action = &legal[table.moves() % legal.len()];
        let body = json!({ "version": table.version(), "action": action });
        moves.push(request("POST", &path, &tokens[seat.index()], &body.to_string()));
        table.act(seat, action)?;
    }
    Ok(moves)
}

impl Page {
    async fn open(address: SocketAddr, table: &str, token: &str) -> Res<Page> {
        let Client { mut wire, .. } = Client::connect(address).await?;
        let request = format!(
            "GET /tables/{table}/live HTTP/1.1\r\nhost: load\r\nauthorization: Bearer {token}\r\naccept-encoding: gzip, br\r\n\r\n"
        );
        wire.write_all(request.as_bytes()).await?;
        Ok(Page(tokio::spawn(async move {
            let mut read = vec![0; 64 * 1024];
            while wire.read(&mut read).await? > 0 {}
            Res::Ok(())
        })))
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        self.0.abort();
    }
}
