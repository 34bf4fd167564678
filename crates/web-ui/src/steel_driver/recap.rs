//! A turn in a line: an auction with its winner, a link with its city, what a round paid.

use super::badges::badge;
use super::canvas::{city_target, link_target};
use super::panels::collects;
use crate::retold::Retell;
use crate::{Paint, People, Words};
use engine::{Game, Message, Seat};
use maud::{Markup, html};
use std::cmp::Reverse;
use steel_driver::{Company, Event, PassReason, Phase, SteelDriver, View, full_serving};

impl Retell for SteelDriver {
    fn begins_turn(event: &Event, before: &Event) -> Option<bool> {
        let pays = |event: &Event| matches!(event, Event::ProfitPaid { .. } | Event::ProfitLost { .. });
        let counts = |event: &Event| matches!(event, Event::CompanyValued { .. } | Event::SharesPaid { .. });
        Some(match event {
            Event::RoundBegan { .. }
            | Event::AuctionOpened { .. }
            | Event::MarkerPassed { .. }
            | Event::CompanyStarted { .. }
            | Event::GoodsPlaced { .. }
            | Event::GoodTaken { .. } => true,
            // A company that starts does so with its first link.
            Event::LinkBuilt { .. } => !matches!(before, Event::CompanyStarted { .. }),
            // Companies that can build no more once a link is laid are told with it.
            Event::CompanyPassed { .. } => {
                !matches!(before, Event::CompanyPassed { .. } | Event::LinkBuilt { .. } | Event::BonusEarned { .. })
            }
            event => (pays(event) && !pays(before)) || (counts(event) && !counts(before)),
        })
    }

    fn matters(event: &Event) -> bool {
        !matches!(
            event,
            Event::BidRaised { .. }
                | Event::PassedBid { .. }
                | Event::MarkerMoved { .. }
                | Event::StonesTaken { .. }
                | Event::CompanyStarted { .. }
                | Event::FieldCleared { .. }
        )
    }

    fn story(turn: &[Event], words: &Words, people: &People) -> Option<Markup> {
        auction(turn, words, people)
            .or_else(|| payday(turn, words, people))
            .or_else(|| link(turn, words, people))
            .or_else(|| passes(turn, words))
            .or_else(|| new_stones(turn, words, people.seats.len()))
            .or_else(|| last_pass(turn, words, people))
    }

    fn is_for_all(event: &Event) -> bool {
        use Event::{CompanyValued, FieldCleared, ProfitLost, ProfitPaid, RoundBegan, SharesPaid};
        matches!(
            event,
            RoundBegan { .. }
                | ProfitPaid { .. }
                | ProfitLost { .. }
                | FieldCleared { .. }
                | CompanyValued { .. }
                | SharesPaid { .. }
        )
    }

    /// Whoever begins a game sees its first stones on every card; that a company without a controller passes changes nothing.
    fn is_no_news(event: &Event) -> bool {
        matches!(
            event,
            Event::CompanyPassed { reason: PassReason::NoController, .. }
                | Event::RoundBegan { round: 1 }
                | Event::StonesTaken { .. }
        )
    }

    fn is_heard(turn: &[Event]) -> bool {
        matches!(turn.first(), Some(Event::AuctionOpened { .. }))
            && turn.iter().all(|event| Self::sold_to(event).is_none())
    }

    fn is_told_at_once(event: &Event) -> bool {
        Self::sold_to(event).is_some() || matches!(event, Event::ProfitPaid { .. } | Event::SharesPaid { .. })
    }

    fn sold_to(event: &Event) -> Option<Seat> {
        match *event {
            Event::ControlWon { seat, .. } => Some(seat),
            _ => None,
        }
    }

    /// What a company's link or bonus brings it.
    fn sum(event: &Event) -> Option<(&'static str, i64)> {
        match *event {
            Event::LinkBuilt { company, city, .. } => city.map(|city| (company.word(), city.value().into())),
            Event::BonusEarned { company, dollars } => Some((company.word(), dollars.into())),
            _ => None,
        }
    }

    /// SD-7.2
    fn counts_anew(event: &Event) -> bool {
        matches!(event, Event::RoundBegan { .. })
    }

    fn shown_by(event: &Event) -> Option<String> {
        match *event {
            Event::LinkBuilt { link, .. } => Some(link_target(link)),
            Event::GoodTaken { city, .. } => Some(city_target(city)),
            _ => None,
        }
    }

    /// SD-4.2, SD-6.1: forced links and the payday come right after somebody's link.
    const TELLS_WHAT_FOLLOWS: bool = true;

    const TELLS_STANDING: bool = true;

    const COUNTS: &'static str = "sd-counts";

