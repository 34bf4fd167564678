//! When to draw more tickets (LG-4.16).

use super::Outlook;
use super::weights::Weights;
use ticket_to_ride_legacy::{Ticket, TicketSet};

/// What it is worth to draw tickets. In the last turn one that is drawn may be completed already. Before that nobody should: who never draws ends
/// ahead of who draws where it promises more than all else, in every year and with any number of players (`docs/bots.md`).
pub(super) fn worth(outlook: &Outlook) -> f64 {
    if outlook.is_last_turn { of_the_last_turn(outlook) } else { -Weights::now().tickets_early }
}

/// The best of those drawn, as far as one knows what is in the deck.
fn of_the_last_turn(outlook: &Outlook) -> f64 {
    let Outlook { view, seat, tracks, .. } = outlook;
    let pays = |ticket: Ticket| {
        let value = f64::from(ticket.value());
        if tracks.are_joined(ticket.ends()) { value } else { -value }
    };
    let own = view.player(*seat).tickets.unwrap_or(TicketSet::EMPTY);
    let seen = usize::from(view.world.options().limits.tickets_seen).min(usize::from(view.ticket_deck_count));
    best_of(view.world.options().tickets.minus(own).iter().map(pays).collect(), seen)
}

/// The best of so many, drawn by chance: what one may expect.
fn best_of(mut worths: Vec<f64>, drawn: usize) -> f64 {
    if worths.is_empty() || drawn == 0 {
        return f64::NEG_INFINITY;
    }
    worths.sort_by(f64::total_cmp);
    let all = worths.len() as f64;
    let (mut sum, mut below) = (0.0, 0.0);
    for (rank, worth) in (1..).zip(worths) {
        let at_most = (f64::from(rank) / all).powi(drawn as i32);
        sum += worth * (at_most - below);
        below = at_most;
    }
    sum
}
