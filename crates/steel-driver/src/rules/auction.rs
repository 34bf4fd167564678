//! SD-3: control stones under the hammer.

use super::build;
use crate::state::{Auction, HighBid, SteelDriver};
use crate::{Action, Company, Event, Illegal, Phase};
use engine::{Seat, SeatSet};

/// SD-3.1, SD-3.5: a control stone on its field, for at least 1 and at most all the opener's stones.
pub(crate) fn may_open(game: &SteelDriver, company: Company, stones: u8) -> Result<Seat, Illegal> {
    let (seat, _) = choosing(game)?;
    if let Some(controller) = game.company(company).controller {
        return Err(Illegal::AlreadyAuctioned { company, controller });
    }
    affordable_bid(game, seat, stones, 1)?;
    Ok(seat)
}

/// SD-3.10: the opener's left neighbour answers first.
pub(crate) fn open(
    game: &mut SteelDriver,
    company: Company,
    stones: u8,
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    let seat = may_open(game, company, stones)?;

    events.push(Event::AuctionOpened { seat, company, stones });
    let still_in = SeatSet::all(game.seat_count());
    let high = HighBid { seat, stones };
    go_on(game, Auction { company, opener: seat, to_bid: seat, high, still_in }, events);
    Ok(())
}

/// SD-3.1: who passes the marker, and how many have done so before them in a row.
pub(crate) fn may_pass_marker(game: &SteelDriver) -> Result<(Seat, u8), Illegal> {
    choosing(game)
}

/// SD-3.6: the phase is over when every player in a row has passed the marker on.
pub(crate) fn pass_marker(game: &mut SteelDriver, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let (seat, passes) = may_pass_marker(game)?;

    let to = seat.left(game.seat_count());
    game.active = to;
    events.push(Event::MarkerPassed { seat, to });
    if passes + 1 == game.seats {
        end_phase(game, events);
    } else {
        game.phase = Phase::Open { seat: to, passes: passes + 1 };
    }
    Ok(())
}

/// Every opening bid, then the marker's passing.
pub(crate) fn list_openings(game: &SteelDriver, seat: Seat, legal: &mut Vec<Action>) {
    for company in on_their_fields(game) {
        legal.extend((1..=game.stones[seat.index()]).map(|stones| Action::Open { company, stones }));
    }
    legal.push(Action::PassMarker);
}

/// SD-3.2: at least 1 higher and at most all one's stones.
pub(crate) fn may_raise(game: &SteelDriver, stones: u8) -> Result<Auction, Illegal> {
    let auction = running(game)?;
    affordable_bid(game, auction.to_bid, stones, auction.high.least_raise())?;
    Ok(auction)
}

pub(crate) fn raise(game: &mut SteelDriver, stones: u8, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let auction = may_raise(game, stones)?;

    let Auction { company, to_bid: seat, .. } = auction;
    events.push(Event::BidRaised { seat, company, stones });
    go_on(game, Auction { high: HighBid { seat, stones }, ..auction }, events);
    Ok(())
}

pub(crate) fn may_pass(game: &SteelDriver) -> Result<Auction, Illegal> {
    running(game)
}

/// SD-3.2: who passes is out of this auction.
pub(crate) fn pass(game: &mut SteelDriver, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let auction = may_pass(game)?;

    let Auction { company, to_bid: seat, .. } = auction;
    events.push(Event::PassedBid { seat, company });
    go_on(game, Auction { still_in: auction.still_in.without(seat), ..auction }, events);
    Ok(())
}

/// Every higher bid, then the pass.
pub(crate) fn list_bids(game: &SteelDriver, seat: Seat, legal: &mut Vec<Action>) {
    let Ok(auction) = running(game) else { return };
    let bids = auction.high.least_raise()..=game.stones[seat.index()];
    legal.extend(bids.map(|stones| Action::Raise { stones }));
    legal.push(Action::Pass);
}

/// Who has the marker, and how often it was passed in a row.
fn choosing(game: &SteelDriver) -> Result<(Seat, u8), Illegal> {
    match game.phase {
        Phase::Open { seat, passes } => Ok((seat, passes)),
        phase => Err(Illegal::NotNow { phase }),
    }
}

fn running(game: &SteelDriver) -> Result<Auction, Illegal> {
    match game.phase {
        Phase::Auction(auction) => Ok(auction),
        phase => Err(Illegal::NotNow { phase }),
    }
}

