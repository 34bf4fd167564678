//! Serves every page with sample data, and a table that can be played, for work on the look without a server:
//! `cargo run -p web-ui --example pages`, then http://127.0.0.1:8099/
//!
//! `/tables/60` is a table after 60 decisions taken by nobody in particular; the reader has the first seat.

use american_rails::AmericanRails;
use engine::{Chance, Game, Message, Record, Rule, Seat, SeatSet, Seed, Table, Viewer};
use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use web_ui::pages::{self, GameCard, Home, Join, MyTable, NewTable, Problem, Rules, Visit};
use web_ui::{Lang, LogLine, Moment, Paint, People, Person, Setting, TablePage, TalkLine, Words};

type Tables = Arc<Mutex<HashMap<String, Table<AmericanRails>>>>;

fn main() -> std::io::Result<()> {
    let address = std::env::args().nth(1).unwrap_or_else(|| "127.0.0.1:8099".to_owned());
    let listener = TcpListener::bind(&address)?;
    println!("http://{}/", listener.local_addr()?);
    let tables = Tables::default();
    for stream in listener.incoming() {
        let tables = tables.clone();
        std::thread::spawn(move || answer(stream?, &tables));
    }
    Ok(())
}

struct Request {
    method: String,
    path: String,
    query: HashMap<String, String>,
    fields: HashMap<String, String>,
    lang: Lang,
}

