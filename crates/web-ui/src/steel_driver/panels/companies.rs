//! The companies as a ledger: profit this round with markers that glide, stones, shares, control, track, worth.

use super::super::badges::badge;
use super::super::news::News;
use super::FORECAST_FROM;
use super::shares::shares;
use crate::glossary::{heading, word};
use crate::parts::badges::marker;
use crate::{Inputs, Scene};
use maud::{Markup, html};
use steel_driver::{CompanyView, Event, Forecast, SteelDriver, View};

pub(crate) fn looks_at(view: &View, news: &[Event]) -> Inputs {
    let shares: Vec<_> = view.players.iter().map(|player| player.shares).collect();
    // What a share would pay follows from the companies, the round and the goods.
    let goods = (view.round, view.phase.company(), view.trains, view.goods_supply, view.goods_on_board);
    Inputs::of(&(&view.companies, shares, view.supply, goods, &News::of(news).won))
}

/// With the stones of the supply in its heading.
pub(crate) fn companies(scene: &Scene<SteelDriver>) -> Markup {
    let news = News::of(scene.news);
    let forecast = (scene.view.round >= FORECAST_FROM).then(|| scene.view.forecast());
    let words = scene.words;
    let column = |id: &str| heading(id, words);
    let supply = words.say_with("sd-supply", &[("stones", scene.view.supply.into())]);
    html! {
        h2 { (words.say("sd-panel-companies")) " " small { (supply) } }
        table.companies {
            thead {
                tr {
                    th scope="col" { span.unseen { (words.say("sd-company")) } }
                    th scope="col" { span.unseen { (words.say("sd-control")) } }
                    th.profit scope="col" colspan="2" { (word(&words.say("sd-profit"), &words.say("sd-profit.title"), "means-sd-profit")) }
                    (column("sd-field"))
                    (column("sd-track"))
                    (column("sd-shares"))
                    @if forecast.is_some() { (column("sd-worth")) } @else { td.later aria-hidden="true" { (words.say("sd-worth")) } }
                }
            }
            tbody { @for company in &scene.view.companies { (row(company, forecast.as_ref(), scene, &news)) } }
        }
    }
}

/// The whole row leads to its company.
fn row(its: &CompanyView, forecast: Option<&[Forecast; 6]>, scene: &Scene<SteelDriver>, news: &News) -> Markup {
    let words = scene.words;
    html! {
        tr.new[news.won.contains(&its.company)].now[scene.view.phase.company() == Some(its.company)] {
            th scope="row" {
                span.target data-target=(its.company.word()) { (badge(its.company, words)) span.called { " " (words.say(its.company.word())) } }
            }
            td { @if let Some(seat) = its.controller { (marker(seat, scene.people)) } }
            td.ledger { (ledger(its, scene)) }
            td.n { (words.money(its.profit)) }
            td.n { (its.stones) }
            td.n.low[its.track_left <= 2] { (its.track_left) }
            td { (shares(its, scene)) }
            td.n { @if let Some(forecast) = forecast { (words.money(forecast[its.company.index()].dollars)) } }
        }
    }
}

/// The printed table ends at $200; a richer round stretches it.
fn ledger(its: &CompanyView, scene: &Scene<SteelDriver>) -> Markup {
    let most = scene.view.companies.iter().map(|company| company.profit).max().unwrap_or(0).max(200);
    let x = 7 + its.profit * 86 / most;
    html! {
        svg viewBox="0 0 100 14" aria-hidden="true" {
            path.scale d="M7 7H93M7 4v6M28.5 5v4M50 4v6M71.5 5v4M93 4v6" {}
            g.gauge.(its.company.word()) #{ "profit-" (its.company.index()) } transform={ "translate(" (x) " 7)" } {
                path.bar d="M-86 0H0" {}
                circle r="6" {}
            }
        }
    }
}
