//! The cards: one's own hand, the five open cards, the deck, the tickets.

use super::super::badges::{paint, sign, symbol};
use super::super::canvas::{DECK, TICKET_DECK, hand_target, open_target};
use super::super::found::Found;
use super::super::news::{News, turned_up};
use super::own_seat;
use crate::{Inputs, Scene, Words};
use maud::{Markup, html};
use ticket_to_ride_legacy::{Card, Cards, Colour, Event, LegacyGame, Sign, View};

pub(crate) fn looks_at(view: &View, news: &[Event]) -> Inputs {
    let hands: Vec<_> = view.players.iter().map(|player| player.hand).collect();
    let decks = (view.deck_count, view.ticket_deck_count, view.discards, view.open_cards);
    Inputs::of(&(hands, decks, view.phase.to_act(), turned_up(news)))
}

pub(crate) fn cards(scene: &Scene<LegacyGame>) -> Markup {
    let hand = own_seat(scene).and_then(|seat| scene.view.player(seat).hand);
    html! {
        div.desk {
            (open_cards(scene))
            @if let Some(hand) = hand { (fan(&hand, scene)) }
        }
    }
}

/// LG-4.1: the five open cards, the deck, and the tickets.
fn open_cards(scene: &Scene<LegacyGame>) -> Markup {
    let (view, words, news) = (scene.view, scene.words, News::of(scene));
    html! {
        div.row role="group" aria-label=(words.say("lg-open-cards")) {
            div.pile.back data-target=(DECK) title=(words.say_with("lg-deck-title", &[("cards", view.deck_count.into())])) {
                span.label { (words.say("lg-deck")) } b { (view.deck_count) }
            }
            @for (place, card) in view.open_cards.iter().enumerate() {
                @match card {
                    Some(card) => div.traincard.(paint(card.colour())).loco[card.is_locomotive()].new[news.is_turned_up(place)] data-target=(open_target(place as u8)) { (face(*card, view, words)) },
                    None => div.traincard.gone {},
                }
            }
            div.pile.back.of-tickets data-target=(TICKET_DECK) data-asks-first title=(words.say_with("lg-ticket-deck-title", &[("tickets", view.ticket_deck_count.into())])) {
                span.label { (words.say("lg-tickets.short")) } b { (view.ticket_deck_count) }
            }
            div.pile.discards title=(discards(&view.discards, words)) {
                span.label { (words.say("lg-discards")) } b { (view.discards.total()) }
            }
        }
    }
}

/// A card's symbol, its sign and its name.
fn face(card: Card, view: &View, words: &Words) -> Markup {
    html! {
        i.symbol aria-hidden="true" { (if card.is_locomotive() { '✹' } else { symbol(card.colour()) }) }
        @if card.sign() != Sign::Plain { i.mark-sign aria-hidden="true" title=(sign_means(card.sign(), view, words)) { (sign(card.sign())) } }
        span.label { (short_name(card.colour(), words)) }
        span.unseen { ": " (words.say(card.word())) }
    }
}

/// The hand: one fan a colour, with its count. A click lights what it can pay for.
fn fan(hand: &Cards, scene: &Scene<LegacyGame>) -> Markup {
    let words = scene.words;
    let suits = Colour::ALL.into_iter().map(Some).chain([None]);
    html! {
        div.hand role="group" aria-label=(words.say_with("lg-hand", &[("cards", hand.total().into())])) {
            @for colour in suits {
                @let count = count(hand, colour);
                @if count > 0 {
                    div.fan.(paint(colour)).loco[colour.is_none()].two[count == 2].more[count > 2] data-target=(hand_target(colour)) data-part=(chip(colour)) draggable="true" {
                        b.count { (count) }
                        i.symbol aria-hidden="true" { (colour.map_or('✹', |colour| symbol(Some(colour)))) }
                        (signs(hand, colour, scene))
                        span.label { (short_name(colour, words)) }
                    }
                }
            }
            @if hand.is_empty() { p.d { (words.say("lg-hand-empty")) } }
        }
    }
}

/// How a list of payments shows it.
fn chip(colour: Option<Colour>) -> &'static str {
    if colour.is_none() { "loco" } else { paint(colour) }
}

fn count(hand: &Cards, colour: Option<Colour>) -> u8 {
    colour.map_or(hand.locomotives(), |colour| hand.of(colour))
}

/// LG-2.6: how many of them carry a sign.
fn signs(hand: &Cards, colour: Option<Colour>, scene: &Scene<LegacyGame>) -> Markup {
    let of = |sign| hand.count(colour.map_or(Card::locomotive(sign), |colour| Card::of(colour, sign)));
    html! {
        @for kind in [Sign::Pickaxe, Sign::Skull] {
            @if of(kind) > 0 { i.mark-sign title=(sign_means(kind, scene.view, scene.words)) { (of(kind)) (sign(kind)) } }
        }
    }
}

/// What a rule makes of it, as far as rules have been found.
pub(crate) fn sign_means(sign: Sign, view: &View, words: &Words) -> String {
    let id = if sign == Sign::Skull { "lg-sign-skull" } else { "lg-sign-pickaxe" };
    let means = Found::in_public(view, words).sign(sign);
    means.map_or_else(|| words.say(&format!("{id}.unknown")), |means| format!("{}: {means}", words.say(id)))
}

fn card_name(colour: Option<Colour>, words: &Words) -> String {
    match colour {
        Some(colour) => words.say(colour.word()),
        None => words.say("lg-locomotive"),
    }
}

/// As it fits on a card.
fn short_name(colour: Option<Colour>, words: &Words) -> String {
    match colour {
        Some(colour) => words.say(colour.word()),
        None => words.say("lg-locomotive.short"),
    }
}

/// LG-4.17: what lies in the discards is public.
fn discards(cards: &Cards, words: &Words) -> String {
    let suits = Colour::ALL.into_iter().map(Some).chain([None]);
    let parts: Vec<String> = suits
        .filter(|colour| count(cards, *colour) > 0)
        .map(|colour| format!("{} {}", count(cards, colour), card_name(colour, words)))
        .collect();
    words.say_with("lg-discards-title", &[("cards", parts.join(", ").into())])
}
