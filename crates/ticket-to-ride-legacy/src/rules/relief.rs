//! Claim step 8 in 1889: the relief train, which takes a card from whoever gives one.

use super::claim_decisions;
use crate::contents::rules::RuleWorks;
use crate::state::LegacyGame;
use crate::{Change, City, Event, Illegal, Phase, RouteId};
use engine::Seat;

const STEP: usize = 8;

/// After each claim its company may give one card.
pub(crate) fn wait_for(game: &LegacyGame, seat: Seat, route: RouteId) -> Option<Phase> {
    (!game.hand(seat).is_empty()).then_some(Phase::Relief { seat, route })
}

pub(crate) fn load(game: &mut LegacyGame, seat: Seat, route: RouteId, events: &mut Vec<Event>) {
    game.pieces.of[seat.index()].relief += 1;
    claim_decisions::go_on(game, seat, route, STEP + 1, events);
}

pub(crate) fn may_decline(game: &LegacyGame) -> Result<(Seat, RouteId), Illegal> {
    match game.phase {
        Phase::Relief { seat, route } => Ok((seat, route)),
        phase => Err(Illegal::NotNow { phase }),
    }
}

pub(crate) fn decline(game: &mut LegacyGame, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let (seat, route) = may_decline(game)?;

    events.push(Event::NothingGiven { seat });
    claim_decisions::go_on(game, seat, route, STEP + 1, events);
    Ok(())
}

/// When the game ends: with cards enough the train arrives, its city is large for good, and who gave enough wins a
/// train. Else it came too late.
pub(crate) fn arrive(game: &mut LegacyGame, events: &mut Vec<Event>) {
    let Some(came) = came(game) else { return };
    let Some((city, ..)) = its_rule(game) else { return };
    let cards = given(game) as u8;
    if !came {
        events.push(Event::ReliefLate { city, cards });
        return;
    }
    events.push(Event::ReliefArrived { city, cards });
    if !game.world.is_large(city) {
        game.pieces.changes.push(Change::Large { city, large: true });
    }
    for seat in game.all_seats().filter(|seat| trains_won(game, *seat) > 0) {
        events.push(Event::TrainWon { seat });
    }
}

/// Trains that this company has won for good.
pub(crate) fn trains_won(game: &LegacyGame, seat: Seat) -> u8 {
    let gave = game.pieces.of[seat.index()].relief;
    let has_won = its_rule(game).is_some_and(|(_, _, for_a_train)| gave >= for_a_train) && came(game) == Some(true);
    u8::from(has_won)
}

/// Whether it came in time; none in years without one.
pub(crate) fn came(game: &LegacyGame) -> Option<bool> {
    let (_, per_company, _) = its_rule(game)?;
    Some(given(game) >= usize::from(per_company) * game.seat_count())
}

fn given(game: &LegacyGame) -> usize {
    game.pieces.of.iter().map(|own| usize::from(own.relief)).sum()
}

/// Its city, the cards it needs from each company, and those for a train.
fn its_rule(game: &LegacyGame) -> Option<(City, u8, u8)> {
    match game.world.claim_step(STEP)?.works() {
        RuleWorks::Relief { city, per_company, for_a_train } => Some((*city, *per_company, *for_a_train)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::end;
    use crate::rules::positions::{ANNA, ERIK, city, claim_with, played_by, route};
    use crate::{Action, Card, Colour};

    const RED: Card = Card::plain(Colour::Red);
    const BLUE: Card = Card::plain(Colour::Blue);

    /// LG-6.1, LG-4.26: in a claim a company may give one extra card to the relief train.
    #[test]
    fn a_claim_may_give_a_card() {
        let game = played_by(2, &["relief"]).holds(ANNA, &[(RED, 3), (BLUE, 2)]);
        let claim = claim_with(&game, "toronto", "sault-ste-marie", Colour::Red);
        let mut given = game.clone();
        given.does(claim);
        assert_eq!(given.phase, Phase::Relief { seat: ANNA, route: route(&given, "toronto", "sault-ste-marie") });
        assert_eq!(given.legal(), [Action::GiveCard { card: BLUE }, Action::GiveNothing]);
        given.does(Action::GiveCard { card: BLUE });
        assert_eq!((given.pieces.of[0].relief, given.hand(ANNA).total(), given.to_move()), (1, 1, ERIK));

        let mut kept = game;
        kept.does(claim);
        kept.does(Action::GiveNothing);
        assert_eq!((kept.pieces.of[0].relief, kept.hand(ANNA).total(), kept.to_move()), (0, 2, ERIK));
    }

    /// LG-6.1, LG-6.5: with three cards for each company the train arrives; who gave two wins a train, for good. With
    /// fewer it comes too late.
    #[test]
    fn three_cards_a_company_bring_relief() {
        let finished = |cards: [u8; 2]| {
            let mut game = played_by(2, &["relief"]);
            game.pieces.of[0].relief = cards[0];
            game.pieces.of[1].relief = cards[1];
            end::finish(&mut game, &mut Vec::new());
            game.outcome().unwrap()
        };
        let large = Change::Large { city: city("pittsburgh"), large: true };

        let enough = finished([5, 1]);
        assert_eq!((&enough.changes, enough.relief_came), (&vec![large], Some(true)));
        assert_eq!(enough.companies.iter().map(|its| its.trains_won).collect::<Vec<_>>(), [1, 0]);
        let too_few = finished([3, 2]);
        assert_eq!((too_few.changes, too_few.relief_came), (Vec::new(), Some(false)));
        assert!(too_few.companies.iter().all(|its| its.trains_won == 0));
    }
}
