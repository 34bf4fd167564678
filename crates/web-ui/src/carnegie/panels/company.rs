//! The companies: one's own at first, the others one click away.

use super::super::board::is_lit;
use super::super::icons;
use super::super::targets::Target;
use super::super::{said, shown_seat};
use super::andrew;
use super::house::{house, placed, uses};
use super::score::score;
use super::strips::{is_building, is_choosing, strips};
use crate::parts::faces::bot_face;
use crate::parts::who::{from_my_chair, says_you};
use crate::retold::whose;
use crate::{Inputs, Scene, Words};
use carnegie::{Carnegie, Event, Player, Region, Resource};
use engine::Seat;
use maud::{Markup, html};

pub(crate) fn companies(scene: &Scene<Carnegie>) -> Markup {
    let seats = scene.view.players.len();
    html! {
        div.companies data-acted=[acted_here(scene.news)] {
            // What a reader has opened stays open; `now` follows the player whose turn it is at a shared screen.
            input #company-now .unseen type="radio" name="company" data-keep data-own aria-label=(scene.words.say("ca-company-now")) checked;
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

/// Whose company the last decision changed; nobody's where the timelines or the wall of donations tell more of it.
fn acted_here(news: &[Event]) -> Option<u8> {
    let is_told_elsewhere = |event: &Event| {
        matches!(event, Event::TimelineChosen { .. } | Event::DonationMade { .. } | Event::TransportAdvanced { .. })
    };
    whose::<Carnegie>(news).filter(|_| !news.iter().any(is_told_elsewhere)).map(|seat| seat.0)
}

/// A player in one line: name, money, goods, what they would score. Most readers are shown the same.
fn tab(scene: &Scene<Carnegie>, seat: Seat) -> Markup {
    let (is_now, is_mine) = (shown_seat(scene) == seat, says_you(seat, scene.people));
    let name = match (is_now, is_mine) {
        (true, true) => "my-tab-now",
        (true, false) => "tab-now",
        (false, true) => "my-tab",
        (false, false) => "tab",
    };
    let looks_at = || {
        let (view, player) = (scene.view, scene.view.player(seat));
        let is_turn = view.phase.to_act().contains(seat);
        Inputs::of(&(player.money, player.goods, view.score(seat).total(), is_turn, view.start))
    };
    scene.piece((name, seat.index()), looks_at, |scene| drawn_tab(scene, seat, is_now, is_mine))
}

fn drawn_tab(scene: &Scene<Carnegie>, seat: Seat, is_now: bool, is_mine: bool) -> Markup {
    let player = scene.view.player(seat);
    let is_turn = scene.view.phase.to_act().contains(seat);
    let radio = if is_now { "company-now".to_owned() } else { format!("company-{}", seat.0) };
    let words = scene.words;
    html! {
        label #{ "player-card-" (seat.0) } .company-tab.now[is_now].act[is_turn].(format!("player-{}", seat.0)).(format!("tab-{}", seat.0)) for=(radio) {
            i.sign aria-hidden="true" { (scene.people.sign(seat)) } " "
            (bot_face(seat, scene.people, words))
            // One's own name says less than "You".
            span.nm title=(scene.people.name(seat)) { @if is_mine { (words.say("ca-me")) } @else { (scene.people.name(seat)) } }
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
            @let (about, does) = andrew::about(scene).unzip();
            label.company-tab.andrew.tab-andrew for="company-andrew" data-shown="andrew" data-about=[about] data-does=[does] {
                i.sign aria-hidden="true" { "A" } " "
                span.nm { (words.say("ca-andrew")) }
                " " span.n { (score.total()) (icons::resource(Resource::Points)) span.unseen { (words.say("ca-resource-points")) } }
                (andrew::in_a_word(scene))
            }
        }
    }
}

/// The company that the reader looks at first can be clicked; every other one is the same for everybody.
fn company(scene: &Scene<Carnegie>, seat: Seat) -> Markup {
    let is_shown = shown_seat(scene) == seat;
    let name = if is_shown { "company-shown" } else { "company" };
    let looks_at = || {
        Inputs::of(&(
            scene.view.player(seat),
            scene.view.is_over(),
            uses(scene.view, seat),
            placed(scene.view, seat),
            is_choosing(scene.view, seat),
            is_building(scene.view, seat),
        ))
    };
    scene.piece((name, seat.index()), looks_at, |scene| {
        html! {
            div.company.now[is_shown].(format!("player-{}", seat.0)).(format!("company-of-{}", seat.0)) {
                (house(scene, seat, is_shown))
                div.books tabindex="0" role="group" aria-label=(scene.words.say("ca-books")) {
                    (purse(scene, scene.view.player(seat), is_shown))
                    (strips(scene, seat, is_shown))
                    (score(scene, seat))
                }
            }
        }
    })
}

/// CA-8.1: it is worth its points for as long as it lies here.
fn choice_tile(words: &Words, is_shown: bool) -> Markup {
    let name = words.say("ca-choice-tile");
    let target = is_shown.then(|| Target::ChoiceTile.to_string());
    html! {
        span.choice-tile data-target=[target] data-on-purpose data-about=(name) data-does=(words.say("ca-choice-tile.does")) {
            b { (name) } " " small { (icons::with_icons(&words.say("ca-choice-tile.worth"))) }
        }
    }
}

/// CA-2.11: how many are left is worth a thought when it is few.
const FEW_DISCS: u8 = 6;

/// Money, goods and people: what is at hand and where the others are.
fn purse(scene: &Scene<Carnegie>, player: &Player, is_shown: bool) -> Markup {
    let words = scene.words;
    let sells = is_shown && is_lit(scene, &Target::Goods.to_string());
    let away: Vec<String> = Region::ALL
        .into_iter()
        .filter(|region| player.on_assignment[region.index()] > 0)
        .map(|region| format!("{} {}", player.on_assignment[region.index()], words.say(region.word())))
        .collect();
    html! {
        p.purse {
            b.cash { (words.money(player.money)) } " "
            b.goods data-target=[is_shown.then(|| Target::Goods.to_string())] data-asks-first[is_shown] title=(words.say("ca-sell-hint")) {
                (words.say_with("ca-goods", &[("goods", player.goods.into())]))
                @if sells { small { " · " (words.say("ca-sell-now")) } }
            } " "
            span { (words.say_with("ca-reserve", &[("workers", player.reserve.into())])) } " "
            @if !away.is_empty() { span.on-the-road { (words.say("ca-away")) " " (away.join(", ")) } " " }
            @if player.discs <= FEW_DISCS { span title=(words.say("ca-discs-left.hint")) { (words.say_with("ca-discs-left", &[("discs", player.discs.into())])) } }
            @if let Some(reserved) = player.reserved {
                @let said = words.say_with("ca-reserved", &[("department", said::short(reserved, words).into())]);
                " " span.reserved { (said) small { (words.say("ca-reserved.where")) } }
            }
            @if player.choice_tile {
                " " (choice_tile(words, is_shown))
            }
        }
    }
}
