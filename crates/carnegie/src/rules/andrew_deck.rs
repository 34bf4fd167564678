//! CA-9.2, CA-9.3, CA-9.10, CA-9.11: Andrew's deck, which has no order and no fronts before they are seen.

use crate::Department;
use crate::event::Event;
use crate::options::Level;
use crate::state::{Andrew, CardOnTable, ROUNDS};
use crate::tables::andrew_cards::{Back, Card, CardSet, advanced_cards};
use crate::tables::donation::DonationSet;
use crate::tables::slot::SlotSet;
use engine::Chance;

/// CA-9.9: 30 discs less the four on the tracks.
pub(crate) const DISCS: u8 = 26;

/// CA-9.1, CA-9.2: he starts each track where you do; the back of his first card is seen.
pub(crate) fn new_andrew(level: Level, chance: &mut Chance, events: &mut Vec<Event>) -> Andrew {
    let advanced_left = advanced_cards(level);
    let mut andrew = Andrew {
        discs: DISCS,
        transport: [0; 4],
        projects: SlotSet::EMPTY,
        donations: DonationSet::EMPTY,
        departments: [0; Department::TILE_COUNT],
        card: None,
        next: None,
        scored: Default::default(),
        unseen: CardSet::all(Card::COUNT),
        normal_left: ROUNDS - advanced_left,
        advanced_left,
    };
    show_next_back(&mut andrew, chance, events);
    andrew
}

/// CA-9.3: the next card lies face down under his 0-point card, and one sees the back of the one after it.
pub(crate) fn next_card(andrew: &mut Andrew, chance: &mut Chance, events: &mut Vec<Event>) {
    andrew.card = andrew.next.take().map(|back| CardOnTable { back, front: None, slot: 0 });
    show_next_back(andrew, chance, events);
}

/// The front of this round's card, drawn when it is turned: any unseen card with its back is as likely.
pub(crate) fn turn_card(andrew: &mut Andrew, chance: &mut Chance, events: &mut Vec<Event>) -> Option<Card> {
    let on_table = andrew.card.as_mut()?;
    if on_table.front.is_none() {
        let fitting = |card: &Card| card.back() == on_table.back;
        let candidates = andrew.unseen.iter().filter(fitting).count() as u32;
        let drawn = if candidates > 1 { chance.below(candidates) } else { 0 };
        let card = andrew.unseen.iter().filter(fitting).nth(drawn as usize)?;
        andrew.unseen = andrew.unseen.without(card);
        on_table.front = Some(card);
        events.push(Event::AndrewTurnsCard { card });
    }
    on_table.front
}

/// CA-9.10: a card of the deck is as likely as any other; it is advanced, or one of the normal cards left.
fn show_next_back(andrew: &mut Andrew, chance: &mut Chance, events: &mut Vec<Event>) {
    let cards = andrew.normal_left + andrew.advanced_left;
    if cards == 0 {
        return;
    }
    let back = if chance.below(cards.into()) < andrew.advanced_left.into() {
        andrew.advanced_left -= 1;
        Back::QuestionMark
    } else {
        andrew.normal_left -= 1;
        normal_back(andrew, chance)
    };
    andrew.next = Some(back);
    events.push(Event::AndrewShowsBack { back });
}

