//! Nim with a die: the smallest game that has turns, chance, single answers and an end. The kits for all games are tried on it.

use super::Conforms;
use crate::{Chance, Game, Message, Rule, Seat, SeatSet, Standings, Viewer};
use serde::{Deserialize, Serialize};

/// Take one or two stones, or roll for one to three; who takes the last wins.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Heap<const LEAK: bool> {
    pub stones: usize,
    taken: [i64; 2],
    turn: Seat,
}

pub type Nim = Heap<false>;
/// Loses a stone at every roll.
pub type LeakyNim = Heap<true>;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Draw {
    Take(Take),
    Roll,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Take(pub usize);

#[derive(Clone, Debug, PartialEq)]
pub struct TooMany;

impl<const LEAK: bool> Heap<LEAK> {
    pub const STONES: usize = 61;
}

impl<const LEAK: bool> Game for Heap<LEAK> {
    type Options = ();
    type Action = Draw;
    type Event = usize;
    type Illegal = TooMany;
    type View = Self;

    const SLUG: &'static str = "nim";
    const RULES: u32 = 1;

    fn new(_: usize, _: &(), _: &mut Chance, _: &mut Vec<usize>) -> Result<Self, TooMany> {
        Ok(Heap { stones: Self::STONES, taken: [0, 0], turn: Seat(0) })
    }

    fn seats(&self) -> usize {
        2
    }

    fn to_act(&self) -> SeatSet {
        if self.stones == 0 { SeatSet::EMPTY } else { SeatSet::only(self.turn) }
    }

    fn legal_actions(&self, seat: Seat, legal: &mut Vec<Draw>) {
        if !self.to_act().contains(seat) {
            return;
        }
        legal.extend((1..=2.min(self.stones)).map(|stones| Draw::Take(Take(stones))));
        if self.stones >= 3 {
            legal.push(Draw::Roll);
        }
    }

    fn check(&self, _: Seat, action: &Draw) -> Result<(), TooMany> {
        match *action {
            Draw::Take(Take(stones)) if (1..=2.min(self.stones)).contains(&stones) => Ok(()),
            Draw::Roll if self.stones >= 3 => Ok(()),
            _ => Err(TooMany),
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Draw,
        chance: &mut Chance,
        events: &mut Vec<usize>,
    ) -> Result<(), TooMany> {
        self.check(seat, action)?;

        let stones = match *action {
            Draw::Take(Take(stones)) => stones,
            Draw::Roll => 1 + chance.below(3) as usize,
        };
        self.stones -= stones;
        self.taken[seat.index()] += stones as i64;
        if LEAK && *action == Draw::Roll {
            self.taken[seat.index()] -= 1;
        }
        self.turn = seat.left(2);
        events.push(stones);
        Ok(())
    }

    fn view(&self, _: Viewer) -> Self {
        self.clone()
    }

    fn imagine(view: &Self, _: &mut Chance) -> Self {
        view.clone()
    }

    fn standings(&self) -> Standings {
        Standings::by_score(&self.taken)
    }

    fn tell(stones: &usize) -> Message {
        Message::new("stones-taken").number("stones", *stones as i64)
    }

    fn explain(_: &TooMany) -> Message {
        Message::new("too-many")
    }

    fn rule(_: &TooMany) -> Rule {
        Rule("NIM-1")
    }
}

impl<const LEAK: bool> Conforms for Heap<LEAK> {
    fn tables() -> Vec<(usize, ())> {
        vec![(2, ())]
    }

    fn sums(&self) -> Vec<(&'static str, i64)> {
        vec![("stones", self.stones as i64 + self.taken.iter().sum::<i64>())]
    }
}
