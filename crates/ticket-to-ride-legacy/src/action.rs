//! The decisions of a game.

use crate::{BoxId, Card, Cards, City, Colour, Contract, EventCard, Growth, Person, RouteId, Sign, Ticket};
use serde::{Deserialize, Serialize};

/// One decision of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// LG-3.5, LG-4.16: which of the tickets dealt are kept, by their places. What they are stays secret.
    KeepTickets {
        places: Places,
    },
    /// LG-4.1: one of the five open cards, counted from 0.
    TakeOpen {
        place: u8,
    },
    /// LG-4.1: the top of the deck.
    DrawBlind,
    /// LG-4.8
    Claim {
        route: RouteId,
        payment: Payment,
    },
    /// LG-4.16
    DrawTickets,
    /// LG-4.25: only when nothing else is possible.
    Pass,
    /// LG-5.7, step 2
    Banish {
        event: EventCard,
    },
    /// LG-5.14: with an extra locomotive.
    BuildDepot {
        city: City,
    },
    NoDepot,
    /// A chapter's decision.
    ChooseCity {
        city: City,
    },
    ChooseRoute {
        route: RouteId,
    },
    /// Of the second line just chosen.
    ChooseColour {
        colour: Colour,
    },
    /// End step 4
    OpenBox {
        which: BoxId,
    },
    /// End step 7
    TakeGrowth {
        growth: Growth,
    },
    /// Set-up step 10
    ChooseContract {
        contract: Contract,
    },
    /// Set-up step 13
    TakeAlong {
        person: Person,
    },
    /// Tickets are seen before drawing them is chosen.
    LookAhead,
    LeaveTickets,
    /// One of the cards drawn at a large city.
    DiscardDrawn {
        card: Card,
    },
    /// An open card after a claim, or none.
    TakeCard {
        place: u8,
    },
    TakeNoCard,
    /// After the game
    TakePerson {
        person: Person,
    },
    /// A chapter's decision: a ticket for the office, or one that lies open this game; or none.
    LayTicketAside {
        ticket: Ticket,
    },
    LayNoTicketAside,
    /// Set-up step 12, or in one's turn before one's action.
    FitCouplers,
    NoCouplers,
    /// An extra card for a snowed route, or for the relief train.
    GiveCard {
        card: Card,
    },
    GiveNothing,
    /// One more snowed route is cleared.
    Plough {
        route: RouteId,
    },
    /// Claim step 8: a ticket with the strip of the season lies open from now on.
    ShowTicket {
        ticket: Ticket,
    },
    ShowNoTicket,
    /// In one's turn before one's action.
    TakeLoan,
    /// What the current event sells, in one's turn before one's action.
    BuyCards,
    /// No further card.
    EndDraw,
    /// Claim step 14: the Through Train goes to the other end of the route.
    SendTrain,
    HoldTrain,
}

/// LG-4.22: the cards for a claim: of one colour, the rest locomotives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Payment {
    /// None when locomotives alone pay.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
    pub locomotives: u8,
    /// LG-2.6: how many of the coloured cards carry a pickaxe …
    #[serde(skip_serializing_if = "is_zero")]
    pub pickaxes: u8,
    /// … or a skull,
    #[serde(skip_serializing_if = "is_zero")]
    pub skulls: u8,
    /// and how many of the locomotives a skull.
    #[serde(skip_serializing_if = "is_zero")]
    pub locomotive_skulls: u8,
    /// A water tank stands for one card.
    #[serde(skip_serializing_if = "is_false")]
    pub tank: bool,
    /// Somebody who travels along makes it one card less.
    #[serde(skip_serializing_if = "is_false")]
    pub helped: bool,
}

/// Some of the tickets dealt, by their places from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub struct Places(u8);

impl Payment {
    /// How many cards it is made of for a route of this length.
    pub fn cards_due(&self, length: u8) -> u8 {
        length.saturating_sub(u8::from(self.tank) + u8::from(self.helped))
    }

    /// Nothing but locomotives is paid. Somebody's help makes the price less; a water tank is part of it.
    pub(crate) fn is_locomotives_alone(&self) -> bool {
        self.colour.is_none() && !self.tank
    }

