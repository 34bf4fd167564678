//! Why a campaign refuses something.

use crate::{BoxId, City, Company, Illegal, RuleCard};
use engine::Message;

/// Told with its own sentence, as refusals at the table are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CampaignFault {
    /// LG-1.13: a game needs two companies.
    TooFew {
        companies: usize,
    },
    Twice {
        company: Company,
    },
    /// The game before is still being played.
    StillPlaying {
        chapter: u8,
    },
    /// No game is being played, or another one.
    OtherGame,
    Over,
    /// LG-5.9: the campaign is still going on.
    NotOver,
    /// Whoever asks does not play it.
    NotYourCompany,
    /// No town of that name is on the map.
    NoSuchTown,
    /// No depot of this company stands there.
    NotYourDepot {
        city: City,
    },
    /// The town was named before: it stays so.
    HasName {
        city: City,
    },
    /// Letters, spaces, dots, apostrophes and hyphens, so many at most.
    BadName {
        most: usize,
    },
    BadTelegram {
        most: usize,
    },
    /// The last telegram was written before.
    TelegramSent,
    /// A file that no campaign can have written.
    File {
        reason: FileFault,
    },
}

/// What is wrong with a campaign's file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileFault {
    /// LG-1.10: all five companies, each once.
    Companies,
    /// LG-1.1: a game that can't be next.
    Chapter {
        chapter: u8,
    },
    /// Who plays is not two to five of the companies, each once.
    Present,
    /// LG-1.2: one place in the vault for each game that was played.
    Vault {
        company: Company,
        games: usize,
        played: usize,
    },
    /// More than anybody can earn or lose.
    Payslip {
        company: Company,
    },
    /// LG-1.6: the story was not read as far as this.
    Story {
        read: usize,
    },
    Box {
        which: BoxId,
    },
    /// Open boards that no open box brought.
    Regions,
    /// A rule out of a closed box.
    Rule {
        rule: RuleCard,
    },
    /// A postcard in two places at once.
    Postcard {
        number: u8,
    },
    /// LG-1.15: a banished event still in the deck.
    Event,
    /// More medals than contracts, or turned over too soon.
    Medals,
    /// More growth cards than there are, or an office beyond what can be won.
    Growth,
    /// More won than was played.
    GamesWon {
        company: Company,
    },
    /// A town's name, or a telegram, that nobody could have written.
    Words,
    /// A chronicle that tells what can't have been.
    Chronicle,
    /// More claims of a route than games, or of a route that is not there.
    Claims,
    /// No game could be played on this world.
    World {
        illegal: Illegal,
    },
}

impl CampaignFault {
    /// Its sentence in the word files, with its numbers.
    pub fn message(self) -> Message {
        match self {
            CampaignFault::TooFew { companies } => {
                Message::new("lg-campaign-too-few").number("companies", companies as i64)
            }
            CampaignFault::Twice { company } => Message::new("lg-campaign-twice").word("company", company.word()),
            CampaignFault::StillPlaying { chapter } => {
                Message::new("lg-campaign-still-playing").number("chapter", chapter)
            }
            CampaignFault::OtherGame => Message::new("lg-campaign-other-game"),
            CampaignFault::Over => Message::new("lg-campaign-over"),
            CampaignFault::NotOver => Message::new("lg-campaign-not-over"),
            CampaignFault::NotYourCompany => Message::new("lg-campaign-not-your-company"),
            CampaignFault::NoSuchTown => Message::new("lg-campaign-no-such-town"),
            CampaignFault::NotYourDepot { city } => {
                Message::new("lg-campaign-not-your-depot").name("city", city.name())
            }
            CampaignFault::HasName { city } => Message::new("lg-campaign-has-name").name("city", city.name()),
            CampaignFault::BadName { most } => Message::new("lg-campaign-bad-name").number("most", most as i64),
            CampaignFault::BadTelegram { most } => Message::new("lg-campaign-bad-telegram").number("most", most as i64),
            CampaignFault::TelegramSent => Message::new("lg-campaign-telegram-sent"),
            CampaignFault::File { reason } => reason.message(),
        }
    }
}

impl FileFault {
    fn message(self) -> Message {
        match self {
            FileFault::Companies => Message::new("lg-campaign-file-companies"),
            FileFault::Chapter { chapter } => Message::new("lg-campaign-file-chapter").number("chapter", chapter),
            FileFault::Present => Message::new("lg-campaign-file-present"),
            FileFault::Vault { company, games, played } => Message::new("lg-campaign-file-vault")
                .word("company", company.word())
                .number("games", games as i64)
                .number("played", played as i64),
            FileFault::Payslip { company } => Message::new("lg-campaign-file-payslip").word("company", company.word()),
            FileFault::Story { read } => Message::new("lg-campaign-file-story").number("read", read as i64),
            FileFault::Box { which } => Message::new("lg-campaign-file-box").word("box", which.word()),
            FileFault::Regions => Message::new("lg-campaign-file-regions"),
            FileFault::Rule { rule } => Message::new("lg-campaign-file-rule").word("rule", rule.word()),
            FileFault::Postcard { number } => Message::new("lg-campaign-file-postcard").number("postcard", number),
            FileFault::Event => Message::new("lg-campaign-file-event"),
            FileFault::Medals => Message::new("lg-campaign-file-medals"),
            FileFault::Growth => Message::new("lg-campaign-file-growth"),
            FileFault::GamesWon { company } => {
                Message::new("lg-campaign-file-games-won").word("company", company.word())
            }
            FileFault::Words => Message::new("lg-campaign-file-words"),
            FileFault::Chronicle => Message::new("lg-campaign-file-chronicle"),
            FileFault::Claims => Message::new("lg-campaign-file-claims"),
            FileFault::World { illegal } => illegal.message(),
        }
    }
}
