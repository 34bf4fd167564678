//! The games that are played here.

use axum::Json;
use serde_json::{Value, json};

/// GET /api/games
pub(crate) async fn list() -> Json<Vec<Value>> {
    let game = |game: &&dyn catalog::GameKind| {
        json!({
            "slug": game.slug(),
            "title": game.title(),
            "seats": game.seats(),
            "rules": game.rules(),
            "bots": game.bots(),
            "options": game.default_options(),
        })
    };
    Json(catalog::GAMES.iter().map(game).collect())
}
