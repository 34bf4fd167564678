//! SD-4.1 to SD-4.3: the companies build, one link each, round and round.

use super::{collect, link};
use crate::state::SteelDriver;
use crate::{Company, Event, PassReason, Phase};
use engine::Seat;

/// SD-4.1: the train table's first company acts first.
pub(crate) fn begin(game: &mut SteelDriver, events: &mut Vec<Event>) {
    let first = game.trains.first();
    ask(game, first, events);
}

/// SD-4.1: after this company the next one in the order that has not passed.
pub(crate) fn go_on(game: &mut SteelDriver, company: Company, events: &mut Vec<Event>) {
    let space = game.trains.space_of(company).expect("a company that builds has not passed");
    let next = game.trains.after(space);
    ask(game, next, events);
}

/// SD-4.1 to SD-4.3: this company builds if it can, or passes to the next; when all have passed the phase is over.
fn ask(game: &mut SteelDriver, first: Option<Company>, events: &mut Vec<Event>) {
    let mut turn = first;
    while let Some(company) = turn {
        match controller_who_builds(game, company) {
            Ok(seat) => {
                game.phase = Phase::Build { company, seat };
                return;
            }
            Err(reason) => {
                let space = game.trains.space_of(company).expect("a company passes once");
                let place = game.trains.pass(company) + 1;
                events.push(Event::CompanyPassed { round: game.round, company, place, reason });
                turn = game.trains.after(space);
            }
        }
    }
    collect::pay(game, events);
}

