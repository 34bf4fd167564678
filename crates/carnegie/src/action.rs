//! The decisions of the game.

use crate::player::Stance;
use crate::{Department, Donation, Project, Region, Resource, Side, Slot, Space, Timeline};
use serde::{Deserialize, Serialize};

/// One decision of one player. Long turns are many of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// CA-1.3: of all four strips.
    ChooseSides { housing: Side, commerce: Side, industry: Side, infrastructure: Side },
    /// CA-1.8
    PlaceStartDisc { slot: Slot },
    /// CA-1.8: into one's own supply. CA-5.5: the department that Planning places next.
    TakeDepartment { department: Department },
    /// CA-5.3: to a neighbour space; CA-5.20: or straight to one further off.
    MoveWorker { from: Space, to: Space, worker: Stance },
    /// CA-3.1
    ChooseTimeline { timeline: Timeline },
    /// CA-4.1: so many of those in the round's region.
    TakeBack { workers: u8 },
    /// CA-4.7: where a circle shows an "or".
    ChooseIncome { gain: Resource },
    /// CA-4.4
    Donate { donation: Donation },
    /// CA-5.2
    PlayChoiceTile { timeline: Timeline },
    /// CA-5.4, CA-5.11: one worker's use, with the zone if they go on assignment for it.
    Use { department: Department, gain: Resource, assignment: Option<Region> },
    /// CA-5.11.6, CA-5.11.7, CA-5.11.11: one worker sells or buys 1 to 3 goods.
    Trade { department: Department, goods: u8 },
    /// CA-5.5: where the department taken goes.
    PlaceDepartment { space: Space },
    /// CA-5.11.8: one worker to the department just placed.
    BringWorker { from: Space, worker: Stance },
    /// CA-5.6: what one worker of this department builds next.
    ChooseProject { department: Department, project: Project },
    /// CA-5.6: where the chosen project goes.
    Build { slot: Slot },
    /// CA-5.11.15: on top of another player's disc.
    GiveOnTop { donation: Donation, assignment: Region },
    /// CA-5.8
    AdvanceStrip { project: Project },
    /// CA-5.8
    AdvanceTransport { region: Region },
    /// CA-7.1: one worker who lies there.
    Activate { department: Department },
    /// CA-8.8: one payment.
    PayWelfare { donation: Donation },
    /// CA-2.5: one good for $1.
    SellGood,
    /// No more of what the table waits for: no worker back, no donation, the end of a turn.
    Finish,
}
