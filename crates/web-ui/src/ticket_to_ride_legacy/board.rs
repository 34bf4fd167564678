//! The board: trains on routes, what can be claimed, what tickets need, markers.

use super::badges::{paint, short};
use super::canvas::{city_target, open_cities, route_target};
use super::landmarks::depots;
use super::lights::Lights;
use super::map::{colour_sign, large_cities};
use super::markers::markers;
use super::news::{News, claimed};
use super::places::{Window, place};
use super::plates::plates;
use super::tracks::sign_place;
use crate::parts::point::tenths;
use crate::{Inputs, Scene};
use engine::{Seat, SeatSet};
use maud::{Markup, html};
use ticket_to_ride_legacy::{Change, City, Event, LegacyGame, Offer, Phase, RouteId, View};

/// Whose trains lie where, what tickets the reader's eyes see, what stands on routes and cities, and what is new.
pub(crate) fn looks_at(view: &View, news: &[Event]) -> Inputs {
    let routes: Vec<_> = view.players.iter().map(|player| player.routes).collect();
    let offered = |offer: Offer| offer.iter().collect::<Vec<_>>();
    let tickets: Vec<_> = view.players.iter().map(|player| (player.tickets, player.offered.map(offered))).collect();
    let chooses_contract = matches!(view.phase, Phase::Contract { .. });
    let phase = (is_story_read(view), chooses_city(view), chooses_contract, chooser(view));
    Inputs::hashed(&(routes, tickets, view.closed, Inputs::of(&view.pieces), phase, claimed(news)))
}

/// Besides the map: what tickets are worth to a company that has so many trains.
pub(crate) fn tickets_look_at(view: &View, _: &[Event]) -> Inputs {
    let players: Vec<_> = view.players.iter().map(|player| (player.trains, player.payslip.is_some())).collect();
    Inputs::hashed(&(looks_at(view, &[]), players))
}

/// The world is known as far as its story is.
fn is_story_read(view: &View) -> bool {
    !matches!(view.phase, Phase::FirstTickets { .. })
}

/// Whoever sees several hands looks at the tickets of whoever is to act.
fn chooser(view: &View) -> Option<SeatSet> {
    let hands = view.players.iter().filter(|player| player.hand.is_some()).count();
    (hands > 1).then(|| view.phase.to_act())
}

fn chooses_city(view: &View) -> bool {
    matches!(view.phase, Phase::Depot { .. } | Phase::Choice { .. })
}

pub(crate) fn board(scene: &Scene<LegacyGame>) -> Markup {
    let (lights, news) = (Lights::of(scene), News::of(scene));
    html! {
        svg #board viewBox=(Window::on(&scene.view.world).view_box()) role="group" aria-label=(summary(scene)) {
            (ticket_ways(scene, &lights))
            (scene.piece_of("routes", routes_look_at(scene.view, &lights), |scene| routes(scene, &lights)))
            // No light hides a city.
            use.rings href="#cities" {}
            (grown_large(scene.view))
            @for seat in Seat::all(scene.view.players.len()) {
                (scene.piece_of("trains", trains_look_at(seat, scene.view, &news), |scene| trains(seat, scene, &news)))
            }
            // Above the trains of all: a neighbour on a double would lie on them.
            @for seat in Seat::all(scene.view.players.len()) {
                (scene.piece_of("letters", trains_look_at(seat, scene.view, &news), |scene| letters(seat, scene, &news)))
            }
            (ticket_cities(&lights))
            (depots(&scene.view.world, &scene.view.pieces.changes, scene.words))
            (scene.piece_of("plates", plates_look_at(&lights), |scene| {
                plates(&scene.view.world, |city| lights.tickets_of(city))
            }))
            (markers(scene.view, scene.words))
            (cities_to_choose(scene))
        }
    }
}

/// The missing pieces of tickets, in a light of their own: seen all the time if they are the reader's, while they are looked at if they are offered.
fn ticket_ways(scene: &Scene<LegacyGame>, lights: &Lights) -> Markup {
    html! {
        g.ways {
            // All lights lie below all lanes: a light is wider than its own.
            @for (route, classes) in lights.routes() { use class={ "light " (classes) } data-ticked=[lights.ticked(route)] href={ "#" (route) } {} }
            @for (route, classes) in lights.routes() { g class=(classes) data-ticked=[lights.ticked(route)] { (spaces(scene, route)) } }
        }
    }
}

/// What became a large city here: the map lies below since before.
fn grown_large(view: &View) -> Markup {
    let grown = view.pieces.changes.iter().filter_map(|change| match change {
        Change::Large { city, large: true } => Some(*city),
        _ => None,
    });
    let grown: Vec<City> = grown.collect();
    html! { @if !grown.is_empty() { g.cities { (large_cities(&view.world, &grown)) } } }
}

fn ticket_cities(lights: &Lights) -> Markup {
    html! {
        g.stops {
            @for (city, classes) in lights.cities() {
                @let at = place(city);
                circle class={ (classes) @if lights.is_needed(city) { " need" } } cx=(at.x) cy=(at.y) r="17" {}
                @if lights.is_sought(city) { circle.sought cx=(at.x) cy=(at.y) r="22" {} }
            }
        }
    }
}

