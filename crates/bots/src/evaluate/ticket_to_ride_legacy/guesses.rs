//! What the others may hold, guessed from what they built. The rule: of several worlds, in each of which hidden tickets were dealt evenly, the
//! one is played in that fits best. A ticket fits by one point for each of its cities that its owner has a route to, and by two more where
//! their routes join both. Nobody's real tickets are looked at: they are not in any imagined world.

use engine::{Game, Imagined, Seat, Viewer};
use ticket_to_ride_legacy::LegacyGame;

pub(super) fn likeness(imagined: &Imagined<LegacyGame>, seat: Seat) -> f64 {
    let others = Seat::all(imagined.seats()).filter(|other| *other != seat);
    others.map(|other| tickets_fit(imagined, other)).sum()
}

fn tickets_fit(imagined: &Imagined<LegacyGame>, owner: Seat) -> f64 {
    let view = imagined.view(Viewer::Seat(owner));
    let player = view.player(owner);
    let is_reached = |city| player.routes.iter().any(|route| view.world.route(route).touches(city));
    let fit = |ticket| {
        let ends = ticket_ends_reached(ticket, &is_reached);
        if ends == 2 && view.completes(owner, ticket) { 4.0 } else { f64::from(ends) }
    };
    player.tickets.map_or(0.0, |tickets| tickets.iter().map(fit).sum())
}

fn ticket_ends_reached(
    ticket: ticket_to_ride_legacy::Ticket,
    is_reached: &impl Fn(ticket_to_ride_legacy::City) -> bool,
) -> u8 {
    ticket.ends().into_iter().filter(|city| is_reached(*city)).count() as u8
}
