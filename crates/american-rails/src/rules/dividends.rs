//! AR-6: what shares pay.

use crate::state::{AmericanRails, MOST_SEATS};
use crate::{Event, Railway};
use engine::Seat;

/// AR-6.2: every railway with a share in a player's hands, every year; no treasury is touched.
pub(crate) fn pay(game: &mut AmericanRails, events: &mut Vec<Event>) {
    let mut received = [0; MOST_SEATS];
    for railway in Railway::ALL {
        let shares = game.shares_held(railway);
        if shares == 0 {
            continue;
        }
        let per_share = per_share(game, railway);
        let income = game.railway(railway).income;
        events.push(Event::DividendPaid { railway, income, shares, per_share });
        for seat in game.all_seats() {
            received[seat.index()] += per_share * u32::from(game.shares_of(seat, railway));
        }
    }
    for seat in game.all_seats() {
        let dollars = received[seat.index()];
        game.money[seat.index()] += dollars;
        events.push(Event::DividendsReceived { seat, dollars });
    }
}

pub(crate) fn per_share(game: &AmericanRails, railway: Railway) -> u32 {
    dividend(game.railway(railway).income, game.shares_held(railway))
}

/// AR-6.1: the income divided by the shares in players' hands, rounded up; nothing where nobody holds one.
pub fn dividend(income: u32, shares_held: u8) -> u32 {
    match shares_held {
        0 => 0,
        held => income.div_ceil(u32::from(held)),
    }
}

/// What all the shares of a player would pay now.
pub(crate) fn due(game: &AmericanRails, seat: Seat) -> u32 {
    Railway::ALL.iter().map(|&railway| u32::from(game.shares_of(seat, railway)) * per_share(game, railway)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::positions::{ANGELA, ANNA, ERIK, first_year};
    use Railway::{Liberty, Majestic, Republic};

    fn majestic_earns(income: u32) -> AmericanRails {
        let mut game = first_year(4).share(ERIK, Majestic).share(ERIK, Majestic).share(ANGELA, Majestic);
        game.railway_mut(Majestic).income = income;
        game
    }

    /// AR-6.1: income 19, three shares held: $7 each. Unsold and removed shares don't count.
    #[test]
    fn nineteen_dollars_make_seven_for_each_of_three_shares() {
        let mut game = majestic_earns(19);
        let mut events = Vec::new();

        pay(&mut game, &mut events);

        assert_eq!(game.money[..4], [50, 50 + 14, 50 + 7, 50]);
        assert_eq!(events[0], Event::DividendPaid { railway: Majestic, income: 19, shares: 3, per_share: 7 });
        let mut fewer = majestic_earns(19).shares_left(Majestic, 0);
        pay(&mut fewer, &mut events);
        assert_eq!(fewer.money, game.money, "the fourth share, sold to nobody, changes nothing");
    }

    /// AR-6.2: rounded per share for every railway; no treasury is touched.
    #[test]
    fn each_railway_rounds_by_itself_and_keeps_its_treasury() {
        let mut game = majestic_earns(4).share(ERIK, Republic).share(ANNA, Republic).treasury(Majestic, 9);
        game.railway_mut(Republic).income = 3;

        pay(&mut game, &mut Vec::new());

        assert_eq!(game.money[..4], [50 + 2, 50 + 4 + 2, 50 + 2, 50]);
        assert_eq!(game.railway(Majestic).treasury, 9);
        assert_eq!(due(&game, ERIK), 6, "and the same again next year");
    }

    /// AR-6.2: a railway without a share in a player's hands pays nothing.
    #[test]
    fn a_railway_without_shareholders_pays_nothing() {
        let mut game = first_year(4).track(Liberty, &["Chicago"]);

        pay(&mut game, &mut Vec::new());

        assert_eq!(game.money[..4], [50; 4]);
        assert_eq!(per_share(&game, Liberty), 0);
    }

    /// AR-1.7: the bank never runs out, however much is paid.
    #[test]
    fn the_bank_never_runs_out() {
        let mut game = majestic_earns(3_000_000);

        pay(&mut game, &mut Vec::new());

        assert_eq!(game.money_of(ANGELA), 1_000_050);
    }
}