    /// While companies are for sale: what there is to bid; while they build: what they are about to pay. Until the first payday that is all there is.
    fn counts_too(view: &View, seat: Seat, words: &Words) -> Option<String> {
        let is_paid = view.players.iter().any(|player| player.money > 0);
        let dollars = collects(seat, view);
        let is_soon = matches!(view.phase, Phase::Build { .. }) && dollars > 0;
        let is_for_sale = matches!(view.phase, Phase::Open { .. } | Phase::Auction(_));
        let stones = words.say_with("sd-stones", &[("stones", view.player(seat).stones.into())]);
        let soon = words.say_with("sd-counts-soon", &[("dollars", dollars.into())]);
        match (is_soon, is_paid) {
            (true, true) => Some(format!("· {soon}")),
            (true, false) => Some(words.say_with("sd-counts-soon.alone", &[("dollars", dollars.into())])),
            (false, true) => is_for_sale.then(|| format!("· {stones}")),
            (false, false) => Some(words.say_with("sd-counts-stones", &[("stones", stones.into())])),
        }
    }

    fn counts(view: &View, seat: Seat) -> i64 {
        view.player(seat).money.into()
    }
}

/// Who won it, else the highest bid so far.
fn auction(turn: &[Event], words: &Words, people: &People) -> Option<Markup> {
    let is_bid = |event: &&Event| {
        matches!(event, Event::ControlWon { .. } | Event::BidRaised { .. } | Event::AuctionOpened { .. })
    };
    let won = turn.iter().find(|event| matches!(event, Event::ControlWon { .. }));
    let told = won.or_else(|| turn.iter().rev().find(is_bid))?;
    Some(words.html(&SteelDriver::tell(told), people, &SteelDriver::badge))
}

/// A link in few words: the end of its line says what it brings. That it joins the coasts is its headline, before whoever passes then.
fn link(turn: &[Event], words: &Words, people: &People) -> Option<Markup> {
    let joined = turn.iter().find(|event| matches!(event, Event::ContinentJoined { .. }));
    let built = turn.iter().find(|event| matches!(event, Event::LinkBuilt { .. }))?;
    let id = if joined.is_some() { "sd-told-joined" } else { "sd-told-built" };
    let told = Message { id, ..SteelDriver::tell(built) };
    Some(html! {
        @if joined.is_some() { b { (words.html(&told, people, &SteelDriver::badge)) } } @else { (words.html(&told, people, &SteelDriver::badge)) }
        @if let Some(passes) = passes(turn, words) { " · " (passes) }
    })
}

/// Companies that pass one after the other.
fn passes(turn: &[Event], words: &Words) -> Option<Markup> {
    let passed = turn.iter().filter_map(|event| match *event {
        Event::CompanyPassed { round, company, place, .. } => Some((company, place, round)),
        _ => None,
    });
    let passed: Vec<(Company, u8, u8)> = passed.collect();
    let ((_, first, round), (_, last, _)) = (*passed.first()?, *passed.last()?);
    let args =
        [("companies", passed.len().into()), ("place", first.into()), ("last", last.into()), ("round", round.into())];
    Some(html! {
        @for (company, ..) in &passed { (badge(*company, words)) span.unseen { (words.say(company.word())) } " " }
        (words.say_with("sd-told-passed", &args))
    })
}

/// SD-2.1, SD-2.2: all take as many; where the supply does not serve all in full, that is the news.
fn new_stones(turn: &[Event], words: &Words, seats: usize) -> Option<Markup> {
    let &Event::RoundBegan { round } = turn.first()? else { return None };
    let stones = turn.iter().find_map(|event| match *event {
        Event::StonesTaken { stones, .. } => Some(stones),
        _ => None,
    })?;
    let full = full_serving(seats).ok()?;
    let args = [("round", round.into()), ("stones", stones.into()), ("full", full.into())];
    let id = if stones < full { "sd-told-new-stones.short" } else { "sd-told-new-stones" };
    Some(html! { (words.say_with(id, &args)) })
}

/// SD-3.6: whoever would be next after the last pass opens nothing this round any more.
fn last_pass(turn: &[Event], words: &Words, people: &People) -> Option<Markup> {
    let [Event::MarkerPassed { seat, .. }, ended @ Event::AuctionsEnded { .. }, ..] = turn else { return None };
    let told = Message::new("sd-told-opens-nothing").seat("seat", *seat);
    let said = |message: &Message| words.html(message, people, &SteelDriver::badge);
    Some(html! { (said(&told)) " " (said(&SteelDriver::tell(ended))) })
}

