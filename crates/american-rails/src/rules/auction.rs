//! AR-2.1, AR-2.7 to AR-2.9, AR-4.6, AR-4.15: naming a railway and bidding for its share.

use super::{dividends, first_cube, preparation, year};
use crate::state::{AmericanRails, Auction, HighBid};
use crate::{Action, Event, Illegal, Phase, Railway};
use engine::{Seat, SeatSet};

/// AR-2.1
pub(crate) const LEAST_BID: u32 = 10;

/// AR-2.6, AR-4.15: who names, and whether it is in the preparation.
pub(crate) fn may_name_railway(game: &AmericanRails, railway: Railway) -> Result<(Seat, bool), Illegal> {
    let Phase::NameRailway { seat, preparation } = game.phase else {
        return Err(Illegal::NotNow { phase: game.phase });
    };
    let its = game.railway(railway);
    if !its.in_game {
        return Err(Illegal::RailwayOut { railway });
    }
    if preparation && its.offered {
        return Err(Illegal::AlreadyOffered { railway });
    }
    if its.shares_left == 0 {
        return Err(Illegal::NoShareLeft { railway });
    }
    Ok((seat, preparation))
}

/// AR-2.1, AR-2.4: who names a railway opens the bidding.
pub(crate) fn name_railway(game: &mut AmericanRails, railway: Railway, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let (seat, preparation) = may_name_railway(game, railway)?;

    game.railway_mut(railway).offered |= preparation;
    game.phase = Phase::Auction(Auction {
        railway,
        opener: seat,
        to_bid: seat,
        high: None,
        still_in: SeatSet::all(game.seat_count()),
        preparation,
        last_bids: Default::default(),
    });
    events.push(Event::RailwayNamed { seat, railway });
    Ok(())
}

pub(crate) fn list_railways(game: &AmericanRails, legal: &mut Vec<Action>) {
    let nameable = Railway::ALL.into_iter().filter(|railway| may_name_railway(game, *railway).is_ok());
    legal.extend(nameable.map(|railway| Action::NameRailway { railway }));
}

/// AR-2.1, AR-2.7: whole dollars, at least $10 and more than the bid before, and no more than one has.
pub(crate) fn may_bid(game: &AmericanRails, dollars: u32) -> Result<Auction, Illegal> {
    let auction = running(game)?;
    let money = game.money[auction.to_bid.index()];
    if dollars < auction.least() {
        return Err(Illegal::BidTooLow { dollars, least: auction.least() });
    }
    if dollars > money {
        return Err(Illegal::BidTooHigh { dollars, money });
    }
    Ok(auction)
}

pub(crate) fn bid(game: &mut AmericanRails, dollars: u32, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let auction = may_bid(game, dollars)?;

    let Auction { railway, to_bid: seat, mut last_bids, .. } = auction;
    last_bids[seat.index()] = Some(dollars);
    events.push(Event::BidMade { seat, railway, dollars });
    go_on(game, Auction { high: Some(HighBid { seat, dollars }), last_bids, ..auction }, events);
    Ok(())
}

pub(crate) fn may_pass(game: &AmericanRails) -> Result<Auction, Illegal> {
    running(game)
}

/// AR-2.1: a pass is final for this auction.
pub(crate) fn pass(game: &mut AmericanRails, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let auction = may_pass(game)?;

    let Auction { railway, to_bid: seat, .. } = auction;
    events.push(Event::PassedBid { seat, railway });
    go_on(game, Auction { still_in: auction.still_in.without(seat), ..auction }, events);
    Ok(())
}

/// One bid per dollar, then the pass.
pub(crate) fn list_bids(game: &AmericanRails, legal: &mut Vec<Action>) {
    let Ok(auction) = running(game) else { return };
    let money = game.money[auction.to_bid.index()];
    legal.extend((auction.least()..=money).map(|dollars| Action::Bid { dollars }));
    legal.push(Action::Pass);
}

impl Auction {
    fn least(&self) -> u32 {
        least_bid(self.high)
    }
}

