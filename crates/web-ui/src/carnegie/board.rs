//! The board: what changes with the game, drawn over the backdrop.

use super::badges::{owner_class, owner_sign};
use super::canvas::{
    FLAG, LEAST_HIT, PAYS, PLATE_HEIGHT, SLOT_RADIUS, VIEW_BOX, flag_place, place, radius, slot_place,
};
use super::icons;
use super::lines::networks;
use super::news::News;
use super::targets::Target;
use crate::parts::area::Area;
use crate::{Inputs, Scene};
use carnegie::{Carnegie, City, Event, Owner, Resource, Slot, View};
use maud::{Markup, html};
use std::sync::LazyLock;

/// Whose discs lie where, and which of them are new.
pub(crate) fn looks_at(view: &View, news: &[Event]) -> Inputs {
    let projects: Vec<_> = view.players.iter().map(|player| player.projects).collect();
    Inputs::of(&(projects, view.andrew.map(|andrew| andrew.projects), view.neutral_projects, News::of(news)))
}

pub(crate) fn board(scene: &Scene<Carnegie>) -> Markup {
    html! {
        svg #board viewBox=(VIEW_BOX) role="group" aria-label=(summary(scene)) {
            (scene.piece(("discs", 0), || looks_at(scene.view, scene.news), discs))
            (scene.piece(("targets", 0), || Inputs::of(&()), targets))
        }
    }
}

/// What lies on the map for everybody.
fn discs(scene: &Scene<Carnegie>) -> Markup {
    let news = News::of(scene.news);
    html! {
        g.drawn aria-hidden="true" {
            (networks(scene.view))
            use href="#ca-cities" {}
            g #pieces { @for slot in Slot::all() { (disc(slot, scene, &news)) } }
        }
    }
}

static AREAS: LazyLock<Vec<Area>> = LazyLock::new(|| City::all().map(area).collect());

fn area(city: City) -> Area {
    let (target, at) = (Target::City(city).to_string(), place(city));
    // On a phone what a finger hits is larger than what is drawn: a ring as near to the city as its name.
    let shape = html! {
        circle cx=(at.x) cy=(at.y) r=(radius(city).max(LEAST_HIT)) data-target=(target) {}
        circle.ring cx=(at.x) cy=(at.y) r=(radius(city) + 2.5) {}
    };
    Area::new(target, shape)
}

fn targets(scene: &Scene<Carnegie>) -> Markup {
    let class = |target: &str| if is_lit(scene, target) { "legal" } else { "" };
    html! {
        g.targets { (Area::drawn(AREAS.iter(), class)) }
        g.drawn aria-hidden="true" { @for city in City::all() { (flag(city, scene)) } }
    }
}

/// Beside the name of a lit city: by how many points the score would change there, and what it pays at once.
fn flag(city: City, scene: &Scene<Carnegie>) -> Markup {
    let target = Target::City(city).to_string();
    let Some(tag) = scene.lit.best_tag(&target) else { return html! {} };
    let at = flag_place(city).rounded();
    let (score, pays) = tag.split_once(' ').map_or((tag, None), |(score, pays)| (score, Some(pays)));
    html! {
        g.flag.loss[tag.starts_with('-')] data-tag-of=(target) transform={ "translate(" (at.x) " " (at.y) ")" } {
            rect width=(FLAG) height=(PLATE_HEIGHT) rx="2" {}
            text x=(FLAG / 2.0) y="14.6" { (score.replace('-', "−")) "★" }
            @if let Some(pays) = pays { (paid(pays)) }
        }
    }
}

/// "$3", or a number with its drawing.
fn paid(pays: &str) -> Markup {
    let drawing = Resource::ALL.into_iter().find_map(|what| Some((what, pays.strip_suffix(what.word())?)));
    html! {
        g.pays transform={ "translate(" (FLAG) " 0)" } {
            rect width=(PAYS) height=(PLATE_HEIGHT) rx="2" {}
            @match drawing {
                Some((what, amount)) => {
                    text x=(PAYS / 3.0) y="14.6" { (amount) }
                    path transform={ "translate(" (PAYS / 2.0) " 3.5)scale(.75)" } d=(icons::resource_path(what)) {}
                },
                None => text x=(PAYS / 2.0) y="14.6" { (pays) },
            }
        }
    }
}

/// Whether a shape leads to an action.
pub(crate) fn is_lit(scene: &Scene<Carnegie>, target: &str) -> bool {
    scene.lit.is_lit(target)
}

fn disc(slot: Slot, scene: &Scene<Carnegie>, news: &News) -> Markup {
    let Some(owner) = scene.view.owner(slot) else { return html! {} };
    let at = slot_place(slot);
    html! {
        g.disc.new[news.is_new(slot, owner)].(owner_class(owner)) id={ "disc-" (slot.index()) } transform={ "translate(" (at.x) " " (at.y) ")" } {
            circle r=(SLOT_RADIUS) {}
            text y="4.6" { (owner_sign(owner, scene.people)) }
        }
    }
}

/// The map in a sentence, for readers who can't see it; the tables beside it hold the rest.
fn summary(scene: &Scene<Carnegie>) -> String {
    let words = scene.words;
    let owners = scene.view.seats().map(Owner::Seat).chain(scene.view.andrew.map(|_| Owner::Andrew));
    let built: Vec<String> = owners
        .map(|owner| {
            let discs = Slot::all().filter(|slot| scene.view.owner(*slot) == Some(owner)).count();
            let name = super::badges::owner_name(owner, words, scene.people);
            words.say_with("ca-map-discs", &[("name", name.into()), ("discs", discs.into())])
        })
        .collect();
    words.say_with("ca-map", &[("built", built.join(", ").into())])
}
