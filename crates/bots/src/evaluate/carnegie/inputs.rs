//! What a network is told of a position: from one seat's place, in detail what it has, in short what the others and Andrew have.

use super::hopes::Hopes;
use super::weights::Weights;
use super::{PARTS, parts};
use crate::learn::Inputs;
use carnegie::{
    City, Department, LAST_SPACE, Phase, Player, Project, ROUNDS, Region, SLOTS, STEPS, ScorePart, Side, Space,
    Timeline, TransportLevel, View,
};
use engine::Seat;

const DEPARTMENTS: usize = 21;
const OTHERS: usize = 3;

const OF_THE_TABLE: usize = 39;
const OF_ONES_OWN: usize = 2 + PARTS + 1 + 8 + 10 + 16 + 8 + 5 + 2 * DEPARTMENTS + 3 + 3 + 7 + 3;
const OF_ANOTHER: usize = 12;
const OF_ANDREW: usize = 8 + SLOTS;
pub(super) const COUNT: usize = OF_THE_TABLE + OF_ONES_OWN + OTHERS * OF_ANOTHER + OF_ANDREW;

/// For every seat, one after the other.
pub(super) fn write(view: &View, inputs: &mut Vec<f32>) {
    let all: Vec<Company> = view.seats().map(|seat| Company::of(view, seat)).collect();
    for seat in view.seats() {
        let from = inputs.len();
        let mut told = Inputs::to(inputs);
        table(view, seat, &all[seat.index()], &mut told);
        own(view, seat, &all[seat.index()], &mut told);
        for place in 1..=OTHERS {
            other(view, seat, place, &all, &mut told);
        }
        andrew(view, &all[seat.index()], &mut told);
        debug_assert_eq!(inputs.len() - from, COUNT);
    }
}

/// What a company has and may expect, as the taste sees it.
struct Company {
    hopes: Hopes,
    parts: [f64; PARTS],
    total: f64,
}

impl Company {
    fn of(view: &View, seat: Seat) -> Company {
        let hopes = Hopes::by(view, seat, Weights::tuned());
        let parts = parts(view, seat, &hopes);
        Company { hopes, parts, total: parts.iter().sum() }
    }
}

fn table(view: &View, seat: Seat, its: &Company, told: &mut Inputs) {
    told.number(f32::from(view.round) / f32::from(ROUNDS));
    told.number(its.hopes.left as f32 / f32::from(ROUNDS));
    told.one_of(8, kind(view.phase));
    told.one_of(4, view.players.len() - 1);
    match view.andrew {
        Some(_) => told.one_of(4, view.options.level as usize),
        None => told.nothing(4),
    }
    told.number(its.hopes.donations as f32 / 8.0);
    for events in super::calendar::ToCome::on(&view.rows).paydays {
        told.number(events as f32 / 5.0);
    }
    for timeline in Timeline::ALL {
        let marker = view.rows[timeline.index()].marker;
        let event = view.event_at(timeline, marker.min(STEPS - 1));
        let waiting = event.region.map_or(0, |region| view.player(seat).on_assignment[region.index()]);
        told.number(f32::from(marker) / f32::from(STEPS));
        told.yes(event.donation && marker < STEPS);
        told.number(f32::from(waiting) / 3.0);
    }
    match view.chosen {
        Some(chosen) => told.one_of(4, chosen.timeline.index()),
        None => told.nothing(4),
    }
}

fn kind(phase: Phase) -> usize {
    match phase {
        Phase::ChooseSides { .. }
        | Phase::PlaceStartDisc { .. }
        | Phase::TakeDepartment { .. }
        | Phase::SetUpMoves { .. } => 0,
        Phase::ChooseTimeline { .. } => 1,
        Phase::TakeBack { .. } | Phase::Study { .. } | Phase::ChooseIncome { .. } => 2,
        Phase::Donate { .. } => 3,
        Phase::Departments { .. } | Phase::PlaceDepartment { .. } | Phase::BringWorker { .. } | Phase::Build { .. } => {
            4
        }
        Phase::Activate { .. } => 5,
        Phase::Welfare { .. } => 6,
        Phase::Finished => 7,
    }
}

