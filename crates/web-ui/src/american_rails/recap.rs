//! A turn in a line: "Mary: Expand 4 · A to Chicago, 4 cubes".

use super::badges::badge;
use super::canvas::{cube_id, hex_id};
use super::choices::place;
use crate::retold::Retell;
use crate::{Paint, People, Words};
use american_rails::{AmericanRails, Event, Hex, Phase, Railway, Space, View};
use engine::{Game, Message, Seat};
use maud::{Markup, html};
use std::cmp::Reverse;

/// Between the parts of a turn; no line begins with it.
const DOT: &str = "\u{a0}· ";

impl Retell for AmericanRails {
    /// With a train, with a share that is offered, with the dividends and a year.
    fn begins_turn(event: &Event, before: &Event) -> Option<bool> {
        let pays = |event: &Event| matches!(event, Event::DividendPaid { .. } | Event::DividendsReceived { .. });
        Some(match event {
            Event::TrainMoved { .. } => true,
            // The share of an Auction belongs to the train that moved there.
            Event::RailwayNamed { .. } => !matches!(before, Event::TrainMoved { .. }),
            Event::YearBegan { .. } | Event::GameEnded { .. } => !pays(before),
            event => pays(event) && !pays(before),
        })
    }

    fn story(turn: &[Event], words: &Words, people: &People) -> Option<Markup> {
        let is_named = turn.iter().any(|event| matches!(event, Event::RailwayNamed { .. }));
        let is_sold = turn.iter().any(|event| Self::sold_to(event).is_some());
        let payday = payday(turn, words, people);
        // Who has been paid knows that a year begins; of an auction its winner is told first.
        let matters = |event: &&Event| match event {
            Event::YearBegan { .. } => payday.is_none(),
            Event::RailwayNamed { .. } | Event::TrainMoved { .. } => !is_sold,
            _ => true,
        };
        let told = |event| train(event, turn, words, people).or_else(|| fact(event, turn, words, people));
        let mut said: Vec<Markup> = turn.iter().filter(matters).filter_map(told).collect();
        said.extend(highest_bid(turn, is_named, words, people));
        said.extend(passes(turn, words, people));
        said.extend(cubes(turn).iter().map(|cubes| cubes.in_words(words)));
        if said.is_empty() && payday.is_none() {
            return None;
        }
        let seat = turn.iter().find_map(actor).filter(|_| !is_sold);
        Some(html! {
            @if let Some(seat) = seat { (words.player(seat, people)) ": " }
            @if let Some(payday) = &payday { (payday) @if !said.is_empty() { span.dot { (DOT) } } }
            @for (index, part) in said.iter().enumerate() { @if index > 0 { (DOT) } (part) }
        })
    }

    /// The masthead has the year.
    fn is_no_news(event: &Event) -> bool {
        matches!(event, Event::YearBegan { .. })
    }

    fn is_for_all(event: &Event) -> bool {
        matches!(event, Event::DividendPaid { .. } | Event::DividendsReceived { .. } | Event::YearBegan { .. })
    }

    fn is_heard(turn: &[Event]) -> bool {
        matches!(turn.first(), Some(Event::RailwayNamed { .. }))
            && turn.iter().all(|event| Self::sold_to(event).is_none())
    }

    fn is_told_at_once(event: &Event) -> bool {
        Self::sold_to(event).is_some() || matches!(event, Event::DividendsReceived { .. })
    }