    /// The cards themselves; none if signs are claimed of more cards than there are.
    pub(crate) fn cards(&self, length: u8) -> Option<Cards> {
        let coloured = self.cards_due(length).checked_sub(self.locomotives)?;
        let plain = coloured.checked_sub(self.pickaxes.checked_add(self.skulls)?)?;
        let mut cards = Cards::NONE;
        match self.colour {
            Some(colour) => {
                cards.add(Card::of(colour, Sign::Plain), plain);
                cards.add(Card::of(colour, Sign::Pickaxe), self.pickaxes);
                cards.add(Card::of(colour, Sign::Skull), self.skulls);
            }
            None if coloured > 0 => return None,
            None => {}
        }
        cards.add(Card::locomotive(Sign::Plain), self.locomotives.checked_sub(self.locomotive_skulls)?);
        cards.add(Card::locomotive(Sign::Skull), self.locomotive_skulls);
        Some(cards)
    }
}

impl Places {
    /// Every choice of at least `least` out of `of` places.
    pub(crate) fn choices(of: usize, least: usize) -> impl Iterator<Item = Places> {
        (0..1_u16 << of).map(|bits| Places(bits as u8)).filter(move |places| places.len() >= least)
    }

    /// Whether this place is among those chosen.
    pub fn contains(self, place: usize) -> bool {
        place < 8 && self.0 & (1 << place) != 0
    }

    /// How many are chosen.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// None is chosen.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One more than the highest place; 0 of none.
    pub(crate) fn end(self) -> usize {
        8 - self.0.leading_zeros() as usize
    }
}

impl FromIterator<u8> for Places {
    /// Places from 8 on do not exist and are left out.
    fn from_iter<I: IntoIterator<Item = u8>>(places: I) -> Places {
        Places(places.into_iter().filter(|place| *place < 8).fold(0, |bits, place| bits | 1 << place))
    }
}

impl TryFrom<Vec<u8>> for Places {
    type Error = String;

    fn try_from(places: Vec<u8>) -> Result<Places, String> {
        match places.iter().find(|place| **place >= 8) {
            Some(place) => Err(format!("nobody is dealt a ticket at place {place}")),
            None => Ok(places.into_iter().collect()),
        }
    }
}

impl From<Places> for Vec<u8> {
    fn from(places: Places) -> Vec<u8> {
        (0..8).filter(|place| places.contains(usize::from(*place))).collect()
    }
}

fn is_zero(count: &u8) -> bool {
    *count == 0
}

fn is_false(flag: &bool) -> bool {
    !flag
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_plain_json() {
        let payment = Payment { colour: Some(Colour::Red), locomotives: 1, ..Payment::default() };
        let written = [
            (
                Action::Claim { route: RouteId(13), payment },
                r#"{"do":"claim","route":"r014","payment":{"colour":"red","locomotives":1}}"#,
            ),
            (Action::KeepTickets { places: [0, 2].into_iter().collect() }, r#"{"do":"keep_tickets","places":[0,2]}"#),
            (Action::DrawBlind, r#"{"do":"draw_blind"}"#),
        ];
        for (action, json) in written {
            assert_eq!(serde_json::to_string(&action).unwrap(), json);
            assert_eq!(serde_json::from_str::<Action>(json).ok(), Some(action));
        }
        assert!(serde_json::from_str::<Action>(r#"{"do":"keep_tickets","places":[8]}"#).is_err());
    }

    /// LG-3.12: a choice of tickets names places, so that a log read aloud gives no ticket away.
    #[test]
    fn choices_are_places() {
        assert_eq!(Places::choices(4, 2).count(), 6 + 4 + 1);
        assert_eq!(Places::choices(3, 1).count(), 7);
        assert_eq!(Places::choices(1, 1).map(Places::end).collect::<Vec<_>>(), [1]);
    }

    #[test]
    fn a_payment_is_made_of_cards() {
        let payment = Payment { colour: Some(Colour::Red), locomotives: 1, pickaxes: 1, ..Payment::default() };
        let cards = payment.cards(3).unwrap();

        assert_eq!((cards.of(Colour::Red), cards.locomotives(), cards.total()), (2, 1, 3));
        assert_eq!(cards.count(Card::of(Colour::Red, Sign::Pickaxe)), 1);
        assert_eq!(Payment { pickaxes: 3, ..payment }.cards(3), None);
        assert_eq!(Payment { colour: None, pickaxes: 0, ..payment }.cards(3), None);
        assert_eq!(Payment { locomotives: 4, ..payment }.cards(3), None);
        assert_eq!(Payment { skulls: 255, ..payment }.cards(3), None);
    }
}
