//! LG-6.5: what has been read, found and won, in order.

use crate::{BoxId, Change, City, Company, Contract, EventCard, Payslip, Person, Postcard, RuleCard, StoryCard};
use serde::{Deserialize, Serialize};

/// One line of the chronicle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Entry {
    GameBegan {
        chapter: u8,
        present: Vec<Company>,
    },
    /// Both sides are read (LG-1.6).
    Story {
        card: StoryCard,
    },
    RuleFound {
        rule: RuleCard,
    },
    RuleEnded {
        rule: RuleCard,
    },
    /// LG-1.11: read to all before it joins the event deck.
    EventJoined {
        event: EventCard,
    },
    EventBanished {
        event: EventCard,
    },
    BoxEarned {
        which: BoxId,
    },
    /// LG-1.7: everybody sees all of it.
    BoxOpened {
        which: BoxId,
    },
    /// Josiah Wren is found in the last box opened: [`BoxId::wren`].
    WrenFound {
        which: BoxId,
    },
    /// What is said about a box that nobody has earned yet: [`BoxId::rumour`].
    Rumour {
        which: BoxId,
    },
    /// The contract of the year, and who met it first.
    Contract {
        contract: Contract,
        winner: Option<Company>,
    },
    PersonJoined {
        company: Company,
        person: Person,
    },
    /// LG-5.8: one side is read aloud.
    PostcardReceived {
        company: Company,
        postcard: Postcard,
    },
    PostcardMet {
        company: Company,
        postcard: Postcard,
    },
    Changed {
        change: Change,
    },
    /// Its owner's own words.
    TownNamed {
        company: Company,
        city: City,
        name: String,
    },
    /// Whether the relief train of 1889 came in time: [`crate::Ending::of_relief`] tells it.
    Relief {
        came: bool,
    },
    /// Whether it reached its last stop: [`crate::Ending::of_train`] tells it.
    ThroughTrain {
        arrived: bool,
    },
    /// Whether all of Wren's pages were found: [`crate::Ending::of_book`] tells it.
    FieldBook {
        whole: bool,
    },
    /// LG-5.12: each game's result.
    GameEnded {
        chapter: u8,
        winner: Option<Company>,
        payslips: Vec<(Company, Payslip)>,
    },
    /// The winner's own words.
    LastTelegram {
        text: String,
    },
}
