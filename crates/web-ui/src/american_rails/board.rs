//! The board: what changes with the game, drawn over the backdrop.

use super::canvas::{HEX_OUTLINE, VIEW_BOX, hex_id, middle, stand};
use super::news::News;
use super::tracks::tracks;
use crate::{Choice, Scene};
use american_rails::{AmericanRails, CITIES, City, Hex, Phase, Railway, View};
use maud::{Markup, html};

pub(crate) fn board(scene: &Scene<AmericanRails>) -> Markup {
    let news = News::read(scene.news);
    html! {
        svg #board viewBox=(VIEW_BOX) role="group" aria-label=(summary(scene)) {
            g.hexes { @for hex in Hex::all() { (hit_area(hex, scene.choices)) } }
            g.drawn aria-hidden="true" {
                (tracks(scene.view))
                use href="#ar-cities" {}
                g.values { @for city in &CITIES { (values(scene.view, city)) } }
                g #pieces { (houses(scene.view, &news)) (cubes(scene.view, &news)) }
                (prices(scene))
                (spent(&news))
            }
        }
    }
}

/// Where a reader clicks. (The page's script makes buttons of those that lead to an action, and names them.)
fn hit_area(hex: Hex, choices: &[Choice]) -> Markup {
    let target = format!("hex-{}", hex_id(hex));
    let is_legal = choices.iter().any(|choice| choice.targets.contains(&target));
    let top = middle(hex).moved(0.0, -24.0).rounded();
    html! { path.legal[is_legal] d={ "M" (top.x) " " (top.y) (HEX_OUTLINE) } data-target=(target) {} }
}

/// What a city pays now: alone/shared. Where there is track, the one that applies is strong and the other one weak.
fn values(view: &View, city: &City) -> Markup {
    let Some(value) = view.city_value(city.hex) else { return html! {} };
    let at = middle(city.hex).moved(0.0, -8.5).rounded();
    html! {
        text x=(at.x) y=(at.y) {
            @match view.cubes_at(city.hex).len() {
                0 => { (value.full) "/" (value.shared) },
                1 => { tspan.strong { (value.full) } tspan.weak { "/" (value.shared) } },
                _ => { tspan.weak { (value.full) "/" } tspan.strong { (value.shared) } },
            }
        }
    }
}

fn houses(view: &View, news: &News) -> Markup {
    html! {
        @for city in view.houses.iter() {
            @let at = middle(city).moved(17.0, -16.0).rounded();
            g.house.new[news.houses.contains(&city)] id={ "house-" (hex_id(city)) } transform={ "translate(" (at.x) " " (at.y) ")" } {
                use href="#ar-house" {}
            }
        }
    }
}

fn cubes(view: &View, news: &News) -> Markup {
    html! {
        @for railway in Railway::ALL {
            @for hex in view.railway(railway).track.iter() { (cube(view, railway, hex, news)) }
        }
    }
}

fn cube(view: &View, railway: Railway, hex: Hex, news: &News) -> Markup {
    let stand = stand(hex, railway, view.cubes_at(hex));
    let mut place = format!("translate({} {})", stand.at.x, stand.at.y);
    if stand.scale < 1.0 {
        place += &format!("scale({})", stand.scale);
    }
    let id = format!("cube-{}-{}", railway.name().to_lowercase(), hex_id(hex));
    html! {
        g.cube.new[news.is_new_cube(railway, hex)] id=(id) transform=(place) { use href={ "#ar-cube-" (railway.letter()) } {} }
    }
}

/// What a cube would cost, on the hexes that an Expand can reach and that have room for a number.
fn prices(scene: &Scene<AmericanRails>) -> Markup {
    let expands = matches!(scene.view.phase, Phase::Expand { .. } | Phase::Take { .. });
    let is_reachable = |hex: &Hex| {
        let target = format!("hex-{}", hex_id(*hex));
        scene.choices.iter().any(|choice| choice.targets.contains(&target))
    };
    let has_room = |hex: &Hex| hex.city().is_none() && scene.view.cubes_at(*hex).is_empty();
    html! {
        @if expands && !scene.choices.is_empty() {
            g.prices {
                @for hex in Hex::all().filter(has_room).filter(is_reachable) {
                    @let at = middle(hex).moved(0.0, 4.0);
                    text x=(at.x) y=(at.y) { (scene.words.money(scene.view.price(hex))) }
                }
            }
        }
    }
}

/// What the last cubes cost, flying off as a number.
fn spent(news: &News) -> Markup {
    html! {
        @for (railway, hex, dollars) in news.cubes.iter().filter(|(_, _, dollars)| *dollars > 0) {
            @let at = middle(*hex).moved(0.0, -10.0);
            text.spent id={ "spent-" (railway.letter()) "-" (hex_id(*hex)) } x=(at.x) y=(at.y) { "−$" (dollars) }
        }
    }
}

/// The map in a sentence, for readers who can't see it; the tables beside it hold the rest.
fn summary(scene: &Scene<AmericanRails>) -> String {
    let on_board: Vec<String> = Railway::ALL
        .into_iter()
        .map(|railway| (railway, scene.view.railway(railway).track.len()))
        .filter(|(_, cubes)| *cubes > 0)
        .map(|(railway, cubes)| {
            let railway = scene.words.say(railway.word());
            scene.words.say_with("ar-map-railway", &[("railway", railway.into()), ("cubes", cubes.into())])
        })
        .collect();
    match on_board.is_empty() {
        true => scene.words.say("ar-map-empty"),
        false => scene.words.say_with("ar-map", &[("railways", on_board.join(", ").into())]),
    }
}
