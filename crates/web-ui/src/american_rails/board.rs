//! The board: what changes with the game, drawn over the backdrop.

use super::canvas::{HEX_OUTLINE, VIEW_BOX, cube_id, hex_id, middle, stand};
use super::news::News;
use super::tracks::{path, tracks};
use crate::lit::Lit;
use crate::parts::area::Area;
use crate::parts::letters;
use crate::{Inputs, Scene};
use american_rails::{AmericanRails, Auction, CITIES, City, Event, Hex, HexSet, Phase, Railway, RailwaySet, View};
use maud::{Markup, html};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// What lies on the map for everybody: cubes, houses, the railway on offer, and what is new.
fn laid_looks_at(view: &View, news: &News) -> Inputs {
    let tracks: Vec<_> = view.railways.iter().map(|railway| railway.track).collect();
    Inputs::hashed(&(tracks, view.houses, on_offer(view), &news.cubes, &news.houses))
}

/// The same, and whether places have a price now, or pay others alone.
pub(crate) fn looks_at(view: &View, news: &[Event]) -> Inputs {
    Inputs::hashed(&(laid_looks_at(view, &News::of(news)), expands(view), foreign(view)))
}

pub(crate) fn board(scene: &Scene<AmericanRails>) -> Markup {
    let news = News::of(scene.news);
    html! {
        svg #board.auctioning[on_offer(scene.view).is_some()] viewBox=(VIEW_BOX) role="group" aria-label=(summary(scene)) {
            (scene.piece(("hexes", 0), || Inputs::hashed(&foreign(scene.view)), hexes))
            g.drawn aria-hidden="true" {
                (scene.piece(("laid", 0), || laid_looks_at(scene.view, &news), |scene| laid(scene, &news)))
                (prices(scene))
                (spent(&news))
            }
        }
    }
}

/// Railway by railway: a cube more changes only those that have one there.
fn laid(scene: &Scene<AmericanRails>, news: &News) -> Markup {
    let view = scene.view;
    let track = |railway: Railway| {
        let looks_at = || Inputs::hashed(&track_looks_at(view, railway));
        scene.piece(("track", railway.index()), looks_at, |scene| path(scene.view, railway))
    };
    let cubes = |railway: Railway| {
        let new: Vec<Hex> = news.cubes.iter().filter(|(its, ..)| *its == railway).map(|(_, hex, _)| *hex).collect();
        let looks_at = || Inputs::hashed(&(track_looks_at(view, railway), new));
        scene.piece(("cubes", railway.index()), looks_at, |scene| cubes(scene.view, railway, news))
    };
    html! {
        (tracks(view, track))
        use href="#ar-cities" {}
        g.values { (scene.piece(("values", 0), || values_look_at(view), values)) }
        g #pieces { (houses(view, news)) @for railway in Railway::ALL { (cubes(railway)) } }
    }
}

/// Its own cubes, those that stand beside them, and whether it is up for bids.
fn track_looks_at(view: &View, railway: Railway) -> (HexSet, Vec<RailwaySet>, bool) {
    let track = view.railway(railway).track;
    (track, track.iter().map(|hex| view.cubes_at(hex)).collect(), on_offer(view) == Some(railway))
}

fn values_look_at(view: &View) -> Inputs {
    let cubes: Vec<usize> = CITIES.iter().map(|city| view.cubes_at(city.hex).len()).collect();
    Inputs::hashed(&(cubes, view.houses, expands(view)))
}

fn expands(view: &View) -> bool {
    matches!(view.phase, Phase::Expand { .. } | Phase::Take { .. })
}

static AREAS: LazyLock<Vec<Area>> = LazyLock::new(|| Hex::all().map(area).collect());

fn target_of(hex: Hex) -> String {
    format!("hex-{}", hex_id(hex))
}

fn area(hex: Hex) -> Area {
    let target = target_of(hex);
    let top = middle(hex).moved(0.0, -24.0).rounded();
    let shape = html! { path d={ "M" (top.x) " " (top.y) (HEX_OUTLINE) } data-target=(target) data-city=[hex.city().map(|_| "")] {} };
    Area::new(target, shape)
}

