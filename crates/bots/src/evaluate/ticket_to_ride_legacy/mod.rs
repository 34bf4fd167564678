//! The taste for Ticket to Ride Legacy: tickets that fit together, the cards for them, and what pays on the way.

mod afterwards;
mod cards;
mod claims;
mod clock;
mod drawing;
mod earnings;
mod found;
mod guesses;
mod inputs;
mod paying;
mod plan;
mod plans;
mod reach;
mod tickets;
mod tracks;
mod untouched;
mod ways;
mod weights;

#[cfg(test)]
mod tests;

use crate::campaign::practised_world;
use crate::greedy;
use crate::learn::{Learned, Net, Tunable, practise, tune};
use crate::{Asked, By, Judged, Lookahead, Playouts, Practice, Progress, Subject, Taste, Way};
use engine::{Chance, Game, Imagined, Seat, Viewer};
use plan::Plan;
use plans::Planned;
use std::cell::OnceCell;
use std::ops::Range;
use std::rc::Rc;
use ticket_to_ride_legacy::{Action, LegacyGame, Options, Phase, RouteId, TicketSet, View};
use tracks::Tracks;
use weights::Weights;

static LEARNED: Learned = Learned::new(include_bytes!("../../../weights/ticket-to-ride-legacy.net"));

/// Worths are counted in tenths of a dollar: what differs by less is as good as equal to the greedy bot.
const TENTHS: f64 = 10.0;

impl Taste for LegacyGame {
    /// The payslip this player may expect.
    fn worth(view: &View, seat: Seat) -> f64 {
        if let Some(payslip) = view.player(seat).payslip {
            return TENTHS * f64::from(payslip.dollars());
        }
        let outlook = Outlook::of(view, seat);
        let player = view.player(seat);
        let bonus = view.world.train_bonus(player.trains);
        TENTHS * (claims::gathered(view, seat) + f64::from(bonus) + outlook.plan.worth(view, seat, outlook.turns))
    }

    fn appraise(view: &View, seat: Seat, legal: &[Action], chance: &mut Chance, worths: &mut Vec<f64>) {
        appraise(view, seat, legal, Asked::All, chance, worths);
    }

    fn find_best(view: &View, seat: Seat, legal: &[Action], chance: &mut Chance, worths: &mut Vec<f64>) {
        appraise(view, seat, legal, Asked::Best, chance, worths);
    }

    /// A route is a route, whatever pays for it, and one open card is as good as another of its kind.
    fn is_alike(view: &View, one: &Action, other: &Action) -> bool {
        match (one, other) {
            (Action::Claim { route, .. }, Action::Claim { route: other, .. }) => route == other,
            (Action::TakeOpen { place }, Action::TakeOpen { place: other }) => {
                let card = |place: u8| view.open_cards[usize::from(place)];
                card(*place) == card(*other)
            }
            _ => false,
        }
    }

    /// All play on for some rounds and ask the network; games of two are short, so that the Baron can play them to the end. In 1865, and with two, four
    /// to six rounds of few choices tell more than two of many, or a few games to the end. In later years every decision takes longer, and as many fewer
    /// can be played. The Baron gives nothing up soon: after a few games luck looks like sense.
    fn lookahead(view: &View) -> Lookahead {
        let chapter = u32::from(view.world.options().chapter);
        let play_on = |nodes: u32, choices: usize, rounds: Option<u32>, guard: f64, patience: f64| {
            let judged = Judged::AtTheEnd;
            Way::Playouts(Playouts { nodes, choices, rounds, judged, by: By::Usual, guard, patience })
        };
        // A decision takes two fifths of the first year's longer with each year; the Broker has 50 ms in all of them.
        let of_a_broker = |nodes: u32| nodes * 5 / (3 + 2 * chapter);
        let of_a_baron = 30_000 * 4 / (3 + chapter);
        let (are_two, is_first_year) = (view.players.len() == 2, chapter == 1);
        let broker = match (are_two, is_first_year) {
            (true, _) => play_on(of_a_broker(2_000), 5, Some(6), 1.0, 2.0),
            (false, true) => play_on(of_a_broker(2_400), 5, Some(4), 1.0, 2.0),
            (false, false) => play_on(of_a_broker(2_400), 7, Some(2), 0.4, 2.0),
        };
        // Among several greedy players lead too far from how rivals play: what the network says on the way tells more.
        let baron = match (are_two, is_first_year) {
            (true, _) => play_on(of_a_baron, 8, None, 0.4, 2.5),
            (false, true) => play_on(of_a_baron, 5, Some(6), 1.0, 2.5),
            (false, false) => play_on(of_a_baron, 8, Some(4), 0.4, 2.5),
        };
        Lookahead { broker, baron }
    }

