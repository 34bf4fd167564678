//! Positions for the tests, and ways to play from them.

use super::turns;
use crate::player::Player;
use crate::state::{Carnegie, Chosen, Row};
use crate::tables::donation::DonationSet;
use crate::tables::slot::SlotSet;
use crate::tables::timeline::TileSide;
use crate::{Card, Department, Donation, Event, Illegal, Options, Phase, Region, RoundEvent, Side, Slot, Space};
use crate::{CardOnTable, Timeline};
use engine::{Chance, Game, Seat, Seed};
pub(crate) use game_testing::position::{act, legal, refused};

pub(crate) const ANNA: Seat = Seat(0);
pub(crate) const ERIK: Seat = Seat(1);
pub(crate) const MARY: Seat = Seat(2);
pub(crate) const PETER: Seat = Seat(3);

/// Set up, with nothing chosen yet.
pub(crate) fn opened(seats: usize) -> Carnegie {
    opened_with(seats, &Options::default(), "set-up").0
}

pub(crate) fn opened_with(seats: usize, options: &Options, seed: &str) -> (Carnegie, Vec<Event>) {
    let (seed, mut events) = (Seed::new(seed), Vec::new());
    let game = Carnegie::new(seats, options, &mut Chance::new(&seed, 0), &mut events).expect("1 to 4 can play");
    (game, events)
}

/// Round 1, Anna chooses. No neutral discs, every tile is open, all strips show side A, and all timelines read West,
/// donation, Midwest, East.
pub(crate) fn round_one(seats: usize) -> Carnegie {
    let mut game = opened(seats);
    game.neutral_projects = SlotSet::EMPTY;
    game.neutral_donations = DonationSet::EMPTY;
    game.open_tiles = [2; Department::TILE_COUNT];
    game.removed_tiles = [0; Department::TILE_COUNT];
    game.rows = [Row { tile: TileSide { tile: 1, side: Side::A }, marker: 0 }; 4];
    game.round = 1;
    game.phase = Phase::ChooseTimeline { seat: ANNA };
    game
}

/// Anna's department turn.
pub(crate) fn departments_of(timeline: Timeline, change: impl FnOnce(&mut Player)) -> Carnegie {
    departments_at(3, timeline, change)
}

pub(crate) fn departments_at(seats: usize, timeline: Timeline, change: impl FnOnce(&mut Player)) -> Carnegie {
    let mut game = round_one(seats);
    game.players[0].choice_tile = false;
    change(&mut game.players[0]);
    game.chosen = Some(Chosen { timeline, advances: timeline, event: RoundEvent::default() });
    turns::begin_departments(&mut game, ANNA);
    game
}

/// An event that begins with Anna.
pub(crate) fn event_of(event: RoundEvent) -> Carnegie {
    let mut game = round_one(3);
    let timeline = Timeline::ResearchAndDevelopment;
    game.chosen = Some(Chosen { timeline, advances: timeline, event });
    turns::begin_event(&mut game, ANNA);
    game
}

pub(crate) fn region_event(region: Region) -> Carnegie {
    event_of(RoundEvent { region: Some(region), donation: false })
}

pub(crate) fn donation_event() -> Carnegie {
    event_of(RoundEvent { region: None, donation: true })
}

/// Round 1 alone; Andrew's card is known and lies face down.
pub(crate) fn against_andrew(card: &str) -> Carnegie {
    let mut game = round_one(1);
    put_card(&mut game, card);
    game
}

/// The card is the only one left with its back, so that turning it leaves nothing to luck.
pub(crate) fn put_card(game: &mut Carnegie, id: &str) {
    let card = card(id);
    let andrew = game.andrew.as_mut().expect("a solo table");
    andrew.card = Some(CardOnTable { back: card.back(), front: None, slot: 0 });
    for other in Card::all().filter(|other| *other != card && other.back() == card.back()) {
        andrew.unseen = andrew.unseen.without(other);
    }
    (andrew.normal_left, andrew.advanced_left) = (0, 0);
}

/// The rule a refusal stands on.
pub(crate) fn rule_of(illegal: Illegal) -> &'static str {
    illegal.rule().0
}

pub(crate) fn space(name: &str) -> Space {
    Space::named(name).expect("a space")
}

pub(crate) fn slot(name: &str) -> Slot {
    Slot::named(name).expect("a slot")
}

pub(crate) fn slots(names: &[&str]) -> SlotSet {
    names.iter().map(|name| slot(name)).collect()
}

pub(crate) fn donation(name: &str) -> Donation {
    Donation::named(name).expect("a donation")
}

pub(crate) fn card(id: &str) -> Card {
    Card::named(id).expect("a card")
}

/// Puts a department into a company, with workers from the Lobby standing in it.
pub(crate) fn add(player: &mut Player, department: Department, at: &str, standing: u8) {
    player.room_mut(space(at)).department = Some(department);
    stand(player, department, standing);
}

/// So many workers stand in a department; they come from the Lobby, and go there.
pub(crate) fn stand(player: &mut Player, department: Department, standing: u8) {
    let there = player.find(department).expect("it is in the company");
    let lobby = player.room(Space::lobby()).lying + player.room(there).standing;
    player.room_mut(there).standing = standing;
    player.room_mut(Space::lobby()).lying = lobby - standing;
}
