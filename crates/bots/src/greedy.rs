//! The greedy bot: takes the action its game's taste likes best.

use crate::learn::practise;
use crate::study::hold;
use crate::{Bot, Candidate, Lookahead, Net, Practice, Progress, Turn};
use crate::{Halted, Played, Tournament};
use engine::{Chance, Game, Imagined, Seat, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A game's taste. One file, or one folder, a game in `evaluate/`.
pub trait Taste: Game {
    /// How good a position is for a seat, in the game's own points, whoever is to act.
    fn worth(view: &Self::View, seat: Seat) -> f64;

    /// How good each of a seat's legal actions is: adds one number for each, in their order.
    ///
    /// Unless a game knows better, every action is tried on an imagined table and is worth what comes of it. A game should
    /// know better where one step shows too little: a bid, or the first of several steps.
    fn appraise(view: &Self::View, seat: Seat, legal: &[Self::Action], chance: &mut Chance, worths: &mut Vec<f64>) {
        try_each::<Self>(view, seat, legal, chance, worths);
    }

    /// As [`Taste::appraise`] for who takes the best and asks for no more: what is not as good as the best is told as worse, however good it is.
    fn find_best(view: &Self::View, seat: Seat, legal: &[Self::Action], chance: &mut Chance, worths: &mut Vec<f64>) {
        Self::appraise(view, seat, legal, chance, worths);
    }

    /// What a search should look at first. As [`Taste::appraise`], unless a game knows more than one thing worth trying where its taste
    /// has only one.
    fn look_at(view: &Self::View, seat: Seat, legal: &[Self::Action], chance: &mut Chance, worths: &mut Vec<f64>) {
        Self::appraise(view, seat, legal, chance, worths);
    }

    /// Whether two choices differ by so little that who looks ahead tries only the better one: the same route, paid in another way.
    fn is_alike(_view: &Self::View, _one: &Self::Action, _other: &Self::Action) -> bool {
        false
    }

    /// How the searchers look ahead at a table like this.
    fn lookahead(view: &Self::View) -> Lookahead;

    /// Points between players that are a lot in this game: what win and margin are measured against.
    const MARGIN: f64;

    /// How many numbers a network is told of a position, for each seat; none without a network.
    const INPUTS: usize = 0;

    /// Tells a network of a position: [`Taste::INPUTS`] numbers for every seat in turn.
    fn inputs(_imagined: &Imagined<Self>, _inputs: &mut Vec<f32>) {}

    /// The network that was trained for this game.
    fn learned() -> Option<&'static Net> {
        None
    }

    /// Lets the searchers think with another network from now on, for matches that choose one; says whether it could be taken.
    fn try_out(_network: &[u8]) -> bool {
        false
    }

    /// Lets the searchers think with other numbers of the taste from now on, as a file says them; says whether they could be taken.
    fn try_out_taste(_numbers: &str) -> bool {
        false
    }

    /// An auction that runs counts as if its high bidder had won: so bids need no search of their own.
    fn as_if_sold(_imagined: &mut Imagined<Self>, _chance: &mut Chance, _events: &mut Vec<Self::Event>) {}

    /// How far a seat is ahead of the others, in points, at a table that was played on for a while.
    fn margin(imagined: &Imagined<Self>, seat: Seat) -> f64 {
        Self::worth(&imagined.view(Viewer::Seat(seat)), seat)
    }

    /// What was played, in rounds or in turns: where a game that is played on can be judged.
    fn clock(_imagined: &Imagined<Self>) -> u32 {
        0
    }

    /// How far a round moves the clock.
    fn round_of(_seats: usize) -> u32 {
        1
    }

    /// What somebody scored who plays against one player alone and has no seat.
    fn rival(_table: &Self) -> Option<i64> {
        None
    }

    /// How many worlds are imagined to choose one from, by [`Taste::likeness`].
    const WORLDS_COMPARED: usize = 1;

    /// How well what the others hold in an imagined world fits what they have done.
    fn likeness(_imagined: &Imagined<Self>, _seat: Seat) -> f64 {
        0.0
    }

    /// Lets a searcher think with the best taste there is, where that is another one than the Conductor's.
    fn at_its_best(think: &mut dyn FnMut()) {
        think();
    }

    /// Whether its network learns from games of searchers, or from those of Conductors alone.
    const LEARNS_BY_SEARCHING: bool = true;

    /// How far the searchers look who practise.
    const PRACTICE_NODES: u32 = 24;

    /// Games of a match between two networks that practise.
    const MATCH_GAMES: u64 = 192;

    /// Lets its bots practise, and gives the file of what they learned; nothing in a game that has nothing to learn.
    fn practise(practice: &Practice, told: &mut dyn FnMut(&Progress)) -> Option<Vec<u8>> {
        (Self::INPUTS > 0).then(|| practise::<Self>(practice, told))
    }

    /// What somebody bought, if this is what happened: who, what, and for how much, for those who study the game.
    fn bought(_event: &Self::Event) -> Option<(Seat, String, u32)> {
        None
    }

    /// Plays a tournament of this game.
    fn hold(
        tournament: &Tournament,
        options: &Self::Options,
        told: &(dyn Fn(u64) + Sync),
    ) -> Result<Vec<Played>, Halted<Self::Illegal>>
    where
        Self::View: Serialize,
        Self::Action: Serialize + DeserializeOwned,
        Self::Illegal: Send,
    {
        hold::<Self>(tournament, options, told)
    }

    /// The seats and options of the game of this number that bots practise on: all kinds in turn.
    fn practice(number: u64) -> (usize, Self::Options);
}

