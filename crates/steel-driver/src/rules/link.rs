//! SD-4.4 to SD-4.16: which link a company may build, what it costs and what it brings.

use super::{build, transcontinental};
use crate::state::SteelDriver;
use crate::tables::board::STARTING_LINKS;
use crate::{Action, City, CitySet, Company, Event, Illegal, Link, LinkSet, Phase};
use engine::Seat;

/// A link that may be built.
pub(crate) struct Building {
    company: Company,
    seat: Seat,
    /// SD-4.5: for a first link.
    start: Option<City>,
    /// SD-4.10: the city that is new to the company.
    reached: Option<City>,
}

/// SD-4.4 to SD-4.7: a free link that the company reaches and can pay.
pub(crate) fn may_build(game: &SteelDriver, link: Link, start: Option<City>) -> Result<Building, Illegal> {
    let Phase::Build { company, seat } = game.phase else {
        return Err(Illegal::NotNow { phase: game.phase });
    };
    free_link(game, link)?;
    let start = said_start(game, company, link, start)?;
    affordable_price(game, company, link)?;
    Ok(Building { company, seat, start, reached: newly_reached(game.company(company).cities, link, start) })
}

/// SD-4.4, SD-4.10: price, track and profit, then the next company.
pub(crate) fn build(
    game: &mut SteelDriver,
    link: Link,
    start: Option<City>,
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    let Building { company, seat, start, reached } = may_build(game, link, start)?;

    let stones = link.price();
    let (a, b) = link.ends();
    game.supply += stones;
    let its = game.company_mut(company);
    its.stones -= stones;
    its.track_left -= 1;
    its.links = its.links.with(link);
    its.cities = its.cities.with(a).with(b);
    its.profit += reached.map_or(0, City::value);
    if let Some(city) = start {
        its.start = start;
        events.push(Event::CompanyStarted { company, city });
    }
    events.push(Event::LinkBuilt { seat, company, link, stones, city: reached });
    transcontinental::score(game, company, events);
    build::go_on(game, company, events);
    Ok(())
}

/// Every link that could be next; one with two possible starts is two possibilities (SD-4.15).
pub(crate) fn list(game: &SteelDriver, legal: &mut Vec<Action>) {
    let Phase::Build { company, .. } = game.phase else { return };
    let begins = game.company(company).links.is_empty();
    for link in possible_links(game, company).iter() {
        if begins && link.has_two_starts() {
            let (a, b) = link.ends();
            legal.extend([a, b].map(|city| Action::Build { link, start: Some(city) }));
        } else {
            legal.push(Action::Build { link, start: None });
        }
    }
}

/// SD-4.2: what the company can pay for and place.
pub(crate) fn possible_links(game: &SteelDriver, company: Company) -> LinkSet {
    let its = game.company(company);
    let means = its.within_means();
    if means.is_empty() {
        return means;
    }
    its.within_reach().both(means).both(game.options.map.links()).minus(game.built())
}

/// SD-4.10 to SD-4.12: the end that is neither on the network nor the start of a first link.
pub(crate) fn newly_reached(network: CitySet, link: Link, start: Option<City>) -> Option<City> {
    let (a, b) = link.ends();
    [a, b].into_iter().find(|city| !network.contains(*city) && start != Some(*city))
}

/// SD-4.7
fn free_link(game: &SteelDriver, link: Link) -> Result<(), Illegal> {
    if !game.options.map.links().contains(link) {
        return Err(Illegal::NotOnThisBoard { link });
    }
    match game.owner(link) {
        Some(by) => Err(Illegal::LinkTaken { link, by }),
        None => Ok(()),
    }
}

/// SD-4.5, SD-4.6: a later link touches the network; a first one has a start, said only where both ends could be it.
fn said_start(game: &SteelDriver, company: Company, link: Link, said: Option<City>) -> Result<Option<City>, Illegal> {
    let its = game.company(company);
    if its.links.is_empty() {
        return first_start(company, link, said).map(Some);
    }
    let (a, b) = link.ends();
    if !its.cities.contains(a) && !its.cities.contains(b) {
        return Err(Illegal::NotOnNetwork { company, link });
    }
    match said {
        Some(_) => Err(Illegal::NoStartToChoose { link }),
        None => Ok(None),
    }
}

/// SD-4.5
fn first_start(company: Company, link: Link, said: Option<City>) -> Result<City, Illegal> {
    let (a, b) = link.ends();
    if !STARTING_LINKS.contains(link) {
        return Err(Illegal::NoStartThere { company, link });
    }
    match said {
        None if link.has_two_starts() => Err(Illegal::StartMissing { link }),
        None => Ok(if a.is_start() { a } else { b }),
        Some(city) if !link.touches(city) || !city.is_start() => Err(Illegal::NotTheStart { link, city }),
        Some(city) if link.has_two_starts() => Ok(city),
        Some(_) => Err(Illegal::NoStartToChoose { link }),
    }
}

