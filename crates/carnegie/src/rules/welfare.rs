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
