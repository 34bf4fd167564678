//! What stands beside the board: the auction while one runs, the train table, the companies, the investors.

mod auction;
mod companies;
mod goods;
mod opening;
mod players;
mod shares;
mod train_table;

pub(crate) use auction::bidding;
pub(crate) use companies::companies as whose_they_are;
pub(crate) use goods::goods_in_sets;
pub(crate) use players::collects;

use crate::{Panel, Place, Scene};
use maud::Markup;
use steel_driver::{Phase, SteelDriver};

pub(crate) fn panels(scene: &Scene<SteelDriver>) -> Vec<Panel<SteelDriver>> {
    let panel = |place, title: &str, body: fn(&Scene<SteelDriver>) -> Markup| {
        Panel::titled(place, scene.words.say(title), body)
    };
    let urgent = match scene.view.phase {
        Phase::Auction(_) => Some(panel(Place::Urgent, "sd-panel-auction", auction::auction)),
        Phase::Open { .. } if scene.acting.look().is_some() => {
            Some(panel(Place::Urgent, "sd-panel-opening", opening::opening))
        }
        _ => None,
    };
    let is_harvest = matches!(scene.view.phase, Phase::TakeGood { .. } | Phase::Finished);
    urgent
        .into_iter()
        .chain([Panel::new(Place::Beside("trains"), scene.words.say("sd-panel-trains"), train_table::train_table)
            .looking_at(train_table::looks_at)
            .below_map()])
        .chain([match is_harvest {
            true => panel(Place::Beside("companies"), "sd-panel-goods", goods::goods),
            false => {
                Panel::new(Place::Beside("companies"), scene.words.say("sd-panel-companies"), companies::companies)
                    .looking_at(companies::looks_at)
            }
        }
        .below_map()])
        .chain([panel(Place::Beside("players"), "sd-panel-players", players::players).below_map()])
        .collect()
}

/// SD-8: from this round on the page says what a share would pay if the game ended now.
pub(crate) const FORECAST_FROM: u8 = 3;
