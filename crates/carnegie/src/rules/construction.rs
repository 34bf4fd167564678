//! CA-5.6, CA-5.7, CA-5.17, CA-5.11.9, CA-5.11.10: projects on the map.

use super::departments::{assign, may_use, spend_use};
use super::income;
use crate::player::Price;
use crate::state::Carnegie;
use crate::tables::map_sets::{ALL_SLOTS, FITTING, SlotSet};
use crate::{Action, Department, Event, Illegal, Phase, Project, Slot};
use engine::Seat;

/// CA-5.11.10
const OUTSOURCING_DOLLARS: u32 = 3;

/// CA-5.6: a disc on its strip, the goods, and a free slot that fits.
pub(crate) fn may_choose_project(game: &Carnegie, department: Department, project: Project) -> Result<Seat, Illegal> {
    let (seat, _) = may_use(game, department)?;
    if !builds(department) {
        return Err(Illegal::NeverBuilds { department });
    }
    let player = game.player(seat);
    if player.discs_on(project) == 0 {
        return Err(Illegal::NoProjectReady { project });
    }
    let Price { dollars, goods } = price(department, project);
    if player.goods < goods {
        return Err(Illegal::TooFewGoods { goods, has: player.goods });
    }
    if player.money < dollars {
        return Err(Illegal::CannotAfford { dollars, money: player.money });
    }
    if free_slots(game, project).is_empty() {
        return Err(Illegal::NoSlotFor { project });
    }
    Ok(seat)
}

/// It is paid for where it is built.
pub(crate) fn choose_project(
    game: &mut Carnegie,
    department: Department,
    project: Project,
    events: &mut Vec<Event>,
) -> Result<(), Illegal> {
    let seat = may_choose_project(game, department, project)?;

    game.phase = Phase::Build { seat, department, project };
    events.push(Event::ProjectPicked { seat, department, project });
    Ok(())
}

pub(crate) fn list_projects(game: &Carnegie, seat: Seat, department: Department, legal: &mut Vec<Action>) {
    let payable = |project: &Project| game.player(seat).can_pay(price(department, *project));
    let projects = ready(game, seat).filter(payable);
    legal.extend(projects.map(|project| Action::ChooseProject { department, project }));
}

/// If need be after selling goods.
pub(crate) fn is_possible(game: &Carnegie, seat: Seat, department: Department) -> bool {
    ready(game, seat).any(|project| game.player(seat).could_pay(price(department, project)))
}

/// CA-5.17: the slot shows the type, or lies in a small city.
pub(crate) fn may_build(game: &Carnegie, slot: Slot) -> Result<(Seat, Department, Project), Illegal> {
    let Phase::Build { seat, department, project } = game.phase else {
        return Err(Illegal::NotNow { phase: game.phase });
    };
    if !slot.fits(project) {
        return Err(Illegal::SlotNotFor { slot, project });
    }
    if game.taken_slots().contains(slot) {
        return Err(Illegal::SlotTaken { slot });
    }
    Ok((seat, department, project))
}

/// CA-5.6: the worker goes to the region of the slot; CA-5.7: a marked city pays at once.
pub(crate) fn build(game: &mut Carnegie, slot: Slot, events: &mut Vec<Event>) -> Result<(), Illegal> {
    let (seat, department, project) = may_build(game, slot)?;

    let price = price(department, project);
    let player = game.player_mut(seat);
    let space = player.find(department).expect("its worker is at work");
    player.pay(price);
    player.strips[project.index()].built += 1;
    player.projects = player.projects.with(slot);
    spend_use(game, space);
    if department != Department::ConstructionOutsourcing {
        assign(game, seat, space, slot.region(), events);
    }
    let Price { dollars, goods } = price;
    events.push(Event::ProjectBuilt { seat, department, project, slot, goods, dollars });
    game.phase = Phase::Departments { seat };
    if slot.city().pays_transport_income() {
        let points = income::pay_transport(game, seat, slot.region(), 1, events);
        if points > 0 {
            game.phase = Phase::Study { seat, points, from_project: true };
        }
    }
    Ok(())
}

pub(crate) fn list_slots(game: &Carnegie, project: Project, legal: &mut Vec<Action>) {
    legal.extend(free_slots(game, project).iter().map(|slot| Action::Build { slot }));
}

/// CA-5.11.10, CA-5.17
pub(crate) fn price(department: Department, project: Project) -> Price {
    let dollars = if department == Department::ConstructionOutsourcing { OUTSOURCING_DOLLARS } else { 0 };
    Price { dollars, goods: u32::from(project.goods()) }
}

fn builds(department: Department) -> bool {
    matches!(department, Department::Construction | Department::Engineering | Department::ConstructionOutsourcing)
}

fn free_slots(game: &Carnegie, project: Project) -> SlotSet {
    ALL_SLOTS.both(FITTING[project.index()]).minus(game.taken_slots())
}

/// Projects with a disc on their strip and a slot to go to.
fn ready(game: &Carnegie, seat: Seat) -> impl Iterator<Item = Project> {
    let has_disc = move |project: &Project| game.player(seat).discs_on(*project) > 0;
    Project::ALL.into_iter().filter(has_disc).filter(|project| !free_slots(game, *project).is_empty())
}
