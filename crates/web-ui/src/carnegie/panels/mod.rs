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

use crate::{Panel, Place, Scene};
use carnegie::{Carnegie, Phase};
use maud::{Markup, html};

/// What can be given to and what can be opened share one place, and beside a low map the telegraph too: the one that the move needs comes
/// to the front.
fn offer(scene: &Scene<Carnegie>) -> Markup {
    // CA-4.4: whoever is asked for one that they can't pay yet sees what they could give for.
    let is_asked = matches!(scene.view.phase, Phase::Donate { seat } if *scene.acting.look() == Some(seat));
    html! {
        (fronts(scene))
        div data-front-of="donations" data-in-question[is_asked] { (donations::donations(scene)) }
        div data-front-of="departments" { (departments::departments(scene)) }
    }
}

/// Of the first player, for looking at: the departments, what would be scored now, and what donations count.
pub(crate) fn of_the_first(scene: &Scene<Carnegie>, which: usize) -> Markup {
    let first = engine::Seat(0);
    let shown = match which {
        0 => house::house(scene, first, false),
        1 => score::of_a_whole_game(scene),
        _ => donations::donations(scene),
    };
    html! { div.player-0 { (shown) } }
}

fn fronts(scene: &Scene<Carnegie>) -> Markup {
    let front = |id: &str, title: &str| html! { button type="button" data-front=(id) { (scene.words.say(title)) } };
    html! {
        nav.fronts.needs-script aria-label=(scene.words.say("ca-panel-offer")) {
            (front("donations", "ca-panel-donations"))
            (front("departments", "ca-panel-departments"))
            (front("telegraph", "telegraph"))
        }
    }
}

pub(crate) fn panels(scene: &Scene<Carnegie>) -> Vec<Panel<Carnegie>> {
    let panel = |id, title: &str, body: fn(&Scene<Carnegie>) -> Markup| {
        Panel::new(Place::Beside(id), scene.words.say(title), body)
    };
    vec![
        panel("company", "ca-panel-company", company::companies),
        panel(
            "timelines",
            "ca-panel-timelines.tab",
            |scene| html! { (timelines::timelines(scene)) (transport::tracks(scene)) },
        ),
        panel("offer", "ca-panel-offer", offer),
    ]
}
