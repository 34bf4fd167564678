//! One player's things: company, strips, discs, money. Nothing of it is secret.

use crate::tables::company::COMPANY;
use crate::tables::donation::DonationSet;
use crate::tables::slot::SlotSet;
use crate::tables::strips::Field;
use crate::tables::transport::{LAST_SPACE, TransportSpace};
use crate::{Department, Gain, Project, Region, Resource, Side, Space, Timeline};
use serde::{Deserialize, Serialize};

/// CA-1.4
pub const WORKERS: u8 = 15;
/// CA-1.5
pub const DISCS: u8 = 30;

/// Arrays are indexed by space, project and region.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Player {
    pub money: u32,
    pub goods: u32,
    /// Scored on the way.
    pub points: u32,
    pub rooms: [Room; Space::COUNT],
    /// Workers not hired yet.
    pub reserve: u8,
    pub on_assignment: [u8; 4],
    pub strips: [Strip; 4],
    /// The space of each transport track, from 0.
    pub transport: [u8; 4],
    /// Discs in supply.
    pub discs: u8,
    /// Built on the map.
    pub projects: SlotSet,
    pub donations: DonationSet,
    /// CA-1.8: the tile taken at set-up, until it is placed.
    pub reserved: Option<Department>,
    /// CA-1.6: an action-choice tile that was not played.
    pub choice_tile: bool,
    /// CA-8.8: payments made at the end for each of [`crate::Donation::WELFARE_PAYMENTS`].
    pub welfare: [u8; 3],
}

/// A space of the company: what is there and who.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Room {
    pub department: Option<Department>,
    /// Workers at desks.
    pub standing: u8,
    pub lying: u8,
}

/// A project strip.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Strip {
    pub side: Side,
    /// The field it stands on, from 0.
    pub field: u8,
    /// Projects built from it: so many circles, from the first, pay.
    pub built: u8,
}

/// CA-2.1
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stance {
    Standing,
    Lying,
}

/// What something costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Price {
    pub dollars: u32,
    pub goods: u32,
}

impl Player {
    /// What stands on one space of the company.
    #[inline]
    pub fn room(&self, space: Space) -> &Room {
        &self.rooms[space.index()]
    }

    pub(crate) fn room_mut(&mut self, space: Space) -> &mut Room {
        &mut self.rooms[space.index()]
    }

    /// The strip of one kind of project.
    #[inline]
    pub fn strip(&self, project: Project) -> &Strip {
        &self.strips[project.index()]
    }

    /// Where a department is in the company.
    pub fn find(&self, department: Department) -> Option<Space> {
        Space::all().find(|space| self.room(*space).department == Some(department))
    }

    /// CA-5.11: an ongoing department works while a worker stands in it.
    #[inline]
    pub fn is_running(&self, department: Department) -> bool {
        self.rooms.iter().any(|room| room.department == Some(department) && room.standing > 0)
    }

    /// CA-2.8: the permanent worker is not among them.
    #[inline]
    pub fn standing_workers(&self) -> u8 {
        self.rooms.iter().map(|room| room.standing).sum()
    }

    /// Workers in the company that lie down: they work next round.
    pub fn lying_workers(&self) -> u8 {
        self.rooms.iter().map(|room| room.lying).sum()
    }

    /// Departments of a type, printed ones and New Lobby included, the Lobby not (CA-8.7).
    #[inline]
    pub fn departments_of(&self, timeline: Timeline) -> u8 {
        self.departments().filter(|department| department.timeline() == timeline).count() as u8
    }

    /// Every department in the company, from its floors up.
    pub fn departments(&self) -> impl Iterator<Item = Department> {
        self.rooms.iter().filter_map(|room| room.department)
    }

    /// CA-5.5: a space for a new department.
    pub fn is_empty_space(&self, space: Space) -> bool {
        self.room(space).department.is_none() && space != Space::lobby()
    }

    /// CA-5.20: moves that the shortest way takes; none to where a worker is. CA-5.11.4: both Lobbies are one space, called
    /// the Lobby, so none to New Lobby by its own name.
    pub fn moves_between(&self, from: Space, to: Space) -> Option<u8> {
        self.company_ways().moves_between(from, to)
    }

