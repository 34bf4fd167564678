//! Why an action is refused: the numbers and the rule.

use crate::rules::auction::LEAST_BID;
use crate::{Hex, Phase, Railway, Space};
use engine::{Message, Rule, Seat};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The game is for 3 to 5 players.
    WrongSeats {
        seats: usize,
    },
    /// The table waits for something else.
    NotNow {
        phase: Phase,
    },
    RailwayOut {
        railway: Railway,
    },
    AlreadyOffered {
        railway: Railway,
    },
    NoShareLeft {
        railway: Railway,
    },
    BidTooLow {
        dollars: u32,
        least: u32,
    },
    BidTooHigh {
        dollars: u32,
        money: u32,
    },
    NotACity {
        hex: Hex,
    },
    /// A house stands in a city.
    NoHouseThere {
        hex: Hex,
    },
    CityTaken {
        city: Hex,
        railway: Railway,
    },
    SpaceTaken {
        space: Space,
        by: Seat,
    },
    NoHouseLeft,
    NeverDeveloped {
        city: Hex,
    },
    AlreadyDeveloped {
        city: Hex,
    },
    NobodyThere {
        city: Hex,
    },
    NoExpandWithThree,
    NoShareOwned {
        railway: Railway,
    },
    NoCubeLeft {
        railway: Railway,
    },
    OwnCubeThere {
        railway: Railway,
        hex: Hex,
    },
    NotNextToTrack {
        railway: Railway,
        hex: Hex,
    },
    /// Forest or mountain that another railway's cube stands on.
    HexFull {
        hex: Hex,
        by: Railway,
    },
    CannotAfford {
        railway: Railway,
        treasury: u32,
        price: u32,
    },
}

impl Illegal {
    pub(crate) fn rule(self) -> Rule {
        Rule(match self {
            Illegal::WrongSeats { .. } => "AR-1.5",
            Illegal::NotNow { .. } => "AR-9.1",
            Illegal::RailwayOut { .. } => "AR-1.2",
            Illegal::AlreadyOffered { .. } => "AR-2.6",
            Illegal::NoShareLeft { .. } => "AR-4.15",
            Illegal::BidTooLow { least: LEAST_BID, .. } => "AR-2.1",
            Illegal::BidTooLow { .. } => "AR-2.7",
            Illegal::BidTooHigh { .. } => "AR-2.1",
            Illegal::NotACity { .. } | Illegal::CityTaken { .. } => "AR-2.2",
            Illegal::SpaceTaken { .. } => "AR-3.2",
            Illegal::NoHouseLeft => "AR-4.13",
            Illegal::NoHouseThere { .. }
            | Illegal::NeverDeveloped { .. }
            | Illegal::AlreadyDeveloped { .. }
            | Illegal::NobodyThere { .. } => "AR-4.2",
            Illegal::NoExpandWithThree => "AR-4.5",
            Illegal::NoShareOwned { .. } | Illegal::NotNextToTrack { .. } => "AR-4.8",
            Illegal::NoCubeLeft { .. } => "AR-4.11",
            Illegal::OwnCubeThere { .. } | Illegal::HexFull { .. } => "AR-4.9",
            Illegal::CannotAfford { .. } => "AR-4.10",
        })
    }

    pub(crate) fn message(self) -> Message {
        match self {
            Illegal::WrongSeats { seats } => Message::new("ar-no-wrong-seats").number("seats", seats as i64),
            Illegal::NotNow { phase } => Message::new("ar-no-not-now").word("phase", phase.word()),
            Illegal::RailwayOut { railway } => of_railway("ar-no-railway-out", railway),
            Illegal::AlreadyOffered { railway } => of_railway("ar-no-already-offered", railway),
            Illegal::NoShareLeft { railway } => of_railway("ar-no-share-left", railway),
            Illegal::BidTooLow { dollars, least } => {
                Message::new("ar-no-bid-too-low").number("dollars", dollars).number("least", least)
            }
            Illegal::BidTooHigh { dollars, money } => {
                Message::new("ar-no-bid-too-high").number("dollars", dollars).number("money", money)
            }
            Illegal::NotACity { hex } => of_hex("ar-no-not-a-city", hex),
            Illegal::NoHouseThere { hex } => of_hex("ar-no-house-there", hex),
            Illegal::CityTaken { city, railway } => {
                of_railway("ar-no-city-taken", railway).name("city", city.near().name)
            }
            Illegal::SpaceTaken { space, by } => {
                Message::new("ar-no-space-taken").word("space", space.word()).seat("seat", by)
            }
            Illegal::NoHouseLeft => Message::new("ar-no-house-left"),
            Illegal::NeverDeveloped { city } => of_city("ar-no-never-developed", city),
            Illegal::AlreadyDeveloped { city } => of_city("ar-no-already-developed", city),
            Illegal::NobodyThere { city } => of_city("ar-no-nobody-there", city),
            Illegal::NoExpandWithThree => Message::new("ar-no-expand-with-three"),
            Illegal::NoShareOwned { railway } => of_railway("ar-no-share-owned", railway),
            Illegal::NoCubeLeft { railway } => of_railway("ar-no-cube-left", railway),
            Illegal::OwnCubeThere { railway, .. } => of_railway("ar-no-own-cube-there", railway),
            Illegal::NotNextToTrack { railway, .. } => of_railway("ar-no-not-next-to-track", railway),
            Illegal::HexFull { hex, by } => of_railway("ar-no-hex-full", by).word("terrain", hex.terrain().word()),
            Illegal::CannotAfford { railway, treasury, price } => {
                of_railway("ar-no-cannot-afford", railway).number("treasury", treasury).number("price", price)
            }
        }
    }
}

fn of_railway(id: &'static str, railway: Railway) -> Message {
    Message::new(id).word("railway", railway.word())
}

fn of_hex(id: &'static str, hex: Hex) -> Message {
    Message::new(id).word("terrain", hex.terrain().word()).name("near", hex.near().name)
}

fn of_city(id: &'static str, city: Hex) -> Message {
    Message::new(id).name("city", city.near().name)
}

#[cfg(test)]
mod tests {
    use super::*;

    const DIGEST: &str = include_str!("../../../rules/american-rails.md");

    #[test]
    fn every_refusal_stands_on_a_paragraph_of_the_digest_and_has_its_own_sentence() {
        let mut ids = std::collections::BTreeSet::new();
        for illegal in Illegal::samples() {
            assert!(DIGEST.contains(&format!("\n- {} ", illegal.rule())), "{illegal:?}");
            assert!(illegal.message().id.starts_with("ar-no-"), "{illegal:?}");
            assert!(ids.insert(illegal.message().id), "{illegal:?} shares its sentence");
        }
    }

    /// AR-4.10: a refusal carries its numbers.
    #[test]
    fn a_refusal_tells_its_numbers() {
        let refusal = Illegal::CannotAfford { railway: Railway::Republic, treasury: 1, price: 2 };

        assert_eq!(refusal.message().to_string(), "ar-no-cannot-afford railway=railway-republic treasury=1 price=2");
        assert_eq!(refusal.rule(), Rule("AR-4.10"));
    }
}
