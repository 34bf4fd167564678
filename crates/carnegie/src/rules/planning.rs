//! CA-5.5, CA-5.16, CA-5.11.4, CA-5.11.8: new departments, and who is brought to them.

use super::moves::{go, place};
use super::uses::{lose_uses_of_who_left, may_use, spend_use};
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
        Some(goods) if goods > player.goods => Err(Illegal::DepartmentTooDear { goods, has: player.goods }),
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
        return Err(Illegal::DepartmentTooDear { goods, has: player.goods });
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

/// They lie there, at no cost.
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

#[cfg(test)]
mod tests {
    use super::super::positions::{ANNA, act, add, departments_of, legal, refused, rule_of, space, stand};
    use super::*;
    use crate::{Region, Resource, Timeline};

    const TAKE_SALES: Action = Action::TakeDepartment { department: Department::Sales };

    fn management(change: impl FnOnce(&mut Player)) -> Carnegie {
        departments_of(Timeline::Management, change)
    }

    fn put(at: &str) -> Action {
        Action::PlaceDepartment { space: space(at) }
    }

    fn tiles_offered(game: &Carnegie) -> Vec<Department> {
        let tile = |action: Action| match action {
            Action::TakeDepartment { department } => Some(department),
            _ => None,
        };
        legal(game, ANNA).into_iter().filter_map(tile).collect()
    }

    /// CA-5.5: 1 good on an empty space with a worker in it, 2 goods on any other.
    #[test]
    fn a_department_costs_1_good_where_somebody_is_and_2_elsewhere() {
        let mut game = management(|anna| {
            stand(anna, Department::Planning, 2);
            anna.room_mut(space("3-3")).lying = 1;
            anna.goods = 3;
        });

        act(&mut game, ANNA, TAKE_SALES);
        act(&mut game, ANNA, put("3-3"));
        act(&mut game, ANNA, Action::TakeDepartment { department: Department::Logistics });
        act(&mut game, ANNA, put("4-4"));

        let anna = game.player(ANNA);
        assert_eq!(anna.goods, 0);
        assert_eq!(anna.find(Department::Sales), Some(space("3-3")));
        assert_eq!(anna.room(space("3-3")).lying, 1, "CA-5.16: who lies there stays");
        assert_eq!(anna.find(Department::Logistics), Some(space("4-4")));
        assert_eq!(game.open_tiles[Department::Sales.index()], 1);
        assert_eq!(refused(&game, ANNA, TAKE_SALES), Illegal::NoUseLeft { department: Department::Planning });
    }

    /// CA-5.5: on an empty space only; CA-5.16: tiles never move or leave.
    #[test]
    fn a_department_needs_an_empty_space() {
        let mut game = management(|anna| add(anna, Department::Logistics, "3-1", 0));
        act(&mut game, ANNA, TAKE_SALES);

        for taken in ["1-2", "2-2", "3-1"] {
            assert!(matches!(refused(&game, ANNA, put(taken)), Illegal::SpaceTaken { .. }), "{taken}");
        }
        assert_eq!(
            legal(&game, ANNA).iter().filter(|action| matches!(action, Action::PlaceDepartment { .. })).count(),
            9
        );
    }

    /// CA-5.5: never two alike in one company.
    #[test]
    fn no_company_has_a_department_twice() {
        let game = management(|anna| add(anna, Department::Sales, "3-1", 0));

        assert_eq!(refused(&game, ANNA, TAKE_SALES), Illegal::AlreadyInCompany { department: Department::Sales });
        assert_eq!(tiles_offered(&game).len(), 15);
    }

    /// CA-5.5, CA-5.16: the tile taken at set-up comes first, even if it costs more.
    #[test]
    fn the_reserved_tile_comes_first() {
        let mut game = management(|anna| {
            anna.reserved = Some(Department::NewLobby);
            anna.goods = 3;
        });
        assert_eq!(refused(&game, ANNA, TAKE_SALES), Illegal::ReservedFirst { department: Department::NewLobby });
        let new_lobby = Action::TakeDepartment { department: Department::NewLobby };
        assert_eq!(refused(&game, ANNA, new_lobby), Illegal::DepartmentTooDear { goods: 4, has: 3 });
        assert!(tiles_offered(&game).is_empty());
        game.players[0].goods = 4;
        let open = game.open_tiles;

        act(&mut game, ANNA, new_lobby);
        act(&mut game, ANNA, put("4-1"));

        assert_eq!((game.player(ANNA).reserved, game.player(ANNA).goods), (None, 0));
        assert_eq!(game.open_tiles, open, "it was not among the open tiles");
    }

    /// CA-2.6: tiles run out.
    #[test]
    fn a_tile_that_is_gone_can_not_be_placed() {
        let mut game = management(|_| {});
        game.open_tiles[Department::Sales.index()] = 0;

        let illegal = refused(&game, ANNA, TAKE_SALES);

        assert_eq!((illegal, rule_of(illegal)), (Illegal::NoTileLeft { department: Department::Sales }, "CA-2.6"));
    }

    #[test]
    fn a_full_company_has_no_room() {
        let game = management(|anna| {
            let empty: Vec<Space> = Space::all().filter(|space| anna.is_empty_space(*space)).collect();
            for (space, tile) in
                empty.into_iter().zip(Department::TILES.into_iter().filter(|tile| *tile != Department::Sales))
            {
                anna.room_mut(space).department = Some(tile);
            }
        });

        assert_eq!(refused(&game, ANNA, TAKE_SALES), Illegal::NoEmptySpace);
    }

