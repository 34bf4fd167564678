//! What a company may work for besides its tickets: the contract of the year and its own postcards.

use crate::contents::vocabulary::Condition;
use crate::{Reward, RuleWorks, View};
use engine::Seat;

/// To miss one costs nothing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Aim {
    pub when: &'static Condition,
    pub brings: Brings,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Brings {
    /// The contract of the year: the medal is for the first who meets it.
    Contract { dollars: u32, medal: bool },
    /// LG-5.8
    Postcard(Reward),
}

impl View {
    /// LG-1.5: the secret sides of postcards are for their owner alone; who looks at another company knows the
    /// contract only.
    pub fn aims(&self, seat: Seat) -> impl Iterator<Item = Aim> {
        let own = self.player(seat).hand.map(|_| self.pieces.of[seat.index()].postcards);
        let postcards = own.into_iter().flat_map(|cards| cards.iter());
        let postcards = postcards.map(|card| Aim { when: card.when(), brings: Brings::Postcard(card.reward()) });
        self.contract_open_to(seat).into_iter().chain(postcards)
    }

    /// What the contract of the year still brings this company.
    fn contract_open_to(&self, seat: Seat) -> Option<Aim> {
        let contract = self.pieces.contract.filter(|_| !self.pieces.contract_met.contains(&seat))?;
        let (first, second, second_from) = self.world.rules().iter().find_map(|rule| match *rule.works() {
            RuleWorks::Contract { first, second, second_from, .. } => Some((first, second, second_from)),
            _ => None,
        })?;
        let brings = match self.pieces.contract_met.len() {
            0 => Brings::Contract { dollars: first, medal: true },
            1 if self.players.len() >= usize::from(second_from) => Brings::Contract { dollars: second, medal: false },
            _ => return None,
        };
        Some(Aim { when: contract.when(), brings })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::positions::{ANNA, ERIK, first_turn, played_by};
    use crate::{Contract, Postcard, PostcardSet};
    use engine::{Game, Viewer};

    /// LG-1.5: a postcard's secret side is for its owner alone.
    #[test]
    fn nobody_sees_what_anothers_postcards_wait_for() {
        let mut game = first_turn(2);
        let card = Postcard::all().next().unwrap();
        game.pieces.of[0].postcards = PostcardSet::EMPTY.with(card);

        let aims: Vec<Aim> = game.view(Viewer::Seat(ANNA)).aims(ANNA).collect();
        assert_eq!(aims, [Aim { when: card.when(), brings: Brings::Postcard(card.reward()) }]);
        assert_eq!(game.view(Viewer::Seat(ERIK)).aims(ANNA).count(), 0);
    }

    /// LG-6.3: the first takes $4 and a medal; with four companies there is $2 for the second, with two nothing.
    #[test]
    fn the_contract_is_an_aim_for_who_can_still_meet_it() {
        for (seats, for_the_second) in [(2, None), (4, Some(Brings::Contract { dollars: 2, medal: false }))] {
            let mut game = played_by(seats, &["contract"]);
            game.pieces.contract = Contract::parse("empty-yard");
            let open_to = |game: &crate::LegacyGame, seat| game.view(Viewer::Spectator).aims(seat).next();
            let first = open_to(&game, ANNA).map(|aim| aim.brings);
            assert_eq!(first, Some(Brings::Contract { dollars: 4, medal: true }));

            game.pieces.contract_met = vec![ERIK];
            assert_eq!(open_to(&game, ANNA).map(|aim| aim.brings), for_the_second);
            assert_eq!(open_to(&game, ERIK), None);
        }
    }
}
