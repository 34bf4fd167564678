//! CA-8.8: payments at the end, one after another, all players at the same time.

use crate::player::{Player, Price};
use crate::state::Carnegie;
use crate::tables::donation::{DonationSet, Effect};
use crate::{Action, Donation, Event, Illegal, Phase};
use engine::Seat;

/// A payment that can be made.
pub(crate) struct Payment {
    index: usize,
    price: Price,
    points: u32,
}

/// CA-8.7: no more than so often; CA-8.8: each coin and good once.
pub(crate) fn may_pay(game: &Carnegie, seat: Seat, donation: Donation) -> Result<Payment, Illegal> {
    if !matches!(game.phase, Phase::Welfare { .. }) {
        return Err(Illegal::NotNow { phase: game.phase });
    }
    let player = game.player(seat);
    let Some(index) = Donation::WELFARE_PAYMENTS.iter().position(|paid| *paid == donation) else {
        return Err(Illegal::NothingToPay { donation });
    };
    if !player.donations.contains(donation) {
        return Err(Illegal::NotYourDonation { donation });
    }
    let terms = terms(donation);
    if player.welfare[index] >= terms.most {
        return Err(Illegal::AllPaymentsMade { donation, most: terms.most });
    }
    let Price { dollars, goods } = terms.price;
    if player.goods < goods {
        return Err(Illegal::TooFewGoods { goods, has: player.goods });
    }
    if player.money < dollars {
        return Err(Illegal::CannotAfford { dollars, money: player.money });
    }
    Ok(Payment { index, price: terms.price, points: terms.points })
}

pub(crate) fn pay(game: &mut Carnegie, seat: Seat, donation: Donation, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let Payment { index, price, points } = may_pay(game, seat, donation)?;

    let player = game.player_mut(seat);
    player.pay(price);
    player.welfare[index] += 1;
    let Price { dollars, goods } = price;
    events.push(Event::WelfarePaid { seat, donation, dollars, goods, points });
    Ok(())
}

pub(crate) fn list(game: &Carnegie, seat: Seat, legal: &mut Vec<Action>) {
    let payable = Donation::WELFARE_PAYMENTS.into_iter().filter(|donation| may_pay(game, seat, *donation).is_ok());
    legal.extend(payable.map(|donation| Action::PayWelfare { donation }));
}

/// A payment, if need be after selling goods; or goods to sell before Andrew counts them (CA-9.16).
pub(crate) fn is_possible(game: &Carnegie, seat: Seat) -> bool {
    let player = game.player(seat);
    let own = Donation::WELFARE_PAYMENTS.iter().enumerate().any(|(index, donation)| {
        let terms = terms(*donation);
        player.donations.contains(*donation) && player.welfare[index] < terms.most && player.could_pay(terms.price)
    });
    own || (player.goods > 0 && game.andrew.is_some_and(|andrew| wants_goods(andrew.donations)))
}

/// The payments that score most points with what the player has; goods may be sold for money (CA-2.5).
pub(crate) fn best_payments(player: &Player) -> [u8; 3] {
    best(player.donations, player.welfare, |price| player.could_pay(price))
}

/// CA-9.16: what Andrew makes of the money and goods a player has left; goods aren't sold for it.
pub(crate) fn andrews_payments(donations: DonationSet, money: u32, goods: u32) -> [u8; 3] {
    best(donations, [0; 3], |price| money >= price.dollars && goods >= price.goods)
}

/// Money and goods that are left after so many payments; goods are sold only as far as the payments need it.
pub(crate) fn after_payments(player: &Player, payments: [u8; 3]) -> (u32, u32) {
    let price = price_of(payments);
    let goods = player.goods - price.goods;
    let sold = price.dollars.saturating_sub(player.money);
    (player.money + sold - price.dollars, goods - sold)
}

struct Terms {
    price: Price,
    points: u32,
    most: u8,
}

fn terms(donation: Donation) -> Terms {
    let Effect::Payment { dollars, goods, points, most } = donation.effect() else {
        unreachable!("only Welfare is paid for")
    };
    Terms { price: Price { dollars: dollars.into(), goods: goods.into() }, points: points.into(), most }
}

/// Tries every number of payments for each donation that was made; says how many more are best.
fn best(donations: DonationSet, made: [u8; 3], can_pay: impl Fn(Price) -> bool) -> [u8; 3] {
    let all = Donation::WELFARE_PAYMENTS.map(terms);
    let most: [u8; 3] = std::array::from_fn(|index| {
        let is_made = donations.contains(Donation::WELFARE_PAYMENTS[index]);
        if is_made { all[index].most - made[index] } else { 0 }
    });
    let mut best = (0, [0; 3]);
    for a in 0..=most[0] {
        for b in 0..=most[1] {
            for c in 0..=most[2] {
                let times = [a, b, c];
                let points = all.iter().zip(times).map(|(terms, times)| terms.points * u32::from(times)).sum();
                if points > best.0 && can_pay(price_of(times)) {
                    best = (points, times);
                }
            }
        }
    }
    best.1
}

