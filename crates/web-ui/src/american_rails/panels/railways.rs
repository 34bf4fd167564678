//! The railways as a table: what they earn, have, pay, who owns them, what is left of their cubes.

use super::super::badges::{badge, share_pips};
use super::super::details::ends_this_year;
use super::super::news::News;
use super::cities;
use super::supplies::supplies;
use crate::glossary::{heading, word};
use crate::{Inputs, Scene};
use american_rails::{AmericanRails, Event, Railway, RailwayView, View};
use engine::Seat;
use maud::{Markup, html};

pub(crate) fn looks_at(view: &View, news: &[Event]) -> Inputs {
    let shares: Vec<_> = view.players.iter().map(|player| player.shares).collect();
    let end = (ends_this_year(view), view.column.is_some(), view.year);
    Inputs::of(&(&view.railways, shares, view.houses, view.houses_left, end, &News::of(news).incomes))
}

pub(crate) fn railways(scene: &Scene<AmericanRails>) -> Markup {
    let news = News::of(scene.news);
    let column = |id: &str| heading(id, scene.words);
    html! {
        h2 { (scene.words.say("ar-panel-railways")) }
        (supplies(scene))
        table.railways {
            thead {
                tr {
                    th scope="col" { span.unseen { (scene.words.say("ar-railway")) } }
                    (column("ar-income"))
                    (column("ar-treasury"))
                    (column("ar-dividend"))
                    (column("ar-shares"))
                    (column("ar-cubes"))
                }
            }
            tbody {
                @for railway in scene.view.railways.iter().filter(|railway| railway.in_game) {
                    (row(railway, scene, &news))
                }
            }
        }
        (cities::cities(scene))
    }
}

/// The whole row leads to its railway.
fn row(railway: &RailwayView, scene: &Scene<AmericanRails>, news: &News) -> Markup {
    let words = scene.words;
    let change = news.income_change(railway.railway, railway.income);
    html! {
        tr {
            th scope="row" {
                span.target data-target=(railway.railway.word()) { (badge(railway.railway)) " " (words.say(railway.railway.word())) }
            }
            td.n.up[change > 0].down[change < 0] { (words.money(railway.income)) (bonus(railway, scene)) }
            td.n { (words.money(railway.treasury)) }
            td.n { @if railway.shares_held > 0 { (words.money(railway.dividend_per_share)) } @else { "–" } }
            td { span.pips role="img" title=(owners(railway.railway, scene)) { (share_pips(scene.view, railway, scene.people)) } }
            td.n.low[railway.is_low()] { (railway.cubes_left) }
        }
    }
}

/// A spike for each joined pair of hubs.
fn bonus(railway: &RailwayView, scene: &Scene<AmericanRails>) -> Markup {
    html! {
        @if railway.joined_pairs > 0 {
            @let said = scene.words.say_with("ar-joined-pairs", &[("pairs", railway.joined_pairs.into())]);
            span.bonus { (word("★", &said, &format!("means-joined-{}", railway.railway.letter()))) }
        }
    }
}

/// The share pips in words: "Anna: 2, Erik: 1, unsold: 1, removed: 1".
fn owners(railway: Railway, scene: &Scene<AmericanRails>) -> String {
    let its = scene.view.railway(railway);
    let held = Seat::all(scene.view.players.len())
        .map(|seat| (scene.people.name(seat).to_owned(), scene.view.shares_of(seat, railway)));
    let rest = [(scene.words.say("ar-unsold"), its.shares_left), (scene.words.say("ar-removed"), its.shares_removed)];
    let said = held.chain(rest).filter(|(_, shares)| *shares > 0).map(|(name, shares)| format!("{name}: {shares}"));
    said.collect::<Vec<_>>().join(", ")
}
