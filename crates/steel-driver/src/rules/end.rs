//! SD-8.4 to SD-8.10: shares pay, and who wins.

use super::goods::goods_value;
use crate::state::SteelDriver;
use crate::{Company, Event, Phase, Victory};
use engine::{Seat, Standings};

/// SD-8.5, SD-8.6: every share pays its company's value.
pub(crate) fn finish(game: &mut SteelDriver, events: &mut Vec<Event>) {
    for company in Company::ALL {
        pay_shares(game, company, events);
    }
    game.phase = Phase::Finished;
    announce_winners(game, events);
}

/// SD-8.6, SD-8.9, SD-8.10: by money, then by the goods of one's best company.
pub(crate) fn standings(game: &SteelDriver) -> Standings {
    let mut scores = [0; crate::state::MOST_SEATS];
    for seat in game.all_seats() {
        scores[seat.index()] = i64::from(game.money[seat.index()]);
    }
    let scores = &scores[..game.seat_count()];
    Standings::by(scores, |seat| (scores[seat], most_goods(game, Seat(seat as u8))))
}

/// SD-8.9: the goods of the richest in goods of the companies that this player controls.
fn most_goods(game: &SteelDriver, seat: Seat) -> u32 {
    let controlled = game.companies.iter().filter(|company| company.controller == Some(seat));
    controlled.map(|company| company.goods_count()).max().unwrap_or(0)
}

fn pay_shares(game: &mut SteelDriver, company: Company, events: &mut Vec<Event>) {
    let its = game.company(company);
    if its.shares_left == Company::SHARES {
        return;
    }
    let value = goods_value(its.goods);
    events.push(Event::CompanyValued { company, goods: its.goods_count(), dollars: value });
    for seat in game.all_seats() {
        let shares = game.shares_of(seat, company);
        if shares > 0 && value > 0 {
            let dollars = u32::from(shares) * value;
            game.money[seat.index()] += dollars;
            events.push(Event::SharesPaid { seat, company, shares, dollars });
        }
    }
}

