//! CA-1.7, CA-1.12: discs of nobody, placed by the solo cards.

use crate::state::Carnegie;
use crate::tables::andrew_cards::Card;
use crate::tables::map_sets::SlotSet;
use crate::{City, Event, Slot};
use engine::{Chance, Pool};

/// CA-1.7: 18 with 2 players (and alone, CA-9.9), 9 with 3, none with 4.
pub(crate) fn disc_count(seats: u8) -> u8 {
    match seats {
        4 => 0,
        3 => 9,
        _ => 18,
    }
}

/// CA-1.7: card by card, until all are placed, even in the middle of a card.
pub(crate) fn place_discs(game: &mut Carnegie, chance: &mut Chance, events: &mut Vec<Event>) {
    let mut left = disc_count(game.seats);
    let mut cards = Pool::new(Card::all().collect());
    while left > 0
        && let Some(card) = cards.draw(chance)
    {
        place_by_card(game, card, &mut left, events);
    }
}

/// The leftmost slot of a city that is free.
pub(crate) fn leftmost_free(city: City, taken: SlotSet) -> Option<Slot> {
    city.slot_set().minus(taken).first()
}

/// A disc on the card's donation, then one in each of its cities; what is taken or full is skipped.
fn place_by_card(game: &mut Carnegie, card: Card, left: &mut u8, events: &mut Vec<Event>) {
    let front = card.front();
    if !game.neutral_donations.contains(front.donation) {
        game.neutral_donations = game.neutral_donations.with(front.donation);
        *left -= 1;
        events.push(Event::NeutralDonation { donation: front.donation });
    }
    for city in &front.cities {
        if *left > 0
            && let Some(slot) = leftmost_free(*city, game.neutral_projects)
        {
            game.neutral_projects = game.neutral_projects.with(slot);
            *left -= 1;
            events.push(Event::NeutralProject { slot });
        }
    }
}
