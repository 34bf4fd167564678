//! Why an action is refused: the numbers and the rule.

use crate::event::Place;
use crate::player::Stance;
use crate::{CitySize, Department, Donation, Phase, Project, Region, Resource, Slot, Timeline};
use engine::{Message, Rule, Seat};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The game is for 1 to 4 players.
    WrongSeats {
        seats: usize,
    },
    /// The options name a start player who is not there.
    NoSuchStartPlayer {
        seat: Seat,
        seats: usize,
    },
    /// The table waits for something else.
    NotNow {
        phase: Phase,
    },
    /// Of this round.
    TimelineChosen {
        timeline: Timeline,
    },
    NotAStartSlot {
        slot: Slot,
    },
    SlotTaken {
        slot: Slot,
    },
    NoTileLeft {
        department: Department,
    },
    AlreadyInCompany {
        department: Department,
    },
    ReservedFirst {
        department: Department,
    },
    NoMovesLeft,
    NobodyThere {
        place: Place,
        worker: Stance,
    },
    NoWayThere {
        from: Place,
        to: Place,
    },
    TooFar {
        from: Place,
        to: Place,
        moves: u8,
        left: u8,
    },
    WorkersNotThere {
        workers: u8,
        there: u8,
    },
    NotThisIncome {
        gain: Resource,
    },
    ReserveEmpty,
    /// The round's event brings none, or they have been made.
    NoDonationsNow,
    DonationTaken {
        donation: Donation,
    },
    NoDiscLeft,
    CannotAfford {
        dollars: u32,
        money: u32,
    },
    DonationTooDear {
        dollars: u32,
        money: u32,
    },
    DeskTooDear {
        dollars: u32,
        money: u32,
    },
    TooFewGoods {
        goods: u32,
        has: u32,
    },
    DepartmentTooDear {
        goods: u32,
        has: u32,
    },
    ProjectTooDear {
        goods: u32,
        has: u32,
    },
    NoChoiceTile,
    OwnChoice {
        timeline: Timeline,
    },
    SameTimeline {
        timeline: Timeline,
    },
    TurnBegun,
    OtherTimeline {
        department: Department,
        played: Timeline,
    },
    NotInCompany {
        department: Department,
    },
    NeverUsed {
        department: Department,
    },
    NoUseLeft {
        department: Department,
    },
    /// With workers there who had a use left: another department has been used since.
    DepartmentLeft {
        department: Department,
        unused: u8,
    },
    NotItsEffect {
        department: Department,
        gain: Resource,
    },
    NeedsAssignment {
        department: Department,
    },
    NoAssignment {
        department: Department,
    },
    NotOneToThree {
        goods: u8,
    },
    /// It sells and buys nothing.
    NoTrade {
        department: Department,
    },
    NeverBuilds {
        department: Department,
    },
    SpaceTaken {
        place: Place,
    },
    NoEmptySpace,
    AlreadyThere {
        place: Place,
    },
    NoProjectReady {
        project: Project,
    },
    NoSlotFor {
        project: Project,
    },
    SlotNotFor {
        slot: Slot,
        project: Project,
    },
    OwnDonation {
        donation: Donation,
    },
    NobodyToTop {
        donation: Donation,
    },
    TooFewStudyPoints {
        cost: u8,
        points: u8,
    },
    StripAtEnd {
        project: Project,
    },
    TrackAtEnd {
        region: Region,
    },
    LastSpaceTaken {
        region: Region,
    },
    NobodyLies {
        department: Department,
    },
    NoFreeDesk {
        department: Department,
    },
    NotYourDonation {
        donation: Donation,
    },
    NothingToPay {
        donation: Donation,
    },
    AllPaymentsMade {
        donation: Donation,
        most: u8,
    },
    NoGoodLeft,
    /// What is being decided needs the goods.
    GoodsNeeded {
        goods: u32,
        has: u32,
    },
}

