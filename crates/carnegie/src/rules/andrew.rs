//! CA-9: Andrew plays his card.

use super::neutral::leftmost_free;
use super::{andrew_deck, study};
use crate::event::Slide;
use crate::state::{Carnegie, Chosen};
use crate::tables::andrew_cards::{self, Front, SLOTS};
use crate::tables::transport::LAST_SPACE;
use crate::{City, Department, Donation, Event, Region, Timeline};
use engine::Chance;

/// CA-9.3, CA-9.12: his next card; in even rounds it is turned and its circled action is the round's. Says which he has chosen.
pub(crate) fn begin_round(game: &mut Carnegie, chance: &mut Chance, events: &mut Vec<Event>) -> Option<Timeline> {
    let andrew = game.andrew.as_mut()?;
    andrew_deck::next_card(andrew, chance, events);
    if !is_his(game.round) {
        return None;
    }
    let timeline = andrew_deck::turn_card(andrew, chance, events)?.front().chooses;
    events.push(Event::AndrewChoosesTimeline { timeline });
    Some(timeline)
}

/// CA-9.12: whether his card chooses in this round.
pub(crate) fn is_his(round: u8) -> bool {
    round.is_multiple_of(2)
}

/// CA-9.18, CA-9.12, CA-9.13: his event and the line of the round's action, before yours.
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

/// CA-9.14, CA-9.19: the lowest number of each type shown, no department twice in a turn.
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

#[cfg(test)]
mod tests {
    use super::super::positions::{ANNA, act, against_andrew, donation, legal, put_card, slot, slots};
    use super::super::round;
    use super::*;
    use crate::{Action, Andrew, Phase};
    use engine::Seed;

    /// Anna chooses this timeline against Andrew's card; all rows read West, donation, Midwest, East.
    fn play_card(card: &str, timeline: Timeline, change: impl FnOnce(&mut Carnegie)) -> (Carnegie, Vec<Event>) {
        let mut game = against_andrew(card);
        change(&mut game);
        let events = act(&mut game, ANNA, Action::ChooseTimeline { timeline });
        (game, events)
    }

    fn andrew(game: &Carnegie) -> &Andrew {
        game.andrew.as_ref().unwrap()
    }

    /// Where his card lies after his turn, by points.
    fn slid_to(events: &[Event]) -> Option<u32> {
        let slid = |event: &Event| match event {
            Event::AndrewSlides { points, .. } => Some(*points),
            _ => None,
        };
        events.iter().rev().find_map(slid)
    }

    /// CA-9.4, CA-9.14: Human Resources slides the card as many steps as it shows.
    #[test]
    fn human_resources_slides_the_card() {
        let (_, events) = play_card("n03", Timeline::HumanResources, |_| {});

        assert!(events.contains(&Event::AndrewSlides { why: Slide::HumanResources { steps: 3 }, points: 6 }));
    }

    /// CA-9.4: at most to the 10 points; CA-9.13: slides add up.
    #[test]
    fn a_card_slides_to_10_points_at_most() {
        let (_, events) = play_card("n01", Timeline::HumanResources, |game| {
            game.rows[0].marker = 1;
            game.neutral_donations = game.neutral_donations.with(donation("education_human_resources"));
        });

        assert!(events.contains(&Event::AndrewSlides {
            why: Slide::DonationTaken { donation: donation("education_human_resources") },
            points: 1
        }));
        assert_eq!(slid_to(&events), Some(10));
    }

    /// CA-9.14: Management takes one open tile per symbol, the lowest number; CA-9.19: no department twice in a turn.
    #[test]
    fn management_takes_the_lowest_tiles() {
        let (game, events) = play_card("n08", Timeline::Management, |_| {});

        let taken: Vec<Department> = events
            .iter()
            .filter_map(|event| match event {
                Event::AndrewTakesDepartment { department } => Some(*department),
                _ => None,
            })
            .collect();
        let three = [Department::Engineering, Department::ConstructionOutsourcing, Department::SupplyChain];
        assert_eq!(taken, three);
        assert!(three.iter().all(|tile| game.open_copies(*tile) == 1));
        assert_eq!(slid_to(&events), None);
    }

