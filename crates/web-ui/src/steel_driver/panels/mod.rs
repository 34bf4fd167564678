//! What stands beside the board: the auction while one runs, the train table, the companies, the investors.

mod auction;
mod companies;
mod goods;
mod opening;
mod players;
mod shares;
mod train_table;

pub(crate) use goods::goods_in_sets;

use crate::{Panel, Scene};
use maud::{Markup, html};
use steel_driver::{Phase, SteelDriver};

pub(crate) fn panels(scene: &Scene<SteelDriver>) -> Vec<Panel> {
    let panel = |id, title: &str, body: fn(&Scene<SteelDriver>) -> Markup| {
        let title = scene.words.say(title);
        Panel { id, body: html! { h2 { (title) } (body(scene)) }, title }
    };
    let urgent = match scene.view.phase {
        Phase::Auction { .. } => Some(panel(Panel::URGENT, "sd-panel-auction", auction::auction)),
        Phase::Open { .. } if scene.acting.is_some() => {
            Some(panel(Panel::URGENT, "sd-panel-opening", opening::opening))
        }
        _ => None,
    };
    let is_harvest = matches!(scene.view.phase, Phase::TakeGood { .. } | Phase::Finished);
    let trains = scene.words.say("sd-panel-trains");
    urgent
        .into_iter()
        .chain([Panel { id: "trains", body: train_table::train_table(scene, &trains), title: trains }])
        .chain([match is_harvest {
            true => panel("companies", "sd-panel-goods", goods::goods),
            false => companies::panel(scene),
        }])
        .chain([panel("players", "sd-panel-players", players::players)])
        .collect()
}

/// SD-8: from this round on the page says what a share would pay if the game ended now.
pub(crate) const FORECAST_FROM: u8 = 3;
