//! The form that opens a table, and opening it.

use super::home::card;
use super::see;
use crate::agreed::terms;
use crate::app::App;
use crate::fields::{Fields, Posted};
use crate::opening::Opening;
use crate::problem::{Kind, Problem};
use crate::reader::Reader;
use axum::response::{Html, Response};
use catalog::GameKind;
use catalog::web_ui::pages::{self, NewTable, SeatAsk, TableAsk};

/// GET /tables/new?game=…, for friends with &with=friends
pub(crate) async fn form(app: App, reader: Reader, fields: Fields) -> Result<Html<String>, Problem> {
    let game = find(fields.get("game").unwrap_or_default())?;
    let name = reader.name(&app).await?;
    let new = NewTable {
        game: card(&app, game),
        options: game.options_form(reader.words()),
        with_friends: fields.get("with") == Some("friends"),
        kept_days: app.config.keep_unused,
        problem: None,
    };
    let visit = reader.visit(&name);
    Ok(Html(pages::new_table(&visit, &new).into_string()))
}

/// POST /tables: opens it and goes there.
pub(crate) async fn open(app: App, reader: Reader, Posted(fields): Posted) -> Result<Response, Problem> {
    let mut ask = TableAsk::from_fields(&fields.0).map_err(|_| Kind::BadForm)?;
    let game = find(&ask.game)?;
    let known_as = match fields.get("own-name").map(str::trim) {
        Some(given) if !given.is_empty() => given.to_owned(),
        _ => reader.name(&app).await?,
    };
    fill_own_name(&mut ask, &known_as);
    let entropy = fields.get("entropy").unwrap_or_default();
    let mut opening = Opening::new(game, game.options_from_form(&ask.options), &ask.seats, entropy, reader.words())?;
    opening.terms = terms(&ask.pace)?;
    opening.when_all_are_there = ask.when_all_are_there;
    opening.promised = app.keep_promise(fields.get("promise")).await?;

    let (session, cookie) = reader.seated_session(&app, own_name(&ask)).await?;
    let holders: Vec<_> = opening.own.iter().map(|seat| (session.clone(), *seat)).collect();
    let table = opening.open(&app, Some(session), &holders).await?;
    Ok(see(&table.path(), cookie))
}

fn find(slug: &str) -> Result<&'static dyn GameKind, Problem> {
    catalog::find(slug).ok_or_else(|| Kind::NoGame.into())
}

/// Whoever gave a name last time need not give it again.
fn fill_own_name(ask: &mut TableAsk, known_as: &str) {
    for seat in &mut ask.seats {
        if let SeatAsk::Me { name } = seat
            && name.is_empty()
        {
            *name = known_as.to_owned();
        }
    }
}

fn own_name(ask: &TableAsk) -> &str {
    let mine = ask.seats.iter().find_map(|seat| match seat {
        SeatAsk::Me { name } => Some(name.as_str()),
        _ => None,
    });
    mine.unwrap_or_default()
}
