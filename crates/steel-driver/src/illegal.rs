//! Why an action is refused: the numbers and the rule.

use crate::{City, Company, Link, Phase};
use engine::{Message, Rule, Seat};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The game is for 3 to 6 players.
    WrongSeats {
        seats: usize,
    },
    /// The options give the marker to a seat that the table does not have.
    NoSuchSeat {
        seat: Seat,
        seats: usize,
    },
    /// The table waits for something else.
    NotNow {
        phase: Phase,
    },
    /// Its control stone was auctioned this round.
    AlreadyAuctioned {
        company: Company,
        controller: Seat,
    },
    BidTooLow {
        stones: u8,
        least: u8,
    },
    BidTooHigh {
        stones: u8,
        /// 1 for an opening bid.
        least: u8,
        has: u8,
    },
    /// The table plays on the board without this link.
    NotOnThisBoard {
        link: Link,
    },
    LinkTaken {
        link: Link,
        by: Company,
    },
    /// A first link that touches no hexagonal city.
    NoStartThere {
        company: Company,
        link: Link,
    },
    NotOnNetwork {
        company: Company,
        link: Link,
    },
    CannotAfford {
        company: Company,
        stones: u8,
        price: u8,
    },
    /// A first link between two hexagonal cities: at which does it start?
    StartMissing {
        link: Link,
    },
    /// A start is said where there is nothing to choose: the company has track, or only one end could be the start.
    NoStartToChoose {
        link: Link,
    },
    /// The company can't start a link in that city.
    NotTheStart {
        link: Link,
        city: City,
    },
    NoGoodThere {
        city: City,
    },
    CityNotOnNetwork {
        company: Company,
        city: City,
    },
}

impl Illegal {
    pub(crate) fn rule(self) -> Rule {
        Rule(match self {
            Illegal::WrongSeats { .. } => "SD-2.1",
            Illegal::NoSuchSeat { .. } => "SD-1.2",
            Illegal::NotNow { .. } => "SD-9.3",
            Illegal::AlreadyAuctioned { .. } => "SD-3.5",
            Illegal::BidTooHigh { has: 0, .. } => "SD-3.8",
            Illegal::BidTooLow { least: 1, .. } | Illegal::BidTooHigh { least: 1, .. } => "SD-3.1",
            Illegal::BidTooLow { .. } | Illegal::BidTooHigh { .. } => "SD-3.2",
            Illegal::NotOnThisBoard { .. } => "SD-0.4",
            Illegal::LinkTaken { .. } => "SD-4.7",
            Illegal::NoStartThere { .. }
            | Illegal::StartMissing { .. }
            | Illegal::NoStartToChoose { .. }
            | Illegal::NotTheStart { .. } => "SD-4.5",
            Illegal::NotOnNetwork { .. } => "SD-4.6",
            Illegal::CannotAfford { .. } => "SD-4.4",
            Illegal::NoGoodThere { .. } => "SD-8.8",
            Illegal::CityNotOnNetwork { .. } => "SD-8.3",
        })
    }

    pub(crate) fn message(self) -> Message {
        match self {
            Illegal::WrongSeats { seats } => Message::new("sd-no-wrong-seats").number("seats", seats as i64),
            Illegal::NoSuchSeat { seat, seats } => {
                Message::new("sd-no-such-seat").number("seat", seat.0).number("seats", seats as i64)
            }
            Illegal::NotNow { phase } => Message::new("sd-no-not-now").word("phase", phase.word()),
            Illegal::AlreadyAuctioned { company, controller } => {
                of_company("sd-no-already-auctioned", company).seat("seat", controller)
            }
            Illegal::BidTooLow { stones, least } => {
                Message::new("sd-no-bid-too-low").number("stones", stones).number("least", least)
            }
            Illegal::BidTooHigh { stones, has, .. } => {
                Message::new("sd-no-bid-too-high").number("stones", stones).number("has", has)
            }
            Illegal::NotOnThisBoard { link } => of_link("sd-no-not-on-this-board", link),
            Illegal::LinkTaken { link, by } => of_link("sd-no-link-taken", link).word("company", by.word()),
            Illegal::NoStartThere { company, link } => {
                of_link("sd-no-start-there", link).word("company", company.word())
            }
            Illegal::NotOnNetwork { company, link } => {
                of_link("sd-no-not-on-network", link).word("company", company.word())
            }
            Illegal::CannotAfford { company, stones, price } => {
                of_company("sd-no-cannot-afford", company).number("stones", stones).number("price", price)
            }
            Illegal::StartMissing { link } => of_link("sd-no-start-missing", link),
            Illegal::NoStartToChoose { link } => of_link("sd-no-start-to-choose", link),
            Illegal::NotTheStart { link, city } => of_link("sd-no-not-the-start", link).name("city", city.name()),
            Illegal::NoGoodThere { city } => Message::new("sd-no-good-there").name("city", city.name()),
            Illegal::CityNotOnNetwork { company, city } => {
                of_company("sd-no-city-not-on-network", company).name("city", city.name())
            }
        }
    }
}

fn of_company(id: &'static str, company: Company) -> Message {
    Message::new(id).word("company", company.word())
}

fn of_link(id: &'static str, link: Link) -> Message {
    let (a, b) = link.ends();
    Message::new(id).name("from", a.name()).name("to", b.name())
}

#[cfg(test)]
mod tests {
    use super::*;

    const DIGEST: &str = include_str!("../../../rules/steel-driver.md");

    #[test]
    fn every_refusal_stands_on_a_paragraph_of_the_digest_and_has_its_own_sentence() {
        let mut ids = std::collections::BTreeSet::new();
        for illegal in Illegal::samples() {
            assert!(DIGEST.contains(&format!("\n- {} ", illegal.rule())), "{illegal:?}");
            assert!(illegal.message().id.starts_with("sd-no-"), "{illegal:?}");
            assert!(ids.insert(illegal.message().id), "{illegal:?} shares its sentence");
        }
    }

    /// SD-4.4: a refusal carries its numbers.
    #[test]
    fn a_refusal_tells_its_numbers() {
        let refusal = Illegal::CannotAfford { company: Company::Green, stones: 3, price: 4 };

        assert_eq!(refusal.message().to_string(), "sd-no-cannot-afford company=company-green stones=3 price=4");
        assert_eq!(refusal.rule(), Rule("SD-4.4"));
    }
}