fn routes_look_at(view: &View, lights: &Lights) -> Inputs {
    let claimed: Vec<_> = view.players.iter().map(|player| player.routes).collect();
    let lit = view.world.open_routes().iter().filter(|id| lights.is_lit(*id));
    let lit: Vec<(RouteId, String, bool)> = lit.map(|id| (id, lights.payable_by(id), lights.brings(id))).collect();
    Inputs::hashed(&(claimed, view.closed, lit))
}

fn trains_look_at(seat: Seat, view: &View, news: &News) -> Inputs {
    Inputs::hashed(&(seat, view.player(seat).routes, news.of_claims()))
}

fn plates_look_at(lights: &Lights) -> Inputs {
    Inputs::hashed(&lights.cities().collect::<Vec<_>>())
}

/// Every route that has no trains: something to click, and a reason why not. What can be claimed now is drawn again above its light, with
/// what lies beside it.
fn routes(scene: &Scene<LegacyGame>, lights: &Lights) -> Markup {
    let view = scene.view;
    html! {
        @for id in view.world.open_routes().iter().filter(|id| view.owner(*id).is_none()) {
            @if view.closed.contains(id) { use.shut href={ "#" (id) } {} }
            @let is_lit = lights.is_lit(id);
            @match payable_beside(view, lights, id) {
                Some(other) => use.hit.beside href={ "#" (id) } data-target=(route_target(other)) {},
                None => use class={ "hit" @if is_lit { " legal " (lights.payable_by(id)) } } href={ "#" (id) } data-target=(route_target(id)) {},
            }
            @if is_lit { use.sewn.bare[!lights.brings(id)] href={ "#" (id) } {} }
        }
        g.lit { @for id in view.world.open_routes().iter().filter(|id| lights.is_lit(*id)) { (spaces(scene, id)) } }
        @for id in view.world.open_routes().iter().filter(|id| is_beside_light(view, lights, *id)) { (spaces(scene, id)) }
    }
}

/// LG-4.11: routes beside each other are claimed from one menu. A free one that can't be paid leads to the one that can.
fn payable_beside(view: &View, lights: &Lights, id: RouteId) -> Option<RouteId> {
    let is_asked = lights.is_lit(id) || view.closed.contains(id);
    let beside = view.world.beside(id);
    beside.iter().filter(|_| !is_asked).find(|other| !lights.payable_by(*other).is_empty())
}

fn is_beside_light(view: &View, lights: &Lights, id: RouteId) -> bool {
    let is_free = view.owner(id).is_none() && !view.closed.contains(id);
    is_free && !lights.is_lit(id) && view.world.beside(id).iter().any(|other| lights.is_lit(other))
}

fn spaces(scene: &Scene<LegacyGame>, id: RouteId) -> Markup {
    let route = scene.view.world.route(id);
    html! {
        use.bed href={ "#" (id) } {}
        use.spaces.(paint(route.colour)) href={ "#" (id) } {}
        (colour_sign(&scene.view.world, id))
    }
}

/// Little trains in the company's colour.
fn trains(seat: Seat, scene: &Scene<LegacyGame>, news: &News) -> Markup {
    let player = scene.view.player(seat);
    html! {
        g class={ "trains " (player.company.word()) } {
            @for id in player.routes.iter() {
                g.new[news.is_new(id)].recent[news.is_recent(id)] id={ "trains-" (id) } data-target=(route_target(id)) {
                    use.under href={ "#" (id) } {}
                    use.wagons href={ "#" (id) } {}
                    use.roof href={ "#" (id) } {}
                }
            }
        }
    }
}

/// A company's letters on one of the wagons of each of its routes.
fn letters(seat: Seat, scene: &Scene<LegacyGame>, news: &News) -> Markup {
    let (view, player) = (scene.view, scene.view.player(seat));
    let size = 13.4 * Window::on(&view.world).scale();
    let letters = short(player.company, scene.words);
    html! {
        g class={ "trains letters " (player.company.word()) } font-size=(tenths(size)) {
            @for id in player.routes.iter() {
                @let at = sign_place(&view.world, id);
                text.new[news.is_new(id)] x=(at.x) y=(at.moved(0.0, size / 3.0).rounded().y) { (letters) }
            }
        }
    }
}

/// Cities are clicked only where one has to be chosen.
fn cities_to_choose(scene: &Scene<LegacyGame>) -> Markup {
    let is_lit = |city: City| scene.lit.is_lit(&city_target(city));
    if !chooses_city(scene.view) || !open_cities(scene.view).any(is_lit) {
        return html! {};
    }
    html! {
        g.city-areas {
            // One that can't be chosen says why, and lies below those that can.
            @for legal in [false, true] {
                @for city in open_cities(scene.view).filter(|city| is_lit(*city) == legal) {
                    @let at = place(city);
                    circle class=[legal.then_some("legal")] cx=(at.x) cy=(at.y) r="15" data-target=(city_target(city)) {}
                }
            }
        }
    }
}

/// The map in a sentence, for readers who can't see it; the panels beside it hold the rest.
fn summary(scene: &Scene<LegacyGame>) -> String {
    let (view, words) = (scene.view, scene.words);
    let claimed: Vec<String> = view
        .players
        .iter()
        .map(|player| {
            let args = [("company", words.say(player.company.word()).into()), ("routes", player.routes.len().into())];
            words.say_with("lg-map-company", &args)
        })
        .collect();
    words.say_with("lg-map", &[("companies", claimed.join(", ").into())])
}
