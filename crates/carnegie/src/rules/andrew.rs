//! CA-9: Andrew plays his card.

use super::neutral::leftmost_free;
use super::{andrew_deck, giving, round, score, study, welfare};
use crate::event::{AndrewPart, Slide};
use crate::state::{Andrew, Carnegie, Chosen};
use crate::tables::andrew_cards::{self, Front, SLOTS};
use crate::tables::transport::LAST_SPACE;
use crate::{City, Department, Donation, Event, Phase, Region, Timeline};
use engine::{Chance, Seat};
use serde::Serialize;

/// CA-9.7: Andrew's score and its parts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct AndrewScore {
    pub cards: u32,
    pub departments: u32,
    pub transport: u32,
    pub cities: u32,
    pub donations: u32,
}

impl AndrewScore {
    pub fn total(&self) -> u32 {
        AndrewPart::ALL.iter().map(|part| self.part(*part)).sum()
    }

    pub fn part(&self, part: AndrewPart) -> u32 {
        match part {
            AndrewPart::Cards => self.cards,
            AndrewPart::Departments => self.departments,
            AndrewPart::Transport => self.transport,
            AndrewPart::Cities => self.cities,
            AndrewPart::Donations => self.donations,
        }
    }
}

/// CA-9.3, CA-9.12: his next card; in even rounds it is turned and its circled action is the round's.
pub(crate) fn begin_round(game: &mut Carnegie, chance: &mut Chance, events: &mut Vec<Event>) {
    let Some(andrew) = &mut game.andrew else { return };
    andrew_deck::next_card(andrew, chance, events);
    if game.round.is_multiple_of(2)
        && let Some(card) = andrew_deck::turn_card(andrew, chance, events)
    {
        let timeline = card.front().chooses;
        events.push(Event::AndrewChoosesTimeline { timeline });
        round::play(game, timeline, chance, events);
    }
}

/// CA-9.3b, CA-9.12, CA-9.13: his event and the line of the round's action, before yours.
pub(crate) fn act(game: &mut Carnegie, chosen: Chosen, chance: &mut Chance, events: &mut Vec<Event>) {
    let Some(andrew) = &mut game.andrew else { return };
    let Some(card) = andrew_deck::turn_card(andrew, chance, events) else { return };
    let front = card.front();
    if chosen.event.donation {
        donate(game, front.donation, events);
    }
    match chosen.timeline {
        Timeline::HumanResources => slide(game, front.slides, Slide::HumanResources { steps: front.slides }, events),
        Timeline::Management => take_departments(game, front, events),
        Timeline::Construction => front.cities.iter().for_each(|city| build(game, *city, events)),
        Timeline::ResearchAndDevelopment => (0..front.steps).for_each(|_| advance(game, front.region, events)),
    }
}

/// His card stays under the point card that it has slid to.
pub(crate) fn end_round(game: &mut Carnegie, events: &mut Vec<Event>) {
    let Some(andrew) = &mut game.andrew else { return };
    if let Some(card) = andrew.card.take() {
        andrew.scored[usize::from(card.slot)] += 1;
        events.push(Event::AndrewKeepsCard { points: andrew_cards::slot_points(card.slot) });
    }
}

/// CA-9.7, CA-9.16, CA-9.17: no network, workers, strips or floors; none at a table without him.
pub(crate) fn score(game: &Carnegie) -> Option<AndrewScore> {
    let andrew = game.andrew?;
    Some(score_of(&andrew, game.player(Seat(0)), game.phase == Phase::Finished))
}

/// Against this player, who has paid for his own Welfare as well as can be, if the game is not over yet.
pub(crate) fn score_of(andrew: &Andrew, player: &crate::Player, is_over: bool) -> AndrewScore {
    let on_table = andrew.card.map_or(0, |card| andrew_cards::slot_points(card.slot));
    let scored = |slot: usize| u32::from(andrew.scored[slot]) * andrew_cards::slot_points(slot as u8);
    let departments: u32 = andrew.departments.iter().map(|copies| u32::from(*copies)).sum();
    let track_ends = andrew.transport.iter().filter(|space| **space == LAST_SPACE).count() as u32;
    AndrewScore {
        cards: on_table + (0..SLOTS).map(scored).sum::<u32>(),
        departments: departments * andrew_cards::points_per_department(),
        transport: track_ends * andrew_cards::points_per_track_end(),
        cities: andrew.projects.iter().map(|slot| u32::from(slot.city().points())).sum(),
        donations: donation_points(andrew, player, is_over),
    }
}

