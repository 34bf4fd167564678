//! LG-2.1: the train cards: six colours, locomotives and action cards, some with a sign (LG-2.5).

use engine::Chance;
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

/// The colours of train cards and of routes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    Black,
    Blue,
    White,
    Green,
    Yellow,
    Red,
}

/// LG-2.5: what some cards carry. It means nothing until the story says so (LG-2.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Sign {
    Plain,
    Pickaxe,
    Skull,
}

/// A kind of train card: cards of one kind are alike.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(u8);

/// Cards in no order: how many of each kind.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Cards([u8; Card::KINDS]);

/// LG-2.1: of each colour, and as many locomotives.
pub(crate) const OF_EACH_COLOUR: u8 = 12;
/// LG-2.5: of the twelve cards of a colour; locomotives carry no pickaxe.
const PICKAXES: u8 = 3;
/// LG-2.5: of the twelve cards of a colour, and of the locomotives.
const SKULLS: u8 = 2;

const SIGNS: u8 = 3;
const LOCOMOTIVE: u8 = 6;

impl Colour {
    pub const ALL: [Colour; 6] =
        [Colour::Black, Colour::Blue, Colour::White, Colour::Green, Colour::Yellow, Colour::Red];

    /// The id of its name in the word files.
    pub fn word(self) -> &'static str {
        ["lg-black", "lg-blue", "lg-white", "lg-green", "lg-yellow", "lg-red"][self as usize]
    }
}

impl Card {
    const KINDS: usize = 22;

    /// Turns the next event (LG-4.6).
    pub const ACTION: Card = Card(21);
    pub const LOCOMOTIVE: Card = Card(LOCOMOTIVE * SIGNS);

    /// A card of this colour with this sign.
    pub const fn of(colour: Colour, sign: Sign) -> Card {
        Card(colour as u8 * SIGNS + sign as u8)
    }

    /// A card of this colour without a sign.
    pub const fn plain(colour: Colour) -> Card {
        Card::of(colour, Sign::Plain)
    }

    /// A locomotive with this sign.
    pub const fn locomotive(sign: Sign) -> Card {
        Card(LOCOMOTIVE * SIGNS + sign as u8)
    }

    /// None for locomotives and action cards.
    pub fn colour(self) -> Option<Colour> {
        Colour::ALL.get(usize::from(self.0 / SIGNS)).copied()
    }

    /// The sign printed on it, if any.
    pub fn sign(self) -> Sign {
        match self.0 % SIGNS {
            _ if self == Card::ACTION => Sign::Plain,
            1 => Sign::Pickaxe,
            2 => Sign::Skull,
            _ => Sign::Plain,
        }
    }

    /// It stands for any colour.
    pub fn is_locomotive(self) -> bool {
        self.0 / SIGNS == LOCOMOTIVE
    }

    /// It calls up an event and is never paid with.
    pub fn is_action(self) -> bool {
        self == Card::ACTION
    }

    /// Every kind, colour by colour, action cards last.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..Card::KINDS as u8).map(Card)
    }

    /// The id of its name in the word files.
    pub fn word(self) -> &'static str {
        WORDS[usize::from(self.0)].1
    }

    fn id(self) -> &'static str {
        WORDS[usize::from(self.0)].0
    }
}

/// Ids in files and in the word files, by kind.
#[rustfmt::skip]
const WORDS: [(&str, &str); Card::KINDS] = [
    ("black", "lg-card-black"), ("black-pickaxe", "lg-card-black-pickaxe"), ("black-skull", "lg-card-black-skull"),
    ("blue", "lg-card-blue"), ("blue-pickaxe", "lg-card-blue-pickaxe"), ("blue-skull", "lg-card-blue-skull"),
    ("white", "lg-card-white"), ("white-pickaxe", "lg-card-white-pickaxe"), ("white-skull", "lg-card-white-skull"),
    ("green", "lg-card-green"), ("green-pickaxe", "lg-card-green-pickaxe"), ("green-skull", "lg-card-green-skull"),
    ("yellow", "lg-card-yellow"), ("yellow-pickaxe", "lg-card-yellow-pickaxe"), ("yellow-skull", "lg-card-yellow-skull"),
    ("red", "lg-card-red"), ("red-pickaxe", "lg-card-red-pickaxe"), ("red-skull", "lg-card-red-skull"),
    ("locomotive", "lg-card-locomotive"), ("locomotive-pickaxe", "lg-card-locomotive-pickaxe"),
    ("locomotive-skull", "lg-card-locomotive-skull"),
    ("action", "lg-card-action"),
];

/// A factor that adds all bytes up in the highest one.
const EACH_BYTE: u64 = 0x0101_0101_0101_0101;

impl Cards {
    pub const NONE: Cards = Cards([0; Card::KINDS]);

    /// LG-2.1: the 84 cards that are no action cards; alike within a colour until signs count (LG-2.6).
    pub(crate) fn train_cards(signs_count: bool) -> Cards {
        let mut cards = Cards::NONE;
        let (pickaxes, skulls) = if signs_count { (PICKAXES, SKULLS) } else { (0, 0) };
        for colour in Colour::ALL {
            cards.add(Card::of(colour, Sign::Plain), OF_EACH_COLOUR - pickaxes - skulls);
            cards.add(Card::of(colour, Sign::Pickaxe), pickaxes);
            cards.add(Card::of(colour, Sign::Skull), skulls);
        }
        cards.add(Card::locomotive(Sign::Plain), OF_EACH_COLOUR - skulls);
        cards.add(Card::locomotive(Sign::Skull), skulls);
        cards
    }

    /// How many of this very card.
    pub fn count(&self, card: Card) -> u8 {
        self.0[usize::from(card.0)]
    }

