//! One refusal of each kind: the tests of the rules and of the page go through them.

use crate::{Hex, Illegal, Phase, Railway, Space};
use engine::Seat;

impl Illegal {
    /// One of each kind.
    pub fn samples() -> Vec<Illegal> {
        let (railway, city, hex) = (Railway::Republic, Hex::of_city("Buffalo").unwrap(), Hex::at(12, 0).unwrap());
        vec![
            Illegal::WrongSeats { seats: 6 },
            Illegal::NotNow { phase: Phase::MoveTrain { seat: Seat(0) } },
            Illegal::RailwayOut { railway },
            Illegal::AlreadyOffered { railway },
            Illegal::NoShareLeft { railway },
            Illegal::BidTooLow { dollars: 9, least: 10 },
            Illegal::BidTooHigh { dollars: 51, money: 50 },
            Illegal::NotACity { hex },
            Illegal::NoHouseThere { hex },
            Illegal::CityTaken { city, railway },
            Illegal::SpaceTaken { space: Space::Develop, by: Seat(1) },
            Illegal::NoHouseLeft,
            Illegal::NeverDeveloped { city },
            Illegal::AlreadyDeveloped { city },
            Illegal::NobodyThere { city },
            Illegal::NoExpandWithThree,
            Illegal::NoShareOwned { railway },
            Illegal::NoCubeLeft { railway },
            Illegal::OwnCubeThere { railway, hex },
            Illegal::NotNextToTrack { railway, hex },
            Illegal::HexFull { hex, by: railway },
            Illegal::CannotAfford { railway, treasury: 1, price: 2 },
        ]
    }
}
