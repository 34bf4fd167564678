//! What stands beside the board: the auction while one runs, the action track, the railways, the players.

mod action_track;
mod auction;
mod cities;
mod players;
mod railways;
mod supplies;

pub(crate) use auction::bidding;

use crate::{Panel, Place, Scene};
use american_rails::{AmericanRails, Phase};
use maud::Markup;

pub(crate) fn panels(scene: &Scene<AmericanRails>) -> Vec<Panel<AmericanRails>> {
    let panel = |place, title: &str, body: fn(&Scene<AmericanRails>) -> Markup| {
        Panel::titled(place, scene.words.say(title), body)
    };
    let auction = matches!(scene.view.phase, Phase::Auction(_));
    let auction = auction.then(|| panel(Place::Urgent, "ar-panel-auction", auction::auction));
    let own = |id, title: &str, body: fn(&Scene<AmericanRails>) -> Markup| {
        Panel::new(Place::Beside(id), scene.words.say(title), body)
    };
    auction
        .into_iter()
        .chain([
            own("action-track", "ar-panel-track", action_track::action_track)
                .looking_at(action_track::looks_at)
                .below_map(),
            own("railways", "ar-panel-railways", railways::railways).looking_at(railways::looks_at).below_map(),
            panel(Place::Beside("players"), "ar-panel-players", players::players).below_map(),
        ])
        .collect()
}
