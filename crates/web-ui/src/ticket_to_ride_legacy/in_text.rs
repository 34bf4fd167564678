//! The position in plain characters, for the terminal.

use super::badges::letter;
use super::choices::{route_name, ticket_name};
use crate::{People, Words};
use engine::Seat;
use ticket_to_ride_legacy::{City, Colour, View};

pub(crate) fn in_text(view: &View, words: &Words, people: &People) -> String {
    let mut lines = vec![cards(view, words)];
    lines.extend(view.event.map(|event| words.say_with("lg-text-event", &[("event", words.say(event.word()).into())])));
    lines.extend(Seat::all(view.players.len()).map(|seat| company(view, seat, words, people)));
    lines.extend(people.mine.iter().flat_map(|seat| own(view, seat, words)));
    lines.push(free_routes(view, words));
    lines.join("\n") + "\n"
}

/// The id of the city that players call so. Terminals know no view: the page itself says whether it is on the map.
pub(crate) fn target_of(typed: &str) -> Option<String> {
    let typed = typed.trim().to_lowercase();
    let plain = typed.replace(['.', '\''], "").replace(' ', "-");
    City::all().find(|city| city.name().to_lowercase() == typed || city.id() == plain).map(super::canvas::city_target)
}

fn cards(view: &View, words: &Words) -> String {
    let open: Vec<String> = view.open_cards.iter().flatten().map(|card| words.say(card.word())).collect();
    let args = [
        ("cards", open.join(", ").into()),
        ("deck", view.deck_count.into()),
        ("tickets", view.ticket_deck_count.into()),
    ];
    words.say_with("lg-text-cards", &args)
}

fn company(view: &View, seat: Seat, words: &Words, people: &People) -> String {
    let player = view.player(seat);
    let routes: Vec<String> = player.routes.iter().map(|route| route_name(view, route)).collect();
    let args = [
        ("name", people.name(seat).into()),
        ("company", format!("{} {}", letter(player.company), words.say(player.company.word())).into()),
        ("dollars", player.coins.into()),
        ("trains", player.trains.into()),
        ("cards", player.card_count.into()),
        ("tickets", player.ticket_count.into()),
        ("routes", routes.join(", ").into()),
    ];
    words.say_with("lg-text-company", &args)
}

fn own(view: &View, seat: Seat, words: &Words) -> Vec<String> {
    let player = view.player(seat);
    let hand = player.hand.map(|hand| {
        let colours = Colour::ALL.into_iter().filter(|colour| hand.of(*colour) > 0);
        let mut parts: Vec<String> =
            colours.map(|colour| format!("{} {}", hand.of(colour), words.say(colour.word()))).collect();
        if hand.locomotives() > 0 {
            parts.push(words.say_with("lg-locomotives", &[("count", hand.locomotives().into())]));
        }
        words.say_with("lg-text-hand", &[("cards", parts.join(", ").into())])
    });
    let tickets = player.tickets.into_iter().flat_map(|tickets| tickets.iter()).map(|ticket| {
        let mark = if view.completes(seat, ticket) { '✓' } else { ' ' };
        format!("  {mark} {}", ticket_name(ticket, words))
    });
    hand.into_iter().chain(tickets).collect()
}

fn free_routes(view: &View, words: &Words) -> String {
    let free: Vec<String> = view
        .world
        .open_routes()
        .iter()
        .filter(|route| view.owner(*route).is_none() && !view.closed.contains(*route))
        .map(|id| {
            let route = view.world.route(id);
            format!(
                "{} {} {}",
                route_name(view, id),
                route.length,
                words.say(route.colour.map_or("lg-grey", Colour::word))
            )
        })
        .collect();
    words.say_with("lg-text-free", &[("routes", free.join(", ").into())])
}