impl Illegal {
    pub(crate) fn rule(self) -> Rule {
        Rule(match self {
            Illegal::WrongSeats { .. } => "CA-1.2",
            Illegal::NoSuchStartPlayer { .. } => "CA-1.10",
            Illegal::NotNow { phase } => return phase.rule(),
            Illegal::TimelineChosen { .. } => "CA-3.1",
            Illegal::NotAStartSlot { .. } => "CA-1.8",
            Illegal::SlotTaken { .. } | Illegal::SlotNotFor { .. } | Illegal::NoSlotFor { .. } => "CA-5.6",
            Illegal::NoTileLeft { .. } => "CA-2.6",
            Illegal::AlreadyInCompany { .. } | Illegal::SpaceTaken { .. } | Illegal::NoEmptySpace => "CA-5.5",
            Illegal::ReservedFirst { .. } => "CA-5.16",
            Illegal::NoMovesLeft | Illegal::NobodyThere { .. } | Illegal::NoWayThere { .. } => "CA-5.3",
            Illegal::TooFar { .. } => "CA-5.20",
            Illegal::WorkersNotThere { .. } => "CA-4.1",
            Illegal::NotThisIncome { .. } => "CA-4.7",
            Illegal::ReserveEmpty => "CA-2.10",
            Illegal::DonationTaken { .. } => "CA-4.10",
            Illegal::NoDiscLeft => "CA-2.11",
            Illegal::CannotAfford { .. } | Illegal::TooFewGoods { .. } => "CA-2.4",
            Illegal::DonationTooDear { .. } | Illegal::NoDonationsNow => "CA-4.4",
            Illegal::DeskTooDear { .. } => "CA-7.1",
            Illegal::DepartmentTooDear { .. } => "CA-5.5",
            Illegal::ProjectTooDear { .. } => "CA-5.17",
            Illegal::NoChoiceTile | Illegal::OwnChoice { .. } => "CA-5.2",
            Illegal::SameTimeline { .. } | Illegal::TurnBegun => "CA-5.12",
            Illegal::OtherTimeline { .. } | Illegal::NotInCompany { .. } | Illegal::DepartmentLeft { .. } => "CA-5.1",
            Illegal::NeverUsed { .. } => "CA-5.11",
            Illegal::NoUseLeft { .. } => "CA-5.13",
            Illegal::NotItsEffect { .. } | Illegal::NotOneToThree { .. } | Illegal::NoTrade { .. } => "CA-5.11",
            Illegal::NeverBuilds { .. } => "CA-5.6",
            Illegal::AlreadyThere { .. } => "CA-5.11.8",
            Illegal::NeedsAssignment { .. } | Illegal::NoAssignment { .. } => "CA-2.4",
            Illegal::NoProjectReady { .. } => "CA-5.17",
            Illegal::OwnDonation { .. } | Illegal::NobodyToTop { .. } => "CA-5.11.15",
            Illegal::TooFewStudyPoints { .. } => "CA-5.8",
            Illegal::StripAtEnd { .. } | Illegal::TrackAtEnd { .. } => "CA-5.18",
            Illegal::LastSpaceTaken { .. } => "CA-5.10",
            Illegal::NobodyLies { .. } => "CA-7.1",
            Illegal::NoFreeDesk { .. } => "CA-2.2",
            Illegal::NotYourDonation { .. } | Illegal::NothingToPay { .. } => "CA-8.8",
            Illegal::AllPaymentsMade { .. } => "CA-8.7",
            Illegal::NoGoodLeft | Illegal::GoodsNeeded { .. } => "CA-2.5",
        })
    }