fn answer(mut stream: TcpStream, tables: &Tables) -> std::io::Result<()> {
    let Some(request) = read(&mut stream)? else { return Ok(()) };
    let words = Words::new(request.lang);
    let parts: Vec<&str> = request.path.trim_matches('/').split('/').collect();
    match (request.method.as_str(), parts.as_slice()) {
        ("GET", ["assets", path @ ..]) => match web_ui::asset(&path.join("/")) {
            Some(asset) => send(&mut stream, "200 OK", &asset.mime, &asset.bytes),
            None => send(&mut stream, "404 Not Found", "text/plain", b"no such asset"),
        },
        ("GET", ["language", code]) => {
            let back = request.query.get("back").map_or("/", String::as_str);
            write!(
                stream,
                "HTTP/1.1 303 See Other\r\nLocation: {back}\r\nSet-Cookie: lang={code}; Path=/\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
            )
        }
        ("GET", ["tables", id, "live"]) => live(&mut stream, tables, id, words, &request),
        ("GET", ["tables", id, "at", number]) => {
            let markup =
                with_table(tables, id, |table| table_page(table, id, words, number.parse().ok(), &request, false));
            html(&mut stream, &markup)
        }
        ("GET", ["tables", id, "why"]) => {
            let markup = with_table(tables, id, |table| why(table, words, &request));
            html(&mut stream, &markup)
        }
        ("GET", ["tables", id]) if id.parse::<usize>().is_ok() => {
            let at = request.query.get("at").and_then(|at| at.parse().ok());
            let markup = with_table(tables, id, |table| table_page(table, id, words, at, &request, true));
            html(&mut stream, &markup)
        }
        ("POST", ["tables", id, what]) => {
            let result = with_table(tables, id, |table| act(table, what, &request));
            match result {
                Ok(()) => {
                    let markup = with_table(tables, id, |table| table_page(table, id, words, None, &request, false));
                    html(&mut stream, &markup)
                }
                Err(message) => {
                    let json = format!(r#"{{"error":{{"message":"{message}","rule":null}}}}"#);
                    send(&mut stream, "409 Conflict", "application/json", json.as_bytes())
                }
            }
        }
        _ => {
            let markup = other_page(&parts, &Visit { words, path: &request.path, name: "Anna" });
            html(&mut stream, &markup)
        }
    }
}

fn other_page(parts: &[&str], visit: &Visit) -> String {
    let card = GameCard {
        slug: "american-rails",
        title: "American Rails",
        seats: (3, 5),
        bots: vec!["greedy", "random"],
        promise: String::new(),
    };
    let page = match parts {
        [""] => {
            let table = |id: &str, to_act: &[u8], is_over| MyTable {
                id: id.to_owned(),
                slug: "american-rails",
                title: "American Rails",
                people: people(4),
                to_act: to_act.iter().map(|seat| Seat(*seat)).collect(),
                is_over,
                moves: 61,
            };
            let tables = vec![table("60", &[0], false), table("90", &[1], false), table("9999", &[], true)];
            pages::home(visit, &Home { games: vec![card], tables, problem: None })
        }
        ["tables", "new"] => pages::new_table(
            visit,
            &NewTable { game: card, options: AmericanRails::options_form(visit.words), problem: None },
        ),
        ["join", _] => {
            let (title, slug) = ("American Rails", "american-rails");
            pages::join(
                visit,
                &Join { url: "/join/x".into(), title, slug, seat: Seat(1), people: with_open_seat(), problem: None },
            )
        }
        ["games", _, "rules"] => {
            let (digest, scenarios) = (AmericanRails::DIGEST, AmericanRails::SCENARIOS);
            pages::rules(visit, &Rules { slug: "american-rails", title: "American Rails", digest, scenarios })
        }
        ["about"] => pages::about(visit),
        _ => pages::error(
            visit,
            &Problem { status: 404, id: "problem-not-found", why: String::new(), rule: None, back: "/".into() },
        ),
    };
    page.into_string()
}

fn people(seats: usize) -> People {
    let names = ["Anna", "Erik", "Angela", "Peter", "Mary"];
    let person = |seat: usize| Person {
        name: names[seat].to_owned(),
        bot: (seat == 3).then(|| "greedy".to_owned()),
        is_open: false,
    };
    People { seats: (0..seats).map(person).collect(), mine: SeatSet::only(Seat(0)) }
}

fn with_open_seat() -> People {
    let mut people = people(4);
    people.seats[1] = Person { name: String::new(), bot: None, is_open: true };
    people
}

fn with_table<T>(tables: &Tables, id: &str, then: impl FnOnce(&mut Table<AmericanRails>) -> T) -> T {
    let mut tables = tables.lock().unwrap_or_else(|broken| broken.into_inner());
    let table = tables.entry(id.to_owned()).or_insert_with(|| {
        let mut table = Table::open(4, Default::default(), Seed::new("look")).expect("four can play");
        (0..id.parse().unwrap_or(0)).for_each(|_| play_one(&mut table));
        until_mine(&mut table);
        table
    });
    then(table)
}

/// Somebody does something: neither bots nor reason are at hand here.
fn play_one(table: &mut Table<AmericanRails>) {
    let Some(seat) = table.game().to_act().first() else { return };
    let mut legal = Vec::new();
    table.game().legal_actions(seat, &mut legal);
    let seed = Seed::new("somebody");
    // Low bids and early spaces are the likelier choice, or all money is spent at once.
    let few = &legal[..legal.len().min(12)];
    let action = Chance::new(&seed, table.version()).pick(few).expect("who is to act can act");
    table.act(seat, action).expect("it is legal");
}

fn until_mine(table: &mut Table<AmericanRails>) {
    while table.game().to_act().first().is_some_and(|seat| seat != Seat(0)) {
        play_one(table);
    }
}

fn act(table: &mut Table<AmericanRails>, what: &str, request: &Request) -> Result<(), String> {
    match what {
        "actions" => {
            if request.fields.get("version") != Some(&table.version().to_string()) {
                return Err("The table has moved on.".to_owned());
            }
            let action = request.fields.get("action").ok_or("no action")?;
            let action = serde_json::from_str(action).map_err(|error| error.to_string())?;
            table.act(Seat(0), action).map_err(|refusal| refusal.to_string())?;
            if table.free_undo(Seat(0)).is_none() || !table.game().to_act().contains(Seat(0)) {
                until_mine(table);
            }
        }
        "undo" => {
            table.free_undo(Seat(0)).map(|to| table.undo(to));
        }
        _ => {}
    }
    Ok(())
}

fn why(table: &mut Table<AmericanRails>, words: &Words, request: &Request) -> String {
    let target = request.query.get("target").map_or("", String::as_str);
    let view = table.game().view(Viewer::Seat(Seat(0)));
    let refused = AmericanRails::meant_by(&view, Seat(0), target)
        .iter()
        .filter_map(|action| table.game().check(Seat(0), action).err())
        .map(|illegal| (AmericanRails::explain(&illegal), Some(AmericanRails::rule(&illegal))))
        .collect::<Vec<(Message, Option<Rule>)>>();
    web_ui::why(words, &people(4), "american-rails", &refused).into_string()
}

fn live(stream: &mut TcpStream, tables: &Tables, id: &str, words: &Words, request: &Request) -> std::io::Result<()> {
    stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nConnection: close\r\n\r\n")?;
    let mut seen = request.query.get("version").and_then(|version| version.parse::<u64>().ok());
    loop {
        let (version, markup) =
            with_table(tables, id, |table| (table.version(), table_page(table, id, words, None, request, false)));
        if seen != Some(version) {
            seen = Some(version);
            writeln!(stream, "event: patch")?;
            markup.lines().try_for_each(|line| writeln!(stream, "data: {line}"))?;
            writeln!(stream)?;
        }
        stream.write_all(b":\n\n")?;
        std::thread::sleep(Duration::from_millis(500));
    }
}

fn table_page(
    table: &mut Table<AmericanRails>,
    id: &str,
    words: &Words,
    at: Option<usize>,
    request: &Request,
    whole: bool,
) -> String {
    let moves = table.decisions().len();
    let until = at.unwrap_or(moves).min(moves);
    let game = table.at(until);
    let viewer = Viewer::Seat(Seat(0));
    let is_over = table.game().is_over();
    let setting = Setting {
        id: id.to_owned(),
        people: people(4),
        viewer: if is_over { eyes(request) } else { viewer },
        to_act: game.to_act(),
        version: table.version(),
        moves,
        at,
        is_replay: false,
        can_undo: table.free_undo(Seat(0)).is_some(),
        can_ask_undo: moves > 0,
        undo_asked: None,
        is_over,
        talk: vec![TalkLine {
            seat: Some(Seat(1)),
            name: "Erik".into(),
            text: "Nobody touches Chicago, all right?".into(),
        }],
        invites: vec![(Seat(1), "http://localhost:8080/join/k3hf83hfk2".into())],
        watch_url: format!("http://localhost:8080/tables/{id}"),
        commitment: Record::FORMAT.to_string().repeat(64),
        seed: is_over.then(|| "4f1b".repeat(16)),
        problem: None,
    };
    let mut legal = Vec::new();
    game.legal_actions(Seat(0), &mut legal);
    let acting = (at.is_none() && !legal.is_empty()).then_some((Seat(0), legal));
    let log = log(table, until, words);
    let fresh = log.iter().rev().take_while(|line| line.number == until).count();
    let course = match game.is_over() {
        true => (0..=60).map(|step| moment(table, moves * step / 60)).collect(),
        false => Vec::new(),
    };
    let page = TablePage { setting: &setting, words, view: game.view(viewer), acting, log, fresh, course };
    if whole { web_ui::page(&page).into_string() } else { web_ui::live(&page).into_string() }
}

fn moment(table: &Table<AmericanRails>, number: usize) -> Moment<AmericanRails> {
    Moment { number, view: table.at(number).view(Viewer::All) }
}

fn eyes(request: &Request) -> Viewer {
    match request.query.get("as").and_then(|eyes| eyes.parse().ok()) {
        Some(seat) => Viewer::Seat(Seat(seat)),
        None => Viewer::All,
    }
}

fn log(table: &Table<AmericanRails>, until: usize, words: &Words) -> Vec<LogLine> {
    let opening = (0, table.opening(), &[][..]);
    let decisions = table.decisions()[..until].iter().enumerate();
    let told =
        std::iter::once(opening).chain(decisions.map(|(index, told)| (index + 1, &told.events[..], &told.forced[..])));
    let mut mark = String::new();
    let mut lines = Vec::new();
    for (number, events, forced) in told {
        for (index, event) in events.iter().enumerate() {
            mark = AmericanRails::time_mark(event, words).unwrap_or(mark);
            let message = AmericanRails::tell(event, Viewer::All);
            lines.push(LogLine { number, mark: mark.clone(), message, by_itself: forced.contains(&index) });
        }
    }
    lines
}

fn read(stream: &mut TcpStream) -> std::io::Result<Option<Request>> {
    let mut reader = BufReader::new(stream);
    let mut line = String::new();
    reader.read_line(&mut line)?;
    let mut words = line.split_whitespace();
    let (Some(method), Some(url)) = (words.next(), words.next()) else { return Ok(None) };
    let (path, query) = url.split_once('?').unwrap_or((url, ""));
    let (mut length, mut lang) = (0, Lang::En);
    loop {
        let mut header = String::new();
        if reader.read_line(&mut header)? == 0 || header.trim().is_empty() {
            break;
        }
        let (name, value) = header.split_once(':').unwrap_or_default();
        match name.to_ascii_lowercase().as_str() {
            "content-length" => length = value.trim().parse().unwrap_or(0),
            "cookie" if value.contains("lang=nl") => lang = Lang::Nl,
            _ => {}
        }
    }
    let mut body = vec![0; length];
    reader.read_exact(&mut body)?;
    let query = fields(query);
    if let Some(wanted) = query.get("lang").and_then(|code| Lang::from_code(code)) {
        lang = wanted;
    }
    let fields = fields(&String::from_utf8_lossy(&body));
    Ok(Some(Request { method: method.to_owned(), path: path.to_owned(), query, fields, lang }))
}

fn fields(text: &str) -> HashMap<String, String> {
    text.split('&').filter_map(|pair| pair.split_once('=')).map(|(key, value)| (key.to_owned(), plain(value))).collect()
}

fn plain(value: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = value.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'+' => b' ',
            b'%' => {
                let digits: Vec<u8> = rest.by_ref().take(2).collect();
                std::str::from_utf8(&digits).ok().and_then(|digits| u8::from_str_radix(digits, 16).ok()).unwrap_or(b'?')
            }
            other => other,
        });
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn html(stream: &mut TcpStream, markup: &str) -> std::io::Result<()> {
    send(stream, "200 OK", "text/html; charset=utf-8", markup.as_bytes())
}

/// With the same strict policy as the real server, so that what it would block shows here too.
fn send(stream: &mut TcpStream, status: &str, mime: &str, body: &[u8]) -> std::io::Result<()> {
    let policy = "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'";
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {mime}\r\nContent-Length: {}\r\nContent-Security-Policy: {policy}\r\nConnection: close\r\n\r\n",
        body.len()
    )?;
    stream.write_all(body)
}
