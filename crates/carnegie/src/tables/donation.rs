//! The 20 donations of the board.

use super::region::Region;
use super::strips::Project;
use super::timeline::Timeline;
use Effect::*;
use engine::Set;
use serde::Serialize;
use std::fmt;

/// One of the 20 donation spaces. In JSON by its name: `health_west`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Donation(u8);

/// What a donation is worth at the end (CA-8.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Per department of a type, printed ones included (CA-8.7).
    PerDepartmentOf(Timeline, u8),
    PerDepartment(u8),
    PerProject(&'static [Project], u8),
    PerRailroadRegion(u8),
    /// It counts itself.
    PerDonation(u8),
    Flat(u8),
    /// CA-8.8: so often at most, for these dollars and goods each.
    Payment {
        dollars: u8,
        goods: u8,
        points: u8,
        most: u8,
    },
    PerStandingWorker(u8),
    PerProjectIn(Region, u8),
    PerProjectInSmallCity(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Category {
    Education,
    HumanRights,
    Welfare,
    Health,
}

struct Printed {
    id: &'static str,
    word: &'static str,
    effect: Effect,
}

/// Column by column, each from the top: id, word id, effect.
#[rustfmt::skip]
const PRINTED: [Printed; Donation::COUNT] = [
    printed("education_human_resources", "ca-donation-education-human-resources", PerDepartmentOf(Timeline::HumanResources, 3)),
    printed("education_management", "ca-donation-education-management", PerDepartmentOf(Timeline::Management, 3)),
    printed("education_construction", "ca-donation-education-construction", PerDepartmentOf(Timeline::Construction, 3)),
    printed("education_research_and_development", "ca-donation-education-research-and-development", PerDepartmentOf(Timeline::ResearchAndDevelopment, 3)),
    printed("education_departments", "ca-donation-education-departments", PerDepartment(1)),
    printed("human_rights_infrastructure", "ca-donation-human-rights-infrastructure", PerProject(&[Project::Infrastructure], 4)),
    printed("human_rights_industry", "ca-donation-human-rights-industry", PerProject(&[Project::Industry], 3)),
    printed("human_rights_housing_commerce", "ca-donation-human-rights-housing-commerce", PerProject(&[Project::Housing, Project::Commerce], 2)),
    printed("human_rights_railroad", "ca-donation-human-rights-railroad", PerRailroadRegion(3)),
    printed("human_rights_donations", "ca-donation-human-rights-donations", PerDonation(2)),
    printed("welfare_flat", "ca-donation-welfare-flat", Flat(7)),
    printed("welfare_goods", "ca-donation-welfare-goods", Payment { dollars: 0, goods: 1, points: 2, most: 6 }),
    printed("welfare_money", "ca-donation-welfare-money", Payment { dollars: 5, goods: 0, points: 2, most: 6 }),
    printed("welfare_money_and_goods", "ca-donation-welfare-money-and-goods", Payment { dollars: 5, goods: 1, points: 4, most: 3 }),
    printed("welfare_standing_workers", "ca-donation-welfare-standing-workers", PerStandingWorker(1)),
    printed("health_east", "ca-donation-health-east", PerProjectIn(Region::East, 2)),
    printed("health_midwest", "ca-donation-health-midwest", PerProjectIn(Region::Midwest, 2)),
    printed("health_south", "ca-donation-health-south", PerProjectIn(Region::South, 2)),
    printed("health_west", "ca-donation-health-west", PerProjectIn(Region::West, 2)),
    printed("health_small_cities", "ca-donation-health-small-cities", PerProjectInSmallCity(2)),
];

const fn printed(id: &'static str, word: &'static str, effect: Effect) -> Printed {
    Printed { id, word, effect }
}

impl Donation {
    pub const COUNT: usize = 20;

    /// CA-8.8: those that are paid for at the end, in the order in which payments are counted.
    pub const WELFARE_PAYMENTS: [Donation; 3] = [Donation(11), Donation(12), Donation(13)];

    /// Its place in arrays that have one entry for each.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its name in JSON: `health_west`.
    pub const fn id(self) -> &'static str {
        PRINTED[self.index()].id
    }

    /// The id of its name in the word files.
    pub const fn word(self) -> &'static str {
        PRINTED[self.index()].word
    }

    /// What it is worth at the end.
    pub const fn effect(self) -> Effect {
        PRINTED[self.index()].effect
    }

    /// The column it stands in.
    pub const fn category(self) -> Category {
        match self.0 / 5 {
            0 => Category::Education,
            1 => Category::HumanRights,
            2 => Category::Welfare,
            _ => Category::Health,
        }
    }
}

impl Category {
    /// The id of its name in the word files.
    pub const fn word(self) -> &'static str {
        match self {
            Category::Education => "ca-category-education",
            Category::HumanRights => "ca-category-human-rights",
            Category::Welfare => "ca-category-welfare",
            Category::Health => "ca-category-health",
        }
    }
}

engine::printed!(Donation, named, "donation", count: Donation::COUNT, limit: Donation::COUNT);

/// Some of the donations.
pub type DonationSet = Set<Donation>;

/// All 20 of them.
pub(crate) const ALL_DONATIONS: DonationSet = DonationSet::all(Donation::COUNT);

impl fmt::Display for Donation {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.id())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn donations_answer_to_their_names() {
        for donation in Donation::all() {
            assert_eq!(Donation::named(donation.id()), Some(donation));
            assert_eq!(donation.word(), format!("ca-donation-{}", donation.id().replace('_', "-")));
            let category = donation.category().word().trim_start_matches("ca-category-").replace('-', "_");
            assert!(donation.id().starts_with(&category));
        }
    }

    /// CA-8.3, CA-8.7: payments are made 6, 6 and 3 times at most, so none is worth more than 12.
    #[test]
    fn three_donations_are_paid_for_at_the_end() {
        let paid: Vec<Donation> =
            Donation::all().filter(|donation| matches!(donation.effect(), Payment { .. })).collect();

        assert_eq!(paid, Donation::WELFARE_PAYMENTS);
        for donation in paid {
            let Payment { points, most, .. } = donation.effect() else { unreachable!() };
            assert_eq!(points * most, 12);
        }
    }
}
