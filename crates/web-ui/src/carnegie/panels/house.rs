//! A company as a building cut open: four floors of rooms with desks, workers standing or lying.

use super::super::badges::{kind, kind_class};
use super::super::board::is_lit;
use super::super::icons;
use super::super::said;
use super::super::targets::Target;
use crate::{Inputs, Scene};
use carnegie::{Carnegie, Department, Phase, Room, Space, Stance, View};
use engine::Seat;
use maud::{Markup, html};

/// The top floor first.
pub(crate) fn house(scene: &Scene<Carnegie>, seat: Seat, is_shown: bool) -> Markup {
    html! {
        ol.house data-at-hand[is_shown] data-asks=[is_shown.then(|| scene.words.say("ca-asks-worker"))] {
            @for floor in (1..=4).rev() {
                li.floor {
                    (points(scene, floor))
                    ol { @for space in Space::all().filter(|space| space.floor() == floor) { (room(scene, seat, space, is_shown)) } }
                }
            }
        }
    }
}

/// CA-8.1: what a department built on this floor scores.
fn points(scene: &Scene<Carnegie>, floor: u8) -> Markup {
    let points = Space::at(floor, 1).map_or(0, Space::points);
    let said = scene.words.say_with("ca-floor", &[("floor", floor.into()), ("points", points.into())]);
    html! {
        span.floor-points role="img" title=(said) { span { (points) (icons::resource(carnegie::Resource::Points)) } }
    }
}

/// Most rooms are as they were: each is drawn by itself.
fn room(scene: &Scene<Carnegie>, seat: Seat, space: Space, is_shown: bool) -> Markup {
    let (name, player) = (if is_shown { "room-shown" } else { "room" }, scene.view.player(seat));
    let looks_at =
        || Inputs::of(&(player.room(space), player.reserved, left(scene.view, seat, space), placed(scene.view, seat)));
    let number = seat.index() * Space::COUNT + space.index();
    scene.piece((name, number), looks_at, |scene| inside(scene, seat, space, is_shown))
}

fn inside(scene: &Scene<Carnegie>, seat: Seat, space: Space, is_shown: bool) -> Markup {
    let player = scene.view.player(seat);
    let room = player.room(space);
    let target = is_shown.then(|| Target::Room(space).to_string());
    let class = room.department.map_or("", |department| kind_class(department.timeline()));
    let about = room.department.map(|department| scene.words.say(department.word()));
    let does = room.department.map(|department| said::effect(department, scene.words));
    let is_lobby = space == Space::lobby();
    html! {
        li.room.(class).empty[room.department.is_none() && !is_lobby].lobby[is_lobby] data-about=[about] data-does=[does] {
            // The name leads to the whole room; workers who can be moved lie above it.
            span.room-name.target[is_shown] data-target=[target] data-asks-first[is_shown && opens_what_is_in_hand(scene, seat, space)] {
                @if let Some(department) = room.department { (kind(department.timeline())) " " }
                (name(scene, seat, space, is_shown))
            }
            (uses_left(scene, seat, space))
            @if let Some(department) = room.department {
                small.signs aria-hidden="true" { (icons::signs(department)) }
                (said::in_short(department.word(), scene.words))
            }
            @if is_lobby { (said::in_short("ca-lobby", scene.words)) }
            span.wk {
                (standing(scene, seat, space, room, is_shown))
                @if let Some(department) = room.department { (free_desks(scene, department, room.standing)) }
                (lying(scene, seat, space, room, is_shown))
            }
        }
    }
}

/// CA-5.5: Planning with a department in hand needs no second click to say which one it opens: so it asks for a yes.
fn opens_what_is_in_hand(scene: &Scene<Carnegie>, seat: Seat, space: Space) -> bool {
    let player = scene.view.player(seat);
    let in_hand = player.reserved.is_some_and(|its| is_lit(scene, &Target::Tile(its).to_string()));
    in_hand && player.room(space).department == Some(Department::Planning)
}

/// An empty space is empty until something can be placed there.
fn name(scene: &Scene<Carnegie>, seat: Seat, space: Space, is_shown: bool) -> Markup {
    let player = scene.view.player(seat);
    let place = said::place(player, space, scene.words);
    match player.room(space).department {
        Some(department) => html! { (said::short(department, scene.words)) },
        None if space == Space::lobby() => html! { (place) },
        None => {
            let price = placed(scene.view, seat).filter(|_| is_shown).map(|it| price(scene, seat, it, space));
            html! { @if let Some(price) = price { span aria-hidden="true" { (price) } } span.where aria-hidden="true" { (space) } span.unseen { (place) } }
        }
    }
}

