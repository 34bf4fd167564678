//! What is on the lids of the boxes.

use maud::{Markup, html};
use ticket_to_ride_legacy::BoxId;

pub(crate) fn emblem(which: BoxId) -> Markup {
    html! { svg.emblem viewBox="-20 -20 40 40" aria-hidden="true" { path d=(drawing(which)) {} } }
}

#[rustfmt::skip]
fn drawing(which: BoxId) -> &'static str {
    match which.lid() {
        "sun" => "M8 0a8 8 0 1 1-16 0 8 8 0 0 1 16 0zM0-18v6M0 12v6M-18 0h6M12 0h6M-12.7-12.7l4.2 4.2M8.5 8.5l4.2 4.2M-12.7 12.7l4.2-4.2M8.5-8.5l4.2-4.2",
        "horseshoe" => "M-10 15l-4-1C-18-4-12-16 0-16S18-4 14 14l-4 1C14-2 9-10 0-10S-14-2-10 15z",
        "plough" => "M-17-12l14 16M-17-4l10 4M-7 4h15l9 8H-2zM8 4l6-8",
        "bell" => "M-13 10c4-3 4-8 4-14 0-6 4-10 9-10s9 4 9 10c0 6 0 11 4 14zM-4 13a4 4 0 0 0 8 0M0-18v4",
        "hammer" => "M-13-13h20l6 5-6 4h-20zM-4-4h5v20h-5z",
        "key" => "M-3-8a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM-4-4l18 18M8 8l5-5M12 12l4-4",
        "shell" => "M0 14L-16-6C-14-14-6-17 0-17S14-14 16-6zM0 14L-8-14M0 14V-17M0 14L8-14",
        "cone" => "M0-17C10-8 11 4 0 16-11 4-10-8 0-17zM-7-6l7 5 7-5M-8 1l8 6 8-6M0 16v3",
        _ => "M-14-4h28v12h-28zM-9-4v-6h18v6M-4 1h8M-14 12h28",
    }
}
