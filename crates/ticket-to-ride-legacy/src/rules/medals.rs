//! LG-5.9: the medals of the campaign are turned over after its last game; nobody knows their worth before.

use crate::Phase;
use crate::state::LegacyGame;
use engine::Chance;

/// A medal is worth one of these.
pub(crate) const WORTHS: [u8; 3] = [2, 3, 4];

/// Drawn by the decision that ends the last game, so that no file and no table holds it before.
pub(crate) fn turn_over(game: &mut LegacyGame, chance: &mut Chance) {
    let medals = usize::from(game.world.options().medals);
    if game.phase == Phase::Finished && game.pieces.medals.len() < medals {
        game.pieces.medals = (0..medals).filter_map(|_| chance.pick(&WORTHS)).collect();
    }
}

#[cfg(test)]
mod tests {
    use crate::rules::end;
    use crate::rules::medals::WORTHS;
    use crate::rules::positions::{ANNA, chapter};
    use crate::{Action, EventCard, Options, Phase};

    /// LG-5.9, LG-5.12: medals lie face down to the end; the decision that ends the last game turns them over.
    #[test]
    fn medals_are_turned_over_after_the_last_game() {
        let options = Options { chapter: 12, medals: 7, ..Options::default() };
        let mut game = chapter(2, options, &[]).coins(ANNA, 9).current("paydays");
        end::finish(&mut game, &mut Vec::new());
        assert!(game.pieces.medals.is_empty(), "somebody still decides");

        game.does(Action::Banish { event: EventCard::parse("paydays").unwrap() });

        assert_eq!((game.phase, game.pieces.medals.len()), (Phase::Finished, 7));
        assert!(game.pieces.medals.iter().all(|worth| WORTHS.contains(worth)));
    }
}