    /// CA-9.19: a second copy in a later turn; CA-9.14: each symbol without a tile slides.
    #[test]
    fn a_second_copy_may_come_later() {
        let (game, events) = play_card("n08", Timeline::Management, |game| {
            let construction = Department::TILES.iter().filter(|tile| tile.timeline() == Timeline::Construction);
            construction.for_each(|tile| game.open_tiles[tile.index()] = 0);
            game.open_tiles[Department::Engineering.index()] = 1;
            game.andrew.as_mut().unwrap().departments[Department::Engineering.index()] = 1;
        });

        assert_eq!(andrew(&game).departments[Department::Engineering.index()], 2);
        assert!(
            events
                .contains(&Event::AndrewSlides { why: Slide::NoTile { timeline: Timeline::Construction }, points: 1 })
        );
        assert_eq!(slid_to(&events), Some(3), "two symbols without a tile");
    }

    /// CA-9.14: Construction: the leftmost free slot of each city in order, whatever its type.
    #[test]
    fn construction_takes_the_leftmost_slots() {
        let (game, _) = play_card("n15", Timeline::Construction, |game| {
            game.players[0].projects = slots(&["New Orleans 1"]);
            game.neutral_projects = slots(&["New Orleans 2"]);
        });

        assert_eq!(andrew(&game).projects, slots(&["New Orleans 3", "Atlanta 1", "Houston 1", "Charleston"]));
        assert_eq!(andrew(&game).discs, 22);
        assert_eq!(game.player(ANNA).money, 12, "nobody gets any income");
    }

    /// CA-9.14: each city that is full slides ("Cincinnati is full: his card slides"); so does a disc that is missing.
    #[test]
    fn a_full_city_slides_the_card() {
        let (_, events) = play_card("n13", Timeline::Construction, |game| {
            game.players[0].projects = slots(&["Cincinnati"]);
            game.andrew.as_mut().unwrap().discs = 1;
        });

        let cincinnati = City::named("Cincinnati").unwrap();
        assert!(events.contains(&Event::AndrewSlides { why: Slide::CityFull { city: cincinnati }, points: 1 }));
        assert!(events.contains(&Event::AndrewBuilds { slot: slot("Duluth") }));
        let st_louis = City::named("St. Louis").unwrap();
        assert!(events.contains(&Event::AndrewSlides { why: Slide::NoDiscForCity { city: st_louis }, points: 3 }));
        assert_eq!(slid_to(&events), Some(6), "and Kansas City");
    }

    /// CA-9.14: Research & Development steps on; a step that is not possible slides. He gets no reward.
    #[test]
    fn research_steps_on_until_the_track_ends() {
        let (game, events) = play_card("n20", Timeline::ResearchAndDevelopment, |game| {
            game.andrew.as_mut().unwrap().transport[0] = 3;
        });

        assert_eq!(andrew(&game).transport[0], LAST_SPACE);
        assert!(events.contains(&Event::AndrewSlides { why: Slide::TrackEnded { region: Region::West }, points: 1 }));
        assert_eq!(slid_to(&events), Some(3), "three steps, one was possible");
        assert_eq!(game.player(ANNA).goods, 4);
    }

    /// CA-9.14: your disc on the last space keeps him out, his keeps you out.
    #[test]
    fn the_last_space_holds_one_of_both() {
        let (game, events) = play_card("n20", Timeline::ResearchAndDevelopment, |game| {
            game.andrew.as_mut().unwrap().transport[0] = 3;
            game.players[0].transport[0] = LAST_SPACE;
        });
        assert_eq!(andrew(&game).transport[0], 3);
        assert!(
            events.contains(&Event::AndrewSlides { why: Slide::LastSpaceTaken { region: Region::West }, points: 1 })
        );

        let (mut game, _) = play_card("n01", Timeline::ResearchAndDevelopment, |game| {
            game.andrew.as_mut().unwrap().transport[1] = LAST_SPACE;
            game.players[0].transport[1] = 3;
        });
        game.turn.study = 9;
        assert!(!legal(&game, ANNA).contains(&Action::AdvanceTransport { region: Region::Midwest }));
    }

    /// CA-9.5: a region's event does nothing for him; CA-9.13: no donation without a donation event.
    #[test]
    fn a_region_does_nothing_for_him() {
        let (game, events) = play_card("n20", Timeline::ResearchAndDevelopment, |_| {});

        assert!(andrew(&game).donations.is_empty());
        assert_eq!(slid_to(&events), None);
    }

