//! The companies: one's own at first, the others one click away.

use super::super::icons;
use super::super::shown_seat;
use super::super::targets::Target;
use super::andrew;
use super::house::house;
use super::score::score;
use super::strips::strips;
use crate::Scene;
use crate::parts::who::{from_my_chair, says_you};
use carnegie::{Carnegie, Player, Region, Resource};
use engine::Seat;
use maud::{Markup, html};

pub(crate) fn companies(scene: &Scene<Carnegie>) -> Markup {
    let seats = scene.view.players.len();
    html! {
        div.companies {
            // What a reader has opened stays open; `now` follows the player whose turn it is at a shared screen.
            input #company-now .unseen type="radio" name="company" data-keep aria-label=(scene.words.say("ca-company-now")) checked;
            @for seat in scene.view.seats() {
                input #{ "company-" (seat.0) } .unseen type="radio" name="company" data-keep aria-label=(scene.people.name(seat));
            }
            @if scene.view.andrew.is_some() {
                input #company-andrew .unseen type="radio" name="company" data-keep aria-label=(scene.words.say("ca-andrew"));
            }
            div.company-tabs {
                @for seat in from_my_chair(scene.people, seats) { (tab(scene, seat)) }
                (andrew_tab(scene))
            }
            @for seat in scene.view.seats() { (company(scene, seat)) }
            @if scene.view.andrew.is_some() { div.company.company-of-andrew { (andrew::andrew(scene)) } }
        }
    }
}

/// A player in one line: name, money, goods, what they would score.
fn tab(scene: &Scene<Carnegie>, seat: Seat) -> Markup {
    let player = scene.view.player(seat);
    let is_now = shown_seat(scene) == seat;
    let is_turn = scene.view.phase.to_act().contains(seat);
    let radio = if is_now { "company-now".to_owned() } else { format!("company-{}", seat.0) };
    let words = scene.words;
    html! {
        label #{ "player-card-" (seat.0) } .company-tab.now[is_now].act[is_turn].(format!("player-{}", seat.0)).(format!("tab-{}", seat.0)) for=(radio) {
            i.sign aria-hidden="true" { (scene.people.sign(seat)) } " "
            span.nm { (scene.people.name(seat)) }
            @if scene.people.is_bot(seat) { " " small { (words.say("ca-bot")) } }
            @if says_you(seat, words, scene.people) { " " small { (words.say("ca-me")) } }
            @if seat == scene.view.start && scene.view.players.len() > 1 { " " small title=(words.say("ca-start-player")) { "⚑" span.unseen { (words.say("ca-start-player")) } } }
            " " span.n { (words.money(player.money)) }
            " " span.n { (player.goods) (icons::resource(Resource::Goods)) span.unseen { (words.say("ca-resource-goods")) } }
            " " span.n { (scene.view.score(seat).total()) (icons::resource(Resource::Points)) span.unseen { (words.say("ca-resource-points")) } }
        }
    }
}

/// Andrew sits among the players, with his score.
fn andrew_tab(scene: &Scene<Carnegie>) -> Markup {
    let words = scene.words;
    html! {
        @if let Some(score) = scene.view.andrew_score() {
            label.company-tab.andrew.tab-andrew for="company-andrew" {
                i.sign aria-hidden="true" { "A" } " "
                span.nm { (words.say("ca-andrew")) }
                " " span.n { (score.total()) (icons::resource(Resource::Points)) span.unseen { (words.say("ca-resource-points")) } }
            }
        }
    }
}

fn company(scene: &Scene<Carnegie>, seat: Seat) -> Markup {
    let is_now = shown_seat(scene) == seat;
    html! {
        div.company.now[is_now].(format!("player-{}", seat.0)).(format!("company-of-{}", seat.0)) {
            (house(scene, seat))
            div.books tabindex="0" role="group" aria-label=(scene.words.say("ca-books")) {
                (purse(scene, seat, scene.view.player(seat)))
                (strips(scene, seat))
                (score(scene, seat))
            }
        }
    }
}

/// Money, goods and people: what is at hand and where the others are.
fn purse(scene: &Scene<Carnegie>, seat: Seat, player: &Player) -> Markup {
    let words = scene.words;
    let is_shown = shown_seat(scene) == seat;
    let away: Vec<String> = Region::ALL
        .into_iter()
        .filter(|region| player.on_assignment[region.index()] > 0)
        .map(|region| format!("{} {}", player.on_assignment[region.index()], words.say(region.word())))
        .collect();
    html! {
        p.purse {
            b { (words.money(player.money)) } " "
            b.goods data-target=[is_shown.then(|| Target::Goods.to_string())] title=(words.say("ca-sell-hint")) {
                (words.say_with("ca-goods", &[("goods", player.goods.into())]))
            } " "
            span { (words.say_with("ca-reserve", &[("workers", player.reserve.into())])) } " "
            @if !away.is_empty() { span { (words.say("ca-away")) " " (away.join(", ")) } " " }
            span { (words.say_with("ca-discs-left", &[("discs", player.discs.into())])) }
            @if let Some(reserved) = player.reserved { " " span.reserved { (words.say_with("ca-reserved", &[("department", words.say(reserved.word()).into())])) } }
            @if player.choice_tile {
                " " b.choice-tile data-target=[is_shown.then(|| Target::ChoiceTile.to_string())] title=(words.say("ca-choice-tile.hint")) { (words.say("ca-choice-tile")) }
            }
        }
    }
}
