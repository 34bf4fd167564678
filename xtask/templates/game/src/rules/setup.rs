//! SL-1: set-up.

use crate::tables::LINKS;
use crate::{Event, Illegal, Phase, SampleLine};
use engine::Seat;

/// SL-1.1, SL-1.2: ten links wait, and seat 1 begins.
pub(crate) fn set_up(seats: usize, events: &mut Vec<Event>) -> Result<SampleLine, Illegal> {
    if !(2..=4).contains(&seats) {
        return Err(Illegal::WrongSeats { seats });
    }

    let first = Seat(0);
    events.push(Event::GameBegan { first });
    Ok(SampleLine { phase: Phase::Build { seat: first }, waiting: LINKS, laid: vec![0; seats] })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// SL-1.1
    #[test]
    fn two_to_four_can_play_and_seat_1_begins() {
        assert_eq!(set_up(1, &mut Vec::new()), Err(Illegal::WrongSeats { seats: 1 }));
        assert_eq!(set_up(5, &mut Vec::new()), Err(Illegal::WrongSeats { seats: 5 }));

        let game = set_up(4, &mut Vec::new()).unwrap();
        assert_eq!(game.phase, Phase::Build { seat: Seat(0) });
    }

    /// SL-1.2
    #[test]
    fn ten_links_wait() {
        let game = set_up(2, &mut Vec::new()).unwrap();

        assert_eq!((game.waiting, game.laid), (10, vec![0, 0]));
    }
}
