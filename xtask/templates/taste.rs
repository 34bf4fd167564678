//! The taste for Sample Line: links of one's own, against the most that another has.

use crate::{Growth, Lookahead, Taste, Way};
use engine::Seat;
use sample_line::{Options, SampleLine, View};

impl Taste for SampleLine {
    fn worth(view: &View, seat: Seat) -> f64 {
        let others = Seat::all(view.laid.len()).filter(|other| *other != seat);
        let best = others.map(|other| view.laid[other.index()]).max().unwrap_or(0);
        f64::from(view.laid[seat.index()]) - f64::from(best)
    }

    fn lookahead(_: &View) -> Lookahead {
        Lookahead { broker: Way::Tree(Growth::to(100)), baron: Way::Tree(Growth::to(1_000)) }
    }

    const MARGIN: f64 = 3.0;

    /// Every number of players.
    fn practice(number: u64) -> (usize, Options) {
        (2 + (number % 3) as usize, Options::default())
    }
}
