//! What people ask of many games: how long they are, what things cost, and what comes of buying them first.

use super::{Played, sure_within};
use serde::Serialize;
use std::collections::BTreeMap;

/// How long the games were, in decisions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Lengths {
    pub shortest: u64,
    pub tenth: u64,
    pub median: u64,
    pub ninetieth: u64,
    pub longest: u64,
}

/// How long these games were.
pub fn lengths(games: &[Played]) -> Lengths {
    let mut all: Vec<u64> = games.iter().map(|game| game.decisions).collect();
    all.sort_unstable();
    let at = |tenths: usize| all.get(all.len().saturating_sub(1) * tenths / 10).copied().unwrap_or(0);
    Lengths { shortest: at(0), tenth: at(1), median: at(5), ninetieth: at(9), longest: at(10) }
}

/// Something that can be bought, over all games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Bought {
    pub what: String,
    pub times: u64,
    pub mean_price: f64,
    /// What it cost when it was the first thing that was bought at the table.
    pub mean_opening_price: Option<f64>,
    /// Seats whose first purchase it was.
    pub first: u64,
    /// How they did, if there are any.
    #[serde(flatten)]
    pub as_first: Option<AsFirst>,
}

/// How those did who bought something first.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct AsFirst {
    /// Wins per seat.
    pub first_win_rate: f64,
    /// Half the width of the 95 % interval of that.
    pub give_or_take: f64,
    /// Their score less the mean of their table.
    pub first_margin: f64,
}

#[derive(Default)]
struct Sum {
    times: u64,
    prices: u64,
    openings: u64,
    opening_prices: u64,
    first: u64,
    wins: f64,
    margin: f64,
}

/// What was bought, in the order of its name.
pub fn bought(games: &[Played]) -> Vec<Bought> {
    let mut sums: BTreeMap<&str, Sum> = BTreeMap::new();
    for game in games {
        let winners = game.seats.iter().filter(|sat| sat.rank == 1).count().max(1) as f64;
        let mean = game.seats.iter().map(|sat| sat.score as f64).sum::<f64>() / game.seats.len().max(1) as f64;
        let mut seen = vec![false; game.seats.len()];
        for (at, purchase) in game.purchases.iter().enumerate() {
            let sum = sums.entry(&purchase.what).or_default();
            sum.times += 1;
            sum.prices += u64::from(purchase.price);
            if at == 0 {
                sum.openings += 1;
                sum.opening_prices += u64::from(purchase.price);
            }
            let Some(sat) = game.seats.get(purchase.seat.index()) else { continue };
            if !std::mem::replace(&mut seen[purchase.seat.index()], true) {
                sum.first += 1;
                sum.wins += if sat.rank == 1 { 1.0 / winners } else { 0.0 };
                sum.margin += sat.score as f64 - mean;
            }
        }
    }
    sums.into_iter().map(|(what, sum)| sum.report(what)).collect()
}

impl Sum {
    fn report(self, what: &str) -> Bought {
        let as_first = (self.first > 0).then(|| {
            let rate = self.wins / self.first as f64;
            let give_or_take = sure_within(rate, self.first);
            AsFirst { first_win_rate: rate, give_or_take, first_margin: self.margin / self.first as f64 }
        });
        Bought {
            what: what.to_owned(),
            times: self.times,
            mean_price: self.prices as f64 / self.times.max(1) as f64,
            mean_opening_price: (self.openings > 0).then(|| self.opening_prices as f64 / self.openings as f64),
            first: self.first,
            as_first,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::study::{Purchase, Sat};
    use engine::Seat;

    fn game(decisions: u64, scores: [i64; 2], purchases: &[(u8, &str, u32)]) -> Played {
        let rank = |score: i64| 1 + usize::from(scores.iter().any(|other| *other > score));
        let seats = scores.map(|score| Sat { bot: "conductor".into(), score, rank: rank(score) });
        let purchase =
            |(seat, what, price): &(u8, &str, u32)| Purchase { seat: Seat(*seat), what: (*what).into(), price: *price };
        Played { number: 0, decisions, seats: seats.into(), purchases: purchases.iter().map(purchase).collect() }
    }

    #[test]
    fn what_things_cost_and_what_came_of_buying_them_first_is_told() {
        let games = [
            game(10, [30, 10], &[(0, "Red", 4), (1, "Blue", 2), (1, "Red", 2), (1, "Green", 5)]),
            game(30, [10, 20], &[(0, "Blue", 3), (1, "Red", 1)]),
        ];
        let all = bought(&games);

        let [blue, green, red] = &all[..] else { panic!("{all:?}") };
        assert_eq!((blue.times, blue.mean_price, blue.mean_opening_price), (2, 2.5, Some(3.0)));
        let told = |its: &Bought| its.as_first.map(|first| (first.first_win_rate, first.first_margin));
        assert_eq!((blue.first, told(blue)), (2, Some((0.0, -7.5))));
        assert_eq!((red.times, red.first, told(red)), (3, 2, Some((1.0, 7.5))));
        assert!(red.as_first.unwrap().give_or_take > 0.3, "two games that both were won prove little");
        assert_eq!((green.times, green.first, told(green)), (1, 0, None), "nobody bought it first");
        assert_eq!(lengths(&games), Lengths { shortest: 10, tenth: 10, median: 10, ninetieth: 10, longest: 30 });
    }
}