/// SD-3.1, SD-3.2
fn affordable_bid(game: &SteelDriver, seat: Seat, stones: u8, least: u8) -> Result<(), Illegal> {
    let has = game.stones[seat.index()];
    if stones < least {
        return Err(Illegal::BidTooLow { stones, least });
    }
    if stones > has {
        return Err(Illegal::BidTooHigh { stones, least, has });
    }
    Ok(())
}

/// SD-3.5: the companies that can still be auctioned this round.
fn on_their_fields(game: &SteelDriver) -> impl Iterator<Item = Company> {
    Company::ALL.into_iter().filter(|company| game.company(*company).controller.is_none())
}

/// SD-3.2: the next one clockwise is asked, until all but the highest bidder have passed.
fn go_on(game: &mut SteelDriver, auction: Auction, events: &mut Vec<Event>) {
    if auction.still_in == SeatSet::only(auction.high.seat) {
        sell(game, auction, events);
        return;
    }
    let to_bid = auction.still_in.next_after(auction.to_bid).expect("somebody is still in");
    game.phase = Phase::Auction(Auction { to_bid, ..auction });
}

/// SD-3.3, SD-3.4: payment, control and share, then the marker.
fn sell(game: &mut SteelDriver, auction: Auction, events: &mut Vec<Event>) {
    let Auction { company, opener, high: HighBid { seat, stones }, .. } = auction;
    game.stones[seat.index()] -= stones;
    game.shares[seat.index()][company.index()] += 1;
    let its = game.company_mut(company);
    its.stones += stones;
    its.shares_left -= 1;
    its.controller = Some(seat);
    its.last_controller = Some(seat);
    events.push(Event::ControlWon { seat, company, stones });

    game.active = opener.left(game.seat_count());
    events.push(Event::MarkerMoved { to: game.active });
    if on_their_fields(game).next().is_none() {
        end_phase(game, events);
    } else {
        game.phase = Phase::Open { seat: game.active, passes: 0 };
    }
}

