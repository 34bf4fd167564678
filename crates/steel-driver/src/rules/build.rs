//! SD-4: the companies build, one link each, round and round.

use super::{collect, transcontinental};
use crate::state::SteelDriver;
use crate::tables::board::STARTING_LINKS;
use crate::{Action, City, Company, Event, Illegal, Link, LinkSet, PassReason, Phase};
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

/// SD-4.1: the train table's first company acts first.
pub(crate) fn begin(game: &mut SteelDriver, events: &mut Vec<Event>) {
    let first = game.trains.first();
    ask(game, first, events);
}

/// SD-4.4 to SD-4.7: a free link that the company reaches and can pay.
pub(crate) fn may_build(game: &SteelDriver, link: Link, start: Option<City>) -> Result<Building, Illegal> {
    let Phase::Build { company, seat } = game.phase else {
        return Err(Illegal::NotNow { phase: game.phase });
    };
    free_link(game, link)?;
    let start = said_start(game, company, link, start)?;
    affordable_price(game, company, link)?;
    Ok(Building { company, seat, start, reached: newly_reached(game, company, link, start) })
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
    let space = game.trains.space_of(company).expect("a company that builds has not passed");
    let next = game.trains.after(space);
    ask(game, next, events);
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
                events.push(Event::CompanyPassed { company, place, reason });
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
    if possible_links(game, company).is_empty() {
        return Err(PassReason::NothingToBuild);
    }
    Ok(seat)
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
        Some(city) => Err(Illegal::NotTheStart { link, city }),
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
        Some(city) if link.has_two_starts() && link.touches(city) => Ok(city),
        Some(city) => Err(Illegal::NotTheStart { link, city }),
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

/// SD-4.10 to SD-4.12: the end that is neither on the network nor the start of a first link.
fn newly_reached(game: &SteelDriver, company: Company, link: Link, start: Option<City>) -> Option<City> {
    let its = game.company(company);
    let (a, b) = link.ends();
    [a, b].into_iter().find(|city| !its.cities.contains(*city) && start != Some(*city))
}
