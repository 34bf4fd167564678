//! SD-0.4: goods, one colour to a city.

use serde::{Deserialize, Serialize};

/// The colour of a city and of its good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Good {
    White,
    Black,
    Green,
    Orange,
    Pink,
}

impl Good {
    pub const ALL: [Good; 5] = [Good::White, Good::Black, Good::Green, Good::Orange, Good::Pink];

    /// Its place in arrays that have one entry for each.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// How many pieces of this colour there are.
    pub const fn pieces(self) -> u8 {
        match self {
            Good::White | Good::Black => 12,
            Good::Green | Good::Orange | Good::Pink => 6,
        }
    }

    /// The id of its name in the word files.
    pub const fn word(self) -> &'static str {
        match self {
            Good::White => "good-white",
            Good::Black => "good-black",
            Good::Green => "good-green",
            Good::Orange => "good-orange",
            Good::Pink => "good-pink",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// SD-0.4: 12 white, 12 black, 6 green, 6 orange and 6 pink pieces.
    #[test]
    fn there_are_42_pieces() {
        assert_eq!(Good::ALL.map(Good::pieces), [12, 12, 6, 6, 6]);
    }

    #[test]
    fn a_good_is_known_by_its_colour() {
        for good in Good::ALL {
            let colour = serde_json::to_value(good).unwrap();
            assert_eq!(good.word(), format!("good-{}", colour.as_str().unwrap()));
        }
    }
}
