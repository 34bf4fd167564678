//! What a network is told of a position: from one seat's place, the others in their order round the table, the companies in
//! the order in which they will build.

use super::auctions::LAST_ROUND;
use super::offers::Offers;
use crate::learn::Inputs;
use engine::Seat;
use steel_driver::{Board, Company, Open, Phase};

pub(super) const COUNT: usize = 20 + 6 * 10 + 6 * 15;
const MOST_SEATS: usize = 6;

/// For every seat, one after the other.
pub(super) fn write(open: &Open, inputs: &mut Vec<f32>) {
    let offers = Offers::of(open);
    let worths: [Holdings; MOST_SEATS] = std::array::from_fn(|seat| Holdings::of(open, &offers, Seat(seat as u8)));
    let seats = usize::from(open.seats);
    let mean = worths[..seats].iter().map(|its| its.total()).sum::<f32>() / seats as f32;
    for seat in Seat::all(seats) {
        let from = inputs.len();
        let mut told = Inputs::to(inputs);
        table(open, &mut told);
        for place in 0..MOST_SEATS {
            player(open, seat, place, &worths, mean, &mut told);
        }
        companies(open, &offers, seat, &mut told);
        debug_assert_eq!(inputs.len() - from, COUNT);
    }
}

/// What somebody has now.
#[derive(Clone, Copy)]
struct Holdings {
    money: f32,
    profits: f32,
    shares: f32,
}

impl Holdings {
    fn of(open: &Open, offers: &Offers, seat: Seat) -> Holdings {
        let player = &open.players[seat.index()];
        let is_over = open.phase == Phase::Finished;
        let controlled = open.companies.iter().filter(|its| its.controller == Some(seat));
        let profits: u32 = controlled.map(|its| its.profit).sum();
        let pays = player.shares.iter().zip(&offers.forecast);
        let shares: u32 = pays.map(|(shares, pay)| u32::from(*shares) * pay.dollars).sum();
        Holdings {
            money: player.money as f32,
            profits: if is_over { 0.0 } else { profits as f32 },
            shares: if is_over { 0.0 } else { shares as f32 },
        }
    }

    fn total(self) -> f32 {
        self.money + self.profits + self.shares
    }
}

fn table(open: &Open, told: &mut Inputs) {
    told.one_of(5, usize::from(open.round.clamp(1, LAST_ROUND) - 1));
    told.one_of(
        5,
        match open.phase {
            Phase::Open { .. } => 0,
            Phase::Auction(_) => 1,
            Phase::Build { .. } => 2,
            Phase::TakeGood { .. } => 3,
            Phase::Finished => 4,
        },
    );
    told.one_of(5, usize::from(open.seats).clamp(2, 6) - 2);
    told.yes(open.is_joined);
    told.yes(open.map == Board::Cities42);
    told.number(match open.phase {
        Phase::Open { passes, .. } => f32::from(passes) / 4.0,
        _ => 0.0,
    });
    let out = open.companies.iter().filter(|its| its.controller.is_some()).count();
    told.number(out as f32 / 6.0);
    told.number(open.players.iter().map(|player| f32::from(player.stones)).sum::<f32>() / 40.0);
}

fn player(open: &Open, seat: Seat, place: usize, worths: &[Holdings; 6], mean: f32, told: &mut Inputs) {
    let seats = usize::from(open.seats);
    if place >= seats {
        return told.nothing(10);
    }
    let other = Seat(((seat.index() + place) % seats) as u8);
    let its = worths[other.index()];
    told.number(1.0);
    told.yes(open.phase.seat() == Some(other));
    told.yes(open.active == other);
    told.number(f32::from(open.players[other.index()].stones) / 10.0);
    told.number(its.money / 200.0);
    told.number(its.profits / 100.0);
    told.number(its.shares / 200.0);
    told.number((its.total() - mean) / 100.0);
    told.number((worths[seat.index()].total() - its.total()) / 100.0);
    told.number(open.players[other.index()].shares.iter().map(|shares| f32::from(*shares)).sum::<f32>() / 6.0);
}

fn companies(open: &Open, offers: &Offers, seat: Seat, told: &mut Inputs) {
    let mut written = 0;
    for company in open.trains.next_order() {
        written += 1;
        let its = open.company(company);
        let owned = |player: usize| f32::from(open.players[player].shares[company.index()]);
        let mine = owned(seat.index());
        let others = (0..usize::from(open.seats)).filter(|player| *player != seat.index());
        let most = others.clone().map(owned).fold(0.0, f32::max);
        let mean = others.map(owned).sum::<f32>() / (f32::from(open.seats) - 1.0).max(1.0);
        let (pay, stones) = (offers.forecast[company.index()].dollars as f32, its.stones);
        let profit = |more: u8| offers.profit(company, stones + more) as f32;
        told.number(mine / 2.0);
        told.number(most / 2.0);
        told.number((mine - mean) * pay / 100.0);
        told.number(f32::from(its.shares_left) / 4.0);
        told.yes(its.controller == Some(seat));
        told.yes(its.controller.is_some_and(|other| other != seat));
        told.number(f32::from(stones) / 10.0);
        told.number(f32::from(its.track_left) / 15.0);
        told.number(its.profit as f32 / 100.0);
        told.number(its.cities.len() as f32 / 10.0);
        told.number(pay / 100.0);
        told.number(profit(0) / 100.0);
        told.number(profit(5) / 100.0);
        told.number(profit(10) / 100.0);
        told.yes(building(open) == Some(company));
    }
    told.nothing((6 - written) * 15);
}

fn building(open: &Open) -> Option<Company> {
    match open.phase {
        Phase::Build { company, .. } | Phase::TakeGood { company, .. } => Some(company),
        _ => None,
    }
}
