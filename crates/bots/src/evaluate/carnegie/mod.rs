//! The taste for Carnegie: the score as it stands, and what money, goods, workers, strips and departments will still bring.

mod calendar;
mod donations;
mod hopes;
mod inputs;
mod last;
mod lookahead;
mod network;
mod timelines;
mod weights;
mod workers;

#[cfg(test)]
mod tests;

use crate::learn::{Learned, Net, Tunable, practise, tune};
use crate::{Asked, By, Growth, Judged, Lookahead, Playouts, Practice, Progress, Subject, Taste, Way};
use carnegie::{Action, Carnegie, Event, Level, Options, Phase, View};
use engine::{Chance, Game, Imagined, Seat, Viewer};
use hopes::Hopes;
use weights::Weights;

static LEARNED: Learned = Learned::new(include_bytes!("../../../weights/carnegie.net"));

/// Worths are counted in tenths of points: what differs less is as good as equal to the greedy bot.
const TENTHS: f64 = 10.0;

impl Taste for Carnegie {
    /// What a player has and may expect.
    fn worth(view: &View, seat: Seat) -> f64 {
        prospects(view, seat, &Hopes::of(view, seat))
    }

    fn appraise(view: &View, seat: Seat, legal: &[Action], chance: &mut Chance, worths: &mut Vec<f64>) {
        appraise(view, seat, legal, Asked::All, chance, worths);
    }

    fn find_best(view: &View, seat: Seat, legal: &[Action], chance: &mut Chance, worths: &mut Vec<f64>) {
        appraise(view, seat, legal, Asked::Best, chance, worths);
    }

    /// Every timeline is worth a look: trying each out for a round, as the taste does, costs more than looking.
    fn look_at(view: &View, seat: Seat, legal: &[Action], chance: &mut Chance, worths: &mut Vec<f64>) {
        let look = |action: &Action| match action {
            Action::ChooseTimeline { .. } => 0.0,
            _ => f64::NEG_INFINITY,
        };
        match view.phase {
            Phase::ChooseTimeline { .. } => worths.extend(legal.iter().map(look)),
            _ => Self::appraise(view, seat, legal, chance, worths),
        }
    }

    /// Alone against Andrew all play on: his cards are luck, and what greedy players make of a choice is near enough. The Broker does so for two
    /// rounds, the Baron, who has the time, for four; the network judges what comes after that. Among several the Broker looks ahead in a tree. The
    /// Baron plays on there too: with four players a tree of seventeen times as many nodes was no better than the Broker's: a round of all
    /// players is more than it sees, and who judges in the midst of one can't tell what the others will still do. Luck has no say there, so that
    /// every choice is one game: it is judged after each of its two rounds.
    fn lookahead(view: &View) -> Lookahead {
        let play_on = |nodes: u32, choices: usize, rounds: u32, guard: f64, patience: f64| {
            let (rounds, judged) = (Some(rounds), Judged::AtTheEnd);
            Playouts { nodes, choices, rounds, judged, by: By::Usual, guard, patience }
        };
        match view.andrew {
            Some(_) => Lookahead {
                broker: Way::Playouts(play_on(1_700, 4, 2, 0.5, 1.5)),
                baron: Way::Playouts(play_on(28_000, 8, 4, 0.3, 2.5)),
            },
            None => Lookahead {
                broker: Way::Tree(Growth::to(700)),
                baron: Way::Playouts(Playouts { judged: Judged::AfterEveryRound, ..play_on(28_000, 8, 2, 0.4, 2.5) }),
            },
        }
    }

    const INPUTS: usize = inputs::COUNT;

    const PRACTICE_NODES: u32 = 60;

    const MATCH_GAMES: u64 = 80;

    fn inputs(imagined: &Imagined<Carnegie>, inputs: &mut Vec<f32>) {
        inputs::write(&imagined.view(Viewer::Spectator), inputs);
    }

