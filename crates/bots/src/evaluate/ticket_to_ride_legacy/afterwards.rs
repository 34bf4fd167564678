//! Decisions beside the turns: depots, and what follows a game.

use super::found;
use engine::Seat;
use ticket_to_ride_legacy::{Action, City, Company, Growth, Person, Power, RouteId, View};

/// LG-1.1
const GAMES: f64 = 12.0;
/// The last game in which names are written.
const LAST_NAMES: f64 = 10.0;

pub(super) fn worth(view: &View, seat: Seat, action: &Action) -> f64 {
    let company = view.player(seat).company;
    match *action {
        Action::BuildDepot { city } => depot(view, city),
        Action::TakeGrowth { growth } => self::growth(view, growth),
        Action::ChooseCity { city } => 0.2 * own_routes_at(view, company, city),
        Action::ChooseRoute { route } => own_line(view, route),
        // One's own colour pays its bonus.
        Action::ChooseColour { colour } if colour == company.colour() => 1.0,
        Action::FitCouplers => found::couplers(view),
        Action::ShowTicket { ticket } => found::ticket_shown(view, seat, ticket),
        Action::SendTrain => found::STAMP,
        Action::TakeAlong { person } | Action::TakePerson { person } => help(person),
        Action::DiscardDrawn { card } if card.is_locomotive() => -1.0,
        Action::TakeCard { .. } => 0.5,
        // Next year it is worth more, and there are more trains to reach it.
        Action::LayTicketAside { ticket } => 0.05 * f64::from(ticket.value()),
        // Which event goes and which box opens: every world is another one.
        _ => 0.0,
    }
}

/// The bank pays for the claims of others there, in every game to come; a locomotive may be the price.
fn depot(view: &View, city: City) -> f64 {
    let games = GAMES - f64::from(view.world.options().chapter);
    0.1 * games * routes_at(view, city) - 1.0
}

/// What a person is worth in a game.
fn help(person: Person) -> f64 {
    match person.power() {
        Power::NewRegions { .. } => 4.0,
        Power::PickOfCards => 2.5,
        Power::Pickaxes { .. } | Power::GreyBonus => 2.0,
        Power::ClosedDouble { .. } | Power::LateLocomotive => 1.5,
        Power::CardLess { .. } | Power::OpenCard | Power::LookAhead => 1.0,
    }
}

/// What a growth card brings: most of them in every game to come, each kind by what bots earn with it.
pub(super) fn growth(view: &View, growth: Growth) -> f64 {
    let chapter = f64::from(view.world.options().chapter);
    let games = GAMES - chapter;
    match growth {
        Growth::Bonus => 2.5 * games,
        Growth::Dollars => 2.0 * games,
        Growth::Card => 0.8 * games,
        Growth::Ticket => 0.7 * games,
        Growth::Train => 0.2 * games,
        // A few skulls a game, each a dollar, as long as names are written.
        Growth::Coupler => 1.5 * (LAST_NAMES - chapter).max(0.0),
        // Most are worth about $5, once, and some are never met.
        Growth::Postcard => 2.5,
    }
}

/// A short route is claimed often: its bonus is soon earned.
fn own_line(view: &View, route: RouteId) -> f64 {
    let route = view.world.route(route);
    let [from, to] = route.ends.map(|city| routes_at(view, city));
    0.1 * (from + to) - 0.3 * f64::from(route.length)
}

fn routes_at(view: &View, city: City) -> f64 {
    view.world.open_routes().iter().filter(|id| view.world.route(*id).touches(city)).count() as f64
}

fn own_routes_at(view: &View, company: Company, city: City) -> f64 {
    let is_own = |id: &RouteId| {
        let route = view.world.route(*id);
        route.touches(city) && route.company() == Some(company)
    };
    view.world.open_routes().iter().filter(is_own).count() as f64
}
