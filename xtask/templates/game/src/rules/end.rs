//! SL-3: the end.

use crate::{Event, Phase, SampleLine};
use engine::Standings;

/// SL-3.1
pub(crate) fn end_if_no_link_waits(game: &mut SampleLine, events: &mut Vec<Event>) {
    if game.waiting == 0 {
        game.phase = Phase::Finished;
        events.push(Event::GameEnded);
    }
}

/// SL-3.1: who laid the most wins.
pub(crate) fn standings(game: &SampleLine) -> Standings {
    let scores: Vec<i64> = game.laid.iter().map(|links| i64::from(*links)).collect();
    Standings::by_score(&scores)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seat;

    /// SL-3.1
    #[test]
    fn it_ends_when_no_link_waits_and_the_most_links_win() {
        let mut game = SampleLine { phase: Phase::Build { seat: Seat(0) }, waiting: 0, laid: vec![4, 6] };
        let mut events = Vec::new();

        end_if_no_link_waits(&mut game, &mut events);

        assert_eq!((game.phase, &events[..]), (Phase::Finished, &[Event::GameEnded][..]));
        assert_eq!(standings(&game).winners().collect::<Vec<_>>(), [Seat(1)]);
    }

    /// SL-3.1
    #[test]
    fn it_goes_on_while_a_link_waits() {
        let mut game = SampleLine { phase: Phase::Build { seat: Seat(0) }, waiting: 1, laid: vec![4, 5] };

        end_if_no_link_waits(&mut game, &mut Vec::new());

        assert_eq!(game.phase, Phase::Build { seat: Seat(0) });
    }
}
