//! Claim step 8 and set-up step 11, from Florida's box: the season's strip, and tickets shown at resorts.

use super::claim_decisions;
use super::deck::Dealer;
use super::steps::pay_by_rule;
use crate::contents::rules::{RuleCard, RuleWorks};
use crate::state::LegacyGame;
use crate::tables::ticket::{Strip, TicketSet};
use crate::{Action, Event, Illegal, Phase, RouteId, Ticket};
use engine::{Chance, Seat};

const STEP: usize = 8;

/// Set-up step 11: one strip is in season for this game.
pub(crate) fn turn_strip(game: &mut LegacyGame, chance: &mut Chance, events: &mut Vec<Event>) {
    if let Some(strip) = chance.pick(&Strip::ALL) {
        game.pieces.season = Some(strip);
        events.push(Event::SeasonTurned { strip });
    }
}

/// After a claim at a resort; asked of everybody who has a ticket that does not lie open, so that nobody learns which.
pub(crate) fn wait_for(game: &LegacyGame, seat: Seat, id: RouteId) -> Option<Phase> {
    let at_resort = game.world.route(id).ends.iter().any(|city| game.world.is_resort(*city));
    (at_resort && !face_down(game, seat).is_empty()).then_some(Phase::Season { seat, route: id })
}

/// A ticket of their own that does not lie open yet, with the strip of the season.
pub(crate) fn may_show(game: &LegacyGame, ticket: Ticket) -> Result<(Seat, RouteId), Illegal> {
    let (seat, route) = showing(game)?;
    if in_season(game, seat).contains(ticket) { Ok((seat, route)) } else { Err(Illegal::NotInSeason { ticket }) }
}

/// It earns dollars and lies open for the rest of the game.
pub(crate) fn show(
    game: &mut LegacyGame,
    ticket: Ticket,
    chance: &mut Chance,
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    let (seat, route) = may_show(game, ticket)?;

    let own = &mut game.pieces.of[seat.index()];
    own.shown = own.shown.with(ticket);
    events.push(Event::TicketLaidOpen { seat, ticket });
    if let Some((rule, dollars)) = pays(game) {
        pay_by_rule(game, seat, rule, dollars, &mut Dealer::new(seat, chance, events));
    }
    claim_decisions::go_on(game, seat, route, STEP + 1, events);
    Ok(())
}

pub(crate) fn may_decline(game: &LegacyGame) -> Result<(Seat, RouteId), Illegal> {
    showing(game)
}

pub(crate) fn decline(game: &mut LegacyGame, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let (seat, route) = may_decline(game)?;

    events.push(Event::NoTicketLaidOpen { seat });
    claim_decisions::go_on(game, seat, route, STEP + 1, events);
    Ok(())
}

pub(crate) fn list(game: &LegacyGame, seat: Seat, legal: &mut Vec<Action>) {
    legal.extend(in_season(game, seat).iter().map(|ticket| Action::ShowTicket { ticket }));
    legal.push(Action::ShowNoTicket);
}

fn showing(game: &LegacyGame) -> Result<(Seat, RouteId), Illegal> {
    match game.phase {
        Phase::Season { seat, route } => Ok((seat, route)),
        phase => Err(Illegal::NotNow { phase }),
    }
}

fn pays(game: &LegacyGame) -> Option<(RuleCard, u32)> {
    let rule = game.world.claim_step(STEP)?;
    let RuleWorks::Season { dollars, .. } = rule.works() else { return None };
    Some((rule, *dollars))
}

fn face_down(game: &LegacyGame, seat: Seat) -> TicketSet {
    game.player(seat).tickets.known_to_rules().minus(game.pieces.of[seat.index()].shown)
}

