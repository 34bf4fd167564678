//! CA-9.2, CA-9.3, CA-9.10, CA-9.11: Andrew's deck, which has no order and no fronts before they are seen.

use crate::Department;
use crate::event::Event;
use crate::options::Level;
use crate::state::{Andrew, CardOnTable, ROUNDS};
use crate::tables::andrew_cards::{Back, Card, CardSet, advanced_cards};
use crate::tables::donation::DonationSet;
use crate::tables::map_sets::SlotSet;
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
        unseen: CardSet::ALL,
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
