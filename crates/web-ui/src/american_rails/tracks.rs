//! Track: a line between neighbouring cubes of one railway, in lanes where several railways run side by side.

use super::board::on_offer;
use super::canvas::stand;
use crate::parts::point::Point;
use american_rails::{Hex, Railway, View};
use maud::{Markup, html};
use std::fmt::Write;

/// How far apart two railways run that go the same way.
const LANE: f32 = 3.8;

/// Every railway's track, each drawn as a [`path`]; a dark edge under it parts white track from pale land and one lane from the next.
pub(crate) fn tracks(view: &View, path: impl Fn(Railway) -> Markup) -> Markup {
    let drawn: Vec<Railway> = Railway::ALL.into_iter().filter(|railway| has_line(view, *railway)).collect();
    html! {
        g.ballast { @for railway in &drawn { use href={ "#track-" (railway.letter()) } {} } }
        g.tracks { @for railway in &drawn { (path(*railway)) } }
    }
}

/// Two of its cubes are neighbours.
fn has_line(view: &View, railway: Railway) -> bool {
    let hexes = view.railway(railway).track;
    hexes.iter().any(|hex| !hex.neighbours().both(hexes).is_empty())
}

pub(crate) fn path(view: &View, railway: Railway) -> Markup {
    html! { path #{ "track-" (railway.letter()) } .(railway.word()) .lot[on_offer(view) == Some(railway)] d=(line(view, railway)) {} }
}

fn line(view: &View, railway: Railway) -> String {
    let hexes = view.railway(railway).track;
    let mut path = String::new();
    for hex in hexes.iter() {
        // Each pair once: the neighbours that come later in the order of the hexes.
        for next in hex.neighbours().both(hexes).iter().filter(|next| *next > hex) {
            let (from, to) = ends(view, railway, hex, next);
            let step = to.moved(-from.x, -from.y).rounded();
            let _ = write!(path, "M{} {}l{} {}", from.x, from.y, step.x, step.y);
        }
    }
    path
}

/// From cube to cube. Cubes stand side by side, so lines to the row below run apart by themselves; along a row they need lanes.
fn ends(view: &View, railway: Railway, from: Hex, to: Hex) -> (Point, Point) {
    let (here, there) = (view.cubes_at(from), view.cubes_at(to));
    let (start, end) = (stand(from, railway, here).at, stand(to, railway, there).at);
    if from.row() != to.row() {
        return (start, end);
    }
    let along: Vec<Railway> = here.iter().filter(|other| there.contains(*other)).collect();
    let lane = along.iter().position(|other| *other == railway).unwrap_or(0) as f32 - (along.len() as f32 - 1.0) / 2.0;
    (start.moved(0.0, lane * LANE).rounded(), end.moved(0.0, lane * LANE).rounded())
}
