//! What happened, as facts.

use crate::player::Stance;
use crate::rules::score::ScorePart;
use crate::tables::timeline::TileSide;
use crate::{Back, Card, City, Department, Donation, Gain, Project, Region, RoundEvent, Side, Slot, Space, Timeline};
use engine::Seat;
use serde::Serialize;

/// What workers need to do something in their turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Lack {
    Goods,
    /// CA-5.6: a disc that is ready on its strip.
    Project,
    Other,
}

impl Lack {
    /// The id of what the word files say of it.
    pub fn word(self) -> &'static str {
        match self {
            Lack::Goods => "ca-lack-goods",
            Lack::Project => "ca-lack-project",
            Lack::Other => "ca-lack-other",
        }
    }
}

/// Money, goods, points, workers, discs, tiles and markers move only as these say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "fact", rename_all = "snake_case")]
pub enum Event {
    StartPlayerChosen {
        seat: Seat,
    },
    /// CA-1.1
    TileLaid {
        timeline: Timeline,
        tile: TileSide,
    },
    /// CA-1.2
    TilesRemoved {
        tiles: u8,
    },
    /// CA-1.7
    NeutralDonation {
        donation: Donation,
    },
    /// CA-1.7
    NeutralProject {
        slot: Slot,
    },
    SidesChosen {
        seat: Seat,
        sides: [Side; 4],
    },
    StartDiscPlaced {
        seat: Seat,
        slot: Slot,
    },
    /// CA-1.8
    DepartmentReserved {
        seat: Seat,
        department: Department,
    },
    WorkerMoved {
        seat: Seat,
        from: Place,
        to: Place,
        was: Stance,
        /// What it took (CA-5.20).
        moves: u8,
    },
    SetUpMovesEnded {
        seat: Seat,
        left: u8,
    },
    RoundBegan {
        round: u8,
        /// None alone: the choice alternates with Andrew (CA-9.12).
        start: Option<Seat>,
    },
    TimelineChosen {
        seat: Seat,
        timeline: Timeline,
    },
    /// CA-3.2
    MarkerFlipped {
        timeline: Timeline,
    },
    /// What the space right of the marker shows.
    RoundEventCame {
        event: RoundEvent,
    },
    WorkersTakenBack {
        seat: Seat,
        region: Region,
        workers: u8,
    },
    NobodyTakenBack {
        seat: Seat,
        region: Region,
    },
    /// CA-4.1, CA-5.7: for all workers taken back, or for a project in a marked city.
    TransportIncome {
        seat: Seat,
        region: Region,
        gain: Gain,
    },
    /// CA-4.2: what all built circles without a choice pay of one thing.
    ProjectIncome {
        seat: Seat,
        gain: Gain,
    },
    /// CA-4.7
    IncomeChosen {
        seat: Seat,
        project: Project,
        gain: Gain,
    },
    /// CA-4.3: the region of the event pays, and this player has nobody there.
    NobodyAway {
        seat: Seat,
        region: Region,
    },
    DonationMade {
        seat: Seat,
        donation: Donation,
        dollars: u32,
    },
    DonationDeclined {
        seat: Seat,
    },
    /// CA-4.4: the event brings donations, and this player could not pay one.
    DonationOutOfReach {
        seat: Seat,
        dollars: u32,
        money: u32,
    },
    /// CA-5.1: a turn of this type in which its player could do nothing, with so many standing in such departments.
    TurnPassed {
        seat: Seat,
        timeline: Timeline,
        standing: u8,
        lack: Lack,
    },
    /// CA-5.1: the turn ended by itself, for these could do nothing more.
    WorkersIdle {
        seat: Seat,
        timeline: Timeline,
        workers: u8,
        lack: Lack,
    },
    ChoiceTilePlayed {
        seat: Seat,
        timeline: Timeline,
    },
    /// CA-2.4: from the desk of a department.
    WorkerAssigned {
        seat: Seat,
        department: Department,
        region: Region,
    },
    DepartmentUsed {
        seat: Seat,
        department: Department,
        gain: Gain,
    },
    /// CA-5.11.6, CA-5.11.7
    GoodsSold {
        seat: Seat,
        department: Department,
        goods: u8,
        dollars: u32,
        points: u32,
    },
    /// CA-5.11.11
    GoodsBought {
        seat: Seat,
        department: Department,
        goods: u8,
        dollars: u32,
    },
    /// CA-5.5: it will be placed next.
    DepartmentPicked {
        seat: Seat,
        department: Department,
    },
    DepartmentPlaced {
        seat: Seat,
        department: Department,
        space: Space,
        goods: u32,
    },
    /// CA-5.11.8
    WorkerBrought {
        seat: Seat,
        from: Place,
        to: Department,
        was: Stance,
    },
    NobodyBrought {
        seat: Seat,
        to: Department,
    },
    /// CA-5.6: it will be built next.
    ProjectPicked {
        seat: Seat,
        department: Department,
        project: Project,
    },
    ProjectBuilt {
        seat: Seat,
        department: Department,
        project: Project,
        slot: Slot,
        goods: u32,
        dollars: u32,
    },
    /// CA-5.11.15
    DonationOnTop {
        seat: Seat,
        donation: Donation,
        dollars: u32,
    },
    StripAdvanced {
        seat: Seat,
        project: Project,
        field: u8,
        study: u8,
        /// A disc from the supply was put on the circle it shows.
        disc: bool,
    },
    TransportAdvanced {
        seat: Seat,
        region: Region,
        space: u8,
        study: u8,
    },
    /// CA-5.10
    TrackEndReached {
        seat: Seat,
        region: Region,
        gain: Gain,
    },
    /// Study points as income that nobody spent.
    StudyPointsLost {
        seat: Seat,
        points: u8,
    },
    /// Moves and study points that were not used are lost.
    DepartmentsEnded {
        seat: Seat,
        moves: u8,
        study: u8,
    },
    WorkerActivated {
        seat: Seat,
        department: Department,
        dollars: u32,
    },
    ActivationEnded {
        seat: Seat,
    },
    /// CA-7.1: all may activate, and this player can't: nobody lies by a free desk, or the cheapest costs more than there is.
    ActivationPassed {
        seat: Seat,
        cheapest: Option<u32>,
        money: u32,
    },
    MarkerAdvanced {
        timeline: Timeline,
        marker: u8,
    },
    /// CA-2.5: for $1.
    GoodSold {
        seat: Seat,
    },
    WelfarePaid {
        seat: Seat,
        donation: Donation,
        dollars: u32,
        goods: u32,
        points: u32,
    },
    WelfareEnded {
        seat: Seat,
    },
    /// CA-9.11: the back of the next card.
    AndrewShowsBack {
        back: Back,
    },
    AndrewTurnsCard {
        card: Card,
    },
    AndrewChoosesTimeline {
        timeline: Timeline,
    },
    AndrewDonates {
        donation: Donation,
    },
    AndrewTakesDepartment {
        department: Department,
    },
    AndrewBuilds {
        slot: Slot,
    },
    AndrewAdvances {
        region: Region,
        space: u8,
    },
    /// CA-9.4: his card slides, now under this many points.
    AndrewSlides {
        why: Slide,
        points: u32,
    },
    /// His card stays where it is.
    AndrewKeepsCard {
        points: u32,
    },
    GameEnded,
    Scored {
        seat: Seat,
        part: ScorePart,
        points: u32,
    },
    AndrewScored {
        part: AndrewPart,
        points: u32,
    },
    Won {
        seat: Seat,
        points: u32,
    },
    AndrewWon {
        points: u32,
    },
}

