//! LG-4.7: what the current event does as long as it is current: it pays for claims, counts them, sells, changes how cards are drawn.

use super::deck::{self, Dealer};
use super::open_cards;
use crate::contents::vocabulary::{Limit, Works};
use crate::state::LegacyGame;
use crate::{Action, Event, EventCard, Illegal, Phase, Route};
use engine::{Chance, Seat};

/// LG-4.7: while it is current, an event may pay for claims, or count them.
pub(crate) fn pay_for_claim(game: &mut LegacyGame, seat: Seat, route: &Route, dealer: &mut Dealer) {
    let Some(event) = game.events.current() else { return };
    match event.works() {
        Works::OnClaim { routes, dollars } if routes.fits(route, &game.world) => {
            pay(game, seat, event, dollars, dealer.events)
        }
        Works::First { routes, dollars } if !game.pieces.event_taken && routes.fits(route, &game.world) => {
            game.pieces.event_taken = true;
            pay(game, seat, event, dollars, dealer.events);
        }
        Works::MostClaims { routes, .. } if routes.fits(route, &game.world) => {
            game.pieces.of[seat.index()].event_claims += 1;
        }
        _ => {}
    }
}

/// Another event comes, or the game ends: who made most of the claims that the current one counts takes its dollars.
pub(crate) fn close(game: &mut LegacyGame, events: &mut Vec<Event>) {
    if let Some(event) = game.events.current()
        && let Works::MostClaims { dollars, .. } = event.works()
    {
        let claims = |game: &LegacyGame, seat: Seat| game.pieces.of[seat.index()].event_claims;
        let most = game.all_seats().map(|seat| claims(game, seat)).max().filter(|most| *most > 0);
        for seat in game.all_seats().filter(|seat| Some(claims(game, *seat)) == most).collect::<Vec<_>>() {
            pay(game, seat, event, dollars, events);
        }
    }
    game.pieces.event_taken = false;
    for own in &mut game.pieces.of {
        own.event_claims = 0;
        own.has_bought = false;
    }
}

/// Whether open cards can't be drawn now.
pub(crate) fn draws_are_blind(game: &LegacyGame) -> bool {
    is_now(game, Works::BlindDraws)
}

/// Whether an open locomotive is like any other card now.
pub(crate) fn locomotives_are_tame(game: &LegacyGame) -> bool {
    is_now(game, Works::TameLocomotives)
}

fn is_now(game: &LegacyGame, works: Works) -> bool {
    game.events.current().is_some_and(|event| event.works() == works)
}

/// LG-4.27: what the current event sells, in one's turn before one's action.
pub(crate) fn may_buy(game: &LegacyGame) -> Result<(Seat, EventCard, u32, u8), Illegal> {
    let Phase::Turn { seat } = game.phase else { return Err(Illegal::NotNow { phase: game.phase }) };
    let sale = game.events.current().and_then(|event| match event.works() {
        Works::Sale { dollars, cards } => Some((event, dollars, cards)),
        _ => None,
    });
    let (event, dollars, cards) = sale.ok_or(Illegal::NothingForSale)?;
    let coins = game.player(seat).coins;
    match () {
        () if game.pieces.of[seat.index()].has_bought => Err(Illegal::NothingForSale),
        () if coins < dollars => Err(Illegal::TooFewCoins { coins, dollars }),
        () if !deck::can_draw(game) => Err(Illegal::NothingToDraw),
        () => Ok((seat, event, dollars, cards)),
    }
}

/// The turn goes on.
pub(crate) fn buy(game: &mut LegacyGame, chance: &mut Chance, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let (seat, event, dollars, cards) = may_buy(game)?;

    game.player_mut(seat).coins -= dollars;
    game.pieces.of[seat.index()].has_bought = true;
    events.push(Event::EventCost { seat, event, dollars });
    let mut dealer = Dealer::new(seat, chance, events);
    (0..cards).for_each(|_| deck::draw_into_hand(game, seat, &mut dealer));
    open_cards::settle(game, &mut dealer);
    Ok(())
}

/// One more thing to do in a turn, never a reason not to pass (LG-4.25).
pub(crate) fn list_in_turn(game: &LegacyGame, legal: &mut Vec<Action>) {
    if may_buy(game).is_ok() {
        legal.push(Action::BuyCards);
    }
}

/// What the current event adds to a number of the rules.
pub(crate) fn more(game: &LegacyGame, limit: Limit) -> u8 {
    match game.events.current().map(EventCard::works) {
        Some(Works::More { of, by }) if of == limit => by,
        _ => 0,
    }
}