/// AR-2.1, AR-2.7: $10 to begin with, then more than the bid before.
pub fn least_bid(high: Option<HighBid>) -> u32 {
    high.map_or(LEAST_BID, |high| high.dollars + 1)
}

fn running(game: &AmericanRails) -> Result<Auction, Illegal> {
    match game.phase {
        Phase::Auction(auction) => Ok(auction),
        phase => Err(Illegal::NotNow { phase }),
    }
}

/// AR-2.7, AR-2.8: it ends when all have passed, or all but the highest bidder; else the next one clockwise is asked.
fn go_on(game: &mut AmericanRails, auction: Auction, events: &mut Vec<Event>) {
    match auction.high {
        None if auction.still_in.is_empty() => remove_share(game, auction, events),
        Some(high) if auction.still_in == SeatSet::only(high.seat) => sell(game, auction, high, events),
        _ => {
            let to_bid = auction.still_in.next_after(auction.to_bid).expect("somebody is still in");
            game.phase = Phase::Auction(Auction { to_bid, ..auction });
        }
    }
}

/// AR-2.2, AR-4.6: share and payment first, then the cube of a railway that is not on the board.
fn sell(game: &mut AmericanRails, auction: Auction, high: HighBid, events: &mut Vec<Event>) {
    let Auction { railway, preparation, .. } = auction;
    let HighBid { seat, dollars } = high;
    let paid = dividends::per_share(game, railway);
    game.money[seat.index()] -= dollars;
    game.shares[seat.index()][railway.index()] += 1;
    let its = game.railway_mut(railway);
    its.shares_left -= 1;
    its.treasury += dollars;
    events.push(Event::ShareSold { seat, railway, dollars });
    tell_of_less(game, railway, paid, events);
    if game.railway(railway).track.is_empty() {
        first_cube::ask(game, seat, railway, preparation, events);
    } else {
        year::end_turn(game, events);
    }
}

/// AR-6.1: who held shares of the railway before gets less for them now.
fn tell_of_less(game: &AmericanRails, railway: Railway, from: u32, events: &mut Vec<Event>) {
    let to = dividends::per_share(game, railway);
    if to < from {
        events.push(Event::SharesPayLess { railway, from, to });
    }
}

