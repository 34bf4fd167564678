//! What stands beside the board: the auction while one runs, the action track, the railways, the players.

mod action_track;
mod auction;
mod cities;
mod players;
mod railways;
mod supplies;

use crate::{Panel, Scene};
use american_rails::{AmericanRails, Phase};
use maud::{Markup, html};

pub(crate) fn panels(scene: &Scene<AmericanRails>) -> Vec<Panel> {
    let panel = |id, title: &str, body: fn(&Scene<AmericanRails>) -> Markup| {
        let title = scene.words.say(title);
        Panel { id, body: html! { h2 { (title) } (body(scene)) }, title }
    };
    let auction = matches!(scene.view.phase, Phase::Auction { .. });
    let auction = auction.then(|| panel(Panel::URGENT, "ar-panel-auction", auction::auction));
    let (track, rails) = (scene.words.say("ar-panel-track"), scene.words.say("ar-panel-railways"));
    auction
        .into_iter()
        .chain([
            Panel { id: "action-track", body: action_track::action_track(scene, &track), title: track },
            Panel {
                id: "railways",
                body: html! { h2 { (rails) (supplies::supplies(scene)) } (railways::railways(scene)) },
                title: rails.clone(),
            },
            panel("players", "ar-panel-players", players::players),
        ])
        .collect()
}