fn announce_winners(game: &SteelDriver, events: &mut Vec<Event>) {
    let standings = standings(game);
    for seat in standings.winners() {
        let dollars = game.money[seat.index()];
        let as_rich = standings.iter().filter(|other| other.score == i64::from(dollars)).count();
        let victory = match (standings.winners().count(), as_rich) {
            (1, 1) => Victory::MostMoney,
            (1, _) => Victory::MostGoods { goods: most_goods(game, seat) },
            _ => Victory::Shared,
        };
        events.push(Event::Won { seat, dollars, victory });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::positions::{ANGELA, ANNA, ERIK, PETER, new_game};
    use Company::{Blue, Green, Red, Yellow};

    /// Goods for a company, by colour, and who controls it.
    fn with_goods(mut game: SteelDriver, company: Company, seat: Seat, goods: [u8; 5]) -> SteelDriver {
        game.company_mut(company).goods = goods;
        game.controls(seat, company)
    }

    fn ranks(game: &SteelDriver) -> Vec<u8> {
        standings(game).iter().map(|standing| standing.rank).collect()
    }

    fn winners(events: &[Event]) -> Vec<(Seat, Victory)> {
        let won = |event: &Event| match *event {
            Event::Won { seat, victory, .. } => Some((seat, victory)),
            _ => None,
        };
        events.iter().filter_map(won).collect()
    }

    /// SD-8.5: every share pays its company's value to its owner, and control pays nothing.
    #[test]
    fn every_share_pays_the_companys_value() {
        let mut game = with_goods(new_game(4), Yellow, ANNA, [4, 2, 1, 1, 0]).shares(ERIK, Yellow, 2).money(ERIK, 40);
        let mut events = Vec::new();

        finish(&mut game, &mut events);

        assert_eq!(events[0], Event::CompanyValued { company: Yellow, goods: 8, dollars: 150 });
        assert_eq!(events[1], Event::SharesPaid { seat: ANNA, company: Yellow, shares: 1, dollars: 150 });
        assert_eq!((game.money_of(ANNA), game.money_of(ERIK)), (150, 340));
    }

    /// SD-8.7: shares of a company without track pay $0; one without shares sold is not even valued.
    #[test]
    fn shares_without_goods_pay_nothing() {
        let mut game = new_game(3).controls(ANNA, Red);
        let mut events = Vec::new();

        finish(&mut game, &mut events);

        let valued: Vec<_> = events.iter().filter(|event| matches!(event, Event::CompanyValued { .. })).collect();
        assert_eq!(valued, [&Event::CompanyValued { company: Red, goods: 0, dollars: 0 }]);
        assert_eq!(game.money_of(ANNA), 0);
    }

    /// SD-8.6: most money wins, and SD-0.6: stones are worth nothing.
    #[test]
    fn most_money_wins() {
        let mut game = new_game(3).money(ANNA, 10).money(ERIK, 20).stones(ERIK, 0).stones(ANGELA, 20);
        let mut events = Vec::new();
        finish(&mut game, &mut events);

        assert_eq!(ranks(&game), [2, 1, 3]);
        assert_eq!(winners(&events), [(ERIK, Victory::MostMoney)]);
    }

    /// SD-8.6: tied, it is who controls the company with the most goods.
    #[test]
    fn goods_break_a_tie() {
        let game = with_goods(new_game(3), Red, ANNA, [1, 0, 0, 0, 0]);
        let mut game = with_goods(game, Blue, ERIK, [1, 1, 0, 0, 0]).money(ANNA, 40).money(ERIK, 20);
        let mut events = Vec::new();
        finish(&mut game, &mut events);

        assert_eq!((game.money_of(ANNA), game.money_of(ERIK)), (50, 50));
        assert_eq!(ranks(&game), [2, 1, 3]);
        assert_eq!(winners(&events), [(ERIK, Victory::MostGoods { goods: 2 })]);
    }

    /// SD-8.6: still tied, the victory is shared.
    #[test]
    fn a_full_tie_is_a_shared_victory() {
        let mut game = new_game(3).money(ANNA, 40).money(ANGELA, 40);
        let mut events = Vec::new();
        finish(&mut game, &mut events);

        assert_eq!(winners(&events), [(ANNA, Victory::Shared), (ANGELA, Victory::Shared)]);
        assert_eq!(ranks(&game), [1, 3, 1]);
    }

    /// SD-8.9: each player's best single company, by number of goods and not by value; without control 0.
    #[test]
    fn the_best_single_company_counts_by_its_goods() {
        // Anna: 2 + 2 goods. Erik: 3 goods of one colour, worth less. Angela: a share, no control.
        let game = with_goods(new_game(4), Red, ANNA, [1, 1, 0, 0, 0]);
        let game = with_goods(game, Yellow, ANNA, [1, 1, 0, 0, 0]);
        let game = with_goods(game, Green, ERIK, [3, 0, 0, 0, 0]).shares(ANGELA, Green, 1);

        assert_eq!([ANNA, ERIK, ANGELA].map(|seat| most_goods(&game, seat)), [2, 3, 0]);
        assert_eq!(ranks(&game), [2, 1, 3, 3]);
    }

    /// SD-8.10: lower places go by the same tie-break; equal players share a place and the next is skipped.
    #[test]
    fn lower_places_are_shared_too() {
        let game = new_game(4).money(ANNA, 90).money(ERIK, 50).money(ANGELA, 50).money(PETER, 10);
        assert_eq!(ranks(&game), [1, 2, 2, 4]);

        let game = with_goods(game, Red, ANGELA, [1, 0, 0, 0, 0]);
        assert_eq!(ranks(&game), [1, 3, 2, 4]);
        assert_eq!(ranks(&game.money(ANNA, 50).money(PETER, 50)), [2, 2, 1, 2]);
    }
}
