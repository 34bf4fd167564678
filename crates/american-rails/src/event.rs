//! What happened, as facts.

use crate::{EndReason, Hex, Railway, Space};
use engine::{Message, Seat};
use serde::Serialize;

/// Money, cubes, shares, houses and trains move only as these say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "fact", rename_all = "snake_case")]
pub enum Event {
    /// AR-1.2
    RailwayLeftOut {
        railway: Railway,
    },
    /// AR-1.6
    BankerChosen {
        seat: Seat,
    },
    RailwayNamed {
        seat: Seat,
        railway: Railway,
    },
    BidMade {
        seat: Seat,
        railway: Railway,
        dollars: u32,
    },
    PassedBid {
        seat: Seat,
        railway: Railway,
    },
    /// The dollars go from the player to the railway's treasury.
    ShareSold {
        seat: Seat,
        railway: Railway,
        dollars: u32,
    },
    /// AR-6.1: one share more splits the income: each of them pays less a year from now on.
    SharesPayLess {
        railway: Railway,
        from: u32,
        to: u32,
    },
    /// AR-2.5, AR-4.6: nobody wanted it.
    ShareRemoved {
        railway: Railway,
    },
    /// AR-4.7: no city for a first cube: the share just sold and all others of the railway left the game.
    RailwayShutOut {
        seat: Seat,
        railway: Railway,
        shares: u8,
    },
    FirstCubePlaced {
        seat: Seat,
        railway: Railway,
        city: Hex,
    },
    /// AR-2.3, AR-2.6: a train stands on a space of the turn order, counted from 1.
    OrderTaken {
        seat: Seat,
        place: u8,
    },
    /// AR-3.1
    YearBegan {
        year: u16,
    },
    TrainMoved {
        seat: Seat,
        year: u16,
        column: u8,
        space: Space,
    },
    /// The action of the space was left undone.
    ActionLeft {
        seat: Seat,
        space: Space,
    },
    CityDeveloped {
        seat: Seat,
        city: Hex,
    },
    IncomeChanged {
        railway: Railway,
        from: u32,
        to: u32,
    },
    /// The dollars go from the bank to the treasury.
    RailwayFinanced {
        seat: Seat,
        railway: Railway,
        dollars: u32,
    },
    TookFromBank {
        seat: Seat,
        dollars: u32,
    },
    /// `seat` made the others pay: each has its own `PaidBank`.
    MadeOthersPay {
        seat: Seat,
    },
    PaidBank {
        seat: Seat,
        dollars: u32,
    },
    /// The dollars go from the railway's treasury to the bank.
    CubePlaced {
        seat: Seat,
        railway: Railway,
        hex: Hex,
        dollars: u32,
    },
    /// AR-5.4: worth `dollars` of income, which the next `IncomeChanged` contains.
    PairJoined {
        railway: Railway,
        a: Hex,
        b: Hex,
        dollars: u32,
    },
    /// The Expand is over with `cubes` placed.
    ExpandEnded {
        seat: Seat,
        cubes: u8,
    },
    /// AR-6.1: the bank pays `per_share` for each of the `shares` held.
    DividendPaid {
        railway: Railway,
        income: u32,
        shares: u8,
        per_share: u32,
    },
    /// What all those dividends are for one player.
    DividendsReceived {
        seat: Seat,
        dollars: u32,
    },
    GameEnded {
        reason: EndReason,
    },
    /// AR-7.2: one of those with most money.
    Won {
        seat: Seat,
        dollars: u32,
    },
}

