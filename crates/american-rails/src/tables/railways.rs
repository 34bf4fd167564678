//! AR-1.1: the six railways, and small sets of them.

use engine::{Numbered, Set};
use serde::{Deserialize, Serialize};
use std::fmt;

/// In the order of their boxes on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Railway {
    American,
    National,
    Continental,
    Majestic,
    Liberty,
    Republic,
}

struct Printed {
    name: &'static str,
    word: &'static str,
    letter: char,
    cubes: u8,
    shares: u8,
}

/// Name, word id, letter, cubes, shares.
#[rustfmt::skip]
const PRINTED: [Printed; 6] = [
    printed("American",    "railway-american",    'A', 31, 5),
    printed("National",    "railway-national",    'N', 29, 4),
    printed("Continental", "railway-continental", 'C', 26, 3),
    printed("Majestic",    "railway-majestic",    'M', 22, 4),
    printed("Liberty",     "railway-liberty",     'L', 19, 2),
    printed("Republic",    "railway-republic",    'R', 17, 3),
];

const fn printed(name: &'static str, word: &'static str, letter: char, cubes: u8, shares: u8) -> Printed {
    Printed { name, word, letter, cubes, shares }
}

impl Railway {
    pub const ALL: [Railway; 6] = [
        Railway::American,
        Railway::National,
        Railway::Continental,
        Railway::Majestic,
        Railway::Liberty,
        Railway::Republic,
    ];

    /// Its place in arrays that have one entry for each.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// All its cubes, the income marker included.
    pub const fn cubes(self) -> u8 {
        PRINTED[self.index()].cubes
    }

    /// How many shares of it exist.
    pub const fn shares(self) -> u8 {
        PRINTED[self.index()].shares
    }

    /// The letter on its cubes: colour is never the only sign.
    pub const fn letter(self) -> char {
        PRINTED[self.index()].letter
    }

    /// Its full name, as printed.
    pub const fn name(self) -> &'static str {
        PRINTED[self.index()].name
    }

    /// The id of its name in the word files.
    pub const fn word(self) -> &'static str {
        PRINTED[self.index()].word
    }

    /// By its name, in any case.
    pub fn named(name: &str) -> Option<Railway> {
        Railway::ALL.into_iter().find(|railway| railway.name().eq_ignore_ascii_case(name))
    }
}

impl fmt::Display for Railway {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Some of the six railways.
pub type RailwaySet = Set<Railway>;

impl Numbered for Railway {
    const LIMIT: usize = Railway::ALL.len();

    fn number(self) -> u8 {
        self as u8
    }

    fn numbered(number: u8) -> Railway {
        Railway::ALL[usize::from(number)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// AR-1.1: 144 cubes and 21 shares.
    #[test]
    fn the_box_holds_144_cubes_and_21_shares() {
        assert_eq!(Railway::ALL.iter().map(|railway| u32::from(railway.cubes())).sum::<u32>(), 144);
        assert_eq!(Railway::ALL.map(Railway::shares), [5, 4, 3, 4, 2, 3]);
        assert_eq!(Railway::ALL.map(Railway::cubes), [31, 29, 26, 22, 19, 17]);
    }

    #[test]
    fn a_railway_answers_to_its_name() {
        for railway in Railway::ALL {
            assert_eq!(Railway::named(railway.name()), Some(railway));
            assert!(railway.name().starts_with(railway.letter()));
            assert_eq!(railway.word(), format!("railway-{}", railway.name().to_lowercase()));
        }
        assert_eq!(Railway::named("Wabash"), None);
    }

    #[test]
    fn a_set_of_railways_lists_them_in_order() {
        let set: RailwaySet = [Railway::Liberty, Railway::National].into_iter().collect();

        assert_eq!(set.iter().collect::<Vec<_>>(), [Railway::National, Railway::Liberty]);
    }
}
