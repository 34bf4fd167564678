//! CA-4.4, CA-4.10: one donation for each player in the event.

use super::turns;
use crate::player::Price;
use crate::state::Carnegie;
use crate::tables::donation::ALL_DONATIONS;
use crate::{Action, Donation, Event, Illegal, Phase};
use engine::Seat;

/// CA-4.4: a free space; CA-2.11: a disc from the supply.
pub(crate) fn may_donate(game: &Carnegie, donation: Donation) -> Result<(Seat, u32), Illegal> {
    let Phase::Donate { seat } = game.phase else {
        let is_later = matches!(game.phase, Phase::Departments { .. } | Phase::Activate { .. });
        return Err(if is_later { Illegal::NoDonationsNow } else { Illegal::NotNow { phase: game.phase } });
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
        let free = ALL_DONATIONS.minus(game.taken_donations());
        legal.extend(free.iter().map(|donation| Action::Donate { donation }));
    }
}

/// Whether there is anything to decide, goods being sold for it if need be.
pub(crate) fn is_possible(game: &Carnegie, seat: Seat) -> bool {
    let player = game.player(seat);
    player.discs > 0
        && player.could_pay(Price::dollars(player.donation_price()))
        && game.taken_donations() != ALL_DONATIONS
}

pub(crate) fn end(game: &mut Carnegie, seat: Seat) {
    turns::end_event(game, seat);
}

/// Nobody decides anything: whoever lacks the money is told so.
pub(crate) fn pass(game: &mut Carnegie, seat: Seat, events: &mut Vec<Event>) {
    if let Err(Illegal::DonationTooDear { dollars, money }) = payable(game, seat) {
        events.push(Event::DonationOutOfReach { seat, dollars, money });
    }
    end(game, seat);
}

/// The price of the next donation, if its player has the money and a disc.
pub(crate) fn payable(game: &Carnegie, seat: Seat) -> Result<u32, Illegal> {
    let player = game.player(seat);
    let dollars = player.donation_price();
    if player.discs == 0 {
        return Err(Illegal::NoDiscLeft);
    }
    if player.money < dollars {
        return Err(Illegal::DonationTooDear { dollars, money: player.money });
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

#[cfg(test)]
mod tests {
    use super::super::positions::{ANNA, ERIK, act, add, donation, donation_event, refused, rule_of};
    use super::*;
    use crate::Department;

    fn give(name: &str) -> Action {
        Action::Donate { donation: donation(name) }
    }

    /// CA-4.4: $5 for the first, $5 more for each further one; CA-4.10: at most one in each event.
    #[test]
    fn the_first_donation_costs_5_dollars() {
        let mut game = donation_event();

        act(&mut game, ANNA, give("welfare_flat"));

        let anna = game.player(ANNA);
        assert_eq!((anna.money, anna.discs, anna.donations.len()), (7, 21, 1));
        assert_eq!(anna.donation_price(), 10);
        assert_eq!(game.phase, Phase::Donate { seat: ERIK }, "one each");
    }

    /// CA-4.10: the price counts all one's own donations, however they came about.
    #[test]
    fn the_third_donation_costs_15_dollars() {
        let mut game = donation_event();
        game.players[0].donations = ["welfare_goods", "health_west"].map(donation).into_iter().collect();
        game.players[0].goods = 9;

        let illegal = refused(&game, ANNA, give("welfare_flat"));

        assert_eq!(illegal, Illegal::DonationTooDear { dollars: 15, money: 12 });
    }

    /// CA-4.10: any disc makes a space taken, a neutral one too.
    #[test]
    fn a_taken_space_is_refused() {
        let mut game = donation_event();
        game.neutral_donations = game.neutral_donations.with(donation("health_west"));
        game.players[1].donations = game.players[1].donations.with(donation("health_east"));

        let neutral = refused(&game, ANNA, give("health_west"));
        let eriks = refused(&game, ANNA, give("health_east"));

        assert_eq!((rule_of(neutral), rule_of(eriks)), ("CA-4.10", "CA-4.10"));
    }

    /// CA-2.11: without a disc there is no donation, so the event passes.
    #[test]
    fn without_a_disc_nobody_donates() {
        let mut game = donation_event();
        game.players[0].discs = 0;
        assert_eq!(refused(&game, ANNA, give("welfare_flat")), Illegal::NoDiscLeft);
        assert!(!is_possible(&game, ANNA));
    }

    /// CA-5.11.12: with a worker standing in Communications the n-th donation costs $3 times n.
    #[test]
    fn communications_makes_donations_cheaper() {
        let mut game = donation_event();
        add(&mut game.players[0], Department::Communications, "3-1", 0);
        game.players[0].donations = ["welfare_goods", "health_west"].map(donation).into_iter().collect();
        assert_eq!(game.player(ANNA).donation_price(), 15, "nobody stands there");
        add(&mut game.players[0], Department::Communications, "3-1", 1);

        act(&mut game, ANNA, give("welfare_flat"));

        assert_eq!(game.player(ANNA).money, 12 - 9);
    }
}
