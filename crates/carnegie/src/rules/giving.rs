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
