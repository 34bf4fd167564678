//! The four transport tracks: what a worker taken back earns, how far everybody is, what the next step costs.

use super::super::badges::disc;
use super::super::icons;
use super::super::said;
use super::super::shown_seat;
use super::super::targets::{Target, region_id};
use crate::{Inputs, Scene};
use carnegie::{Carnegie, Owner, Region, TransportLevel, TransportSpace};
use engine::Seat;
use maud::{Markup, html};

/// The costs of next steps are one player's: whose company the reader looks at first.
pub(crate) fn tracks(scene: &Scene<Carnegie>) -> Markup {
    let seat = shown_seat(scene);
    let looks_at = || {
        let view = scene.view;
        let players: Vec<_> = view.players.iter().map(|player| (player.transport, player.on_assignment)).collect();
        Inputs::of(&(players, view.andrew.map(|andrew| andrew.transport), costs(scene, seat)))
    };
    scene.piece(("tracks-for", seat.index()), looks_at, |scene| table(scene, seat))
}

/// Nothing costs anything any more once the game is over.
fn costs(scene: &Scene<Carnegie>, seat: Seat) -> [Option<u8>; 4] {
    Region::ALL.map(|region| scene.view.player(seat).transport_cost(region).filter(|_| !scene.view.is_over()))
}

fn table(scene: &Scene<Carnegie>, seat: Seat) -> Markup {
    let words = scene.words;
    html! {
        h2.tracks-title { (words.say("ca-panel-transport")) small { (words.say("ca-panel-transport.hint")) } }
        table.tracks-table data-asks=(words.say("ca-asks-region")) {
            colgroup { col.region {} col span=(carnegie::TRACK_LENGTH) {} }
            thead.unseen {
                tr {
                    th scope="col" { (words.say("ca-region")) }
                    @for step in 1..=carnegie::TRACK_LENGTH { th scope="col" { (step) } }
                }
            }
            tbody { @for region in Region::ALL { (row(scene, seat, region)) } }
        }
    }
}

fn row(scene: &Scene<Carnegie>, seat: Seat, region: Region) -> Markup {
    let cost = costs(scene, seat)[region.index()];
    html! {
        tr.(region_id(region)) {
            th scope="row" {
                span.target data-target=(Target::Track(region)) data-about=(scene.words.say(region.word())) data-does=(means(scene, seat, region, cost)) {
                    (scene.words.say(region.word()))
                }
                @if let Some(cost) = cost {
                    @let said = scene.words.say_with("ca-next-step", &[("study", cost.into())]);
                    " " small.cost title=(said) { "▸" (cost) (icons::resource(carnegie::Resource::Study)) span.unseen { (said) } }
                }
                (away(scene, region))
            }
            @for (index, space) in region.track().iter().enumerate() { (cell(scene, region, index as u8, space)) }
        }
    }
}

/// CA-4.1: what a worker there will bring, and what the next step costs.
fn means(scene: &Scene<Carnegie>, seat: Seat, region: Region, cost: Option<u8>) -> String {
    let words = scene.words;
    let income = said::gain(scene.view.player(seat).transport_income(region), words);
    let args = [("region", words.say(region.word()).into()), ("income", income.into())];
    let next = cost.map(|cost| words.say_with("ca-next-step", &[("study", cost.into())]));
    [Some(words.say_with("ca-track-means", &args)), next].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// CA-2.4: who is on assignment there, beside what they will bring.
fn away(scene: &Scene<Carnegie>, region: Region) -> Markup {
    let words = scene.words;
    let workers = |seat: Seat| scene.view.player(seat).on_assignment[region.index()];
    let there: Vec<Seat> = scene.view.seats().filter(|seat| workers(*seat) > 0).collect();
    html! {
        span.away.none[there.is_empty()] data-target=(Target::Zone(region)) {
            (words.say("ca-away")) " "
            @if there.is_empty() { (words.say("ca-zone-nobody")) }
            @for seat in there {
                span class={ "sent player-" (seat.0) } {
                    i.sign aria-hidden="true" { (scene.people.sign(seat)) } span.unseen { (scene.people.name(seat)) " " }
                    @if workers(seat) > 1 { (workers(seat)) }
                } " "
            }
        }
    }
}

fn cell(scene: &Scene<Carnegie>, region: Region, index: u8, space: &TransportSpace) -> Markup {
    let words = scene.words;
    let level = words.say(space.level.word());
    let mut title = format!("{level}: {}", said::gain(space.income, words));
    if let Some(reward) = space.reward {
        let args = [("reward", said::gain(reward, words).into())];
        title = format!("{title}; {}", words.say_with("ca-track-reward", &args));
    }
    let players = scene.view.seats().filter(|seat| scene.view.player(*seat).transport[region.index()] == index);
    let andrew = scene.view.andrew.filter(|andrew| andrew.transport[region.index()] == index);
    let discs = players.map(Owner::Seat).chain(andrew.map(|_| Owner::Andrew));
    html! {
        td.(level_class(space.level)) title=(title) {
            span.pay aria-hidden="true" {
                (icons::gain(space.income))
                @if let Some(reward) = space.reward { i.reward { "+" (icons::gain(reward)) } }
            }
            span.unseen { (title) }
            span.discs { @for owner in discs { (disc(owner, words, scene.people)) } }
        }
    }
}

fn level_class(level: TransportLevel) -> &'static str {
    match level {
        TransportLevel::Carriage => "carriage",
        TransportLevel::Stagecoach => "stagecoach",
        TransportLevel::Railroad => "railroad",
    }
}
