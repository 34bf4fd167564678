//! CA-1.7, CA-1.12: discs of nobody, placed by the solo cards.

use crate::state::Carnegie;
use crate::tables::andrew_cards::Card;
use crate::tables::slot::SlotSet;
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

#[cfg(test)]
mod tests {
    use super::super::positions::{card, opened_with, round_one};
    use super::*;
    use crate::{Action, Options};

    fn discs(game: &Carnegie) -> usize {
        game.neutral_projects.len() + game.neutral_donations.len()
    }

    /// CA-1.7, CA-9.9: 18 with 2 players or alone, 9 with 3, 0 with 4.
    #[test]
    fn the_fewer_play_the_more_discs_are_neutral() {
        for (seats, wanted) in [(1, 18), (2, 18), (3, 9), (4, 0)] {
            for seed in 0..20 {
                let (game, _) = opened_with(seats, &Options::default(), &seed.to_string());
                assert_eq!(discs(&game), wanted, "{seats} players, seed {seed}");
            }
        }
    }

    /// CA-1.7: the card's donation first, then the leftmost free slot of each of its cities.
    #[test]
    fn a_card_places_its_donation_and_its_cities() {
        let (mut game, mut left, mut events) = (round_one(2), 18, Vec::new());

        place_by_card(&mut game, card("n12"), &mut left, &mut events);
        place_by_card(&mut game, card("n10"), &mut left, &mut events);

        let names: Vec<String> = events
            .iter()
            .map(|event| match event {
                Event::NeutralDonation { donation } => donation.to_string(),
                Event::NeutralProject { slot } => slot.to_string(),
                other => panic!("{other:?}"),
            })
            .collect();
        let first = ["welfare_standing_workers", "New York 1", "Chicago 1", "New Orleans 1", "San Francisco 1"];
        let second = ["health_small_cities", "Kansas City 1", "Chicago 2"];
        assert_eq!(names, [&first[..], &second[..]].concat());
        assert_eq!(left, 10);
    }

    /// CA-1.7: the last disc is placed even in the middle of a card.
    #[test]
    fn discs_run_out_in_the_middle_of_a_card() {
        let (mut game, mut left, mut events) = (round_one(2), 2, Vec::new());

        place_by_card(&mut game, card("n12"), &mut left, &mut events);

        assert_eq!((left, discs(&game)), (0, 2));
        assert_eq!(game.neutral_projects.len(), 1);
    }

    /// CA-1.7: a taken donation and a full city are skipped without using a disc.
    #[test]
    fn what_is_taken_is_skipped() {
        let (mut game, mut left) = (round_one(2), 18);
        place_by_card(&mut game, card("n01"), &mut left, &mut Vec::new());
        assert_eq!(left, 15);

        place_by_card(&mut game, card("n01"), &mut left, &mut Vec::new());

        assert_eq!(left, 15, "Salt Lake City and Reno have one slot each");
    }

    /// CA-1.12: neutral discs take slots of any type and block them for everybody.
    #[test]
    fn a_neutral_disc_blocks_its_slot() {
        let (mut game, mut left) = (round_one(2), 18);
        place_by_card(&mut game, card("n03"), &mut left, &mut Vec::new());
        assert!(game.neutral_projects.iter().any(|slot| slot.to_string() == "Boston 1"));
        game.phase = crate::Phase::PlaceStartDisc { seat: engine::Seat(1) };

        let boston = Slot::named("Boston 1").unwrap();
        let illegal = super::super::positions::refused(&game, engine::Seat(1), Action::PlaceStartDisc { slot: boston });

        assert_eq!(illegal, crate::Illegal::SlotTaken { slot: boston });
    }
}
