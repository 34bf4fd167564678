//! SD-5: San Francisco and New York are joined.

use crate::state::SteelDriver;
use crate::tables::links::MAP;
use crate::{City, Company, Event, LinkSet, Transcontinental};

/// SD-5.1, SD-5.4: after a link of this company, once a game.
pub(crate) fn score(game: &mut SteelDriver, builder: Company, events: &mut Vec<Event>) {
    if game.transcontinental.is_some() {
        return;
    }
    let Some(joined) = joined(&game.companies.map(|company| company.links), builder, game.round) else { return };

    events.push(Event::ContinentJoined { company: builder, links: joined.length });
    for company in [builder].into_iter().chain(joined.others.iter()) {
        let dollars = joined.bonus(company);
        game.company_mut(company).profit += dollars;
        events.push(Event::BonusEarned { company, dollars });
    }
    game.transcontinental = Some(joined);
}

/// SD-5.1: where one more link would join the coasts, if these are built and don't join them yet.
pub(crate) fn closing(built: LinkSet) -> LinkSet {
    let at = |coast: City| MAP.links_at_any(MAP.reachable(built, coast));
    at(City::SAN_FRANCISCO).both(at(City::NEW_YORK))
}

/// SD-5.2, SD-5.3, SD-5.8: if these links, by company, join the coasts: the routes of fewest companies, then fewest links.
pub(crate) fn joined(links: &[LinkSet; 6], builder: Company, round: u8) -> Option<Transcontinental> {
    let all = links.iter().fold(LinkSet::EMPTY, |all, links| all.union(*links));
    let (from, to) = (City::SAN_FRANCISCO, City::NEW_YORK);
    let leaves = |city: City| !all.both(city.links()).is_empty();
    if !leaves(to) || !leaves(from) || !MAP.is_joined(all, from, to) {
        return None;
    }
    let best = MAP.best_routes::<Company>(links, from, to)?;
    Some(Transcontinental {
        round,
        builder,
        others: best.owners.without(builder),
        length: best.length,
        routes: best.links,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Action;
    use crate::rules::positions::{ANGELA, ANNA, ERIK, link, new_game};
    use Company::{Blue, Brown, Green, Grey, Red, Yellow};

    const WEST: &[&str] = &["San Francisco", "Salt Lake City", "Denver"];

    /// SD-5.5: all but the closing link; Green, controlled by Anna, has five stones.
    fn example() -> SteelDriver {
        new_game(3)
            .controls(ANNA, Green)
            .field(Green, 5)
            .track(Green, WEST)
            .track(Red, &["New York", "Philadelphia", "Pittsburgh", "Cleveland", "Chicago"])
            .track(Red, &["Baltimore", "Pittsburgh"])
            .track(Yellow, &["Omaha", "Davenport", "Chicago"])
            .track(Brown, &["Kansas City", "Omaha", "St. Paul", "Chicago"])
            .track(Grey, &["Kansas City", "St. Louis", "Nashville", "Indianapolis", "Chicago"])
            .track(Blue, &["Chicago", "Detroit", "Cleveland", "Buffalo", "Albany", "New York"])
            .building()
    }

    /// The same, with Yellow, Brown and Grey coming from start cities.
    fn playable_example() -> SteelDriver {
        example()
            .track(Yellow, &["New Orleans", "Memphis", "St. Louis", "Davenport"])
            .track(Brown, &["New Orleans", "Dallas", "Kansas City"])
            .track(Grey, &["Charleston", "Atlanta", "Nashville"])
    }

    /// The bonuses of a closing link, by company.
    fn bonuses(mut game: SteelDriver, closing: &str) -> Vec<(Company, u32)> {
        let events = game.builds(closing);
        let bonus = |event: &Event| match *event {
            Event::BonusEarned { company, dollars } => Some((company, dollars)),
            _ => None,
        };
        events.iter().filter_map(bonus).collect()
    }

    /// SD-5.1: those links close the gap that would be scored if they were built, and no others.
    #[test]
    fn the_links_that_would_close_the_gap_are_known_beforehand() {
        let mut closed = 0;
        for game in [new_game(3), example(), playable_example()] {
            let view = engine::Game::view(&game, engine::Viewer::Spectator);
            let closing = view.closing_links();
            for link in view.free_links().iter() {
                assert_eq!(closing.contains(link), view.transcontinental_if(Green, link).is_some(), "{link}");
                closed += usize::from(closing.contains(link));
            }
        }
        assert!(closed > 1, "{closed}");
    }

    /// SD-5.5: Denver–Omaha: Green 50; Red, Yellow and Brown 30, for Yellow's and Brown's routes are as long.
    #[test]
    fn the_example_by_omaha() {
        for game in [example(), playable_example()] {
            assert_eq!(bonuses(game, "Denver–Omaha"), [(Green, 50), (Red, 30), (Yellow, 30), (Brown, 30)]);
        }
    }

    /// SD-5.5: Denver–Kansas City: Green 50; Red and Brown 30: Grey's route is one link longer.
    #[test]
    fn the_example_by_kansas_city() {
        for game in [example(), playable_example()] {
            assert_eq!(bonuses(game, "Denver–Kansas City"), [(Green, 50), (Red, 30), (Brown, 30)]);
        }
    }

    /// SD-5.5: with Blue on Buffalo–New York its route is as long as Red's.
    #[test]
    fn the_example_with_a_shorter_way_for_blue() {
        for game in [example(), playable_example()] {
            let game = game.track(Blue, &["Buffalo", "New York"]);

            assert_eq!(bonuses(game, "Denver–Omaha"), [(Green, 50), (Red, 30), (Yellow, 30), (Blue, 30), (Brown, 30)]);
        }
    }

    /// SD-5.1, SD-5.7: the builder gets 50 on top of the city's value, and not 30 too.
    #[test]
    fn the_builder_gets_50_and_the_city() {
        let mut game = example();
        let events = game.builds("Denver–Omaha");

        assert!(events.contains(&Event::ContinentJoined { company: Green, links: 9 }));
        assert!(events.contains(&Event::ProfitPaid { seat: ANNA, company: Green, dollars: 90 }), "Omaha is worth 40");
    }

    /// SD-5.2: fewest companies come first, however long the way.
    #[test]
    fn a_long_way_with_two_companies_beats_a_short_one_with_three() {
        let game = new_game(3)
            .controls(ANNA, Green)
            .field(Green, 4)
            .track(Green, WEST)
            .track(Red, &["Omaha", "Davenport", "Chicago"])
            .track(Blue, &["Chicago", "Cleveland", "Buffalo", "New York"])
            .track(
                Grey,
                &["Omaha", "St. Paul", "Duluth", "Detroit", "Cleveland", "Pittsburgh", "Philadelphia", "New York"],
            )
            .building();

        assert_eq!(bonuses(game, "Denver–Omaha"), [(Green, 50), (Grey, 30)]);
    }

    /// SD-5.2, SD-5.8: then fewest links, counted over the whole route, all companies together.
    #[test]
    fn of_as_many_companies_the_shortest_whole_route_counts() {
        let game = new_game(3)
            .controls(ANNA, Green)
            .field(Green, 4)
            .track(Green, WEST)
            // Green's own part is longer by way of Blue's short cut, yet the whole is shorter.
            .track(Green, &["Omaha", "St. Paul", "Chicago", "Cleveland"])
            .track(Blue, &["Cleveland", "Buffalo", "New York"])
            .track(
                Red,
                &[
                    "Omaha",
                    "Davenport",
                    "St. Louis",
                    "Indianapolis",
                    "Cincinnati",
                    "Pittsburgh",
                    "Philadelphia",
                    "New York",
                ],
            )
            .building();

        assert_eq!(bonuses(game, "Denver–Omaha"), [(Green, 50), (Blue, 30)]);
    }

    /// SD-5.3: still tied, every company on any of the routes takes part; SD-5.2: a shorter one would take it alone.
    #[test]
    fn equal_routes_all_take_part() {
        let game = new_game(3)
            .controls(ANNA, Green)
            .field(Green, 4)
            .track(Green, WEST)
            .track(Green, &["Omaha", "Davenport", "Chicago", "Cleveland"])
            .track(Red, &["Cleveland", "Pittsburgh", "Philadelphia", "New York"])
            .track(Blue, &["Cleveland", "Buffalo", "Albany", "New York"])
            .building();

        assert_eq!(bonuses(game.clone(), "Denver–Omaha"), [(Green, 50), (Red, 30), (Blue, 30)]);
        let shorter = game.track(Blue, &["Buffalo", "New York"]);
        assert_eq!(bonuses(shorter, "Denver–Omaha"), [(Green, 50), (Blue, 30)]);
    }

    /// SD-5.4: it happens only once.
    #[test]
    fn a_second_way_across_pays_nothing() {
        let mut game = example().field(Green, 20);
        game.builds("Denver–Omaha");
        let scored = game.transcontinental;

        let events = game.builds("Denver–Kansas City");

        assert!(!events.iter().any(|event| matches!(event, Event::BonusEarned { .. } | Event::ContinentJoined { .. })));
        assert_eq!(game.transcontinental, scored);
    }

    /// SD-5.6: companies that have passed get their bonus, which this round's controller collects, whoever laid the track.
    #[test]
    fn this_rounds_controller_collects_the_bonus() {
        let mut game = example().controls(ERIK, Red).shares(ANGELA, Red, 2);

        let events = game.builds("Denver–Kansas City");

        assert!(events.contains(&Event::ProfitPaid { seat: ERIK, company: Red, dollars: 30 }));
    }

    /// SD-5.6: the bonus of a company without a controller goes to nobody.
    #[test]
    fn an_uncontrolled_companys_bonus_is_lost() {
        let mut game = example().controls(ERIK, Red);

        let events = game.builds("Denver–Kansas City");

        assert!(events.contains(&Event::ProfitLost { company: Brown, dollars: 30 }));
        assert_eq!([ANNA, ERIK, ANGELA].map(|seat| game.money_of(seat)), [90, 30, 0]);
    }

    /// SD-5.7: the closing link reaches a city new to its builder: two of one network are joined already.
    #[test]
    fn the_closing_link_reaches_a_new_city() {
        let mut game = example();

        for closing in ["Denver–Omaha", "Denver–Kansas City"] {
            let game = &mut game.clone();
            assert!(matches!(game.builds(closing)[0], Event::LinkBuilt { city: Some(_), .. }));
        }
        let events = game.builds("San Francisco–Los Angeles");
        assert!(!events.iter().any(|event| matches!(event, Event::BonusEarned { .. })), "that closes nothing");
    }

    /// SD-5.8: "fewest companies" counts the builder; nobody chooses the route.
    #[test]
    fn the_builder_is_one_of_the_companies_that_are_counted() {
        // By Omaha Green and Red do it; by Kansas City it would be Green, Blue and Red.
        let game = new_game(3)
            .controls(ANNA, Green)
            .field(Green, 4)
            .track(Green, WEST)
            .track(Green, &["Kansas City", "St. Louis"])
            .track(Blue, &["St. Louis", "Chicago"])
            .track(Red, &["Kansas City", "Omaha", "Davenport", "Chicago", "Cleveland", "Buffalo", "New York"])
            .building();

        assert_eq!(bonuses(game.clone(), "Denver–Kansas City"), [(Green, 50), (Red, 30)]);
        assert_eq!(bonuses(game, "Denver–Omaha"), [(Green, 50), (Red, 30)]);
    }

    /// SD-5.9: one company alone may close it, and then only it gets a bonus.
    #[test]
    fn one_company_may_cross_alone() {
        let game = new_game(3)
            .controls(ANNA, Green)
            .field(Green, 4)
            .track(Green, WEST)
            .track(Green, &["Omaha", "Davenport", "Chicago", "Cleveland", "Buffalo", "New York"])
            .track(Red, &["Chicago", "Detroit", "Buffalo"])
            .building();

        assert_eq!(bonuses(game, "Denver–Omaha"), [(Green, 50)]);
    }

    /// SD-5.9: while it is not closed there is no bonus.
    #[test]
    fn an_open_gap_pays_nothing() {
        let mut game = example();
        let events = game.does(Action::Build { link: link("Denver–Santa Fe"), start: None });

        assert!(!events.iter().any(|event| matches!(event, Event::BonusEarned { .. })));
        assert_eq!(game.transcontinental, None);
    }

    #[test]
    fn the_scored_routes_are_kept_for_the_board() {
        let mut game = example();
        game.builds("Denver–Omaha");
        let scored = game.transcontinental.unwrap();

        assert_eq!((scored.round, scored.builder, scored.length), (1, Green, 9));
        assert_eq!(scored.routes.len(), 11, "two ways from Omaha to Chicago");
        assert!(scored.routes.contains(link("Omaha–St. Paul")) && scored.routes.contains(link("Omaha–Davenport")));
        assert_eq!(scored.participants().len(), 4);
        assert_eq!([Green, Red, Blue].map(|company| scored.bonus(company)), [50, 30, 0]);
    }
}
