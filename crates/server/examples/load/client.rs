//! Whoever plays: one connection for moves, and one for each page that is open.

use crate::Res;
use catalog::engine::Seed;
use catalog::{AnyTable, GameKind};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use storage::{Db, TableId};
use tokio::io::{AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::task::JoinHandle;

/// A table as the client knows it. It has read the seed in the database, so it knows what is legal without asking.
pub(crate) struct Known {
    id: String,
    tokens: Vec<String>,
    table: Box<dyn AnyTable>,
    pages: Vec<Page>,
}

/// An open page: what it is sent is read, and forgotten. Closed when dropped.
struct Page(JoinHandle<Res<()>>);

/// One connection, kept open.
pub(crate) struct Client {
    address: SocketAddr,
    wire: BufReader<TcpStream>,
}

impl Client {
    pub(crate) async fn connect(address: SocketAddr) -> Res<Client> {
        let wire = TcpStream::connect(address).await?;
        wire.set_nodelay(true)?;
        Ok(Client { address, wire: BufReader::new(wire) })
    }

    /// Game after game; gives how long each move took.
    pub(crate) async fn play(
        &mut self,
        db: &Db,
        pace: Duration,
        measured: Duration,
        with_pages: bool,
    ) -> Res<Vec<Duration>> {
        let mut times = Vec::new();
        let mut table = self.open_with(db, with_pages).await?;
        let end = Instant::now() + measured;
        while Instant::now() < end {
            if table.table.is_over() {
                table = self.open_with(db, with_pages).await?;
            }
            let started = Instant::now();
            self.act(&mut table).await?;
            times.push(started.elapsed());
            tokio::time::sleep(pace.saturating_sub(started.elapsed())).await;
        }
        Ok(times)
    }

    async fn open_with(&mut self, db: &Db, with_pages: bool) -> Res<Known> {
        let mut table = self.open(db).await?;
        if with_pages {
            for token in &table.tokens {
                table.pages.push(Page::open(self.address, &table.id, token).await?);
            }
        }
        Ok(table)
    }

    pub(crate) async fn open(&mut self, db: &Db) -> Res<Known> {
        let game: &'static dyn GameKind = catalog::GAMES[0];
        let seats = vec![json!({ "kind": "me" }); game.seats().1];
        let wanted = json!({ "game": game.slug(), "seats": seats });
        let (status, answer) = self.send("POST", "/api/tables", "", &wanted).await?;
        let opened: Value = serde_json::from_slice(&answer)?;
        if status != 201 && status != 200 {
            return Err(format!("no table was opened: {opened}").into());
        }
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let id = text(&opened["id"]);
        let stored = db.table(&TableId::new(&id)).await?.ok_or("the table is not stored")?;
        let seed = Seed::new(stored.seed.ok_or("the table has no seed")?);
        let table = game.open(seats.len(), &game.default_options(), seed)?;
        let tokens = opened["seats"].as_array().into_iter().flatten().map(|seat| text(&seat["token"])).collect();
        Ok(Known { id, tokens, table, pages: Vec::new() })
    }

    /// The table's next decision; answered when it is on the disk.
    pub(crate) async fn act(&mut self, known: &mut Known) -> Res<()> {
        let seat = known.table.to_act().first().ok_or("nobody is to act")?;
        let legal = known.table.legal(seat, None);
        let action = legal[known.table.moves() % legal.len()].clone();
        let body = json!({ "version": known.table.version(), "action": action });
        let path = format!("/api/tables/{}/actions", known.id);
        let (status, answer) = self.send("POST", &path, &known.tokens[seat.index()], &body).await?;
        if status != 200 {
            return Err(String::from_utf8_lossy(&answer).into());
        }
        known.table.act(seat, &action)?;
        Ok(())
    }

    pub(crate) async fn get(&mut self, path: &str) -> Res<String> {
        Ok(String::from_utf8(self.send("GET", path, "", &Value::Null).await?.1)?)
    }

    async fn send(&mut self, method: &str, path: &str, token: &str, body: &Value) -> Res<(u16, Vec<u8>)> {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        // A token that is empty would be refused as unknown.
        let bearer = if token.is_empty() { String::new() } else { format!("authorization: Bearer {token}\r\n") };
        let length = body.len();
        let request =
            format!("{method} {path} HTTP/1.1\r\nhost: load\r\n{bearer}content-length: {length}\r\n\r\n{body}");
        self.wire.write_all(request.as_bytes()).await?;
        let head = self.head().await?;
        let status = head.split(' ').nth(1).ok_or("no status")?.parse()?;
        let length =
            head.lines().find_map(|line| line.to_ascii_lowercase().strip_prefix("content-length: ")?.parse().ok());
        let mut answer = vec![0; length.ok_or("no length")?];
        self.wire.read_exact(&mut answer).await?;
        Ok((status, answer))
    }

    async fn head(&mut self) -> Res<String> {
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            head.push(self.wire.read_u8().await?);
        }
        Ok(String::from_utf8(head)?)
    }
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
