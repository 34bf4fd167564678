//! The taste for Steel Driver: money, profits about to be collected and what shares will pay, against the same of the others.

mod auctions;
mod courses;
mod goods;
mod inputs;
mod links;
mod offers;
mod plan;

#[cfg(test)]
mod tests;

use crate::learn::{Learned, Net};
use crate::{Growth, Lookahead, Taste, Way};
use engine::{Chance, Game, Imagined, Seat};
use steel_driver::{Action, Auction, Board, Event, Open, Options, Phase, SteelDriver, View};

static LEARNED: Learned = Learned::new(include_bytes!("../../../weights/steel-driver.net"));

impl Taste for SteelDriver {
    /// What a player would have if the game ended now, against what the others would have.
    fn worth(view: &View, seat: Seat) -> f64 {
        standing(&view.open(), seat)
    }

    fn appraise(view: &View, seat: Seat, legal: &[Action], chance: &mut Chance, worths: &mut Vec<f64>) {
        match view.phase {
            Phase::Open { .. } => auctions::appraise_openings(&view.open(), legal, worths),
            Phase::Auction(_) => auctions::appraise_bids(&view.open(), legal, worths),
            Phase::Build { company, .. } => links::appraise(view, seat, company, legal, worths),
            Phase::TakeGood { .. } | Phase::Finished => goods::appraise(view, seat, legal, chance, worths),
        }
    }

    /// Between two turns of one among six lie most turns of others: the Baron looks at twice as much there, still within its second.
    fn lookahead(view: &View) -> Lookahead {
        let nodes = if view.seats == 6 { 32_000 } else { 16_000 };
        Lookahead { broker: Way::Tree(Growth::to(1_000)), baron: Way::Tree(Growth::to(nodes)) }
    }

    const INPUTS: usize = inputs::COUNT;

    const MARGIN: f64 = 150.0;

    fn inputs(imagined: &Imagined<SteelDriver>, inputs: &mut Vec<f32>) {
        inputs::write(&imagined.open(), inputs);
    }

    fn learned() -> Option<&'static Net> {
        LEARNED.net(Self::INPUTS)
    }

    fn try_out(network: &[u8]) -> bool {
        LEARNED.try_out(network, Self::INPUTS)
    }

    /// SD-3.2: everybody else passes.
    fn as_if_sold(imagined: &mut Imagined<SteelDriver>, chance: &mut Chance, events: &mut Vec<Event>) {
        while let Phase::Auction(Auction { to_bid, .. }) = imagined.phase() {
            if imagined.apply(to_bid, &Action::Pass, chance, events).is_err() {
                return;
            }
        }
    }

    /// SD-3.3: a company's control, for stones.
    fn bought(event: &Event) -> Option<(Seat, String, u32)> {
        match *event {
            Event::ControlWon { seat, company, stones } => Some((seat, company.to_string(), u32::from(stones))),
            _ => None,
        }
    }

    /// Every number of players, on both boards.
    fn practice(number: u64) -> (usize, Options) {
        let map = if number / 4 % 3 == 2 { Board::Cities42 } else { Board::Cities38 };
        ([4, 3, 5, 6][(number % 4) as usize], Options { map, ..Options::default() })
    }
}

/// What a player would have if the game ended now, less what the others would have on average.
fn standing(open: &Open, seat: Seat) -> f64 {
    let forecast = open.forecast();
    against_others(open.seats, seat, |seat| f64::from(open.worth_now(seat, &forecast)))
}

/// What somebody has, less what the others have on average.
fn against_others(seats: u8, seat: Seat, has: impl Fn(Seat) -> f64) -> f64 {
    let seats = usize::from(seats);
    let others: f64 = Seat::all(seats).filter(|other| *other != seat).map(&has).sum();
    has(seat) - others / (seats - 1) as f64
}
