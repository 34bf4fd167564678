//! What stands beside the board: the companies, the timelines and transport tracks, donations, departments on offer, Andrew.

mod andrew;
mod company;
mod departments;
mod donations;
mod house;
mod score;
mod strips;
mod timelines;
mod transport;

use crate::{Panel, Scene};
use carnegie::Carnegie;
use maud::{Markup, html};

pub(crate) fn panels(scene: &Scene<Carnegie>) -> Vec<Panel> {
    let panel = |id, title: &str, body: fn(&Scene<Carnegie>) -> Markup| Panel {
        id,
        title: scene.words.say(title),
        body: body(scene),
    };
    let andrew = scene.view.andrew.is_some().then(|| panel("andrew", "ca-andrew", andrew::andrew));
    let company = panel("company", "ca-panel-company", company::companies);
    let timelines = panel("timelines", "ca-panel-timelines", |scene| {
        html! { (timelines::timelines(scene)) (transport::tracks(scene)) }
    });
    [company, timelines]
        .into_iter()
        .chain(andrew)
        .chain([
            panel("donations", "ca-panel-donations", donations::donations),
            panel("departments", "ca-panel-departments", departments::departments),
        ])
        .collect()
}
