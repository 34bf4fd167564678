//! CA-5.6, CA-5.7, CA-5.17, CA-5.11.9, CA-5.11.10: projects on the map.

use super::income;
use super::uses::{assign, may_use, spend_use};
use crate::player::Price;
use crate::state::Carnegie;
use crate::tables::map_sets::{ALL_SLOTS, FITTING};
use crate::tables::slot::SlotSet;
use crate::{Action, Department, Event, Illegal, Lack, Phase, Project, Slot};
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
        return Err(Illegal::ProjectTooDear { goods, has: player.goods });
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

/// CA-5.6: why nobody there can build.
pub(crate) fn lack(game: &Carnegie, seat: Seat, department: Department) -> Lack {
    let player = game.player(seat);
    let is_short = |project: Project| price(department, project).goods > player.goods;
    match Project::ALL.into_iter().any(|project| player.discs_on(project) > 0) {
        false => Lack::Project,
        true if ready(game, seat).any(is_short) => Lack::Goods,
        true => Lack::Other,
    }
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

pub(crate) fn builds(department: Department) -> bool {
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

#[cfg(test)]
mod tests {
    use super::super::positions::{ANNA, ERIK, act, add, departments_of, legal, refused, rule_of, slot, slots, stand};
    use super::*;
    use crate::{City, Gain, Player, Region, Resource, Timeline};

    fn construction(change: impl FnOnce(&mut Player)) -> Carnegie {
        departments_of(Timeline::Construction, change)
    }

    fn choose(department: Department, project: Project) -> Action {
        Action::ChooseProject { department, project }
    }

    fn build_at(name: &str) -> Action {
        Action::Build { slot: slot(name) }
    }

    /// CA-5.6: the worker goes to the region where one builds; goods are paid and the disc goes on a fitting slot.
    #[test]
    fn a_builder_goes_to_the_region_of_his_project() {
        let mut game = construction(|_| {});
        act(&mut game, ANNA, choose(Department::Construction, Project::Industry));
        act(&mut game, ANNA, build_at("Houston 3"));

        let anna = game.player(ANNA);
        assert_eq!((anna.goods, anna.on_assignment), (2, [0, 0, 1, 0]));
        assert_eq!(anna.room(anna.find(Department::Construction).unwrap()).standing, 0);
        assert_eq!(anna.projects, slots(&["Houston 3"]));
        assert_eq!((anna.strip(Project::Industry).built, anna.discs_on(Project::Industry)), (1, 0));
    }

    /// CA-5.6, CA-5.17: the slot shows the type; small cities take any.
    #[test]
    fn a_slot_must_fit() {
        let mut game = construction(|_| {});
        game.players[1].projects = slots(&["Boston 3"]);
        act(&mut game, ANNA, choose(Department::Construction, Project::Industry));
        let (industry, boston) = (Project::Industry, slot("Boston 1"));
        assert_eq!(refused(&game, ANNA, build_at("Boston 1")), Illegal::SlotNotFor { slot: boston, project: industry });
        assert_eq!(refused(&game, ANNA, build_at("Boston 3")), Illegal::SlotTaken { slot: slot("Boston 3") });

        act(&mut game, ANNA, build_at("Reno"));

        assert_eq!(game.player(ANNA).projects, slots(&["Reno"]));
    }

    /// CA-5.6: without goods, a disc on the strip or a free slot nothing is built; CA-2.4: nor is anybody sent out.
    #[test]
    fn what_can_not_be_built_is_refused() {
        let build = |game: &Carnegie, project| refused(game, ANNA, choose(Department::Construction, project));

        let poor = construction(|anna| anna.goods = 1);
        assert_eq!(build(&poor, Project::Industry), Illegal::ProjectTooDear { goods: 2, has: 1 });
        assert_eq!(rule_of(build(&poor, Project::Industry)), "CA-5.17");
        assert_eq!(build(&poor, Project::Infrastructure), Illegal::NoProjectReady { project: Project::Infrastructure });
        let mut full = construction(|_| {});
        full.neutral_projects = ALL_SLOTS;
        assert_eq!(build(&full, Project::Housing), Illegal::NoSlotFor { project: Project::Housing });
    }

    /// CA-5.17: incomes open in printed order; any number of own discs in a city.
    #[test]
    fn the_earliest_disc_of_a_strip_goes_first() {
        let mut game = construction(|anna| {
            stand(anna, Department::Construction, 2);
            anna.strips[Project::Housing.index()].field = 2;
        });
        for place in ["New Orleans 1", "New Orleans 3"] {
            act(&mut game, ANNA, choose(Department::Construction, Project::Housing));
            act(&mut game, ANNA, build_at(place));
        }

        let anna = game.player(ANNA);
        assert_eq!((anna.strip(Project::Housing).built, anna.discs_on(Project::Housing)), (2, 1));
        let incomes: Vec<Gain> = anna.project_incomes(Project::Housing).map(|income| income[0]).collect();
        assert_eq!(incomes, [Gain::new(Resource::Money, 2), Gain::new(Resource::Worker, 1)]);
        assert_eq!(City::of_slots(anna.projects).len(), 1);
    }

    /// CA-5.7: a marked small city pays the builder their transport income of that region at once.
    #[test]
    fn a_marked_city_pays_at_once() {
        let mut game = construction(|anna| {
            stand(anna, Department::Construction, 2);
            anna.transport[Region::Midwest.index()] = 3;
        });
        act(&mut game, ANNA, choose(Department::Construction, Project::Housing));
        act(&mut game, ANNA, build_at("Cincinnati"));
        assert_eq!(game.player(ANNA).goods, 4 - 1 + 2);
        act(&mut game, ANNA, choose(Department::Construction, Project::Commerce));
        act(&mut game, ANNA, build_at("Reno"));

        assert_eq!((game.player(ANNA).money, game.player(ANNA).goods), (12, 4), "Reno is not marked");
        assert!(City::named("Cincinnati").unwrap().pays_transport_income());
    }

    /// CA-5.7, CA-4.8: study points from a marked city are spent at once; then the turn goes on.
    #[test]
    fn study_points_from_a_city_are_spent_inside_the_turn() {
        let mut game = construction(|anna| {
            stand(anna, Department::Construction, 2);
            anna.transport[Region::Midwest.index()] = 2;
        });
        act(&mut game, ANNA, choose(Department::Construction, Project::Housing));
        act(&mut game, ANNA, build_at("Omaha"));
        assert_eq!(game.phase, Phase::Study { seat: ANNA, points: 3, from_project: true });
        act(&mut game, ANNA, Action::AdvanceStrip { project: Project::Housing });
        act(&mut game, ANNA, Action::AdvanceTransport { region: Region::West });

        assert_eq!(game.phase, Phase::Departments { seat: ANNA }, "no point is left");
        act(&mut game, ANNA, choose(Department::Construction, Project::Housing));
    }

    /// CA-5.11.9: Engineering builds as the printed Construction, for the same goods.
    #[test]
    fn engineering_builds_with_assignment() {
        let mut game = construction(|anna| add(anna, Department::Engineering, "3-1", 1));

        act(&mut game, ANNA, choose(Department::Engineering, Project::Commerce));
        act(&mut game, ANNA, build_at("Kansas City 2"));

        let anna = game.player(ANNA);
        assert_eq!((anna.goods, anna.money, anna.on_assignment), (3, 12, [0, 1, 0, 0]));
    }

    /// CA-5.11.10: $3 and the goods build in any region, without assignment.
    #[test]
    fn outsourcing_builds_without_assignment() {
        let mut game = construction(|anna| {
            add(anna, Department::ConstructionOutsourcing, "3-1", 1);
            anna.money = 2;
        });
        let outsource = choose(Department::ConstructionOutsourcing, Project::Commerce);
        assert_eq!(refused(&game, ANNA, outsource), Illegal::CannotAfford { dollars: 3, money: 2 });
        act(&mut game, ANNA, Action::SellGood);

        act(&mut game, ANNA, outsource);
        act(&mut game, ANNA, build_at("El Paso"));

        let anna = game.player(ANNA);
        assert_eq!((anna.goods, anna.money, anna.on_assignment), (2, 1, [0; 4]), "and El Paso pays its $1");
        assert_eq!(anna.room(anna.find(Department::ConstructionOutsourcing).unwrap()).standing, 1);
    }

    #[test]
    fn supply_chain_builds_nothing() {
        let game = construction(|anna| add(anna, Department::SupplyChain, "3-1", 1));
        let department = Department::SupplyChain;

        assert_eq!(refused(&game, ANNA, choose(department, Project::Housing)), Illegal::NeverBuilds { department });
    }

    /// CA-5.17: discs stay; nobody builds on another's slot.
    #[test]
    fn discs_stay_where_they_are() {
        let mut game = construction(|_| {});
        act(&mut game, ANNA, choose(Department::Construction, Project::Housing));
        act(&mut game, ANNA, build_at("Reno"));
        act(&mut game, ERIK, choose(Department::Construction, Project::Housing));

        assert!(!legal(&game, ERIK).contains(&build_at("Reno")));
        assert_eq!(refused(&game, ERIK, build_at("Reno")), Illegal::SlotTaken { slot: slot("Reno") });
    }
}