    fn sold_to(event: &Event) -> Option<Seat> {
        match *event {
            Event::ShareSold { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// AR-9.2: whoever can't pay more passes unasked. What others make the reader pay counts in no income.
    fn set_back(reader: Seat, _: &View, turn: &[Event], _: &[Event], words: &Words) -> Vec<String> {
        let is_mine = |event: &&Event| matches!(event, Event::PassedBid { seat, .. } if *seat == reader);
        let is_out = turn.iter().any(|event| is_mine(&event));
        let paid = turn.iter().find_map(|event| match *event {
            Event::PaidBank { seat, dollars } if seat == reader => Some(dollars),
            _ => None,
        });
        let too_poor = is_out.then(|| words.say("ar-told-too-poor"));
        let pays = paid.map(|dollars| words.say_with("ar-told-you-pay", &[("dollars", dollars.into())]));
        too_poor.into_iter().chain(pays).collect()
    }

    fn sum(event: &Event) -> Option<(&'static str, i64)> {
        match *event {
            Event::IncomeChanged { railway, from, to } => Some((railway.word(), i64::from(to) - i64::from(from))),
            _ => None,
        }
    }

    /// The cube or house that is new.
    fn shown_by(event: &Event) -> Option<String> {
        match *event {
            Event::CubePlaced { railway, hex, .. } => Some(cube_id(railway, hex)),
            Event::FirstCubePlaced { railway, city, .. } => Some(cube_id(railway, city)),
            Event::CityDeveloped { city, .. } => Some(format!("house-{}", hex_id(city))),
            _ => None,
        }
    }

    /// AR-6.1: the last move of a year leads to its dividends.
    const TELLS_WHAT_FOLLOWS: bool = true;

    /// A train moves first, and a share that is put up in the preparation begins a turn.
    fn is_within_turn(view: &View) -> bool {
        match view.phase {
            Phase::Develop { .. } | Phase::Finance { .. } | Phase::Take { .. } | Phase::Expand { .. } => true,
            Phase::NameRailway { preparation, .. } => !preparation,
            Phase::Auction(_) | Phase::FirstCube { .. } | Phase::MoveTrain { .. } | Phase::Finished { .. } => false,
        }
    }

    const COUNTS: &'static str = "ar-counts";

    fn counts(view: &View, seat: Seat) -> i64 {
        view.player(seat).dividends_due.into()
    }
}

fn actor(event: &Event) -> Option<Seat> {
    match *event {
        Event::TrainMoved { seat, .. } | Event::RailwayNamed { seat, .. } => Some(seat),
        _ => None,
    }
}

/// Where the train of a turn went. AR-4.5: with 4 or 5 players Take $2 is one of two things, once whoever stands there has said which.
fn train(event: &Event, turn: &[Event], words: &Words, people: &People) -> Option<Markup> {
    let Event::TrainMoved { space, .. } = *event else { return None };
    let expands = turn.iter().any(|event| matches!(event, Event::CubePlaced { .. }));
    let takes = turn.iter().any(|event| matches!(event, Event::TookFromBank { .. } | Event::MadeOthersPay { .. }));
    let name = match space {
        Space::Take if expands => "ar-told-expand-two",
        Space::Take if !takes && people.seats.len() > 3 => "ar-space-take-expand",
        space => space.word(),
    };
    Some(html! { b { (words.say(name)) } })
}

/// AR-6.1: what a year brought everybody, the most first, and what each share of which railway did.
fn payday(turn: &[Event], words: &Words, people: &People) -> Option<Markup> {
    let mut received: Vec<(Seat, u32)> = turn
        .iter()
        .filter_map(|event| match *event {
            Event::DividendsReceived { seat, dollars } => Some((seat, dollars)),
            _ => None,
        })
        .collect();
    if received.is_empty() {
        return None;
    }
    received.sort_by_key(|(seat, dollars)| (Reverse(*dollars), seat.0));
    let paid = |event: &Event| match *event {
        Event::DividendPaid { railway, per_share, .. } => Some((railway, per_share)),
        _ => None,
    };
    let a_share: Vec<(Railway, u32)> = turn.iter().filter_map(paid).collect();
    let title = turn.iter().find_map(|event| match *event {
        Event::YearBegan { year } => {
            Some(words.say_with("ar-told-dividends", &[("year", (year - 1).to_string().into())]))
        }
        _ => None,
    });
    Some(html! {
        b.payday { (title.unwrap_or_else(|| words.say("ar-told-dividends.last"))) }
        @for (seat, dollars) in &received {
            " " span.pay { (words.player(*seat, people)) " " b.gain { "+" (words.money(*dollars)) } }
        }
        @if !a_share.is_empty() {
            " " span.by-share {
                (words.say("ar-told-a-share"))
                @for (railway, dollars) in &a_share { " " span.by { (badge(*railway)) span.unseen { (words.say(railway.word())) } " " (words.money(*dollars)) } }
            }
        }
    })
}

/// A railway that the same turn has named is not named again.
fn fact(event: &Event, turn: &[Event], words: &Words, people: &People) -> Option<Markup> {
    let say = |message: Message| Some(words.html(&message, people, &AmericanRails::badge));
    match *event {
        Event::YearBegan { .. } | Event::GameEnded { .. } | Event::Won { .. } => say(AmericanRails::tell(event)),
        Event::ActionLeft { .. } => say(Message::new("ar-told-left")),
        Event::CityDeveloped { city, .. } => say(Message::new("ar-told-house").name("city", city.near().name)),
        Event::RailwayFinanced { railway, dollars, .. } => Some(html! { (badge(railway)) " +" (words.money(dollars)) }),
        // The name of its space says it.
        Event::TookFromBank { .. } if turn.iter().any(|event| matches!(event, Event::TrainMoved { .. })) => None,
        Event::TookFromBank { dollars, .. } => Some(html! { "+" (words.money(dollars)) }),
        Event::MadeOthersPay { .. } => say(Message::new("ar-told-others-pay")),
        Event::RailwayNamed { railway, .. } => say(Message::new("ar-told-offers").word("railway", railway.word())),
        Event::ShareSold { seat, railway, dollars } => {
            let bought =
                |id| Message::new(id).seat("seat", seat).word("railway", railway.word()).number("dollars", dollars);
            let opener = turn.iter().find_map(|event| match *event {
                Event::RailwayNamed { seat, .. } => Some(seat),
                _ => None,
            });
            match opener.filter(|opener| *opener != seat) {
                Some(opener) => say(bought("ar-told-sold-by").seat("opener", opener)),
                None => say(bought("ar-told-sold")),
            }
        }
        Event::SharesPayLess { from, to, .. } => {
            say(Message::new("ar-told-shares-pay").number("from", from).number("to", to))
        }
        Event::ShareRemoved { railway } => say(Message::new("ar-told-removed").word("railway", railway.word())),
        Event::FirstCubePlaced { city, .. } => say(Message::new("ar-told-starts").name("city", city.near().name)),
        Event::PairJoined { a, b, dollars, .. } => say(Message::new("ar-told-pair")
            .name("a", a.near().name)
            .name("b", b.near().name)
            .number("dollars", dollars)),
        _ => None,
    }
}

/// For a share that is still bid on.
fn highest_bid(turn: &[Event], is_named: bool, words: &Words, people: &People) -> Option<Markup> {
    let is_closed = |event: &Event| matches!(event, Event::ShareSold { .. } | Event::ShareRemoved { .. });
    if turn.iter().any(is_closed) {
        return None;
    }
    let id = if is_named { "ar-told-bid" } else { "ar-told-bid-for" };
    let message = turn.iter().rev().find_map(|event| match *event {
        Event::BidMade { seat, railway, dollars } => {
            Some(Message::new(id).seat("seat", seat).word("railway", railway.word()).number("dollars", dollars))
        }
        _ => None,
    })?;
    Some(words.html(&message, people, &AmericanRails::badge))
}

/// To who won an auction, since their last bid: who gave up at it. Within a whole turn the price says enough.
fn passes(turn: &[Event], words: &Words, people: &People) -> Option<Markup> {
    let is_begun = |event: &Event| actor(event).is_some() || matches!(event, Event::BidMade { .. });
    let dollars = turn.iter().find_map(|event| match *event {
        Event::ShareSold { dollars, .. } => Some(dollars),
        _ => None,
    })?;
    let passed = |event: &Event| match *event {
        Event::PassedBid { seat, .. } => Some(words.player(seat, people)),
        _ => None,
    };
    let who: Vec<Markup> = turn.iter().filter_map(passed).collect();
    let args = [("players", who.len().into()), ("dollars", dollars.into())];
    (!who.is_empty() && !turn.iter().any(is_begun)).then(|| {
        html! { @for (index, name) in who.iter().enumerate() { @if index > 0 { ", " } (name) } " " (words.say_with("ar-told-passed", &args)) }
    })
}

/// What one railway laid in a turn.
struct Cubes {
    railway: Railway,
    last: Hex,
    count: u32,
}

fn cubes(turn: &[Event]) -> Vec<Cubes> {
    let mut laid: Vec<Cubes> = Vec::new();
    for event in turn {
        let Event::CubePlaced { railway, hex, .. } = *event else { continue };
        match laid.iter_mut().find(|cubes| cubes.railway == railway) {
            Some(cubes) => {
                // A city is what one remembers.
                cubes.last = if hex.city().is_some() || cubes.last.city().is_none() { hex } else { cubes.last };
                cubes.count += 1;
            }
            None => laid.push(Cubes { railway, last: hex, count: 1 }),
        }
    }
    laid
}

impl Cubes {
    fn in_words(&self, words: &Words) -> Markup {
        let args = [("place", place(self.last, words).into()), ("cubes", self.count.into())];
        html! { (badge(self.railway)) " " (words.say_with("ar-told-cubes", &args)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;
    use crate::page_testing::people;
    use crate::retold::Retold;

    #[test]
    fn a_part_of_a_turn_that_stands_alone_says_who_did_it() {
        let (words, people, part) =
            (Words::new(Lang::En), people(3), [Event::TookFromBank { seat: Seat(1), dollars: 2 }]);

        let within = Retold::of::<AmericanRails>(&part, words, &people);
        let alone = Retold::alone::<AmericanRails>(&part, words, &people);

        assert_eq!((within.teller, alone.teller), (None, Some(Seat(1))));
        assert!(alone.said.into_string().contains(people.name(Seat(1))));
    }

    #[test]
    fn a_turn_of_many_cubes_is_one_line_with_its_sums_and_marks() {
        let (seat, railway) = (Seat(1), Railway::American);
        let chicago = Hex::of_city("Chicago").unwrap();
        let plains = Hex::parse("3-3").unwrap();
        let turn = [
            Event::TrainMoved { seat, year: 1853, column: 1, space: Space::Expand4 },
            Event::CubePlaced { seat, railway, hex: chicago, dollars: 4 },
            Event::CubePlaced { seat, railway, hex: plains, dollars: 2 },
            Event::IncomeChanged { railway, from: 14, to: 17 },
            Event::IncomeChanged { railway, from: 17, to: 19 },
        ];

        let retold = Retold::of::<AmericanRails>(&turn, Words::new(Lang::En), &people(3));

        let said = retold.said.into_string();
        assert!(said.contains("Expand 4") && said.contains("to Chicago, 2 cubes"), "{said}");
        assert_eq!((retold.seat, retold.sums), (Some(seat), vec![(railway.word(), 5)]));
        assert_eq!(retold.marks.len(), 2);
        let [a, b] = ["Atlanta", "Chicago"].map(|city| Hex::of_city(city).unwrap());
        let joins = [turn[0], Event::PairJoined { railway, a, b, dollars: 10 }];
        let said = Retold::of::<AmericanRails>(&joins, Words::new(Lang::En), &people(3)).said.into_string();
        assert!(said.contains("★ Atlanta–Chicago +<b>$10</b>"), "{said}");
    }

    /// AR-4.5
    #[test]
    fn whoever_went_to_take_two_dollars_and_expanded_has_expanded() {
        let (seat, railway, hex) = (Seat(1), Railway::American, Hex::of_city("Chicago").unwrap());
        let moved = Event::TrainMoved { seat, year: 1853, column: 1, space: Space::Take };
        let said = |turn: &[Event]| AmericanRails::story(turn, Words::new(Lang::En), &people(4)).unwrap().into_string();

        assert!(said(&[moved, Event::CubePlaced { seat, railway, hex, dollars: 4 }]).contains("<b>Expand 2</b>"));
        assert!(said(&[moved, Event::TookFromBank { seat, dollars: 2 }]).contains("<b>Take $2</b>"));
    }

    /// AR-4.5: "Take $2" is not said of somebody who may yet expand.
    #[test]
    fn whoever_has_not_said_what_take_is_to_be_has_not_taken_yet() {
        let moved = [Event::TrainMoved { seat: Seat(1), year: 1853, column: 1, space: Space::Take }];
        let said = |seats| AmericanRails::story(&moved, Words::new(Lang::En), &people(seats)).unwrap().into_string();

        assert!(said(4).contains("<b>Take $2 · Expand 2</b>"), "{}", said(4));
        assert!(said(3).contains("<b>Take $2</b>"), "{}", said(3));
    }

    /// AR-6.1: who loses dividends reads why, in the same line.
    #[test]
    fn a_share_more_says_what_each_of_them_pays_now() {
        let (seat, railway) = (Seat(1), Railway::Liberty);
        let turn = [Event::ShareSold { seat, railway, dollars: 13 }, Event::SharesPayLess { railway, from: 16, to: 9 }];

        let said = AmericanRails::story(&turn, Words::new(Lang::En), &people(3)).unwrap().into_string();

        assert!(said.contains("each share now pays <b>$9</b>, not <b>$16</b>"), "{said}");
    }

    /// The masthead has the year, and a payday is what one looks for.
    #[test]
    fn a_payday_is_told_without_the_year_that_follows() {
        let year = Event::YearBegan { year: 1852 };
        let paid = Event::DividendPaid { railway: Railway::Liberty, income: 18, shares: 2, per_share: 9 };
        let received = |seat, dollars| Event::DividendsReceived { seat: Seat(seat), dollars };
        let turn = [paid, received(0, 9), received(1, 12), year];

        let said = AmericanRails::story(&turn, Words::new(Lang::En), &people(3)).unwrap().into_string();

        assert!(said.starts_with("<b class=\"payday\">1851 pays:</b>") && !said.contains("1852"), "{said}");
        assert!(said.find("$12") < said.find("$9"), "who gets most stands first: {said}");
        assert!(said.contains("Liberty</span> $9"), "and what each share paid: {said}");
        assert!(AmericanRails::is_no_news(&year) && !AmericanRails::is_no_news(&turn[0]));
    }

    /// AR-7.1: what the last shares paid is one thing, who has won another.
    #[test]
    fn the_last_dividends_and_the_end_are_told_apart() {
        let paid = Event::DividendPaid { railway: Railway::Republic, income: 19, shares: 1, per_share: 19 };
        let received = Event::DividendsReceived { seat: Seat(0), dollars: 19 };
        let ended = Event::GameEnded { reason: american_rails::EndReason::LastYear };

        let turn = [paid, received, ended];
        let said = AmericanRails::story(&turn, Words::new(Lang::En), &people(3)).unwrap().into_string();

        assert!(said.contains("$19</span></span><span class=\"dot\">\u{a0}· </span>1857 is over"), "{said}");
        let year = AmericanRails::story(&turn[..2], Words::new(Lang::En), &people(3)).unwrap().into_string();
        assert!(!year.contains("dot"), "nothing follows: {year}");
    }

    #[test]
    fn bids_belong_to_the_turn_that_offers_the_share() {
        let (seat, railway) = (Seat(1), Railway::National);
        let moved = Event::TrainMoved { seat, year: 1853, column: 1, space: Space::Auction };
        let (named, bid) = (Event::RailwayNamed { seat, railway }, Event::BidMade { seat, railway, dollars: 13 });

        assert_eq!(AmericanRails::begins_turn(&named, &moved), Some(false));
        assert_eq!(AmericanRails::begins_turn(&named, &bid), Some(true));
        assert_eq!(AmericanRails::begins_turn(&bid, &named), Some(false));
        let said = AmericanRails::story(&[moved, named, bid], Words::new(Lang::En), &people(3)).unwrap().into_string();
        assert!(said.contains("offers ") && said.contains("bids <b>$13</b>"), "{said}");
    }

    #[test]
    fn an_auction_is_told_by_whoever_won_it_whose_ring_it_has() {
        let (seat, buyer, railway) = (Seat(1), Seat(2), Railway::National);
        let named = Event::RailwayNamed { seat, railway };
        let sold = Event::ShareSold { seat: buyer, railway, dollars: 16 };
        let said = |turn: &[Event]| AmericanRails::story(turn, Words::new(Lang::En), &people(3)).unwrap().into_string();

        assert_eq!(said(&[named, sold]).matches("National").count(), 1);
        let retold = Retold::of::<AmericanRails>(&[named, sold], Words::new(Lang::En), &people(3));
        assert_eq!((retold.seat, retold.buyer, retold.teller), (Some(seat), Some(buyer), Some(buyer)));
        assert_eq!(said(&[sold]).matches("National").count(), 1);
        let [first, second] = [0, 1].map(|seat| Event::PassedBid { seat: Seat(seat), railway });
        assert!(said(&[first, second, sold]).ends_with(" pass at $16"));
        assert!(!said(&[named, first, second, sold]).contains("pass at"), "a whole turn is a line");
    }
}