/// SD-4.4: paid from the company's field.
fn affordable_price(game: &SteelDriver, company: Company, link: Link) -> Result<(), Illegal> {
    let (stones, price) = (game.company(company).stones, link.price());
    if price > stones {
        return Err(Illegal::CannotAfford { company, stones, price });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::positions::{ANNA, ERIK, city, link, new_game, opened, red_builds};
    use crate::{Board, Options};
    use Company::{Blue, Brown, Red};

    /// SD-4.4: the price is paid from the company's field, to the supply; players' own stones buy no track.
    #[test]
    fn the_field_pays_for_the_link() {
        let mut game = red_builds(5, &["San Francisco", "Salt Lake City"]).controls(ERIK, Blue).field(Blue, 2);
        let (players, supply) = (game.stones, game.supply);

        let refused = game.refuses(Action::Build { link: link("Salt Lake City–Omaha"), start: None });
        assert_eq!(refused, Illegal::CannotAfford { company: Red, stones: 5, price: 6 });
        game.builds("San Francisco–Los Angeles");

        assert_eq!((game.company(Red).stones, game.supply), (1, supply + 4));
        assert_eq!(game.stones, players);
    }

    /// SD-4.5: a first link starts at a hexagonal city.
    #[test]
    fn a_first_link_starts_at_a_hexagonal_city() {
        let mut game = red_builds(6, &[]);

        let refused = game.refuses(Action::Build { link: link("Denver–Omaha"), start: None });

        assert_eq!(refused, Illegal::NoStartThere { company: Red, link: link("Denver–Omaha") });
        let events = game.builds("New Orleans–Memphis");
        assert_eq!(events[0], Event::CompanyStarted { company: Red, city: city("New Orleans") });
        assert_eq!(game.company(Red).start, Some(city("New Orleans")));
    }

    /// SD-4.5: the controller says which end is the start when both could be, and only then.
    #[test]
    fn the_start_is_said_where_both_ends_could_be_it() {
        let mut game = red_builds(6, &[]);
        let (both, one) = (link("New York–Philadelphia"), link("New York–Albany"));
        let build = |link, start: Option<&str>| Action::Build { link, start: start.map(city) };

        assert_eq!(game.refuses(build(both, None)), Illegal::StartMissing { link: both });
        let elsewhere = Illegal::NotTheStart { link: both, city: city("Boston") };
        assert_eq!(game.refuses(build(both, Some("Boston"))), elsewhere);
        let superfluous = Illegal::NoStartToChoose { link: one };
        assert_eq!(game.refuses(build(one, Some("New York"))), superfluous);
        game.builds_from("Philadelphia", "New York–Philadelphia");

        assert_eq!((game.company(Red).start, game.profit_of(Red)), (Some(city("Philadelphia")), 40));
        let later = link("Boston–New York");
        let refused = Illegal::NoStartToChoose { link: later };
        assert_eq!(game.refuses(build(later, Some("New York"))), refused, "it has started");
    }

    /// SD-4.6: every later link touches the company's network.
    #[test]
    fn a_later_link_touches_the_network() {
        let game = red_builds(6, &["Boston", "Albany"]);

        let refused = game.refuses(Action::Build { link: link("New Orleans–Memphis"), start: None });

        assert_eq!(refused, Illegal::NotOnNetwork { company: Red, link: link("Memphis–New Orleans") });
        assert!(game.may_build("Albany–Buffalo") && game.may_build("Boston–New York"));
        assert_eq!(game.legal().len(), 3);
    }

    /// SD-4.7: one link on a route, whoever built it.
    #[test]
    fn a_route_holds_one_link() {
        let game = red_builds(6, &["Boston", "Albany"]).track(Blue, &["New York", "Albany"]);

        let refused = game.refuses(Action::Build { link: link("Albany–New York"), start: None });

        assert_eq!(refused, Illegal::LinkTaken { link: link("Albany–New York"), by: Blue });
        assert!(!game.may_build("Albany–New York") && !game.may_build("Albany–Boston"));
    }

    /// SD-0.4: a link of the other board can't be built.
    #[test]
    fn each_board_has_its_own_links() {
        let on = |map| {
            opened(3, Options { map, ..Options::default() })
                .controls(ANNA, Red)
                .track(Red, &["San Francisco", "Portland"])
                .field(Red, 6)
                .building()
        };
        let (small, large) = (on(Board::Cities38), on(Board::Cities42));
        let build = |name| Action::Build { link: link(name), start: None };

        assert!(small.may_build("Portland–Salt Lake City") && large.may_build("Portland–Seattle"));
        let refused = |name| Illegal::NotOnThisBoard { link: link(name) };
        assert_eq!(small.refuses(build("Portland–Seattle")), refused("Portland–Seattle"));
        assert_eq!(large.refuses(build("Portland–Salt Lake City")), refused("Portland–Salt Lake City"));
    }

    /// SD-4.10: the profit rises by the value of the city reached, also when others are there.
    #[test]
    fn a_reached_city_adds_its_value() {
        let mut game =
            red_builds(6, &["Baltimore", "Richmond"]).track(Blue, &["Philadelphia", "Pittsburgh"]).profit(Blue, 40);

        let events = game.builds("Baltimore–Pittsburgh");

        assert_eq!((game.profit_of(Red), game.profit_of(Blue)), (40, 40));
        let city = Some(city("Pittsburgh"));
        assert_eq!(
            events[0],
            Event::LinkBuilt { seat: ANNA, company: Red, link: link("Pittsburgh–Baltimore"), stones: 3, city }
        );
    }

    /// SD-4.11, SD-4.16: a link between two cities of its own network adds nothing, and is legal: networks close loops.
    #[test]
    fn a_loop_adds_nothing() {
        let mut game = red_builds(6, &["Boston", "Albany", "New York"]);

        let events = game.builds("Boston–New York");

        assert!(matches!(events[0], Event::LinkBuilt { city: None, stones: 3, .. }));
        assert_eq!((game.profit_of(Red), game.company(Red).links.len()), (0, 3));
    }

    /// SD-4.11: also when it is all that can be built.
    #[test]
    fn a_loop_can_be_forced() {
        let game = red_builds(3, &["Boston", "Albany", "New York"])
            .track(Blue, &["New York", "Philadelphia"])
            .track(Brown, &["Buffalo", "Albany"]);

        assert_eq!(game.legal(), [Action::Build { link: link("Boston–New York"), start: None }]);
    }

    /// SD-4.12: the first link scores only the city it leads to, and the start city never pays, not even later.
    #[test]
    fn the_start_city_never_pays() {
        let mut game = red_builds(9, &[]);
        game.builds_from("Boston", "Boston–New York");
        assert_eq!(game.profit_of(Red), 40, "New York, not Boston");
        game.builds("New York–Albany");
        assert_eq!(game.profit_of(Red), 60);
        let events = game.builds("Albany–Boston");

        assert!(matches!(events[0], Event::LinkBuilt { city: None, .. }), "back at the start");
    }

    /// SD-4.14: several companies may start in one city, and a hexagonal city pays who reaches it from elsewhere.
    #[test]
    fn a_start_city_is_shared_and_pays_others() {
        let mut game = red_builds(6, &["Boston", "Albany"]).controls(ERIK, Blue).field(Blue, 2);
        game.builds("Albany–New York");
        assert_eq!(game.profit_of(Red), 40, "New York is hexagonal, and not where Red started");
        game = red_builds(2, &["Boston", "New York"]).controls(ERIK, Blue).field(Blue, 9);
        game.builds("Albany–New York");
        assert_eq!(game.turn(), Some((Blue, ERIK)));
        game.builds("Boston–Albany");

        assert_eq!(game.company(Blue).start, Some(city("Boston")));
    }

    /// SD-4.15: a first link with two hexagonal ends is two possibilities: it is not forced.
    #[test]
    fn two_starts_are_two_possibilities() {
        let starts = STARTING_LINKS.both(Board::Cities38.links());
        let mut game = red_builds(3, &[]);
        // Every other free route at a hexagonal city is taken.
        for link in starts.iter().filter(|other| *other != link("Boston–New York")) {
            game.company_mut(Blue).links = game.company(Blue).links.with(link);
        }
        let start = |name| Action::Build { link: link("Boston–New York"), start: Some(city(name)) };

        assert_eq!(game.legal(), [start("Boston"), start("New York")]);
    }

    /// SD-4.16: networks may branch.
    #[test]
    fn a_network_may_branch() {
        let mut game = red_builds(9, &["Charleston", "Raleigh", "Atlanta"]);
        game.builds("Raleigh–Richmond");
        game.builds("Atlanta–Nashville");

        assert_eq!(game.company(Red).cities.len(), 5);
    }

    /// SD-0.8: profits have no upper limit.
    #[test]
    fn a_profit_goes_beyond_200() {
        let mut game = red_builds(4, &["San Francisco", "Los Angeles"]).profit(Red, 190);

        let events = game.builds("San Francisco–Portland");

        assert!(events.contains(&Event::ProfitPaid { seat: ANNA, company: Red, dollars: 250 }));
    }

    /// SD-9.3: nobody builds while the table waits for something else.
    #[test]
    fn building_waits_for_its_phase() {
        let game = new_game(3);
        let phase = game.phase;

        let refused = game.refuses(Action::Build { link: link("Boston–Albany"), start: None });

        assert_eq!(refused, Illegal::NotNow { phase });
    }
}
