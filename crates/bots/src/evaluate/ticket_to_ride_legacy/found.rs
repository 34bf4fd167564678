//! Decisions that rules found during the campaign ask for.

use super::{Outlook, cards};
use engine::Seat;
use ticket_to_ride_legacy::{Action, Phase, RuleWorks, Ticket, View, Works};

/// Less than anything else there is to do.
pub(super) const NEVER: f64 = -100.0;
/// More than anything else there is to do.
const AT_ONCE: f64 = 100.0;
/// The Through Train: dollars now, and a stamp in the vault.
pub(super) const STAMP: f64 = 9.0;
/// Names that a company writes in a game without couplers, as dollars.
const NAMES_A_GAME: f64 = 3.5;
/// Chapters are three years apart.
const YEARS_A_GAME: u16 = 3;
/// What a useful city is worth to who gives a card: one that is of no other use.
const RELIEF: f64 = 0.4;
/// As long as this part of the trains is left.
const EARLY: f64 = 0.7;
/// The first cards a company gives win it a train for good.
const FIRST_GIFT: f64 = 1.5;
/// A card from the top of the deck.
const A_CARD: f64 = 0.7;
/// Showing an unfinished ticket invites others to stand in its way.
const EXPOSED: f64 = 0.08;

/// Which card to give, which route to plough.
pub(super) fn worth(outlook: &Outlook, action: &Action) -> f64 {
    match *action {
        Action::GiveCard { card } => gift(outlook) - cards::of(outlook, card),
        Action::Plough { route } if outlook.plan.missing.contains(route) => 1.0,
        // What others want may stay as it is: the shortest is the least help.
        Action::Plough { route } => -0.1 * f64::from(outlook.view.world.route(route).length),
        _ => 0.0,
    }
}

/// The snow's card must be given; the relief train's is a gift, as long as it helps and others give too.
fn gift(outlook: &Outlook) -> f64 {
    let (view, of) = (outlook.view, &outlook.view.pieces.of);
    let relief = view.world.rules().iter().find_map(|rule| match rule.works() {
        RuleWorks::Relief { per_company, for_a_train, .. } => Some((*per_company, *for_a_train)),
        _ => None,
    });
    let Some((per_company, for_a_train)) = relief.filter(|_| matches!(view.phase, Phase::Relief { .. })) else {
        return 0.0;
    };
    let (mine, all) = (of[outlook.seat.index()].relief, of.iter().map(|own| usize::from(own.relief)).sum::<usize>());
    let trains = [view.player(outlook.seat).trains, view.world.trains(outlook.seat.index())].map(f64::from);
    let is_early = trains[0] >= EARLY * trains[1];
    let is_enough = all >= usize::from(per_company) * of.len();
    match mine {
        given if given < for_a_train => FIRST_GIFT,
        // Later every card is needed for the plan.
        _ if !is_enough && is_early => RELIEF,
        _ => NEVER,
    }
}

/// The names they save in the games to come, less their price.
pub(super) fn couplers(view: &View) -> f64 {
    let book = view.world.rules().iter().find_map(|rule| match rule.works() {
        RuleWorks::Names { couplers: Some(dollars), .. } => Some((*dollars, rule.until())),
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

/// Cards for less than they are worth are bought at once: that costs no turn.
pub(super) fn sale(view: &View) -> f64 {
    match view.event.map(|event| event.works()) {
        Some(Works::Sale { dollars, cards }) if A_CARD * f64::from(cards) > f64::from(dollars) => AT_ONCE,
        _ => NEVER,
    }
}

pub(super) fn ticket_shown(view: &View, seat: Seat, ticket: Ticket) -> f64 {
    let at_risk = if view.completes(seat, ticket) { 0 } else { ticket.value() };
    2.0 - EXPOSED * f64::from(at_risk)
}
