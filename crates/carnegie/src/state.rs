//! Everything on the table. Nothing is secret: of Andrew's cards only what a real table shows exists at all (CA-9.11).

use crate::player::Player;
use crate::tables::andrew_cards::{Back, Card, CardSet, SLOTS};
use crate::tables::donation::DonationSet;
use crate::tables::slot::SlotSet;
use crate::tables::timeline::{STEPS, TileSide};
use crate::{Department, Options, Project, Region, RoundEvent, Space, Timeline};
use engine::{Rule, Seat, SeatSet};
use serde::Serialize;

pub(crate) const MOST_SEATS: usize = 4;
/// CA-7.3
pub const ROUNDS: u8 = 20;

/// The game. Players are indexed by seat; the seats that are not played stay as they begin.
#[derive(Clone, Debug, PartialEq)]
pub struct Carnegie {
    pub(crate) options: Options,
    pub(crate) seats: u8,
    /// 0 during set-up, then 1 to 20.
    pub(crate) round: u8,
    /// The start player of this round.
    pub(crate) start: Seat,
    pub(crate) phase: Phase,
    pub(crate) players: [Player; MOST_SEATS],
    pub(crate) rows: [Row; 4],
    /// This round's choice.
    pub(crate) chosen: Option<Chosen>,
    /// The department turn that is being played.
    pub(crate) turn: Turn,
    /// Copies that lie open, by number.
    pub(crate) open_tiles: [u8; Department::TILE_COUNT],
    /// Copies that left the game at set-up, by number.
    pub(crate) removed_tiles: [u8; Department::TILE_COUNT],
    /// CA-1.7: discs that only block.
    pub(crate) neutral_projects: SlotSet,
    pub(crate) neutral_donations: DonationSet,
    /// CA-9: he plays against one player alone.
    pub(crate) andrew: Option<Andrew>,
}

/// A timeline: its tile and how far its marker is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Row {
    pub tile: TileSide,
    /// Steps made: 0 stands left of the row, 5 on the end tile.
    pub marker: u8,
}

/// CA-3: what this round plays, and whose event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Chosen {
    /// Gives the action.
    pub timeline: Timeline,
    /// CA-3.2: the row whose marker advances: another one where the chosen row is full.
    pub advances: Timeline,
    pub event: RoundEvent,
}

/// CA-5: one player's department turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Turn {
    /// The type that is played: another than the round's after an action-choice tile.
    pub timeline: Option<Timeline>,
    /// Uses that each department has left, by space (CA-5.13).
    pub uses: [u8; Space::COUNT],
    /// CA-5.1: the department in use; going to another one finishes it.
    pub in_use: Option<Space>,
    /// Uses that were lost in departments that one went on from, by space: only for the reason of a refusal.
    #[serde(skip)]
    pub left_unused: [u8; Space::COUNT],
    /// CA-5.14
    pub moves: u8,
    /// CA-5.15
    pub study: u8,
    /// CA-5.12: nothing was done yet.
    pub fresh: bool,
}

/// CA-9: Andrew's things.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Andrew {
    /// Discs left for projects and donations.
    pub discs: u8,
    /// The space of each transport track, by region.
    pub transport: [u8; 4],
    pub projects: SlotSet,
    pub donations: DonationSet,
    /// Tiles taken, by number.
    pub departments: [u8; Department::TILE_COUNT],
    /// This round's card; none before the first round and after the last.
    pub card: Option<CardOnTable>,
    /// CA-9.11: the back of the next card.
    pub next: Option<Back>,
    /// Cards that lie under each point card.
    pub scored: [u8; SLOTS],
    /// Cards whose fronts nobody has seen in this game: those of the deck and those left out of it.
    pub unseen: CardSet,
    /// Cards of the deck whose back nobody has seen.
    pub normal_left: u8,
    pub advanced_left: u8,
}

/// The card under his point cards. Its front does not exist before it is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct CardOnTable {
    pub back: Back,
    pub front: Option<Card>,
    /// The point card it has slid to, from 0 on the left.
    pub slot: u8,
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "waits_for", rename_all = "snake_case")]
pub enum Phase {
    /// CA-1.10: these still choose the sides of their strips.
    ChooseSides {
        waiting: SeatSet,
    },
    /// CA-1.8
    PlaceStartDisc {
        seat: Seat,
    },
    /// CA-1.8
    TakeDepartment {
        seat: Seat,
    },
    /// CA-1.9: so many moves are left.
    SetUpMoves {
        seat: Seat,
        left: u8,
    },
    /// CA-3.1
    ChooseTimeline {
        seat: Seat,
    },
    /// CA-4.1
    TakeBack {
        seat: Seat,
        region: Region,
    },
    /// CA-4.8: study points as income, from workers taken back or from a project just built.
    Study {
        seat: Seat,
        points: u8,
        from_project: bool,
    },
    /// CA-4.7: what a built circle pays, counted from 0.
    ChooseIncome {
        seat: Seat,
        project: Project,
        circle: u8,
    },
    /// CA-4.4
    Donate {
        seat: Seat,
    },
    /// CA-5
    Departments {
        seat: Seat,
    },
    /// CA-5.5: where it goes.
    PlaceDepartment {
        seat: Seat,
        department: Department,
    },
    /// CA-5.11.8: who goes to the new department.
    BringWorker {
        seat: Seat,
        to: Space,
    },
    /// CA-5.6: where it is built.
    Build {
        seat: Seat,
        department: Department,
        project: Project,
    },
    /// CA-7.4: these may still stand workers up.
    Activate {
        waiting: SeatSet,
    },
    /// CA-8.8: these may still pay.
    Welfare {
        waiting: SeatSet,
    },
    Finished,
}

