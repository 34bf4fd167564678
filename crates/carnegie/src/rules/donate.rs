//! CA-4.4, CA-4.10: one donation for each player in the event.

use super::income;
use crate::player::Price;
use crate::state::Carnegie;
use crate::tables::donation::DonationSet;
use crate::{Action, Donation, Event, Illegal, Phase};
use engine::Seat;

/// CA-4.4: a free space; CA-2.11: a disc from the supply.
pub(crate) fn may_donate(game: &Carnegie, donation: Donation) -> Result<(Seat, u32), Illegal> {
    let Phase::Donate { seat } = game.phase else {
        return Err(Illegal::NotNow { phase: game.phase });
    };
    if game.taken_donations().contains(donation) {
        return Err(Illegal::DonationTaken { donation });
    }
    Ok((seat, payable(game, seat)?))
}

/// CA-4.10: at most one in each event.
pub(crate) fn donate(game: &mut Carnegie, donation: Donation, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let (seat, dollars) = may_donate(game, donation)?;

    make(game, seat, donation, dollars);
    events.push(Event::DonationMade { seat, donation, dollars });
    end(game, seat);
    Ok(())
}

pub(crate) fn list(game: &Carnegie, seat: Seat, legal: &mut Vec<Action>) {
    if payable(game, seat).is_ok() {
        let free = DonationSet::ALL.minus(game.taken_donations());
        legal.extend(free.iter().map(|donation| Action::Donate { donation }));
    }
}

/// Whether there is anything to decide, goods being sold for it if need be.
pub(crate) fn is_possible(game: &Carnegie, seat: Seat) -> bool {
    let player = game.player(seat);
    player.discs > 0
        && player.could_pay(Price::dollars(player.donation_price()))
        && game.taken_donations() != DonationSet::ALL
}

pub(crate) fn end(game: &mut Carnegie, seat: Seat) {
    income::end_event(game, seat);
}

/// The price of the next donation, if its player has the money and a disc.
pub(crate) fn payable(game: &Carnegie, seat: Seat) -> Result<u32, Illegal> {
    let player = game.player(seat);
    let dollars = player.donation_price();
    if player.discs == 0 {
        return Err(Illegal::NoDiscLeft);
    }
    if player.money < dollars {
        return Err(Illegal::CannotAfford { dollars, money: player.money });
    }
    Ok(dollars)
}

/// Payment and disc; also for a donation on top of another's (CA-5.11.15).
pub(crate) fn make(game: &mut Carnegie, seat: Seat, donation: Donation, dollars: u32) {
    let player = game.player_mut(seat);
    player.money -= dollars;
    player.discs -= 1;
    player.donations = player.donations.with(donation);
}