fn in_season(game: &LegacyGame, seat: Seat) -> TicketSet {
    let fits = |ticket: &Ticket| game.pieces.season.is_some_and(|strip| ticket.strips().contains(&strip));
    face_down(game, seat).iter().filter(fits).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::positions::{ANNA, ERIK, chapter, claim_with, everywhere, with_hand};
    use crate::{Change, City, Colour, LegacyGame, Options};
    use engine::{Game, Seed, Viewer};

    /// Anna has claimed a route at Jacksonville; amber is in season.
    fn anna_at_a_resort(tickets: &[&str]) -> LegacyGame {
        let mut game = with_hand(everywhere(2, &["season"]), ANNA, Colour::Yellow, 6).coins(ANNA, 0);
        game.pieces.season = Some(Strip::Amber);
        game = game.tickets(ANNA, tickets);
        game.does(claim_with(&game, "savannah", "jacksonville", Colour::Yellow));
        game
    }

    fn with_strip(strip: Strip, has_it: bool) -> Ticket {
        Ticket::all().find(|ticket| ticket.strips().contains(&strip) == has_it).unwrap()
    }

    /// LG-6.3: ticket strips: at set-up one strip is turned.
    #[test]
    fn a_strip_is_turned_at_set_up() {
        let mut game = everywhere(2, &["season"]);
        let (seed, mut events) = (Seed::new("season"), Vec::new());
        turn_strip(&mut game, &mut Chance::new(&seed, 0), &mut events);

        let strip = game.pieces.season.unwrap();
        assert_eq!(events, [Event::SeasonTurned { strip }]);
    }

    /// LG-6.3, LG-6.5: after a claim at a resort one ticket with the strip may be shown for $2; it lies open from then on.
    #[test]
    fn a_ticket_of_the_season_may_be_shown() {
        let (amber, other) = (with_strip(Strip::Amber, true), with_strip(Strip::Amber, false));
        let mut game = anna_at_a_resort(&[&amber.to_string(), &other.to_string()]);
        assert_eq!(game.legal(), [Action::ShowTicket { ticket: amber }, Action::ShowNoTicket]);
        assert_eq!(game.refuses(Action::ShowTicket { ticket: other }), Illegal::NotInSeason { ticket: other });
        game.does(Action::ShowTicket { ticket: amber });

        assert_eq!((game.player(ANNA).coins, game.to_move()), (2, ERIK));
        let seen = game.view(Viewer::Seat(ERIK));
        assert_eq!((seen.pieces.of[0].shown, seen.player(ANNA).tickets), ([amber].into_iter().collect(), None));
        let imagined = LegacyGame::imagine(&seen, &mut Chance::new(&Seed::new("season"), 1));
        assert!(imagined.player(ANNA).tickets.known_to_rules().contains(amber));
    }

    /// LG-4.17: who has no ticket of the season is asked too, so that nobody learns what they have; they may decline.
    #[test]
    fn nobody_learns_who_has_no_ticket_of_the_season() {
        let other = with_strip(Strip::Amber, false);
        let mut game = anna_at_a_resort(&[&other.to_string()]);
        assert_eq!(game.legal(), [Action::ShowNoTicket]);
        game.does(Action::ShowNoTicket);
        assert_eq!((game.player(ANNA).coins, game.to_move()), (0, ERIK));

        assert_eq!(anna_at_a_resort(&[]).to_move(), ERIK, "without a ticket there is nothing to ask");
    }

    /// LG-6.3: a resort that a postcard has made is one like the others.
    #[test]
    fn a_ticket_is_shown_at_a_new_resort_too() {
        let after_claim = |changes: Vec<Change>| {
            let mut game = chapter(2, Options { changes, ..Options::default() }, &["season"]);
            game.pieces.season = Some(Strip::Amber);
            game = with_hand(game, ANNA, Colour::Red, 6).tickets(ANNA, &[&with_strip(Strip::Amber, true).to_string()]);
            game.does(claim_with(&game, "charleston", "savannah", Colour::Red));
            game.phase
        };
        let city = City::parse("savannah").unwrap();

        assert!(matches!(after_claim(vec![Change::Resort { city }]), Phase::Season { seat: ANNA, .. }));
        assert!(matches!(after_claim(Vec::new()), Phase::Turn { seat: ERIK }));
    }
}
