//! A small drawing for each year, on the letterhead of its letter.

use maud::{Markup, html};

/// For somebody who may read the letter of this chapter.
pub(super) fn vignette(chapter: u8) -> Markup {
    html! { svg.vignette viewBox="-30 -30 60 60" aria-hidden="true" { path d=(drawing(chapter)) {} } }
}

#[rustfmt::skip]
fn drawing(chapter: u8) -> &'static str {
    match chapter {
        // Clocks that don't agree.
        1 => "M-4 8a12 12 0 1 1-24 0 12 12 0 0 1 24 0zM-16 1v7l5 3M28 8A12 12 0 1 1 4 8a12 12 0 0 1 24 0zM16 2v6l-5-3M12-14A12 12 0 1 1-12-14a12 12 0 0 1 24 0zM0-22v8h7",
        // A sheet with a seal.
        2 => "M-18-26H12l8 8v44h-38zM12-26v8h8M-11-12H8M-11-4h24M-11 4h24M12 17a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM2 22l-2 8 6-4 6 4-2-8",
        // A letter in a hurry.
        3 => "M-8-14h36v26H-8zM-8-14l18 15 18-15M-28-10h14M-24 0h10M-28 10h14",
        // A promise to pay.
        4 => "M-28-15h56v30h-56zM-23-10h46v20h-46zM9 0A9 9 0 1 1-9 0a9 9 0 0 1 18 0zM2-5q-5-2-5 1.500t3 3.500t2 4t-5 1M0-7V7",
        // A lantern, out.
        5 => "M-10-8h20l3 26h-26zM-14 18h28v6h-28zM-8-8l3-8h10l3 8M-12-16q12-20 24 0M-4 4q4-8 8 0t-4 8-4-8",
        // Two lines where one would starve.
        6 => "M-28 14L-6-26M-20 14L0-26M20 14L0-26M28 14L6-26M-26 8h8M-22 0h8M-18-8h7M18 8h8M14 0h8M11-8h7M-28 24h56",
        // Noon, and noon again.
        7 => "M3 0A15 15 0 1 1-27 0 15 15 0 0 1 3 0zM-12-10V0M-12 0v-7M27 0A15 15 0 0 1-1 7M3-6a15 15 0 0 1 24 6M12 0V-10M12 0L9-7M-12-18v-5M12-18v-5",
        // A gauge between two rails.
        8 => "M-22-26h8v52h-8zM14-26h8v52h-8zM-14 0h28M-9-5l-5 5 5 5M9-5l5 5-5 5M-28-16h56M-28 16h56",
        // An engine with its lamp lit.
        9 => "M-26 14V-6h10v-14h14v14h16q12 0 12 14v6zM-12-14h6M8-6v-12h8v12M-14 20a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM6 20a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM24 20a6 6 0 1 1-12 0 6 6 0 0 1 12 0z",
        // A trunk with an address on it.
        10 => "M-26-12h52v34h-52zM-10-12v-8h20v8M-18-12v34M18-12v34M-11-2h22v14h-22zM-7 3H7M-7 8H3",
        // What is sold by weight.
        11 => "M0-26V20M-14 26h28M-21-16h42M-21-16l-6 18h12zM21-16l-6 18h12zM-27 2q6 8 12 0M15 2q6 8 12 0M-6 20h12",
        // One train, from one ocean to the other.
        _ => "M-28 20h56M-26 20V2h13v-10h8V2h11v-6h6v6h8q6 0 7 8v10M-22 8h6M-2 8h6M8 8h6M-16 24a4 4 0 1 1-8 0M2 24a4 4 0 1 1-8 0M20 24a4 4 0 1 1-8 0M-20-14q8-10 16-4t18-6",
    }
}
