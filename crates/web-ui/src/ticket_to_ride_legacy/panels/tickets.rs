//! Own tickets: what they are worth, whether they are completed, and what they still need. An open one is lit on the map.

use super::super::badges::symbol;
use super::super::choices::route_name;
use super::super::contract::progress;
use super::super::details::together;
use super::super::reach::{Missing, Plan};
use super::own_seat;
use super::standing::first_takes;
use crate::{Scene, Words};
use engine::Seat;
use maud::{Markup, html};
use ticket_to_ride_legacy::{LegacyGame, Ticket, TicketSet, View};

/// The tickets before the reader, those to be completed first, the dearest first.
pub(crate) fn own_tickets(scene: &Scene<LegacyGame>) -> Vec<Ticket> {
    let Some(seat) = own_seat(scene) else { return Vec::new() };
    let mut tickets: Vec<Ticket> =
        scene.view.player(seat).tickets.into_iter().flat_map(|tickets| tickets.iter()).collect();
    tickets.sort_by_cached_key(|ticket| (scene.view.completes(seat, *ticket), std::cmp::Reverse(ticket.value())));
    tickets
}

/// What it brings when it is completed: a ticket from the office is worth more.
pub(crate) fn worth(view: &View, seat: Seat, ticket: Ticket) -> u32 {
    let kept = view.world.companies()[seat.index()].kept_ticket.filter(|kept| kept.ticket == ticket);
    ticket.value() + kept.map_or(0, |kept| kept.more)
}

pub(crate) fn tickets(scene: &Scene<LegacyGame>) -> Markup {
    let Some(seat) = own_seat(scene) else { return html! {} };
    let (words, player) = (scene.words, scene.view.player(seat));
    let is_over = player.payslip.is_some();
    let tickets = own_tickets(scene);
    let last = tickets.len().saturating_sub(1);
    let plan = Plan::held(scene.view, seat);
    let is_summed = plan.open().nth(1).is_some() && !is_over;
    html! {
        @if tickets.is_empty() { p.d.no-tickets { (words.say("lg-tickets-none")) } }
        ul.tickets {
            @for (number, ticket) in tickets.into_iter().enumerate() {
                @let [from, to] = ticket.ends();
                @let missing = plan.missing(ticket);
                @let is_done = missing.is_some_and(|missing| missing.trains == 0);
                li {
                    details.ticket.done[is_done].lost[missing.is_none()] id={ "ticket-" (number) } name="ticket" data-shows={ "t" (number) } {
                        summary {
                            span.tick aria-hidden="true" { (if is_done { "✓" } else { "" }) }
                            span.ends { (from.name()) " – " (to.name()) }
                            // LG-5.4: what can't be completed any more costs its value.
                            b.worth { (words.money(if missing.is_none() || (is_over && !is_done) { -i64::from(ticket.value()) } else { worth(scene.view, seat, ticket).into() })) }
                            small.need { (if is_over { words.say(if is_done { "lg-ticket-done" } else { "lg-ticket-failed" }) } else { need(missing, player.trains, words) }) (by_itself(scene, seat, ticket, missing)) (postcard_on(ticket, scene)) }
                        }
                        @if scene.view.pieces.season.is_some() { small.need { (strips(scene, seat, ticket)) } }
                        @if let Some(missing) = missing.filter(|missing| missing.trains > 0 && !is_over) { (pieces(scene, seat, missing)) }
                    }
                    // What several need is laid once: each of their numbers counts what they share.
                    @if is_summed && number == last { p.d.sum { (together(scene.view, seat, &plan, 0, words)) } }
                }
            }
            // Once somebody has met it, it stands below the companies, with them.
            @if scene.view.pieces.contract_met.is_empty() { (year_aim(scene)) }
        }
    }
}

/// What everybody may work for, among what is one's own.
fn year_aim(scene: &Scene<LegacyGame>) -> Markup {
    let words = scene.words;
    html! {
        @if let Some(contract) = scene.view.pieces.contract {
            li.year-aim {
                h3 { (words.say("lg-contract-card")) }
                p.first { (words.say("lg-contract-card.first")) " " b.worth { (words.money(first_takes(scene.view))) } }
                b.ends { (words.say(contract.word())) }
                p.text {
                    (words.say(&format!("{}.text", contract.word())))
                    @if let Some(progress) = progress(scene.view, own_seat(scene), words, scene.people) { " " span.progress { (progress) } }
                }
            }
        }
    }
}

/// " · postcard 12", once there is post.
fn postcard_on(ticket: Ticket, scene: &Scene<LegacyGame>) -> Markup {
    html! {
        @if let Some(number) = scene.view.world.postcard_on(ticket) {
            " · " (scene.words.say_with("lg-ticket-postcard", &[("number", number.into())]))
        }
    }
}

/// "Strips: amber, teal", once they mean something, and whether it lies open.
fn strips(scene: &Scene<LegacyGame>, seat: Seat, ticket: Ticket) -> String {
    let names: Vec<String> = ticket.strips().iter().map(|strip| scene.words.say(strip.word())).collect();
    let is_open = scene.view.pieces.of[seat.index()].shown.contains(ticket);
    let id = if is_open { "lg-ticket-strips-open" } else { "lg-ticket-strips" };
    scene.words.say_with(id, &[("strips", names.join(", ").into())])
}

/// " · this one alone: 9": where the plan for all tickets leads this one along a longer way.
fn by_itself(scene: &Scene<LegacyGame>, seat: Seat, ticket: Ticket, within: Option<&Missing>) -> Markup {
    let alone = Plan::of(scene.view, seat, TicketSet::only(ticket)).missing(ticket).map(|missing| missing.trains);
    let longer = alone.filter(|alone| within.is_some_and(|within| within.trains > *alone));
    html! { @if let Some(trains) = longer { span.alone { " · " (scene.words.say_with("lg-ticket-by-itself", &[("trains", trains.into())])) } } }
}

/// "7 trains to go", "completed", "no way left".
pub(crate) fn need(missing: Option<&Missing>, trains: u8, words: &Words) -> String {
    match missing {
        None => words.say("lg-ticket-no-way"),
        Some(Missing { trains: 0, .. }) => words.say("lg-ticket-done"),
        Some(missing) if missing.trains > u32::from(trains) => {
            words.say_with("lg-ticket-too-far", &[("trains", missing.trains.into())])
        }
        Some(missing) => words.say_with("lg-ticket-needs", &[("trains", missing.trains.into())]),
    }
}

/// The missing routes, one by one.
fn pieces(scene: &Scene<LegacyGame>, seat: Seat, missing: &Missing) -> Markup {
    html! {
        ul.missing {
            @for lines in missing.pieces(scene.view, seat) {
                li {
                    (route_name(scene.view, lines[0])) " · " (scene.view.world.route(lines[0]).length)
                    @for (number, id) in lines.iter().enumerate() {
                        @let colour = scene.view.world.route(*id).colour;
                        @if number > 0 { " /" }
                        " " i aria-hidden="true" { (symbol(colour)) } " " (scene.words.say(colour.map_or("lg-grey", |colour| colour.word())))
                    }
                }
            }
        }
    }
}
