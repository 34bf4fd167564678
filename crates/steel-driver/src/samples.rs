//! One refusal of each kind: the tests of the rules and of the page go through them.

use crate::{City, Company, Illegal, Link, Phase};
use engine::Seat;

impl Illegal {
    /// One of each kind.
    pub fn samples() -> Vec<Illegal> {
        let (company, city, link) = (Company::Green, City::NEW_YORK, Link::named("Denver–Omaha").unwrap());
        vec![
            Illegal::WrongSeats { seats: 7 },
            Illegal::NoSuchSeat { seat: Seat(5), seats: 4 },
            Illegal::NotNow { phase: Phase::Finished },
            Illegal::AlreadyAuctioned { company, controller: Seat(1) },
            Illegal::BidTooLow { stones: 0, least: 1 },
            Illegal::BidTooHigh { stones: 9, least: 1, has: 8 },
            Illegal::NotOnThisBoard { link },
            Illegal::LinkTaken { link, by: company },
            Illegal::NoStartThere { company, link },
            Illegal::NotOnNetwork { company, link },
            Illegal::CannotAfford { company, stones: 3, price: 4 },
            Illegal::StartMissing { link },
            Illegal::NoStartToChoose { link },
            Illegal::NotTheStart { link, city },
            Illegal::NoGoodThere { city },
            Illegal::CityNotOnNetwork { company, city },
        ]
    }
}
