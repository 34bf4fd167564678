//! The train table as a departure board: the order of this round above, who has passed below.

use super::super::badges::short;
use super::super::coasts;
use super::super::ordinal;
use crate::{Inputs, Scene, Words};
use maud::{Markup, html};
use steel_driver::{Company, Event, Phase, SteelDriver, View};

const FIRST_SPACE: usize = 84;
const STEP: usize = 43;
const TOP_ROW: usize = 17;
const BOTTOM_ROW: usize = 49;

/// SD-7.1: nobody has passed while companies are auctioned: there is one row, and more room for the auction.
fn is_in_one_row(view: &View) -> bool {
    matches!(view.phase, Phase::Open { .. } | Phase::Auction(_))
}

/// Of the phase it looks at whose turn it is, and whether the game is in its final accounting.
pub(crate) fn looks_at(view: &View, _: &[Event]) -> Inputs {
    let now = match view.phase {
        Phase::Build { company, .. } | Phase::TakeGood { company, .. } => Some(company),
        _ => None,
    };
    let is_accounting = matches!(view.phase, Phase::TakeGood { .. } | Phase::Finished);
    let controllers: Vec<_> = view.companies.iter().map(|company| company.controller).collect();
    let coasts = (view.transcontinental, coasts::missing(view));
    Inputs::of(&(view.trains, now, is_accounting, controllers, coasts, is_in_one_row(view)))
}

pub(crate) fn train_table(scene: &Scene<SteelDriver>) -> Markup {
    let words = scene.words;
    let [top, bottom] = row_names(scene);
    html! {
        div.dep.train-table.in-one-row[is_in_one_row(scene.view)] title=(words.say("sd-panel-trains.hint")) {
            div.head { h2 { (words.say("sd-panel-trains")) } (now(scene)) }
            svg viewBox={ "0 0 344 " (if is_in_one_row(scene.view) { 34 } else { 66 }) } role="img" aria-label=(in_words(scene)) {
                text.row x="0" y=(TOP_ROW + 5) { (top) }
                text.row x="0" y=(BOTTOM_ROW + 5) { (bottom) }
                @for space in 0..6 {
                    @for row in [TOP_ROW, BOTTOM_ROW] {
                        rect.space x=(FIRST_SPACE + STEP * space) y=(row - 14) width="39" height="28" rx="3" {}
                        text.number x=(FIRST_SPACE + STEP * space + 20) y=(row + 5) { (space + 1) }
                    }
                }
                @for company in Company::ALL { (train(company, scene)) }
            }
            @if let Some(coasts) = coasts_in_words(scene.view, words) { p.coasts { (coasts) } }
        }
    }
}

/// Who joined the coasts, or where one link would.
fn coasts_in_words(view: &View, words: &Words) -> Option<String> {
    let joined = view.transcontinental.map(|joined| {
        let args = [("company", words.say(joined.builder.word()).into()), ("round", joined.round.into())];
        words.say_with("sd-coasts-joined", &args)
    });
    joined.or_else(|| coasts::missing_in_words(view, words))
}

/// Who acts now, in the board's own capitals.
fn now(scene: &Scene<SteelDriver>) -> Markup {
    let words = scene.words;
    let said = match scene.view.phase {
        Phase::Build { company, .. } => Some((company, "sd-trains-builds")),
        Phase::TakeGood { company, .. } => Some((company, "sd-trains-takes")),
        _ => None,
    };
    html! {
        @if let Some((company, id)) = said {
            p.now { (words.say_with(id, &[("company", words.say(company.word()).into())])) }
        }
    }
}

/// A company's train: its letters, and the sign of its controller.
fn train(company: Company, scene: &Scene<SteelDriver>) -> Markup {
    let Some((space, row)) = stand(company, scene) else { return html! {} };
    let is_now = matches!(scene.view.phase, Phase::Build { company: now, .. } | Phase::TakeGood { company: now, .. } if now == company);
    let controller = scene.view.company(company).controller;
    html! {
        g.train.now[is_now].(company.word()) id={ "train-" (company.index()) } transform={ "translate(" (FIRST_SPACE + STEP * space) " " (row) ")" } {
            rect x="0" y="-14" width="39" height="28" rx="3" {}
            text.letters x=(if controller.is_some() { 10 } else { 19 }) y="6" { (short(company, scene.words)) }
            @if let Some(seat) = controller {
                g class={ "player-" (seat.0) } {
                    circle cx="28" cy="0" r="8" {}
                    text.sign x="28" y="4" { (scene.people.sign(seat)) }
                }
            }
        }
    }
}

fn stand(company: Company, scene: &Scene<SteelDriver>) -> Option<(usize, usize)> {
    let on = |row: &[Option<Company>; 6]| row.iter().position(|train| *train == Some(company));
    let trains = &scene.view.trains;
    on(&trains.top).map(|space| (space, TOP_ROW)).or_else(|| on(&trains.bottom).map(|space| (space, BOTTOM_ROW)))
}

/// In the final accounting who passes has nothing left to take.
fn row_names(scene: &Scene<SteelDriver>) -> [String; 2] {
    let bottom = match scene.view.phase {
        Phase::TakeGood { .. } | Phase::Finished => "sd-trains-done",
        _ => "sd-trains-passed",
    };
    ["sd-trains-order", bottom].map(|id| scene.words.say(id))
}

/// "Order: Red, Green. Passed: Blue 1st, Grey 2nd."
fn in_words(scene: &Scene<SteelDriver>) -> String {
    let words = scene.words;
    let name = |company: &Company| words.say(company.word());
    let trains = &scene.view.trains;
    let top: Vec<String> = trains.top.iter().flatten().map(name).collect();
    let bottom = trains.bottom.iter().flatten().enumerate();
    let bottom: Vec<String> =
        bottom.map(|(place, company)| format!("{} {}", name(company), ordinal(place + 1, words))).collect();
    let [order, passed] = row_names(scene);
    format!("{order}: {}. {passed}: {}.", listed(&top), listed(&bottom))
}

fn listed(names: &[String]) -> String {
    if names.is_empty() { "–".to_owned() } else { names.join(", ") }
}
