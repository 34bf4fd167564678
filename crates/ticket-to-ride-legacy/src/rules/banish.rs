//! LG-5.7, LG-5.10: after the game its last placed banishes an event.

use super::{after, end};
use crate::state::LegacyGame;
use crate::{Action, Event, EventCard, Illegal, Phase};
use engine::Seat;

/// With empty event discards nothing is banished.
pub(crate) fn wait_for(game: &LegacyGame) -> Option<Phase> {
    let seat = after::once(game, end::last_placed(game))?;
    (!game.events.discards.is_empty()).then_some(Phase::Banish { seat })
}

/// LG-5.10: all event discards can be chosen, the current one too.
pub(crate) fn may_banish(game: &LegacyGame, event: EventCard) -> Result<Seat, Illegal> {
    let Phase::Banish { seat } = game.phase else { return Err(Illegal::NotNow { phase: game.phase }) };
    if game.events.discards.contains(&event) { Ok(seat) } else { Err(Illegal::NotInDiscards) }
}

/// LG-5.10: no event is turned in its place.
pub(crate) fn banish(game: &mut LegacyGame, event: EventCard, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let seat = may_banish(game, event)?;

    game.events.discards.retain(|discarded| *discarded != event);
    game.events.banished = Some(event);
    events.push(Event::EventBanished { seat, event });
    after::decided(game);
    Ok(())
}

pub(crate) fn list(game: &LegacyGame, legal: &mut Vec<Action>) {
    legal.extend(game.events.discards.iter().map(|event| Action::Banish { event: *event }));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::positions::{ANNA, ERIK, without_tickets};

    fn over(mut game: LegacyGame) -> LegacyGame {
        end::finish(&mut game, &mut Vec::new());
        game
    }

    fn event(id: &str) -> EventCard {
        EventCard::parse(id).unwrap()
    }

    /// LG-5.7: step 2: the last placed, who has the start-player card now, banishes one event, openly.
    #[test]
    fn the_last_placed_banishes_an_event() {
        let mut game = over(without_tickets(2).coins(ANNA, 9).coins(ERIK, 1).current("paydays").current("inspection"));
        assert_eq!((game.phase, game.legal().len()), (Phase::Banish { seat: ERIK }, 2));

        let events = game.does(Action::Banish { event: event("paydays") });

        assert_eq!(events, [Event::EventBanished { seat: ERIK, event: event("paydays") }]);
        assert_eq!((game.phase, game.events.banished), (Phase::Finished, Some(event("paydays"))));
    }

    /// LG-5.10: the current event can be chosen too, and none is turned in its place; nothing else can.
    #[test]
    fn the_current_event_can_be_banished() {
        let mut game = over(without_tickets(2).coins(ANNA, 9).current("paydays").current("inspection"));
        assert_eq!(game.refuses(Action::Banish { event: event("fair-weather") }), Illegal::NotInDiscards);

        game.does(Action::Banish { event: event("inspection") });

        assert_eq!(game.events.current(), Some(event("paydays")));
    }

    /// LG-5.10: with empty event discards nothing is banished.
    #[test]
    fn without_discards_nothing_is_banished() {
        assert_eq!(over(without_tickets(2)).phase, Phase::Finished);
    }

    /// LG-5.10: banishing is compulsory: nothing else can be done.
    #[test]
    fn banishing_is_compulsory() {
        let mut game = over(without_tickets(2).current("paydays"));

        assert_eq!(game.legal(), [Action::Banish { event: event("paydays") }]);
        let phase = game.phase;
        assert_eq!(game.refuses(Action::Pass), Illegal::NotNow { phase });
    }
}
