//! How far a company comes with so many stones, if nobody comes in between.

use steel_driver::{City, CitySet, Company, Link, LinkSet, View};

/// What so many stones of a bid, with those on its field, could earn a company this round.
pub(super) fn could_earn(view: &View, company: Company, stones: u8) -> u32 {
    worth(&reached(view, company, None, stones + view.company(company).stones))
}

/// The cities that so many stones lead to, from its network, or once it has laid a link: each time the one that brings most for its price.
pub(super) fn reached(view: &View, company: Company, laid: Option<Link>, stones: u8) -> Vec<City> {
    let its = view.company(company);
    let (mut free, mut cities, mut stones) = (view.free_links(), its.cities, stones);
    let mut track = its.track_left;
    if let Some(link) = laid {
        let (a, b) = link.ends();
        (free, cities, track) = (free.without(link), cities.with(a).with(b), track - 1);
    }
    let mut reached = Vec::new();
    while track > 0 {
        let is_from = |city: City| if cities.is_empty() { city.is_start() } else { cities.contains(city) };
        let leads_to = |link: Link| {
            let (a, b) = link.ends();
            let ends = [(a, b), (b, a)].into_iter();
            ends.filter(|(from, to)| is_from(*from) && !cities.contains(*to))
                .map(|(_, to)| to)
                .max_by_key(|to| to.value())
        };
        let near = free.both(at(cities));
        let offers = near.iter().filter(|link| link.price() <= stones).filter_map(|link| Some((link, leads_to(link)?)));
        let per_stone = |(link, city): &(Link, City)| (city.value() * 60 / u32::from(link.price()), city.value());
        let Some((link, city)) = offers.max_by_key(per_stone) else { break };
        let (a, b) = link.ends();
        (free, cities, stones, track) = (free.without(link), cities.with(a).with(b), stones - link.price(), track - 1);
        reached.push(city);
    }
    reached
}

/// SD-4.2, SD-4.8: whether a company could build a free link with the stones on its field.
pub(super) fn can_build(view: &View, company: Company, link: Link) -> bool {
    let its = view.company(company);
    link.price() <= its.stones && its.track_left > 0 && touches(view, company, link)
}

/// SD-4.5, SD-4.6: a first link a hexagonal city, a later one the network.
pub(super) fn touches(view: &View, company: Company, link: Link) -> bool {
    let (a, b) = link.ends();
    let its = view.company(company);
    match its.links.is_empty() {
        true => a.is_start() || b.is_start(),
        false => its.cities.contains(a) || its.cities.contains(b),
    }
}

/// The links that touch a network; of a company that has none yet all of them.
fn at(cities: CitySet) -> LinkSet {
    match cities.is_empty() {
        true => Link::all().collect(),
        false => cities.iter().fold(LinkSet::EMPTY, |all, city| all.union(city.links())),
    }
}

pub(super) fn worth(cities: &[City]) -> u32 {
    cities.iter().map(|city| city.value()).sum()
}
