//! The finished board as a poster: a drawing of its own, with its own colours and letters, so that it looks the same wherever it is taken.
//!
//! Wagons are drawn one by one: programs that print don't all know how long a path is said to be.

use super::{CampaignPage, printed, year};
use crate::Words;
use crate::parts::letters;
use crate::ticket_to_ride_legacy::badges::short;
use crate::ticket_to_ride_legacy::geography::known_world;
use crate::ticket_to_ride_legacy::places::{LARGEST, Window, place, plate};
use crate::ticket_to_ride_legacy::tracks::Track;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use maud::{Markup, PreEscaped, html};
use ticket_to_ride_legacy::{Campaign, City, Colour, Company, Entry, RouteId, Stage, World};

/// Its size in units; it can be printed at any.
const WIDTH: u32 = 1600;
const HEIGHT: u32 = 1200;

const STYLE: &str = include_str!("poster.css");

/// The letters travel with it.
const FONTS: [(&str, u16, &str); 3] = [
    ("Zilla Slab", 700, "fonts/zilla-slab-latin-700-normal.woff2"),
    ("Barlow Semi Condensed", 600, "fonts/barlow-semi-condensed-latin-600-normal.woff2"),
    ("Barlow Condensed", 600, "fonts/barlow-condensed-latin-600-normal.woff2"),
];

/// GET /campaigns/{id}/poster.svg: nothing before the campaign is over.
pub(super) fn poster(words: &Words, page: &CampaignPage) -> Option<Markup> {
    if page.stage != Stage::Over {
        return None;
    }
    let world = page.campaign.world().ok()?;
    Some(html! {
        (PreEscaped("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"))
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } width=(WIDTH) height=(HEIGHT) {
            title { (page.name) }
            style { (PreEscaped(fonts())) (PreEscaped(STYLE)) }
            rect.paper width=(WIDTH) height=(HEIGHT) {}
            rect.thin x="24" y="24" width=(WIDTH - 48) height=(HEIGHT - 48) {}
            text.year x="70" y="128" { (year(1)) }
            text.name x=(WIDTH / 2) y="132" { (page.name) }
            text.year x=(WIDTH - 70) y="128" text-anchor="end" { (year(12)) }
            svg x="64" y="166" width=(WIDTH - 128) height="850" viewBox=(Window::on(&world).view_box()) { (board(&world, page.campaign, words)) }
            rect.frame x="64" y="166" width=(WIDTH - 128) height="850" {}
            text.built x=(WIDTH / 2) y="1064" { (built_by(words, page, &world)) }
            (stations(page.campaign, words))
        }
    })
}

/// Once for every letter on it.
fn fonts() -> String {
    FONTS
        .iter()
        .filter_map(|(family, weight, file)| {
            let bytes = crate::asset(file, None)?.bytes;
            Some(format!(
                "@font-face{{font-family:\"{family}\";font-weight:{weight};src:url(data:font/woff2;base64,{})}}\n",
                BASE64_STANDARD.encode(&bytes)
            ))
        })
        .collect()
}

fn board(world: &World, campaign: &Campaign, words: &Words) -> Markup {
    let owner = |route: RouteId| {
        let has_trains = |company: &Company| campaign.company(*company).last_routes.contains(route);
        Company::ALL.into_iter().find(has_trains)
    };
    html! {
        // Beyond the window too: the frame has another shape than the world.
        rect.sea x="-2000" y="-2000" width="6000" height="6000" {}
        (known_world(world.options().regions))
        @for id in world.open_routes().iter() { (wagons(world, id, owner(id), words)) }
        @for city in City::all().filter(|city| world.is_open(*city)) {
            @let at = place(city);
            @if world.is_large(city) { circle.large cx=(at.x) cy=(at.y) r="11" {} }
            @match world.depot(city) {
                Some(company) => circle.depot.(printed::id(company)) cx=(at.x) cy=(at.y) r="9" {},
                None => circle.city cx=(at.x) cy=(at.y) r="7" {},
            }
        }
        @for city in City::all().filter(|city| world.is_open(*city)) { (sign(world, city)) }
    }
}

