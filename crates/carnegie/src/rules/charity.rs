//! CA-5.11.15: a donation on top of another player's.

use super::donate;
use super::uses::{assign, may_use, spend_use};
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

#[cfg(test)]
mod tests {
    use super::super::positions::{
        ANNA, ERIK, MARY, act, add, departments_at, departments_of, donation, refused, rule_of,
    };
    use super::*;
    use crate::Timeline;

    /// Anna's turn with a worker in Charitable Giving; Erik has made this donation.
    fn after_eriks(name: &str) -> Carnegie {
        let mut game = departments_of(Timeline::ResearchAndDevelopment, |anna| {
            add(anna, Department::CharitableGiving, "3-1", 1);
        });
        game.players[1].donations = game.players[1].donations.with(donation(name));
        game
    }

    fn on_top(name: &str) -> Action {
        Action::GiveOnTop { donation: donation(name), assignment: Region::South }
    }

    /// CA-5.11.15: assignment and the normal price; a disc on top of another player's. It counts as a donation.
    #[test]
    fn a_donation_may_lie_on_another_players() {
        let mut game = after_eriks("welfare_flat");

        act(&mut game, ANNA, on_top("welfare_flat"));

        let anna = game.player(ANNA);
        assert_eq!((anna.money, anna.discs, anna.on_assignment), (7, 21, [0, 0, 1, 0]));
        assert!(anna.donations.contains(donation("welfare_flat")));
        assert_eq!(anna.donation_price(), 10, "CA-4.10: the price counts it");
        assert!(game.player(ERIK).donations.contains(donation("welfare_flat")));
    }

    /// CA-5.11.15: never on a donation one has, nor on a free space; neutral discs are no player's.
    #[test]
    fn only_another_players_disc_can_be_topped() {
        let mut game = after_eriks("welfare_flat");
        game.players[0].donations = game.players[0].donations.with(donation("welfare_flat"));
        game.players[0].money = 50;
        game.neutral_donations = game.neutral_donations.with(donation("health_west"));

        let own = refused(&game, ANNA, on_top("welfare_flat"));
        let free = refused(&game, ANNA, on_top("health_east"));
        let neutral = refused(&game, ANNA, on_top("health_west"));

        assert_eq!(own, Illegal::OwnDonation { donation: donation("welfare_flat") });
        assert_eq!((rule_of(free), rule_of(neutral)), ("CA-5.11.15", "CA-5.11.15"));
        assert_eq!(neutral, Illegal::NobodyToTop { donation: donation("health_west") });
    }

    /// CA-5.11.15: a stack may grow.
    #[test]
    fn a_stack_may_grow() {
        let mut game = after_eriks("welfare_flat");
        game.players[2].donations = game.players[2].donations.with(donation("welfare_flat"));

        act(&mut game, ANNA, on_top("welfare_flat"));

        let donors = [ANNA, ERIK, MARY].map(|seat| game.player(seat).donations.contains(donation("welfare_flat")));
        assert_eq!(donors, [true; 3]);
    }

    /// CA-5.11.15: Andrew is another player.
    #[test]
    fn andrews_donation_can_be_topped() {
        let mut game = departments_at(1, Timeline::ResearchAndDevelopment, |anna| {
            add(anna, Department::CharitableGiving, "3-1", 1);
        });
        let andrew = game.andrew.as_mut().unwrap();
        andrew.donations = andrew.donations.with(donation("health_west"));

        act(&mut game, ANNA, on_top("health_west"));

        assert!(game.player(ANNA).donations.contains(donation("health_west")));
    }

    /// CA-2.4, CA-5.11.15: without the money nobody is sent out; CA-5.11.12: Communications helps here too.
    #[test]
    fn the_price_must_be_paid() {
        let mut game = after_eriks("welfare_flat");
        game.players[0].money = 4;
        assert_eq!(refused(&game, ANNA, on_top("welfare_flat")), Illegal::DonationTooDear { dollars: 5, money: 4 });
        add(&mut game.players[0], Department::Communications, "4-1", 1);

        act(&mut game, ANNA, on_top("welfare_flat"));

        assert_eq!(game.player(ANNA).money, 1);
    }
}
