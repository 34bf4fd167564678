//! CA-5.11.15: a donation on top of another player's.

use super::departments::{assign, may_use, spend_use};
use super::donate;
use crate::player::Price;
use crate::state::Carnegie;
use crate::tables::donation::DonationSet;
use crate::{Action, Department, Donation, Event, Illegal, Region, Space};
use engine::Seat;

/// Never on a donation one has; Andrew is another player, neutral discs are not.
pub(crate) fn may_give_on_top(game: &Carnegie, donation: Donation) -> Result<(Seat, Space, u32), Illegal> {
    let (seat, space) = may_use(game, Department::CharitableGiving)?;
    if game.player(seat).donations.contains(donation) {
        return Err(Illegal::OwnDonation { donation });
    }
    if !others(game, seat).contains(donation) {
        return Err(Illegal::NobodyToTop { donation });
    }
    Ok((seat, space, donate::payable(game, seat)?))
}

/// CA-4.10: at the price of one's next donation.
pub(crate) fn give_on_top(
    game: &mut Carnegie,
    donation: Donation,
    region: Region,
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    let (seat, space, dollars) = may_give_on_top(game, donation)?;

    spend_use(game, space);
    assign(game, seat, space, region, events);
    donate::make(game, seat, donation, dollars);
    events.push(Event::DonationOnTop { seat, donation, dollars });
    Ok(())
}

pub(crate) fn list(game: &Carnegie, seat: Seat, legal: &mut Vec<Action>) {
    if donate::payable(game, seat).is_err() {
        return;
    }
    for donation in others(game, seat).minus(game.player(seat).donations).iter() {
        legal.extend(Region::ALL.map(|assignment| Action::GiveOnTop { donation, assignment }));
    }
}

/// If need be after selling goods.
pub(crate) fn is_possible(game: &Carnegie, seat: Seat) -> bool {
    let player = game.player(seat);
    player.discs > 0
        && player.could_pay(Price::dollars(player.donation_price()))
        && !others(game, seat).minus(player.donations).is_empty()
}

/// Donations of the other players, Andrew among them.
fn others(game: &Carnegie, seat: Seat) -> DonationSet {
    let andrews = game.andrew.map_or(DonationSet::EMPTY, |andrew| andrew.donations);
    let others = game.all_seats().filter(|other| *other != seat);
    others.fold(andrews, |donations, other| donations.union(game.player(other).donations))
}
