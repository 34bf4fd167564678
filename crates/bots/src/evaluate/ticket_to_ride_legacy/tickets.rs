//! Which tickets to keep.

use super::clock;
use super::plan::Plan;
use super::plans::Plans;
use super::tracks::Tracks;
use super::weights::Weights;
use engine::Seat;
use ticket_to_ride_legacy::{Action, Places, Ticket, TicketSet, View};

/// LG-3.5, LG-4.16: the tickets that fit together, with those held and with each other.
pub(super) fn appraise(view: &View, seat: Seat, legal: &[Action], worths: &mut Vec<f64>) {
    let tracks = Tracks::of(view, seat);
    let turns = clock::turns_left(view);
    let player = view.player(seat);
    let held = player.tickets.unwrap_or(TicketSet::EMPTY);
    let offered: Vec<Ticket> = player.offered.into_iter().flat_map(|offer| offer.iter()).collect();
    let all = offered.iter().copied().fold(held, TicketSet::with);
    let mut plans = Plans::new(view, seat, &tracks, all, turns).shared();
    for action in legal {
        worths.push(match action {
            Action::KeepTickets { places } => {
                let tickets = kept(&offered, *places).fold(held, TicketSet::with);
                worth(view, seat, &tracks, &plans.of(tickets), turns)
            }
            // Tickets that were looked at first may be left: then the turn is still to come.
            Action::LeaveTickets => {
                let a_turn = Weights::now().tickets_turn * clock::a_turn(view, seat);
                worth(view, seat, &tracks, &plans.of(held), turns) + a_turn
            }
            _ => 0.0,
        });
    }
}

/// Set-up step 10: the contract that goes best with one's tickets.
pub(super) fn contract(view: &View, seat: Seat, action: &Action) -> f64 {
    let Action::ChooseContract { contract } = *action else { return 0.0 };
    let mut chosen = view.clone();
    chosen.pieces.contract = Some(contract);
    let tickets = view.player(seat).tickets.unwrap_or(TicketSet::EMPTY);
    let (tracks, turns) = (Tracks::of(&chosen, seat), clock::turns_left(view));
    worth(&chosen, seat, &tracks, &Plans::new(&chosen, seat, &tracks, tickets, turns).of(tickets), turns)
}

/// How likely work that takes so many turns is finished in the turns that are left.
pub(super) fn chance_of(work: f64, turns: f64) -> f64 {
    if work <= 0.0 {
        return 1.0;
    }
    let Weights { sure, hurried, .. } = Weights::now();
    (sure - hurried * work / turns.max(0.5)).clamp(0.0, 0.97)
}

fn kept(offered: &[Ticket], places: Places) -> impl Iterator<Item = Ticket> {
    offered.iter().enumerate().filter(move |(place, _)| places.contains(*place)).map(|(_, ticket)| *ticket)
}

fn worth(view: &View, seat: Seat, tracks: &Tracks, plan: &Plan, turns: f64) -> f64 {
    let Weights { work_turn, on_the_way, .. } = Weights::now();
    let needed = plan.turns(view, seat);
    let work = work_turn * clock::a_turn(view, seat) * needed;
    plan.worth_by(needed, turns) + on_the_way * tracks.dollars_of(plan.missing) - work
}
