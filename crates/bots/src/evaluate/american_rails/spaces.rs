//! Which space of the action track is worth most.

use super::cubes::{best_expansion, take};
use super::outlook::{Outlook, Terms};
use super::shares;
use american_rails::{Action, CITIES, Hex, Railway, Space};
use engine::Seat;

/// What it is worth to move one place earlier in the next phase.
const EARLIER: f64 = 0.3;
/// AR-4.3
const FINANCE: u32 = 5;

/// What each space gives, and the place in the next phase's order with it.
pub(super) fn appraise(outlook: &Outlook, seat: Seat, legal: &[Action], worths: &mut Vec<f64>) {
    worths.extend(legal.iter().map(|action| match *action {
        Action::MoveTrain { space } => action_worth(outlook, seat, space).max(0.0) + order_worth(outlook, space),
        _ => f64::NEG_INFINITY,
    }));
}

fn action_worth(outlook: &Outlook, seat: Seat, space: Space) -> f64 {
    match space {
        Space::Pass => 0.0,
        Space::Develop => best_house(outlook, seat),
        Space::Finance => best_finance(outlook, seat),
        Space::Take if outlook.view.seats == 3 => take(outlook, seat),
        Space::Take => take(outlook, seat).max(best_expansion(outlook, seat, 2).worth),
        Space::Expand3 => best_expansion(outlook, seat, 3).worth,
        Space::Expand4 => best_expansion(outlook, seat, 4).worth,
        Space::Auction => best_auction(outlook, seat),
    }
}

/// AR-3.3: the higher, the sooner.
fn order_worth(outlook: &Outlook, space: Space) -> f64 {
    let is_last = outlook.years() <= 1.0 && outlook.view.column == Some(2);
    let below = Space::ALL.len() - 1 - space.index();
    if is_last { 0.0 } else { EARLIER * below as f64 }
}

/// What a house or $5 here is worth, or leaving it.
pub(super) fn appraise_houses_and_dollars(outlook: &Outlook, seat: Seat, legal: &[Action], worths: &mut Vec<f64>) {
    worths.extend(legal.iter().map(|action| match *action {
        Action::Develop { city } => house(outlook, seat, city),
        Action::Finance { railway } => finance(outlook, seat, railway),
        _ => 0.0,
    }));
}

fn best_house(outlook: &Outlook, seat: Seat) -> f64 {
    let view = outlook.view;
    if view.houses_left == 0 {
        return 0.0;
    }
    let fitting = CITIES.iter().filter(|city| city.developable && !view.houses.contains(city.hex));
    fitting.map(|city| house(outlook, seat, city.hex)).fold(0.0, f64::max)
}

/// AR-4.2, AR-5.2
fn house(outlook: &Outlook, seat: Seat, city: Hex) -> f64 {
    let there = outlook.view.cubes_at(city);
    let more = if there.len() == 1 { 2.0 } else { 1.0 };
    there.iter().map(|railway| more * outlook.stake(seat, railway) * outlook.per_income(railway)).sum()
}

fn best_finance(outlook: &Outlook, seat: Seat) -> f64 {
    Railway::ALL.iter().map(|railway| finance(outlook, seat, *railway)).fold(0.0, f64::max)
}

/// AR-4.3
fn finance(outlook: &Outlook, seat: Seat, railway: Railway) -> f64 {
    let terms = Terms::now(outlook.view.railway(railway));
    let more = outlook.per_share(railway, terms.financed(FINANCE)) - outlook.share_pays(railway);
    outlook.stake(seat, railway) * more
}

/// AR-4.6
fn best_auction(outlook: &Outlook, seat: Seat) -> f64 {
    let wanted_return = shares::wanted_return(outlook);
    let on_sale = outlook.view.railways.iter().filter(|railway| railway.in_game && railway.shares_left > 0);
    on_sale.map(|railway| shares::auction(outlook, seat, railway.railway, wanted_return)).fold(0.0, f64::max)
}