fn own(view: &View, seat: Seat, its: &Company, told: &mut Inputs) {
    let player = view.player(seat);
    let is_at_it = view.phase.to_act().contains(seat);
    told.yes(is_at_it);
    told.yes(view.start == seat);
    its.parts.iter().for_each(|part| told.number(*part as f32 / 20.0));
    told.number(its.total as f32 / 100.0);
    let score = view.score(seat);
    ScorePart::ALL.iter().for_each(|part| told.number(score.part(*part) as f32 / 20.0));
    told.number(player.money as f32 / 20.0);
    told.number(player.goods as f32 / 10.0);
    told.number(f32::from(player.reserve) / 5.0);
    player.on_assignment.iter().for_each(|workers| told.number(f32::from(*workers) / 3.0));
    told.number(f32::from(player.discs) / 20.0);
    told.yes(player.choice_tile);
    told.yes(player.reserved.is_some());
    strips_and_tracks(view, seat, &its.hopes, told);
    departments(player, told);
    told.number(player.donations.len() as f32 / 6.0);
    told.number(player.donation_price() as f32 / 20.0);
    told.number(view.donation_cap(seat) as f32 / 15.0);
    map(player, score.network, told);
    let turn = if is_at_it { view.turn } else { carnegie::Turn::default() };
    told.number(turn.uses.iter().map(|uses| f32::from(*uses)).sum::<f32>() / 5.0);
    told.number(f32::from(turn.moves) / 6.0);
    told.number(f32::from(turn.study) / 6.0);
}

fn strips_and_tracks(view: &View, seat: Seat, hopes: &Hopes, told: &mut Inputs) {
    let player = view.player(seat);
    for project in Project::ALL {
        let strip = player.strip(project);
        told.number(f32::from(strip.field) / 6.0);
        told.number(f32::from(strip.built) / 6.0);
        told.number(f32::from(player.discs_on(project)) / 3.0);
        told.yes(strip.side == Side::A);
    }
    for region in Region::ALL {
        told.number(f32::from(player.transport[region.index()]) / f32::from(LAST_SPACE));
        told.yes(player.transport_space(region).level == TransportLevel::Railroad);
    }
    told.number(hopes.strips(view, seat).incomes as f32 / 10.0);
    for region in Region::ALL {
        told.number(hopes.gain(player.transport_income(region)) as f32 / 2.0);
    }
}

fn departments(player: &Player, told: &mut Inputs) {
    let (mut has, mut standing) = ([0.0; DEPARTMENTS], [0.0; DEPARTMENTS]);
    for room in &player.rooms {
        let Some(place) = room.department.map(|department: Department| department as usize) else { continue };
        if place < DEPARTMENTS {
            has[place] += 1.0;
            standing[place] += f32::from(room.standing) / 2.0;
        }
    }
    has.iter().chain(&standing).for_each(|number| told.number(*number));
    told.number(f32::from(player.lying_workers()) / 8.0);
    told.number(f32::from(player.room(Space::lobby()).lying) / 8.0);
    told.number(f32::from(player.standing_workers()) / 10.0);
}

fn map(player: &Player, network: u32, told: &mut Inputs) {
    for region in Region::ALL {
        let there = player.projects.iter().filter(|slot| slot.city().region() == region).count();
        told.number(there as f32 / 5.0);
    }
    let cities = City::of_slots(player.projects);
    told.number(cities.len() as f32 / 12.0);
    told.number(City::BIG.iter().filter(|city| cities.contains(**city)).count() as f32 / 4.0);
    told.number(network as f32 / 20.0);
}

fn other(view: &View, seat: Seat, place: usize, all: &[Company], told: &mut Inputs) {
    if place >= all.len() {
        return told.nothing(OF_ANOTHER);
    }
    let other = Seat(((seat.index() + place) % all.len()) as u8);
    let (player, its) = (view.player(other), &all[other.index()]);
    told.number(1.0);
    told.yes(view.phase.to_act().contains(other));
    told.yes(view.start == other);
    told.number(its.total as f32 / 100.0);
    told.number((all[seat.index()].total - its.total) as f32 / 50.0);
    told.number(view.score(other).total() as f32 / 100.0);
    told.number(player.money as f32 / 20.0);
    told.number(player.goods as f32 / 10.0);
    told.number(its.hopes.strips(view, other).incomes as f32 / 10.0);
    told.number(player.donations.len() as f32 / 6.0);
    told.number(player.projects.len() as f32 / 12.0);
    told.number(f32::from(player.standing_workers()) / 10.0);
}

fn andrew(view: &View, own: &Company, told: &mut Inputs) {
    let (Some(andrew), Some(score)) = (view.andrew, view.andrew_score()) else { return told.nothing(OF_ANDREW) };
    told.number(1.0);
    told.number(score.total() as f32 / 100.0);
    told.number((own.total - f64::from(score.total())) as f32 / 50.0);
    told.number(f32::from(andrew.discs) / 20.0);
    told.number(andrew.departments.iter().map(|tiles| f32::from(*tiles)).sum::<f32>() / 10.0);
    told.number(andrew.donations.len() as f32 / 8.0);
    told.number(andrew.projects.len() as f32 / 15.0);
    told.number(f32::from(andrew.normal_left + andrew.advanced_left) / 20.0);
    andrew.scored.iter().for_each(|cards| told.number(f32::from(*cards) / 5.0));
}
