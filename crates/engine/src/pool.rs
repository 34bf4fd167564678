//! A deck whose order does not exist before it is drawn.

use crate::Chance;
use std::collections::VecDeque;

/// Cards in no order yet, above cards that were put under them in a known order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pool<T> {
    /// Drawn by chance when they are drawn: there is no hidden order to peek at.
    loose: Vec<T>,
    /// Returned cards in the order they lie, the first on top.
    below: VecDeque<T>,
}

impl<T> Pool<T> {
    /// Everything lies in it, in no order.
    pub fn new(loose: Vec<T>) -> Pool<T> {
        Pool { loose, below: VecDeque::new() }
    }

    /// How many are left to draw.
    pub fn len(&self) -> usize {
        self.loose.len() + self.below.len()
    }

    /// Nothing is left to draw.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The top card.
    pub fn draw(&mut self, chance: &mut Chance) -> Option<T> {
        match self.loose.len() {
            0 => self.below.pop_front(),
            1 => self.loose.pop(),
            many => Some(self.loose.swap_remove(chance.below(many as u32) as usize)),
        }
    }

    /// Puts a card under all others.
    pub fn put_under(&mut self, card: T) {
        self.below.push_back(card);
    }

    /// Mixes these cards with all that are here; no order is known any more.
    pub fn shuffle_in(&mut self, cards: impl IntoIterator<Item = T>) {
        self.loose.extend(self.below.drain(..));
        self.loose.extend(cards);
    }

    /// All cards, for sums: the loose ones in no meaningful order.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.loose.iter().chain(&self.below)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seed;

    #[test]
    fn returned_cards_come_last_and_in_order() {
        let seed = Seed::new("deck");
        let mut chance = Chance::new(&seed, 0);
        let mut deck = Pool::new(vec!['a', 'b', 'c']);
        deck.put_under('x');
        deck.put_under('y');

        let mut drawn: Vec<char> = (0..3).filter_map(|_| deck.draw(&mut chance)).collect();
        drawn.sort_unstable();
        assert_eq!(drawn, ['a', 'b', 'c']);
        assert_eq!(deck.draw(&mut chance), Some('x'));
        assert_eq!(deck.draw(&mut chance), Some('y'));
        assert_eq!(deck.draw(&mut chance), None);
    }
}