fn hexes(scene: &Scene<AmericanRails>) -> Markup {
    let foreign: Vec<String> = foreign(scene.view).iter().map(target_of).collect();
    let class = |target: &str| match (scene.lit.is_lit(target), scene.lit.best_tag(target)) {
        (true, Some(_)) if !foreign.iter().any(|other| other == target) => "legal pays",
        (true, _) => "legal",
        (false, _) => "",
    };
    html! { g.hexes { (Area::drawn(AREAS.iter(), class)) } }
}

/// Where a house would help railways alone of which whoever builds it owns nothing.
fn foreign(view: &View) -> HexSet {
    let Phase::Develop { seat } = view.phase else { return HexSet::default() };
    let owns = |hex: Hex| view.cubes_at(hex).iter().any(|railway| view.shares_of(seat, railway) > 0);
    CITIES.iter().map(|city| city.hex).filter(|hex| !owns(*hex)).collect()
}

fn values(scene: &Scene<AmericanRails>) -> Markup {
    html! { @for city in &CITIES { (value(scene.view, city, holds_a_price(scene, city.hex))) } }
}

fn holds_a_price(scene: &Scene<AmericanRails>, hex: Hex) -> bool {
    let target = target_of(hex);
    scene.lit.is_lit(&target) && (expands(scene.view) || scene.lit.best_tag(&target).is_some())
}