/// CA-5.5: the department for which a player looks for a space.
pub(crate) fn placed(view: &View, seat: Seat) -> Option<Department> {
    match view.phase {
        Phase::PlaceDepartment { seat: now, department } if now == seat => Some(department),
        _ => None,
    }
}

/// What it costs to place it there, and what it scores there.
fn price(scene: &Scene<Carnegie>, seat: Seat, department: Department, space: Space) -> Markup {
    let goods = scene.view.goods_for_department(seat, department, space);
    icons::with_icons(&format!("−{goods} [goods] +{} [points]", space.points()))
}

/// CA-5.13: how often each department can still be used in this turn; nothing in others' turns.
pub(crate) fn uses(view: &View, seat: Seat) -> Option<&[u8]> {
    let is_turn = matches!(view.phase, Phase::Departments { seat: now } if now == seat);
    is_turn.then_some(&view.turn.uses[..])
}

fn left(view: &View, seat: Seat, space: Space) -> u8 {
    uses(view, seat).map_or(0, |uses| uses[space.index()])
}

fn uses_left(scene: &Scene<Carnegie>, seat: Seat, space: Space) -> Markup {
    let left = left(scene.view, seat, space);
    html! {
        @if left > 0 {
            @let said = scene.words.say_with("ca-uses-left", &[("uses", left.into())]);
            b.uses role="img" title=(said) { (left) "×" }
        }
    }
}

fn standing(scene: &Scene<Carnegie>, seat: Seat, space: Space, room: &Room, is_shown: bool) -> Markup {
    // CA-2.8: one who is nobody's and never leaves.
    let permanent = room.department == Some(Department::HumanResources);
    html! {
        @if permanent {
            @let said = scene.words.say("ca-permanent");
            span.crew.permanent role="img" title=(said) { (icons::worker(Stance::Standing)) }
        }
        @if room.standing > 0 { (crew(scene, seat, Target::Standing(space), Stance::Standing, room.standing, is_shown)) }
    }
}

fn lying(scene: &Scene<Carnegie>, seat: Seat, space: Space, room: &Room, is_shown: bool) -> Markup {
    html! { @if room.lying > 0 { (crew(scene, seat, Target::Lying(space), Stance::Lying, room.lying, is_shown)) } }
}

/// Workers are shapes of their own only where an action asks for them; else a click on them means their room.
fn crew(scene: &Scene<Carnegie>, seat: Seat, target: Target, stance: Stance, count: u8, is_shown: bool) -> Markup {
    let (Target::Standing(space) | Target::Lying(space)) = target else { return html! {} };
    let target = target.to_string();
    let is_target = is_shown && is_lit(scene, &target);
    let in_hand = is_target.then(|| in_hand(scene, seat, space));
    let about = is_target.then(|| who_they_are(scene, seat, space, stance, count));
    let does = is_target.then(|| scene.words.say(&format!("ca-crew-{}.does", stance.word().trim_start_matches("ca-"))));
    html! {
        span.crew data-target=[is_target.then_some(target)] data-in-hand=[in_hand] data-stays-in-hand[is_target] data-about=[about] data-does=[does] {
            (icons::workers(stance, count, scene.words))
        }
    }
}

/// "Lobby: 6 lying workers".
fn who_they_are(scene: &Scene<Carnegie>, seat: Seat, space: Space, stance: Stance, count: u8) -> String {
    let place = said::place(scene.view.player(seat), space, scene.words);
    let id = format!("ca-crew-{}", stance.word().trim_start_matches("ca-"));
    scene.words.say_with(&id, &[("place", place.into()), ("workers", count.into())])
}

/// What the prompt says once they are picked.
fn in_hand(scene: &Scene<Carnegie>, seat: Seat, space: Space) -> String {
    let from = said::room(scene.view.player(seat), space, scene.words);
    scene.words.say_with("ca-in-hand", &[("from", from.into())])
}

/// CA-7.1: what it costs to stand somebody up there.
fn free_desks(scene: &Scene<Carnegie>, department: Department, taken: u8) -> Markup {
    let prices = department.desk_prices();
    let free = &prices[usize::from(taken).min(prices.len())..];
    html! {
        @for desks in free.chunk_by(|one, other| one == other) {
            @let args = [("desks", desks.len().into()), ("price", desks[0].into())];
            @let said = scene.words.say_with("ca-free-desks", &args);
            span.desks role="img" title=(said) { @for price in desks { i.desk { "$" (price) } } }
        }
    }
}
