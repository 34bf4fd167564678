//! End step 7: growth cards, from the last placed to the winner.

use super::after;
use crate::campaign::GAMES;
use crate::contents::growth::Growth;
use crate::contents::rules::RuleWorks;
use crate::state::LegacyGame;
use crate::{Action, Event, Illegal, Phase};
use engine::{Chance, Seat};

/// Not after the last game. LG-6.5: one more than there are companies lie open from the start, so that everybody knows what is to be had.
pub(crate) fn lay_open(game: &mut LegacyGame, chance: &mut Chance, events: &mut Vec<Event>) {
    if !game.world.has_rule(&RuleWorks::Growth) || game.world.options().chapter == GAMES {
        return;
    }
    let year = game.world.year();
    let mut deck = game.world.options().growth;
    Growth::ALL.into_iter().filter(|kind| !kind.is_offered(year)).for_each(|kind| deck[kind as usize] = 0);
    for _ in 0..=game.seat_count() {
        let left: Vec<usize> =
            deck.iter().enumerate().flat_map(|(kind, count)| vec![kind; usize::from(*count)]).collect();
        let Some(kind) = chance.pick(&left) else { break };
        deck[kind] -= 1;
        game.pieces.growth[kind] += 1;
        events.push(Event::GrowthTurnedUp { growth: Growth::ALL[kind] });
    }
}

pub(crate) fn wait_for(game: &LegacyGame) -> Option<Phase> {
    let is_any = game.pieces.growth.iter().any(|count| *count > 0);
    let seat = after::from_last_to_first(game).filter(|_| is_any)?;
    Some(Phase::Growth { seat })
}

pub(crate) fn may_take(game: &LegacyGame, growth: Growth) -> Result<Seat, Illegal> {
    let Phase::Growth { seat } = game.phase else { return Err(Illegal::NotNow { phase: game.phase }) };
    if game.pieces.growth[growth as usize] > 0 { Ok(seat) } else { Err(Illegal::NoSuchGrowth { growth }) }
}

pub(crate) fn take(game: &mut LegacyGame, growth: Growth, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let seat = may_take(game, growth)?;

    game.pieces.growth[growth as usize] -= 1;
    game.pieces.growth_taken.push((seat, growth));
    events.push(Event::GrowthTaken { seat, growth });
    after::decided(game);
    Ok(())
}

pub(crate) fn list(game: &LegacyGame, legal: &mut Vec<Action>) {
    let there = Growth::ALL.into_iter().filter(|growth| game.pieces.growth[*growth as usize] > 0);
    legal.extend(there.map(|growth| Action::TakeGrowth { growth }));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::end;
    use crate::rules::positions::{ANGELA, ANNA, ERIK, played_by};

    /// LG-6.5: one card more than companies; the last placed picks first, the winner last; everybody gets one.
    #[test]
    fn the_last_placed_picks_first() {
        let mut game = played_by(3, &["growth"]).coins(ANNA, 9).coins(ERIK, 3).coins(ANGELA, 6);
        assert_eq!(game.pieces.growth.iter().sum::<u8>(), 4);
        game.pieces.growth = [2, 1, 1, 0, 0, 0, 0];
        end::finish(&mut game, &mut Vec::new());
        assert_eq!(game.phase, Phase::Growth { seat: ERIK });

        assert_eq!(
            game.refuses(Action::TakeGrowth { growth: Growth::Ticket }),
            Illegal::NoSuchGrowth { growth: Growth::Ticket }
        );
        game.does(Action::TakeGrowth { growth: Growth::Train });
        assert_eq!(game.to_move(), ANGELA);
        game.does(Action::TakeGrowth { growth: Growth::Train });
        assert_eq!(game.legal().len(), 2);
        game.does(Action::TakeGrowth { growth: Growth::Card });

        assert_eq!(game.phase, Phase::Finished);
        assert_eq!(game.pieces.growth_taken, [(ERIK, Growth::Train), (ANGELA, Growth::Train), (ANNA, Growth::Card)]);
    }
}
