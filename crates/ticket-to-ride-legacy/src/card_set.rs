//! Sets of what is printed once: contracts, people, events, postcards, tickets, boards.

use engine::Chance;
use serde::de::{Deserializer, Error, IntoDeserializer};
use serde::{Deserialize, Serialize, Serializer};
use std::marker::PhantomData;

/// What such a set can hold: each thing has a number below 128.
pub trait Numbered: Copy {
    /// What a file's mistake calls it: `contract`.
    const WHAT: &'static str;

    fn number(self) -> u8;

    /// None where nothing has this number.
    fn numbered(number: u8) -> Option<Self>;
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CardSet<C> {
    /// A bit for each number.
    bits: u128,
    holds: PhantomData<C>,
}

impl<C: Numbered> CardSet<C> {
    pub const NONE: CardSet<C> = CardSet { bits: 0, holds: PhantomData };

    pub fn contains(self, card: C) -> bool {
        self.bits & bit(card) != 0
    }

    #[must_use]
    pub fn with(self, card: C) -> CardSet<C> {
        CardSet { bits: self.bits | bit(card), ..self }
    }

    #[must_use]
    pub fn without(self, card: C) -> CardSet<C> {
        CardSet { bits: self.bits & !bit(card), ..self }
    }

    #[must_use]
    pub fn union(self, other: CardSet<C>) -> CardSet<C> {
        CardSet { bits: self.bits | other.bits, ..self }
    }

    /// What is here and not in the other.
    #[must_use]
    pub fn minus(self, other: CardSet<C>) -> CardSet<C> {
        CardSet { bits: self.bits & !other.bits, ..self }
    }

    /// Whether something is in both.
    pub fn touches(self, other: CardSet<C>) -> bool {
        self.bits & other.bits != 0
    }

    pub fn is_subset(self, of: CardSet<C>) -> bool {
        self.minus(of).is_empty()
    }

    pub fn is_empty(self) -> bool {
        self.bits == 0
    }

    pub fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// In the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = C> {
        self.numbers().filter_map(C::numbered)
    }

    /// One of them, each as likely.
    pub(crate) fn draw(&mut self, chance: &mut Chance) -> Option<C> {
        let skip = match self.len() {
            0 => return None,
            1 => 0,
            many => chance.below(many as u32),
        };
        let card = self.iter().nth(skip as usize)?;
        *self = self.without(card);
        Some(card)
    }

    /// LG-1.5: how a file writes a set that lies face down: it names nothing of it.
    pub(crate) fn face_down<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.numbers())
    }

    fn numbers(self) -> impl Iterator<Item = u8> {
        let mut left = self.bits;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let lowest = left.trailing_zeros();
                left &= left - 1;
                lowest as u8
            })
        })
    }
}

fn bit(card: impl Numbered) -> u128 {
    1 << card.number()
}

impl<C: Numbered> Default for CardSet<C> {
    fn default() -> CardSet<C> {
        CardSet::NONE
    }
}

impl<C: Numbered> FromIterator<C> for CardSet<C> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> CardSet<C> {
        cards.into_iter().fold(CardSet::NONE, CardSet::with)
    }
}

/// By the ids of what is in it; [`CardSet::face_down`] is the other way.
impl<C: Numbered + Serialize> Serialize for CardSet<C> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

/// By id or by number, whichever was written.
impl<'de, C: Numbered + Deserialize<'de>> Deserialize<'de> for CardSet<C> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<CardSet<C>, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Number(u8),
            Id(String),
        }
        let read = |written: Written| match written {
            Written::Id(id) => C::deserialize(id.into_deserializer()),
            Written::Number(number) => {
                let unknown = || D::Error::custom(format!("no {} has number {number}", C::WHAT));
                C::numbered(number).ok_or_else(unknown)
            }
        };
        Vec::<Written>::deserialize(from)?.into_iter().map(read).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Contract, ContractSet, EventCard, EventSet, PeopleSet, Person, Postcard, Region, RegionSet, Ticket};

    /// A set written face up or face down, and the words of what is wrong with a file.
    fn read<C: Numbered + for<'de> Deserialize<'de>>(json: &str) -> Result<CardSet<C>, String> {
        serde_json::from_str(json).map_err(|error| error.to_string())
    }

    fn written_face_down<C: Numbered>(set: CardSet<C>) -> String {
        let mut json = Vec::new();
        set.face_down(&mut serde_json::Serializer::new(&mut json)).unwrap();
        String::from_utf8(json).unwrap()
    }

    /// LG-1.5: what lies face down is not named in a file; both ways are read, so that every file loads.
    #[test]
    fn a_set_is_written_by_id_or_face_down_by_number() {
        let all: ContractSet = Contract::all().collect();
        let (face_up, face_down) = (serde_json::to_string(&all).unwrap(), written_face_down(all));

        assert!(Contract::all().all(|contract| face_up.contains(contract.id())), "{face_up}");
        assert!(Contract::all().all(|contract| !face_down.contains(contract.id())), "{face_down}");
        assert_eq!((read(&face_up), read(&face_down)), (Ok(all), Ok(all)));
    }

    /// LG-6.8: a mistake is told by what is wrong with it.
    #[test]
    fn a_file_that_names_nothing_there_is_is_refused() {
        assert!(read::<Contract>("[99]").unwrap_err().starts_with("no contract has number 99"));
        assert!(read::<Postcard>("[0]").unwrap_err().starts_with("no postcard has number 0"));
        assert!(read::<Person>(r#"["nobody"]"#).unwrap_err().starts_with("nobody is called nobody"));
        assert!(read::<EventCard>(r#"["drought"]"#).unwrap_err().starts_with("no event is called drought"));
        assert!(read::<Region>(r#"["atlantis"]"#).unwrap_err().starts_with("unknown variant `atlantis`"));
    }

    /// LG-2.2, LG-2.3: a number is what it was read from, and a set has room for all of a kind.
    #[test]
    fn every_card_keeps_its_number() {
        fn kept<C: Numbered + PartialEq + std::fmt::Debug>(all: impl Iterator<Item = C>) {
            let all: Vec<C> = all.collect();
            let set: CardSet<C> = all.iter().copied().collect();

            assert_eq!((set.len(), set.iter().collect::<Vec<C>>()), (all.len(), all));
        }
        kept(Contract::all());
        kept(Person::all());
        kept(EventCard::all());
        kept(Postcard::all());
        kept(Ticket::all());
        kept(Region::ALL.into_iter());
    }

    #[test]
    fn sets_are_put_together_and_taken_apart() {
        let [first, second, third] = [0, 1, 2].map(|number| EventCard::numbered(number).unwrap());
        let (two, others): (EventSet, EventSet) = ([first, second].into_iter().collect(), EventSet::NONE.with(third));

        assert!(!two.touches(others) && two.is_subset(two.union(others)) && !two.is_subset(others));
        assert_eq!((two.union(others).minus(two), two.without(second).len()), (others, 1));
        assert!(PeopleSet::default().is_empty() && !RegionSet::at_the_start().is_empty());
    }
}
