//! What happened, as facts.

use crate::{City, Company, Link};
use engine::{Message, Seat};
use serde::Serialize;

/// Stones, shares, control, markers, money and goods move only as these say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "fact", rename_all = "snake_case")]
pub enum Event {
    /// SD-1.2
    ActivePlayerChosen {
        seat: Seat,
    },
    RoundBegan {
        round: u8,
    },
    /// SD-2.1: from the supply.
    StonesTaken {
        seat: Seat,
        stones: u8,
    },
    AuctionOpened {
        seat: Seat,
        company: Company,
        stones: u8,
    },
    BidRaised {
        seat: Seat,
        company: Company,
        stones: u8,
    },
    PassedBid {
        seat: Seat,
        company: Company,
    },
    /// SD-3.3: the stones go from the player to the field, a share and the control stone from there to them.
    ControlWon {
        seat: Seat,
        company: Company,
        stones: u8,
    },
    MarkerPassed {
        seat: Seat,
        to: Seat,
    },
    /// SD-3.4: after an auction.
    MarkerMoved {
        to: Seat,
    },
    /// SD-3.6
    AuctionsEnded {
        round: u8,
        auctions: u8,
    },
    /// SD-4.5: a company begins, just before its first link.
    CompanyStarted {
        company: Company,
        city: City,
    },
    /// The stones go from the field to the supply; the city is new to the company, if one is (SD-4.11).
    LinkBuilt {
        seat: Seat,
        company: Company,
        link: Link,
        stones: u8,
        city: Option<City>,
    },
    /// SD-5.1: San Francisco and New York are joined by routes of this many links.
    ContinentJoined {
        company: Company,
        links: u8,
    },
    BonusEarned {
        company: Company,
        dollars: u32,
    },
    /// SD-4.3: on which space of the bottom row, counted from 1: its place in the next round, after the last one in the accounting (SD-7.4).
    CompanyPassed {
        round: u8,
        company: Company,
        place: u8,
        reason: PassReason,
    },
    /// SD-6.1
    ProfitPaid {
        seat: Seat,
        company: Company,
        dollars: u32,
    },
    /// SD-5.6, SD-6.2: nobody controls the company.
    ProfitLost {
        company: Company,
        dollars: u32,
    },
    /// SD-8.1: what was left on a field goes to the supply.
    FieldCleared {
        company: Company,
        stones: u8,
    },
    /// SD-8.1: on as many cities.
    GoodsPlaced {
        goods: u8,
    },
    /// SD-8.2: by this many shares.
    FinalControl {
        seat: Seat,
        company: Company,
        shares: u8,
    },
    GoodTaken {
        seat: Seat,
        company: Company,
        city: City,
    },
    /// SD-8.3: no good is left for it.
    CompanyDone {
        company: Company,
        goods: u32,
    },
    /// SD-8.4: what each of its shares pays.
    CompanyValued {
        company: Company,
        goods: u32,
        dollars: u32,
    },
    /// SD-8.5: for all of a player's shares in one company.
    SharesPaid {
        seat: Seat,
        company: Company,
        shares: u8,
        dollars: u32,
    },
    /// SD-8.6
    Won {
        seat: Seat,
        dollars: u32,
        victory: Victory,
    },
}

/// Why a company passes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PassReason {
    /// SD-4.9
    NoController,
    /// SD-4.8
    NoTrack,
    /// SD-4.2: no free link that it reaches is within its stones.
    NothingToBuild,
}

/// How the game is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Victory {
    MostMoney,
    /// SD-8.9: equal money, and the company with this many goods.
    MostGoods {
        goods: u32,
    },
    /// Equal in everything.
    Shared,
}

