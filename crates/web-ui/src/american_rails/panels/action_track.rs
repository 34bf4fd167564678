//! The action track as a departure board: seven spaces, three columns, the players' trains.

use super::super::news::News;
use super::super::{phase_numeral, space_name};
use crate::parts::badges::marker;
use crate::{Inputs, Scene};
use american_rails::{AmericanRails, Event, Space, View};
use engine::Seat;
use maud::{Markup, html};

pub(crate) fn looks_at(view: &View, news: &[Event]) -> Inputs {
    Inputs::of(&(view.column, view.action_track, &view.turn_order, &News::of(news).trains))
}

pub(crate) fn action_track(scene: &Scene<AmericanRails>) -> Markup {
    let news = News::of(scene.news);
    let now = scene.view.column.map(usize::from);
    html! {
        div.dep.action-track {
            div.head { h2 { (scene.words.say("ar-panel-track")) } (turn_order(scene)) }
            table {
                thead {
                    tr {
                        th scope="col" { span.unseen { (scene.words.say("ar-track-space")) } }
                        @for column in 0..3 {
                            th.now[now == Some(column)] scope="col" aria-current=[(now == Some(column)).then_some("step")] {
                                (phase_numeral(column).unwrap_or_default())
                            }
                        }
                    }
                }
                tbody { @for space in Space::ALL { (row(scene, space, &news)) } }
            }
        }
    }
}

/// The whole row leads to its space.
fn row(scene: &Scene<AmericanRails>, space: Space, news: &News) -> Markup {
    html! {
        tr {
            th scope="row" {
                span.target data-target=(space.word()) { (space_name(scene.view, space, scene.words)) }
                small.does { (does(space, scene)) }
            }
            @for (column, spaces) in scene.view.action_track.iter().enumerate() {
                @let is_now = scene.view.column.map(usize::from) == Some(column);
                td.now[is_now] {
                    @match spaces[space.index()] {
                        Some(seat) => span.new[is_now && news.trains.contains(&seat)] { (marker(seat, scene.people)) },
                        None => i.free {},
                    }
                }
            }
        }
    }
}

/// What a space is for, in a few words.
fn does(space: Space, scene: &Scene<AmericanRails>) -> String {
    let id = match space {
        Space::Pass => "ar-space-is-pass",
        Space::Develop => "ar-space-is-develop",
        Space::Finance => "ar-space-is-finance",
        Space::Take if scene.view.take_may_expand() => "ar-space-is-take-expand",
        Space::Take => "ar-space-is-take",
        Space::Expand3 | Space::Expand4 => {
            let cubes = [("cubes", space.cubes().unwrap_or_default().into())];
            return scene.words.say_with("ar-space-is-expand", &cubes);
        }
        Space::Auction => "ar-space-is-auction",
    };
    scene.words.say(id)
}

/// Who moves in this phase, in what order: the trains that have moved are dimmed.
fn turn_order(scene: &Scene<AmericanRails>) -> Markup {
    let order = order(scene.view);
    html! {
        ol.order aria-label=(scene.words.say("ar-turn-order")) {
            @if order.is_empty() { li.nobody { (scene.words.say("ar-turn-order-later")) } }
            @for (place, seat) in order.into_iter().enumerate() {
                li.moved[has_moved(scene.view, seat)] { (place + 1) (marker(seat, scene.people)) }
            }
        }
    }
}

/// AR-3.2, AR-3.3: the turn order in the first phase, later the trains of the column before from the top.
pub(crate) fn order(view: &View) -> Vec<Seat> {
    match view.column {
        None | Some(0) => view.turn_order.clone(),
        Some(column) => view.action_track[usize::from(column) - 1].iter().flatten().copied().collect(),
    }
}

pub(crate) fn has_moved(view: &View, seat: Seat) -> bool {
    view.column.is_some_and(|column| view.action_track[usize::from(column)].contains(&Some(seat)))
}