/// AR-2.5, AR-4.6: nobody bid.
fn remove_share(game: &mut AmericanRails, auction: Auction, events: &mut Vec<Event>) {
    let Auction { railway, to_bid: last_to_pass, preparation, .. } = auction;
    let its = game.railway_mut(railway);
    its.shares_left -= 1;
    its.shares_removed += 1;
    events.push(Event::ShareRemoved { railway });
    if preparation {
        preparation::go_on(game, last_to_pass, events);
    } else {
        year::end_turn(game, events);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Space;
    use crate::rules::positions::{ANGELA, ANNA, ERIK, PETER, anna_on, first_year, new_game};
    use Railway::{American, Liberty, National, Republic};
    use engine::{Seed, Table};

    fn auction_of(railway: Railway) -> AmericanRails {
        let mut game = new_game(4);
        game.names(railway);
        game
    }

    /// AR-2.1: the banker names a railway and is the first to bid or pass; then clockwise.
    #[test]
    fn the_banker_names_and_opens_and_bidding_goes_clockwise() {
        let mut game = auction_of(National);
        let mut asked = vec![game.to_move()];
        for dollars in [10, 11, 12, 13] {
            game.bids(dollars);
            asked.push(game.to_move());
        }

        assert_eq!(asked, [ANNA, ERIK, ANGELA, PETER, ANNA]);
    }

    /// AR-2.1: the minimum bid is $10.
    #[test]
    fn nine_dollars_are_too_few() {
        let mut game = auction_of(National);

        let refused = game.refuses(Action::Bid { dollars: 9 });
        assert_eq!((refused, refused.rule().0), (Illegal::BidTooLow { dollars: 9, least: 10 }, "AR-2.1"));
        game.bids(10);
    }

    /// AR-2.1: a pass is final for that auction; it ends when all but one have passed.
    #[test]
    fn who_passes_is_not_asked_again() {
        let mut game = auction_of(National);
        game.bids(10);
        game.passes();
        game.bids(11);
        game.passes();
        assert_eq!(game.to_move(), ANNA);
        game.bids(12);
        assert_eq!(game.to_move(), ANGELA, "Erik has passed");

        let events = game.passes();

        assert_eq!(events[1], Event::ShareSold { seat: ANNA, railway: National, dollars: 12 });
    }

    /// AR-2.1: nobody can bid more than they have.
    #[test]
    fn a_bid_is_covered_by_the_bidders_money() {
        let game = auction_of(National).money(ANNA, 12);

        assert_eq!(game.refuses(Action::Bid { dollars: 13 }), Illegal::BidTooHigh { dollars: 13, money: 12 });
        let offered = [10, 11, 12].map(|dollars| Action::Bid { dollars });
        assert_eq!(game.legal(), [&offered[..], &[Action::Pass]].concat());
    }

    /// AR-2.7: each bid is at least $1 above the one before.
    #[test]
    fn an_equal_bid_is_too_low() {
        let mut game = auction_of(National);
        game.bids(20);

        let refused = game.refuses(Action::Bid { dollars: 20 });
        assert_eq!((refused, refused.rule().0), (Illegal::BidTooLow { dollars: 20, least: 21 }, "AR-2.7"));
        game.bids(21);
    }

    /// AR-2.7: the highest bidder has won at their last bid and can't raise themselves.
    #[test]
    fn the_winner_pays_his_last_bid_and_is_not_asked_to_raise_it() {
        let mut game = auction_of(National);
        game.bids(25);
        game.passes();
        game.passes();
        game.passes();

        assert_eq!(game.phase, Phase::FirstCube { seat: ANNA, railway: National, preparation: true });
        assert_eq!((game.money_of(ANNA), game.railway(National).treasury), (25, 25));
    }

    /// AR-2.8: when all others have passed before anybody bid, the last one is still asked.
    #[test]
    fn the_last_player_may_buy_what_all_others_passed() {
        let mut game = auction_of(National);
        game.passes();
        game.passes();
        game.passes();
        assert_eq!(game.to_move(), PETER);
        assert_eq!(game.legal().len(), 42, "$10 to $50, or a pass");

        let events = game.bids(10);

        assert_eq!(events[1], Event::ShareSold { seat: PETER, railway: National, dollars: 10 });
    }

    /// AR-2.5, AR-2.8: nobody is made to buy; without a bid the share leaves the game and the last to pass names next.
    #[test]
    fn a_share_nobody_wants_leaves_the_game() {
        let mut game = auction_of(National);
        for _ in 0..4 {
            game.passes();
        }

        let national = game.railway(National);
        assert_eq!((national.shares_left, national.shares_removed), (3, 1));
        assert!(national.track.is_empty());
        assert_eq!(game.phase, Phase::NameRailway { seat: PETER, preparation: true });
        game.names(Liberty);
        assert_eq!(game.to_move(), PETER, "the same player opens the bidding");
    }

    /// AR-2.9: the opener's pass is final as well.
    #[test]
    fn an_opener_who_passed_is_out() {
        let mut game = auction_of(National);
        game.passes();
        game.bids(10);
        game.bids(11);
        game.passes();

        assert_eq!(game.to_move(), ERIK, "Anna is out");
    }

    /// AR-2.9: who can't pay a higher bid can only pass, but names the next railway all the same.
    #[test]
    fn a_poor_player_can_only_pass_and_still_names() {
        let mut game = auction_of(National).money(ANNA, 9);
        assert_eq!(game.legal(), [Action::Pass]);
        game.passes();
        let mut game = game.money(PETER, 3);
        game.passes();
        game.passes();
        assert_eq!(game.legal(), [Action::Pass]);
        game.passes();

        assert_eq!(game.to_move(), PETER);
        assert_eq!(game.legal().len(), 5, "five railways to name");
    }

    /// AR-4.6: a share from a supply; the winner pays the treasury; a railway on the board gets no new cube.
    #[test]
    fn a_later_share_is_paid_into_the_treasury() {
        let mut game =
            anna_on(Space::Auction).track(Republic, &["Chicago"]).treasury(Republic, 3).share(ERIK, Republic);
        game.names(Republic);
        game.passes();
        game.bids(10);
        game.bids(17);
        game.passes();
        game.passes();

        assert_eq!(game.shares_of(ANGELA, Republic), 1);
        assert_eq!((game.money_of(ANGELA), game.railway(Republic).treasury), (33, 20));
        assert_eq!(game.railway(Republic).track.len(), 1);
        assert_eq!(game.phase, Phase::MoveTrain { seat: ERIK }, "the turn is over, whoever won");
    }

    /// AR-6.1: a second share halves what the first one pays; it is told at once, not only at the end of the year.
    #[test]
    fn a_share_more_makes_the_others_pay_less() {
        let mut game = anna_on(Space::Auction).track(National, &["Chicago"]).share(ERIK, National);
        assert_eq!(game.income(National), 7);
        game.names(National);
        game.bids(10);
        game.passes();
        game.passes();

        let events = game.passes();

        assert!(events.contains(&Event::SharesPayLess { railway: National, from: 7, to: 4 }), "{events:?}");
    }

    /// AR-4.6: without a bid the share leaves the game, and the turn ends.
    #[test]
    fn a_later_share_nobody_wants_leaves_the_game() {
        let mut game = anna_on(Space::Auction);
        game.names(American);
        for _ in 0..4 {
            game.passes();
        }

        assert_eq!((game.railway(American).shares_left, game.railway(American).shares_removed), (4, 1));
        assert_eq!(game.phase, Phase::MoveTrain { seat: ERIK });
    }

    /// AR-4.15: any railway with a share in supply, whoever owns the rest; none without.
    #[test]
    fn only_a_share_in_supply_can_be_auctioned() {
        let mut game = anna_on(Space::Auction).shares_left(Liberty, 0).share(ERIK, National);

        let refused = game.refuses(Action::NameRailway { railway: Liberty });

        assert_eq!(refused, Illegal::NoShareLeft { railway: Liberty });
        game.names(National);
    }

    /// AR-4.15: the player on the space opens, even without $10; then clockwise by seat, not by turn order.
    #[test]
    fn the_player_on_the_space_opens_and_seats_decide_who_follows() {
        let mut game = first_year(4);
        game.turn_order =
            [ANGELA, ANNA, PETER, ERIK].map(Some).into_iter().chain([None]).collect::<Vec<_>>().try_into().unwrap();
        let mut game = game.in_phase(Phase::MoveTrain { seat: ANGELA }).money(ANGELA, 4).moved(Space::Auction);
        game.names(National);
        assert_eq!(game.to_move(), ANGELA);
        game.passes();
        assert_eq!(game.to_move(), PETER, "her left neighbour");
        game.passes();
        assert_eq!(game.to_move(), ANNA);
    }

    /// AR-4.15, AR-9.2: no share in any supply: nothing to do but leave.
    #[test]
    fn without_a_share_in_supply_the_auction_is_left() {
        let game = Railway::ALL.into_iter().fold(anna_on(Space::Auction), |game, railway| game.shares_left(railway, 0));

        assert_eq!(game.legal(), [Action::Leave]);
    }

    /// AR-9.2: who can't outbid passes by themselves and the last railway is named by itself; records hold neither.
    #[test]
    fn single_answers_happen_by_themselves() {
        let mut table = Table::<AmericanRails>::open(4, Default::default(), Seed::new("single")).unwrap();
        table.act(ANNA, Action::NameRailway { railway: National }).unwrap();

        let decision = table.act(ANNA, Action::Bid { dollars: 50 }).unwrap();

        let passes = decision.events.iter().filter(|event| matches!(event, Event::PassedBid { .. })).count();
        assert_eq!(passes, 3, "nobody has more than $50");
        assert_eq!(table.decisions().len(), 2);
        assert!(matches!(table.game().phase, Phase::FirstCube { seat: ANNA, .. }));
    }
}