pub(super) fn pay(game: &mut LegacyGame, seat: Seat, event: EventCard, dollars: u32, events: &mut Vec<Event>) {
    if dollars > 0 {
        game.player_mut(seat).coins += dollars;
        events.push(Event::EventPaid { seat, event, dollars });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::positions::{ANNA, ERIK, claim_with, first_turn, row};
    use crate::{Card, Colour};

    const RED: Card = Card::plain(Colour::Red);
    const BLUE: Card = Card::plain(Colour::Blue);

    /// LG-4.7: the current event works until the next.
    #[test]
    fn fair_weather_pays_for_short_claims_while_it_is_current() {
        let mut game = first_turn(2).holds(ANNA, &[(BLUE, 3)]).coins(ANNA, 5).current("fair-weather");
        game.does(claim_with(&game, "new-york", "philadelphia", Colour::Blue));
        // The blue company's own route gives its bonus of $2 too.
        assert_eq!(game.player(ANNA).coins, 5 + 1 + 2);

        let mut game = first_turn(2).holds(ANNA, &[(BLUE, 3)]).coins(ANNA, 5).current("cheap-coal");
        game.does(claim_with(&game, "new-york", "philadelphia", Colour::Blue));
        assert_eq!(game.player(ANNA).coins, 5 + 2);
    }

    /// LG-4.7: cheap coal pays for claims of three or more.
    #[test]
    fn cheap_coal_pays_for_long_claims() {
        let mut game =
            first_turn(2).holds(ANNA, &[(Card::plain(Colour::Black), 3)]).coins(ANNA, 5).current("cheap-coal");

        game.does(claim_with(&game, "montreal", "boston", Colour::Black));

        assert_eq!(game.player(ANNA).coins, 6);
    }

    /// LG-4.7: the first claim of its kind takes what an event pays once; a later one nothing.
    #[test]
    fn a_race_is_won_once() {
        let game = first_turn(2).current("rumour-of-gold").holds(ANNA, &[(Card::LOCOMOTIVE, 9)]).coins(ANNA, 0);
        let mut game = game.holds(ERIK, &[(Card::LOCOMOTIVE, 9)]).coins(ERIK, 0);
        let claim = |game: &LegacyGame, from, to| {
            let route = crate::rules::positions::route(game, from, to);
            let payment = crate::rules::positions::paid(None, game.world.route(route).length);
            Action::Claim { route, payment }
        };
        game.does(claim(&game, "buffalo", "cleveland"));
        assert_eq!((game.player(ANNA).coins, game.pieces.event_taken), (4, true));
        let events = game.does(claim(&game, "pittsburgh", "cleveland"));
        assert!(!events.iter().any(|event| matches!(event, Event::EventPaid { .. })), "{events:?}");
    }

    /// LG-4.7: when its event is over, who made most claims takes the dollars; tied, all do, and with none nobody.
    #[test]
    fn most_claims_are_paid_when_the_event_is_over() {
        let close_with = |claims: [u8; 2]| {
            let mut game = first_turn(2).current("rate-war").coins(ANNA, 0).coins(ERIK, 0);
            game.pieces.of[0].event_claims = claims[0];
            game.pieces.of[1].event_claims = claims[1];
            close(&mut game, &mut Vec::new());
            assert!(game.pieces.of.iter().all(|own| own.event_claims == 0));
            [game.player(ANNA).coins, game.player(ERIK).coins]
        };
        assert_eq!([close_with([2, 1]), close_with([1, 1]), close_with([0, 0])], [[4, 0], [4, 4], [0, 0]]);

        let mut game = first_turn(2).current("rate-war").holds(ANNA, &[(BLUE, 9)]);
        game.does(claim_with(&game, "chicago", "st-louis", Colour::Blue));
        assert_eq!(game.pieces.of[0].event_claims, 1);
    }

    /// LG-4.27: what an event sells is bought once, before the action; the turn goes on.
    #[test]
    fn what_an_event_sells_is_bought_once() {
        let mut game = first_turn(2).current("handshake-credit").coins(ANNA, 5).holds(ANNA, &[]).deck(&[(RED, 20)]);
        game.does(Action::BuyCards);
        assert_eq!((game.player(ANNA).coins, game.hand(ANNA).total(), game.to_move()), (3, 3, ANNA));
        assert_eq!(game.refuses(Action::BuyCards), Illegal::NothingForSale);

        let mut poor = first_turn(2).current("handshake-credit").coins(ANNA, 1);
        assert_eq!(poor.refuses(Action::BuyCards), Illegal::TooFewCoins { coins: 1, dollars: 2 });
        assert_eq!(first_turn(2).refuses(Action::BuyCards), Illegal::NothingForSale);
    }

    /// LG-4.7: in a blizzard draws are blind.
    #[test]
    fn no_open_card_is_drawn_in_a_blizzard() {
        let mut game = first_turn(2).current("blizzard").open_cards(row([RED; 5]));
        assert_eq!(game.refuses(Action::TakeOpen { place: 0 }), Illegal::OpenCardsFrozen);
        assert!(!game.legal().contains(&Action::TakeOpen { place: 0 }) && game.legal().contains(&Action::DrawBlind));
    }

    /// LG-4.7, LG-4.2: where locomotives stand idle an open one is like any other card.
    #[test]
    fn tame_locomotives_are_like_other_cards() {
        let game = first_turn(2).current("long-drive").deck(&[(RED, 20)]).holds(ANNA, &[]);
        let mut game = game.open_cards(row([RED, RED, RED, Card::LOCOMOTIVE, Card::LOCOMOTIVE]));
        game.does(Action::TakeOpen { place: 3 });
        assert_eq!(game.to_move(), ANNA, "the draw goes on");
        game.does(Action::TakeOpen { place: 4 });
        assert_eq!((game.hand(ANNA).locomotives(), game.to_move()), (2, ERIK));
    }
}
