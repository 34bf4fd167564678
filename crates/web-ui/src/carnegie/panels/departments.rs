//! The department tiles on offer, by type: how many copies lie open, what their desks cost, what they do.

use super::super::badges::kind;
use super::super::said;
use super::super::shown_seat;
use super::super::targets::Target;
use crate::{Inputs, Scene};
use carnegie::{Carnegie, Department, Timeline};
use engine::Seat;
use maud::{Markup, html};

/// One player's own are marked: whose company the reader looks at first.
pub(crate) fn departments(scene: &Scene<Carnegie>) -> Markup {
    let seat = shown_seat(scene);
    let looks_at = || {
        let player = scene.view.player(seat);
        let own = player.rooms.map(|room| room.department);
        Inputs::of(&(scene.view.open_tiles, own, player.reserved))
    };
    html! { (scene.piece(("departments-for", seat.index()), looks_at, |scene| wall(scene, seat))) }
}

fn wall(scene: &Scene<Carnegie>, seat: Seat) -> Markup {
    let words = scene.words;
    html! {
        h2 { (words.say("ca-panel-departments")) small { (words.say("ca-panel-departments.hint")) } }
        div.wall.tiles data-asks=(words.say("ca-asks-department")) {
            @for timeline in Timeline::ALL {
                section aria-label=(words.say(timeline.word())) {
                    h3 { (kind(timeline)) " " (words.say(&format!("{}.short", timeline.word()))) }
                    ul {
                        @for department in Department::TILES.into_iter().filter(|tile| tile.timeline() == timeline) { (tile(scene, seat, department)) }
                    }
                }
            }
        }
    }
}

fn tile(scene: &Scene<Carnegie>, seat: Seat, department: Department) -> Markup {
    let words = scene.words;
    let open = scene.view.open_tiles[department.index()];
    let player = scene.view.player(seat);
    let has = player.find(department).is_some() || player.reserved == Some(department);
    let does = format!("{} · {}", said::effect(department, words), said::desks(department, words));
    let left = words.say_with("ca-copies", &[("copies", open.into())]);
    html! {
        li.ledger.tile.gone[open == 0].own[has] data-about=(words.say(department.word())) data-does=(does) {
            span.target data-target=(Target::Tile(department)) { (said::short(department, words)) }
            b.copies title=(left) { @for _ in 0..open { i {} } span.unseen { (left) } }
            (said::in_short(department.word(), words))
            small.desks { (said::desks(department, words)) }
        }
    }
}
