//! Opening a table, and how it stands.

use super::me::asker;
use super::summary::Summary;
use crate::agreed::checked;
use crate::app::App;
use crate::fields::Body;
use crate::opening::Opening;
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use crate::running::Running;
use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use catalog::engine::Seat;
use catalog::web_ui::pages::SeatAsk;
use serde::Deserialize;
use serde_json::{Value, json};
use storage::Terms;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wanted {
    game: String,
    seats: Vec<WantedSeat>,
    /// The game's own; without them its defaults.
    options: Option<Value>,
    /// What the opener adds to the seed.
    #[serde(default)]
    entropy: String,
    /// The server's promise, asked for before: see [`promise`].
    promise: Option<String>,
    /// It begins when all are there, and everybody adds to the seed.
    #[serde(default)]
    when_all_are_there: bool,
    /// How fast it is played, and what happens when somebody's time is up.
    #[serde(default)]
    terms: Terms,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
enum WantedSeat {
    /// For whoever opens the table.
    Me {
        #[serde(default)]
        name: String,
    },
    /// For somebody who is sent the invite.
    Friend {
        #[serde(default)]
        name: String,
    },
    /// For whoever comes first.
    Anybody,
    Bot {
        bot: String,
    },
}

/// POST /api/promises: the hash of the server's part of a seed, fixed before the opener adds theirs. It is good for one table.
pub(crate) async fn promise(app: App) -> Json<Value> {
    Json(json!({ "promise": app.promises.make() }))
}

/// POST /api/tables: opens one. A program that has a token holds its seats by it; else every seat of the opener's gets its own.
pub(crate) async fn open(
    app: App,
    reader: Reader,
    Body(wanted): Body<Wanted>,
) -> Result<(StatusCode, Json<Value>), Problem> {
    let game = catalog::find(&wanted.game).ok_or(Kind::NoGame)?;
    let asks: Vec<SeatAsk> = wanted.seats.into_iter().map(SeatAsk::from).collect();
    let options = wanted.options.unwrap_or_else(|| game.default_options());
    if game.is_for_campaigns(&options) {
        return Err(Kind::BadOptions.into());
    }
    let mut opening = Opening::new(game, options, &asks, &wanted.entropy, reader.words())?;
    opening.terms = checked(wanted.terms)?;
    opening.when_all_are_there = wanted.when_all_are_there;
    opening.promised = app.keep_promise(wanted.promise.as_deref()).await?;
    if wanted.promise.is_some() && opening.promised.is_none() {
        return Err(Kind::NoPromise.into());
    }

    let (mut tokens, mut holders) = (Vec::new(), Vec::new());
    for seat in &opening.own {
        let (session, token) = asker(&app, &reader, &opening.seats[seat.index()].name).await?;
        holders.push((session, *seat));
        tokens.extend(token.map(|token| (*seat, token)));
    }
    let owner = reader.session.clone().or_else(|| holders.first().map(|(session, _)| session.clone()));
    let table = opening.open(&app, owner, &holders).await?;
    Ok((StatusCode::CREATED, Json(opened(&table, &reader, &tokens))))
}

/// POST /api/tables/{id}/begin: whoever opened the table waits no longer; bots sit down on the empty chairs.
pub(crate) async fn begin(app: App, reader: Reader, Path(id): Path<String>) -> Result<Json<Summary>, Problem> {
    let table = app.table(&id).await?;
    table.begin_with_bots(&app, &reader).await?;
    Ok(Json(Summary::of(&table, &reader)))
}

/// GET /api/tables/{id}
pub(crate) async fn table(app: App, reader: Reader, Path(id): Path<String>) -> Result<Json<Summary>, Problem> {
    let table = app.table(&id).await?;
    Summary::shown(&table, &reader).map(Json)
}

/// What the opener must know: the tokens of the own seats, the invites for the others.
fn opened(table: &Running, reader: &Reader, tokens: &[(Seat, String)]) -> Value {
    let seats = &table.stored.seats;
    let seats = Seat::all(seats.len()).zip(seats).map(|(seat, stored)| {
        json!({
            "seat": seat,
            "name": stored.name,
            "bot": stored.bot,
            "token": tokens.iter().find(|(own, _)| *own == seat).map(|(_, token)| token),
            "invite": stored.invite,
            "join_url": stored.invite.as_ref().map(|invite| format!("{}/join/{invite}", reader.origin)),
        })
    });
    json!({
        "id": table.id().as_str(),
        "url": format!("{}{}", reader.origin, table.path()),
        "version": table.now().edition,
        "commitment": table.stored.commitment,
        "seats": seats.collect::<Vec<_>>(),
    })
}

impl From<WantedSeat> for SeatAsk {
    fn from(wanted: WantedSeat) -> SeatAsk {
        match wanted {
            WantedSeat::Me { name } => SeatAsk::Me { name },
            WantedSeat::Friend { name } => SeatAsk::Friend { name },
            WantedSeat::Anybody => SeatAsk::Anybody,
            WantedSeat::Bot { bot } => SeatAsk::Bot { bot },
        }
    }
}
