//! The position in plain characters, for the terminal: lines of at most 78.

use super::badges::sign;
use super::choices::{route_name, ticket_name};
use super::found::Found;
use super::panels::need;
use super::reach::Plan;
use crate::parts::columns::{columns, listed};
use crate::{People, Words};
use engine::Seat;
use ticket_to_ride_legacy::{Card, City, Colour, RouteId, View};

pub(crate) fn in_text(view: &View, words: &Words, people: &People) -> String {
    let mut parts = vec![cards(view, words)];
    parts.extend(event(view, words));
    parts.push(companies(view, words, people));
    parts.extend(routes(view, people));
    parts.push(String::new());
    parts.extend(people.mine.look().iter().flat_map(|seat| own(view, seat, words)));
    parts.push(String::new());
    parts.push(free_routes(view, people, words));
    parts.join("\n") + "\n"
}

/// The id of the city that players call so. Terminals know no view: the page itself says whether it is on the map.
pub(crate) fn target_of(typed: &str) -> Option<String> {
    let typed = typed.trim().to_lowercase();
    let plain = typed.replace(['.', '\''], "").replace(' ', "-");
    City::all().find(|city| city.name().to_lowercase() == typed || city.id() == plain).map(super::canvas::city_target)
}

fn cards(view: &View, words: &Words) -> String {
    let open = view.open_cards.iter().enumerate();
    let open: Vec<String> =
        open.filter_map(|(place, card)| Some(format!("{} {}", place + 1, card_name((*card)?, words)))).collect();
    let decks = [("deck", view.deck_count.into()), ("tickets", view.ticket_deck_count.into())];
    format!(
        "{}\n{}",
        words.say_with("lg-text-cards", &[("cards", open.join(", ").into())]),
        words.say_with("lg-text-decks", &decks)
    )
}

/// "red ☠", "locomotive".
fn card_name(card: Card, words: &Words) -> String {
    let name = words.say(card.colour().map_or("lg-locomotive", Colour::word));
    format!("{name} {}", sign(card.sign())).trim_end().to_owned()
}

fn event(view: &View, words: &Words) -> Option<String> {
    let printed = Found::in_public(view, words).event(view.event?)?;
    let heading = words.say_with("lg-text-event", &[("event", printed.name.into())]);
    Some(listed(&heading, &printed.text.split(' ').map(str::to_owned).collect::<Vec<_>>(), " "))
}

/// Name, company, dollars, trains, cards, tickets: one line each.
fn companies(view: &View, words: &Words, people: &People) -> String {
    let row = |seat: Seat| {
        let player = view.player(seat);
        let count = |count: usize, id: &str| format!("{count:>2} {}", words.say_with(id, &[("count", count.into())]));
        vec![
            words.say(player.company.word()),
            people.name(seat).to_owned(),
            words.money(player.coins),
            count(player.trains.into(), "lg-has-trains"),
            count(player.card_count.into(), "lg-has-cards"),
            count(player.ticket_count.into(), "lg-has-tickets"),
        ]
    };
    columns(&Seat::all(view.players.len()).map(row).collect::<Vec<_>>())
}

/// Whose trains stand where, for those who have some.
fn routes(view: &View, people: &People) -> Vec<String> {
    let with_routes = Seat::all(view.players.len()).filter(|seat| !view.player(*seat).routes.is_empty());
    with_routes
        .map(|seat| {
            let routes: Vec<String> = view.player(seat).routes.iter().map(|id| route_name(view, id)).collect();
            listed(&format!("{}:", people.name(seat)), &routes, ", ")
        })
        .collect()
}

/// The hand, and what each ticket still needs.
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
    let plan = Plan::held(view, seat);
    let tickets = player.tickets.into_iter().flat_map(|tickets| tickets.iter()).map(|ticket| {
        let mark = if view.completes(seat, ticket) { '✓' } else { ' ' };
        let need = need(plan.missing(ticket), player.trains, words);
        vec![format!("{mark} {}", ticket_name(ticket, words)), need]
    });
    let tickets = columns(&tickets.collect::<Vec<_>>());
    hand.into_iter().chain((!tickets.is_empty()).then_some(tickets)).collect()
}

/// Routes without trains, under the city where the map begins them; a star where a ticket needs one.
fn free_routes(view: &View, people: &People, words: &Words) -> String {
    let plans: Vec<Plan> = people.mine.look().iter().map(|seat| Plan::held(view, seat)).collect();
    let is_wanted = |id: RouteId| plans.iter().any(|plan| plan.needs(view, id));
    let is_free = |id: &RouteId| view.owner(*id).is_none() && !view.closed.contains(*id);
    let free: Vec<RouteId> = view.world.open_routes().iter().filter(is_free).collect();
    let lines = City::all().filter_map(|city| {
        let from_here = free.iter().filter(|id| view.world.route(**id).ends[0] == city);
        let names: Vec<String> = from_here
            .map(|id| {
                let route = view.world.route(*id);
                let colour = words.say(route.colour.map_or("lg-grey", Colour::word));
                let star = if is_wanted(*id) { "*" } else { "" };
                format!("{star}{} {} {colour}", route.ends[1].name(), route.length)
            })
            .collect();
        (!names.is_empty()).then(|| listed(&format!("{:<16}", city.name()), &names, ", "))
    });
    let heading = words.say(if free.iter().any(|id| is_wanted(*id)) { "lg-text-free-wanted" } else { "lg-text-free" });
    std::iter::once(heading).chain(lines).collect::<Vec<_>>().join("\n")
}
