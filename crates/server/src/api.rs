//! The same things for programs: JSON under `/api`, described by `openapi.json`.
//!
//! A program is known by a token, `Authorization: Bearer …`, that it got for its seat.

mod actions;
mod asking;
mod campaigns;
mod games;
mod lists;
mod me;
mod notices;
mod openapi;
mod own;
mod people;
mod record;
mod replays;
mod seats;
mod settings;
mod stream;
mod summary;
mod tables;
mod talk;
mod undo;
mod view;

use crate::app::App;
use crate::routes::{RECORD, up_to};
use axum::Router;
use axum::routing::{MethodRouter, get, post};

type Route = (&'static str, &'static str, MethodRouter<App>);

/// What is answered at once: method, path, function.
#[rustfmt::skip]
fn answers() -> [Route; 62] {
    [
        ("get",  "/api/openapi.json",              get(openapi::file)),
        ("get",  "/api/games",                     get(games::list)),
        ("post", "/api/promises",                  post(tables::promise)),
        ("get",  "/api/me",                        get(me::me)),
        ("post", "/api/me/tokens",                 post(me::token)),
        ("post", "/api/me/password",               post(people::password)),
        ("post", "/api/me/enter",                  post(people::enter)),
        ("post", "/api/me/code",                   post(people::code)),
        ("get",  "/api/me/devices",                get(people::devices)),
        ("post", "/api/me/devices/{device}/end",   post(people::end)),
        ("post", "/api/me/delete",                 post(people::delete)),
        ("get",  "/api/me/tables",                 get(me::tables)),
        ("get",  "/api/me/finished",               get(lists::finished)),
        ("get",  "/api/me/campaigns",              get(lists::my_campaigns)),
        ("get",  "/api/me/settings",               get(settings::settings)),
        ("post", "/api/me/settings",               post(settings::keep)),
        ("get",  "/api/me/notices",                get(notices::notices)),
        ("post", "/api/me/notices",                post(notices::wish)),
        ("post", "/api/me/notices/ways",           post(notices::add)),
        ("post", "/api/me/notices/ways/{way}/try", post(notices::try_it)),
        ("post", "/api/me/notices/ways/{way}/end", post(notices::end)),
        ("post", "/api/games/{game}/lessons/{lesson}", post(asking::lesson)),
        ("get",  "/api/invites/{invite}",          get(lists::invite)),
        ("get",  "/api/tables",                    get(lists::open_to_all)),
        ("post", "/api/tables",                    post(tables::open)),
        ("get",  "/api/tables/{id}",               get(tables::table)),
        ("post", "/api/tables/{id}/seats/{seat}",  post(seats::take)),
        ("post", "/api/tables/{id}/seat",          post(seats::wish)),
        ("get",  "/api/tables/{id}/links",         get(seats::private_links)),
        ("post", "/api/tables/{id}/begin",         post(tables::begin)),
        ("get",  "/api/tables/{id}/view",          get(view::view)),
        ("get",  "/api/tables/{id}/legal",         get(view::legal)),
        ("get",  "/api/tables/{id}/events",        get(view::events)),
        ("get",  "/api/tables/{id}/why",           get(view::why)),
        ("post", "/api/tables/{id}/actions",       post(actions::act)),
        ("post", "/api/tables/{id}/undo",          post(undo::undo)),
        ("get",  "/api/tables/{id}/talk",          get(talk::lines)),
        ("post", "/api/tables/{id}/talk",          post(talk::say)),
        ("get",  "/api/tables/{id}/notes",         get(own::note)),
        ("post", "/api/tables/{id}/notes",         post(own::keep_note)),
        ("get",  "/api/tables/{id}/read",          get(own::how_far)),
        ("post", "/api/tables/{id}/read",          post(own::read)),
        ("post", "/api/tables/{id}/mute",          post(own::mute)),
        ("get",  "/api/tables/{id}/hint",          get(asking::hint)),
        ("post", "/api/tables/{id}/hurry",         post(asking::hurry)),
        ("get",  "/api/tables/{id}/lesson",        get(asking::coach_says)),
        ("post", "/api/tables/{id}/lesson",        post(asking::go_on)),
        ("get",  "/api/tables/{id}/record",        get(record::record)),
        ("get",  "/api/tables/{id}/analysis",      get(asking::analysis)),
        ("post", "/api/tables/{id}/analysis",      post(asking::analyse)),
        ("post", "/api/tables/{id}/rematch",       post(asking::rematch)),
        ("post", "/api/replays",                   up_to(RECORD, post(replays::upload))),
        ("post", "/api/campaigns",                 post(campaigns::begin)),
        ("post", "/api/campaigns/import",          up_to(RECORD, post(campaigns::import))),
        ("get",  "/api/campaigns/{id}",            get(campaigns::campaign)),
        ("post", "/api/campaigns/{id}/companies/{company}",        post(campaigns::take)),
        ("post", "/api/campaigns/{id}/companies/{company}/player", post(campaigns::hand_over)),
        ("post", "/api/campaigns/{id}/games",      post(campaigns::begin_game)),
        ("post", "/api/campaigns/{id}/towns",      post(campaigns::name_town)),
        ("post", "/api/campaigns/{id}/telegram",   post(campaigns::telegram)),
        ("get",  "/api/campaigns/{id}/ceremony",   get(campaigns::ceremony)),
        ("get",  "/api/campaigns/{id}/export",     get(campaigns::export)),
    ]
}

/// What stays open.
fn streams() -> [Route; 2] {
    [("get", "/api/tables/{id}/stream", get(stream::stream)), ("get", "/api/me/stream", get(me::stream))]
}

pub(crate) fn routes() -> Router<App> {
    let all = answers().into_iter().chain(streams());
    all.fold(Router::new(), |router, (_, path, function)| router.route(path, function))
}
