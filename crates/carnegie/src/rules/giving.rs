//! CA-8.3, CA-8.7: what a donation is worth at the end.

use crate::player::Player;
use crate::tables::donation::Effect;
use crate::tables::map_sets::{IN_REGION, IN_SMALL_CITIES};
use crate::{Donation, Project, Region, TransportLevel};

/// CA-8.3: at most so many points each.
pub(crate) const CAP: u32 = 12;

/// CA-8.3, CA-8.7: each strip finished on its bonus side lifts the cap of every donation.
pub(crate) fn cap(player: &Player) -> u32 {
    CAP + Project::ALL.iter().map(|project| u32::from(player.field(*project).donation_cap)).sum::<u32>()
}

/// By this player's achievements, without any cap. `payments` are those for [`Donation::WELFARE_PAYMENTS`].
pub(crate) fn value(donation: Donation, player: &Player, payments: [u8; 3]) -> u32 {
    let (count, points) = match donation.effect() {
        Effect::PerDepartmentOf(timeline, points) => (usize::from(player.departments_of(timeline)), points),
        Effect::PerDepartment(points) => (player.departments().count(), points),
        Effect::PerProject(projects, points) => {
            (projects.iter().map(|project| usize::from(player.strip(*project).built)).sum(), points)
        }
        Effect::PerRailroadRegion(points) => (railroad_regions(player), points),
        Effect::PerDonation(points) => (player.donations.len(), points),
        Effect::Flat(points) => (1, points),
        Effect::Payment { points, .. } => (usize::from(payments_for(donation, payments)), points),
        Effect::PerStandingWorker(points) => (usize::from(player.standing_workers()), points),
        Effect::PerProjectIn(region, points) => (player.projects.both(IN_REGION[region.index()]).len(), points),
        Effect::PerProjectInSmallCity(points) => (player.projects.both(IN_SMALL_CITIES).len(), points),
    };
    count as u32 * u32::from(points)
}

/// All of a player's donations, each with its cap.
pub(crate) fn points(player: &Player, payments: [u8; 3]) -> u32 {
    let cap = cap(player);
    player.donations.iter().map(|donation| value(donation, player, payments).min(cap)).sum()
}

fn payments_for(donation: Donation, payments: [u8; 3]) -> u8 {
    let index = Donation::WELFARE_PAYMENTS.iter().position(|paid| *paid == donation);
    index.map_or(0, |index| payments[index])
}

fn railroad_regions(player: &Player) -> usize {
    Region::ALL.iter().filter(|region| player.transport_space(**region).level == TransportLevel::Railroad).count()
}

#[cfg(test)]
mod tests {
    use super::super::positions::{add, donation, round_one, slots};
    use super::*;
    use crate::{Department, Side, Strip};

    /// A player who has done a bit of everything.
    fn player() -> Player {
        let mut player = round_one(2).players[0];
        add(&mut player, Department::Training, "3-1", 1);
        add(&mut player, Department::NewLobby, "3-2", 0);
        add(&mut player, Department::Sales, "3-3", 0);
        add(&mut player, Department::Telegraph, "3-4", 0);
        player.projects =
            slots(&["Boston 1", "Albany 2", "Reno", "Boise", "Denver 1", "Omaha", "Memphis", "Atlanta 1"]);
        for (project, built) in Project::ALL.into_iter().zip([2, 1, 3, 2]) {
            player.strips[project.index()] = Strip { side: Side::A, field: 3, built };
        }
        player.transport = [3, 2, 0, 0];
        player.donations =
            ["human_rights_donations", "welfare_flat", "welfare_goods"].map(donation).into_iter().collect();
        player
    }

    fn worth(name: &str) -> u32 {
        value(donation(name), &player(), [4, 3, 2])
    }

    /// CA-8.3, CA-8.7: Education counts printed departments and New Lobby, not the Lobby.
    #[test]
    fn education_counts_departments() {
        assert_eq!(worth("education_human_resources"), 3 * 3, "printed, Training, New Lobby");
        assert_eq!(worth("education_management"), 3 * 3, "two printed ones and Sales");
        assert_eq!(worth("education_construction"), 3);
        assert_eq!(worth("education_research_and_development"), 3 * 2);
        assert_eq!(worth("education_departments"), 9);
    }

    /// CA-8.3, CA-8.7: Human Rights; the donation per donation counts itself.
    #[test]
    fn human_rights_count_projects_railroads_and_donations() {
        assert_eq!(worth("human_rights_infrastructure"), 4 * 2);
        assert_eq!(worth("human_rights_industry"), 3 * 3);
        assert_eq!(worth("human_rights_housing_commerce"), 2 * 3);
        assert_eq!(worth("human_rights_railroad"), 3 * 2, "West and Midwest");
        assert_eq!(worth("human_rights_donations"), 2 * 3);
    }

    /// CA-8.3: Welfare, as the board shows it: $5 and a good for 4 points, 1 point per active worker.
    #[test]
    fn welfare_is_flat_paid_or_per_worker() {
        assert_eq!(worth("welfare_flat"), 7);
        assert_eq!(worth("welfare_goods"), 2 * 4);
        assert_eq!(worth("welfare_money"), 2 * 3);
        assert_eq!(worth("welfare_money_and_goods"), 4 * 2);
        assert_eq!(worth("welfare_standing_workers"), 6, "CA-2.8: the permanent worker is none of them");
    }

    /// CA-8.3: Health, 2 points for each project in a region or in small cities.
    #[test]
    fn health_counts_projects_by_place() {
        assert_eq!(worth("health_east"), 2 * 2);
        assert_eq!(worth("health_midwest"), 2);
        assert_eq!(worth("health_south"), 2 * 2);
        assert_eq!(worth("health_west"), 2 * 3);
        assert_eq!(worth("health_small_cities"), 2 * 4);
    }

    /// CA-8.3: at most 12 each; a strip finished on its bonus side lifts that by 3; CA-8.7: for each donation.
    #[test]
    fn a_finished_bonus_side_lifts_the_cap() {
        let mut player = player();
        player.strips[Project::Industry.index()].built = 4;
        player.strips[Project::Infrastructure.index()].built = 4;
        player.donations = ["human_rights_infrastructure", "human_rights_industry"].map(donation).into_iter().collect();
        player.strips[Project::Infrastructure.index()].built = 4;
        assert_eq!((cap(&player), points(&player, [0; 3])), (12, 12 + 12), "16 and 12 are worth");

        for (field, lifted) in [(5, 12), (6, 15)] {
            player.strips[Project::Housing.index()] = Strip { side: Side::B, field, built: 0 };
            assert_eq!(cap(&player), lifted);
        }
        player.strips[Project::Commerce.index()] = Strip { side: Side::B, field: 6, built: 0 };

        assert_eq!((cap(&player), points(&player, [0; 3])), (18, 16 + 12));
    }

    #[test]
    fn every_donation_is_worth_something_to_somebody() {
        assert!(Donation::all().all(|donation| value(donation, &player(), [1; 3]) > 0));
    }
}
