//! What stands beside the board: the auction while one runs, the action track, the railways, the players.

mod action_track;
mod auction;
mod cities;
mod players;
mod railways;
mod supplies;

use crate::{Panel, Scene};
use american_rails::AmericanRails;

pub(crate) fn panels(scene: &Scene<AmericanRails>) -> Vec<Panel> {
    let title = |id: &str| scene.words.say(id);
    let mut panels = Vec::new();
    if let Some(body) = auction::auction(scene) {
        panels.push(Panel { id: "auction", title: title("ar-panel-auction"), body });
    }
    panels.push(Panel { id: "action-track", title: title("ar-panel-track"), body: action_track::action_track(scene) });
    panels.push(Panel { id: "railways", title: title("ar-panel-railways"), body: railways::railways(scene) });
    panels.push(Panel { id: "players", title: title("ar-panel-players"), body: players::players(scene) });
    panels
}
