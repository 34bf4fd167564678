//! The four transport tracks.

use super::gain::{Gain, Resource::*};
use super::region::Region;
use TransportLevel::{Carriage, Railroad, Stagecoach};
use serde::Serialize;

/// CA-8.2: how far transport is developed in a region; the lowest of a network counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TransportLevel {
    Carriage,
    Stagecoach,
    Railroad,
}

/// One space of a track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TransportSpace {
    pub level: TransportLevel,
    /// Study points to enter it.
    pub study: u8,
    /// For each worker taken back there (CA-4.1).
    pub income: Gain,
    /// CA-5.10: at once for who enters; such a space holds one player.
    pub reward: Option<Gain>,
}

/// Spaces of each track; the last one holds one player.
pub const TRACK_LENGTH: usize = 5;
pub const LAST_SPACE: u8 = TRACK_LENGTH as u8 - 1;

/// By region: level, study points to enter, income.
#[rustfmt::skip]
const TRACKS: [[TransportSpace; TRACK_LENGTH]; 4] = [
    [ // West
        space(Carriage,   0, Gain::new(Money, 1)),
        space(Stagecoach, 2, Gain::new(Money, 3)),
        space(Stagecoach, 1, Gain::new(Goods, 1)),
        space(Railroad,   4, Gain::new(Points, 2)),
        last (            5, Gain::new(Points, 2), Gain::new(Goods, 3)),
    ],
    [ // Midwest
        space(Carriage,   0, Gain::new(Money, 1)),
        space(Stagecoach, 1, Gain::new(Money, 2)),
        space(Railroad,   3, Gain::new(Study, 3)),
        space(Railroad,   3, Gain::new(Goods, 2)),
        last (            5, Gain::new(Points, 2), Gain::new(Money, 10)),
    ],
    [ // South
        space(Carriage,   0, Gain::new(Money, 1)),
        space(Stagecoach, 1, Gain::new(Money, 2)),
        space(Railroad,   3, Gain::new(Money, 5)),
        space(Railroad,   3, Gain::new(Money, 7)),
        last (            5, Gain::new(Points, 2), Gain::new(Goods, 3)),
    ],
    [ // East
        space(Stagecoach, 0, Gain::new(Money, 1)),
        space(Railroad,   3, Gain::new(Money, 4)),
        space(Railroad,   2, Gain::new(Worker, 1)),
        space(Railroad,   2, Gain::new(Points, 2)),
        last (            5, Gain::new(Points, 2), Gain::new(Money, 10)),
    ],
];

const fn space(level: TransportLevel, study: u8, income: Gain) -> TransportSpace {
    TransportSpace { level, study, income, reward: None }
}

const fn last(study: u8, income: Gain, reward: Gain) -> TransportSpace {
    TransportSpace { level: Railroad, study, income, reward: Some(reward) }
}

impl Region {
    /// Its transport track from the left.
    pub const fn track(self) -> &'static [TransportSpace; TRACK_LENGTH] {
        &TRACKS[self.index()]
    }
}

impl TransportLevel {
    pub const ALL: [TransportLevel; 3] = [Carriage, Stagecoach, Railroad];

    /// The id of its name in the word files.
    pub const fn word(self) -> &'static str {
        match self {
            Carriage => "ca-transport-carriage",
            Stagecoach => "ca-transport-stagecoach",
            Railroad => "ca-transport-railroad",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// CA-5.10: the last space of each track pays 3 goods or $10 at once.
    #[test]
    fn only_the_last_space_has_a_reward() {
        for region in Region::ALL {
            let [spaces @ .., last] = region.track();
            assert!(spaces.iter().all(|space| space.reward.is_none()));
            assert!(matches!(last.reward, Some(Gain { what: Goods, amount: 3 } | Gain { what: Money, amount: 10 })));
        }
    }

    #[test]
    fn transport_never_gets_worse() {
        for region in Region::ALL {
            assert!(region.track().is_sorted_by_key(|space| space.level));
            assert_eq!(region.track()[0].income, Gain::new(Money, 1));
        }
        assert_eq!(Region::ALL.map(|region| region.track()[0].level), [Carriage, Carriage, Carriage, Stagecoach]);
    }

    #[test]
    fn every_whole_track_costs_twelve_study_points() {
        let cost = |region: Region| region.track().iter().map(|space| space.study).sum::<u8>();

        assert_eq!(Region::ALL.map(cost), [12, 12, 12, 12]);
    }
}