    const INPUTS: usize = inputs::COUNT;

    fn inputs(imagined: &Imagined<LegacyGame>, inputs: &mut Vec<f32>) {
        inputs::write(imagined, inputs);
    }

    fn learned() -> Option<&'static Net> {
        LEARNED.net(Self::INPUTS)
    }

    fn try_out(network: &[u8]) -> bool {
        LEARNED.try_out(network, Self::INPUTS)
    }

    /// Turns.
    fn clock(imagined: &Imagined<LegacyGame>) -> u32 {
        imagined.view(Viewer::Spectator).turns.into()
    }

    fn round_of(seats: usize) -> u32 {
        seats as u32
    }

    const MARGIN: f64 = 40.0;

    /// Its searchers play on as Conductors do, so what Conductors come to is what a network has to know.
    const LEARNS_BY_SEARCHING: bool = false;

    const WORLDS_COMPARED: usize = 6;

    fn likeness(imagined: &Imagined<LegacyGame>, seat: Seat) -> f64 {
        guesses::likeness(imagined, seat)
    }

    fn at_its_best(think: &mut dyn FnMut()) {
        Weights::tuned().think_with(think);
    }

    fn try_out_taste(numbers: &str) -> bool {
        Weights::try_out(numbers)
    }

    fn practise(practice: &Practice, told: &mut dyn FnMut(&Progress)) -> Option<Vec<u8>> {
        Some(match practice.subject {
            Subject::Network => practise::<LegacyGame>(practice, told),
            Subject::Taste => tune::<LegacyGame>(practice, told),
        })
    }

    /// Every number of players, in every year of some campaigns.
    fn practice(number: u64) -> (usize, Options) {
        let seats = [4, 3, 2, 5][(number % 4) as usize];
        (seats, practised_world(seats, number / 4).clone())
    }
}

impl Tunable for LegacyGame {
    const ROUND_GAMES: u64 = 256;
    const PROOF_GAMES: u64 = 9_600;

    fn usual() -> Vec<f64> {
        Weights::USUAL.to_list()
    }

    fn file_of(numbers: &[f64]) -> String {
        Weights::from_list(numbers).write()
    }

    fn think_with(numbers: &[f64], think: &mut dyn FnMut()) {
        Weights::from_list(numbers).think_with(think);
    }

    /// Half of them in 1865, the rest in every year.
    fn table(number: u64) -> (usize, Options) {
        let seats = [4, 3, 2, 5][(number / 2 % 4) as usize];
        match number % 2 {
            0 => (seats, Options::default()),
            _ => (seats, practised_world(seats, number / 8).clone()),
        }
    }
}

fn appraise(view: &View, seat: Seat, legal: &[Action], asked: Asked, chance: &mut Chance, worths: &mut Vec<f64>) {
    let from = worths.len();
    match view.phase {
        Phase::FirstTickets { .. } | Phase::Tickets { .. } | Phase::LookAhead { .. } => {
            tickets::appraise(view, seat, legal, worths)
        }
        Phase::Turn { .. } => turn(view, seat, legal, asked, chance, worths),
        Phase::Draw { .. } | Phase::LongerDraw { .. } => {
            let outlook = Outlook::of(view, seat);
            worths.extend(legal.iter().map(|action| cards::draw(&outlook, action)));
        }
        Phase::SnowCard { .. } | Phase::Plough { .. } | Phase::Relief { .. } => {
            let outlook = Outlook::of(view, seat);
            worths.extend(legal.iter().map(|action| found::worth(&outlook, action)));
        }
        Phase::Contract { .. } => worths.extend(legal.iter().map(|action| tickets::contract(view, seat, action))),
        _ => worths.extend(legal.iter().map(|action| afterwards::worth(view, seat, action))),
    }
    worths[from..].iter_mut().for_each(|worth| *worth *= TENTHS);
}

