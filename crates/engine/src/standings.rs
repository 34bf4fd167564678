//! Places at the end of a game, ties and all.

use crate::Seat;
use serde::Serialize;

/// One seat's result. Equal players share a rank and the next is skipped: 1, 1, 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Standing {
    pub seat: Seat,
    pub score: i64,
    pub rank: u8,
}

/// Every seat's result, by seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Standings(Vec<Standing>);

impl Standings {
    /// Ranks the seats, whose scores are given by seat: the most comes first, equal scores share a place.
    pub fn by_score(scores: &[i64]) -> Standings {
        Standings::by(scores, |seat| scores[seat])
    }

    /// Ranks by a key that also breaks ties; the greatest comes first, equal keys share a place.
    pub fn by<K: Ord>(scores: &[i64], key: impl Fn(usize) -> K) -> Standings {
        let better = |than: usize| (0..scores.len()).filter(|other| key(*other) > key(than)).count();
        Standings(
            Seat::all(scores.len())
                .map(|seat| Standing { seat, score: scores[seat.index()], rank: better(seat.index()) as u8 + 1 })
                .collect(),
        )
    }

    /// One player against the game itself: second, where the game has done better.
    pub fn alone(score: i64, against: i64) -> Standings {
        Standings(vec![Standing { seat: Seat(0), score, rank: if against > score { 2 } else { 1 } }])
    }

    /// In the order of the seats.
    pub fn iter(&self) -> impl Iterator<Item = &Standing> {
        self.0.iter()
    }

    /// The first place first; equal players in the order of their seats.
    pub fn by_rank(&self) -> Vec<Standing> {
        let mut places = self.0.clone();
        places.sort_by_key(|standing| standing.rank);
        places
    }

    /// How one seat stands.
    pub fn of(&self, seat: Seat) -> Standing {
        self.0[seat.index()]
    }

    /// All who share the first place; nobody, where the game itself has won.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.0.iter().filter(|standing| standing.rank == 1).map(|standing| standing.seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_scores_share_a_place_and_the_next_is_skipped() {
        let standings = Standings::by_score(&[40, 61, 61, 12]);

        let ranks: Vec<u8> = standings.iter().map(|standing| standing.rank).collect();
        assert_eq!(ranks, [3, 1, 1, 4]);
        assert_eq!(standings.winners().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
    }

    #[test]
    fn alone_one_can_lose_to_the_game() {
        assert_eq!(Standings::alone(90, 115).winners().count(), 0);
        assert_eq!(Standings::alone(115, 115).winners().count(), 1, "an equal score is shared");
    }

    #[test]
    fn a_key_breaks_ties() {
        let goods = [3, 1];
        let standings = Standings::by(&[50, 50], |seat| (50, goods[seat]));

        assert_eq!(standings.of(Seat(0)).rank, 1);
        assert_eq!(standings.of(Seat(1)).rank, 2);
    }
}