impl Event {
    pub(crate) fn message(self) -> Message {
        match self {
            Event::ActivePlayerChosen { seat } => Message::new("sd-active-player-chosen").seat("seat", seat),
            Event::RoundBegan { round } => Message::new("sd-round-began").number("round", round),
            Event::StonesTaken { seat, stones } => {
                Message::new("sd-stones-taken").seat("seat", seat).number("stones", stones)
            }
            Event::AuctionOpened { seat, company, stones } => {
                of_both("sd-auction-opened", seat, company).number("stones", stones)
            }
            Event::BidRaised { seat, company, stones } => {
                of_both("sd-bid-raised", seat, company).number("stones", stones)
            }
            Event::PassedBid { seat, company } => of_both("sd-passed-bid", seat, company),
            Event::ControlWon { seat, company, stones } => {
                of_both("sd-control-won", seat, company).number("stones", stones)
            }
            Event::MarkerPassed { seat, to } => Message::new("sd-marker-passed").seat("seat", seat).seat("to", to),
            Event::MarkerMoved { to } => Message::new("sd-marker-moved").seat("to", to),
            Event::AuctionsEnded { round, auctions } => {
                Message::new("sd-auctions-ended").number("round", round).number("auctions", auctions)
            }
            Event::CompanyStarted { company, city } => {
                of_company("sd-company-started", company).name("city", city.name())
            }
            Event::LinkBuilt { seat, company, link, stones, city } => link_built(seat, company, link, stones, city),
            Event::ContinentJoined { company, links } => {
                of_company("sd-continent-joined", company).number("links", links)
            }
            Event::BonusEarned { company, dollars } => {
                of_company("sd-bonus-earned", company).number("dollars", dollars)
            }
            Event::CompanyPassed { round, company, place, reason } => {
                of_company(reason.id(), company).number("place", place).number("round", round)
            }
            Event::ProfitPaid { seat, company, dollars } => {
                of_both("sd-profit-paid", seat, company).number("dollars", dollars)
            }
            Event::ProfitLost { company, dollars } => of_company("sd-profit-lost", company).number("dollars", dollars),
            Event::FieldCleared { company, stones } => of_company("sd-field-cleared", company).number("stones", stones),
            Event::GoodsPlaced { goods } => Message::new("sd-goods-placed").number("goods", goods),
            Event::FinalControl { seat, company, shares } => {
                of_both("sd-final-control", seat, company).number("shares", shares)
            }
            Event::GoodTaken { seat, company, city } => {
                of_both("sd-good-taken", seat, company).word("good", city.good().word()).name("city", city.name())
            }
            Event::CompanyDone { company, goods } => of_company("sd-company-done", company).number("goods", goods),
            Event::CompanyValued { company, goods, dollars } => {
                of_company("sd-company-valued", company).number("goods", goods).number("dollars", dollars)
            }
            Event::SharesPaid { seat, company, shares, dollars } => {
                of_both("sd-shares-paid", seat, company).number("shares", shares).number("dollars", dollars)
            }
            Event::Won { seat, dollars, victory } => won(seat, victory).number("dollars", dollars),
        }
    }
}

impl PassReason {
    fn id(self) -> &'static str {
        match self {
            PassReason::NoController => "sd-company-passed-no-controller",
            PassReason::NoTrack => "sd-company-passed-no-track",
            PassReason::NothingToBuild => "sd-company-passed",
        }
    }
}

fn of_company(id: &'static str, company: Company) -> Message {
    Message::new(id).word("company", company.word())
}

fn of_both(id: &'static str, seat: Seat, company: Company) -> Message {
    Message::new(id).seat("seat", seat).word("company", company.word())
}

/// With the profit of the city it reaches, or as a link that reaches no new one.
fn link_built(seat: Seat, company: Company, link: Link, stones: u8, city: Option<City>) -> Message {
    let (a, b) = link.ends();
    let message = |id| of_both(id, seat, company).name("from", a.name()).name("to", b.name()).number("stones", stones);
    match city {
        Some(city) => message("sd-link-built").name("city", city.name()).number("dollars", city.value()),
        None => message("sd-link-built-nothing-new"),
    }
}

fn won(seat: Seat, victory: Victory) -> Message {
    match victory {
        Victory::MostMoney => Message::new("sd-won").seat("seat", seat),
        Victory::MostGoods { goods } => Message::new("sd-won-by-goods").seat("seat", seat).number("goods", goods),
        Victory::Shared => Message::new("sd-won-shared").seat("seat", seat),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// SD-4.10, SD-4.11: the log tells what a link costs and what it brings.
    #[test]
    fn a_link_is_told_with_its_city_or_without() {
        let (company, link) = (Company::Red, Link::named("Denver–Omaha").unwrap());
        let told = |city| Event::LinkBuilt { seat: Seat(0), company, link, stones: 4, city }.message().to_string();

        assert_eq!(
            told(City::named("Omaha")),
            "sd-link-built seat=seat 1 company=company-red from=Denver to=Omaha stones=4 city=Omaha dollars=40"
        );
        assert_eq!(
            told(None),
            "sd-link-built-nothing-new seat=seat 1 company=company-red from=Denver to=Omaha stones=4"
        );
    }

    /// SD-4.2, SD-4.8, SD-4.9: a company's pass is told with its reason.
    #[test]
    fn each_reason_to_pass_has_its_sentence() {
        let told = [PassReason::NoController, PassReason::NoTrack, PassReason::NothingToBuild]
            .map(|reason| Event::CompanyPassed { round: 1, company: Company::Grey, place: 2, reason }.message().id);

        assert_eq!(told, ["sd-company-passed-no-controller", "sd-company-passed-no-track", "sd-company-passed"]);
    }

    /// SD-8.6: a victory is told as it was won.
    #[test]
    fn each_kind_of_victory_has_its_sentence() {
        let told = [Victory::MostMoney, Victory::MostGoods { goods: 7 }, Victory::Shared]
            .map(|victory| Event::Won { seat: Seat(2), dollars: 900, victory }.message().to_string());

        assert_eq!(
            told,
            [
                "sd-won seat=seat 3 dollars=900",
                "sd-won-by-goods seat=seat 3 goods=7 dollars=900",
                "sd-won-shared seat=seat 3 dollars=900",
            ]
        );
    }
}
