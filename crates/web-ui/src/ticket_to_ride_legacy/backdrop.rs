//! What lies under the board and never changes during a game: the known world.

use super::map::{drawing, legend};
use super::places::Window;
use crate::Words;
use maud::{Markup, html};
use ticket_to_ride_legacy::View;

pub(crate) fn backdrop(view: &View, words: &Words) -> Markup {
    let window = Window::on(&view.world);
    html! {
        svg #backdrop viewBox=(window.view_box()) aria-hidden="true" {
            (drawing(&view.world, window, words))
            (legend(&view.world, window, words))
        }
    }
}