    /// For asking [`Player::moves_between`] many times.
    pub(crate) fn company_ways(&self) -> Ways {
        Ways { new_lobby: self.find(Department::NewLobby) }
    }

    /// CA-5.11.4: where workers who come to this space lie.
    pub(crate) fn lying_place(&self, space: Space) -> Space {
        if self.room(space).department == Some(Department::NewLobby) { Space::lobby() } else { space }
    }

    /// CA-7.5: what the cheapest free desk of a department costs; none if every desk is taken.
    pub fn desk_price(&self, space: Space) -> Option<u8> {
        let room = self.room(space);
        room.department?.desk_prices().get(usize::from(room.standing)).copied()
    }

    /// CA-4.4, CA-4.10, CA-5.11.12: what the next donation costs.
    #[inline]
    pub fn donation_price(&self) -> u32 {
        self.donation_step() * (self.donations.len() as u32 + 1)
    }

    /// CA-4.4: by how much each donation costs more than the one before.
    pub fn donation_step(&self) -> u32 {
        if self.is_running(Department::Communications) { 3 } else { 5 }
    }

    /// Where its disc stands on a region's transport track.
    #[inline]
    pub fn transport_space(&self, region: Region) -> &'static TransportSpace {
        &region.track()[usize::from(self.transport[region.index()])]
    }

    /// CA-4.1: for each worker taken back there.
    #[inline]
    pub fn transport_income(&self, region: Region) -> Gain {
        self.transport_space(region).income
    }

    /// CA-5.18, CA-5.11.16: study points to the next space of a track; none at its end.
    pub fn transport_cost(&self, region: Region) -> Option<u8> {
        let at = self.transport[region.index()];
        if at == LAST_SPACE {
            return None;
        }
        let printed = region.track()[usize::from(at) + 1].study;
        Some(if self.is_running(Department::Telegraph) { printed.saturating_sub(1).max(1) } else { printed })
    }

    /// The field that a strip stands on.
    #[inline]
    pub fn field(&self, project: Project) -> &'static Field {
        let strip = self.strip(project);
        &project.fields(strip.side)[usize::from(strip.field)]
    }

    /// The next field of a strip; none at its end (CA-5.18).
    pub fn next_field(&self, project: Project) -> Option<&'static Field> {
        let strip = self.strip(project);
        project.fields(strip.side).get(usize::from(strip.field) + 1)
    }

    /// Discs that wait on a strip to be built.
    #[inline]
    pub fn discs_on(&self, project: Project) -> u8 {
        let strip = self.strip(project);
        project.circles_up_to(strip.side, strip.field) - strip.built
    }

    /// CA-4.7: what the built circles of a strip pay; one of several where there is a choice.
    #[inline]
    pub fn project_incomes(&self, project: Project) -> impl Iterator<Item = &'static [Gain]> {
        let strip = self.strip(project);
        project.circles(strip.side).take(usize::from(strip.built))
    }

    pub(crate) fn can_pay(&self, price: Price) -> bool {
        self.money >= price.dollars && self.goods >= price.goods
    }

    /// CA-2.5: whether goods that are not needed could be sold for the rest of the money.
    pub(crate) fn could_pay(&self, price: Price) -> bool {
        self.goods >= price.goods && self.money + (self.goods - price.goods) >= price.dollars
    }

    pub(crate) fn pay(&mut self, price: Price) {
        self.money -= price.dollars;
        self.goods -= price.goods;
    }

    /// Says what came of it: fewer workers than wanted, perhaps (CA-2.10). Study points and moves are for the caller.
    pub(crate) fn receive(&mut self, gain: Gain) -> Gain {
        let Gain { what, amount } = gain;
        match what {
            Resource::Money => self.money += u32::from(amount),
            Resource::Goods => self.goods += u32::from(amount),
            Resource::Points => self.points += u32::from(amount),
            Resource::Worker => return Gain::new(what, self.hire(amount)),
            Resource::Study | Resource::Moves => {}
        }
        gain
    }

    /// CA-2.10: new workers lie in the Lobby; says how many there were.
    fn hire(&mut self, wanted: u8) -> u8 {
        let hired = wanted.min(self.reserve);
        self.reserve -= hired;
        self.room_mut(Space::lobby()).lying += hired;
        hired
    }
}

