//! LG-4.8, LG-4.22: which cards pay for a route.

use crate::{Action, Card, Cards, Colour, Illegal, Payment, Route, Sign};

/// The cards of a payment, if they fit the route and are in the hand.
pub(crate) fn may_pay(hand: &Cards, route: &Route, payment: Payment) -> Result<Cards, Illegal> {
    let length = route.length;
    if let (Some(route), Some(paid)) = (route.colour, payment.colour)
        && route != paid
    {
        return Err(Illegal::WrongColour { route });
    }
    let cards = payment.cards(length).ok_or(Illegal::WrongPayment { length })?;
    // LG-4.22: locomotives alone have no colour, so that each set of cards is named in one way.
    if payment.colour.is_some() && payment.locomotives == payment.cards_due(length) {
        return Err(Illegal::WrongPayment { length });
    }
    if !hand.holds(&cards) {
        let (colour, locomotives) = (payment.colour, payment.locomotives);
        if route.colour.is_none() && colour.is_some() {
            return Err(Illegal::SetMissing { cards: payment.cards_due(length), locomotives: hand.locomotives() });
        }
        let needs = payment.cards_due(length);
        if let Some(colour) = colour.filter(|colour| hand.of(*colour) + hand.locomotives() < needs) {
            return Err(Illegal::ColourShort {
                colour,
                needs,
                cards: hand.of(colour),
                locomotives: hand.locomotives(),
            });
        }
        return Err(Illegal::CardsMissing { colour, cards: needs - locomotives, locomotives });
    }
    Ok(cards)
}

/// A hand as routes look at it, counted once for all of them.
pub(crate) struct Purse<'a> {
    hand: &'a Cards,
    of: [u8; 6],
    locomotives: u8,
    /// LG-2.6: whether any card carries a sign, so that there is more to choose than colours.
    has_signs: bool,
    /// Whether a water tank may stand for a card.
    has_tank: bool,
}

