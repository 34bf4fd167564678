//! The board: what changes with the game, drawn over the backdrop.

use super::canvas::{
    CITY_RADIUS, MILEPOST_RADIUS, PLATE_HEIGHT, Plate, VIEW_BOX, city_id, city_target, line, link_id, link_target,
    milepost, place, plate,
};
use super::coasts::{self, gap, spikes};
use super::news::News;
use super::ribbon::ribbon;
use super::tracks::{joined_route, rails, signs, tracks};
use crate::parts::area::Area;
use crate::parts::point::Point;
use crate::{Inputs, Scene};
use maud::{Markup, html};
use std::sync::LazyLock;
use steel_driver::{City, Company, Event, Link, LinkSet, SteelDriver, View};

/// What lies on the map for everybody, and what of it is new.
pub(crate) fn looks_at(view: &View, news: &[Event]) -> Inputs {
    let news = News::of(news);
    let news = (&news.links, &news.goods, news.is_joined, &news.won);
    let joined = Inputs::of(&view.transcontinental);
    Inputs::hashed(&(links(view), view.goods_on_board, joined, coasts::looks_at(view), news))
}

fn links(view: &View) -> Vec<LinkSet> {
    view.companies.iter().map(|company| company.links).collect()
}

/// What lies on the links, and what of it is new.
fn rails_look_at(view: &View, news: &News) -> Inputs {
    let joined = view.transcontinental.filter(|_| news.is_joined).map(|joined| joined.routes);
    Inputs::hashed(&(links(view), &news.links, joined))
}

/// What lies on the links of one company.
fn company_looks_at(view: &View, company: Company, news: &News) -> Inputs {
    let links = view.company(company).links;
    let new: Vec<Link> = links.iter().filter(|link| news.is_new(*link)).collect();
    Inputs::hashed(&(links, new))
}

pub(crate) fn board(scene: &Scene<SteelDriver>) -> Markup {
    let news = News::of(scene.news);
    let board = scene.view.options.map;
    html! {
        svg #board viewBox=(VIEW_BOX) role="group" aria-label=(summary(scene)) {
            (scene.piece(("links", 0), || Inputs::of(&board), link_areas))
            g.drawn aria-hidden="true" {
                (gap(scene.view))
                (scene.piece(("rails", 0), || rails_look_at(scene.view, &news), |scene| {
                    html! { (joined_route(scene.view, &news)) (tracks(scene.view, &news, |company| {
                        let looks_at = || company_looks_at(scene.view, company, &news);
                        scene.piece(("rails-of", company.index()), looks_at, |scene| rails(scene.view, company, &news))
                    })) }
                }))
                (possible_links(scene))
                g #signs {
                    @for company in Company::ALL {
                        (scene.piece(("signs", company.index()), || company_looks_at(scene.view, company, &news), |scene| {
                            signs(scene.view, company, &news)
                        }))
                    }
                }
                use href="#sd-cities" {}
                (spikes(scene.view))
            }
            (scene.piece(("cities", 0), || Inputs::of(&board), cities))
            g.drawn aria-hidden="true" {
                g #pieces { (goods(scene.view, &news)) }
                (gains(&news))
                (ribbon(scene, &news))
            }
        }
    }
}

static LINKS: LazyLock<Vec<Area>> = LazyLock::new(|| Link::all().map(link_area).collect());
static CITIES: LazyLock<Vec<Area>> = LazyLock::new(|| City::all().map(city_area).collect());

fn link_area(link: Link) -> Area {
    let target = link_target(link);
    let shape = html! { path d=(line(link)) data-target=(target) {} };
    Area::new(target, shape)
}

fn city_area(city: City) -> Area {
    let (target, at) = (city_target(city), place(city));
    let shape = html! { circle cx=(at.x) cy=(at.y) r=(CITY_RADIUS) data-target=(target) {} };
    Area::new(target, shape)
}

fn link_areas(scene: &Scene<SteelDriver>) -> Markup {
    let areas = scene.view.options.map.links().iter().map(|link| &LINKS[link.index()]);
    html! { g.links { (Area::drawn(areas, |target| class(scene, target))) } }
}