/// LG-4: draw cards, claim a route or draw tickets.
fn turn(view: &View, seat: Seat, legal: &[Action], asked: Asked, chance: &mut Chance, worths: &mut Vec<f64>) {
    let outlook = Outlook::of(view, seat);
    let mut claims = claims::Claims::new(&outlook, asked);
    let from = worths.len();
    let mut beside: Vec<Range<usize>> = Vec::with_capacity(32);
    let mut best = f64::NEG_INFINITY;
    for run in legal.chunk_by(are_of_a_route) {
        let place = worths.len() - from;
        match run[0] {
            Action::Claim { route, .. } if !claims.is_promising(route) => {
                beside.push(place..place + run.len());
                worths.resize(worths.len() + run.len(), f64::NEG_INFINITY);
            }
            _ => worths.extend(run.iter().map(|action| {
                let worth = match action {
                    Action::Claim { route, payment } => claims.worth(*route, *payment, chance),
                    Action::DrawTickets => drawing::worth(&outlook),
                    Action::LookAhead => drawing::worth(&outlook) + LOOK_FIRST,
                    Action::FitCouplers => found::couplers_in_turn(view),
                    Action::TakeLoan => found::NEVER,
                    Action::BuyCards => found::sale(view),
                    _ => cards::draw(&outlook, action),
                };
                best = f64::max(best, worth);
                worth
            })),
        }
    }
    let worths = &mut worths[from..];
    for places in beside {
        claims.beside_the_plan(&legal[places.clone()], best, chance, &mut worths[places]);
    }
}

/// The ways to pay for a route follow each other.
fn are_of_a_route(one: &Action, next: &Action) -> bool {
    matches!((one, next), (Action::Claim { route, .. }, Action::Claim { route: next, .. }) if route == next)
}

/// Looking at tickets first costs nothing.
const LOOK_FIRST: f64 = 0.1;
/// What differs by more is not as good, however it was rounded.
const AS_GOOD: f64 = greedy::AS_GOOD / TENTHS + 1e-6;

/// What a player sees when they think about their turn.
struct Outlook<'a> {
    view: &'a View,
    seat: Seat,
    tracks: Tracks,
    /// For their tickets; when they are done, for the route that pays best.
    plan: Plan,
    turns: f64,
    is_last_turn: bool,
    /// By colour: what a card of it is worth to the plan.
    wanted: [f64; 6],
    /// How pressing each route of the plan is, the most pressing first.
    pressing: Rc<[(RouteId, f64)]>,
    /// What a card from the deck is worth, once somebody asks.
    blind: OnceCell<f64>,
}

impl Outlook<'_> {
    fn of(view: &View, seat: Seat) -> Outlook<'_> {
        let tracks = Tracks::of(view, seat);
        let turns = clock::turns_left(view);
        let tickets = view.player(seat).tickets.unwrap_or(TicketSet::EMPTY);
        let mut plan = Planned::of(view, seat, &tracks, tickets, turns);
        if plan.missing.is_empty() {
            plan.missing = claims::best_paying(view, seat, &tracks);
        }
        let pressing = tracks.pressing(plan.missing, |route| claims::pressing(view, &tracks, &plan, route));
        let wanted = cards::wanted(view, seat, &pressing);
        let (is_last_turn, blind) = (view.last_turn.is_some(), OnceCell::new());
        Outlook { view, seat, tracks, plan, turns, is_last_turn, wanted, pressing, blind }
    }
}