/// What somebody wants to know of what they can do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Asked {
    /// What is as good as the best; of the rest only that it is not.
    Best,
    All,
}

/// What each action is worth by its outcome on an imagined table.
pub fn try_each<G: Taste>(view: &G::View, seat: Seat, legal: &[G::Action], chance: &mut Chance, worths: &mut Vec<f64>) {
    let imagined = G::imagine(view, chance);
    let mut events = Vec::new();
    for action in legal {
        let mut outcome = imagined.clone();
        let done = outcome.apply(seat, action, chance, &mut events);
        events.clear();
        worths.push(match done {
            Ok(()) => G::worth(&outcome.view(Viewer::Seat(seat)), seat),
            Err(_) => f64::NEG_INFINITY,
        });
    }
}

pub struct Greedy<G: Game> {
    worths: Vec<f64>,
    best: Vec<G::Action>,
    /// What it chose from last.
    legal: Vec<G::Action>,
}

impl<G: Game> Default for Greedy<G> {
    fn default() -> Self {
        Greedy { worths: Vec::new(), best: Vec::new(), legal: Vec::new() }
    }
}

/// Worths that differ by no more than this, in the game's own points, are as good as equal.
pub const AS_GOOD: f64 = 0.5;

impl<G: Taste> Bot<G> for Greedy<G> {
    /// Of actions that are as good as the best it takes any, so that no two evenings are alike.
    fn choose(&mut self, turn: &Turn<G>, chance: &mut Chance) -> G::Action {
        self.worths.clear();
        self.best.clear();
        self.legal.clear();
        self.legal.extend_from_slice(turn.legal);
        G::find_best(&turn.sight.view(), turn.seat, turn.legal, chance, &mut self.worths);
        let most = self.worths.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let as_good = turn.legal.iter().zip(&self.worths).filter(|(_, worth)| **worth >= most - AS_GOOD);
        self.best.extend(as_good.map(|(action, _)| *action));
        chance.pick(&self.best).expect("a bot is asked only where it has a choice")
    }

    fn candidates(&self) -> Vec<Candidate<G::Action>> {
        let worths = self.legal.iter().zip(&self.worths).filter(|(_, worth)| worth.is_finite());
        let mut all: Vec<_> =
            worths.map(|(action, worth)| Candidate { action: *action, worth: *worth, win: None }).collect();
        all.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        all
    }
}