/// CA-9.16: scored on the player's achievements, at most 12 each; the player's strips don't lift his cap.
fn donation_points(andrew: &Andrew, player: &crate::Player, is_over: bool) -> u32 {
    let (money, goods) = left_over(player, is_over);
    let payments = welfare::andrews_payments(andrew.donations, money, goods);
    andrew.donations.iter().map(|donation| giving::value(donation, player, payments).min(giving::CAP)).sum()
}

/// What a player has left after scoring himself.
fn left_over(player: &crate::Player, is_over: bool) -> (u32, u32) {
    let made = player.welfare;
    let all = score::payments(player, is_over);
    let further: [u8; 3] = std::array::from_fn(|index| all[index] - made[index]);
    welfare::after_payments(player, further)
}

/// CA-9.5, CA-9.15: his disc on a free space; he never pays and never stacks.
fn donate(game: &mut Carnegie, donation: Donation, events: &mut Vec<Event>) {
    let is_taken = game.taken_donations().contains(donation);
    let Some(andrew) = &mut game.andrew else { return };
    if is_taken {
        slide(game, 1, Slide::DonationTaken { donation }, events);
    } else if andrew.discs == 0 {
        slide(game, 1, Slide::NoDiscForDonation { donation }, events);
    } else {
        andrew.discs -= 1;
        andrew.donations = andrew.donations.with(donation);
        events.push(Event::AndrewDonates { donation });
    }
}

/// CA-9.14, CA-9.6b: the lowest number of each type shown, no department twice in a turn.
fn take_departments(game: &mut Carnegie, front: &Front, events: &mut Vec<Event>) {
    let mut taken = [false; Department::TILE_COUNT];
    for timeline in front.departments.iter().copied() {
        let is_there = |department: &Department| {
            department.timeline() == timeline && game.open_copies(*department) > 0 && !taken[department.index()]
        };
        match Department::TILES.into_iter().find(is_there) {
            None => slide(game, 1, Slide::NoTile { timeline }, events),
            Some(department) => {
                taken[department.index()] = true;
                game.open_tiles[department.index()] -= 1;
                if let Some(andrew) = &mut game.andrew {
                    andrew.departments[department.index()] += 1;
                }
                events.push(Event::AndrewTakesDepartment { department });
            }
        }
    }
}

/// CA-9.14: on the leftmost free slot, whatever its type, at no cost and without income.
fn build(game: &mut Carnegie, city: City, events: &mut Vec<Event>) {
    let free = leftmost_free(city, game.taken_slots());
    let Some(andrew) = &mut game.andrew else { return };
    match free {
        None => slide(game, 1, Slide::CityFull { city }, events),
        Some(_) if andrew.discs == 0 => slide(game, 1, Slide::NoDiscForCity { city }, events),
        Some(slot) => {
            andrew.discs -= 1;
            andrew.projects = andrew.projects.with(slot);
            events.push(Event::AndrewBuilds { slot });
        }
    }
}

/// CA-9.14: one step; he gets no reward at the end of the track.
fn advance(game: &mut Carnegie, region: Region, events: &mut Vec<Event>) {
    let is_last_taken = study::is_last_space_taken(game, region);
    let Some(andrew) = &mut game.andrew else { return };
    let space = &mut andrew.transport[region.index()];
    if *space == LAST_SPACE {
        slide(game, 1, Slide::TrackEnded { region }, events);
    } else if *space + 1 == LAST_SPACE && is_last_taken {
        slide(game, 1, Slide::LastSpaceTaken { region }, events);
    } else {
        *space += 1;
        events.push(Event::AndrewAdvances { region, space: *space });
    }
}

/// CA-9.4, CA-9.13: to the right, at most under the last point card.
fn slide(game: &mut Carnegie, steps: u8, why: Slide, events: &mut Vec<Event>) {
    if let Some(card) = game.andrew.as_mut().and_then(|andrew| andrew.card.as_mut()) {
        card.slot = (card.slot + steps).min(SLOTS as u8 - 1);
        events.push(Event::AndrewSlides { why, points: andrew_cards::slot_points(card.slot) });
    }
}