/// SD-3.6
fn end_phase(game: &mut SteelDriver, events: &mut Vec<Event>) {
    let unsold = on_their_fields(game).count() as u8;
    events.push(Event::AuctionsEnded { round: game.round, auctions: 6 - unsold });
    build::begin(game, events);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::positions::{ANGELA, ANNA, ERIK, PETER, new_game};
    use Company::{Blue, Brown, Green, Grey, Red, Yellow};
    use engine::{Seed, Table};

    /// SD-3.1: the active player opens with at least 1 and at most their own stones, for any company, or passes the marker.
    #[test]
    fn the_active_player_opens_or_passes_the_marker() {
        let game = new_game(4).stones(ANNA, 2);
        let openings =
            Company::ALL.into_iter().flat_map(|company| [1, 2].map(|stones| Action::Open { company, stones }));

        assert_eq!(game.to_move(), ANNA);
        assert_eq!(game.legal(), openings.chain([Action::PassMarker]).collect::<Vec<_>>());
    }

    /// SD-3.1: no bid of 0, none above one's stones.
    #[test]
    fn an_opening_bid_is_at_least_1_and_covered() {
        let mut game = new_game(4);

        let nothing = game.refuses(Action::Open { company: Red, stones: 0 });
        assert_eq!((nothing, nothing.rule().0), (Illegal::BidTooLow { stones: 0, least: 1 }, "SD-3.1"));
        let refused = game.refuses(Action::Open { company: Red, stones: 9 });
        assert_eq!((refused, refused.rule().0), (Illegal::BidTooHigh { stones: 9, least: 1, has: 8 }, "SD-3.1"));
        game.opens(Red, 8);
    }

    /// SD-3.2: each raise is at least 1 higher and at most one's own stones.
    #[test]
    fn a_raise_is_higher_and_covered() {
        let mut game = new_game(4).stones(ERIK, 6);
        game.opens(Red, 3);

        assert_eq!(game.refuses(Action::Raise { stones: 3 }), Illegal::BidTooLow { stones: 3, least: 4 });
        let refused = game.refuses(Action::Raise { stones: 7 });
        assert_eq!((refused, refused.rule().0), (Illegal::BidTooHigh { stones: 7, least: 4, has: 6 }, "SD-3.2"));
        let raises = [4, 5, 6].map(|stones| Action::Raise { stones });
        assert_eq!(game.legal(), [&raises[..], &[Action::Pass]].concat());
    }

    /// SD-3.2, SD-3.10: the left neighbour answers first, then clockwise; who passes is out of this auction.
    #[test]
    fn who_passes_is_not_asked_again() {
        let mut game = new_game(4);
        game.opens(Red, 1);
        assert_eq!(game.to_move(), ERIK);
        game.passes();
        assert_eq!(game.to_move(), ANGELA);
        game.raises(2);
        assert_eq!(game.to_move(), PETER);
        game.raises(3);
        assert_eq!(game.to_move(), ANNA, "the opener was outbid");
        game.raises(4);

        assert_eq!(game.to_move(), ANGELA, "Erik has passed");
    }

    /// SD-3.2: it ends as soon as all others have passed; the winner can't raise themselves.
    #[test]
    fn the_last_pass_of_the_others_ends_it() {
        let mut game = new_game(3);
        game.opens(Red, 2);
        game.passes();
        let events = game.passes();

        assert_eq!(events[1], Event::ControlWon { seat: ANNA, company: Red, stones: 2 });
        assert_eq!(game.phase, Phase::Open { seat: ERIK, passes: 0 });
    }

    /// SD-3.10: the opener, once outbid, raises or passes like anyone else; the highest bidder is not asked; only the winner pays.
    #[test]
    fn an_outbid_opener_may_leave_the_auction_without_paying() {
        let mut game = new_game(3);
        game.opens(Red, 3);
        game.raises(5);
        game.passes();
        assert_eq!((game.to_move(), game.legal().contains(&Action::Raise { stones: 6 })), (ANNA, true));
        game.passes();

        assert_eq!([ANNA, ERIK, ANGELA].map(|seat| game.stones_of(seat)), [10, 5, 10]);
        assert_eq!(game.company(Red).controller, Some(ERIK));
    }

    /// SD-3.3: the bid goes on the company's field; control and one share go to the winner.
    #[test]
    fn the_winner_gets_control_and_a_share_for_his_stones() {
        let mut game = new_game(4).field(Green, 2);
        game.opens(Green, 1);
        game.raises(6);
        game.passes();
        game.passes();
        game.passes();

        let green = game.company(Green);
        assert_eq!((green.stones, green.controller, green.shares_left), (8, Some(ERIK), 4));
        assert_eq!((game.shares_of(ERIK, Green), game.stones_of(ERIK)), (1, 2));
    }

    /// SD-3.4: the marker goes to the left neighbour of the opener, not of the winner.
    #[test]
    fn the_marker_goes_left_of_the_opener() {
        let mut game = new_game(4);
        game.opens(Green, 1);
        game.passes();
        game.raises(2);
        game.passes();
        let events = game.passes();

        assert_eq!(
            events[1..],
            [Event::ControlWon { seat: ANGELA, company: Green, stones: 2 }, Event::MarkerMoved { to: ERIK },]
        );
        assert_eq!((game.active, game.to_move()), (ERIK, ERIK));
    }

    /// SD-3.5: a company is auctioned at most once a round.
    #[test]
    fn a_company_is_auctioned_once_a_round() {
        let mut game = new_game(4);
        game.buys(Green);

        let refused = game.refuses(Action::Open { company: Green, stones: 1 });

        assert_eq!(refused, Illegal::AlreadyAuctioned { company: Green, controller: ANNA });
        assert!(!game.legal().iter().any(|action| matches!(action, Action::Open { company: Green, .. })));
    }

    /// SD-3.5: a player may control several companies.
    #[test]
    fn one_player_may_control_several_companies() {
        let mut game = new_game(3);
        game.buys(Red);
        game.passes_marker();
        game.passes_marker();
        game.buys(Blue);

        assert_eq!([Red, Blue].map(|company| game.company(company).controller), [Some(ANNA); 2]);
        assert_eq!(game.shares[ANNA.index()], [1, 0, 0, 1, 0, 0]);
    }

    /// SD-3.6, SD-3.7: after six auctions the phase is over, and the marker lies left of the last opener.
    #[test]
    fn six_auctions_end_the_phase() {
        let mut game = new_game(4);
        for company in [Red, Yellow, Green, Blue, Brown] {
            game.buys(company);
        }
        assert_eq!(game.to_move(), ERIK);
        game.opens(Grey, 1);
        game.passes();
        game.passes();
        let events = game.passes();

        assert!(events.contains(&Event::AuctionsEnded { round: 1, auctions: 6 }));
        assert_eq!((game.round, game.active), (2, ANGELA), "one stone builds nothing: the next round has begun");
    }

    /// SD-3.6, SD-3.7: when all in a row have passed the marker, the phase is over and the marker is where it was.
    #[test]
    fn a_row_of_passes_ends_the_phase() {
        let mut game = new_game(4);
        game.buys(Red);
        let events = game.all_pass_marker();

        assert!(events.contains(&Event::AuctionsEnded { round: 1, auctions: 1 }));
        assert_eq!((game.round, game.active), (2, ERIK));
        assert_eq!(game.phase, Phase::Open { seat: ERIK, passes: 0 }, "it stays there until the next round's auctions");
    }

    /// SD-3.6: the control stones that were not sold stay, and their companies have no controller.
    #[test]
    fn unsold_companies_have_no_controller() {
        let mut game = new_game(3).field(Red, 3);
        game.buys(Red);
        game.all_pass_marker();

        assert_eq!(game.turn(), Some((Red, ANNA)));
        assert!(Company::ALL[1..].iter().all(|company| game.company(*company).controller.is_none()));
        assert_eq!(game.company(Yellow).shares_left, 5);
    }

    /// SD-3.8: who has no stones can only pass the marker, and that counts like any pass.
    #[test]
    fn without_stones_the_marker_is_passed() {
        let mut game = new_game(3).stones(ANNA, 0);
        assert_eq!(game.legal(), [Action::PassMarker]);
        let refused = game.refuses(Action::Open { company: Red, stones: 1 });
        assert_eq!((refused, refused.rule().0), (Illegal::BidTooHigh { stones: 1, least: 1, has: 0 }, "SD-3.8"));
        game.passes_marker();
        assert_eq!(game.phase, Phase::Open { seat: ERIK, passes: 1 });
        game.passes_marker();
        game.passes_marker();

        assert_eq!(game.round, 2);
    }

    /// SD-3.9: passing is not final, and an auction starts the count of passes again.
    #[test]
    fn an_auction_starts_the_count_of_passes_again() {
        let mut game = new_game(3);
        game.passes_marker();
        game.passes_marker();
        assert_eq!(game.phase, Phase::Open { seat: ANGELA, passes: 2 });
        game.buys(Red);
        assert_eq!(game.phase, Phase::Open { seat: ANNA, passes: 0 });
        game.passes_marker();
        game.passes_marker();

        assert_eq!(game.phase, Phase::Open { seat: ANGELA, passes: 2 }, "Angela opened one and may open another");
    }

    /// SD-9.1: a bidder who can't raise, and the marker without stones, are not asked for; records hold neither.
    #[test]
    fn single_answers_happen_by_themselves() {
        let mut table = Table::<SteelDriver>::open(3, Default::default(), Seed::new("single")).unwrap();
        let opener = table.game().active;

        let decision = table.act(opener, Action::Open { company: Red, stones: 10 }).unwrap();

        let passes = decision.events.iter().filter(|event| matches!(event, Event::PassedBid { .. })).count();
        assert_eq!((passes, decision.forced.len()), (2, 2), "nobody has more than 10");
        table.act(opener.left(3), Action::PassMarker).unwrap();
        let decision = table.act(opener.left(3).left(3), Action::PassMarker).unwrap();
        assert!(
            decision.events[1..]
                .iter()
                .any(|event| matches!(event, Event::MarkerPassed { seat, .. } if *seat == opener))
        );
    }

    /// SD-9.3: a decision of another moment is refused.
    #[test]
    fn bids_wait_for_an_auction() {
        let mut game = new_game(3);
        let phase = game.phase;

        assert_eq!(game.refuses(Action::Raise { stones: 4 }), Illegal::NotNow { phase });
        assert_eq!(game.refuses(Action::Pass), Illegal::NotNow { phase });
        game.opens(Red, 1);
        let phase = game.phase;
        assert_eq!(game.refuses(Action::PassMarker), Illegal::NotNow { phase });
        assert_eq!(game.refuses(Action::Open { company: Red, stones: 2 }), Illegal::NotNow { phase });
    }
}
