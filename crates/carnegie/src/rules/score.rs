//! CA-8.1, CA-8.5: a player's score and its parts.

use super::{giving, network, welfare};
use crate::player::{Player, Room};
use crate::tables::company::{COLUMNS, COMPANY};
use crate::tables::map_sets::WITH_POINTS;
use crate::{Department, Project};
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
    /// All parts together.
    pub fn total(&self) -> u32 {
        ScorePart::ALL.iter().map(|part| self.part(*part)).sum()
    }

    /// What one part brought.
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
    /// In the order of the digest (CA-8.1 to CA-8.3).
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
        network: network::best(player).map_or(0, |network| network.points),
        donations: giving::points(player, payments(player, is_over)),
        ..but_for_network_and_donations(player)
    }
}

fn but_for_network_and_donations(player: &Player) -> Score {
    Score {
        points: player.points,
        choice_tile: player.choice_tile_points(),
        workers: player.standing_workers().into(),
        departments: built_departments(player),
        strips: player.strip_points(),
        cities: player.city_points(),
        network: 0,
        donations: 0,
    }
}

/// Parts of the score by what they hang on: who looks at many tables counts again only what has changed.
impl Player {
    /// CA-8.1
    #[inline]
    pub fn choice_tile_points(&self) -> u32 {
        if self.choice_tile { UNUSED_CHOICE_TILE } else { 0 }
    }

    /// CA-8.1, CA-8.5: for what is in the rooms: standing workers and built departments.
    pub fn company_points(&self) -> u32 {
        u32::from(self.standing_workers()) + built_departments(self)
    }

    /// CA-8.5
    #[inline]
    pub fn strip_points(&self) -> u32 {
        Project::ALL.iter().map(|project| u32::from(self.field(*project).points)).sum()
    }

    /// CA-8.1: what its city gives for each project.
    #[inline]
    pub fn city_points(&self) -> u32 {
        let with = |points: usize| self.projects.both(WITH_POINTS[points]).len() * points;
        (1..WITH_POINTS.len()).map(with).sum::<usize>() as u32
    }
}

/// CA-8.8: those made, and until the end those that could be made.
pub(crate) fn payments(player: &Player, is_over: bool) -> [u8; 3] {
    let further = if is_over { [0; 3] } else { welfare::best_payments(player) };
    std::array::from_fn(|index| player.welfare[index] + further[index])
}

/// CA-8.5: ongoing ones and New Lobby too; printed ones score nothing.
fn built_departments(player: &Player) -> u32 {
    let floors = player.rooms.chunks_exact(usize::from(COLUMNS)).zip(COMPANY.points_by_floor);
    let built = |rooms: &[Room]| rooms.iter().filter(|room| room.department.is_some_and(Department::is_tile)).count();
    floors.map(|(rooms, points)| built(rooms) as u32 * u32::from(points)).sum()
}

#[cfg(test)]
mod tests {
    use super::super::positions::{add, donation, round_one, slots};
    use super::*;
    use crate::{Side, Strip};

    fn player() -> Player {
        let mut player = round_one(4).players[0];
        player.projects = slots(&["Boston 1", "Reno", "Denver 1", "Seattle"]);
        player
    }

    /// CA-8.1: every part of the score.
    #[test]
    fn a_score_has_eight_parts() {
        let mut player = player();
        player.points = 11;
        add(&mut player, Department::Sales, "4-2", 1);
        add(&mut player, Department::Logistics, "3-2", 0);
        player.strips[0] = Strip { side: Side::A, field: 5, built: 0 };
        player.donations = player.donations.with(donation("welfare_flat"));

        let score = score(&player, true);

        let wanted = Score {
            points: 11,
            choice_tile: 3,
            workers: 6,
            departments: 3 + 2,
            strips: 3,
            cities: 3 + 2 + 1,
            network: 0,
            donations: 7,
        };
        assert_eq!(score, wanted);
        assert_eq!(score.total(), 41);
    }

    /// CA-8.1: a played action-choice tile scores nothing; workers on assignment and lying ones neither.
    #[test]
    fn what_was_used_scores_nothing() {
        let mut player = player();
        player.choice_tile = false;
        player.on_assignment = [3; 4];

        let score = score(&player, true);

        assert_eq!((score.choice_tile, score.workers), (0, 5));
    }

    /// CA-8.5: a strip scores what the field it has reached shows, not the sum; both sides of all four.
    #[test]
    fn a_strip_scores_its_field() {
        for (side, wanted) in [(Side::A, [6, 9, 12, 15]), (Side::B, [3, 5, 7, 9])] {
            for project in Project::ALL {
                let mut player = player();
                player.strips[project.index()] = Strip { side, field: 6, built: 0 };
                assert_eq!(score(&player, true).strips, wanted[project.index()], "{project:?} {side:?}");
            }
        }
    }

    /// CA-8.5: built departments include ongoing ones and New Lobby; city points are per own disc.
    #[test]
    fn ongoing_departments_score_and_printed_ones_do_not() {
        let mut player = player();
        assert_eq!(score(&player, true).departments, 0);
        add(&mut player, Department::NewLobby, "4-1", 0);
        add(&mut player, Department::Telegraph, "1-4", 0);
        player.projects = slots(&["Boston 1", "Boston 2", "Boston 3"]);

        assert_eq!((score(&player, true).departments, score(&player, true).cities), (5, 9));
    }

    /// CA-8.8: what is left is worth nothing; before the end Welfare counts as it could be paid.
    #[test]
    fn welfare_counts_as_paid_once_the_game_is_over() {
        let mut player = player();
        (player.money, player.goods) = (90, 4);
        player.donations = player.donations.with(donation("welfare_goods"));
        player.welfare = [1, 0, 0];

        assert_eq!(score(&player, true).donations, 2);
        assert_eq!(score(&player, false).donations, 2 + 4 * 2);
    }
}