    /// CA-9.5, CA-9.15, CA-9.18: on a donation event his disc goes on the card's space; he never pays.
    #[test]
    fn he_donates_on_a_donation_event() {
        let (game, events) = play_card("n20", Timeline::ResearchAndDevelopment, |game| game.rows[3].marker = 1);

        assert!(events.contains(&Event::AndrewDonates { donation: donation("health_west") }));
        assert!(andrew(&game).donations.contains(donation("health_west")));
        assert_eq!(andrew(&game).discs, 25);
        assert_eq!(game.phase, Phase::Donate { seat: ANNA }, "he acts before you");
    }

    /// CA-9.15: a taken space slides once, he never stacks; without a disc too.
    #[test]
    fn a_taken_donation_slides_the_card() {
        let taken = |game: &mut Carnegie| {
            game.rows[3].marker = 1;
            game.players[0].donations = game.players[0].donations.with(donation("health_west"));
        };
        let (game, events) = play_card("n20", Timeline::ResearchAndDevelopment, taken);
        assert!(andrew(&game).donations.is_empty());
        assert_eq!(slid_to(&events), Some(1));

        let (_, events) = play_card("n20", Timeline::ResearchAndDevelopment, |game| {
            game.rows[3].marker = 1;
            game.andrew.as_mut().unwrap().discs = 0;
        });
        assert_eq!(slid_to(&events), Some(1));
    }

    /// CA-9.13: the end tile is a donation event too.
    #[test]
    fn he_donates_on_the_end_tile() {
        let (game, _) = play_card("n20", Timeline::ResearchAndDevelopment, |game| game.rows[3].marker = 4);

        assert_eq!(andrew(&game).donations.len(), 1);
    }

    /// CA-9.12, CA-9.11: you choose in odd rounds, with his card face down; he in even ones, by the circled action.
    #[test]
    fn the_choice_alternates() {
        let mut game = against_andrew("n20");
        assert!(andrew(&game).card.is_some_and(|card| card.front.is_none()));
        game.round = 1;
        put_card(&mut game, "n07");
        let state = game.andrew.as_mut().unwrap();
        (state.next, state.card) = (Some(crate::Back::Management), None);
        let (seed, mut events) = (Seed::new("round 2"), Vec::new());

        round::begin(&mut game, &mut Chance::new(&seed, 1), &mut events);

        assert_eq!(game.round, 2);
        assert_eq!(game.chosen.map(|chosen| chosen.timeline), Some(Timeline::Management));
        let turned = events.iter().position(|event| matches!(event, Event::AndrewTurnsCard { .. })).unwrap();
        let chose = events.iter().position(|event| matches!(event, Event::AndrewChoosesTimeline { .. })).unwrap();
        assert!(turned < chose);
        assert_eq!(events[0], Event::RoundBegan { round: 2, start: None }, "nobody is start player");
    }

    /// CA-9.6: on a full timeline his choice flips as anybody's.
    #[test]
    fn his_choice_on_a_full_timeline_flips() {
        let mut game = against_andrew("n07");
        game.rows[1].marker = crate::STEPS;
        let state = game.andrew.as_mut().unwrap();
        (state.next, state.card) = (Some(crate::Back::Management), None);
        let (seed, mut events) = (Seed::new("round 2"), Vec::new());

        round::begin(&mut game, &mut Chance::new(&seed, 1), &mut events);

        let chosen = game.chosen.unwrap();
        assert_eq!((chosen.timeline, chosen.advances), (Timeline::Management, Timeline::Construction));
        assert!(events.contains(&Event::MarkerFlipped { timeline: Timeline::Construction }));
    }

    /// CA-9.3: you choose in round 1; CA-9.13: his card stays under the point card it slid to.
    #[test]
    fn his_card_stays_where_it_slid() {
        let (mut game, _) = play_card("n03", Timeline::HumanResources, |_| {});
        while game.round == 1 {
            act(&mut game, ANNA, Action::Finish);
        }

        assert_eq!(andrew(&game).scored, [0, 0, 0, 1, 0]);
    }
}