fn cities(scene: &Scene<SteelDriver>) -> Markup {
    let areas = scene.view.options.map.cities().iter().map(|city| &CITIES[city.index()]);
    html! { g.cities { (Area::drawn(areas, |target| class(scene, target))) } }
}

fn class(scene: &Scene<SteelDriver>, target: &str) -> &'static str {
    if is_lit(scene, target) { "legal" } else { "" }
}

fn is_lit(scene: &Scene<SteelDriver>, target: &str) -> bool {
    scene.lit.is_lit(target)
}

/// The links that can be built now: dashed, with the price on a dark milepost.
fn possible_links(scene: &Scene<SteelDriver>) -> Markup {
    let free = scene.view.free_links();
    let possible: Vec<Link> = free.iter().filter(|link| is_lit(scene, &link_target(*link))).collect();
    let lines: String = possible.iter().map(|link| line(*link)).collect();
    html! {
        @if !possible.is_empty() {
            path.possible d=(lines) {}
            g.prices {
                @for link in &possible {
                    @let at = milepost(*link);
                    circle cx=(at.x) cy=(at.y) r=(MILEPOST_RADIUS + 1.0) {}
                    text x=(at.x) y=(at.moved(0.0, 4.3).rounded().y) { (link.price()) }
                }
            }
        }
    }
}

/// SD-8.1: a piece on every city that is served; one that was taken just now lifts off.
fn goods(view: &View, news: &News) -> Markup {
    html! {
        @for city in view.goods_on_board.iter() { (good(city, false)) }
        @for (city, _) in &news.goods { (good(*city, true)) }
    }
}

fn good(city: City, is_leaving: bool) -> Markup {
    let at = place(city);
    html! {
        g.piece.leaving[is_leaving] id={ "good-" (city_id(city)) } transform={ "translate(" (at.x) " " (at.y) ")" } {
            use href={ "#sd-piece-" (city.good().word()) } {}
        }
    }
}

/// What the last links brought, rising from the city they reached.
fn gains(news: &News) -> Markup {
    html! {
        @for (link, reached) in &news.links {
            @if let Some(city) = reached {
                @let at = gain_at(*city);
                text.gain id={ "gain-" (link_id(*link)) } x=(at.x) y=(at.y) { "+$" (city.value()) }
            }
        }
    }
}

/// Above its city, or wherever beside it the sum covers no name while it rises.
fn gain_at(city: City) -> Point {
    let middle = place(city);
    let spots = [(0.0, -22.0), (0.0, 36.0), (38.0, 4.0), (-38.0, 4.0)].map(|(right, down)| middle.moved(right, down));
    let covered = |at: &Point| City::all().filter(|other| covers(plate(*other), *at)).count();
    spots.into_iter().min_by_key(covered).unwrap_or(middle)
}

/// A sum is as wide as "+$60", and rises by its height.
fn covers(name: Plate, at: Point) -> bool {
    let (left, right, top, bottom) = (at.x - 17.0, at.x + 17.0, at.y - 26.0, at.y + 4.0);
    name.corner.x < right
        && left < name.corner.x + name.width
        && name.corner.y < bottom
        && top < name.corner.y + PLATE_HEIGHT
}

/// The map in a sentence, for readers who can't see it; the tables beside it hold the rest.
fn summary(scene: &Scene<SteelDriver>) -> String {
    let words = scene.words;
    let on_board: Vec<String> = Company::ALL
        .into_iter()
        .map(|company| (company, scene.view.company(company).links.len()))
        .filter(|(_, links)| *links > 0)
        .map(|(company, links)| {
            words.say_with("sd-map-company", &[("company", words.say(company.word()).into()), ("links", links.into())])
        })
        .collect();
    match on_board.is_empty() {
        true => words.say("sd-map-empty"),
        false => words.say_with("sd-map", &[("companies", on_board.join(", ").into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_link_brings_covers_no_name() {
        for city in City::all() {
            let at = gain_at(city);
            assert!(!City::all().any(|other| covers(plate(other), at)), "the gain of {city} covers a name");
        }
    }
}