/// A space of a company as players call it: by its department, if it has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Place {
    pub space: Space,
    pub department: Option<Department>,
}

/// Why Andrew's card slides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Slide {
    /// CA-9.14: his Human Resources; so many steps.
    HumanResources {
        steps: u8,
    },
    DonationTaken {
        donation: Donation,
    },
    NoDiscForDonation {
        donation: Donation,
    },
    NoTile {
        timeline: Timeline,
    },
    CityFull {
        city: City,
    },
    NoDiscForCity {
        city: City,
    },
    TrackEnded {
        region: Region,
    },
    LastSpaceTaken {
        region: Region,
    },
}

/// CA-9.7: what Andrew's score is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum AndrewPart {
    Cards,
    Departments,
    Transport,
    Cities,
    Donations,
}

impl Place {
    /// The id of its name in the word files.
    pub fn word(self) -> &'static str {
        match self.department {
            Some(department) => department.word(),
            None if self.space == Space::lobby() => "ca-lobby",
            None => self.space.word(),
        }
    }
}

impl AndrewPart {
    pub const ALL: [AndrewPart; 5] =
        [AndrewPart::Cards, AndrewPart::Departments, AndrewPart::Transport, AndrewPart::Cities, AndrewPart::Donations];

    /// The id of its name in the word files.
    pub const fn word(self) -> &'static str {
        match self {
            AndrewPart::Cards => "ca-andrew-part-cards",
            AndrewPart::Departments => "ca-andrew-part-departments",
            AndrewPart::Transport => "ca-andrew-part-transport",
            AndrewPart::Cities => "ca-andrew-part-cities",
            AndrewPart::Donations => "ca-andrew-part-donations",
        }
    }
}
