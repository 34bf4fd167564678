//! Strength as one number: Weng–Lin ratings, game by game in their order.

use super::Played;
use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use std::collections::BTreeMap;

/// A bot's rating: all begin with 25.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rated {
    pub bot: String,
    pub rating: f64,
    /// Half the width of the interval in which the true rating lies in 95 of 100 cases.
    pub give_or_take: f64,
    /// Seats played.
    pub seats: u64,
    /// Wins per seat played; a shared win is shared out.
    pub win_rate: f64,
    pub mean_score: f64,
}

#[derive(Default)]
struct Sum {
    seats: u64,
    wins: f64,
    score: i64,
    rating: WengLinRating,
}

/// The strongest first.
pub fn ratings(games: &[Played]) -> Vec<Rated> {
    let mut sums: BTreeMap<&str, Sum> = BTreeMap::new();
    for game in games {
        let winners = game.seats.iter().filter(|sat| sat.rank == 1).count().max(1) as f64;
        for sat in &game.seats {
            let sum = sums.entry(&sat.bot).or_default();
            sum.seats += 1;
            sum.score += sat.score;
            sum.wins += if sat.rank == 1 { 1.0 / winners } else { 0.0 };
        }
        rate(game, &mut sums);
    }
    let rated = |(bot, sum): (&str, Sum)| Rated {
        bot: bot.to_owned(),
        rating: sum.rating.rating,
        give_or_take: 1.96 * sum.rating.uncertainty,
        seats: sum.seats,
        win_rate: sum.wins / sum.seats as f64,
        mean_score: sum.score as f64 / sum.seats as f64,
    };
    let mut all: Vec<Rated> = sums.into_iter().map(rated).collect();
    all.sort_by(|one, other| other.rating.total_cmp(&one.rating));
    all
}

/// A bot that sits in several seats counts with its best one: it can't be ahead of itself.
fn rate<'a>(game: &'a Played, sums: &mut BTreeMap<&'a str, Sum>) {
    let mut best: BTreeMap<&str, usize> = BTreeMap::new();
    for sat in &game.seats {
        let rank = best.entry(&sat.bot).or_insert(sat.rank);
        *rank = sat.rank.min(*rank);
    }
    if best.len() < 2 {
        return;
    }
    let before: Vec<[WengLinRating; 1]> = best.keys().map(|bot| [sums[bot].rating]).collect();
    let ranks = best.values().map(|rank| MultiTeamOutcome::new(*rank));
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = before.iter().map(|team| &team[..]).zip(ranks).collect();
    let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
    for (bot, team) in best.keys().zip(after) {
        sums.get_mut(bot).expect("who sat there was counted").rating = team[0];
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::study::Sat;

    #[test]
    fn who_wins_more_is_rated_higher_and_more_games_make_it_surer() {
        let game = |number: u64| {
            let baron = if number.is_multiple_of(4) { 2 } else { 1 };
            let sat = |(bot, rank): (&str, usize)| Sat { bot: bot.into(), score: 10 - rank as i64, rank };
            let seats = [("baron", baron), ("broker", 3 - baron), ("random", 3)].map(sat).into();
            Played { number, decisions: 1, seats, purchases: Vec::new() }
        };
        let games: Vec<Played> = (0..60).map(game).collect();
        let (few, many) = (ratings(&games[..4]), ratings(&games));

        assert_eq!(many.iter().map(|rated| rated.bot.as_str()).collect::<Vec<_>>(), ["baron", "broker", "random"]);
        assert_eq!((many[0].seats, many[0].win_rate, many[0].mean_score), (60, 0.75, 8.75));
        assert!(many[0].give_or_take < few[0].give_or_take);
    }
}
