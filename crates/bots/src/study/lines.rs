//! One game of a study, as a line of a file.

use engine::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;

/// What came of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Played {
    /// Its number in the study, from 0: its luck and who sat where follow from it.
    pub number: u64,
    pub decisions: u64,
    /// By seat.
    pub seats: Vec<Sat>,
    /// In the order in which they were made.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub purchases: Vec<Purchase>,
}

/// Who sat somewhere, and how they ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sat {
    pub bot: String,
    pub score: i64,
    /// From 1; who is level shares it.
    pub rank: usize,
}

/// Something that somebody bought: a share, the control of a company, a gift.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Purchase {
    pub seat: Seat,
    pub what: String,
    /// In what the game pays with.
    pub price: u32,
}

/// Why lines are no study.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadLines {
    /// A line that can't be read: its number, from 1.
    Unreadable(usize),
    /// The same game twice.
    Twice(u64),
    /// The first number that is missing; there is one later.
    Missing(u64),
}

impl fmt::Display for BadLines {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            BadLines::Unreadable(line) => write!(f, "line {line} is not a game of a study"),
            BadLines::Twice(number) => write!(f, "game {number} is there twice: is one part given twice?"),
            BadLines::Missing(number) => write!(f, "game {number} is missing: is a part not given?"),
        }
    }
}

impl std::error::Error for BadLines {}

/// Reads the lines of one file; empty ones are left out.
pub fn read_lines(text: &str) -> Result<Vec<Played>, BadLines> {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    lines.map(|(at, line)| serde_json::from_str(line).map_err(|_| BadLines::Unreadable(at + 1))).collect()
}

/// The parts of a study as a whole, in the order of the games: exactly what one machine would have played.
pub fn merge(parts: Vec<Vec<Played>>) -> Result<Vec<Played>, BadLines> {
    let mut all: Vec<Played> = parts.into_iter().flatten().collect();
    all.sort_by_key(|played| played.number);
    for (wanted, played) in (0_u64..).zip(&all) {
        match played.number {
            number if number < wanted => return Err(BadLines::Twice(number)),
            number if number > wanted => return Err(BadLines::Missing(wanted)),
            _ => (),
        }
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(number: u64) -> Played {
        let sat = |rank: usize| Sat { bot: "conductor".into(), score: 10 - rank as i64, rank };
        let purchase = Purchase { seat: Seat(1), what: "Red".into(), price: 3 };
        Played { number, decisions: 7, seats: vec![sat(1), sat(2)], purchases: vec![purchase] }
    }

    #[test]
    fn a_game_is_the_same_after_it_was_written_and_read() {
        let lines: Vec<String> = (0..2).map(|number| serde_json::to_string(&game(number)).unwrap()).collect();

        assert_eq!(read_lines(&lines.join("\n\n")), Ok(vec![game(0), game(1)]));
        assert_eq!(read_lines("\nno game"), Err(BadLines::Unreadable(2)));
    }

    #[test]
    fn parts_come_together_in_order_and_a_hole_is_told() {
        let part = |numbers: &[u64]| numbers.iter().map(|number| game(*number)).collect::<Vec<_>>();

        assert_eq!(merge(vec![part(&[1, 3]), part(&[0, 2])]), Ok(part(&[0, 1, 2, 3])));
        assert_eq!(merge(vec![part(&[1, 3]), part(&[0])]), Err(BadLines::Missing(2)));
        assert_eq!(merge(vec![part(&[0, 1]), part(&[1])]), Err(BadLines::Twice(1)));
    }
}