/// What everybody gets when companies or shares pay, and from which company.
fn payday(turn: &[Event], words: &Words, people: &People) -> Option<Markup> {
    let mut paid: Vec<(Seat, Vec<(Company, u32)>)> = Vec::new();
    for event in turn {
        let (Event::ProfitPaid { seat, company, dollars } | Event::SharesPaid { seat, company, dollars, .. }) = *event
        else {
            continue;
        };
        match paid.iter_mut().find(|(known, _)| *known == seat) {
            Some((_, by)) => by.push((company, dollars)),
            None => paid.push((seat, vec![(company, dollars)])),
        }
    }
    paid.sort_by_key(|(seat, by)| (Reverse(sum(by)), seat.0));
    (!paid.is_empty()).then(|| {
        html! {
            (words.say("sd-told-payday"))
            @for (seat, by) in &paid {
                " " span.pay {
                    (words.player(*seat, people)) " " b.gain { "+" (words.money(sum(by))) }
                    " " span.by { @for (company, dollars) in by { (badge(*company, words)) span.unseen { (words.say(company.word())) } (words.money(*dollars)) " " } }
                }
            }
        }
    })
}

fn sum(by: &[(Company, u32)]) -> u32 {
    by.iter().map(|(_, dollars)| dollars).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Lang;
    use crate::page_testing::people;
    use crate::retold::{Retold, is_only_of};
    use steel_driver::{City, Link};

    #[test]
    fn a_link_and_passes_are_told_in_few_words() {
        let link = Link::named("Denver–Omaha").unwrap();
        let said = |turn: &[Event]| {
            let retold = Retold::of::<SteelDriver>(turn, Words::new(Lang::En), &people(3));
            (retold.said.into_string(), retold.sums)
        };

        let [red, yellow] = [Company::Red, Company::Yellow];
        let (built, sums) =
            said(&[Event::LinkBuilt { seat: Seat(1), company: red, link, stones: 4, city: City::named("Omaha") }]);
        assert!(built.contains("Denver–Omaha, 4 stones") && !built.contains('$'), "{built}");
        assert_eq!(sums.len(), 1, "what it brings stands at the end of the line");
        let pass_in =
            |round, company, place| Event::CompanyPassed { round, company, place, reason: PassReason::NothingToBuild };
        let pass = |company, place| pass_in(4, company, place);
        let (last, _) = said(&[
            Event::LinkBuilt { seat: Seat(1), company: red, link, stones: 4, city: City::named("Omaha") },
            pass(red, 1),
        ]);
        assert!(last.contains("Denver–Omaha, 4 stones") && last.contains("passes: place 1 next round"), "{last}");
        let (passed, _) = said(&[pass(red, 2), pass(yellow, 3)]);
        assert!(passed.contains("pass: places 2–3 next round"), "{passed}");
        // SD-7.4: there is no round after the last one.
        let (goods, _) = said(&[pass_in(5, red, 6)]);
        assert!(goods.contains("passes: takes goods 6th") && !goods.contains("next round"), "{goods}");
        let (goods, _) = said(&[pass_in(5, red, 2), pass_in(5, yellow, 3)]);
        assert!(goods.contains("take goods") && !goods.contains("next round"), "{goods}");
    }

    /// SD-5.1: what joins the coasts is the news, whoever can build no more after it.
    #[test]
    fn a_link_that_joins_the_coasts_is_told_before_the_passes_after_it() {
        let [red, blue, green] = [Company::Red, Company::Blue, Company::Green];
        let pass =
            |company, place| Event::CompanyPassed { round: 3, company, place, reason: PassReason::NothingToBuild };
        let turn = [
            Event::LinkBuilt {
                seat: Seat(1),
                company: green,
                link: Link::named("Denver–Omaha").unwrap(),
                stones: 4,
                city: City::named("Omaha"),
            },
            Event::ContinentJoined { company: green, links: 9 },
            Event::BonusEarned { company: green, dollars: 50 },
            pass(blue, 3),
            pass(red, 4),
        ];

        let said = Retold::of::<SteelDriver>(&turn, Words::new(Lang::En), &people(3)).said.into_string();
        let (joined, passed) = (said.find("joins the coasts: Denver–Omaha"), said.find("pass: places 3–4"));
        assert!(said.starts_with("<b>") && joined < passed && joined.is_some(), "{said}");
    }

    /// SD-3.6
    #[test]
    fn the_last_pass_of_the_auctions_makes_nobody_next() {
        let turn = [Event::MarkerPassed { seat: Seat(2), to: Seat(0) }, Event::AuctionsEnded { round: 2, auctions: 3 }];

        let people = people(3);
        let said = Retold::of::<SteelDriver>(&turn, Words::new(Lang::En), &people).said.into_string();
        assert!(said.contains("opens nothing. The auctions are over"), "{said}");
        assert!(!said.contains(people.name(Seat(0))), "{said}");
    }

    #[test]
    fn an_auction_is_told_by_its_winner() {
        let (mary, erik, company) = (Seat(1), Seat(2), Company::ALL[0]);
        let turn = [
            Event::AuctionOpened { seat: mary, company, stones: 6 },
            Event::BidRaised { seat: erik, company, stones: 7 },
            Event::PassedBid { seat: mary, company },
            Event::ControlWon { seat: erik, company, stones: 7 },
        ];

        assert!((1..4).all(|at| SteelDriver::begins_turn(&turn[at], &turn[at - 1]) == Some(false)));
        let mut people = people(3);
        people.seats[mary.index()].bot = Some("broker".to_owned());
        people.seats[erik.index()].bot = Some("conductor".to_owned());
        let told = |turn: &[Event]| {
            let retold = Retold::of::<SteelDriver>(turn, Words::new(Lang::En), &people);
            (retold.teller, retold.told(&people).into_string())
        };
        let (teller, said) = told(&turn);
        assert!(said.contains("7 stones") && !said.contains("6 stones"), "{said}");
        assert_eq!(teller, Some(erik));
        assert!(said.contains("face conductor") && !said.contains("face broker"), "the face is the winner's: {said}");
        let mine = [turn[0], Event::ControlWon { seat: Seat(0), company, stones: 8 }];
        assert!(!told(&mine).1.contains("face"), "no bot's face on the reader's line");
    }

    #[test]
    fn an_auction_is_heard_until_it_is_sold() {
        let company = Company::ALL[0];
        let opened = Event::AuctionOpened { seat: Seat(1), company, stones: 2 };
        let won = Event::ControlWon { seat: Seat(1), company, stones: 2 };
        assert!(SteelDriver::is_heard(&[opened]) && !SteelDriver::is_heard(&[opened, won]));
        assert!(!SteelDriver::is_heard(&[Event::MarkerPassed { seat: Seat(0), to: Seat(1) }]));
    }

    #[test]
    fn a_company_that_can_build_no_more_is_news_and_one_without_a_controller_is_not() {
        let passed = |reason| Event::CompanyPassed { round: 1, company: Company::Red, place: 1, reason };

        assert!(SteelDriver::is_no_news(&passed(PassReason::NoController)));
        assert!(!SteelDriver::is_no_news(&passed(PassReason::NothingToBuild)));
        assert!(!SteelDriver::is_no_news(&Event::ProfitPaid { seat: Seat(0), company: Company::Red, dollars: 40 }));
    }

    /// SD-2.1: they are news from the second round on.
    #[test]
    fn a_new_round_says_how_many_stones_everybody_takes() {
        let taken = |seat| Event::StonesTaken { seat: Seat(seat), stones: 8 };
        let turn = [Event::RoundBegan { round: 2 }, taken(0), taken(1)];

        let said = |seats| Retold::of::<SteelDriver>(&turn, Words::new(Lang::En), &people(seats)).said.into_string();
        assert_eq!(said(4), "Round 2: 8 new stones for everybody");
        // SD-2.2
        assert_eq!(said(3), "Round 2: the supply runs short, 8 new stones for everybody instead of 10");
        assert!(!turn.iter().all(SteelDriver::is_no_news) && SteelDriver::is_no_news(&Event::RoundBegan { round: 1 }));
    }

    #[test]
    fn a_pass_that_was_forced_is_no_news_to_whoever_passed() {
        let passed = [Event::MarkerPassed { seat: Seat(0), to: Seat(1) }];
        assert!(is_only_of::<SteelDriver>(&passed, Seat(0)) && !is_only_of::<SteelDriver>(&passed, Seat(1)));
    }

    #[test]
    fn a_round_is_told_by_what_everybody_gets() {
        let [red, other] = [Company::ALL[0], Company::ALL[1]];
        let turn = [
            Event::ProfitPaid { seat: Seat(1), company: red, dollars: 90 },
            Event::ProfitPaid { seat: Seat(1), company: other, dollars: 40 },
        ];

        let said = Retold::of::<SteelDriver>(&turn, Words::new(Lang::En), &people(3)).said.into_string();
        assert!(said.starts_with("Payday:") && said.contains("$130"), "{said}");
        assert!(said.contains("$90") && said.contains("$40"), "what each company paid: {said}");
        // SD-8.1: so does the last one.
        let last = [turn[0], Event::FieldCleared { company: red, stones: 2 }];
        assert!(Retold::of::<SteelDriver>(&last, Words::new(Lang::En), &people(3)).is_for_all);
    }
}