/// A row of wagons along the route: in the colour of the company whose trains stand there, else pale.
fn wagons(world: &World, id: RouteId, owner: Option<Company>, words: &Words) -> Markup {
    let route = world.route(id);
    let track = Track::of(world, id);
    let count = f32::from(route.length);
    let far = track.to.x - track.from.x;
    let high = track.to.y - track.from.y;
    let long = far.hypot(high) / count * 0.9;
    let (wide, class) = match owner {
        Some(company) => (13.0, format!("train {}", printed::id(company))),
        None => (
            9.0,
            format!("wagon w-{}", route.colour.map_or("grey", |colour| Colour::word(colour).trim_start_matches("lg-"))),
        ),
    };
    html! {
        @for wagon in 0..route.length {
            @let middle = (f32::from(wagon) + 0.5) / count;
            @let (at, before, after) = (track.at(middle), track.at(middle - 0.02), track.at(middle + 0.02));
            @let turn = (after.y - before.y).atan2(after.x - before.x).to_degrees();
            rect class=(class) x=(-long / 2.0) y=(-wide / 2.0) width=(long) height=(wide) rx="1.5" transform={ "translate(" (at.x) " " (at.y) ") rotate(" (turn) ")" } {}
        }
        @if let Some(company) = owner {
            @let at = track.middle_wagon(route.length);
            text.on.on-light[company != Company::Yellow].on-dark[company == Company::Yellow] x=(at.x) y=(at.y + 4.0) { (short(company, words)) }
        }
    }
}

fn sign(world: &World, city: City) -> Markup {
    let its = plate(city, LARGEST);
    // The large plate of a city at the very edge stays on the sheet.
    let left = its.corner.x.max(0.0);
    let (x, size) = (left + its.width / 2.0, 12.5 * LARGEST);
    let below = if plate(city, 1.0).corner.y > place(city).y { its.height } else { -its.height };
    html! {
        rect.plate x=(left) y=(its.corner.y) width=(its.width) height=(its.height) rx="2" {}
        text.plate-text font-size=(size) x=(x) y=(its.corner.y + its.height * 0.77) { (city.name()) }
        @if let Some(given) = world.given_name(city) {
            @let width = ((letters::width(given, 5.6) + 8.0) * LARGEST).max(its.width);
            rect.given x=(x - width / 2.0) y=(its.corner.y + below) width=(width) height=(its.height) rx="2" {}
            text.plate-text font-size=(size) x=(x) y=(its.corner.y + below + its.height * 0.77) { (given) }
        }
    }
}

/// "Built in twelve games by Anna, Erik: 72 cities, 9 boxes."
fn built_by(words: &Words, page: &CampaignPage, world: &World) -> String {
    let played =
        |company: &Company| page.campaign.ceremony().into_iter().flatten().any(|total| total.company == *company);
    let companies = page.campaign.companies().map(|its| its.office.company).filter(played);
    let names: Vec<String> = companies.map(|its| page.called(words, its)).collect();
    let cities = City::all().filter(|city| world.is_open(*city)).count();
    let boxes = page.campaign.boxes_open().len();
    words.say_with(
        "campaign-built-by",
        &[("names", words.listed(&each_once(&names)).into()), ("cities", cities.into()), ("boxes", boxes.into())],
    )
}

/// Somebody with two companies is one person.
fn each_once(names: &[String]) -> Vec<&str> {
    let is_first = |(place, name): &(usize, &String)| !names[..*place].contains(name);
    names.iter().enumerate().filter(is_first).map(|(_, name)| name.as_str()).collect()
}

/// Twelve years in the colours of those who won them.
fn stations(campaign: &Campaign, words: &Words) -> Markup {
    let winner = |chapter: u8| {
        campaign.chronicle().iter().find_map(|entry| match entry {
            Entry::GameEnded { chapter: its, winner, .. } if *its == chapter => *winner,
            _ => None,
        })
    };
    html! {
        line.line x1="120" y1="1108" x2=(WIDTH - 120) y2="1108" {}
        @for chapter in 1..=12u8 {
            @let x = 120 + (WIDTH - 240) * u32::from(chapter - 1) / 11;
            @let won = winner(chapter);
            g.station {
                circle.(won.map_or("none", printed::id)) cx=(x) cy="1108" r="20" {}
                @if let Some(company) = won { text.by.on-light[company != Company::Yellow].on-dark[company == Company::Yellow] x=(x) y="1117" { (short(company, words)) } }
                text x=(x) y="1160" { (year(chapter)) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_with_two_companies_is_named_once() {
        let names = ["Anna", "Erik", "Anna", "Beatrix"].map(str::to_owned);

        assert_eq!(each_once(&names), ["Anna", "Erik", "Beatrix"]);
    }
}
