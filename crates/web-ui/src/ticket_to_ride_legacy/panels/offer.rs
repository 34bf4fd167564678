//! Tickets to choose from: each a card to tick, and one button that says what is kept.

use super::super::canvas::offer_target;
use super::super::reach::Plan;
use super::own_seat;
use super::tickets::need;
use crate::Scene;
use engine::Seat;
use maud::{Markup, html};
use ticket_to_ride_legacy::{LegacyGame, Ticket, TicketSet};

pub(crate) fn offer(scene: &Scene<LegacyGame>) -> Markup {
    let Some(seat) = own_seat(scene) else { return html! {} };
    let offered = scene.view.player(seat).offered.unwrap_or_default();
    let (words, held) = (scene.words, Plan::held(scene.view, seat));
    html! {
        // What is ticked is summed there.
        @let hint = words.say("lg-offer-hint");
        p.d data-walk-detail=(hint) { (hint) }
        div.offer role="group" aria-label=(words.say("lg-panel-offer")) {
            @for (place, ticket) in offered.iter().enumerate() {
                @let [from, to] = ticket.ends();
                div.ticket id={ "offer-" (place) } data-target=(offer_target(place)) {
                    span.tick aria-hidden="true" { "✓" }
                    span.ends { (from.name()) " – " (to.name()) }
                    b.worth { (words.money(ticket.value())) }
                    small.need { (needs(scene, seat, ticket, &held)) }
                }
            }
        }
        // The script says how many are ticked so far.
        @let keep = words.say_with("lg-offer-keep", &[("least", least(scene).into()), ("ticked", "#".into())]);
        @let kept = words.say_with("lg-offer-keep.ticked", &[("ticked", "#".into()), ("offered", offered.len().into())]);
        button.primary.needs-script type="button" data-walk=(keep) data-walked=(kept) disabled { (keep.replace('#', "0")) }
    }
}

/// What it adds to the plan for those that are held; by itself, where none is.
fn needs(scene: &Scene<LegacyGame>, seat: Seat, ticket: Ticket, held: &Plan) -> String {
    let (view, words) = (scene.view, scene.words);
    let alone = Plan::of(view, seat, TicketSet::only(ticket));
    let (missing, own) = (alone.missing(ticket), view.player(seat).trains);
    let said = |id: &str, trains: u32| words.say_with(id, &[("trains", trains.into())]);
    match missing.map(|missing| missing.trains).filter(|trains| (1..=u32::from(own)).contains(trains)) {
        None => need(missing, own, words),
        Some(trains) if held.open().next().is_none() => said("lg-offer-by-itself", trains),
        Some(_) => {
            let mine = view.player(seat).tickets.unwrap_or_default();
            let with_it = Plan::with(view, seat, mine.iter().chain([ticket]));
            said("lg-offer-adds", with_it.trains.saturating_sub(held.trains))
        }
    }
}

/// How many have to be kept.
fn least(scene: &Scene<LegacyGame>) -> usize {
    scene.choices.look().iter().map(|choice| choice.targets.len()).filter(|ticked| *ticked > 0).min().unwrap_or(1)
}

/// Contracts, persons or tickets, one of which is chosen: what it is called and what it does.
pub(crate) fn one_of(scene: &Scene<LegacyGame>) -> Markup {
    let cards = scene.choices.look().iter().filter_map(|choice| match choice.targets.as_slice() {
        [target] => Some((target, choice)),
        _ => None,
    });
    html! {
        // Each card says all that there is to say of it: a tip would lie on the map that it speaks of.
        div.offer data-told role="group" aria-label=(scene.words.say("lg-panel-choose")) {
            @for (number, (target, choice)) in cards.enumerate() {
                div.ticket.event id={ "offer-" (number) } data-target=(target) { span.ends { (choice.label) } small.need { (choice.detail) } }
            }
        }
    }
}
