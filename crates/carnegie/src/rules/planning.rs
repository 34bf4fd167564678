//! CA-5.5, CA-5.16, CA-5.11.4, CA-5.11.8: new departments, and who is brought to them.

use super::departments::{lose_uses_of_who_left, may_use, spend_use};
use super::moves::{go, place};
use crate::player::{Player, Stance};
use crate::state::Carnegie;
use crate::{Action, Department, Event, Illegal, Phase, Space};
use engine::Seat;

/// CA-5.5: on a space with at least one worker in it.
const GOODS_WITH_WORKER: u32 = 1;
const GOODS_WITHOUT_WORKER: u32 = 2;
/// CA-5.11.4
const MORE_GOODS_FOR_NEW_LOBBY: u32 = 2;

/// CA-5.5, CA-5.16: the reserved tile first, then any open one that is not in the company yet.
pub(crate) fn may_pick(game: &Carnegie, department: Department) -> Result<Seat, Illegal> {
    let (seat, _) = may_use(game, Department::Planning)?;
    let player = game.player(seat);
    match player.reserved {
        Some(reserved) if reserved != department => return Err(Illegal::ReservedFirst { department: reserved }),
        Some(_) => {}
        None if player.find(department).is_some() => return Err(Illegal::AlreadyInCompany { department }),
        None if game.open_copies(department) == 0 => return Err(Illegal::NoTileLeft { department }),
        None => {}
    }
    match least_goods(player, department) {
        None => Err(Illegal::NoEmptySpace),
        Some(goods) if goods > player.goods => Err(Illegal::TooFewGoods { goods, has: player.goods }),
        Some(_) => Ok(seat),
    }
}

/// It is paid for where it is placed.
pub(crate) fn pick(game: &mut Carnegie, department: Department, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let seat = may_pick(game, department)?;

    game.phase = Phase::PlaceDepartment { seat, department };
    events.push(Event::DepartmentPicked { seat, department });
    Ok(())
}

pub(crate) fn list_tiles(game: &Carnegie, seat: Seat, legal: &mut Vec<Action>) {
    legal.extend(possible_tiles(game, seat).map(|department| Action::TakeDepartment { department }));
}

pub(crate) fn is_possible(game: &Carnegie, seat: Seat) -> bool {
    possible_tiles(game, seat).next().is_some()
}

/// CA-5.5: any empty space that the goods suffice for.
pub(crate) fn may_place(game: &Carnegie, space: Space) -> Result<(Seat, Department, u32), Illegal> {
    let Phase::PlaceDepartment { seat, department } = game.phase else {
        return Err(Illegal::NotNow { phase: game.phase });
    };
    let player = game.player(seat);
    if !player.is_empty_space(space) {
        return Err(Illegal::SpaceTaken { place: place(player, space) });
    }
    let goods = goods_for(player, department, space);
    if goods > player.goods {
        return Err(Illegal::TooFewGoods { goods, has: player.goods });
    }
    Ok((seat, department, goods))
}

/// CA-5.16: workers who lie there stay.
pub(crate) fn place_department(game: &mut Carnegie, space: Space, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let (seat, department, goods) = may_place(game, space)?;

    if game.player_mut(seat).reserved.take().is_none() {
        game.open_tiles[department.index()] -= 1;
    }
    let player = game.player_mut(seat);
    player.goods -= goods;
    player.room_mut(space).department = Some(department);
    if department == Department::NewLobby {
        join_lobbies(player, space);
    }
    let brings = player.is_running(Department::PropertyManagement);
    let planning = player.find(Department::Planning).expect("it is printed");
    spend_use(game, planning);
    events.push(Event::DepartmentPlaced { seat, department, space, goods });
    game.phase = if brings { Phase::BringWorker { seat, to: space } } else { Phase::Departments { seat } };
    Ok(())
}

