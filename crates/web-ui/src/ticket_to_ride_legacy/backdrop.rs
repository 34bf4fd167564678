//! What lies under the board and never changes during a game: the known world.

use crate::Words;
use maud::{Markup, html};
use ticket_to_ride_legacy::View;

pub(crate) fn backdrop(_: &View, _: &Words) -> Markup {
    html! { svg #backdrop viewBox="0 0 1600 1000" aria-hidden="true" {} }
}