/// How far it is from room to room.
pub(crate) struct Ways {
    new_lobby: Option<Space>,
}

impl Ways {
    pub(crate) fn moves_between(&self, from: Space, to: Space) -> Option<u8> {
        let on_foot = from.steps_to(to);
        let Some(new_lobby) = self.new_lobby else { return (on_foot > 0).then_some(on_foot) };
        let to_a_lobby = |space: Space| space.steps_to(Space::lobby()).min(space.steps_to(new_lobby));
        let moves = on_foot.min(to_a_lobby(from) + to_a_lobby(to));
        (moves > 0 && to != new_lobby).then_some(moves)
    }
}

impl Strip {
    pub(crate) fn new(side: Side) -> Strip {
        Strip { side, field: 0, built: 0 }
    }
}

impl Room {
    /// Everybody in the room, standing or lying.
    pub fn workers(&self) -> u8 {
        self.standing + self.lying
    }

    /// How many in the room stand, or lie.
    pub fn count(&self, stance: Stance) -> u8 {
        match stance {
            Stance::Standing => self.standing,
            Stance::Lying => self.lying,
        }
    }

    /// One worker goes.
    pub(crate) fn leave(&mut self, stance: Stance) {
        match stance {
            Stance::Standing => self.standing -= 1,
            Stance::Lying => self.lying -= 1,
        }
    }
}

impl Stance {
    pub const ALL: [Stance; 2] = [Stance::Standing, Stance::Lying];

    /// The id of its name in the word files.
    pub const fn word(self) -> &'static str {
        match self {
            Stance::Standing => "ca-standing",
            Stance::Lying => "ca-lying",
        }
    }
}

impl Price {
    pub(crate) fn dollars(dollars: u32) -> Price {
        Price { dollars, goods: 0 }
    }
}

/// CA-1.3 to CA-1.5: a player before anything is chosen.
impl Player {
    pub(crate) fn at_start() -> Player {
        let mut rooms =
            COMPANY.printed.map(|department| Room { department, standing: u8::from(department.is_some()), lying: 0 });
        rooms[Space::lobby().index()].lying = 5;
        Player {
            money: 12,
            goods: 4,
            points: 0,
            rooms,
            reserve: 5,
            on_assignment: [0; 4],
            strips: [Strip::default(); 4],
            transport: [0; 4],
            discs: 22,
            projects: SlotSet::EMPTY,
            donations: DonationSet::EMPTY,
            reserved: None,
            choice_tile: false,
            welfare: [0; 3],
        }
    }

    /// Wherever they are.
    pub(crate) fn all_workers(&self) -> u8 {
        self.standing_workers() + self.lying_workers() + self.on_assignment.iter().sum::<u8>() + self.reserve
    }

    /// Wherever they are: one on the score track, four on the transport tracks.
    pub(crate) fn all_discs(&self) -> u8 {
        let on_strips: u8 = Project::ALL.iter().map(|project| self.discs_on(*project)).sum();
        1 + 4 + on_strips + self.projects.len() as u8 + self.donations.len() as u8 + self.discs
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// CA-1.3, CA-1.4, CA-1.5: what everybody starts with.
    #[test]
    fn everybody_starts_with_12_dollars_4_goods_15_workers_and_30_discs() {
        let player = Player::at_start();

        assert_eq!((player.money, player.goods, player.points), (12, 4, 0));
        assert_eq!((player.standing_workers(), player.lying_workers(), player.reserve), (5, 5, 5));
        assert_eq!(player.room(Space::lobby()).lying, 5);
        assert_eq!((player.all_workers(), player.all_discs()), (WORKERS, DISCS));
        assert_eq!(Project::ALL.map(|project| player.discs_on(project)), [1, 1, 1, 0]);
        assert_eq!(player.discs, 22);
    }
}
