//! One refusal of each kind: the tests of the rules and of the page go through them.

use crate::{Department, Donation, Illegal, Phase, Place, Project, Region, Resource, Slot, Space, Stance, Timeline};
use engine::Seat;

impl Illegal {
    /// One of each kind.
    pub fn samples() -> Vec<Illegal> {
        let (department, donation) = (Department::Telegraph, Donation::named("welfare_flat").unwrap());
        let (timeline, project, region) = (Timeline::Management, Project::Housing, Region::East);
        let (slot, gain) = (Slot::named("Chicago 3").unwrap(), Resource::Worker);
        let place = Place { space: Space::at(3, 2).unwrap(), department: None };
        vec![
            Illegal::WrongSeats { seats: 7 },
            Illegal::NoSuchStartPlayer { seat: Seat(3), seats: 2 },
            Illegal::TimelineChosen { timeline },
            Illegal::NotAStartSlot { slot },
            Illegal::NotAStartSlot { slot: Slot::named("Reno").unwrap() },
            Illegal::SlotTaken { slot },
            Illegal::NoTileLeft { department },
            Illegal::AlreadyInCompany { department },
            Illegal::ReservedFirst { department },
            Illegal::NoMovesLeft,
            Illegal::NobodyThere { place, worker: Stance::Lying },
            Illegal::NoWayThere { from: place, to: Place { space: Space::lobby(), department: None } },
            Illegal::TooFar { from: place, to: Place { space: Space::lobby(), department: None }, moves: 3, left: 1 },
            Illegal::WorkersNotThere { workers: 2, there: 1 },
            Illegal::NotThisIncome { gain },
            Illegal::ReserveEmpty,
            Illegal::NoDonationsNow,
            Illegal::DonationTaken { donation },
            Illegal::NoDiscLeft,
            Illegal::CannotAfford { dollars: 5, money: 4 },
            Illegal::TooFewGoods { goods: 2, has: 1 },
            Illegal::NoChoiceTile,
            Illegal::OwnChoice { timeline },
            Illegal::SameTimeline { timeline },
            Illegal::TurnBegun,
            Illegal::OtherTimeline { department, played: timeline },
            Illegal::NotInCompany { department },
            Illegal::NeverUsed { department },
            Illegal::NoUseLeft { department },
            Illegal::DepartmentLeft { department, unused: 2 },
            Illegal::NotItsEffect { department, gain },
            Illegal::NeedsAssignment { department },
            Illegal::NoAssignment { department },
            Illegal::NotOneToThree { goods: 4 },
            Illegal::NoTrade { department },
            Illegal::NeverBuilds { department },
            Illegal::SpaceTaken { place },
            Illegal::NoEmptySpace,
            Illegal::AlreadyThere { place },
            Illegal::NoProjectReady { project },
            Illegal::NoSlotFor { project },
            Illegal::SlotNotFor { slot, project },
            Illegal::OwnDonation { donation },
            Illegal::NobodyToTop { donation },
            Illegal::TooFewStudyPoints { cost: 3, points: 1 },
            Illegal::StripAtEnd { project },
            Illegal::TrackAtEnd { region },
            Illegal::LastSpaceTaken { region },
            Illegal::NobodyLies { department },
            Illegal::NoFreeDesk { department },
            Illegal::NotYourDonation { donation },
            Illegal::NothingToPay { donation },
            Illegal::AllPaymentsMade { donation, most: 6 },
            Illegal::NoGoodLeft,
            Illegal::GoodsNeeded { goods: 2, has: 2 },
            Illegal::NotNow { phase: Phase::Finished },
        ]
    }
}
