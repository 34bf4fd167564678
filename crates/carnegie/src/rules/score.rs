//! CA-8.1, CA-8.5: a player's score and its parts.

use super::{giving, network, welfare};
use crate::player::Player;
use crate::{Project, Space};
use serde::Serialize;

/// CA-8.1
const UNUSED_CHOICE_TILE: u32 = 3;

/// What a player has scored, or would score if the game ended now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Score {
    /// On the way.
    pub points: u32,
    pub choice_tile: u32,
    pub workers: u32,
    pub departments: u32,
    pub strips: u32,
    pub cities: u32,
    pub network: u32,
    pub donations: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ScorePart {
    Points,
    ChoiceTile,
    Workers,
    Departments,
    Strips,
    Cities,
    Network,
    Donations,
}

impl Score {
    pub fn total(&self) -> u32 {
        ScorePart::ALL.iter().map(|part| self.part(*part)).sum()
    }

    pub fn part(&self, part: ScorePart) -> u32 {
        match part {
            ScorePart::Points => self.points,
            ScorePart::ChoiceTile => self.choice_tile,
            ScorePart::Workers => self.workers,
            ScorePart::Departments => self.departments,
            ScorePart::Strips => self.strips,
            ScorePart::Cities => self.cities,
            ScorePart::Network => self.network,
            ScorePart::Donations => self.donations,
        }
    }
}

impl ScorePart {
    /// In the order of the rulebook.
    pub const ALL: [ScorePart; 8] = [
        ScorePart::Points,
        ScorePart::ChoiceTile,
        ScorePart::Workers,
        ScorePart::Departments,
        ScorePart::Strips,
        ScorePart::Cities,
        ScorePart::Network,
        ScorePart::Donations,
    ];

    /// The id of its name in the word files.
    pub const fn word(self) -> &'static str {
        match self {
            ScorePart::Points => "ca-part-points",
            ScorePart::ChoiceTile => "ca-part-choice-tile",
            ScorePart::Workers => "ca-part-workers",
            ScorePart::Departments => "ca-part-departments",
            ScorePart::Strips => "ca-part-strips",
            ScorePart::Cities => "ca-part-cities",
            ScorePart::Network => "ca-part-network",
            ScorePart::Donations => "ca-part-donations",
        }
    }
}

/// CA-8.1. Before the end Welfare counts as if it were paid for as well as can be.
pub(crate) fn score(player: &Player, is_over: bool) -> Score {
    Score {
        points: player.points,
        choice_tile: if player.choice_tile { UNUSED_CHOICE_TILE } else { 0 },
        workers: player.standing_workers().into(),
        departments: built_departments(player),
        strips: Project::ALL.iter().map(|project| u32::from(player.field(*project).points)).sum(),
        cities: player.projects.iter().map(|slot| u32::from(slot.city().points())).sum(),
        network: network::best(player).map_or(0, |network| network.points),
        donations: giving::points(player, payments(player, is_over)),
    }
}

/// CA-8.8: those made, and until the end those that could be made.
pub(crate) fn payments(player: &Player, is_over: bool) -> [u8; 3] {
    let further = if is_over { [0; 3] } else { welfare::best_payments(player) };
    std::array::from_fn(|index| player.welfare[index] + further[index])
}

/// CA-8.5: ongoing ones and New Lobby too; printed ones score nothing.
fn built_departments(player: &Player) -> u32 {
    let is_built = |space: &Space| player.room(*space).department.is_some_and(|department| department.is_tile());
    Space::all().filter(is_built).map(|space| u32::from(space.points())).sum()
}