    /// Cards of this colour, with or without a sign.
    pub fn of(&self, colour: Colour) -> u8 {
        self.suit(colour as usize)
    }

    /// How many locomotives, whatever their signs.
    pub fn locomotives(&self) -> u8 {
        self.suit(usize::from(LOCOMOTIVE))
    }

    /// How many in all.
    pub fn total(&self) -> u8 {
        // Eight kinds at a time, each in a byte of its own: of no kind are there so many that it would run over.
        let mut kinds = [0; Card::KINDS.next_multiple_of(8)];
        kinds[..Card::KINDS].copy_from_slice(&self.0);
        let by_eights: u64 = kinds.as_chunks().0.iter().map(|eight| u64::from_le_bytes(*eight)).sum();
        (by_eights.wrapping_mul(EACH_BYTE) >> 56) as u8
    }

    /// No card at all.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; Card::KINDS]
    }

    /// Each kind that is here and how often.
    pub fn iter(&self) -> impl Iterator<Item = (Card, u8)> {
        Card::all().zip(self.0).filter(|(_, count)| *count > 0)
    }

    /// Whether all these cards are here.
    pub fn holds(&self, cards: &Cards) -> bool {
        self.0.iter().zip(&cards.0).all(|(here, wanted)| here >= wanted)
    }

    pub(crate) fn add(&mut self, card: Card, count: u8) {
        self.0[usize::from(card.0)] += count;
    }

    pub(crate) fn remove(&mut self, card: Card) {
        self.0[usize::from(card.0)] -= 1;
    }

    pub(crate) fn add_all(&mut self, cards: &Cards) {
        self.0.iter_mut().zip(&cards.0).for_each(|(here, more)| *here += more);
    }

    /// Takes these away; what is not here can't go.
    pub(crate) fn remove_all(&mut self, cards: &Cards) {
        self.0.iter_mut().zip(&cards.0).for_each(|(here, less)| *here = here.saturating_sub(*less));
    }

    /// One of the cards, each as likely: the top of a well shuffled deck.
    pub(crate) fn draw(&mut self, chance: &mut Chance) -> Option<Card> {
        let total = self.total();
        let mut skip = match total {
            0 => return None,
            1 => 0,
            many => chance.below(u32::from(many)) as u8,
        };
        for (kind, count) in self.0.iter_mut().enumerate() {
            if skip < *count {
                *count -= 1;
                return Some(Card(kind as u8));
            }
            skip -= *count;
        }
        unreachable!("the {total} cards were counted")
    }

    fn suit(&self, suit: usize) -> u8 {
        let first = suit * usize::from(SIGNS);
        self.0[first] + self.0[first + 1] + self.0[first + 2]
    }
}

impl FromIterator<(Card, u8)> for Cards {
    fn from_iter<I: IntoIterator<Item = (Card, u8)>>(counts: I) -> Cards {
        let mut cards = Cards::NONE;
        counts.into_iter().for_each(|(card, count)| cards.add(card, count));
        cards
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Card, D::Error> {
        let id = String::deserialize(from)?;
        Card::all().find(|card| card.id() == id).ok_or_else(|| D::Error::custom(format!("no card is called {id}")))
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seed;

    /// LG-2.1: twelve of each colour, twelve locomotives, six action cards: ninety.
    #[test]
    fn there_are_ninety_train_cards() {
        let cards = Cards::train_cards(false);

        assert_eq!(Colour::ALL.map(|colour| cards.of(colour)), [12; 6]);
        assert_eq!(cards.locomotives(), 12);
        assert_eq!(cards.total() + crate::rules::setup::action_cards(2), 90);
    }

    /// LG-2.5, LG-2.6: signs are on some cards of each colour; until they count, cards of a colour are alike.
    #[test]
    fn signs_tell_cards_apart_once_they_count() {
        let (alike, signed) = (Cards::train_cards(false), Cards::train_cards(true));

        assert_eq!(alike.iter().count(), 7);
        assert_eq!(alike.total(), signed.total());
        assert_eq!(signed.count(Card::of(Colour::Red, Sign::Pickaxe)), 3);
        assert_eq!(signed.count(Card::of(Colour::Red, Sign::Skull)), 2);
        assert_eq!((signed.of(Colour::Red), signed.locomotives()), (12, 12));
        assert_eq!(signed.count(Card::locomotive(Sign::Pickaxe)), 0);
    }

    /// However they are spread over the kinds.
    #[test]
    fn all_cards_are_counted_once() {
        let mut cards = Cards::NONE;
        for (more, card) in (1..).zip(Card::all()) {
            cards.add(card, more % 7);
            assert_eq!(cards.total(), cards.iter().map(|(_, count)| count).sum::<u8>(), "up to {card:?}");
        }
    }

    #[test]
    fn a_card_knows_what_it_is() {
        let card = Card::of(Colour::White, Sign::Skull);

        assert_eq!((card.colour(), card.sign()), (Some(Colour::White), Sign::Skull));
        assert!(Card::locomotive(Sign::Skull).is_locomotive() && !Card::ACTION.is_locomotive());
        assert_eq!((Card::LOCOMOTIVE.colour(), Card::ACTION.colour()), (None, None));
        assert_eq!(serde_json::to_string(&card).unwrap(), r#""white-skull""#);
        assert_eq!(serde_json::from_str::<Card>(r#""white-skull""#).unwrap(), card);
    }

    #[test]
    fn cards_are_drawn_until_none_is_left() {
        let seed = Seed::new("cards");
        let mut deck = Cards::train_cards(true);
        let mut chance = Chance::new(&seed, 0);
        let mut drawn = Cards::NONE;
        while let Some(card) = deck.draw(&mut chance) {
            drawn.add(card, 1);
        }

        assert_eq!((drawn, deck.is_empty()), (Cards::train_cards(true), true));
    }
}
