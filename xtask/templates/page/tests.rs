//! The pages of random games, and what is Sample Line's own.

use crate::page_testing::{Tried, are_said, tests_of};
use engine::Game;
use sample_line::{Illegal, Options, SampleLine, View};

tests_of!(SampleLine);

impl Tried for SampleLine {
    const RAW: &'static [&'static str] = &["sl-"];

    fn tables() -> Vec<(usize, Options)> {
        [2, 3, 4].map(|seats| (seats, Options::default())).into()
    }

    fn all_targets(_: &View) -> Vec<String> {
        [1, 2].map(super::target).into()
    }
}

#[test]
fn every_refusal_has_a_sentence() {
    let refusals = [Illegal::WrongSeats { seats: 7 }, Illegal::WrongLinks { links: 3, most: 2 }, Illegal::Finished];
    are_said::<SampleLine>(refusals.iter().map(SampleLine::explain));
}