    pub(crate) fn message(self) -> Message {
        match self {
            Illegal::WrongSeats { seats } => Message::new("ca-no-wrong-seats").number("seats", seats as i64),
            Illegal::NoSuchStartPlayer { seat, seats } => Message::new("ca-no-such-start-player")
                .number("seat", i64::from(seat.0) + 1)
                .number("seats", seats as i64),
            Illegal::NotNow { phase } => Message::new("ca-no-not-now").word("phase", phase.word()),
            Illegal::TimelineChosen { timeline } => of_timeline("ca-no-timeline-chosen", timeline),
            Illegal::NotAStartSlot { slot } if slot.city().size() == CitySize::Small => {
                of_slot("ca-no-start-in-small-city", slot)
            }
            Illegal::NotAStartSlot { slot } => of_slot("ca-no-not-a-start-slot", slot),
            Illegal::SlotTaken { slot } => of_slot("ca-no-slot-taken", slot),
            Illegal::NoTileLeft { department } => of("ca-no-tile-left", department),
            Illegal::AlreadyInCompany { department } => of("ca-no-already-in-company", department),
            Illegal::ReservedFirst { department } => of("ca-no-reserved-first", department),
            Illegal::NoMovesLeft => Message::new("ca-no-moves-left"),
            Illegal::NobodyThere { place, worker } => {
                Message::new("ca-no-nobody-there").word("place", place.word()).word("worker", worker.word())
            }
            Illegal::NoWayThere { from, to } => {
                Message::new("ca-no-way-there").word("from", from.word()).word("to", to.word())
            }
            Illegal::TooFar { from, to, moves, left } => Message::new("ca-no-too-far")
                .word("from", from.word())
                .word("to", to.word())
                .number("moves", moves)
                .number("left", left),
            Illegal::WorkersNotThere { workers, there } => {
                Message::new("ca-no-workers-not-there").number("workers", workers).number("there", there)
            }
            Illegal::NotThisIncome { gain } => Message::new("ca-no-not-this-income").word("gain", gain.word()),
            Illegal::ReserveEmpty => Message::new("ca-no-reserve-empty"),
            Illegal::NoDonationsNow => Message::new("ca-no-donations-now"),
            Illegal::DonationTaken { donation } => of_donation("ca-no-donation-taken", donation),
            Illegal::NoDiscLeft => Message::new("ca-no-disc-left"),
            Illegal::CannotAfford { dollars, money }
            | Illegal::DonationTooDear { dollars, money }
            | Illegal::DeskTooDear { dollars, money } => {
                Message::new("ca-no-cannot-afford").number("dollars", dollars).number("money", money)
            }
            Illegal::TooFewGoods { goods, has }
            | Illegal::DepartmentTooDear { goods, has }
            | Illegal::ProjectTooDear { goods, has } => of_goods("ca-no-too-few-goods", goods, has),
            Illegal::NoChoiceTile => Message::new("ca-no-choice-tile"),
            Illegal::OwnChoice { timeline } => of_timeline("ca-no-own-choice", timeline),
            Illegal::SameTimeline { timeline } => of_timeline("ca-no-same-timeline", timeline),
            Illegal::TurnBegun => Message::new("ca-no-turn-begun"),
            Illegal::OtherTimeline { department, played } => {
                of("ca-no-other-timeline", department).word("played", played.word())
            }
            Illegal::NotInCompany { department } => of("ca-no-not-in-company", department),
            Illegal::NeverUsed { department } => of("ca-no-never-used", department),
            Illegal::NoUseLeft { department } => of("ca-no-use-left", department),
            Illegal::DepartmentLeft { department, unused } => {
                of("ca-no-department-left", department).number("unused", unused)
            }
            Illegal::NotItsEffect { department, gain } => {
                of("ca-no-not-its-effect", department).word("gain", gain.word())
            }
            Illegal::NeedsAssignment { department } => of("ca-no-needs-assignment", department),
            Illegal::NoAssignment { department } => of("ca-no-assignment", department),
            Illegal::NoTrade { department } => of("ca-no-trade", department),
            Illegal::NeverBuilds { department } => of("ca-no-never-builds", department),
            Illegal::NotOneToThree { goods } => Message::new("ca-no-not-one-to-three").number("goods", goods),
            Illegal::SpaceTaken { place } => Message::new("ca-no-space-taken").word("place", place.word()),
            Illegal::NoEmptySpace => Message::new("ca-no-empty-space"),
            Illegal::AlreadyThere { place } => Message::new("ca-no-already-there").word("place", place.word()),
            Illegal::NoProjectReady { project } => of_project("ca-no-project-ready", project),
            Illegal::NoSlotFor { project } => of_project("ca-no-slot-for", project),
            Illegal::SlotNotFor { slot, project } => {
                of_slot("ca-no-slot-not-for", slot).word("project", project.word())
            }
            Illegal::OwnDonation { donation } => of_donation("ca-no-own-donation", donation),
            Illegal::NobodyToTop { donation } => of_donation("ca-no-nobody-to-top", donation),
            Illegal::TooFewStudyPoints { cost, points } => {
                Message::new("ca-no-too-few-study-points").number("cost", cost).number("points", points)
            }
            Illegal::StripAtEnd { project } => of_project("ca-no-strip-at-end", project),
            Illegal::TrackAtEnd { region } => of_region("ca-no-track-at-end", region),
            Illegal::LastSpaceTaken { region } => of_region("ca-no-last-space-taken", region),
            Illegal::NobodyLies { department } => of("ca-no-nobody-lies", department),
            Illegal::NoFreeDesk { department } => of("ca-no-free-desk", department),
            Illegal::NotYourDonation { donation } => of_donation("ca-no-not-your-donation", donation),
            Illegal::NothingToPay { donation } => of_donation("ca-no-nothing-to-pay", donation),
            Illegal::AllPaymentsMade { donation, most } => {
                of_donation("ca-no-all-payments-made", donation).number("most", most)
            }
            Illegal::NoGoodLeft => Message::new("ca-no-good-left"),
            Illegal::GoodsNeeded { goods, has } => of_goods("ca-no-goods-needed", goods, has),
        }
    }
}

fn of(id: &'static str, department: Department) -> Message {
    Message::new(id).word("department", department.word())
}

fn of_slot(id: &'static str, slot: Slot) -> Message {
    Message::new(id).name("city", slot.city().name())
}

fn of_donation(id: &'static str, donation: Donation) -> Message {
    Message::new(id).word("donation", donation.word())
}

fn of_timeline(id: &'static str, timeline: Timeline) -> Message {
    Message::new(id).word("timeline", timeline.word())
}

fn of_project(id: &'static str, project: Project) -> Message {
    Message::new(id).word("project", project.word())
}

fn of_region(id: &'static str, region: Region) -> Message {
    Message::new(id).word("region", region.word())
}

fn of_goods(id: &'static str, goods: u32, has: u32) -> Message {
    Message::new(id).number("goods", goods).number("has", has)
}