    fn learned() -> Option<&'static Net> {
        LEARNED.net(Self::INPUTS)
    }

    fn try_out(network: &[u8]) -> bool {
        LEARNED.try_out(network, Self::INPUTS)
    }

    fn rival(table: &Carnegie) -> Option<i64> {
        table.view(Viewer::Spectator).andrew_score().map(|andrew| i64::from(andrew.total()))
    }

    const MARGIN: f64 = 40.0;

    /// What this player has and may expect, less what the others do; against Andrew, his score if the game ended now.
    fn margin(imagined: &Imagined<Carnegie>, seat: Seat) -> f64 {
        let view = imagined.view(Viewer::Seat(seat));
        let own = Self::worth(&view, seat);
        let others = view.players.len() - 1;
        let against = match view.andrew_score() {
            Some(andrew) => TENTHS * f64::from(andrew.total()),
            None => {
                let theirs = view.seats().filter(|other| *other != seat).map(|other| Self::worth(&view, other));
                theirs.sum::<f64>() / others.max(1) as f64
            }
        };
        (own - against) / TENTHS
    }

    fn clock(imagined: &Imagined<Carnegie>) -> u32 {
        u32::from(imagined.view(Viewer::Spectator).round)
    }

    fn at_its_best(think: &mut dyn FnMut()) {
        Weights::think_tuned(think);
    }

    fn try_out_taste(numbers: &str) -> bool {
        Weights::try_out_tuned(numbers)
    }

    fn practise(practice: &Practice, told: &mut dyn FnMut(&Progress)) -> Option<Vec<u8>> {
        Some(match practice.subject {
            Subject::Network => practise::<Carnegie>(practice, told),
            Subject::Taste => tune::<Carnegie>(practice, told),
        })
    }

    /// CA-4.4: a donation, for dollars.
    fn bought(event: &Event) -> Option<(Seat, String, u32)> {
        match *event {
            Event::DonationMade { seat, donation, dollars } => Some((seat, donation.to_string(), dollars)),
            _ => None,
        }
    }

    /// Every number of players, and alone against Andrew at all levels.
    fn practice(number: u64) -> (usize, Options) {
        let level = [Level::Expert, Level::Beginner, Level::Hard, Level::Normal][(number / 5 % 4) as usize];
        ([3, 1, 2, 1, 4][(number % 5) as usize], Options { level, ..Options::default() })
    }
}

impl Tunable for Carnegie {
    const ROUND_GAMES: u64 = 48;
    const PROOF_GAMES: u64 = 960;

    fn usual() -> Vec<f64> {
        Weights::of_file().to_list()
    }

    fn file_of(numbers: &[f64]) -> String {
        Weights::from_list(numbers).write()
    }

    fn think_with(numbers: &[f64], think: &mut dyn FnMut()) {
        Weights::from_list(numbers).think_with(think);
    }

    /// Half of them alone against Andrew, at every level.
    fn table(number: u64) -> (usize, Options) {
        let level = Level::ALL[(number / 6) as usize % Level::ALL.len()];
        ([1, 2, 1, 3, 1, 4][(number % 6) as usize], Options { level, ..Options::default() })
    }
}

fn appraise(view: &View, seat: Seat, legal: &[Action], asked: Asked, chance: &mut Chance, worths: &mut Vec<f64>) {
    match view.phase {
        Phase::ChooseTimeline { .. } => timelines::appraise(view, seat, legal, asked, chance, worths),
        Phase::Welfare { .. } => worths.extend(legal.iter().map(welfare)),
        _ => lookahead::appraise(view, seat, legal, asked, chance, worths),
    }
}

/// CA-8.8: all that can be paid is paid; goods are better given than sold.
fn welfare(action: &Action) -> f64 {
    match action {
        Action::PayWelfare { .. } => TENTHS,
        Action::Finish => 0.0,
        _ => -TENTHS,
    }
}

/// In tenths of points. The hopes are those of the moment of decision, so that what ends a turn is no worse for that.
fn prospects(view: &View, seat: Seat, hopes: &Hopes) -> f64 {
    TENTHS * parts(view, seat, hopes).iter().sum::<f64>()
}

/// What prospects are made of.
const PARTS: usize = 9;

fn parts(view: &View, seat: Seat, hopes: &Hopes) -> [f64; PARTS] {
    let player = view.player(seat);
    let strips = hopes.strips(view, seat);
    let company = workers::company(view, seat, strips.incomes, hopes);
    let (donations, growth) = donations::now_and_then(view, seat, strips.donation_cap, hopes);
    let on_table = company.points + strips.points + player.city_points();
    let score = player.points + player.choice_tile_points() + on_table + hopes.network_points(view, seat) + donations;
    [
        f64::from(score),
        hopes.purse(player, company.donation_step),
        strips.projects,
        network::hope(view, player, hopes),
        hopes.transport(player),
        company.departments,
        growth,
        company.workers,
        hopes.turn(view, seat),
    ]
}