impl<'a> Purse<'a> {
    pub(crate) fn new(hand: &'a Cards, has_tank: bool) -> Purse<'a> {
        let of = Colour::ALL.map(|colour| hand.of(colour));
        let locomotives = hand.locomotives();
        let plain = Colour::ALL.map(|colour| hand.count(Card::plain(colour)));
        let has_signs = plain != of || hand.count(Card::LOCOMOTIVE) != locomotives;
        Purse { hand, of, locomotives, has_signs, has_tank }
    }

    /// Every payment for a route that the hand can make and still have so many cards to spare.
    pub(crate) fn list(&self, route: &Route, spare: u8, legal: &mut Vec<Action>) {
        self.list_with(route, Payment::default(), spare, legal);
        if self.has_tank {
            self.list_with(route, Payment { tank: true, ..Payment::default() }, spare, legal);
        }
    }

    /// The same where somebody who travels along makes it one card less.
    pub(crate) fn list_helped(&self, route: &Route, spare: u8, legal: &mut Vec<Action>) {
        let helped = Payment { helped: true, ..Payment::default() };
        self.list_with(route, helped, spare, legal);
        if self.has_tank {
            self.list_with(route, Payment { tank: true, ..helped }, spare, legal);
        }
    }

    /// The longest route of a colour, or grey one, that the hand can pay for.
    pub(crate) fn longest(&self, colour: Option<Colour>) -> u8 {
        let most = match colour {
            Some(colour) => self.of[colour as usize],
            None => self.of.into_iter().max().unwrap_or(0),
        };
        most + self.locomotives + u8::from(self.has_tank)
    }

    /// Whether some payment for a route leaves so many cards to spare.
    pub(crate) fn can_spare(&self, route: &Route, spare: u8) -> bool {
        self.hand.total() + u8::from(self.has_tank) >= route.length + spare
    }

    /// Payments by cards and by what already stands for some of them.
    #[inline]
    fn list_with(&self, route: &Route, with: Payment, spare: u8, legal: &mut Vec<Action>) {
        let due = with.cards_due(route.length);
        if spare > 0 && self.hand.total() < due + spare {
            return;
        }
        match route.colour {
            Some(colour) => self.list_colour(route, colour, with, legal),
            None => Colour::ALL.iter().for_each(|colour| self.list_colour(route, *colour, with, legal)),
        }
        if self.locomotives >= due {
            self.list_payments(route, Payment { locomotives: due, ..with }, legal);
        }
    }

    /// From as few locomotives as the colour allows to all but one card.
    #[inline]
    fn list_colour(&self, route: &Route, colour: Colour, with: Payment, legal: &mut Vec<Action>) {
        let due = with.cards_due(route.length);
        let fewest = due.saturating_sub(self.of[colour as usize]);
        for locomotives in fewest..due.min(self.locomotives + 1) {
            self.list_payments(route, Payment { colour: Some(colour), locomotives, ..with }, legal);
        }
    }

    #[inline]
    fn list_payments(&self, route: &Route, payment: Payment, legal: &mut Vec<Action>) {
        if self.has_signs {
            return list_signs(self.hand, route, payment, legal);
        }
        legal.push(Action::Claim { route: route.id, payment });
    }
}

/// LG-2.6: which of the cards carry a sign.
fn list_signs(hand: &Cards, route: &Route, payment: Payment, legal: &mut Vec<Action>) {
    let Payment { colour, locomotives, .. } = payment;
    let coloured = payment.cards_due(route.length) - locomotives;
    let of_colour = |sign| colour.map_or(0, |colour| hand.count(Card::of(colour, sign)));
    let plain = of_colour(Sign::Plain);
    let plain_locomotives = hand.count(Card::locomotive(Sign::Plain));
    for locomotive_skulls in 0..=hand.count(Card::locomotive(Sign::Skull)).min(locomotives) {
        if locomotives - locomotive_skulls > plain_locomotives {
            continue;
        }
        for pickaxes in 0..=of_colour(Sign::Pickaxe).min(coloured) {
            for skulls in 0..=of_colour(Sign::Skull).min(coloured - pickaxes) {
                if coloured - pickaxes - skulls <= plain {
                    let payment = Payment { pickaxes, skulls, locomotive_skulls, ..payment };
                    legal.push(Action::Claim { route: route.id, payment });
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::positions::{ANNA, cards, first_turn, paid, route};
    use crate::{Illegal, LegacyGame};

    const LOCOMOTIVE: Card = Card::LOCOMOTIVE;
    const RED: Card = Card::plain(Colour::Red);
    const BLUE: Card = Card::plain(Colour::Blue);

    /// The ways in which a hand pays for a route: colour and locomotives.
    fn ways(game: &LegacyGame, hand: &[(Card, u8)], from: &str, to: &str) -> Vec<(Option<Colour>, u8)> {
        let mut legal = Vec::new();
        Purse::new(&cards(hand), false).list(game.world.route(route(game, from, to)), 0, &mut legal);
        let way = |action: &Action| match action {
            Action::Claim { payment, .. } => (payment.colour, payment.locomotives),
            other => panic!("{other:?}"),
        };
        legal.iter().map(way).collect()
    }

    /// LG-4.8: cards of the route's colour and number; locomotives stand for any colour.
    #[test]
    fn a_coloured_route_takes_its_colour_and_locomotives() {
        let game = first_turn(4);
        let red = Some(Colour::Red);

        assert_eq!(ways(&game, &[(RED, 2), (BLUE, 3)], "albany", "new-york"), [(red, 0)]);
        assert_eq!(ways(&game, &[(RED, 1), (BLUE, 3)], "albany", "new-york"), []);
        assert_eq!(ways(&game, &[(RED, 1), (LOCOMOTIVE, 1)], "albany", "new-york"), [(red, 1)]);
    }

    /// LG-4.8: a grey route takes one colour of choice. The rulebook's example: Buffalo to New York, any three of a colour.
    #[test]
    fn a_grey_route_takes_one_colour_of_choice() {
        let game = first_turn(4);
        let hand = [(RED, 3), (BLUE, 3), (Card::plain(Colour::White), 2)];

        assert_eq!(ways(&game, &hand, "buffalo", "new-york"), [(Some(Colour::Blue), 0), (Some(Colour::Red), 0)]);
        assert_eq!(ways(&game, &[(RED, 2), (BLUE, 2)], "buffalo", "new-york"), []);
    }

    /// LG-4.22: every fitting set is a choice, locomotives alone included, also for who has the colour.
    #[test]
    fn locomotives_may_be_spent_though_the_colour_is_there() {
        let game = first_turn(4);
        let red = Some(Colour::Red);

        let ways = ways(&game, &[(RED, 2), (LOCOMOTIVE, 2)], "albany", "new-york");

        assert_eq!(ways, [(red, 0), (red, 1), (None, 2)]);
    }

    /// LG-4.22: locomotives alone have no colour; a grey route offers them once.
    #[test]
    fn locomotives_alone_have_no_colour() {
        let game = first_turn(4);
        let mut legal = Vec::new();
        let grey = game.world.route(route(&game, "buffalo", "toronto"));
        let hand = cards(&[(LOCOMOTIVE, 2)]);
        Purse::new(&hand, false).list(grey, 0, &mut legal);

        assert_eq!(legal, [Action::Claim { route: grey.id, payment: paid(None, 1) }]);
        let named = paid(Some(Colour::Red), 1);
        assert_eq!(may_pay(&hand, grey, named), Err(Illegal::WrongPayment { length: 1 }));
    }

    /// LG-4.8: a refusal says what is missing.
    #[test]
    fn a_payment_must_fit_and_be_there() {
        let game = first_turn(4);
        let red_route = game.world.route(route(&game, "albany", "new-york"));
        let hand = cards(&[(RED, 1), (BLUE, 2)]);
        let pay = |payment| may_pay(&hand, red_route, payment).unwrap_err();

        assert_eq!(pay(paid(Some(Colour::Blue), 0)), Illegal::WrongColour { route: Colour::Red });
        let missing = Illegal::ColourShort { colour: Colour::Red, needs: 2, cards: 1, locomotives: 0 };
        assert_eq!(pay(paid(Some(Colour::Red), 0)), missing);
        assert_eq!(pay(paid(Some(Colour::Red), 3)), Illegal::WrongPayment { length: 2 });
        assert_eq!(pay(paid(None, 1)), Illegal::WrongPayment { length: 2 });
        assert_eq!(pay(paid(None, 2)), Illegal::CardsMissing { colour: None, cards: 0, locomotives: 2 });
    }

    /// LG-4.8: who asks to pay with a locomotive that they have not reads which cards those would be.
    #[test]
    fn a_payment_that_is_not_in_hand_is_named_where_another_would_do() {
        let game = first_turn(4);
        let red_route = game.world.route(route(&game, "albany", "new-york"));
        let refused = may_pay(&cards(&[(RED, 2)]), red_route, paid(Some(Colour::Red), 1));

        assert_eq!(refused, Err(Illegal::CardsMissing { colour: Some(Colour::Red), cards: 1, locomotives: 1 }));
    }

    /// LG-4.8: a grey route takes any colour: the one that was tried is not the one that is missing.
    #[test]
    fn a_grey_route_misses_cards_of_one_colour() {
        let game = first_turn(4);
        let grey =
            game.world.routes().iter().find(|route| route.colour.is_none() && route.length == 2).expect("a grey route");
        let hand = cards(&[(RED, 1), (BLUE, 1)]);

        let refused = may_pay(&hand, grey, paid(Some(Colour::Red), 0));

        assert_eq!(refused, Err(Illegal::SetMissing { cards: 2, locomotives: 0 }));
    }

    /// LG-2.6: a card with a sign differs from one without, and its player chooses which they spend.
    #[test]
    fn signs_are_the_payers_choice() {
        let game = first_turn(4);
        let red_route = game.world.route(route(&game, "albany", "new-york"));
        let hand =
            cards(&[(RED, 1), (Card::of(Colour::Red, Sign::Pickaxe), 1), (Card::of(Colour::Red, Sign::Skull), 1)]);
        let mut legal = Vec::new();
        Purse::new(&hand, false).list(red_route, 0, &mut legal);

        let signs = |action: &Action| match action {
            Action::Claim { payment, .. } => (payment.pickaxes, payment.skulls),
            other => panic!("{other:?}"),
        };
        assert_eq!(legal.iter().map(signs).collect::<Vec<_>>(), [(0, 1), (1, 0), (1, 1)]);
        for action in legal {
            let Action::Claim { payment, .. } = action else { unreachable!() };
            assert_eq!(may_pay(&hand, red_route, payment).map(|cards| cards.total()), Ok(2));
        }
        assert!(game.hand(ANNA).total() > 0);
    }
}