/// SD-4.2, SD-4.8, SD-4.9: a pass is never a choice.
fn controller_who_builds(game: &SteelDriver, company: Company) -> Result<Seat, PassReason> {
    let its = game.company(company);
    let seat = its.controller.ok_or(PassReason::NoController)?;
    if its.track_left == 0 {
        return Err(PassReason::NoTrack);
    }
    if link::possible_links(game, company).is_empty() {
        return Err(PassReason::NothingToBuild);
    }
    Ok(seat)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Action;
    use crate::rules::positions::{ANGELA, ANNA, ERIK, link, new_game, red_builds};
    use crate::tables::board::STARTING_LINKS;
    use Company::{Blue, Brown, Green, Grey, Red, Yellow};
    use engine::{Chance, Seed, settle};

    /// SD-4.1: the companies build one link each in the order of the train table, round and round.
    #[test]
    fn the_companies_take_turns() {
        let mut game = new_game(3)
            .controls(ANNA, Green)
            .field(Green, 9)
            .controls(ERIK, Red)
            .field(Red, 5)
            .controls(ANGELA, Grey)
            .field(Grey, 9)
            .building();
        let mut turns = vec![game.turn().unwrap()];
        for name in [
            "Boston–Albany",
            "New Orleans–Houston",
            "Charleston–Raleigh",
            "Albany–Buffalo",
            "Houston–Dallas",
            "Charleston–Savannah",
            "New Orleans–Memphis",
        ] {
            game.builds(name);
            turns.extend(game.turn());
        }

        // Red passes after its second link and is skipped from then on.
        assert_eq!(turns[..4], [(Red, ERIK), (Green, ANNA), (Grey, ANGELA), (Red, ERIK)]);
        assert_eq!(turns[4..], [(Green, ANNA), (Grey, ANGELA), (Green, ANNA), (Grey, ANGELA)]);
    }

    /// SD-4.1: the last one left goes on alone.
    #[test]
    fn the_last_company_goes_on_alone() {
        let mut game = red_builds(8, &[]);
        game.builds("Charleston–Savannah");
        assert_eq!(game.turn(), Some((Red, ANNA)));
        game.builds("Charleston–Raleigh");

        assert_eq!(game.turn(), Some((Red, ANNA)));
    }

    /// SD-4.2, SD-4.17: a company that can build must: there is no pass to choose.
    #[test]
    fn a_company_that_can_build_must() {
        let game = red_builds(2, &[]);

        assert!(game.legal().iter().all(|action| matches!(action, Action::Build { .. })));
        assert_eq!(game.legal().len(), 5, "five routes at hexagonal cities cost 2");
    }

    /// SD-4.2, SD-9.1: the only possible link is built without asking.
    #[test]
    fn an_only_link_is_forced() {
        let mut game = red_builds(3, &["Boston", "Albany", "New York"])
            .track(Blue, &["New York", "Philadelphia"])
            .track(Brown, &["Boston", "New York"]);
        assert_eq!(game.legal(), [Action::Build { link: link("Albany–Buffalo"), start: None }]);

        let (seed, mut events) = (Seed::new("forced"), Vec::new());
        settle(&mut game, &mut Chance::new(&seed, 0), &mut events, &mut Vec::new());

        assert!(matches!(events[0], Event::LinkBuilt { seat: ANNA, company: Red, stones: 3, .. }));
        assert_eq!(game.owner(link("Buffalo–Albany")), Some(Red));
    }

    /// SD-4.2, SD-4.3: one that can't passes, to the leftmost free space of the bottom row, and does not act again.
    #[test]
    fn a_company_that_can_not_build_passes() {
        let mut game = new_game(3)
            .controls(ANNA, Red)
            .field(Red, 2)
            .controls(ERIK, Yellow)
            .field(Yellow, 1)
            .controls(ANGELA, Green)
            .field(Green, 4)
            .building();
        let events = game.builds("Boston–Albany");

        let passed = Event::CompanyPassed { round: 1, company: Yellow, place: 1, reason: PassReason::NothingToBuild };
        assert!(events.contains(&passed), "one stone builds nothing");
        assert_eq!(game.trains.bottom[0], Some(Yellow));
        assert_eq!(game.turn(), Some((Green, ANGELA)));
        game.builds("Charleston–Savannah");
        assert_eq!(game.trains.bottom[1..5], [Some(Blue), Some(Brown), Some(Grey), Some(Red)]);
    }

    /// SD-4.8: a company with no track piece left can't build.
    #[test]
    fn without_track_a_company_passes() {
        let mut game =
            new_game(3).controls(ANNA, Red).track(Red, &["Boston", "Albany"]).field(Red, 6).track_left(Red, 0);
        let mut events = Vec::new();

        begin(&mut game, &mut events);

        assert_eq!(events[0], Event::CompanyPassed { round: 1, company: Red, place: 1, reason: PassReason::NoTrack });
        assert_eq!(game.company(Red).stones, 6);
    }

    /// SD-4.8: the last of 17 pieces can be built.
    #[test]
    fn the_last_piece_of_track_is_built() {
        let mut game = red_builds(6, &["Boston", "Albany"]).track_left(Red, 1);

        let events = game.builds("Albany–New York");

        assert!(events.contains(&Event::CompanyPassed {
            round: 1,
            company: Red,
            place: 6,
            reason: PassReason::NoTrack
        }));
    }

    /// SD-4.9: a company without a controller passes when its turn comes, even with stones.
    #[test]
    fn without_a_controller_a_company_passes() {
        let mut game = new_game(3).field(Red, 6).track(Red, &["Boston", "Albany"]).controls(ERIK, Blue).field(Blue, 2);
        let mut events = Vec::new();

        begin(&mut game, &mut events);

        assert_eq!(
            events[0],
            Event::CompanyPassed { round: 1, company: Red, place: 1, reason: PassReason::NoController }
        );
        assert_eq!(game.turn(), Some((Blue, ERIK)));
    }

    /// SD-4.13: stones that are left stay on the field, and a later bid is added to them.
    #[test]
    fn left_stones_wait_for_the_next_controller() {
        let mut game = red_builds(5, &["Charleston", "Raleigh", "Richmond", "Baltimore"])
            .track(Blue, &["Charleston", "Savannah", "Atlanta", "Charleston"]);
        game.builds("Baltimore–Pittsburgh");
        assert_eq!((game.round, game.company(Red).stones), (2, 2));

        game.buys(Red);

        assert_eq!(game.company(Red).stones, 3);
    }

    /// SD-4.17: a company that has built nothing starts in any later round; if no start is free it never builds.
    #[test]
    fn a_late_company_needs_a_free_start() {
        let mut game = new_game(3).controls(ANNA, Red).field(Red, 6);
        game.round = 3;
        assert_eq!(super::link::possible_links(&game, Red).len(), 22);
        game.company_mut(Blue).links = STARTING_LINKS;

        let game = game.building();

        assert_eq!((game.round, game.turn()), (4, None), "all have passed");
        assert_eq!(game.company(Red).stones, 6);
    }

    /// SD-4.18: passes in one lap go to the bottom row in that lap's order.
    #[test]
    fn companies_that_pass_in_one_lap_keep_their_order() {
        let mut game = new_game(3);
        game.trains.top = [Grey, Red, Blue, Yellow, Brown, Green].map(Some);
        let mut game = game.controls(ANNA, Blue).field(Blue, 4).building();
        game.builds("Boston–Albany");
        assert_eq!(
            game.trains.bottom,
            [Grey, Red, Yellow, Brown, Green].map(Some).into_iter().chain([None]).collect::<Vec<_>>()[..]
        );
        game.builds("Albany–New York");

        assert_eq!(game.trains.top, [Grey, Red, Yellow, Brown, Green, Blue].map(Some));
    }
}
