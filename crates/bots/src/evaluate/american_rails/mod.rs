//! The taste for American Rails: money in hand and what shares will pay, against the same of the others.

mod cubes;
mod inputs;
mod legs;
mod outlook;
mod plan;
mod plans;
mod shares;
mod spaces;
#[cfg(test)]
mod tests;

use crate::learn::{Learned, Net};
use crate::{Growth, Lookahead, Taste, Way, try_each};
use american_rails::{Action, AmericanRails, Auction, Event, Options, Phase, View};
use engine::{Chance, Game, Imagined, Seat};
use outlook::Outlook;

static LEARNED: Learned = Learned::new(include_bytes!("../../../weights/american-rails.net"));

impl Taste for AmericanRails {
    fn worth(view: &View, seat: Seat) -> f64 {
        Outlook::of(&view.open()).worth(seat)
    }

    fn appraise(view: &View, seat: Seat, legal: &[Action], chance: &mut Chance, worths: &mut Vec<f64>) {
        let open = view.open();
        match view.phase {
            Phase::NameRailway { .. } => shares::appraise_naming(&Outlook::of(&open), seat, legal, worths),
            Phase::Auction(_) => shares::appraise_bids(&Outlook::of(&open), seat, legal, worths),
            Phase::MoveTrain { .. } => spaces::appraise(&Outlook::of(&open), seat, legal, worths),
            Phase::Take { .. } => cubes::appraise(&Outlook::of(&open), seat, legal, 2, worths),
            Phase::Expand { left, .. } => cubes::appraise(&Outlook::of(&open), seat, legal, usize::from(left), worths),
            Phase::Develop { .. } | Phase::Finance { .. } => {
                spaces::appraise_houses_and_dollars(&Outlook::of(&open), seat, legal, worths);
            }
            Phase::FirstCube { railway, .. } => cubes::appraise_first(&Outlook::of(&open), railway, legal, worths),
            Phase::Finished { .. } => try_each::<AmericanRails>(view, seat, legal, chance, worths),
        }
    }

    fn look_at(view: &View, seat: Seat, legal: &[Action], chance: &mut Chance, worths: &mut Vec<f64>) {
        let cubes = match view.phase {
            Phase::Take { .. } => 2,
            Phase::Expand { left, .. } => usize::from(left),
            _ => return Self::appraise(view, seat, legal, chance, worths),
        };
        cubes::look_at(&Outlook::of(&view.open()), seat, legal, cubes, worths);
    }

    /// Its choices differ little in what they promise: who is as curious as elsewhere looks at everything and at nothing far ahead.
    fn lookahead(_: &View) -> Lookahead {
        let tree = |nodes: u32| Way::Tree(Growth { curiosity: 0.25, ..Growth::to(nodes) });
        Lookahead { broker: tree(350), baron: tree(7_000) }
    }

    const INPUTS: usize = inputs::COUNT;

    const MARGIN: f64 = 60.0;

    const MATCH_GAMES: u64 = 96;

    fn inputs(imagined: &Imagined<AmericanRails>, inputs: &mut Vec<f32>) {
        inputs::write(&imagined.open(), inputs);
    }

    fn learned() -> Option<&'static Net> {
        LEARNED.net(Self::INPUTS)
    }

    fn try_out(network: &[u8]) -> bool {
        LEARNED.try_out(network, Self::INPUTS)
    }

    /// AR-2.1: once there is a bid, everybody else passes.
    fn as_if_sold(imagined: &mut Imagined<AmericanRails>, chance: &mut Chance, events: &mut Vec<Event>) {
        while let Phase::Auction(Auction { to_bid, high: Some(_), .. }) = imagined.phase() {
            if imagined.apply(to_bid, &Action::Pass, chance, events).is_err() {
                return;
            }
        }
    }

    /// AR-2.1: a share, for dollars.
    fn bought(event: &Event) -> Option<(Seat, String, u32)> {
        match *event {
            Event::ShareSold { seat, railway, dollars } => Some((seat, railway.to_string(), dollars)),
            _ => None,
        }
    }

    /// Every number of players.
    fn practice(number: u64) -> (usize, Options) {
        ([4, 3, 4, 5][(number % 4) as usize], Options::default())
    }
}