/// What a city pays now: alone/shared. Where there is track, the one that applies is strong and the other one weak. It stands in the middle
/// of a disc that holds nothing else: from afar a phone's map says there what the first railway gets.
fn value(view: &View, city: &City, holds_a_price: bool) -> Markup {
    let Some(value) = view.city_value(city.hex) else { return html! {} };
    let at = middle(city.hex).moved(0.0, -8.5).rounded();
    html! {
        text.free[view.cubes_at(city.hex).is_empty() && !holds_a_price].priced[holds_a_price] x=(at.x) y=(at.y) {
            @match view.cubes_at(city.hex).len() {
                0 => { (value.full) tspan { "/" (value.shared) } },
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

fn cubes(view: &View, railway: Railway, news: &News) -> Markup {
    html! { @for hex in view.railway(railway).track.iter() { (cube(view, railway, hex, news)) } }
}

/// The railway that is up for bids, once it has track.
pub(crate) fn on_offer(view: &View) -> Option<Railway> {
    match view.phase {
        Phase::Auction(Auction { railway, .. }) => {
            Some(railway).filter(|railway| !view.railway(*railway).track.is_empty())
        }
        _ => None,
    }
}

fn cube(view: &View, railway: Railway, hex: Hex, news: &News) -> Markup {
    let stand = stand(hex, railway, view.cubes_at(hex));
    let mut place = format!("translate({} {})", stand.at.x, stand.at.y);
    if stand.scale < 1.0 {
        place += &format!("scale({})", stand.scale);
    }
    html! {
        g.cube.close[stand.scale < 1.0].new[news.is_new_cube(railway, hex)].lot[on_offer(view) == Some(railway)] id=(cube_id(railway, hex)) transform=(place) { use href={ "#ar-cube-" (railway.letter()) } {} }
    }
}

/// Every legal place carries its price; where an income changes, a flag says by how much.
fn prices(scene: &Scene<AmericanRails>) -> Markup {
    let lit = &scene.lit;
    let price = |hex: Hex| expands(scene.view).then(|| scene.words.money(scene.view.price(hex)));
    let by_whom = by_whom(lit);
    let of_whom = |target: &str, said: String| match by_whom.get(target) {
        Some(letters) => format!("{letters} {said}"),
        None => said,
    };
    html! {
        @if lit.leading_from("hex-").next().is_some() {
            g.prices {
                @for hex in Hex::all() {
                    @let target = target_of(hex);
                    @if lit.is_lit(&target) {
                        @let tag = lit.best_tag(&target).map(|tag| of_whom(&target, tag.to_owned()));
                        (price_tag(scene.view, hex, tag.as_deref(), price(hex).map(|price| of_whom(&target, price))))
                    }
                }
            }
        }
    }
}

/// Which railways can build where, by their letters: only where more than one is at hand.
fn by_whom(lit: &Lit) -> BTreeMap<String, String> {
    let (mut builders, mut all): (BTreeMap<String, String>, RailwaySet) = Default::default();
    for targets in lit.leading_from("hex-") {
        let [railway, hex] = targets else { continue };
        let Some(railway) = Railway::ALL.into_iter().find(|its| its.word() == railway) else { continue };
        let letters = builders.entry(hex.clone()).or_default();
        letters.extend((!letters.is_empty()).then_some('/'));
        letters.push(railway.letter());
        all = all.with(railway);
    }
    if all.len() > 1 { builders } else { BTreeMap::new() }
}

/// Where what stands right of a lone cube has its middle.
const BESIDE_A_CUBE: f32 = 14.6;

/// A flag where something changes, else the bare price. It stands above the values and the cubes of a city; in one without any it takes the cubes'
/// place: values and name stay free. Elsewhere it stands beside a lone cube, or below several and where it names railways, away from the name of a
/// city in the row above.
fn price_tag(view: &View, hex: Hex, tag: Option<&str>, price: Option<String>) -> Markup {
    let is_short = price.as_ref().is_some_and(|price| !price.contains(' '));
    let (aside, down) = match (hex.city().is_some(), view.cubes_at(hex).len()) {
        (false, 0) if tag.is_none() => (0.0, 4.5),
        (false, 0) => (0.0, 0.0),
        (false, 1) if tag.is_none() && is_short => (BESIDE_A_CUBE, 0.0),
        (false, _) => (0.0, 15.0),
        (true, 0) => (0.0, 4.0),
        (true, _) => (0.0, -27.5),
    };
    let at = middle(hex).moved(aside, down).rounded();
    let target = target_of(hex);
    match (tag, price) {
        (Some(tag), _) => {
            let width = (letters::width(tag, 5.9) + 6.0).round();
            html! {
                g.offer.foreign[foreign(view).contains(hex)] data-tag-of=(target) transform={ "translate(" (at.x) " " (at.y) ")" } {
                    rect x=(-width / 2.0) y="-7" width=(width) height="14" rx="2" {}
                    text y="4.3" { (tag) }
                }
            }
        }
        (None, Some(price)) => {
            html! { text.of-whom[!is_short] data-tag-of=(target) x=(at.x) y=(at.moved(0.0, 4.0).rounded().y) { (price) } }
        }
        (None, None) => html! {},
    }
}

/// What the last cubes cost which railway, flying off as a number.
fn spent(news: &News) -> Markup {
    html! {
        @for (railway, hex, dollars) in news.cubes.iter().filter(|(_, _, dollars)| *dollars > 0) {
            @let at = middle(*hex).moved(0.0, -10.0);
            text.spent id={ "spent-" (railway.letter()) "-" (hex_id(*hex)) } x=(at.x) y=(at.y) { (railway.letter()) " −$" (dollars) }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Choice, ChoiceKind};

    fn leading_to(targets: [&str; 2]) -> Choice {
        Choice {
            action: String::new(),
            label: String::new(),
            detail: String::new(),
            targets: targets.map(str::to_owned).to_vec(),
            tag: None,
            kind: ChoiceKind::Listed,
            way: None,
            is_for_ever: false,
            loses: false,
        }
    }

    #[test]
    fn where_two_railways_can_build_each_place_says_which() {
        let (american, national) = (Railway::American.word(), Railway::National.word());
        let all =
            [leading_to([american, "hex-1-1"]), leading_to([american, "hex-2-2"]), leading_to([national, "hex-2-2"])];

        let both = by_whom(&Lit::by(&all));
        let alone = by_whom(&Lit::by(&all[..2]));

        assert_eq!((both["hex-1-1"].as_str(), both["hex-2-2"].as_str()), ("A", "A/N"));
        assert!(alone.is_empty(), "the prompt names the only one");
    }
}
