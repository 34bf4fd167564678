//! Who ended ahead of whom, and how sure that is.

use super::Played;
use serde::Serialize;
use std::collections::BTreeMap;

/// Everybody against everybody.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Crosstable {
    /// By name.
    pub bots: Vec<String>,
    /// By bot, by the bot against which: nothing where they never met.
    pub rows: Vec<Vec<Option<Versus>>>,
}

/// Over all pairs of seats, one with each bot.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Versus {
    pub pairs: u64,
    /// The part of the pairs in which it ended ahead; who is level has half.
    pub ahead: f64,
    /// Half the width of the interval in which the true part lies in 95 of 100 cases.
    pub give_or_take: f64,
}

impl Versus {
    /// Whether the interval leaves out that they are even.
    pub fn is_decided(&self) -> bool {
        (self.ahead - 0.5).abs() > self.give_or_take
    }
}

/// Two bots, in whole numbers. Pairs of one game hang together, so the games are what is counted.
#[derive(Clone, Copy, Default)]
struct Met {
    games: u64,
    pairs: u64,
    /// Two for each pair in which the first is ahead, one where they are level.
    points: u64,
    squares: u64,
}

impl Met {
    fn versus(self) -> Versus {
        let games = self.games as f64;
        let most = 2.0 * self.pairs as f64 / games;
        let mean = self.points as f64 / games;
        let spread = (self.squares as f64 / games - mean * mean).max(0.0);
        let give_or_take = give_or_take(spread / (most * most), games);
        Versus { pairs: self.pairs, ahead: mean / most, give_or_take }
    }
}

/// Half the width of the 95 % interval of a part, by its spread over so many games.
fn give_or_take(spread: f64, games: f64) -> f64 {
    // Two games more, one won and one lost: a few games that all went one way prove little.
    let error = ((spread * games + 0.5) / (games * (games + 1.0))).sqrt();
    (1.96 * error).min(0.5)
}

/// Half the width of the 95 % interval of a rate of wins, of so many that were played.
pub fn sure_within(win_rate: f64, played: u64) -> f64 {
    give_or_take(win_rate * (1.0 - win_rate), played.max(1) as f64)
}

impl Crosstable {
    /// Counts who beat whom in these games.
    pub fn of(games: &[Played]) -> Crosstable {
        let mut met: BTreeMap<(&str, &str), Met> = BTreeMap::new();
        for game in games {
            let mut here: BTreeMap<(&str, &str), Met> = BTreeMap::new();
            for own in &game.seats {
                for other in game.seats.iter().filter(|other| other.bot != own.bot) {
                    let pair = here.entry((&own.bot, &other.bot)).or_default();
                    pair.pairs += 1;
                    pair.points += match own.rank.cmp(&other.rank) {
                        std::cmp::Ordering::Less => 2,
                        std::cmp::Ordering::Equal => 1,
                        std::cmp::Ordering::Greater => 0,
                    };
                }
            }
            for (bots, pair) in here {
                let all = met.entry(bots).or_default();
                all.games += 1;
                all.pairs += pair.pairs;
                all.points += pair.points;
                all.squares += pair.points * pair.points;
            }
        }
        let mut bots: Vec<String> = games.iter().flat_map(|game| &game.seats).map(|sat| sat.bot.clone()).collect();
        bots.sort();
        bots.dedup();
        let versus = |bot: &String, other: &String| met.get(&(bot.as_str(), other.as_str())).map(|met| met.versus());
        let row = |bot: &String| bots.iter().map(|other| versus(bot, other)).collect();
        Crosstable { rows: bots.iter().map(row).collect(), bots }
    }

    /// Everybody who met, once.
    pub fn meetings(&self) -> impl Iterator<Item = Versus> {
        let half = |(at, row): (usize, &Vec<Option<Versus>>)| row[..at].iter().flatten().copied().collect::<Vec<_>>();
        self.rows.iter().enumerate().flat_map(half)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::study::Sat;

    fn game(number: u64, ranks: [(&str, usize); 3]) -> Played {
        let seats = ranks.map(|(bot, rank)| Sat { bot: bot.into(), score: 0, rank });
        Played { number, decisions: 1, seats: seats.into(), purchases: Vec::new() }
    }

    #[test]
    fn who_is_ahead_of_whom_is_counted_over_all_pairs_of_seats() {
        let games = [
            game(0, [("baron", 1), ("broker", 2), ("broker", 3)]),
            game(1, [("broker", 1), ("baron", 1), ("broker", 3)]),
        ];
        let table = Crosstable::of(&games);

        assert_eq!(table.bots, ["baron", "broker"]);
        let baron = table.rows[0][1].unwrap();
        assert_eq!((baron.pairs, baron.ahead), (4, 3.5 / 4.0));
        let broker = table.rows[1][0].unwrap();
        assert!((broker.ahead + baron.ahead - 1.0).abs() < 1e-12);
        assert_eq!(table.rows[0][0], None);
        assert_eq!(table.meetings().count(), 1);
    }

    #[test]
    fn few_games_decide_nothing_and_many_do() {
        let won = |number| game(number, [("baron", 1), ("broker", 2), ("broker", 3)]);
        let decided = |games: u64| {
            let games: Vec<Played> = (0..games).map(won).collect();
            Crosstable::of(&games).meetings().all(|versus| versus.is_decided())
        };

        assert!(!decided(1));
        assert!(decided(40));
    }
}