pub(crate) fn list_spaces(game: &Carnegie, seat: Seat, department: Department, legal: &mut Vec<Action>) {
    let player = game.player(seat);
    let affordable = |space: &Space| goods_for(player, department, *space) <= player.goods;
    let spaces = Space::all().filter(|space| player.is_empty_space(*space)).filter(affordable);
    legal.extend(spaces.map(|space| Action::PlaceDepartment { space }));
}

/// CA-5.11.8: one worker from anywhere else in the company.
pub(crate) fn may_bring(game: &Carnegie, from: Space, worker: Stance) -> Result<(Seat, Space), Illegal> {
    let Phase::BringWorker { seat, to } = game.phase else {
        return Err(Illegal::NotNow { phase: game.phase });
    };
    let player = game.player(seat);
    if from == player.lying_place(to) {
        return Err(Illegal::AlreadyThere { place: place(player, from) });
    }
    if player.room(from).count(worker) == 0 {
        return Err(Illegal::NobodyThere { place: place(player, from), worker });
    }
    Ok((seat, to))
}

/// He lies there, at no cost.
pub(crate) fn bring(game: &mut Carnegie, from: Space, worker: Stance, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let (seat, to) = may_bring(game, from, worker)?;

    go(game.player_mut(seat), from, to, worker);
    lose_uses_of_who_left(game, seat, from);
    game.phase = Phase::Departments { seat };
    let player = game.player(seat);
    let department = player.room(to).department.expect("it was just placed");
    events.push(Event::WorkerBrought { seat, from: place(player, from), to: department, was: worker });
    Ok(())
}

pub(crate) fn list_workers(game: &Carnegie, seat: Seat, to: Space, legal: &mut Vec<Action>) {
    let player = game.player(seat);
    for from in others(player, to) {
        let there = Stance::ALL.into_iter().filter(|worker| player.room(from).count(*worker) > 0);
        legal.extend(there.map(|worker| Action::BringWorker { from, worker }));
    }
}

pub(crate) fn is_anybody_to_bring(game: &Carnegie, seat: Seat, to: Space) -> bool {
    let player = game.player(seat);
    others(player, to).any(|from| player.room(from).workers() > 0)
}

/// What a department costs on its cheapest space; none if no space is empty.
pub(crate) fn least_goods(player: &Player, department: Department) -> Option<u32> {
    let empty = Space::all().filter(|space| player.is_empty_space(*space));
    empty.map(|space| goods_for(player, department, space)).min()
}

/// CA-5.5, CA-5.11.4
pub(crate) fn goods_for(player: &Player, department: Department, space: Space) -> u32 {
    let goods = if player.room(space).workers() > 0 { GOODS_WITH_WORKER } else { GOODS_WITHOUT_WORKER };
    goods + if department == Department::NewLobby { MORE_GOODS_FOR_NEW_LOBBY } else { 0 }
}

/// Those that can be placed now: `may_pick` for each, with the cheapest space looked for once.
fn possible_tiles(game: &Carnegie, seat: Seat) -> impl Iterator<Item = Department> {
    let player = game.player(seat);
    let least = least_goods(player, Department::Planning);
    let affordable = move |department: &Department| {
        let more = if *department == Department::NewLobby { MORE_GOODS_FOR_NEW_LOBBY } else { 0 };
        least.is_some_and(|least| least + more <= player.goods)
    };
    let offered = move |department: &Department| match player.reserved {
        Some(reserved) => *department == reserved,
        None => game.open_copies(*department) > 0 && player.find(*department).is_none(),
    };
    Department::TILES.into_iter().filter(affordable).filter(offered)
}

/// CA-5.11.4: both Lobbies are one space from now on.
fn join_lobbies(player: &mut Player, new_lobby: Space) {
    let lying = std::mem::take(&mut player.room_mut(new_lobby).lying);
    player.room_mut(Space::lobby()).lying += lying;
}

/// Every space from which somebody could be brought to this one.
fn others(player: &Player, to: Space) -> impl Iterator<Item = Space> {
    let there = player.lying_place(to);
    Space::all().filter(move |from| *from != there)
}
