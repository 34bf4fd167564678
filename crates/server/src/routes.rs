//! Every URL of the pages and the function it leads to. Those of the API are in `api`.

use crate::app::App;
use crate::door::door;
use crate::problem::{Kind, Problem};
use crate::{api, guard, metrics, pages};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn_with_state, map_response};
use axum::response::Response;
use axum::routing::{MethodRouter, get, post};

/// Records and campaigns that somebody brings may be larger than forms.
pub(crate) const RECORD: usize = 1024 * 1024;

pub(crate) fn router(app: App) -> Router {
    pages()
        .route("/tables/{id}/live", get(pages::live::live))
        .merge(api::routes())
        .fallback(async || Problem::from(Kind::NotFound))
        .method_not_allowed_fallback(async || Problem::from(Kind::WrongMethod))
        .layer(from_fn_with_state(app.clone(), door))
        .with_state(app)
}

fn pages() -> Router<App> {
    Router::new()
        .route("/", get(pages::home::home))
        .route("/about", get(pages::about::about))
        .route("/games/{game}/rules", get(pages::rules::rules))
        .route("/games/{game}/examples/{name}/{number}", get(pages::example::page))
        .route("/games/{game}/how-to-play", get(pages::how_to_play::page))
        .route("/games/{game}/learn/{lesson}", get(pages::lesson::about).post(pages::lesson::begin))
        .route("/language/{code}", get(pages::language::choose))
        .route("/settings", get(pages::settings::page).post(pages::settings::keep))
        .route("/tables/new", get(pages::new_table::form))
        .route("/tables", post(pages::new_table::open))
        .route("/tables/{id}", get(pages::table::page))
        .route("/tables/{id}/at/{number}", get(pages::table::moment))
        .route("/tables/{id}/board.svg", get(pages::home::board))
        .route("/tables/{id}/why", get(pages::table::why))
        .route("/tables/{id}/turn", get(pages::table::turn))
        .route("/tables/{id}/actions", post(pages::actions::act).get(pages::table::back_to_table))
        .route("/tables/{id}/undo", post(pages::undo::undo).get(pages::table::back_to_table))
        .route("/tables/{id}/seat", post(pages::seat::wish).get(pages::table::back_to_table))
        .route("/tables/{id}/begin", post(pages::gathering::begin).get(pages::table::back_to_table))
        .route("/tables/{id}/seats/{seat}", get(pages::seat::free).post(pages::seat::take))
        .route("/tables/{id}/lesson", post(pages::lesson::go_on).get(pages::table::back_to_table))
        .route("/tables/{id}/hint", get(pages::hint::hint))
        .route("/tables/{id}/hurry", post(pages::hurry::hurry).get(pages::table::back_to_table))
        .route("/tables/{id}/talk", post(pages::talk::say).get(pages::table::back_to_table))
        .route("/tables/{id}/notes", post(pages::own::note).get(pages::table::back_to_table))
        .route("/tables/{id}/read", get(pages::own::how_far).post(pages::own::read))
        .route("/tables/{id}/mute", post(pages::own::mute).get(pages::table::back_to_table))
        .route("/tables/{id}/record", get(pages::record::download))
        .route("/tables/{id}/analysis", get(pages::analysis::page).post(pages::analysis::begin))
        .route("/join/{invite}", get(pages::join::invitation).post(pages::join::take_seat))
        .route("/rematch/{id}", post(pages::rematch::rematch))
        .route("/me", get(pages::me::page))
        .route("/me/keep", post(pages::me::keep))
        .route("/me/code", post(pages::me::code))
        .route("/me/token", post(pages::me::token))
        .route("/me/end", post(pages::me::end))
        .route("/me/sign-out", post(pages::me::sign_out))
        .route("/me/delete", post(pages::me::delete))
        .route("/me/enter", get(pages::me::door).post(pages::me::enter))
        .route("/me/enter/mail", post(pages::mail::ask))
        .route("/me/enter/mail/{link}", get(pages::mail::door).post(pages::mail::enter))
        .route("/me/mail/{link}", get(pages::mail::address).post(pages::mail::confirm))
        .route("/me/notices", get(pages::notices::page).post(pages::notices::wish))
        .route("/me/notices/push", post(pages::notices::push))
        .route("/me/notices/mail", post(pages::notices::mail))
        .route("/me/notices/webhook", post(pages::notices::webhook))
        .route("/me/notices/try", post(pages::notices::try_it))
        .route("/me/notices/end", post(pages::notices::end))
        .route("/notices/stop/{stop}", get(pages::notices::stopping).post(pages::notices::stop))
        .route("/replays", up_to(RECORD, post(pages::replays::upload)))
        .merge(campaign_pages())
        .route("/assets/{*path}", get(pages::assets::asset))
        .route("/sw.js", get(pages::assets::worker))
        .route("/offline", get(pages::assets::offline))
        .route("/favicon.ico", get(pages::assets::icon))
        .route("/healthz", get(pages::health::health))
        .route("/metrics", get(metrics::metrics))
}

/// Takes bodies of up to so many bytes, and says how many when one is larger.
pub(crate) fn up_to(bytes: usize, route: MethodRouter<App>) -> MethodRouter<App> {
    let name_limit = map_response(move |response: Response| async move { guard::with_limit_named(bytes, response) });
    route.layer(DefaultBodyLimit::max(bytes)).layer(name_limit)
}

fn campaign_pages() -> Router<App> {
    use pages::campaign::{ceremony, changes, companies, file, games, new, page, poster, words};
    Router::new()
        .route("/campaigns/new", get(new::form))
        .route("/campaigns", post(new::begin))
        .route("/campaigns/import", up_to(RECORD, post(file::import)))
        .route("/campaigns/{id}", get(page::page))
        .route("/campaigns/{id}/games", post(games::begin))
        .route("/campaigns/{id}/companies/{company}", post(companies::hand_over))
        .route("/campaigns/{id}/towns", post(words::name_town))
        .route("/campaigns/{id}/telegram", post(words::telegram))
        .route("/campaigns/{id}/changes", get(changes::changes))
        .route("/campaigns/{id}/ceremony", get(ceremony::ceremony))
        .route("/campaigns/{id}/poster.svg", get(poster::svg))
        .route("/campaigns/{id}/export", get(file::export))
}
