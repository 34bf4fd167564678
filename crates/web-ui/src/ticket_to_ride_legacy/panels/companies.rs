//! The companies as cards: coins, trains left, cards, tickets, what they gathered, their postcards.

use super::super::badges::badge;
use super::super::choices::ticket_name;
use super::super::dollars;
use super::super::news::did;
use super::postcards::postcards;
use super::standing::standing;
use crate::parts::faces::bot_face;
use crate::parts::who::{from_my_chair, says_you};
use crate::{Scene, Words};
use engine::{Seat, SeatSet};
use maud::{Markup, html};
use ticket_to_ride_legacy::{LegacyGame, RuleWorks, View};

pub(crate) fn companies(scene: &Scene<LegacyGame>) -> Markup {
    let words = scene.words;
    // They come first in a column that is lower than all that stands in it.
    let below = |place: &str, title: &str| html! { a href={ "#panel-" (place) } { (scene.words.say(title)) " ↓" } };
    html! {
        h2 {
            (scene.words.say("lg-panel-companies")) " "
            small.below-them { (below("news", "lg-panel-news")) " " (below("story", "lg-panel-story")) }
        }
        // What their numbers mean is written once, not in every card.
        ul.people.in-rows data-title-m=(scene.words.say("lg-coins.title")) data-title-rolling=(scene.words.say("lg-has-trains.title")) data-title-bonus=[shared_bonus(scene.view).is_none().then(|| words.say("lg-has-bonus.title"))] {
            @for seat in from_my_chair(scene.people, scene.view.players.len()) { (card(seat, scene)) }
        }
        @if scene.view.players.iter().all(|player| player.payslip.is_none()) { p.d.end-pays { (end_pays(scene)) } }
        (standing(scene))
    }
}

fn card(seat: Seat, scene: &Scene<LegacyGame>) -> Markup {
    let (words, people, player) = (scene.words, scene.people, scene.view.player(seat));
    let is_turn = scene.view.phase.to_act().contains(seat);
    html! {
        li id={ "player-card-" (seat.0) } class={ "player-" (seat.0) " " (player.company.word()) @if is_turn { " act" } } aria-current=[is_turn.then_some("true")] {
            span.nm {
                span title=(words.say(player.company.word())) { (badge(player.company, words)) } " " (bot_face(seat, people, words)) (people.name(seat))
                @if says_you(seat, people) { small { " " (words.say("you")) } }
                @if seat == scene.view.start_player {
                    @let said = words.say("lg-start-player");
                    " " small title=(said) { "⚑" span.unseen { (said) } }
                }
            }
            span.m { (words.money(dollars(player))) }
            span.d {
                // LG-5.3: public, and often what decides.
                @let is_over = player.payslip.is_some();
                @let bonus = if is_over { 0 } else { scene.view.world.train_bonus(player.trains) };
                span.stock.rolling.low[player.trains <= 5 && !is_over] { (counted(player.trains.into(), "lg-has-trains", words)) @if bonus > 0 { " +" (words.money(bonus)) } } " "
                (stock(player.card_count.into(), "lg-has-cards", words)) " "
                (stock(player.ticket_count.into(), "lg-has-tickets", words)) " "
                (stock(player.routes.len(), "lg-has-routes", words))
                @if let Some(bonus) = colour_bonus(seat, scene.view).filter(|_| shared_bonus(scene.view).is_none()) {
                    " " span.stock.bonus { b { (words.money(bonus)) } " " (words.say("lg-has-bonus")) }
                }
            }
            @let gathered = gathered(seat, scene);
            @if !gathered.is_empty() { span.d { (gathered.join(" · ")) } }
            @if let Some(did) = did(seat, scene.since.look(), false, words) { span.d.did { span { (in_parts(&did)) } } }
            (postcards(seat, scene))
        }
    }
}

/// LG-5.1, LG-5.3, LG-4.13: what ends the game, what few trains pay then, and what a route of one's own colour pays, once for all whose
/// bonus is the same; whoever plays one company is told which colour that is.
fn end_pays(scene: &Scene<LegacyGame>) -> String {
    /// The most trains that still pay.
    const MOST: u8 = 10;
    let (view, words) = (scene.view, scene.words);
    let [none, most] = [0, MOST].map(|trains| view.world.train_bonus(trains));
    let end = words.say_with("lg-end-pays", &[("none", none.into()), ("trains", MOST.into()), ("most", most.into())]);
    let mine = *scene.people.mine.look();
    let only = mine.first().filter(|seat| mine == SeatSet::only(*seat));
    let bonus = shared_bonus(view).map(|dollars| match only {
        Some(seat) => {
            let colour = words.say(view.player(seat).company.colour().word());
            words.say_with("lg-end-pays.own", &[("colour", colour.into()), ("dollars", dollars.into())])
        }
        None => words.say_with("lg-end-pays.bonus", &[("dollars", dollars.into())]),
    });
    std::iter::once(end).chain(bonus).collect::<Vec<_>>().join(" ")
}

/// LG-4.13: while claims of one's own colour pay.
fn colour_bonus(seat: Seat, view: &View) -> Option<u32> {
    let pays = view.world.rules().iter().any(|rule| *rule.works() == RuleWorks::CompanyRoutes);
    pays.then(|| view.world.companies()[seat.index()].bonus_dollars)
}

/// LG-2.8: what it is for all, until one of them has more.
fn shared_bonus(view: &View) -> Option<u32> {
    let mut all = Seat::all(view.players.len()).map(|seat| colour_bonus(seat, view));
    let first = all.next()??;
    all.all(|other| other == Some(first)).then_some(first)
}

/// What a company did, so that a low window can end it at a comma.
fn in_parts(did: &str) -> Markup {
    html! { @for (index, part) in did.split(", ").enumerate() { span.part { @if index > 0 { ", " } (part) } } }
}

/// "20 trains".
fn stock(count: usize, id: &str, words: &Words) -> Markup {
    html! { span.stock { (counted(count, id, words)) } }
}

fn counted(count: usize, id: &str, words: &Words) -> Markup {
    html! { b { (count) } " " (words.say_with(id, &[("count", count.into())])) }
}

/// What rules found during the campaign have brought it in this game.
fn gathered(seat: Seat, scene: &Scene<LegacyGame>) -> Vec<String> {
    let pieces = &scene.view.pieces;
    let its = &pieces.of[seat.index()];
    let cargo = pieces.hold.iter().filter(|loader| **loader == seat).count();
    let [coal, copper, silver] = its.ore;
    let some = |id: &str, count: usize| (count > 0).then(|| scene.words.say_with(id, &[("count", count.into())]));
    [
        its.person
            .map(|person| scene.words.say_with("lg-travels", &[("person", scene.words.say(person.word()).into())])),
        some("lg-got-sacks", its.sacks.into()),
        some("lg-got-coal", coal.into()),
        some("lg-got-copper", copper.into()),
        some("lg-got-silver", silver.into()),
        some("lg-got-event-claims", its.event_claims.into()),
        some("lg-got-names", scene.view.pieces.names_of(seat).count()),
        some("lg-got-cargo", cargo),
        some("lg-got-tanks", its.tanks.into()),
        some("lg-got-relief", its.relief.into()),
        some("lg-got-stamps", its.stamps.into()),
        its.loan.then(|| scene.words.say("lg-got-loan")),
        its.couplers.then(|| scene.words.say("lg-got-couplers")),
    ]
    .into_iter()
    .flatten()
    .chain(
        its.shown
            .iter()
            .map(|ticket| scene.words.say_with("lg-got-shown", &[("ticket", ticket_name(ticket, scene.words).into())])),
    )
    .collect()
}