impl Phase {
    /// Who decides; nobody when the game is over.
    pub fn to_act(&self) -> SeatSet {
        match *self {
            Phase::ChooseSides { waiting } | Phase::Activate { waiting } | Phase::Welfare { waiting } => waiting,
            Phase::PlaceStartDisc { seat }
            | Phase::TakeDepartment { seat }
            | Phase::SetUpMoves { seat, .. }
            | Phase::ChooseTimeline { seat }
            | Phase::TakeBack { seat, .. }
            | Phase::Study { seat, .. }
            | Phase::ChooseIncome { seat, .. }
            | Phase::Donate { seat }
            | Phase::Departments { seat }
            | Phase::PlaceDepartment { seat, .. }
            | Phase::BringWorker { seat, .. }
            | Phase::Build { seat, .. } => SeatSet::only(seat),
            Phase::Finished => SeatSet::EMPTY,
        }
    }

    /// The rule that says what can be done now.
    pub(crate) fn rule(&self) -> Rule {
        Rule(match self {
            Phase::ChooseSides { .. } => "CA-1.10",
            Phase::PlaceStartDisc { .. } | Phase::TakeDepartment { .. } => "CA-1.8",
            Phase::SetUpMoves { .. } => "CA-1.9",
            Phase::ChooseTimeline { .. } => "CA-3.1",
            Phase::TakeBack { .. } => "CA-4.1",
            Phase::Study { .. } => "CA-4.8",
            Phase::ChooseIncome { .. } => "CA-4.7",
            Phase::Donate { .. } => "CA-4.4",
            Phase::Departments { .. } => "CA-5.1",
            Phase::PlaceDepartment { .. } | Phase::Build { .. } => "CA-5.19",
            Phase::BringWorker { .. } => "CA-5.11.8",
            Phase::Activate { .. } => "CA-7.4",
            Phase::Welfare { .. } => "CA-8.8",
            Phase::Finished => "CA-7.3",
        })
    }

    /// The id of what it waits for in the word files.
    pub fn word(&self) -> &'static str {
        match self {
            Phase::ChooseSides { .. } => "ca-phase-choose-sides",
            Phase::PlaceStartDisc { .. } => "ca-phase-place-start-disc",
            Phase::TakeDepartment { .. } => "ca-phase-take-department",
            Phase::SetUpMoves { .. } => "ca-phase-set-up-moves",
            Phase::ChooseTimeline { .. } => "ca-phase-choose-timeline",
            Phase::TakeBack { .. } => "ca-phase-take-back",
            Phase::Study { .. } => "ca-phase-study",
            Phase::ChooseIncome { .. } => "ca-phase-choose-income",
            Phase::Donate { .. } => "ca-phase-donate",
            Phase::Departments { .. } => "ca-phase-departments",
            Phase::PlaceDepartment { .. } => "ca-phase-place-department",
            Phase::BringWorker { .. } => "ca-phase-bring-worker",
            Phase::Build { .. } => "ca-phase-build",
            Phase::Activate { .. } => "ca-phase-activate",
            Phase::Welfare { .. } => "ca-phase-welfare",
            Phase::Finished => "ca-phase-finished",
        }
    }
}

impl Row {
    /// The marker has reached the end of this timeline.
    pub fn is_full(&self) -> bool {
        self.marker == STEPS
    }
}

/// Questions that many rules ask.
impl Carnegie {
    pub(crate) fn seat_count(&self) -> usize {
        usize::from(self.seats)
    }

    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.seat_count())
    }

    /// The next player clockwise.
    pub(crate) fn left_of(&self, seat: Seat) -> Seat {
        seat.left(self.seat_count())
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Every slot with a disc.
    pub(crate) fn taken_slots(&self) -> SlotSet {
        let andrews = self.andrew.map_or(SlotSet::EMPTY, |andrew| andrew.projects);
        self.players.iter().fold(self.neutral_projects.union(andrews), |taken, player| taken.union(player.projects))
    }

    /// CA-4.10: every donation with a disc.
    pub(crate) fn taken_donations(&self) -> DonationSet {
        let andrews = self.andrew.map_or(DonationSet::EMPTY, |andrew| andrew.donations);
        self.players.iter().fold(self.neutral_donations.union(andrews), |taken, player| taken.union(player.donations))
    }

    pub(crate) fn open_copies(&self, department: Department) -> u8 {
        if department.is_tile() { self.open_tiles[department.index()] } else { 0 }
    }

    /// Before the first round.
    pub(crate) fn is_set_up(&self) -> bool {
        self.round == 0
    }

    /// Every department tile, wherever it is.
    pub(crate) fn all_tiles(&self) -> i64 {
        let piles = self
            .open_tiles
            .iter()
            .chain(&self.removed_tiles)
            .chain(self.andrew.iter().flat_map(|andrew| &andrew.departments));
        let placed = |player: &Player| player.departments().filter(|department| department.is_tile()).count();
        let with_players = self.players.iter().map(|player| placed(player) + usize::from(player.reserved.is_some()));
        piles.map(|copies| i64::from(*copies)).sum::<i64>() + with_players.sum::<usize>() as i64
    }
}