impl Event {
    pub(crate) fn message(self) -> Message {
        match self {
            Event::RailwayLeftOut { railway } => Message::new("ar-railway-left-out").word("railway", railway.word()),
            Event::BankerChosen { seat } => Message::new("ar-banker-chosen").seat("seat", seat),
            Event::RailwayNamed { seat, railway } => of_railway("ar-railway-named", seat, railway),
            Event::BidMade { seat, railway, dollars } => {
                of_railway("ar-bid-made", seat, railway).number("dollars", dollars)
            }
            Event::PassedBid { seat, railway } => of_railway("ar-passed-bid", seat, railway),
            Event::ShareSold { seat, railway, dollars } => {
                of_railway("ar-share-sold", seat, railway).number("dollars", dollars)
            }
            Event::SharesPayLess { railway, from, to } => {
                Message::new("ar-shares-pay-less").word("railway", railway.word()).number("from", from).number("to", to)
            }
            Event::ShareRemoved { railway } => Message::new("ar-share-removed").word("railway", railway.word()),
            Event::RailwayShutOut { seat, railway, shares } => {
                of_railway("ar-railway-shut-out", seat, railway).number("shares", shares)
            }
            Event::FirstCubePlaced { seat, railway, city } => {
                of_railway("ar-first-cube-placed", seat, railway).name("city", city.near().name)
            }
            Event::OrderTaken { seat, place } => {
                Message::new("ar-order-taken").seat("seat", seat).number("place", place)
            }
            Event::YearBegan { year } => Message::new("ar-year-began").number("year", year),
            Event::TrainMoved { seat, space, .. } => {
                Message::new("ar-train-moved").seat("seat", seat).word("space", space.word())
            }
            Event::ActionLeft { seat, space } => {
                Message::new("ar-action-left").seat("seat", seat).word("space", space.word())
            }
            Event::CityDeveloped { seat, city } => {
                Message::new("ar-city-developed").seat("seat", seat).name("city", city.near().name)
            }
            Event::IncomeChanged { railway, from, to } => {
                Message::new("ar-income-changed").word("railway", railway.word()).number("from", from).number("to", to)
            }
            Event::RailwayFinanced { seat, railway, dollars } => {
                of_railway("ar-railway-financed", seat, railway).number("dollars", dollars)
            }
            Event::TookFromBank { seat, dollars } => of_money("ar-took-from-bank", seat, dollars),
            Event::MadeOthersPay { seat } => Message::new("ar-made-others-pay").seat("seat", seat),
            Event::PaidBank { seat, dollars } => of_money("ar-paid-bank", seat, dollars),
            Event::CubePlaced { seat, railway, hex, dollars } => cube_placed(seat, railway, hex, dollars),
            Event::PairJoined { railway, a, b, dollars } => Message::new("ar-pair-joined")
                .word("railway", railway.word())
                .name("a", a.near().name)
                .name("b", b.near().name)
                .number("dollars", dollars),
            Event::ExpandEnded { seat, cubes } => {
                Message::new("ar-expand-ended").seat("seat", seat).number("cubes", cubes)
            }
            Event::DividendPaid { railway, income, shares, per_share } => Message::new("ar-dividend-paid")
                .word("railway", railway.word())
                .number("income", income)
                .number("shares", shares)
                .number("dollars", per_share),
            Event::DividendsReceived { seat, dollars } => of_money("ar-dividends-received", seat, dollars),
            Event::GameEnded { reason: EndReason::LastYear } => Message::new("ar-ended-last-year"),
            Event::GameEnded { reason: EndReason::SharesGone } => Message::new("ar-ended-shares-gone"),
            Event::GameEnded { reason: EndReason::SuppliesLow } => Message::new("ar-ended-supplies-low"),
            Event::Won { seat, dollars } => of_money("ar-won", seat, dollars),
        }
    }
}

fn of_railway(id: &'static str, seat: Seat, railway: Railway) -> Message {
    Message::new(id).seat("seat", seat).word("railway", railway.word())
}

fn of_money(id: &'static str, seat: Seat, dollars: u32) -> Message {
    Message::new(id).seat("seat", seat).number("dollars", dollars)
}

/// A city is called by its name, another hex by its terrain and the city it lies by.
fn cube_placed(seat: Seat, railway: Railway, hex: Hex, dollars: u32) -> Message {
    let message = match hex.city() {
        Some(city) => of_railway("ar-cube-placed-city", seat, railway).name("city", city.name),
        None => of_railway("ar-cube-placed", seat, railway)
            .word("terrain", hex.terrain().word())
            .name("near", hex.near().name)
            .number("col", hex.col())
            .number("row", hex.row()),
    };
    message.number("dollars", dollars)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_city_is_called_by_its_name_and_other_hexes_by_terrain_and_nearest_city() {
        let cube = |hex: &str| {
            let hex = Hex::parse(hex).unwrap();
            Event::CubePlaced { seat: Seat(0), railway: Railway::Republic, hex, dollars: 2 }.message().to_string()
        };

        assert_eq!(
            cube("2-6"),
            "ar-cube-placed seat=seat 1 railway=railway-republic terrain=terrain-plains near=St. Louis col=2 row=6 dollars=2"
        );
        assert_eq!(
            cube("St. Louis"),
            "ar-cube-placed-city seat=seat 1 railway=railway-republic city=St. Louis dollars=2"
        );
    }
}
