//! The end of the game: the final accounting one line at a time, the places from the last to the first, the course of the money.

use super::badges::badge;
use super::panels::goods_in_sets;
use super::prompt::most_goods;
use crate::parts::course::{self, Counted, Course, Step, Unit};
use crate::parts::faces::placed;
use crate::parts::imagined::standings;
use crate::parts::who::says_you;
use crate::{Moment, Scene, Words};
use engine::Seat;
use maud::{Markup, html};
use steel_driver::{Company, CompanyView, Phase, SteelDriver, View};

pub(crate) fn ending(scene: &Scene<SteelDriver>, course: &[Moment<SteelDriver>]) -> Markup {
    if scene.view.phase != Phase::Finished {
        return html! {};
    }
    let (words, people) = (scene.words, scene.people);
    let course = Course {
        steps: &steps(course, words),
        unit: Unit::Dollars,
        label: words.say("sd-plot"),
        caption: words.say("sd-money-by-round"),
        words,
        tells_rises: true,
        counted: Counted::players(people),
    };
    html! {
        div.results {
            (accounting(scene))
            (places(scene))
            (course.draw())
        }
    }
}

/// The places, with where the money came from.
fn places(scene: &Scene<SteelDriver>) -> Markup {
    let words = scene.words;
    let column = |id: &str| html! { th scope="col" { (words.say(id)) } };
    let places = standings::<SteelDriver>(scene.view).by_rank();
    // SD-8.9: goods decide between people who are equally rich, and mean nothing otherwise.
    let decide_goods = places.windows(2).any(|pair| pair[0].score == pair[1].score);
    html! {
        table.standings {
            thead { tr { (column("sd-rank")) (column("player")) (column("sd-money")) (column("sd-from-profits")) (column("sd-from-shares")) @if decide_goods { (column("sd-most-goods")) } } }
            tbody {
                @for standing in places {
                    @let shares = from_shares(scene.view, standing.seat);
                    tr.first[standing.rank == 1].mine[says_you(standing.seat, scene.people)] {
                        td.n { (standing.rank) }
                        th scope="row" { (placed(standing.seat, scene.people, words)) }
                        td.n { (words.money(standing.score)) }
                        td.n { (words.money(standing.score - i64::from(shares))) }
                        td.n { (words.money(shares)) }
                        @if decide_goods { td.n { (most_goods(scene.view, standing.seat)) } }
                    }
                }
            }
        }
    }
}

/// SD-8.5
fn from_shares(view: &View, seat: Seat) -> u32 {
    view.companies.iter().map(|company| u32::from(view.shares_of(seat, company.company)) * company.goods_value).sum()
}

/// Company by company: its goods in sets, what a share is worth, who is paid. The lines appear one after the other.
fn accounting(scene: &Scene<SteelDriver>) -> Markup {
    let words = scene.words;
    let sold = |company: &&CompanyView| company.shares_left < Company::SHARES;
    html! {
        table.accounting {
            caption { (words.say("sd-accounting")) }
            thead {
                tr {
                    th scope="col" { (words.say("sd-company")) }
                    th scope="col" { (words.say("sd-panel-goods")) }
                    th scope="col" { (words.say("sd-share-value")) }
                    th scope="col" { (words.say("sd-paid")) }
                }
            }
            tbody {
                @for company in scene.view.companies.iter().filter(sold) {
                    tr {
                        th scope="row" { (badge(company.company, words)) " " (words.say(company.company.word())) }
                        td { (goods_in_sets(company, words)) }
                        td.n { (words.money(company.goods_value)) }
                        td { (payments(company, scene)) }
                    }
                }
            }
        }
    }
}

/// "Anna 2 × $150 = $300".
fn payments(company: &CompanyView, scene: &Scene<SteelDriver>) -> Markup {
    let owners = Seat::all(scene.view.players.len())
        .map(|seat| (seat, scene.view.shares_of(seat, company.company)))
        .filter(|(_, shares)| *shares > 0);
    html! {
        @for (seat, shares) in owners {
            span.payment {
                (scene.words.player(seat, scene.people)) " "
                span.sum {
                    @if shares > 1 { (shares) " × " (scene.words.money(company.goods_value)) " = " }
                    b.n { (scene.words.money(u32::from(shares) * company.goods_value)) }
                }
            } " "
        }
    }
}

/// The rounds and the final accounting as stages of the plot.
fn steps(course: &[Moment<SteelDriver>], words: &Words) -> Vec<Step> {
    let stage = |view: &View| match view.phase {
        Phase::TakeGood { .. } | Phase::Finished => words.say("sd-stage-end"),
        _ => words.say_with("sd-round", &[("round", view.round.into())]),
    };
    course::steps(course, stage, |view| view.players.iter().map(|player| player.money).collect())
}
