//! Decisions that rules found during the campaign ask for.

use super::{Outlook, cards};
use engine::Seat;
use ticket_to_ride_legacy::{Action, RuleWorks, Ticket, View};

/// Less than anything else there is to do.
pub(super) const NEVER: f64 = -100.0;
/// More than anything else there is to do.
const AT_ONCE: f64 = 100.0;
/// The Through Train: dollars now, and a stamp in the vault.
pub(super) const STAMP: f64 = 4.5;
/// Names that a company writes in a game without couplers, as dollars.
const NAMES_A_GAME: f64 = 1.5;
/// Chapters are three years apart.
const YEARS_A_GAME: u16 = 3;
/// What a train for good and a useful city are worth to who gives a card.
const RELIEF: f64 = 0.5;
/// Showing an unfinished ticket invites others to stand in its way.
const EXPOSED: f64 = 0.08;

/// Which card to give, which route to plough.
pub(super) fn worth(outlook: &Outlook, action: &Action) -> f64 {
    match *action {
        Action::GiveCard { card } => RELIEF - cards::of(outlook, card),
        Action::Plough { route } if outlook.plan.missing.contains(route) => 1.0,
        // What others want may stay as it is: the shortest is the least help.
        Action::Plough { route } => -0.1 * f64::from(outlook.view.world.route(route).length),
        _ => 0.0,
    }
}

/// The names they save in the games to come, less their price.
pub(super) fn couplers(view: &View) -> f64 {
    let book = view.world.rules().iter().find_map(|rule| match rule.works() {
        RuleWorks::Names { couplers, .. } => Some((*couplers, rule.until())),
        _ => None,
    });
    let Some((dollars, until)) = book else { return NEVER };
    let games = until.map_or(0, |until| until.saturating_sub(view.year) / YEARS_A_GAME + 1);
    NAMES_A_GAME * f64::from(games) - f64::from(dollars)
}

/// They cost no turn: at once, or not at all.
pub(super) fn couplers_in_turn(view: &View) -> f64 {
    if couplers(view) > 0.0 { AT_ONCE } else { NEVER }
}

pub(super) fn ticket_shown(view: &View, seat: Seat, ticket: Ticket) -> f64 {
    let at_risk = if view.completes(seat, ticket) { 0 } else { ticket.value() };
    2.0 - EXPOSED * f64::from(at_risk)
}
