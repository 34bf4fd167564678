//! SL-2: building.

use crate::rules::end;
use crate::{Action, Event, Illegal, Phase, SampleLine};
use engine::Seat;

/// SL-2.1
const MOST_AT_ONCE: u8 = 2;

pub(crate) fn list(game: &SampleLine, legal: &mut Vec<Action>) {
    let most = MOST_AT_ONCE.min(game.waiting);
    legal.extend((1..=most).map(|links| Action::LayLinks { links }));
}

/// SL-2.1: one or two links, of those that wait. Gives the builder.
pub(crate) fn may_lay_links(game: &SampleLine, links: u8) -> Result<Seat, Illegal> {
    let Phase::Build { seat } = game.phase else { return Err(Illegal::Finished) };
    let most = MOST_AT_ONCE.min(game.waiting);
    if !(1..=most).contains(&links) {
        return Err(Illegal::WrongLinks { links, most });
    }
    Ok(seat)
}

pub(crate) fn lay_links(game: &mut SampleLine, links: u8, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let seat = may_lay_links(game, links)?;

    game.waiting -= links;
    game.laid[seat.index()] += links;
    events.push(Event::LinksLaid { seat, links });
    game.phase = Phase::Build { seat: seat.left(game.laid.len()) };
    end::end_if_no_link_waits(game, events);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: Seat = Seat(0);
    const ERIK: Seat = Seat(1);

    fn anna_builds_with(waiting: u8) -> SampleLine {
        SampleLine { phase: Phase::Build { seat: ANNA }, waiting, laid: vec![0, 0] }
    }

    /// SL-2.1
    #[test]
    fn a_player_lays_two_links_and_the_next_one_builds() {
        let mut game = anna_builds_with(5);
        let mut events = Vec::new();

        lay_links(&mut game, 2, &mut events).unwrap();

        assert_eq!(game, SampleLine { phase: Phase::Build { seat: ERIK }, waiting: 3, laid: vec![2, 0] });
        assert_eq!(events, [Event::LinksLaid { seat: ANNA, links: 2 }]);
    }

    /// SL-2.1: one or two, and no more than wait.
    #[test]
    fn two_links_cannot_be_laid_where_one_waits() {
        let mut game = anna_builds_with(1);
        let before = game.clone();

        let refused = lay_links(&mut game, 2, &mut Vec::new()).unwrap_err();

        assert_eq!(refused, Illegal::WrongLinks { links: 2, most: 1 });
        assert_eq!(game, before, "a refusal changes nothing");
    }
}
