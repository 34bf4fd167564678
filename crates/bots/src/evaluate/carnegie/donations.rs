//! Donations grow with what they count, up to their cap.

use super::TENTHS;
use super::hopes::Hopes;
use crate::greedy;
use carnegie::{Action, Donation, DonationSet, Effect, LAST_SPACE, Player, Project, Region, TransportLevel, View};
use engine::Seat;

/// What a player's donations score as things stand, and what they will be worth beyond that.
pub(super) fn now_and_then(view: &View, seat: Seat, cap: u32, hopes: &Hopes) -> (u32, f64) {
    let player = view.player(seat);
    if player.donations.is_empty() {
        return (0, 0.0);
    }
    let grows = |donation: Donation, now: f64| (now + more(donation, player, hopes)).min(f64::from(cap)) - now;
    let (mut points, mut growth) = (0, 0.0);
    for (donation, now) in view.donations_up_to(seat, cap) {
        points += now;
        growth += grows(donation, f64::from(now));
    }
    (points, hopes.weights.growth * growth)
}

/// CA-4.4: all cost the same, so that those which score and will grow less than another by more than nothing are no choice.
pub(super) fn poor(view: &View, seat: Seat, legal: &[Action], hopes: &Hopes) -> DonationSet {
    let (own, cap) = (view.player(seat).donations, hopes.strips(view, seat).donation_cap);
    let mut then: Option<View> = None;
    let mut scores = Vec::new();
    for action in legal {
        let Action::Donate { donation } = *action else { continue };
        let then = then.get_or_insert_with(|| after_paying(view, seat));
        then.players[seat.index()].donations = own.with(donation);
        let (points, growth) = now_and_then(then, seat, cap, hopes);
        scores.push((donation, f64::from(points) + growth));
    }
    let most = scores.iter().map(|(_, score)| *score).fold(f64::NEG_INFINITY, f64::max);
    scores.into_iter().filter(|(_, score)| *score < most - AS_GOOD).map(|(donation, _)| donation).collect()
}

/// What is worth less by more than this is not as good, however it was rounded.
const AS_GOOD: f64 = greedy::AS_GOOD / TENTHS + 1e-6;

fn after_paying(view: &View, seat: Seat) -> View {
    let mut then = view.clone();
    let player = &mut then.players[seat.index()];
    player.money -= player.donation_price();
    then
}

/// What an average player adds to it in the rounds that are left.
fn more(donation: Donation, player: &Player, hopes: &Hopes) -> f64 {
    let (builds, tiles) = (hopes.weights.builds * hopes.left, hopes.weights.tiles * hopes.left);
    let gifts = hopes.weights.gifts * hopes.donations as f64;
    let (count, points) = match donation.effect() {
        Effect::PerDepartmentOf(_, points) => (tiles / 4.0, points),
        Effect::PerDepartment(points) => (tiles, points),
        Effect::PerProject(projects, points) => {
            let waiting: f64 = projects.iter().map(|project: &Project| f64::from(player.discs_on(*project))).sum();
            (builds * projects.len() as f64 / 4.0 * (0.5 + 0.25 * waiting), points)
        }
        Effect::PerRailroadRegion(points) => (railroads_to_come(player, hopes), points),
        Effect::PerDonation(points) => (gifts, points),
        Effect::PerStandingWorker(points) => (0.1 * hopes.left, points),
        Effect::PerProjectIn(_, points) => (builds / 4.0, points),
        Effect::PerProjectInSmallCity(points) => (builds / 3.0, points),
        Effect::Flat(_) | Effect::Payment { .. } => (0.0, 0),
    };
    count * f64::from(points)
}

fn railroads_to_come(player: &Player, hopes: &Hopes) -> f64 {
    let near = |region: Region| {
        let at = usize::from(player.transport[region.index()]);
        let next = region.track()[(at + 1).min(usize::from(LAST_SPACE))].level;
        let now = player.transport_space(region).level;
        if now != TransportLevel::Railroad && next == TransportLevel::Railroad { 0.5 } else { 0.1 }
    };
    hopes.share() * Region::ALL.into_iter().map(near).sum::<f64>()
}
