//! What a click on a shape could have meant, so that the table can say why it can't be.

use super::canvas::{DECK, TICKET_DECK, city_of_target, route_of_target};
use engine::Seat;
use ticket_to_ride_legacy::{Action, City, Colour, Payment, Phase, RouteId, View};

/// Shapes that are not on the open boards mean nothing: a refusal must not tell what lies there (LG-1.5).
pub(crate) fn meant_by(view: &View, seat: Seat, target: &str) -> Vec<Action> {
    if let Some(route) = route_of_target(view, target) {
        return vec![by_route(view, seat, route)];
    }
    if let Some(city) = city_of_target(view, target) {
        return by_city(view, city);
    }
    if let Some(place) = target.strip_prefix("open-").and_then(|place| place.parse().ok()) {
        return vec![Action::TakeOpen { place }];
    }
    match target {
        DECK => vec![Action::DrawBlind],
        TICKET_DECK => vec![Action::DrawTickets],
        hand if hand.starts_with("hand-") => by_hand(view, seat),
        _ => Vec::new(),
    }
}

fn by_route(view: &View, seat: Seat, route: RouteId) -> Action {
    match view.phase {
        Phase::Choice { .. } => Action::ChooseRoute { route },
        _ => Action::Claim { route, payment: best_payment(view, seat, route) },
    }
}

fn by_city(view: &View, city: City) -> Vec<Action> {
    match view.phase {
        Phase::Depot { .. } => vec![Action::BuildDepot { city }],
        Phase::Choice { .. } => vec![Action::ChooseCity { city }],
        _ => Vec::new(),
    }
}

/// Whoever is within a turn can claim nothing: any route says what is asked first.
fn by_hand(view: &View, seat: Seat) -> Vec<Action> {
    let is_within_turn = !matches!(view.phase, Phase::Turn { .. });
    view.free_routes(seat).iter().filter(|_| is_within_turn).take(1).map(|id| by_route(view, seat, id)).collect()
}

/// What somebody would pay first: the route's colour, for a grey one what there is most of; locomotives for what is missing.
fn best_payment(view: &View, seat: Seat, route: RouteId) -> Payment {
    let route = view.world.route(route);
    let hand = view.player(seat).hand.unwrap_or_default();
    let most = Colour::ALL.into_iter().max_by_key(|colour| hand.of(*colour)).unwrap_or(Colour::Black);
    let colour = route.colour.unwrap_or(most);
    let locomotives = route.length.saturating_sub(hand.of(colour)).min(hand.locomotives());
    Payment { colour: (locomotives < route.length).then_some(colour), locomotives, ..Payment::default() }
}