    /// CA-5.11.4: New Lobby costs 2 goods more; those who lie on its space lie in the Lobby from now on.
    #[test]
    fn new_lobby_costs_two_goods_more_and_joins_the_lobby() {
        let mut game = management(|anna| anna.room_mut(space("3-3")).lying = 2);
        let lobby = game.player(ANNA).room(Space::lobby()).lying;

        act(&mut game, ANNA, Action::TakeDepartment { department: Department::NewLobby });
        act(&mut game, ANNA, put("3-3"));

        let anna = game.player(ANNA);
        assert_eq!(anna.goods, 4 - 3);
        assert_eq!((anna.room(space("3-3")).lying, anna.room(Space::lobby()).lying), (0, lobby + 2));
        assert_eq!(anna.desk_price(space("3-3")), None, "it has no desk");
    }

    /// CA-5.11.8: on placing a department, one worker from anywhere goes there at once, lying, at no cost.
    #[test]
    fn property_management_brings_a_worker() {
        let mut game = management(|anna| add(anna, Department::PropertyManagement, "4-1", 1));
        act(&mut game, ANNA, TAKE_SALES);
        act(&mut game, ANNA, put("3-4"));
        assert_eq!(game.phase, Phase::BringWorker { seat: ANNA, to: space("3-4") });
        let itself = refused(&game, ANNA, Action::BringWorker { from: space("3-4"), worker: Stance::Lying });
        assert!(matches!(itself, Illegal::AlreadyThere { .. }));

        act(&mut game, ANNA, Action::BringWorker { from: space("1-1"), worker: Stance::Standing });

        let anna = game.player(ANNA);
        assert_eq!((anna.room(space("3-4")).lying, anna.room(space("1-1")).standing, anna.goods), (1, 0, 2));
        assert_eq!(game.phase, Phase::Departments { seat: ANNA });
    }

    /// CA-5.11.8: also the Property Management or the Planning worker; they may be used no more.
    #[test]
    fn property_management_may_bring_the_planner_himself() {
        let mut game = management(|anna| {
            add(anna, Department::PropertyManagement, "4-1", 1);
            stand(anna, Department::Planning, 2);
            anna.goods = 9;
        });
        act(&mut game, ANNA, TAKE_SALES);
        act(&mut game, ANNA, put("3-4"));
        act(&mut game, ANNA, Action::BringWorker { from: space("2-2"), worker: Stance::Standing });
        assert_eq!(game.turn.uses[space("2-2").index()], 1, "who was brought had done their part");
        act(&mut game, ANNA, Action::TakeDepartment { department: Department::Logistics });
        act(&mut game, ANNA, put("4-4"));

        act(&mut game, ANNA, Action::BringWorker { from: space("4-1"), worker: Stance::Standing });

        assert_eq!(game.player(ANNA).room(space("4-4")).lying, 1);
        assert!(!game.player(ANNA).is_running(Department::PropertyManagement));
    }

    /// CA-5.11.8: nobody has to be brought; not for the placing of Property Management itself, and not if nobody stands there.
    #[test]
    fn property_management_needs_a_standing_worker() {
        let mut game = management(|anna| anna.reserved = Some(Department::PropertyManagement));
        act(&mut game, ANNA, Action::TakeDepartment { department: Department::PropertyManagement });
        act(&mut game, ANNA, put("3-4"));
        assert_eq!(game.phase, Phase::Departments { seat: ANNA });

        let mut game = management(|anna| add(anna, Department::PropertyManagement, "4-1", 1));
        act(&mut game, ANNA, TAKE_SALES);
        act(&mut game, ANNA, put("3-4"));
        act(&mut game, ANNA, Action::Finish);
        assert_eq!(game.player(ANNA).room(space("3-4")).lying, 0);
    }

    /// CA-5.16: who lies on a space where a department is placed can be activated this round.
    #[test]
    fn who_lies_there_can_be_activated_this_round() {
        let mut game = management(|anna| anna.room_mut(space("3-4")).lying = 1);
        act(&mut game, ANNA, TAKE_SALES);
        act(&mut game, ANNA, put("3-4"));
        while matches!(game.phase, Phase::Departments { .. }) {
            let seat = game.phase.to_act().first().unwrap();
            act(&mut game, seat, Action::Finish);
        }

        act(&mut game, ANNA, Action::Activate { department: Department::Sales });

        assert_eq!(game.player(ANNA).room(space("3-4")).standing, 1);
    }

    /// CA-2.4: Trade & Finance goods may pay for the department that Planning places next.
    #[test]
    fn goods_of_the_same_turn_pay() {
        let mut game = management(|anna| anna.goods = 1);
        assert!(tiles_offered(&game).is_empty());
        let assignment = Some(Region::West);
        act(
            &mut game,
            ANNA,
            Action::Use { department: Department::TradeAndFinance, gain: Resource::Goods, assignment },
        );

        act(&mut game, ANNA, TAKE_SALES);
        act(&mut game, ANNA, put("3-4"));

        assert_eq!(game.player(ANNA).goods, 1);
    }
}
