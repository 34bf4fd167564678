//! What a network is told of a position: from one seat's place, the others in their order round the table, the railways with
//! those first that this seat has most of.

use super::outlook::{Outlook, Terms, USUAL_PRICE};
use super::shares;
use crate::learn::Inputs;
use american_rails::{Open, Phase, Railway};
use engine::Seat;

pub(super) const COUNT: usize = 31 + 5 * 10 + 6 * 16;
const MOST_SEATS: usize = 5;

/// For every seat, one after the other.
pub(super) fn write(open: &Open, inputs: &mut Vec<f32>) {
    let outlook = Outlook::of(open);
    let study = Study::of(&outlook);
    for seat in Seat::all(usize::from(open.seats)) {
        let from = inputs.len();
        let mut told = Inputs::to(inputs);
        table(open, &outlook, &study, &mut told);
        for place in 0..MOST_SEATS {
            player(open, seat, place, &study, &mut told);
        }
        railways(open, &outlook, seat, &study, &mut told);
        debug_assert_eq!(inputs.len() - from, COUNT);
    }
}

/// What is worked out once for all seats.
struct Study {
    wanted_return: f64,
    /// By railway: what a share will pay, and what one more would.
    pays: [f32; 6],
    pays_sold: [f32; 6],
    per_income: [f32; 6],
    /// By seat: what their shares will pay.
    shares: [f32; MOST_SEATS],
    totals: [f32; MOST_SEATS],
    mean: f32,
}

impl Study {
    fn of(outlook: &Outlook) -> Study {
        let open = outlook.view;
        let pays = Railway::ALL.map(|railway| outlook.share_pays(railway) as f32);
        let pays_sold = Railway::ALL.map(|railway| {
            let its = open.railway(railway);
            if its.shares_left == 0 {
                0.0
            } else {
                outlook.per_share(railway, Terms::now(its).sold_for(USUAL_PRICE)) as f32
            }
        });
        let shares: [f32; MOST_SEATS] = std::array::from_fn(|seat| {
            open.players[seat].shares.iter().zip(&pays).map(|(shares, pay)| f32::from(*shares) * pay).sum()
        });
        let totals = std::array::from_fn(|seat| open.players[seat].money as f32 + shares[seat]);
        let mean = totals.iter().sum::<f32>() / f32::from(open.seats);
        let per_income = Railway::ALL.map(|railway| outlook.per_income(railway) as f32);
        Study { wanted_return: shares::wanted_return(outlook), pays, pays_sold, per_income, shares, totals, mean }
    }
}

fn table(open: &Open, outlook: &Outlook, study: &Study, told: &mut Inputs) {
    told.number(f32::from(1858 - open.year.min(1858)) / 7.0);
    told.number(outlook.years() as f32 / 7.0);
    told.one_of(4, open.column.map_or(0, |column| usize::from(column) + 1));
    let (phase, left) = match open.phase {
        Phase::NameRailway { .. } => (0, 0),
        Phase::Auction(_) => (1, 0),
        Phase::FirstCube { .. } => (2, 0),
        Phase::MoveTrain { .. } => (3, 0),
        Phase::Develop { .. } => (4, 0),
        Phase::Finance { .. } => (5, 0),
        Phase::Take { .. } => (6, 0),
        Phase::Expand { left, .. } => (7, left),
        Phase::Finished { .. } => (8, 0),
    };
    told.one_of(9, phase);
    told.number(f32::from(left) / 4.0);
    told.one_of(4, usize::from(open.seats).clamp(2, 5) - 2);
    told.number(f32::from(open.houses_left) / 12.0);
    let shares: u32 = open.railways.iter().filter(|its| its.in_game).map(|its| u32::from(its.shares_left)).sum();
    told.number(shares as f32 / 20.0);
    told.number(study.wanted_return as f32 / 4.0);
    let column = usize::from(open.column.unwrap_or(0));
    for taken in open.action_track[column] {
        told.yes(taken.is_some());
    }
    told.number(open.players.iter().map(|player| player.money).sum::<u32>() as f32 / 200.0);
}

fn player(open: &Open, seat: Seat, place: usize, study: &Study, told: &mut Inputs) {
    let seats = usize::from(open.seats);
    if place >= seats {
        return told.nothing(10);
    }
    let other = Seat(((seat.index() + place) % seats) as u8);
    let its = open.player(other);
    told.number(1.0);
    told.yes(open.phase.seat() == Some(other));
    told.number(its.money as f32 / 50.0);
    told.number(its.dividends_due as f32 / 40.0);
    told.number(study.shares[other.index()] / 150.0);
    told.number((study.totals[other.index()] - study.mean) / 60.0);
    told.number((study.totals[seat.index()] - study.totals[other.index()]) / 60.0);
    told.number(its.shares.iter().map(|shares| f32::from(*shares)).sum::<f32>() / 5.0);
    let order = open.turn_order.iter().position(|at| *at == Some(other));
    told.number(order.map_or(0.0, |order| 1.0 - order as f32 / seats as f32));
    let column = usize::from(open.column.unwrap_or(0));
    told.yes(open.action_track[column].contains(&Some(other)));
}

fn railways(open: &Open, outlook: &Outlook, seat: Seat, study: &Study, told: &mut Inputs) {
    let mut order = Railway::ALL;
    let weight = |railway: &Railway| {
        let mine = f32::from(open.shares_of(seat, *railway));
        mine * 1_000.0 + study.pays_sold[railway.index()].max(study.pays[railway.index()])
    };
    order.sort_by(|one, other| weight(other).total_cmp(&weight(one)));
    for railway in order {
        let its = open.railway(railway);
        let owned = |player: usize| f32::from(open.players[player].shares[railway.index()]);
        let others = (0..usize::from(open.seats)).filter(|player| *player != seat.index());
        let most = others.map(owned).fold(0.0, f32::max);
        let pay = study.pays[railway.index()];
        let stake = outlook.stake(seat, railway) as f32;
        let soon = outlook.plan(railway).growing().income_after(f64::from(its.treasury), 4.0) as f32;
        told.yes(its.in_game);
        told.yes(!its.track.is_empty());
        told.number(owned(seat.index()) / 2.0);
        told.number(most / 2.0);
        told.number(stake * pay / 60.0);
        told.number(f32::from(its.shares_held) / 4.0);
        told.number(f32::from(its.shares_left) / 4.0);
        told.number(its.treasury as f32 / 30.0);
        told.number(its.income as f32 / 30.0);
        told.number(f32::from(its.cubes_left) / 15.0);
        told.number(pay / 50.0);
        told.number(study.pays_sold[railway.index()] / 50.0);
        told.number(study.per_income[railway.index()] / 3.0);
        told.number(soon / 15.0);
        told.number(f32::from(its.joined_pairs) / 3.0);
        told.number(stake * study.per_income[railway.index()] / 3.0);
    }
}