/// Each unseen normal card is as likely, but for the one that lies face down.
fn normal_back(andrew: &Andrew, chance: &mut Chance) -> Back {
    let face_down = andrew.card.filter(|card| card.front.is_none()).map(|card| card.back);
    let left = |back: Back| {
        let unseen = andrew.unseen.iter().filter(|card| card.back() == back).count() as u32;
        unseen - u32::from(face_down == Some(back))
    };
    let normal = Back::ALL.into_iter().filter(|back| !back.is_advanced());
    let mut drawn = chance.below(normal.clone().map(left).sum());
    for back in normal {
        match drawn.checked_sub(left(back)) {
            None => return back,
            Some(rest) => drawn = rest,
        }
    }
    unreachable!("the draw is below the sum")
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seed;

    /// Deals the whole deck and says which cards came.
    fn deal(level: Level, seed: &str) -> Vec<Card> {
        let (seed, mut events) = (Seed::new(seed), Vec::new());
        let mut chance = Chance::new(&seed, 0);
        let mut andrew = new_andrew(level, &mut chance, &mut events);
        let mut dealt = Vec::new();
        for _ in 0..ROUNDS {
            let next = andrew.next.expect("20 cards");
            next_card(&mut andrew, &mut chance, &mut events);
            let on_table = andrew.card.unwrap();
            assert_eq!((on_table.back, on_table.front, on_table.slot), (next, None, 0));
            let card = turn_card(&mut andrew, &mut chance, &mut events).unwrap();
            assert_eq!(card.back(), next, "the front fits the back that was seen");
            assert_eq!(turn_card(&mut andrew, &mut chance, &mut events), Some(card), "it is turned once");
            dealt.push(card);
        }
        assert_eq!(andrew.next, None);
        dealt
    }

    /// CA-9.2: 20 cards; 0, 5, 10 or 15 of them are advanced; no card comes twice.
    #[test]
    fn each_level_has_its_deck() {
        for (level, advanced) in Level::ALL.into_iter().zip([0, 5, 10, 15]) {
            let mut dealt = deal(level, "deal");
            assert_eq!(dealt.iter().filter(|card| card.back().is_advanced()).count(), advanced, "{level:?}");
            dealt.sort_unstable();
            dealt.dedup();
            assert_eq!(dealt.len(), 20, "{level:?}");
        }
    }

    /// CA-9.10: the cards are drawn at random, and any of the 40 may come.
    #[test]
    fn every_card_may_come() {
        let came: std::collections::BTreeSet<Card> =
            (0..40).flat_map(|seed| deal(Level::Hard, &seed.to_string())).collect();

        assert_eq!(came.len(), Card::COUNT);
        assert_ne!(deal(Level::Beginner, "a"), deal(Level::Beginner, "b"));
    }

    /// CA-9.10: each card of the deck is as likely to come first, whatever its back.
    #[test]
    fn every_card_is_as_likely_to_come_first() {
        let mut first = [0_i32; 20];
        for seed in 0..8000 {
            first[deal(Level::Beginner, &seed.to_string())[0].index()] += 1;
        }

        assert!(first.iter().all(|count| (count - 400).abs() < 100), "{first:?}");
    }

    /// CA-9.3, CA-9.11: what can be seen are two backs; of the fronts nothing exists before they are turned.
    #[test]
    fn only_two_backs_are_seen() {
        let (seed, mut events) = (Seed::new("backs"), Vec::new());
        let mut chance = Chance::new(&seed, 0);
        let mut andrew = new_andrew(Level::Normal, &mut chance, &mut events);
        next_card(&mut andrew, &mut chance, &mut events);

        assert!(andrew.card.is_some_and(|card| card.front.is_none()) && andrew.next.is_some());
        assert_eq!(andrew.unseen, CardSet::all(Card::COUNT));
        assert_eq!(andrew.normal_left + andrew.advanced_left, 18);
    }

    /// CA-9.1, CA-9.9: 26 discs for projects and donations together; he starts each track where you do.
    #[test]
    fn andrew_starts_with_26_discs() {
        let (seed, mut events) = (Seed::new("discs"), Vec::new());
        let andrew = new_andrew(Level::Normal, &mut Chance::new(&seed, 0), &mut events);

        assert_eq!((andrew.discs, andrew.transport), (26, [0; 4]));
        assert!(andrew.projects.is_empty() && andrew.donations.is_empty());
        assert_eq!(andrew.departments, [0; Department::TILE_COUNT], "CA-9.1: he takes no department");
    }
}