fn price_of(payments: [u8; 3]) -> Price {
    let mut sum = Price::default();
    for (donation, times) in Donation::WELFARE_PAYMENTS.into_iter().zip(payments) {
        let Price { dollars, goods } = terms(donation).price;
        sum.dollars += dollars * u32::from(times);
        sum.goods += goods * u32::from(times);
    }
    sum
}

fn wants_goods(donations: DonationSet) -> bool {
    let wants = |donation: &Donation| donations.contains(*donation) && terms(*donation).price.goods > 0;
    Donation::WELFARE_PAYMENTS.iter().any(wants)
}

#[cfg(test)]
mod tests {
    use super::super::positions::{ANNA, ERIK, act, donation, legal, refused, round_one, rule_of};
    use super::*;
    use engine::SeatSet;

    const GOODS: &str = "welfare_goods";
    const MONEY: &str = "welfare_money";
    const BOTH: &str = "welfare_money_and_goods";

    /// The end of the game for Anna and Erik; Anna has these donations.
    fn at_the_end(donations: &[&str], money: u32, goods: u32) -> Carnegie {
        let mut game = round_one(2);
        game.round = 20;
        let anna = &mut game.players[0];
        (anna.money, anna.goods) = (money, goods);
        anna.donations = donations.iter().map(|name| donation(name)).collect();
        game.phase = Phase::Welfare { waiting: SeatSet::all(2) };
        game
    }

    fn pay_for(name: &str) -> Action {
        Action::PayWelfare { donation: donation(name) }
    }

    /// CA-8.8: one payment after another while money and goods last, each coin and good once.
    #[test]
    fn payments_are_made_one_by_one() {
        let mut game = at_the_end(&[GOODS, BOTH], 7, 3);
        act(&mut game, ANNA, pay_for(BOTH));
        act(&mut game, ANNA, pay_for(GOODS));

        let anna = game.player(ANNA);
        assert_eq!((anna.money, anna.goods, anna.welfare), (2, 1, [1, 0, 1]));
        assert_eq!(refused(&game, ANNA, pay_for(BOTH)), Illegal::CannotAfford { dollars: 5, money: 2 });
    }

    /// CA-8.7: 6, 6 and 3 payments at most.
    #[test]
    fn payments_have_a_limit() {
        let mut game = at_the_end(&[BOTH, GOODS], 99, 20);
        for _ in 0..3 {
            act(&mut game, ANNA, pay_for(BOTH));
        }

        let illegal = refused(&game, ANNA, pay_for(BOTH));

        assert_eq!(illegal, Illegal::AllPaymentsMade { donation: donation(BOTH), most: 3 });
        assert_eq!(rule_of(illegal), "CA-8.7");
    }

    /// CA-8.8: only donations of one's own that are paid for.
    #[test]
    fn one_pays_for_ones_own_donations() {
        let game = at_the_end(&[GOODS, "welfare_flat"], 50, 5);

        assert_eq!(refused(&game, ANNA, pay_for(MONEY)), Illegal::NotYourDonation { donation: donation(MONEY) });
        let flat = refused(&game, ANNA, pay_for("welfare_flat"));
        assert_eq!(flat, Illegal::NothingToPay { donation: donation("welfare_flat") });
        assert!(matches!(refused(&round_one(2), ANNA, pay_for(GOODS)), Illegal::NotNow { .. }), "at the end only");
    }

    /// CA-2.5, CA-8.8: goods may be sold for a payment in money.
    #[test]
    fn goods_may_be_sold_for_a_payment() {
        let mut game = at_the_end(&[MONEY], 4, 1);
        assert_eq!(legal(&game, ANNA), [Action::SellGood, Action::Finish]);
        act(&mut game, ANNA, Action::SellGood);

        act(&mut game, ANNA, pay_for(MONEY));

        assert_eq!((game.player(ANNA).money, game.phase), (0, Phase::Finished), "Erik has nothing to pay");
    }

    /// CA-8.8: all at the same time; who has nothing to pay is not asked.
    #[test]
    fn all_pay_at_the_same_time() {
        let mut game = at_the_end(&[GOODS], 0, 3);
        game.players[1].donations = game.players[1].donations.with(donation(MONEY));

        act(&mut game, ERIK, pay_for(MONEY));
        act(&mut game, ANNA, pay_for(GOODS));
        act(&mut game, ERIK, Action::Finish);

        assert_eq!(game.phase, Phase::Welfare { waiting: SeatSet::only(ANNA) });
    }

    #[test]
    fn the_best_payments_leave_nothing_to_gain() {
        let game = at_the_end(&[GOODS, MONEY, BOTH], 11, 4);

        let payments = best_payments(game.player(ANNA));

        assert_eq!(payments, [2, 0, 2], "4 + 4 for $10 and 2 goods, 2 + 2 for 2 goods");
        assert_eq!(after_payments(game.player(ANNA), payments), (1, 0));
    }

    /// CA-9.16: Andrew sells no goods for his payments.
    #[test]
    fn andrew_sells_nothing() {
        let donations = [MONEY].map(donation).into_iter().collect();

        assert_eq!(andrews_payments(donations, 4, 30), [0; 3]);
        assert_eq!(andrews_payments(donations, 14, 0), [0, 2, 0]);
    }
}
